//! The laws that every game must obey.

use abstract_games_testkit::conformance::{
    Games, Violation, check_distinct, check_games_with_text, check_position, check_text,
};
use oust::{Visitor, prelude::*};

use crate::kit::{HEX_4, SQUARE_2, SQUARE_8, every_board, every_move, position, rules};

fn demand(checked: Result<(), Violation>) {
    checked.unwrap_or_else(|violation| panic!("{violation}"));
}

struct GamesObeyTheLaws(Games);

impl Visitor for GamesObeyTheLaws {
    type Output = ();

    fn visit<const W: usize>(self, rules: Rules<W>) {
        demand(check_games_with_text::<Oust<W>>(
            rules,
            &every_move(rules),
            self.0,
        ));
    }
}

fn obeys_the_laws<const W: usize>(game: &Oust<W>) {
    demand(check_position(game, &every_move(game.rules())));
    demand(check_text(game));
}

#[test]
fn random_games_obey_the_laws_on_every_board() {
    for rules in every_board() {
        let cells = rules.board.cell_count() as u32;
        let games = Games {
            seed: u64::from(cells),
            games: (150 / cells).clamp(1, 15),
            max_plies: (4_000 / cells).clamp(12, 300),
        };
        rules.visit(GamesObeyTheLaws(games));
    }
}

#[test]
fn games_with_the_pie_rule_obey_the_laws() {
    let games = Games {
        seed: 11,
        games: 40,
        max_plies: 60,
    };
    for name in ["oust:hex-2,pie", "oust:hex-3,pie", "oust:square-5,pie"] {
        rules(name).visit(GamesObeyTheLaws(games));
    }
}

#[test]
fn rare_positions_obey_the_laws() {
    for text in [
        // One colour alone, with and without a win.
        "3/4/2rr1/4/3 r r",
        "3/4/2rr1/4/3 r -",
        "3/4/2rr1/4/3 b -",
        // Only a pass is left for Red.
        "rrr/rrrr/rrrrr/rrrr/rr1 r -",
        // A full board of both.
        "rbr/brbr/rbrbr/brbr/rbr b",
    ] {
        obeys_the_laws(&position(Rules::HEX_3, text));
    }
    let dead = position(SQUARE_2, "rb/br b");
    assert_eq!(dead.position_text().to_string(), "rb/br b d");
    obeys_the_laws(&dead);
}

#[test]
fn positions_that_differ_in_one_thing_are_distinct() {
    let texts = [
        "3/4/2r2/4/3 b",
        "3/4/2r2/4/3 r",
        "3/4/2rr1/4/3 r",
        "3/4/2rr1/4/3 r r",
        "3/4/2b2/4/3 b",
        "3/4/3r1/4/3 b",
        "3/4/2r2/4/b2 b",
        "3/4/5/4/3 b",
    ];
    let pie = Rules::HEX_3.with_pie(true);
    let mut positions: Vec<Oust<1>> = texts.map(|text| position(Rules::HEX_3, text)).into();
    positions.extend(texts.map(|text| position(pie, text)));
    positions.push(Oust::start(HEX_4));
    positions.push(Oust::start(SQUARE_8));
    demand(check_distinct(&positions));
}
