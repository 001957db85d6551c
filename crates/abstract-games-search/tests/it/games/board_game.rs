//! The boards for `board-game`: the checks of that crate's own tests, its counts
//! and its searches.

use std::collections::{HashMap, HashSet};

use abstract_games_core::{Outcome, Player, Position, perft};
use abstract_games_search::board_game::{Board, FixedRules, Unsymmetric};
use abstract_games_search::{Alternating, AlternatingRules};
use board_game::ai::Bot;
use board_game::ai::mcts::MCTSBot;
use board_game::ai::simple::{RandomBot, RolloutBot};
use board_game::ai::solver::{SolverBot, SolverValue, solve_value};
use board_game::board::{Board as BoardTrait, BoardDone, BoardMoves, BoardSymmetry, PlayError};
use board_game::symmetry::Symmetry;
use board_game::util::game_stats::{self, perft_naive};
use internal_iterator::InternalIterator;
use rand_xoshiro_06::Xoroshiro64StarStar;
use rand_xoshiro_06::rand_core::SeedableRng;

use super::rule_sets::*;
use super::{
    TestGame, after, after_moves, forced_wins, random_game, reachable, solve, start, wins,
};

fn rng() -> Xoroshiro64StarStar {
    Xoroshiro64StarStar::seed_from_u64(0)
}

/// The laws that `board-game` 0.8.2 checks for its own boards
/// (`tests/board/mod.rs`).
fn keeps_the_laws<R: FixedRules>(board: &Board<R>) {
    if board.is_done() {
        a_finished_board_has_no_moves(board);
    } else {
        available_moves_agree(board);
        random_moves_are_uniform(board);
    }
    symmetries_keep_the_game(board);
}

fn a_finished_board_has_no_moves<R: FixedRules>(board: &Board<R>) {
    assert!(board.available_moves().is_err());
    assert!(board.children().is_err());
    assert_eq!(board.random_available_move(&mut rng()), Err(BoardDone));
    assert_eq!(
        board.clone().play_random_available_move(&mut rng()),
        Err(BoardDone)
    );
    Board::<R>::all_possible_moves().for_each(|mv| {
        assert_eq!(board.clone().play(mv), Err(PlayError::BoardDone));
        assert_eq!(board.is_available_move(mv), Err(BoardDone));
    });
}

fn available_moves_agree<R: FixedRules>(board: &Board<R>) {
    let all: Vec<_> = Board::<R>::all_possible_moves().collect();
    let available: Vec<_> = board.available_moves().unwrap().collect();
    assert_eq!(Board::<R>::all_possible_moves().count(), all.len());
    assert_eq!(board.available_moves().unwrap().count(), available.len());
    assert!(!available.is_empty());

    let all_once: HashSet<_> = all.iter().copied().collect();
    let available_once: HashSet<_> = available.iter().copied().collect();
    assert_eq!(all_once.len(), all.len(), "a possible move is listed twice");
    assert_eq!(available_once.len(), available.len(), "a move comes twice");
    assert!(available_once.is_subset(&all_once), "{board}");
    for &mv in &all {
        let is_available = board.is_available_move(mv).unwrap();
        assert_eq!(is_available, available_once.contains(&mv), "{mv}\n{board}");
        let played = board.clone().play(mv);
        assert_eq!(played.is_ok(), is_available, "{mv}\n{board}");
    }
    for (n, &mv) in available.iter().enumerate() {
        assert_eq!(board.available_moves().unwrap().nth(n), Some(mv));
        let next = board.clone_and_play(mv).unwrap();
        assert_ne!(next.next_player(), board.next_player(), "{mv}\n{board}");
    }
    assert_eq!(board.available_moves().unwrap().nth(available.len()), None);
}

/// Draws 1,000 moves for each legal move. No count may be off by a fifth, and
/// with this seed none is.
fn random_moves_are_uniform<R: FixedRules>(board: &Board<R>) {
    const DRAWS: u32 = 1_000;
    let mut rng = rng();
    let mut drawn: HashMap<_, u32> = HashMap::new();
    let available: Vec<_> = board.available_moves().unwrap().collect();
    for _ in 0..DRAWS * available.len() as u32 {
        let mv = board.random_available_move(&mut rng).unwrap();
        *drawn.entry(mv).or_default() += 1;
    }
    assert_eq!(drawn.len(), available.len());
    for mv in available {
        let share = f64::from(drawn[&mv]) / f64::from(DRAWS);
        assert!((0.8..1.2).contains(&share), "{mv}: {share}\n{board}");
    }
}

