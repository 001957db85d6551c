//! Action indices and feature planes of 1981 and 1983.

use abstract_games_core::{Encoding, PlaneShape, Player, Position};

use super::board;
use super::{Cell, Move, Omnigon, Rules, ThirdTurn};
use crate::Facing;
use crate::encoding::{FACING_ACTIONS, PIECE_PLANES, Pairs};
use crate::encoding::{facing_action, facing_of_action, piece_features};

/// The pairs of cells in a line, by tiling.
static LINES: [Pairs<{ Cell::COUNT }>; 2] = {
    let mut bits = [0; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        bits[index] = index as u8;
        index += 1;
    }
    [
        Pairs::in_lines(&board::LINES[0], &bits, 8),
        Pairs::in_lines(&board::LINES[1], &bits, 8),
    ]
};

/// Where each kind of action begins.
struct Sections {
    lines: &'static Pairs<{ Cell::COUNT }>,
    turns: usize,
    last: usize,
    count: usize,
}

impl Sections {
    fn new(rules: Rules) -> Self {
        let lines = &LINES[rules.tiling as usize];
        let turns = FACING_ACTIONS * lines.count();
        let last = turns + 6 * Cell::COUNT;
        // Removals or the pass: no rule set has both.
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

/// Actions are the moves that can be legal in some position: 12 for each pair
/// of cells in a line (the six facings without a capture, then with one), then
/// 6 turns in place for each cell, by facing; then, if a third turn removes, a
/// removal for each cell, and if it is illegal, the pass, which can be legal
/// only then. Pairs are ordered by `from`, then by `to`.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let rules = Rules::OF_1981;
/// let index = |text: &str| Omnigon::action_index(rules, text.parse().unwrap());
/// assert_eq!(index("a1-b1@0"), Some(0));
/// assert_eq!(index("a1xb1@5"), Some(11));
/// assert_eq!(index("a1-b3@0"), None); // not in a line
/// assert_eq!(index("pass"), None);
/// let last = Omnigon::action_count(rules) - 1;
/// assert_eq!(Omnigon::action(rules, last).unwrap().to_string(), "e8!");
/// ```
///
/// There are 35 planes of eight ranks by five files, and 16 more in invasion
/// games:
///
/// | plane | ones where |
/// |---|---|
/// | 0 | the player to move has a piece |
/// | 1 | it has its royal piece |
/// | 2 to 7 | it has a piece with face 0 to 5 protected |
/// | 8 to 15 | the same for the opponent |
/// | 16, 17 | the player to move has a piece that it has turned in place once, twice in a row |
/// | 18, 19 | the same for the opponent |
/// | 20 to 26 | everywhere, on as many planes as the player to move has captured pieces |
/// | 27 to 33 | everywhere, on as many planes as the opponent has captured pieces |
/// | 34 | everywhere if the first player is to move |
/// | 35 to 50 | everywhere, for each one bit of the number of moves that the second player has left, lowest bit first |
///
/// The board is not rotated for the second player: rank 1 is always Black's
/// end.
impl Encoding for Omnigon {
    fn action_count(rules: Rules) -> usize {
        Sections::new(rules).count
    }

    fn action_index(rules: Rules, mv: Move) -> Option<usize> {
        let sections = Sections::new(rules);
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
                let pair = sections.lines.number(from.index(), to.index())?;
                Some(FACING_ACTIONS * pair + facing_action(facing, capture))
            }
            (Move::Turn { cell, facing }, _) => {
                Some(sections.turns + 6 * cell.index() + usize::from(facing.number()))
            }
            (Move::Remove { cell }, ThirdTurn::Removes) => Some(sections.last + cell.index()),
            (Move::Pass, ThirdTurn::Illegal) => Some(sections.last),
            (Move::Remove { .. } | Move::Pass, _) => None,
        }
    }

    fn action(rules: Rules, index: usize) -> Option<Move> {
        let sections = Sections::new(rules);
        if index >= sections.count {
            return None;
        }
        if index < sections.turns {
            let (from, to) = sections.lines.pair(index / FACING_ACTIONS)?;
            let (facing, capture) = facing_of_action(index);
            return Some(Move::Slide {
                from: Cell::new(from)?,
                to: Cell::new(to)?,
                facing,
                capture,
            });
        }
        if index < sections.last {
            let index = index - sections.turns;
            return Some(Move::Turn {
                cell: Cell::new(index / 6)?,
                facing: Facing::ALL[index % 6],
            });
        }
        match rules.third_turn {
            ThirdTurn::Removes => {
                let cell = Cell::new(index - sections.last)?;
                Some(Move::Remove { cell })
            }
            ThirdTurn::Illegal => Some(Move::Pass),
        }
    }

    fn plane_shape(rules: Rules) -> PlaneShape {
        PlaneShape {
            planes: if rules.invasion.is_some() { 51 } else { 35 },
            rows: 8,
            columns: 5,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        let mut put = |plane, index: usize| set(plane, index / 5, index % 5);
        piece_features(self, |plane, bit| put(plane, bit as usize));
        let players = [self.turn(), !self.turn()];
        for (i, player) in players.into_iter().enumerate() {
            if let Some(series) = self.series(player) {
                let plane = 2 * PIECE_PLANES + 2 * i + usize::from(series.count) - 1;
                put(plane, series.cell.index());
            }
        }
        let mut fill = |plane| (0..Cell::COUNT).for_each(|index| put(plane, index));
        for (i, player) in players.into_iter().enumerate() {
            (0..self.captured()[player] as usize).for_each(|n| fill(20 + 7 * i + n));
        }
        if self.turn() == Player::First {
            fill(34);
        }
        if let Some(moves) = self.rules().invasion {
            let left = moves.get().saturating_sub(self.second_moves());
            let bits = (0..16).filter(|bit| left >> bit & 1 != 0);
            bits.for_each(|bit| fill(35 + bit));
        }
    }
}
