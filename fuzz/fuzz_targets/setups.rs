//! Fuzz target: see `abstract_games_fuzz::setups`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| abstract_games_fuzz::setups(data));
