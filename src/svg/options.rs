//! What a picture shows.

use abstract_games_core::Player;

/// What a picture shows besides board and pieces. All of it has a default.
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
    /// Whose side of the board is at the bottom: the first player's by
    /// default. Seen from the second player's side, all is turned by half a
    /// turn.
    pub view: Player,
    /// Whether and where the cells' names are written.
    pub coordinates: Coordinates,
    /// Whether the last turn is marked, where the picture is of a game; yes by
    /// default. (A turn can be of several moves.)
    pub last_turn: bool,
    /// Whether each side's name, its count, and whose turn it is or who has
    /// won are written above and below the board; yes by default.
    pub status: bool,
    /// Cells to be highlighted, by name; none by default.
    pub highlights: Vec<String>,
    /// How wide the picture is by itself, in pixels, 1 at the least; `None`,
    /// the default, for 52 pixels a cell. A page can show it in any size.
    pub width: Option<u32>,
    /// The picture's title, for those who cannot see it and as a tooltip;
    /// `None`, the default, for the game's name and whose turn it is.
    pub title: Option<String>,
}

/// Whether and where cells' names are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coordinates {
    /// Nowhere.
    None,
    /// Letters and numbers along the edges of the board.
    #[default]
    Edges,
    /// Each cell's name in the cell, where no piece covers it.
    Cells,
}

impl Options {
    /// The defaults.
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

    /// The same with another side at the bottom.
    #[must_use]
    pub const fn with_view(mut self, view: Player) -> Self {
        self.view = view;
        self
    }

    /// The same with coordinates elsewhere, or nowhere.
    #[must_use]
    pub const fn with_coordinates(mut self, coordinates: Coordinates) -> Self {
        self.coordinates = coordinates;
        self
    }

    /// The same, with the last turn marked or not.
    #[must_use]
    pub const fn with_last_turn(mut self, last_turn: bool) -> Self {
        self.last_turn = last_turn;
        self
    }

    /// The same, with the lines above and below the board or without.
    #[must_use]
    pub const fn with_status(mut self, status: bool) -> Self {
        self.status = status;
        self
    }

    /// The same with these cells highlighted, instead of those before.
    #[must_use]
    pub fn with_highlights<S: Into<String>>(mut self, cells: impl IntoIterator<Item = S>) -> Self {
        self.highlights = cells.into_iter().map(Into::into).collect();
        self
    }

    /// The same, so many pixels wide.
    #[must_use]
    pub const fn with_width(mut self, pixels: u32) -> Self {
        self.width = Some(pixels);
        self
    }

    /// The same with another title.
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
