//! Random games, compared with the slow reference at every ply.

use abstract_games_testkit::reference::oxy::{self as reference, Reference};
use oxy::{
    Cell, CellSet, Debts, Effect, Layout, Move, MoveResult, Notation, Oxy, Player, Position,
    Preview, Ring, Rotation, Rules,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Compares everything that both implementations know.
fn compare(position: &Oxy, reference: &Reference, told: &str) {
    let mut legal: Vec<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
    legal.sort();
    assert_eq!(legal, reference.legal(), "{told}");
    assert_eq!(position.turn().number(), reference.turn(), "{told}");
    assert_eq!(
        position.board().to_string(),
        reference.board.text(),
        "{told}"
    );
    let penalties = position.penalties();
    assert_eq!(
        [penalties.first, penalties.second],
        reference.penalties,
        "{told}"
    );
    let outcome = position.outcome().map(|outcome| match outcome.winner() {
        Some(Player::First) => "first",
        Some(Player::Second) => "second",
        None => "draw",
    });
    assert_eq!(outcome, reference.outcome(), "{told}");

    let cells = |cells: Vec<reference::Cell>| -> Vec<String> {
        let mut names: Vec<String> = cells.into_iter().map(reference::name).collect();
        names.sort();
        names
    };
    let names = |cells: CellSet| -> Vec<String> {
        let mut names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
        names.sort();
        names
    };
    assert_eq!(
        names(position.moved()),
        cells(reference.moved_cells()),
        "{told}"
    );
    assert_eq!(
        names(position.moved_symbols()),
        cells(reference.moved_symbols()),
        "{told}"
    );
    assert_eq!(
        names(position.frozen()),
        cells(reference.frozen_cells()),
        "{told}"
    );

    let run = position.run().map(|run| {
        let direction = match run.rotation {
            Rotation::Anticlockwise => 1,
            Rotation::Clockwise => -1,
        };
        (run.ring as usize, direction, usize::from(run.slides))
    });
    // The crate counts a run up to a full one and no further.
    let full = [15, 14];
    let expected = reference
        .run()
        .map(|(ring, dir, slides)| (ring, dir, slides.min(full[ring])));
    assert_eq!(run, expected, "{told}");
    for player in Player::ALL {
        let Debts { border, inner } = position.debts(player);
        assert_eq!(
            border,
            reference.owes(player.index(), Ring::Border as usize),
            "{told}"
        );
        assert_eq!(
            inner,
            reference.owes(player.index(), Ring::Inner as usize),
            "{told}"
        );
    }
}

/// How moves are chosen.
#[derive(Clone, Copy)]
enum Taste {
    /// Uniformly.
    Any,
    /// Along rings and without alignments if possible, so that runs become
    /// full.
    Laps,
}

fn choose(position: &Oxy, taste: Taste, rng: &mut Xoshiro256PlusPlus) -> Move {
    let moves: Vec<Move> = position.legal_moves().collect();
    if let Taste::Laps = taste {
        let lasting = |mv: &Move| {
            let mut after = *position;
            after.play_unchecked(*mv);
            let run = |p: &Oxy| p.run().map_or(0, |run| run.slides);
            let quiet = after.penalties() == position.penalties();
            quiet && (run(&after) > run(position) || run(&after) >= 14)
        };
        if let Some(&mv) = moves.iter().find(|mv| lasting(mv)) {
            if rng.next_u32() % 32 > 0 {
                return mv;
            }
        }
    }
    moves[rng.next_u32() as usize % moves.len()]
}

/// Plays one game with both implementations. Returns the number of plies.
fn play(game: &str, taste: Taste, max_plies: usize, rng: &mut Xoshiro256PlusPlus) -> usize {
    let rules: Rules = game.parse().unwrap();
    let start = Layout::from_seed(rules.symbols, rng.next_u64(), 0);
    let mut position = Oxy::from_layout(rules, start).unwrap();
    let mut reference = Reference::from_board(game, &start.to_string());
    for ply in 0..max_plies {
        let told = format!("{game} {} ply {ply}", position.position_text());
        compare(&position, &reference, &told);
        let setup = position.to_setup();
        let rebuilt = setup
            .validate(rules)
            .unwrap_or_else(|e| panic!("{told}: {e}"));
        assert_eq!(rebuilt, position, "{told}");
        assert_eq!(rebuilt.key(), position.key(), "{told}");
        if position.outcome().is_some() {
            return ply;
        }
        let mv = choose(&position, taste, rng);
        let effect = position.preview(mv).unwrap();
        position.play(mv).unwrap();
        if rules.after == oxy::AfterAlignment::Relayout && position.draws() > setup.draws {
            // The reference does not draw layouts, so it gets the one that the
            // crate drew.
            reference.set_next_layout(&position.board().to_string());
        }
        let before = reference.penalties;
        reference.play(&mv.to_string());
        compare_effect(&effect, &reference, before, &told);
    }
    max_plies
}

/// Compares the preview of a move with what the move did.
fn compare_effect(effect: &Effect, reference: &Reference, before: [u32; 2], told: &str) {
    let event = match reference.last {
        reference::Event::GoesOn => [MoveResult::Slide, MoveResult::Exchange],
        reference::Event::TurnOver => [MoveResult::TurnOver; 2],
        reference::Event::FiveSlides => [MoveResult::FiveSlides; 2],
        reference::Event::Pass => [MoveResult::Pass; 2],
        reference::Event::Aligned(_) => [MoveResult::Alignment; 2],
    };
    assert!(event.contains(&effect.result), "{told} {effect}");
    let points: u32 = reference.penalties.iter().sum::<u32>() - before.iter().sum::<u32>();
    assert_eq!(effect.penalty, points, "{told}");
    assert_eq!(
        effect.end.is_some(),
        reference.outcome().is_some(),
        "{told}"
    );
    let mut expected = Vec::new();
    if let reference::Event::Aligned(alignments) = &reference.last {
        for alignment in alignments.iter().filter(|alignment| alignment.points > 0) {
            let cells = alignment.cells.iter().map(|&cell| reference::name(cell));
            let cells: CellSet = cells.map(|name| name.parse::<Cell>().unwrap()).collect();
            expected.push((cells, alignment.points));
        }
    }
    let mut found: Vec<(CellSet, u32)> = effect
        .alignments
        .clone()
        .map(|a| (a.cells, a.points))
        .collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{told}");
}

fn games(game: &str, taste: Taste, games: usize, max_plies: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0x0c1);
    let plies: usize = (0..games)
        .map(|_| play(game, taste, max_plies, &mut rng))
        .sum();
    assert!(plies > games, "{game}");
}

