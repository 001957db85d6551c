//! The players.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use abstract_games::Playable;
use abstract_games_search::engine::{Limits, search_with};
use abstract_games_search::minimax::Evaluator;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A kind of player and its strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayerSpec {
    /// Uniformly random moves.
    Random,
    /// The Monte Carlo tree search of the crate `board-game`. (That of `minimax`
    /// cannot be seeded.)
    #[cfg(feature = "mcts")]
    Mcts { rollouts: u64 },
    /// The search of `abstract-games-search`.
    Minimax(Limits),
}

impl PlayerSpec {
    /// The player's move, or `None` if the game is over. The seed determines all
    /// random choices.
    pub(crate) fn choose<P: Playable>(
        &self,
        position: &P,
        evaluator: Evaluator<P>,
        seed: u64,
    ) -> Option<P::Move> {
        match *self {
            Self::Random => position.random_move(&mut Xoshiro256PlusPlus::seed_from_u64(seed)),
            #[cfg(feature = "mcts")]
            Self::Mcts { rollouts } => crate::mcts::choose(position, rollouts, seed),
            Self::Minimax(limits) => {
                let report = search_with(position, evaluator, seed, limits, &mut |_| {
                    ControlFlow::Continue(())
                });
                report.map(|report| report.best)
            }
        }
    }
}

/// As on the command line.
impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            #[cfg(feature = "mcts")]
            Self::Mcts { rollouts } => write!(f, "mcts:{rollouts}"),
            Self::Minimax(limits) => {
                let millis = limits
                    .time
                    .map(|time| format!("millis={}", time.as_millis()));
                let depth = limits.depth.map(|depth| format!("depth={depth}"));
                let nodes = limits.nodes.map(|nodes| format!("nodes={nodes}"));
                let all: Vec<_> = [millis, depth, nodes].into_iter().flatten().collect();
                write!(f, "minimax:{}", all.join("+"))
            }
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, options) = text.split_once(':').unwrap_or((text, ""));
        match kind {
            "random" if options.is_empty() => Ok(Self::Random),
            #[cfg(not(feature = "mcts"))]
            "mcts" => Err("mcts needs a build with --features mcts".into()),
            #[cfg(feature = "mcts")]
            "mcts" => match number(options)? {
                rollouts @ 1.. => Ok(Self::Mcts { rollouts }),
                0 => Err("expected at least one rollout".into()),
            },
            "minimax" => Ok(Self::Minimax(limits(options)?)),
            _ => Err(
                "expected random, minimax:nodes=N, minimax:depth=N, minimax:millis=N or mcts:ROLLOUTS"
                    .into(),
            ),
        }
    }
}

/// `nodes=N`, `depth=N`, `millis=N`, or several of them joined by `+`.
fn limits(text: &str) -> Result<Limits, String> {
    let mut limits = Limits::NONE;
    for option in text.split('+') {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        match name {
            "nodes" => limits.nodes = Some(number(value)?),
            "depth" => {
                let depth = u8::try_from(number(value)?);
                limits.depth = Some(depth.map_err(|_| "invalid depth: expected at most 255")?);
            }
            "millis" => limits.time = Some(Duration::from_millis(number(value)?)),
            _ => return Err("expected nodes=N, depth=N or millis=N after minimax".into()),
        }
    }
    Ok(limits)
}

fn number(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("expected a number, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_parse_to_what_they_display() {
        for text in [
            "random",
            #[cfg(feature = "mcts")]
            "mcts:1000",
            "minimax:nodes=500",
            "minimax:depth=3",
            "minimax:millis=20+nodes=7",
        ] {
            let player: PlayerSpec = text.parse().unwrap();
            assert_eq!(player.to_string(), text);
        }
        for text in [
            "",
            "human",
            "random:1",
            "mcts",
            "mcts:0",
            "mcts:x",
            "minimax",
            "minimax:",
            "minimax:depth",
            "minimax:depth=256",
            "minimax:width=3",
            "minimax:nodes=1+",
        ] {
            assert!(text.parse::<PlayerSpec>().is_err(), "{text}");
        }
    }
}
