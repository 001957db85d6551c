//! Tables of the geometry, made at compile time by walking over the board.

use abstract_games_core::Direction;
#[cfg(feature = "rand_core")]
use abstract_games_core::Player;

use crate::board::GRID;
use crate::{Square, Squares};

/// The squares next to each square: where a piece may step (YON-5).
pub(crate) static NEIGHBOURS: [Squares; Square::COUNT] = neighbours();

/// A way for a piece to go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// The squares that must be empty, the last one included.
    pub(crate) path: Squares,
    /// The last one.
    pub(crate) to: Square,
}

/// All ways from each square: first the eight steps (YON-5), then the slides
/// over two or three squares for a piece of the square's colour (YON-6; a
/// slide over one is a step). No square has more than two of these.
///
/// A way that a square lacks leads to the square itself, on which the piece
/// stands: its path is never empty.
pub(crate) static WAYS: [[Way; STEPS + 2]; Square::COUNT] = ways();

/// Where the slides begin in a row of [`WAYS`].
pub(crate) const STEPS: usize = 8;

/// The ways that are offered to a piece of each player on each square when a
/// move is drawn at random: all that it has, then ways that lead nowhere, as in
/// [`WAYS`], up to [`offers_per_piece`].
#[cfg(feature = "rand_core")]
pub(crate) static OFFERS: [[[Way; STEPS + 2]; Square::COUNT]; 2] =
    [offers(Player::First), offers(Player::Second)];

/// How many ways are offered to each piece of a player. Blue's slides begin at
/// the edge, where steps are missing; White's also in the middle.
#[cfg(feature = "rand_core")]
#[inline]
pub(crate) const fn offers_per_piece(player: Player) -> usize {
    match player {
        Player::First => STEPS,
        Player::Second => STEPS + 2,
    }
}

/// The squares from which a piece can flip others together with a piece on the
/// given square: those in line with it and not next to it (YON-7).
pub(crate) static PARTNERS: [Squares; Square::COUNT] = partners();

/// The squares strictly between two squares in line; empty for others.
pub(crate) static BETWEEN: [[Squares; Square::COUNT]; Square::COUNT] = between();

/// The lines of five through each square (YON-9): two to four, the first one
/// repeated where there are fewer.
pub(crate) static FIVES: [[Squares; 4]; Square::COUNT] = fives();

/// The square next to `square` in `direction`.
const fn next(square: Square, direction: Direction) -> Option<Square> {
    match GRID.neighbour(square.index() as u16, direction) {
        Some(cell) => Square::from_index(cell as usize),
        None => None,
    }
}

/// Whether both squares are blue or both are white; neutral squares are of
/// neither colour.
const fn same_colour(a: Square, b: Square) -> bool {
    match (a.colour(), b.colour()) {
        (Some(a), Some(b)) => a.index() == b.index(),
        _ => false,
    }
}

const fn neighbours() -> [Squares; Square::COUNT] {
    let mut table = [Squares::EMPTY; Square::COUNT];
    let mut square = 0;
    while square < Square::COUNT {
        table[square] = Squares::EMPTY.with(Square::ALL[square]).neighbours();
        square += 1;
    }
    table
}

