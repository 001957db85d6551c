//! Every way to fill every line through every square, and a move to that
//! square: what it flips, and whether it ends the game, against the slow
//! reference.

mod common;
mod reference;

use common::mv;
use reference::Reference;
use yonmoque::{ByPlayer, Player, Position, Preview, Setup, Square, Yonmoque};

/// A square by file and rank.
type Point = (i32, i32);

/// The four lines through a square, each from one edge of the board to the
/// other, without the square itself.
fn lines((file, rank): Point) -> Vec<Vec<Point>> {
    let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let line = |(east, north): Point| {
        let points = (-4..=4).filter(|&n| n != 0);
        let points = points.map(move |n| (file + n * east, rank + n * north));
        points.filter(|&point| on_board(point)).collect()
    };
    ways.map(line).to_vec()
}

fn on_board((file, rank): Point) -> bool {
    (0..5).contains(&file) && (0..5).contains(&rank)
}

fn points() -> impl Iterator<Item = Point> {
    (0..5).flat_map(|rank| (0..5).map(move |file| (file, rank)))
}

/// The squares from which a step leads to a square.
fn neighbours((file, rank): Point) -> impl Iterator<Item = Point> {
    let around = (-1..=1).flat_map(|east| (-1..=1).map(move |north| (east, north)));
    around
        .filter(|&by| by != (0, 0))
        .map(move |(east, north)| (file + east, rank + north))
        .filter(|&point| on_board(point))
}

/// A board by rank and file: `b`, `w` or `.`.
type Board = [[char; 5]; 5];

/// All ways to lay `.`, `b` and `w` on some squares of an empty board.
fn fillings(squares: &[Point]) -> impl Iterator<Item = Board> {
    (0..3_usize.pow(squares.len() as u32)).map(move |number| {
        let mut board = [['.'; 5]; 5];
        let mut rest = number;
        for &(file, rank) in squares {
            board[rank as usize][file as usize] = ['.', 'b', 'w'][rest % 3];
            rest /= 3;
        }
        board
    })
}

/// Moves a piece of `mover` from one square to another, with both.
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
    for (square, &cell) in setup.board.iter_mut().zip(cells) {
        *square = match cell {
            'b' => Some(Player::First),
            'w' => Some(Player::Second),
            _ => None,
        };
    }
    let mut fast = Yonmoque::try_from(setup).unwrap();
    let text = format!("{}-{}", reference::name(from), reference::name(to));
    let effect = fast.preview(mv(&text)).unwrap();
    let mut flips: Vec<String> = effect.flips.iter().map(|s| s.to_string()).collect();
    flips.sort();
    assert_eq!(flips, slow.flips(&text), "{slow:?} {text}");
    fast.play(mv(&text)).unwrap();
    slow.play(&text);
    for point in points() {
        let square = Square::new(point.0 as usize, point.1 as usize).unwrap();
        let written = fast
            .at(square)
            .map_or('.', |player| ['b', 'w'][player.index()]);
        let row = slow.board();
        let row = row.split('/').nth(4 - point.1 as usize).unwrap();
        assert_eq!(row.chars().nth(point.0 as usize), Some(written), "{slow:?}");
    }
    let reason = fast.end_reason().map(|reason| reason.to_string());
    assert_eq!(reason.as_deref(), slow.reason(), "{slow:?} {text}");
}

/// The rest of the board is empty but for the piece that moves. Returns how
/// many moves there were.
fn every_move_to(to: Point, squares: &[Point], froms: usize) -> usize {
    let mut count = 0;
    for board in fillings(squares) {
        for mover in Player::ALL {
            let letter = ['b', 'w'][mover.index()];
            // From a square of the line only if the filling has a piece there.
            let fits = |&(file, rank): &Point| {
                let here = board[rank as usize][file as usize];
                !squares.contains(&(file, rank)) || here == letter
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
    // Ten lines of five squares and, in each diagonal direction, lines of 1, 2,
    // 3, 4, 5, 4, 3, 2, 1.
    let cells: usize = points().flat_map(lines).map(|line| line.len()).sum();
    assert_eq!(cells, 10 * 20 + 2 * (2 + 6 + 12 + 20 + 12 + 6 + 2));
}

#[test]
#[ignore = "800 thousand moves: cargo test --release -p yonmoque --test exhaustive -- --ignored"]
fn every_filling_of_two_lines_at_once() {
    let mut moves = 0;
    for to in points() {
        let lines = lines(to);
        for (i, one) in lines.iter().enumerate() {
            for other in &lines[..i] {
                let squares = [one.as_slice(), other.as_slice()].concat();
                moves += every_move_to(to, &squares, 1);
            }
        }
    }
    // Each filling for each mover, with one square to come from.
    assert_eq!(moves, 801_900);
}
