//! One test for each rule of the rule book, named after its number. Expected
//! values were worked out by hand.

use crate::common::{PASS_1981, PASS_1988, after, hex, moves_from, pat, rejected, sorted_texts};
use omnigon::patent::Edition;
use omnigon::published::PieceKind;
use omnigon::{
    EndReason, Facing, Notation, Outcome, Player, Position, Preview, RuleSet, Score, patent,
    published,
};

const FIRST_WINS: Option<Outcome> = Some(Outcome::Win(Player::First));
const SECOND_WINS: Option<Outcome> = Some(Outcome::Win(Player::Second));

/// The target cells of the moves that start with `start`, sorted.
fn targets<P: Notation>(position: &P, start: &str) -> String {
    let mut cells: Vec<String> = Vec::new();
    for text in moves_from(position, start).split(' ') {
        let cell = text[start.len()..].split('@').next().unwrap_or_default();
        if cells.last().is_none_or(|last| last != cell) {
            cells.push(cell.to_string());
        }
    }
    cells.join(" ")
}

#[test]
fn omn_1_the_board_is_a_hexagon_of_37_cells() {
    let names: Vec<String> = published::Cell::ALL
        .into_iter()
        .map(|cell| cell.to_string())
        .collect();
    assert_eq!(names.len(), 37);
    assert_eq!(names[..6], ["a1", "a2", "a3", "a4", "b1", "b2"]);
    let in_row = |row: char| names.iter().filter(|name| name.starts_with(row)).count();
    let lengths: Vec<usize> = "abcdefg".chars().map(in_row).collect();
    assert_eq!(lengths, [4, 5, 6, 7, 6, 5, 4]);

    let middle = hex("...h/...../....../...H.../....../...../.... g");
    assert_eq!(
        moves_from(&middle, ""),
        "d4-c3 d4-c4 d4-d3 d4-d5 d4-e3 d4-e4"
    );
    let corner = hex("...h/...../....../......./....../...../H... g");
    assert_eq!(moves_from(&corner, ""), "a1-a2 a1-b1 a1-b2");
}

#[test]
fn omn_2_a_side_has_one_helios_two_bigons_one_trigon_three_stargons() {
    assert_eq!(PieceKind::ALL.map(PieceKind::count), [1, 2, 1, 3]);
    let start = published::Omnigon::start(published::Rules::STANDARD);
    for player in Player::ALL {
        let kinds = start
            .pieces(player)
            .into_iter()
            .filter_map(|cell| start.at(cell));
        let mut counts = [0; 4];
        kinds.for_each(|piece| counts[piece.kind as usize] += 1);
        assert_eq!(counts, [1, 2, 1, 3]);
    }
}

#[test]
fn omn_3_arrows_of_each_kind_turn_with_the_facing() {
    let arrows = |kind, facing| {
        let player = Player::First;
        let piece = published::Piece {
            player,
            kind,
            facing,
        };
        (0..6)
            .filter(|&way| piece.has_arrow(way))
            .collect::<Vec<_>>()
    };
    assert!(arrows(PieceKind::Helios, Facing::F0).is_empty());
    assert_eq!(arrows(PieceKind::Bigon, Facing::F0), [0, 1]);
    assert_eq!(arrows(PieceKind::Bigon, Facing::F5), [0, 5]);
    assert_eq!(arrows(PieceKind::Trigon, Facing::F0), [0, 1, 2]);
    assert_eq!(arrows(PieceKind::Trigon, Facing::F4), [0, 4, 5]);
    assert_eq!(arrows(PieceKind::Stargon, Facing::F0), [0, 2, 4]);
    assert_eq!(arrows(PieceKind::Stargon, Facing::F1), [1, 3, 5]);
    assert_eq!(PieceKind::ALL.map(PieceKind::facings), [1, 6, 6, 2]);
}

#[test]
fn omn_4_the_start() {
    let start = published::Omnigon::start(published::Rules::STANDARD);
    assert_eq!(
        start.position_text().to_string(),
        "..../...../S0B5..b5s1/T0HS0.s1ht3/S0B2..b2s1/...../.... g"
    );
    assert_eq!(start.turn(), Player::First);
    assert_eq!(start.legal_moves().len(), 56);
}

