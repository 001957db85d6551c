//! The shapes that pieces are made of.

/// How a shape is painted. Colours are written as SVG writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// The colour inside, or `None` to leave it open.
    pub fill: Option<&'static str>,
    /// The colour of the outline and how wide it is, or `None` for none.
    pub line: Option<(&'static str, u8)>,
}

impl Ink {
    /// A colour inside, and no outline.
    #[must_use]
    pub const fn fill(colour: &'static str) -> Self {
        Self {
            fill: Some(colour),
            line: None,
        }
    }

    /// An outline, and nothing inside.
    #[must_use]
    pub const fn line(colour: &'static str, width: u8) -> Self {
        Self {
            fill: None,
            line: Some((colour, width)),
        }
    }

    /// The same with this outline.
    #[must_use]
    pub const fn outlined(mut self, colour: &'static str, width: u8) -> Self {
        self.line = Some((colour, width));
        self
    }
}

/// One shape of a piece.
///
/// Coordinates are relative to the centre of the piece's cell, to the right
/// and *down*. Every cell has room for a disc of radius 52.
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
        /// Half of its side.
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
        /// By how many degrees it is turned clockwise about the centre.
        turn: u16,
        /// Its paint.
        ink: Ink,
    },
    /// A line through some points, with round ends.
    Line {
        /// The points.
        points: &'static [(i16, i16)],
        /// By how many degrees it is turned clockwise about the centre.
        turn: u16,
        /// Its colour.
        colour: &'static str,
        /// How wide it is.
        width: u8,
    },
    /// A letter in the centre. It stays upright whichever side looks at the
    /// board, if it is in [`DrawnPiece::upright`](super::DrawnPiece::upright).
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
