//! Perft tables from other programs.

use oust::{Visitor, prelude::*};

use crate::kit::{perft_tables, rules, strings};

/// The most leaves to count for one row; the tables go deeper.
const COUNTED: u64 = 100_000_000;
/// The most leaves to play.
const MADE: u64 = 300_000;

struct CheckTable {
    moves: String,
    counts: Vec<u64>,
}

impl Visitor for CheckTable {
    type Output = ();

    fn visit<const W: usize>(self, rules: Rules<W>) {
        let mut position = Oust::start(rules);
        play_moves(&mut position, &self.moves, |_, _| {}).unwrap();
        for (depth, &count) in self.counts.iter().enumerate() {
            for (perft, most) in [(Perft::new(), COUNTED), (Perft::new().made(), MADE)] {
                if count <= most {
                    let found = perft.count(&position, depth as u32);
                    let context = format!("{rules} {:?} depth {depth} {perft:?}", self.moves);
                    assert_eq!(found, count, "{context}");
                }
            }
        }
    }
}

#[test]
fn tables_agree() {
    let tables = perft_tables();
    assert_eq!(tables.len(), 37);
    for table in tables {
        let moves = strings(&table["moves"]).join(" ");
        let counts = table["perft"].as_array().unwrap().iter();
        let counts = counts.map(|count| count.as_u64().unwrap()).collect();
        let name = table["game"].as_str().unwrap();
        rules(name).visit(CheckTable { moves, counts });
    }
}

#[test]
fn pie_adds_one_second_move() {
    let start = Oust::start(Rules::HEX_3.with_pie(true));
    assert_eq!(perft(&start, 2), 361);
    assert_eq!(Perft::new().made().count(&start, 2), 361);
}
