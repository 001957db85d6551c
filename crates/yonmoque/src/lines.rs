//! What happens in lines: flips (YON-7), four (YON-8), five (YON-9).

use crate::tables::{BETWEEN, NEIGHBOURS, PARTNERS};
use crate::{Square, Squares};

/// The enemy pieces that a piece just moved to `to` flips (YON-7); `own` are
/// the mover's pieces, that one included.
#[inline]
pub(crate) fn trapped(to: Square, own: Squares, enemy: Squares) -> Squares {
    if (NEIGHBOURS[to.index()] & enemy).is_empty() {
        return Squares::EMPTY;
    }
    let partners = PARTNERS[to.index()] & own;
    partners.iter().fold(Squares::EMPTY, |trapped, partner| {
        let between = BETWEEN[to.index()][partner.index()];
        if between.is_subset(enemy) {
            trapped | between
        } else {
            trapped
        }
    })
}

/// For each direction of a line: how far apart the bits of neighbouring
/// squares are, and the squares where a line of four may begin. (Upwards, the
/// end of the board is the end of the word.)
///
/// ```text
///   east       north      north-east   north-west
///   x x . . .  . . . . .  . . . . .    . . . . .
///   x x . . .  . . . . .  . . . . .    . . . . .
///   x x . . .  . . . . .  . . . . .    . . . . .
///   x x . . .  x x x x x  x x . . .    . . . x x
///   x x . . .  x x x x x  x x . . .    . . . x x
/// ```
const DIRECTIONS: [(u32, u32); 4] = [
    (1, 0b00011_00011_00011_00011_00011),
    (5, 0b00000_00000_00000_11111_11111),
    (6, 0b00000_00000_00000_00011_00011),
    (4, 0b00000_00000_00000_11000_11000),
];

/// The squares of the set at which a line of four begins, by direction.
#[inline]
fn fours(set: Squares) -> [u32; 4] {
    DIRECTIONS.map(|(shift, beginnings)| {
        let pairs = set.bits() & set.bits() >> shift;
        pairs & pairs >> (2 * shift) & beginnings
    })
}

/// Whether the set has four in a line.
#[inline]
pub(crate) fn has_four(set: Squares) -> bool {
    fours(set).into_iter().fold(0, |all, found| all | found) != 0
}

/// Whether `after` has a line of four that is not in `before`.
pub(crate) fn has_new_four(before: Squares, after: Squares) -> bool {
    let (before, after) = (fours(before), fours(after));
    before
        .iter()
        .zip(after)
        .any(|(before, after)| after & !before != 0)
}

/// Whether the set has five in a line: two lines of four, one square apart.
pub(crate) fn has_five(set: Squares) -> bool {
    let fours = fours(set).into_iter().zip(DIRECTIONS);
    fours
        .into_iter()
        .any(|(four, (shift, _))| four & four >> shift != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::ops::RangeInclusive;
    use std::vec::Vec;

    fn at(file: i32, rank: i32) -> Option<Square> {
        Square::new(usize::try_from(file).ok()?, usize::try_from(rank).ok()?)
    }

    /// Every line of so many squares, by coordinates.
    fn lines(lengths: RangeInclusive<i32>) -> Vec<Squares> {
        let mut lines = Vec::new();
        for length in lengths {
            for start in Square::ALL {
                let (file, rank) = (start.file() as i32, start.rank() as i32);
                for (east, north) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                    let squares = (0..length).map(|i| at(file + i * east, rank + i * north));
                    lines.extend(squares.collect::<Option<Squares>>());
                }
            }
        }
        lines
    }

    /// The lines themselves, each with any one more square or one less, and a
    /// spread of sets of every density.
    fn sets() -> impl Iterator<Item = Squares> {
        let mut sets = Vec::new();
        for line in lines(4..=5) {
            sets.push(line);
            sets.extend(Square::ALL.map(|s| line.with(s)));
            sets.extend(Square::ALL.map(|s| line.without(s)));
        }
        let mut state = 1997_u32;
        for i in 0..20_000 {
            let mut draw = || {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state >> 7
            };
            let bits = if i % 2 == 0 {
                draw() & draw()
            } else {
                draw() | draw()
            };
            sets.extend(Squares::from_bits(bits));
        }
        sets.into_iter()
    }

    /// YON-7, by walking in each direction from `to`.
    fn trapped_by_walking(to: Square, own: Squares, enemy: Squares) -> Squares {
        let mut trapped = Squares::EMPTY;
        for (east, north) in [
            (1, 0),
            (1, 1),
            (0, 1),
            (-1, 1),
            (-1, 0),
            (-1, -1),
            (0, -1),
            (1, -1),
        ] {
            let (mut file, mut rank) = (to.file() as i32, to.rank() as i32);
            let mut passed = Squares::EMPTY;
            loop {
                (file, rank) = (file + east, rank + north);
                match at(file, rank) {
                    Some(square) if enemy.contains(square) => passed = passed.with(square),
                    Some(square) if own.contains(square) => break trapped = trapped | passed,
                    _ => break,
                }
            }
        }
        trapped
    }

    /// Every way to fill the lines through a square, the rest of the board
    /// left empty; then all four lines at once, at random.
    #[test]
    fn flips_are_found_by_walking() {
        for to in Square::ALL {
            let lines = lines(2..=5);
            for line in lines.iter().filter(|line| line.contains(to)) {
                let rest: Vec<_> = line.without(to).iter().collect();
                for mut filling in 0..3_u32.pow(rest.len() as u32) {
                    let (mut own, mut enemy) = (Squares::EMPTY.with(to), Squares::EMPTY);
                    for &square in &rest {
                        match filling % 3 {
                            1 => own = own.with(square),
                            2 => enemy = enemy.with(square),
                            _ => {}
                        }
                        filling /= 3;
                    }
                    assert_eq!(trapped(to, own, enemy), trapped_by_walking(to, own, enemy));
                }
            }
        }
        let mut sets = sets();
        while let (Some(a), Some(b)) = (sets.next(), sets.next()) {
            for to in Square::ALL {
                let (own, enemy) = (a.with(to), (b & !a).without(to));
                assert_eq!(trapped(to, own, enemy), trapped_by_walking(to, own, enemy));
            }
        }
    }

    #[test]
    fn there_are_28_fours_and_12_fives() {
        assert_eq!((lines(4..=4).len(), lines(5..=5).len()), (28, 12));
    }

    #[test]
    fn fours_and_fives_are_found_by_trying_every_line() {
        let (fours, fives) = (lines(4..=4), lines(5..=5));
        let mut before = Squares::EMPTY;
        for set in sets() {
            let held = |line: &&Squares| line.is_subset(set);
            assert_eq!(has_four(set), fours.iter().any(|l| held(&l)), "{set:?}");
            assert_eq!(has_five(set), fives.iter().any(|l| held(&l)), "{set:?}");
            let new = fours
                .iter()
                .filter(held)
                .any(|line| !line.is_subset(before));
            assert_eq!(has_new_four(before, set), new, "{before:?} {set:?}");
            before = set;
        }
    }
}
