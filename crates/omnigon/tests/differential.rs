//! Random games of every rule set, held against the slow reference at every
//! ply, and what can be asked of a position with them.

mod reference;

use omnigon::{
    BoardCell, Cells, Notation, Omnigon88, OmnigonPatent, Outcome, Player, Preview, Variant,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use reference::Reference;

/// What both position types can be asked.
trait Ask: Notation + Preview + Copy {
    fn captures(&self) -> [u32; 2];
    fn attacked_cells(&self, by: Player) -> Vec<String>;
    fn protecting(&self, cell: &str, by: Player) -> Vec<String>;
    fn in_danger(&self, player: Player) -> bool;
    fn lost(&self) -> bool;
    fn count(&self, player: Player) -> usize;
    fn invading(&self, player: Player) -> Option<u32>;
    /// Whether a move captures, and what is told of its end.
    fn effect(&self, mv: Self::Move) -> (bool, Option<&'static str>);
}

fn names<C: BoardCell + ToString>(cells: Cells<C>) -> Vec<String> {
    let mut names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    names.sort();
    names
}

fn told(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => "first",
        Outcome::Win(Player::Second) => "second",
        Outcome::Draw => "draw",
    }
}

macro_rules! ask {
    () => {
        fn captures(&self) -> [u32; 2] {
            let captured = self.captured();
            [captured.first, captured.second]
        }

        fn attacked_cells(&self, by: Player) -> Vec<String> {
            names(self.attacked(by))
        }

        fn protecting(&self, cell: &str, by: Player) -> Vec<String> {
            names(self.protectors(cell.parse().unwrap(), by))
        }

        fn in_danger(&self, player: Player) -> bool {
            self.royal_attacked(player)
        }

        fn lost(&self) -> bool {
            self.royal_lost()
        }

        fn count(&self, player: Player) -> usize {
            self.pieces(player).len()
        }
    };
}

impl Ask for Omnigon88 {
    ask!();

    fn invading(&self, _: Player) -> Option<u32> {
        None
    }

    fn effect(&self, mv: Self::Move) -> (bool, Option<&'static str>) {
        let effect = self.preview(mv).unwrap();
        let winner = effect.winner.map(|winner| told(Outcome::Win(winner)));
        (effect.captured.is_some(), winner)
    }
}

impl Ask for OmnigonPatent {
    ask!();

    fn invading(&self, player: Player) -> Option<u32> {
        Some(self.invaders(player))
    }

    fn effect(&self, mv: Self::Move) -> (bool, Option<&'static str>) {
        let effect = self.preview(mv).unwrap();
        let outcome = effect.end.map(|(outcome, _)| told(outcome));
        (effect.captured.is_some(), outcome)
    }
}

fn legal_texts<P: Ask>(game: &P) -> Vec<String> {
    let moves = game.legal_moves();
    let mut texts: Vec<String> = moves.map(|mv| game.move_text(mv).to_string()).collect();
    texts.sort();
    texts
}

fn compare<P: Ask>(game: &P, slow: &Reference) {
    let at = || format!("{}\n{game}", game.position_text());
    assert_eq!(game.turn().number(), slow.turn(), "{}", at());
    assert_eq!(game.outcome().map(told), slow.outcome(), "{}", at());
    assert_eq!(legal_texts(game), slow.legal(), "{}", at());
    let reason = game.end_reason().map(|reason| reason.to_string());
    let expected = slow.reason().map(|reason| match reason {
        "royal captured" if game.rules().to_string() == "omnigon" => "Helios captured",
        reason => reason,
    });
    assert_eq!(reason.as_deref(), expected, "{}", at());
    assert_eq!(game.captures(), slow.captured(), "{}", at());
    for player in Player::ALL {
        let side = player.number();
        assert_eq!(game.count(player), slow.pieces(side), "{}", at());
        assert_eq!(
            game.in_danger(player),
            slow.royal_attacked(side),
            "{}",
            at()
        );
        if let Some(invaders) = game.invading(player) {
            assert_eq!(invaders, slow.invaders(side), "{}", at());
        }
    }
    let text = game.position_text().to_string();
    let read = P::parse_position(game.rules(), &text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(read, *game);
    assert_eq!(read.key(), game.key());
}

/// The slower questions.
fn compare_attacks<P: Ask>(game: &P, slow: &Reference, cells: &[String]) {
    for player in Player::ALL {
        let side = player.number();
        let attacked = slow.attacked_cells(side);
        assert_eq!(game.attacked_cells(player), attacked, "{player}\n{game}");
        for cell in cells {
            let protectors = slow.protectors(cell, side);
            assert_eq!(
                game.protecting(cell, player),
                protectors,
                "{player} {cell}\n{game}"
            );
        }
    }
    assert_eq!(game.lost(), slow.royal_lost(), "{}", game.position_text());
    for text in slow.legal() {
        let mut after = slow.clone();
        after.play(&text);
        let mv = P::parse_move(game.rules(), &text).unwrap();
        let captures = after.captured() != slow.captured();
        assert_eq!(
            game.effect(mv),
            (captures, after.outcome()),
            "{text}\n{game}"
        );
    }
}

/// How moves are chosen.
#[derive(Clone, Copy, Debug)]
enum Style {
    Random,
    /// Captures first: games that end soon, with few pieces.
    Fierce,
    /// Turns in place and no captures where there is a choice.
    Idle,
}

fn choose<P: Ask>(game: &P, style: Style, rng: &mut Xoshiro256PlusPlus) -> P::Move {
    let all: Vec<P::Move> = game.legal_moves().collect();
    let text = |mv: &P::Move| game.move_text(*mv).to_string();
    let wanted = |mv: &P::Move| match style {
        Style::Random => true,
        Style::Fierce => text(mv).contains('x'),
        Style::Idle => !text(mv).contains(['-', 'x']),
    };
    let mut moves: Vec<P::Move> = all.iter().copied().filter(wanted).collect();
    // Idle players now and then turn the same piece again.
    if let (Style::Idle, true) = (style, rng.next_u32() % 3 == 0) {
        let removals = |mv: &P::Move| text(mv).ends_with('!');
        if all.iter().any(removals) {
            moves.retain(removals);
        }
    }
    let moves = if moves.is_empty() || rng.next_u32() % 8 == 0 {
        all
    } else {
        moves
    };
    moves[rng.next_u32() as usize % moves.len()]
}

fn play<P: Ask>(rules: P::Rules, seed: u64, games: usize, max_plies: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let name = rules.to_string();
    let start = Reference::new(&name);
    let cells: Vec<String> = start
        .cells()
        .into_iter()
        .map(|point| start.name(point))
        .collect();
    for number in 0..games {
        let style = [Style::Random, Style::Fierce, Style::Idle][number % 3];
        let mut game = P::start(rules);
        let mut slow = start.clone();
        for ply in 0..max_plies {
            compare(&game, &slow);
            if ply % 10 == 0 || game.outcome().is_some() {
                compare_attacks(&game, &slow, &cells);
            }
            if game.outcome().is_some() {
                break;
            }
            let mv = choose(&game, style, &mut rng);
            slow.play(&game.move_text(mv).to_string());
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn games_of_1988_agree() {
    play::<Omnigon88>(omnigon::Rules88, 1, 60, 120);
}

#[test]
fn games_of_the_patents_agree_under_every_combination_of_options() {
    let mut seed = 10;
    for edition in ["1981", "1983"] {
        for grid in ["aligned", "staggered"] {
            for formations in [
                "first=triangle",
                "first=square",
                "second=square",
                "first=square,second=square",
            ] {
                for third in ["removes", "illegal"] {
                    seed += 1;
                    let name =
                        format!("omnigon:{edition},grid={grid},{formations},third-turn={third}");
                    match name.parse().unwrap() {
                        Variant::Patent(rules) => play::<OmnigonPatent>(rules, seed, 3, 40),
                        Variant::Published(_) => panic!("{name}"),
                    }
                }
            }
        }
    }
}

#[test]
fn invasion_games_agree() {
    for (seed, name) in [
        "omnigon:1981,invasion=1",
        "omnigon:1981,invasion=5",
        "omnigon:1983,grid=staggered,invasion=12",
        "omnigon:1983,invasion=20,third-turn=illegal",
    ]
    .into_iter()
    .enumerate()
    {
        match name.parse().unwrap() {
            Variant::Patent(rules) => play::<OmnigonPatent>(rules, seed as u64, 12, 60),
            Variant::Published(_) => panic!("{name}"),
        }
    }
}
