//! What the examples share.
#![allow(dead_code, reason = "each example uses a part of it")]

pub(crate) mod known;
