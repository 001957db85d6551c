//! `play_unchecked` with illegal moves, in builds without debug assertions: the
//! position may be wrong, but nothing panics and every loop ends.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use yonmoque::prelude::*;

use crate::kit::every_move;

#[test]
fn illegal_moves_played_unchecked_do_not_panic() {
    let every_move = every_move();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut below = |bound| {
        let n = abstract_games_core::random::below(&mut rng, bound).expect("a number");
        n as usize
    };
    let mut wrong = 0;
    for _ in 0..2_000 {
        let mut game = Yonmoque::start(Rules::STANDARD);
        for _ in 0..50 {
            let mv = match below(2) {
                0 => Move::Place(Cell::ALL[below(Cell::COUNT as u32)]),
                _ => every_move[below(every_move.len() as u32)],
            };
            game.play_unchecked(mv);
            query(&game, mv);
            wrong += u32::from(game.to_setup().validate(Rules::STANDARD).is_err());
        }
    }
    assert!(wrong > 50_000, "{wrong}");
}

/// Calls everything that reads a position.
fn query(game: &Yonmoque, mv: Move) {
    let moves = game.legal_moves();
    assert_eq!(moves.clone().count(), moves.len());
    assert_eq!(moves.len(), moves.fold(0, |count, _| count + 1));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    if let Some(drawn) = game.random_move(&mut rng) {
        assert!(game.is_legal(drawn));
    }
    let _ = (game.check(mv), game.explain(mv), game.preview(mv));
    let _ = (game.to_string(), format!("{game:?}"), game.score());
    let _ = (game.canonical(), game.transform_move(mv, 7));
    let mut planes = [false; 400];
    assert!(game.write_planes(&mut planes).is_ok());
}
