//! The game of 1988: discs with arrows.

use abstract_games_core::{ByPlayer, Player, Position};
use omnigon::published::{Cell, Move, Omnigon, Piece, PieceKind};

use crate::svg::{BoardLayout, DrawnPiece, Ink, Picture, Scene, Shape, Side, Trace, palette};

impl Picture for Omnigon {
    fn scene(&self) -> Scene {
        let captured = self.captured();
        let sides = ByPlayer::from_fn(|player| Side {
            name: name(player),
            sample: vec![disc(player)],
            count: format!("{} captured", captured[player]),
            hand: 0,
        });
        let mut scene = Scene::new(BoardLayout::of(self.rules().grid()), sides);
        let mut words = ByPlayer::from_fn(|player| format!("{}:", name(player)));
        for cell in Cell::ALL {
            let Some(piece) = self.at(cell) else {
                continue;
            };
            scene.pieces.push(DrawnPiece {
                cell: cell.index() as u16,
                turning: shapes(piece),
                upright: Vec::new(),
            });
            let arrows: Vec<_> = (0..6).filter(|&way| piece.has_arrow(way)).collect();
            words[piece.player] += &match arrows.len() {
                0 => format!(" {} on {cell};", piece.kind),
                _ => format!(
                    " {} on {cell} with arrows {};",
                    piece.kind,
                    arrows
                        .iter()
                        .map(|&way| WAYS[way])
                        .collect::<Vec<_>>()
                        .join(" ")
                ),
            };
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
            Move::Pass => (),
        }
    }
}

/// The directions (OMN-1).
const WAYS: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];

const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Gold",
        Player::Second => "White",
    }
}

const fn disc(player: Player) -> Shape {
    let colour = match player {
        Player::First => palette::GOLD,
        Player::Second => palette::WHITE,
    };
    Shape::disc(43, Ink::fill(colour).outlined(palette::DARK, 4))
}

/// An arrow to the north.
const ARROW: [(i16, i16); 7] = [
    (0, -40),
    (15, -20),
    (5, -20),
    (5, 0),
    (-5, 0),
    (-5, -20),
    (-15, -20),
];

/// A disc with its arrows. Direction 0, NE, is 30 degrees from the north. The
/// Helios, which has no arrows, is drawn like the sign of the sun.
fn shapes(piece: Piece) -> Vec<Shape> {
    let mut shapes = vec![disc(piece.player)];
    let ink = Ink::fill(palette::DARK);
    if piece.kind == PieceKind::Helios {
        shapes.push(Shape::disc(26, Ink::line(palette::DARK, 6)));
    }
    shapes.push(Shape::disc(8, ink));
    let arrows = (0..6).filter(|&way| piece.has_arrow(usize::from(way)));
    shapes.extend(arrows.map(|way: u16| Shape::Polygon {
        points: &ARROW,
        turn: 30 + 60 * way,
        ink,
    }));
    shapes
}
