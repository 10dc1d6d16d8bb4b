//! A puzzle among the arguments: a file, standard input, or a text in the place of a file's name.

use std::path::Path;

use langkah_puzzle::typed::is_typed;

use crate::files::{self, FileError, PUZZLE_BYTES_MAX};

/// The puzzle that a person types in the place of a file's name; `None` if there is such a file.
pub fn typed(argument: &Path) -> Option<&str> {
    argument.to_str().filter(|text| !files::exists(argument) && is_typed(text))
}

/// The bytes of a file with a puzzle, of standard input if the argument is `-`, or of a puzzle that
/// is typed.
///
/// # Errors
/// If a file cannot be read.
pub fn puzzle_bytes(argument: &Path) -> Result<Vec<u8>, FileError> {
    let file = || files::read_named(argument, PUZZLE_BYTES_MAX);
    typed(argument).map_or_else(file, |text| Ok(text.into()))
}
