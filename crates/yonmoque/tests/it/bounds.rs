//! The bounds: on the number of legal moves, proved by counting all boards, and
//! on the length of a game.

use abstract_games_testkit::reference::yonmoque::{Reference, colour};
use yonmoque::prelude::*;

use crate::kit::{mv, position};

/// For each cell, the cells that a piece may step to, and the cells that must be
/// empty for each slide over two or three cells.
fn steps_and_slides(side: char) -> Vec<(u32, Vec<u32>)> {
    let on_board = |(file, rank)| (0..5).contains(&file) && (0..5).contains(&rank);
    let mut table = vec![(0, Vec::new()); 25];
    for from in 0..25 {
        let (file, rank) = (from % 5, from / 5);
        let (steps, slides) = &mut table[from as usize];
        for (east, north) in [
            (1, 0),
            (1, 1),
            (0, 1),
            (-1, 1),
            (-1, 0),
            (-1, -1),
            (0, -1),
            (1, -1),
        ] {
            let line = (1..5).map(|n| (file + n * east, rank + n * north));
            let line: Vec<(i32, i32)> = line.take_while(|&cell| on_board(cell)).collect();
            let bits = |cells: &[(i32, i32)]| {
                cells
                    .iter()
                    .map(|(file, rank)| 1 << (5 * rank + file))
                    .sum::<u32>()
            };
            *steps |= bits(&line[..line.len().min(1)]);
            let mut on_colour = line.iter().take_while(|&&cell| colour(cell) == Some(side));
            let diagonal = east != 0 && north != 0;
            if diagonal && colour((file, rank)) == Some(side) {
                let reach = on_colour.by_ref().count();
                slides.extend((2..=reach).map(|length| bits(&line[..length])));
            }
        }
    }
    table
}

fn fives() -> Vec<u32> {
    let rows = (0..5).map(|rank| 0b11111 << (5 * rank));
    let files = (0..5).map(|file| 0x10_8421 << file);
    rows.chain(files).chain([0x104_1041, 0x11_1110]).collect()
}

/// The largest number of moves that a side can have with no enemy piece on the
/// board. `Rules::MAX_LEGAL_MOVES` shows that enemy pieces do not increase it.
fn most_moves(side: char) -> u32 {
    let (table, fives) = (steps_and_slides(side), fives());
    let mut most = 0;
    for pieces in 0..1_u32 << 25 {
        let count = pieces.count_ones();
        if count > 12 || fives.iter().any(|&five| five & !pieces == 0) {
            continue;
        }
        // With twelve pieces on the board there is none left to place.
        let mut moves = if count < 12 { 25 - count } else { 0 };
        let mut left = pieces;
        while left != 0 {
            let (steps, slides) = &table[left.trailing_zeros() as usize];
            let free_slides = slides.iter().filter(|&&path| pieces & path == 0);
            moves += (steps & !pieces).count_ones() + free_slides.count() as u32;
            left &= left - 1;
        }
        most = most.max(moves);
    }
    most
}

#[test]
fn no_position_has_more_moves_than_the_bound() {
    assert_eq!(most_moves('w'), 69);
    assert_eq!(most_moves('b'), 64);
    assert_eq!(Rules::STANDARD.max_legal_moves(), 69);
}

#[test]
fn the_bound_is_reached() {
    let game = position("5/ww1ww/5/ww1ww/5 w 3 1");
    assert_eq!(game.legal_moves().len(), 69);
    let slow = Reference::from_board("yonmoque", "...../ww.ww/...../ww.ww/.....", 2, [3, 1]);
    assert_eq!(slow.legal().len(), 69);
}

/// YON-10: a game can go on forever.
#[test]
fn there_is_no_bound_on_the_length_of_a_game() {
    assert_eq!(Rules::STANDARD.max_plies(), None);
    let mut game = position("w4/5/5/5/4b b 5 5");
    let before = game;
    for text in ["e1-d1", "a5-b5", "d1-e1", "b5-a5"] {
        game.play(mv(text)).unwrap();
    }
    assert_eq!(game, before);
}