#[test]
fn omn_5_pieces_slide_along_their_arrows_and_the_helios_steps() {
    let open = hex("h.../...../....../H..T0.../....../...../.... g");
    // North-east, east and south-east of d4.
    assert_eq!(targets(&open, "d4-"), "a4 b4 c4 d5 d6 d7 e4 f4 g4");
    assert_eq!(
        rejected(&open, "d4-d3@0"),
        (
            "OMN-5".into(),
            "the piece on d4 has no arrow towards d3".into()
        )
    );
    assert_eq!(
        rejected(&open, "d4-b2@0").1,
        "the piece on d4 has no arrow towards b2"
    );
    assert_eq!(
        rejected(&open, "d4-c5@0").1,
        "d4 and c5 are not in a straight line"
    );
    assert_eq!(
        rejected(&open, "d1-d3").1,
        "d3 is too far from d1 for the Helios, which moves one cell"
    );

    // A piece of either side is in the way.
    let closed = hex("h.../...../....../H..T0.S0./...b1../...../.... g");
    assert_eq!(targets(&closed, "d4-"), "d5 e4 f4 g4");
    assert_eq!(
        rejected(&closed, "d4-d7@0").1,
        "the piece on d6 is in the way"
    );
    assert_eq!(
        rejected(&closed, "d4-a4@0").1,
        "the piece on c4 is in the way"
    );
    assert_eq!(rejected(&closed, "d5-d6@0").1, "there is no piece on d5");
    assert_eq!(
        rejected(&closed, "c4-d4@0").1,
        "the piece on c4 is the opponent's"
    );
}

#[test]
fn omn_6_a_capture_takes_the_place_of_an_enemy_piece() {
    let game = hex("h.../...../....../H..T0.s1./....../...../.... g");
    assert_eq!(
        moves_from(&game, "d4x"),
        "d4xd6@0 d4xd6@1 d4xd6@2 d4xd6@3 d4xd6@4 d4xd6@5"
    );
    let effect = game.preview(crate::common::mv(&game, "d4xd6@2")).unwrap();
    assert_eq!(effect.to_string(), "captures a Stargon");
    let captured = after(game, "d4xd6@2");
    assert_eq!(
        captured.position_text().to_string(),
        "h.../...../....../H....T2./....../...../.... w"
    );
    // Six of White's seven pieces are missing now, and five of Gold's.
    assert_eq!((captured.score().first, captured.score().second), (6, 5));
    assert_eq!(
        rejected(&game, "d4-d6@0").1,
        "the move captures the piece on d6; write it with `x`"
    );
    assert_eq!(
        rejected(&game, "d4xd5@0").1,
        "there is nothing to capture on d5; write the move with `-`"
    );
    let own = hex("h.../...../....../H..T0.S1./....../...../.... g");
    assert_eq!(
        rejected(&own, "d4xd6@0"),
        (
            "OMN-6".into(),
            "the piece on d6 belongs to the player to move".into()
        )
    );
}

#[test]
fn omn_7_an_arrow_against_the_attacker_shields() {
    // Stargon 0 has an arrow to the west, Stargon 1 to the east.
    let shielded = hex("h.../...../....../H..T0.s0./....../...../.... g");
    assert_eq!(moves_from(&shielded, "d4x"), "");
    assert_eq!(
        rejected(&shielded, "d4xd6@0"),
        (
            "OMN-7".into(),
            "the piece on d6 is shielded against a move from d4".into()
        )
    );
    // The same piece from the south-west, where it has no arrow.
    let open = hex("h.../...../....../H....s0./....T0./...../.... g");
    assert_eq!(targets(&open, "c5x"), "d6");
    // A Helios attacks like any piece, and has no shield itself.
    let helios = hex("..../...../....../...Hs0../...h../...../.... g");
    assert_eq!(moves_from(&helios, "d4x"), "d4xc4");
}

