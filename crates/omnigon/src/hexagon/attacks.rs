//! Questions about a position: where pieces stand, what they attack and
//! protect.

use abstract_games_core::{ByPlayer, Outcome, Player, Position};

use super::board::{BOARD, RAYS, WAYS};
use super::{Cell, Omnigon88, Piece};
use crate::Cells;
use crate::cells::sealed::Bit;
use crate::facing::opposite;

impl Omnigon88 {
    /// The piece on a cell.
    ///
    /// ```
    /// use omnigon::hexagon::Kind;
    /// use omnigon::{Omnigon88, Player, Position, Rules88};
    ///
    /// let position = Omnigon88::start(Rules88);
    /// let piece = position.at("d2".parse()?).unwrap();
    /// assert_eq!((piece.player, piece.kind), (Player::First, Kind::Helios));
    /// assert_eq!(position.at("d4".parse()?), None);
    /// # Ok::<(), omnigon::CellError>(())
    /// ```
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Piece> {
        let on = |player: &Player| self.pieces(*player).contains(cell);
        let player = Player::ALL.into_iter().find(on)?;
        let code = self.code(cell.bit());
        Some(Piece {
            player,
            kind: code.kind(),
            facing: code.facing(),
        })
    }

    /// The cells of a side's pieces.
    #[must_use]
    pub const fn pieces(&self, player: Player) -> Cells<Cell> {
        Cells::from_bits(self.side(player))
    }

    /// The cell of a side's Helios, or `None` if it was captured.
    #[must_use]
    pub fn royal(&self, player: Player) -> Option<Cell> {
        let helios = Cells::from_bits(self.helioses());
        (helios & self.pieces(player)).first()
    }

    /// The cells that a side attacks: empty ones to which its pieces could
    /// move, and enemy pieces that they could capture, whoever is to move.
    ///
    /// ```
    /// use omnigon::{Omnigon88, Player, Position, Rules88};
    ///
    /// let position = Omnigon88::start(Rules88);
    /// let attacked = position.attacked(Player::First);
    /// assert_eq!(attacked.to_string(), "a1 a2 a3 b1 b2 b3 c3 e3 f1 f2 f3 g1 g2 g3");
    /// ```
    #[must_use]
    pub fn attacked(&self, by: Player) -> Cells<Cell> {
        let (own, enemies) = (self.side(by), self.side(!by));
        let empty = BOARD & !(own | enemies);
        let helios = self.helioses() & own;
        let attacked = (0..6).fold(0, |all, way| {
            let open = empty | enemies & !self.arrows[opposite(way)];
            let slides = WAYS[way].slide(self.arrows[way] & own, empty, open);
            all | slides | WAYS[way].step(helios) & open
        });
        Cells::from_bits(attacked)
    }

    /// The pieces of a side that attack a cell, as in
    /// [`attacked`](Self::attacked). Nobody attacks a cell of their own piece.
    #[must_use]
    pub fn attackers(&self, cell: Cell, by: Player) -> Cells<Cell> {
        let target = 1 << cell.bit();
        let empty = BOARD & !self.occupied();
        let enemies = self.side(!by);
        self.reaching(cell, by, |way| {
            target & (empty | enemies & !self.arrows[opposite(way)]) != 0
        })
    }

    /// The pieces of a side that protect a cell: that would reach it if only
    /// the cells on the way mattered, whatever stands on it. If an enemy
    /// captures there, they can take back, unless the captor turns an arrow
    /// against them.
    #[must_use]
    pub fn protectors(&self, cell: Cell, by: Player) -> Cells<Cell> {
        self.reaching(cell, by, |_| true)
    }

    /// The pieces of a side that can move to a cell over the cells before it,
    /// in the directions that `counts` lets count.
    fn reaching(&self, cell: Cell, by: Player, counts: impl Fn(usize) -> bool) -> Cells<Cell> {
        let own = self.side(by);
        let helios = self.helioses() & own;
        let mut reaching = 0;
        for way in (0..6).filter(|&way| counts(way)) {
            let back = opposite(way);
            reaching |= WAYS[back].step(1 << cell.bit()) & helios;
            let behind = RAYS[back][cell.bit() as usize] & self.occupied();
            if behind != 0 {
                reaching |= 1 << WAYS[back].nearest(behind) & own & self.arrows[way];
            }
        }
        Cells::from_bits(reaching)
    }

    /// Whether the other side could capture a side's Helios if it were to
    /// move. `false` if there is none any more.
    #[must_use]
    pub fn royal_attacked(&self, player: Player) -> bool {
        self.royal(player)
            .is_some_and(|cell| !self.attackers(cell, !player).is_empty())
    }

    /// Whether the Helios of the side to move is lost, as the source's example
    /// of an ended game puts it (OMN-9): it is attacked, and no move wins or
    /// leaves it unattacked. `false` after the end.
    ///
    /// Tries the legal moves until one saves it.
    #[must_use]
    pub fn royal_lost(&self) -> bool {
        let player = self.turn();
        let saves = |mv| {
            let mut after = *self;
            after.play_unchecked(mv);
            after.outcome() == Some(Outcome::Win(player)) || !after.royal_attacked(player)
        };
        self.outcome().is_none() && self.royal_attacked(player) && !self.legal_moves().any(saves)
    }

    /// How many enemy pieces each side has captured. They follow from the
    /// board: what is missing was captured.
    #[must_use]
    pub const fn captured(&self) -> ByPlayer<u32> {
        ByPlayer::new(
            7 - self.side(Player::Second).count_ones(),
            7 - self.side(Player::First).count_ones(),
        )
    }
}
