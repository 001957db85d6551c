//! The grammar of moves.

use std::io::BufRead;

use super::{at, blank, comment, tag_text};
use crate::records::chars::Chars;
use crate::records::line::is_move_character;
use crate::records::{GameResult, Item, Jump, Line, Place, Ply, Problem, ReadError, Tags};

/// A line that is being read.
#[derive(Debug)]
struct Open {
    line: Line,
    /// Where the variation begins.
    begin: Place,
    /// The number of its next move, from 1.
    number: u64,
    /// Whether there is a move that a variation could replace.
    replaceable: bool,
    /// Whether there is a move at all.
    moves: bool,
}

impl Open {
    const fn new(line: Line, begin: Place, number: u64) -> Self {
        Self {
            line,
            begin,
            number,
            replaceable: false,
            moves: false,
        }
    }
}

/// Reads moves up to the result. Returns the result and its place.
pub(super) fn main_line<R: BufRead>(
    chars: &mut Chars<R>,
    line: &mut Line,
) -> Result<(GameResult, Place), ReadError> {
    // The innermost line, and those around it.
    let mut open = Open::new(std::mem::take(line), chars.place(), 1);
    let mut outer: Vec<Open> = Vec::new();
    loop {
        blank(chars)?;
        let place = chars.place();
        match chars.peek()? {
            None if outer.is_empty() => return Err(chars.error(Problem::ResultMissing)),
            None => return Err(at(open.begin, Problem::VariationOpen)),
            Some('{' | ';') => open.line.items.push(comment(chars)?),
            Some('[') if chars.at_tags()? => {
                return Err(match outer.is_empty() {
                    true => chars.error(Problem::ResultMissing),
                    false => at(open.begin, Problem::VariationOpen),
                });
            }
            Some('[') => jump(chars, &mut open)?,
            Some('(') => {
                if !open.replaceable {
                    return Err(chars.error(Problem::VariationFirst));
                }
                if outer.len() == Line::MAX_DEPTH {
                    return Err(chars.error(Problem::TooDeep));
                }
                chars.skip();
                let inner = Open::new(Line::new(), place, open.number - 1);
                outer.push(std::mem::replace(&mut open, inner));
            }
            Some(')') => {
                let Some(around) = outer.pop() else {
                    return Err(chars.error(Problem::Stray { found: ')' }));
                };
                if !open.moves {
                    return Err(at(open.begin, Problem::VariationEmpty));
                }
                chars.skip();
                let inner = std::mem::replace(&mut open, around);
                open.line.items.push(Item::Variation(inner.line));
            }
            Some(found @ ('}' | ']')) => return Err(chars.error(Problem::Stray { found })),
            Some('*' | '0'..='9') => {
                let Some(result) = number_or_result(chars, open.number)? else {
                    continue;
                };
                if !outer.is_empty() {
                    return Err(at(place, Problem::ResultInVariation));
                }
                *line = open.line;
                return Ok((result, place));
            }
            Some(_) => group(chars, &mut open)?,
        }
    }
}

/// Reads `[Position "..."]`.
fn jump<R: BufRead>(chars: &mut Chars<R>, open: &mut Open) -> Result<(), ReadError> {
    let place = chars.place();
    let (name, position, value_place) = tag_text(chars)?;
    if name != Tags::POSITION {
        let name = name.as_str().into();
        return Err(at(place, Problem::TagLate { name }));
    }
    if !open.moves {
        return Err(at(place, Problem::PositionFirst));
    }
    open.replaceable = false;
    open.line.items.push(Item::Position(Jump {
        position,
        source: value_place.into(),
    }));
    Ok(())
}

/// Reads a result, or the number of a move, which must be `expected`.
fn number_or_result<R: BufRead>(
    chars: &mut Chars<R>,
    expected: u64,
) -> Result<Option<GameResult>, ReadError> {
    let place = chars.place();
    let mut text = String::new();
    while let Some(c) = chars.peek()? {
        if !matches!(c, '0'..='9' | '-' | '/' | '*' | '.') || text.len() > 32 {
            break;
        }
        // A move may follow without a space: `12.c4`, `12.-`.
        if text.ends_with('.') && c != '.' {
            break;
        }
        text.push(c);
        chars.skip();
    }
    let digits = text.trim_end_matches('.');
    let found = text.as_str().into();
    if digits.len() < text.len() && digits.bytes().all(|c| c.is_ascii_digit()) {
        let right = digits.parse() == Ok(expected);
        let found = digits.into();
        let wrong = || at(place, Problem::Number { expected, found });
        return right.then_some(None).ok_or_else(wrong);
    }
    let result = text.parse();
    result
        .map(Some)
        .map_err(|_| at(place, Problem::NumberForm { found }))
}

/// Reads one move, or several joined by commas.
fn group<R: BufRead>(chars: &mut Chars<R>, open: &mut Open) -> Result<(), ReadError> {
    // There is almost always one move, and a record has many of these lists.
    let mut moves = Vec::with_capacity(1);
    loop {
        moves.push(ply(chars)?);
        open.number += 1;
        if chars.peek()? != Some(',') {
            break;
        }
        chars.skip();
    }
    open.replaceable = true;
    open.moves = true;
    open.line.items.push(Item::Moves(moves));
    Ok(())
}

/// Reads one move.
fn ply<R: BufRead>(chars: &mut Chars<R>) -> Result<Ply, ReadError> {
    let place = chars.place();
    let mut text = String::new();
    while let Some(c) = chars.peek()? {
        match c {
            ' ' | '\t' | '\n' | ',' | '{' | '}' | '(' | ')' | '[' | ']' | ';' => break,
            '0'..='9' if text.is_empty() => {
                return Err(chars.error(Problem::MoveCharacter { found: c }));
            }
            _ if !is_move_character(c) => {
                return Err(chars.error(Problem::MoveCharacter { found: c }));
            }
            _ if text.len() == Ply::MAX_TEXT => return Err(at(place, Problem::MoveTooLong)),
            _ => text.push(c),
        }
        chars.skip();
    }
    if text.is_empty() {
        return Err(chars.error(Problem::MoveMissing));
    }
    Ok(Ply {
        text,
        source: place.into(),
    })
}
