//! The target `actions`.

use abstract_games::{Notation, Outcome, Playable, Player, Position, Score};
use abstract_games::{omnigon, oust, oxy, yonmoque};
use abstract_games_testkit::reference;

use crate::laws;
use crate::rule_sets::choose;

/// Plays the same moves in the game and in its slow reference. The input is a
/// byte for the rule set, a line with a position string (the start, if it is
/// invalid), and a byte for each move: an index into the legal moves, sorted by
/// their text.
///
/// Both have the same legal moves, turn and outcome, and agree on everything
/// else that the reference counts.
pub fn actions(data: &[u8]) {
    let Some((name, rest)) = choose(data) else {
        return;
    };
    let end = rest.iter().position(|&byte| byte == b'\n');
    let (line, choices) = rest.split_at(end.unwrap_or(0));
    let choices = choices.strip_prefix(b"\n").unwrap_or(choices);
    let start = std::str::from_utf8(line).unwrap_or_default();
    match name.split(':').next() {
        Some("oust") => {
            let rules: oust::AnyRules = rules(name);
            rules.visit(PlayOust {
                name,
                start,
                choices,
            });
        }
        Some("yonmoque") => play_yonmoque(name, start, choices),
        Some("omnigon") => match rules(name) {
            omnigon::AnyRules::Published(rules) => play_published(name, rules, start, choices),
            omnigon::AnyRules::Patent(rules) => play_patent(name, rules, start, choices),
        },
        _ => play_oxy(name, start, choices),
    }
}

fn rules<T: std::str::FromStr>(name: &str) -> T {
    let read = name.parse().ok();
    read.unwrap_or_else(|| panic!("{name} is a rule set"))
}

/// What all references have.
trait Slow {
    fn turn(&self) -> u8;
    fn outcome(&self) -> Option<&'static str>;
    fn legal(&self) -> Vec<String>;
    fn play(&mut self, mv: &str);
}

macro_rules! slow {
    ($($reference:ty),*) => {$(
        impl Slow for $reference {
            fn turn(&self) -> u8 {
                self.turn()
            }
            fn outcome(&self) -> Option<&'static str> {
                self.outcome()
            }
            fn legal(&self) -> Vec<String> {
                self.legal()
            }
            fn play(&mut self, mv: &str) {
                self.play(mv);
            }
        }
    )*};
}

slow!(
    reference::omnigon::Reference,
    reference::oust::Reference,
    reference::oxy::Reference,
    reference::yonmoque::Reference
);

/// The position of this text if it is valid and the game is in progress, or else
/// the start.
fn begin<P: Playable>(rules: P::Rules, text: &str) -> P {
    P::parse_position(rules, text)
        .ok()
        .filter(|position| position.outcome().is_none())
        .unwrap_or_else(|| P::start(rules))
}

/// Plays the choices in both, and compares them before and after each move.
/// `compare` compares what only this game has. `prepare` is called before the
/// reference plays a move, with the positions before and after it.
fn along<P: Playable + Score, S: Slow>(
    mut fast: P,
    mut slow: S,
    choices: &[u8],
    compare: impl Fn(&P, &S),
    prepare: impl Fn(&P, &P, &mut S),
) {
    for choice in choices.iter().map(Some).chain([None]) {
        let mut legal: Vec<String> = fast
            .legal_moves()
            .map(|mv| fast.move_text(mv).to_string())
            .collect();
        legal.sort();
        assert_eq!(legal, slow.legal(), "{fast:?}");
        assert_eq!(fast.turn().number(), slow.turn(), "{fast:?}");
        let outcome = fast.outcome().map(|outcome| match outcome {
            Outcome::Win(Player::First) => "first",
            Outcome::Win(Player::Second) => "second",
            Outcome::Draw => "draw",
        });
        assert_eq!(outcome, slow.outcome(), "{fast:?}");
        laws::round_trip(&fast);
        compare(&fast, &slow);
        let (Some(&choice), false) = (choice, legal.is_empty()) else {
            return;
        };
        let text = &legal[usize::from(choice) % legal.len()];
        let mv = P::parse_move(fast.rules(), text).expect("the text of a move");
        let before = fast.clone();
        fast.play(mv).expect("a legal move");
        prepare(&before, &fast, &mut slow);
        slow.play(text);
    }
}

/// The first field of a position string.
fn board_of<P: Playable>(position: &P) -> String {
    let text = position.position_text().to_string();
    text.split(' ').next().unwrap_or_default().into()
}

/// For references that need no preparation.
fn nothing<P, S>(_: &P, _: &P, _: &mut S) {}

struct PlayOust<'a> {
    name: &'a str,
    start: &'a str,
    choices: &'a [u8],
}

impl oust::Visitor for PlayOust<'_> {
    type Output = ();

    fn visit<const W: usize>(self, rules: oust::Rules<W>) {
        play_oust(self.name, rules, self.start, self.choices);
    }
}

