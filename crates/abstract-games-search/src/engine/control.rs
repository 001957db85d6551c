//! What ends a search: limits, and its observer.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::{Event, Limits, Observer};

/// How often the observer is asked whether to go on.
const TICK: Duration = Duration::from_millis(5);

/// How many positions are visited between two looks at the clock.
const NODES_A_LOOK: u64 = 256;

/// Counts positions and decides when to stop. The positions of the search
/// refer to it, since the functions of a `minimax::Game` have nothing else to
/// look at.
pub(super) struct Control<'a, M> {
    nodes: Cell<u64>,
    most_nodes: u64,
    deadline: Option<Instant>,
    looks_up: Cell<bool>,
    next_tick: Cell<Instant>,
    stopped: Cell<bool>,
    observer: RefCell<&'a mut Observer<'a, M>>,
}

impl<'a, M> Control<'a, M> {
    pub(super) fn new<'b: 'a>(
        limits: Limits,
        begin: Instant,
        observer: &'a mut Observer<'b, M>,
    ) -> Self {
        Self {
            nodes: Cell::new(0),
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.time.and_then(|time| begin.checked_add(time)),
            looks_up: Cell::new(false),
            next_tick: Cell::new(begin + TICK),
            stopped: Cell::new(false),
            observer: RefCell::new(observer),
        }
    }

    /// Counts a position, unless the search has stopped or stops here. Says
    /// whether it may be visited.
    #[inline]
    pub(super) fn visit(&self) -> bool {
        if self.stopped.get() {
            return false;
        }
        let nodes = self.nodes.get();
        if nodes >= self.most_nodes || nodes % NODES_A_LOOK == 0 && self.look() {
            self.stopped.set(true);
            return false;
        }
        self.nodes.set(nodes + 1);
        true
    }

    /// Whether the clock or the observer says stop.
    pub(super) fn look(&self) -> bool {
        if !self.looks_up.get() {
            return false;
        }
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            return true;
        }
        if now < self.next_tick.get() {
            return false;
        }
        self.next_tick.set(now + TICK);
        self.tell(Event::Tick).is_break()
    }

    /// From now on the clock and the observer may end the search.
    pub(super) fn look_up(&self) {
        self.looks_up.set(true);
    }

    /// Asks or tells the observer.
    pub(super) fn tell(&self, event: Event<'_, M>) -> ControlFlow<()> {
        (self.observer.borrow_mut())(event)
    }

    /// How many positions have been visited.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// Whether a position was refused: what the search found since then is
    /// worth nothing.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.get()
    }
}

impl<M> fmt::Debug for Control<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Control")
            .field("nodes", &self.nodes)
            .field("stopped", &self.stopped)
            .finish_non_exhaustive()
    }
}
