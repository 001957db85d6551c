//! Criterion benches: every game does the same tasks on its own positions.
//!
//! ```text
//! cargo bench --bench games                      # everything, about a minute
//! cargo bench --bench games -- yonmoque          # one game
//! cargo bench --bench games -- /made             # one task
//! cargo bench --bench games -- --save-baseline before
//! cargo bench --bench games -- --baseline before
//! ```
//!
//! These are for comparing a change with what was there before it, on one
//! machine. For figures that mean something elsewhere, take the ratios of the
//! example `throughput`.

mod positions;
mod tasks;

use std::time::Duration;

use abstract_games_core::Notation;
use criterion::{Criterion, criterion_group, criterion_main};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// All tasks of one game, named by its canonical name.
fn game<P>(criterion: &mut Criterion, rules: &str)
where
    P: Notation + Serialize + DeserializeOwned,
{
    let rules: P::Rules = rules.parse().expect("a name of the game");
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
        game::<omnigon::Omnigon88>(criterion, "omnigon");
        game::<omnigon::OmnigonPatent>(criterion, "omnigon:1981");
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

/// Short: some seventy measurements should not take an hour.
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
