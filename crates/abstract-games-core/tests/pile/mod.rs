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
    Actions, ByPlayer, NameError, Notation, Outcome, Player, Position, Refusal, Score, SizeError,
    Symmetry, zobrist,
};

/// Something that a position tells otherwise than it is, though it equals an
/// honest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lie {
    Moves,
    Turn,
    Outcome,
    Reason,
    Key,
}

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    RepeatsAMove,
    MiscountsMoves,
    MiscountsInLen,
    HintsTooMany,
    FoldsOtherwise,
    EndsInAnotherMove,
    CountsOtherwise,
    GoesOnAfterTheLast,
    SkipsInNth,
    PicksAnotherNth,
    MiscountsAfterNth,
    LosesAMoveInNth,
    ListsTooMany,
    AllowsTooMuch,
    AllowsTooLittle,
    TellsOtherwise,
    ChecksOtherwise,
    ChangesOnRefusal,
    ChangesTheKeyOnRefusal,
    RefusesForAnotherReason,
    NamesNoRule,
    SaysNothing,
    RefusesWhatItPlays,
    PlaysUncheckedOtherwise,
    KeysUncheckedOtherwise,
    ForgetsTheReason,
    MovesAfterTheEnd,
    ForgetsTheKey,
    HashesTheHistory,
    HashesNothing,
    EqualsOtherTurns,
    WritesAnotherPile,
    ReadsNoPosition,
    ReadsWith(Lie),
    SetsUpNothing,
    SetsUpWith(Lie),
    SetsUpPlayedWith(Lie),
    WritesNoMoves,
    WritesMovesWithSpaces,
    WritesMovesWithCommas,
    ReadsMovesOtherwise,
    ForgetsItsName,
    SharesState,
    PlaysTooLong,
    PlaysInCircles,
    MisnumbersMoves,
    NumbersTooFar,
    NumbersTwoAlike,
    ForgetsAMove,
    MasksTooMuch,
    MasksOthers,
    MasksNothing,
    MasksAnything,
    TurnsNothing,
    TurnsTheTurn,
    TurnsWith(Lie),
    TurnsMovesOtherwise,
    TurnsBackNowhere,
    TurnsBackOtherwise,
}

