//! Criterion benchmarks: the same tasks for every game, on its own positions.
//!
//! ```text
//! cargo bench --bench games                      # everything, about a minute
//! cargo bench --bench games -- yonmoque          # one game
//! cargo bench --bench games -- /made             # one task
//! cargo bench --bench games -- --save-baseline before
//! cargo bench --bench games -- --baseline before
//! ```
//!
//! These compare a change with the code before it on one machine. The example
//! `throughput` measures ratios that carry over to other machines.

mod positions;
mod tasks;

use std::time::Duration;

use abstract_games_core::Notation;
use criterion::{Criterion, criterion_group, criterion_main};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// All tasks of one game; the group has the canonical name of the game.
fn game<P>(criterion: &mut Criterion, rules: &str)
where
    P: Notation + Serialize + DeserializeOwned,
{
    let rules: P::Rules = rules.parse().expect("the name of a game");
    let positions = positions::fixed::<P>(rules);
    let mut group = criterion.benchmark_group(rules.to_string());
    tasks::generation(&mut group, &positions);
    tasks::made(&mut group, &positions);
    tasks::playouts(&mut group, &P::start(rules));
    tasks::key(&mut group, &positions);
    tasks::parse(&mut group, &positions);
    tasks::serde(&mut group, &positions);
    group.finish();
}

fn games(criterion: &mut Criterion) {
    #[cfg(feature = "yonmoque")]
    game::<yonmoque::Yonmoque>(criterion, "yonmoque");
    #[cfg(feature = "omnigon")]
    {
        game::<omnigon::published::Omnigon>(criterion, "omnigon");
        game::<omnigon::patent::Omnigon>(criterion, "omnigon:1981");
    }
    #[cfg(feature = "oust")]
    {
        game::<oust::Oust<1>>(criterion, "oust:hex-5");
        game::<oust::Oust<2>>(criterion, "oust");
        game::<oust::Oust<6>>(criterion, "oust:square-19");
    }
    #[cfg(feature = "oxy")]
    {
        game::<oxy::Oxy>(criterion, "oxy");
        game::<oxy::Oxy>(criterion, "oxy:chess");
    }
}

/// Short measurements, since there are about seventy.
fn short() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(500))
}

criterion_group! {
    name = benches;
    config = short();
    targets = games
}
criterion_main!(benches);
