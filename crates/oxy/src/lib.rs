//! Rules of Oxy.
