//! Yonmoque: squares of three colours, discs of two.

use abstract_games_core::{ByPlayer, Player, Preview};
use yonmoque::{Move, Square, Yonmoque};

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
        let mut scene = Scene::new(BoardLayout::of(GRID), sides);
        for square in Square::ALL {
            scene.cells[square.index()] = match square.colour() {
                Some(Player::First) => BLUE_SQUARE,
                Some(Player::Second) => WHITE_SQUARE,
                None => NEUTRAL_SQUARE,
            };
            if let Some(player) = self.at(square) {
                scene.pieces.push(DrawnPiece {
                    cell: square.index() as u16,
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
        let cell = |square: Square| square.index() as u16;
        match mv {
            Move::Place(square) => traces.push(Trace::Came(cell(square))),
            Move::Relocate { from, to } => {
                let flips = self.preview(mv).map(|effect| effect.flips);
                let flips = flips.unwrap_or_default().iter();
                traces.extend([Trace::Left(cell(from)), Trace::Came(cell(to))]);
                traces.extend(flips.map(|square| Trace::Changed(cell(square))));
            }
        }
    }
}

const GRID: abstract_games_core::Grid = match abstract_games_core::Grid::rectangle(5, 5) {
    Some(grid) => grid,
    None => unreachable!(),
};

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
