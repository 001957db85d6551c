//! Descriptions of positions that need not be legal, and their validation.

mod error;
mod text;

use core::fmt;

use abstract_games_core::{ByPlayer, Player, Position};

pub use error::SetupError;

use crate::Oxy;
use crate::board::Cell;
use crate::cells::Cells;
use crate::first_turn::MAX_SLIDES;
use crate::laps::{Debts, Run, Way};
use crate::layout::{Layout, check_tiles};
use crate::rules::{After, Rules};
use crate::score::Alignments;
use crate::tile::Board;

/// A description of a position, legal or not.
///
/// It becomes a position by [`validate`](abstract_games_core::Setup::validate),
/// the one place where the rules are checked. To change something about a
/// position that no move changes, for instance to add penalty points that a
/// referee gave (OXY-50), describe it, edit the description, and validate:
///
/// ```
/// use abstract_games_core::Setup as _;
/// use oxy::{Notation, Outcome, Oxy, Player, Position, Rules};
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
/// Ten fields. After the board and the side to move all may be left out from
/// some point on, and then have the values that they have here, with the
/// rules' seed; the side is then `1`.
///
/// | field | example | meaning |
/// |---|---|---|
/// | board | `O.X.YX/.._Y.O/Y.O.X./.O.X.Y` | ranks 4 to 1; `.` a neutral tile, `_` the space |
/// | side to move | `2` | after the end, the loser |
/// | penalties | `3-1` | First's and Second's points |
/// | moved | `c2c3` | tiles moved in this turn, in order of cells, or `-` |
/// | frozen | `a4` | tiles that the opponent has just moved, or `-` |
/// | turns ended | `2` | in this phase: 0, 1, or 2 for more |
/// | run | `b+7` | border (`b`) or inner ring (`i`), anticlockwise (`+`) or clockwise (`-`), slides; or `-` |
/// | debts | `1b2bi` | who owes on which ring, or `-` |
/// | layout source | `42:3` | the seed, and how many relayouts drew from it |
/// | next layout | a board | the layout supplied for the next alignment, or `-` |
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What lies on each cell.
    pub board: Board,
    /// The player to move; after the end, the loser (OXY-24).
    pub turn: Player,
    /// Penalty points (OXY-24).
    pub penalties: ByPlayer<u32>,
    /// The tiles moved in this turn, where they lie now (OXY-6).
    pub moved: Cells,
    /// The frozen tiles (OXY-7).
    pub frozen: Cells,
    /// Turns that have ended in this phase, 2 standing for more (OXY-30).
    pub turns_ended: u8,
    /// The present run (OXY-40).
    pub run: Option<Run>,
    /// Who owes what (OXY-40).
    pub debts: ByPlayer<Debts>,
    /// The seed of the layout source (OXY-25). It becomes the seed of the
    /// position's rules.
    pub seed: u64,
    /// How many layouts relayouts have drawn from the seed (OXY-25).
    pub draws: u32,
    /// The layout supplied for the next alignment (OXY-25).
    pub next_layout: Option<Board>,
}

impl Setup {
    /// A fresh game from `board` under `rules`: First to move, nothing moved,
    /// no penalties.
    #[must_use]
    pub const fn fresh(rules: Rules, board: Board) -> Self {
        Self {
            board,
            turn: Player::First,
            penalties: ByPlayer::new(0, 0),
            moved: Cells::EMPTY,
            frozen: Cells::EMPTY,
            turns_ended: 0,
            run: None,
            debts: ByPlayer::new(Debts::NONE, Debts::NONE),
            seed: rules.seed,
            draws: 0,
            next_layout: None,
        }
    }

    /// Whether the penalties say that the game has ended (OXY-24).
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

