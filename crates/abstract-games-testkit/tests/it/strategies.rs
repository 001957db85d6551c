//! The strategies generate what they document, tested on the small test game.

use std::collections::BTreeSet;
use std::fmt::Debug;

use abstract_games_core::{Game, Notation, Outcome, Position};
use abstract_games_testkit::fixtures::pile::{Pile, Rules};
use abstract_games_testkit::strategies::{
    by_player, cell_sets, games, mangled, move_texts, outcomes, players, position_texts, positions,
    positions_and_illegal_moves, positions_and_moves,
};
use abstract_games_toolkit::{BoardCell, CellSet, Grid};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

const RULES: Rules = Rules::new(12);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell(u8);

impl BoardCell for Cell {
    fn bit(self) -> u32 {
        self.0.into()
    }

    fn from_bit(bit: u32) -> Option<Self> {
        (bit < 32).then_some(Self(bit as u8))
    }
}

proptest! {
    #[test]
    fn games_are_played_by_the_rules(game in games::<Pile>(RULES, 9)) {
        prop_assert!(game.plies() <= 9);
        let mut replayed = Game::<Pile>::from_rules(RULES);
        for mv in game.moves() {
            prop_assert_eq!(replayed.play(mv), Ok(()));
        }
        prop_assert_eq!(replayed, game);
    }

    #[test]
    fn moves_are_legal((position, mv) in positions_and_moves::<Pile>(RULES, 20)) {
        prop_assert!(position.is_legal(mv));
    }

    #[test]
    fn illegal_moves_are_not((position, mv) in positions_and_illegal_moves::<Pile>(RULES, 20)) {
        prop_assert!(!position.is_legal(mv));
        prop_assert!((1..=3).contains(&mv.0), "any of them is legal somewhere");
    }

    #[test]
    fn nearly_right_texts_never_make_a_parser_panic(
        position in position_texts::<Pile>(RULES, 20),
        mv in move_texts::<Pile>(RULES, 20),
    ) {
        if let Ok(read) = Pile::parse_position(RULES, &position) {
            prop_assert_eq!(read.position_text().to_string(), position);
        }
        let _ = Pile::parse_move(RULES, &mv);
    }

    #[test]
    fn every_cell_of_a_grid_has_a_name(
        files in 1..=26_u8,
        ranks in 1..=99_u8,
        cell in any::<prop::sample::Index>(),
    ) {
        let grid = Grid::rectangle(files, ranks).unwrap();
        let cell = cell.index(grid.cells().into()) as u16;
        prop_assert_eq!(grid.parse_cell(&grid.name(cell).to_string()), Ok(cell));
    }

    #[test]
    fn a_cell_set_is_the_set_of_its_cells(set in cell_sets::<Cell, u32>((0..25).map(Cell))) {
        prop_assert_eq!(set.iter().collect::<CellSet<Cell, u32>>(), set);
        prop_assert_eq!(set.iter().count(), set.len());
        prop_assert!(set.iter().all(|Cell(cell)| cell < 25));
    }
}

#[test]
fn ended_games_are_among_the_positions() {
    let mut runner = TestRunner::deterministic();
    let mut draw = || {
        positions::<Pile>(RULES, 20)
            .new_tree(&mut runner)
            .unwrap()
            .current()
    };
    let ended = (0..200).filter(|_| draw().outcome().is_some()).count();
    assert!((1..200).contains(&ended), "{ended}");
}

#[test]
fn a_failing_game_shrinks_to_a_shortest_one() {
    let mut runner = TestRunner::deterministic();
    let lost = |game: Game<Pile>| {
        prop_assert!(game.position().outcome().is_none());
        Ok(())
    };
    let Err(proptest::test_runner::TestError::Fail(_, game)) =
        runner.run(&games::<Pile>(RULES, 30), lost)
    else {
        panic!("some game of thirty moves ends");
    };
    // Each step of shrinking removes a move or replaces it by an earlier one,
    // so in the end no move can be removed.
    assert_eq!(
        game.position().outcome().map(|o| o != Outcome::Draw),
        Some(true)
    );
    assert!(game.plies() <= 12);
}

#[test]
fn mangled_texts_differ_now_and_then_in_every_way() {
    let mut runner = TestRunner::deterministic();
    let text = "abcdefgh";
    let strategy = mangled(text.into());
    let (mut put_in, mut doubled, mut changed, mut left_out, mut cut_off, mut added) =
        (0, 0, 0, 0, 0, 0);
    let (mut foreign, mut different) = (0, 0);
    let right: Vec<char> = text.chars().collect();
    for _ in 0..6_000 {
        let mangled = strategy.new_tree(&mut runner).unwrap().current();
        foreign += u32::from(!mangled.is_ascii());
        let found: Vec<char> = mangled.chars().collect();
        different += u32::from(mangled != text);
        let same = found.iter().zip(&right).take_while(|(a, b)| a == b).count();
        let rest = &right[same..];
        match found.len() {
            // Five characters remain after removing three.
            ..5 if mangled == text[..same] => cut_off += 1,
            9 if same == 8 => added += 1,
            9 if found[same + 1..] != *rest => {}
            9 if same > 0 && found[same] == right[same - 1] => doubled += 1,
            9 => put_in += 1,
            8 if same < 8 && found[same + 1..] == rest[1..] => changed += 1,
            7 if same < 8 && found[same..] == rest[1..] => left_out += 1,
            _ => {}
        }
    }
    // A third of the texts have one fault, of five kinds: 400 of each, or fewer
    // where the kind does not fit the position. One in nine insertions is at
    // the end.
    let all = [put_in, doubled, changed, left_out, cut_off, added, foreign];
    assert!(all.into_iter().all(|count| count > 120), "{all:?}");
    assert!(different > 4_000, "{different}");
}

#[test]
fn small_types_take_each_of_their_values() {
    fn values<T: Debug>(strategy: impl Strategy<Value = T>) -> usize {
        let mut runner = TestRunner::deterministic();
        let values = (0..200).map(|_| strategy.new_tree(&mut runner).unwrap().current());
        let texts: BTreeSet<String> = values.map(|value| format!("{value:?}")).collect();
        texts.len()
    }
    assert_eq!(values(players()), 2);
    assert_eq!(values(outcomes()), 3);
    assert_eq!(values(by_player(any::<bool>())), 4);
    assert_eq!(values(cell_sets::<Cell, u32>((0..3).map(Cell))), 8);
}
