//! Rules of Oust.
