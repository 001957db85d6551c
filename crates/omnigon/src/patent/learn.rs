//! What self-play learners need: moves as numbers, positions as planes.

use abstract_games_core::{Actions, PlaneShape, Planes, Position};

use super::board::{ALIGNED, STAGGERED, WAYS};
use super::{Cell, Layout, Move, OmnigonPatent, PatentRules, ThirdTurn};
use crate::Facing;
use crate::pairs::Pairs;
use crate::slide::Way;

/// Cells in a line, on each grid.
static ALIGNED_LINES: Pairs<{ Cell::COUNT }> = lines(&ALIGNED);
static STAGGERED_LINES: Pairs<{ Cell::COUNT }> = lines(&STAGGERED);

const fn lines(ways: &[Way; WAYS]) -> Pairs<{ Cell::COUNT }> {
    let mut targets = [0; Cell::COUNT];
    let mut from = 0;
    while from < Cell::COUNT {
        let mut way = 0;
        while way < WAYS {
            targets[from] |= ways[way].ray(from as u32);
            way += 1;
        }
        from += 1;
    }
    Pairs::new(targets)
}

/// Where each kind of moves begins in the numbering.
struct Numbers {
    lines: &'static Pairs<{ Cell::COUNT }>,
    turns: usize,
    last: usize,
    count: usize,
}

impl Numbers {
    fn new(rules: PatentRules) -> Self {
        let lines = match rules.grid {
            Layout::Aligned => &ALIGNED_LINES,
            Layout::Staggered => &STAGGERED_LINES,
        };
        let turns = 12 * lines.count();
        let last = turns + 6 * Cell::COUNT;
        // Removals, or the pass: there are never both.
        let count = match rules.third_turn {
            ThirdTurn::Removes => last + Cell::COUNT,
            ThirdTurn::Illegal => last + 1,
        };
        Self {
            lines,
            turns,
            last,
            count,
        }
    }
}

/// The moves that can be legal somewhere: 12 for each pair of cells in a line
/// (the six facings without a capture, then with one), then 6 turns in place
/// for each cell, by facing; then, where a third turn removes, a removal for
/// each cell, and where it is illegal, the pass, which is legal in no other
/// game. Pairs are ordered by `from`, then by `to`.
///
/// ```
/// use omnigon::{Actions, OmnigonPatent, PatentRules};
///
/// let rules = PatentRules::OF_1981;
/// let index = |text: &str| OmnigonPatent::action_index(rules, text.parse().unwrap());
/// assert_eq!(index("a1-b1@0"), Some(0));
/// assert_eq!(index("a1xb1@5"), Some(11));
/// assert_eq!(index("a1-b3@0"), None); // not in a line
/// assert_eq!(index("pass"), None);
/// let last = OmnigonPatent::action_count(rules) - 1;
/// assert_eq!(OmnigonPatent::action(rules, last).unwrap().to_string(), "e8!");
/// ```
impl Actions for OmnigonPatent {
    fn action_count(rules: PatentRules) -> usize {
        Numbers::new(rules).count
    }

    fn action_index(rules: PatentRules, mv: Move) -> Option<usize> {
        let numbers = Numbers::new(rules);
        match (mv, rules.third_turn) {
            (
                Move::Slide {
                    from,
                    to,
                    facing,
                    capture,
                },
                _,
            ) => {
                let pair = numbers.lines.number(from.index(), to.index())?;
                Some(12 * pair + 6 * usize::from(capture) + usize::from(facing.number()))
            }
            (Move::Turn { cell, facing }, _) => {
                Some(numbers.turns + 6 * cell.index() + usize::from(facing.number()))
            }
            (Move::Remove { cell }, ThirdTurn::Removes) => Some(numbers.last + cell.index()),
            (Move::Pass, ThirdTurn::Illegal) => Some(numbers.last),
            (Move::Remove { .. } | Move::Pass, _) => None,
        }
    }

    fn action(rules: PatentRules, index: usize) -> Option<Move> {
        let numbers = Numbers::new(rules);
        if index >= numbers.count {
            return None;
        }
        let facing = Facing::ALL[index % 6];
        if index < numbers.turns {
            let (from, to) = numbers.lines.pair(index / 12)?;
            return Some(Move::Slide {
                from: Cell::new(from)?,
                to: Cell::new(to)?,
                facing,
                capture: index / 6 % 2 == 1,
            });
        }
        if index < numbers.last {
            // A multiple of six comes before the turns.
            let cell = Cell::new((index - numbers.turns) / 6)?;
            return Some(Move::Turn { cell, facing });
        }
        match rules.third_turn {
            ThirdTurn::Removes => {
                let cell = Cell::new(index - numbers.last)?;
                Some(Move::Remove { cell })
            }
            ThirdTurn::Illegal => Some(Move::Pass),
        }
    }
}

/// Planes of eight ranks by five files, seen by the player to move: 35, and 16
/// more in invasion games.
///
/// | plane | ones where |
/// |---|---|
/// | 0 | the player to move has a piece |
/// | 1 | it has its royal piece |
/// | 2 to 7 | it has a piece with face 0 to 5 protected |
/// | 8 to 15 | the same for the opponent |
/// | 16, 17 | the player to move has a piece that it has turned in place once, twice in a row |
/// | 18, 19 | the same for the opponent |
/// | 20 to 26 | everywhere on the first so many as the player to move has captured |
/// | 27 to 33 | everywhere on the first so many as the opponent has captured |
/// | 34 | everywhere if the first player is to move |
/// | 35 to 50 | everywhere, for each bit of the number of moves that the second player has left, the lowest first |
///
/// The board is not turned round: rank 1 is Black's end.
impl Planes for OmnigonPatent {
    fn plane_shape(rules: PatentRules) -> PlaneShape {
        PlaneShape {
            planes: if rules.invasion.is_some() { 51 } else { 35 },
            rows: 8,
            columns: 5,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        let mut put = |plane, cell: Cell| set(plane, cell.index() / 5, cell.index() % 5);
        for (i, player) in [self.turn(), !self.turn()].into_iter().enumerate() {
            for cell in self.pieces(player) {
                put(8 * i, cell);
                if self.royal(player) == Some(cell) {
                    put(8 * i + 1, cell);
                }
                for face in (0..6).filter(|&face| self.faces[face] >> cell.index() & 1 != 0) {
                    put(8 * i + 2 + face, cell);
                }
            }
            if let Some(series) = self.series(player) {
                put(15 + 2 * i + usize::from(series.count), series.cell);
            }
        }
        let mut fill = |plane| Cell::all().for_each(|cell| put(plane, cell));
        for (i, player) in [self.turn(), !self.turn()].into_iter().enumerate() {
            for capture in 0..self.captured()[player] as usize {
                fill(20 + 7 * i + capture);
            }
        }
        if self.turn() == abstract_games_core::Player::First {
            fill(34);
        }
        if let Some(moves) = self.rules().invasion {
            let left = moves.get().saturating_sub(self.second_moves());
            (0..16)
                .filter(|bit| left >> bit & 1 != 0)
                .for_each(|bit| fill(35 + bit));
        }
    }
}
