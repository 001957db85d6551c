//! Directions, the lines of cells along them, and sliding: all pieces that move
//! in one direction at once.
//!
//! In one direction each cell is entered from one side only, so no two pieces
//! can reach the same cell: the number of cells reached in a direction is the
//! number of moves in that direction, and the piece that reaches a cell is the
//! nearest one behind it.

/// One direction on one board.
///
/// A step moves every bit of a word by the same number of places, except that
/// on a grid with staggered rows it is one place more or less from every other
/// row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direction {
    /// By how many bits a step shifts cells of two classes, to the left if
    /// positive.
    shifts: [i32; 2],
    /// These classes, if the shifts differ.
    classes: [u64; 2],
    /// The cells that can be entered in this direction.
    entry: u64,
    /// The number of cells in the longest line, at most 9.
    longest: u32,
    /// All ones if the bits go up in this direction, or 0.
    ascending: u32,
}

impl Direction {
    /// No direction: no cell has a neighbour in it.
    pub(crate) const NONE: Self = Self::new(1, 0, 1);

    /// A direction in which every step is by `shift` bits. Bits that leave the
    /// board must not land on `entry`, the cells that can be entered.
    pub(crate) const fn new(shift: i32, entry: u64, longest: u32) -> Self {
        Self::staggered([shift, shift], [0, 0], entry, longest)
    }

    /// A direction in which a step from one of the cells `classes[i]` is by
    /// `shifts[i]` bits. Any two steps in a row are by the same number of bits,
    /// since one starts on a row of either class.
    pub(crate) const fn staggered(
        shifts: [i32; 2],
        classes: [u64; 2],
        entry: u64,
        longest: u32,
    ) -> Self {
        Self {
            shifts,
            classes,
            entry,
            longest,
            ascending: if shifts[0] > 0 { !0 } else { 0 },
        }
    }

    /// A step from every cell of `set`. Bits that leave the board land outside
    /// `entry`.
    #[inline(always)]
    const fn unmasked_step(&self, set: u64) -> u64 {
        let [a, b] = self.shifts;
        if a == b {
            shift(set, a)
        } else {
            shift(set & self.classes[0], a) | shift(set & self.classes[1], b)
        }
    }

    /// A step from every cell of `set` that has a neighbour in this direction.
    #[inline(always)]
    pub(crate) const fn step(&self, set: u64) -> u64 {
        self.unmasked_step(set) & self.entry
    }

    /// The cells in `land` that pieces on `from` can reach by sliding over
    /// `empty` cells: the empty cells themselves, and the first cell beyond
    /// them.
    ///
    /// A Kogge-Stone fill: paths of one and two cells are combined into longer
    /// ones, up to the longest line.
    #[inline(always)]
    pub(crate) const fn slide(&self, from: u64, empty: u64, land: u64) -> u64 {
        let two = self.shifts[0] + self.shifts[1];
        // Empty cells that have a cell behind them: paths of one cell can be
        // continued to them.
        let one_open = empty & self.entry;
        let mut reached = from | one_open & self.unmasked_step(from);
        // Empty cells with an empty one behind them: paths of up to three.
        let two_open = one_open & self.unmasked_step(one_open);
        reached |= two_open & shift(reached, two);
        if self.longest > 7 {
            // Up to seven.
            let four_open = two_open & shift(two_open, two);
            reached |= four_open & shift(reached, 2 * two);
        } else if self.longest > 5 {
            // Up to five.
            reached |= two_open & shift(reached, two);
        }
        self.unmasked_step(reached) & (land & self.entry)
    }

    /// All cells in this direction from `bit`.
    pub(crate) const fn ray(&self, bit: u32) -> u64 {
        let mut ray = 0;
        let mut at = self.step(1 << bit);
        while at != 0 {
            ray |= at;
            at = self.step(at);
        }
        ray
    }

    /// The first of `cells`, a non-empty part of a ray in this direction.
    #[inline(always)]
    pub(crate) const fn nearest(&self, cells: u64) -> u32 {
        debug_assert!(cells != 0);
        let lowest = cells.trailing_zeros();
        let highest = 63 - (cells | 1).leading_zeros();
        // Without a branch, which could not be predicted.
        (highest ^ (lowest ^ highest) & self.ascending) & 63
    }
}

#[inline(always)]
const fn shift(set: u64, by: i32) -> u64 {
    if by < 0 { set >> -by } else { set << by }
}

/// The number of directions, for tables: six on hexagons, or eight.
pub(crate) const COUNT: usize = 8;

/// The opposite direction, for directions numbered like the sides of a hexagon,
/// and two more that are opposite to each other.
#[inline(always)]
pub(crate) const fn opposite(direction: usize) -> usize {
    const OPPOSITES: [usize; COUNT] = [3, 4, 5, 0, 1, 2, 7, 6];
    OPPOSITES[direction % COUNT]
}

