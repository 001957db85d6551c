//! The target `moves`.

use abstract_games::{Playable, Visitor, play_moves};

use crate::laws;
use crate::rule_sets::{choose_text, with};

/// Parses the lines of the input as moves. The input is a byte for the rule set,
/// a line with a position string (the start, if it is invalid), and then a move
/// or a list of moves on each line.
///
/// A parsed move has the same text after another round trip. It is legal
/// exactly if it is among the legal moves, and changes nothing otherwise. A
/// list of moves is played completely or not at all.
pub fn moves(data: &[u8]) {
    if let Some((name, text)) = choose_text(data) {
        with(name, Lines { text });
    }
}

struct Lines<'a> {
    text: &'a str,
}

impl Visitor for Lines<'_> {
    type Output = ();

    fn visit<P: Playable>(self, rules: P::Rules) {
        let mut lines = self.text.split('\n');
        let first = lines.next().unwrap_or_default();
        let mut position = P::parse_position(rules, first).unwrap_or_else(|_| P::start(rules));
        for line in lines.take(40) {
            match P::parse_move(rules, line) {
                Ok(mv) => one(&mut position, mv, line),
                Err(error) => {
                    laws::short(&error);
                    list(&mut position, line);
                }
            }
        }
        laws::round_trip(&position);
    }
}

/// Checks a line that is a move.
fn one<P: Playable>(position: &mut P, mv: P::Move, text: &str) {
    assert_eq!(position.move_text(mv).to_string(), text);
    let mut played = position.clone();
    let count = play_moves(&mut played, text, |_, _| {});
    if position.legal_moves().any(|legal| legal == mv) {
        assert_eq!(position.check(mv), Ok(()));
        assert!(position.preview(mv).is_ok());
        position.play(mv).expect("a legal move");
        assert_eq!(count, Ok(1));
    } else {
        laws::illegal(position, mv);
        laws::short(&count.expect_err("a list with an illegal move"));
    }
    laws::same(&played, position);
}

/// Checks a line that is not a move, but may be a list of moves.
fn list<P: Playable>(position: &mut P, text: &str) {
    let before = position.clone();
    let mut moves = Vec::new();
    match play_moves(position, text, |mv, _| moves.push(mv)) {
        Ok(count) => {
            assert_eq!(count, moves.len());
            let mut replayed = before;
            for mv in moves {
                replayed.play(mv).expect("a move of the list");
            }
            laws::same(&replayed, position);
        }
        Err(error) => {
            laws::short(&error);
            assert!(error.at <= text.len() && text.is_char_boundary(error.at));
            laws::same(&before, position);
        }
    }
}