#[test]
fn omn_8_a_piece_turns_after_moving_only() {
    let game = hex("h.../...../....../H..T0.../....../...../.... g");
    assert_eq!(
        moves_from(&game, "d4-d5"),
        "d4-d5@0 d4-d5@1 d4-d5@2 d4-d5@3 d4-d5@4 d4-d5@5"
    );
    assert_eq!(
        rejected(&game, "d4-d4@1"),
        (
            "OMN-8".into(),
            "the move must end on a cell other than d4".into()
        )
    );
    assert_eq!(
        rejected(&game, "d4-d5"),
        (
            "OMN-8".into(),
            "missing facing: a move of a Trigon ends with `@` and a digit".into()
        )
    );
    let game = hex("..../...../....../.HS1..h./....../...../.... g");
    assert_eq!(
        rejected(&game, "d3xd6").1,
        "missing facing: a move of a Stargon ends with `@` and a digit"
    );
    assert_eq!(rejected(&game, "d3xd6@2").1, "a Stargon has no such facing");
    let error = published::Omnigon::parse_move(published::Rules::STANDARD, "d4@1").unwrap_err();
    assert_eq!(error.to_string(), "turns in place do not exist in 1988");
}

#[test]
fn omn_9_capturing_the_helios_wins_and_there_is_no_check() {
    let game = hex("..../...../....../.HS1..h./....../...../.... g");
    let won = after(game, "d3xd6@0");
    assert_eq!(
        (won.outcome(), won.end_reason()),
        (FIRST_WINS, Some(EndReason::HeliosCaptured))
    );
    assert_eq!((won.turn(), won.legal_moves().len()), (Player::Second, 0));
    assert_eq!(
        rejected(&won, "pass"),
        ("OMN-9".into(), "the game is over: Helios captured".into())
    );

    // The same holds for positions parsed from text, with either side to move.
    for (row, outcome) in [("..h....", SECOND_WINS), ("..H.S1..", FIRST_WINS)] {
        for turn in ["g", "w"] {
            let ended = hex(&format!("..../...../....../{row}/....../...../.... {turn}"));
            assert_eq!(ended.outcome(), outcome, "{row} {turn}");
            assert_eq!(ended.legal_moves().len(), 0);
            assert_eq!(rejected(&ended, "d3-d4"), rejected(&won, "pass"));
        }
    }

    // White is attacked along the row. It may stay there, or step on to it.
    let attacked = hex("..../...../....../.HS1..h./....../...../.... w");
    assert!(attacked.royal_attacked(Player::Second) && !attacked.royal_attacked(Player::First));
    assert!(!attacked.royal_lost());
    assert_eq!(
        moves_from(&attacked, ""),
        "d6-c5 d6-c6 d6-d5 d6-d7 d6-e5 d6-e6"
    );
    // In the corner d7, with c6 and e6 attacked too, it is lost.
    let lost = hex("..../...../S1...../.HS1...h/S1...../...../.... w");
    assert!(lost.royal_lost());
    assert!(!hex("..../...../S1...../.HS1...h/S0...../...../.... w").royal_lost());
}

#[test]
fn omn_10_a_player_without_a_move_passes() {
    let game = hex(PASS_1988);
    assert_eq!(sorted_texts(&game), ["pass"]);
    assert_eq!(after(game, "pass").turn(), Player::Second);
    let error = rejected(
        &published::Omnigon::start(published::Rules::STANDARD),
        "pass",
    );
    assert_eq!(
        error,
        (
            "OMN-10".into(),
            "a pass is legal only if there is no other move".into()
        )
    );
}

#[test]
fn omn_11_a_stargon_has_two_facings_and_a_helios_none() {
    let start = published::Omnigon::start(published::Rules::STANDARD);
    assert_eq!(moves_from(&start, "e1-f1"), "e1-f1@0 e1-f1@1");
    for text in ["e1-f1@2", "e1-f1@3", "e1-f1@4", "e1-f1@5"] {
        assert_eq!(
            rejected(&start, text),
            ("OMN-11".into(), "a Stargon has no such facing".into())
        );
    }
    let game = hex("...h/...../....../...H.../....../...../.... g");
    assert_eq!(
        rejected(&game, "d4-d5@0"),
        ("OMN-3".into(), "a Helios has no such facing".into())
    );
}

