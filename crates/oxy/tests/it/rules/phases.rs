//! OXY-24, OXY-25, OXY-50: the end, new phases, penalties from outside.

use super::*;

#[test]
fn oxy_24_who_reaches_the_limit_loses_and_stays_to_move() {
    let moves = "b3 b4 c4 d4 e4";
    let position = after("oxy:limit=1", CLASSIC, moves);
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(position.end_reason(), Some(EndReason::Limit));
    assert_eq!(position.end_reason().unwrap().to_string(), "limit reached");
    assert_eq!(position.turn(), Player::First);
    // The slide is not taken back.
    assert_eq!(position.board().to_string(), "OX.Y_X/...Y.O/Y.O.X./.O.X.Y");
    assert_eq!(position.legal_moves().len(), 0);
    assert_eq!(
        refusal(&position, "e3"),
        IllegalMove::GameOver {
            reason: EndReason::Limit
        }
    );
    assert_eq!(refusal(&position, "pass").rule(), "OXY-24");
    // One more point is needed.
    assert_eq!(after("oxy:limit=2", CLASSIC, moves).outcome(), None);
    // Going past the limit counts as well: 4 points with a limit of 3.
    let position = after("oxy:limit=3", "...X.X/YX.Y.Y/..O_O./Y..OXO", "d1");
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(position.penalties().first, 4);
}

#[test]
fn oxy_24_five_slides_and_a_pass_can_lose_too() {
    let position = after(
        "oxy:limit=1",
        "..O.XY/Y._X.O/...YO./XO..XY",
        "b3 b4 a4 a3 a2",
    );
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(
        (position.turn(), position.moved().len()),
        (Player::First, 5)
    );
    let moves = "d1 e1 e2 f2 f1 pass";
    let position = after("oxy:limit=1", "OX..Y./Y.XY.O/.Y._OX/.O..X.", moves);
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(
        (position.turn(), position.moved().len()),
        (Player::Second, 2)
    );
    // Ended positions have a text like any other.
    let text = position.position_text().to_string();
    assert_eq!(Oxy::parse_position(position.rules(), &text), Ok(position));
}

#[test]
fn oxy_24_limits() {
    let limit = |game: &str| game.parse::<Rules>().unwrap().limit.get();
    assert_eq!((limit("oxy"), limit("oxy:chess")), (5, 13));
    for n in [1, 7, 15, 17, 65_535] {
        assert_eq!(limit(&format!("oxy:limit={n}")), n);
        assert_eq!(limit(&format!("oxy:chess,limit={n}")), n);
    }
    assert!("oxy:limit=0".parse::<Rules>().is_err());
}

#[test]
fn oxy_25_undo_takes_the_slide_back() {
    let before = after("oxy", CLASSIC, "b3 b4 c4 d4");
    let mut position = before;
    position.play("d3".parse().unwrap()).unwrap();
    assert_eq!(position.board(), before.board());
    assert_eq!(position.turn(), Player::Second);
    assert!(position.moved().is_empty() && position.frozen().is_empty());
    assert_eq!((position.turns_ended(), position.run()), (0, None));
    // d3 and e4 can still slide, like every other tile next to d4.
    assert_eq!(legal(&position), ["d3", "c4", "e4"]);
}

