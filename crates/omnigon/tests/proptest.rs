//! The strategies (feature `proptest`) give what they say.
#![cfg(feature = "proptest")]

use abstract_games_core::proptest::{move_texts, position_texts, positions_and_illegal_moves};
use omnigon::{
    Cells, EndReason, Notation, Omnigon88, OmnigonPatent, PatentRules, Position, Rules88, Variant,
    hexagon, patent,
};
use proptest::prelude::*;

proptest! {
    #[test]
    fn small_types_can_be_drawn(end: EndReason, rules: Rules88) {
        prop_assert!(!end.to_string().is_empty());
        prop_assert_eq!(rules, Rules88);
    }

    #[test]
    fn positions_can_be_written_and_read(game: Omnigon88, other: OmnigonPatent) {
        let text = game.position_text().to_string();
        prop_assert_eq!(Omnigon88::parse_position(Rules88, &text), Ok(game));
        let text = other.position_text().to_string();
        prop_assert_eq!(OmnigonPatent::parse_position(other.rules(), &text), Ok(other));
    }

    #[test]
    fn names_can_be_written_and_read(variant: Variant) {
        prop_assert_eq!(variant.to_string().parse(), Ok(variant));
    }

    #[test]
    fn a_refused_move_changes_nothing(
        (game, mv) in positions_and_illegal_moves::<OmnigonPatent>(PatentRules::OF_1981, 20)
    ) {
        let mut after = game;
        prop_assert!(after.play(mv).is_err());
        prop_assert_eq!(after, game);
    }

    #[test]
    fn any_move_is_judged_like_the_list(
        game: Omnigon88,
        mv: hexagon::Move,
        other: OmnigonPatent,
        other_mv: patent::Move,
    ) {
        prop_assert_eq!(game.is_legal(mv), game.legal_moves().any(|legal| legal == mv));
        let listed = other.legal_moves().any(|legal| legal == other_mv);
        prop_assert_eq!(other.is_legal(other_mv), listed);
    }

    #[test]
    fn sets_of_cells_are_made_of_cells(a: Cells<hexagon::Cell>, b: Cells<patent::Cell>) {
        prop_assert_eq!(a.iter().collect::<Cells<_>>(), a);
        prop_assert_eq!(b.iter().collect::<Cells<_>>(), b);
        prop_assert_eq!((a & Cells::ALL, b & Cells::ALL), (a, b));
    }

    #[test]
    fn what_can_be_read_is_written_the_same(
        text in position_texts::<Omnigon88>(Rules88, 40),
        other in position_texts::<OmnigonPatent>(PatentRules::OF_1983, 40),
    ) {
        if let Ok(game) = Omnigon88::parse_position(Rules88, &text) {
            prop_assert!(game.position_text().to_string().starts_with(&text));
        }
        if let Ok(game) = OmnigonPatent::parse_position(PatentRules::OF_1983, &other) {
            prop_assert!(game.position_text().to_string().starts_with(&other));
        }
    }

    #[test]
    fn moves_that_can_be_read_are_written_the_same(
        text in move_texts::<Omnigon88>(Rules88, 40),
        other in move_texts::<OmnigonPatent>(PatentRules::OF_1981, 40),
    ) {
        if let Ok(mv) = Omnigon88::parse_move(Rules88, &text) {
            prop_assert_eq!(mv.to_string(), text);
        }
        if let Ok(mv) = OmnigonPatent::parse_move(PatentRules::OF_1981, &other) {
            prop_assert_eq!(mv.to_string(), other);
        }
    }
}
