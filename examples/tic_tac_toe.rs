//! A game of your own: tic-tac-toe with the traits of `abstract-games-core`.
//!
//! `docs/adding-a-game.md` walks through this file. It is complete: with these
//! traits perft, histories, move lists, strategies for property tests and the
//! laws of the conformance suite all work.
//!
//! ```text
//! cargo run --release --example tic_tac_toe
//! ```

use std::fmt;
use std::str::FromStr;

use abstract_games::core::bitboard::{Ones, ones};
use abstract_games::core::dihedral_inverse;
use abstract_games::core::grid::{self, Piece};
use abstract_games::core::name::GameName;
use abstract_games::core::text::{Fields, TextError};
use abstract_games::core::{
    self as core, Actions, ByPlayer, CellError, Grid, NameError, Notation, Outcome, PlaneShape,
    Planes, Player, Position, Preview, Refusal, Score, Symmetry, perft, zobrist,
};

fn main() {
    let start = TicTacToe::start(Rules);
    println!("{start}\n");
    for depth in 0..=9 {
        println!("perft({depth}) = {}", perft(&start, depth));
    }
    let value = match solve(&start) {
        Some(player) => format!("the {player} player wins"),
        None => "nobody can force a win".into(),
    };
    println!("With best play {value}.");
}

/// Who wins with best play.
fn solve(position: &TicTacToe) -> Option<Player> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner();
    }
    let results: Vec<Option<Player>> = position
        .legal_moves()
        .map(|mv| {
            let mut next = *position;
            next.play_unchecked(mv);
            solve(&next)
        })
        .collect();
    let me = position.turn();
    let best = [Some(me), None, Some(!me)];
    best.into_iter().find(|result| results.contains(result))?
}

// The board.

const GRID: Grid = Grid::rectangle(3, 3).unwrap();
const CELLS: u16 = 0b111_111_111;
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

fn has_line(stones: u16) -> bool {
    LINES.iter().any(|line| stones & line == *line)
}

// The rules: there are no options, so all of them are in the name.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Rules;

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tictactoe")
    }
}

impl FromStr for Rules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game("tictactoe")?;
        match name.options().next() {
            Some(option) => Err(option.unknown("tictactoe")),
            None => Ok(Self),
        }
    }
}

impl core::Rules for Rules {
    fn max_legal_moves(&self) -> usize {
        9
    }

    /// Every move fills a cell.
    fn max_plies(&self) -> Option<u64> {
        Some(9)
    }
}

// The position.

/// Put a stone on this cell, 0 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Put(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct TicTacToe {
    /// Noughts move first.
    stones: [u16; 2],
    key: u64,
}

static KEYS: [[u64; 9]; 2] = [zobrist::keys(1), zobrist::keys(2)];

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum IllegalPut {
    #[error("the game is over")]
    GameOver,
    #[error("there is a stone on that cell")]
    Occupied,
    #[error("there is no such cell")]
    OffBoard,
}

impl Refusal for IllegalPut {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "TTT-3",
            Self::Occupied => "TTT-2",
            Self::OffBoard => "TTT-1",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum EndReason {
    Line,
    Full,
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Line => "line",
            Self::Full => "board full",
        })
    }
}

impl TicTacToe {
    fn with_stones(stones: [u16; 2]) -> Self {
        let keys =
            |player: usize| ones(stones[player].into()).map(move |c| KEYS[player][c as usize]);
        let key = keys(0).chain(keys(1)).fold(0, |key, k| key ^ k);
        Self { stones, key }
    }

    fn empty(&self) -> u16 {
        CELLS & !(self.stones[0] | self.stones[1])
    }

    fn owner(&self, cell: u16) -> Option<Player> {
        Player::ALL
            .into_iter()
            .find(|player| self.stones[player.index()] >> cell & 1 == 1)
    }
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.draw(f, 1, |cell, f| match self.owner(cell) {
            Some(Player::First) => f.write_str("o"),
            Some(Player::Second) => f.write_str("x"),
            None => f.write_str("."),
        })
    }
}

/// The legal moves by cell. `Ones` does the work, this gives it a type.
#[derive(Clone, Debug)]
struct Puts(Ones);

impl Iterator for Puts {
    type Item = Put;

