//! The counts in `docs/perft.md`, each as deep as a few seconds allow.

use abstract_games::{Perft, open};

/// Deeper counts are left to the games' own tests and the perft example.
const MOST_NODES: u64 = 3_000_000;

struct Row {
    game: String,
    position: String,
    counts: Vec<u64>,
}

/// The rows of the page's tables that begin with a game in backquotes.
fn rows() -> Vec<Row> {
    let page = include_str!("../../docs/perft.md");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    rows.map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let text = |cell: &str| cell.trim_matches('`').to_string();
        let (counts, before) = cells.split_last().expect("a table row has cells");
        let number = |count: &str| count.replace(',', "").parse().expect("a count");
        Row {
            game: text(before[0]),
            position: before.get(1).copied().map(text).unwrap_or_default(),
            counts: counts.split(' ').map(number).collect(),
        }
    })
    .collect()
}

#[test]
fn the_page_of_known_counts_is_right() {
    let rows = rows();
    assert!(rows.len() > 100, "the page was not understood");
    let mut checked = 0;
    for row in rows {
        // A build without the game has nothing to check.
        let Ok(mut game) = open(&row.game) else {
            continue;
        };
        let (start, moves) = match row.position.split_once("moves ") {
            Some((start, moves)) => (start.trim(), moves),
            None => (row.position.as_str(), ""),
        };
        if !start.is_empty() {
            game.set_position(start).expect(&row.position);
        }
        game.play_list(moves).expect(&row.position);
        for (depth, &count) in (1..).zip(&row.counts) {
            if count <= MOST_NODES {
                let found = game.perft(depth, Perft::new());
                assert_eq!(found, count, "{} {} depth {depth}", row.game, row.position);
                checked += 1;
            }
        }
    }
    assert!(checked > 0 || abstract_games::GAMES.is_empty());
}