#[test]
fn omn_12_a_game_can_go_on_forever() {
    assert_eq!(published::Rules::STANDARD.max_plies(), None);
    let game = hex("..h./...../....../...H.../....../...../.... g");
    let again = after(game, "d4-d5 g3-g2 d5-d4 g2-g3");
    assert_eq!(again, game);
    assert_eq!(again.key(), game.key());
}

/// Attackers around c4, by the direction of their move, with the faces that
/// they meet.
const AROUND_ALIGNED: [(&str, &[usize]); 8] = [
    ("c3", &[3]),
    ("b3", &[4]),
    ("b5", &[5]),
    ("c5", &[0]),
    ("d5", &[1]),
    ("d3", &[2]),
    ("b4", &[4, 5]),
    ("d4", &[1, 2]),
];

/// With the tiling `staggered`, c4 is half a cell to the right of c3 and c5.
const AROUND_STAGGERED: [(&str, &[usize]); 6] = [
    ("c3", &[3]),
    ("b4", &[4]),
    ("c5", &[5]),
    ("d5", &[0]),
    ("d4", &[1]),
    ("d3", &[2]),
];

/// Puts a Black Tritrog on a cell next to a Red piece on c4, in all facings,
/// and compares what can be captured with the faces met.
fn check_faces(name: &str, around: &[(&str, &[usize])]) {
    let game = pat(name, "..u3../...../...../...../...../...../...../U0.... b");
    let mut setup = game.to_setup();
    let kinds = [
        (patent::PieceKind::Bitrog, 2),
        (patent::PieceKind::Tritrog, 3),
        (patent::PieceKind::Quadratrog, 4),
    ];
    for &(from, met) in around {
        for (kind, protected) in kinds {
            for facing in Facing::ALL {
                let piece = |player, kind| {
                    Some(patent::Piece {
                        player,
                        kind,
                        facing,
                    })
                };
                let c4: patent::Cell = crate::common::cell("c4");
                let attacker: patent::Cell = crate::common::cell(from);
                setup.board[c4.index()] = piece(Player::Second, kind);
                setup.board[attacker.index()] = piece(Player::First, patent::PieceKind::Tritrog);
                let game = setup.validate(game.rules()).unwrap();
                setup.board[attacker.index()] = None;
                let faces: Vec<usize> = (0..protected)
                    .map(|i| (i + usize::from(facing.number())) % 6)
                    .collect();
                let safe = met.iter().all(|face| faces.contains(face));
                let capture = crate::common::mv(&game, &format!("{from}xc4@0"));
                assert_ne!(game.is_legal(capture), safe, "{from} {kind} {facing}");
            }
        }
    }
}

#[test]
fn omn_20_on_the_aligned_grid_pieces_move_in_eight_directions() {
    assert_eq!(patent::Cell::COUNT, 40);
    let game = pat(
        "omnigon:1981",
        "....u3/...../...../...../..U0../...../...../..... b",
    );
    assert_eq!(
        targets(&game, "c4-"),
        "a2 a4 a6 b3 b4 b5 c1 c2 c3 c5 c6 c7 c8 d3 d4 d5 e2 e4 e6"
    );
    check_faces("omnigon:1981", &AROUND_ALIGNED);
}

#[test]
fn omn_21_on_the_staggered_grid_pieces_move_in_six_directions() {
    let name = "omnigon:1981,grid=staggered";
    let odd = pat(name, ".u3.../...../...../...../...../..U0../...../..... b");
    assert_eq!(
        targets(&odd, "c3-"),
        "a3 a6 a7 b1 b2 b3 b4 b5 c2 c4 d1 d3 d5 d6 e3 e7 e8"
    );
    let even = pat(name, ".u3.../...../...../...../..U0../...../...../..... b");
    assert_eq!(
        targets(&even, "c4-"),
        "a4 a8 b1 b2 b4 b6 b7 c3 c5 d2 d3 d4 d5 d6 e1 e4 e7 e8"
    );
    check_faces(name, &AROUND_STAGGERED);
}

