//! Making positions, and supplying layouts.

use abstract_games_core::{ByPlayer, Player};

use super::{NextLayoutError, Oxy, Status};
use crate::board::{Cell, CellSet};
use crate::key;
use crate::laps::Laps;
use crate::layout::Layout;
use crate::lines::Lines;
use crate::rules::{AfterAlignment, Rules};

/// A position without what follows from the rest. It must obey the invariants of
/// [`Oxy`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    pub(crate) rules: Rules,
    pub(crate) lines: Lines,
    pub(crate) space: Cell,
    pub(crate) player: Player,
    pub(crate) penalties: ByPlayer<u32>,
    pub(crate) moved: CellSet,
    pub(crate) frozen: CellSet,
    pub(crate) turns: u8,
    pub(crate) laps: Laps,
    pub(crate) draws: u32,
    pub(crate) next_layout: Option<Layout>,
}

impl Oxy {
    /// The start of a game from `layout`, or `None` if its symbols are not
    /// those of the rules.
    #[must_use]
    pub fn from_layout(rules: Rules, layout: Layout) -> Option<Self> {
        (layout.symbols() == rules.symbols).then(|| Self::from_valid_layout(rules, layout))
    }

    /// For a layout there is nothing to decide: no alignment is inevitable
    /// (OXY-3).
    pub(super) fn from_valid_layout(rules: Rules, layout: Layout) -> Self {
        Self::unjudged(Parts {
            rules,
            lines: layout.lines(),
            space: layout.space(),
            player: Player::First,
            penalties: ByPlayer::new(0, 0),
            moved: CellSet::EMPTY,
            frozen: CellSet::EMPTY,
            turns: 0,
            laps: Laps::NONE,
            draws: 0,
            next_layout: None,
        })
    }

    pub(crate) fn from_parts(parts: Parts) -> Self {
        let mut position = Self::unjudged(parts);
        if parts.penalties[parts.player] >= u32::from(parts.rules.limit.get()) {
            position.status = Some(Status::Over);
        } else if parts.moved.is_empty() && position.is_first_turn() {
            position.status = Some(position.judge_first_turn());
        }
        position
    }

    #[inline]
    fn unjudged(parts: Parts) -> Self {
        let mut position = Self {
            lines: parts.lines,
            symbol_cells: parts.lines.symbol_cells(),
            board_key: 0,
            rules: parts.rules,
            penalties: [parts.penalties.first, parts.penalties.second],
            next_layout: parts.next_layout,
            draws: parts.draws,
            moved: parts.moved,
            frozen: parts.frozen,
            space: parts.space,
            slides: parts.moved.len() as u8,
            turns: parts.turns,
            player: parts.player,
            laps: parts.laps,
            status: Some(Status::Slides),
        };
        position.board_key = position.board_key_from_scratch();
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
    /// game. In that case nothing changes.
    pub fn set_next_layout(&mut self, layout: Layout) -> Result<Option<Layout>, NextLayoutError> {
        if self.rules.after == AfterAlignment::Undo {
            return Err(NextLayoutError::Undo);
        }
        if layout.symbols() != self.rules.symbols {
            return Err(NextLayoutError::Symbols);
        }
        Ok(self.change_source(self.draws, Some(layout)))
    }

    /// Removes the supplied layout, so that the next alignment draws one.
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
