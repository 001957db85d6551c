//! Converting an object to a record.

use serde_json::Value;

use super::error::{ImportError, ImportProblem};
use super::remark::{Remark, RemarkKind};
use super::rounds::Written;
use super::{header, rounds};
use crate::records::{GameResult, Record, Tags};
use crate::{AnyGame, Cause, MoveError, open};

/// An imported game.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The game. All of its moves are legal.
    pub record: Record,
    /// The irregularities of the object, in the order in which they were
    /// found.
    pub remarks: Vec<Remark>,
    /// The object, with all of its keys.
    pub json: Value,
    /// The number of entries that were imported completely.
    pub entries_imported: usize,
    /// The number of entries, not counting `null`.
    pub entries: usize,
}

impl Imported {
    /// Whether the record has all moves of the object.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.entries_imported == self.entries
    }
}

/// Imports one object.
///
/// # Errors
///
/// Fails if the object does not follow Abstract Play's schema, or is the record
/// of another game. A move that cannot be played is not an error but a
/// [`Remark`].
pub fn import(json: Value) -> Result<Imported, ImportError> {
    let object = json.as_object();
    let object = object.ok_or_else(|| ImportProblem::Type("an object").at(""))?;
    let header = header::read(object)?;
    let written = rounds::read(object)?;
    let recorded = header.record.result;
    let mut import = Import::new(header.record)?;
    let entries = written.len();
    let entries_imported = match header.start {
        Some(start) if !import.begin_at(&start) => 0,
        _ => import.entries(&written),
    };
    import.finish(recorded);
    let (record, remarks) = (import.record, import.remarks);
    Ok(Imported {
        record,
        remarks,
        json,
        entries_imported,
        entries,
    })
}

/// An import under way.
struct Import {
    record: Record,
    game: Box<dyn AnyGame>,
    remarks: Vec<Remark>,
}

impl Import {
    fn new(record: Record) -> Result<Self, ImportError> {
        let name = record.game().unwrap_or_default();
        let game =
            open(name).map_err(|error| ImportProblem::Name(Cause::new(error)).at("header.game"))?;
        Ok(Self {
            record,
            game,
            remarks: Vec::new(),
        })
    }

    /// Begins at a position string. Returns whether it is valid.
    fn begin_at(&mut self, start: &str) -> bool {
        match self.game.set_position(start) {
            Ok(()) => {
                self.record.set(Tags::POSITION, self.game.position());
                true
            }
            Err(error) => {
                self.remarks.push(Remark {
                    entry: None,
                    part: 0,
                    kind: RemarkKind::Start(error),
                });
                false
            }
        }
    }

    /// Plays entries as far as possible. Returns how many were played
    /// completely.
    fn entries(&mut self, written: &[Written<'_>]) -> usize {
        for (n, entry) in written.iter().enumerate() {
            if let Some(reason) = self.game.end_reason() {
                let rest = &written[n..];
                let kind = RemarkKind::AfterEnd {
                    reason,
                    entries: rest.len(),
                    passes: rest.iter().all(|entry| entry.text == "pass"),
                };
                self.remark(entry, 0, kind);
                return n;
            }
            if let Err((part, kind)) = self.entry(entry) {
                let whole = kind == RemarkKind::UnfinishedTurn;
                self.remark(entry, part, kind);
                return n + usize::from(whole);
            }
        }
        written.len()
    }

    fn remark(&mut self, written: &Written<'_>, part: usize, kind: RemarkKind) {
        self.remarks.push(Remark {
            entry: Some(written.entry),
            part,
            kind,
        });
    }

    /// Plays one entry, a whole turn. The error is the index of the move that
    /// ends the import, and the reason.
    fn entry(&mut self, written: &Written<'_>) -> Result<(), (usize, RemarkKind)> {
        let player = written.entry.player();
        let mut last = 0;
        for (part, text) in written.text.split(',').enumerate() {
            if let Some(reason) = self.game.end_reason() {
                let (entries, passes) = (1, text == "pass");
                let kind = RemarkKind::AfterEnd {
                    reason,
                    entries,
                    passes,
                };
                return Err((part, kind));
            }
            if self.game.turn() != player {
                return Err((part, RemarkKind::WrongPlayer(self.game.turn())));
            }
            self.play(text, part > 0)
                .map_err(|error| (part, RemarkKind::Move(error)))?;
            last = part;
        }
        if self.game.outcome().is_some() || self.game.turn() != player {
            return Ok(());
        }
        if self.game.legal_moves() != ["pass"] {
            return Err((last, RemarkKind::UnfinishedTurn));
        }
        self.play("pass", true)
            .map_err(|error| (last, RemarkKind::Move(error)))?;
        self.remark(written, last, RemarkKind::PassAdded);
        Ok(())
    }

    fn play(&mut self, text: &str, joined: bool) -> Result<(), MoveError> {
        self.game.play(text)?;
        if joined {
            self.record.moves.push_joined(text);
        } else {
            self.record.moves.push(text);
        }
        Ok(())
    }

    /// Sets the result.
    fn finish(&mut self, recorded: GameResult) {
        let Some(outcome) = self.game.outcome() else {
            return;
        };
        self.record.result = Some(outcome).into();
        if recorded.outcome() != Some(outcome) {
            self.remarks.push(Remark {
                entry: None,
                part: 0,
                kind: RemarkKind::ResultDiffers { recorded, outcome },
            });
        }
    }
}
