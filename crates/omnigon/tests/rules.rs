//! One test for each rule of `docs/rules/omnigon.md`, and more where one is
//! not enough. Expected values are read off the rule book or counted by hand.

use omnigon::{
    EndReason, Notation, Omnigon88, OmnigonPatent, Outcome, PatentRules, Player, Position, Refusal,
    Rules88, Score,
};

fn hexagon(text: &str) -> Omnigon88 {
    Omnigon88::parse_position(Rules88, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn patent(name: &str, text: &str) -> OmnigonPatent {
    let rules: PatentRules = name.parse().unwrap();
    OmnigonPatent::parse_position(rules, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn played<P: Notation>(rules: P::Rules, moves: &str) -> P {
    let mut game = P::start(rules);
    omnigon_play(&mut game, moves);
    game
}

fn omnigon_play<P: Notation>(game: &mut P, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = P::parse_move(game.rules(), text).unwrap();
        game.play(mv)
            .unwrap_or_else(|e| panic!("{text}: {e}\n{game}"));
    }
}

fn legal<P: Notation>(game: &P, from: &str) -> Vec<String> {
    let moves = game.legal_moves().map(|mv| game.move_text(mv).to_string());
    let mut texts: Vec<String> = moves.filter(|text| text.starts_with(from)).collect();
    texts.sort();
    texts
}

/// The cells that the piece on `from` may go to.
fn reach<P: Notation>(game: &P, from: &str) -> Vec<String> {
    let slides = legal(game, from)
        .into_iter()
        .filter(|text| text.contains(['-', 'x']));
    let cell = |text: String| {
        text[from.len() + 1..]
            .split('@')
            .next()
            .unwrap()
            .to_string()
    };
    let mut cells: Vec<String> = slides.map(cell).collect();
    cells.dedup();
    cells
}

fn refusal<P: Notation>(game: &P, text: &str) -> &'static str {
    let mv = P::parse_move(game.rules(), text).unwrap();
    game.check(mv).unwrap_err().rule()
}

#[test]
fn omn_1_the_board_has_37_cells_in_seven_rows() {
    assert_eq!(omnigon::hexagon::Cell::all().len(), 37);
    let names: Vec<String> = omnigon::hexagon::Cell::all()
        .map(|c| c.to_string())
        .collect();
    assert_eq!(names[..5], ["a1", "a2", "a3", "a4", "b1"]);
    assert_eq!(names[15..22], ["d1", "d2", "d3", "d4", "d5", "d6", "d7"]);
    assert_eq!(names[36], "g4");
}

#[test]
fn omn_2_each_side_has_seven_pieces() {
    let game = Omnigon88::start(Rules88);
    for player in Player::ALL {
        assert_eq!(game.pieces(player).len(), 7);
    }
    let text = game.position_text().to_string();
    for (letter, count) in [
        ('H', 1),
        ('B', 2),
        ('T', 1),
        ('S', 3),
        ('h', 1),
        ('b', 2),
        ('t', 1),
        ('s', 3),
    ] {
        assert_eq!(text.matches(letter).count(), count, "{letter}");
    }
    let error = Omnigon88::parse_position(Rules88, "..../...../....../T0T0H...h/....../...../....");
    assert!(error.unwrap_err().to_string().ends_with("(OMN-2)"));
}

/// Gold's `piece` on d4, in the middle, where nothing is on its ways.
fn in_the_middle(piece: &str) -> Omnigon88 {
    hexagon(&format!(
        ".H../...../....../...{piece}.../....../...../.h.. g"
    ))
}

#[test]
fn omn_3_arrows_say_where_each_kind_may_go() {
    for (piece, cells) in [
        ("B0", "d5 d6 d7 e4 f4 g4"),
        ("B2", "a1 a4 b2 b4 c3 c4"),
        ("T5", "d5 d6 d7 e3 e4 f2 f4 g1 g4"),
        ("S0", "a4 b4 c4 d1 d2 d3 e4 f4 g4"),
        ("S1", "a1 b2 c3 d5 d6 d7 e3 f2 g1"),
    ] {
        assert_eq!(
            reach(&in_the_middle(piece), "d4").join(" "),
            cells,
            "{piece}"
        );
    }
}

#[test]
fn omn_4_the_start() {
    let start = Omnigon88::start(Rules88);
    let text = "..../...../S0B5..b5s1/T0HS0.s1ht3/S0B2..b2s1/...../.... g";
    assert_eq!(start.position_text().to_string(), text);
    assert_eq!(start.legal_moves().len(), 56);
}

#[test]
fn omn_5_the_helios_steps_and_others_slide_over_empty_cells() {
    assert_eq!(reach(&in_the_middle("B0"), "g2").join(" "), "f2 f3 g1 g3");
    // A friend on d6 stops the way east before it.
    let game = hexagon(".H../...../....../...B0.S0./....../...../.h.. g");
    assert_eq!(reach(&game, "d4").join(" "), "d5 e4 f4 g4");
    assert_eq!(refusal(&game, "d4-d7@0"), "OMN-5");
    assert_eq!(refusal(&game, "d4-c4@0"), "OMN-5", "no arrow that way");
    assert_eq!(refusal(&game, "g2-e2"), "OMN-5");
}

#[test]
fn omn_6_the_mover_takes_the_place_of_what_it_captures() {
    let mut game = hexagon(".H../...../....../...B0.s1./....../...../.h.. g");
    assert_eq!(refusal(&game, "d4-d6@0"), "OMN-6");
    assert_eq!(refusal(&game, "d4xd5@0"), "OMN-6");
    omnigon_play(&mut game, "d4xd6@3");
    let text = ".H../...../....../.....B3./....../...../.h.. w";
    assert_eq!(game.position_text().to_string(), text);
    // Six of White's pieces are missing, one of them captured just now.
    assert_eq!((game.score().first, game.score().second), (6, 5));
}

#[test]
fn omn_7_an_arrow_against_the_attacker_shields() {
    // Moving east one meets the west side: a Stargon's arrow at facing 0.
    let game = hexagon(".H../...../....../...B0.s0./....../...../.h.. g");
    assert_eq!(reach(&game, "d4").join(" "), "d5 e4 f4 g4");
    assert_eq!(refusal(&game, "d4xd6@0"), "OMN-7");
    // The Helios has no shield on any side.
    let game = hexagon(".H../...../....../...B0.h./....../...../.... g");
    assert!(reach(&game, "d4").contains(&"d6".to_string()));
}

#[test]
fn omn_8_who_has_moved_may_turn_and_who_has_not_may_not() {
    let game = in_the_middle("B0");
    let turned = legal(&game, "d4-e4");
    assert_eq!(
        turned.join(" "),
        "d4-e4@0 d4-e4@1 d4-e4@2 d4-e4@3 d4-e4@4 d4-e4@5"
    );
    assert_eq!(refusal(&game, "d4-d4@1"), "OMN-8");
    assert!(Omnigon88::parse_move(Rules88, "d4@1").is_err());
    assert_eq!(legal(&game, "g2-g1"), ["g2-g1"], "a Helios has no facing");
}

#[test]
fn omn_9_capturing_the_helios_wins() {
    let mut game = hexagon(".H../...../....../...B0.h./....../...../.... g");
    assert!(game.royal_attacked(Player::Second));
    omnigon_play(&mut game, "d4xd6@0");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.end_reason(), Some(EndReason::HeliosCaptured));
    assert_eq!(game.turn(), Player::Second, "who would be next");
    assert_eq!(game.legal_moves().len(), 0);
    assert_eq!(refusal(&game, "pass"), "OMN-9");
}

#[test]
fn omn_9_a_helios_may_stay_or_go_where_it_is_attacked() {
    // The Bigon on d4 attacks d5, d6 and d7; White may leave its Helios there.
    let game = hexagon(".H../...../....../...B0.h./....../...../s0... w");
    assert!(reach(&game, "d6").contains(&"d7".to_string()));
    assert!(!legal(&game, "a1-").is_empty());
}

#[test]
fn omn_10_who_cannot_move_passes() {
    let mut game = hexagon("..../...../....../......h/....../B3T2.../HB2.. g");
    assert_eq!(legal(&game, ""), ["pass"]);
    omnigon_play(&mut game, "pass");
    assert_eq!(game.turn(), Player::Second);
    assert_eq!(refusal(&Omnigon88::start(Rules88), "pass"), "OMN-10");
}

#[test]
fn omn_11_a_stargon_has_two_facings() {
    let start = Omnigon88::start(Rules88);
    assert_eq!(legal(&start, "c1-a1"), ["c1-a1@0", "c1-a1@1"]);
    assert_eq!(refusal(&start, "c1-a1@2"), "OMN-11");
    let error =
        Omnigon88::parse_position(Rules88, "..../...../....../...S2..h/....../...../H... g");
    assert!(error.unwrap_err().to_string().contains("OMN-11"));
}

#[test]
fn omn_12_there_is_no_draw() {
    let mut game = hexagon("..../...../....../H.....h/....../...../.... g");
    let before = game;
    for _ in 0..500 {
        omnigon_play(&mut game, "d1-d2 d7-d6 d2-d1 d6-d7");
        assert_eq!(game, before);
    }
    assert_eq!(abstract_games_core::Rules::max_plies(&Rules88), None);
}

#[test]
fn omn_20_aligned_has_eight_directions() {
    let game = patent(
        "omnigon:1981",
        "u0..../...../...../...../..U0../...../...../..... b",
    );
    let cells = "a2 a4 a6 b3 b4 b5 c1 c2 c3 c5 c6 c7 c8 d3 d4 d5 e2 e4 e6";
    assert_eq!(reach(&game, "c4").join(" "), cells);
    assert_eq!(game.turn(), Player::First, "Black begins");
}

#[test]
fn omn_20_attacks_meet_the_opposite_face() {
    // A Unitrog with one protected face on c4, attacked from each side: the
    // move of the attacker and the face that it meets.
    for (rank_5, rank_3, mv, face) in [
        (".....", "..B0..", "c3xc4@0", 3),
        (".....", ".B0...", "b3xc4@0", 4),
        ("..B0..", ".....", "c5xc4@0", 0),
        (".B0...", ".....", "b5xc4@0", 5),
        ("...B0.", ".....", "d5xc4@0", 1),
        (".....", "...B0.", "d3xc4@0", 2),
    ] {
        for facing in 0..6 {
            let ranks = format!("{rank_5}/..u{facing}../{rank_3}");
            let text = format!("U0..../...../...../{ranks}/...../..... b");
            let game = patent("omnigon:1981", &text);
            let attack = OmnigonPatent::parse_move(game.rules(), mv).unwrap();
            assert_eq!(
                game.is_legal(attack),
                facing != face,
                "{mv} at facing {facing}\n{game}"
            );
        }
    }
}

#[test]
fn omn_21_staggered_has_six_directions_over_shifted_ranks() {
    let name = "omnigon:1981,grid=staggered";
    let game = patent(name, "...../...../u0..../...../..U0../...../...../..... b");
    let cells = "a4 a8 b1 b2 b4 b6 b7 c3 c5 d2 d3 d4 d5 d6 e1 e4 e7 e8";
    assert_eq!(reach(&game, "c4").join(" "), cells);
}

#[test]
fn omn_22_each_side_has_nine_pieces() {
    let count = |name: &str| {
        let game = OmnigonPatent::start(name.parse().unwrap());
        let text = game.position_text().to_string();
        let board = text.split(' ').next().unwrap().to_string();
        "QTBUOqtbuo"
            .chars()
            .map(|letter| board.matches(letter).count())
            .collect::<Vec<_>>()
    };
    assert_eq!(count("omnigon:1981"), [1, 3, 4, 1, 0, 1, 3, 4, 1, 0]);
    assert_eq!(
        count("omnigon:1983,first=square"),
        [0, 4, 4, 0, 1, 0, 4, 4, 0, 1]
    );
    let rules = PatentRules::OF_1983;
    let error =
        OmnigonPatent::parse_position(rules, "..o0../...../...../...../...../...../..U0../..O0..");
    assert!(error.unwrap_err().to_string().contains("OMN-22"));
}

#[test]
fn omn_23_formations_and_facings() {
    for (name, board) in [
        (
            "1981",
            "b3t2u3t2b3/.b3q2b3./..t2../...../...../..T5../.B0Q5B0./B0T5U0T5B0",
        ),
        (
            "1983",
            "b3t2o3t2b3/.b3t2b3./..t2../...../...../..T5../.B0T5B0./B0T5O0T5B0",
        ),
        (
            "1981,first=square,second=square",
            ".t2u3t2./.b3q2b3./.b3t2b3./...../...../.B0T5B0./.B0Q5B0./.T5U0T5.",
        ),
        (
            "1981,grid=staggered",
            "b2t2u3t2b2/.b2q1b2./..t2../...../...../..T5../.B5Q4B5./B5T5U0T5B5",
        ),
        (
            "1983,grid=staggered,second=square",
            ".t2o2t2./.b2t2b2./.b2t2b2./...../...../..T5../.B5T5B5./B5T5O5T5B5",
        ),
    ] {
        let game = OmnigonPatent::start(format!("omnigon:{name}").parse().unwrap());
        let expected = format!("{board} b 0 0 - -");
        assert_eq!(game.position_text().to_string(), expected, "{name}");
    }
}

#[test]
fn omn_24_pieces_slide_capture_the_first_enemy_and_turn() {
    // c4 may go to c5 and capture on c6, but not reach c7 and c8.
    let game = patent(
        "omnigon:1981",
        "u0..../...../..b0../...../..U0../...../...../..... b",
    );
    let north: Vec<String> = reach(&game, "c4")
        .into_iter()
        .filter(|c| c.starts_with('c'))
        .collect();
    assert_eq!(north.join(" "), "c1 c2 c3 c5 c6");
    assert_eq!(legal(&game, "c4xc6").len(), 6);
    assert_eq!(refusal(&game, "c4-c7@0"), "OMN-24");
    assert_eq!(refusal(&game, "c4-c6@0"), "OMN-24");
    assert_eq!(refusal(&game, "c4-d6@0"), "OMN-24");
}

#[test]
fn omn_25_all_faces_that_are_met_must_be_protected() {
    // Along a rank two faces are met: moving east, faces 4 and 5.
    let attack = |facing: u8| {
        let game = patent(
            "omnigon:1981",
            &format!("u0..../...../...../...../U0.b{facing}../...../...../..... b"),
        );
        let mv = OmnigonPatent::parse_move(game.rules(), "a4xc4@0").unwrap();
        game.check(mv).map_err(|refusal| refusal.rule())
    };
    // A Bitrog protects its facing and the next face.
    for facing in [0, 1, 2, 3, 5] {
        assert_eq!(attack(facing), Ok(()), "{facing}");
    }
    assert_eq!(attack(4), Err("OMN-25"));
    // Moving west, faces 1 and 2.
    let game = patent(
        "omnigon:1981",
        "u0..../...../...../...../..b1.U0/...../...../..... b",
    );
    assert_eq!(refusal(&game, "e4xc4@0"), "OMN-25");
}

const KINGS: &str = "..u0../...../...../...../...../...../...../..U0.. b";

#[test]
fn omn_26_a_third_turn_in_place_removes_the_piece() {
    let mut game = patent("omnigon:1981", KINGS);
    omnigon_play(&mut game, "c1@1 c8@1 c1@2 c8@2");
    assert_eq!(
        game.position_text().to_string(),
        "..u2../...../...../...../...../...../...../..U2.. b 0 0 c1:2 c8:2"
    );
    assert_eq!(legal(&game, "c1@"), Vec::<String>::new());
    assert_eq!(legal(&game, "c1!"), ["c1!"]);
    let mut moved = game;
    omnigon_play(&mut moved, "c1-c2@0 c8-c7@0 c2@1 c7@1 c2@2 c7@2");
    assert_eq!(
        legal(&moved, "c2!"),
        ["c2!"],
        "a move in between begins anew"
    );
    omnigon_play(&mut game, "c1!");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(game.end_reason(), Some(EndReason::OwnRoyalRemoved));
    assert_eq!(game.score().second, 0, "a removed piece is not captured");
}

#[test]
fn omn_26_turning_another_piece_begins_anew() {
    let mut game = OmnigonPatent::start(PatentRules::OF_1981);
    omnigon_play(
        &mut game,
        "c1@1 c8@1 c1@2 c8@2 c2@0 c7@0 c1@3 c8@3 c1@4 c8@4",
    );
    assert_eq!(legal(&game, "c1!"), ["c1!"]);
    omnigon_play(&mut game, "c2@1 c7@1");
    assert_eq!(legal(&game, "c2!"), Vec::<String>::new());
    assert_eq!(legal(&game, "c2@").len(), 5);
}

#[test]
fn omn_26_a_third_turn_can_be_illegal_instead() {
    let mut game = patent("omnigon:1981,third-turn=illegal", KINGS);
    omnigon_play(&mut game, "c1@1 c8@1 c1@2 c8@2");
    assert_eq!(legal(&game, "c1@"), Vec::<String>::new());
    assert_eq!(refusal(&game, "c1@3"), "OMN-26");
    assert_eq!(refusal(&game, "c1!"), "OMN-26");
    assert!(!legal(&game, "c1-").is_empty());
}

#[test]
fn omn_27_the_royal_or_enough_captures() {
    for (name, royal, before) in [("omnigon:1981", 'U', 6), ("omnigon:1983", 'O', 5)] {
        let small = royal.to_ascii_lowercase();
        let rows = format!("..{small}0../...../...../...../..b0../...../..B0../..{royal}0..");
        let mut game = patent(name, &format!("{rows} b {before} 0"));
        omnigon_play(&mut game, "c2xc4@0");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)), "{name}");
        assert_eq!(game.end_reason(), Some(EndReason::Captures));
        let mut game = patent(name, &format!("{rows} b {} 0", before - 1));
        omnigon_play(&mut game, "c2xc4@0");
        assert_eq!(game.outcome(), None, "{name}");
    }
    // Red's Unitrog on c3 has its back to Black's Bitrog.
    let mut game = patent(
        "omnigon:1981",
        "...../...../...../...../...../..u0../..B0../..U0.. b",
    );
    omnigon_play(&mut game, "c2xc3@0");
    assert_eq!(game.end_reason(), Some(EndReason::RoyalCaptured));
}

