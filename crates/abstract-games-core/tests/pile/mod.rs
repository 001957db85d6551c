//! A small game to test the core with. From a pile of stones a player takes
//! one, two or three; whoever takes three moves again; whoever takes the last
//! stone wins.
//!
//! It can be played with a fault, to see that the laws notice.

use core::fmt;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};

use abstract_games_core::name::{GameName, NameWriter};
use abstract_games_core::text::{Fields, TextError};
use abstract_games_core::{
    Actions, ByPlayer, NameError, Notation, Outcome, Player, Position, Refusal, Score, Symmetry,
    zobrist,
};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    RepeatsAMove,
    MiscountsMoves,
    SkipsInNth,
    ListsTooMany,
    AllowsTooMuch,
    AllowsTooLittle,
    ChangesOnRefusal,
    NamesNoRule,
    PlaysUncheckedOtherwise,
    ForgetsTheReason,
    MovesAfterTheEnd,
    ForgetsTheKey,
    HashesTheHistory,
    WritesAnotherPile,
    ReadsNoPosition,
    WritesMovesWithSpaces,
    ReadsMovesOtherwise,
    ForgetsItsName,
    SharesState,
    PlaysTooLong,
    MisnumbersMoves,
    ForgetsAMove,
    TurnsTheTurn,
    TurnsMovesOtherwise,
    TurnsBackNowhere,
}

impl Fault {
    pub const ALL: [Self; 25] = [
        Self::RepeatsAMove,
        Self::MiscountsMoves,
        Self::SkipsInNth,
        Self::ListsTooMany,
        Self::AllowsTooMuch,
        Self::AllowsTooLittle,
        Self::ChangesOnRefusal,
        Self::NamesNoRule,
        Self::PlaysUncheckedOtherwise,
        Self::ForgetsTheReason,
        Self::MovesAfterTheEnd,
        Self::ForgetsTheKey,
        Self::HashesTheHistory,
        Self::WritesAnotherPile,
        Self::ReadsNoPosition,
        Self::WritesMovesWithSpaces,
        Self::ReadsMovesOtherwise,
        Self::ForgetsItsName,
        Self::SharesState,
        Self::PlaysTooLong,
        Self::MisnumbersMoves,
        Self::ForgetsAMove,
        Self::TurnsTheTurn,
        Self::TurnsMovesOtherwise,
        Self::TurnsBackNowhere,
    ];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub stones: u8,
    pub fault: Option<Fault>,
}

impl Rules {
    pub const fn new(stones: u8) -> Self {
        Self {
            stones,
            fault: None,
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wrong = u8::from(self.fault == Some(Fault::ForgetsItsName));
        let mut name = NameWriter::new(f, "pile")?;
        name.option(format_args!("stones={}", self.stones + wrong))?;
        match self.fault {
            Some(fault) => name.option(format_args!("fault={}", fault as u8)),
            None => Ok(()),
        }
    }
}

impl std::str::FromStr for Rules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game("pile")?;
        let (mut stones, mut fault) = (None, None);
        for option in name.options() {
            match option.key {
                "stones" => option.set(&mut stones, option.number(1, 200)? as u8)?,
                "fault" => {
                    let number = option.number(0, Fault::ALL.len() as u64 - 1)?;
                    option.set(&mut fault, Fault::ALL[number as usize])?;
                }
                _ => return Err(option.unknown("pile")),
            }
        }
        Ok(Self {
            stones: stones.map_or(10, |(stones, _)| stones),
            fault: fault.map(|(fault, _)| fault),
        })
    }
}

impl abstract_games_core::Rules for Rules {
    fn max_legal_moves(&self) -> usize {
        3
    }

    fn max_plies(&self) -> Option<u64> {
        // Every move takes a stone.
        let fault = self.fault == Some(Fault::PlaysTooLong);
        Some(u64::from(self.stones) / if fault { 3 } else { 1 })
    }
}

/// Take so many stones. Any number can be constructed; 1 to 3 can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(pub u8);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalTake {
    #[error("the game is over")]
    GameOver,
    #[error("one may take one, two or three stones")]
    Number,
    #[error("there are only {0} stones left")]
    TooFew(u8),
    #[error("no rule forbids this")]
    Unnamed,
}

impl Refusal for IllegalTake {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "PILE-3",
            Self::Number => "PILE-1",
            Self::TooFew(_) => "PILE-2",
            Self::Unnamed => "",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PileEmpty;

impl fmt::Display for PileEmpty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pile empty")
    }
}

#[derive(Clone, Debug)]
pub struct Pile {
    rules: Rules,
    stones: u8,
    turn: Player,
    key: u64,
    plies: u64,
}