#[test]
fn omn_22_pieces_and_their_protected_faces() {
    use patent::PieceKind::{Bitrog, Omnigon, Quadratrog, Tritrog, Unitrog};
    let counts = |edition| patent::PieceKind::ALL.map(|kind| kind.count(edition));
    assert_eq!(
        patent::PieceKind::ALL,
        [Quadratrog, Tritrog, Bitrog, Unitrog, Omnigon]
    );
    assert_eq!(counts(Edition::Y1981), [1, 3, 4, 1, 0]);
    assert_eq!(counts(Edition::Y1983), [0, 4, 4, 0, 1]);
    let faces = |kind, facing| {
        let player = Player::First;
        let piece = patent::Piece {
            player,
            kind,
            facing,
        };
        (0..6)
            .filter(|&face| piece.protects(face))
            .collect::<Vec<_>>()
    };
    assert_eq!(faces(Quadratrog, Facing::F0), [0, 1, 2, 3]);
    assert_eq!(faces(Tritrog, Facing::F0), [0, 1, 2]);
    assert_eq!(faces(Bitrog, Facing::F0), [0, 1]);
    assert_eq!(faces(Omnigon, Facing::F0), [0, 1]);
    assert_eq!(faces(Unitrog, Facing::F0), [0]);
    assert_eq!(faces(Quadratrog, Facing::F4), [0, 1, 4, 5]);
}

#[test]
fn omn_23_the_starts() {
    for (name, expected) in [
        (
            "omnigon:1981",
            "b3t2u3t2b3/.b3q2b3./..t2../...../...../..T5../.B0Q5B0./B0T5U0T5B0",
        ),
        (
            "omnigon:1983,first=square",
            "b3t2o3t2b3/.b3t2b3./..t2../...../...../.B0T5B0./.B0T5B0./.T5O0T5.",
        ),
        (
            "omnigon:1981,second=square",
            ".t2u3t2./.b3q2b3./.b3t2b3./...../...../..T5../.B0Q5B0./B0T5U0T5B0",
        ),
        (
            "omnigon:1981,grid=staggered",
            "b2t2u3t2b2/.b2q1b2./..t2../...../...../..T5../.B5Q4B5./B5T5U0T5B5",
        ),
        (
            "omnigon:1983,grid=staggered,first=square,second=square",
            ".t2o2t2./.b2t2b2./.b2t2b2./...../...../.B5T5B5./.B5T5B5./.T5O5T5.",
        ),
    ] {
        let start = patent::Omnigon::start(crate::common::rules(name));
        assert_eq!(
            start.position_text().to_string(),
            format!("{expected} b 0 0 - -"),
            "{name}"
        );
        assert_eq!(start.turn(), Player::First);
    }
}

#[test]
fn omn_24_pieces_slide_in_any_direction_and_capture_the_first_enemy() {
    // Black's Bitrog on c3; its own Unitrog above; Red's pieces to both sides,
    // the one to the right protected.
    let game = pat(
        "omnigon:1981",
        "....u3/...../...../..U0../...../b0.B0.t3/...../..... b",
    );
    assert_eq!(
        targets(&game, "c3-"),
        "a1 a5 b2 b3 b4 c1 c2 c4 d2 d3 d4 e1 e5"
    );
    assert_eq!(targets(&game, "c3x"), "a3");
    assert_eq!(
        moves_from(&game, "c3xa3"),
        "c3xa3@0 c3xa3@1 c3xa3@2 c3xa3@3 c3xa3@4 c3xa3@5"
    );
    assert_eq!(
        rejected(&game, "c3-c6@0"),
        ("OMN-24".into(), "the piece on c5 is in the way".into())
    );
    assert_eq!(
        rejected(&game, "c3xc5@0").1,
        "the piece on c5 belongs to the player to move"
    );
    assert_eq!(
        rejected(&game, "c3-d5@0").1,
        "c3 and d5 are not in a straight line"
    );
    assert_eq!(
        rejected(&game, "c3-a3@0").1,
        "the move captures the piece on a3; write it with `x`"
    );
    assert_eq!(
        rejected(&game, "c3xb3@0").1,
        "there is nothing to capture on b3; write the move with `-`"
    );
    assert_eq!(
        rejected(&game, "a3-a4@0").1,
        "the piece on a3 is the opponent's"
    );
    assert_eq!(rejected(&game, "d1@0").1, "there is no piece on d1");
}

