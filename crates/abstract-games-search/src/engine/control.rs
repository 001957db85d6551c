//! When a search stops: its limits and its observer.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::{Limits, Observer, Progress};

/// The time between two calls of the observer.
const TICK: Duration = Duration::from_millis(5);

/// The number of positions between two checks of the clock.
const NODES_PER_CHECK: u64 = 256;

/// Counts positions and decides when to stop.
///
/// Each position of the search has a reference to it, because the functions of
/// a `minimax::Game` have access to nothing else.
pub(super) struct Control<'a, M> {
    nodes: Cell<u64>,
    max_nodes: u64,
    deadline: Option<Instant>,
    first_depth_done: Cell<bool>,
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
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.time.and_then(|time| begin.checked_add(time)),
            first_depth_done: Cell::new(false),
            next_tick: Cell::new(begin + TICK),
            stopped: Cell::new(false),
            observer: RefCell::new(observer),
        }
    }

    /// Counts a position and returns true, or returns false if the search has
    /// to stop.
    #[inline]
    pub(super) fn visit(&self) -> bool {
        if self.stopped.get() {
            return false;
        }
        let nodes = self.nodes.get();
        if nodes >= self.max_nodes || nodes % NODES_PER_CHECK == 0 && self.should_stop() {
            self.stopped.set(true);
            return false;
        }
        self.nodes.set(nodes + 1);
        true
    }

    /// Whether the time is up or the observer stops the search; never before
    /// the first depth is complete.
    pub(super) fn should_stop(&self) -> bool {
        if !self.first_depth_done.get() {
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
        self.report(Progress::Tick).is_break()
    }

    /// From now on time and the observer can end the search.
    pub(super) fn first_depth_done(&self) {
        self.first_depth_done.set(true);
    }

    /// Calls the observer.
    pub(super) fn report(&self, progress: Progress<'_, M>) -> ControlFlow<()> {
        (self.observer.borrow_mut())(progress)
    }

    /// The number of positions visited.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// Whether the search was stopped, so that the current depth is incomplete.
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
