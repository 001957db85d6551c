//! Medians.

/// The median and the range of some numbers.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Spread {
    /// The middle number, or the mean of the two middle ones.
    pub(crate) median: f64,
    /// The least.
    pub(crate) least: f64,
    /// The greatest.
    pub(crate) greatest: f64,
}

impl Spread {
    /// The spread of at least one number.
    pub(crate) fn of(numbers: impl IntoIterator<Item = f64>) -> Self {
        let mut sorted: Vec<f64> = numbers.into_iter().collect();
        sorted.sort_by(f64::total_cmp);
        let (half, last) = (sorted.len() / 2, sorted.len() - 1);
        Self {
            median: (sorted[half] + sorted[last - half]) / 2.0,
            least: sorted[0],
            greatest: sorted[last],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let spread = |numbers: &[f64]| Spread::of(numbers.iter().copied());
        let of_three = Spread {
            median: 2.0,
            least: 1.0,
            greatest: 9.0,
        };
        assert_eq!(spread(&[9.0, 1.0, 2.0]), of_three);
        assert_eq!(spread(&[1.0, 4.0, 2.0, 9.0]).median, 3.0);
        assert_eq!(spread(&[5.0]).median, 5.0);
    }
}
