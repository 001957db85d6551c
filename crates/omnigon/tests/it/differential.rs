//! Comparison with the slow reference in random games and positions.

use crate::common::{below, cell, generator, hex, sorted_texts};
use abstract_games_testkit::reference::omnigon::Reference;
use omnigon::{Notation, Outcome, Player, Position, Score, patent, published};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

/// The methods that both types of positions have beyond the traits.
trait Queries: Notation + Score {
    fn royal_attacked(&self, player: Player) -> bool;
    fn royal_lost(&self) -> bool;
    fn attacked(&self, by: Player) -> String;
    fn protectors(&self, of: &str, by: Player) -> String;
    fn attackers(&self, of: &str, by: Player) -> String;
    fn pieces(&self, player: Player) -> usize;
}

/// The names of the cells as the reference sorts them.
fn names(cells: impl IntoIterator<Item: ToString>) -> String {
    let mut names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.sort();
    names.join(" ")
}

impl Queries for published::Omnigon {
    fn royal_attacked(&self, player: Player) -> bool {
        self.royal_attacked(player)
    }

    fn royal_lost(&self) -> bool {
        self.royal_lost()
    }

    fn attacked(&self, by: Player) -> String {
        names(self.attacked(by))
    }

    fn protectors(&self, of: &str, by: Player) -> String {
        names(self.protectors(cell(of), by))
    }

    fn attackers(&self, of: &str, by: Player) -> String {
        names(self.attackers(cell(of), by))
    }

    fn pieces(&self, player: Player) -> usize {
        self.pieces(player).len()
    }
}

impl Queries for patent::Omnigon {
    fn royal_attacked(&self, player: Player) -> bool {
        self.royal_attacked(player)
    }

    fn royal_lost(&self) -> bool {
        self.royal_lost()
    }

    fn attacked(&self, by: Player) -> String {
        names(self.attacked(by))
    }

    fn protectors(&self, of: &str, by: Player) -> String {
        names(self.protectors(cell(of), by))
    }

    fn attackers(&self, of: &str, by: Player) -> String {
        names(self.attackers(cell(of), by))
    }

    fn pieces(&self, player: Player) -> usize {
        self.pieces(player).len()
    }
}

fn outcome(text: Option<&str>) -> Option<Outcome> {
    text.map(|text| match text {
        "first" => Outcome::Win(Player::First),
        "second" => Outcome::Win(Player::Second),
        _ => Outcome::Draw,
    })
}

/// Compares turn, end and legal moves.
fn compare<P: Queries>(fast: &P, slow: &Reference) {
    let at = format!("{} {}", fast.rules(), fast.position_text());
    assert_eq!(fast.turn().number(), slow.turn(), "{at}");
    assert_eq!(fast.outcome(), outcome(slow.outcome()), "{at}");
    let reason = fast.end_reason().map(|reason| reason.to_string());
    let reason = reason.map(|reason| reason.replace("Helios", "royal"));
    assert_eq!(reason.as_deref(), slow.reason(), "{at}");
    assert_eq!(sorted_texts(fast), slow.legal(), "{at}");
}

/// Compares the attacked and protected cells of each side, and the attackers
/// and protectors of some cells.
fn compare_attacks<P: Queries>(fast: &P, slow: &Reference, cells: &[String]) {
    let at = format!("{} {}", fast.rules(), fast.position_text());
    assert_eq!(fast.royal_lost(), slow.royal_lost(), "{at}");
    for player in Player::ALL {
        let side = player.number();
        assert_eq!(fast.pieces(player), slow.pieces(side), "{at}");
        assert_eq!(
            fast.royal_attacked(player),
            slow.royal_attacked(side),
            "{at}"
        );
        let attacked = slow.attacked_cells(side);
        assert_eq!(fast.attacked(player), attacked.join(" "), "{at}");
        for name in cells {
            let protectors = slow.protectors(name, side).join(" ");
            assert_eq!(fast.protectors(name, player), protectors, "{at}: {name}");
            let attackers = slow.attackers(name, side).join(" ");
            assert_eq!(fast.attackers(name, player), attackers, "{at}: {name}");
        }
    }
}

