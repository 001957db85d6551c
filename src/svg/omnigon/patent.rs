//! The games of 1981 and 1983: hexagonal pieces with protected faces.

use abstract_games_core::{ByPlayer, Player, Position};
use omnigon::patent::{Cell, Move, Omnigon, Piece, Tiling};

use crate::svg::{BoardLayout, DrawnPiece, Ink, Picture, Scene, Shape, Side, Trace, palette};

impl Picture for Omnigon {
    fn scene(&self) -> Scene {
        let tiling = self.rules().tiling;
        let grid = self.rules().grid();
        let board = match tiling {
            Tiling::Aligned => BoardLayout::flat_hexagons(grid),
            Tiling::Staggered => BoardLayout::staggered(grid),
        };
        let sides = ByPlayer::from_fn(|player| Side {
            name: name(player),
            sample: vec![token(player, tiling)],
            count: count(self, player),
            hand: 0,
        });
        let mut scene = Scene::new(board, sides);
        let mut words = ByPlayer::from_fn(|player| format!("{}:", name(player)));
        for cell in Cell::ALL {
            let Some(piece) = self.at(cell) else {
                continue;
            };
            scene.pieces.push(DrawnPiece {
                cell: cell.index() as u16,
                turning: faces(piece, tiling),
                upright: letter(piece),
            });
            let faces = (0..6).filter(|&face| piece.protects(face));
            let faces: Vec<_> = faces.map(|face| directions(tiling)[face]).collect();
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

/// Captures and, if they matter, consecutive turns in place and invaders.
fn count(position: &Omnigon, player: Player) -> String {
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

/// The directions of the faces (OMN-20, OMN-21).
const fn directions(tiling: Tiling) -> [&'static str; 6] {
    match tiling {
        Tiling::Aligned => ["N", "NE", "SE", "S", "SW", "NW"],
        Tiling::Staggered => ["NE", "E", "SE", "SW", "W", "NW"],
    }
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Black",
        Player::Second => "Red",
    }
}

/// The colour of a side's pieces, and of the marks on them.
const fn colours(player: Player) -> (&'static str, &'static str) {
    match player {
        Player::First => (palette::BLACK, palette::LIGHT),
        Player::Second => (palette::LIGHT_RED, palette::DARK),
    }
}

/// The direction of face 0, in degrees clockwise from the north.
const fn first_face(tiling: Tiling) -> u16 {
    match tiling {
        Tiling::Aligned => 0,
        Tiling::Staggered => 30,
    }
}

/// A hexagon with an edge at the top, four fifths as large as its cell.
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

const fn token(player: Player, tiling: Tiling) -> Shape {
    Shape::Polygon {
        points: &HEXAGON,
        turn: first_face(tiling),
        ink: Ink::fill(colours(player).0).outlined(palette::DARK, 4),
    }
}

/// A token with a bar along each protected face.
fn faces(piece: Piece, tiling: Tiling) -> Vec<Shape> {
    let bars = (0..6).filter(|&face| piece.protects(usize::from(face)));
    let bars = bars.map(|face: u16| Shape::Line {
        points: &FACE,
        turn: first_face(tiling) + 60 * face,
        colour: colours(piece.player).1,
        width: 9,
    });
    [token(piece.player, tiling)]
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
