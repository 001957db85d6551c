//! Serialisation as text (feature `serde`), so that deserialised values are
//! validated like parsed ones.

use abstract_games_toolkit::{serde_as_position, serde_as_text};

use crate::{Cell, Move, Rules, Yonmoque};

serde_as_text!(Rules, Cell, Move);
serde_as_position!(Yonmoque);