/// A few random cells.
fn some_cells(names: &[String], rng: &mut Xoshiro256PlusPlus) -> Vec<String> {
    (0..4)
        .map(|_| names[below(rng, names.len())].clone())
        .collect()
}

/// A random move. Captures and series of turns in place are rare in random
/// play, so in some games they are preferred.
fn choose(legal: &[String], style: usize, last: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let preferred = |text: &&String| match style {
        0 => text.contains('x'),
        1 => !text.contains(['-', 'x']) && text.starts_with(last),
        _ => false,
    };
    let preferred: Vec<&String> = legal.iter().filter(preferred).collect();
    if preferred.is_empty() || below(rng, 3) == 0 {
        legal[below(rng, legal.len())].clone()
    } else {
        preferred[below(rng, preferred.len())].clone()
    }
}

/// Plays one random game with both implementations.
fn play<P: Queries>(rules: P::Rules, plies: usize, rng: &mut Xoshiro256PlusPlus) -> P {
    let mut slow = Reference::new(&rules.to_string());
    let cells: Vec<String> = slow
        .cells()
        .into_iter()
        .map(|cell| slow.name(cell))
        .collect();
    let mut fast = P::start(rules);
    // What each side moved last.
    let mut last = [String::new(), String::new()];
    let style = below(rng, 3);
    for ply in 0..plies {
        compare(&fast, &slow);
        if ply % 5 == 0 {
            compare_attacks(&fast, &slow, &some_cells(&cells, rng));
        }
        let legal = slow.legal();
        if legal.is_empty() {
            break;
        }
        let text = choose(&legal, style, &last[usize::from(slow.turn()) - 1], rng);
        last[usize::from(slow.turn()) - 1] = text[..2].to_string();
        slow.play(&text);
        fast.play(P::parse_move(rules, &text).unwrap()).unwrap();
        let [first, second] = slow.captured();
        if fast.rules().to_string() != "omnigon" {
            assert_eq!((fast.score().first, fast.score().second), (first, second));
        }
    }
    fast
}

#[test]
fn games_of_1988() {
    let mut rng = generator(88);
    let mut ended = 0;
    for _ in 0..25 {
        let last = play::<published::Omnigon>(published::Rules::STANDARD, 100, &mut rng);
        ended += u32::from(last.outcome().is_some());
    }
    assert!(ended > 5, "{ended}");
}

#[test]
fn games_of_the_patents() {
    let mut rng = generator(81);
    let mut reasons = std::collections::BTreeMap::new();
    for _ in 0..15 {
        for name in crate::common::PATENT_NAMES {
            let last = play::<patent::Omnigon>(crate::common::rules(name), 60, &mut rng);
            *reasons.entry(last.end_reason()).or_insert(0) += 1;
        }
    }
    // Every reason, and games that did not end.
    assert_eq!(reasons.len(), 5, "{reasons:?}");
}

/// Boards that rarely occur in play: a few pieces on random cells with random
/// facings.
#[test]
fn sparse_boards_of_1988() {
    let mut rng = generator(1988);
    let names: Vec<String> = published::Cell::ALL
        .into_iter()
        .map(|cell| cell.to_string())
        .collect();
    for _ in 0..400 {
        let mut rows: Vec<Vec<String>> = [4, 5, 6, 7, 6, 5, 4]
            .iter()
            .map(|&len| vec![".".to_string(); len])
            .collect();
        let army = ["H", "T", "S", "S", "B", "h", "t", "s", "b", "b"];
        let few = 2 + below(&mut rng, 9);
        // The two Helioses first, then some of the others.
        for piece in ["H", "h"]
            .iter()
            .chain(&army[1..5])
            .chain(&army[6..])
            .take(few)
        {
            let facings = match *piece {
                "S" | "s" => 2,
                _ => 6,
            };
            let facing = below(&mut rng, facings);
            let text = match *piece {
                "H" | "h" => (*piece).to_string(),
                _ => format!("{piece}{facing}"),
            };
            let row = below(&mut rng, 7);
            let column = below(&mut rng, rows[row].len());
            rows[row][column] = text;
        }
        let board: Vec<String> = rows.iter().map(|row| row.concat()).collect();
        let board = board.join("/");
        if !board.contains('H') || !board.contains('h') {
            continue;
        }
        for (turn, letter) in [(1, "g"), (2, "w")] {
            let fast = hex(&format!("{board} {letter}"));
            let slow = Reference::from_board("omnigon", &board, turn);
            compare(&fast, &slow);
            compare_attacks(&fast, &slow, &some_cells(&names, &mut rng));
        }
    }
}