#[test]
fn oxy_25_relayout_takes_the_supplied_layout_or_draws_one() {
    let rules: Rules = "oxy:after=relayout,seed=42".parse().unwrap();
    let mut position = after(&rules.to_string(), CLASSIC, "b3 b4 c4 d4");
    assert_eq!((position.draws(), position.next_layout()), (0, None));
    let board = Tiles::parse(Symbols::Classic, "YO..O./.._X.X/.XO.Y./Y.X.OY").unwrap();
    let layout = Layout::new(Symbols::Classic, &board).unwrap();
    let without = position;
    assert_eq!(position.set_next_layout(layout), Ok(None));
    assert_eq!(position.next_layout(), Some(layout));
    assert_ne!(position, without);
    assert_ne!(position.key(), without.key());
    let text = position.position_text().to_string();
    let read = Oxy::parse_position(rules, &text).unwrap();
    assert_eq!((read, read.key()), (position, position.key()));
    let mut taken = position;
    assert_eq!(taken.take_next_layout(), Some(layout));
    assert_eq!((taken, taken.key()), (without, without.key()));
    position.play("d3".parse().unwrap()).unwrap();
    assert_eq!(position.board(), board);
    // The layout is used up, and does not count as a draw.
    assert_eq!((position.draws(), position.next_layout()), (0, None));
    assert_eq!(
        (position.turn(), position.turns_ended()),
        (Player::Second, 0)
    );

    let mut position = without;
    position.play("d3".parse().unwrap()).unwrap();
    assert_eq!(
        position.board(),
        Layout::from_seed(Symbols::Classic, 42, 1).board()
    );
    assert_eq!(position.draws(), 1);
    // The next alignment draws the next one.
    while position.draws() == 1 {
        let aligns = |mv: &Move| position.preview(*mv).unwrap().result == MoveResult::Alignment;
        let mv = position
            .legal_moves()
            .find(aligns)
            .or(position.nth_move(0))
            .unwrap();
        position.play(mv).unwrap();
        assert_eq!(position.outcome(), None);
    }
    assert_eq!(
        position.board(),
        Layout::from_seed(Symbols::Classic, 42, 2).board()
    );
}

#[test]
fn oxy_25_the_layout_source_is_part_of_the_position() {
    let rules: Rules = "oxy:after=relayout".parse().unwrap();
    let start = Oxy::start(rules);
    let text = |source: &str| format!("{CLASSIC} 1 0-0 - - 0 - - {source}");
    assert_eq!(Oxy::parse_position(rules, &text("0:0 -")), Ok(start));
    let seeded = Oxy::parse_position(rules, &text("7:3")).unwrap();
    assert_eq!((seeded.rules().seed, seeded.draws()), (7, 3));
    assert_ne!(seeded.key(), start.key());
    assert_ne!(
        seeded.key(),
        Oxy::parse_position(rules, &text("7:4")).unwrap().key()
    );
}

#[test]
fn oxy_25_what_cannot_be_supplied() {
    let mut undo = Oxy::start(Rules::CLASSIC);
    let classic = Layout::default_of(Symbols::Classic);
    assert_eq!(undo.set_next_layout(classic), Err(NextLayoutError::Undo));
    assert_eq!(undo, Oxy::start(Rules::CLASSIC));
    let mut chess = Oxy::start("oxy:chess,after=relayout".parse().unwrap());
    assert_eq!(
        chess.set_next_layout(classic),
        Err(NextLayoutError::Symbols)
    );
    let layout = Layout::from_seed(Symbols::Chess, 1, 1);
    assert_eq!(chess.set_next_layout(layout), Ok(None));
    assert_eq!(chess.take_next_layout(), Some(layout));
    assert_eq!(
        chess,
        Oxy::start("oxy:chess,after=relayout".parse().unwrap())
    );
}

#[test]
fn oxy_50_penalties_from_outside_go_through_the_setup() {
    let position = after("oxy", CLASSIC, "c2 c1");
    let mut setup = position.to_setup();
    setup.penalties.first += 1;
    let penalised = setup.validate(Rules::CLASSIC).unwrap();
    assert_eq!(penalised.penalties(), oxy::ByPlayer::new(1, 0));
    assert_eq!(legal(&penalised), legal(&position));
    setup.penalties.first = 5;
    let lost = setup.validate(Rules::CLASSIC).unwrap();
    assert_eq!(lost.outcome(), Some(Outcome::Win(Player::Second)));
    // The loser must be the one to move.
    setup.penalties = oxy::ByPlayer::new(0, 5);
    let error = SetupError::WinnerAtLimit {
        player: Player::Second,
        limit: 5,
    };
    assert_eq!(setup.validate(Rules::CLASSIC), Err(error));
}
