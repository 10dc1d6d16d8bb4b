//! `--part I/N`: the lines of one share.

use std::path::Path;

use langkah_engine::puzzle::read;
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::whole::{Mark, Whole};
use crate::cli::input::{Bad, Place, open_lines};

/// Share `index`, from 1, of `count`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub index: usize,
    pub count: usize,
}

/// A share of lines that were counted.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    share: Share,
    whole: Whole,
    puzzles: usize,
}

/// What a result of a study is part of. Invariant of one that was read: all numbers count from 1,
/// the puzzle is one of `puzzles`, and it belongs to the share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartOf {
    pub whole: Whole,
    pub index: usize,
    pub count: usize,
    /// The number of the puzzle among `puzzles`; empty lines do not count.
    pub puzzle: usize,
    pub puzzles: usize,
}

impl Share {
    /// Whether a puzzle is one of the share; puzzles are counted from 1.
    fn has(self, puzzle: usize) -> bool {
        (puzzle - 1) % self.count == self.index - 1
    }

    /// Counts the puzzles of the files, and takes the fingerprint of their lines and `options`.
    ///
    /// # Errors
    /// If a file cannot be read, or is none that can be read twice.
    pub fn counted(self, files: &[impl AsRef<Path>], options: &str) -> Result<Counted, Box<Bad>> {
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
        Ok(Counted { share: self, whole: mark.whole(), puzzles })
    }
}

impl Counted {
    /// What the result of a puzzle says, if the puzzle is one of the share.
    pub fn part_of(&self, puzzle: usize) -> Option<PartOf> {
        let Self { share, whole, puzzles } = *self;
        let Share { index, count } = share;
        share.has(puzzle).then_some(PartOf { whole, index, count, puzzle, puzzles })
    }
}

impl PartOf {
    /// Whether the numbers can be right.
    pub fn is_sound(&self) -> bool {
        let share = Share { index: self.index, count: self.count };
        (1..=self.count).contains(&self.index)
            && (1..=self.puzzles).contains(&self.puzzle)
            && share.has(self.puzzle)
    }
}
