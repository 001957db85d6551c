//! `docs/errors.md` against the sources: every public error type is on the
//! page, and every case of it, in the words of its documentation.
//!
//! `WRITE_PAGE=1 cargo test --test errors_page` writes the list of cases anew.

use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/errors.md";
const HEADING: &str = "## Every case\n";

/// The modules that are part of a type's public path.
const MODULES: [&str; 8] = [
    "abstract_play",
    "conformance",
    "engine",
    "hexagon",
    "named",
    "patent",
    "records",
    "text",
];

/// An error type as the sources declare it.
struct Declared {
    /// Its public path.
    path: String,
    name: String,
    /// Each case and its documentation; `None` for a struct.
    cases: Option<Vec<(String, String)>>,
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
}

fn path_of(package: &str, file: &Path, name: &str) -> String {
    let modules = file
        .components()
        .filter_map(|part| part.as_os_str().to_str())
        .map(|part| part.trim_end_matches(".rs"))
        .filter(|part| MODULES.contains(part));
    [package.replace('-', "_").as_str()]
        .into_iter()
        .chain(modules)
        .chain([name])
        .collect::<Vec<_>>()
        .join("::")
}

/// A doc comment's lines as one cell of a table.
fn cell(lines: &[&str]) -> String {
    lines
        .join(" ")
        .replace("[`", "`")
        .replace("`]", "`")
        .replace('|', "\\|")
}

/// The cases of an enum, from the lines after its first.
fn cases<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut comment = Vec::new();
    let mut paragraph = true;
    for line in lines.take_while(|line| *line != "}") {
        let Some(inner) = line
            .strip_prefix("    ")
            .filter(|inner| !inner.starts_with(' '))
        else {
            continue; // A field, or the like.
        };
        if let Some(text) = inner.strip_prefix("///") {
            paragraph &= !text.trim().is_empty();
            if paragraph {
                comment.push(text.trim());
            }
        } else if inner.starts_with(|first: char| first.is_ascii_uppercase()) {
            let name = inner
                .split(|character: char| !character.is_alphanumeric())
                .next()
                .unwrap();
            found.push((name.to_owned(), cell(&comment)));
            comment.clear();
            paragraph = true;
        }
    }
    found
}

fn declared() -> Vec<Declared> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut packages = vec![("abstract-games".to_owned(), root.join("src"))];
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        packages.push((name, folder.join("src")));
    }
    packages.sort();
    let mut found = Vec::new();
    for (package, folder) in packages {
        let mut files = Vec::new();
        sources(&folder, &mut files);
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let mut derives = "";
            let mut lines = text.lines();
            while let Some(line) = lines.next() {
                if line.starts_with("#[derive") {
                    derives = line;
                }
                let (name, is_enum) = match line.split_once("pub enum ") {
                    Some(("", rest)) => (rest, true),
                    _ => match line.split_once("pub struct ") {
                        Some(("", rest)) => (rest, false),
                        _ => continue,
                    },
                };
                let name = name.split(|c: char| !c.is_alphanumeric()).next().unwrap();
                let is_error = derives.contains("Error")
                    || name.ends_with("Error")
                    || name.ends_with("Problem")
                    || name.starts_with("Illegal");
                derives = "";
                if is_error {
                    let relative = file.strip_prefix(&folder).unwrap();
                    found.push(Declared {
                        path: path_of(&package, relative, name),
                        name: name.to_owned(),
                        cases: is_enum.then(|| cases(lines.by_ref())),
                    });
                }
            }
        }
    }
    found
}

fn list(types: &[Declared]) -> String {
    let mut text = String::new();
    for declared in types {
        let Some(cases) = &declared.cases else {
            continue;
        };
        text += &format!("\n### `{}`\n\n| case | when |\n|---|---|\n", declared.path);
        for (name, when) in cases {
            text += &format!("| `{name}` | {when} |\n");
        }
    }
    text
}

#[test]
fn every_error_is_on_the_page() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
    let page = fs::read_to_string(&file).unwrap();
    let types = declared();
    // Fewer would mean that the sources were not understood.
    assert!(types.len() >= 40, "{} types", types.len());

    let (head, listed) = page.split_once(HEADING).expect(HEADING);
    for declared in &types {
        assert!(
            head.contains(&declared.name),
            "{PAGE} does not say what to do about {}",
            declared.path
        );
        if let Some(cases) = &declared.cases {
            assert!(!cases.is_empty(), "{} has no cases", declared.path);
        }
    }

    let expected = list(&types);
    let start = listed.find("\n### ").unwrap_or(listed.len());
    let (about, listed) = listed.split_at(start);
    if std::env::var_os("WRITE_PAGE").is_some() {
        fs::write(&file, format!("{head}{HEADING}{about}{expected}")).unwrap();
        return;
    }
    for (line, (ours, theirs)) in listed.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, theirs, "line {line} after {HEADING:?} of {PAGE}");
    }
    assert_eq!(listed.lines().count(), expected.lines().count());
}
