//! A game keeps the rules that it was opened with: the seed of a position
//! string changes neither its name nor what later text means.

use abstract_games::records::{Record, Tags};
use abstract_games::{AnyGame, open};

const NAME: &str = "oxy:after=relayout,seed=1";

/// A position whose layouts are drawn from seed 2.
const SEED_2: &str = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y 1 0-0 - - 0 - - 2:0 -";

/// The same position without the field of the seed, which is then that of the
/// rules.
const NO_SEED: &str = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y 1 0-0 - - 0 - -";

/// The game after setting a position with another seed.
fn game() -> Box<dyn AnyGame> {
    let mut game = open(NAME).unwrap();
    game.set_position(SEED_2).unwrap();
    game
}

/// The seed and the number of draws in a position string.
fn source(position: &str) -> &str {
    position.split(' ').nth(8).unwrap()
}

#[test]
fn the_position_keeps_its_seed() {
    let game = game();
    assert_eq!(game.position(), SEED_2);
    let mut again = open(&game.name()).unwrap();
    again.set_position(&game.position()).unwrap();
    assert_eq!(again.key(), game.key());
}

#[test]
fn the_name_is_that_of_the_opened_game() {
    let mut game = game();
    assert_eq!(game.name(), NAME);
    assert_eq!(game.boxed_clone().name(), NAME);
    let mv = game.nth_move(0).unwrap();
    game.play(&mv).unwrap();
    assert_eq!(game.name(), NAME);
}

#[test]
fn reset_returns_to_the_opened_game() {
    let mut game = game();
    game.reset();
    let fresh = open(NAME).unwrap();
    assert_eq!(game.position(), fresh.position());
    assert_eq!((game.name(), game.key()), (fresh.name(), fresh.key()));
}

#[test]
fn later_positions_are_read_under_the_opened_rules() {
    let mut game = game();
    game.set_position(NO_SEED).unwrap();
    assert_eq!(source(&game.position()), "1:0");
}

#[test]
fn pictures_have_the_name_of_the_opened_game() {
    let options = abstract_games::svg::Options::new();
    let picture = abstract_games::svg::draw(game().as_ref(), &options).unwrap();
    assert!(
        picture.contains(&format!("<title>{NAME}: ")),
        "{picture:.300}"
    );
}

#[test]
fn records_of_the_game_have_its_name() {
    let game = game();
    let record = Record::of_game(game.as_ref());
    assert_eq!(record.game(), Some(NAME));
    assert_eq!(record.tags.get(Tags::POSITION), Some(SEED_2));
    let again = record.to_game().unwrap();
    assert_eq!(again.name(), NAME);
    assert_eq!(again.position(), game.position());
}

#[test]
fn records_keep_their_rules_after_positions() {
    let mv = game().nth_move(0).unwrap();
    // The second position is read under the rules of the tag `Game`, whether
    // the first is the start or comes after a move.
    for text in [
        format!("[Game \"{NAME}\"]\n[Position \"{SEED_2}\"]\n\n{mv} [Position \"{NO_SEED}\"] *"),
        format!("[Game \"{NAME}\"]\n\n{mv} [Position \"{SEED_2}\"] [Position \"{NO_SEED}\"] *"),
    ] {
        let record: Record = text.parse().unwrap();
        let replay = record.replay().unwrap();
        assert_eq!(replay.game, NAME);
        assert_eq!(source(&replay.position), "1:0");
        let mut game = record.to_game().unwrap();
        assert_eq!(source(&game.position()), "1:0");
        assert_eq!(game.name(), NAME);
        game.reset();
        assert_eq!(game.position(), open(NAME).unwrap().position());
    }
}
