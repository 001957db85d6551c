//! What self-play learners need: moves as numbers, positions as planes.

use abstract_games_core::{Actions, PlaneShape, Planes, Position};

use crate::tables::WAYS;
use crate::{Move, Rules, Square, Squares, Yonmoque};

/// How many moves there are: a placement on each square, and from each square
/// every step and slide that a piece of either side can ever make.
const ACTIONS: usize = FIRST[Square::COUNT];

/// Where a piece on each square can ever go.
static TARGETS: [Squares; Square::COUNT] = TARGET_SETS;
const TARGET_SETS: [Squares; Square::COUNT] = targets();

/// The number of the first movement from each square, and of the end.
const FIRST: [usize; Square::COUNT + 1] = first();

const fn targets() -> [Squares; Square::COUNT] {
    let mut table = [Squares::EMPTY; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut way = 0;
        while way < WAYS[from].len() {
            table[from] = table[from].with(WAYS[from][way].to);
            way += 1;
        }
        // Ways that the square lacks lead to itself.
        table[from] = table[from].without(Square::ALL[from]);
        from += 1;
    }
    table
}

const fn first() -> [usize; Square::COUNT + 1] {
    let mut table = [Square::COUNT; Square::COUNT + 1];
    let mut from = 0;
    while from < Square::COUNT {
        table[from + 1] = table[from] + TARGET_SETS[from].len();
        from += 1;
    }
    table
}

/// The 201 moves that can be legal somewhere, in the order of [`Move`]'s `Ord`:
/// 25 placements by square, then 176 movements.
///
/// ```
/// use abstract_games_core::Actions;
/// use yonmoque::{Rules, Yonmoque};
///
/// let rules = Rules::STANDARD;
/// assert_eq!(Yonmoque::action_count(rules), 201);
/// let index = |text: &str| Yonmoque::action_index(rules, text.parse().unwrap());
/// assert_eq!(index("c3"), Some(12));
/// assert_eq!(index("a1-b1"), Some(25));
/// assert_eq!(index("a1-c3"), None); // a1 is neutral: no slide begins there
/// ```
impl Actions for Yonmoque {
    fn action_count(_: Rules) -> usize {
        ACTIONS
    }

    fn action_index(_: Rules, mv: Move) -> Option<usize> {
        match mv {
            Move::Place(square) => Some(square.index()),
            Move::Relocate { from, to } => {
                let targets = TARGETS[from.index()];
                let before = targets.iter().take_while(|&target| target < to).count();
                targets.contains(to).then(|| FIRST[from.index()] + before)
            }
        }
    }

    fn action(_: Rules, index: usize) -> Option<Move> {
        if let Some(square) = Square::from_index(index) {
            return Some(Move::Place(square));
        }
        let from = FIRST.partition_point(|&first| first <= index) - 1;
        let to = TARGETS.get(from)?.iter().nth(index - FIRST[from])?;
        let from = Square::from_index(from)?;
        Some(Move::Relocate { from, to })
    }
}

/// Sixteen planes of five by five, seen by the player to move:
///
/// | plane | ones where |
/// |---|---|
/// | 0 | the player to move has a piece |
/// | 1 | the opponent has one |
/// | 2 | the square is of the colour of the player to move |
/// | 3 | it is of the opponent's colour |
/// | 4 to 9 | everywhere on the first so many as the player to move has in hand |
/// | 10 to 15 | everywhere on the first so many as the opponent has in hand |
///
/// Which side is to move shows in planes 2 and 3. How an ended game ended is
/// not shown.
impl Planes for Yonmoque {
    fn plane_shape(_: Rules) -> PlaneShape {
        PlaneShape {
            planes: 4 + usize::from(Rules::PIECES),
            rows: 5,
            columns: 5,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        let mut fill = |plane, squares: Squares| {
            for square in squares {
                set(plane, square.rank(), square.file());
            }
        };
        let sides = [self.turn(), !self.turn()];
        for (i, player) in sides.into_iter().enumerate() {
            fill(i, self.pieces(player));
            fill(2 + i, Squares::of_colour(player));
            let hand = 4 + i * usize::from(Rules::HAND);
            for plane in hand..hand + usize::from(self.hand(player)) {
                fill(plane, Squares::ALL);
            }
        }
    }
}
