//! Reads and replays the games of a file.

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader, stdin};
use std::path::Path;

use abstract_games::records::abstract_play::{self, ImportError, Imported};
use abstract_games::records::{GameResult, Place, ReadError, Reader, Record, Replay, ReplayError};

use crate::Format;

/// A game of a file.
pub(crate) struct Game {
    pub(crate) replay: Result<Replay, Wrong>,
    /// The result as recorded.
    pub(crate) result: GameResult,
    /// A remark that is not an error.
    pub(crate) remarks: Vec<String>,
}

/// An error in a game.
pub(crate) struct Wrong {
    pub(crate) place: Option<Place>,
    pub(crate) text: String,
}

impl From<ReplayError> for Wrong {
    fn from(mut error: ReplayError) -> Self {
        let place = error.place.take();
        let text = error.to_string();
        Self { place, text }
    }
}

/// Calls `each` with each game of a file.
pub(crate) fn read(
    path: &Path,
    format: Format,
    mut each: impl FnMut(Game),
) -> Result<(), Box<dyn Error>> {
    let input: Box<dyn BufRead> = if path.as_os_str() == "-" {
        Box::new(stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(path)?))
    };
    let json = match format {
        Format::Auto => path
            .extension()
            .is_some_and(|extension| extension == "json"),
        Format::Text => false,
        Format::AbstractPlay => true,
    };
    if json {
        abstract_play::each_game(input, |game| each(imported(game)))?;
        return Ok(());
    }
    for record in Reader::new(input) {
        each(match record {
            Ok(record) => replayed(&record, Vec::new()),
            Err(ReadError::Io(error)) => return Err(error.into()),
            Err(ReadError::Syntax(error)) => wrong(Wrong {
                place: Some(error.place),
                text: error.problem.to_string(),
            }),
        });
    }
    Ok(())
}

fn imported(game: Result<Imported, ImportError>) -> Game {
    match game {
        Ok(game) => {
            let remarks = game.remarks.iter().map(ToString::to_string);
            replayed(&game.record, remarks.collect())
        }
        Err(error) => wrong(Wrong {
            place: None,
            text: error.to_string(),
        }),
    }
}

fn replayed(record: &Record, remarks: Vec<String>) -> Game {
    Game {
        replay: record.replay().map_err(Wrong::from),
        result: record.result,
        remarks,
    }
}

fn wrong(wrong: Wrong) -> Game {
    Game {
        replay: Err(wrong),
        result: GameResult::Open,
        remarks: Vec::new(),
    }
}
