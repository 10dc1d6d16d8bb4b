//! `--part I/N`: how many puzzles the files have, and the fingerprint of the whole.

use std::path::Path;

use langkah_language::text;
use langkah_puzzle::read;

use super::share::{Counted, Share};
use super::whole::Mark;
use crate::cli::input::open_lines;
use crate::cli::place::{Bad, Place};

/// Counts the puzzles of the files, and takes the fingerprint of their lines and `options`.
///
/// # Errors
/// If a file cannot be read, or is none that can be read twice.
pub fn counted(
    share: Share,
    files: &[impl AsRef<Path>],
    options: &str,
) -> Result<Counted, Box<Bad>> {
    let mut mark = Mark::new("lines");
    mark.add(options.as_bytes());
    let mut puzzles = 0;
    for path in files.iter().map(AsRef::as_ref) {
        let place = Place::file(path);
        if !crate::files::is_file(path) && (place.file == "-" || crate::files::exists(path)) {
            let message = format!(" {}", text!("part-twice"));
            return Err(Box::new(Bad::one(place, message)));
        }
        let lines = open_lines(path).map_err(|error| Bad::of_file(place.clone(), &error))?;
        for (line, number) in lines.zip(1..) {
            let line = line.map_err(|error| Bad::of_file(place.clone(), &error))?;
            mark.add(&line);
            puzzles += usize::from(!matches!(read::read_line(&line, number, None), Ok(None)));
        }
    }
    Ok(Counted { share, whole: mark.whole(), puzzles })
}
