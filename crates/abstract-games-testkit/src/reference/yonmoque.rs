//! A slow, simple implementation of Yonmoque, with one function for each rule.
//!
//! Read it alongside `docs/rules/yonmoque.md`. It shares no code with the crate
//! or with the core (so it cannot share a mistake with them), takes and returns
//! only text (`c3` places, `b4-c3` moves), and is meant to be easy to check,
//! not fast.

#![allow(
    missing_docs,
    missing_debug_implementations,
    clippy::missing_panics_doc,
    clippy::must_use_candidate
)]

use std::fmt;

/// A square by file and rank, both from 0: `a1` is `(0, 0)`, `e5` is `(4, 4)`.
///
/// Signed, so that a step off the board can be represented and detected.
type Cell = (i32, i32);

/// The eight directions of a step, a line or a flip.
const DIRECTIONS: [Cell; 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// YON-1: the colours of the squares, drawn as in the rule book, with rank 5 at
/// the top.
const COLOURS: [&str; 5] = ["nwbwn", "wbwbw", "bwnwb", "wbwbw", "nwbwn"];

/// One game of Yonmoque.
#[derive(Clone)]
pub struct Reference {
    /// `board[rank][file]`: `b`, `w` or `.`.
    board: Vec<Vec<char>>,
    /// Pieces in hand, Blue and White (YON-2).
    hands: [u32; 2],
    /// `b` or `w`.
    side: char,
    /// The winner's letter and why: `four`, `five`, `no moves`.
    ended: Option<(char, &'static str)>,
}

impl Reference {
    /// The start of the game (YON-2).
    pub fn new(game: &str) -> Self {
        Self::from_board(game, "...../...../...../...../.....", 1, [6, 6])
    }

    /// A game in progress from a board (rows from the top, `.` for empty), the
    /// player to move (1 or 2) and the hands of Blue and White.
    ///
    /// A side to move that is blocked has lost at once (YON-4).
    pub fn from_board(game: &str, board: &str, turn: u8, hands: [u32; 2]) -> Self {
        assert_eq!(game, "yonmoque", "not a game of this crate");
        let mut rows: Vec<Vec<char>> = board.split('/').map(|r| r.chars().collect()).collect();
        assert!(rows.len() == 5 && rows.iter().all(|r| r.len() == 5));
        assert!(rows.iter().flatten().all(|c| "bw.".contains(*c)));
        rows.reverse();
        let side = match turn {
            1 => 'b',
            2 => 'w',
            _ => panic!("turn is 1 or 2"),
        };
        let mut game = Self {
            board: rows,
            hands,
            side,
            ended: None,
        };
        assert_eq!(
            game.pieces('b') + game.pieces('w') + hands[0] + hands[1],
            12,
            "YON-2: twelve pieces"
        );
        game.end_if_blocked();
        game
    }

    /// The player to move, 1 or 2; after the end, the one who would be next.
    pub fn turn(&self) -> u8 {
        if self.side == 'b' { 1 } else { 2 }
    }

    /// `first` or `second`, or `None` while the game is in progress (there are
    /// no draws: YON-10).
    pub fn outcome(&self) -> Option<&'static str> {
        self.ended
            .map(|(winner, _)| if winner == 'b' { "first" } else { "second" })
    }

    /// Why the game ended: `four` (YON-8), `five` (YON-9), `no moves` (YON-4).
    pub fn reason(&self) -> Option<&'static str> {
        self.ended.map(|(_, reason)| reason)
    }

    /// Pieces of Blue and of White on the board (YON-11).
    pub fn score(&self) -> [u32; 2] {
        [self.pieces('b'), self.pieces('w')]
    }

    /// Pieces in hand, Blue and White (YON-11).
    pub fn hands(&self) -> [u32; 2] {
        self.hands
    }

    /// The board, in the form that [`Self::from_board`] reads.
    pub fn board(&self) -> String {
        let rows: Vec<String> = self
            .board
            .iter()
            .rev()
            .map(|r| r.iter().collect())
            .collect();
        rows.join("/")
    }

    /// All legal moves (YON-3), sorted by character code.
    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.ended.is_some() {
            return moves;
        }
        for to in cells().filter(|&c| self.at(c) == Some('.')) {
            if self.hand(self.side) > 0 {
                moves.push(name(to));
            }
        }
        for from in cells().filter(|&c| self.at(c) == Some(self.side)) {
            for to in self.destinations(from) {
                moves.push(format!("{}-{}", name(from), name(to)));
            }
        }
        moves.sort();
        moves
    }

    /// The squares that a legal move would flip, sorted by name (YON-7).
    pub fn flips(&self, mv: &str) -> Vec<String> {
        let mut after = self.clone();
        let mut flipped = after.change_board(mv);
        flipped.sort_by_key(|&c| name(c));
        flipped.into_iter().map(name).collect()
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: &str) {
        assert!(self.legal().iter().any(|m| m == mv), "{mv} is illegal");
        let mover = self.side;
        let enemy = other(mover);
        let moving = mv.contains('-');
        let flipped = self.change_board(mv);

        // YON-8: a four counts only if it is new.
        let mut changed = flipped;
        changed.push(cell(mv.rsplit('-').next().unwrap()));
        let new_four = moving
            && self
                .lines(mover, 4)
                .iter()
                .any(|line| line.iter().any(|c| changed.contains(c)));

        // YON-9 comes first; then YON-8; then YON-4, for the next player.
        self.side = enemy;
        if !self.lines(mover, 5).is_empty() {
            self.ended = Some((enemy, "five"));
        } else if new_four {
            self.ended = Some((mover, "four"));
        } else {
            self.end_if_blocked();
        }
    }

    /// The number of move sequences of exactly `depth` moves.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut total = 0;
        for mv in self.legal() {
            let mut next = self.clone();
            next.play(&mv);
            total += next.perft(depth - 1);
        }
        total
    }

    /// Places or moves the piece and flips the pieces that YON-7 requires.
    /// Returns the flipped squares. Does not pass the turn or end the game.
    fn change_board(&mut self, mv: &str) -> Vec<Cell> {
        let mover = self.side;
        match mv.split_once('-') {
            // YON-3, and YON-7: placing never flips.
            None => {
                self.put(cell(mv), mover);
                self.hands[if mover == 'b' { 0 } else { 1 }] -= 1;
                Vec::new()
            }
            Some((from, to)) => {
                self.put(cell(from), '.');
                self.put(cell(to), mover);
                let flipped = self.trapped_from(cell(to), mover);
                for &c in &flipped {
                    self.put(c, mover);
                }
                flipped
            }
        }
    }

    /// YON-7: what a piece of `mover`, just moved to `to`, traps.
    fn trapped_from(&self, to: Cell, mover: char) -> Vec<Cell> {
        let mut trapped = Vec::new();
        for direction in DIRECTIONS {
            let mut line = Vec::new();
            let mut here = go(to, direction);
            while self.at(here) == Some(other(mover)) {
                line.push(here);
                here = go(here, direction);
            }
            if self.at(here) == Some(mover) {
                trapped.extend(line);
            }
        }
        trapped
    }

    /// YON-5 and YON-6: where the piece on `from` may go, each square once.
    fn destinations(&self, from: Cell) -> Vec<Cell> {
        let mut to = Vec::new();
        for direction in DIRECTIONS {
            let step = go(from, direction);
            if self.at(step) == Some('.') {
                to.push(step);
            }
        }
        let own_colour = self.at(from);
        if colour(from) != own_colour {
            return to;
        }
        for direction in DIRECTIONS {
            let diagonal = direction.0 != 0 && direction.1 != 0;
            let mut here = go(from, direction);
            while diagonal && self.at(here) == Some('.') && colour(here) == own_colour {
                if !to.contains(&here) {
                    to.push(here);
                }
                here = go(here, direction);
            }
        }
        to
    }

    /// Every straight line of `length` squares that `side` holds.
    fn lines(&self, side: char, length: usize) -> Vec<Vec<Cell>> {
        let mut lines = Vec::new();
        for start in cells() {
            // Half of the directions, so that no line is found from both ends.
            for direction in [(1, 0), (1, 1), (0, 1), (-1, 1)] {
                let mut line = vec![start];
                while line.len() < length {
                    line.push(go(line[line.len() - 1], direction));
                }
                if line.iter().all(|&c| self.at(c) == Some(side)) {
                    lines.push(line);
                }
            }
        }
        lines
    }

    /// YON-4: a player to move who can neither place nor move has lost.
    fn end_if_blocked(&mut self) {
        if self.legal().is_empty() {
            self.ended = Some((other(self.side), "no moves"));
        }
    }

    fn at(&self, (file, rank): Cell) -> Option<char> {
        let on_board = (0..5).contains(&file) && (0..5).contains(&rank);
        on_board.then(|| self.board[rank as usize][file as usize])
    }

    fn put(&mut self, (file, rank): Cell, what: char) {
        self.board[rank as usize][file as usize] = what;
    }

    fn hand(&self, side: char) -> u32 {
        self.hands[if side == 'b' { 0 } else { 1 }]
    }

    fn pieces(&self, side: char) -> u32 {
        self.board.iter().flatten().filter(|&&c| c == side).count() as u32
    }
}

