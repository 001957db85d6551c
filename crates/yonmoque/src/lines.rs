//! What happens in lines: flips (YON-7), four (YON-8), five (YON-9).

use crate::board::tables::{BETWEEN, NEIGHBOURS, PARTNERS};
use crate::{Cell, CellSet};

/// The enemy pieces that a piece just moved to `to` flips (YON-7). `own` are
/// the mover's pieces, including that one.
#[inline]
pub(crate) fn flips(to: Cell, own: CellSet, enemy: CellSet) -> CellSet {
    if !NEIGHBOURS[to.index()].intersects(enemy) {
        return CellSet::EMPTY;
    }
    let partners = PARTNERS[to.index()] & own;
    partners.iter().fold(CellSet::EMPTY, |flips, partner| {
        let between = BETWEEN[to.index()][partner.index()];
        if between.is_subset(enemy) {
            flips | between
        } else {
            flips
        }
    })
}

/// For each direction of a line, the distance between the bits of adjacent
/// cells, and the cells where a line of four can begin. These only keep lines
/// from continuing on the other side of the board: a line that leaves the board
/// at the top meets unused bits of the word.
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

/// For each direction, the bits of the cells where a line of four begins.
#[inline]
fn fours(cells: CellSet) -> [u32; 4] {
    DIRECTIONS.map(|(shift, beginnings)| {
        let pairs = cells.bits() & cells.bits() >> shift;
        pairs & pairs >> (2 * shift) & beginnings
    })
}

/// Whether the set contains four in a row.
#[inline]
pub(crate) fn has_four(cells: CellSet) -> bool {
    fours(cells).into_iter().fold(0, |all, four| all | four) != 0
}

/// Whether `after` contains a line of four that `before` does not.
pub(crate) fn has_new_four(before: CellSet, after: CellSet) -> bool {
    let mut fours = fours(before).into_iter().zip(fours(after));
    fours.any(|(before, after)| after & !before != 0)
}

/// Whether the set contains five in a row: two lines of four, one cell apart.
pub(crate) fn has_five(cells: CellSet) -> bool {
    let mut fours = fours(cells).into_iter().zip(DIRECTIONS);
    fours.any(|(four, (shift, _))| four & four >> shift != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::ops::RangeInclusive;
    use std::vec::Vec;

    fn cell(file: i32, rank: i32) -> Option<Cell> {
        Cell::at(usize::try_from(file).ok()?, usize::try_from(rank).ok()?)
    }

    /// Every line of these lengths, by coordinates.
    fn lines(lengths: RangeInclusive<i32>) -> Vec<CellSet> {
        let mut lines = Vec::new();
        for length in lengths {
            for start in Cell::ALL {
                let (file, rank) = (start.file() as i32, start.rank() as i32);
                for (east, north) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                    let cells = (0..length).map(|i| cell(file + i * east, rank + i * north));
                    lines.extend(cells.collect::<Option<CellSet>>());
                }
            }
        }
        lines
    }

    /// Each line, also with one cell added or removed, and random sets, sparse
    /// and dense.
    fn sets() -> impl Iterator<Item = CellSet> {
        let mut sets = Vec::new();
        for line in lines(4..=5) {
            sets.push(line);
            sets.extend(Cell::ALL.map(|cell| line.with(cell)));
            sets.extend(Cell::ALL.map(|cell| line.without(cell.into())));
        }
        let mut state = 1997_u32;
        for i in 0..20_000 {
            // The upper 25 bits, one for each cell.
            let mut draw = || {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state >> 7
            };
            let bits = if i % 2 == 0 {
                draw() & draw()
            } else {
                draw() | draw()
            };
            sets.push(CellSet::from_bits(bits));
        }
        sets.into_iter()
    }

    /// YON-7, by walking in each direction from `to`.
    fn flips_by_walking(to: Cell, own: CellSet, enemy: CellSet) -> CellSet {
        let mut flips = CellSet::EMPTY;
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
            let mut passed = CellSet::EMPTY;
            loop {
                (file, rank) = (file + east, rank + north);
                match cell(file, rank) {
                    Some(cell) if enemy.contains(cell) => passed.insert(cell),
                    Some(cell) if own.contains(cell) => break flips |= passed,
                    _ => break,
                }
            }
        }
        flips
    }

    /// Every filling of each line through a cell, with the rest of the board
    /// empty; then all four lines at once, at random.
    #[test]
    fn flips_agree_with_walking() {
        for to in Cell::ALL {
            let lines = lines(2..=5);
            for line in lines.iter().filter(|line| line.contains(to)) {
                let rest: Vec<_> = line.without(to.into()).iter().collect();
                for mut filling in 0..3_u32.pow(rest.len() as u32) {
                    let (mut own, mut enemy) = (CellSet::from(to), CellSet::EMPTY);
                    for &cell in &rest {
                        match filling % 3 {
                            1 => own.insert(cell),
                            2 => enemy.insert(cell),
                            _ => {}
                        }
                        filling /= 3;
                    }
                    assert_eq!(flips(to, own, enemy), flips_by_walking(to, own, enemy));
                }
            }
        }
        let mut sets = sets();
        while let (Some(a), Some(b)) = (sets.next(), sets.next()) {
            for to in Cell::ALL {
                let (own, enemy) = (a.with(to), b.without(a.with(to)));
                assert_eq!(flips(to, own, enemy), flips_by_walking(to, own, enemy));
            }
        }
    }

    #[test]
    fn there_are_28_fours_and_12_fives() {
        assert_eq!((lines(4..=4).len(), lines(5..=5).len()), (28, 12));
    }

    #[test]
    fn fours_and_fives_agree_with_trying_every_line() {
        let (fours, fives) = (lines(4..=4), lines(5..=5));
        let mut before = CellSet::EMPTY;
        for set in sets() {
            let contained = |line: &CellSet| line.is_subset(set);
            assert_eq!(has_four(set), fours.iter().any(contained), "{set:?}");
            assert_eq!(has_five(set), fives.iter().any(contained), "{set:?}");
            let is_new = |line: &CellSet| contained(line) && !line.is_subset(before);
            let new = fours.iter().any(is_new);
            assert_eq!(has_new_four(before, set), new, "{before:?} {set:?}");
            before = set;
        }
    }
}
