//! Yonmoque: squares of three colours, discs of two.

use abstract_games_core::{ByPlayer, Player, Position, Preview};
use yonmoque::{Cell, Move, Yonmoque};

use super::{BoardLayout, DrawnPiece, Ink, Picture, Scene, Shape, Side, Trace, palette};

const BLUE_SQUARE: &str = "#8fbce3";
const WHITE_SQUARE: &str = "#f4f1e8";
const NEUTRAL_SQUARE: &str = "#c2b69c";

impl Picture for Yonmoque {
    fn scene(&self) -> Scene {
        let sides = ByPlayer::from_fn(|player| Side {
            name: name(player),
            sample: disc(player),
            count: format!("{} in hand", self.hand(player)),
            hand: self.hand(player),
        });
        let mut scene = Scene::new(BoardLayout::of(self.rules().grid()), sides);
        for cell in Cell::ALL {
            scene.cells[cell.index()] = match cell.colour() {
                Some(Player::First) => BLUE_SQUARE,
                Some(Player::Second) => WHITE_SQUARE,
                None => NEUTRAL_SQUARE,
            };
            if let Some(player) = self.at(cell) {
                scene.pieces.push(DrawnPiece {
                    cell: cell.index() as u16,
                    turning: Vec::new(),
                    upright: disc(player),
                });
            }
        }
        let words = Player::ALL.map(|player| {
            let (name, hand) = (name(player), self.hand(player));
            match self.pieces(player) {
                none if none.is_empty() => format!("{name}: none on the board, {hand} in hand."),
                pieces => format!("{name}: {pieces}, and {hand} in hand."),
            }
        });
        scene.words = words.join(" ");
        scene
    }

    fn trace(&self, mv: Move, traces: &mut Vec<Trace>) {
        let number = |cell: Cell| cell.index() as u16;
        match mv {
            Move::Place(cell) => traces.push(Trace::Came(number(cell))),
            Move::Relocate { from, to } => {
                let flips = self.preview(mv).map(|effect| effect.flips);
                let flips = flips.unwrap_or_default().iter();
                traces.extend([Trace::Left(number(from)), Trace::Came(number(to))]);
                traces.extend(flips.map(|cell| Trace::Changed(number(cell))));
            }
        }
    }
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Blue",
        Player::Second => "White",
    }
}

/// White pieces have a ring as well.
fn disc(player: Player) -> Vec<Shape> {
    match player {
        Player::First => vec![Shape::disc(
            40,
            Ink::fill(palette::BLUE).outlined(palette::DARK, 4),
        )],
        Player::Second => vec![
            Shape::disc(40, Ink::fill(palette::WHITE).outlined(palette::DARK, 4)),
            Shape::disc(26, Ink::line("#9a9a9a", 4)),
        ],
    }
}
