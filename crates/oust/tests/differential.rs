//! Random games against the slow reference, from the start and from boards
//! that no game leads to.

mod common;
mod reference;

use common::{cell_names, every_board, legal_texts, outcome_name, with_rules};
use oust::{IllegalMove, Move, Notation, Oust, Player, Position, Preview, Rules, Score};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use reference::Reference;

fn below(rng: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (rng.next_u64() % bound as u64) as usize
}

/// Holds everything that both know about a position against each other.
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
        let mut groups: Vec<usize> = fast.groups(player).map(|g| g.len() as usize).collect();
        groups.sort_by(|a, b| b.cmp(a));
        assert_eq!(groups, sizes, "{}", context());
    }
    let text = fast.position_text().to_string();
    assert_eq!(text.split(' ').next(), Some(slow.board().as_str()));
}

/// Every placement that is not legal is refused for the right reason.
fn compare_refusals<const W: usize>(fast: &Oust<W>, slow: &Reference) {
    if fast.outcome().is_some() {
        return;
    }
    let grid = fast.rules().board().grid();
    for cell in 0..grid.cells() {
        let name = grid.name(cell).to_string();
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

/// Plays at random to the end, or so many plies, comparing after each.
fn play_along<const W: usize>(
    mut fast: Oust<W>,
    mut slow: Reference,
    plies: usize,
    rng: &mut Xoshiro256PlusPlus,
) -> usize {
    for ply in 0..plies {
        compare(&fast, &slow);
        if ply % 16 == 0 {
            compare_refusals(&fast, &slow);
        }
        let legal = slow.legal();
        if legal.is_empty() {
            return ply;
        }
        // Prefer captures: they are what can go wrong.
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
            cell_names(&fast, effect.captured),
            slow.captured(),
            "{fast:?}"
        );
    }
    plies
}

fn from_the_start<const W: usize>(rules: Rules<W>, name: &str, games: usize, seed: u64) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    (0..games)
        .map(|_| play_along(Oust::start(rules), Reference::new(name), 2_000, &mut rng))
        .sum()
}

#[test]
fn games_from_the_start() {
    for (seed, name) in every_board().enumerate() {
        let cells = name.parse::<oust::Variant>().unwrap().board.cells();
        let games = (400 / usize::from(cells)).clamp(1, 40);
        let plies = with_rules!(&name, from_the_start, &name, games, seed as u64);
        assert!(plies >= games * 3, "{name}");
        let pie = format!("{name},pie");
        with_rules!(&pie, from_the_start, &pie, 1, 1_000 + seed as u64);
    }
}

/// A board with stones strewn over it, as a string.
fn strewn(name: &str, density: usize, rng: &mut Xoshiro256PlusPlus) -> String {
    let board = name.parse::<oust::Variant>().unwrap().board;
    let grid = board.grid();
    // Sometimes one colour prevails, so that large groups arise.
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

fn from_strewn_boards<const W: usize>(rules: Rules<W>, name: &str, games: usize, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for game in 0..games {
        let density = [25, 50, 75, 95][game % 4];
        let board = strewn(name, density, &mut rng);
        for (turn, letter) in [(1, 'r'), (2, 'b')] {
            let fast = Oust::parse_position(rules, &format!("{board} {letter}")).unwrap();
            let slow = Reference::from_board(name, &board, turn);
            play_along(fast, slow, 40, &mut rng);
        }
    }
}

#[test]
fn games_from_boards_that_play_cannot_reach() {
    for (seed, name) in every_board().enumerate() {
        let cells = name.parse::<oust::Variant>().unwrap().board.cells();
        let games = (1_500 / usize::from(cells)).clamp(4, 60);
        with_rules!(&name, from_strewn_boards, &name, games, 2_000 + seed as u64);
    }
}
