//! Unvalidated positions, their validation, and position strings.

mod error;
mod text;

use core::fmt;

use abstract_games_core::{ByPlayer, Notation, Player, Position};

pub use error::SetupError;

use crate::alignments::Alignments;
use crate::board::{Cell, CellSet};
use crate::first_turn::MAX_SLIDES;
use crate::laps::{Debts, Laps, Run, Way};
use crate::layout::{Layout, check_tiles};
use crate::moves::{Move, ParseMoveError};
use crate::position::{Oxy, Parts};
use crate::rules::{AfterAlignment, Rules};
use crate::tiles::Tiles;

/// A position that need not be valid.
///
/// [`validate`](Self::validate) is the only place that checks the rules. To
/// change something about a position that no move changes, for instance to add
/// penalty points given by a referee (OXY-50), take its setup, edit it, and
/// validate:
///
/// ```
/// use oxy::prelude::*;
///
/// let position = Oxy::start(Rules::CLASSIC);
/// let mut setup = position.to_setup();
/// setup.penalties.first += 4;
/// let position = setup.validate(Rules::CLASSIC)?;
/// assert_eq!(position.penalties().first, 4);
///
/// setup.penalties.first += 1; // the limit
/// let position = setup.validate(Rules::CLASSIC)?;
/// assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
/// # Ok::<(), oxy::SetupError>(())
/// ```
///
/// # Position strings
///
/// ```text
/// O.X.YX/.._Y.O/Y.O.X./.O.X.Y 1 0-0 - - 0 - - 0:0 -
/// ```
///
/// There are ten fields. All after the board may be left out from some point on
/// and then have the values above, with the seed of the rules.
///
/// | field | example | meaning |
/// |---|---|---|
/// | board | `O.X.YX/.._Y.O/Y.O.X./.O.X.Y` | ranks 4 to 1; `.` a neutral tile, `_` the space |
/// | side to move | `2` | the player to move; after the end, the loser |
/// | penalties | `3-1` | First's and Second's points |
/// | moved | `c2c3` | tiles moved in this turn, in the order of their cells, or `-` |
/// | frozen | `a4` | tiles that the opponent has just moved, or `-` |
/// | turns ended | `2` | in this phase: 0, 1, or 2 for more |
/// | run | `b+7` | border (`b`) or inner ring (`i`), anticlockwise (`+`) or clockwise (`-`), number of slides; or `-` |
/// | debts | `1b2bi` | the rings on which each player owes a slide, or `-` |
/// | layout source | `42:3` | the seed, and the number of layouts drawn from it |
/// | next layout | a board | the layout supplied for the next alignment, or `-` |
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The tiles on the board.
    pub board: Tiles,
    /// The player to move; after the end, the loser (OXY-24).
    pub turn: Player,
    /// The penalty points (OXY-24).
    pub penalties: ByPlayer<u32>,
    /// The tiles moved in this turn, on their current cells (OXY-6).
    pub moved: CellSet,
    /// The frozen tiles (OXY-7).
    pub frozen: CellSet,
    /// The number of turns that have ended in this phase; 2 means two or more
    /// (OXY-30).
    pub turns_ended: u8,
    /// The current run (OXY-40).
    pub run: Option<Run>,
    /// The debts of each player (OXY-40).
    pub debts: ByPlayer<Debts>,
    /// The seed of the layout source (OXY-25), which becomes the seed of the
    /// position's rules.
    pub seed: u64,
    /// The number of layouts that relayouts have drawn from the seed (OXY-25).
    pub draws: u32,
    /// The layout supplied for the next alignment (OXY-25).
    pub next_layout: Option<Tiles>,
}

impl Setup {
    /// The start of a game from `board` under `rules`: the first player to move,
    /// nothing moved, no penalties.
    #[must_use]
    pub const fn fresh(rules: Rules, board: Tiles) -> Self {
        Self {
            board,
            turn: Player::First,
            penalties: ByPlayer::new(0, 0),
            moved: CellSet::EMPTY,
            frozen: CellSet::EMPTY,
            turns_ended: 0,
            run: None,
            debts: ByPlayer::new(Debts::NONE, Debts::NONE),
            seed: rules.seed,
            draws: 0,
            next_layout: None,
        }
    }

    /// Returns whether the game has ended (OXY-24).
    fn check_penalties(&self, rules: Rules) -> Result<bool, SetupError> {
        let limit = u32::from(rules.limit.get());
        let opponent = self.turn.opponent();
        if self.penalties[opponent] >= limit {
            return Err(SetupError::WinnerAtLimit {
                player: opponent,
                limit: rules.limit.get(),
            });
        }
        Ok(self.penalties[self.turn] >= limit)
    }

