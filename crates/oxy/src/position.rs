//! The state of a game, its invariants, and its accessors.

mod legality;
mod make;
mod play;

pub(crate) use make::Parts;

use core::hash::{Hash, Hasher};

use abstract_games_core::{ByPlayer, Outcome, Player, Position};

use crate::board::{Cell, CellSet};
use crate::end::EndReason;
use crate::first_turn::TurnStart;
use crate::illegal::IllegalMove;
use crate::key;
use crate::laps::{Debts, Laps, Run};
use crate::layout::Layout;
use crate::lines::Lines;
use crate::movegen::Moves;
use crate::moves::Move;
use crate::rules::{Rules, StartLayout};
use crate::tile::Tile;
use crate::tiles::Tiles;

/// A position of Oxy or Oxy Chess.
///
/// A small `Copy` value of 96 bytes without heap data. [`Position::start`],
/// [`Oxy::from_layout`] and validating a [`Setup`](crate::Setup) make one;
/// playing moves and [`Oxy::set_next_layout`] change it.
///
/// ```
/// use oxy::prelude::*;
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
/// First to move (penalties 0-0, moved c2 c3)".trim_start_matches('\n'));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Equality, keys
///
/// `Eq` and `Hash` cover everything that determines the rest of the game,
/// including the rules. [`key`](Position::key) covers the same except the rules;
/// it does cover the seed, which is part of the layout source (OXY-25). Keys are
/// the same on every platform. A release that changes them says so in the
/// changelog.
#[derive(Clone, Copy)]
pub struct Oxy {
    // Invariants, all checked by `Setup::validate`:
    // - `lines` has the symbols of OXY-2, none of them on `space`;
    // - nothing is aligned unless the game has ended;
    // - `moved` are the tiles moved in this turn, `slides` of them, at most
    //   four and one symbol tile among them while the game runs;
    // - `frozen` are at most two symbol tiles, none of them moved;
    // - while `turns` is below 2, there are no debts, and while it is 0, nothing
    //   is frozen;
    // - `symbol_cells`, `status` and `board_key` follow from the rest.
    // `Eq` and `Hash`, below, leave out what follows from the rest.
    lines: Lines,
    /// The cells with a symbol, as in `lines`.
    symbol_cells: CellSet,
    /// The part of the key that is updated incrementally: board and layout
    /// source.
    board_key: u64,
    rules: Rules,
    penalties: [u32; 2],
    next_layout: Option<Layout>,
    /// Layouts drawn from the seed by relayouts.
    draws: u32,
    moved: CellSet,
    frozen: CellSet,
    space: Cell,
    slides: u8,
    /// Turns that have ended in this phase, counted up to 2. The next turn is
    /// a first turn (OXY-30) if it is less.
    turns: u8,
    player: Player,
    laps: Laps,
    /// `None` when a first turn begins and OXY-30 has not been decided yet.
    /// Deciding takes longer than a slide, and most positions in a search are
    /// leaves whose moves are never generated, so unchecked play leaves it
    /// open. Checked play and setups decide it once.
    status: Option<Status>,
}

/// Which kind of moves is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Slides, or the pass if there is none.
    Slides,
    /// An exchange must be made (OXY-30).
    Exchange,
    /// The game has ended.
    Over,
}

/// Why a next layout cannot be supplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NextLayoutError {
    /// The rules undo alignments, and no layout follows.
    #[error("no layout is ever needed with after=undo (OXY-25)")]
    Undo,
    /// The layout has the symbols of the other game.
    #[error("the layout has the tiles of the other game (OXY-2)")]
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

    /// The rules. Their seed is the one of the position's layout source (OXY-25).
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
    /// Generating exchanges takes about a microsecond. The others take a few
    /// nanoseconds, or some tens when a first turn begins and OXY-30 has to be
    /// decided.
    #[inline]
    fn legal_moves(&self) -> Moves {
        match self.status() {
            Status::Slides => Moves::slides_or_pass(self.legal_slides()),
            Status::Exchange => Moves::exchanges(&self.turn_start()),
            Status::Over => Moves::none(),
        }
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        match mv {
            Move::Slide(from) => {
                self.status() == Status::Slides && self.legal_slides().contains(from)
            }
            _ => self.is_legal_pass_or_exchange(mv),
        }
    }

    #[cold]
    fn explain(&self, mv: Move) -> IllegalMove {
        self.reason_against(mv)
    }

    #[inline]
    fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        self.status = Some(self.status());
        Ok(())
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "in the position\n{self}");
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

impl Oxy {
    /// The penalty points of both players.
    #[inline]
    #[must_use]
    pub const fn penalties(&self) -> ByPlayer<u32> {
        ByPlayer::new(self.penalties[0], self.penalties[1])
    }

    /// The tiles on the board.
    #[must_use]
    pub fn board(&self) -> Tiles {
        Tiles::from_lines(self.lines, self.rules.symbols, self.space)
    }

    /// The tile on `cell`, or `None` if the cell is the space.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        let tile = self.rules.symbols.decode(self.lines.code(cell));
        (cell != self.space).then_some(tile)
    }

    /// The empty cell.
    #[inline]
    #[must_use]
    pub const fn space(&self) -> Cell {
        self.space
    }

    /// The tiles that the player to move has moved in this turn (OXY-6), on their
    /// current cells. After the end, those of the last turn.
    #[inline]
    #[must_use]
    pub const fn moved(&self) -> CellSet {
        self.moved
    }

    /// The [`moved`](Self::moved) tiles with a symbol: at most one while the game
    /// is in progress.
    #[inline]
    #[must_use]
    pub fn moved_symbols(&self) -> CellSet {
        self.moved & self.symbol_cells
    }

    /// The symbol tiles that the opponent moved in the previous turn, which may
    /// not be moved now (OXY-7). Empty at the start of a phase.
    #[inline]
    #[must_use]
    pub const fn frozen(&self) -> CellSet {
        self.frozen
    }

    /// The number of turns that have ended in this phase; 2 means two or more.
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

    /// Whether the player must make an exchange now (OXY-30). At the beginning of
    /// a first turn this can take some tens of nanoseconds, as it can for
    /// [`legal_moves`](Position::legal_moves).
    #[inline]
    #[must_use]
    pub fn must_exchange(&self) -> bool {
        self.status() == Status::Exchange
    }

    /// The current run along a ring (OXY-40).
    #[must_use]
    pub const fn run(&self) -> Option<Run> {
        self.laps.run()
    }

    /// The debts of `player` (OXY-40).
    #[must_use]
    pub const fn debts(&self, player: Player) -> Debts {
        self.laps.debts(player.index())
    }

    /// The number of layouts that relayouts have drawn from the seed (OXY-25).
    /// The next is [`Layout::from_seed`] with this number plus 1, or with 0 after
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

    /// Everything that differs between positions of the same rules, in an
    /// arbitrary order.
    pub(crate) fn ordered(&self) -> impl Ord + use<> {
        let turn = (self.space, self.moved, self.frozen, self.turns, self.player);
        let source = (self.draws, self.next_layout.map(|layout| layout.words()));
        (self.lines, turn, self.penalties, self.laps.bits(), source)
    }

    /// Which kind of moves is legal.
    #[inline]
    pub(crate) fn status(&self) -> Status {
        self.status.unwrap_or_else(|| self.judge_first_turn())
    }

    /// Decides whether the first turn that begins here requires an exchange
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

    pub(crate) const fn lines(&self) -> Lines {
        self.lines
    }

    /// The first turn that begins here.
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
