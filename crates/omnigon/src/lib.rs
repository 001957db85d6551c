//! Rules of Omnigon.
