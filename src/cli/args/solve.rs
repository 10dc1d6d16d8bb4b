//! The arguments of `solve`.

use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;
use langkah_engine::grid::Dims;
use langkah_engine::plan::Request;
use langkah_language::text;

use super::choice::{Choice, request};
use super::limiting::Limiting;
use super::parts::Parting;
use super::source::Source;
use super::values::{Show, file, letters, show, whole};
use crate::cli::jobs::crew::Crew;
use crate::cli::spelling::{Letters, Spelling};
use crate::export::Kind;
use crate::files;

#[derive(Args, Debug)]
pub struct Solve {
    #[command(flatten)]
    pub source: Source,
    #[command(flatten)]
    pub(super) choice: Choice,
    #[command(flatten)]
    pub(super) limits: Limiting,
    #[command(flatten)]
    pub(super) parts: Parting,
    /// How many threads may search [default: all that the machine has]
    #[arg(long, value_name = "N", value_parser = whole::<NonZero<usize>>)]
    threads: Option<NonZero<usize>>,
    /// How many puzzles may be solved at once [default: as many as the machine has cores]
    #[arg(long, value_name = "N", value_parser = whole::<NonZero<usize>>)]
    jobs: Option<NonZero<usize>>,
    /// Boards to print: every step, none, or every Nth; all unless --lines is given
    #[arg(long, value_name = "all|none|N", value_parser = show)]
    pub show: Option<Show>,
    /// Wait for Enter before each further board, on a terminal; q and Enter ends it
    #[arg(long, conflicts_with_all = ["json", "jobs"])]
    pub pause: bool,
    /// How to write the moves
    #[arg(long, value_name = "HOW", value_parser = letters(), default_value = "blank")]
    pub(super) letters: Letters,
    /// Write the search as it is recorded: JSON lines, each node as it is expanded (FILE ends with
    /// .jsonl, or `-` is standard output); or, after its end, its tree (.svg, .dot, .png or .pdf)
    #[arg(long, value_name = "FILE", conflicts_with = "jobs", value_parser = file(trace_file))]
    pub trace: Option<PathBuf>,
    /// Hidato: end at the first solution, whether it is the only one or not
    #[arg(long)]
    pub(super) first: bool,
    /// Write repeated moves as one and a number: URDL2
    #[arg(long)]
    pub(super) repeats: bool,
    /// Print one object a puzzle on one line, and nothing else (no boards, whatever --show says)
    #[arg(long)]
    pub json: bool,
}

/// A file for a trace. Without an ending it is standard output, a device or a pipe.
fn trace_file(path: PathBuf) -> Result<PathBuf, &'static str> {
    if path.is_dir() {
        return Err(text!("usage-folder"));
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let fits = match name.rsplit_once('.') {
        None => path.as_os_str() == "-" || (files::exists(&path) && !files::is_file(&path)),
        Some((_, ending)) if ending.eq_ignore_ascii_case("jsonl") => true,
        Some(_) => Kind::of(&path).is_some_and(|kind| kind.tree().is_some()),
    };
    if fits { Ok(path) } else { Err(text!("usage-name-trace")) }
}

impl Solve {
    /// The request for a board of a size.
    pub fn request(&self, dims: Dims, crew: Crew) -> Request {
        let threads = crew.threads(self.threads);
        let mut request = request(&self.choice, &self.limits, threads, dims);
        request.limits.memory_max = crew.memory(request.limits.memory_max);
        request
    }

    /// How many puzzles may be solved at once. With a pause between boards, and with a trace, it is
    /// one after another.
    pub fn jobs(&self) -> Option<NonZero<usize>> {
        if self.pause || self.trace.is_some() { Some(NonZero::<usize>::MIN) } else { self.jobs }
    }

    /// How to write moves.
    pub fn spelling(&self) -> Spelling {
        Spelling { letters: self.letters, repeats: self.repeats }
    }

    pub fn show(&self) -> Show {
        self.show.unwrap_or(if self.source.lines { Show::None } else { Show::Every(1) })
    }
}
