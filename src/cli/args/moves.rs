//! The arguments of `moves`, and those by which a list of moves is given.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::Args;
use langkah_engine::sliding::notation::replay::Form;
use langkah_engine::sliding::notation::{Counts, Notation, Reading};
use langkah_language::text;

use super::conflict::Conflict;
use super::source::{Source, Touching};
use super::values::{named, notations};
use crate::cli::goal::{self, GivenGoal};

/// A puzzle and the place of a list of moves.
#[derive(Args, Debug)]
pub struct Given {
    /// The file with the puzzle; `-` is standard input
    #[arg(value_name = "PUZZLE")]
    puzzle: PathBuf,
    /// The moves, in letters, words, counts, numbers of tiles, or with times; @FILE reads them from
    /// a file, and @- from standard input
    #[arg(value_name = "MOVES")]
    pub moves: Option<OsString>,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    goal: Option<GivenGoal>,
    /// Read letters as the ways of the blank or of the tile, or read numbers of tiles [default: as
    /// they fit the board]
    #[arg(long, value_name = "READING", value_parser = named(&Reading::ALL, Reading::name))]
    pub from: Option<Reading>,
}

impl Given {
    /// How to read the puzzle.
    pub fn source(&self) -> Source {
        Source::of_files(vec![self.puzzle.clone()], &self.goal, Touching::default())
    }

    /// The file that has the moves.
    fn file(&self) -> Option<PathBuf> {
        file_of(self.moves.as_deref()?)
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        if self.puzzle.as_os_str() == "-" && self.file().is_some_and(|file| file.as_os_str() == "-")
        {
            return Err(Conflict::new(text!("usage-both", first = "PUZZLE", second = "MOVES")));
        }
        Ok(())
    }
}

/// The file that an argument names after `@`, whatever letters the system allows in its name.
/// `None` if the argument is the moves.
#[cfg(unix)]
pub fn file_of(moves: &OsStr) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStrExt;

    moves.as_bytes().strip_prefix(b"@").map(|name| OsStr::from_bytes(name).into())
}

/// The file that an argument names after `@`; `None` if the argument is the moves.
#[cfg(not(unix))]
pub fn file_of(moves: &OsStr) -> Option<PathBuf> {
    moves.to_str()?.strip_prefix('@').map(PathBuf::from)
}

#[derive(Args, Debug)]
pub struct Moves {
    #[command(flatten)]
    pub given: Given,
    /// The notation to write
    #[arg(long, value_name = "NOTATION", value_parser = notations(), default_value = "blank")]
    pub to: Notation,
    /// A number in place of repeated letters, and where it stands
    #[arg(long, value_name = "WHERE", value_parser = named(&Counts::ALL, Counts::name))]
    counts: Option<Counts>,
    /// Write the time of each move of a replay, too, in this form
    #[arg(long, value_name = "FORM", value_parser = named(&Form::ALL, Form::name))]
    #[arg(conflicts_with = "counts")]
    pub times: Option<Form>,
}

impl Moves {
    pub fn counts(&self) -> Counts {
        self.counts.unwrap_or_default()
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        if self.given.moves.is_none() {
            return Err(Conflict::new(text!("usage-no-moves")));
        }
        if self.counts() != Counts::None && !self.to.has_counts() {
            return Err(Conflict::new(text!("usage-counts", notation = self.to.name())));
        }
        self.given.judge()
    }
}
