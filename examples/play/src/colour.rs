//! The board in colours, for terminals.
//!
//! Colours are always written; `anstream` removes them if the output is not a
//! terminal, or `NO_COLOR` is set.

use std::fmt;

use abstract_games::{AnyGame, Grid, Playable};
use anstyle::{AnsiColor, Style};

/// The drawing of a game, with pieces in the colours of their sides and Oxy's
/// symbols in colours of their own. Has a trailing newline.
pub(crate) fn coloured(game: &dyn AnyGame) -> String {
    let drawing = game.to_string();
    // The last line of a drawing is the status, which has no colours.
    match (board(game), drawing.lines().last()) {
        (Some(board), Some(status)) => format!("{board}{status}\n"),
        _ => format!("{drawing}\n"),
    }
}

/// The board in colours, or `None` for a game that has none.
fn board(game: &dyn AnyGame) -> Option<String> {
    let name = game.name();
    let position = game.position();
    match name.split(':').next()? {
        #[cfg(feature = "oust")]
        "oust" => {
            struct OnBoard<'a>(&'a str);

            impl abstract_games::oust::Visitor for OnBoard<'_> {
                type Output = Option<String>;

                fn visit<const W: usize>(
                    self,
                    rules: abstract_games::oust::Rules<W>,
                ) -> Self::Output {
                    drawn::<abstract_games::oust::Oust<W>>(rules, self.0)
                }
            }

            let rules: abstract_games::oust::AnyRules = name.parse().ok()?;
            rules.visit(OnBoard(&position))
        }
        #[cfg(feature = "yonmoque")]
        "yonmoque" => drawn::<abstract_games::yonmoque::Yonmoque>(name.parse().ok()?, &position),
        #[cfg(feature = "omnigon")]
        "omnigon" => {
            use abstract_games::omnigon::{AnyRules, patent, published};

            match name.parse().ok()? {
                AnyRules::Published(rules) => drawn::<published::Omnigon>(rules, &position),
                AnyRules::Patent(rules) => drawn::<patent::Omnigon>(rules, &position),
            }
        }
        #[cfg(feature = "oxy")]
        "oxy" => drawn::<abstract_games::oxy::Oxy>(name.parse().ok()?, &position),
        _ => None,
    }
}

fn drawn<P: Coloured>(rules: P::Rules, position: &str) -> Option<String> {
    struct Drawn<P>(P);

    impl<P: Coloured> fmt::Display for Drawn<P> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.draw(f)
        }
    }

    let position = P::parse_position(rules, position).ok()?;
    Some(Drawn(position).to_string())
}

/// A game whose board can be drawn in colours. Without the colours, the drawing
/// is the board of its `Display`.
trait Coloured: Playable {
    /// Draws the board, without the status below it.
    fn draw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Draws a board of cells that are one character wide.
fn draw(
    f: &mut fmt::Formatter<'_>,
    grid: Grid,
    cell: impl Fn(usize) -> (char, Style),
) -> fmt::Result {
    grid.draw(f, 1, |index, f| {
        let (character, style) = cell(index.into());
        write!(f, "{style}{character}{style:#}")
    })
}

/// An empty cell.
const EMPTY: (char, Style) = ('.', Style::new().dimmed());

/// The style of a piece of this colour.
const fn piece(colour: AnsiColor) -> Style {
    colour.on_default().bold()
}

#[cfg(feature = "oust")]
mod oust {
    use abstract_games::oust::{Cell, Oust};
    use abstract_games::{Player, Position};

    use super::*;

    impl<const W: usize> Coloured for Oust<W> {
        fn draw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            draw(f, self.rules().grid(), |index| {
                match Cell::new(index).and_then(|cell| self.at(cell)) {
                    Some(Player::First) => ('R', piece(AnsiColor::BrightRed)),
                    Some(Player::Second) => ('B', piece(AnsiColor::BrightBlue)),
                    None => EMPTY,
                }
            })
        }
    }
}

#[cfg(feature = "yonmoque")]
mod yonmoque {
    use abstract_games::yonmoque::{Cell, Yonmoque};
    use abstract_games::{Player, Position};

    use super::*;

    impl Coloured for Yonmoque {
        fn draw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            draw(f, self.rules().grid(), |index| {
                let cell = Cell::new(index);
                let owner = cell.and_then(|cell| self.at(cell));
                match (owner, cell.and_then(Cell::colour)) {
                    (Some(Player::First), _) => ('B', piece(AnsiColor::BrightBlue)),
                    (Some(Player::Second), _) => ('W', Style::new().bold()),
                    (None, Some(Player::First)) => ('+', AnsiColor::Blue.on_default()),
                    (None, Some(Player::Second)) => ('-', Style::new()),
                    (None, None) => EMPTY,
                }
            })
        }
    }
}

#[cfg(feature = "omnigon")]
mod omnigon {
    use abstract_games::omnigon::patent::Tiling;
    use abstract_games::omnigon::published::PieceKind;
    use abstract_games::omnigon::{Facing, patent, published};
    use abstract_games::{Player, Position};

    use super::*;

