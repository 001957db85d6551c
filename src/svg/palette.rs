//! The colours, chosen so that they can be distinguished with any kind of
//! colour vision, by lightness or shape if not by hue.

/// The text beside the board: a grey with a contrast of 4.5 to 1 both on white
/// and on black.
pub const TEXT: &str = "#767676";
/// A cell.
pub const CELL: &str = "#eadfc8";
/// The lines between cells.
pub const EDGE: &str = "#8a7a5c";
/// The outlines of pieces, and marks on light pieces.
pub const DARK: &str = "#1b1b1b";
/// Marks on dark pieces.
pub const LIGHT: &str = "#ffffff";
/// The last move.
pub const LAST: &str = "#f5c400";
/// Highlighted cells.
pub const HIGHLIGHT: &str = "#00805f";
/// A red piece.
pub const RED: &str = "#d9402b";
/// A red piece with dark marks on it.
pub const LIGHT_RED: &str = "#ee6a52";
/// A blue piece.
pub const BLUE: &str = "#1c5fa8";
/// A golden piece.
pub const GOLD: &str = "#e8a317";
/// A white piece, or a tile.
pub const WHITE: &str = "#fdfcf8";
/// A black piece.
pub const BLACK: &str = "#2a2a2a";

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours as defined by the Web Content Accessibility
    /// Guidelines, 1 to 21.
    fn contrast(a: &str, b: &str) -> f64 {
        let luminance = |colour: &str| {
            let channel = |at: usize| {
                let value = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
                let value = f64::from(value) / 255.0;
                if value <= 0.04045 {
                    value / 12.92
                } else {
                    ((value + 0.055) / 1.055).powf(2.4)
                }
            };
            0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn texts_are_legible_on_any_page() {
        assert!(contrast(TEXT, "#ffffff") > 4.5);
        assert!(contrast(TEXT, "#000000") > 4.5);
        assert!(contrast("#ffffff", "#000000") > 20.9);
    }

    #[test]
    fn sides_differ_in_lightness() {
        // Oust's red and blue do not, so a ring distinguishes them.
        assert!(contrast(BLUE, WHITE) > 4.5);
        assert!(contrast(BLACK, LIGHT_RED) > 4.0);
        assert!(contrast(GOLD, WHITE) > 2.0);
    }

    #[test]
    fn what_is_drawn_on_pieces_is_seen() {
        assert!(contrast(DARK, LIGHT_RED) > 4.5);
        assert!(contrast(DARK, GOLD) > 4.5);
        assert!(contrast(LIGHT, BLACK) > 4.5);
        assert!(contrast(DARK, LAST) > 4.5);
    }
}