#[test]
fn omn_25_a_piece_is_safe_if_all_faces_that_are_met_are_protected() {
    // A move east meets faces 4 and 5. Facing 4 of a Bitrog protects both,
    // facings 3 and 5 one of them.
    for (facing, safe) in [(3, false), (4, true), (5, false)] {
        let text = format!("....u3/...../...../...../T0..b{facing}./...../...../U0.... b");
        let game = pat("omnigon:1981", &text);
        assert_eq!(moves_from(&game, "a4xd4").is_empty(), safe, "{facing}");
    }
    // Royal pieces are protected by their face like all others.
    let game = pat(
        "omnigon:1981",
        "...../...../..u3../...../...../..T0../...../U0.... b",
    );
    assert_eq!(
        rejected(&game, "c3xc6@0"),
        (
            "OMN-25".into(),
            "the piece on c6 is shielded against a move from c3".into()
        )
    );
    assert_eq!(rejected(&game, "c3-c6@0"), rejected(&game, "c3xc6@0"));
    assert!(!game.royal_attacked(Player::Second));
    let game = pat(
        "omnigon:1981",
        "...../...../..u2../...../...../..T0../...../U0.... b",
    );
    assert!(game.royal_attacked(Player::Second));
}

#[test]
fn omn_26_a_third_turn_in_a_row_removes_the_piece() {
    let start = patent::Omnigon::start(patent::Rules::OF_1981);
    assert_eq!(moves_from(&start, "c3@"), "c3@0 c3@1 c3@2 c3@3 c3@4");
    assert_eq!(
        rejected(&start, "c3!"),
        (
            "OMN-26".into(),
            "the piece on c3 was not turned in place twice in a row".into()
        )
    );
    let once = after(start, "c3@0 c6@0");
    assert_eq!(
        rejected(&once, "c3@0").1,
        "the piece on c3 already has this facing"
    );
    // Each side has a count of its own.
    let twice = after(start, "c3@0 c6@0 c3@5 c6@1");
    assert_eq!(moves_from(&twice, "c3@"), "");
    assert_eq!(moves_from(&twice, "c3!"), "c3!");
    assert_eq!(
        rejected(&twice, "c3@1"),
        (
            "OMN-26".into(),
            "the piece on c3 was turned in place twice in a row".into()
        )
    );
    let removed = after(twice, "c3!");
    assert!(removed.at(crate::common::cell("c3")).is_none());
    assert_eq!((removed.score().first, removed.score().second), (0, 0));
    assert_eq!(moves_from(&removed, "c6!"), "c6!");
    // Any other move of the side ends the series, even another piece's turn.
    for between in ["b1@0", "c3-c4@0", "b1-a2@0"] {
        let again = after(twice, &format!("{between} a8@0"));
        assert_eq!(moves_from(&again, "c3!"), "");
    }
    // So does the loss of the piece.
    let text = "..u3../...../...../...../...../t3.B0../...../..U0.. r 0 0 c3:2 -";
    let captured = after(pat("omnigon:1981", text), "a3xc3@0");
    assert_eq!(captured.series(Player::First), None);

    let illegal = patent::Omnigon::start(crate::common::rules("omnigon:1981,third-turn=illegal"));
    let twice = after(illegal, "c3@0 c6@0 c3@5 c6@1");
    assert_eq!(
        (moves_from(&twice, "c3@"), moves_from(&twice, "c3!")),
        (String::new(), String::new())
    );
    assert_eq!(
        rejected(&twice, "c3!").1,
        "under these rules no piece can be removed"
    );

    // A player who removes their own royal piece loses.
    let lost = after(start, "c1@1 c8@1 c1@2 c8@2 c1!");
    assert_eq!(
        (lost.outcome(), lost.end_reason()),
        (SECOND_WINS, Some(EndReason::OwnRoyalRemoved))
    );
    let text = lost.position_text().to_string();
    assert_eq!(pat("omnigon:1981", &text), lost);
}