impl fmt::Debug for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {:?} {:?}",
            self.board(),
            self.side,
            self.hands,
            self.ended
        )
    }
}

/// All squares: a1, b1, ..., e5.
fn cells() -> impl Iterator<Item = Cell> {
    (0..5).flat_map(|rank| (0..5).map(move |file| (file, rank)))
}

/// YON-1: `b`, `w` or `n` for neutral; nothing off the board.
pub fn colour((file, rank): Cell) -> Option<char> {
    let row = COLOURS.get(usize::try_from(4 - rank).ok()?)?;
    row.chars().nth(usize::try_from(file).ok()?)
}

fn go((file, rank): Cell, (east, north): Cell) -> Cell {
    (file + east, rank + north)
}

fn other(side: char) -> char {
    if side == 'b' { 'w' } else { 'b' }
}

/// `(0, 0)` is `a1`.
pub fn name((file, rank): Cell) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e"][file as usize], rank + 1)
}

/// `a1` is `(0, 0)`.
pub fn cell(name: &str) -> Cell {
    let mut letters = name.chars();
    let file = "abcde".find(letters.next().unwrap()).unwrap() as i32;
    let rank = letters.next().unwrap().to_digit(10).unwrap() as i32 - 1;
    assert!((0..5).contains(&rank) && letters.next().is_none());
    (file, rank)
}
