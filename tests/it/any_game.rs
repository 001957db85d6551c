//! The object-safe view, tested with the games of this build.

use abstract_games::{AnyGame, GAMES, GameStatus, MoveError, NameError, Perft, open};

use crate::playing::choices;

fn games() -> impl Iterator<Item = Box<dyn AnyGame>> {
    GAMES.iter().map(|name| open(name).unwrap())
}

/// Everything that the trait shows of a position.
fn view(game: &dyn AnyGame) -> (String, String, u64, Vec<String>, usize, String) {
    (
        game.name(),
        game.position(),
        game.key(),
        game.legal_moves(),
        game.plies(),
        game.to_string(),
    )
}

#[test]
fn every_game_of_the_build_opens_under_its_own_name() {
    for (game, name) in games().zip(GAMES) {
        assert_eq!(game.name(), *name);
        assert_eq!(game.plies(), 0);
        assert_eq!(game.status(), GameStatus::Ongoing);
        assert!(game.legal_count() > 0 && game.end_reason().is_none());
    }
}

#[test]
fn names_that_open_nothing() {
    for name in ["", "chess", "Oust", "oust ", " oust", "yonmoqué", "oust\n"] {
        assert!(
            matches!(open(name), Err(NameError::UnknownGame { .. })),
            "{name:?}"
        );
    }
    // This also holds in a build with only some of the games.
    assert_eq!(
        open("chess").unwrap_err().to_string(),
        "unknown game: `chess`, expected oust, yonmoque, omnigon or oxy, if this build includes it"
    );
    for game in GAMES {
        for option in [
            "",
            ",",
            "x",
            "hex-7 ",
            "limit",
            "limit=",
            "1988,",
            "🦀",
            "pie,pie",
            "hex-5,hex-6",
            "1981,1983",
            "limit=0",
            "limit=65536",
            "invasion=0",
        ] {
            let name = format!("{game}:{option}");
            assert!(open(&name).is_err(), "{name:?}");
        }
        assert!(open(&format!("{game}:{}", "x".repeat(1_000_000))).is_err());
    }
    assert!(open(&"o".repeat(1_000_000)).unwrap_err().to_string().len() < 200);
}

#[test]
fn invalid_moves_and_positions_change_nothing() {
    let long = "a".repeat(1_000_000);
    let texts = [
        "",
        " ",
        "z99",
        "a1a1",
        "a1 ",
        " a1",
        "é5",
        "\u{1f980}",
        "a1\n",
        "pass!",
        "--",
        "@",
        &long,
    ];
    for mut game in games() {
        let before = view(game.as_ref());
        for text in texts {
            assert!(
                matches!(game.play(text), Err(MoveError::Parse { .. })),
                "{text:.20}"
            );
            assert!(game.preview(text).is_err(), "{text:.20}");
            assert!(game.set_position(text).is_err(), "{text:.20}");
            let list = format!("{} {text}", game.nth_move(0).unwrap());
            assert!(
                text.trim().is_empty() || text.trim() == "a1" || game.play_list(&list).is_err(),
                "{list:.20}"
            );
        }
        let first = game.nth_move(0).unwrap();
        let position = game.position();
        for text in [
            format!("{position} "),
            format!(" {position}"),
            format!("{position} x"),
            position.replacen('/', "//", 1),
            position.replacen('/', "", 1),
        ] {
            assert!(game.set_position(&text).is_err(), "{text}");
        }
        assert!(
            game.play_list(&format!("{first} {first} {first} zz"))
                .is_err()
        );
        assert_eq!(view(game.as_ref()), before);
        assert!(game.play(&long).unwrap_err().to_string().len() < 200);
    }
}

#[test]
fn games_go_forth_and_back() {
    for mut game in games() {
        let mut choose = choices(1);
        let mut views = vec![view(game.as_ref())];
        while game.plies() < 200 && game.outcome().is_none() {
            let n = choose(game.legal_count());
            let text = game.nth_move(n).unwrap();
            assert!(!game.preview(&text).unwrap().is_empty());
            let mut by_text = game.clone();
            by_text.play(&text).unwrap();
            assert!(game.play_nth(n));
            assert_eq!(view(game.as_ref()), view(by_text.as_ref()));
            assert!(game.repetitions() >= 1);
            views.push(view(game.as_ref()));
        }
        assert!(!game.play_nth(game.legal_count()));

        let mut replayed = open(&game.name()).unwrap();
        let moves = game.moves().join(" ");
        assert_eq!(replayed.play_list(&moves), Ok(views.len() - 1));
        assert_eq!(view(replayed.as_ref()), views[views.len() - 1]);

        let mut read = open(&game.name()).unwrap();
        read.set_position(&game.position()).unwrap();
        assert_eq!(read.position(), game.position());
        assert_eq!(read.key(), game.key());
        assert_eq!(read.outcome(), game.outcome());
        assert_eq!(read.plies(), 0);

        for expected in views.iter().rev().skip(1) {
            assert!(game.undo().is_some());
            assert_eq!(&view(game.as_ref()), expected);
        }
        assert_eq!(game.undo(), None);
    }
}

