//! Omnigon: pieces with arrows (1988) and with protected faces (1981, 1983).

mod patent;
mod published;
