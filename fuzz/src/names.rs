//! The target `names`.

use std::str::FromStr;

use abstract_games::core::Rules;
use abstract_games::{Playable, Visitor, open, visit};

use crate::laws;

/// Reads the input as the name of a game.
///
/// A name that is accepted is written canonically and read back as the same
/// rules; the game begins, and its start obeys the laws of positions.
pub fn names(data: &[u8]) {
    let Ok(name) = std::str::from_utf8(data) else {
        return;
    };
    match visit(name, Canonical) {
        Ok(canonical) => {
            let game = open(name).expect("a name that can be visited");
            assert_eq!(game.name(), canonical);
            assert_eq!(
                open(&canonical).expect("a written name").position(),
                game.position()
            );
        }
        Err(error) => {
            laws::short(&error);
            assert_eq!(open(name).map(|game| game.name()), Err(error));
        }
    }
}

struct Canonical;

impl Visitor for Canonical {
    type Output = String;

    fn visit<P: Playable>(self, rules: P::Rules) -> String {
        let name = rules.to_string();
        assert_eq!(P::Rules::from_str(&name), Ok(rules));
        let start = P::start(rules);
        assert_eq!(start.rules(), rules);
        laws::check(&start, 2);
        if let Some(most) = rules.max_plies() {
            assert!(most > 0);
        }
        name
    }
}
