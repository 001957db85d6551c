//! OXY-40: laps.

use super::*;

/// The space moves around the border anticlockwise, so the tiles move
/// clockwise.
const LAP: &str = "c1 d1 e1 f1 f2 f3 f4 e4 d4 c4 b4 a4 a3 a2";

#[test]
fn oxy_40_a_run_is_counted_along_its_ring() {
    let mut position = after("oxy:limit=40", ".OY.YX/....OY/Y._X.X/.XO.O.", "");
    let runs: Vec<Option<Run>> = LAP
        .split(' ')
        .map(|mv| {
            position.play(mv.parse().unwrap()).unwrap();
            position.run()
        })
        .collect();
    // c1 crosses from the border to the inner ring.
    assert_eq!(runs[0], None);
    for (slides, run) in runs.iter().enumerate().skip(1) {
        let expected = Run {
            ring: Ring::Border,
            rotation: Rotation::Clockwise,
            slides: slides as u8,
        };
        assert_eq!(*run, Some(expected));
    }
    // A slide in the other direction begins another run; one off the ring ends
    // the run.
    let run = |board, moves| {
        after("oxy:limit=40", board, moves)
            .run()
            .map(|r| r.to_string())
    };
    assert_eq!(run(CLASSIC, "c4").as_deref(), None);
    assert_eq!(run(CLASSIC, "c4 b4").as_deref(), Some("b-1"));
    assert_eq!(run(CLASSIC, "c4 d4").as_deref(), Some("b+1"));
    assert_eq!(run(CLASSIC, "b3").as_deref(), Some("i-1"));
    assert_eq!(run(CLASSIC, "c2").as_deref(), None); // crosses the inner ring
}

/// The position of the reference data in which the border run has 13 slides.
fn nearly_a_lap(moves: &str) -> Oxy {
    after(
        "oxy:limit=40",
        ".OY.YX/....OY/Y._X.X/.XO.O.",
        &format!("{LAP} {moves}"),
    )
}

#[test]
fn oxy_40_a_full_border_run_makes_both_owe() {
    let position = nearly_a_lap("a1");
    assert_eq!(position.run().unwrap().slides, 14);
    assert_eq!(position.debts(Player::First), Debts::NONE);
    let position = nearly_a_lap("a1 b1");
    assert_eq!(position.run().unwrap().slides, 15);
    for player in Player::ALL {
        assert_eq!(
            position.debts(player),
            Debts {
                border: true,
                inner: false
            }
        );
    }
}

#[test]
fn oxy_40_who_owes_may_not_slide_along_the_ring() {
    let mut position = nearly_a_lap("a1 b1");
    let player = position.turn();
    // The space is on b1: a1 has moved or lies along the ring, as does c1.
    assert_eq!(position.space(), cell("b1"));
    assert_eq!(legal(&position), ["b2"]);
    let error = IllegalMove::Owes {
        cell: cell("c1"),
        ring: Ring::Border,
    };
    assert_eq!(refusal(&position, "c1"), error);
    assert_eq!(error.rule(), "OXY-40");
    // A slide off the ring pays the player's debt, and only that player's.
    position.play("b2".parse().unwrap()).unwrap();
    assert_eq!(position.debts(player), Debts::NONE);
    assert_eq!(
        position.debts(!player),
        Debts {
            border: true,
            inner: false
        }
    );
    assert_eq!(position.run(), None);
}

#[test]
fn oxy_40_without_another_slide_the_ring_is_free_and_nothing_is_paid() {
    // Both players owe on the border, and from the corner the only slides run
    // along it.
    let text = "O.X.YX/...Y.O/Y.O.X./_O.X.Y 1 0-1 - - 2 - 1b2b 0:0 -";
    let rules: Rules = "oxy:limit=40".parse().unwrap();
    let mut position = Oxy::parse_position(rules, text).unwrap();
    assert_eq!(legal(&position), ["b1", "a2"]);
    position.play("b1".parse().unwrap()).unwrap();
    assert_eq!(
        position.debts(Player::First),
        Debts {
            border: true,
            inner: false
        }
    );
}

