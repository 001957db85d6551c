//! Rendering a scene as the text of an SVG file.

mod marks;
mod status;

use std::fmt::{self, Write as _};

use ::svg::node::{Text, element as svg};
use ::svg::{Document, Node};
use abstract_games_core::{Outcome, Player};

use super::board::{BoardLayout, Point, turn};
use super::{Coordinates, Ink, Options, Picture, Scene, Shape, Trace, UnknownCell, palette};

/// A picture under construction.
struct Canvas<'a> {
    scene: &'a Scene,
    options: &'a Options,
    /// Whether the board is seen from the second player's side.
    turned: bool,
    bounds: Bounds,
}

/// The bounding box of the picture.
#[derive(Clone, Copy)]
struct Bounds {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Bounds {
    const NOTHING: Self = Self {
        left: i32::MAX,
        top: i32::MAX,
        right: i32::MIN,
        bottom: i32::MIN,
    };

    /// Extends the box to include a rectangle around a point.
    fn include(&mut self, (x, y): Point, half_width: i32, half_height: i32) {
        self.left = self.left.min(x - half_width);
        self.top = self.top.min(y - half_height);
        self.right = self.right.max(x + half_width);
        self.bottom = self.bottom.max(y + half_height);
    }
}

/// The margin around the picture.
const MARGIN: i32 = 8;

pub(super) fn render<P: Picture>(
    position: &P,
    name: &dyn fmt::Display,
    last_turn: &[(&P, P::Move)],
    options: &Options,
) -> Result<String, UnknownCell> {
    let scene = position.scene();
    let highlights = marks::highlighted(scene.board, &options.highlights)?;
    let mut traces = Vec::new();
    for (before, mv) in last_turn {
        before.trace(*mv, &mut traces);
    }
    let mut canvas = Canvas {
        scene: &scene,
        options,
        turned: options.view == Player::Second,
        bounds: Bounds::NOTHING,
    };

    let mut layers = vec![canvas.cells()];
    let (under, over) = canvas.last_turn(&traces);
    layers.extend(under);
    layers.extend(canvas.pieces());
    layers.extend(over);
    layers.extend(canvas.highlights(&highlights));
    layers.extend(canvas.coordinates(&traces));
    let words = status::Words::of(position, &scene);
    if options.status {
        layers.push(canvas.status(&words));
    }

    let title = options
        .title
        .as_ref()
        .map_or_else(|| format!("{name}: {}", words.summary), Clone::clone);
    let mut description = scene.words.clone();
    if !last_turn.is_empty() {
        let moves = last_turn
            .iter()
            .map(|(before, mv)| before.move_text(*mv).to_string());
        let moves = moves.collect::<Vec<_>>().join(", ");
        let _ = write!(description, " Last turn: {moves}.");
    }
    if !options.highlights.is_empty() {
        let _ = write!(
            description,
            " Highlighted: {}.",
            options.highlights.join(", ")
        );
    }

    let mut document = canvas
        .document()
        .add(svg::Title::new(clean(&title)))
        .add(svg::Description::new().add(Text::new(clean(&description))));
    for layer in layers {
        document = document.add(layer);
    }
    let mut text = document.to_string();
    text.push('\n');
    Ok(text)
}

impl Canvas<'_> {
    /// An empty document, of the size of all layers.
    fn document(&self) -> Document {
        let Bounds {
            left,
            top,
            right,
            bottom,
        } = self.bounds;
        let (left, top) = (left - MARGIN, top - MARGIN);
        let (width, height) = (right + MARGIN - left, bottom + MARGIN - top);
        let pixels = self
            .options
            .width
            .map_or_else(|| (width as u32).div_ceil(2), |w| w.max(1));
        let scaled = u64::from(pixels) * height as u64 / width as u64;
        Document::new()
            .set("viewBox", (left, top, width, height))
            .set("width", pixels)
            .set("height", scaled.max(1))
            .set("role", "img")
            .set("font-family", "sans-serif")
            .set("text-anchor", "middle")
    }

    /// The centre of a cell in the picture.
    fn centre(&self, cell: u16) -> Point {
        turn(self.scene.board.centre(cell), self.turned)
    }

    fn name(&self, cell: u16) -> String {
        self.scene.board.grid().name(cell).to_string()
    }

    fn cells(&mut self) -> svg::Group {
        let mut layer = svg::Group::new()
            .set("class", "board")
            .set("stroke", self.scene.edges)
            .set("stroke-width", 3)
            .set("stroke-linejoin", "round");
        for cell in 0..self.scene.board.grid().cells() {
            let Some(&colour) = self.scene.cells.get(usize::from(cell)) else {
                continue;
            };
            let centre = self.centre(cell);
            for corner in outline(self.scene.board, centre, 100) {
                self.bounds.include(corner, 2, 2);
            }
            layer = layer.add(
                svg::Polygon::new()
                    .set("class", "cell")
                    .set("data-cell", self.name(cell))
                    .set("points", points(outline(self.scene.board, centre, 100)))
                    .set("fill", colour),
            );
        }
        layer
    }

