//! Fixtures shared by the tests of several crates of this workspace.

pub mod entry_points;
pub mod learners;
pub mod pile;
pub mod seeded;
pub mod soak;
