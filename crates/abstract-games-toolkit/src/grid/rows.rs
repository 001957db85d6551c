//! The board field of position strings: rows from the top, separated by `/`.

use core::fmt;

use super::Grid;
use crate::text::{Field, TextError};

/// Parses the board field of a position string.
///
/// `piece` gets the text from the current cell to the end of its row, never
/// empty, and returns how many bytes of it (at least 1) describe the cell and
/// what the cell holds, or `None` if the text is not a piece. `put` then gets
/// the cell and that value. If `runs` is set, decimal numbers stand for that
/// many empty cells, which are passed to neither function.
///
/// # Errors
///
/// Fails if a row or the board is too long or too short, a run is malformed, or
/// text is not a piece. `put` may have been called for some cells by then.
pub fn read_board<T>(
    grid: Grid,
    field: Field<'_>,
    runs: bool,
    mut piece: impl FnMut(&str) -> Option<(usize, T)>,
    mut put: impl FnMut(u16, T),
) -> Result<(), TextError> {
    let mut at = field.at;
    let mut rows = 0;
    for text in field.text.split('/') {
        if rows == grid.rows() {
            return Err(TextError::TooManyRows { expected: rows, at });
        }
        let row = grid.rows() - 1 - rows;
        rows += 1;
        read_row(grid, row, text, at, runs, &mut piece, &mut put)?;
        at += text.len() + 1;
    }
    if rows < grid.rows() {
        return Err(TextError::TooFewRows {
            found: rows,
            expected: grid.rows(),
            at: field.at + field.text.len(),
        });
    }
    Ok(())
}

/// Parses one row, `row` counting from 0 at the bottom; `at` is the offset of
/// its text.
fn read_row<T>(
    grid: Grid,
    row: u8,
    text: &str,
    at: usize,
    runs: bool,
    piece: &mut impl FnMut(&str) -> Option<(usize, T)>,
    put: &mut impl FnMut(u16, T),
) -> Result<(), TextError> {
    let from_top = grid.rows() - row;
    let expected = grid.row_len(row);
    let mut column = 0;
    let mut rest = text;
    while let Some(found) = rest.chars().next() {
        let here = at + text.len() - rest.len();
        let too_long = TextError::RowTooLong {
            row: from_top,
            expected,
            at: here,
        };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if runs && digits > 0 {
            let run = match crate::text::decimal(&rest[..digits]) {
                None | Some(Some(0)) => return Err(TextError::Run { at: here }),
                Some(run) => run.and_then(|run| u8::try_from(run).ok()).ok_or(too_long)?,
            };
            if run > expected - column {
                return Err(too_long);
            }
            column += run;
            rest = &rest[digits..];
            continue;
        }
        match piece(rest) {
            None => return Err(TextError::Piece { at: here, found }),
            Some((len, value)) => {
                let cell = grid.cell(row, column).ok_or(too_long)?;
                put(cell, value);
                column += 1;
                rest = &rest[len..];
            }
        }
    }
    if column < expected {
        return Err(TextError::RowTooShort {
            row: from_top,
            found: column,
            expected,
            at: at + text.len(),
        });
    }
    Ok(())
}

/// Writes the board field of a position string.
///
/// `cell` writes a cell's piece and returns whether there was one; cells
/// without become runs, written as decimal numbers.
///
/// # Errors
///
/// Fails only if `out` does.
pub fn write_board(
    grid: Grid,
    out: &mut dyn fmt::Write,
    mut cell: impl FnMut(u16, &mut dyn fmt::Write) -> Result<bool, fmt::Error>,
) -> fmt::Result {
    for row in (0..grid.rows()).rev() {
        let mut run = 0_u8;
        for column in 0..grid.row_len(row) {
            let Some(index) = grid.cell(row, column) else {
                continue;
            };
            // A piece can only be written once the run before it is, so `cell`
            // writes into a buffer that puts the run in front.
            let mut out = RunFirst {
                out: &mut *out,
                run,
            };
            run = if cell(index, &mut out)? { 0 } else { run + 1 };
        }
        if run > 0 {
            write!(out, "{run}")?;
        }
        if row > 0 {
            out.write_str("/")?;
        }
    }
    Ok(())
}

