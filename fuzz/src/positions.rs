//! The target `positions`.

use abstract_games::{Playable, Visitor, open};

use crate::laws;
use crate::rule_sets::{choose_text, with};

/// Parses the input as a position string: a byte for the rule set, then the
/// text.
///
/// A valid position and those after the next four moves satisfy the laws. An
/// invalid one changes nothing.
pub fn positions(data: &[u8]) {
    let Some((name, text)) = choose_text(data) else {
        return;
    };
    let accepted = with(name, Read { text });
    let mut game = open(name).expect("the name of a rule set");
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
