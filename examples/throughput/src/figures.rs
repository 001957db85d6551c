//! The figures of each game, their yardsticks and floors.

use std::rc::Rc;

use abstract_games::{NameError, visit};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde::{Deserialize, Serialize};

use crate::games::LastPly;
use crate::kinds::Kind;
use crate::roots::{GAMES, OUST};
use crate::workload::Workload;

/// A figure. [`build`](Self::build) makes its work.
pub(crate) struct Figure {
    /// The name of the game.
    pub(crate) game: &'static str,
    /// The name of the figure.
    pub(crate) name: &'static str,
    /// How it is measured.
    pub(crate) kind: Kind,
    /// The name to open the game with; mid-game figures have options.
    opened: &'static str,
}

impl Figure {
    /// `GAME/NAME`.
    pub(crate) fn id(&self) -> String {
        format!("{}/{}", self.game, self.name)
    }

    /// The work to time, and its yardsticks.
    ///
    /// # Errors
    ///
    /// Fails if this build lacks the game.
    pub(crate) fn build(&self) -> Result<Measurement, NameError> {
        visit(self.opened, self.kind.clone())
    }
}

/// A workload and the yardsticks that it is measured against.
pub(crate) struct Measurement {
    /// The work.
    pub(crate) subject: Workload,
    /// Its yardsticks.
    pub(crate) comparisons: Vec<Comparison>,
}

/// One yardstick of a figure.
pub(crate) struct Comparison {
    /// The yardstick's name.
    pub(crate) against: String,
    /// Its work.
    pub(crate) work: Workload,
    /// What the ratio means.
    pub(crate) sense: Sense,
    /// The bound of the ratio, if there is one.
    pub(crate) bound: Option<f64>,
}

/// The meaning of a ratio, and the side of the bound on which it must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Sense {
    /// The speed relative to the yardstick: at least the bound.
    Speed,
    /// The cost relative to the yardstick: at most the bound.
    Cost,
}

impl Sense {
    /// The ratio, from the nanoseconds for a unit.
    pub(crate) fn ratio(self, own: f64, yardstick: f64) -> f64 {
        match self {
            Self::Speed => yardstick / own,
            Self::Cost => own / yardstick,
        }
    }

    /// The name in reports.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Speed => "speed",
            Self::Cost => "cost",
        }
    }

    /// Whether a ratio meets a bound.
    pub(crate) fn meets(self, ratio: f64, bound: f64) -> bool {
        match self {
            Self::Speed => ratio >= bound,
            Self::Cost => ratio <= bound,
        }
    }
}

/// The floor of playout plies of Oust, as a multiple of ataxx.
const OUST_PLAYOUT: f64 = 0.7;

/// Every figure of the games in this build. A quick run counts to a lower depth.
pub(crate) fn all(quick: bool) -> Vec<Figure> {
    let pool = ThreadPoolBuilder::new().num_threads(2).build();
    let pool = Rc::new(pool.expect("two threads can start"));
    let mut figures = Vec::new();
    for game in GAMES {
        let mut add = |opened, name, kind| {
            figures.push(Figure {
                game: game.name,
                name,
                kind,
                opened,
            });
        };
        let perft = |root, last, floor| Kind::Perft { root, last, floor };
        let start = if quick { game.shallow } else { game.deep };
        let (middle, shallow) = (game.middle, game.shallow);
        add(game.name, "bulk", perft(start, LastPly::Counted, game.bulk));
        add(
            middle.game,
            "bulk-mid",
            perft(middle, LastPly::Counted, None),
        );
        add(
            game.name,
            "made",
            perft(start, LastPly::Made, Some(game.made)),
        );
        add(
            middle.game,
            "made-mid",
            perft(middle, LastPly::Made, game.middle_made),
        );
        add(
            game.name,
            "playout",
            Kind::Playouts {
                floor: game.playout,
            },
        );
        add(game.name, "checked", Kind::Checked { root: shallow });
        add(game.name, "table", Kind::Table { root: shallow });
        add(
            game.name,
            "made-2-threads",
            Kind::ParallelPerft {
                root: game.shared,
                pool: pool.clone(),
            },
        );
        add(
            game.name,
            "playout-2-threads",
            Kind::ParallelPlayouts { pool: pool.clone() },
        );
    }
    oust(&mut figures, &pool);
    let built = |game: &str| {
        abstract_games::GAMES
            .iter()
            .any(|name| game.starts_with(name))
    };
    figures.retain(|figure| built(figure.game));
    figures
}

/// The figures of Oust. Most of its cost comes from the groups in later
/// positions, so the start is not representative.
fn oust(figures: &mut Vec<Figure>, pool: &Rc<ThreadPool>) {
    let mut add = |opened, name, kind| {
        figures.push(Figure {
            game: "oust",
            name,
            kind,
            opened,
        });
    };
    add("oust", "count-40", Kind::Counts { plies: 40 });
    add("oust", "count-70", Kind::Counts { plies: 70 });
    add(
        "oust",
        "bulk-40",
        Kind::Later {
            plies: 40,
            last: LastPly::Counted,
        },
    );
    add(
        "oust",
        "bulk-70",
        Kind::Later {
            plies: 70,
            last: LastPly::Counted,
        },
    );
    add(
        "oust",
        "made-40",
        Kind::Later {
            plies: 40,
            last: LastPly::Made,
        },
    );
    add(
        "oust",
        "made-70",
        Kind::Later {
            plies: 70,
            last: LastPly::Made,
        },
    );
    add(
        "oust",
        "playout",
        Kind::Playouts {
            floor: OUST_PLAYOUT,
        },
    );
    add("oust:square-19", "square-19", Kind::LargeBoard);
    add(
        "oust",
        "checked",
        Kind::Later {
            plies: 40,
            last: LastPly::Checked,
        },
    );
    add(
        "oust",
        "made-2-threads",
        Kind::ParallelPerft {
            root: OUST,
            pool: pool.clone(),
        },
    );
    add(
        "oust",
        "playout-2-threads",
        Kind::ParallelPlayouts { pool: pool.clone() },
    );
}