/// A Helios in a corner, with enemy pieces of all facings next to it.
#[test]
fn surrounded_helioses_of_1988() {
    let mut seen = BTreeSet::new();
    for bigon in 0..6 {
        for stargon in 0..2 {
            let rows = format!("hb{bigon}.../Hs{stargon}..");
            let board = format!("..../...../....../......./....../{rows}");
            let fast = hex(&format!("{board} g"));
            compare(&fast, &Reference::from_board("omnigon", &board, 1));
            seen.insert(sorted_texts(&fast).join(" "));
        }
    }
    // The Helios on b1 always; the others if no arrow points at the corner.
    let expected = ["a1xb1", "a1xa2 a1xb1", "a1xb1 a1xb2", "a1xa2 a1xb1 a1xb2"];
    assert_eq!(seen, expected.map(String::from).into());
}

/// The same for the patents, with turned pieces and captures.
#[test]
fn sparse_boards_of_the_patents() {
    let mut rng = generator(1981);
    let names: Vec<String> = patent::Cell::ALL
        .into_iter()
        .map(|cell| cell.to_string())
        .collect();
    for round in 0..600 {
        let name = crate::common::PATENT_NAMES[round % 8];
        let royal = if name.contains("1981") {
            ["U", "u"]
        } else {
            ["O", "o"]
        };
        let army = ["T", "B", "t", "b", "T", "b", "t", "B"];
        let few = 2 + below(&mut rng, 9);
        let mut cells = vec![".".to_string(); 40];
        let mut twice = None;
        for piece in royal.iter().chain(&army).take(few) {
            let at = below(&mut rng, 40);
            cells[at] = format!("{piece}{}", below(&mut rng, 6));
            if piece.chars().all(char::is_uppercase) {
                twice = Some(at);
            }
        }
        let rows: Vec<String> = cells.chunks(5).rev().map(<[String]>::concat).collect();
        let board = rows.join("/");
        if !royal.iter().all(|royal| board.contains(royal)) {
            continue;
        }
        let twice = twice.filter(|&at| cells[at].starts_with(char::is_uppercase));
        let series = twice.map(|at| (names[at].as_str(), 1 + below(&mut rng, 2) as u32));
        let captured = below(&mut rng, 5) as u32;
        let lacks = |capital: bool| {
            let own = |c: &&String| {
                c.starts_with(if capital {
                    char::is_uppercase
                } else {
                    char::is_lowercase
                })
            };
            9 - cells.iter().filter(own).count() as u32
        };
        let captured = [captured.min(lacks(false)), captured.min(lacks(true))];
        let written = series.map_or("-".to_string(), |(cell, count)| format!("{cell}:{count}"));
        for (turn, letter) in [(1, "b"), (2, "r")] {
            let text = format!(
                "{board} {letter} {} {} {written} -",
                captured[0], captured[1]
            );
            let fast = crate::common::pat(name, &text);
            let slow =
                Reference::from_board(name, &board, turn).with_counts(captured, [series, None], 0);
            compare(&fast, &slow);
            compare_attacks(&fast, &slow, &some_cells(&names, &mut rng));
        }
    }
}
