//! Exactly uniform random numbers, from the caller's generator.

use rand_core::Rng;

/// A uniform number in `0..bound`, or `None` if `bound` is 0.
///
/// Lemire's method ("Fast Random Integer Generation in an Interval", 2019):
/// one multiplication, and a division only in the rare case where the first
/// draw could be biased. Each draw takes 32 bits, so the result depends on the
/// generator alone and not on the platform's word size.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> Option<u32> {
    if bound == 0 {
        return None;
    }
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    Some((product >> 32) as u32)
}
