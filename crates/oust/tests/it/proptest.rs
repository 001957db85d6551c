//! Properties, by the strategies of the feature `proptest`.

use abstract_games_testkit::strategies::{move_texts, position_texts, positions_and_illegal_moves};
use oust::prelude::*;
use oust::proptest::scattered;
use proptest::prelude::*;

use crate::kit::{SQUARE_8, SQUARE_9};

proptest! {
    #[test]
    fn small_types_have_values(end: EndReason, board: Board, cell: Cell) {
        prop_assert!(!end.to_string().is_empty());
        prop_assert!(Board::ALL.contains(&board));
        prop_assert_eq!(Cell::new(cell.index()), Some(cell));
    }

    #[test]
    fn names_can_be_written_and_read(rules: AnyRules) {
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    #[test]
    fn positions_can_be_written_and_read(game: Oust<2>) {
        let text = game.position_text().to_string();
        prop_assert_eq!(Oust::parse_position(game.rules(), &text), Ok(game));
    }

    #[test]
    fn group_sizes_add_up(game in scattered(SQUARE_9)) {
        for player in Player::ALL {
            let stones: u16 = game.group_sizes(player).sum();
            prop_assert_eq!(u32::from(stones), game.score()[player]);
            prop_assert_eq!(game.group_sizes(player).len(), game.groups(player).count());
            prop_assert!(game.group_sizes(player).is_sorted_by(|a, b| a >= b));
        }
    }

    #[test]
    fn an_illegal_move_changes_nothing(
        (game, mv) in positions_and_illegal_moves::<Oust<1>>(Rules::HEX_5, 60)
    ) {
        let mut after = game;
        prop_assert!(after.play(mv).is_err());
        prop_assert_eq!(after, game);
    }

    #[test]
    fn is_legal_agrees_with_the_list(game in scattered(Rules::HEX_7), mv: Move) {
        prop_assert_eq!(game.is_legal(mv), game.legal_moves().any(|legal| legal == mv));
    }

    #[test]
    fn what_can_be_read_is_written_the_same(
        text in position_texts::<Oust<1>>(Rules::HEX_3, 20)
    ) {
        if let Ok(game) = Oust::parse_position(Rules::HEX_3, &text) {
            let written = game.position_text().to_string();
            // A dead board is a draw, even if the text has no outcome.
            let text = text.strip_suffix(" -").unwrap_or(&text);
            prop_assert!(written.starts_with(text), "{} {}", text, written);
        }
    }

    #[test]
    fn moves_that_can_be_read_are_written_the_same(
        text in move_texts::<Oust<2>>(Rules::HEX_7, 20)
    ) {
        if let Ok(mv) = Oust::parse_move(Rules::HEX_7, &text) {
            let game = Oust::start(Rules::HEX_7);
            prop_assert_eq!(game.move_text(mv).to_string(), text);
        }
    }
}

#[test]
fn scattered_boards_are_full_empty_and_of_one_colour_too() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let (mut empty, mut full, mut red, mut blue) = (0, 0, 0, 0);
    for _ in 0..400 {
        let tree = scattered(SQUARE_8).new_tree(&mut runner).unwrap();
        let score = tree.current().score();
        match (score.first, score.second) {
            (0, 0) => empty += 1,
            (reds, 0) if reds > 10 => red += 1,
            (0, blues) if blues > 10 => blue += 1,
            (reds, blues) if reds + blues == 64 => full += 1,
            _ => {}
        }
    }
    // About one in eleven of each is expected.
    let fewest = [empty, full, red, blue].into_iter().min().unwrap();
    assert!(fewest > 15, "{empty} {full} {red} {blue}");
}