    /// Draws a cell, three characters wide.
    fn cell(
        f: &mut fmt::Formatter<'_>,
        piece: Option<(char, Option<Facing>, Player)>,
        style: impl Fn(Player) -> Style,
    ) -> fmt::Result {
        let (text, style) = match piece {
            None => (EMPTY.0.to_string(), EMPTY.1),
            Some((letter, facing, player)) => {
                let letter = match player {
                    Player::First => letter,
                    Player::Second => letter.to_ascii_lowercase(),
                };
                let facing = facing.map(|facing| facing.number().to_string());
                (
                    format!("{letter}{}", facing.unwrap_or_default()),
                    style(player),
                )
            }
        };
        write!(f, "{style}{text:>3}{style:#}")
    }

    impl Coloured for published::Omnigon {
        fn draw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.rules().grid().draw(f, 3, |index, f| {
                let piece = published::Cell::new(index.into()).and_then(|cell| self.at(cell));
                let piece = piece.map(|piece| {
                    // A Helios has no facing.
                    let facing = (piece.kind != PieceKind::Helios).then_some(piece.facing);
                    (piece.kind.letter(), facing, piece.player)
                });
                cell(f, piece, |player| match player {
                    Player::First => super::piece(AnsiColor::BrightYellow),
                    Player::Second => Style::new().bold(),
                })
            })
        }
    }

    impl Coloured for patent::Omnigon {
        fn draw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let grid = self.rules().grid();
            for row in (0..grid.rows()).rev() {
                let indented = self.rules().tiling == Tiling::Staggered && row % 2 == 1;
                write!(f, "{:2}{}", row + 1, if indented { "  " } else { "" })?;
                for column in 0..grid.row_len(row) {
                    let index = grid.cell(row, column).map(usize::from);
                    let piece = index.and_then(patent::Cell::new);
                    let piece = piece.and_then(|cell| self.at(cell)).map(|piece| {
                        let letter = piece.kind.letter();
                        (letter, Some(piece.facing), piece.player)
                    });
                    f.write_str(" ")?;
                    cell(f, piece, |player| match player {
                        Player::First => Style::new().bold(),
                        Player::Second => super::piece(AnsiColor::BrightRed),
                    })?;
                }
                f.write_str("\n")?;
            }
            f.write_str("     a   b   c   d   e\n")
        }
    }
}

#[cfg(feature = "oxy")]
mod oxy {
    use abstract_games::Position;
    use abstract_games::oxy::{Cell, Oxy, Tile};

    use super::*;

    impl Coloured for Oxy {
        fn draw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            draw(f, self.rules().grid(), |index| {
                let Some(tile) = Cell::new(index).and_then(|cell| self.at(cell)) else {
                    // The space.
                    return ('_', Style::new());
                };
                let style = match tile {
                    Tile::O | Tile::Knight => piece(AnsiColor::BrightBlue),
                    Tile::X | Tile::King => piece(AnsiColor::BrightRed),
                    Tile::Y | Tile::Queen => piece(AnsiColor::BrightGreen),
                    Tile::Bishop => piece(AnsiColor::BrightMagenta),
                    Tile::Pawn => Style::new().bold(),
                    Tile::Neutral => EMPTY.1,
                };
                (tile.letter(), style)
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use abstract_games::{GAMES, open};

    use super::*;

    #[test]
    fn without_colours_it_is_the_drawing() {
        for name in GAMES.iter().copied().chain(variants()) {
            let mut game = open(name).unwrap();
            for _ in 0..30 {
                assert!(board(game.as_ref()).is_some(), "{name}");
                let mut plain = anstream::StripStream::new(Vec::new());
                write!(plain, "{}", coloured(game.as_ref())).unwrap();
                let plain = String::from_utf8(plain.into_inner()).unwrap();
                assert_eq!(plain, format!("{game}\n"));
                game.play_nth(game.legal_count() / 2);
            }
        }
    }

    fn variants() -> impl Iterator<Item = &'static str> {
        let all = [
            "oust:square-11",
            "omnigon:1981",
            "omnigon:1981,grid=staggered",
            "oxy:chess",
        ];
        let built = |name: &&str| {
            GAMES
                .iter()
                .any(|game| name.split(':').next() == Some(game))
        };
        all.into_iter().filter(built)
    }

    #[cfg(all(feature = "oust", feature = "yonmoque"))]
    #[test]
    fn sides_have_different_colours_and_the_status_has_none() {
        for (name, moves, first, second) in [
            (
                "oust:hex-3",
                "a1 a2",
                "\u{1b}[1m\u{1b}[91mR\u{1b}[0m",
                "\u{1b}[1m\u{1b}[94mB\u{1b}[0m",
            ),
            (
                "yonmoque",
                "a1 b1",
                "\u{1b}[1m\u{1b}[94mB\u{1b}[0m",
                "\u{1b}[1mW\u{1b}[0m",
            ),
        ] {
            let mut game = open(name).unwrap();
            game.play_list(moves).unwrap();
            let text = coloured(game.as_ref());
            assert_eq!(text.matches(first).count(), 1, "{text:?}");
            assert_eq!(text.matches(second).count(), 1, "{text:?}");
            assert!(!text.lines().last().unwrap().contains('\u{1b}'));
        }
    }
}
