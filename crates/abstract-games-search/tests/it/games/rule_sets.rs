//! Rule sets for `board-game`.

use abstract_games_core::Notation;
use abstract_games_search::board_game::{Board, FixedRules, Move, Symmetric, every_action};

use super::TestGame;

macro_rules! rule_sets {
    ($($set:ident: $position:ty, $name:literal;)+) => {
        $(
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub(crate) struct $set;

            impl FixedRules for $set {
                type Position = $position;
                type Symmetry = Symmetric<Self>;

                fn rules() -> <$position as abstract_games_core::Position>::Rules {
                    $name.parse().unwrap()
                }

                fn every_move() -> Vec<<$position as abstract_games_core::Position>::Move> {
                    every_action::<$position>(Self::rules())
                }
            }
        )+
    };
}

rule_sets! {
    OustHex2: oust::Oust<1>, "oust:hex-2";
    OustHex3: oust::Oust<1>, "oust:hex-3";
    OustHex3Pie: oust::Oust<1>, "oust:hex-3,pie";
    OustHex7: oust::Oust<2>, "oust";
    OustSquare2: oust::Oust<1>, "oust:square-2";
    OustSquare3: oust::Oust<1>, "oust:square-3";
    OustSquare4: oust::Oust<1>, "oust:square-4";
    OustSquare7: oust::Oust<1>, "oust:square-7";
    YonmoqueOnly: yonmoque::Yonmoque, "yonmoque";
    Omnigon1988: omnigon::published::Omnigon, "omnigon";
    Omnigon1981: omnigon::patent::Omnigon, "omnigon:1981";
    Omnigon1981Illegal: omnigon::patent::Omnigon, "omnigon:1981,second=square,third-turn=illegal";
    Omnigon1983: omnigon::patent::Omnigon, "omnigon:1983,second=square";
    Omnigon1983Staggered: omnigon::patent::Omnigon, "omnigon:1983,grid=staggered";
    OxyDefault: oxy::Oxy, "oxy";
    OxyClassic: oxy::Oxy, "oxy:limit=1";
    OxyChessRelayout: oxy::Oxy, "oxy:chess,limit=4,after=relayout";
}

/// A move by its text.
pub(crate) fn mv<R: FixedRules>(text: &str) -> Move<R> {
    Move::new(R::Position::parse_move(R::rules(), text).unwrap())
}

/// A check of a board, for a board of any type.
pub(crate) trait Check {
    fn check<R: FixedRules>(self, board: &Board<R>, winning: &str);
}

/// Runs the check on the board of a position under the rules called `rules`.
pub(crate) fn with_rules<P: TestGame>(rules: &str, position: P, winning: &str, check: impl Check) {
    macro_rules! among {
        ($($set:ident)+) => {
            $(
                if <$set as FixedRules>::rules().to_string() == rules {
                    let text = position.position_text().to_string();
                    let same = <<$set as FixedRules>::Position as Notation>::parse_position(
                        $set::rules(), &text).unwrap();
                    return check.check(&Board::<$set>::new(same).unwrap(), winning);
                }
            )+
        };
    }
    among! {
        OustHex3 OustSquare4 OustSquare7 YonmoqueOnly Omnigon1988 Omnigon1981Illegal Omnigon1983
    }
    panic!("no rule set is called {rules}");
}
