//! Games with alternating turns.

use abstract_games_core::{CitesRule, Outcome, Player, Position, RuleSet, Score};
use abstract_games_search::{
    Alternating, AlternatingMove, AlternatingRules, IllegalAlternatingMove,
};
use abstract_games_testkit::conformance::{Games, check_games};
use abstract_games_testkit::fixtures::pile::{IllegalTake, Pile, PileEmpty, Rules, Take};

fn start(stones: u8) -> Pile {
    Pile::start(Rules::new(stones))
}

#[test]
fn turns_alternate_and_the_outcome_is_the_same() {
    let mut game = Alternating::new(start(9));
    // The first player takes three and moves again, after a null move.
    let moves = [
        AlternatingMove::Move(Take(3)),
        AlternatingMove::Null,
        AlternatingMove::Move(Take(1)),
        AlternatingMove::Move(Take(3)),
        AlternatingMove::Null,
        AlternatingMove::Move(Take(2)),
    ];
    let mut player = Player::First;
    let mut keys = vec![game.key()];
    for mv in moves {
        assert_eq!(game.turn(), player);
        let is_null = mv == AlternatingMove::Null;
        assert_eq!(game.needs_null_move(), is_null);
        let legal: Vec<_> = game.legal_moves().collect();
        assert_eq!(legal.len(), game.legal_moves().len());
        assert_eq!(legal.contains(&AlternatingMove::Null), is_null);
        assert!(!is_null || legal.len() == 1);
        for (n, mv) in legal.iter().enumerate() {
            assert_eq!(game.nth_move(n), Some(*mv));
        }
        let folded = game.legal_moves().fold(Vec::new(), |mut all, mv| {
            all.push(mv);
            all
        });
        assert_eq!(folded, legal);
        let illegal = if is_null {
            AlternatingMove::Move(Take(1))
        } else {
            AlternatingMove::Null
        };
        let before = game.clone();
        let error = game.play(illegal).unwrap_err();
        let expected = match is_null {
            true => IllegalAlternatingMove::NullOnly,
            false => IllegalAlternatingMove::Null,
        };
        assert_eq!((&error, error.rule()), (&expected, "ALTERNATING"));
        assert_eq!(game, before);
        game.play(mv).unwrap();
        keys.push(game.key());
        player = !player;
    }
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(game.legal_moves().len(), 0);
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 7, "a null move changes the key");
}

#[test]
fn rules_ends_and_errors_are_those_of_the_game() {
    let rules = AlternatingRules(Rules::new(9));
    assert_eq!((rules.max_legal_moves(), rules.max_plies()), (3, Some(18)));
    let mut game = Alternating::new(start(3));
    assert_eq!(
        (game.to_string().as_str(), game.end_reason()),
        ("ooo", None)
    );
    game.play(AlternatingMove::Move(Take(3))).unwrap();
    assert_eq!(game.end_reason(), Some(PileEmpty));
    let begun: Alternating<Pile> = Position::start(rules);
    assert_eq!(
        (begun.rules(), &begun),
        (rules, &Alternating::new(start(9)))
    );
    assert_eq!(begun.score().first, 9);
    let error = begun.check(AlternatingMove::Move(Take(4))).unwrap_err();
    assert_eq!(error, IllegalAlternatingMove::Game(IllegalTake::Number));
    assert_eq!(error.rule(), "PILE-1");

    // The key is that of the game, except before a null move, where the same
    // number is added to it.
    let changes = [9, 8, 7].map(|stones| {
        let mut game = Alternating::new(start(stones));
        assert_eq!(game.key(), game.position().key());
        game.play(AlternatingMove::Move(Take(3))).unwrap();
        game.key() ^ game.position().key()
    });
    assert!(changes[0] != 0 && changes.iter().all(|change| *change == changes[0]));
}

/// The game has the same lines of play with null moves as without.
#[test]
fn lines_of_play_are_the_same() {
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
    assert_eq!(wins(&start(9)), wins(&Alternating::new(start(9))));
}

#[test]
fn the_laws_of_positions_hold() {
    let every_move: Vec<_> = (0..=255)
        .map(|stones| AlternatingMove::Move(Take(stones)))
        .chain([AlternatingMove::Null])
        .collect();
    let games = Games {
        seed: 0,
        games: 50,
        max_plies: 100,
    };
    let rules = AlternatingRules(Rules::new(9));
    check_games::<Alternating<Pile>>(rules, &every_move, games).unwrap();
}
