//! Random games and boards, compared with the slow reference.

use abstract_games_testkit::reference::yonmoque::Reference;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use yonmoque::prelude::*;

use crate::kit::{board_field, mv, position, reference_board, sorted_flips, sorted_texts};

/// How moves are chosen.
#[derive(Clone, Copy)]
enum Style {
    /// Uniformly.
    Random,
    /// Uniformly among the moves that do not end the game, as long as there are
    /// any. This gives long games with full boards and empty hands.
    Peaceful,
    /// Like `Peaceful`, but movements only, once a side has four pieces on the
    /// board. Many pieces stay in hand.
    Thrifty,
}

fn choose(game: &Yonmoque, style: Style, rng: &mut Xoshiro256PlusPlus) -> Move {
    let all: Vec<Move> = game.legal_moves().collect();
    let quiet = |mv: &Move| game.preview(*mv).unwrap().end.is_none();
    let mut moves: Vec<Move> = match style {
        Style::Random => Vec::new(),
        Style::Peaceful | Style::Thrifty => all.iter().copied().filter(quiet).collect(),
    };
    if matches!(style, Style::Thrifty) && game.pieces(game.turn()).len() >= 4 {
        moves.retain(|mv| matches!(mv, Move::Relocate { .. }));
    }
    let moves = if moves.is_empty() { all } else { moves };
    moves[rng.next_u32() as usize % moves.len()]
}

fn compare(game: &Yonmoque, slow: &Reference) {
    assert_eq!(reference_board(game), slow.board());
    assert_eq!(game.turn().number(), slow.turn(), "{slow:?}");
    assert_eq!(sorted_texts(game), slow.legal(), "{slow:?}");
    let outcome = game.outcome().map(|outcome| match outcome {
        Outcome::Win(Player::First) => "first",
        Outcome::Win(Player::Second) => "second",
        Outcome::Draw => "draw",
    });
    assert_eq!(outcome, slow.outcome(), "{slow:?}");
    let reason = game.end_reason().map(|reason| reason.to_string());
    assert_eq!(reason.as_deref(), slow.reason(), "{slow:?}");
    let score = game.score();
    assert_eq!([score.first, score.second], slow.score(), "{slow:?}");
    let hands = Player::ALL.map(|player| u32::from(game.hand(player)));
    assert_eq!(hands, slow.hands(), "{slow:?}");
}

/// Compares the effect of each legal move.
fn compare_effects(game: &Yonmoque, slow: &Reference) {
    for text in slow.legal() {
        let effect = game.preview(mv(&text)).unwrap();
        assert_eq!(sorted_flips(&effect), slow.flips(&text), "{slow:?} {text}");
        let mut after = slow.clone();
        after.play(&text);
        let end = effect
            .end
            .map(|(outcome, reason)| (outcome, reason.to_string()));
        let expected = after.outcome().map(|winner| {
            let winner = match winner {
                "first" => Player::First,
                _ => Player::Second,
            };
            (Outcome::Win(winner), after.reason().unwrap().to_owned())
        });
        assert_eq!(end, expected, "{slow:?} {text}");
    }
}

fn games(style: Style, seed: u64, count: usize, max_plies: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..count {
        let mut game = Yonmoque::start(Rules::STANDARD);
        let mut slow = Reference::new("yonmoque");
        for ply in 0..max_plies {
            compare(&game, &slow);
            if ply % 8 == 0 {
                compare_effects(&game, &slow);
            }
            assert_eq!(position(&game.position_text().to_string()), game);
            if game.outcome().is_some() {
                break;
            }
            let mv = choose(&game, style, &mut rng);
            game.play(mv).unwrap();
            slow.play(&mv.to_string());
        }
    }
}

#[test]
fn random_games_agree_with_the_reference() {
    games(Style::Random, 1, 200, 200);
}

#[test]
fn long_games_agree_with_the_reference() {
    games(Style::Peaceful, 2, 15, 300);
}

#[test]
fn games_with_full_hands_agree_with_the_reference() {
    games(Style::Thrifty, 3, 15, 300);
}

/// Boards that rarely arise in play: any number of pieces, placed at random,
/// with hands to match.
#[test]
fn random_boards_agree_with_the_reference() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut below = |bound: u32| rng.next_u32() % bound;
    let (mut in_progress, mut ended) = (0, 0);
    while in_progress < 600 {
        let count = below(13);
        let hand = (12 - count).min(6);
        let hands = if below(2) == 0 {
            [hand, 12 - count - hand]
        } else {
            [12 - count - hand, hand]
        };
        let mut cells = ['.'; 25];
        let blue = below(13);
        for _ in 0..count {
            let free: Vec<usize> = (0..25).filter(|&i| cells[i] == '.').collect();
            let at = free[below(free.len() as u32) as usize];
            cells[at] = if below(12) < blue { 'b' } else { 'w' };
        }
        let rows: Vec<String> = cells.chunks(5).map(|row| row.iter().collect()).collect();
        let board = rows.join("/");
        let turn = 1 + below(2) as u8;
        let slow = Reference::from_board("yonmoque", &board, turn, hands);

        let side = ["b", "w"][usize::from(turn) - 1];
        let text = format!("{} {side} {} {}", board_field(&board), hands[0], hands[1]);
        match Yonmoque::parse_position(Rules::STANDARD, &text) {
            Ok(game) => {
                compare(&game, &slow);
                compare_effects(&game, &slow);
                in_progress += 1;
            }
            Err(error) => {
                match error {
                    SetupError::Five { .. } => {}
                    SetupError::Blocked { .. } => assert_eq!(slow.reason(), Some("no moves")),
                    _ => panic!("{text}: {error}"),
                }
                ended += 1;
            }
        }
    }
    assert!(ended > 10);
}
