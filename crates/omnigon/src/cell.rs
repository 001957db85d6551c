//! Cells as text, which is the same as on their grids.

/// Implements the text traits for a type of cells and its grid.
macro_rules! cell_text {
    ($cell:ty, $grid:expr) => {
        /// The name of the cell.
        impl core::fmt::Display for $cell {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $grid.name(self.index() as u16).fmt(f)
            }
        }

        impl core::fmt::Debug for $cell {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }

        impl core::str::FromStr for $cell {
            type Err = abstract_games_toolkit::CellError;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                let index = $grid.parse_cell(name)?;
                Self::new(index.into()).ok_or(abstract_games_toolkit::CellError::OffBoard)
            }
        }
    };
}
pub(crate) use cell_text;
