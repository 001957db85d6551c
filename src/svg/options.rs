//! Options of a picture.

use abstract_games_core::Player;

/// What a picture shows besides the board and the pieces.
///
/// ```
/// use abstract_games::Player;
/// use abstract_games::svg::{Coordinates, Options};
///
/// let options = Options::new()
///     .with_view(Player::Second)
///     .with_coordinates(Coordinates::None)
///     .with_highlights(["b2", "c3"])
///     .with_width(300);
/// assert_eq!(options.highlights, ["b2", "c3"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Options {
    /// The player whose side of the board is at the bottom, by default the
    /// first player. Seen from the second player's side, the board is rotated
    /// by 180 degrees.
    pub view: Player,
    /// Where the names of the cells are written.
    pub coordinates: Coordinates,
    /// Whether to mark the last turn of a game, which can consist of several
    /// moves; on by default.
    pub last_turn: bool,
    /// Whether to write lines of text above and below the board, with each
    /// side's name and score and whether it is to move or has won; on by
    /// default.
    pub status: bool,
    /// The names of the cells to highlight; by default none.
    pub highlights: Vec<String>,
    /// The width of the picture in pixels, at least 1; `None`, the default,
    /// means 52 pixels for each cell. A page can show it in any size.
    pub width: Option<u32>,
    /// The title of the picture, for screen readers and tooltips; `None`, the
    /// default, means the name of the game and the side to move.
    pub title: Option<String>,
}

/// Where the names of the cells are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coordinates {
    /// Nowhere.
    None,
    /// Letters and numbers along the edges of the board.
    #[default]
    Edges,
    /// In the cells, unless a piece covers the name.
    Cells,
}

impl Options {
    /// The default options.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            view: Player::First,
            coordinates: Coordinates::Edges,
            last_turn: true,
            status: true,
            highlights: Vec::new(),
            width: None,
            title: None,
        }
    }

    /// Sets the player whose side is at the bottom.
    #[must_use]
    pub const fn with_view(mut self, view: Player) -> Self {
        self.view = view;
        self
    }

    /// Sets where the names of the cells are written.
    #[must_use]
    pub const fn with_coordinates(mut self, coordinates: Coordinates) -> Self {
        self.coordinates = coordinates;
        self
    }

    /// Sets whether the last turn is marked.
    #[must_use]
    pub const fn with_last_turn(mut self, last_turn: bool) -> Self {
        self.last_turn = last_turn;
        self
    }

    /// Sets whether there are lines of text above and below the board.
    #[must_use]
    pub const fn with_status(mut self, status: bool) -> Self {
        self.status = status;
        self
    }

    /// Sets the cells to highlight.
    #[must_use]
    pub fn with_highlights<S: Into<String>>(mut self, cells: impl IntoIterator<Item = S>) -> Self {
        self.highlights = cells.into_iter().map(Into::into).collect();
        self
    }

    /// Sets the width in pixels.
    #[must_use]
    pub const fn with_width(mut self, pixels: u32) -> Self {
        self.width = Some(pixels);
        self
    }

    /// Sets the title.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::new()
    }
}