#[test]
fn a_ply_limit_stops_a_game_and_a_list_beyond_it_plays_nothing() {
    for mut game in games() {
        game.set_ply_limit(Some(2));
        let mut free = open(&game.name()).unwrap();
        while free.plies() < 3 {
            assert!(free.play_nth(0));
        }
        let moves = free.moves();
        let error = game.play_list(&moves.join(" ")).unwrap_err();
        assert_eq!(
            (error.number, error.at),
            (3, moves[..2].join(" ").len() + 1)
        );
        assert_eq!(error.error, MoveError::PlyLimit { limit: 2 });
        assert_eq!(game.plies(), 0);
        assert!(game.play_nth(0) && game.play_nth(0) && !game.play_nth(0));
        assert_eq!(game.status(), GameStatus::PlyLimit);
        game.reset();
        assert_eq!((game.plies(), game.status()), (0, GameStatus::Ongoing));
    }
}

#[test]
fn playouts_follow_the_choices_and_leave_the_game_alone() {
    for game in games() {
        let before = view(game.as_ref());
        let playout = game.playout(150, &mut choices(2));
        let mut followed = game.clone();
        let mut choose = choices(2);
        while followed.plies() < 150 && followed.legal_count() > 0 {
            followed.play_nth(choose(followed.legal_count()));
        }
        assert_eq!(playout.plies as usize, followed.plies());
        assert_eq!(playout.outcome, followed.outcome());
        assert_eq!(game.playout(9, &mut |moves| moves).plies, 0);
        assert_eq!(view(game.as_ref()), before);
    }
}

#[test]
fn divided_counts_add_up() {
    for game in games() {
        let total = game.perft(2, Perft::new());
        assert_eq!(game.perft(2, Perft::new().made()), total);
        assert_eq!(game.perft(2, Perft::new().table(64)), total);
        let divided = game.divide(2, Perft::new());
        assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), total);
        assert!(divided.iter().map(|(mv, _)| mv).eq(&game.legal_moves()));
        assert_eq!(game.perft(0, Perft::new().made()), 1);
    }
}

#[cfg(feature = "yonmoque")]
#[test]
fn the_end_of_a_game_is_visible() {
    let mut game = open("yonmoque").unwrap();
    let moves = "a4 b2 a4-b4 d5 b4-c4 c1 e4 a3 e4-e3 a3-a2 b3 d5-d4 a4 d2 c4-c3 d2-e1 c3-c2 e2 c4 d4-c5 a4-b5 c5-d5";
    assert_eq!(game.play_list(moves), Ok(22));
    assert_eq!(
        game.outcome().map(|o| o.to_string()).as_deref(),
        Some("second wins")
    );
    assert!(matches!(
        game.outcome(),
        Some(abstract_games::Outcome::Win(_))
    ));
    assert_eq!(game.end_reason().as_deref(), Some("four"));
    let error = game.play("a1").unwrap_err().to_string();
    assert!(error.starts_with("illegal move `a1`: "), "{error}");
}

/// The errors of the games do not cite the rule, since the errors that wrap
/// them do.
#[test]
fn an_illegal_move_cites_its_rule_once() {
    let illegal = [
        ("oust", "pass", "OUST-8"),
        ("yonmoque", "c3-d3", "YON-3"),
        ("omnigon", "pass", "OMN-10"),
        ("oxy", "a1", "OXY-5"),
    ];
    for (name, mv, expected) in illegal {
        if !GAMES.contains(&name) {
            continue;
        }
        let error = open(name).unwrap().play(mv).unwrap_err();
        let MoveError::Illegal { rule, .. } = error else {
            panic!("{error}");
        };
        assert_eq!(rule, expected);
        let text = error.to_string();
        assert!(text.ends_with(&format!(" ({rule})")), "{text}");
        assert_eq!(text.matches(rule).count(), 1, "{text}");
    }
}
