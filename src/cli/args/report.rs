//! The arguments of `report`.

use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;
use langkah_engine::grid::Dims;
use langkah_engine::puzzle::GoalChoice;
use langkah_engine::puzzle::plan::Request;
use langkah_language::Language;

use super::{Choice, Limiting, Published, Source, request};
use crate::cli::goal;

#[derive(Args, Debug)]
pub struct Report {
    /// The file with the puzzle; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    goal: Option<GoalChoice>,
    /// Hidato: cells touch up, down, left and right alone (Numbrix), where the file does not say
    #[arg(long)]
    orthogonal: bool,
    /// Write a page of HTML in place of Markdown
    #[arg(long)]
    pub html: bool,
    #[command(flatten)]
    pub(super) choice: Choice,
    #[command(flatten)]
    pub(super) limits: Limiting,
    /// How many threads may search [default: all that the machine has]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
}

impl Report {
    /// Which puzzle to read.
    pub fn source(&self) -> Source {
        let (files, goal) = (vec![self.file.clone()], self.goal.clone());
        Source { files, lines: false, goal, orthogonal: self.orthogonal }
    }

    /// The language of the report: that of the program.
    pub fn language(&self) -> Language {
        langkah_language::current()
    }

    /// What to run on a board of a size.
    pub fn request(&self, dims: Dims) -> Request {
        request(&self.choice, &self.limits, self.threads, dims)
    }

    /// Whether the search is one of Hidato.
    pub fn is_of_hidato(&self) -> bool {
        matches!(self.choice.preset, Some(Published::Hidato(_)))
    }
}