fn play_oust<const W: usize>(name: &str, rules: oust::Rules<W>, start: &str, choices: &[u8]) {
    // The reference fills all groups again for each cell.
    let max_plies = 1_500 / rules.board().cell_count();
    let choices = &choices[..choices.len().min(max_plies)];
    let fast: oust::Oust<W> = begin(rules, start);
    let slow = reference::oust::Reference::from_board(name, &board_of(&fast), fast.turn().number());
    let compare = |fast: &oust::Oust<W>, slow: &reference::oust::Reference| {
        assert_eq!(board_of(fast), slow.board(), "{fast:?}");
        for player in Player::ALL {
            let sizes: Vec<usize> = fast.group_sizes(player).map(usize::from).collect();
            assert_eq!(sizes, slow.group_sizes(player.number()), "{fast:?}");
            assert_eq!(fast.score()[player] as usize, slow.stones(player.number()));
        }
    };
    along(fast, slow, choices, compare, nothing);
}

fn play_yonmoque(name: &str, start: &str, choices: &[u8]) {
    let choices = &choices[..choices.len().min(60)];
    let fast: yonmoque::Yonmoque = begin(rules(name), start);
    let mut board = board_of(&fast);
    for run in 1..=5 {
        board = board.replace(&run.to_string(), &".".repeat(run));
    }
    let hands = Player::ALL.map(|player| u32::from(fast.hand(player)));
    let turn = fast.turn().number();
    let slow = reference::yonmoque::Reference::from_board(name, &board, turn, hands);
    let compare = |fast: &yonmoque::Yonmoque, slow: &reference::yonmoque::Reference| {
        let score = fast.score();
        assert_eq!([score.first, score.second], slow.score(), "{fast:?}");
        let hands = Player::ALL.map(|player| u32::from(fast.hand(player)));
        assert_eq!(hands, slow.hands(), "{fast:?}");
        let reason = fast.end_reason().map(|reason| reason.to_string());
        assert_eq!(reason.as_deref(), slow.reason(), "{fast:?}");
    };
    along(fast, slow, choices, compare, nothing);
}

fn play_published(name: &str, rules: omnigon::published::Rules, start: &str, choices: &[u8]) {
    let choices = &choices[..choices.len().min(12)];
    let fast: omnigon::published::Omnigon = begin(rules, start);
    let turn = fast.turn().number();
    let slow = reference::omnigon::Reference::from_board(name, &board_of(&fast), turn);
    along(fast, slow, choices, |_, _| {}, nothing);
}

fn play_patent(name: &str, rules: omnigon::patent::Rules, start: &str, choices: &[u8]) {
    let choices = &choices[..choices.len().min(12)];
    let fast: omnigon::patent::Omnigon = begin(rules, start);
    let setup = fast.to_setup();
    let captured = Player::ALL.map(|player| u32::from(setup.captured[player]));
    let series = Player::ALL.map(|player| {
        let series = setup.series[player]?;
        Some((series.cell.to_string(), u32::from(series.count)))
    });
    let series = [&series[0], &series[1]];
    let series = series.map(|series| series.as_ref().map(|(cell, n)| (cell.as_str(), *n)));
    let turn = fast.turn().number();
    let slow = reference::omnigon::Reference::from_board(name, &board_of(&fast), turn);
    let slow = slow.with_counts(captured, series, setup.second_moves.into());
    let compare = |fast: &omnigon::patent::Omnigon, slow: &reference::omnigon::Reference| {
        let captured = fast.captured();
        assert_eq!(
            [captured.first, captured.second],
            slow.captured(),
            "{fast:?}"
        );
    };
    along(fast, slow, choices, compare, nothing);
}

fn play_oxy(name: &str, start: &str, choices: &[u8]) {
    let choices = &choices[..choices.len().min(80)];
    let rules: oxy::Rules = rules(name);
    // The reference can only start from a layout.
    let layout = oxy::Tiles::parse(rules.symbols, start).ok();
    let layout = layout.and_then(|board| oxy::Layout::new(rules.symbols, &board).ok());
    let begun = layout.and_then(|layout| oxy::Oxy::from_layout(rules, layout));
    let fast = begun.unwrap_or_else(|| oxy::Oxy::start(rules));
    let slow = reference::oxy::Reference::from_board(name, &board_of(&fast));
    let compare = |fast: &oxy::Oxy, slow: &reference::oxy::Reference| {
        let penalties = fast.penalties();
        assert_eq!(
            [penalties.first, penalties.second],
            slow.penalties,
            "{fast:?}"
        );
        assert_eq!(board_of(fast), slow.board.text(), "{fast:?}");
        same_cells(fast.moved(), slow.moved_cells());
        same_cells(fast.frozen(), slow.frozen_cells());
        for player in Player::ALL {
            let oxy::Debts { border, inner } = fast.debts(player);
            let owes = |ring: oxy::Ring| slow.owes(player.index(), ring as usize);
            let slow = (owes(oxy::Ring::Border), owes(oxy::Ring::Inner));
            assert_eq!((border, inner), slow, "{fast:?}");
        }
    };
    // The reference does not draw layouts: it gets the one that the game drew.
    let prepare = |before: &oxy::Oxy, after: &oxy::Oxy, slow: &mut reference::oxy::Reference| {
        if after.draws() > before.draws() {
            slow.set_next_layout(&board_of(after));
        }
    };
    along(fast, slow, choices, compare, prepare);
}

fn same_cells(fast: oxy::CellSet, slow: Vec<reference::oxy::Cell>) {
    let mut slow: Vec<String> = slow.into_iter().map(reference::oxy::name).collect();
    slow.sort();
    let mut fast: Vec<String> = fast.iter().map(|cell| cell.to_string()).collect();
    fast.sort();
    assert_eq!(fast, slow);
}
