//! The board in colours, for terminals.
//!
//! Always writes colours; `anstream` takes them out again where they are not
//! wanted: when the output is no terminal, or `NO_COLOR` is set.

use std::fmt::Write as _;

use abstract_games::AnyGame;
use anstyle::{AnsiColor, Style};

/// The drawing of the game, its pieces in the colours of their sides and Oxy's
/// symbols in colours of their own.
pub(crate) fn coloured(game: &dyn AnyGame) -> String {
    let drawing = game.to_string();
    let name = game.name();
    let hexagon = drawing
        .trim_start()
        .starts_with(|c: char| c.is_ascii_alphabetic());
    let mut coloured = String::new();
    for line in drawing.trim_end_matches('\n').lines() {
        // Rows begin with a number, or on hexagons with a letter. The letters
        // of the files and what is said below the board stand elsewhere.
        let label = line.get(..2).unwrap_or_default();
        let is_row = label.trim_start().starts_with(|c: char| match hexagon {
            true => c.is_ascii_lowercase(),
            false => c.is_ascii_digit(),
        });
        if is_row {
            coloured.push_str(label);
            for word in line[2..].split_inclusive(' ') {
                let style = word
                    .chars()
                    .next()
                    .map_or(Style::new(), |c| style(&name, c));
                let _ = write!(coloured, "{style}{word}{style:#}");
            }
        } else {
            coloured.push_str(line);
        }
        coloured.push('\n');
    }
    coloured
}

/// How what begins with this character is written on the board.
fn style(name: &str, first: char) -> Style {
    let bold = |colour: AnsiColor| colour.on_default().bold();
    let (game, options) = name.split_once(':').unwrap_or((name, ""));
    let patent = options.starts_with("1981") || options.starts_with("1983");
    match (game, first) {
        (_, '.') => Style::new().dimmed(),
        ("oust", 'R') => bold(AnsiColor::BrightRed),
        ("oust" | "yonmoque", 'B') => bold(AnsiColor::BrightBlue),
        ("yonmoque", 'W') => Style::new().bold(),
        ("yonmoque", '+') => AnsiColor::Blue.on_default(),
        ("omnigon", 'a'..='z') if patent => bold(AnsiColor::BrightRed),
        ("omnigon", 'A'..='Z') if !patent => bold(AnsiColor::BrightYellow),
        ("omnigon", _) if first.is_ascii_alphabetic() => Style::new().bold(),
        ("oxy", 'O' | 'N') => bold(AnsiColor::BrightBlue),
        ("oxy", 'X' | 'K') => bold(AnsiColor::BrightRed),
        ("oxy", 'Y' | 'Q') => bold(AnsiColor::BrightGreen),
        ("oxy", 'B') => bold(AnsiColor::BrightMagenta),
        ("oxy", 'P') => Style::new().bold(),
        _ => Style::new(),
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
            for _ in 0..8 {
                let mut plain = anstream::StripStream::new(Vec::new());
                write!(plain, "{}", coloured(game.as_ref())).unwrap();
                let plain = String::from_utf8(plain.into_inner()).unwrap();
                assert_eq!(plain.trim_end(), game.to_string().trim_end());
                game.play_nth(game.legal_count() / 2);
            }
        }
    }

    fn variants() -> impl Iterator<Item = &'static str> {
        let all = ["oust:square-11", "omnigon:1981,grid=staggered", "oxy:chess"];
        let built = |name: &&str| {
            GAMES
                .iter()
                .any(|game| name.split(':').next() == Some(game))
        };
        all.into_iter().filter(built)
    }

    #[cfg(all(feature = "oust", feature = "yonmoque"))]
    #[test]
    fn sides_differ_and_what_is_said_has_no_colour() {
        for (name, moves, first, second) in [
            (
                "oust:hex-3",
                "a1 a2",
                "\u{1b}[1m\u{1b}[91mR ",
                "\u{1b}[1m\u{1b}[94mB ",
            ),
            ("yonmoque", "a1 b1", "\u{1b}[1m\u{1b}[94mB ", "\u{1b}[1mW "),
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
