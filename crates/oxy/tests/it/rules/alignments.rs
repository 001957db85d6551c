//! OXY-20 to OXY-23: alignments.

use super::*;

#[test]
fn oxy_20_classic_alignments() {
    for (board, expected) in [
        ("OO..../....../....../......", 1),
        ("OOO.../....../....../......", 2),
        ("OYX.../....../....../......", 2),
        ("OXYO../....../....../......", 4),
        ("OX.Y../....../....../......", 0),
        ("OXOX../XOXO../....../......", 0),
        (".....O/O...../....../......", 0),
        ("O...../O...../X...../Y.....", 3),
        ("..O.../.OXY../..Y.../......", 4),
    ] {
        assert_eq!(value(Symbols::Classic, board), expected, "{board}");
    }
}

/// Alignments count after each slide, not only at the end of the turn.
#[test]
fn oxy_20_alignments_are_looked_for_after_every_slide() {
    let mut position = after("oxy", "...X.X/YX.Y.Y/..O_O./Y..OXO", "");
    let effect = position.preview("d1".parse().unwrap()).unwrap();
    let told: Vec<String> = effect.alignments.clone().map(|a| a.to_string()).collect();
    assert_eq!(
        told,
        [
            "two O at c2 d2 (1 point)",
            "two O at d2 e2 (1 point)",
            "three different symbols at d2 d3 d4 (2 points)",
        ]
    );
    assert_eq!((effect.result, effect.penalty), (MoveResult::Alignment, 4));
    assert_eq!(
        effect.alignments.cells(),
        cells(&["c2", "d2", "e2", "d3", "d4"])
    );
    position.play("d1".parse().unwrap()).unwrap();
    assert_eq!(position.penalties(), oxy::ByPlayer::new(4, 0));
}

#[test]
fn oxy_21_chess_alignments() {
    for (board, expected) in [
        ("KK..../....../....../......", 6),
        ("QQ..../....../....../......", 4),
        ("NN..../....../....../......", 2),
        ("BB..../....../....../......", 2),
        ("PP..../....../....../......", 0),
        ("KQB.../....../....../......", 6),
        ("QNK.../....../....../......", 0),
        ("PNB.../....../....../......", 2),
        ("PKN.../....../....../......", 4),
        ("KQ..../....../....../......", 3),
        // A run replaces the pair inside it, even if the run counts 0.
        ("NKQN../....../....../......", 0),
        ("KQP.../....../....../......", 5),
        ("QKQB../....../....../......", 9),
        // A run in the crossing direction does not.
        ("K...../Q...../....../......", 3),
        ("..N.../.BKB../..Q.../......", 0),
        ("..P.../.NKQ../..B.../......", 4),
        ("..B.../..KQ../..P.../......", 7),
    ] {
        assert_eq!(value(Symbols::Chess, board), expected, "{board}");
    }
    let board = Tiles::parse(Symbols::Chess, "..B.../..KQ../..P.../......").unwrap();
    let kinds: Vec<_> = board
        .alignments(Symbols::Chess)
        .map(|a| (a.kind, a.points))
        .collect();
    assert_eq!(
        kinds,
        [
            (AlignmentKind::KingAndQueen, 3),
            (AlignmentKind::Different, 4)
        ]
    );
}

#[test]
fn oxy_22_knight_and_bishop_are_not_equal() {
    assert_eq!(value(Symbols::Chess, "NB..../....../....../......"), 0);
    assert_eq!(value(Symbols::Chess, "NBN.../....../....../......"), 0);
    assert_eq!(value(Symbols::Chess, "NN..../....../....../......"), 2);
}

#[test]
fn oxy_23_an_alignment_costs_its_value_and_ends_the_phase() {
    let mut position = after("oxy", CLASSIC, "b3 b4 c4 d4");
    position.play("e4".parse().unwrap()).unwrap();
    assert_eq!(position.penalties(), oxy::ByPlayer::new(1, 0));
    assert_eq!(
        (position.turn(), position.turns_ended()),
        (Player::Second, 0)
    );
}

#[test]
fn oxy_23_a_value_of_0_is_no_alignment() {
    // Pawns side by side on a3 and b3; king, queen and knight on d1, e1, f1.
    let mut position = after("oxy:chess", "...BN./PPN_BQ/K.B..K/.Q.KQN", "");
    let effect = position.preview("d2".parse().unwrap()).unwrap();
    assert_eq!((effect.result, effect.penalty), (MoveResult::Slide, 0));
    position.play("d2".parse().unwrap()).unwrap();
    assert_eq!(position.turn(), Player::First);
    // Without the knight, king and queen would count 3 points.
    let board = Tiles::parse(Symbols::Chess, ".Q.KQ./....../....../......").unwrap();
    assert_eq!(board.alignment_value(Symbols::Chess), 3);
}
