//! A picture, parsed from its SVG text.

use std::collections::{BTreeMap, BTreeSet};

use abstract_games::AnyGame;
use abstract_games::svg::{self, Options};
use roxmltree::{Document, Node};

/// A point: to the right, and down.
pub(crate) type Point = (i32, i32);

/// What a picture shows.
pub(crate) struct Picture {
    pub(crate) view_box: [i32; 4],
    /// Width and height.
    pub(crate) size: (f64, f64),
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) classes: BTreeSet<String>,
    /// The centre of each cell.
    pub(crate) cells: BTreeMap<String, Point>,
    pub(crate) pieces: BTreeMap<String, Piece>,
    /// The cells that the last turn has marked.
    pub(crate) marks: Vec<String>,
    /// The centres of highlights.
    pub(crate) rings: Vec<Point>,
    /// Where coordinates are.
    pub(crate) labels: Vec<Point>,
}

pub(crate) struct Piece {
    pub(crate) at: Point,
    /// The colour of its lowest shape.
    pub(crate) colour: String,
    /// By how many degrees its arrows, or the bars of its marked faces, are
    /// turned clockwise from the north.
    pub(crate) angles: Vec<i32>,
}

impl Picture {
    pub(crate) fn of(game: &dyn AnyGame, options: &Options) -> Self {
        Self::read(&svg::draw(game, options).unwrap())
    }

    fn read(text: &str) -> Self {
        let document = Document::parse(text).unwrap();
        let root = document.root_element();
        let child = |tag| root.children().find(|node| node.has_tag_name(tag)).unwrap();
        let class = |name| {
            let layers = root
                .children()
                .filter(move |node| node.attribute("class") == Some(name));
            layers.flat_map(|layer| {
                layer
                    .children()
                    .filter(Node::is_element)
                    .collect::<Vec<_>>()
            })
        };
        let cell = |node: &Node<'_, '_>| node.attribute("data-cell").unwrap().to_owned();
        let mut marks: Vec<_> = class("last-turn").map(|node| cell(&node)).collect();
        marks.sort();
        marks.dedup();
        Self {
            view_box: numbers(root.attribute("viewBox").unwrap())
                .try_into()
                .unwrap(),
            size: (
                root.attribute("width").unwrap().parse().unwrap(),
                root.attribute("height").unwrap().parse().unwrap(),
            ),
            title: child("title").text().unwrap().to_owned(),
            description: child("desc").text().unwrap().trim().to_owned(),
            classes: root
                .children()
                .filter_map(|node| node.attribute("class").map(str::to_owned))
                .collect(),
            cells: class("board")
                .map(|node| (cell(&node), centre(&node)))
                .collect(),
            pieces: class("pieces")
                .map(|node| (cell(&node), Piece::read(&node)))
                .collect(),
            marks,
            rings: class("highlights")
                .map(|node| point(&node, "cx", "cy"))
                .collect(),
            labels: class("coordinates")
                .map(|node| point(&node, "x", "y"))
                .collect(),
        }
    }
}

impl Piece {
    fn read(node: &Node<'_, '_>) -> Self {
        let place = numbers(node.attribute("transform").unwrap());
        let shapes = node.descendants().filter(|shape| {
            let hexagon = |points: &str| points.split(' ').count() == 6;
            let points = shape.attribute("points");
            points.is_some_and(|points| !hexagon(points))
        });
        let colour = node.descendants().find_map(|shape| shape.attribute("fill"));
        Self {
            at: (place[0], place[1]),
            colour: colour.unwrap().to_owned(),
            angles: shapes
                .map(|shape| {
                    let around = shape.ancestors().take_while(|above| above != node);
                    let turns = around.filter_map(|above| above.attribute("transform"));
                    turns.map(|turn| numbers(turn)[0]).sum::<i32>() % 360
                })
                .collect(),
        }
    }
}

fn point(node: &Node<'_, '_>, x: &str, y: &str) -> Point {
    let number = |name| node.attribute(name).unwrap().parse().unwrap();
    (number(x), number(y))
}

/// The centre of a polygon.
fn centre(node: &Node<'_, '_>) -> Point {
    let corners = numbers(node.attribute("points").unwrap());
    let mean = |first: usize| {
        let values = corners.iter().skip(first).step_by(2);
        values.sum::<i32>() / (corners.len() as i32 / 2)
    };
    (mean(0), mean(1))
}

/// The whole numbers in a text.
fn numbers(text: &str) -> Vec<i32> {
    text.split(|c: char| !c.is_ascii_digit() && c != '-')
        .filter_map(|number| number.parse().ok())
        .collect()
}
