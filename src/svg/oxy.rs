//! Oxy: tiles in a tray, and the space among them.

use abstract_games_core::{ByPlayer, Player, Position, Preview};
use oxy::{AfterAlignment, Cell, Move, MoveResult, Oxy, Tile};

use super::{BoardLayout, DrawnPiece, Ink, Picture, Scene, Shape, Side, Trace, palette};

const TRAY: &str = "#5d5446";
const NEUTRAL: &str = "#d8cfba";
const FROZEN: &str = "#c4e3f7";
const ICE: &str = "#0b5394";

impl Picture for Oxy {
    fn scene(&self) -> Scene {
        let sides = ByPlayer::from_fn(|player| Side {
            name: name(player),
            count: count(self, player),
            ..Side::default()
        });
        let mut scene = Scene::new(BoardLayout::of(self.rules().grid()), sides);
        scene.cells.fill(TRAY);
        scene.edges = TRAY;
        for cell in Cell::ALL {
            let Some(tile) = self.at(cell) else {
                continue;
            };
            let frozen = self.frozen().contains(cell);
            let mut shapes = face(tile, frozen);
            if frozen {
                shapes.extend(SNOW.map(|points| Shape::Line {
                    points,
                    turn: 0,
                    colour: ICE,
                    width: 4,
                }));
            }
            if self.moved().contains(cell) {
                shapes.push(Shape::Disc {
                    at: (-31, 31),
                    radius: 8,
                    ink: Ink::fill(palette::LAST).outlined(palette::DARK, 3),
                });
            }
            scene.pieces.push(DrawnPiece {
                cell: cell.index() as u16,
                turning: Vec::new(),
                upright: shapes,
            });
        }
        scene.words = words(self);
        scene
    }

    fn trace(&self, mv: Move, traces: &mut Vec<Trace>) {
        let number = |cell: Cell| cell.index() as u16;
        match mv {
            Move::Slide(from) => {
                let effect = self.preview(mv);
                let phase_ends = effect.is_ok_and(|effect| {
                    effect.result == MoveResult::Alignment && effect.end.is_none()
                });
                match self.rules().after {
                    _ if !phase_ends => traces
                        .extend([Trace::Left(number(from)), Trace::Came(number(self.space()))]),
                    // The slide is taken back.
                    AfterAlignment::Undo => traces.push(Trace::Changed(number(from))),
                    // All tiles are new.
                    AfterAlignment::Relayout => traces.clear(),
                }
            }
            Move::Exchange { symbol, neutral } => {
                traces.extend([symbol, neutral].map(|cell| Trace::Changed(number(cell))));
            }
            Move::Pass => (),
        }
    }
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "First",
        Player::Second => "Second",
    }
}

/// Penalties and debts.
fn count(position: &Oxy, player: Player) -> String {
    let limit = position.rules().limit;
    let mut count = format!("{} of {limit} points", position.penalties()[player]);
    let debts = position.debts(player);
    if debts.border {
        count += ", owes on the border";
    }
    if debts.inner {
        count += ", owes on the inner ring";
    }
    if position.must_exchange() && position.turn() == player {
        count += ", must exchange";
    }
    count
}

/// Six rays of a snowflake, at the upper right.
const SNOW: [&[(i16, i16)]; 3] = [
    &[(32, -43), (32, -21)],
    &[(22, -37), (42, -27)],
    &[(22, -27), (42, -37)],
];

/// A tile and its symbol.
fn face(tile: Tile, frozen: bool) -> Vec<Shape> {
    let symbol = match tile {
        Tile::Neutral => None,
        Tile::O | Tile::Knight => Some(palette::BLUE),
        Tile::X | Tile::King => Some("#a32c1a"),
        Tile::Y | Tile::Queen => Some("#006b4f"),
        Tile::Bishop => Some("#7a3b8f"),
        Tile::Pawn => Some(palette::DARK),
    };
    let colour = match symbol {
        _ if frozen => FROZEN,
        None => NEUTRAL,
        Some(_) => palette::WHITE,
    };
    let tile_shape = Shape::Square {
        half: 48,
        corner: 10,
        ink: Ink::fill(colour).outlined(palette::DARK, 2),
    };
    let letter = symbol.map(|colour| Shape::Letter {
        letter: tile.letter(),
        size: 58,
        colour,
    });
    [tile_shape].into_iter().chain(letter).collect()
}

fn words(position: &Oxy) -> String {
    let mut words: Vec<String> = Vec::new();
    for &(tile, _) in position.rules().symbols.tiles() {
        if tile != Tile::Neutral {
            let cells = position.board().cells_of(Some(tile));
            words.push(format!("{}: {cells}.", tile.letter()));
        }
    }
    words.push(format!("Space: {}.", position.space()));
    for (what, cells) in [
        ("Moved in this turn", position.moved()),
        ("Frozen", position.frozen()),
    ] {
        if !cells.is_empty() {
            words.push(format!("{what}: {cells}."));
        }
    }
    for player in Player::ALL {
        words.push(format!("{}: {}.", name(player), count(position, player)));
    }
    words.join(" ")
}
