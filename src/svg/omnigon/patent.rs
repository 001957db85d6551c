//! The games of 1981 and 1983: hexagonal pieces with protected faces.

use abstract_games_core::{ByPlayer, Player, Position};
use omnigon::OmnigonPatent;
use omnigon::patent::{Cell, GRID, Layout, Move, Piece};

use crate::svg::{BoardLayout, DrawnPiece, Ink, Picture, Scene, Shape, Side, Trace, palette};

impl Picture for OmnigonPatent {
    fn scene(&self) -> Scene {
        let grid = self.rules().grid;
        let board = match grid {
            Layout::Aligned => BoardLayout::flat_hexagons(GRID),
            Layout::Staggered => BoardLayout::staggered(GRID),
        };
        let sides = ByPlayer::from_fn(|player| Side {
            name: name(player),
            sample: vec![token(player, grid)],
            count: count(self, player),
            hand: 0,
        });
        let mut scene = Scene::new(board, sides);
        let mut words = ByPlayer::from_fn(|player| format!("{}:", name(player)));
        for cell in Cell::all() {
            let Some(piece) = self.at(cell) else {
                continue;
            };
            scene.pieces.push(DrawnPiece {
                cell: cell.index() as u16,
                turning: faces(piece, grid),
                upright: letter(piece),
            });
            let faces = (0..6).filter(|&face| piece.protects(face));
            let faces: Vec<_> = faces.map(|face| directions(grid)[face]).collect();
            words[piece.player] +=
                &format!(" {} on {cell} protected {};", piece.kind, faces.join(" "));
        }
        let words = [words.first, words.second];
        scene.words = words
            .map(|side| side.trim_end_matches(';').to_owned() + ".")
            .join(" ");
        scene
    }

    fn trace(&self, mv: Move, traces: &mut Vec<Trace>) {
        match mv {
            Move::Slide { from, to, .. } => traces.extend([
                Trace::Left(from.index() as u16),
                Trace::Came(to.index() as u16),
            ]),
            Move::Turn { cell, .. } => traces.push(Trace::Changed(cell.index() as u16)),
            Move::Remove { cell } => traces.push(Trace::Gone(cell.index() as u16)),
            Move::Pass => (),
        }
    }
}

/// Captures and, where they matter, a row of turns in place and invaders.
fn count(position: &OmnigonPatent, player: Player) -> String {
    let mut count = format!("{} captured", position.captured()[player]);
    if let Some(turned) = position.series(player) {
        let times = if turned.count == 1 { "once" } else { "twice" };
        count += &format!(", {} turned {times}", turned.cell);
    }
    if position.rules().invasion.is_some() {
        count += &format!(", {} invading", position.invaders(player));
    }
    count
}

/// Where the faces look (OMN-20, OMN-21).
const fn directions(grid: Layout) -> [&'static str; 6] {
    match grid {
        Layout::Aligned => ["N", "NE", "SE", "S", "SW", "NW"],
        Layout::Staggered => ["NE", "E", "SE", "SW", "W", "NW"],
    }
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Black",
        Player::Second => "Red",
    }
}

/// The colour of a side's pieces, and of what is drawn on them.
const fn colours(player: Player) -> (&'static str, &'static str) {
    match player {
        Player::First => (palette::BLACK, palette::LIGHT),
        Player::Second => (palette::LIGHT_RED, palette::DARK),
    }
}

/// By how much face 0 is turned from the north.
const fn first_face(grid: Layout) -> u16 {
    match grid {
        Layout::Aligned => 0,
        Layout::Staggered => 30,
    }
}

/// A hexagon with an edge at the top, as its cell at four fifths.
const HEXAGON: [(i16, i16); 6] = [
    (50, 0),
    (25, 43),
    (-25, 43),
    (-50, 0),
    (-25, -43),
    (25, -43),
];

/// A bar along its northern face.
const FACE: [(i16, i16); 2] = [(-17, -35), (17, -35)];

const fn token(player: Player, grid: Layout) -> Shape {
    Shape::Polygon {
        points: &HEXAGON,
        turn: first_face(grid),
        ink: Ink::fill(colours(player).0).outlined(palette::DARK, 4),
    }
}

/// A token with a bar along each protected face.
fn faces(piece: Piece, grid: Layout) -> Vec<Shape> {
    let bars = (0..6).filter(|&face| piece.protects(usize::from(face)));
    let bars = bars.map(|face: u16| Shape::Line {
        points: &FACE,
        turn: first_face(grid) + 60 * face,
        colour: colours(piece.player).1,
        width: 9,
    });
    [token(piece.player, grid)]
        .into_iter()
        .chain(bars)
        .collect()
}

/// The kind's letter, in a ring if the piece is royal.
fn letter(piece: Piece) -> Vec<Shape> {
    let colour = colours(piece.player).1;
    let letter = Shape::Letter {
        letter: piece.kind.letter(),
        size: 32,
        colour,
    };
    if piece.kind.is_royal() {
        vec![Shape::disc(21, Ink::line(colour, 3)), letter]
    } else {
        vec![letter]
    }
}
