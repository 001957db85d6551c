//! Work, and how it is timed.

use std::rc::Rc;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// Work in parts, each of which returns the number of units (leaves, positions,
/// plies) that it did. A pass over all parts is always the same work, except for
/// random playouts, of which there are enough to make passes similar.
#[derive(Clone)]
pub(crate) struct Workload {
    parts: usize,
    run: Rc<dyn Fn(usize) -> u64>,
    expected: Option<u64>,
}

impl Workload {
    /// Work with one part.
    pub(crate) fn new(run: impl Fn() -> u64 + 'static) -> Self {
        Self::in_parts(1, move |_| run())
    }

    /// Work with `parts` parts; `run` does the part of a number.
    pub(crate) fn in_parts(parts: usize, run: impl Fn(usize) -> u64 + 'static) -> Self {
        assert!(parts > 0, "no work to measure");
        Self {
            parts,
            run: Rc::new(run),
            expected: None,
        }
    }

    /// The same work, known to do `units` units in a pass. A wrong count causes
    /// a panic, since the speed of wrong code is meaningless.
    pub(crate) fn expecting(mut self, units: u64) -> Self {
        self.expected = Some(units);
        self
    }

    /// Does all parts once. Returns the number of units.
    pub(crate) fn pass(&self) -> u64 {
        let units = (0..self.parts).map(|part| (self.run)(part)).sum();
        self.check(1, units);
        units
    }

    fn check(&self, passes: u64, units: u64) {
        if let Some(expected) = self.expected {
            assert_eq!(units, passes * expected, "wrong count");
        }
    }
}

/// The clock of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    /// The processor time of this thread, which excludes that of other programs.
    Processor,
    /// Wall-clock time, for work on several threads.
    Wall,
}

/// A running clock.
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

/// The units done, and the time taken.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    units: u64,
    time: Duration,
}

impl Tally {
    /// Does parts of `work`, cyclically from `*part`, until `time` has passed or
    /// `most` parts are done. Returns the number of parts.
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

/// The clock and the slices of a measurement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// The clock.
    pub(crate) clock: Clock,
    /// The length of a slice of the work being measured.
    pub(crate) subject: Duration,
    /// The length of a slice of a yardstick.
    pub(crate) yardstick: Duration,
}

/// Times `subject` with slices of the yardsticks before, between and after its
/// own, so that the load of the machine affects all alike. Does at least one
/// whole pass of `subject`. Returns the nanoseconds for a unit of the subject and
/// of each yardstick.
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
    // Whole passes only, since the parts differ.
    while done < subject.parts || done % subject.parts != 0 || own.time < pace.subject {
        // After enough time, do only the rest of the pass.
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
