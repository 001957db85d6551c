//! Serialisation as text, with the same validation as parsing.

use abstract_games_toolkit::{serde_as_position, serde_as_text};

use crate::{AnyRules, patent, published};

serde_as_text!(
    AnyRules,
    published::Rules,
    published::Cell,
    published::Move,
    patent::Rules,
    patent::Cell,
    patent::Move,
);
serde_as_position!(published::Omnigon, patent::Omnigon);
