//! Pictures, parsed as XML and compared with the positions that they show.

#[cfg(feature = "omnigon")]
mod geometry;
#[cfg_attr(not(feature = "omnigon"), allow(dead_code))]
mod picture;
mod snapshots;

use std::collections::BTreeSet;

use abstract_games::svg::{self, Coordinates, DrawError, Options, UnknownCell};
use abstract_games::{AnyGame, GAMES, Player, open};

use crate::playing::choices;
use picture::Picture;

/// A game for every shape of board that this build has.
fn names() -> Vec<&'static str> {
    let all = [
        "oust:hex-2",
        "oust:hex-7,pie",
        "oust:square-2",
        "oust:square-19",
        "yonmoque",
        "omnigon",
        "omnigon:1981",
        "omnigon:1983,grid=staggered,second=square,invasion=3",
        "oxy",
        "oxy:chess,after=relayout",
    ];
    let built = |name: &&str| {
        GAMES
            .iter()
            .any(|game| name.split(':').next() == Some(game))
    };
    all.into_iter().filter(built).collect()
}

/// Calls `look` with some positions of every game, from starts to ends.
fn positions(mut look: impl FnMut(&dyn AnyGame)) {
    for name in names() {
        let mut game = open(name).unwrap();
        let mut choose = choices(7);
        for ply in 0..60 {
            if ply % 15 == 0 || game.outcome().is_some() {
                look(game.as_ref());
            }
            if game.outcome().is_some() || !game.play_nth(choose(game.legal_count())) {
                break;
            }
        }
    }
}

/// Every combination of view and coordinates.
fn looks() -> Vec<Options> {
    let mut looks = Vec::new();
    for view in Player::ALL {
        for coordinates in [Coordinates::None, Coordinates::Edges, Coordinates::Cells] {
            for status in [false, true] {
                let options = Options::new().with_view(view);
                looks.push(options.with_coordinates(coordinates).with_status(status));
            }
        }
    }
    looks
}

/// The cells of a board field with a piece on them, from the top.
fn pieces_in(position: &str) -> usize {
    let board = position.split(' ').next().unwrap();
    board.chars().filter(char::is_ascii_alphabetic).count()
}

#[test]
fn every_cell_and_every_piece_is_drawn_once() {
    positions(|game| {
        for options in looks() {
            let picture = Picture::of(game, &options);
            let cells: BTreeSet<_> = picture.cells.keys().collect();
            let expected = match game.name().as_str() {
                "oust:hex-2" => 7,
                "oust:pie" => 127,
                "oust:square-2" => 4,
                "oust:square-19" => 361,
                "yonmoque" => 25,
                "omnigon" => 37,
                name if name.starts_with("oxy") => 24,
                _ => 40,
            };
            assert_eq!(cells.len(), expected, "{}", game.name());
            let position = game.position();
            let tiles = if game.name().starts_with("oxy") {
                23
            } else {
                pieces_in(&position)
            };
            assert_eq!(picture.pieces.len(), tiles, "{position}");
            for cell in picture.pieces.keys() {
                assert!(cells.contains(cell));
                assert_eq!(picture.cells[cell], picture.pieces[cell].at, "{cell}");
            }
        }
    });
}

#[test]
fn nothing_is_drawn_outside_the_picture() {
    positions(|game| {
        for options in looks() {
            let picture = Picture::of(game, &options);
            let [left, top, width, height] = picture.view_box;
            for &(x, y) in picture.cells.values().chain(&picture.labels) {
                assert!(left < x && x < left + width, "{x}");
                assert!(top < y && y < top + height, "{y}");
            }
        }
    });
}

#[test]
fn pictures_stand_alone() {
    positions(|game| {
        let text = svg::draw(game, &Options::new()).unwrap();
        let document = roxmltree::Document::parse(&text).unwrap();
        assert_eq!(document.root_element().attribute("role"), Some("img"));
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let tag = node.tag_name();
            assert_eq!(tag.namespace(), Some("http://www.w3.org/2000/svg"));
            let tags = [
                "svg", "title", "desc", "g", "polygon", "polyline", "path", "circle", "rect",
                "text",
            ];
            assert!(tags.contains(&tag.name()), "{}", tag.name());
            for attribute in node.attributes() {
                assert!(!["id", "style", "href"].contains(&attribute.name()));
                assert!(!attribute.name().starts_with("on"));
                assert!(!attribute.value().contains("url("));
            }
        }
    });
}

#[test]
fn the_same_is_always_drawn_the_same() {
    positions(|game| {
        let options = Options::new();
        let copy = game.boxed_clone();
        assert_eq!(
            svg::draw(game, &options),
            svg::draw(copy.as_ref(), &options)
        );
    });
}

#[test]
fn the_other_side_sees_the_board_turned() {
    positions(|game| {
        let near = Picture::of(game, &Options::new());
        let far = Picture::of(game, &Options::new().with_view(Player::Second));
        for (cell, &(x, y)) in &near.cells {
            assert_eq!(far.cells[cell], (-x, -y), "{cell}");
        }
    });
}

#[test]
fn pictures_have_a_title_and_a_description() {
    for name in names() {
        let picture = Picture::of(open(name).unwrap().as_ref(), &Options::new());
        assert!(
            picture
                .title
                .starts_with(&format!("{}: ", open(name).unwrap().name()))
        );
        assert!(picture.title.ends_with(" to move"), "{}", picture.title);
        assert!(!picture.description.is_empty());
    }
}