/// Writes a pending run of empty cells before the first text.
struct RunFirst<'a> {
    out: &'a mut dyn fmt::Write,
    run: u8,
}

impl fmt::Write for RunFirst<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.run > 0 && !text.is_empty() {
            write!(self.out, "{}", self.run)?;
            self.run = 0;
        }
        self.out.write_str(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::String;
    use std::vec::Vec;

    fn letter(text: &str) -> Option<(usize, char)> {
        let letter = text.chars().next()?;
        letter.is_ascii_lowercase().then_some((1, letter))
    }

    fn read(text: &str) -> Result<Vec<(u16, char)>, TextError> {
        let grid = Grid::hexagon(3).unwrap();
        let mut cells = Vec::new();
        read_board(grid, Field { text, at: 0 }, true, letter, |cell, c| {
            cells.push((cell, c));
        })?;
        Ok(cells)
    }

    fn write(cells: &[(u16, char)]) -> String {
        let mut text = String::new();
        let grid = Grid::hexagon(3).unwrap();
        write_board(grid, &mut text, |cell, out| {
            match cells.iter().find(|(at, _)| *at == cell) {
                Some((_, c)) => out.write_char(*c).map(|()| true),
                None => Ok(false),
            }
        })
        .unwrap();
        text
    }

    #[test]
    fn boards_are_parsed_from_the_top_and_written_back() {
        for (text, cells) in [
            ("3/4/5/4/3", &[][..]),
            (
                "x2/4/2yz1/4/2w",
                &[(16, 'x'), (9, 'y'), (10, 'z'), (2, 'w')],
            ),
        ] {
            assert_eq!(read(text).as_deref(), Ok(cells));
            assert_eq!(write(cells), text);
        }
    }

    #[test]
    fn what_is_wrong_and_where() {
        use TextError::{Piece, RowTooLong, RowTooShort, Run, TooFewRows, TooManyRows};
        let cases = [
            (
                "3/4/5/4",
                TooFewRows {
                    found: 4,
                    expected: 5,
                    at: 7,
                },
            ),
            (
                "3/4/5/4/3/3",
                TooManyRows {
                    expected: 5,
                    at: 10,
                },
            ),
            (
                "3/4/5/4/3/",
                TooManyRows {
                    expected: 5,
                    at: 10,
                },
            ),
            (
                "4/4/5/4/3",
                RowTooLong {
                    row: 1,
                    expected: 3,
                    at: 0,
                },
            ),
            (
                "3/4/4xx/4/3",
                RowTooLong {
                    row: 3,
                    expected: 5,
                    at: 6,
                },
            ),
            (
                "3/4/999999999999999999999/4/3",
                RowTooLong {
                    row: 3,
                    expected: 5,
                    at: 4,
                },
            ),
            (
                "3/4/x5/4/3",
                RowTooLong {
                    row: 3,
                    expected: 5,
                    at: 5,
                },
            ),
            (
                "3//5/4/3",
                RowTooShort {
                    row: 2,
                    found: 0,
                    expected: 4,
                    at: 2,
                },
            ),
            (
                "2/4/5/4/3",
                RowTooShort {
                    row: 1,
                    found: 2,
                    expected: 3,
                    at: 1,
                },
            ),
            ("03/4/5/4/3", Run { at: 0 }),
            ("0xxx/4/5/4/3", Run { at: 0 }),
            ("x.x/4/5/4/3", Piece { at: 1, found: '.' }),
        ];
        for (text, error) in cases {
            assert_eq!(read(text), Err(error), "{text}");
        }
    }
}
