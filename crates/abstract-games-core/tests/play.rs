//! Lists of moves, histories and perft, on the small test game.

#[allow(dead_code, unreachable_pub)]
mod pile;

use abstract_games_core::{
    Game, GameError, GameStatus, Leaves, MoveListProblem, Notation, Outcome, Padded, PaddedMove,
    PaddedRules, PerftTable, Player, Position, Refusal, Score, divide, perft, perft_made,
    perft_with_table, play_moves,
};
use pile::{Fault, IllegalTake, ParseTakeError, Pile, PileEmpty, Rules, Take};

fn start(stones: u8) -> Pile {
    Pile::start(Rules::new(stones))
}

fn text(position: &Pile) -> String {
    position.position_text().to_string()
}

#[test]
fn moves_of_one_turn_may_be_joined_by_commas() {
    for list in ["3,1 2", "3 1 2", "3  1 2 ", " 3,1  2"] {
        let mut position = start(9);
        let mut seen = Vec::new();
        let played = play_moves(&mut position, list, |mv, after| {
            seen.push((mv.0, after.stones()));
        });
        assert_eq!(played, Ok(3), "{list}");
        assert_eq!(text(&position), "3 1", "{list}");
        assert_eq!(seen, [(3, 6), (1, 5), (2, 3)]);
    }
    assert_eq!(play_moves(&mut start(9), "", |_, _| ()), Ok(0));
}

#[test]
fn a_list_that_cannot_be_played_changes_nothing() {
    let cases = [
        ("1,2", 2, 2, MoveListProblem::TurnChange(Player::Second)),
        ("1 3,", 4, 3, MoveListProblem::Missing),
        (",1", 0, 1, MoveListProblem::Missing),
        ("3,,1", 2, 2, MoveListProblem::Missing),
        ("1 x", 2, 2, MoveListProblem::Parse(ParseTakeError)),
        (
            "3 3 2 2",
            6,
            4,
            MoveListProblem::Illegal(IllegalTake::TooFew(1)),
        ),
        (
            "3,3,3,1",
            6,
            4,
            MoveListProblem::Illegal(IllegalTake::GameOver),
        ),
    ];
    for (list, at, number, problem) in cases {
        let mut position = start(9);
        let error = play_moves(&mut position, list, |_, _| ()).unwrap_err();
        assert_eq!((error.at, error.number), (at, number), "{list}");
        assert_eq!(error.problem, problem, "{list}");
        assert_eq!(position, start(9), "{list}");
    }
}

