//! What the setups of both games have in common, and the board and the side to
//! move in position strings.

use core::fmt::{self, Debug};

use abstract_games_core::{InvalidSetup, Player};
use abstract_games_toolkit::grid::{read_board, write_board};
use abstract_games_toolkit::text::Field;
use abstract_games_toolkit::{Grid, TextError};

use crate::Facing;
use crate::pieces::{Kind, Piece};
use crate::position::{Omnigon, Variant};

/// The setups of one of the games.
pub trait VariantSetup<V: Variant>: Clone + Eq + Debug + Send + Sync + 'static {
    type Error: InvalidSetup + Clone + Eq + Send + Sync + 'static;

    /// The start of a game.
    fn start(rules: V::Rules) -> Self;

    fn of(position: &Omnigon<V>) -> Self;

    fn check(&self, rules: V::Rules) -> Result<(), Self::Error>;

    /// The position of a valid setup.
    fn build(&self, rules: V::Rules) -> Omnigon<V>;

    fn parse(rules: V::Rules, text: &str) -> Result<Self, Self::Error>;

    fn write(&self, rules: V::Rules, out: &mut dyn fmt::Write) -> fmt::Result;
}

/// What stands on each of `N` cells, by index.
pub(crate) type Cells<K, const N: usize> = [Option<Piece<K>>; N];

/// Parses the board; `facing_missing` makes the error for a piece without its
/// facing, given the offset where that should be.
pub(crate) fn parse_cells<K: Kind, E: From<TextError>, const N: usize>(
    grid: Grid,
    field: Field<'_>,
    facing_missing: impl Fn(usize) -> E,
) -> Result<Cells<K, N>, E> {
    let mut cells = [None; N];
    let mut lacks_facing = false;
    let piece = |text: &str| {
        let mut characters = text.chars();
        let letter = characters.next()?;
        if letter == '.' {
            return Some((1, None));
        }
        let is_kind = |kind: &&K| kind.letter() == letter.to_ascii_uppercase();
        let kind = *K::KINDS.iter().find(is_kind)?;
        let player = if letter.is_ascii_uppercase() {
            Player::First
        } else {
            Player::Second
        };
        let (len, facing) = if has_facing(kind) {
            let digit = characters.next().and_then(|digit| digit.to_digit(6));
            lacks_facing = digit.is_none();
            (2, Facing::new(digit? as u8)?)
        } else {
            (1, Facing::F0)
        };
        Some((
            len,
            Some(Piece {
                player,
                kind,
                facing,
            }),
        ))
    };
    let put = |cell: u16, piece| cells[usize::from(cell)] = piece;
    match read_board(grid, field, false, piece, put) {
        Err(TextError::Piece { at, .. }) if lacks_facing => Err(facing_missing(at + 1)),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(cells),
    }
}

/// Writes the board: rows from the top, `.` for an empty cell.
pub(crate) fn write_cells<K: Kind>(
    grid: Grid,
    cells: &[Option<Piece<K>>],
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    write_board(grid, out, |cell, out| {
        match cells[usize::from(cell)] {
            Some(piece) => write_piece(piece, out),
            None => out.write_str("."),
        }?;
        Ok(true)
    })
}

/// Writes a piece: its letter, upper case for the first player, and its facing
/// if the kind has more than one.
pub(crate) fn write_piece<K: Kind>(piece: Piece<K>, out: &mut dyn fmt::Write) -> fmt::Result {
    let letter = piece.kind.letter();
    out.write_char(match piece.player {
        Player::First => letter,
        Player::Second => letter.to_ascii_lowercase(),
    })?;
    if has_facing(piece.kind) {
        write!(out, "{}", piece.facing)
    } else {
        Ok(())
    }
}

/// Whether pieces of a kind are written with a facing.
pub(crate) fn has_facing<K: Kind>(kind: K) -> bool {
    kind.marks() != 0
}

/// Parses the side to move.
pub(crate) fn parse_turn(field: Field<'_>, letters: [&str; 2]) -> Result<Player, TextError> {
    let is_named = |player: &Player| letters[player.index()] == field.text;
    let player = Player::ALL.into_iter().find(is_named);
    player.ok_or_else(|| field.invalid("side to move"))
}

/// The pieces of a side.
pub(crate) fn pieces<K: Kind>(
    cells: &[Option<Piece<K>>],
    player: Player,
) -> impl Iterator<Item = &Piece<K>> {
    let pieces = cells.iter().flatten();
    pieces.filter(move |piece| piece.player == player)
}

/// The first player and kind of which there are more pieces than `max`, and
/// how many there are.
pub(crate) fn too_many<K: Kind>(
    cells: &[Option<Piece<K>>],
    max: impl Fn(K) -> u8,
) -> Option<(Player, K, u8)> {
    let mut all = Player::ALL
        .into_iter()
        .flat_map(|player| K::KINDS.iter().map(move |&kind| (player, kind)));
    all.find_map(|(player, kind)| {
        let count = pieces(cells, player).filter(|piece| piece.kind == kind);
        let count = count.count() as u8;
        (count > max(kind)).then_some((player, kind, count))
    })
}
