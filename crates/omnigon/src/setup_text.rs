//! The text of positions, as far as both boards share it.

use core::fmt;

use abstract_games_core::text::{Field, TextError};
use abstract_games_core::{Grid, Player, grid};

use crate::Facing;

/// Reads the cell at the beginning of `text`: `.`, or a piece.
///
/// `kind` finds the kind of a capital letter; `turned` says whether pieces of
/// this kind are written with a facing. Sets `facing_missing` if that is all
/// that is wrong.
pub(crate) fn read_piece<K>(
    text: &str,
    kind: impl Fn(char) -> Option<K>,
    turned: impl Fn(&K) -> bool,
    facing_missing: &mut bool,
) -> grid::Piece<Option<(Player, K, Facing)>> {
    let mut characters = text.chars();
    let letter = characters.next().unwrap_or(' ');
    if letter == '.' {
        return grid::Piece::Here {
            len: 1,
            value: None,
        };
    }
    let Some(kind) = kind(letter.to_ascii_uppercase()) else {
        return grid::Piece::Unknown;
    };
    let player = if letter.is_ascii_uppercase() {
        Player::First
    } else {
        Player::Second
    };
    if !turned(&kind) {
        return grid::Piece::Here {
            len: 1,
            value: Some((player, kind, Facing::F0)),
        };
    }
    let digit = characters.next().and_then(|digit| digit.to_digit(6));
    match digit.and_then(|digit| Facing::new(digit as u8)) {
        Some(facing) => grid::Piece::Here {
            len: 2,
            value: Some((player, kind, facing)),
        },
        None => {
            *facing_missing = true;
            grid::Piece::Unknown
        }
    }
}

/// Writes rows from the top, separated by `/`; `cell` writes each cell, the
/// empty ones too.
pub(crate) fn write_rows(
    board: Grid,
    out: &mut dyn fmt::Write,
    mut cell: impl FnMut(u16, &mut dyn fmt::Write) -> fmt::Result,
) -> fmt::Result {
    grid::write_board(board, out, |index, out| cell(index, out).map(|()| true))
}

/// The player whose letter is the whole field.
pub(crate) fn player(field: Field<'_>, letters: [&str; 2]) -> Result<Player, TextError> {
    let player = Player::ALL
        .into_iter()
        .find(|player| letters[player.index()] == field.text);
    player.ok_or_else(|| field.invalid("side to move"))
}