#[test]
fn move_lists_report_in_words() {
    let error = play_moves(&mut start(9), "1 9", |_, _| ()).unwrap_err();
    let expected = "byte 2: move 2 of the list, `9`: not a number of stones";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn undo_gives_back_each_position() {
    let mut game: Game<Pile> = Game::from_rules(Rules::new(6));
    let mut positions = vec![text(game.position())];
    for take in [Take(1), Take(3), Take(2)] {
        game.play(take).unwrap();
        positions.push(text(game.position()));
    }
    assert_eq!(positions, ["6 1", "5 2", "2 2", "0 2"]);
    assert_eq!(
        game.status(),
        GameStatus::Ended(Outcome::Win(Player::Second))
    );
    assert!(game.moves().eq([Take(1), Take(3), Take(2)]));
    assert!(game.positions().map(text).eq(positions.iter().cloned()));
    assert_eq!(
        game.play(Take(1)),
        Err(GameError::Illegal(IllegalTake::GameOver))
    );

    let mut undone = Vec::new();
    while let Some(take) = game.undo() {
        undone.push((take.0, text(game.position())));
    }
    let expected = [(2, "2 2"), (3, "5 2"), (1, "6 1")];
    assert!(undone.iter().map(|(n, p)| (*n, p.as_str())).eq(expected));
    assert_eq!(game, Game::from_rules(Rules::new(6)));
    assert_eq!(game.start(), game.position());
}

#[test]
fn a_capped_game_stops() {
    assert_eq!(Game::new(start(9)).ply_cap(), None);
    let mut game = Game::new(start(9)).with_ply_cap(Some(2));
    assert_eq!(game.ply_cap(), Some(2));
    game.play(Take(1)).unwrap();
    assert_eq!(game.status(), GameStatus::Running);
    game.play(Take(1)).unwrap();
    assert_eq!(game.status(), GameStatus::Capped);
    assert_eq!(game.play(Take(1)), Err(GameError::Capped { cap: 2 }));
    assert_eq!(
        game.play(Take(4)),
        Err(GameError::Illegal(IllegalTake::Number))
    );
    assert_eq!(game.plies(), 2);

    let mut game = Game::new(start(2)).with_ply_cap(Some(1));
    game.play(Take(2)).unwrap();
    let won = GameStatus::Ended(Outcome::Win(Player::First));
    assert_eq!(game.status(), won, "an end on the last ply counts");
    assert_eq!(
        Game::new(start(2)).with_ply_cap(Some(0)).status(),
        GameStatus::Capped
    );
}

#[test]
fn repetitions_count_the_current_position() {
    let mut game = Game::new(start(5));
    assert_eq!(game.repetitions(), 1);
    game.play(Take(1)).unwrap();
    assert_eq!(game.repetitions(), 1);
    // Nothing is taken, so only the turn passes.
    let mut circles: Game<Pile> = Game::from_rules(Rules {
        stones: 5,
        fault: Some(Fault::PlaysInCircles),
    });
    for repetitions in [1, 2, 2, 3] {
        circles.play(Take(1)).unwrap();
        assert_eq!(circles.repetitions(), repetitions);
    }
}

/// Sequences of `depth` takes from `stones`, by hand: f(s, d) is the sum of
/// f(s - t, d - 1) over t = 1, 2, 3.
#[test]
fn perft_counts_sequences() {
    fn by_hand(stones: i32, depth: u32) -> u64 {
        match (stones, depth) {
            (..0, _) => 0,
            (_, 0) => 1,
            _ => (1..=3).map(|take| by_hand(stones - take, depth - 1)).sum(),
        }
    }
    for depth in 0..=8 {
        let expected = by_hand(12, depth);
        assert_eq!(perft(&start(12), depth), expected);
        assert_eq!(perft_made(&start(12), depth), expected);
        for leaves in [Leaves::Counted, Leaves::Made] {
            let divided = divide(&start(12), depth, leaves);
            let total: u64 = divided.iter().map(|(_, nodes)| nodes).sum();
            assert_eq!(total, if depth == 0 { 0 } else { expected });
        }
    }
    assert_eq!(perft(&start(12), 13), 0, "every game is over by then");
}

#[cfg(feature = "rayon")]
#[test]
fn perft_on_threads_counts_the_same() {
    use abstract_games_core::{par_divide, par_perft};

    for depth in 0..=12 {
        for leaves in [Leaves::Counted, Leaves::Made] {
            let position = start(20);
            assert_eq!(par_perft(&position, depth, leaves), perft(&position, depth));
            let divided = divide(&position, depth, leaves);
            assert_eq!(par_divide(&position, depth, leaves), divided);
        }
    }
}

#[cfg(feature = "rand_core")]
#[test]
fn random_moves_are_uniform() {
    use abstract_games_core::random::below;

    let mut rng = Sequence(0);
    assert_eq!(below(&mut rng, 0), None);
    let mut counts = [0_u32; 3];
    for _ in 0..30_000 {
        counts[usize::from(start(9).random_move(&mut rng).unwrap().0) - 1] += 1;
    }
    // 10,000 expected, standard deviation 82.
    assert!(
        counts.iter().all(|count| count.abs_diff(10_000) < 500),
        "{counts:?}"
    );

    /// A generator that counts up through well-spread values.
    struct Sequence(u64);

    impl rand_core::TryRng for Sequence {
        type Error = core::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok((self.try_next_u64()? >> 32) as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            self.0 += 1;
            Ok(abstract_games_core::zobrist::splitmix64(self.0))
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            for byte in bytes {
                *byte = self.try_next_u64()? as u8;
            }
            Ok(())
        }
    }
}

/// A draw counts if the low half of its product with the bound is at least
/// 2^32 modulo the bound; the high half is then the number.
#[cfg(feature = "rand_core")]
#[test]
fn biased_draws_are_drawn_again() {
    use abstract_games_core::random::below;

    struct Draws(Vec<u32>);

    impl rand_core::TryRng for Draws {
        type Error = core::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0.remove(0))
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            unreachable!("32 bits are drawn at a time")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("32 bits are drawn at a time")
        }
    }

    // Of the products with 3 only that of 0 has a low half below 1; that of
    // 2^32 / 3 rounded up is 2^32 + 2, of twice as much 2^33 + 1.
    for (bound, draws, expected, left) in [
        (3, vec![0, 0, 0x5555_5556, 9], 1, 1),
        (3, vec![0xaaaa_aaab, 9], 2, 1),
        (3, vec![1, 9], 0, 1),
        (3, vec![u32::MAX, 9], 2, 1),
        // 2^32 modulo 2^31 + 1 is 2^31 - 1: nearly half of all are refused.
        (0x8000_0001, vec![0, 2, 4, 0x7fff_ffff], 0x3fff_ffff, 0),
        // Powers of two refuse nothing.
        (1 << 31, vec![0, 9], 0, 1),
        (1, vec![0, 9], 0, 1),
    ] {
        let mut draws = Draws(draws);
        assert_eq!(below(&mut draws, bound), Some(expected), "{bound}");
        assert_eq!(draws.0.len(), left, "{bound}");
    }
}