#[test]
fn texts_are_escaped() {
    let title = "<b> & \"c\" ]]> \u{0}\u{1b}\u{ffff}🦀</title>";
    let expected = title.replace(['\u{0}', '\u{1b}', '\u{ffff}'], "\u{fffd}");
    for name in names() {
        let game = open(name).unwrap();
        let picture = Picture::of(game.as_ref(), &Options::new().with_title(title));
        assert_eq!(picture.title, expected);
    }
}

#[test]
fn highlights_are_rings_around_cells() {
    for name in names() {
        let game = open(name).unwrap();
        for view in Player::ALL {
            let options = Options::new().with_view(view);
            let picture = Picture::of(game.as_ref(), &options.with_highlights(["b2", "a1", "b2"]));
            // Each has two rings, a light one under a dark one.
            let (a1, b2) = (picture.cells["a1"], picture.cells["b2"]);
            assert_eq!(picture.rings, [a1, a1, b2, b2], "{name}");
            assert!(picture.description.contains(" Highlighted: b2, a1, b2."));
        }
        for unknown in ["a99", "", "A1", "a1 ", "<é>"] {
            let options = Options::new().with_highlights(["a1", unknown]);
            let error = svg::draw(game.as_ref(), &options).unwrap_err();
            assert!(error.to_string().starts_with("invalid cell to highlight: "));
            let DrawError::UnknownCell(UnknownCell { name, .. }) = error else {
                panic!("{error}");
            };
            assert_eq!(name, unknown);
        }
    }
}

#[test]
fn what_is_switched_off_is_not_drawn() {
    for name in names() {
        let mut game = open(name).unwrap();
        assert!(game.play_nth(game.legal_count() - 1));
        let classes = |options: &Options| Picture::of(game.as_ref(), options).classes;
        let all = classes(&Options::new().with_highlights(["a1"]));
        for class in ["board", "last-turn", "highlights", "coordinates", "status"] {
            assert!(all.contains(class), "{name} {class}");
        }
        let bare = Options::new()
            .with_coordinates(Coordinates::None)
            .with_last_turn(false)
            .with_status(false);
        let bare = classes(&bare);
        for class in ["last-turn", "highlights", "coordinates", "status"] {
            assert!(!bare.contains(class), "{name} {class}");
        }
    }
}

#[test]
fn a_width_scales_the_picture() {
    for name in names() {
        let game = open(name).unwrap();
        for pixels in [0, 1, 320, u32::MAX] {
            let picture = Picture::of(game.as_ref(), &Options::new().with_width(pixels));
            let [_, _, width, height] = picture.view_box;
            let (w, h) = picture.size;
            assert_eq!(w, f64::from(pixels.max(1)));
            assert!((h - w * f64::from(height) / f64::from(width)).abs() <= 1.0);
        }
    }
}

#[cfg(feature = "oust")]
#[test]
fn all_moves_of_the_last_turn_are_marked() {
    // A recorded game in which each side ends with turns of several moves.
    let moves = "e1 a1 a2 d4 c2 e2 e3 d1 b2 c5 a1 a3 d1 c4";
    let marked = [
        "e1",
        "a1",
        "a2",
        "d4",
        "c2",
        "e2",
        "e3",
        "d1",
        "a1 b2 d1",
        "a1 b2 c5 d1",
        "a1",
        "a1 a3",
        "a1 a3 d1 e2",
        "a1 a3 c4 d1 d4 e2",
    ];
    let mut game = open("oust:hex-3").unwrap();
    let marks = |game: &dyn AnyGame| Picture::of(game, &Options::new()).marks.join(" ");
    assert_eq!(marks(game.as_ref()), "");
    for (mv, marked) in moves.split(' ').zip(marked) {
        game.play(mv).unwrap();
        assert_eq!(marks(game.as_ref()), marked, "{mv}");
    }
    let picture = Picture::of(game.as_ref(), &Options::new());
    assert!(picture.description.ends_with(" Last turn: a3, d1, c4."));
}

#[cfg(feature = "oust")]
#[test]
fn a_swapped_stone_is_marked() {
    let mut game = open("oust:hex-3,pie").unwrap();
    game.play_list("b2 swap").unwrap();
    let picture = Picture::of(game.as_ref(), &Options::new());
    assert_eq!(picture.marks, ["b2"]);
    assert!(picture.description.starts_with("Red: no stones. Blue: b2."));
}

#[cfg(feature = "oxy")]
#[test]
fn a_slide_that_is_taken_back_is_marked_where_the_tile_is() {
    // Sliding b3 makes an alignment at once.
    let mut game = open("oxy:chess").unwrap();
    game.play("b3").unwrap();
    assert_eq!(game.score().first, 2);
    assert_eq!(Picture::of(game.as_ref(), &Options::new()).marks, ["b3"]);

    // After a relayout, all tiles may have changed places.
    let mut game = open("oxy:chess,after=relayout").unwrap();
    game.play("b3").unwrap();
    assert!(Picture::of(game.as_ref(), &Options::new()).marks.is_empty());
}

#[cfg(feature = "omnigon")]
#[test]
fn turns_and_removals_are_marked() {
    let mut game = open("omnigon:1981").unwrap();
    let marks = |game: &dyn AnyGame| Picture::of(game, &Options::new()).marks;
    game.play_list("b2@3 b7@0").unwrap();
    assert_eq!(marks(game.as_ref()), ["b7"]);
    game.play_list("b2@4 b7@1 b2!").unwrap();
    let picture = Picture::of(game.as_ref(), &Options::new());
    assert_eq!(picture.marks, ["b2"]);
    assert!(!picture.pieces.contains_key("b2"));
}
