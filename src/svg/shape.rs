//! The shapes that pieces consist of.

/// How a shape is painted. Colours are in the notation of SVG.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// The colour of the inside, or `None` for no fill.
    pub fill: Option<&'static str>,
    /// The colour and the width of the outline, or `None` for no outline.
    pub line: Option<(&'static str, u8)>,
}

impl Ink {
    /// A fill without an outline.
    #[must_use]
    pub const fn fill(colour: &'static str) -> Self {
        Self {
            fill: Some(colour),
            line: None,
        }
    }

    /// An outline without a fill.
    #[must_use]
    pub const fn line(colour: &'static str, width: u8) -> Self {
        Self {
            fill: None,
            line: Some((colour, width)),
        }
    }

    /// Sets the outline.
    #[must_use]
    pub const fn outlined(mut self, colour: &'static str, width: u8) -> Self {
        self.line = Some((colour, width));
        self
    }
}

/// One shape of a piece.
///
/// Coordinates are relative to the centre of the piece's cell, to the right
/// and *down*. A disc of radius 52 fits into any cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A disc.
    Disc {
        /// Its centre.
        at: (i16, i16),
        /// Its radius.
        radius: u8,
        /// Its paint.
        ink: Ink,
    },
    /// A square around the centre, with round corners.
    Square {
        /// Half the length of a side.
        half: u8,
        /// The radius of its corners.
        corner: u8,
        /// Its paint.
        ink: Ink,
    },
    /// A polygon.
    Polygon {
        /// Its corners.
        points: &'static [(i16, i16)],
        /// The rotation about the centre, in degrees clockwise.
        turn: u16,
        /// Its paint.
        ink: Ink,
    },
    /// A line through points, with round ends.
    Line {
        /// The points.
        points: &'static [(i16, i16)],
        /// The rotation about the centre, in degrees clockwise.
        turn: u16,
        /// Its colour.
        colour: &'static str,
        /// Its width.
        width: u8,
    },
    /// A letter in the centre. It stays upright for both views of the board if
    /// it is in [`DrawnPiece::upright`](super::DrawnPiece::upright).
    Letter {
        /// The letter.
        letter: char,
        /// Its size.
        size: u8,
        /// Its colour.
        colour: &'static str,
    },
}

impl Shape {
    /// A disc in the centre.
    #[must_use]
    pub const fn disc(radius: u8, ink: Ink) -> Self {
        Self::Disc {
            at: (0, 0),
            radius,
            ink,
        }
    }
}
