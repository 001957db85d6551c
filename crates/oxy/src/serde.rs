//! Serialisation through text, with the same validation as parsing.

use abstract_games_toolkit::{serde_as_position, serde_as_text};

use crate::{Cell, Move, Oxy, Rules};

serde_as_text!(Rules, Cell, Move);
serde_as_position!(Oxy);
