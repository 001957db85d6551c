//! OXY-30, OXY-31: first turns.

use super::*;

/// Second's first turn, with the space on e1 between Y on d1 and f1 and below
/// the frozen X: whichever Y slides ends up next to the other.
///
/// ```text
/// 4 X . Y O . .
/// 3 O X . Y . .
/// 2 . . X O X .
/// 1 . O . Y _ Y
///   a b c d e f
/// ```
fn inevitable() -> Oxy {
    after("oxy", "X.YO../OX.Y../..X_O./.O.YXY", "e2 e1")
}

#[test]
fn oxy_30_an_inevitable_alignment_is_averted_by_an_exchange() {
    let mut position = inevitable();
    assert!(position.must_exchange() && position.is_first_turn());
    // Not next to another Y, and such that the turn can be played.
    let expected = [
        "d1~a1", "d1~c1", "d1~f3", "d1~e4", "d1~f4", "f1~a1", "f1~f3", "f1~e4", "f1~f4",
    ];
    assert_eq!(legal(&position), expected);
    assert_eq!(refusal(&position, "d1"), IllegalMove::ExchangeRequired);
    assert_eq!(refusal(&position, "pass"), IllegalMove::ExchangeRequired);
    let effect = position.preview("d1~a1".parse().unwrap()).unwrap();
    assert_eq!((effect.result, effect.penalty), (MoveResult::Exchange, 0));

    let frozen = position.frozen();
    position.play("d1~a1".parse().unwrap()).unwrap();
    assert_eq!(position.board().to_string(), "X.YO../OX.Y../..XOX./YO.._Y");
    // The same player is to move, with a whole turn ahead and without a second
    // exchange.
    assert_eq!(position.turn(), Player::Second);
    assert!(position.moved().is_empty() && !position.must_exchange());
    assert_eq!(position.frozen(), frozen);
    assert_eq!(refusal(&position, "f1~f3"), IllegalMove::ExchangeNotDue);
    assert_eq!(legal(&position), ["d1", "f1"]);
    play_moves(&mut position, "d1 c1 b1", |_, _| {}).unwrap();
    assert_eq!(position.moved().len(), 3);
}

#[test]
fn oxy_30_what_an_exchange_must_be() {
    let position = inevitable();
    let (symbol, neutral) = (cell("d1"), cell("c3"));
    for (mv, error) in [
        ("a1~c1", IllegalMove::NotASymbol { cell: cell("a1") }),
        ("d1~b1", IllegalMove::NotNeutral { cell: cell("b1") }),
        ("d1~e1", IllegalMove::NotNeutral { cell: cell("e1") }),
        ("d1~d1", IllegalMove::NotNeutral { cell: symbol }),
        // c3 is next to the Y on d3.
        ("d1~c3", IllegalMove::ExchangeAligns { symbol, neutral }),
    ] {
        assert_eq!(refusal(&position, mv), error, "{mv}");
        assert_eq!(error.rule(), "OXY-30");
    }
}

#[test]
fn oxy_30_an_exchange_that_changes_nothing_is_refused() {
    let position = after("oxy", ".Y.O../YO._X./..Y.YX/O.X.XO", "e3 e2");
    let (symbol, neutral) = (cell("d3"), cell("d2"));
    let error = IllegalMove::StillInevitable { symbol, neutral };
    assert_eq!(refusal(&position, "d3~d2"), error);
    assert_eq!(error.rule(), "OXY-30");
}

#[test]
fn oxy_30_a_frozen_tile_may_be_exchanged_and_stays_frozen() {
    let mut position = after("oxy", ".Y.O../YO._X./..Y.YX/O.X.XO", "e3 e2");
    assert_eq!(position.frozen(), cells(&["d3", "e3"]));
    let run = position.run();
    assert!(run.is_some());
    position.play("d3~f4".parse().unwrap()).unwrap();
    assert_eq!(position.board().at(cell("f4")), Some(Tile::X));
    assert_eq!(position.frozen(), cells(&["f4", "e3"]));
    // A run goes on as if nothing had happened (OXY-40).
    assert_eq!(position.run(), run);
}

#[test]
fn oxy_30_without_a_helpful_exchange_slides_stay_legal() {
    // Sliding a1 or b2 brings two Y together, and still does after every
    // exchange (as computed by the slow reference).
    let position = after("oxy", ".OXO../X._X.Y/.YO.../YX..YO", "c2 c1 b1");
    assert!(position.is_first_turn() && !position.must_exchange());
    assert_eq!(legal(&position), ["a1", "b2"]);
    assert!(
        position
            .turns()
            .all(|turn| turn.end() == MoveResult::Alignment)
    );
}

#[test]
fn oxy_30_it_is_judged_again_after_an_alignment() {
    // First's slide of f1 or d1 makes two Y (or X) and is taken back: now it is
    // Second's first turn of a new phase, with nothing frozen.
    let position = after("oxy", ".X.YO./.Y.OX./.XO_.Y/..Y.XO", "e2 e1");
    assert_eq!(position.penalties(), oxy::ByPlayer::new(1, 0));
    assert_eq!(
        (position.turn(), position.turns_ended()),
        (Player::Second, 0)
    );
    assert!(position.must_exchange() && position.frozen().is_empty());
}

#[test]
fn oxy_30_only_on_first_turns() {
    // In the third turn of the phase no exchange is required, even if an
    // alignment is inevitable.
    let mut setup = inevitable().to_setup();
    setup.turns_ended = 2;
    let position = setup.validate(Rules::CLASSIC).unwrap();
    assert!(!position.is_first_turn() && !position.must_exchange());
    assert_eq!(legal(&position), ["d1", "f1"]);
    assert_eq!(refusal(&position, "d1~a1"), IllegalMove::ExchangeNotDue);
}

/// Since c3 and b4 are frozen, only a3 can slide, which makes or leads to an
/// alignment; but no exchange would prevent one.
#[test]
fn oxy_30_an_exchange_where_none_qualifies() {
    let text = "_K..BP/.NQK.N/B.N.Q./PQ.B.K 2 0-0 - c3b4 1 b-2 - 0:0 -";
    let position = after("oxy:chess,limit=17", text, "");
    assert!(position.is_first_turn() && !position.must_exchange());
    let turns: Vec<_> = position.turns().map(|turn| turn.end()).collect();
    assert!(turns.iter().all(|end| *end == MoveResult::Alignment));
    assert_eq!(legal(&position), ["a3"]);
    let error = refusal(&position, "f1~e1");
    assert_eq!(error, IllegalMove::NoExchangeQualifies);
    assert_eq!(
        error.to_string(),
        "an alignment is inevitable, but no exchange would prevent one"
    );
}

#[test]
fn oxy_31_only_tiles_of_the_alignments_are_exchanged() {
    let position = inevitable();
    // No other tile, not even the frozen X, is part of the alignment of the two
    // Y.
    for other in ["b1", "c2", "d2", "e2", "a3", "b3", "d3", "a4", "c4", "d4"] {
        let error = IllegalMove::NotInvolved { cell: cell(other) };
        assert_eq!(refusal(&position, &format!("{other}~f4")), error);
        assert_eq!(error.rule(), "OXY-31");
    }
    // The Y that slides is identified by the cell on which it was before.
    assert!(legal(&position).iter().any(|mv| mv.starts_with("d1~")));
    assert!(legal(&position).iter().any(|mv| mv.starts_with("f1~")));
}
