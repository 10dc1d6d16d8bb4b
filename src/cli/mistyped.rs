//! A subcommand that was typed wrongly. Without this room it is taken for the name of a file.

use std::ffi::OsString;
use std::path::Path;

use super::args;
use crate::files;

/// How alike two words must be, from 0 to 1, by Jaro and Winkler.
const ALIKE: f64 = 0.8;

/// The first word of the arguments and the subcommand that was meant, if the word is neither a
/// subcommand nor a file. Arguments begin with the program's name.
pub fn mistyped(arguments: &[OsString]) -> Option<(&str, String)> {
    let mut words = arguments.iter().skip(1).map(|one| one.to_str());
    let word = loop {
        match words.next()?? {
            "--language" => drop(words.next()),
            option if option.starts_with('-') => {}
            word => break word,
        }
    };
    let is_plain = |letter: char| letter.is_ascii_alphabetic() || letter == '-';
    if !word.chars().all(is_plain) || files::exists(Path::new(word)) {
        return None;
    }
    let command = args::command();
    let names = command.get_subcommands().map(|one| one.get_name()).chain(["help"]);
    let likeness = |name: &str| strsim::jaro_winkler(&word.to_lowercase(), name);
    let nearest = names.max_by(|one, other| likeness(one).total_cmp(&likeness(other)))?;
    (nearest != word && likeness(nearest) >= ALIKE).then(|| (word, nearest.to_owned()))
}
