//! The implementation of [`AnyGame`] for each game.

use std::fmt;

use abstract_games_core::{ByPlayer, Game, GameStatus, Outcome, Perft, Player, Position};

use crate::any::sealed;
use crate::{AnyGame, MoveError, PlayListError, Playable, Playout, PositionError};

/// A game of the type `P`, opened by name.
#[derive(Clone, Debug)]
pub(crate) struct Session<P: Position> {
    /// The rules that the game was opened with. Those of a position can differ
    /// from them in a seed that came with its text.
    rules: P::Rules,
    game: Game<P>,
    /// How to draw the game, if it can be drawn.
    #[cfg(feature = "svg")]
    draw: Option<crate::svg::DrawGame<P>>,
}

impl<P: Playable> Session<P> {
    /// A game from the start under `rules`.
    pub(crate) fn new(rules: P::Rules) -> Self {
        Self {
            rules,
            game: Game::from_rules(rules),
            #[cfg(feature = "svg")]
            draw: None,
        }
    }

    /// The same game, with pictures.
    #[cfg(feature = "svg")]
    pub(crate) fn with_pictures(mut self) -> Self
    where
        P: crate::svg::Picture,
    {
        self.draw = Some(crate::svg::draw_titled);
        self
    }

    fn restart_at(&mut self, position: P) {
        self.game = Game::new(position).with_ply_limit(self.game.ply_limit());
    }

    fn text(&self, mv: P::Move) -> String {
        self.game.position().move_text(mv).to_string()
    }

    fn parse(&self, text: &str) -> Result<P::Move, MoveError> {
        P::parse_move(self.rules, text).map_err(|error| MoveError::parse(text.into(), error))
    }
}

impl<P: Playable> fmt::Display for Session<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.game.position(), f)
    }
}

impl<P: Playable> sealed::Sealed for Session<P> {
    #[cfg(feature = "svg")]
    fn draw(
        &self,
        options: &crate::svg::Options,
        _: sealed::Token,
    ) -> Result<String, crate::svg::DrawError> {
        match self.draw {
            Some(draw) => Ok(draw(&self.game, &self.rules, options)?),
            None => Err(crate::svg::DrawError::NoPictures { game: self.name() }),
        }
    }
}

impl<P: Playable> AnyGame for Session<P> {
    fn name(&self) -> String {
        self.rules.to_string()
    }

    fn turn(&self) -> Player {
        self.game.position().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.position().outcome()
    }

    fn end_reason(&self) -> Option<String> {
        let reason = self.game.position().end_reason();
        reason.map(|reason| reason.to_string())
    }

    fn status(&self) -> GameStatus {
        self.game.status()
    }

    fn score(&self) -> ByPlayer<u32> {
        self.game.position().score()
    }

    fn key(&self) -> u64 {
        self.game.position().key()
    }

    fn legal_count(&self) -> usize {
        self.game.position().legal_moves().len()
    }

    fn legal_moves(&self) -> Vec<String> {
        let moves = self.game.position().legal_moves();
        moves.map(|mv| self.text(mv)).collect()
    }

    fn nth_move(&self, n: usize) -> Option<String> {
        self.game.position().nth_move(n).map(|mv| self.text(mv))
    }

    fn preview(&self, text: &str) -> Result<String, MoveError> {
        let mv = self.parse(text)?;
        match self.game.position().preview(mv) {
            Ok(effect) => Ok(effect.to_string()),
            Err(error) => Err(MoveError::illegal(text.into(), error)),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), MoveError> {
        let mv = self.parse(text)?;
        let played = self.game.play(mv);
        played.map_err(|error| MoveError::of_game(text.into(), error))
    }

    fn play_list(&mut self, moves: &str) -> Result<usize, PlayListError> {
        let played = self.game.play_list(moves);
        played.map_err(|error| PlayListError::new(error, MoveError::of_game))
    }

    fn play_nth(&mut self, n: usize) -> bool {
        let mv = self.game.position().nth_move(n);
        mv.is_some_and(|mv| self.game.play(mv).is_ok())
    }

    fn undo(&mut self) -> Option<String> {
        self.game.undo().map(|mv| self.text(mv))
    }

    fn moves(&self) -> Vec<String> {
        self.game.moves().map(|mv| self.text(mv)).collect()
    }

    fn plies(&self) -> usize {
        self.game.plies()
    }

    fn repetitions(&self) -> usize {
        self.game.repetitions()
    }

    fn set_ply_limit(&mut self, limit: Option<usize>) {
        self.game.set_ply_limit(limit);
    }

    fn position(&self) -> String {
        self.game.position().position_text().to_string()
    }

    fn set_position(&mut self, text: &str) -> Result<(), PositionError> {
        let position = P::parse_position(self.rules, text).map_err(PositionError::new)?;
        self.restart_at(position);
        Ok(())
    }

    fn reset(&mut self) {
        self.restart_at(P::start(self.rules));
    }

    fn perft(&self, depth: u32, perft: Perft) -> u64 {
        perft.count(self.game.position(), depth)
    }

    fn divide(&self, depth: u32, perft: Perft) -> Vec<(String, u64)> {
        let divided = perft.divide(self.game.position(), depth);
        let text = |(mv, nodes)| (self.text(mv), nodes);
        divided.into_iter().map(text).collect()
    }

    fn playout(&self, max_plies: u32, choose: &mut dyn FnMut(usize) -> usize) -> Playout {
        let mut position = self.game.position().clone();
        let mut plies = 0;
        while plies < max_plies {
            let mut moves = position.legal_moves();
            if moves.len() == 0 {
                break;
            }
            let Some(mv) = moves.nth(choose(moves.len())) else {
                break;
            };
            position.play_unchecked(mv);
            plies += 1;
        }
        Playout {
            outcome: position.outcome(),
            plies,
        }
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

#[cfg(all(test, feature = "svg", feature = "yonmoque"))]
mod tests {
    use crate::svg::{DrawError, Options, draw};
    use yonmoque::{Rules, Yonmoque};

    use super::Session;

    #[test]
    fn a_game_without_pictures_says_so() {
        let session = Session::<Yonmoque>::new(Rules::STANDARD);
        let error = draw(&session, &Options::new()).unwrap_err();
        let game = "yonmoque".into();
        assert_eq!(error, DrawError::NoPictures { game });
        assert!(draw(&session.with_pictures(), &Options::new()).is_ok());
    }
}