impl Fault {
    pub const ALL: [Self; 66] = [
        Self::RepeatsAMove,
        Self::MiscountsMoves,
        Self::MiscountsInLen,
        Self::HintsTooMany,
        Self::FoldsOtherwise,
        Self::EndsInAnotherMove,
        Self::CountsOtherwise,
        Self::GoesOnAfterTheLast,
        Self::SkipsInNth,
        Self::PicksAnotherNth,
        Self::MiscountsAfterNth,
        Self::LosesAMoveInNth,
        Self::ListsTooMany,
        Self::AllowsTooMuch,
        Self::AllowsTooLittle,
        Self::TellsOtherwise,
        Self::ChecksOtherwise,
        Self::ChangesOnRefusal,
        Self::ChangesTheKeyOnRefusal,
        Self::RefusesForAnotherReason,
        Self::NamesNoRule,
        Self::SaysNothing,
        Self::RefusesWhatItPlays,
        Self::PlaysUncheckedOtherwise,
        Self::KeysUncheckedOtherwise,
        Self::ForgetsTheReason,
        Self::MovesAfterTheEnd,
        Self::ForgetsTheKey,
        Self::HashesTheHistory,
        Self::HashesNothing,
        Self::EqualsOtherTurns,
        Self::WritesAnotherPile,
        Self::ReadsNoPosition,
        Self::ReadsWith(Lie::Key),
        Self::ReadsWith(Lie::Moves),
        Self::ReadsWith(Lie::Turn),
        Self::ReadsWith(Lie::Outcome),
        Self::SetsUpNothing,
        Self::SetsUpWith(Lie::Key),
        Self::SetsUpPlayedWith(Lie::Key),
        Self::WritesNoMoves,
        Self::WritesMovesWithSpaces,
        Self::WritesMovesWithCommas,
        Self::ReadsMovesOtherwise,
        Self::ForgetsItsName,
        Self::SharesState,
        Self::PlaysTooLong,
        Self::PlaysInCircles,
        Self::MisnumbersMoves,
        Self::NumbersTooFar,
        Self::NumbersTwoAlike,
        Self::ForgetsAMove,
        Self::MasksTooMuch,
        Self::MasksOthers,
        Self::MasksNothing,
        Self::MasksAnything,
        Self::TurnsNothing,
        Self::TurnsTheTurn,
        Self::TurnsWith(Lie::Key),
        Self::TurnsWith(Lie::Moves),
        Self::TurnsWith(Lie::Turn),
        Self::TurnsWith(Lie::Outcome),
        Self::TurnsWith(Lie::Reason),
        Self::TurnsMovesOtherwise,
        Self::TurnsBackNowhere,
        Self::TurnsBackOtherwise,
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
            Some(fault) => {
                let number = Fault::ALL.iter().position(|&known| known == fault);
                name.option(format_args!("fault={}", number.unwrap()))
            }
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
    #[error("")]
    Mute,
}

impl Refusal for IllegalTake {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "PILE-3",
            Self::Number | Self::Mute => "PILE-1",
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
    lie: Option<Lie>,
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
            lie: None,
        }
    }

    fn lying(mut self, lie: Lie) -> Self {
        self.lie = Some(lie);
        self
    }

    fn lies(&self, lie: Lie) -> bool {
        self.lie == Some(lie)
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
        let turn = |pile: &Self| (!pile.has(Fault::EqualsOtherTurns)).then_some(pile.turn);
        (self.rules, self.stones, turn(self)) == (other.rules, other.stones, turn(other))
    }
}

impl Eq for Pile {}

impl Hash for Pile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.has(Fault::HashesTheHistory) {
            self.plies.hash(state);
        }
        if !self.has(Fault::HashesNothing) {
            self.key.hash(state);
        }
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
    ended: bool,
    fault: Option<Fault>,
}

impl Takes {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn left(&self) -> usize {
        let repeated = usize::from(self.repeat && self.last >= 2 && self.next <= 2);
        usize::from((self.last + 1).saturating_sub(self.next)) + repeated + self.surplus
    }
}

impl Iterator for Takes {
    type Item = Take;

