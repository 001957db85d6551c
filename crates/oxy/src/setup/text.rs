//! Position strings.

use core::fmt;

use abstract_games_core::{ByPlayer, Player};
use abstract_games_toolkit::text::{Field, Fields, TextError};

use super::Setup;
use crate::board::CellSet;
use crate::laps::{Debts, Ring, Rotation, Run};
use crate::rules::Rules;
use crate::tiles::Tiles;

pub(super) fn parse(rules: Rules, text: &str) -> Result<Setup, TextError> {
    let mut fields = Fields::new(text)?;
    let board = Tiles::parse_field(rules.symbols, fields.required("board")?)?;
    let mut setup = Setup::fresh(rules, board);
    if let Some(field) = fields.next() {
        setup.turn = parse_player(field)?;
    }
    if let Some(field) = fields.next() {
        setup.penalties = parse_penalties(field)?;
    }
    if let Some(field) = fields.next() {
        setup.moved = parse_cells(field, "list of moved tiles")?;
    }
    if let Some(field) = fields.next() {
        setup.frozen = parse_cells(field, "list of frozen tiles")?;
    }
    if let Some(field) = fields.next() {
        setup.turns_ended = field.number("number of turns ended", 0, 2)? as u8;
    }
    if let Some(field) = fields.next() {
        setup.run = parse_run(field)?;
    }
    if let Some(field) = fields.next() {
        setup.debts = parse_debts(field)?;
    }
    if let Some(field) = fields.next() {
        (setup.seed, setup.draws) = parse_source(field)?;
    }
    if let Some(field) = fields.next() {
        setup.next_layout = match field.text {
            "-" => None,
            _ => Some(Tiles::parse_field(rules.symbols, field)?),
        };
    }
    fields.finish()?;
    Ok(setup)
}

fn parse_player(field: Field<'_>) -> Result<Player, TextError> {
    match field.text {
        "1" => Ok(Player::First),
        "2" => Ok(Player::Second),
        _ => Err(field.invalid("side to move")),
    }
}

/// Splits a field in two at the first `separator`.
fn split<'a>(
    field: Field<'a>,
    separator: char,
    name: &'static str,
) -> Result<(Field<'a>, Field<'a>), TextError> {
    let (first, second) = field
        .text
        .split_once(separator)
        .ok_or(field.invalid(name))?;
    let part = |text, at| Field { text, at };
    let after = field.at + first.len() + 1;
    Ok((part(first, field.at), part(second, after)))
}

fn parse_penalties(field: Field<'_>) -> Result<ByPlayer<u32>, TextError> {
    let (first, second) = split(field, '-', "penalties")?;
    let points = |part: Field<'_>| part.number("number of penalty points", 0, u32::MAX.into());
    Ok(ByPlayer::new(points(first)? as u32, points(second)? as u32))
}

/// Cells without separators, ascending, so that a set has one text.
fn parse_cells(field: Field<'_>, name: &'static str) -> Result<CellSet, TextError> {
    let mut cells = CellSet::EMPTY;
    if field.text == "-" {
        return Ok(cells);
    }
    let mut last = None;
    for (i, pair) in field.text.as_bytes().chunks(2).enumerate() {
        let part = Field {
            text: &field.text[2 * i..2 * i + pair.len()],
            at: field.at + 2 * i,
        };
        let cell = part.text.parse().map_err(|_| part.invalid("cell"))?;
        if last >= Some(cell) {
            return Err(field.invalid(name));
        }
        last = Some(cell);
        cells.insert(cell);
    }
    Ok(cells)
}

fn parse_run(field: Field<'_>) -> Result<Option<Run>, TextError> {
    if field.text == "-" {
        return Ok(None);
    }
    let error = field.invalid("run");
    let (ring, rotation) = match field.text.as_bytes() {
        [b'b', b'+', ..] => (Ring::Border, Rotation::Anticlockwise),
        [b'b', b'-', ..] => (Ring::Border, Rotation::Clockwise),
        [b'i', b'+', ..] => (Ring::Inner, Rotation::Anticlockwise),
        [b'i', b'-', ..] => (Ring::Inner, Rotation::Clockwise),
        _ => return Err(error),
    };
    let number = Field {
        text: &field.text[2..],
        at: field.at + 2,
    };
    if number.text.is_empty() {
        return Err(error);
    }
    let slides = number.number("number of slides", 1, ring.full().into())? as u8;
    Ok(Some(Run {
        ring,
        rotation,
        slides,
    }))
}

/// For each player who owes, in order, the number and the rings, in order.
fn parse_debts(field: Field<'_>) -> Result<ByPlayer<Debts>, TextError> {
    let mut debts = ByPlayer::default();
    if field.text == "-" {
        return Ok(debts);
    }
    let mut rest = field.text;
    for player in Player::ALL {
        let Some(rings) = rest.strip_prefix(char::from(b'0' + player.number())) else {
            continue;
        };
        rest = rings;
        for ring in Ring::ALL {
            if let Some(after) = rest.strip_prefix(ring.letter()) {
                *debts[player].of(ring) = true;
                rest = after;
            }
        }
        if debts[player] == Debts::NONE {
            return Err(field.invalid("debts"));
        }
    }
    if rest.is_empty() {
        Ok(debts)
    } else {
        Err(field.invalid("debts"))
    }
}

fn parse_source(field: Field<'_>) -> Result<(u64, u32), TextError> {
    let (seed, draws) = split(field, ':', "layout source")?;
    let seed = seed.number("seed", 0, u64::MAX)?;
    let draws = draws.number("number of layouts drawn", 0, u32::MAX.into())?;
    Ok((seed, draws as u32))
}

/// Cells without separators, `-` for none.
struct Joined(CellSet);

impl fmt::Display for Joined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        self.0.iter().try_for_each(|cell| write!(f, "{cell}"))
    }
}

/// The position string.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ByPlayer { first, second } = self.penalties;
        write!(f, "{} {} {first}-{second}", self.board, self.turn.number())?;
        let (moved, frozen) = (Joined(self.moved), Joined(self.frozen));
        write!(f, " {moved} {frozen} {} ", self.turns_ended)?;
        match self.run {
            Some(run) => write!(f, "{run}")?,
            None => f.write_str("-")?,
        }
        f.write_str(" ")?;
        let owing = self
            .debts
            .iter()
            .filter(|(_, debts)| **debts != Debts::NONE);
        for (player, debts) in owing {
            write!(f, "{}", player.number())?;
            for ring in Ring::ALL.into_iter().filter(|&ring| debts.owes(ring)) {
                write!(f, "{}", ring.letter())?;
            }
        }
        if self.debts == ByPlayer::default() {
            f.write_str("-")?;
        }
        write!(f, " {}:{} ", self.seed, self.draws)?;
        match &self.next_layout {
            Some(board) => write!(f, "{board}"),
            None => f.write_str("-"),
        }
    }
}
