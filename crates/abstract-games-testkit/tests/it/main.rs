//! The testkit, with a small game that can be played with faults.

mod conformance;
mod strategies;
