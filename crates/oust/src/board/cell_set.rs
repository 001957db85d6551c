//! Sets of cells, and operations on them in forms that compile well.

use abstract_games_toolkit::bits::ones;
use abstract_games_toolkit::{Bits, BoardCell};

use super::Cell;

/// A set of cells, one bit a cell in `W` 64-bit words, the lowest cells first.
pub type CellSet<const W: usize = 2> = abstract_games_toolkit::CellSet<Cell, [u64; W]>;

impl BoardCell for Cell {
    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    /// Bits of a set past the largest board give cells that no board contains, so
    /// that validation finds them.
    #[inline]
    fn from_bit(bit: u32) -> Option<Self> {
        (bit < <[u64; 6]>::WIDTH).then_some(Self(bit as u16))
    }
}

/// The cells for which `keep` returns true.
#[inline]
pub(crate) fn filter<const W: usize>(
    cells: CellSet<W>,
    mut keep: impl FnMut(Cell) -> bool,
) -> CellSet<W> {
    let [kept] = filters(cells, |cell| [keep(cell)]);
    kept
}

/// [`filter`] with several conditions at once.
#[inline]
pub(crate) fn filters<const W: usize, const N: usize>(
    cells: CellSet<W>,
    mut keep: impl FnMut(Cell) -> [bool; N],
) -> [CellSet<W>; N] {
    let mut kept = [[0; W]; N];
    for (i, word) in cells.bits().into_iter().enumerate() {
        let mut here = [0; N];
        for bit in ones(word) {
            let answers = keep(Cell(64 * i as u16 + bit as u16));
            for (here, answer) in here.iter_mut().zip(answers) {
                *here |= u64::from(answer) << bit;
            }
        }
        for (kept, here) in kept.iter_mut().zip(here) {
            kept[i] = here;
        }
    }
    kept.map(CellSet::from_bits)
}

/// Whether there are at least two cells: cheaper than counting them.
#[inline]
pub(crate) fn has_two<const W: usize>(cells: CellSet<W>) -> bool {
    let mut any = false;
    let mut two = false;
    for word in cells.bits() {
        two |= word & word.wrapping_sub(1) != 0 || (any && word != 0);
        any |= word != 0;
    }
    two
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_or_more() {
        for (cells, two) in [
            (&[][..], false),
            (&[3], false),
            (&[64], false),
            (&[0, 1], true),
            (&[3, 64], true),
            (&[70, 130], true),
            (&[0, 130], true),
        ] {
            assert_eq!(has_two::<3>(cells.iter().copied().map(Cell).collect()), two);
        }
    }

    #[test]
    fn filtering() {
        let cells: CellSet<2> = [0, 5, 63, 64, 65, 127].map(Cell).into_iter().collect();
        let fives = filter(cells, |cell| cell.0 % 5 == 0);
        assert!(fives.iter().eq([0, 5, 65].map(Cell)));
        assert_eq!(filter(cells, |_| true), cells);
        let [odd, high] = filters(cells, |cell| [cell.0 % 2 == 1, cell.0 > 63]);
        assert!(odd.iter().eq([5, 63, 65, 127].map(Cell)));
        assert!(high.iter().eq([64, 65, 127].map(Cell)));
    }
}
