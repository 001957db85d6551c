//! The bounds on the number of moves and the length of games, and the steps
//! of their proof (in `src/bounds.rs`).

mod common;

use abstract_games_core::Rules as _;
use common::{every_board, with_rules};
use oust::{Move, Notation, Oust, Player, Position, Preview, Rules};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The sizes of all groups of both colours, largest first.
fn sizes<const W: usize>(game: &Oust<W>) -> Vec<u16> {
    let both = Player::ALL.into_iter();
    let mut sizes: Vec<u16> = both.flat_map(|player| game.group_sizes(player)).collect();
    sizes.sort_by(|a, b| b.cmp(a));
    sizes
}

fn check_game<const W: usize>(rules: Rules<W>, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Oust::start(rules);
    let (mut placements, mut passes, mut swaps) = (0, 0, 0);
    let mut passed = false;
    loop {
        let count = game.legal_moves().len();
        assert!(count <= rules.max_legal_moves());
        if count == 0 {
            break;
        }
        let mv = game.nth_move(rng.next_u64() as usize % count).unwrap();
        let before = sizes(&game);
        let effect = game.preview(mv).unwrap();
        game.play(mv).unwrap();
        match mv {
            Move::Place(_) => {
                placements += 1;
                assert!(sizes(&game) > before, "{game:?}");
                assert!(effect.group_size > 1 || effect.captured.is_empty());
            }
            Move::Pass => {
                assert!(!passed, "two passes in a row: {game:?}");
                passes += 1;
            }
            Move::Swap => swaps += 1,
        }
        assert!(mv.cell().is_some() || sizes(&game) == before);
        passed = mv == Move::Pass;
    }
    assert!(passes < placements && swaps <= u64::from(rules.pie()));
    assert!(placements + passes + swaps <= rules.max_plies().unwrap());
}

#[test]
fn every_step_of_the_proof_holds_in_random_games() {
    for (seed, name) in every_board().enumerate() {
        let cells = name.parse::<oust::Variant>().unwrap().board.cells();
        for game in 0..u64::from(1 + 300 / cells) {
            with_rules!(&name, check_game, 1_000 * seed as u64 + game);
            with_rules!(
                format!("{name},pie"),
                check_game,
                1_000 * seed as u64 + game
            );
        }
    }
}

#[test]
fn the_bound_on_moves_is_reached() {
    assert_eq!(Oust::start(Rules::HEX_7).legal_moves().len(), 127);
    assert_eq!(Rules::HEX_7.max_legal_moves(), 127);
    // With a swap there is one cell less.
    let pie = Rules::HEX_3.with_pie(true);
    let game = Oust::parse_position(pie, "3/4/2r2/4/3 b").unwrap();
    assert_eq!(game.legal_moves().len(), 19);
    assert_eq!(pie.max_legal_moves(), 19);
}

/// The longest games are known from a complete walk by another program.
#[test]
fn the_longest_games_are_within_the_bound() {
    assert!(Rules::HEX_2.max_plies() >= Some(7));
    assert!(Rules::SQUARE_2.max_plies() >= Some(4));
    assert!(Rules::SQUARE_3.max_plies() >= Some(14));
    // 1 + 2 + 3 + 5 + 7 + 11 + 15 = 44 partitions of 1 to 7.
    assert_eq!(Rules::HEX_2.max_plies(), Some(2 * 44 - 1));
}
