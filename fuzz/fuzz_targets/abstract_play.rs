//! Fuzz target: see `abstract_games_fuzz::abstract_play`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| abstract_games_fuzz::abstract_play(data));
