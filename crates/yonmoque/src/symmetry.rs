//! The symmetries of the board.

use core::cmp::Ordering;

use abstract_games_core::{ByPlayer, Outcome, Player, Position, Symmetry, dihedral_inverse};

use crate::{Move, Rules, Square, Squares, Yonmoque};

/// The image of each square under each symmetry.
static IMAGES: [[Square; Square::COUNT]; 8] = images();

const fn images() -> [[Square; Square::COUNT]; 8] {
    let mut table = [Square::ALL; 8];
    let mut symmetry = 0;
    while symmetry < 8 {
        let mut index = 0;
        while index < Square::COUNT {
            let square = Square::ALL[index];
            let (mut file, mut rank) = (square.file(), square.rank());
            if symmetry >= 4 {
                file = 4 - file;
            }
            let mut quarter = 0;
            while quarter < symmetry % 4 {
                (file, rank) = (rank, 4 - file);
                quarter += 1;
            }
            table[symmetry][index] = match Square::new(file, rank) {
                Some(image) => image,
                None => unreachable!(),
            };
            index += 1;
        }
        symmetry += 1;
    }
    table
}

/// All eight symmetries of the square: its colours have them too (YON-1).
///
/// Numbers 0 to 3 turn the board clockwise by so many quarters; 4 to 7 first
/// mirror it, file a to file e, and then turn it by 0 to 3 quarters.
///
/// ```
/// use abstract_games_core::Symmetry;
/// use yonmoque::{Notation, Rules, Yonmoque};
///
/// let game = Yonmoque::parse_position(Rules::STANDARD, "5/5/5/1w3/b4 b 5 5")?;
/// let text = |symmetry| game.transform(symmetry).position_text().to_string();
/// assert_eq!(text(1), "b4/1w3/5/5/5 b 5 5 -");
/// assert_eq!(text(4), "5/5/5/3w1/4b b 5 5 -");
/// # Ok::<(), yonmoque::SetupError>(())
/// ```
impl Symmetry for Yonmoque {
    fn symmetry_count(_: Rules) -> usize {
        IMAGES.len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let images = &IMAGES[symmetry];
        let image = |squares: Squares| squares.iter().map(|s| images[s.index()]).collect();
        let end = self.outcome().and_then(Outcome::winner);
        Self::from_parts(
            ByPlayer::from_fn(|player| image(self.pieces(player))),
            ByPlayer::from_fn(|player| self.hand(player)),
            self.turn(),
            end.zip(self.end_reason()),
        )
    }

    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let image = |square: Square| IMAGES[symmetry][square.index()];
        match mv {
            Move::Place(square) => Move::Place(image(square)),
            Move::Relocate { from, to } => Move::Relocate {
                from: image(from),
                to: image(to),
            },
        }
    }

    fn inverse_symmetry(_: Rules, symmetry: usize) -> usize {
        dihedral_inverse(IMAGES.len(), symmetry)
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        let ordered = |game: &Self| {
            let of_player = |player: Player| (game.pieces(player), game.hand(player));
            (Player::ALL.map(of_player), game.turn(), game.outcome())
        };
        ordered(self).cmp(&ordered(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_keep_distances_and_colours() {
        let distance = |a: Square, b: Square| {
            let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
            files * files + ranks * ranks
        };
        for images in &IMAGES {
            let image = |square: Square| images[square.index()];
            for a in Square::ALL {
                assert_eq!(image(a).colour(), a.colour());
                for b in Square::ALL {
                    assert_eq!(distance(image(a), image(b)), distance(a, b));
                }
            }
        }
    }

    #[test]
    fn the_symmetries_are_those_that_are_described() {
        use Square::{A2, A4, B1, B5, D1, D5, E2, E4};
        let b1 = IMAGES.map(|images| images[B1.index()]);
        assert_eq!(b1, [B1, A4, D5, E2, D1, A2, B5, E4]);
    }
}
