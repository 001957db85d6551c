//! Work that can be timed, and the timing.

use std::rc::Rc;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// Work in parts, each of which says how many units (leaves, moves, plies) it
/// did. A whole pass over the parts is always the same work, but for random
/// playouts, of which there are enough to be alike.
#[derive(Clone)]
pub(crate) struct Workload {
    parts: usize,
    run: Rc<dyn Fn(usize) -> u64>,
    expected: Option<u64>,
}

impl Workload {
    /// Work of one part.
    pub(crate) fn new(run: impl Fn() -> u64 + 'static) -> Self {
        Self::in_parts(1, move |_| run())
    }

    /// Work of `parts` parts, done by number.
    pub(crate) fn in_parts(parts: usize, run: impl Fn(usize) -> u64 + 'static) -> Self {
        assert!(parts > 0, "no work to measure");
        Self {
            parts,
            run: Rc::new(run),
            expected: None,
        }
    }

    /// The same work, known to do `units` in a pass. It is checked: a wrong
    /// generator is fast for nothing.
    pub(crate) fn expecting(mut self, units: u64) -> Self {
        self.expected = Some(units);
        self
    }

    /// Does all parts once. Says how many units there were.
    pub(crate) fn pass(&self) -> u64 {
        let units = (0..self.parts).map(|part| (self.run)(part)).sum();
        self.check(1, units);
        units
    }

    fn check(&self, passes: u64, units: u64) {
        if let Some(expected) = self.expected {
            assert_eq!(units, passes * expected, "a count is wrong");
        }
    }
}

/// Which time is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    /// The processor time of this thread: what others do in the meantime does
    /// not count.
    Processor,
    /// The time on the wall, for work on several threads.
    Wall,
}

/// A started clock.
enum Started {
    Processor(ThreadTime),
    Wall(Instant),
}

impl Clock {
    fn start(self) -> Started {
        match self {
            Self::Processor => Started::Processor(ThreadTime::now()),
            Self::Wall => Started::Wall(Instant::now()),
        }
    }
}

impl Started {
    fn elapsed(&self) -> Duration {
        match self {
            Self::Processor(start) => start.elapsed(),
            Self::Wall(start) => start.elapsed(),
        }
    }
}

/// Units done and the time they took.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    units: u64,
    time: Duration,
}

impl Tally {
    /// Adds parts of `work`, from `*part` on and around, until `time` has
    /// passed or `most` parts are done. Says how many parts that were.
    fn add(
        &mut self,
        work: &Workload,
        part: &mut usize,
        (clock, time): (Clock, Duration),
        most: usize,
    ) -> usize {
        let start = clock.start();
        let mut done = 0;
        loop {
            self.units += (work.run)(*part);
            *part = (*part + 1) % work.parts;
            done += 1;
            let elapsed = start.elapsed();
            if elapsed >= time || done == most {
                self.time += elapsed;
                return done;
            }
        }
    }

    fn nanoseconds(&self) -> f64 {
        self.time.as_nanos() as f64 / self.units as f64
    }
}

/// By which clock, and how long the slices are into which a measurement is
/// cut.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// Which time.
    pub(crate) clock: Clock,
    /// Of the work that is measured.
    pub(crate) subject: Duration,
    /// Of each yardstick.
    pub(crate) yardstick: Duration,
}

/// Times `subject` with slices of the yardsticks before, between and after
/// its own, so that all see the same weather. At least one whole pass of
/// `subject`. Nanoseconds a unit: of the subject, and of each yardstick.
pub(crate) fn measure(subject: &Workload, yardsticks: &[&Workload], pace: Pace) -> (f64, Vec<f64>) {
    let mut own = Tally::default();
    let mut others = vec![(Tally::default(), 0); yardsticks.len()];
    let mut measure_others = || {
        for (work, (tally, part)) in yardsticks.iter().zip(&mut others) {
            tally.add(work, part, (pace.clock, pace.yardstick), usize::MAX);
        }
    };
    measure_others();
    let mut part = 0;
    let mut done = 0;
    // Whole passes only: the parts are not alike.
    while done < subject.parts || done % subject.parts != 0 || own.time < pace.subject {
        // Once there was time enough, no more than the rest of the pass.
        let most = if own.time < pace.subject {
            usize::MAX
        } else {
            subject.parts - done % subject.parts
        };
        done += own.add(subject, &mut part, (pace.clock, pace.subject), most);
        measure_others();
    }
    subject.check((done / subject.parts) as u64, own.units);
    let others = others.iter().map(|(tally, _)| tally.nanoseconds());
    (own.nanoseconds(), others.collect())
}
