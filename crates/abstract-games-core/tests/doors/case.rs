//! What the lists of each game are made of.

/// A position string that is no position, the variant of the error that says
/// so, and all of what it says.
pub(crate) struct Case {
    pub(crate) variant: &'static str,
    pub(crate) game: &'static str,
    pub(crate) text: &'static str,
    pub(crate) error: &'static str,
}

impl Case {
    pub(crate) const fn new(
        variant: &'static str,
        game: &'static str,
        text: &'static str,
        error: &'static str,
    ) -> Self {
        Self {
            variant,
            game,
            text,
            error,
        }
    }
}
