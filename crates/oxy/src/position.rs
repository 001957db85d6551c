//! The state of a game, its invariants, and what can be asked of it.

mod draw;
mod make;
mod play;

use core::fmt;
use core::hash::{Hash, Hasher};

use abstract_games_core::{ByPlayer, Outcome, Player, Position};

use crate::board::Cell;
use crate::cells::Cells;
use crate::first_turn::TurnStart;
use crate::illegal::IllegalMove;
use crate::key;
use crate::laps::{Debts, Laps, Run, unless_owed};
use crate::layout::Layout;
use crate::lines::Lines;
use crate::movegen::Moves;
use crate::notation::Move;
use crate::rules::{Rules, StartLayout};
use crate::tile::{Board, Symbols, Tile};

/// A position of Oxy or Oxy Chess.
///
/// A small `Copy` value of 96 bytes without heap data. It is made by
/// [`Position::start`], [`Oxy::from_layout`], or by validating a
/// [`Setup`](crate::Setup), and changed by playing moves and by
/// [`Oxy::set_next_layout`].
///
/// ```
/// use oxy::{Oxy, Player, Position, Rules};
///
/// let mut position = Oxy::start(Rules::CLASSIC);
/// for mv in ["c2", "b2"] {
///     position.play(mv.parse()?)?;
/// }
/// assert_eq!(position.turn(), Player::First);
/// assert_eq!(position.to_string(), "
///  4 O . X . Y X
///  3 . . O Y . O
///  2 Y _ . . X .
///  1 . O . X . Y
///    a b c d e f
/// first to move, penalties 0-0, moved c2c3
/// ".trim_start_matches('\n'));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Equality, keys
///
/// `Eq` and `Hash` compare all that decides the rest of the game, the rules
/// included. [`key`](Position::key) covers the same but for the rules; the
/// seed, which is part of the layout source (OXY-25), is covered. Keys are the
/// same on every platform, and may change in a release that says so.
#[derive(Clone, Copy)]
pub struct Oxy {
    // Invariants, all checked by `Setup::validate`:
    // - `lines` shows the tiles of OXY-2, none of them on `space`;
    // - nothing is aligned unless the game has ended;
    // - `moved` are the tiles moved in this turn, `slides` of them, at most
    //   four and one symbol tile among them while the game runs;
    // - `frozen` are at most two symbol tiles, none of them moved;
    // - while `turns` is below 2, nobody owes anything, and while it is 0,
    //   nothing is frozen;
    // - `symbol_cells`, `status` and `board_key` follow from the rest.
    // `Eq` and `Hash`, below, leave out what follows from the rest.
    lines: Lines,
    /// The cells with a symbol, as in `lines`.
    symbol_cells: Cells,
    /// The part of the key that is kept up: board and layout source.
    board_key: u64,
    rules: Rules,
    penalties: [u32; 2],
    next_layout: Option<Layout>,
    /// Layouts drawn from the seed by relayouts.
    draws: u32,
    moved: Cells,
    frozen: Cells,
    space: Cell,
    slides: u8,
    /// Turns that have ended in this phase, counted up to 2. The next turn is
    /// a first turn (OXY-30) if it is less.
    turns: u8,
    player: Player,
    laps: Laps,
    /// `None` when a first turn begins and OXY-30 has not been looked into:
    /// that takes longer than a slide, and most of the positions that a search
    /// makes are never asked for their moves.
    status: Option<Status>,
}

/// What kind of moves there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Status {
    /// Slides, or a pass for want of any.
    Slides,
    /// An exchange must be made (OXY-30).
    Exchange,
    /// The game has ended.
    Over,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndReason {
    /// The loser's penalties have reached the limit (OXY-24).
    Limit,
}

/// `limit reached`
impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Limit => "limit reached",
        })
    }
}

/// Why a next layout cannot be supplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NextLayoutError {
    /// The rules take slides back and never lay out anew.
    #[error("with after=undo no layout is ever needed (OXY-25)")]
    Undo,
    /// The layout has the symbols of the other game.
    #[error("the layout's tiles are not those of the game (OXY-2)")]
    Symbols,
}

