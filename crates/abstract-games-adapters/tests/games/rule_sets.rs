//! Rule sets for `board-game`, with every move that their games can have.

use abstract_games_adapters::board_game::{
    Board, Move, RuleSet, Symmetric, Unsymmetric, every_action,
};
use abstract_games_core::Notation;
use omnigon::{Facing, hexagon, patent};

macro_rules! symmetric {
    ($set:ident) => {
        Symmetric<$set>
    };
}

macro_rules! unsymmetric {
    ($set:ident) => {
        Unsymmetric
    };
}

macro_rules! rule_sets {
    ($($set:ident: $position:ty, $name:literal, $symmetry:ident, $moves:path;)+) => {
        $(
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub(crate) struct $set;

            impl RuleSet for $set {
                type Position = $position;
                type Symmetry = $symmetry!($set);

                fn rules() -> <$position as abstract_games_core::Position>::Rules {
                    $name.parse().unwrap()
                }

                fn every_move() -> Vec<<$position as abstract_games_core::Position>::Move> {
                    $moves(Self::rules())
                }
            }
        )+
    };
}

rule_sets! {
    OustHex2: oust::Oust<1>, "oust:hex-2", unsymmetric, oust_moves;
    OustHex3: oust::Oust<1>, "oust:hex-3", unsymmetric, oust_moves;
    OustHex3Pie: oust::Oust<1>, "oust:hex-3,pie", unsymmetric, oust_moves;
    OustHex7: oust::Oust<2>, "oust", unsymmetric, oust_moves;
    OustSquare2: oust::Oust<1>, "oust:square-2", unsymmetric, oust_moves;
    OustSquare3: oust::Oust<1>, "oust:square-3", unsymmetric, oust_moves;
    OustSquare4: oust::Oust<1>, "oust:square-4", unsymmetric, oust_moves;
    OustSquare7: oust::Oust<1>, "oust:square-7", unsymmetric, oust_moves;
    YonmoqueOnly: yonmoque::Yonmoque, "yonmoque", symmetric, every_action::<yonmoque::Yonmoque>;
    Omnigon1988: omnigon::Omnigon88, "omnigon", unsymmetric, hexagon_moves;
    Omnigon1981: omnigon::OmnigonPatent, "omnigon:1981", unsymmetric, patent_moves;
    Omnigon1981Illegal: omnigon::OmnigonPatent, "omnigon:1981,second=square,third-turn=illegal", unsymmetric, patent_moves;
    Omnigon1983: omnigon::OmnigonPatent, "omnigon:1983,second=square", unsymmetric, patent_moves;
    Omnigon1983Staggered: omnigon::OmnigonPatent, "omnigon:1983,grid=staggered", unsymmetric, patent_moves;
    OxyDefault: oxy::Oxy, "oxy", unsymmetric, oxy_moves;
    OxyClassic: oxy::Oxy, "oxy:limit=1", unsymmetric, oxy_moves;
    OxyChessRelayout: oxy::Oxy, "oxy:chess,limit=4,after=relayout", unsymmetric, oxy_moves;
}

fn oust_moves<const W: usize>(rules: oust::Rules<W>) -> Vec<oust::Move> {
    let places = (0..rules.board().cells()).map(oust::Move::Place);
    places.chain([oust::Move::Pass, oust::Move::Swap]).collect()
}

fn hexagon_moves(_: omnigon::Rules88) -> Vec<hexagon::Move> {
    let mut moves = vec![hexagon::Move::Pass];
    for from in hexagon::Cell::all() {
        for to in hexagon::Cell::all().filter(|&to| to != from) {
            for facing in [None].into_iter().chain(Facing::ALL.map(Some)) {
                moves.extend([false, true].map(|capture| hexagon::Move::Slide {
                    from,
                    to,
                    facing,
                    capture,
                }));
            }
        }
    }
    moves
}

fn patent_moves(_: omnigon::PatentRules) -> Vec<patent::Move> {
    let mut moves = vec![patent::Move::Pass];
    for cell in patent::Cell::all() {
        moves.push(patent::Move::Remove { cell });
        for facing in Facing::ALL {
            moves.push(patent::Move::Turn { cell, facing });
            for to in patent::Cell::all().filter(|&to| to != cell) {
                moves.extend([false, true].map(|capture| patent::Move::Slide {
                    from: cell,
                    to,
                    facing,
                    capture,
                }));
            }
        }
    }
    moves
}

fn oxy_moves(_: oxy::Rules) -> Vec<oxy::Move> {
    let exchanges = oxy::Cell::all().flat_map(|symbol| {
        let neutral = oxy::Cell::all().filter(move |&neutral| neutral != symbol);
        neutral.map(move |neutral| oxy::Move::Exchange { symbol, neutral })
    });
    oxy::Cell::all()
        .map(oxy::Move::Slide)
        .chain(exchanges)
        .chain([oxy::Move::Pass])
        .collect()
}

/// A move by its text.
pub(crate) fn mv<R: RuleSet>(text: &str) -> Move<R> {
    Move::new(R::Position::parse_move(R::rules(), text).unwrap())
}

/// Something to check of a board.
pub(crate) trait Check {
    fn check<R: RuleSet>(self, board: &Board<R>, winning: &str);
}

/// Does the check on the board of a position, whose rules have a name.
pub(crate) fn with_rules<P: Notation>(rules: &str, position: P, winning: &str, check: impl Check) {
    macro_rules! among {
        ($($set:ident)+) => {
            $(
                if <$set as RuleSet>::rules().to_string() == rules {
                    let text = position.position_text().to_string();
                    let same = <<$set as RuleSet>::Position as Notation>::parse_position(
                        $set::rules(), &text).unwrap();
                    return check.check(&Board::<$set>::new(same).unwrap(), winning);
                }
            )+
        };
    }
    among! {
        OustHex3 OustSquare4 OustSquare7 YonmoqueOnly Omnigon1988 Omnigon1981Illegal Omnigon1983
    }
    panic!("no rule set here is {rules}");
}