#[test]
fn omn_27_a_royal_is_attacked_and_can_or_cannot_be_saved() {
    // The Bitrog on a1 attacks along the rank; the Unitrog can walk away.
    let game = patent(
        "omnigon:1981",
        "..u0../...../...../...../...../...../...../b0.U0.. b",
    );
    assert!(game.royal_attacked(Player::First) && !game.royal_lost());
    let game = patent("omnigon:1981", KINGS);
    assert!(
        !game.royal_attacked(Player::First),
        "face to face, both shielded or too far"
    );
}

#[test]
fn omn_28_invaders_are_counted_after_seconds_last_move() {
    let mut game = OmnigonPatent::start("omnigon:1981,invasion=1".parse().unwrap());
    omnigon_play(&mut game, "c3-c5@0");
    assert_eq!(game.outcome(), None);
    omnigon_play(&mut game, "c6-d6@0");
    assert_eq!(game.outcome(), Some(Outcome::Draw), "none on either side");
    assert_eq!(game.end_reason(), Some(EndReason::Invasion));

    let mut game = patent(
        "omnigon:1983,invasion=2",
        "..o0../.B0.../...../...../...../...../...../..O0.. b 0 0 - - 1",
    );
    omnigon_play(&mut game, "c1@1");
    assert_eq!(
        (game.invaders(Player::First), game.invaders(Player::Second)),
        (1, 0)
    );
    omnigon_play(&mut game, "c8@1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    let bound = abstract_games_core::Rules::max_plies(&game.rules());
    assert_eq!(bound, Some(4));
}

#[test]
fn omn_29_turning_changes_the_facing_and_moving_may_keep_it() {
    let game = OmnigonPatent::start(PatentRules::OF_1981);
    assert_eq!(legal(&game, "c1@").join(" "), "c1@1 c1@2 c1@3 c1@4 c1@5");
    assert_eq!(legal(&game, "c3-c4").len(), 6);
    assert_eq!(refusal(&game, "c1@0"), "OMN-29");
    assert_eq!(refusal(&game, "pass"), "OMN-29");
}

#[test]
fn omn_29_a_forced_pass_ends_a_row_of_turns() {
    // Boxed in by shields, and a third turn is illegal.
    let mut game = patent(
        "omnigon:1981,third-turn=illegal",
        "..u0../...../...../...../...../...../b3b3.../U0b4... b 0 0 a1:2 -",
    );
    assert_eq!(legal(&game, ""), ["pass"]);
    omnigon_play(&mut game, "pass c8@1");
    assert_eq!(legal(&game, "a1@").len(), 5);
}

#[test]
fn games_can_be_played_from_a_list() {
    let game: Omnigon88 = played(Rules88, "e2-g2@3 e5-f4@0");
    assert_eq!(game.turn(), Player::First);
}