/// Rules without symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Plain;

impl FixedRules for Plain {
    type Position = oust::Oust<1>;
    type Symmetry = Unsymmetric;

    fn rules() -> oust::Rules<1> {
        oust::Rules::HEX_3
    }

    fn every_move() -> Vec<oust::Move> {
        let placements = Self::rules().board().cells().map(oust::Move::Place);
        placements.chain([oust::Move::Pass]).collect()
    }
}

#[test]
fn a_game_needs_no_symmetries() {
    games_keep_the_laws::<Plain>(3, 200, 3);
    assert!(<Unsymmetric as Symmetry>::is_unit());
}

#[test]
fn the_symmetries_are_those_of_the_games() {
    fn count<R: FixedRules>() -> usize {
        R::Symmetry::all().len()
    }
    assert_eq!(count::<OustHex3>(), 12);
    assert_eq!(count::<OustSquare4>(), 8);
    assert_eq!(count::<YonmoqueOnly>(), 8);
    assert_eq!(count::<Omnigon1988>(), 12);
    assert_eq!(count::<Omnigon1981>(), 4);
    assert_eq!(count::<Omnigon1983Staggered>(), 2);
    assert_eq!(count::<OxyClassic>(), 24);
}

fn symmetries_keep_the_game<R: FixedRules>(board: &Board<R>) {
    let all = R::Symmetry::all();
    assert!(all.contains(&R::Symmetry::default()));
    assert_eq!(&board.map(R::Symmetry::default()), board);
    for &symmetry in all {
        let inverse = symmetry.inverse();
        assert!(all.contains(&inverse));
        let mapped = board.map(symmetry);
        assert_eq!(&mapped.map(inverse), board, "{symmetry:?}");
        assert_eq!(mapped.outcome(), board.outcome());
        assert_eq!(mapped.next_player(), board.next_player());
        assert_eq!(mapped.needs_null_move(), board.needs_null_move());
        if let (Ok(moves), Ok(mapped_moves)) = (board.available_moves(), mapped.available_moves()) {
            let expected: HashSet<_> = moves.map(|mv| board.map_move(symmetry, mv)).collect();
            let found: HashSet<_> = mapped_moves.collect();
            assert_eq!(found, expected, "{symmetry:?}\n{board}");
            board.children().unwrap().for_each(|(mv, child)| {
                let mapped_mv = board.map_move(symmetry, mv);
                assert_eq!(mapped.clone_and_play(mapped_mv), Ok(child.map(symmetry)));
            });
        }
        assert_eq!(mapped.canonicalize(), board.canonicalize());
    }
}

/// Plays random games on the board and checks every `step`-th position, and
/// the last.
fn games_keep_the_laws<R: FixedRules>(games: u64, plies: usize, step: usize) {
    for seed in 0..games {
        let mut rng = Xoroshiro64StarStar::seed_from_u64(seed);
        let mut board = Board::<R>::start();
        for ply in 0..plies {
            if board.is_done() {
                break;
            }
            if ply % step == 0 {
                keeps_the_laws(&board);
            }
            board.play_random_available_move(&mut rng).unwrap();
        }
        keeps_the_laws(&board);
    }
}

#[test]
fn oust_keeps_the_laws() {
    games_keep_the_laws::<OustHex2>(20, 30, 1);
    games_keep_the_laws::<OustHex3Pie>(4, 200, 3);
    games_keep_the_laws::<OustSquare4>(4, 200, 3);
    games_keep_the_laws::<OustHex7>(1, 2_000, 150);
}

#[test]
fn yonmoque_keeps_the_laws() {
    games_keep_the_laws::<YonmoqueOnly>(4, 200, 9);
}

#[test]
fn omnigon_keeps_the_laws() {
    games_keep_the_laws::<Omnigon1988>(2, 300, 40);
    games_keep_the_laws::<Omnigon1981>(1, 300, 60);
    games_keep_the_laws::<Omnigon1983Staggered>(1, 300, 60);
}

