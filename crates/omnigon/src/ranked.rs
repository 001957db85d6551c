//! The `n`-th cell of a set with many cells, without walking over those before
//! it.
//!
//! A random move is at a place that no branch predictor can guess, hence no
//! loops and no branches; and a word's eight bytes are counted at once, since
//! the plainest x86-64 has no instruction for counting bits. For sets of a few
//! cells [`choices::nth_one`](crate::choices::nth_one) is faster.

/// The lowest bit of each byte.
const LOW: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte.
const HIGH: u64 = LOW << 7;

/// The position of the `n`-th set bit of a byte; 0 where there is none.
static NTH_IN_BYTE: [[u8; 8]; 256] = nth_in_byte();

/// The `n`-th lowest bit of a set that has more than `n`.
#[inline(always)]
pub(crate) const fn nth_of_many(set: u64, n: u32) -> u32 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Byte `i`: how many bits are set in bytes 0 to `i`.
    let totals = bytes.wrapping_mul(LOW);
    // The bit is in the first byte whose total exceeds n. Neither is more than
    // 64, so the bytes cannot borrow from each other.
    let exceeds = ((totals | HIGH) - (n as u64 + 1) * LOW) & HIGH;
    let shift = exceeds.trailing_zeros() & 0b11_1000;
    let before = ((totals << 8) >> shift & 0xff) as u32;
    let byte = set >> shift & 0xff;
    shift + NTH_IN_BYTE[byte as usize][n.wrapping_sub(before) as usize & 7] as u32
}

const fn nth_in_byte() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use abstract_games_core::zobrist::keys;

    #[test]
    fn nth_agrees_with_counting_up() {
        let words = keys::<300>(1981);
        let sparse = words.windows(3).map(|word| word[0] & word[1] & word[2]);
        let edges = [!0, 1, 1 << 63, 0xff << 56, 0x8000_0000_0000_0001];
        for set in words.into_iter().chain(sparse).chain(edges) {
            let bits = (0..64).filter(|bit| set >> bit & 1 == 1);
            for (n, bit) in bits.enumerate() {
                assert_eq!(nth_of_many(set, n as u32), bit, "{set:x} {n}");
            }
        }
    }
}
