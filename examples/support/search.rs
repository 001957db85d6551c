//! A simple seeded search for any game: random playouts, spent on the moves
//! that do best so far (UCB1 on the legal moves of the position).

use std::time::{Duration, Instant};

use abstract_games::core::random;
use abstract_games::{AnyGame, Outcome, Player};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A playout that is still running after so many moves counts as a draw.
const PLAYOUT_PLIES: u32 = 1_000;

/// How often somebody is asked whether to go on.
const POLL: Duration = Duration::from_millis(5);

/// When to stop, whichever comes first; nothing set: never.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Limits {
    pub(crate) time: Option<Duration>,
    pub(crate) playouts: Option<u64>,
    /// Moves played in playouts.
    pub(crate) nodes: Option<u64>,
}

/// What a search knows so far.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    /// The best move.
    pub(crate) best: String,
    /// The share of its playouts that the player to move won, draws as half.
    pub(crate) win_rate: f64,
    pub(crate) playouts: u64,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
}

#[derive(Clone, Copy, Default)]
struct Arm {
    wins: f64,
    playouts: u64,
}

impl Arm {
    fn win_rate(self) -> f64 {
        self.wins / self.playouts.max(1) as f64
    }

    /// Upper confidence bound, where `ln_total` is the logarithm of the
    /// number of playouts of all arms.
    fn bound(self, ln_total: f64) -> f64 {
        if self.playouts == 0 {
            return f64::INFINITY;
        }
        self.win_rate() + (2.0 * ln_total / self.playouts as f64).sqrt()
    }
}

/// Searches the position of `game` and reports what it found, or `None` if
/// the game is over. `go_on` is asked every few milliseconds.
///
/// With a limit other than time, the same seed gives the same move.
pub(crate) fn search(
    game: &dyn AnyGame,
    seed: u64,
    limits: Limits,
    mut go_on: impl FnMut() -> bool,
) -> Option<Report> {
    let begin = Instant::now();
    let mut polled = begin;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let player = game.turn();
    let children = children(game);
    let mut arms = vec![Arm::default(); children.len()];
    let (mut playouts, mut nodes) = (0, 0);
    if children.is_empty() {
        return None;
    }
    // A single move needs no thought.
    while children.len() > 1 {
        let ln_total = f64::ln(playouts.max(1) as f64);
        let bound = |arm: &Arm| arm.bound(ln_total);
        let chosen = first_max(arms.iter().map(bound));
        let (result, plies) = playout(children[chosen].as_ref(), player, &mut rng);
        arms[chosen].wins += result;
        arms[chosen].playouts += 1;
        playouts += 1;
        nodes += u64::from(plies) + 1;

        let reached = |limit: Option<u64>, spent| limit.is_some_and(|limit| spent >= limit);
        if reached(limits.playouts, playouts) || reached(limits.nodes, nodes) {
            break;
        }
        let now = Instant::now();
        if limits.time.is_some_and(|limit| now - begin >= limit) {
            break;
        }
        if now - polled >= POLL {
            polled = now;
            if !go_on() {
                break;
            }
        }
    }
    let best = first_max(arms.iter().map(|arm| arm.playouts as f64));
    Some(Report {
        best: game.nth_move(best)?,
        win_rate: arms[best].win_rate(),
        playouts,
        nodes,
        time: begin.elapsed(),
    })
}

/// The positions after each legal move, in order.
fn children(game: &dyn AnyGame) -> Vec<Box<dyn AnyGame>> {
    (0..game.legal_count())
        .map(|n| {
            let mut child = game.boxed_clone();
            child.play_nth(n);
            child
        })
        .collect()
}

/// The result of one random playout for `player`, and its length.
fn playout(game: &dyn AnyGame, player: Player, rng: &mut Xoshiro256PlusPlus) -> (f64, u32) {
    let mut choose = |moves: usize| {
        let choice = random::below(rng, u32::try_from(moves).unwrap_or(u32::MAX));
        choice.unwrap_or(0) as usize
    };
    let playout = game.playout(PLAYOUT_PLIES, &mut choose);
    let result = match playout.outcome {
        Some(Outcome::Win(winner)) if winner == player => 1.0,
        Some(Outcome::Win(_)) => 0.0,
        Some(Outcome::Draw) | None => 0.5,
    };
    (result, playout.plies)
}

/// The index of the first of the greatest values.
fn first_max(values: impl Iterator<Item = f64>) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (i, value) in values.enumerate() {
        if value > best.1 {
            best = (i, value);
        }
    }
    best.0
}
