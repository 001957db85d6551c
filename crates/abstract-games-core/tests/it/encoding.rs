//! The provided methods of the core's traits, on a game with a ring of three
//! cells: players mark cells in turn, and the player who marks the last one wins.

use std::fmt;

use abstract_games_core::{
    CitesRule, Encoding, Outcome, PlaneShape, Player, Position, RuleSet, SizeError, Symmetry,
};
use abstract_games_toolkit::dihedral_inverse;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Rules;

impl RuleSet for Rules {
    fn max_legal_moves(&self) -> usize {
        3
    }

    fn max_plies(&self) -> Option<u64> {
        Some(3)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Marked;

impl fmt::Display for Marked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("marked")
    }
}

impl CitesRule for Marked {
    fn rule(&self) -> &'static str {
        "RING-1"
    }
}

impl std::error::Error for Marked {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Ring([bool; 3]);

impl Position for Ring {
    type Rules = Rules;
    type Move = usize;
    type Moves = std::vec::IntoIter<usize>;
    type IllegalMove = Marked;
    type EndReason = Marked;

    fn start(_: Rules) -> Self {
        Self([false; 3])
    }

    fn rules(&self) -> Rules {
        Rules
    }

    fn turn(&self) -> Player {
        Player::ALL[self.0.iter().filter(|marked| **marked).count() % 2]
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.0 == [true; 3]).then_some(Outcome::Win(Player::First))
    }

    fn end_reason(&self) -> Option<Marked> {
        self.outcome().map(|_| Marked)
    }

    fn legal_moves(&self) -> Self::Moves {
        let empty: Vec<usize> = (0..3).filter(|&cell| !self.0[cell]).collect();
        empty.into_iter()
    }

    fn is_legal(&self, cell: usize) -> bool {
        self.0.get(cell) == Some(&false)
    }

    fn explain(&self, _: usize) -> Marked {
        Marked
    }

    fn play_unchecked(&mut self, cell: usize) {
        self.0[cell] = true;
    }

    fn key(&self) -> u64 {
        self.0
            .iter()
            .fold(0, |key, &marked| 2 * key + u64::from(marked))
    }
}

const SHAPE: PlaneShape = PlaneShape {
    planes: 2,
    rows: 3,
    columns: 4,
};

/// Actions count from the last cell to the first. The first plane has each mark
/// in its row, one column to the right of its cell; the second shows in all of
/// row 1 that the second player is to move.
impl Encoding for Ring {
    fn action_count(_: Rules) -> usize {
        3
    }

    fn action_index(_: Rules, cell: usize) -> Option<usize> {
        2_usize.checked_sub(cell)
    }

    fn action(_: Rules, index: usize) -> Option<usize> {
        2_usize.checked_sub(index)
    }

    fn plane_shape(_: Rules) -> PlaneShape {
        SHAPE
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        for cell in (0..3).filter(|&cell| self.0[cell]) {
            set(0, cell, cell + 1);
        }
        if self.turn() == Player::Second {
            (0..4).for_each(|column| set(1, 1, column));
        }
    }
}

impl Ring {
    /// The image of a cell.
    fn image(cell: usize, symmetry: usize) -> usize {
        let mirrored = if symmetry < 3 { cell } else { 2 - cell };
        (mirrored + symmetry) % 3
    }
}

impl Symmetry for Ring {
    fn symmetry_count(_: Rules) -> usize {
        6
    }

    fn transform(&self, symmetry: usize) -> Self {
        let mut image = [false; 3];
        for cell in 0..3 {
            image[Self::image(cell, symmetry)] = self.0[cell];
        }
        Self(image)
    }

    fn transform_move(&self, cell: usize, symmetry: usize) -> usize {
        Self::image(cell, symmetry)
    }

    fn inverse_symmetry(_: Rules, symmetry: usize) -> usize {
        dihedral_inverse(6, symmetry)
    }

    fn arbitrary_order(&self, other: &Self) -> std::cmp::Ordering {
        self.cmp(other)
    }
}

const ONE_MARK: Ring = Ring([true, false, false]);

#[test]
fn what_can_be_checked_is_legal() {
    assert!(!ONE_MARK.is_legal(0) && ONE_MARK.is_legal(1) && !ONE_MARK.is_legal(3));
    let mut after = ONE_MARK;
    assert_eq!((after.play(0), after), (Err(Marked), ONE_MARK));
    assert_eq!((after.play(2), after), (Ok(()), Ring([true, false, true])));
    assert_eq!(after.nth_move(0), Some(1));
    assert_eq!(after.nth_move(1), None);
}

#[test]
fn masks_show_legal_moves_by_action_index() {
    let mut mask = [7_u8; 3];
    ONE_MARK.write_legal_mask(&mut mask).unwrap();
    assert_eq!(mask, [1, 1, 0]);
    for length in [0, 2, 4] {
        let mut wrong = vec![7_u8; length];
        let error = ONE_MARK.write_legal_mask(&mut wrong).unwrap_err();
        let expected = SizeError {
            found: length,
            expected: 3,
        };
        assert_eq!((error, wrong), (expected, vec![7; length]));
    }
}

#[test]
fn planes_are_written_one_after_the_other_row_by_row() {
    assert_eq!((SHAPE.len(), SHAPE.is_empty()), (24, false));
    let none = PlaneShape { planes: 0, ..SHAPE };
    assert_eq!((none.len(), none.is_empty()), (0, true));
    let mut values = [7_u8; 24];
    Ring([true, true, true]).write_planes(&mut values).unwrap();
    #[rustfmt::skip]
    let expected = [
        0, 1, 0, 0,  0, 0, 1, 0,  0, 0, 0, 1,
        0, 0, 0, 0,  1, 1, 1, 1,  0, 0, 0, 0,
    ];
    assert_eq!(values, expected);
    for length in [0, 23, 25] {
        let mut wrong = vec![7_u8; length];
        let error = ONE_MARK.write_planes(&mut wrong).unwrap_err();
        assert_eq!((error.found, error.expected), (length, 24));
        assert_eq!(wrong, vec![7; length]);
    }
}

#[test]
fn actions_are_transformed_like_moves() {
    for symmetry in 0..6 {
        for action in 0..3 {
            let cell = Ring::action(Rules, action).unwrap();
            let image = Ring::action_index(Rules, Ring::image(cell, symmetry));
            assert_eq!(ONE_MARK.transform_action(action, symmetry), image);
        }
        assert_eq!(ONE_MARK.transform_action(3, symmetry), None);
    }
}

#[test]
fn the_canonical_form_is_the_first_of_all_images() {
    for bits in 0..8 {
        let ring = Ring([0, 1, 2].map(|cell| bits >> cell & 1 == 1));
        let (canonical, symmetry) = ring.canonical();
        let images = (0..6).map(|symmetry| ring.transform(symmetry));
        assert_eq!(Some(canonical), images.min());
        let first = (0..6).find(|&symmetry| ring.transform(symmetry) == canonical);
        assert_eq!(Some(symmetry), first);
    }
}