    /// OXY-3 and OXY-23. Returns where the space is.
    fn check_board(&self, rules: Rules, over: bool) -> Result<Cell, SetupError> {
        let space = check_tiles(rules.symbols, &self.board).map_err(SetupError::Board)?;
        let untouched = self.turns_ended == 0 && self.moved.is_empty();
        let no_penalties = self.penalties == ByPlayer::new(0, 0);
        if untouched && (no_penalties || rules.after == After::Relayout) {
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
            .get(cell)
            .is_some_and(|tile| rules.symbols.encode(tile) != 0)
    }

    /// OXY-6 and OXY-7.
    fn check_tiles_of_turns(&self, rules: Rules, over: bool) -> Result<(), SetupError> {
        let symbols: Cells = Cell::all()
            .filter(|&cell| self.is_symbol(rules, cell))
            .collect();
        // The slide that ends a turn is only ever seen where it ends the game.
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

    /// What can be said of a run and of debts without looking at the board
    /// (OXY-40).
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

    /// OXY-5, OXY-6 and OXY-40: the moved tiles and the run must come from
    /// some order of slides.
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
        // No tile lies on the space. (Looking back, it would seem that one had:
        // a tile that came there and went on, so that it moved twice.)
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

    /// OXY-25. Returns the supplied layout.
    fn check_source(&self, rules: Rules) -> Result<Option<Layout>, SetupError> {
        if rules.after == After::Undo && (self.draws > 0 || self.next_layout.is_some()) {
            return Err(SetupError::RelayoutsOff);
        }
        let layout = |board| Layout::new(rules.symbols, board).map_err(SetupError::NextLayout);
        self.next_layout.as_ref().map(layout).transpose()
    }
}

/// The slides of the present turn and the run, looked at backwards.
#[derive(Clone, Copy)]
struct Past {
    laps: bool,
    run: Option<Run>,
    turns_ended: u8,
}

impl Past {
    /// Whether the slides of the turn can have left the tiles `moved` and the
    /// space on `space`. `run` and `length` tell of the slides that have been
    /// looked at already, which came later: the run that the last of them was
    /// part of, and for how many slides it went on; `None` if there is none.
    fn explains(self, moved: Cells, space: Cell, run: Option<(Way, bool)>, length: u8) -> bool {
        if moved.is_empty() {
            return self.fits(space, run, length);
        }
        // The last tile came from where the space is now, and lies where the
        // space was.
        (moved & space.neighbours()).iter().any(|before| {
            let way = Way::of_slide(space, before);
            let (run, length) = match run {
                None => (Some((way, true)), 1),
                Some((later, true)) if later == way => (run, length + 1),
                Some((later, _)) => (Some((later, false)), length),
            };
            self.explains(moved.without(Cells::of(before)), before, run, length)
        })
    }

    /// Whether the run agrees with the last slides of the turn: `length` slides
    /// of one way, and whether they reach back to the turn's start.
    fn fits(self, space: Cell, last: Option<(Way, bool)>, length: u8) -> bool {
        if !self.laps {
            return true;
        }
        // Slides that the turns before can have added.
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

impl abstract_games_core::Setup for Setup {
    type Position = Oxy;
    type Error = SetupError;

    fn parse(rules: Rules, text: &str) -> Result<Self, SetupError> {
        Self::read(rules, text)
    }

    /// Writes the position string, all ten fields.
    fn write(&self, _rules: Rules, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn validate(&self, rules: Rules) -> Result<Oxy, SetupError> {
        let over = self.check_penalties(rules)?;
        self.check_tiles_of_turns(rules, over)?;
        let space = self.check_board(rules, over)?;
        self.check_laps(rules)?;
        self.check_slides(rules, space)?;
        let next_layout = self.check_source(rules)?;
        Ok(Oxy::from_valid_setup(rules, self, space, next_layout))
    }

    fn from_position(position: &Oxy) -> Self {
        Self {
            board: position.board(),
            turn: position.turn(),
            penalties: position.penalties(),
            moved: position.moved(),
            frozen: position.frozen(),
            turns_ended: position.turns_ended(),
            run: position.run(),
            debts: ByPlayer::from_fn(|player| position.debts(player)),
            seed: position.rules().seed,
            draws: position.draws(),
            next_layout: position.next_layout().map(|layout| layout.board()),
        }
    }
}
