//! Random games compared with the slow reference, from the start and from boards
//! that no game can reach.

use abstract_games_testkit::reference::oust::Reference;
use oust::{Visitor, prelude::*};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::kit::{cell_names, every_board, legal_texts, outcome_name, with_pie};

fn below(rng: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (rng.next_u64() % bound as u64) as usize
}

/// Compares everything that both implementations know about a position.
fn compare<const W: usize>(fast: &Oust<W>, slow: &Reference) {
    let context = || format!("{fast:?}");
    assert_eq!(fast.turn().number(), slow.turn(), "{}", context());
    assert_eq!(
        fast.outcome().map(outcome_name),
        slow.outcome(),
        "{}",
        context()
    );
    assert_eq!(legal_texts(fast), slow.legal(), "{}", context());
    for player in Player::ALL {
        let number = player.number();
        let sizes: Vec<usize> = fast.group_sizes(player).map(usize::from).collect();
        assert_eq!(sizes, slow.group_sizes(number), "{}", context());
        assert_eq!(fast.group_sizes(player).len(), sizes.len());
        assert_eq!(
            fast.score()[player] as usize,
            slow.stones(number),
            "{}",
            context()
        );
        let mut groups: Vec<usize> = fast.groups(player).map(CellSet::len).collect();
        groups.sort_by(|a, b| b.cmp(a));
        assert_eq!(groups, sizes, "{}", context());
    }
    let text = fast.position_text().to_string();
    assert_eq!(text.split(' ').next(), Some(slow.board().as_str()));
}

/// Checks that every illegal placement is illegal for the right reason.
fn compare_reasons<const W: usize>(fast: &Oust<W>, slow: &Reference) {
    if fast.outcome().is_some() {
        return;
    }
    let board = fast.rules().board();
    for cell in board.cells() {
        let name = board.cell_name(cell).to_string();
        let expected = slow.refusal(&name);
        let found = match fast.check(Move::Place(cell)) {
            Ok(()) => None,
            Err(IllegalMove::Occupied { .. }) => Some("occupied"),
            Err(IllegalMove::NoContact { size, .. }) => {
                assert_eq!(usize::from(size), slow.grown(&name), "{fast:?} {name}");
                Some("no contact")
            }
            Err(IllegalMove::NotLarger {
                size, enemy_size, ..
            }) => {
                assert_eq!(usize::from(size), slow.grown(&name), "{fast:?} {name}");
                assert!(enemy_size >= size, "{fast:?} {name}");
                Some("not larger")
            }
            Err(other) => panic!("{fast:?} {name}: {other}"),
        };
        assert_eq!(found, expected, "{fast:?} {name}");
    }
}

/// Plays at random to the end or for the given number of plies, and compares
/// after each.
fn play_along<const W: usize>(
    mut fast: Oust<W>,
    mut slow: Reference,
    plies: usize,
    rng: &mut Xoshiro256PlusPlus,
) -> usize {
    for ply in 0..plies {
        compare(&fast, &slow);
        if ply % 16 == 0 {
            compare_reasons(&fast, &slow);
        }
        let legal = slow.legal();
        if legal.is_empty() {
            return ply;
        }
        // Prefer captures, where mistakes are most likely.
        let mut text = &legal[below(rng, legal.len())];
        for _ in 0..3 {
            let mv = Oust::parse_move(fast.rules(), text).unwrap();
            if !fast.preview(mv).unwrap().captured.is_empty() {
                break;
            }
            text = &legal[below(rng, legal.len())];
        }
        let mv = Oust::parse_move(fast.rules(), text).unwrap();
        let effect = fast.preview(mv).unwrap();
        fast.play(mv).unwrap();
        slow.play(text);
        assert_eq!(
            cell_names(fast.rules(), effect.captured),
            slow.captured(),
            "{fast:?}"
        );
    }
    plies
}

/// Plays games from the start and returns their plies.
struct FromTheStart {
    games: usize,
    seed: u64,
}

impl Visitor for FromTheStart {
    type Output = usize;

    fn visit<const W: usize>(self, rules: Rules<W>) -> usize {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let name = rules.to_string();
        (0..self.games)
            .map(|_| play_along(Oust::start(rules), Reference::new(&name), 2_000, &mut rng))
            .sum()
    }
}

#[test]
fn games_from_the_start() {
    for (number, rules) in every_board().enumerate() {
        let games = (400 / rules.board.cell_count()).clamp(1, 40);
        let seed = number as u64;
        let plies = rules.visit(FromTheStart { games, seed });
        assert!(plies >= games * 3, "{rules}");
        let (games, seed) = (1, 1_000 + seed);
        with_pie(rules).visit(FromTheStart { games, seed });
    }
}

/// A board with random stones, as a string.
fn scattered(board: Board, density: usize, rng: &mut Xoshiro256PlusPlus) -> String {
    let grid = board.grid();
    // Sometimes one colour dominates, so that there are large groups.
    let red = [10, 50, 80][below(rng, 3)];
    let row = |row: u8, rng: &mut Xoshiro256PlusPlus| {
        let stones = (0..grid.row_len(row)).map(|_| {
            if below(rng, 100) >= density {
                '1'
            } else if below(rng, 100) < red {
                'r'
            } else {
                'b'
            }
        });
        // Runs of single empty cells need joining.
        let mut text = String::new();
        let mut run = 0;
        for stone in stones.chain(['/']) {
            if stone == '1' {
                run += 1;
                continue;
            }
            if run > 0 {
                text += &run.to_string();
                run = 0;
            }
            if stone != '/' {
                text.push(stone);
            }
        }
        text
    };
    let rows: Vec<String> = (0..grid.rows()).rev().map(|r| row(r, rng)).collect();
    rows.join("/")
}

struct FromScatteredBoards {
    games: usize,
    seed: u64,
}

impl Visitor for FromScatteredBoards {
    type Output = ();

    fn visit<const W: usize>(self, rules: Rules<W>) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let name = rules.to_string();
        for game in 0..self.games {
            let density = [25, 50, 75, 95][game % 4];
            let board = scattered(rules.board(), density, &mut rng);
            for (turn, letter) in [(1, 'r'), (2, 'b')] {
                let fast = Oust::parse_position(rules, &format!("{board} {letter}")).unwrap();
                let slow = Reference::from_board(&name, &board, turn);
                play_along(fast, slow, 40, &mut rng);
            }
        }
    }
}

#[test]
fn games_from_boards_that_no_game_can_reach() {
    for (number, rules) in every_board().enumerate() {
        let games = (1_500 / rules.board.cell_count()).clamp(4, 60);
        let seed = 2_000 + number as u64;
        rules.visit(FromScatteredBoards { games, seed });
    }
}
