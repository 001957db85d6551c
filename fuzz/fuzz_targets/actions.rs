//! Fuzz target: see `abstract_games_fuzz::actions`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| abstract_games_fuzz::actions(data));
