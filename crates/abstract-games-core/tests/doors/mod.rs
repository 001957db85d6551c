//! Every way by which a position can come from outside, tried with
//! descriptions that are none. The tests of each game include this file.

use std::collections::BTreeSet;
use std::fmt::Debug;

use abstract_games_core::{Notation, Setup, SetupError};
use serde::de::DeserializeOwned;

mod case;

pub(crate) use case::Case;

/// The name of an enum's variant, as `Debug` writes it.
pub(crate) fn variant(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let name = text.split(|c: char| !c.is_ascii_alphanumeric()).next();
    name.expect("a name").to_owned()
}

/// Tries the position string of a case at each door.
pub(crate) fn refuse<P: Notation + DeserializeOwned + Debug>(case: &Case) {
    let Case {
        game, text, error, ..
    } = case;
    let rules: P::Rules = game.parse().unwrap_or_else(|e| panic!("{game}: {e}"));
    // As a position string.
    let refused = P::parse_position(rules, text).expect_err(text);
    assert_eq!(refused.to_string(), *error, "{game} {text}");
    assert_eq!(variant(&refused), case.variant, "{game} {text}");
    // As a description, if it is one, and as what that is written as.
    match P::Setup::parse(rules, text) {
        Err(malformed) => assert_eq!(malformed, refused, "{game} {text}"),
        Ok(setup) => {
            refuse_setup::<P>(rules, &setup, &refused);
            let mut written = String::new();
            setup.write(rules, &mut written).expect("written");
            assert_eq!(P::parse_position(rules, &written), Err(refused), "{text}");
        }
    }
    // Through serde, where text comes with an error, and where it does not.
    let json = serde_json::json!({ "game": game, "position": text }).to_string();
    let told = serde_json::from_str::<P>(&json).expect_err(text);
    assert!(told.to_string().starts_with(error), "{game} {text}: {told}");
    let bytes = postcard::to_allocvec(&(game, text)).expect("bytes");
    let told = postcard::from_bytes::<P>(&bytes);
    assert_eq!(told, Err(postcard::Error::SerdeDeCustom), "{game} {text}");
}

/// Tries a description made by hand.
pub(crate) fn refuse_setup<P: Notation>(rules: P::Rules, setup: &P::Setup, error: &SetupError<P>) {
    let before = setup.clone();
    assert_eq!(setup.validate(rules), Err(error.clone()), "{setup:?}");
    assert_eq!(*setup, before);
}

/// The names of the variants of an enum in Rust source. (A `match` could tell
/// more simply whether one is missing, but not outside the crate of an enum
/// that is `non_exhaustive`.)
pub(crate) fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let start = format!("pub enum {name} {{\n");
    let (_, body) = source.split_once(&start).expect("the enum");
    let (body, _) = body.split_once("\n}\n").expect("its end");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    let end = |c: char| !c.is_ascii_alphanumeric();
    names
        .map(|line| line.split(end).next().expect("a name").to_owned())
        .collect()
}

/// Every variant of the error has been met.
pub(crate) fn all_met(source: &str, name: &str, met: impl IntoIterator<Item = String>) {
    let met: BTreeSet<String> = met.into_iter().collect();
    assert_eq!(met, variants(source, name));
}
