//! Small helpers on sets of cells, in forms that compile well.

use abstract_games_core::Bitboard;
use abstract_games_core::bitboard::ones;

/// The set of one cell.
///
/// Each word is worked out by itself, unlike in [`Bitboard::from_cell`], which
/// stores one word into memory from where all are then read: that costs more
/// than the shifts where the set is used at once.
#[inline]
pub(crate) fn only<const W: usize>(cell: u16) -> Bitboard<W> {
    let word = usize::from(cell / 64);
    Bitboard::from_words(core::array::from_fn(|i| {
        u64::from(i == word) << (cell % 64)
    }))
}

/// Those of the cells for which `keep` says true.
#[inline]
pub(crate) fn filter<const W: usize>(
    cells: Bitboard<W>,
    mut keep: impl FnMut(u16) -> bool,
) -> Bitboard<W> {
    let [kept] = filters(cells, |cell| [keep(cell)]);
    kept
}

/// [`filter`] by several questions at once.
#[inline]
pub(crate) fn filters<const W: usize, const N: usize>(
    cells: Bitboard<W>,
    mut keep: impl FnMut(u16) -> [bool; N],
) -> [Bitboard<W>; N] {
    let mut kept = [[0; W]; N];
    for (i, &word) in cells.words().iter().enumerate() {
        let mut here = [0; N];
        for bit in ones(word) {
            let answers = keep(64 * i as u16 + bit as u16);
            for (here, answer) in here.iter_mut().zip(answers) {
                *here |= u64::from(answer) << bit;
            }
        }
        for (kept, here) in kept.iter_mut().zip(here) {
            kept[i] = here;
        }
    }
    kept.map(Bitboard::from_words)
}

/// Whether there are at least two cells: cheaper than counting them.
#[inline]
pub(crate) fn has_two<const W: usize>(cells: Bitboard<W>) -> bool {
    let mut any = false;
    let mut two = false;
    for &word in cells.words() {
        two |= word & word.wrapping_sub(1) != 0 || (any && word != 0);
        any |= word != 0;
    }
    two
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_one_cell() {
        for cell in 0..192 {
            assert_eq!(only::<3>(cell), Bitboard::from_cell(cell));
        }
    }

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
            assert_eq!(has_two::<3>(cells.iter().copied().collect()), two);
        }
    }

    #[test]
    fn filtering() {
        let cells: Bitboard<2> = [0, 5, 63, 64, 65, 127].into_iter().collect();
        assert!(filter(cells, |cell| cell % 5 == 0).iter().eq([0, 5, 65]));
        assert_eq!(filter(cells, |_| true), cells);
        let [odd, high] = filters(cells, |cell| [cell % 2 == 1, cell > 63]);
        assert!(odd.iter().eq([5, 63, 65, 127]));
        assert!(high.iter().eq([64, 65, 127]));
    }
}
