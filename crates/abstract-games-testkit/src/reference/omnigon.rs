//! A slow, simple implementation of Omnigon, to be read alongside the rule book
//! (`docs/rules/omnigon.md`).
//!
//! Cells are points `(row, x)` with integer coordinates, pieces are kept in a map, and moves are
//! text. It shares no code with the crate that it checks, and panics on invalid input because only
//! tests use it.

#![allow(
    missing_docs,
    missing_debug_implementations,
    clippy::missing_panics_doc,
    clippy::must_use_candidate
)]

use std::collections::BTreeMap;

/// A cell: its row, counted from 0 at the bottom, and its distance to the right, in half cells.
pub type Point = (i32, i32);

/// A piece: its side (1 or 2), its kind as a capital letter, its facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub side: u8,
    pub kind: char,
    pub facing: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Board {
    Hexagon,
    Aligned,
    Staggered,
}

/// A game from its name to its end.
#[derive(Clone, Debug)]
pub struct Reference {
    year: u32,
    board: Board,
    removes: bool,
    /// The number of moves by each side after which the invasion is decided.
    invasion: Option<u32>,
    pieces: BTreeMap<Point, Piece>,
    turn: u8,
    /// Enemy pieces captured by First and by Second.
    captured: [u32; 2],
    /// For each side the piece that it turned in place with its latest moves, and how often.
    series: [Option<(Point, u32)>; 2],
    /// Moves that Second has made.
    second_moves: u32,
    ended: Option<(&'static str, &'static str)>,
}

impl Reference {
    /// The start of the game of this name.
    pub fn new(game: &str) -> Self {
        let mut reference = Self::empty(game);
        let mut formations = ["triangle", "triangle"];
        let options = options(game);
        for option in &options {
            match option.split_once('=') {
                Some(("first", formation)) => formations[0] = formation,
                Some(("second", formation)) => formations[1] = formation,
                _ => {}
            }
        }
        if reference.year == 1988 {
            // OMN-4
            for text in [
                "1Hd2", "1Td1@0", "1Se1@0", "1Sd3@0", "1Sc1@0", "1Be2@5", "1Bc2@2",
            ] {
                reference.put_text(text);
            }
            for text in [
                "2Hd6", "2Td7@3", "2Se6@1", "2Sd5@1", "2Sc6@1", "2Be5@5", "2Bc5@2",
            ] {
                reference.put_text(text);
            }
            return reference;
        }
        // OMN-23; the 1983 game has a Tritrog in the place of the Quadratrog.
        let royal = if reference.year == 1981 { 'U' } else { 'O' };
        let centre = if reference.year == 1981 { 'Q' } else { 'T' };
        for side in [1, 2] {
            let cells: Vec<(&str, char)> = match formations[side as usize - 1] {
                "triangle" => vec![
                    ("a1", 'B'),
                    ("b1", 'T'),
                    ("c1", royal),
                    ("d1", 'T'),
                    ("e1", 'B'),
                    ("b2", 'B'),
                    ("c2", centre),
                    ("d2", 'B'),
                    ("c3", 'T'),
                ],
                "square" => vec![
                    ("b1", 'T'),
                    ("c1", royal),
                    ("d1", 'T'),
                    ("b2", 'B'),
                    ("c2", centre),
                    ("d2", 'B'),
                    ("b3", 'B'),
                    ("c3", 'T'),
                    ("d3", 'B'),
                ],
                other => panic!("formation {other}"),
            };
            for (cell, kind) in cells {
                let facing = match (reference.board, kind) {
                    (Board::Aligned, 'U' | 'B' | 'O') => 0,
                    (Board::Aligned, 'T' | 'Q') => 5,
                    (Board::Staggered, 'U') => 0,
                    (Board::Staggered, 'B' | 'O' | 'T') => 5,
                    (Board::Staggered, 'Q') => 4,
                    _ => panic!("no facing for {kind}"),
                };
                let (file, rank) = file_and_rank(cell);
                if side == 1 {
                    reference.put(
                        reference.patent_point(file, rank),
                        Piece { side, kind, facing },
                    );
                } else {
                    let point = reference.patent_point(6 - file, 9 - rank);
                    reference.put(
                        point,
                        Piece {
                            side,
                            kind,
                            facing: (facing + 3) % 6,
                        },
                    );
                }
            }
        }
        reference
    }

