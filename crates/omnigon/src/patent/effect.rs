//! What a move would do.

/// What a move would do.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let text = "..u3../...../...../..B0../...../...../...../..U0.. b 3 0 c5:2";
/// let game = Omnigon::parse_position(Rules::OF_1981, text)?;
/// assert_eq!(game.preview("c5-c7@0".parse()?)?.to_string(), "no effect");
/// assert_eq!(game.preview("c5!".parse()?)?.to_string(), "removes its own Bitrog");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub type Effect = crate::Effect<super::position::Patent>;