    fn next(&mut self) -> Option<Take> {
        if self.next > self.last {
            let again = self.ended && self.has(Fault::GoesOnAfterTheLast);
            self.ended = true;
            return again.then_some(Take(1));
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
        let len = self.left() + usize::from(self.has(Fault::HintsTooMany));
        (len, Some(len))
    }

    fn nth(&mut self, n: usize) -> Option<Take> {
        let n = if self.has(Fault::SkipsInNth) && n == 1 {
            2
        } else {
            n
        };
        for _ in 0..n {
            self.next()?;
        }
        let take = self.next();
        if self.has(Fault::MiscountsAfterNth) {
            self.surplus = 1;
        }
        if self.has(Fault::LosesAMoveInNth) && self.next < self.last {
            self.next += 1;
            self.surplus = 1;
        }
        take
    }

    fn fold<B, F: FnMut(B, Take) -> B>(mut self, init: B, mut f: F) -> B {
        let mut result = init;
        if self.has(Fault::FoldsOtherwise) && self.left() > 1 {
            self.next += 1;
        }
        for _ in 0..self.left() {
            match self.next() {
                Some(take) => result = f(result, take),
                None => break,
            }
        }
        result
    }

    fn last(mut self) -> Option<Take> {
        let last = self.left().checked_sub(1)?;
        if self.has(Fault::EndsInAnotherMove) && last > 0 {
            return self.next();
        }
        (0..last).for_each(|_| {
            self.next();
        });
        self.next()
    }

    fn count(self) -> usize {
        self.left() + usize::from(self.has(Fault::CountsOtherwise))
    }
}

impl ExactSizeIterator for Takes {
    fn len(&self) -> usize {
        self.left() + usize::from(self.has(Fault::MiscountsInLen))
    }
}

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
        if self.lies(Lie::Turn) {
            return !self.turn;
        }
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = if self.lies(Lie::Outcome) {
            !self.turn
        } else {
            self.turn
        };
        (self.stones == 0).then_some(Outcome::Win(winner))
    }

    fn end_reason(&self) -> Option<PileEmpty> {
        let told = !self.has(Fault::ForgetsTheReason) && !self.lies(Lie::Reason);
        (self.stones == 0 && told).then_some(PileEmpty)
    }

    fn legal_moves(&self) -> Takes {
        let ghost = self.stones == 0 && self.has(Fault::MovesAfterTheEnd);
        let last = if ghost { 1 } else { self.stones.min(3) };
        Takes {
            next: 1 + u8::from(self.lies(Lie::Moves)),
            last: last + u8::from(self.has(Fault::ListsTooMany)),
            surplus: usize::from(self.has(Fault::MiscountsMoves)),
            repeat: self.has(Fault::RepeatsAMove),
            ended: false,
            fault: self.rules.fault,
        }
    }

    fn nth_move(&self, n: usize) -> Option<Take> {
        let other = self.has(Fault::PicksAnotherNth) && self.stones > 1;
        match n {
            0 if other => Some(Take(2)),
            n => self.legal_moves().nth(n),
        }
    }

    fn check(&self, take: Take) -> Result<(), IllegalTake> {
        match self.judge(take) {
            Ok(()) if take.0 == 2 && self.has(Fault::AllowsTooLittle) => Err(IllegalTake::Number),
            Err(IllegalTake::Number) if take.0 == 4 && self.has(Fault::AllowsTooMuch) => Ok(()),
            Ok(()) if take.0 == 2 && self.has(Fault::ChecksOtherwise) => Err(IllegalTake::Number),
            Err(_) if self.has(Fault::NamesNoRule) => Err(IllegalTake::Unnamed),
            Err(_) if self.has(Fault::SaysNothing) => Err(IllegalTake::Mute),
            judged => judged,
        }
    }

    fn is_legal(&self, take: Take) -> bool {
        if self.has(Fault::ChecksOtherwise) {
            return self.judge(take).is_ok();
        }
        self.check(take).is_ok() != (take.0 == 2 && self.has(Fault::TellsOtherwise))
    }

    fn play(&mut self, take: Take) -> Result<(), IllegalTake> {
        if let Err(refusal) = self.check(take) {
            match self.rules.fault {
                Some(Fault::ChangesOnRefusal) => self.turn = !self.turn,
                Some(Fault::ChangesTheKeyOnRefusal) => self.key += 1,
                Some(Fault::RefusesForAnotherReason) => return Err(IllegalTake::TooFew(99)),
                _ => {}
            }
            return Err(refusal);
        }
        self.play_unchecked(take);
        match self.rules.fault {
            Some(Fault::PlaysUncheckedOtherwise) => self.turn = !self.turn,
            Some(Fault::KeysUncheckedOtherwise) => self.key += 1,
            Some(Fault::RefusesWhatItPlays) => return Err(IllegalTake::Number),
            _ => {}
        }
        Ok(())
    }

    fn play_unchecked(&mut self, take: Take) {
        if !self.has(Fault::PlaysInCircles) {
            self.stones -= take.0;
        }
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
        let wrong = u64::from(self.lies(Lie::Key));
        self.key
            ^ wrong
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

impl Setup {
    /// The position described, without the faults of setting it up.
    fn sound(&self, rules: Rules) -> Result<Pile, SetupError> {
        if self.stones > rules.stones {
            return Err(SetupError::TooMany(rules.stones));
        }
        Ok(Pile::new(rules, self.stones, self.turn))
    }
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
        let pile = self.sound(rules)?;
        match rules.fault {
            Some(Fault::SetsUpNothing) => Err(SetupError::TooMany(0)),
            Some(Fault::SetsUpWith(lie)) => Ok(pile.lying(lie)),
            Some(Fault::SetsUpPlayedWith(lie)) if self.stones != rules.stones => {
                Ok(pile.lying(lie))
            }
            _ => Ok(pile),
        }
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

    fn parse_position(rules: Rules, text: &str) -> Result<Self, SetupError> {
        let setup = <Setup as abstract_games_core::Setup>::parse(rules, text)?;
        let pile = setup.sound(rules)?;
        Ok(match rules.fault {
            Some(Fault::ReadsWith(lie)) => pile.lying(lie),
            _ => pile,
        })
    }

    fn parse_move(rules: Rules, text: &str) -> Result<Take, ParseTakeError> {
        let number = match text.trim_matches([' ', ',']) {
            "" if rules.fault == Some(Fault::WritesNoMoves) => 1,
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
            Some(Fault::WritesNoMoves) if take.0 == 1 => Ok(()),
            Some(Fault::WritesMovesWithSpaces) => write!(out, " {}", take.0),
            Some(Fault::WritesMovesWithCommas) => write!(out, "{},", take.0),
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
            (Some(Fault::NumbersTwoAlike), 255) => Some(0),
            (Some(Fault::ForgetsAMove), 2) => None,
            (_, 1..=3) => Some(usize::from(take.0) - 1),
            _ => None,
        }
    }

    fn action(rules: Rules, index: usize) -> Option<Take> {
        let too_far = index == 4 && rules.fault == Some(Fault::NumbersTooFar);
        (index < 3 || too_far).then(|| Take(index as u8 + 1))
    }

    fn write_legal_mask<T: From<bool> + Clone>(&self, mask: &mut [T]) -> Result<(), SizeError> {
        let size = SizeError {
            found: mask.len(),
            expected: 3,
        };
        let anything = self.has(Fault::MasksAnything) && mask.len() == 4;
        if (mask.len() != 3 && !anything) || self.has(Fault::MasksNothing) {
            return Err(size);
        }
        for (index, legal) in mask.iter_mut().enumerate() {
            let take = Take(index as u8 + 1);
            let wrong = (self.has(Fault::MasksTooMuch) && self.stones < 3)
                || (self.has(Fault::MasksOthers) && self.stones == 2 && take.0 != 2);
            *legal = (self.judge(take).is_ok() != wrong).into();
        }
        Ok(())
    }
}

/// A pile looks the same from everywhere.
impl Symmetry for Pile {
    fn symmetry_count(rules: Rules) -> usize {
        match rules.fault {
            Some(Fault::TurnsNothing) => 0,
            Some(Fault::TurnsBackOtherwise) => 2,
            _ => 1,
        }
    }

    fn transform(&self, symmetry: usize) -> Self {
        assert!(symmetry < Self::symmetry_count(self.rules).max(1));
        let wrong = self.has(Fault::TurnsTheTurn);
        let image = Self::new(
            self.rules,
            self.stones - symmetry as u8,
            if wrong { !self.turn } else { self.turn },
        );
        match self.rules.fault {
            Some(Fault::TurnsWith(lie)) => image.lying(lie),
            _ => image,
        }
    }

    fn transform_move(&self, take: Take, symmetry: usize) -> Take {
        assert!(symmetry < Self::symmetry_count(self.rules).max(1));
        if self.has(Fault::TurnsMovesOtherwise) {
            Take(take.0 + 1)
        } else {
            take
        }
    }

    fn inverse_symmetry(rules: Rules, symmetry: usize) -> usize {
        match rules.fault {
            Some(Fault::TurnsBackNowhere) => 1,
            Some(Fault::TurnsBackOtherwise) => 0,
            _ => symmetry,
        }
    }

    fn arbitrary_order(&self, other: &Self) -> std::cmp::Ordering {
        (self.stones, self.turn).cmp(&(other.stones, other.turn))
    }
}
