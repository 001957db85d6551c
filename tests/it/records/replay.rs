//! Replaying records: every move is checked, and errors have their place.

use abstract_games::records::{
    FormProblem, GameResult, Item, Jump, Line, Place, Record, ReplayError, ReplayProblem, Source,
    Tags,
};
use abstract_games::yonmoque::{Move, Yonmoque};
use abstract_games::{ByPlayer, MoveError, NameError, Outcome, Player, Position, open};

/// A game that Second wins by a four, with a comment and two variations.
const WON: &str = "\
[Game \"yonmoque\"]
[First \"A\"]
[Second \"B\"]

1. a4 b2 3. a4-b4 d5 b4-c4 c1 (c3 {in the centre} 7. c4-b4 (e1)) e4 a3
9. e4-e3 a3-a2 b3 d5-d4 a4 d2 c4-c3 d2-e1 c3-c2 e2 c4 d4-c5 a4-b5 c5-d5 0-1
";

fn read(text: &str) -> Record {
    text.parse().expect(text)
}

/// The error of replaying `text`, and its place.
fn error(text: &str) -> (Option<(u64, u64)>, Option<usize>, ReplayProblem) {
    let ReplayError {
        place,
        number,
        problem,
    } = read(text).replay().expect_err(text);
    (place.map(|p| (p.line, p.column)), number, problem)
}

fn name_error(problem: &ReplayProblem) -> Option<&NameError> {
    match problem {
        ReplayProblem::Game(cause) => cause.downcast_ref(),
        _ => None,
    }
}

#[test]
fn a_whole_game() {
    let replay = read(WON).replay().unwrap();
    assert_eq!(replay.game, "yonmoque");
    assert_eq!((replay.plies, replay.turns), (22, 22));
    assert_eq!(replay.variation_plies, 3);
    assert_eq!(replay.outcome, Some(Outcome::Win(Player::Second)));
    assert_eq!(replay.end_reason.as_deref(), Some("four"));
    assert!(replay.choices > 22 * 20);
    let mut game = open("yonmoque").unwrap();
    game.play_list("a4 b2 a4-b4 d5 b4-c4 c1 e4 a3 e4-e3 a3-a2 b3 d5-d4 a4 d2 c4-c3 d2-e1 c3-c2 e2 c4 d4-c5 a4-b5 c5-d5")
        .unwrap();
    assert_eq!(replay.position, game.position());
    assert_eq!(replay.score, game.score());
    let mut replayed = read(WON).to_game().unwrap();
    assert_eq!(replayed.moves(), game.moves());
    assert_eq!(replayed.position(), game.position());
    assert!(replayed.undo().is_some());

    let mut again = Record::of_game(game.as_ref());
    again.tags.set(Tags::FIRST, "A").unwrap();
    again.tags.set(Tags::SECOND, "B").unwrap();
    let mut bare = read(WON);
    bare.strip();
    assert_eq!(again, bare);
}

#[test]
fn steps_are_shown_in_their_order() {
    let mut steps = Vec::new();
    let record = read("[Game \"yonmoque\"]\n\nc3 b3 (e1 c3-d4 (a1)) c3-b2 *");
    record
        .replay_as::<Yonmoque>(|step| {
            let mut next = *step.before;
            next.play_unchecked(step.mv);
            assert_eq!(next, *step.after);
            steps.push((step.number, step.depth, step.mv.to_string()));
        })
        .unwrap();
    let expected = [
        (1, 0, "c3"),
        (2, 0, "b3"),
        (2, 1, "e1"),
        (3, 1, "c3-d4"),
        (3, 2, "a1"),
        (3, 0, "c3-b2"),
    ];
    let expected = expected.map(|(number, depth, mv)| (number, depth, mv.to_string()));
    assert_eq!(steps, expected);

    let other = read("[Game \"oust\"]\n\n*");
    let error = other.replay_as::<Yonmoque>(|_| {}).unwrap_err();
    assert!(matches!(
        name_error(&error.problem),
        Some(NameError::UnknownGame { .. })
    ));
}

#[test]
fn the_first_illegal_move_is_reported_with_its_place() {
    let (place, number, problem) = error("[Game \"yonmoque\"]\n\n1. c3 b3\n  c3-e2 {no} a1 *");
    assert_eq!((place, number), (Some((4, 3)), Some(3)));
    assert!(
        matches!(&problem, ReplayProblem::Move(MoveError::Illegal { text, .. }) if text.as_str() == "c3-e2")
    );

    let (place, number, problem) = error("[Game \"yonmoque\"]\n\nc3 z9 *");
    assert_eq!((place, number), (Some((3, 4)), Some(2)));
    assert!(matches!(
        problem,
        ReplayProblem::Move(MoveError::Parse { .. })
    ));

    // In a variation, and a move after the end.
    let (place, number, _) = error("[Game \"yonmoque\"]\n\nc3 b3 (e1 e2 c3) *");
    assert_eq!((place, number), (Some((3, 14)), Some(4)));
    let (place, number, _) = error(&WON.replace(" 0-1", " a1 0-1"));
    assert_eq!((place, number), (Some((6, 73)), Some(23)));
    assert_eq!(
        read("[Game \"yonmoque\"]\n\nc3 c3 *")
            .replay()
            .unwrap_err()
            .to_string()
            .split(": ")
            .take(3)
            .collect::<Vec<_>>(),
        ["line 3, column 4", "move 2", "illegal move `c3`"]
    );
}

#[test]
fn a_comma_joins_no_moves_of_both_players() {
    let (place, number, problem) = error("[Game \"yonmoque\"]\n\nc3,b3 *");
    assert_eq!((place, number), (Some((3, 4)), Some(2)));
    assert_eq!(
        problem,
        ReplayProblem::Move(MoveError::TurnChange {
            text: "b3".into(),
            player: Player::Second
        })
    );
}

#[test]
fn invalid_names_and_positions() {
    let (place, number, problem) = error("[First \"x\"]\n[Game \"chess\"]\n\n*");
    assert_eq!((place, number), (Some((2, 7)), None));
    assert!(matches!(
        name_error(&problem),
        Some(NameError::UnknownGame { .. })
    ));
    let (place, number, problem) = error("[Game \"yonmoque\"]\n[Position \"x\"]\n\n*");
    assert_eq!((place, number), (Some((2, 11)), None));
    assert!(matches!(problem, ReplayProblem::Position(_)));
    let (place, number, problem) = error("[Game \"yonmoque\"]\n\nc3 [Position \"x\"] *");
    assert_eq!((place, number), (Some((3, 14)), Some(2)));
    assert!(matches!(problem, ReplayProblem::Position(_)));
    let mut nameless = Record::new("yonmoque");
    nameless.tags.remove(Tags::GAME);
    assert_eq!(
        nameless.replay().unwrap_err().problem,
        ReplayProblem::Form(FormProblem::NoGame)
    );
    assert!(nameless.to_game().is_err());
}

#[test]
fn the_result_must_be_that_of_a_game_that_ended() {
    for result in ["1-0", "1/2-1/2", "*"] {
        let (place, number, problem) = error(&WON.replace("0-1", result));
        assert_eq!((place, number), (Some((6, 73)), None));
        assert_eq!(
            problem,
            ReplayProblem::Result {
                recorded: result.parse().unwrap(),
                outcome: Outcome::Win(Player::Second)
            }
        );
    }
    // Players may resign or agree.
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        let replay = read(&format!("[Game \"yonmoque\"]\n\nc3 {result}")).replay();
        assert_eq!(replay.unwrap().outcome, None);
    }
    // A variation may have any result.
    assert!(
        read(&WON.replace("c5-d5", "c5-d5 (c5-b4)"))
            .replay()
            .is_ok()
    );
}

#[test]
fn records_begin_and_go_on_from_positions() {
    let mut game = open("yonmoque").unwrap();
    game.play_list("c3 b3").unwrap();
    let position = game.position();
    game.set_position(&position).unwrap();
    game.play("c3-d4").unwrap();
    let record = Record::of_game(game.as_ref());
    assert_eq!(record.tags.get(Tags::POSITION), Some(&position[..]));
    let replay = record.replay().unwrap();
    assert_eq!((replay.plies, &replay.position), (1, &game.position()));

    let text = format!("[Game \"yonmoque\"]\n\na1 [Position \"{position}\"] c3-d4 (c3-b4) e1 *");
    let record = read(&text);
    let replay = record.replay().unwrap();
    game.play("e1").unwrap();
    assert_eq!((replay.plies, &replay.position), (3, &game.position()));
    let mut played = record.to_game().unwrap();
    assert_eq!(played.moves(), ["c3-d4", "e1"]);
    assert_eq!(played.position(), game.position());
    while played.undo().is_some() {}
    assert_eq!(played.position(), position);
}

#[test]
fn records_made_by_hand_in_wrong_forms_are_refused() {
    let mut record = Record::new("yonmoque");
    record
        .moves
        .items
        .push(Item::Variation(Line::from_iter(["c3"])));
    let problem = |record: &Record| record.replay().unwrap_err().problem;
    assert_eq!(
        problem(&record),
        ReplayProblem::Form(FormProblem::VariationFirst)
    );
    let mut line = Line::from_iter(["c3"]);
    for _ in 0..=Line::MAX_DEPTH {
        let inner = std::mem::replace(&mut line, Line::from_iter(["c3"]));
        line.items.push(Item::Variation(inner));
    }
    record.moves = line;
    assert_eq!(problem(&record), ReplayProblem::Form(FormProblem::TooDeep));
    record.moves = Line::from_iter(["c3"]);
    record.moves.items.push(Item::Moves(Vec::new()));
    record.moves.items.push(Item::Position(Jump {
        position: "5/5/5/5/5".into(),
        source: Source(Some(Place::START)),
    }));
    record
        .moves
        .items
        .push(Item::Variation(Line::from_iter(["c3"])));
    assert_eq!(
        problem(&record),
        ReplayProblem::Form(FormProblem::VariationFirst)
    );
}

#[test]
fn a_game_of_every_kind_makes_a_record() {
    let empty = Record::of_game(open("yonmoque").unwrap().as_ref());
    assert_eq!(empty, Record::new("yonmoque"));
    let replay = empty.replay().unwrap();
    assert_eq!((replay.plies, replay.turns, replay.choices), (0, 0, 0));
    assert_eq!(replay.score, ByPlayer::new(0, 0));
    assert_eq!(GameResult::from(Some(Outcome::Draw)), GameResult::Draw);
    assert_eq!("c3".parse::<Move>().unwrap().to_string(), "c3");
}