/// State that clones share: a fault that only a test would commit.
static SHARED: AtomicU64 = AtomicU64::new(0);

impl Pile {
    fn new(rules: Rules, stones: u8, turn: Player) -> Self {
        let key = key_of(stones, turn);
        Self {
            rules,
            stones,
            turn,
            key,
            plies: 0,
        }
    }

    fn has(&self, fault: Fault) -> bool {
        self.rules.fault == Some(fault)
    }

    pub fn stones(&self) -> u8 {
        self.stones
    }

    /// The law of the game itself, without faults.
    fn judge(&self, take: Take) -> Result<(), IllegalTake> {
        match take.0 {
            _ if self.stones == 0 => Err(IllegalTake::GameOver),
            1..=3 if take.0 <= self.stones => Ok(()),
            1..=3 => Err(IllegalTake::TooFew(self.stones)),
            _ => Err(IllegalTake::Number),
        }
    }
}

fn key_of(stones: u8, turn: Player) -> u64 {
    zobrist::splitmix64(u64::from(stones) << 1 | turn.index() as u64)
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        (self.rules, self.stones, self.turn) == (other.rules, other.stones, other.turn)
    }
}

impl Eq for Pile {}

impl Hash for Pile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.has(Fault::HashesTheHistory) {
            self.plies.hash(state);
        }
        self.key.hash(state);
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.stones).try_for_each(|_| f.write_str("o"))
    }
}

#[derive(Clone, Debug)]
pub struct Takes {
    next: u8,
    last: u8,
    surplus: usize,
    repeat: bool,
    skip: bool,
}

impl Iterator for Takes {
    type Item = Take;

    fn next(&mut self) -> Option<Take> {
        if self.next > self.last {
            return None;
        }
        let take = Take(self.next);
        if self.repeat && self.next == 2 {
            self.repeat = false;
        } else {
            self.next += 1;
        }
        Some(take)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let repeated = usize::from(self.repeat && self.last >= 2 && self.next <= 2);
        let len = usize::from((self.last + 1).saturating_sub(self.next));
        let len = len + repeated + self.surplus;
        (len, Some(len))
    }

    fn nth(&mut self, n: usize) -> Option<Take> {
        let n = if self.skip && n == 1 { 2 } else { n };
        for _ in 0..n {
            self.next()?;
        }
        self.next()
    }
}

impl ExactSizeIterator for Takes {}
impl std::iter::FusedIterator for Takes {}

impl Position for Pile {
    type Rules = Rules;
    type Move = Take;
    type Moves = Takes;
    type IllegalMove = IllegalTake;
    type EndReason = PileEmpty;