    fn pieces(&self) -> Option<svg::Group> {
        let mut layer = svg::Group::new().set("class", "pieces");
        let cells = self.scene.board.grid().cells();
        for piece in self.scene.pieces.iter().filter(|piece| piece.cell < cells) {
            let (x, y) = self.centre(piece.cell);
            let mut group = svg::Group::new()
                .set("class", "piece")
                .set("data-cell", self.name(piece.cell))
                .set("transform", format!("translate({x} {y})"));
            if self.turned && !piece.turning.is_empty() {
                let turned = svg::Group::new().set("transform", "rotate(180)");
                group = group.add(add_shapes(turned, &piece.turning));
            } else {
                group = add_shapes(group, &piece.turning);
            }
            layer = layer.add(add_shapes(group, &piece.upright));
        }
        (!self.scene.pieces.is_empty()).then_some(layer)
    }

    fn coordinates(&mut self, traces: &[Trace]) -> Option<svg::Group> {
        let labels: Vec<(Point, String)> = match self.options.coordinates {
            Coordinates::None => return None,
            Coordinates::Edges => self.scene.board.labels(self.turned),
            Coordinates::Cells => {
                let covered = |cell: &u16| {
                    let crossed = traces.contains(&Trace::Gone(*cell));
                    crossed || self.scene.pieces.iter().any(|piece| piece.cell == *cell)
                };
                let cells = 0..self.scene.board.grid().cells();
                let bare = cells.filter(|cell| !covered(cell));
                bare.map(|cell| (self.centre(cell), self.name(cell)))
                    .collect()
            }
        };
        let in_cells = self.options.coordinates == Coordinates::Cells;
        let mut layer = svg::Group::new()
            .set("class", "coordinates")
            .set("font-size", 30)
            .set("fill", if in_cells { "#4d4332" } else { palette::TEXT });
        for ((x, y), text) in labels {
            self.bounds.include((x, y), 20, 22);
            layer = layer.add(text_at(&text, x, y + 11));
        }
        Some(layer)
    }
}

/// The corners of the cell around `centre`, at `percent` of its size.
fn outline(board: BoardLayout, (x, y): Point, percent: i32) -> impl Iterator<Item = Point> {
    let corners = board.outline().iter();
    corners.map(move |&(dx, dy)| {
        let scale = |d: i16| i32::from(d) * percent / 100;
        (x + scale(dx), y + scale(dy))
    })
}

fn points(corners: impl Iterator<Item = Point>) -> String {
    let corners = corners.map(|(x, y)| format!("{x},{y}"));
    corners.collect::<Vec<_>>().join(" ")
}

/// Adds shapes around the origin.
fn add_shapes(group: svg::Group, shapes: &[Shape]) -> svg::Group {
    shapes.iter().fold(group, add_shape)
}

fn add_shape(group: svg::Group, shape: &Shape) -> svg::Group {
    let corners =
        |corners: &[(i16, i16)]| points(corners.iter().map(|&(x, y)| (i32::from(x), i32::from(y))));
    match *shape {
        Shape::Disc {
            at: (x, y),
            radius,
            ink,
        } => group.add(paint(
            svg::Circle::new()
                .set("cx", x)
                .set("cy", y)
                .set("r", radius),
            ink,
        )),
        Shape::Square { half, corner, ink } => {
            let half = i32::from(half);
            let square = svg::Rectangle::new()
                .set("x", -half)
                .set("y", -half)
                .set("width", 2 * half)
                .set("height", 2 * half)
                .set("rx", corner);
            group.add(paint(square, ink))
        }
        Shape::Polygon { points, turn, ink } => {
            let polygon = svg::Polygon::new().set("points", corners(points));
            group.add(paint(turned(polygon, turn), ink))
        }
        Shape::Line {
            points,
            turn,
            colour,
            width,
        } => {
            let line = svg::Polyline::new()
                .set("points", corners(points))
                .set("stroke-linecap", "round")
                .set("stroke-linejoin", "round");
            group.add(paint(turned(line, turn), Ink::line(colour, width)))
        }
        Shape::Letter {
            letter,
            size,
            colour,
        } => {
            let mut text = text_at(&letter.to_string(), 0, i32::from(size) * 9 / 25);
            text.assign("font-size", size);
            text.assign("font-weight", "bold");
            text.assign("fill", colour);
            group.add(text)
        }
    }
}

fn turned<E: Node>(mut element: E, degrees: u16) -> E {
    if degrees % 360 != 0 {
        element.assign("transform", format!("rotate({})", degrees % 360));
    }
    element
}

fn paint<E: Node>(mut element: E, ink: Ink) -> E {
    element.assign("fill", ink.fill.unwrap_or("none"));
    if let Some((colour, width)) = ink.line {
        element.assign("stroke", colour);
        element.assign("stroke-width", width);
    }
    element
}

/// Text whose baseline begins or is centred at a point.
fn text_at(text: &str, x: i32, y: i32) -> svg::Element {
    let mut element = svg::Element::new("text");
    element.assign("x", x);
    element.assign("y", y);
    element.append(Text::new(clean(text)));
    element
}

/// The text with characters that XML does not allow replaced.
fn clean(text: &str) -> String {
    let allowed = |c: char| matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    let clean = text
        .chars()
        .map(|c| if allowed(c) { c } else { '\u{fffd}' });
    clean.collect()
}