const fn ways() -> [[Way; STEPS + 2]; Square::COUNT] {
    const NOWHERE: Way = Way {
        path: Squares::EMPTY,
        to: Square::A1,
    };
    let mut table = [[NOWHERE; STEPS + 2]; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let start = Square::ALL[from];
        let stay = Way {
            path: Squares::EMPTY.with(start),
            to: start,
        };
        table[from] = [stay; STEPS + 2];
        let mut slides = 0;
        let mut direction = 0;
        while direction < STEPS {
            let mut path = Squares::EMPTY;
            let mut here = start;
            while let Some(to) = next(here, Direction::ALL[direction]) {
                let sliding = is_diagonal(direction) && same_colour(start, to);
                path = path.with(to);
                if path.len() == 1 {
                    table[from][direction] = Way { path, to };
                } else if sliding {
                    table[from][STEPS + slides] = Way { path, to };
                    slides += 1;
                }
                if !sliding {
                    break;
                }
                here = to;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

#[cfg(feature = "rand_core")]
const fn offers(player: Player) -> [[Way; STEPS + 2]; Square::COUNT] {
    let ways = ways();
    let mut table = ways;
    let mut from = 0;
    while from < Square::COUNT {
        let square = Square::ALL[from];
        let slides = Squares::of_colour(player).contains(square);
        let stay = Way {
            path: Squares::EMPTY.with(square),
            to: square,
        };
        table[from] = [stay; STEPS + 2];
        let mut offered = 0;
        let mut way = 0;
        while way < STEPS + 2 {
            let missing = ways[from][way].to.index() == from;
            if !missing && (way < STEPS || slides) {
                table[from][offered] = ways[from][way];
                offered += 1;
            }
            way += 1;
        }
        assert!(offered <= offers_per_piece(player));
        from += 1;
    }
    table
}

const fn is_diagonal(direction: usize) -> bool {
    direction % 2 == 1
}

const fn between() -> [[Squares; Square::COUNT]; Square::COUNT] {
    let mut table = [[Squares::EMPTY; Square::COUNT]; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut direction = 0;
        while direction < 8 {
            let mut passed = Squares::EMPTY;
            let mut here = Square::ALL[from];
            while let Some(to) = next(here, Direction::ALL[direction]) {
                table[from][to.index()] = passed;
                passed = passed.with(to);
                here = to;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

const fn partners() -> [Squares; Square::COUNT] {
    let between = between();
    let mut table = [Squares::EMPTY; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut to = 0;
        while to < Square::COUNT {
            if !between[from][to].is_empty() {
                table[from] = table[from].with(Square::ALL[to]);
            }
            to += 1;
        }
        from += 1;
    }
    table
}

const fn fives() -> [[Squares; 4]; Square::COUNT] {
    let mut table = [[Squares::EMPTY; 4]; Square::COUNT];
    let mut square = 0;
    while square < Square::COUNT {
        let middle = Square::ALL[square];
        let mut found = 0;
        let mut direction = 0;
        while direction < 4 {
            let line = to_the_edge(middle, Direction::ALL[direction])
                .union(to_the_edge(middle, Direction::ALL[direction].opposite()));
            if line.len() == 5 {
                table[square][found] = line;
                found += 1;
            }
            direction += 1;
        }
        while found < 4 {
            table[square][found] = table[square][0];
            found += 1;
        }
        square += 1;
    }
    table
}

/// `square` and all squares beyond it in `direction`.
const fn to_the_edge(square: Square, direction: Direction) -> Squares {
    let mut line = Squares::EMPTY.with(square);
    let mut here = square;
    while let Some(to) = next(here, direction) {
        line = line.with(to);
        here = to;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use abstract_games_core::Player;
    use std::vec::Vec;

    fn pairs() -> impl Iterator<Item = (Square, Square)> {
        let all = Square::ALL.into_iter();
        all.flat_map(|a| Square::ALL.into_iter().map(move |b| (a, b)))
    }

    /// How far `b` is from `a`, in files and ranks.
    fn offset(a: Square, b: Square) -> (i32, i32) {
        let difference = |a: usize, b: usize| b as i32 - a as i32;
        (
            difference(a.file(), b.file()),
            difference(a.rank(), b.rank()),
        )
    }

    /// How many king's steps in one direction lead from `a` to `b`.
    fn steps_in_line(a: Square, b: Square) -> Option<i32> {
        let (files, ranks) = offset(a, b);
        let in_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        (in_line && a != b).then(|| files.abs().max(ranks.abs()))
    }

    /// Whether `c` is strictly between `a` and `b`, by distances.
    fn is_between(a: Square, c: Square, b: Square) -> bool {
        match (
            steps_in_line(a, c),
            steps_in_line(c, b),
            steps_in_line(a, b),
        ) {
            (Some(first), Some(second), Some(both)) => {
                let (one, whole) = (offset(a, c), offset(a, b));
                first + second == both
                    && (one.0 * both, one.1 * both) == (whole.0 * first, whole.1 * first)
            }
            _ => false,
        }
    }

    #[test]
    fn neighbours_are_one_step_away() {
        for (a, b) in pairs() {
            let expected = steps_in_line(a, b) == Some(1);
            assert_eq!(NEIGHBOURS[a.index()].contains(b), expected, "{a} {b}");
        }
    }

    #[test]
    fn between_is_by_distances() {
        for (a, b) in pairs() {
            for c in Square::ALL {
                let expected = is_between(a, c, b);
                assert_eq!(
                    BETWEEN[a.index()][b.index()].contains(c),
                    expected,
                    "{a} {c} {b}"
                );
            }
        }
    }

    #[test]
    fn partners_are_in_line_and_apart() {
        for (a, b) in pairs() {
            let expected = steps_in_line(a, b).is_some_and(|steps| steps > 1);
            assert_eq!(PARTNERS[a.index()].contains(b), expected, "{a} {b}");
        }
    }

    #[test]
    fn steps_lead_to_the_neighbours() {
        for from in Square::ALL {
            let steps = WAYS[from.index()][..STEPS]
                .iter()
                .filter(|way| way.to != from);
            assert!(
                steps.clone().all(|way| way.path.iter().eq([way.to])),
                "{from}"
            );
            let to: Squares = steps.clone().map(|way| way.to).collect();
            assert_eq!(
                (to, to.len()),
                (NEIGHBOURS[from.index()], steps.count()),
                "{from}"
            );
        }
    }

    #[test]
    fn slides_stay_on_one_colour() {
        for from in Square::ALL {
            let slides = WAYS[from.index()][STEPS..]
                .iter()
                .filter(|way| way.to != from);
            let mut found: Vec<_> = slides.map(|way| (way.to, way.path)).collect();
            found.sort();
            let mut expected = Vec::new();
            for to in Square::ALL {
                let (files, ranks) = offset(from, to);
                let long = files.abs() == ranks.abs() && files.abs() > 1;
                let path = || {
                    Square::ALL
                        .into_iter()
                        .filter(|&c| c == to || is_between(from, c, to))
                };
                let one_colour =
                    from.colour().is_some() && path().all(|c| c.colour() == from.colour());
                if long && one_colour {
                    expected.push((to, path().collect::<Squares>()));
                }
            }
            assert_eq!(found, expected, "{from}");
        }
    }

    #[test]
    fn missing_ways_lead_nowhere() {
        for from in Square::ALL {
            for way in WAYS[from.index()].iter().filter(|way| way.to == from) {
                assert!(way.path.contains(from));
            }
        }
    }

    #[test]
    fn slides_by_colour() {
        let slides = |from: Square| {
            WAYS[from.index()][STEPS..]
                .iter()
                .filter(move |w| w.to != from)
        };
        // d1 - c2 - b3 - a4, all white; e2 is beside d1.
        assert!(
            slides(Square::D1)
                .map(|way| way.to)
                .eq([Square::B3, Square::A4])
        );
        // Blue's diamond has four sides of three squares, White's board four
        // diagonals of four.
        let total = |colour| {
            let squares = Square::ALL
                .into_iter()
                .filter(move |s| s.colour() == colour);
            squares.flat_map(slides).count()
        };
        let [blue, white] = Player::ALL.map(Some);
        assert_eq!([None, blue, white].map(total), [0, 4 * 2, 4 * 6]);
    }

    #[test]
    fn fives_are_rows_files_and_long_diagonals() {
        for square in Square::ALL {
            let (file, rank) = (square.file(), square.rank());
            let lines = [
                Square::ALL
                    .into_iter()
                    .filter(|s| s.file() == file)
                    .collect::<Squares>(),
                Square::ALL
                    .into_iter()
                    .filter(|s| s.rank() == rank)
                    .collect(),
                Square::ALL
                    .into_iter()
                    .filter(|s| s.file() == s.rank())
                    .collect(),
                Square::ALL
                    .into_iter()
                    .filter(|s| s.file() + s.rank() == 4)
                    .collect(),
            ];
            let mut expected: Vec<_> = lines.into_iter().filter(|l| l.contains(square)).collect();
            let mut found = FIVES[square.index()].to_vec();
            expected.sort();
            found.sort();
            found.dedup();
            assert_eq!(found, expected, "{square}");
        }
    }
}
