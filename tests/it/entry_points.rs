//! Invalid positions fail with the game's own error at every entry point that
//! this crate adds: records, and games opened by name.

use abstract_games::records::{Record, ReplayError, ReplayProblem};
use abstract_games::{InvalidSetup, Playable, PositionError, Visitor, open, visit};

/// An invalid position, and the game's own error.
struct Case {
    game: &'static str,
    text: &'static str,
    error: String,
    at: Option<usize>,
    rule: Option<&'static str>,
}

struct Parse(&'static str, &'static str);

impl Visitor for Parse {
    type Output = Case;

    fn visit<P: Playable>(self, rules: P::Rules) -> Case {
        let Self(game, text) = self;
        let error = P::parse_position(rules, text).expect_err(text);
        Case {
            game,
            text,
            error: error.to_string(),
            at: error.at(),
            rule: error.rule(),
        }
    }
}

/// The cases of the games of this build.
fn cases() -> impl Iterator<Item = Case> {
    let data = include_str!("../data/invalid-positions.tsv");
    let rows = data.lines().filter_map(|line| line.split_once('\t'));
    rows.filter_map(|(game, text)| visit(game, Parse(game, text)).ok())
}

impl Case {
    fn check(&self, error: &PositionError) {
        let context = format!("{} {}", self.game, self.text);
        assert_eq!(error.cause.to_string(), self.error, "{context}");
        assert_eq!((error.at, error.rule), (self.at, self.rule), "{context}");
        assert!(error.at.is_none_or(|at| at <= self.text.len()), "{context}");
    }

    /// Checks that the record fails at that place with the case's error.
    fn check_record(&self, record: &str, line: u64, number: Option<usize>) {
        let record: Record = record.parse().expect(self.text);
        for result in [record.replay().map(drop), record.to_game().map(drop)] {
            let error: ReplayError = result.expect_err(self.text);
            assert_eq!(error.place.expect("a place").line, line, "{error}");
            assert_eq!(error.number, number, "{error}");
            assert_eq!(error.rule(), self.rule, "{error}");
            let ReplayProblem::Position(error) = error.problem else {
                panic!("{error}");
            };
            self.check(&error);
        }
    }
}

#[test]
fn every_case_is_tried() {
    let games = ["oust", "yonmoque", "omnigon", "oxy"];
    let counts = games.map(|game| {
        let name = |case: &Case| case.game.split(':').next() == Some(game);
        cases().filter(name).count()
    });
    let expected = [8, 11, 21, 23];
    for (game, (count, expected)) in games.iter().zip(counts.iter().zip(expected)) {
        let built = abstract_games::GAMES.contains(game);
        assert_eq!(*count, if built { expected } else { 0 }, "{game}");
    }
}

#[test]
fn records_that_start_from_an_invalid_position() {
    for case in cases() {
        let Case { game, text, .. } = case;
        let record = format!("[Game \"{game}\"]\n[Position \"{text}\"]\n\n*\n");
        case.check_record(&record, 2, None);
    }
}

#[test]
fn records_that_go_on_from_an_invalid_position() {
    for case in cases() {
        let Case { game, text, .. } = case;
        let mv = open(game).expect(game).nth_move(0).expect("a move");
        let record = format!("[Game \"{game}\"]\n\n1. {mv}\n[Position \"{text}\"]\n*\n");
        case.check_record(&record, 4, Some(2));
    }
}

#[test]
fn games_opened_by_name() {
    for case in cases() {
        let mut game = open(case.game).expect(case.game);
        assert!(game.play_nth(0));
        let before = (game.position(), game.key(), game.moves());
        case.check(&game.set_position(case.text).expect_err(case.text));
        assert_eq!((game.position(), game.key(), game.moves()), before);
    }
}
