//! Records of whole games: a text format in the spirit of chess's PGN.
//!
//! ```text
//! [Game "oust:hex-3"]
//! [First "Ann"]
//! [Second "Bob"]
//! [Date "2026-01-31"]
//! [Result "1-0"]
//!
//! 1. e1 a1 a2 d4 c2 {in the middle} e2 (6. b4 e3) 7. e3 d1 b2,c5 a1 a3,d1,c4 1-0
//! ```
//!
//! `docs/records.md` in the repository describes the format. Text is parsed
//! strictly, and errors have a line and column. Parsing does not check that the
//! moves are legal; [`Record::replay`] does, and its errors have a line and
//! column too.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use abstract_games::records::{Reader, Record, Writer};
//!
//! // From a game to text ...
//! let mut game = abstract_games::open("yonmoque")?;
//! game.play_list("c3 b3 c3-d4")?;
//! let mut writer = Writer::new(Vec::new());
//! writer.write(&Record::of_game(game.as_ref()))?;
//!
//! // ... and back to a game.
//! for record in Reader::new(&writer.into_inner()[..]) {
//!     let record = record?;
//!     println!("{} moves", record.replay()?.plies);
//!     assert_eq!(record.to_game()?.position(), game.position());
//! }
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! | what | where |
//! |---|---|
//! | a game | [`Record`], [`Tags`], [`Line`], [`Item`], [`Ply`], [`GameResult`] |
//! | text to records | [`Reader`], `str::parse`; [`ReadError`], [`SyntaxError`], [`Problem`], [`Place`] |
//! | records to text | [`Writer`], [`Record::to_text`]; [`WriteError`], [`FormError`] |
//! | records and games | [`Record::of_game`], [`Record::to_game`], [`Record::replay`], [`Record::replay_as`]; [`ReplayError`] |
//! | the records of Abstract Play | the module `abstract_play` (feature `abstract-play`) |

#[cfg(feature = "abstract-play")]
pub mod abstract_play;
mod chars;
mod error;
mod form;
mod line;
mod parse;
mod place;
mod reader;
mod record;
mod replay;
mod result;
#[cfg(feature = "serde")]
mod serde;
mod tags;
mod writer;

pub use error::{Problem, ReadError, SyntaxError};
pub use form::{FormError, FormProblem};
pub use line::{Item, Jump, Line, Ply};
pub use place::{Place, Source};
pub use reader::Reader;
pub use record::Record;
pub use replay::{Replay, ReplayError, ReplayProblem, Step};
pub use result::{GameResult, ParseResultError};
pub use tags::{Tag, TagError, Tags};
pub use writer::{WriteError, Writer};

#[cfg(doctest)]
#[doc = include_str!("../docs/records.md")]
struct FormatExamples;
