//! Fuzz target: see `abstract_games_fuzz::names`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| abstract_games_fuzz::names(data));
