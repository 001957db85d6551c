//! Code shared by the examples.
#![allow(dead_code, reason = "each example uses only part of it")]

pub(crate) mod known;