#[test]
fn oxy_keeps_the_laws() {
    games_keep_the_laws::<OxyClassic>(2, 400, 7);
    games_keep_the_laws::<OxyChessRelayout>(2, 400, 11);
}

/// The number of sequences of `depth` moves, null moves not counted, played on
/// the board.
fn perft_without_null_moves<R: FixedRules>(board: &Board<R>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    if let Ok(children) = board.children() {
        children.for_each(|(mv, child)| {
            let left = depth - u32::from(mv.game_move().is_some());
            nodes += perft_without_null_moves(&child, left);
        });
    }
    nodes
}

/// Both of `board-game`'s counts are those of the core; without null moves
/// they are the known counts.
fn counts_agree<R: FixedRules>(known: &[u64]) {
    let board = Board::<R>::start();
    for (depth, &nodes) in (1..).zip(known) {
        assert_eq!(
            perft_without_null_moves(&board, depth),
            nodes,
            "depth {depth}"
        );
        let start = Alternating::<R::Position>::start(AlternatingRules(R::rules()));
        let expected = perft(&start, depth);
        assert_eq!(perft_naive(&board, depth), expected, "depth {depth}");
        assert_eq!(game_stats::perft(&board, depth), expected, "depth {depth}");
    }
}

#[test]
fn counts_are_those_of_independent_programs() {
    counts_agree::<OustHex2>(&[7, 42, 186, 360, 576, 480, 168, 0]);
    counts_agree::<OustSquare4>(&[16, 240, 2_896, 31_872]);
    counts_agree::<OustHex7>(&[127, 16_002]);
    counts_agree::<YonmoqueOnly>(&[25, 600, 17_288]);
    counts_agree::<Omnigon1988>(&[56, 3_104, 171_364]);
    counts_agree::<Omnigon1981>(&[285, 78_567]);
    counts_agree::<OxyDefault>(&[4, 12, 31, 75, 185, 467, 1_206, 3_027]);
}

#[test]
fn players_alternate_where_the_game_does_not() {
    fn is_alternating<B: board_game::board::Alternating>(_: &B) {}

    let board = Board::<OustHex3Pie>::start();
    is_alternating(&board);
    // Red captures with d2 and is to move again: Blue makes a null move.
    let taken = after_moves::<oust::Oust<1>>("oust:hex-3,pie", "e2 d3");
    let mut board = Board::<OustHex3Pie>::new(taken).unwrap();
    assert!(!board.needs_null_move());
    assert_eq!(format!("{}", mv::<OustHex3Pie>("d2")), "d2");
    let other_rules = start::<oust::Oust<1>>("oust:hex-3");
    assert_eq!(Board::<OustHex3Pie>::new(other_rules), Err(other_rules));
    let mut null_moves = 0;
    let mut rng = rng();
    while board.play_random_available_move(&mut rng).is_ok() {
        if board.needs_null_move() {
            null_moves += 1;
            let moves: Vec<_> = board.available_moves().unwrap().collect();
            assert_eq!(moves.len(), 1);
            assert_eq!(
                (moves[0].to_string(), moves[0].game_move()),
                ("null".into(), None)
            );
        }
    }
    assert!(null_moves > 0 || board.is_done());
}

fn sign(value: SolverValue) -> i32 {
    match value {
        SolverValue::WinIn(_) => 1,
        SolverValue::LossIn(_) => -1,
        SolverValue::Draw => 0,
        SolverValue::Unknown => panic!("not solved"),
    }
}

/// Solves every position of a game both ways.
fn every_position_is_solved<R: FixedRules>(positions: usize) {
    let all = reachable(R::Position::start(R::rules()));
    let unfinished = all.iter().filter(|position| position.outcome().is_none());
    assert_eq!(unfinished.clone().count(), positions);
    for position in unfinished {
        let expected = match position.turn() {
            Player::First => solve(position),
            Player::Second => -solve(position),
        };
        let board = Board::<R>::new(position.clone()).unwrap();
        assert_eq!(sign(solve_value(&board, 40)), expected, "{position}");
        board.children().unwrap().for_each(|(_, child)| {
            let expected = match child.next_player() {
                board_game::board::Player::A => solve(child.position()),
                board_game::board::Player::B => -solve(child.position()),
            };
            assert_eq!(sign(solve_value(&child, 40)), expected, "{child}");
        });
    }
}

