//! Questions about a position: where pieces stand, what they attack and
//! protect.

use abstract_games_core::{Outcome, Player, Position};

use super::board::{BOARD, RAYS, back, shields, ways};
use super::{Cell, OmnigonPatent, Piece, Series};
use crate::Cells;
use crate::cells::sealed::Bit;

impl OmnigonPatent {
    /// The piece on a cell.
    ///
    /// ```
    /// use omnigon::patent::Kind;
    /// use omnigon::{Facing, OmnigonPatent, PatentRules, Player, Position};
    ///
    /// let game = OmnigonPatent::start(PatentRules::OF_1983);
    /// let piece = game.at("c8".parse()?).unwrap();
    /// assert_eq!((piece.player, piece.kind), (Player::Second, Kind::Omnigon));
    /// assert_eq!(piece.facing, Facing::F3);
    /// assert_eq!(game.at("c4".parse()?), None);
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

    /// The cell of a side's Unitrog (1981) or Omnigon (1983), or `None` if it
    /// is gone.
    #[must_use]
    pub fn royal(&self, player: Player) -> Option<Cell> {
        let royals = Cells::from_bits(self.royals);
        (royals & self.pieces(player)).first()
    }

    /// The turns in place that a side has made in a row with its latest moves
    /// (OMN-26).
    ///
    /// ```
    /// use omnigon::{OmnigonPatent, PatentRules, Player, Position};
    ///
    /// let mut game = OmnigonPatent::start(PatentRules::OF_1981);
    /// for mv in ["c3@0", "c6@0", "c3@1"] {
    ///     game.play(mv.parse()?)?;
    /// }
    /// let counts = Player::ALL.map(|player| game.series(player).unwrap().count);
    /// assert_eq!(counts, [2, 1]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn series(&self, player: Player) -> Option<Series> {
        self.series[player.index()].unpack()
    }

    /// The cells that a side attacks: empty ones to which its pieces could
    /// move, and enemy pieces that they could capture, whoever is to move.
    ///
    /// ```
    /// use omnigon::{Notation, OmnigonPatent, PatentRules, Player};
    ///
    /// // The Bitrog on c3 is protected against the Unitrog on c1.
    /// let text = "...../...../...../...../...../u0.b3../...../..U0.. b";
    /// let game = OmnigonPatent::parse_position(PatentRules::OF_1981, text)?;
    /// assert_eq!(
    ///     game.attacked(Player::First).to_string(),
    ///     "a1 b1 d1 e1 b2 c2 d2 a3 e3"
    /// );
    /// # Ok::<(), omnigon::patent::SetupError>(())
    /// ```
    #[must_use]
    pub fn attacked(&self, by: Player) -> Cells<Cell> {
        let (own, enemies) = (self.side(by), self.side(!by));
        let empty = BOARD & !(own | enemies);
        let ways = ways(self.rules.grid).iter().enumerate();
        let attacked = ways.fold(0, |all, (way, go)| {
            all | go.slide(own, empty, empty | enemies & !shields(&self.faces, way))
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
            target & (empty | enemies & !shields(&self.faces, way)) != 0
        })
    }

    /// The pieces of a side that protect a cell: that would reach it if only
    /// the cells on the way mattered, whatever stands on it. If an enemy
    /// captures there, they can take back, unless the captor turns protected
    /// faces against them.
    #[must_use]
    pub fn protectors(&self, cell: Cell, by: Player) -> Cells<Cell> {
        self.reaching(cell, by, |_| true)
    }

    /// The pieces of a side that can move to a cell over the cells before it,
    /// in the directions that `counts` lets count.
    fn reaching(&self, cell: Cell, by: Player, counts: impl Fn(usize) -> bool) -> Cells<Cell> {
        let ways = ways(self.rules.grid);
        let rays = &RAYS[self.rules.grid as usize];
        let mut reaching = 0;
        for way in (0..ways.len()).filter(|&way| counts(way)) {
            let back = back(way);
            let behind = rays[back][cell.bit() as usize] & self.occupied();
            if behind != 0 {
                reaching |= 1 << ways[back].nearest(behind);
            }
        }
        Cells::from_bits(reaching & self.side(by))
    }

    /// Whether the other side could capture a side's royal piece if it were to
    /// move (OMN-27). `false` if there is none any more.
    #[must_use]
    pub fn royal_attacked(&self, player: Player) -> bool {
        self.royal(player)
            .is_some_and(|cell| !self.attackers(cell, !player).is_empty())
    }

    /// Whether the royal piece of the side to move is lost, the patents'
    /// checkmate (OMN-27): it is attacked, and no move of its side wins,
    /// draws, or leaves it on the board and unattacked. `false` after the end.
    ///
    /// Tries the legal moves until one saves it.
    #[must_use]
    pub fn royal_lost(&self) -> bool {
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
