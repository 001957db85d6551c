//! Drawing boards with characters.

use core::fmt;

use super::{Grid, GridShape};

impl Grid {
    /// Draws the board: rows from the top, each with its letter or number;
    /// shorter rows of a hexagon are indented by half a cell for each missing
    /// cell; below a rectangle, the letters of the files.
    ///
    /// `cell` writes each cell and must write exactly `width` characters,
    /// which must be odd on hexagons so that half a cell is a whole number of
    /// characters. Every line ends with a line break.
    ///
    /// ```
    /// use abstract_games_toolkit::Grid;
    /// use core::fmt;
    ///
    /// struct Board(Grid);
    /// impl fmt::Display for Board {
    ///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    ///         self.0.draw(f, 1, |_, f| f.write_str("."))
    ///     }
    /// }
    /// assert_eq!(
    ///     Board(Grid::hexagon(2).unwrap()).to_string(),
    ///     " c  . .\n b . . .\n a  . .\n"
    /// );
    /// ```
    ///
    /// # Errors
    ///
    /// Fails only if `f` or `cell` does.
    pub fn draw(
        self,
        f: &mut fmt::Formatter<'_>,
        width: usize,
        mut cell: impl FnMut(u16, &mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        let longest = (0..self.rows()).map(|row| self.row_len(row)).max();
        for row in (0..self.rows()).rev() {
            let missing = usize::from(longest.unwrap_or(0) - self.row_len(row));
            let indent = missing * width.div_ceil(2);
            match self.shape {
                GridShape::Hexagon { .. } => write!(f, " {}", char::from(b'a' + row))?,
                GridShape::Rectangle { .. } => write!(f, "{:2}", row + 1)?,
            }
            write!(f, "{:indent$}", "")?;
            for column in 0..self.row_len(row) {
                f.write_str(" ")?;
                if let Some(index) = self.cell(row, column) {
                    cell(index, f)?;
                }
            }
            f.write_str("\n")?;
        }
        if let GridShape::Rectangle { files, .. } = self.shape {
            f.write_str("  ")?;
            for file in 0..files {
                let letter = char::from(b'a' + file);
                if file + 1 < files {
                    write!(f, " {letter:width$}")?;
                } else {
                    write!(f, " {letter}")?;
                }
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    struct Numbered(Grid);

    impl fmt::Display for Numbered {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.draw(f, 3, |cell, f| write!(f, "{cell:03}"))
        }
    }

    #[test]
    fn wide_cells_are_set_in_by_half() {
        let hexagon = Numbered(Grid::hexagon(2).unwrap());
        let expected = " c   005 006\n b 002 003 004\n a   000 001\n";
        assert_eq!(hexagon.to_string(), expected);
        let rectangle = Numbered(Grid::rectangle(2, 10).unwrap());
        let text = rectangle.to_string();
        assert!(text.starts_with("10 018 019\n 9 016 017\n"));
        assert!(text.ends_with(" 1 000 001\n   a   b\n"));
    }
}
