//! The strategies (feature `proptest`) give what they say.
#![cfg(feature = "proptest")]

use abstract_games_core::proptest::{move_texts, position_texts, positions_and_illegal_moves};
use proptest::prelude::*;
use yonmoque::{EndReason, Move, Notation, Position, Rules, Score, Squares, Yonmoque};

proptest! {
    #[test]
    fn small_types_can_be_drawn(end: EndReason, rules: Rules) {
        prop_assert!(!end.to_string().is_empty());
        prop_assert_eq!(rules, Rules::STANDARD);
    }

    #[test]
    fn positions_can_be_written_and_read(game: Yonmoque) {
        let text = game.position_text().to_string();
        prop_assert_eq!(Yonmoque::parse_position(Rules::STANDARD, &text), Ok(game));
    }

    #[test]
    fn board_and_hands_are_twelve(game: Yonmoque) {
        let on_board = game.score().first + game.score().second;
        let hands = game.hand(yonmoque::Player::First) + game.hand(yonmoque::Player::Second);
        prop_assert_eq!(on_board + u32::from(hands), 12);
    }

    #[test]
    fn a_refused_move_changes_nothing(
        (game, mv) in positions_and_illegal_moves::<Yonmoque>(Rules::STANDARD, 40)
    ) {
        let mut after = game;
        prop_assert!(after.play(mv).is_err());
        prop_assert_eq!(after, game);
    }

    #[test]
    fn any_move_is_judged_like_the_list(game: Yonmoque, mv: Move) {
        prop_assert_eq!(game.is_legal(mv), game.legal_moves().any(|legal| legal == mv));
    }

    #[test]
    fn sets_of_squares_are_made_of_squares(squares: Squares) {
        prop_assert_eq!(squares.iter().collect::<Squares>(), squares);
    }

    #[test]
    fn what_can_be_read_is_written_the_same(text in position_texts::<Yonmoque>(Rules::STANDARD, 40)) {
        if let Ok(game) = Yonmoque::parse_position(Rules::STANDARD, &text) {
            let written = game.position_text().to_string();
            prop_assert!(written.starts_with(&text), "{} {}", text, written);
        }
    }

    #[test]
    fn moves_that_can_be_read_are_written_the_same(
        text in move_texts::<Yonmoque>(Rules::STANDARD, 40)
    ) {
        if let Ok(mv) = Yonmoque::parse_move(Rules::STANDARD, &text) {
            prop_assert_eq!(mv.to_string(), text);
        }
    }
}
