//! Game names: `GAME[:OPTION{,OPTION}]`.

use core::fmt;

use abstract_games_core::Excerpt;

use crate::text::decimal;

/// What is wrong with the name of a game. Offsets (`at`) are in bytes from
/// the start of the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NameError {
    /// The game is unknown, or not the expected one.
    #[error("unknown game: {game}, expected {expected}")]
    UnknownGame {
        /// The name given.
        game: Excerpt,
        /// The expected names.
        expected: &'static str,
    },
    /// An option is missing after a colon or comma.
    #[error("byte {at}: missing option")]
    EmptyOption {
        /// Where.
        at: usize,
    },
    /// The game has no such option.
    #[error("byte {at}: {game} has no option {option}")]
    UnknownOption {
        /// The game, or its rule set.
        game: &'static str,
        /// The option as written.
        option: Excerpt,
        /// Where it begins.
        at: usize,
    },
    /// The same option is given twice.
    #[error("byte {at}: option {option} is given twice")]
    Repeated {
        /// The option as written the second time.
        option: Excerpt,
        /// Where it begins the second time.
        at: usize,
    },
    /// Two options exclude each other.
    #[error("byte {at}: option {option} conflicts with {other}")]
    Conflict {
        /// The later option as written.
        option: Excerpt,
        /// The earlier option as written.
        other: Excerpt,
        /// Where the later one begins.
        at: usize,
    },
    /// An option's value is invalid.
    #[error("byte {at}: invalid option {option}, expected {expected}")]
    Value {
        /// The option as written.
        option: Excerpt,
        /// The expected values.
        expected: &'static str,
        /// Where the option begins.
        at: usize,
    },
    /// An option's number is outside its range.
    #[error("byte {at}: option {option} is out of range, expected {min} to {max}")]
    Range {
        /// The option as written.
        option: Excerpt,
        /// The least number allowed.
        min: u64,
        /// The greatest number allowed.
        max: u64,
        /// Where the option begins.
        at: usize,
    },
    /// The name is valid, but not for the type that it was parsed into (for
    /// instance because the board needs a wider cell set).
    #[error("{name} cannot be played with this type, which is for {expected}")]
    Type {
        /// The name as written.
        name: Excerpt,
        /// Which rules the type can represent, such as `boards of up to 64
        /// cells`.
        expected: &'static str,
    },
}

/// One option of a game name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameOption<'a> {
    /// The whole option as written, `limit=7`.
    pub text: &'a str,
    /// The part before the first `=`, or the whole option.
    pub key: &'a str,
    /// The part after the first `=`, if there is one.
    pub value: Option<&'a str>,
    /// Where the option begins, in bytes from the start of the name.
    pub at: usize,
}

impl<'a> NameOption<'a> {
    /// The error for an option that `game` does not have.
    #[must_use]
    pub fn unknown(&self, game: &'static str) -> NameError {
        NameError::UnknownOption {
            game,
            option: self.text.into(),
            at: self.at,
        }
    }

    /// The error for a value that is not one of `expected`.
    #[must_use]
    pub fn bad_value(&self, expected: &'static str) -> NameError {
        NameError::Value {
            option: self.text.into(),
            expected,
            at: self.at,
        }
    }

    /// The value as a number in `min..=max`.
    ///
    /// # Errors
    ///
    /// Returns [`NameError::Value`] if the value is not a valid decimal number,
    /// and [`NameError::Range`] if it is outside the range.
    pub fn number(&self, min: u64, max: u64) -> Result<u64, NameError> {
        match self.value.and_then(decimal) {
            None => Err(self.bad_value("a decimal number")),
            Some(Some(number)) if (min..=max).contains(&number) => Ok(number),
            Some(_) => Err(NameError::Range {
                option: self.text.into(),
                min,
                max,
                at: self.at,
            }),
        }
    }

    /// Stores `value` in `slot`, which holds one option of a kind.
    ///
    /// # Errors
    ///
    /// If the slot is taken, returns [`NameError::Repeated`] if it holds the
    /// same text, or [`NameError::Conflict`] if it holds another.
    pub fn set<T>(self, slot: &mut Option<(T, Self)>, value: T) -> Result<(), NameError> {
        if let Some((_, earlier)) = slot {
            let (option, at) = (self.text.into(), self.at);
            return Err(if earlier.text == self.text {
                NameError::Repeated { option, at }
            } else {
                NameError::Conflict {
                    option,
                    other: earlier.text.into(),
                    at,
                }
            });
        }
        *slot = Some((value, self));
        Ok(())
    }
}

/// The parts of a game name.
///
/// ```
/// use abstract_games_toolkit::name::GameName;
///
/// let name = GameName::parse("oxy:chess,limit=17")?;
/// assert_eq!(name.game(), "oxy");
/// let options: Vec<_> = name.options().map(|o| (o.key, o.value)).collect();
/// assert_eq!(options, [("chess", None), ("limit", Some("17"))]);
/// # Ok::<(), abstract_games_toolkit::NameError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GameName<'a> {
    game: &'a str,
    options: Option<&'a str>,
}

