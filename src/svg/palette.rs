//! The colours, chosen to be told apart with any kind of colour vision, and
//! by lightness or shape without any.

/// Texts beside the board: a grey that has a contrast of 4.5 to 1 on white and
/// on black.
pub const TEXT: &str = "#767676";
/// A cell.
pub const CELL: &str = "#eadfc8";
/// The lines between cells.
pub const EDGE: &str = "#8a7a5c";
/// Outlines of pieces, and what is drawn on light ones.
pub const DARK: &str = "#1b1b1b";
/// What is drawn on dark pieces.
pub const LIGHT: &str = "#ffffff";
/// The last move.
pub const LAST: &str = "#f5c400";
/// Highlighted cells.
pub const HIGHLIGHT: &str = "#00805f";
/// A red piece.
pub const RED: &str = "#d9402b";
/// A blue piece.
pub const BLUE: &str = "#1c5fa8";
/// A golden piece.
pub const GOLD: &str = "#e8a317";
/// A white piece, or a tile.
pub const WHITE: &str = "#fdfcf8";
/// A black piece.
pub const BLACK: &str = "#2a2a2a";
