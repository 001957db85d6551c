//! The lines above and below the board.

use ::svg::Node;
use ::svg::node::element as svg;
use abstract_games_core::ByPlayer;

use super::{Canvas, Outcome, Picture, Player, Scene, add_shapes, text_at};
use crate::svg::palette;

/// The side to move, or the result, in words.
pub(super) struct Words {
    /// For the whole picture: `White to move`.
    pub(super) summary: String,
    /// For each side's line; may be empty.
    sides: ByPlayer<String>,
}

impl Words {
    pub(super) fn of<P: Picture>(position: &P, scene: &Scene) -> Self {
        let reason = position.end_reason().map(|reason| format!(" ({reason})"));
        let reason = reason.unwrap_or_default();
        let line = |player| match position.outcome() {
            None if position.turn() == player => "to move".to_owned(),
            Some(Outcome::Win(winner)) if winner == player => format!("has won{reason}"),
            Some(Outcome::Draw) => format!("draw{reason}"),
            _ => String::new(),
        };
        let who = match position.outcome() {
            None => Some(position.turn()),
            Some(outcome) => outcome.winner(),
        };
        Self {
            summary: match who {
                Some(player) => format!("{} {}", scene.sides[player].name, line(player)),
                None => line(Player::First),
            },
            sides: ByPlayer::from_fn(line),
        }
    }
}

const HEIGHT: i32 = 60;
const FONT_SIZE: i32 = 32;

impl Canvas<'_> {
    /// A line below the board for the side at the bottom, and one above for the
    /// other side.
    pub(super) fn status(&mut self, words: &Words) -> svg::Group {
        let needed = Player::ALL.map(|player| self.line_width(player, &words.sides[player]));
        let needed = needed.into_iter().max().unwrap_or(0);
        let missing = needed - (self.bounds.right - self.bounds.left);
        if missing > 0 {
            self.bounds.left -= missing / 2;
            self.bounds.right += missing - missing / 2;
        }
        self.bounds.top -= HEIGHT;
        self.bounds.bottom += HEIGHT;
        let layer = svg::Group::new()
            .set("class", "status")
            .set("font-size", FONT_SIZE)
            .set("text-anchor", "start")
            .set("fill", palette::TEXT);
        let near = self.options.view;
        let (top, bottom) = (self.bounds.top, self.bounds.bottom);
        layer
            .add(self.line(!near, &words.sides[!near], top + HEIGHT / 2 - 6))
            .add(self.line(near, &words.sides[near], bottom - HEIGHT / 2 + 6))
    }

    /// The line of one side, with its middle at `y`.
    fn line(&self, player: Player, words: &str, y: i32) -> svg::Group {
        let side = &self.scene.sides[player];
        let half = |group: svg::Group, x| {
            let place = format!("translate({x} {y}) scale(.5)");
            let sample = svg::Group::new().set("transform", place);
            let sample = sample.set("text-anchor", "middle");
            group.add(add_shapes(sample, &side.sample))
        };
        let (mut line, mut x) = (svg::Group::new(), self.bounds.left);
        if !side.sample.is_empty() {
            // A light background makes the sample visible on any page.
            let ground = svg::Circle::new().set("cx", x + 24).set("cy", y);
            let ground = ground.set("r", 27).set("fill", palette::CELL);
            line = half(line.add(ground), x + 24);
            x += SAMPLE_WIDTH;
        }
        for piece in 0..i32::from(side.hand) {
            line = half(line, self.bounds.right - 24 - HAND_STEP * piece);
        }
        let mut text = text_at(&self.line_text(player, words), x, y + FONT_SIZE * 9 / 25);
        if !words.is_empty() {
            text.assign("font-weight", "bold");
        }
        line.add(text)
    }

    fn line_text(&self, player: Player, words: &str) -> String {
        let side = &self.scene.sides[player];
        let parts = [side.name, &side.count, words];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }

    /// An estimate of the width of a line, since the reader's font is unknown.
    fn line_width(&self, player: Player, words: &str) -> i32 {
        let letters = self.line_text(player, words).chars().count() as i32;
        let hand = i32::from(self.scene.sides[player].hand);
        SAMPLE_WIDTH + letters * FONT_SIZE * 3 / 5 + hand * HAND_STEP + 24
    }
}

const SAMPLE_WIDTH: i32 = 58;
const HAND_STEP: i32 = 30;
