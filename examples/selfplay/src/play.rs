//! One game.

use abstract_games::records::{Record, Tags};
use abstract_games::{Outcome, Playable, Player};
use abstract_games_search::minimax::Evaluator;
use abstract_games_toolkit::zobrist::splitmix64;

use crate::player::PlayerSpec;

/// What all games share.
pub(crate) struct Table<'a, P> {
    pub(crate) start: P,
    pub(crate) evaluator: Evaluator<P>,
    /// The players of game 0, the first player first.
    pub(crate) players: [&'a PlayerSpec; 2],
    /// Whether they change sides after every game.
    pub(crate) alternate: bool,
    pub(crate) seed: u64,
    pub(crate) max_plies: u32,
}

/// A played game.
pub(crate) struct Played {
    pub(crate) record: Record,
    /// How the game ended, or `None` if it was stopped.
    pub(crate) outcome: Option<Outcome>,
    /// Whether the players had changed sides.
    pub(crate) swapped: bool,
    pub(crate) plies: u32,
    /// The number of turns: moves of one player in a row count once.
    pub(crate) turns: u32,
    /// The sum of the numbers of legal moves.
    pub(crate) moves: u64,
    /// The greatest number of legal moves.
    pub(crate) most_moves: usize,
    /// The decimal logarithm of the product of the numbers of legal moves.
    pub(crate) log_tree: f64,
}

impl<P: Playable> Table<'_, P> {
    /// Plays game number `number`. The same table and number give the same
    /// game, unless a player is limited by time.
    pub(crate) fn play(&self, number: u64) -> Played {
        let swapped = self.alternate && number % 2 == 1;
        let seats = match swapped {
            false => self.players,
            true => [self.players[1], self.players[0]],
        };
        let seed = splitmix64(self.seed ^ splitmix64(number));
        let mut position = self.start.clone();
        let mut game = Played {
            record: self.head(number, seats),
            outcome: None,
            swapped,
            plies: 0,
            turns: 0,
            moves: 0,
            most_moves: 0,
            log_tree: 0.0,
        };
        let mut mover = None;
        while game.plies < self.max_plies {
            let player = position.turn();
            let seed = splitmix64(seed.wrapping_add(game.plies.into()));
            let Some(mv) = seats[player.index()].choose(&position, self.evaluator, seed) else {
                break;
            };
            game.count(position.legal_moves().len());
            let text = position.move_text(mv).to_string();
            game.add_move(text, mover == Some(player));
            mover = Some(player);
            position.play_unchecked(mv);
        }
        game.outcome = position.outcome();
        game.record.result = game.outcome.into();
        game
    }

    /// The record of a game before its first move.
    fn head(&self, number: u64, seats: [&PlayerSpec; 2]) -> Record {
        let mut record = Record::new(&self.start.rules().to_string());
        let mut tags = vec![
            (Tags::FIRST, seats[0].to_string()),
            (Tags::SECOND, seats[1].to_string()),
            ("Round", (number + 1).to_string()),
        ];
        let usual = P::start(self.start.rules());
        if self.start != usual {
            tags.push((Tags::POSITION, self.start.position_text().to_string()));
        }
        for (name, value) in tags {
            // These names are valid.
            let _ = record.tags.set(name, value);
        }
        record
    }
}

impl Played {
    /// Counts a position and its legal moves.
    fn count(&mut self, moves: usize) {
        self.plies += 1;
        self.moves += moves as u64;
        self.most_moves = self.most_moves.max(moves);
        self.log_tree += (moves as f64).log10();
    }

    /// Records a move, of the same turn as the previous one or of a new turn.
    fn add_move(&mut self, text: String, same_turn: bool) {
        if same_turn {
            self.record.moves.push_joined(text);
        } else {
            self.turns += 1;
            self.record.moves.push(text);
        }
    }

    /// The winner, as an index of [`Table::players`].
    pub(crate) fn winner(&self) -> Option<usize> {
        let winner = self.outcome?.winner()?;
        let seat = match winner {
            Player::First => 0,
            Player::Second => 1,
        };
        Some(if self.swapped { 1 - seat } else { seat })
    }
}
