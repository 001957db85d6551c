//! The grammar of a game and its tags. Moves are in [`moves`].

mod moves;

use std::io::BufRead;

use super::chars::Chars;
use super::{GameResult, Item, Place, Problem, ReadError, Record, SyntaxError, Tags};

/// Reads the game that begins here, or `None` at the end of the text.
pub(super) fn record<R: BufRead>(chars: &mut Chars<R>) -> Result<Option<Record>, ReadError> {
    let mut record = Record::default();
    let mut result_tag = None;
    loop {
        blank(chars)?;
        match chars.peek()? {
            // Comments alone are not a game.
            None if record.tags.is_empty() && result_tag.is_none() => return Ok(None),
            Some('[') => {
                let begun = !record.tags.is_empty() || result_tag.is_some();
                if begun && chars.at_tags()? {
                    return Err(chars.error(Problem::ResultMissing));
                }
                tag(chars, &mut record.tags, &mut result_tag)?;
            }
            Some('{' | ';') => record.moves.items.push(comment(chars)?),
            _ => break,
        }
    }
    if record.game().is_none() {
        return Err(chars.error(Problem::NoGame));
    }
    let (result, place) = moves::main_line(chars, &mut record.moves)?;
    if let Some(tag) = result_tag.filter(|&tag| tag != result) {
        return Err(at(place, Problem::ResultDiffers { tag, found: result }));
    }
    record.result = result;
    record.result_source = place.into();
    Ok(Some(record))
}

pub(super) fn at(place: Place, problem: Problem) -> ReadError {
    SyntaxError { place, problem }.into()
}

/// Skips white space.
pub(super) fn blank<R: BufRead>(chars: &mut Chars<R>) -> Result<(), ReadError> {
    while let Some(' ' | '\t' | '\n') = chars.peek()? {
        chars.skip();
    }
    Ok(())
}

/// Skips white space up to the end of the line.
fn spaces<R: BufRead>(chars: &mut Chars<R>) -> Result<(), ReadError> {
    while let Some(' ' | '\t') = chars.peek()? {
        chars.skip();
    }
    Ok(())
}

/// Reads one tag into `tags`, or into `result` if it is the tag `Result`.
fn tag<R: BufRead>(
    chars: &mut Chars<R>,
    tags: &mut Tags,
    result: &mut Option<GameResult>,
) -> Result<(), ReadError> {
    let place = chars.place();
    let (name, value, value_place) = tag_text(chars)?;
    let repeated = |name: &str| Problem::TagRepeated { name: name.into() };
    if name == Tags::RESULT {
        let found = value.as_str().into();
        let value = value.parse();
        let value = value.map_err(|_| at(value_place, Problem::InvalidResult { found }))?;
        return match result.replace(value) {
            None => Ok(()),
            Some(_) => Err(at(place, repeated(&name))),
        };
    }
    if tags.get(&name).is_some() {
        return Err(at(place, repeated(&name)));
    }
    tags.set_at(&name, value, value_place.into())
        .map_err(|_| at(place, Problem::TagName))
}

/// Reads `[Name "value"]`: the name, the value, and where the value begins.
fn tag_text<R: BufRead>(chars: &mut Chars<R>) -> Result<(String, String, Place), ReadError> {
    chars.skip(); // the bracket
    spaces(chars)?;
    let name_place = chars.place();
    let mut name = String::new();
    while let Some(c) = chars.peek()? {
        if !(c.is_ascii_alphanumeric() || matches!(c, '_' | '-')) || name.len() > Tags::MAX_NAME {
            break;
        }
        name.push(c);
        chars.skip();
    }
    if !Tags::is_name(&name) {
        return Err(at(name_place, Problem::TagName));
    }
    spaces(chars)?;
    let value_place = chars.place();
    if chars.peek()? != Some('"') {
        return Err(chars.error(Problem::TagValue));
    }
    chars.skip();
    let value = quoted(chars, value_place)?;
    spaces(chars)?;
    if chars.peek()? != Some(']') {
        return Err(chars.error(Problem::TagEnd));
    }
    chars.skip();
    Ok((name, value, value_place))
}

/// Reads a value up to its closing quote.
fn quoted<R: BufRead>(chars: &mut Chars<R>, begin: Place) -> Result<String, ReadError> {
    let mut value = String::new();
    loop {
        match chars.peek()? {
            None | Some('\n') => return Err(at(begin, Problem::TagOpen)),
            Some('"') => {
                chars.skip();
                return Ok(value);
            }
            Some('\\') => value.push(escape(chars)?),
            Some(c) => {
                chars.skip();
                value.push(c);
            }
        }
    }
}

/// Reads an escape, beginning at its backslash.
fn escape<R: BufRead>(chars: &mut Chars<R>) -> Result<char, ReadError> {
    let begin = chars.place();
    let wrong = || at(begin, Problem::Escape);
    chars.skip();
    let c = match chars.peek()? {
        Some(c @ ('\\' | '"' | '}')) => c,
        Some('n') => '\n',
        Some('r') => '\r',
        Some('t') => '\t',
        Some('u') => {
            chars.skip();
            return code_point(chars)?.ok_or_else(wrong);
        }
        _ => return Err(wrong()),
    };
    chars.skip();
    Ok(c)
}

/// Reads `{HEX}`, one to six digits, or returns `None`.
fn code_point<R: BufRead>(chars: &mut Chars<R>) -> Result<Option<char>, ReadError> {
    if chars.peek()? != Some('{') {
        return Ok(None);
    }
    chars.skip();
    let mut code = 0;
    for digits in 0.. {
        match chars.peek()? {
            Some('}') if digits > 0 => break,
            Some(c) if digits < 6 && c.is_ascii_hexdigit() => {
                code = code * 16 + c.to_digit(16).unwrap_or(0);
                chars.skip();
            }
            _ => return Ok(None),
        }
    }
    chars.skip();
    Ok(char::from_u32(code))
}

/// Reads a comment, beginning at its first character.
fn comment<R: BufRead>(chars: &mut Chars<R>) -> Result<Item, ReadError> {
    let begin = chars.place();
    let mut text = String::new();
    let to_line_end = chars.next()? == Some(';');
    loop {
        match chars.peek()? {
            None | Some('\n') if to_line_end => break,
            None => return Err(at(begin, Problem::CommentOpen)),
            Some('}') if !to_line_end => {
                chars.skip();
                break;
            }
            Some('\\') if !to_line_end => text.push(escape(chars)?),
            Some(c) => {
                chars.skip();
                text.push(c);
            }
        }
    }
    Ok(Item::Comment(text))
}