impl Position for Oxy {
    type Rules = Rules;
    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;
    type EndReason = EndReason;

    /// The default layout, or with [`StartLayout::Random`] draw 0 of the seed
    /// (OXY-4), which takes as long as [`Layout::from_seed`].
    fn start(rules: Rules) -> Self {
        Self::from_valid_layout(
            rules,
            match rules.start {
                StartLayout::Default => Layout::default_of(rules.symbols),
                StartLayout::Random => Layout::from_seed(rules.symbols, rules.seed, 0),
            },
        )
    }

    /// The rules. Their seed is that of the position's layout source (OXY-25).
    #[inline]
    fn rules(&self) -> Rules {
        self.rules
    }

    /// The player to move; after the end, the loser (OXY-24).
    #[inline]
    fn turn(&self) -> Player {
        self.player
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::Win(self.player.opponent()))
    }

    #[inline]
    fn end_reason(&self) -> Option<EndReason> {
        self.is_over().then_some(EndReason::Limit)
    }

    /// Slides in the order of their cells; or exchanges in the order of the
    /// symbol tiles' cells, then of the neutral tiles'; or the pass.
    ///
    /// Exchanges are worked out when this is called, which takes about a
    /// microsecond; the other two cost a few nanoseconds, or some tens when a
    /// first turn begins (OXY-30).
    #[inline]
    fn legal_moves(&self) -> Moves {
        match self.status() {
            Status::Slides => Moves::slides_or_pass(self.legal_slides()),
            Status::Exchange => Moves::exchanges(&self.turn_start()),
            Status::Over => Moves::none(),
        }
    }

    #[inline]
    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Slide(from) if self.can_slide(from) => Ok(()),
            _ => self.check_slowly(mv),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "in the position {self}");
        match mv {
            Move::Slide(from) => self.slide(from),
            Move::Exchange { symbol, neutral } => self.exchange(symbol, neutral),
            Move::Pass => self.fail_turn(),
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let phase = self.player as u64 | u64::from(self.turns) << 1 | self.laps.bits() << 3;
        let turn = u64::from(self.moved.bits()) | u64::from(self.frozen.bits()) << 24 | phase << 48;
        let penalties = u64::from(self.penalties[0]) | u64::from(self.penalties[1]) << 32;
        key::finish(self.board_key, turn, penalties)
    }
}

impl PartialEq for Oxy {
    fn eq(&self, other: &Self) -> bool {
        let decisive = |p: &Self| {
            let turn = (p.space, p.moved, p.frozen, p.turns, p.player, p.laps);
            let source = (p.draws, p.next_layout);
            (p.lines, turn, p.penalties, source, p.rules)
        };
        decisive(self) == decisive(other)
    }
}

impl Eq for Oxy {}

impl Hash for Oxy {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rules.hash(state);
        self.key().hash(state);
    }
}

/// Reading a position.
impl Oxy {
    /// The penalty points of both players.
    #[inline]
    #[must_use]
    pub const fn penalties(&self) -> ByPlayer<u32> {
        ByPlayer::new(self.penalties[0], self.penalties[1])
    }

    /// What lies on each cell.
    #[must_use]
    pub fn board(&self) -> Board {
        self.lines.board(self.rules.symbols, self.space)
    }

