//! Random layouts, uniform over all valid ones.

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_toolkit::zobrist::{SPLITMIX64_STEP, splitmix64};

use super::Layout;
use crate::board::{ALL, Cell, MIDDLE};
use crate::first_turn::TurnStart;
use crate::lines::Lines;
use crate::tile::{Symbols, Tile};

impl Layout {
    /// The layout with number `draw` from `seed` (OXY-4, OXY-25). It is the same
    /// on every platform and in every version.
    ///
    /// With S(x) the output of the `SplitMix64` generator for the state x
    /// ([`splitmix64`]), the numbers used are the upper 32 bits of S(s), S(s+c),
    /// S(s+2c), ..., where s = S(S(seed) xor draw) and c is [`SPLITMIX64_STEP`],
    /// modulo 2⁶⁴. The layout is made from them as follows:
    ///
    /// 1. A number below n is drawn by Lemire's method: it is the upper half of
    ///    the product of n and the next 32-bit number. If the lower half is less
    ///    than 2³² mod n, the 32-bit number is skipped.
    /// 2. A number below 4 selects the space from c2, d2, c3, d3.
    /// 3. The other 23 cells are listed in order. For i = 0, 1, ..., entry i of
    ///    the list is swapped with entry i + (a number below 23 - i), and the
    ///    i-th symbol tile (in the order O X Y or K Q N B P) is put on the cell
    ///    that is then entry i.
    /// 4. If that is not a valid layout, steps 2 to 4 are repeated with the
    ///    numbers that follow.
    ///
    /// About one attempt in 70 (classic) or 740 (chess) is valid. A draw takes
    /// from a few microseconds to a few tenths of a millisecond.
    ///
    /// ```
    /// use oxy::{Layout, Symbols};
    ///
    /// let layout = Layout::from_seed(Symbols::Classic, 42, 0);
    /// assert_eq!(layout.to_string(), "YXY.Y./..X..Y/O.._O./.OX.XO");
    /// ```
    #[must_use]
    pub fn from_seed(symbols: Symbols, seed: u64, draw: u32) -> Self {
        let mut state = splitmix64(splitmix64(seed) ^ u64::from(draw));
        draw_layout(symbols, || {
            let output = splitmix64(state);
            state = state.wrapping_add(SPLITMIX64_STEP);
            (output >> 32) as u32
        })
    }

    /// A layout drawn with the caller's generator, uniform over all valid ones.
    /// The same numbers from the generator give the same layout on every
    /// platform.
    ///
    /// Does not return if the generator's numbers never make a valid layout, for
    /// instance because they are all the same.
    #[cfg(feature = "rand_core")]
    #[must_use]
    pub fn random<R: Rng + ?Sized>(symbols: Symbols, rng: &mut R) -> Self {
        draw_layout(symbols, || rng.next_u32())
    }
}

/// Steps 2 to 4 of [`Layout::from_seed`]. All arrangements are equally likely, so
/// after discarding the invalid ones, the valid ones still are.
fn draw_layout(symbols: Symbols, mut next: impl FnMut() -> u32) -> Layout {
    loop {
        let (lines, space) = arrange(symbols, &mut next);
        let valid = !lines.alignments(symbols).any()
            && !TurnStart::of_phase(symbols, lines, space).inevitable();
        if valid {
            return Layout::pack(symbols, lines, space);
        }
    }
}

fn arrange(symbols: Symbols, next: &mut impl FnMut() -> u32) -> (Lines, Cell) {
    let space = MIDDLE.nth(below(next, 4)).expect("four cells");
    let mut cells = [space; 23];
    for (entry, cell) in cells.iter_mut().zip(ALL.without(space.into())) {
        *entry = cell;
    }
    let mut lines = Lines::EMPTY;
    let symbol_tiles = symbols
        .tiles()
        .iter()
        .filter(|(tile, _)| *tile != Tile::Neutral);
    let codes = symbol_tiles.flat_map(|&(tile, count)| (0..count).map(move |_| tile));
    for (i, tile) in codes.enumerate() {
        cells.swap(i, i + below(next, 23 - i as u32));
        lines.put(cells[i], symbols.encode(tile));
    }
    (lines, space)
}

/// A uniform number below `bound`, by Lemire's method.
fn below(next: &mut impl FnMut() -> u32, bound: u32) -> usize {
    loop {
        let product = u64::from(next()) * u64::from(bound);
        if product as u32 >= bound.wrapping_neg() % bound {
            return (product >> 32) as usize;
        }
    }
}