#[test]
fn oxy_40_the_inner_ring_allows_two_laps() {
    // From the reference data: 12 slides of the inner run.
    let moves = "c2 b2 b3 c3 d3 e3 e2 d2 c2 b2 b3 c3";
    let game = "oxy:limit=40";
    let board = "OX..XO/Y..O.Y/..._.O/XYX..Y";
    let mut position = after(game, board, moves);
    let run = Run {
        ring: Ring::Inner,
        rotation: position.run().unwrap().rotation,
        slides: 12,
    };
    assert_eq!(position.run(), Some(run));
    play_moves(&mut position, "d3 e3", |_, _| {}).unwrap();
    assert_eq!(position.run(), Some(Run { slides: 14, ..run }));
    let inner = Debts {
        border: false,
        inner: true,
    };
    assert_eq!(
        (
            position.debts(Player::First),
            position.debts(Player::Second)
        ),
        (inner, inner)
    );
    // The space is on e3: e2 would continue along the ring, and d3 would go
    // back along it.
    assert!(refusal(&position, "e2").rule() == "OXY-40");
    assert!(!legal(&position).is_empty() && !legal(&position).contains(&"e2".to_string()));
}

#[test]
fn oxy_40_crossing_the_inner_ring_pays_an_inner_debt() {
    let text = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y 2 1-0 - - 2 - 2i 0:0 -";
    let mut position = Oxy::parse_position("oxy:limit=40".parse().unwrap(), text).unwrap();
    // b3 and d3 lie along the ring; c2 crosses it; c4 comes from the border.
    assert_eq!(legal(&position), ["c2", "c4"]);
    position.play("c2".parse().unwrap()).unwrap();
    assert_eq!(position.debts(Player::Second), Debts::NONE);
}

#[test]
fn oxy_40_turn_ends_passes_and_exchanges_do_not_break_a_run() {
    // In LAP, two turns end without affecting the run. Exchanges are tested
    // with OXY-30. This tests a pass.
    let position = after("oxy", "O.OYOY/.Y_X../YX..OX/...X..", "b3 a3 a4 c3~b4");
    let passed = after("oxy", "O.OYOY/.Y_X../YX..OX/...X..", "b3 a3 a4 c3~b4 pass");
    assert_eq!(position.run().unwrap().to_string(), "b+1");
    assert_eq!(passed.run(), position.run());
}

#[test]
fn oxy_40_the_end_of_a_phase_clears_runs_and_debts() {
    // A run of two slides on the border, and every possible debt. The Y on d3
    // would end up next to the Y on e4.
    let text = "OX._YX/...Y.O/Y.O.X./.O.X.Y 2 1-0 - - 2 b+2 1b2i 0:0 -";
    let mut position = Oxy::parse_position("oxy:limit=40".parse().unwrap(), text).unwrap();
    assert!(position.run().is_some());
    position.play("d3".parse().unwrap()).unwrap();
    assert_eq!(position.penalties(), oxy::ByPlayer::new(1, 1));
    assert_eq!(position.run(), None);
    assert!(
        Player::ALL
            .iter()
            .all(|&player| position.debts(player) == Debts::NONE)
    );
}

/// Play never leads there (see the rule book), but a position string can
/// describe it.
#[test]
fn oxy_40_the_border_debt_is_applied_first() {
    let rules: Rules = "oxy:limit=40".parse().unwrap();
    let position = |text: &str| Oxy::parse_position(rules, text).unwrap();
    // The space is on c3: slides of c4 and c2 do not run along a ring, and
    // those of b3 and d3 run along the inner ring.
    let both = position("O.X.YX/.._Y.O/Y.O.X./.O.X.Y 2 1-0 - - 2 - 2bi 0:0 -");
    assert_eq!(legal(&both), ["c2", "c4"]);
    let mut paid = both;
    paid.play("c4".parse().unwrap()).unwrap();
    assert_eq!(paid.debts(Player::Second), Debts::NONE);
    // Only slides along the inner ring are left: they are legal, and pay
    // neither debt.
    let mut inner = position("O.X.YX/..OY.O/Y._.X./.O.X.Y 1 1-0 c3 - 2 - 1bi 0:0 -");
    assert_eq!(legal(&inner), ["c1"]);
    inner = position("O.X.YX/..OY.O/Y.X.X./.O_..Y 1 1-0 - - 2 - 1bi 0:0 -");
    assert_eq!(legal(&inner), ["c2"]);
}

#[test]
fn oxy_40_laps_can_be_switched_off() {
    let moves = format!("{LAP} a1 b1");
    let position = after(
        "oxy:limit=40,laps=off",
        ".OY.YX/....OY/Y._X.X/.XO.O.",
        &moves,
    );
    assert_eq!(position.run(), None);
    assert_eq!(position.debts(position.turn()), Debts::NONE);
    assert!(legal(&position).contains(&"c1".to_string()));
}
