//! The last turn, and highlighted cells.

use std::collections::BTreeMap;

use ::svg::node::element as svg;

use super::{Canvas, outline, points};
use crate::svg::{BoardLayout, Trace, UnknownCell, palette};

/// The cells with these names.
pub(super) fn highlighted(board: BoardLayout, names: &[String]) -> Result<Vec<u16>, UnknownCell> {
    let cell = |name: &String| {
        let cell = board.grid().parse_cell(name);
        cell.map_err(|problem| UnknownCell {
            name: name.chars().take(24).collect(),
            problem,
        })
    };
    let mut cells = names.iter().map(cell).collect::<Result<Vec<_>, _>>()?;
    cells.sort_unstable();
    cells.dedup();
    Ok(cells)
}

impl Canvas<'_> {
    /// The crosses, to be drawn under the pieces, and the outlines, to be drawn
    /// over their edges. Each is first drawn dark and wider, so that it stands
    /// out from cells of any colour.
    pub(super) fn last_turn(&self, traces: &[Trace]) -> (Option<svg::Group>, Option<svg::Group>) {
        let cells = self.scene.board.grid().cells();
        let drawn = traces.iter().filter(|trace| trace.cell() < cells);
        let last: BTreeMap<u16, Trace> = drawn.map(|t| (t.cell(), *t)).collect();
        let (crosses, frames) = last
            .into_values()
            .partition(|trace| matches!(trace, Trace::Gone(_)));
        (self.marks(crosses), self.marks(frames))
    }

    fn marks(&self, traces: Vec<Trace>) -> Option<svg::Group> {
        let mut layer = svg::Group::new()
            .set("class", "last-turn")
            .set("fill", "none")
            .set("stroke-linejoin", "round");
        for trace in &traces {
            for (colour, width) in [(palette::DARK, 11), (palette::LAST, 7)] {
                layer = match trace {
                    Trace::Gone(cell) => layer.add(self.cross(*cell, colour, width)),
                    trace => layer.add(self.frame(*trace, colour, width)),
                };
            }
        }
        (!traces.is_empty()).then_some(layer)
    }

    fn frame(&self, trace: Trace, colour: &str, width: u8) -> svg::Polygon {
        let cell = trace.cell();
        let corners = outline(self.scene.board, self.centre(cell), 92);
        let frame = svg::Polygon::new()
            .set("data-cell", self.name(cell))
            .set("points", points(corners))
            .set("stroke", colour)
            .set("stroke-width", width);
        match trace {
            Trace::Left(_) => frame.set("stroke-dasharray", "20 12"),
            Trace::Changed(_) => frame
                .set("stroke-dasharray", "1 20")
                .set("stroke-linecap", "round"),
            Trace::Came(_) | Trace::Gone(_) => frame,
        }
    }

    fn cross(&self, cell: u16, colour: &str, width: u8) -> svg::Path {
        let (x, y) = self.centre(cell);
        let (x, y) = (x - 20, y - 20);
        svg::Path::new()
            .set("data-cell", self.name(cell))
            .set("d", format!("M{x},{y}l40,40m0,-40l-40,40"))
            .set("stroke", colour)
            .set("stroke-width", width)
            .set("stroke-linecap", "round")
    }

    pub(super) fn highlights(&self, cells: &[u16]) -> Option<svg::Group> {
        let mut layer = svg::Group::new()
            .set("class", "highlights")
            .set("fill", "none");
        for &cell in cells {
            let (x, y) = self.centre(cell);
            for (colour, width) in [(palette::LIGHT, 12), (palette::HIGHLIGHT, 7)] {
                layer = layer.add(
                    svg::Circle::new()
                        .set("data-cell", self.name(cell))
                        .set("cx", x)
                        .set("cy", y)
                        .set("r", 45)
                        .set("stroke", colour)
                        .set("stroke-width", width),
                );
            }
        }
        (!cells.is_empty()).then_some(layer)
    }
}