impl<'a> GameName<'a> {
    /// Splits `name` at its first colon and its commas.
    ///
    /// # Errors
    ///
    /// Returns [`NameError::EmptyOption`] if there is nothing between two
    /// separators or after the last one. The caller must check whether the game
    /// and its options exist.
    pub fn parse(name: &'a str) -> Result<Self, NameError> {
        let (game, options) = match name.split_once(':') {
            Some((game, options)) => (game, Some(options)),
            None => (name, None),
        };
        let name = Self { game, options };
        match name.options().find(|option| option.text.is_empty()) {
            Some(option) => Err(NameError::EmptyOption { at: option.at }),
            None => Ok(name),
        }
    }

    /// The part before the colon.
    #[must_use]
    pub const fn game(&self) -> &'a str {
        self.game
    }

    /// Checks that the game is `game`.
    ///
    /// # Errors
    ///
    /// [`NameError::UnknownGame`].
    pub fn expect_game(&self, game: &'static str) -> Result<(), NameError> {
        if self.game == game {
            return Ok(());
        }
        Err(NameError::UnknownGame {
            game: self.game.into(),
            expected: game,
        })
    }

    /// The options in the order in which they are written.
    pub fn options(&self) -> impl Iterator<Item = NameOption<'a>> + use<'a> {
        let mut at = self.game.len() + 1;
        self.options
            .into_iter()
            .flat_map(|options| options.split(','))
            .map(move |text| {
                let (key, value) = match text.split_once('=') {
                    Some((key, value)) => (key, Some(value)),
                    None => (text, None),
                };
                let option = NameOption {
                    text,
                    key,
                    value,
                    at,
                };
                at += text.len() + 1;
                option
            })
    }
}

/// Writes a game name: the game, then each option after `:` or `,`.
///
/// ```
/// use abstract_games_toolkit::name::NameWriter;
/// use core::fmt;
///
/// struct Rules;
/// impl fmt::Display for Rules {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         let mut name = NameWriter::new(f, "oxy")?;
///         name.option("chess")?;
///         name.option(format_args!("limit={}", 17))
///     }
/// }
/// assert_eq!(Rules.to_string(), "oxy:chess,limit=17");
/// ```
pub struct NameWriter<'f, 'b> {
    f: &'f mut fmt::Formatter<'b>,
    separator: char,
}

impl fmt::Debug for NameWriter<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NameWriter").finish_non_exhaustive()
    }
}

impl<'f, 'b> NameWriter<'f, 'b> {
    /// Begins with the name of the game.
    ///
    /// # Errors
    ///
    /// Fails if the writer does.
    pub fn new(f: &'f mut fmt::Formatter<'b>, game: &str) -> Result<Self, fmt::Error> {
        f.write_str(game)?;
        Ok(Self { f, separator: ':' })
    }

    /// Adds an option.
    ///
    /// # Errors
    ///
    /// Fails if the writer does.
    pub fn option(&mut self, option: impl fmt::Display) -> fmt::Result {
        write!(self.f, "{}{option}", self.separator)?;
        self.separator = ',';
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn empty_options_are_located() {
        for (name, at) in [
            ("oust:", 5),
            ("oust:,pie", 5),
            ("oust:pie,", 9),
            ("a:b,,c", 4),
        ] {
            let error = GameName::parse(name).unwrap_err();
            assert_eq!(error, NameError::EmptyOption { at }, "{name}");
        }
        assert!(GameName::parse("").unwrap().expect_game("oust").is_err());
        assert!(GameName::parse("oust").unwrap().expect_game("oust").is_ok());
        assert_eq!(GameName::parse("oxy:chess").unwrap().game(), "oxy");
    }

    #[test]
    fn a_writer_can_be_debugged_without_writing() {
        struct Name;

        impl fmt::Display for Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let writer = NameWriter::new(f, "oust")?;
                assert_eq!(std::format!("{writer:?}"), "NameWriter { .. }");
                Ok(())
            }
        }

        assert_eq!(Name.to_string(), "oust");
    }

    #[test]
    fn one_option_of_a_kind() {
        let name = GameName::parse("oust:hex-5,hex-6,hex-5").unwrap();
        let options: std::vec::Vec<_> = name.options().collect();
        let mut slot = None;
        assert_eq!(options[0].set(&mut slot, 5), Ok(()));
        assert_eq!(
            options[1].set(&mut slot, 6).unwrap_err().to_string(),
            "byte 11: option `hex-6` conflicts with `hex-5`"
        );
        assert_eq!(
            options[2].set(&mut slot, 5).unwrap_err().to_string(),
            "byte 17: option `hex-5` is given twice"
        );
        assert_eq!(slot.map(|(side, _)| side), Some(5));
    }

    #[test]
    fn numbers_of_options() {
        let limit = |name| {
            let option = GameName::parse(name).unwrap().options().next().unwrap();
            option.number(1, 65_535)
        };
        assert_eq!(limit("oxy:limit=65535"), Ok(65_535));
        for name in [
            "oxy:limit=0",
            "oxy:limit=65536",
            "oxy:limit=99999999999999999999",
        ] {
            assert!(
                matches!(limit(name), Err(NameError::Range { at: 4, .. })),
                "{name}"
            );
        }
        for name in [
            "oxy:limit",
            "oxy:limit=",
            "oxy:limit=07",
            "oxy:limit=+7",
            "oxy:limit=7=7",
        ] {
            assert!(
                matches!(limit(name), Err(NameError::Value { at: 4, .. })),
                "{name}"
            );
        }
    }
}