#[test]
fn a_table_changes_no_count() {
    for places in [0, 1, 7, 1_000] {
        let mut table = PerftTable::new(places);
        for depth in 0..=12 {
            let position = start(15);
            let expected = perft(&position, depth);
            assert_eq!(perft_with_table(&position, depth, &mut table), expected);
        }
    }
}

#[test]
fn padded_games_alternate_and_end_alike() {
    let mut padded = Padded::new(start(9));
    // The first player takes three and moves again; the second one waits.
    let moves = [
        PaddedMove::Move(Take(3)),
        PaddedMove::Pad,
        PaddedMove::Move(Take(1)),
        PaddedMove::Move(Take(3)),
        PaddedMove::Pad,
        PaddedMove::Move(Take(2)),
    ];
    let mut player = Player::First;
    let mut keys = vec![padded.key()];
    for mv in moves {
        assert_eq!(padded.turn(), player);
        let is_pad = mv == PaddedMove::Pad;
        assert_eq!(padded.is_padding(), is_pad);
        let legal: Vec<_> = padded.legal_moves().collect();
        assert_eq!(legal.len(), padded.legal_moves().len());
        assert_eq!(legal.contains(&PaddedMove::Pad), is_pad);
        assert!(!is_pad || legal.len() == 1);
        for (n, mv) in legal.iter().enumerate() {
            assert_eq!(padded.nth_move(n), Some(*mv));
        }
        let folded = padded.legal_moves().fold(Vec::new(), |mut all, mv| {
            all.push(mv);
            all
        });
        assert_eq!(folded, legal);
        let wrong = if is_pad {
            PaddedMove::Move(Take(1))
        } else {
            PaddedMove::Pad
        };
        let before = padded.clone();
        assert_eq!(padded.play(wrong).unwrap_err().rule(), "PADDED");
        assert_eq!(padded, before);
        padded.play(mv).unwrap();
        keys.push(padded.key());
        player = !player;
    }
    assert_eq!(padded.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(padded.legal_moves().len(), 0);
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 7, "a pad changes the key");
}

#[test]
fn padded_games_tell_what_the_game_tells() {
    let rules = PaddedRules(Rules::new(9));
    let bounds = (
        abstract_games_core::Rules::max_legal_moves(&rules),
        abstract_games_core::Rules::max_plies(&rules),
    );
    assert_eq!(bounds, (3, Some(18)));
    assert_eq!(rules.to_string(), Rules::new(9).to_string());
    let mut padded = Padded::new(start(3));
    assert_eq!(
        (padded.to_string().as_str(), padded.end_reason()),
        ("ooo", None)
    );
    padded.play(PaddedMove::Move(Take(3))).unwrap();
    assert_eq!(padded.end_reason(), Some(PileEmpty));
    assert_eq!(rules.to_string().parse(), Ok(rules));
    let begun: Padded<Pile> = Position::start(rules);
    assert_eq!((begun.rules(), &begun), (rules, &Padded::new(start(9))));
    assert_eq!(begun.score().first, 9);
    let refused = begun.check(PaddedMove::Move(Take(4))).unwrap_err();
    assert_eq!(refused.rule(), "PILE-1");

    // The same key as the game has, with one change while a player waits.
    let changes: Vec<u64> = [9, 8, 7]
        .map(|stones| {
            let mut padded = Padded::new(start(stones));
            assert_eq!(padded.key(), padded.position().key());
            padded.play(PaddedMove::Move(Take(3))).unwrap();
            padded.key() ^ padded.position().key()
        })
        .into();
    assert!(changes[0] != 0 && changes.iter().all(|change| *change == changes[0]));
}

/// Every line of play of the game is one of the padded game, with a pad
/// before each move of the player who has just moved.
#[test]
fn padded_games_have_the_same_lines() {
    fn wins<P: Position>(position: &P) -> (u64, u64) {
        match position.outcome() {
            Some(Outcome::Win(Player::First)) => (1, 0),
            Some(_) => (0, 1),
            None => position.legal_moves().fold((0, 0), |(first, second), mv| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                let (a, b) = wins(&next);
                (first + a, second + b)
            }),
        }
    }
    assert_eq!(wins(&start(9)), wins(&Padded::new(start(9))));
}
