//! The bounds on the number of moves and the length of games, and the steps
//! of their proof (in `src/rules/bounds.rs`).

use oust::{Visitor, prelude::*};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::kit::{HEX_2, SQUARE_2, SQUARE_3, every_board, with_pie};

/// The sizes of all groups of both colours, largest first.
fn sizes<const W: usize>(game: &Oust<W>) -> Vec<u16> {
    let both = Player::ALL.into_iter();
    let mut sizes: Vec<u16> = both.flat_map(|player| game.group_sizes(player)).collect();
    sizes.sort_by(|a, b| b.cmp(a));
    sizes
}

struct CheckGame {
    seed: u64,
}

impl Visitor for CheckGame {
    type Output = ();

    fn visit<const W: usize>(self, rules: Rules<W>) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
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
}

#[test]
fn every_step_of_the_proof_holds_in_random_games() {
    for (number, rules) in every_board().enumerate() {
        for game in 0..1 + 300 / rules.board.cell_count() as u64 {
            let seed = 1_000 * number as u64 + game;
            rules.visit(CheckGame { seed });
            with_pie(rules).visit(CheckGame { seed });
        }
    }
}

/// The sums of partitions by Euler's recurrence, in which `p(n)` is the sum of
/// `p(n - k (3k - 1) / 2)` over all integers `k` but 0, added for odd `k` and
/// subtracted for even.
#[test]
fn the_bound_on_plies_counts_partitions() {
    let mut p = vec![1_i128];
    for n in 1..=361_i128 {
        let terms = (-20..=20_i128).filter(|&k| k != 0).map(|k| {
            let earlier = usize::try_from(n - k * (3 * k - 1) / 2);
            let value = earlier.map_or(0, |m| p[m]);
            if k % 2 == 0 { -value } else { value }
        });
        let sum = terms.sum();
        p.push(sum);
    }
    // As published, for instance as sequence A000041 of the OEIS.
    assert_eq!(p[..9], [1, 1, 2, 3, 5, 7, 11, 15, 22]);
    assert_eq!(p[100], 190_569_292);

    struct MaxPlies;
    impl Visitor for MaxPlies {
        type Output = Option<u64>;

        fn visit<const W: usize>(self, rules: Rules<W>) -> Option<u64> {
            rules.max_plies()
        }
    }
    for rules in every_board() {
        let lists: i128 = p[1..=rules.board.cell_count()].iter().sum();
        let bound = u64::try_from(2 * lists - 1).unwrap();
        assert_eq!(rules.visit(MaxPlies), Some(bound), "{rules}");
        assert_eq!(with_pie(rules).visit(MaxPlies), Some(bound + 1), "{rules}");
    }
}

#[test]
fn bounds_of_the_smallest_and_largest_board() {
    // 1 + 2 + 3 + 5 = 11 partitions of 1 to 4.
    assert_eq!(SQUARE_2.max_plies(), Some(21));
    assert_eq!(SQUARE_2.with_pie(true).max_plies(), Some(22));
    assert_eq!(SQUARE_2.max_legal_moves(), 4);
    let largest = Rules::SQUARE_19.max_plies();
    assert_eq!(largest, Some(2 * 8_949_418_236_434_085_682 - 1));
    assert_eq!(Rules::SQUARE_19.max_legal_moves(), 361);
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
    assert!(HEX_2.max_plies() >= Some(7));
    assert!(SQUARE_2.max_plies() >= Some(4));
    assert!(SQUARE_3.max_plies() >= Some(14));
    // 1 + 2 + 3 + 5 + 7 + 11 + 15 = 44 partitions of 1 to 7.
    assert_eq!(HEX_2.max_plies(), Some(2 * 44 - 1));
}
