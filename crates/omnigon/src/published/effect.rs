//! What a move would do.

/// What a move would do.
///
/// ```
/// use omnigon::published::prelude::*;
///
/// let text = "..../...../....../.HS0..h./....../...../.... g";
/// let game = Omnigon::parse_position(Rules::STANDARD, text)?;
/// let effect = game.preview("d3-b3@0".parse()?)?;
/// assert_eq!(effect.to_string(), "no effect");
///
/// let text = "..../...../....../.HS1..h./....../...../.... g";
/// let game = Omnigon::parse_position(Rules::STANDARD, text)?;
/// let effect = game.preview("d3xd6@0".parse()?)?;
/// let win = Outcome::Win(Player::First);
/// assert_eq!(effect.end, Some((win, EndReason::HeliosCaptured)));
/// assert_eq!(effect.to_string(), "captures a Helios, Gold wins (Helios captured)");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub type Effect = crate::Effect<super::position::Published>;