    fn start(rules: Rules) -> Self {
        Self::new(rules, rules.stones, Player::First)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stones == 0).then_some(Outcome::Win(self.turn))
    }

    fn end_reason(&self) -> Option<PileEmpty> {
        (self.stones == 0 && !self.has(Fault::ForgetsTheReason)).then_some(PileEmpty)
    }

    fn legal_moves(&self) -> Takes {
        let ghost = self.stones == 0 && self.has(Fault::MovesAfterTheEnd);
        let last = if ghost { 1 } else { self.stones.min(3) };
        Takes {
            next: 1,
            last: last + u8::from(self.has(Fault::ListsTooMany)),
            surplus: usize::from(self.has(Fault::MiscountsMoves)),
            repeat: self.has(Fault::RepeatsAMove),
            skip: self.has(Fault::SkipsInNth),
        }
    }

    fn check(&self, take: Take) -> Result<(), IllegalTake> {
        match self.judge(take) {
            Ok(()) if take.0 == 2 && self.has(Fault::AllowsTooLittle) => Err(IllegalTake::Number),
            Err(IllegalTake::Number) if take.0 == 4 && self.has(Fault::AllowsTooMuch) => Ok(()),
            Err(_) if self.has(Fault::NamesNoRule) => Err(IllegalTake::Unnamed),
            judged => judged,
        }
    }

    fn play(&mut self, take: Take) -> Result<(), IllegalTake> {
        if self.has(Fault::ChangesOnRefusal) && self.check(take).is_err() {
            self.turn = !self.turn;
        }
        self.check(take)?;
        self.play_unchecked(take);
        if self.has(Fault::PlaysUncheckedOtherwise) {
            self.turn = !self.turn;
        }
        Ok(())
    }

    fn play_unchecked(&mut self, take: Take) {
        self.stones -= take.0;
        // The player who took the last stone stays the player to move.
        if take.0 != 3 && self.stones > 0 {
            self.turn = !self.turn;
        }
        self.plies += 1;
        if !self.has(Fault::ForgetsTheKey) {
            self.key = key_of(self.stones, self.turn);
        }
        if self.has(Fault::SharesState) {
            SHARED.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn key(&self) -> u64 {
        let shared = self.has(Fault::SharesState);
        self.key
            ^ if shared {
                SHARED.load(Ordering::Relaxed)
            } else {
                0
            }
    }
}

impl Score for Pile {
    fn score(&self) -> ByPlayer<u32> {
        ByPlayer::new(u32::from(self.stones), 0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub stones: u8,
    pub turn: Player,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error(transparent)]
    Text(#[from] TextError),
    #[error("there are at most {0} stones")]
    TooMany(u8),
}

impl abstract_games_core::Setup for Setup {
    type Position = Pile;
    type Error = SetupError;

    fn parse(rules: Rules, text: &str) -> Result<Self, SetupError> {
        let mut fields = Fields::new(text)?;
        let stones = fields.required("pile")?.number("pile", 0, 255)? as u8;
        let side = fields.required("side")?;
        let turn = match side.text {
            "1" => Player::First,
            "2" => Player::Second,
            _ => return Err(side.invalid("side").into()),
        };
        fields.finish()?;
        if rules.fault == Some(Fault::ReadsNoPosition) {
            return Err(SetupError::TooMany(0));
        }
        Ok(Self { stones, turn })
    }

    fn write(&self, rules: Rules, out: &mut dyn fmt::Write) -> fmt::Result {
        let wrong = u8::from(rules.fault == Some(Fault::WritesAnotherPile));
        write!(
            out,
            "{} {}",
            self.stones.max(wrong) - wrong,
            self.turn.number()
        )
    }

    fn validate(&self, rules: Rules) -> Result<Pile, SetupError> {
        if self.stones > rules.stones {
            return Err(SetupError::TooMany(rules.stones));
        }
        Ok(Pile::new(rules, self.stones, self.turn))
    }

    fn from_position(position: &Pile) -> Self {
        Self {
            stones: position.stones,
            turn: position.turn,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of stones")]
pub struct ParseTakeError;

impl Notation for Pile {
    type Setup = Setup;
    type ParseMoveError = ParseTakeError;

    fn parse_move(rules: Rules, text: &str) -> Result<Take, ParseTakeError> {
        let number = match text.trim() {
            "1" => 1,
            "2" => 2,
            "3" => 3,
            _ => return Err(ParseTakeError),
        };
        let wrong = rules.fault == Some(Fault::ReadsMovesOtherwise);
        Ok(Take(if wrong { 4 - number } else { number }))
    }

    fn write_move(rules: Rules, take: Take, out: &mut dyn fmt::Write) -> fmt::Result {
        match rules.fault {
            Some(Fault::WritesMovesWithSpaces) => write!(out, " {}", take.0),
            _ => write!(out, "{}", take.0),
        }
    }
}

impl Actions for Pile {
    fn action_count(_: Rules) -> usize {
        3
    }

    fn action_index(rules: Rules, take: Take) -> Option<usize> {
        match (rules.fault, take.0) {
            (Some(Fault::MisnumbersMoves), 2) => Some(0),
            (Some(Fault::ForgetsAMove), 2) => None,
            (_, 1..=3) => Some(usize::from(take.0) - 1),
            _ => None,
        }
    }

    fn action(_: Rules, index: usize) -> Option<Take> {
        (index < 3).then(|| Take(index as u8 + 1))
    }
}

/// A pile looks the same from everywhere.
impl Symmetry for Pile {
    fn symmetry_count(_: Rules) -> usize {
        1
    }

    fn transform(&self, symmetry: usize) -> Self {
        assert_eq!(symmetry, 0);
        let wrong = self.has(Fault::TurnsTheTurn);
        Self::new(
            self.rules,
            self.stones,
            if wrong { !self.turn } else { self.turn },
        )
    }

    fn transform_move(&self, take: Take, symmetry: usize) -> Take {
        assert_eq!(symmetry, 0);
        if self.has(Fault::TurnsMovesOtherwise) {
            Take(take.0 + 1)
        } else {
            take
        }
    }

    fn inverse_symmetry(rules: Rules, symmetry: usize) -> usize {
        assert_eq!(symmetry, 0);
        usize::from(rules.fault == Some(Fault::TurnsBackNowhere))
    }

    fn arbitrary_order(&self, other: &Self) -> std::cmp::Ordering {
        (self.stones, self.turn).cmp(&(other.stones, other.turn))
    }
}
