//! Random setups: those that are accepted give positions like any other.

use abstract_games_core::random::below;
use oxy::{
    AfterAlignment, ByPlayer, Cell, CellSet, Debts, Layout, Notation, Oxy, Position, Ring,
    Rotation, Rules, Run, Setup, SetupError, Tiles,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// All sets of tiles that up to four slides can have moved if they leave the
/// space on `space`: the cells of the walks back from there that visit no cell
/// twice.
fn moved_tiles(space: Cell) -> Vec<CellSet> {
    fn walk(visited: &mut Vec<Cell>, found: &mut Vec<CellSet>) {
        found.push(visited[1..].iter().copied().collect());
        if visited.len() == 5 {
            return;
        }
        let here = visited[visited.len() - 1];
        for next in Cell::ALL.into_iter() {
            let apart = here.file().abs_diff(next.file()) + here.rank().abs_diff(next.rank());
            if apart == 1 && !visited.contains(&next) {
                visited.push(next);
                walk(visited, found);
                visited.pop();
            }
        }
    }
    let mut found = Vec::new();
    walk(&mut vec![space], &mut found);
    found.sort();
    found.dedup();
    found
}

/// OXY-6, for every set of up to four cells and every cell of the space.
#[test]
fn moved_tiles_lie_on_a_way_of_the_space() {
    let rules: Rules = "oxy:limit=40,laps=off".parse().unwrap();
    for text in [
        "O.X.YX/.._Y.O/Y.O.X./.O.X.Y",
        "_.X.YX/O..Y.O/Y.O.X./.O.X.Y",
        "O.X.YX/..OY.O/Y...X./.O_X.Y",
    ] {
        let board = Tiles::parse(rules.symbols, text).unwrap();
        let space = board.spaces().iter().next().unwrap();
        let symbols: CellSet = Cell::ALL
            .into_iter()
            .filter(|&cell| !matches!(board.at(cell), None | Some(oxy::Tile::Neutral)))
            .collect();
        let found = moved_tiles(space);
        let mut accepted = 0;
        for bits in (0..1 << 24_u32).filter(|bits: &u32| bits.count_ones() <= 4) {
            let setup = Setup {
                moved: CellSet::from_bits(bits),
                turns_ended: 2,
                ..Setup::fresh(rules, board)
            };
            if (setup.moved & symbols).len() > 1 {
                continue;
            }
            let told = setup.validate(rules);
            assert_eq!(told.is_ok(), found.contains(&setup.moved), "{setup:?}");
            match told {
                Ok(_) => accepted += 1,
                Err(error) => {
                    let moved = setup.moved;
                    assert_eq!(error, SetupError::MovedUnexplained { moved, space });
                }
            }
        }
        assert!(accepted > 10, "{text}: {accepted}");
    }
}

struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        below(&mut self.0, bound as u32).unwrap() as usize
    }

    fn choose<T: Clone>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())].clone()
    }

    fn cells(&mut self) -> CellSet {
        let count = self.below(5);
        let one = |_| Cell::new(self.below(24)).unwrap();
        (0..count).map(one).collect()
    }

    fn run(&mut self) -> Run {
        Run {
            ring: self.choose(&Ring::ALL),
            rotation: self.choose(&[Rotation::Anticlockwise, Rotation::Clockwise]),
            slides: self.choose(&[0, 1, 2, 3, 7, 13, 14, 15, 16, u8::MAX]),
        }
    }

    fn debts(&mut self) -> Debts {
        Debts {
            border: self.below(2) == 0,
            inner: self.below(2) == 0,
        }
    }

    fn layout(&mut self, rules: Rules) -> Tiles {
        Layout::from_seed(rules.symbols, self.below(20) as u64, 0).board()
    }

    fn play_one(&mut self, position: &mut Oxy) -> bool {
        let mut moves = position.legal_moves();
        if moves.len() == 0 {
            return false;
        }
        let mv = moves.nth(self.below(moves.len())).unwrap();
        position.play(mv).unwrap();
        true
    }

    /// Changes one thing in a setup.
    fn change(&mut self, setup: &mut Setup, rules: Rules) {
        let points = [0, 1, 4, 5, 65_534, 65_535, u32::MAX];
        match self.below(11) {
            0 => setup.turn = !setup.turn,
            1 => setup.penalties.first = self.choose(&points),
            2 => setup.penalties.second = self.choose(&points),
            3 | 4 => setup.moved = self.cells(),
            5 => setup.frozen = self.cells(),
            6 => setup.turns_ended = self.choose(&[0, 1, 2, 2, 3, u8::MAX]),
            7 => setup.run = (self.below(4) > 0).then(|| self.run()),
            8 => setup.debts = ByPlayer::new(self.debts(), self.debts()),
            9 => {
                setup.seed = self.choose(&[0, 1, u64::MAX]);
                setup.draws = self.choose(&[0, 1, u32::MAX]);
            }
            _ => setup.next_layout = (self.below(3) > 0).then(|| self.layout(rules)),
        }
    }
}

/// An accepted setup is unchanged by validation, and every position reached
/// from it by play is equal, with the same moves, after being written and
/// parsed.
#[test]
fn accepted_setups_play_on_like_their_strings() {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(6));
    let (mut accepted, mut running) = (0, 0);
    for _ in 0..12_000 {
        let mut rules: Rules = dice
            .choose(&["oxy", "oxy:chess", "oxy:limit=65535", "oxy:limit=1"])
            .parse()
            .unwrap();
        rules.after = dice.choose(&[AfterAlignment::Undo, AfterAlignment::Relayout]);
        rules.laps = dice.below(4) > 0;
        let mut position = Oxy::start(rules);
        for _ in 0..dice.below(40) {
            dice.play_one(&mut position);
        }
        let mut setup = position.to_setup();
        for _ in 0..dice.below(4) {
            dice.change(&mut setup, rules);
        }
        let text = setup.to_string();
        let Ok(mut position) = setup.validate(rules) else {
            assert!(Oxy::parse_position(rules, &text).is_err(), "{text}");
            continue;
        };
        assert_eq!(position.to_setup(), setup);
        accepted += 1;
        running += u32::from(position.outcome().is_none());
        for _ in 0..12 {
            let text = position.position_text().to_string();
            let read = Oxy::parse_position(position.rules(), &text).unwrap();
            assert_eq!(read, position, "{setup}");
            assert_eq!(read.key(), position.key(), "{setup}");
            assert!(read.legal_moves().eq(position.legal_moves()), "{setup}");
            if !dice.play_one(&mut position) {
                break;
            }
        }
    }
    assert!(
        running > 3_000 && accepted - running > 500,
        "{accepted} {running}"
    );
}
