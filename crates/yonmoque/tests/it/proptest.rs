//! The strategies of the feature `proptest`.

use abstract_games_testkit::strategies::{
    cell_sets, move_texts, position_texts, positions_and_illegal_moves,
};
use proptest::prelude::*;
use yonmoque::prelude::*;

proptest! {
    #[test]
    fn small_types_can_be_drawn(end: EndReason, rules: Rules, cell: Cell) {
        prop_assert!(!end.to_string().is_empty());
        prop_assert_eq!(rules, Rules::STANDARD);
        prop_assert_eq!(Cell::new(cell.index()), Some(cell));
    }

    #[test]
    fn positions_parse_back(game: Yonmoque) {
        let text = game.position_text().to_string();
        prop_assert_eq!(Yonmoque::parse_position(Rules::STANDARD, &text), Ok(game));
    }

    #[test]
    fn board_and_hands_add_up_to_twelve(game: Yonmoque) {
        let on_board = game.score().first + game.score().second;
        let hands = game.hand(Player::First) + game.hand(Player::Second);
        prop_assert_eq!(on_board + u32::from(hands), 12);
    }

    #[test]
    fn an_illegal_move_changes_nothing(
        (game, mv) in positions_and_illegal_moves::<Yonmoque>(Rules::STANDARD, 40)
    ) {
        let mut after = game;
        prop_assert!(after.play(mv).is_err());
        prop_assert_eq!(after, game);
    }

    #[test]
    fn a_move_is_legal_if_it_is_listed(game: Yonmoque, mv: Move) {
        prop_assert_eq!(game.is_legal(mv), game.legal_moves().any(|legal| legal == mv));
    }

    #[test]
    fn cell_sets_are_sets_of_cells(cells in cell_sets::<Cell, u32>(Cell::ALL)) {
        prop_assert_eq!(cells.iter().collect::<CellSet>(), cells);
    }

    #[test]
    fn positions_that_parse_are_written_the_same(
        text in position_texts::<Yonmoque>(Rules::STANDARD, 40)
    ) {
        if let Ok(game) = Yonmoque::parse_position(Rules::STANDARD, &text) {
            let written = game.position_text().to_string();
            prop_assert!(written.starts_with(&text), "{} {}", text, written);
        }
    }

    #[test]
    fn moves_that_parse_are_written_the_same(
        text in move_texts::<Yonmoque>(Rules::STANDARD, 40)
    ) {
        if let Ok(mv) = Yonmoque::parse_move(Rules::STANDARD, &text) {
            prop_assert_eq!(mv.to_string(), text);
        }
    }
}