    /// A new game from a board (rows from the top, separated by `/`), with the given side to move.
    pub fn from_board(game: &str, board: &str, turn: u8) -> Self {
        let mut reference = Self::empty(game);
        reference.turn = turn;
        let letters = if reference.year == 1988 {
            "HBTS"
        } else {
            "QTBUO"
        };
        let rows: Vec<&str> = board.split('/').collect();
        let heights = if reference.year == 1988 { 7 } else { 8 };
        assert_eq!(rows.len(), heights);
        for (from_top, row) in rows.iter().enumerate() {
            let row_index = (heights - 1 - from_top) as i32;
            let mut characters = row.chars().peekable();
            let mut number = 1;
            while let Some(character) = characters.next() {
                if character != '.' {
                    let kind = character.to_ascii_uppercase();
                    assert!(letters.contains(kind));
                    // OMN-3: the Helios has no arrows, so no facing.
                    let facing = if kind == 'H' {
                        0
                    } else {
                        characters.next().unwrap().to_digit(10).unwrap() as u8
                    };
                    let side = if character.is_ascii_uppercase() { 1 } else { 2 };
                    let point = if reference.year == 1988 {
                        hexagon_point(row_index, number)
                    } else {
                        reference.patent_point(number, row_index + 1)
                    };
                    reference.put(point, Piece { side, kind, facing });
                }
                number += 1;
            }
        }
        reference
    }

    /// The same board with these counts: captures of each side, turns in place of each side, Second's moves.
    pub fn with_counts(
        mut self,
        captured: [u32; 2],
        series: [Option<(&str, u32)>; 2],
        second_moves: u32,
    ) -> Self {
        self.captured = captured;
        self.series = series.map(|entry| entry.map(|(cell, count)| (self.point(cell), count)));
        self.second_moves = second_moves;
        self
    }

    /// The same with one more piece of the first side, of a kind given by its
    /// letter.
    pub fn with_piece(&self, cell: Point, kind: &str, facing: u8) -> Self {
        let kind = kind.chars().next().unwrap();
        let mut with = self.clone();
        with.put(
            cell,
            Piece {
                side: 1,
                kind,
                facing,
            },
        );
        with
    }

    /// The board, in the form that `from_board` reads.
    pub fn board(&self) -> String {
        let written = |at: &Point| match self.pieces.get(at) {
            None => ".".to_string(),
            Some(piece) => {
                let letter = match piece.side {
                    1 => piece.kind,
                    _ => piece.kind.to_ascii_lowercase(),
                };
                match piece.kind {
                    'H' => letter.to_string(),
                    _ => format!("{letter}{}", piece.facing),
                }
            }
        };
        let heights = if self.year == 1988 { 7 } else { 8 };
        let cells = self.cells();
        let row = |row: i32| cells.iter().filter(|at| at.0 == row).map(written).collect();
        let rows: Vec<String> = (0..heights).rev().map(row).collect();
        rows.join("/")
    }

