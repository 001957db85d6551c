//! Uniform draws.

use abstract_games_core::random::below;
use abstract_games_core::{Position, rand_core};
use abstract_games_testkit::fixtures::pile::{Pile, Rules};
use abstract_games_toolkit::zobrist::splitmix64;

fn start(stones: u8) -> Pile {
    Pile::start(Rules::new(stones))
}

#[test]
fn random_moves_are_uniform() {
    let mut rng = Sequence(0);
    assert_eq!(below(&mut rng, 0), None);
    let mut counts = [0_u32; 3];
    for _ in 0..30_000 {
        counts[usize::from(start(9).random_move(&mut rng).unwrap().0) - 1] += 1;
    }
    // 10,000 expected, standard deviation 82.
    assert!(
        counts.iter().all(|count| count.abs_diff(10_000) < 500),
        "{counts:?}"
    );

    /// A generator that counts up through well-spread values.
    struct Sequence(u64);

    impl rand_core::TryRng for Sequence {
        type Error = core::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok((self.try_next_u64()? >> 32) as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            self.0 += 1;
            Ok(splitmix64(self.0))
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            for byte in bytes {
                *byte = self.try_next_u64()? as u8;
            }
            Ok(())
        }
    }
}

/// A draw counts if the low half of its product with the bound is at least
/// 2^32 modulo the bound; the high half is then the number.
#[test]
fn biased_draws_are_drawn_again() {
    struct Draws(Vec<u32>);

    impl rand_core::TryRng for Draws {
        type Error = core::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0.remove(0))
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            unreachable!("32 bits are drawn at a time")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("32 bits are drawn at a time")
        }
    }

    // Of the products with 3 only that of 0 has a low half below 1; that of
    // 2^32 / 3 rounded up is 2^32 + 2, of twice as much 2^33 + 1.
    for (bound, draws, expected, left) in [
        (3, vec![0, 0, 0x5555_5556, 9], 1, 1),
        (3, vec![0xaaaa_aaab, 9], 2, 1),
        (3, vec![1, 9], 0, 1),
        (3, vec![u32::MAX, 9], 2, 1),
        // 2^32 modulo 2^31 + 1 is 2^31 - 1: nearly half of all are refused.
        (0x8000_0001, vec![0, 2, 4, 0x7fff_ffff], 0x3fff_ffff, 0),
        // Powers of two refuse nothing.
        (1 << 31, vec![0, 9], 0, 1),
        (1, vec![0, 9], 0, 1),
    ] {
        let mut draws = Draws(draws);
        assert_eq!(below(&mut draws, bound), Some(expected), "{bound}");
        assert_eq!(draws.0.len(), left, "{bound}");
    }
}
