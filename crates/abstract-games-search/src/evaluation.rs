//! What a search thinks of a position that it looks no further into.
//!
//! An evaluation is a function from a position to a number: how much better
//! the first player stands than the second, in hundredths of the game's
//! smallest good, which is a stone in Oust, a piece in Yonmoque and Omnigon, a
//! penalty point in Oxy. They are simple on purpose, and only asked about
//! games that have not ended.

#[cfg(feature = "omnigon")]
mod omnigon;
#[cfg(feature = "oust")]
mod oust;
#[cfg(feature = "oxy")]
mod oxy;
#[cfg(feature = "yonmoque")]
mod yonmoque;

#[cfg(feature = "omnigon")]
pub use self::omnigon::{omnigon_1988, omnigon_patent};
#[cfg(feature = "oust")]
pub use self::oust::oust;
#[cfg(feature = "oxy")]
pub use self::oxy::oxy;
#[cfg(feature = "yonmoque")]
pub use self::yonmoque::yonmoque;

use std::any::Any;

use abstract_games_core::{ByPlayer, Score};

/// The first player's score less the second's, times 100: for a game whose
/// score is what one wants much of.
#[must_use]
pub fn by_score<P: Score>(position: &P) -> i32 {
    difference(
        position
            .score()
            .map(|score| 100 * score.min(1_000_000) as i32),
    )
}

/// The evaluation of the game `P` in this build, if it has one; else
/// [`by_score`].
///
/// For code that meets games by name and knows them only as a type `P`.
#[must_use]
pub fn of<P: Score>() -> fn(&P) -> i32 {
    let known: &[&dyn Any] = &[
        #[cfg(feature = "oust")]
        &(oust::<1> as fn(&_) -> i32),
        #[cfg(feature = "oust")]
        &(oust::<2> as fn(&_) -> i32),
        #[cfg(feature = "oust")]
        &(oust::<3> as fn(&_) -> i32),
        #[cfg(feature = "oust")]
        &(oust::<4> as fn(&_) -> i32),
        #[cfg(feature = "oust")]
        &(oust::<5> as fn(&_) -> i32),
        #[cfg(feature = "oust")]
        &(oust::<6> as fn(&_) -> i32),
        #[cfg(feature = "yonmoque")]
        &(yonmoque as fn(&_) -> i32),
        #[cfg(feature = "omnigon")]
        &(omnigon_1988 as fn(&_) -> i32),
        #[cfg(feature = "omnigon")]
        &(omnigon_patent as fn(&_) -> i32),
        #[cfg(feature = "oxy")]
        &(oxy as fn(&_) -> i32),
    ];
    let found = known.iter().find_map(|f| f.downcast_ref::<fn(&P) -> i32>());
    found.copied().unwrap_or(by_score::<P>)
}

/// First less second.
fn difference(values: ByPlayer<i32>) -> i32 {
    values.first - values.second
}

/// What being to move is worth to the first player, if it is worth `tempo`.
#[cfg(any(feature = "oust", feature = "oxy", feature = "omnigon"))]
fn to_move<P: abstract_games_core::Position>(position: &P, tempo: i32) -> i32 {
    use abstract_games_core::Player;

    match position.turn() {
        Player::First => tempo,
        Player::Second => -tempo,
    }
}
