//! Builds only if the core, the toolkit and the games need no `std` and, without
//! features, no `alloc`.
//!
//! This library has its own panic handler. If anything in it uses `std`, which
//! has one too, the build fails with `error[E0152]: found duplicate lang item
//! panic_impl`. A static library has to be complete, and this one has no
//! allocator: if anything in it uses `alloc`, its build fails with `error: no
//! global memory allocator found`. So `run` builds
//!
//! - the static library without features, and with `rand_core`: neither `std`
//!   nor `alloc`;
//! - a library for Rust with `serde`, which needs `alloc`: no `std`.
//!
//! To see the proof fail: `cargo build --features leak` (proptest needs `std`),
//! and `cargo build --features alloc`.
#![no_std]
#![forbid(unsafe_code)]

use core::panic::PanicInfo;

use abstract_games_core::{Notation, perft};

#[panic_handler]
fn halt(_: &PanicInfo<'_>) -> ! {
    loop {}
}

/// Parses, plays and counts, so that all of it is compiled in.
fn exercise<P: Notation>(rules: P::Rules, text: &str) -> u64 {
    let mut position = P::start(rules);
    if let Ok(mv) = P::parse_move(rules, text) {
        let _ = position.play(mv);
    }
    perft(&position, 2)
}

/// Every game; public, so that it is compiled.
pub fn every_game(text: &str) -> u64 {
    exercise::<oust::Oust<1>>(oust::Rules::HEX_5, text)
        + exercise::<oust::Oust<2>>(oust::Rules::HEX_7, text)
        + exercise::<yonmoque::Yonmoque>(yonmoque::Rules::STANDARD, text)
        + exercise::<omnigon::published::Omnigon>(omnigon::published::Rules::STANDARD, text)
        + exercise::<omnigon::patent::Omnigon>(omnigon::patent::Rules::OF_1981, text)
        + exercise::<oxy::Oxy>(oxy::Rules::CLASSIC, text)
}
