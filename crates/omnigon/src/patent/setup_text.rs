//! Position strings of 1981 and 1983.

use core::fmt;

use abstract_games_core::grid::read_board;
use abstract_games_core::text::{Field, Fields, TextError};
use abstract_games_core::{ByPlayer, Player, Position};

use super::board::GRID;
use super::{Cell, Kind, OmnigonPatent, PatentRules, Piece, Series, Setup, SetupError};
use crate::Facing;
use crate::setup_text::{player, read_piece, write_rows};

impl abstract_games_core::Setup for Setup {
    type Position = OmnigonPatent;
    type Error = SetupError;

    fn parse(rules: PatentRules, text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::EMPTY;
        let mut fields = Fields::new(text)?;
        setup.read_board(fields.required("board")?)?;
        if let Some(field) = fields.next() {
            setup.turn = player(field, ["b", "r"])?;
        }
        let most = u64::from(rules.edition.captures_to_win());
        let captures = |field: Field<'_>, name| field.number(name, 0, most).map(|n| n as u8);
        if let Some(field) = fields.next() {
            setup.captured.first = captures(field, "number of Black's captures")?;
        }
        if let Some(field) = fields.next() {
            setup.captured.second = captures(field, "number of Red's captures")?;
        }
        if let Some(field) = fields.next() {
            setup.series.first = read_series(field)?;
        }
        if let Some(field) = fields.next() {
            setup.series.second = read_series(field)?;
        }
        if let Some(moves) = rules.invasion {
            if let Some(field) = fields.next() {
                let count = field.number("number of Red's moves", 0, moves.get().into())?;
                setup.second_moves = count as u16;
            }
        }
        fields.finish()?;
        Ok(setup)
    }

    fn write(&self, rules: PatentRules, out: &mut dyn fmt::Write) -> fmt::Result {
        write_rows(GRID, out, |cell, out| match self.board[usize::from(cell)] {
            Some(piece) => write_piece(piece, out),
            None => out.write_str("."),
        })?;
        let turn = match self.turn {
            Player::First => "b",
            Player::Second => "r",
        };
        let ByPlayer { first, second } = self.captured;
        write!(out, " {turn} {first} {second}")?;
        for (_, series) in self.series.iter() {
            match series {
                Some(Series { cell, count }) => write!(out, " {cell}:{count}")?,
                None => out.write_str(" -")?,
            }
        }
        match rules.invasion {
            Some(_) => write!(out, " {}", self.second_moves),
            None => Ok(()),
        }
    }

    fn validate(&self, rules: PatentRules) -> Result<OmnigonPatent, SetupError> {
        self.check(rules)?;
        Ok(self.build(rules))
    }

    fn from_position(position: &OmnigonPatent) -> Self {
        let mut setup = Self::EMPTY;
        for (cell, piece) in Cell::all().zip(&mut setup.board) {
            *piece = position.at(cell);
        }
        setup.turn = position.turn();
        setup.captured = position.captured().map(|count| count as u8);
        setup.series = ByPlayer::from_fn(|player| position.series(player));
        setup.second_moves = position.second_moves();
        setup
    }
}

impl Setup {
    fn read_board(&mut self, field: Field<'_>) -> Result<(), SetupError> {
        let mut facing_missing = false;
        let piece = |text: &str| {
            let kind = |letter: char| Kind::ALL.into_iter().find(|kind| kind.letter() == letter);
            read_piece(text, kind, |_| true, &mut facing_missing)
        };
        let put = |cell: u16, piece: Option<(Player, Kind, Facing)>| {
            self.board[usize::from(cell)] = piece.map(|(player, kind, facing)| Piece {
                player,
                kind,
                facing,
            });
        };
        match read_board(GRID, field, false, piece, put) {
            Err(TextError::Piece { at, .. }) if facing_missing => {
                Err(SetupError::FacingMissing { at: at + 1 })
            }
            result => Ok(result?),
        }
    }
}

/// Reads turns in place in a row, `c3:2` or `-`.
fn read_series(field: Field<'_>) -> Result<Option<Series>, TextError> {
    if field.text == "-" {
        return Ok(None);
    }
    let invalid = field.invalid("row of turns in place");
    let (cell, count) = field.text.split_once(':').ok_or(invalid)?;
    match (cell.parse(), count) {
        (Ok(cell), "1") => Ok(Some(Series { cell, count: 1 })),
        (Ok(cell), "2") => Ok(Some(Series { cell, count: 2 })),
        _ => Err(invalid),
    }
}

/// Writes a piece as in position strings.
pub(super) fn write_piece(piece: Piece, out: &mut dyn fmt::Write) -> fmt::Result {
    let letter = piece.kind.letter();
    out.write_char(match piece.player {
        Player::First => letter,
        Player::Second => letter.to_ascii_lowercase(),
    })?;
    write!(out, "{}", piece.facing)
}