#[test]
fn omn_27_the_royal_or_enough_captures_win() {
    // 1981: the Unitrog.
    let game = pat(
        "omnigon:1981",
        "..u0../...../...../..T0../...../...../...../U0.... b",
    );
    let won = after(game, "c5xc8@0");
    assert_eq!(
        (won.outcome(), won.end_reason()),
        (FIRST_WINS, Some(EndReason::RoyalCaptured))
    );
    assert_eq!(rejected(&won, "c8@1").0, "OMN-27");
    // Seven captures win, six do not. In 1983 six win, and five do not.
    for (name, royals, enough) in [("omnigon:1981", "uU", 7), ("omnigon:1983", "oO", 6)] {
        let (red, black) = (&royals[..1], &royals[1..]);
        for before in [enough - 2, enough - 1] {
            let board = format!("{red}0..../...../...../..b0../...../..T0../...../{black}0....");
            let game = pat(name, &format!("{board} b {before} 0"));
            let after = after(game, "c3xc5@0");
            let ended = before + 1 == enough;
            assert_eq!(
                after.outcome(),
                ended.then_some(Outcome::Win(Player::First)),
                "{name}"
            );
            assert_eq!(after.end_reason(), ended.then_some(EndReason::Captures));
            assert_eq!(after.captured().first, before + 1);
        }
    }
    // A removed piece is not a captured one.
    let game = pat("omnigon:1981", crate::common::REMOVAL_1981);
    assert_eq!(after(game, "c5!").outcome(), None);
}

/// Black has eight pieces left, and no royal.
#[test]
fn omn_27_a_royal_that_no_enemy_has_captured_was_removed() {
    let board = "..u3../...../...../...../...../...../.T0T0T0./B0B0Q0B0B0";
    for (rest, reason) in [
        // Red moved last, or has captured all pieces that Black is missing.
        ("b 0 0", EndReason::RoyalCaptured),
        ("b 0 1", EndReason::RoyalCaptured),
        ("r 0 1", EndReason::RoyalCaptured),
        ("r 1 1", EndReason::RoyalCaptured),
        ("r 0 0", EndReason::OwnRoyalRemoved),
        ("r 1 0", EndReason::OwnRoyalRemoved),
    ] {
        let game = pat("omnigon:1981", &format!("{board} {rest}"));
        assert_eq!(game.outcome(), SECOND_WINS, "{rest}");
        assert_eq!(game.end_reason(), Some(reason), "{rest}");
    }
}

#[test]
fn omn_27_a_royal_that_cannot_be_saved_is_lost() {
    // Black's Unitrog is attacked from above through its unprotected face 0, and
    // turns that face against the attacker.
    let saved = pat(
        "omnigon:1981",
        "....u3/...../...../...../...../...../t0..../U1.... b",
    );
    assert!(saved.royal_attacked(Player::First) && !saved.royal_lost());
    // An attack along the rank meets two faces, which a Unitrog cannot protect.
    // It cannot leave the rank either, and what attacks it is protected: lost.
    let lost = "....u3/...../...../...../...../...../b3b3.../U0..t3. b";
    assert!(pat("omnigon:1981", lost).royal_lost());
    // If the attacker can be captured, the royal is not lost.
    let saved = "....u3/...../...../...../...../...../b3b3.../U0..t0. b";
    assert!(!pat("omnigon:1981", saved).royal_lost());
    // The same for Red at the end of an invasion. If the next move draws, the
    // royal is not lost.
    let far = "....U3/...../...../...../...../...../B3B3.../u0..T3. r 0 0 - -";
    assert!(pat("omnigon:1981", far).royal_lost());
    let counted = format!("{far} 1");
    assert!(pat("omnigon:1981,invasion=3", &counted).royal_lost());
    assert!(!pat("omnigon:1981,invasion=2", &counted).royal_lost());
    // It is not lost if the next move wins either, but it is if the next move
    // loses.
    for (ranks, lost) in [
        ("...../...../....U3/.....", false),
        ("...../....U3/...../.....", false),
        ("....U3/T0..../...../.....", true),
    ] {
        let text = format!("{ranks}/...../...../B3B3.../u0..T3. r 0 0 - - 1");
        let game = pat("omnigon:1981,invasion=2", &text);
        assert_eq!(game.royal_lost(), lost, "{ranks}");
    }
}

