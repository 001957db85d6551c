//! The rule sets that inputs choose from by their first byte.

use abstract_games::{Visitor, visit};

/// The rule sets; `A` chooses the first.
///
/// The corpora depend on the order, so new ones go to the end.
pub const RULE_SETS: [&str; 26] = [
    "oust:hex-2",                                                  // A
    "oust:hex-3,pie",                                              // B
    "oust:hex-5",                                                  // C
    "oust",                                                        // D
    "oust:hex-8",                                                  // E
    "oust:square-2",                                               // F
    "oust:square-4,pie",                                           // G
    "oust:square-8",                                               // H
    "oust:square-16",                                              // I
    "oust:square-17",                                              // J
    "oust:square-19,pie",                                          // K
    "yonmoque",                                                    // L
    "omnigon",                                                     // M
    "omnigon:1981",                                                // N
    "omnigon:1983",                                                // O
    "omnigon:1981,grid=staggered,first=square,third-turn=illegal", // P
    "omnigon:1983,grid=staggered,second=square,invasion=20",       // Q
    "omnigon:1981,invasion=3",                                     // R
    "oxy",                                                         // S
    "oxy:chess",                                                   // T
    "oxy:limit=1",                                                 // U
    "oxy:after=relayout,seed=7",                                   // V
    "oxy:chess,limit=60,after=relayout,seed=1,layout=random",      // W
    "oxy:laps=off",                                                // X
    "oxy:limit=40",                                                // Y
    "oxy:chess,limit=65535",                                       // Z
];

/// The rule set of the first byte, and the rest of the input. Bytes other than
/// `A` to `Z` wrap around.
pub(crate) fn choose(data: &[u8]) -> Option<(&'static str, &[u8])> {
    let (first, rest) = data.split_first()?;
    let index = usize::from(first.wrapping_sub(b'A')) % RULE_SETS.len();
    Some((RULE_SETS[index], rest))
}

/// [`choose`] with the rest as text.
pub(crate) fn choose_text(data: &[u8]) -> Option<(&'static str, &str)> {
    let (name, rest) = choose(data)?;
    Some((name, std::str::from_utf8(rest).ok()?))
}

/// Calls `visitor` with the type of the game `name`, one of [`RULE_SETS`].
pub(crate) fn with<V: Visitor>(name: &str, visitor: V) -> V::Output {
    visit(name, visitor).unwrap_or_else(|error| panic!("{name}: {error}"))
}
