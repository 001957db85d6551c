//! The strategies of the feature `proptest` generate what they document.

use abstract_games_testkit::strategies::{move_texts, position_texts, positions_and_illegal_moves};
use oxy::proptest::any_cell_set;
use oxy::{CellSet, EndReason, Layout, Move, Notation, Oxy, Position, Rules, Setup, Tiles};
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

proptest! {
    #[test]
    fn ends_have_names(end: EndReason) {
        prop_assert!(!end.to_string().is_empty());
    }

    #[test]
    fn positions_can_be_written_and_read(position: Oxy) {
        let text = position.position_text().to_string();
        let read = Oxy::parse_position(position.rules(), &text);
        prop_assert_eq!(read.as_ref(), Ok(&position));
        prop_assert_eq!(read.unwrap().key(), position.key());
    }

    #[test]
    fn names_can_be_written_and_read(rules: Rules) {
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    #[test]
    fn a_refused_move_changes_nothing(
        (position, mv) in positions_and_illegal_moves::<Oxy>(Rules::CHESS, 40)
    ) {
        let mut after = position;
        prop_assert!(after.play(mv).is_err());
        prop_assert_eq!(after, position);
    }

    #[test]
    fn any_move_is_judged_like_the_list(position: Oxy, mv: Move) {
        prop_assert_eq!(position.is_legal(mv), position.legal_moves().any(|legal| legal == mv));
    }

    #[test]
    fn sets_of_cells_are_made_of_cells(cells in any_cell_set()) {
        prop_assert_eq!(cells.iter().collect::<CellSet>(), cells);
    }

    #[test]
    fn layouts_are_valid(layout: Layout) {
        prop_assert_eq!(Layout::new(layout.symbols(), &layout.board()), Ok(layout));
    }

    /// Validating a setup with the tiles of the game either fails or gives a
    /// position that is described by the same setup.
    #[test]
    fn any_setup_is_judged(
        position in any::<Oxy>(),
        (moved, frozen) in (any_cell_set(), any_cell_set()),
        few in any::<bool>(),
        numbers in any::<[u8; 4]>(),
    ) {
        let [points, other, turns_ended, draws] = numbers;
        let rules = position.rules();
        let near = position.space().neighbours();
        let setup = Setup {
            moved: if few { moved & near } else { moved },
            frozen: if few { CellSet::EMPTY } else { frozen },
            penalties: oxy::ByPlayer::new(points.into(), other.into()),
            turns_ended: turns_ended % 4,
            draws: draws.into(),
            ..position.to_setup()
        };
        if let Ok(made) = setup.validate(rules) {
            prop_assert_eq!(made.to_setup(), setup);
        }
    }

    /// No setup whose board has other tiles is valid.
    #[test]
    fn boards_of_other_tiles_are_refused(rules: Rules, board: Tiles) {
        prop_assert!(Setup::fresh(rules, board).validate(rules).is_err());
    }

    #[test]
    fn what_can_be_read_is_written_the_same(text in position_texts::<Oxy>(Rules::CLASSIC, 40)) {
        if let Ok(position) = Oxy::parse_position(Rules::CLASSIC, &text) {
            let written = position.position_text().to_string();
            prop_assert!(written.starts_with(&text), "{} {}", text, written);
        }
    }

    #[test]
    fn moves_that_can_be_read_are_written_the_same(
        text in move_texts::<Oxy>(Rules::CLASSIC, 40)
    ) {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }
}