#[test]
fn classic() {
    games("oxy", Taste::Any, 400, 1000);
    games("oxy:limit=15", Taste::Any, 100, 1000);
    games("oxy:limit=1", Taste::Any, 50, 1000);
}

#[test]
fn chess() {
    games("oxy:chess", Taste::Any, 200, 1000);
    games("oxy:chess,limit=60", Taste::Any, 40, 1000);
}

#[test]
fn relayout() {
    games("oxy:after=relayout,limit=15", Taste::Any, 60, 1000);
    games("oxy:chess,after=relayout,seed=7", Taste::Any, 30, 1000);
}

#[test]
fn laps() {
    games("oxy:limit=40", Taste::Laps, 60, 400);
    games("oxy:chess,limit=40", Taste::Laps, 60, 400);
    games("oxy:limit=15,laps=off", Taste::Laps, 30, 200);
}

/// Checks that the games above reach the rare states that they are meant to
/// cover.
#[test]
fn laps_are_filled_barred_and_waived() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0x0c1);
    let (mut owed, mut barred, mut waived) = ([0; 2], 0, 0);
    for game in ["oxy:limit=40", "oxy:chess,limit=40"] {
        let rules: Rules = game.parse().unwrap();
        for _ in 0..60 {
            let start = Layout::from_seed(rules.symbols, rng.next_u64(), 0);
            let mut position = Oxy::from_layout(rules, start).unwrap();
            for _ in 0..400 {
                if position.outcome().is_some() {
                    break;
                }
                for ring in Ring::ALL {
                    if !position.debts(position.turn()).owes(ring) {
                        continue;
                    }
                    owed[ring as usize] += 1;
                    let beside = position.space().neighbours();
                    let free = beside.without(position.moved() | position.frozen());
                    barred += usize::from(position.legal_moves().len() < free.len());
                    let runs_along = position.legal_moves().all(|mv| {
                        let mut after = position;
                        after.play_unchecked(mv);
                        after.run().is_some_and(|run| run.ring == ring)
                    });
                    waived += usize::from(runs_along);
                }
                let mv = choose(&position, Taste::Laps, &mut rng);
                position.play_unchecked(mv);
            }
        }
    }
    assert!(
        owed[0] > 50 && owed[1] > 5 && barred > 20 && waived > 5,
        "{owed:?} {barred} {waived}"
    );
}
