//! The header of a record.

use serde_json::{Map, Value};

use super::error::{ImportError, ImportProblem, beginning};
use crate::records::{GameResult, Record, Tags};
use crate::{Cause, Outcome, Player};

type Object = Map<String, Value>;

/// The header of a record.
pub(super) struct Header {
    /// A record with all tags and no moves, and the result that follows from
    /// the players' results.
    pub(super) record: Record,
    /// The position that the game begins with, in the format of Abstract Play.
    pub(super) start: Option<String>,
}

/// Reads the header of the record `json`.
pub(super) fn read(json: &Object) -> Result<Header, ImportError> {
    let header = required(json, "", "header")?;
    let header = object(header, "header")?;
    let mut record = Record::new(&game(header)?);
    let players = required(header, "header", "players")?;
    record.result = self::players(players, &mut record)?;
    let start = required(header, "header", "date-start")?;
    let date = date(start, "header.date-start")?;
    record.set(Tags::DATE, date);
    for key in ["date-end", "date-generated"] {
        self::date(required(header, "header", key)?, &format!("header.{key}"))?;
    }
    let site = object(required(header, "header", "site")?, "header.site")?;
    let name = required(site, "header.site", "name")?;
    record.set("Site", text(name, "header.site.name")?);
    if let Some(id) = site.get("gameid") {
        record.set("GameId", text_or_number(id, "header.site.gameid")?);
    }
    for (key, tag) in [("event", "Event"), ("round", "Round")] {
        if let Some(value) = header.get(key) {
            record.set(tag, text_or_number(value, &format!("header.{key}"))?);
        }
    }
    for (key, tag) in [("unrated", "Unrated"), ("pied", "Pied")] {
        if let Some(value) = header.get(key) {
            let wrong = || ImportProblem::Type("true or false").at(format!("header.{key}"));
            if value.as_bool().ok_or_else(wrong)? {
                record.set(tag, "true");
            }
        }
    }
    let start = header.get("startingPosition");
    let start = start.map(|start| text(start, "header.startingPosition").map(String::from));
    Ok(Header {
        record,
        start: start.transpose()?.filter(|start| !start.is_empty()),
    })
}

/// This crate's name of the game in a header.
fn game(header: &Object) -> Result<String, ImportError> {
    let game = object(required(header, "header", "game")?, "header.game")?;
    let path = "header.game.name";
    let name = text(required(game, "header.game", "name")?, path)?;
    let (game_name, game_title, known): (_, _, &[&str]) = match name {
        "Oust" => ("oust", "Oust", &["hex-6", "hex-8", "square-11"]),
        "Yonmoque" => ("yonmoque", "Yonmoque", &[]),
        _ => {
            let found = beginning(name);
            return Err(ImportProblem::Game { found }.at(path));
        }
    };
    let path = "header.game.variants";
    let variants = match game.get("variants") {
        None => &[][..],
        Some(list) => array(list, path)?,
    };
    let mut options = String::new();
    for (index, variant) in variants.iter().enumerate() {
        let path = format!("{path}[{index}]");
        let variant = text(variant, &path)?;
        if !known.contains(&variant) {
            let problem = ImportProblem::Variant {
                game: game_title,
                found: beginning(variant),
                known: match known {
                    [] => "none",
                    _ => "`hex-6`, `hex-8` and `square-11`",
                },
            };
            return Err(problem.at(path));
        }
        options.push(if options.is_empty() { ':' } else { ',' });
        options.push_str(variant);
    }
    let game = crate::open(&format!("{game_name}{options}"));
    let game = game.map_err(|error| ImportProblem::Name(Cause::new(error)).at("header.game"))?;
    Ok(game.name())
}

/// Reads the players into tags. Returns the result of the game.
fn players(players: &Value, record: &mut Record) -> Result<GameResult, ImportError> {
    let path = "header.players";
    let [first, second] = array(players, path)? else {
        let found = players.as_array().map_or(0, Vec::len);
        return Err(ImportProblem::Players { found }.at(path));
    };
    let mut results = [0; 2];
    let tags = [
        (first, Tags::FIRST, "FirstId"),
        (second, Tags::SECOND, "SecondId"),
    ];
    for (seat, (player, tag, id_tag)) in tags.into_iter().enumerate() {
        let path = format!("{path}[{seat}]");
        let player = object(player, &path)?;
        let name = required(player, &path, "name")?;
        record.set(tag, text(name, &format!("{path}.name"))?);
        let result = required(player, &path, "result")?;
        let wrong = || ImportProblem::Type("an integer").at(format!("{path}.result"));
        results[seat] = result.as_i64().ok_or_else(wrong)?;
        if let Some(id) = player.get("userid") {
            record.set(id_tag, text_or_number(id, &format!("{path}.userid"))?);
        }
    }
    let outcome = match results[0].cmp(&results[1]) {
        std::cmp::Ordering::Greater => Outcome::Win(Player::First),
        std::cmp::Ordering::Less => Outcome::Win(Player::Second),
        std::cmp::Ordering::Equal => Outcome::Draw,
    };
    Ok(Some(outcome).into())
}

/// The day of an ISO date-time: `2026-01-31T12:00:00Z`.
fn date<'a>(value: &'a Value, path: &str) -> Result<&'a str, ImportError> {
    const EXPECTED: &str = "a date and time such as \"2026-01-31T12:00:00Z\"";
    let text = value.as_str().unwrap_or_default();
    let shape = |(at, c): (usize, u8)| match at {
        4 | 7 => c == b'-',
        10 => matches!(c, b'T' | b't' | b' '),
        13 => c == b':',
        _ => c.is_ascii_digit(),
    };
    let right = text.len() >= 16 && text.bytes().enumerate().take(16).all(shape);
    match text.get(..10) {
        Some(day) if right => Ok(day),
        _ => Err(ImportProblem::Type(EXPECTED).at(path)),
    }
}

pub(super) fn required<'a>(
    object: &'a Object,
    path: &str,
    key: &str,
) -> Result<&'a Value, ImportError> {
    let dot = if path.is_empty() { "" } else { "." };
    let missing = || ImportProblem::Missing.at(format!("{path}{dot}{key}"));
    object.get(key).ok_or_else(missing)
}

pub(super) fn object<'a>(value: &'a Value, path: &str) -> Result<&'a Object, ImportError> {
    let object = value.as_object();
    object.ok_or_else(|| ImportProblem::Type("an object").at(path))
}

pub(super) fn array<'a>(value: &'a Value, path: &str) -> Result<&'a [Value], ImportError> {
    let array = value.as_array().map(Vec::as_slice);
    array.ok_or_else(|| ImportProblem::Type("a list").at(path))
}

pub(super) fn text<'a>(value: &'a Value, path: &str) -> Result<&'a str, ImportError> {
    let text = value.as_str();
    text.ok_or_else(|| ImportProblem::Type("a string").at(path))
}

fn text_or_number(value: &Value, path: &str) -> Result<String, ImportError> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(ImportProblem::Type("a string or a number").at(path)),
    }
}
