//! The strategies (feature `proptest`) give what they say.
#![cfg(feature = "proptest")]

use abstract_games_core::proptest::{move_texts, position_texts, positions_and_illegal_moves};
use oust::proptest::strewn;
use oust::{Board, EndReason, Move, Notation, Oust, Player, Position, Rules, Score, Variant};
use proptest::prelude::*;

proptest! {
    #[test]
    fn small_types_can_be_drawn(end: EndReason, board: Board) {
        prop_assert!(!end.to_string().is_empty());
        prop_assert!(Board::ALL.contains(&board));
    }

    #[test]
    fn names_can_be_written_and_read(variant: Variant) {
        prop_assert_eq!(variant.to_string().parse(), Ok(variant));
    }

    #[test]
    fn positions_can_be_written_and_read(game: Oust<2>) {
        let text = game.position_text().to_string();
        prop_assert_eq!(Oust::parse_position(game.rules(), &text), Ok(game));
    }

    #[test]
    fn group_sizes_add_up(game in strewn(Rules::SQUARE_9)) {
        for player in Player::ALL {
            let stones: u16 = game.group_sizes(player).sum();
            prop_assert_eq!(u32::from(stones), game.score()[player]);
            prop_assert_eq!(game.group_sizes(player).len(), game.groups(player).count());
            prop_assert!(game.group_sizes(player).is_sorted_by(|a, b| a >= b));
        }
    }

    #[test]
    fn a_refused_move_changes_nothing(
        (game, mv) in positions_and_illegal_moves::<Oust<1>>(Rules::HEX_5, 60)
    ) {
        let mut after = game;
        prop_assert!(after.play(mv).is_err());
        prop_assert_eq!(after, game);
    }

    #[test]
    fn any_move_is_judged_like_the_list(game in strewn(Rules::HEX_7), mv: Move) {
        prop_assert_eq!(game.is_legal(mv), game.legal_moves().any(|legal| legal == mv));
    }

    #[test]
    fn what_can_be_read_is_written_the_same(
        text in position_texts::<Oust<1>>(Rules::HEX_3, 20)
    ) {
        if let Ok(game) = Oust::parse_position(Rules::HEX_3, &text) {
            let written = game.position_text().to_string();
            // A board that is dead is drawn, even if the text left it open.
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
fn strewn_boards_are_full_empty_and_of_one_colour_too() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let (mut empty, mut full, mut red, mut blue) = (0, 0, 0, 0);
    for _ in 0..400 {
        let tree = strewn(Rules::SQUARE_8).new_tree(&mut runner).unwrap();
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