    /// 1 or 2; after the end, the player who would be next.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    pub fn outcome(&self) -> Option<&'static str> {
        self.ended.map(|(outcome, _)| outcome)
    }

    /// Why the game ended.
    pub fn reason(&self) -> Option<&'static str> {
        self.ended.map(|(_, reason)| reason)
    }

    pub fn captured(&self) -> [u32; 2] {
        self.captured
    }

    pub fn second_moves(&self) -> u32 {
        self.second_moves
    }

    /// All legal moves as text, sorted by character code.
    pub fn legal(&self) -> Vec<String> {
        if self.ended.is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for (&from, piece) in &self.pieces {
            if piece.side != self.turn {
                continue;
            }
            for (to, capture) in self.targets(from) {
                let sign = if capture { 'x' } else { '-' };
                let stem = format!("{}{sign}{}", self.name(from), self.name(to));
                match piece.kind {
                    'H' => moves.push(stem), // a Helios has no facing
                    'S' => moves.extend((0..2).map(|facing| format!("{stem}@{facing}"))), // OMN-11
                    _ => moves.extend((0..6).map(|facing| format!("{stem}@{facing}"))), // OMN-8, OMN-24
                }
            }
            if self.year != 1988 {
                // OMN-26, OMN-29: turns in place.
                let cell = self.name(from);
                if self.series[self.turn as usize - 1] == Some((from, 2)) {
                    if self.removes {
                        moves.push(format!("{cell}!"));
                    }
                } else {
                    let others = (0..6).filter(|&facing| facing != piece.facing);
                    moves.extend(others.map(|facing| format!("{cell}@{facing}")));
                }
            }
        }
        if moves.is_empty() {
            moves.push("pass".to_string()); // OMN-10, OMN-29
        }
        moves.sort();
        moves
    }

    /// Plays a legal move.
    pub fn play(&mut self, text: &str) {
        assert!(
            self.legal().iter().any(|legal| legal == text),
            "{text} is not legal"
        );
        let me = self.turn;
        let index = me as usize - 1;
        let winner = if me == 1 { "first" } else { "second" };
        let loser = if me == 1 { "second" } else { "first" };
        if text == "pass" {
            self.series[index] = None; // OMN-29
        } else if let Some(cell) = text.strip_suffix('!') {
            let removed = self.pieces.remove(&self.point(cell)).unwrap();
            self.series[index] = None;
            if "UO".contains(removed.kind) {
                self.ended = Some((loser, "own royal removed"));
            }
        } else if !text.contains(['-', 'x']) {
            let (cell, facing) = text.split_once('@').unwrap();
            let point = self.point(cell);
            self.pieces.get_mut(&point).unwrap().facing = facing.parse().unwrap();
            self.series[index] = match self.series[index] {
                Some((same, count)) if same == point => Some((point, count + 1)),
                _ => Some((point, 1)),
            };
        } else {
            let (stem, facing) = text.split_once('@').unwrap_or((text, "0"));
            let (from, to) = stem.split_once(['-', 'x']).unwrap();
            let mut piece = self.pieces.remove(&self.point(from)).unwrap();
            piece.facing = facing.parse().unwrap();
            self.series[index] = None;
            let to = self.point(to);
            if let Some(victim) = self.pieces.insert(to, piece) {
                self.captured[index] += 1;
                let enough = match self.year {
                    1981 => 7,
                    1983 => 6,
                    _ => 99, // OMN-9: only the Helios counts
                };
                // OMN-9, OMN-27
                if "HUO".contains(victim.kind) {
                    self.ended = Some((winner, "royal captured"));
                } else if self.captured[index] == enough {
                    self.ended = Some((winner, "number of captures"));
                }
                // The piece that was there can no longer continue its series of turns.
                if self.series[2 - me as usize].is_some_and(|(point, _)| point == to) {
                    self.series[2 - me as usize] = None;
                }
            }
        }
        if me == 2 {
            self.second_moves += 1;
            // OMN-28
            if self.ended.is_none() && self.invasion == Some(self.second_moves) {
                let outcome = match self.invaders(1).cmp(&self.invaders(2)) {
                    std::cmp::Ordering::Greater => "first",
                    std::cmp::Ordering::Less => "second",
                    std::cmp::Ordering::Equal => "draw",
                };
                self.ended = Some((outcome, "invasion"));
            }
        }
        self.turn = 3 - me;
    }

    /// Pieces of a side on the enemy's last two ranks (OMN-28).
    pub fn invaders(&self, side: u8) -> u32 {
        let far = if side == 1 { [6, 7] } else { [0, 1] };
        self.pieces
            .iter()
            .filter(|((row, _), piece)| piece.side == side && far.contains(row))
            .count() as u32
    }

    /// Whether the royal piece of a side is attacked, that is, whether the other side could capture
    /// it if it were to move.
    pub fn royal_attacked(&self, side: u8) -> bool {
        self.pieces.iter().any(|(&from, piece)| {
            piece.side != side
                && self
                    .targets(from)
                    .iter()
                    .any(|(to, capture)| *capture && "HUO".contains(self.pieces[to].kind))
        })
    }

    /// OMN-27: the royal of the side to move is attacked, and no move of its side wins, draws, or leaves it on the
    /// board and unattacked.
    pub fn royal_lost(&self) -> bool {
        let me = self.turn;
        let my_win = if me == 1 { "first" } else { "second" };
        self.ended.is_none()
            && self.royal_attacked(me)
            && !self.legal().iter().any(|text| {
                let mut after = self.clone();
                after.play(text);
                let alive = after
                    .pieces
                    .values()
                    .any(|piece| piece.side == me && "HUO".contains(piece.kind));
                after.outcome() == Some(my_win)
                    || after.outcome() == Some("draw")
                    || (alive && !after.royal_attacked(me))
            })
    }

    /// The cells that a side attacks: empty ones that its pieces could move to, enemy pieces that they could capture.
    pub fn attacked_cells(&self, side: u8) -> Vec<String> {
        let mut cells: Vec<String> = Vec::new();
        for (&from, piece) in &self.pieces {
            if piece.side == side {
                cells.extend(self.targets(from).iter().map(|&(to, _)| self.name(to)));
            }
        }
        cells.sort();
        cells.dedup();
        cells
    }

    /// The pieces of a side that could move to the cell, disregarding shields and the piece on the
    /// cell.
    pub fn protectors(&self, cell: &str, side: u8) -> Vec<String> {
        let goal = self.point(cell);
        let mut cells: Vec<String> = Vec::new();
        for (&from, piece) in &self.pieces {
            if piece.side == side && self.rays(from).iter().any(|(_, ray)| ray.contains(&goal)) {
                cells.push(self.name(from));
            }
        }
        cells.sort();
        cells
    }

    /// The pieces of a side that could move to the cell, or capture on it.
    pub fn attackers(&self, cell: &str, side: u8) -> Vec<String> {
        let goal = self.point(cell);
        let mut cells: Vec<String> = Vec::new();
        for (&from, piece) in &self.pieces {
            if piece.side == side && self.targets(from).iter().any(|&(to, _)| to == goal) {
                cells.push(self.name(from));
            }
        }
        cells.sort();
        cells
    }

    /// The pieces of a side on the board.
    pub fn pieces(&self, side: u8) -> usize {
        self.pieces
            .values()
            .filter(|piece| piece.side == side)
            .count()
    }

    /// Where a piece may move to, and whether it captures there.
    fn targets(&self, from: Point) -> Vec<(Point, bool)> {
        let me = self.pieces[&from].side;
        let mut targets = Vec::new();
        for (direction, ray) in self.rays(from) {
            for to in ray {
                match self.pieces.get(&to) {
                    None => targets.push((to, false)),
                    // OMN-6, OMN-7, OMN-24, OMN-25
                    Some(enemy) if enemy.side != me && !self.shielded(*enemy, direction) => {
                        targets.push((to, true));
                    }
                    Some(_) => {}
                }
            }
        }
        targets
    }

    /// For each direction in which a piece moves: the empty cells before it, and the first piece's cell.
    fn rays(&self, from: Point) -> Vec<(usize, Vec<Point>)> {
        let piece = self.pieces[&from];
        let mut rays = Vec::new();
        for (direction, (up, right)) in self.directions().into_iter().enumerate() {
            // OMN-5: along its arrows, the Helios and (OMN-24) every piece of the patents in all directions.
            if self.year == 1988 && piece.kind != 'H' && !marked(piece, direction as u8) {
                continue;
            }
            let mut ray = Vec::new();
            let mut at = (from.0 + up, from.1 + right);
            while self.on_board(at) {
                ray.push(at);
                if self.pieces.contains_key(&at) || piece.kind == 'H' {
                    break;
                }
                at = (at.0 + up, at.1 + right);
            }
            rays.push((direction, ray));
        }
        rays
    }

    /// Whether a piece is safe from an attacker that moves in this direction.
    fn shielded(&self, victim: Piece, direction: usize) -> bool {
        // An attack meets the face on the opposite side (OMN-7, OMN-20, OMN-21).
        let met: Vec<u8> = match (self.board, direction) {
            (Board::Aligned, 6) => vec![4, 5], // E
            (Board::Aligned, 7) => vec![1, 2], // W
            _ => vec![(direction as u8 + 3) % 6],
        };
        met.iter().all(|&face| marked(victim, face))
    }

    /// The directions as (rows up, half cells right).
    fn directions(&self) -> Vec<(i32, i32)> {
        match self.board {
            // NE, E, SE, SW, W, NW
            Board::Hexagon | Board::Staggered => {
                vec![(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)]
            }
            // N, NE, SE, S, SW, NW by the number of the face, then E, W
            Board::Aligned => {
                vec![
                    (1, 0),
                    (1, 2),
                    (-1, 2),
                    (-1, 0),
                    (-1, -2),
                    (1, -2),
                    (0, 2),
                    (0, -2),
                ]
            }
        }
    }

    fn on_board(&self, (row, x): Point) -> bool {
        if self.board == Board::Hexagon {
            (0..7).contains(&row) && (7 - width(row)..=5 + width(row)).contains(&x)
        } else {
            (0..8).contains(&row)
                && (1..=5).any(|file| self.patent_point(file, row + 1) == (row, x))
        }
    }

    /// All cells, row by row from the bottom, each from the left.
    pub fn cells(&self) -> Vec<Point> {
        if self.board == Board::Hexagon {
            (0..7)
                .flat_map(|row| (1..=width(row)).map(move |number| hexagon_point(row, number)))
                .collect()
        } else {
            (1..=8)
                .flat_map(|rank| (1..=5).map(move |file| self.patent_point(file, rank)))
                .collect()
        }
    }

    /// OMN-20, OMN-21: on the staggered grid the even ranks are shifted half a cell to the right.
    fn patent_point(&self, file: i32, rank: i32) -> Point {
        let shift = i32::from(self.board == Board::Staggered && rank % 2 == 0);
        (rank - 1, 2 * file + shift)
    }

    pub fn name(&self, point: Point) -> String {
        let (row, x) = point;
        if self.board == Board::Hexagon {
            let number = (x - (7 - width(row))) / 2 + 1;
            format!("{}{number}", (b'a' + row as u8) as char)
        } else {
            format!("{}{}", (b'a' + (x / 2 - 1) as u8) as char, row + 1)
        }
    }

    pub fn point(&self, name: &str) -> Point {
        self.cells()
            .into_iter()
            .find(|&point| self.name(point) == name)
            .unwrap_or_else(|| panic!("cell {name}"))
    }

    fn put(&mut self, point: Point, piece: Piece) {
        assert!(self.on_board(point));
        assert!(self.pieces.insert(point, piece).is_none());
    }

    /// `1Be2@5`: a Bigon of the first side on e2 with facing 5.
    fn put_text(&mut self, text: &str) {
        let side = text[..1].parse().unwrap();
        let kind = text[1..].chars().next().unwrap();
        let (cell, facing) = text[2..].split_once('@').unwrap_or((&text[2..], "0"));
        self.put(
            self.point(cell),
            Piece {
                side,
                kind,
                facing: facing.parse().unwrap(),
            },
        );
    }

    /// The rules of a game, with nothing on the board.
    fn empty(game: &str) -> Self {
        let options = options(game);
        let has = |name: &str| options.iter().any(|option| option == name);
        let year = if has("1981") {
            1981
        } else if has("1983") {
            1983
        } else {
            1988
        };
        let board = match (year, has("grid=staggered")) {
            (1988, _) => Board::Hexagon,
            (_, false) => Board::Aligned,
            (_, true) => Board::Staggered,
        };
        let invasion = options
            .iter()
            .find_map(|option| option.strip_prefix("invasion="))
            .map(|n| n.parse().unwrap());
        Self {
            year,
            board,
            removes: !has("third-turn=illegal"),
            invasion,
            pieces: BTreeMap::new(),
            turn: 1,
            captured: [0, 0],
            series: [None, None],
            second_moves: 0,
            ended: None,
        }
    }
}

