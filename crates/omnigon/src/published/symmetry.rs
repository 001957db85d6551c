//! Rotations and reflections of the hexagon.

use core::cmp::Ordering;

use abstract_games_core::{Position, Symmetry};
use abstract_games_toolkit::dihedral_inverse;

use super::{Cell, Move, Omnigon, Piece, PieceKind, Rules};
use crate::Facing;

/// The number of symmetries.
const COUNT: usize = 12;

/// The image of each cell, by index, under each symmetry.
static IMAGES: [[Cell; Cell::COUNT]; COUNT] = images();

const fn images() -> [[Cell; Cell::COUNT]; COUNT] {
    let mut images = [Cell::ALL; COUNT];
    let mut symmetry = 0;
    while symmetry < COUNT {
        let mut index = 0;
        while index < Cell::COUNT {
            images[symmetry][index] =
                Cell::at_steps(image_of_steps(Cell::ALL[index].steps(), symmetry));
            index += 1;
        }
        symmetry += 1;
    }
    images
}

/// The image of the cell that is that many steps to the east and then to the
/// north-east of the middle.
const fn image_of_steps((mut east, mut north_east): (i8, i8), symmetry: usize) -> (i8, i8) {
    if symmetry >= 6 {
        east = -east - north_east;
    }
    let mut turns = 0;
    while turns < symmetry % 6 {
        // East becomes south-east, which is one step to the east and one back
        // from the north-east; north-east becomes east.
        (east, north_east) = (east + north_east, -east);
        turns += 1;
    }
    (east, north_east)
}

/// The image of a facing depends on the kind: a reflection makes the first
/// marked side the last one.
fn image_of_facing(kind: PieceKind, facing: Facing, symmetry: usize) -> Facing {
    let marks = match kind {
        PieceKind::Helios => return Facing::F0,
        PieceKind::Bigon => 2,
        PieceKind::Trigon => 3,
        // Every other side: with one more mark between, five in a row.
        PieceKind::Stargon => 5,
    };
    let mirrored = if symmetry >= 6 {
        Facing::F0.turned(12 - marks - facing.number())
    } else {
        facing
    };
    let turned = mirrored.turned((symmetry % 6) as u8);
    Facing::ALL[usize::from(turned.number() % kind.facings())]
}

/// All twelve symmetries of the hexagon.
///
/// Numbers 0 to 5 rotate the board clockwise by that many sixths of a turn; 6
/// to 11 first reflect it, east to west, and then rotate it by 0 to 5 sixths.
/// The pieces are rotated or reflected with the board.
///
/// ```
/// use omnigon::published::prelude::*;
///
/// let text = "..../...../....../HB0....h/....../...../.... g";
/// let game = Omnigon::parse_position(Rules::STANDARD, text)?;
/// let image = |symmetry| game.transform(symmetry).position_text().to_string();
/// // Half a turn, and a reflection.
/// assert_eq!(image(3), "..../...../....../h....B3H/....../...../.... g");
/// assert_eq!(image(6), "..../...../....../h....B4H/....../...../.... g");
/// # Ok::<(), SetupError>(())
/// ```
impl Symmetry for Omnigon {
    fn symmetry_count(_: Rules) -> usize {
        COUNT
    }

    fn transform(&self, symmetry: usize) -> Self {
        let mut pieces = [None; Cell::COUNT];
        for (cell, image) in Cell::ALL.into_iter().zip(IMAGES[symmetry]) {
            pieces[image.index()] = self.at(cell).map(|piece| Piece {
                facing: image_of_facing(piece.kind, piece.facing, symmetry),
                ..piece
            });
        }
        Self::new(self.turn(), &Cell::ALL, &pieces)
    }

    /// The image of a facing depends on the kind of the piece that moves:
    /// rotated by a sixth, a Bigon at facing 1 is at facing 2, a Stargon at
    /// facing 0.
    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let images = &IMAGES[symmetry];
        match mv {
            Move::Pass => Move::Pass,
            Move::Slide {
                from,
                to,
                facing,
                capture,
            } => {
                let kind = self.at(from).map_or(PieceKind::Helios, |piece| piece.kind);
                Move::Slide {
                    from: images[from.index()],
                    to: images[to.index()],
                    facing: facing.map(|facing| image_of_facing(kind, facing, symmetry)),
                    capture,
                }
            }
        }
    }

    fn inverse_symmetry(_: Rules, symmetry: usize) -> usize {
        dihedral_inverse(COUNT, symmetry)
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        let ordered = |game: &Self| {
            let boards = game.boards;
            (boards.marks, boards.own, boards.enemies, game.turn())
        };
        ordered(self).cmp(&ordered(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::published::board::DIRECTIONS;
    use abstract_games_toolkit::BoardCell;

    /// Images preserve neighbours and rotate the directions as documented.
    #[test]
    fn images_of_cells_turn_directions() {
        for (symmetry, images) in IMAGES.iter().enumerate() {
            for cell in Cell::ALL {
                let image = images[cell.index()];
                for (way, go) in DIRECTIONS[..6].iter().enumerate() {
                    let mirrored = if symmetry >= 6 { 5 - way } else { way };
                    let turned = (mirrored + symmetry) % 6;
                    let next = go.step(1 << cell.bit());
                    let expected = DIRECTIONS[turned].step(1 << image.bit());
                    let found = Cell::ALL
                        .into_iter()
                        .filter(|cell| next >> cell.bit() & 1 == 1)
                        .fold(0, |_, cell| 1_u64 << images[cell.index()].bit());
                    assert_eq!(found, expected, "{symmetry} {cell} {way}");
                }
            }
        }
    }

    /// Images of pieces have the images of the arrows.
    #[test]
    fn images_of_facings_turn_arrows() {
        let player = abstract_games_core::Player::First;
        for symmetry in 0..COUNT {
            for kind in PieceKind::ALL {
                for facing in Facing::ALL.into_iter().take(kind.facings().into()) {
                    let piece = Piece {
                        player,
                        kind,
                        facing,
                    };
                    let image = Piece {
                        facing: image_of_facing(kind, facing, symmetry),
                        ..piece
                    };
                    for way in 0..6 {
                        let mirrored = if symmetry >= 6 { 5 - way } else { way };
                        let turned = (mirrored + symmetry) % 6;
                        assert_eq!(piece.has_arrow(way), image.has_arrow(turned));
                    }
                }
            }
        }
    }
}