    /// What lies on `cell`; `None` if it is the space.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Tile> {
        let tile = self.rules.symbols.decode(self.lines.code(cell));
        (cell != self.space).then_some(tile)
    }

    /// The empty cell.
    #[inline]
    #[must_use]
    pub const fn space(&self) -> Cell {
        self.space
    }

    /// The tiles that the player to move has moved in this turn (OXY-6), where
    /// they lie now. After the end, those of the last turn.
    #[inline]
    #[must_use]
    pub const fn moved(&self) -> Cells {
        self.moved
    }

    /// Those of the [`moved`](Self::moved) tiles that show a symbol: one at
    /// most while the game runs.
    #[inline]
    #[must_use]
    pub fn moved_symbols(&self) -> Cells {
        self.moved & self.symbol_cells
    }

    /// The symbol tiles that the opponent moved in the turn before, which may
    /// not be moved now (OXY-7): those that he would touch with two fingers
    /// when his turn ends. None at the start of a phase.
    #[inline]
    #[must_use]
    pub const fn frozen(&self) -> Cells {
        self.frozen
    }

    /// Turns that have ended in this phase: 0 or 1, or 2 for two or more.
    #[inline]
    #[must_use]
    pub const fn turns_ended(&self) -> u8 {
        self.turns
    }

    /// Whether it is the player's first turn in the phase (OXY-30).
    #[inline]
    #[must_use]
    pub const fn is_first_turn(&self) -> bool {
        self.turns < 2
    }

    /// Whether the player must make an exchange now (OXY-30). This may have to
    /// be worked out, as for [`legal_moves`](Position::legal_moves).
    #[inline]
    #[must_use]
    pub fn must_exchange(&self) -> bool {
        self.status() == Status::Exchange
    }

    /// The present run along a ring (OXY-40).
    #[must_use]
    pub const fn run(&self) -> Option<Run> {
        self.laps.run()
    }

    /// What `player` owes (OXY-40).
    #[must_use]
    pub const fn debts(&self, player: Player) -> Debts {
        self.laps.debts(player.index())
    }

    /// How many layouts relayouts have drawn from the seed (OXY-25). The next
    /// is [`Layout::from_seed`] with this number plus 1, or with 0 after
    /// [`u32::MAX`] of them.
    #[inline]
    #[must_use]
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// The layout supplied for the next alignment (OXY-25).
    #[inline]
    #[must_use]
    pub const fn next_layout(&self) -> Option<Layout> {
        self.next_layout
    }

    /// Cells from which a tile can slide (OXY-5 to OXY-7, OXY-40), if it is a
    /// time for slides.
    #[inline]
    pub(crate) fn legal_slides(&self) -> Cells {
        let slides = self.possible_slides();
        if self.laps.no_debts() {
            return slides;
        }
        unless_owed(slides, self.space, self.debts(self.player))
    }

    /// Cells from which OXY-5 to OXY-7 let a tile slide.
    #[inline]
    pub(crate) fn possible_slides(&self) -> Cells {
        self.space.neighbours().without(self.moved | self.frozen)
    }

    #[inline]
    fn can_slide(&self, from: Cell) -> bool {
        self.status() == Status::Slides && self.legal_slides().contains(from)
    }

    /// What tells positions of the same rules apart, in an order that means
    /// nothing.
    pub(crate) fn ordered(&self) -> impl Ord + use<> {
        let turn = (self.space, self.moved, self.frozen, self.turns, self.player);
        let source = (self.draws, self.next_layout.map(|layout| layout.words()));
        (self.lines, turn, self.penalties, self.laps.bits(), source)
    }

    /// What kind of moves there are.
    #[inline]
    pub(crate) fn status(&self) -> Status {
        self.status.unwrap_or_else(|| self.judge_first_turn())
    }

    /// Decides, when a first turn begins, whether an exchange must be made
    /// (OXY-30).
    #[inline(never)]
    fn judge_first_turn(&self) -> Status {
        if self.turn_start().must_exchange() {
            Status::Exchange
        } else {
            Status::Slides
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.status == Some(Status::Over)
    }

    pub(crate) const fn symbols(&self) -> Symbols {
        self.rules.symbols
    }

    pub(crate) const fn lines(&self) -> Lines {
        self.lines
    }

    /// The turn that begins here, for the rules of first turns.
    #[inline]
    pub(crate) const fn turn_start(&self) -> TurnStart {
        TurnStart {
            set: self.rules.symbols,
            lines: self.lines,
            symbols: self.symbol_cells,
            space: self.space,
            frozen: self.frozen,
        }
    }
}
