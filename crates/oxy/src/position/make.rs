//! Positions from layouts and setups, and supplied layouts.

use abstract_games_core::{ByPlayer, Player};

use super::{NextLayoutError, Oxy, Status};
use crate::board::{Cell, CellSet};
use crate::key;
use crate::laps::Laps;
use crate::layout::Layout;
use crate::rules::{AfterAlignment, Rules};
use crate::setup::Setup;

impl Oxy {
    /// The start of a game from `layout`, or `None` if its symbols are not
    /// those of the rules.
    #[must_use]
    pub fn from_layout(rules: Rules, layout: Layout) -> Option<Self> {
        (layout.symbols() == rules.symbols).then(|| Self::from_valid_layout(rules, layout))
    }

    /// A layout needs no judging: no alignment is inevitable (OXY-3).
    pub(super) fn from_valid_layout(rules: Rules, layout: Layout) -> Self {
        let mut position = Self {
            lines: layout.lines(),
            symbol_cells: layout.lines().symbol_cells(),
            board_key: 0,
            rules,
            penalties: [0; 2],
            next_layout: None,
            draws: 0,
            moved: CellSet::EMPTY,
            frozen: CellSet::EMPTY,
            space: layout.space(),
            slides: 0,
            turns: 0,
            player: Player::First,
            laps: Laps::NONE,
            status: Some(Status::Slides),
        };
        position.board_key = position.board_key_from_scratch();
        position
    }

    /// The position of a setup that is known to be valid.
    pub(crate) fn from_valid_setup(
        rules: Rules,
        setup: &Setup,
        space: Cell,
        next_layout: Option<Layout>,
    ) -> Self {
        let rules = Rules {
            seed: setup.seed,
            ..rules
        };
        let lines = setup.board.lines(rules.symbols);
        let ByPlayer { first, second } = setup.debts;
        let mut position = Self {
            lines,
            symbol_cells: lines.symbol_cells(),
            board_key: 0,
            rules,
            penalties: [setup.penalties.first, setup.penalties.second],
            next_layout,
            draws: setup.draws,
            moved: setup.moved,
            frozen: setup.frozen,
            space,
            slides: setup.moved.len() as u8,
            turns: setup.turns_ended,
            player: setup.turn,
            laps: Laps::new(setup.run, first, second),
            status: Some(Status::Slides),
        };
        position.board_key = position.board_key_from_scratch();
        if setup.penalties[setup.turn] >= u32::from(rules.limit.get()) {
            position.status = Some(Status::Over);
        } else if setup.moved.is_empty() && position.is_first_turn() {
            position.status = Some(position.judge_first_turn());
        }
        position
    }

    pub(super) fn board_key_from_scratch(&self) -> u64 {
        key::of_board(self.lines, self.space) ^ self.source_key()
    }

    fn source_key(&self) -> u64 {
        let next_layout = self.next_layout.map_or([0; 2], |layout| layout.words());
        key::of_source(self.rules.seed, self.draws, next_layout)
    }

    /// Supplies the layout that the next alignment will use instead of drawing
    /// one (OXY-25), and returns the one supplied before, if any. Allowed at any
    /// time.
    ///
    /// # Errors
    ///
    /// Fails under `after=undo`, and if the layout has the symbols of the other
    /// game; nothing changes then.
    pub fn set_next_layout(&mut self, layout: Layout) -> Result<Option<Layout>, NextLayoutError> {
        if self.rules.after == AfterAlignment::Undo {
            return Err(NextLayoutError::Undo);
        }
        if layout.symbols() != self.rules.symbols {
            return Err(NextLayoutError::Symbols);
        }
        Ok(self.change_source(self.draws, Some(layout)))
    }

    /// Takes back the supplied layout, so that the next alignment draws one.
    pub fn take_next_layout(&mut self) -> Option<Layout> {
        self.change_source(self.draws, None)
    }

    fn change_source(&mut self, draws: u32, next_layout: Option<Layout>) -> Option<Layout> {
        self.board_key ^= self.source_key();
        self.draws = draws;
        let before = core::mem::replace(&mut self.next_layout, next_layout);
        self.board_key ^= self.source_key();
        before
    }
}
