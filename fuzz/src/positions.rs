//! The target `positions`.

use abstract_games::{Playable, Visitor, open};

use crate::laws;
use crate::rule_sets::{choose_text, with};

/// Reads the input as a position string: a byte for the rule set, then the
/// text.
///
/// A position that is accepted obeys the laws, and so do a few that follow it.
pub fn positions(data: &[u8]) {
    let Some((name, text)) = choose_text(data) else {
        return;
    };
    let accepted = with(name, Read { text });
    let mut game = open(name).expect("one of the rule sets");
    let before = game.position();
    match game.set_position(text) {
        Ok(()) => assert!(accepted),
        Err(error) => {
            assert!(!accepted);
            laws::short(&error);
            assert_eq!(game.position(), before);
        }
    }
}

struct Read<'a> {
    text: &'a str,
}

impl Visitor for Read<'_> {
    type Output = bool;

    fn visit<P: Playable>(self, rules: P::Rules) -> bool {
        match P::parse_position(rules, self.text) {
            Ok(position) => {
                laws::check(&position, 4);
                true
            }
            Err(error) => {
                laws::short(&error);
                false
            }
        }
    }
}
