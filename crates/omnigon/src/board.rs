//! What the positions of both games have in common: where pieces stand, what
//! they attack and protect, and a move from one cell to another.

use abstract_games_core::{Outcome, Player, Position};
use abstract_games_toolkit::BoardCell;

use crate::Facing;
use crate::illegal::SlideProblem;
use crate::lines::{Lines, opposite, shields};
use crate::pieces::{Bitboards, Kind, Piece};

/// A position of either game. An implementation provides its bitboards and its
/// geometry.
pub(crate) trait Board: Position + Copy {
    type Cell: BoardCell;
    type Kind: Kind;

    /// The bits of all cells.
    const BOARD: u64;
    /// The names of the sides.
    const SIDES: [&'static str; 2];

    fn boards(&self) -> &Bitboards;

    fn boards_mut(&mut self) -> &mut Bitboards;

    fn lines(&self) -> &'static Lines;

    /// The royal pieces of both sides.
    fn royals(&self) -> u64;

    /// The marked sides of the piece on a cell, with
    /// [`ROYAL`](crate::pieces::ROYAL) where a game needs it.
    fn sides(&self, bit: u32) -> usize;

    /// The pieces that move any number of cells in a direction.
    fn sliders(&self, direction: usize) -> u64;

    /// The pieces that move one cell in any direction.
    fn steppers(&self) -> u64;

    /// The part of the key for a piece, given by its code, on a cell.
    fn piece_key(player: Player, code: usize, bit: u32) -> u64;

    /// The bitboard of a side.
    #[inline(always)]
    fn side(&self, player: Player) -> u64 {
        if player == self.turn() {
            self.boards().own
        } else {
            self.boards().enemies
        }
    }

    /// The code of the piece on an occupied cell.
    #[inline(always)]
    fn code(&self, bit: u32) -> usize {
        Self::Kind::codes().code(self.sides(bit))
    }

    /// Puts a piece on an empty cell.
    fn put(&mut self, cell: Self::Cell, piece: Piece<Self::Kind>) {
        let (code, bit) = (piece.kind.code(piece.facing), cell.bit());
        let own = piece.player == self.turn();
        let boards = self.boards_mut();
        boards.set_marks(0, 1 << bit, Self::Kind::codes().mark_words(code));
        if own {
            boards.own |= 1 << bit;
        } else {
            boards.enemies |= 1 << bit;
        }
        boards.key ^= Self::piece_key(piece.player, code, bit);
    }

    /// Turns the own piece on a cell.
    #[inline(always)]
    fn turn_piece(&mut self, bit: u32, facing: Facing) {
        let (me, codes) = (self.turn(), Self::Kind::codes());
        let sides = self.sides(bit);
        let (before, after) = (codes.code(sides), codes.turned(sides, facing));
        let boards = self.boards_mut();
        boards.key ^= Self::piece_key(me, before, bit) ^ Self::piece_key(me, after, bit);
        boards.set_marks(1 << bit, 1 << bit, codes.mark_words(after));
    }

    /// Moves an own piece to another cell, captures what stands there, and
    /// turns the piece. Returns whether it captured.
    #[inline(always)]
    fn slide(&mut self, from: u32, to: u32, facing: Facing) -> bool {
        let (me, codes) = (self.turn(), Self::Kind::codes());
        let (origin, target) = (1_u64 << from, 1_u64 << to);
        let sides = self.sides(from);
        let (before, after) = (codes.code(sides), codes.turned(sides, facing));
        let mut key = Self::piece_key(me, before, from) ^ Self::piece_key(me, after, to);
        let captures = self.boards().enemies & target != 0;
        if captures {
            key ^= Self::piece_key(me.opponent(), self.code(to), to);
            self.boards_mut().enemies &= !target;
        }
        let boards = self.boards_mut();
        boards.key ^= key;
        boards.own = boards.own & !origin | target;
        boards.set_marks(origin | target, target, codes.mark_words(after));
        captures
    }

    /// Whether the own piece on a cell can move to another one, as a capture
    /// or not.
    #[inline(always)]
    fn can_slide(&self, from: u32, to: u32, capture: bool) -> bool {
        let boards = self.boards();
        let (origin, target) = (1_u64 << from, 1_u64 << to);
        let Some(direction) = self.lines().direction(from, to) else {
            return false;
        };
        let between = self.lines().between(direction, from, to);
        let moves = if origin & self.steppers() != 0 {
            between == 0
        } else {
            self.sliders(direction) & origin != 0 && between & boards.occupied() == 0
        };
        let lands = if capture {
            target & boards.enemies & !shields(&boards.marks, direction) != 0
        } else {
            target & boards.occupied() == 0
        };
        boards.own & origin != 0 && moves && lands
    }

    /// Why a piece cannot move from one cell to another, as a capture or not;
    /// `None` if it can.
    fn slide_problem(
        &self,
        from: Self::Cell,
        to: Self::Cell,
        capture: bool,
    ) -> Option<SlideProblem<Self::Cell>> {
        let boards = self.boards();
        let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
        if origin & boards.occupied() == 0 {
            return Some(SlideProblem::NoPiece);
        }
        if origin & boards.enemies != 0 {
            return Some(SlideProblem::EnemyPiece);
        }
        if from == to {
            return Some(SlideProblem::SameCell);
        }
        let Some(direction) = self.lines().direction(from.bit(), to.bit()) else {
            return Some(SlideProblem::NotInLine);
        };
        let between = self.lines().between(direction, from.bit(), to.bit());
        if origin & self.steppers() != 0 {
            if between != 0 {
                return Some(SlideProblem::TooFar);
            }
        } else if origin & self.sliders(direction) == 0 {
            return Some(SlideProblem::NoArrow);
        }
        let blockers = between & boards.occupied();
        if blockers != 0 {
            let nearest = self.lines().directions[direction].nearest(blockers);
            return Self::Cell::from_bit(nearest).map(SlideProblem::Blocked);
        }
        if target & boards.own != 0 {
            return Some(SlideProblem::OwnPiece);
        }
        if target & boards.enemies == 0 {
            return capture.then_some(SlideProblem::NotACapture);
        }
        if target & shields(&boards.marks, direction) != 0 {
            return Some(SlideProblem::Shielded);
        }
        (!capture).then_some(SlideProblem::Capture)
    }

    fn at(&self, cell: Self::Cell) -> Option<Piece<Self::Kind>> {
        let stands = |player: &Player| self.side(*player) >> cell.bit() & 1 != 0;
        let player = Player::ALL.into_iter().find(stands)?;
        let (codes, code) = (Self::Kind::codes(), self.code(cell.bit()));
        Some(Piece {
            player,
            kind: codes.kind(code),
            facing: codes.facing(code),
        })
    }

    fn royal(&self, player: Player) -> Option<Self::Cell> {
        let royal = self.royals() & self.side(player);
        Self::Cell::from_bit(royal.trailing_zeros()).filter(|_| royal != 0)
    }

    /// The cells on which a move of a side in a direction can end.
    fn landing(&self, by: Player, direction: usize) -> u64 {
        let shielded = shields(&self.boards().marks, direction);
        Self::BOARD & !self.boards().occupied() | self.side(!by) & !shielded
    }

    fn attacked(&self, by: Player) -> u64 {
        let own = self.side(by);
        let empty = Self::BOARD & !self.boards().occupied();
        let directions = self.lines().directions.iter().enumerate();
        directions.fold(0, |attacked, (direction, steps)| {
            let landing = self.landing(by, direction);
            let slides = steps.slide(self.sliders(direction) & own, empty, landing);
            attacked | slides | steps.step(self.steppers() & own) & landing
        })
    }

    fn attackers(&self, cell: Self::Cell, by: Player) -> u64 {
        self.reaching(cell, by, |direction| {
            self.landing(by, direction) >> cell.bit() & 1 != 0
        })
    }

    fn protectors(&self, cell: Self::Cell, by: Player) -> u64 {
        self.reaching(cell, by, |_| true)
    }

    /// The pieces of a side that can move as far as a cell, whatever stands on
    /// it, in the directions that `counts` accepts.
    fn reaching(&self, cell: Self::Cell, by: Player, counts: impl Fn(usize) -> bool) -> u64 {
        let (bit, lines) = (cell.bit(), self.lines());
        let mut reaching = 0;
        for direction in (0..lines.directions.len()).filter(|&direction| counts(direction)) {
            let back = opposite(direction);
            reaching |= lines.directions[back].step(1 << bit) & self.steppers();
            let behind = lines.ray(back, bit) & self.boards().occupied();
            if behind != 0 {
                let nearest = 1 << lines.directions[back].nearest(behind);
                reaching |= nearest & self.sliders(direction);
            }
        }
        reaching & self.side(by)
    }

    fn royal_attacked(&self, player: Player) -> bool {
        self.royal(player)
            .is_some_and(|cell| self.attackers(cell, !player) != 0)
    }

    fn royal_lost(&self) -> bool {
        let player = self.turn();
        let saves = |mv| {
            let mut after = *self;
            after.play_unchecked(mv);
            match after.outcome() {
                Some(Outcome::Draw) => true,
                Some(Outcome::Win(winner)) if winner == player => true,
                _ => after.royal(player).is_some() && !after.royal_attacked(player),
            }
        };
        self.outcome().is_none() && self.royal_attacked(player) && !self.legal_moves().any(saves)
    }
}

/// The inherent methods of a position that answer questions about its board.
macro_rules! board_queries {
    ($position:ty) => {
        impl $position {
            /// The piece on a cell.
            #[must_use]
            pub fn at(&self, cell: Cell) -> Option<Piece> {
                Board::at(self, cell)
            }

            /// The cells of a side's pieces.
            #[must_use]
            pub fn pieces(&self, player: Player) -> CellSet {
                CellSet::from_bits(self.side(player))
            }

            /// The cell of a side's royal piece (the Helios, Unitrog or
            /// Omnigon), or `None` if it is no longer on the board.
            #[must_use]
            pub fn royal(&self, player: Player) -> Option<Cell> {
                Board::royal(self, player)
            }

            /// The cells that a side attacks, whoever is to move: the empty
            /// cells to which its pieces could move, and the enemy pieces that
            /// they could capture.
            #[must_use]
            pub fn attacked(&self, by: Player) -> CellSet {
                CellSet::from_bits(Board::attacked(self, by))
            }

            /// The pieces of a side that attack a cell, in the sense of
            /// [`attacked`](Self::attacked). A side never attacks the cells of
            /// its own pieces.
            #[must_use]
            pub fn attackers(&self, cell: Cell, by: Player) -> CellSet {
                CellSet::from_bits(Board::attackers(self, cell, by))
            }

            /// The pieces of a side that protect a cell: those that could move
            /// as far as the cell, whatever stands on it. If an enemy captures
            /// there, they can recapture, unless the capturing piece turns its
            /// marked sides against them.
            #[must_use]
            pub fn protectors(&self, cell: Cell, by: Player) -> CellSet {
                CellSet::from_bits(Board::protectors(self, cell, by))
            }

            /// Whether the other side could capture a side's royal piece if it
            /// were to move. `false` if the royal piece is no longer on the
            /// board.
            #[must_use]
            pub fn royal_attacked(&self, player: Player) -> bool {
                Board::royal_attacked(self, player)
            }

            /// Whether the royal piece of the side to move is lost (OMN-9,
            /// OMN-27): it is attacked, and no move wins, draws, or leaves it
            /// on the board and unattacked. `false` after the end of the game.
            ///
            /// Tries the legal moves until one saves the piece.
            #[must_use]
            pub fn royal_lost(&self) -> bool {
                Board::royal_lost(self)
            }
        }
    };
}
pub(crate) use board_queries;