    /// Checks OXY-3 and OXY-23. Returns the space.
    fn check_board(&self, rules: Rules, over: bool) -> Result<Cell, SetupError> {
        let space = check_tiles(rules.symbols, &self.board).map_err(SetupError::Board)?;
        let untouched = self.turns_ended == 0 && self.moved.is_empty();
        let no_penalties = self.penalties == ByPlayer::new(0, 0);
        if untouched && (no_penalties || rules.after == AfterAlignment::Relayout) {
            Layout::new(rules.symbols, &self.board).map_err(SetupError::Board)?;
        }
        let lines = self.board.lines(rules.symbols);
        match Alignments::of(lines, rules.symbols).next() {
            Some(alignment) if !over => Err(SetupError::Aligned { alignment }),
            _ => Ok(space),
        }
    }

    fn is_symbol(&self, rules: Rules, cell: Cell) -> bool {
        self.board
            .at(cell)
            .is_some_and(|tile| rules.symbols.encode(tile) != 0)
    }

    /// Checks OXY-6 and OXY-7.
    fn check_tiles_of_turns(&self, rules: Rules, over: bool) -> Result<(), SetupError> {
        let symbols: CellSet = Cell::ALL
            .into_iter()
            .filter(|&cell| self.is_symbol(rules, cell))
            .collect();
        // The slide that ends a turn stays visible only if it ends the game.
        let (most, most_symbols) = if over {
            (MAX_SLIDES, 2)
        } else {
            (MAX_SLIDES - 1, 1)
        };
        let found = self.moved.len();
        if found > usize::from(most) {
            return Err(SetupError::TooManyMoved { found, most });
        }
        let found = (self.moved & symbols).len();
        if found > usize::from(most_symbols) {
            return Err(SetupError::TooManySymbolsMoved {
                found,
                most: most_symbols,
            });
        }
        if self.turns_ended > 2 {
            return Err(SetupError::TurnsEnded {
                found: self.turns_ended,
            });
        }
        let found = self.frozen.len();
        let most = if self.turns_ended == 0 { 0 } else { 2 };
        if found > usize::from(most) {
            return Err(SetupError::TooManyFrozen { found, most });
        }
        if let Some(cell) = self.frozen.without(symbols).iter().next() {
            return Err(SetupError::FrozenWithoutSymbol { cell });
        }
        match (self.frozen & self.moved).iter().next() {
            Some(cell) => Err(SetupError::FrozenMoved { cell }),
            None => Ok(()),
        }
    }

    /// Checks the run and the debts apart from the board (OXY-40).
    fn check_laps(&self, rules: Rules) -> Result<(), SetupError> {
        let debts = self.debts != ByPlayer::new(Debts::NONE, Debts::NONE);
        if !rules.laps && (debts || self.run.is_some()) {
            return Err(SetupError::LapsOff);
        }
        if debts && self.turns_ended < 2 {
            return Err(SetupError::DebtTooEarly);
        }
        let Some(run) = self.run else { return Ok(()) };
        if run.slides == 0 || run.slides > run.ring.full() {
            return Err(SetupError::RunLength { run });
        }
        let ring = run.ring;
        if run.slides == ring.full() && !Player::ALL.iter().all(|&p| self.debts[p].owes(ring)) {
            return Err(SetupError::RunWithoutDebts { run });
        }
        Ok(())
    }

    /// Checks OXY-5, OXY-6 and OXY-40: some order of slides must explain the
    /// moved tiles and the run.
    fn check_slides(&self, rules: Rules, space: Cell) -> Result<(), SetupError> {
        let past = Past {
            laps: rules.laps,
            run: self.run,
            turns_ended: self.turns_ended,
        };
        let no_run = Past {
            laps: false,
            ..past
        };
        // A moved tile on the space would look as if it had moved twice.
        let on_space = self.moved.contains(space);
        if on_space || !no_run.explains(self.moved, space, None, 0) {
            return Err(SetupError::MovedUnexplained {
                moved: self.moved,
                space,
            });
        }
        if past.explains(self.moved, space, None, 0) {
            Ok(())
        } else {
            Err(SetupError::RunUnexplained { space })
        }
    }

    /// Checks OXY-25. Returns the supplied layout.
    fn check_source(&self, rules: Rules) -> Result<Option<Layout>, SetupError> {
        if rules.after == AfterAlignment::Undo && (self.draws > 0 || self.next_layout.is_some()) {
            return Err(SetupError::RelayoutsOff);
        }
        let layout = |board| Layout::new(rules.symbols, board).map_err(SetupError::NextLayout);
        self.next_layout.as_ref().map(layout).transpose()
    }
}