    fn next(&mut self) -> Option<Put> {
        self.0.next().map(|cell| Put(cell as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Puts {}
impl std::iter::FusedIterator for Puts {}

impl Position for TicTacToe {
    type Rules = Rules;
    type Move = Put;
    type Moves = Puts;
    type IllegalMove = IllegalPut;
    type EndReason = EndReason;

    fn start(Rules: Rules) -> Self {
        Self::with_stones([0, 0])
    }

    fn rules(&self) -> Rules {
        Rules
    }

    fn turn(&self) -> Player {
        if self.stones[0].count_ones() == self.stones[1].count_ones() {
            Player::First
        } else {
            Player::Second
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = Player::ALL
            .into_iter()
            .find(|player| has_line(self.stones[player.index()]));
        match winner {
            Some(player) => Some(Outcome::Win(player)),
            None => (self.empty() == 0).then_some(Outcome::Draw),
        }
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.outcome().map(|outcome| match outcome {
            Outcome::Win(_) => EndReason::Line,
            Outcome::Draw => EndReason::Full,
        })
    }

    fn legal_moves(&self) -> Puts {
        let running = self.outcome().is_none();
        Puts(ones(if running { self.empty().into() } else { 0 }))
    }

    fn check(&self, Put(cell): Put) -> Result<(), IllegalPut> {
        if self.outcome().is_some() {
            Err(IllegalPut::GameOver)
        } else if cell >= 9 {
            Err(IllegalPut::OffBoard)
        } else if self.empty() >> cell & 1 == 0 {
            Err(IllegalPut::Occupied)
        } else {
            Ok(())
        }
    }

    fn play_unchecked(&mut self, Put(cell): Put) {
        let player = self.turn().index();
        self.stones[player] |= 1 << (cell % 9);
        self.key ^= KEYS[player][usize::from(cell % 9)];
    }

    fn key(&self) -> u64 {
        self.key
    }
}

impl Score for TicTacToe {
    /// Stones on the board.
    fn score(&self) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| self.stones[player.index()].count_ones())
    }
}

impl Preview for TicTacToe {
    type Effect = &'static str;

    fn preview(&self, mv: Put) -> Result<&'static str, IllegalPut> {
        let mut after = *self;
        after.play(mv)?;
        Ok(match after.outcome() {
            Some(Outcome::Win(_)) => "makes a line and wins",
            Some(Outcome::Draw) => "fills the board",
            None => "goes on",
        })
    }
}

// Text: the board with runs of empty cells, then the side to move.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Setup {
    stones: ByPlayer<u16>,
    turn: Player,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum SetupError {
    #[error(transparent)]
    Text(#[from] TextError),
    #[error("two stones on a cell, or one beside the board")]
    Cells,
    #[error("{0} noughts and {1} crosses do not fit the side to move")]
    Count(u32, u32),
    #[error("the game went on after a line")]
    Lines,
}

impl core::Setup for Setup {
    type Position = TicTacToe;
    type Error = SetupError;

    fn parse(Rules: Rules, text: &str) -> Result<Self, SetupError> {
        let mut fields = Fields::new(text)?;
        let board = fields.required("board")?;
        let mut stones = ByPlayer::new(0, 0);
        let stone = |text: &str| match text.as_bytes()[0] {
            b'o' => Piece::Here {
                len: 1,
                value: Player::First,
            },
            b'x' => Piece::Here {
                len: 1,
                value: Player::Second,
            },
            _ => Piece::Unknown,
        };
        grid::read_board(GRID, board, true, stone, |cell, player| {
            stones[player] |= 1 << cell;
        })?;
        let turn = match fields.next() {
            None => Player::First,
            Some(side) => match side.text {
                "o" => Player::First,
                "x" => Player::Second,
                _ => return Err(side.invalid("side to move").into()),
            },
        };
        fields.finish()?;
        Ok(Self { stones, turn })
    }

    fn write(&self, Rules: Rules, out: &mut dyn fmt::Write) -> fmt::Result {
        let stones = self.stones;
        grid::write_board(GRID, out, |cell, out| {
            let letter = match (stones.first >> cell & 1, stones.second >> cell & 1) {
                (0, 0) => return Ok(false),
                (0, _) => 'x',
                _ => 'o',
            };
            out.write_char(letter).map(|()| true)
        })?;
        out.write_str(if self.turn == Player::First {
            " o"
        } else {
            " x"
        })
    }

    fn validate(&self, Rules: Rules) -> Result<TicTacToe, SetupError> {
        let ByPlayer { first, second } = self.stones;
        if first & second != 0 || (first | second) & !CELLS != 0 {
            return Err(SetupError::Cells);
        }
        let surplus = u32::from(self.turn == Player::Second);
        let (noughts, crosses) = (first.count_ones(), second.count_ones());
        if noughts != crosses + surplus {
            return Err(SetupError::Count(noughts, crosses));
        }
        // Only the player who moved last can have a line.
        if has_line(self.stones[self.turn]) {
            return Err(SetupError::Lines);
        }
        Ok(TicTacToe::with_stones([first, second]))
    }

    fn from_position(position: &TicTacToe) -> Self {
        let [first, second] = position.stones;
        Self {
            stones: ByPlayer::new(first, second),
            turn: position.turn(),
        }
    }
}

impl Notation for TicTacToe {
    type Setup = Setup;
    type ParseMoveError = CellError;

    fn parse_move(Rules: Rules, text: &str) -> Result<Put, CellError> {
        GRID.parse_cell(text).map(|cell| Put(cell as u8))
    }

    fn write_move(Rules: Rules, Put(cell): Put, out: &mut dyn fmt::Write) -> fmt::Result {
        if cell >= 9 {
            // No such move is legal, but it must be possible to speak of it.
            return write!(out, "#{cell}");
        }
        write!(out, "{}", GRID.name(cell.into()))
    }
}

// For learners and searches.

impl Actions for TicTacToe {
    fn action_count(Rules: Rules) -> usize {
        9
    }

    fn action_index(Rules: Rules, Put(cell): Put) -> Option<usize> {
        (cell < 9).then_some(cell.into())
    }

    fn action(Rules: Rules, index: usize) -> Option<Put> {
        (index < 9).then_some(Put(index as u8))
    }
}

impl Planes for TicTacToe {
    /// Plane 0: stones of the player to move; plane 1: of the other one.
    fn plane_shape(Rules: Rules) -> PlaneShape {
        PlaneShape {
            planes: 2,
            rows: 3,
            columns: 3,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        for (plane, player) in [self.turn(), !self.turn()].into_iter().enumerate() {
            for cell in ones(self.stones[player.index()].into()) {
                set(plane, cell as usize / 3, cell as usize % 3);
            }
        }
    }
}

/// Symmetry number s turns the board s % 4 times, and mirrors it first if s is
/// 4 or more.
fn turned(cell: u8, symmetry: usize) -> u8 {
    let (mut row, mut column) = (cell / 3, cell % 3);
    if symmetry >= 4 {
        column = 2 - column;
    }
    for _ in 0..symmetry % 4 {
        (row, column) = (column, 2 - row);
    }
    3 * row + column
}

impl Symmetry for TicTacToe {
    fn symmetry_count(Rules: Rules) -> usize {
        8
    }

    fn transform(&self, symmetry: usize) -> Self {
        assert!(symmetry < 8, "there are eight symmetries");
        let image = |stones: u16| {
            ones(stones.into()).fold(0, |image, cell| image | 1 << turned(cell as u8, symmetry))
        };
        Self::with_stones(self.stones.map(image))
    }

    fn transform_move(&self, Put(cell): Put, symmetry: usize) -> Put {
        assert!(symmetry < 8, "there are eight symmetries");
        Put(turned(cell, symmetry))
    }

    fn inverse_symmetry(rules: Rules, symmetry: usize) -> usize {
        dihedral_inverse(Self::symmetry_count(rules), symmetry)
    }

    fn arbitrary_order(&self, other: &Self) -> std::cmp::Ordering {
        self.stones.cmp(&other.stones)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use abstract_games::core::conformance::{
        Games, check_actions, check_games, check_position, check_symmetries,
    };

    fn every_move() -> Vec<Put> {
        (0..=u8::MAX).map(Put).collect()
    }

    #[test]
    fn it_keeps_the_laws() {
        let games = Games {
            seed: 1,
            games: 200,
            max_plies: 20,
        };
        check_games::<TicTacToe>(Rules, &every_move(), games).unwrap();
    }

    /// The numbers of lines of play are known: 255,168 games in all.
    #[test]
    fn it_counts_what_is_known() {
        let start = TicTacToe::start(Rules);
        let known = [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
        for (depth, count) in (0..).zip(known) {
            assert_eq!(perft(&start, depth), count, "depth {depth}");
        }
        assert_eq!(perft(&start, 10), 0);
        assert_eq!(solve(&start), None);
    }

    /// 5,478 positions can be reached, 765 but for symmetry.
    #[test]
    fn every_reachable_position_keeps_every_law() {
        let mut texts = BTreeSet::new();
        let mut classes = BTreeSet::new();
        let mut stack = vec![TicTacToe::start(Rules)];
        while let Some(position) = stack.pop() {
            if !texts.insert(position.stones) {
                continue;
            }
            check_position(&position, &every_move()).unwrap();
            check_actions(&position, &every_move()).unwrap();
            check_symmetries(&position).unwrap();
            classes.insert(position.canonical().0.stones);
            stack.extend(position.legal_moves().map(|mv| {
                let mut next = position;
                next.play_unchecked(mv);
                next
            }));
        }
        assert_eq!((texts.len(), classes.len()), (5_478, 765));
    }

    #[test]
    fn what_is_no_position() {
        let read = |text| TicTacToe::parse_position(Rules, text).map(|p| p.turn());
        assert_eq!(read("3/3/3"), Ok(Player::First));
        assert_eq!(read("3/1o1/3 x"), Ok(Player::Second));
        assert_eq!(read("3/1o1/3 o"), Err(SetupError::Count(1, 0)));
        assert_eq!(read("oxx/1o1/2o x").map(Player::number), Ok(2));
        assert_eq!(read("xxx/oo1/1o1 x"), Err(SetupError::Count(3, 3)));
        assert_eq!(read("xxx/ooo/3 o"), Err(SetupError::Lines));
        assert!(matches!(read("3/3/3 o x"), Err(SetupError::Text(_))));
        assert!(matches!(read("3/3/y2"), Err(SetupError::Text(_))));
    }
}
