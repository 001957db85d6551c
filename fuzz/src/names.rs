//! The target `names`.

use std::str::FromStr;

use abstract_games::{Playable, RuleSet, Visitor, open, visit};

use crate::laws;

/// Parses the input as the name of a game.
///
/// The canonical name of the rules parses to the same rules, and the start of
/// the game satisfies the laws.
pub fn names(data: &[u8]) {
    let Ok(name) = std::str::from_utf8(data) else {
        return;
    };
    match visit(name, Canonical) {
        Ok(canonical) => {
            let game = open(name).expect("a valid name");
            assert_eq!(game.name(), canonical);
            assert_eq!(
                open(&canonical).expect("a canonical name").position(),
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
        assert_eq!(P::Rules::from_str(&name).ok(), Some(rules));
        let start = P::start(rules);
        assert_eq!(start.rules(), rules);
        laws::check(&start, 2);
        if let Some(most) = rules.max_plies() {
            assert!(most > 0);
        }
        name
    }
}
