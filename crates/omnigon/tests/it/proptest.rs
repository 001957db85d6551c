//! The strategies of the feature `proptest`.

use abstract_games_testkit::strategies::{move_texts, position_texts, positions_and_illegal_moves};
use omnigon::{AnyRules, EndReason, Notation, Position, patent, published};
use proptest::prelude::*;

proptest! {
    #[test]
    fn small_types_can_be_drawn(end: EndReason, rules: published::Rules) {
        prop_assert!(!end.to_string().is_empty());
        prop_assert_eq!(rules, published::Rules::STANDARD);
    }

    #[test]
    fn positions_are_parsed_back(game: published::Omnigon, other: patent::Omnigon) {
        let text = game.position_text().to_string();
        prop_assert_eq!(published::Omnigon::parse_position(published::Rules::STANDARD, &text), Ok(game));
        let text = other.position_text().to_string();
        prop_assert_eq!(patent::Omnigon::parse_position(other.rules(), &text), Ok(other));
    }

    #[test]
    fn names_are_parsed_back(variant: AnyRules) {
        prop_assert_eq!(variant.to_string().parse(), Ok(variant));
    }

    #[test]
    fn an_illegal_move_changes_nothing(
        (game, mv) in positions_and_illegal_moves::<patent::Omnigon>(patent::Rules::OF_1981, 20)
    ) {
        let mut after = game;
        prop_assert!(after.play(mv).is_err());
        prop_assert_eq!(after, game);
    }

    #[test]
    fn is_legal_agrees_with_legal_moves(
        game: published::Omnigon,
        mv: published::Move,
        other: patent::Omnigon,
        other_mv: patent::Move,
    ) {
        prop_assert_eq!(game.is_legal(mv), game.legal_moves().any(|legal| legal == mv));
        let listed = other.legal_moves().any(|legal| legal == other_mv);
        prop_assert_eq!(other.is_legal(other_mv), listed);
    }

    #[test]
    fn what_parses_is_written_the_same(
        text in position_texts::<published::Omnigon>(published::Rules::STANDARD, 40),
        other in position_texts::<patent::Omnigon>(patent::Rules::OF_1983, 40),
    ) {
        if let Ok(game) = published::Omnigon::parse_position(published::Rules::STANDARD, &text) {
            prop_assert!(game.position_text().to_string().starts_with(&text));
        }
        if let Ok(game) = patent::Omnigon::parse_position(patent::Rules::OF_1983, &other) {
            prop_assert!(game.position_text().to_string().starts_with(&other));
        }
    }

    #[test]
    fn moves_that_parse_are_written_the_same(
        text in move_texts::<published::Omnigon>(published::Rules::STANDARD, 40),
        other in move_texts::<patent::Omnigon>(patent::Rules::OF_1981, 40),
    ) {
        if let Ok(mv) = published::Omnigon::parse_move(published::Rules::STANDARD, &text) {
            prop_assert_eq!(mv.to_string(), text);
        }
        if let Ok(mv) = patent::Omnigon::parse_move(patent::Rules::OF_1981, &other) {
            prop_assert_eq!(mv.to_string(), other);
        }
    }
}
