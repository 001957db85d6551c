//! Every filling of every line through every cell, and a movement to that cell:
//! what it flips and whether it ends the game, compared with the slow reference.

use abstract_games_testkit::reference::yonmoque::{self as reference, Reference};
use yonmoque::prelude::*;

use crate::kit::{mv, reference_board, sorted_flips};

/// A cell by file and rank.
type Point = (i32, i32);

/// The four lines through a cell, each from one edge of the board to the other,
/// without the cell itself.
fn lines((file, rank): Point) -> Vec<Vec<Point>> {
    let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let line = |(east, north): Point| {
        let points = (-4..=4).filter(|&n| n != 0);
        let points = points.map(move |n| (file + n * east, rank + n * north));
        points.filter(|&point| on_board(point)).collect()
    };
    directions.map(line).to_vec()
}

fn on_board((file, rank): Point) -> bool {
    (0..5).contains(&file) && (0..5).contains(&rank)
}

fn points() -> impl Iterator<Item = Point> {
    (0..5).flat_map(|rank| (0..5).map(move |file| (file, rank)))
}

/// The cells from which a step leads to a cell.
fn neighbours((file, rank): Point) -> impl Iterator<Item = Point> {
    let around = (-1..=1).flat_map(|east| (-1..=1).map(move |north| (east, north)));
    around
        .filter(|&by| by != (0, 0))
        .map(move |(east, north)| (file + east, rank + north))
        .filter(|&point| on_board(point))
}

/// A board by rank and file: `b`, `w` or `.`.
type Board = [[char; 5]; 5];

/// All fillings of some cells of an empty board with `.`, `b` and `w`.
fn fillings(cells: &[Point]) -> impl Iterator<Item = Board> {
    (0..3_usize.pow(cells.len() as u32)).map(move |number| {
        let mut board = [['.'; 5]; 5];
        let mut rest = number;
        for &(file, rank) in cells {
            board[rank as usize][file as usize] = ['.', 'b', 'w'][rest % 3];
            rest /= 3;
        }
        board
    })
}

/// Moves a piece of `mover` in both implementations.
fn compare(mut board: Board, mover: Player, from: Point, to: Point) {
    let letter = ['b', 'w'][mover.index()];
    board[from.1 as usize][from.0 as usize] = letter;
    let rows: Vec<String> = board.iter().rev().map(|row| row.iter().collect()).collect();
    let cells = board.iter().flatten();
    let on_board = cells.clone().filter(|&&cell| cell != '.').count() as u8;
    let first = (12 - on_board).min(6);
    let hands = [first, 12 - on_board - first];
    let mut slow = Reference::from_board(
        "yonmoque",
        &rows.join("/"),
        mover.number(),
        hands.map(u32::from),
    );
    let mut setup = Setup {
        turn: mover,
        hands: ByPlayer::new(hands[0], hands[1]),
        ..Setup::default()
    };
    for (owner, &cell) in setup.board.iter_mut().zip(cells) {
        *owner = match cell {
            'b' => Some(Player::First),
            'w' => Some(Player::Second),
            _ => None,
        };
    }
    let mut fast = setup.validate(Rules::STANDARD).unwrap();
    let text = format!("{}-{}", reference::name(from), reference::name(to));
    let effect = fast.preview(mv(&text)).unwrap();
    assert_eq!(sorted_flips(&effect), slow.flips(&text), "{slow:?} {text}");
    fast.play(mv(&text)).unwrap();
    slow.play(&text);
    assert_eq!(reference_board(&fast), slow.board(), "{slow:?} {text}");
    let reason = fast.end_reason().map(|reason| reason.to_string());
    assert_eq!(reason.as_deref(), slow.reason(), "{slow:?} {text}");
}

/// Compares movements to `to` for every filling of `cells`, with the rest of the
/// board empty except for the moving piece. Returns the number of movements.
fn every_move_to(to: Point, cells: &[Point], froms: usize) -> usize {
    let mut count = 0;
    for board in fillings(cells) {
        for mover in Player::ALL {
            let letter = ['b', 'w'][mover.index()];
            // From a cell of the line only if the filling has a piece there.
            let fits = |&(file, rank): &Point| {
                let here = board[rank as usize][file as usize];
                !cells.contains(&(file, rank)) || here == letter
            };
            for from in neighbours(to).filter(fits).take(froms) {
                compare(board, mover, from, to);
                count += 1;
            }
        }
    }
    count
}

#[test]
fn every_filling_of_every_line() {
    let (mut count, mut expected) = (0, 0);
    for to in points() {
        for line in lines(to) {
            count += every_move_to(to, &line, 8);
            // Off the line, every filling; on it, every third.
            let around = neighbours(to).count();
            let inside = neighbours(to).filter(|from| line.contains(from)).count();
            let fillings = 3_usize.pow(line.len() as u32);
            expected += 2 * (around - inside) * fillings + 2 * inside * fillings / 3;
        }
    }
    assert_eq!(count, expected);
    // Ten lines of five cells and, in each diagonal direction, lines of 1, 2,
    // 3, 4, 5, 4, 3, 2, 1.
    let cells: usize = points().flat_map(lines).map(|line| line.len()).sum();
    assert_eq!(cells, 10 * 20 + 2 * (2 + 6 + 12 + 20 + 12 + 6 + 2));
}

#[test]
#[ignore = "800 thousand moves: cargo test --release -p yonmoque --test it exhaustive -- --ignored"]
fn every_filling_of_two_lines_at_once() {
    let mut moves = 0;
    for to in points() {
        let lines = lines(to);
        for (i, one) in lines.iter().enumerate() {
            for other in &lines[..i] {
                let cells = [one.as_slice(), other.as_slice()].concat();
                moves += every_move_to(to, &cells, 1);
            }
        }
    }
    // Each filling for each mover, from one cell.
    assert_eq!(moves, 801_900);
}