// The numbers of positions are those of an exhaustive walk by an independent
// program (OUST-10).
#[test]
fn every_position_of_small_boards_is_solved_right() {
    every_position_is_solved::<OustHex2>(187);
    every_position_is_solved::<OustSquare2>(21);
    every_position_is_solved::<OustSquare3>(3_700);
}

/// The bots find a win in one move.
fn bots_win_at_once<P: TestGame>(position: P, winning: &str) {
    let rules = position.rules().to_string();
    with_rules(&rules, position, winning, Bots);
}

struct Bots;

impl Check for Bots {
    fn check<R: FixedRules>(self, board: &Board<R>, winning: &str) {
        let player = board.position().turn();
        let mut won = board.clone();
        won.play(mv::<R>(winning)).unwrap();
        assert_eq!(won.position().outcome(), Some(Outcome::Win(player)));
        let wins = |name: &str, bot: &mut dyn Bot<Board<R>>| {
            let mv = bot.select_move(board).unwrap();
            let next = board.clone_and_play(mv).unwrap();
            let outcome = next.position().outcome();
            assert_eq!(outcome, Some(Outcome::Win(player)), "{name}: {mv}\n{board}");
        };
        wins("solver", &mut SolverBot::new(1, rng()));
        wins("MCTS", &mut MCTSBot::new(3_000, 1.4, rng()));
        assert!(RandomBot::new(rng()).select_move(board).is_ok());
        assert!(RolloutBot::new(600, rng()).select_move(board).is_ok());
    }
}

#[test]
fn bots_find_the_winning_move() {
    for_each_won_game!(bots_win_at_once);
}

/// The solver keeps a win that takes several moves.
fn solver_keeps_wins<R: FixedRules>(moves: u32, count: usize) {
    let name = R::rules().to_string();
    for position in forced_wins::<R::Position>(&name, moves, count) {
        let player = position.turn();
        let board = Board::<R>::new(position.clone()).unwrap();
        // With null moves there are up to twice as many plies.
        let depth = (moves..=2 * moves)
            .find(|&depth| matches!(solve_value(&board, depth), SolverValue::WinIn(_)))
            .unwrap_or_else(|| panic!("no win seen\n{position}"));
        let mut kept = 0;
        board.children().unwrap().for_each(|(mv, child)| {
            if matches!(solve_value(&child, depth - 1), SolverValue::LossIn(_)) {
                let next = after(&position, mv.game_move().unwrap());
                assert!(wins(&next, player, moves - 1), "{mv}\n{position}");
                kept += 1;
            }
        });
        let winning = position
            .legal_moves()
            .filter(|&mv| wins(&after(&position, mv), player, moves - 1));
        assert!(kept > 0 && kept <= winning.count(), "{position}");
    }
}

#[test]
fn the_solver_finds_forced_wins() {
    solver_keeps_wins::<OustHex3>(3, 4);
    solver_keeps_wins::<OustSquare4>(4, 4);
    solver_keeps_wins::<YonmoqueOnly>(3, 3);
    solver_keeps_wins::<Omnigon1988>(3, 1);
    solver_keeps_wins::<OxyClassic>(4, 3);
    solver_keeps_wins::<OxyChessRelayout>(4, 3);
}

#[test]
fn mcts_proves_forced_wins() {
    for position in forced_wins::<oust::Oust<1>>("oust:square-4", 3, 5) {
        let board = Board::<OustSquare4>::new(position).unwrap();
        let mv = MCTSBot::new(20_000, 1.4, rng())
            .select_move(&board)
            .unwrap();
        let next = after(&position, mv.game_move().unwrap());
        assert!(wins(&next, position.turn(), 2), "{mv}\n{position}");
    }
}

#[test]
fn random_games_give_statistics() {
    let stats = game_stats::average_game_stats(Board::<OustHex3>::start, RandomBot::new(rng()), 20);
    assert_eq!(stats.total_wdl_a.sum(), 20);
    assert_eq!(stats.total_wdl_a.draw, 0);
    assert!(stats.game_length >= 3.0);
    let start = start::<oust::Oust<1>>("oust:hex-3");
    assert!(random_game(start, 1, 500).len() > 3);
}
