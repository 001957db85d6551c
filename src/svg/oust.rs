//! Oust: stones on hexagons or squares.

use abstract_games_core::{ByPlayer, Player, Position, Preview};
use oust::{Cell, Move, Oust};

use super::{BoardLayout, DrawnPiece, Ink, Picture, Scene, Shape, Side, Trace, palette};

impl<const W: usize> Picture for Oust<W> {
    fn scene(&self) -> Scene {
        let board = self.rules().board();
        let sides = ByPlayer::from_fn(|player| Side {
            name: name(player),
            sample: stone(player),
            count: stones(self.stones(player).len()),
            hand: 0,
        });
        let mut scene = Scene::new(BoardLayout::of(board.grid()), sides);
        for cell in board.cells() {
            if let Some(player) = self.at(cell) {
                scene.pieces.push(DrawnPiece {
                    cell: cell.index() as u16,
                    turning: Vec::new(),
                    upright: stone(player),
                });
            }
        }
        let words = Player::ALL.map(|player| {
            let cells = self.stones(player).iter();
            let cells: Vec<_> = cells
                .map(|cell| board.cell_name(cell).to_string())
                .collect();
            match cells.len() {
                0 => format!("{}: no stones.", name(player)),
                _ => format!("{}: {}.", name(player), cells.join(" ")),
            }
        });
        scene.words = words.join(" ");
        scene
    }

    fn trace(&self, mv: Move, traces: &mut Vec<Trace>) {
        let number = |cell: Cell| cell.index() as u16;
        match mv {
            Move::Place(cell) => {
                let captured = self.preview(mv).map(|effect| effect.captured);
                let captured = captured.unwrap_or_default().iter();
                traces.push(Trace::Came(number(cell)));
                traces.extend(captured.map(|cell| Trace::Gone(number(cell))));
            }
            // Only one stone is on the board.
            Move::Swap => {
                let stone = self.stones(Player::First).iter();
                traces.extend(stone.map(|cell| Trace::Changed(number(cell))));
            }
            Move::Pass => (),
        }
    }
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Red",
        Player::Second => "Blue",
    }
}

fn stones(count: usize) -> String {
    match count {
        1 => "1 stone".into(),
        count => format!("{count} stones"),
    }
}

/// Blue stones have a ring as well.
fn stone(player: Player) -> Vec<Shape> {
    match player {
        Player::First => vec![Shape::disc(
            40,
            Ink::fill(palette::RED).outlined(palette::DARK, 4),
        )],
        Player::Second => vec![
            Shape::disc(40, Ink::fill(palette::BLUE).outlined(palette::DARK, 4)),
            Shape::disc(22, Ink::line("#bcd9f5", 6)),
        ],
    }
}