#[test]
fn omn_28_an_invasion_is_judged_after_the_second_players_last_move() {
    let name = "omnigon:1981,invasion=2";
    assert_eq!(crate::common::rules(name).max_plies(), Some(4));
    let longer = crate::common::rules("omnigon:1981,invasion=20");
    assert_eq!(longer.max_plies(), Some(40));
    // One piece of each side on the other's last two ranks.
    let game = pat(
        name,
        "....u3/T0..../...../...../...../...../b3..../U0.... b",
    );
    assert_eq!(
        (game.invaders(Player::First), game.invaders(Player::Second)),
        (1, 1)
    );
    let equal = after(game, "a7-b7@0 e8-e7@0 b7-c7@0");
    assert_eq!(equal.outcome(), None);
    let drawn = after(equal, "e7-e8@0");
    assert_eq!(
        (drawn.outcome(), drawn.end_reason()),
        (Some(Outcome::Draw), Some(EndReason::Invasion))
    );
    assert_eq!(drawn.legal_moves().len(), 0);
    // The last move brings the royal to the far ranks, and decides.
    let won = after(equal, "e7-e2@0");
    assert_eq!(
        (won.outcome(), won.end_reason()),
        (SECOND_WINS, Some(EndReason::Invasion))
    );
    let won = after(equal, "a2-a3@0");
    assert_eq!(won.outcome(), FIRST_WINS);
    // A royal captured before that still decides at once.
    let game = pat(name, "u0..../...../...../T0..../...../...../...../U0.... b");
    assert_eq!(
        after(game, "a5xa8@0").end_reason(),
        Some(EndReason::RoyalCaptured)
    );
    // Without invasion, moves are not counted.
    let game = after(
        patent::Omnigon::start(patent::Rules::OF_1981),
        "c3@0 c6@0 b1@0 b8@0",
    );
    assert_eq!((game.second_moves(), game.outcome()), (0, None));
}

#[test]
fn omn_29_a_turn_changes_the_facing_and_a_pass_ends_a_series_of_turns() {
    let game = pat(
        "omnigon:1981",
        "....u3/...../...../...../..U2../...../...../..... b",
    );
    assert_eq!(moves_from(&game, "c4@"), "c4@0 c4@1 c4@3 c4@4 c4@5");
    assert_eq!(
        moves_from(&game, "c4-c5"),
        "c4-c5@0 c4-c5@1 c4-c5@2 c4-c5@3 c4-c5@4 c4-c5@5"
    );
    assert_eq!(
        rejected(&game, "c4@2"),
        (
            "OMN-29".into(),
            "the piece on c4 already has this facing".into()
        )
    );
    assert_eq!(rejected(&game, "pass").0, "OMN-29");

    let name = "omnigon:1981,third-turn=illegal";
    let game = pat(name, PASS_1981);
    assert_eq!(sorted_texts(&game), ["pass"]);
    let passed = after(game, "pass");
    assert_eq!(passed.series(Player::First), None);
    assert_eq!(
        moves_from(&after(passed, "c8@0"), "a1@"),
        "a1@1 a1@2 a1@3 a1@4 a1@5"
    );
    // With the other option the piece could be removed instead.
    let removes = pat("omnigon:1981", PASS_1981);
    assert_eq!(sorted_texts(&removes), ["a1!"]);
}
