//! The example `records`, run as a user would run it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use abstract_games::GAMES;

/// Cargo builds the examples in a folder next to the tests.
fn example() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    let folder = test.parent().and_then(|deps| deps.parent());
    let folder = folder.expect("tests are in target/PROFILE/deps");
    let name = format!("records{}", std::env::consts::EXE_SUFFIX);
    folder.join("examples").join(name)
}

/// Runs the example in the folder of the data. Returns the exit status, output
/// and errors.
fn run(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(example())
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("run `cargo build --example records` first, or `cargo test` without `--test`");
    let mut stdin = child.stdin.take().expect("it is piped");
    // The program may end without reading all of its input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// Whether this build has every game.
fn all_games() -> bool {
    GAMES.len() == 4
}

#[test]
fn right_files_pass() {
    if !all_games() {
        return;
    }
    let (status, out, errors) = run(&["check", "games.agr", "abstract-play.json"], "");
    assert_eq!(errors, "");
    assert_eq!(
        out,
        "games.agr: 5 games, 0 of them wrong\nabstract-play.json: 1 games, 0 of them wrong\n"
    );
    assert_eq!(status, Some(0));
}

#[test]
fn mistakes_are_reported_with_line_and_column() {
    if !all_games() {
        return;
    }
    let (status, out, errors) = run(&["check", "faults.agr"], "");
    assert_eq!(out, "faults.agr: 5 games, 3 of them wrong\n");
    let begins = [
        "faults.agr:7:13: move 3: illegal move `c3-e2`: ",
        "faults.agr:11:13: wrong move number: `4` (the next move is number 3)",
        "faults.agr:13:7: invalid game: ",
    ];
    let errors: Vec<&str> = errors.lines().collect();
    assert_eq!(errors.len(), begins.len(), "{errors:?}");
    for (error, begin) in errors.iter().zip(begins) {
        assert!(error.starts_with(begin), "{error}");
    }
    assert_eq!(status, Some(1));
}

#[test]
fn statistics() {
    if !all_games() {
        return;
    }
    let (status, out, errors) = run(&["stats", "games.agr", "abstract-play.json"], "");
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    let rows: Vec<Vec<&str>> = out
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let row = |game: &str| -> Vec<&str> {
        let row = rows.iter().find(|row| row.first() == Some(&game));
        row.expect(game)[1..10].to_vec()
    };
    // games, first, second, draw, open, moves, least, most, turns
    assert_eq!(
        row("yonmoque"),
        ["2", "0", "2", "0", "0", "22.0", "22", "22", "22.0"]
    );
    assert_eq!(
        row("oust:square-4"),
        ["2", "0", "1", "1", "0", "15.5", "14", "17", "12.0"]
    );
    assert_eq!(
        row("omnigon"),
        ["1", "1", "0", "0", "0", "9.0", "9", "9", "9.0"]
    );
    assert_eq!(
        row("oxy:chess,limit=1"),
        ["1", "0", "1", "0", "0", "1.0", "1", "1", "1.0"]
    );
}

#[test]
fn formats_and_the_standard_input() {
    if !all_games() {
        return;
    }
    let (status, out, _) = run(&["check", "-"], "[Game \"oust\"]\n\ng7 *\n");
    assert_eq!(
        (status, out.as_str()),
        (Some(0), "-: 1 games, 0 of them wrong\n")
    );
    let json = include_str!("../../data/records/abstract-play.json");
    let (status, out, _) = run(&["check", "--format", "abstract-play", "-"], json);
    assert_eq!(
        (status, out.as_str()),
        (Some(0), "-: 1 games, 0 of them wrong\n")
    );
    let odd = json.replace(
        "[\"a4-b5\", \"c5-d5\"]",
        "[\"a4-b5\", \"c5-d5\"], [\"a1\", null]",
    );
    let (status, out, errors) = run(&["check", "--format", "abstract-play", "-"], &odd);
    assert_eq!(
        (status, out.as_str()),
        (Some(0), "-: 1 games, 0 of them wrong\n")
    );
    assert!(errors.starts_with(
        "-: game 1: `moves[11][0]`, move 1: the game has already ended (four); entries left out: 1"
    ));
    let (status, _, errors) = run(&["check", "--format", "text", "abstract-play.json"], "");
    assert_eq!(status, Some(1));
    assert!(errors.starts_with("abstract-play.json:1:"), "{errors}");
}

#[test]
fn files_that_cannot_be_read() {
    let (status, out, errors) = run(&["check", "no-such-file.agr"], "");
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(
        errors.starts_with("records: no-such-file.agr: "),
        "{errors}"
    );
    let (status, _, errors) = run(&["stats", "--format", "abstract-play", "games.agr"], "");
    assert_eq!(status, Some(2));
    assert!(errors.contains("line 1 column 1"), "{errors}");
    assert_eq!(run(&["check"], "").0, Some(2));
}
