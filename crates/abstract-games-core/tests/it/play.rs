//! Lists of moves, histories and perft.

use abstract_games_core::{
    Game, GameError, GameStatus, MoveListProblem, Notation, Outcome, Perft, Player, Position,
    perft, play_moves,
};
use abstract_games_testkit::fixtures::pile::{
    Fault, IllegalTake, ParseTakeError, Pile, Rules, Take,
};

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
    let expected = "move 2 (`9` at byte 2): not a number of stones";
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
fn a_game_stops_at_its_ply_limit() {
    assert_eq!(Game::new(start(9)).ply_limit(), None);
    let mut game = Game::new(start(9)).with_ply_limit(Some(2));
    assert_eq!(game.ply_limit(), Some(2));
    game.play(Take(1)).unwrap();
    assert_eq!(game.status(), GameStatus::Ongoing);
    game.play(Take(1)).unwrap();
    assert_eq!(game.status(), GameStatus::PlyLimit);
    assert_eq!(game.play(Take(1)), Err(GameError::PlyLimit { limit: 2 }));
    assert_eq!(
        game.play(Take(4)),
        Err(GameError::Illegal(IllegalTake::Number))
    );
    assert_eq!(game.plies(), 2);

    let mut game = Game::new(start(2)).with_ply_limit(Some(1));
    game.play(Take(2)).unwrap();
    let won = GameStatus::Ended(Outcome::Win(Player::First));
    assert_eq!(game.status(), won, "an end on the last ply counts");
    assert_eq!(
        Game::new(start(2)).with_ply_limit(Some(0)).status(),
        GameStatus::PlyLimit
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
        for options in [Perft::new(), Perft::new().made()] {
            assert_eq!(options.count(&start(12), depth), expected);
            let divided = options.divide(&start(12), depth);
            let total: u64 = divided.iter().map(|(_, nodes)| nodes).sum();
            assert_eq!(total, if depth == 0 { 0 } else { expected });
        }
    }
    assert_eq!(perft(&start(12), 13), 0, "every game is over by then");
}

#[test]
fn all_options_count_the_same() {
    for depth in 0..=12 {
        let position = start(15);
        let expected = perft(&position, depth);
        let divided = Perft::new().divide(&position, depth);
        for table in [0, 1, 7, 1_000] {
            let plain = Perft::new().table(table);
            for options in [
                plain,
                plain.made(),
                plain.parallel(),
                plain.made().parallel(),
            ] {
                assert_eq!(options.count(&position, depth), expected, "{options:?}");
                assert_eq!(options.divide(&position, depth), divided, "{options:?}");
            }
        }
    }
}

#[test]
fn a_list_is_played_as_a_whole_or_not_at_all() {
    let mut game = Game::new(start(9));
    assert_eq!(game.play_list("3,1 2"), Ok(3));
    assert_eq!(text(game.position()), "3 1");
    let before = game.clone();
    let error = game.play_list("1 1 4").unwrap_err();
    let problem = MoveListProblem::Parse(ParseTakeError);
    assert_eq!((error.number, error.at, error.problem), (3, 4, problem));
    assert_eq!(game, before);
    game.set_ply_limit(Some(4));
    let error = game.play_list("1 1").unwrap_err();
    let limit = MoveListProblem::Illegal(GameError::PlyLimit { limit: 4 });
    assert_eq!((error.number, error.problem), (2, limit));
    assert_eq!(game.plies(), 3);
}
