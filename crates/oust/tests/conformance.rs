//! The laws that every game must keep.

mod common;
mod kit;

use abstract_games_core::conformance::{Games, check_distinct, check_games, check_position};
use common::with_rules;
use kit::{every_move, position};
use oust::{Board, Notation, Oust, Position, Rules};

fn check<const W: usize>(rules: Rules<W>, games: Games) {
    let checked = check_games::<Oust<W>>(rules, &every_move(rules), games);
    checked.unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn random_games_keep_the_laws_on_every_board() {
    for board in Board::ALL {
        let cells = u32::from(board.cells());
        let games = Games {
            seed: u64::from(cells),
            games: (150 / cells).clamp(1, 15),
            max_plies: (4_000 / cells).clamp(12, 300),
        };
        with_rules!(format!("oust:{board}").as_str(), check, games);
    }
}

#[test]
fn games_with_the_pie_rule_keep_the_laws() {
    let games = Games {
        seed: 11,
        games: 40,
        max_plies: 60,
    };
    for name in ["oust:hex-2,pie", "oust:hex-3,pie", "oust:square-5,pie"] {
        with_rules!(name, check, games);
    }
}

#[test]
fn rare_positions_keep_the_laws() {
    let every = every_move(Rules::HEX_3);
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
        let game = position(Rules::HEX_3, text);
        let checked = check_position(&game, &every);
        checked.unwrap_or_else(|violation| panic!("{violation}"));
    }
    let dead = position(Rules::SQUARE_2, "rb/br b");
    assert_eq!(dead.position_text().to_string(), "rb/br b d");
    check_position(&dead, &every_move(Rules::SQUARE_2)).unwrap();
}

#[test]
fn positions_that_differ_in_one_thing_are_told_apart() {
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
    positions.push(Oust::start(Rules::HEX_4));
    positions.push(Oust::start(Rules::SQUARE_8));
    check_distinct(&positions).unwrap_or_else(|violation| panic!("{violation}"));
}