/// The pieces that are shielded from a move in a direction, given for each side
/// the pieces that have it marked: the attack meets the opposite side (OMN-7),
/// or two sides in the two extra directions (OMN-25).
#[inline(always)]
pub(crate) const fn shields(marks: &[u64; 6], direction: usize) -> u64 {
    match direction {
        6 => marks[4] & marks[5],
        7 => marks[1] & marks[2],
        _ => marks[(direction + 3) % 6],
    }
}

/// The lines of one board.
#[derive(Debug)]
pub struct Lines {
    pub(crate) directions: [Direction; COUNT],
    /// All cells in each direction from each bit.
    rays: [[u64; 64]; COUNT],
    /// The direction from a bit to another one (the second index), or `COUNT`
    /// if they are not in a line.
    between: [[u8; 64]; 64],
}

impl Lines {
    pub(crate) const fn new(directions: [Direction; COUNT], board: u64) -> Self {
        let mut lines = Self {
            directions,
            rays: [[0; 64]; COUNT],
            between: [[COUNT as u8; 64]; 64],
        };
        let mut from = 0;
        while from < 64 {
            let mut direction = 0;
            while board >> from & 1 != 0 && direction < COUNT {
                let ray = directions[direction].ray(from as u32);
                lines.rays[direction][from] = ray;
                let mut to = 0;
                while to < 64 {
                    if ray >> to & 1 != 0 {
                        lines.between[from][to] = direction as u8;
                    }
                    to += 1;
                }
                direction += 1;
            }
            from += 1;
        }
        lines
    }

    /// The direction from a bit to another, if they are in a line.
    #[inline(always)]
    pub(crate) const fn direction(&self, from: u32, to: u32) -> Option<usize> {
        let direction = self.between[from as usize & 63][to as usize & 63] as usize;
        if direction < COUNT {
            Some(direction)
        } else {
            None
        }
    }

    /// All cells in a direction from a bit.
    #[inline(always)]
    pub(crate) const fn ray(&self, direction: usize, from: u32) -> u64 {
        self.rays[direction % COUNT][from as usize & 63]
    }

    /// The cells between a bit and another that lies in this direction.
    #[inline(always)]
    pub(crate) const fn between(&self, direction: usize, from: u32, to: u32) -> u64 {
        self.ray(direction, from) & self.ray(opposite(direction), to)
    }

    /// The piece that reaches a cell in a direction: the nearest one behind it.
    #[inline(always)]
    pub(crate) const fn source(&self, direction: usize, to: u32, occupied: u64) -> u32 {
        let back = opposite(direction);
        self.directions[back % COUNT].nearest(self.ray(back, to) & occupied)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use abstract_games_toolkit::zobrist::keys;

    /// Compares a direction with its definition, `neighbour`, on every cell,
    /// and its slides with walks from cell to cell, for sparse and dense sets
    /// of pieces.
    pub(crate) fn check_direction(
        direction: &Direction,
        board: u64,
        neighbour: impl Fn(u32) -> Option<u32>,
    ) {
        let cells = || (0..64).filter(|bit| board >> bit & 1 == 1);
        for cell in cells() {
            let expected = neighbour(cell).map_or(0, |next| 1 << next);
            assert_eq!(direction.step(1 << cell), expected, "from {cell}");
            assert!(neighbour(cell).is_none_or(|next| (next > cell) == (direction.ascending != 0)));
        }
        let words = keys::<300>(1988).map(|word| word & board);
        for pair in words.windows(3) {
            for occupied in [pair[0], pair[0] & pair[1], pair[0] & pair[1] & pair[2]] {
                let from = occupied & pair[2].rotate_left(7);
                let mut expected = 0_u64;
                for cell in cells().filter(|cell| from >> cell & 1 == 1) {
                    let mut at = neighbour(cell);
                    while let Some(next) = at {
                        assert_eq!(expected >> next & 1, 0, "reached twice: {next}");
                        expected |= 1 << next;
                        at = neighbour(next).filter(|_| occupied >> next & 1 == 0);
                    }
                }
                assert_eq!(direction.slide(from, board & !occupied, board), expected);
            }
        }
    }

    /// Compares all tables of a board with the directions that they come from.
    pub(crate) fn check_lines(lines: &Lines, board: u64) {
        for from in 0..64 {
            for to in 0..64 {
                let leads_there = |&direction: &usize| {
                    board >> from & 1 == 1 && lines.directions[direction].ray(from) >> to & 1 == 1
                };
                let direction = (0..COUNT).find(leads_there);
                assert_eq!(lines.direction(from, to), direction);
                if let Some(direction) = direction {
                    assert_eq!(lines.ray(direction, from) >> to & 1, 1);
                    assert_eq!(lines.direction(to, from), Some(opposite(direction)));
                    let between = lines.between(direction, from, to);
                    let blocked = lines.source(direction, to, between | 1 << from);
                    assert_eq!(blocked == from, between == 0);
                }
            }
        }
    }
}