/// The slides of the current turn and the run, traced backwards.
#[derive(Clone, Copy)]
struct Past {
    laps: bool,
    run: Option<Run>,
    turns_ended: u8,
}

impl Past {
    /// Whether slides of this turn can have moved the tiles `moved` and left the
    /// space on `space`. `run` and `length` describe the later slides, which have
    /// been traced already: the way of the last one, whether all of them went
    /// that way, and the number of slides at the end that did; `None` and 0 at
    /// first.
    fn explains(self, moved: CellSet, space: Cell, run: Option<(Way, bool)>, length: u8) -> bool {
        if moved.is_empty() {
            return self.fits(space, run, length);
        }
        // The last tile slid from the current space to the previous one.
        (moved & space.neighbours()).iter().any(|before| {
            let way = Way::of_slide(space, before);
            let (run, length) = match run {
                None => (Some((way, true)), 1),
                Some((later, true)) if later == way => (run, length + 1),
                Some((later, _)) => (Some((later, false)), length),
            };
            self.explains(moved.without(before.into()), before, run, length)
        })
    }

    /// Whether the run agrees with the turn: its last `length` slides went the
    /// same way, and `last` has that way and whether the whole turn did.
    fn fits(self, space: Cell, last: Option<(Way, bool)>, length: u8) -> bool {
        if !self.laps {
            return true;
        }
        // The slides that earlier turns can have added.
        let earlier = match self.turns_ended {
            0 => 0,
            1 => MAX_SLIDES,
            _ => u8::MAX,
        };
        match (last, self.run) {
            (None, None) => true,
            (None, Some(run)) => run.slides <= earlier && run.ring.cells().contains(space),
            (Some((way, _)), None) => way == Way::NONE,
            (Some((way, to_the_start)), Some(run)) => {
                let earlier = if to_the_start { earlier } else { 0 };
                way == Way::new(run.ring, run.rotation)
                    && (length..=length.saturating_add(earlier)).contains(&run.slides)
            }
        }
    }
}

impl Setup {
    /// Validates the setup under `rules`.
    ///
    /// # Errors
    ///
    /// Returns the first rule that the setup violates, and where.
    pub fn validate(&self, rules: Rules) -> Result<Oxy, SetupError> {
        let over = self.check_penalties(rules)?;
        self.check_tiles_of_turns(rules, over)?;
        let space = self.check_board(rules, over)?;
        self.check_laps(rules)?;
        self.check_slides(rules, space)?;
        let next_layout = self.check_source(rules)?;
        Ok(self.position(rules, space, next_layout))
    }

    /// The position, given that the setup is valid.
    pub(crate) fn position(&self, rules: Rules, space: Cell, next_layout: Option<Layout>) -> Oxy {
        let ByPlayer { first, second } = self.debts;
        Oxy::from_parts(Parts {
            rules: Rules {
                seed: self.seed,
                ..rules
            },
            lines: self.board.lines(rules.symbols),
            space,
            player: self.turn,
            penalties: self.penalties,
            moved: self.moved,
            frozen: self.frozen,
            turns: self.turns_ended,
            laps: Laps::new(self.run, first, second),
            draws: self.draws,
            next_layout,
        })
    }
}

impl Notation for Oxy {
    type Setup = Setup;
    type SetupError = SetupError;
    type ParseMoveError = ParseMoveError;

    fn parse_move(_: Rules, text: &str) -> Result<Move, ParseMoveError> {
        text.parse()
    }

    fn write_move(_: Rules, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{mv}")
    }

    fn parse_setup(rules: Rules, text: &str) -> Result<Setup, SetupError> {
        Ok(text::parse(rules, text)?)
    }

    /// Writes all ten fields.
    fn write_setup(_: Rules, setup: &Setup, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{setup}")
    }

    fn from_setup(rules: Rules, setup: &Setup) -> Result<Self, SetupError> {
        setup.validate(rules)
    }

    fn to_setup(&self) -> Setup {
        Setup {
            board: self.board(),
            turn: self.turn(),
            penalties: self.penalties(),
            moved: self.moved(),
            frozen: self.frozen(),
            turns_ended: self.turns_ended(),
            run: self.run(),
            debts: ByPlayer::from_fn(|player| self.debts(player)),
            seed: self.rules().seed,
            draws: self.draws(),
            next_layout: self.next_layout().map(|layout| layout.board()),
        }
    }
}
