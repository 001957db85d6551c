//! Draws the gallery, `docs/gallery.md` and the pictures that it shows.
//!
//! ```text
//! cargo run --example gallery                     # into docs/
//! cargo run --example gallery -- --check          # is docs/ up to date?
//! cargo run --example gallery -- /tmp/pictures    # elsewhere
//! ```

#[path = "gallery/exhibits.rs"]
mod exhibits;

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use abstract_games::open;
use clap::Parser;

use exhibits::{Exhibit, exhibits};

/// Draw positions of every game as SVG files, and a page that shows them.
#[derive(Parser, Debug)]
struct Arguments {
    /// The folder to write to: a page `gallery.md` and a folder `gallery`.
    #[arg(default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/docs"))]
    folder: PathBuf,
    /// Write nothing; say which files are not as they would be written.
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("gallery: {error}");
            ExitCode::from(2)
        }
    }
}

/// Says whether all is well: always, unless something is to be checked.
fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let files = files()?;
    if arguments.check {
        let differing = differing(&arguments.folder, &files)?;
        for file in &differing {
            eprintln!("{} is not what is drawn", file.display());
        }
        return Ok(differing.is_empty());
    }
    for (name, content) in &files {
        let path = arguments.folder.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, content)?;
    }
    println!("{} files in {}", files.len(), arguments.folder.display());
    Ok(true)
}

/// All files by name, with their contents.
fn files() -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let exhibits = exhibits();
    let mut files = vec![("gallery.md".into(), page(&exhibits))];
    for exhibit in &exhibits {
        let picture = draw(exhibit).map_err(|error| format!("{}: {error}", exhibit.file))?;
        files.push((format!("gallery/{}.svg", exhibit.file), picture));
    }
    Ok(files)
}

fn draw(exhibit: &Exhibit) -> Result<String, Box<dyn Error>> {
    let mut game = open(exhibit.game)?;
    if !exhibit.start.is_empty() {
        game.set_position(exhibit.start)?;
    }
    game.play_list(exhibit.moves)?;
    Ok(game.svg(&exhibit.options)?)
}

fn page(exhibits: &[Exhibit]) -> String {
    let mut page = String::from(INTRODUCTION);
    let mut last = "";
    for Exhibit {
        file,
        caption,
        game,
        ..
    } in exhibits
    {
        let heading = game.split(':').next().unwrap_or(game);
        if heading != last {
            let _ = write!(
                page,
                "\n## {}{}\n",
                heading[..1].to_uppercase(),
                &heading[1..]
            );
            last = heading;
        }
        let _ = write!(
            page,
            "\n{caption} `{game}`\n\n![{caption}](gallery/{file}.svg)\n"
        );
    }
    page
}

const INTRODUCTION: &str = "\
# Gallery

Positions as the feature `svg` draws them: `AnyGame::svg`, or `svg::draw` for a \
position of a game's own type. The module's documentation says what the marks \
mean and what can be chosen.

This page and its pictures are written by `cargo run --example \
gallery`; a test compares them with what the code draws.
";

/// The files that are missing or different, or that nobody draws any more.
fn differing(folder: &Path, files: &[(String, String)]) -> io::Result<Vec<PathBuf>> {
    let mut differing = Vec::new();
    for (name, content) in files {
        let path = folder.join(name);
        match fs::read_to_string(&path) {
            Ok(found) if found == *content => (),
            Ok(_) => differing.push(path),
            Err(error) if error.kind() == io::ErrorKind::NotFound => differing.push(path),
            Err(error) => return Err(error),
        }
    }
    for entry in fs::read_dir(folder.join("gallery"))? {
        let entry = entry?;
        let name = format!("gallery/{}", entry.file_name().to_string_lossy());
        if !files.iter().any(|(drawn, _)| *drawn == name) {
            differing.push(entry.path());
        }
    }
    Ok(differing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gallery_is_what_is_drawn() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/docs"));
        let differing = differing(folder, &files().unwrap()).unwrap();
        assert!(
            differing.is_empty(),
            "run `cargo run --example gallery` and look at {differing:?}"
        );
    }
}