fn options(game: &str) -> Vec<String> {
    let (name, options) = game.split_once(':').unwrap_or((game, ""));
    assert_eq!(name, "omnigon");
    options
        .split(',')
        .filter(|option| !option.is_empty())
        .map(str::to_string)
        .collect()
}

/// OMN-3, OMN-22: whether the face (or arrow) of a piece is marked at its current facing.
fn marked(piece: Piece, face: u8) -> bool {
    let base: &[u8] = match piece.kind {
        'H' => &[],
        'U' => &[0],
        'B' | 'O' => &[0, 1], // the Bigon and the Bitrog alike
        'T' => &[0, 1, 2],    // the Trigon and the Tritrog alike
        'Q' => &[0, 1, 2, 3],
        'S' => &[0, 2, 4],
        other => panic!("kind {other}"),
    };
    base.iter().any(|side| (side + piece.facing) % 6 == face)
}

/// Cells in a row of the hexagon (OMN-1): 4, 5, 6, 7, 6, 5, 4.
fn width(row: i32) -> i32 {
    7 - (row - 3).abs()
}

fn hexagon_point(row: i32, number: i32) -> Point {
    (row, 7 - width(row) + 2 * (number - 1))
}

fn file_and_rank(cell: &str) -> (i32, i32) {
    let bytes = cell.as_bytes();
    (i32::from(bytes[0] - b'a') + 1, i32::from(bytes[1] - b'0'))
}
