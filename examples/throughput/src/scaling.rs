//! The cost of a ply of Oust on each board, as a table and a plot.

use std::fmt::Write;

use abstract_games::{Playable, Visitor, visit};

use crate::games;
use crate::report::{aligned, digits, piped};
use crate::stats::Spread;
use crate::workload::{Pace, Workload, measure};

/// One board.
pub(crate) struct Board {
    name: String,
    hexagons: bool,
    cells: usize,
    bytes: usize,
    work: Workload,
    /// The nanoseconds for a ply in each round.
    rounds: Vec<f64>,
}

impl Board {
    fn nanoseconds(&self) -> Spread {
        Spread::of(self.rounds.iter().copied())
    }
}

/// Makes a [`Board`] for any type of rules.
struct Open(String);

impl Visitor for Open {
    type Output = Board;

    fn visit<P: Playable>(self, rules: P::Rules) -> Board {
        let start = P::start(rules);
        Board {
            hexagons: self.0.contains("hex"),
            name: self.0,
            // At the start, every cell is a legal move, and there are no others.
            cells: start.legal_moves().len(),
            bytes: size_of::<P>(),
            work: games::playouts_of(start),
            rounds: Vec::new(),
        }
    }
}

/// Measures random games on every board.
pub(crate) fn run(rounds: usize, pace: Pace) -> Vec<Board> {
    let hexagons = (2..=8).map(|side| format!("hex-{side}"));
    let squares = (2..=19).map(|side| format!("square-{side}"));
    let names = hexagons.chain(squares);
    let mut boards: Vec<Board> = names
        .filter_map(|name| {
            let opened = format!("oust:{name}");
            visit(&opened, Open(name)).ok()
        })
        .collect();
    for _ in 0..rounds {
        for board in &mut boards {
            board.rounds.push(measure(&board.work, &[], pace).0);
        }
    }
    boards
}

/// The table.
pub(crate) fn table(boards: &[Board], markdown: bool) -> String {
    let head = [
        "board",
        "cells",
        "bytes per position",
        "ns per ply",
        "least to greatest",
        "ns per ply and cell",
    ];
    let mut lines = vec![head.map(String::from).to_vec()];
    for board in boards {
        let ns = board.nanoseconds();
        lines.push(vec![
            board.name.clone(),
            board.cells.to_string(),
            board.bytes.to_string(),
            digits(ns.median),
            format!("{} to {}", digits(ns.least), digits(ns.greatest)),
            digits(ns.median / board.cells as f64),
        ]);
    }
    if markdown {
        piped(&lines)
    } else {
        aligned(&lines)
    }
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 60.0;
const BOTTOM: f64 = 350.0;
const RIGHT: f64 = 620.0;
const TOP: f64 = 30.0;

/// The plot as SVG: nanoseconds per ply over cells, a line for each shape.
pub(crate) fn plot(boards: &[Board]) -> String {
    let most = |of: fn(&Board) -> f64| boards.iter().map(of).fold(0.0, f64::max);
    let cells_step = step(most(|board| board.cells as f64));
    let ns_step = step(most(|board| board.nanoseconds().median));
    let cells_end = end(most(|board| board.cells as f64), cells_step);
    let ns_end = end(most(|board| board.nanoseconds().median), ns_step);
    let x = |cells: f64| LEFT + (RIGHT - LEFT) * cells / cells_end;
    let y = |ns: f64| BOTTOM - (BOTTOM - TOP) * ns / ns_end;

    let mut svg = Svg::new();
    for cells in ticks(cells_step, cells_end) {
        svg.line((x(cells), TOP), (x(cells), BOTTOM), "#ddd");
        svg.text((x(cells), BOTTOM + 18.0), "middle", &cells.to_string());
    }
    for ns in ticks(ns_step, ns_end) {
        svg.line((LEFT, y(ns)), (RIGHT, y(ns)), "#ddd");
        svg.text((LEFT - 8.0, y(ns) + 4.0), "end", &ns.to_string());
    }
    svg.text(
        (f64::midpoint(LEFT, RIGHT), BOTTOM + 38.0),
        "middle",
        "cells of the board",
    );
    svg.text((LEFT - 50.0, TOP - 12.0), "start", "nanoseconds per ply");
    for (hexagons, colour, name, label) in [
        (true, "#c0392b", "hexagons, side 2 to 8", TOP + 20.0),
        (false, "#2c5f9e", "squares, side 2 to 19", TOP + 40.0),
    ] {
        let of_shape = boards.iter().filter(|board| board.hexagons == hexagons);
        let points: Vec<(f64, f64)> = of_shape
            .map(|board| (x(board.cells as f64), y(board.nanoseconds().median)))
            .collect();
        svg.curve(&points, colour);
        svg.line(
            (LEFT + 20.0, label - 4.0),
            (LEFT + 50.0, label - 4.0),
            colour,
        );
        svg.text((LEFT + 58.0, label), "start", name);
    }
    svg.finish()
}

/// A round distance between the ticks of an axis, for about six up to `most`.
fn step(most: f64) -> f64 {
    let rough = most / 6.0;
    let power = 10_f64.powf(rough.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power);
    round
        .into_iter()
        .find(|&step| step >= rough)
        .unwrap_or(10.0 * power)
}

/// The first tick that is not below `most`.
fn end(most: f64, step: f64) -> f64 {
    (most / step).ceil() * step
}

fn ticks(step: f64, end: f64) -> impl Iterator<Item = f64> {
    (0..=(end / step).round() as u32).map(move |tick| f64::from(tick) * step)
}

/// An SVG document under construction.
struct Svg(String);

impl Svg {
    fn new() -> Self {
        let mut svg = Self(String::new());
        svg.add(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             font-family=\"sans-serif\" font-size=\"12\">\n\
             <title>Oust: the cost of a ply by cells of the board</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"white\"/>"
        ));
        svg
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{element}").expect("writing to a string cannot fail");
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\"/>"
        ));
    }

    fn text(&mut self, at: (f64, f64), anchor: &str, text: &str) {
        let (x, y) = at;
        self.add(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    fn curve(&mut self, points: &[(f64, f64)], colour: &str) {
        let list: Vec<String> = points
            .iter()
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        self.add(format_args!(
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\" points=\"{}\"/>",
            list.join(" ")
        ));
        for (x, y) in points {
            self.add(format_args!(
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>"
            ));
        }
    }

    fn finish(mut self) -> String {
        self.add(format_args!("</svg>"));
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_reach_the_greatest_number() {
        assert_eq!((step(361.0), end(361.0, 100.0)), (100.0, 400.0));
        assert_eq!((step(1_234.0), end(1_234.0, 500.0)), (500.0, 1_500.0));
        assert_eq!(
            ticks(100.0, 300.0).collect::<Vec<_>>(),
            [0.0, 100.0, 200.0, 300.0]
        );
    }
}
