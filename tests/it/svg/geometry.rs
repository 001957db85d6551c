//! Arrows and marked faces, compared with what the rules allow pieces to do.
//! This uses no numbers of directions or faces, only moves and the picture.

use abstract_games::svg::Options;
use abstract_games::{Player, open};

use super::picture::{Picture, Point};
use crate::playing::choices;

/// The angle from one point to another, in degrees clockwise from the north.
fn angle(from: Point, to: Point) -> f64 {
    let (x, y) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    x.atan2(-y).to_degrees().rem_euclid(360.0)
}

/// The angle between two directions, 0 to 180.
fn between(a: f64, b: f64) -> f64 {
    let difference = (a - b).rem_euclid(360.0);
    difference.min(360.0 - difference)
}

/// From, to, and whether something is captured, of a move that is neither a
/// turn in place nor a pass.
fn slide(mv: &str) -> Option<(&str, &str, bool)> {
    let cells = mv.split('@').next()?;
    let capture = cells.contains('x');
    let (from, to) = cells.split_once(['-', 'x'])?;
    Some((from, to, capture))
}

/// Calls `look` with pictures of many positions, from both sides, and the
/// legal moves.
fn pictures(name: &str, mut look: impl FnMut(&Picture, &[String])) {
    for seed in 0..16 {
        let mut game = open(name).unwrap();
        let mut choose = choices(seed);
        for _ in 0..25 {
            if game.outcome().is_some() {
                break;
            }
            for view in Player::ALL {
                let picture = Picture::of(game.as_ref(), &Options::new().with_view(view));
                look(&picture, &game.legal_moves());
            }
            game.play_nth(choose(game.legal_count()));
        }
    }
}

#[test]
fn pieces_of_1988_move_along_their_arrows() {
    let mut seen = 0;
    pictures("omnigon", |picture, legal| {
        for (from, to, _) in legal.iter().filter_map(|mv| slide(mv)) {
            let (piece, way) = (
                &picture.pieces[from],
                angle(picture.cells[from], picture.cells[to]),
            );
            // Only the Helios has no arrows.
            let along = |arrow: &i32| between(f64::from(*arrow), way) < 1.0;
            assert!(
                piece.angles.is_empty() || piece.angles.iter().any(along),
                "{from} {to}"
            );
            seen += 1;
        }
    });
    assert!(seen > 5_000, "{seen}");
}

#[test]
fn every_arrow_of_1988_leads_somewhere_or_something_is_in_the_way() {
    pictures("omnigon", |picture, legal| {
        let movers: Vec<_> = legal.iter().filter_map(|mv| slide(mv)).collect();
        for (name, piece) in &picture.pieces {
            if !movers.iter().any(|(from, ..)| from == name) {
                continue;
            }
            for arrow in &piece.angles {
                let next = picture.cells.iter().find(|(_, at)| {
                    let way = angle(piece.at, **at);
                    let near = (at.0 - piece.at.0).abs() < 110 && (at.1 - piece.at.1).abs() < 100;
                    **at != piece.at && near && between(way, f64::from(*arrow)) < 1.0
                });
                if let Some((next, _)) = next {
                    let free = !picture.pieces.contains_key(next);
                    let goes = movers
                        .iter()
                        .any(|(from, to, _)| from == name && to == next);
                    assert!(goes || !free, "{name} {next}");
                }
            }
        }
    });
}

#[test]
fn arrows_of_1988_shield() {
    let mut seen = 0;
    pictures("omnigon", |picture, legal| {
        for (from, to, capture) in legal.iter().filter_map(|mv| slide(mv)) {
            if capture {
                let back = angle(picture.cells[to], picture.cells[from]);
                for arrow in &picture.pieces[to].angles {
                    assert!(between(f64::from(*arrow), back) > 59.0, "{from} {to}");
                }
                seen += 1;
            }
        }
    });
    assert!(seen > 20, "{seen}");
}

/// Whether all faces of the piece on `to` that an attack from `from` meets are
/// drawn as protected: the face towards `from`, or, along a rank where cells
/// touch at corners, both faces next to the corner.
fn shielded(picture: &Picture, from: &str, to: &str, corners_along_ranks: bool) -> bool {
    let back = angle(picture.cells[to], picture.cells[from]);
    let along_rank = picture.cells[to].1 == picture.cells[from].1;
    let faces = if along_rank && corners_along_ranks {
        2
    } else {
        1
    };
    let meets = |bar: &&i32| between(f64::from(**bar), back) < 31.0;
    picture.pieces[to].angles.iter().filter(meets).count() == faces
}

/// Whether two cells are neighbours on the grid.
fn beside((ax, ay): Point, (bx, by): Point, aligned: bool) -> bool {
    let (x, y) = ((ax - bx).abs(), (ay - by).abs());
    let near = if aligned {
        x <= 120 && y <= 104
    } else {
        x * x + y * y <= 104 * 104
    };
    near && (x, y) != (0, 0)
}

/// Of the enemies on neighbouring cells, those can be captured whose faces
/// towards the attacker are not all drawn as protected. At a distance, no
/// others can be captured.
fn check_protection(name: &str, aligned: bool) {
    let (mut captured, mut protected) = (0, 0);
    pictures(name, |picture, legal| {
        let moves: Vec<_> = legal.iter().filter_map(|mv| slide(mv)).collect();
        let Some((mover, ..)) = moves.first() else {
            return;
        };
        for (from, to, capture) in &moves {
            assert!(
                !capture || !shielded(picture, from, to, aligned),
                "{from} {to}"
            );
        }
        let own_colour = &picture.pieces[*mover].colour;
        for (from, attacker) in &picture.pieces {
            for (to, victim) in &picture.pieces {
                let enemies = attacker.colour == *own_colour && victim.colour != *own_colour;
                if !enemies || !beside(attacker.at, victim.at, aligned) {
                    continue;
                }
                let legal = moves.contains(&(from, to, true));
                assert_eq!(legal, !shielded(picture, from, to, aligned), "{from} {to}");
                captured += u32::from(legal);
                protected += u32::from(!legal);
            }
        }
    });
    assert!(captured > 100 && protected > 100, "{captured} {protected}");
}

#[test]
fn marked_faces_protect_on_the_grid_aligned() {
    check_protection("omnigon:1981,first=square", true);
    check_protection("omnigon:1983", true);
}

#[test]
fn marked_faces_protect_on_the_grid_staggered() {
    check_protection("omnigon:1981,grid=staggered", false);
    check_protection("omnigon:1983,grid=staggered,second=square", false);
}

/// The directions of a grid are those in which cells form lines.
#[test]
fn moves_of_the_patents_go_in_straight_lines() {
    for (name, ways) in [("omnigon:1981", 8), ("omnigon:1981,grid=staggered", 6)] {
        let mut seen = std::collections::BTreeSet::new();
        pictures(name, |picture, legal| {
            for (from, to, _) in legal.iter().filter_map(|mv| slide(mv)) {
                seen.insert(angle(picture.cells[from], picture.cells[to]).round() as i32);
            }
        });
        assert_eq!(seen.len(), ways, "{seen:?}");
    }
}
