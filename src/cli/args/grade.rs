//! The arguments of `grade`.

use std::path::{Path, PathBuf};

use clap::Args;
use langkah_engine::plan::Preset;
use langkah_engine::search::limits::Limits;
use langkah_language::text;
use langkah_puzzle::grade::Order;

use super::conflict::Conflict;
use super::source::{Source, Touching};
use super::values::{presets, seconds, whole};
use crate::cli::family::named::Published;
use crate::cli::goal::{self, GivenGoal};

#[derive(Args, Debug)]
pub struct Grade {
    /// The file with the puzzle; `-` is standard input
    #[arg(value_name = "PUZZLE")]
    puzzle: PathBuf,
    /// The file with what the program printed: moves, counts, or its expansions, one board or one
    /// list of moves a line [default: standard input]
    #[arg(value_name = "OUTPUT")]
    output: Option<PathBuf>,
    /// The search that the program was to do [default: course, for a Hidato fauzia]
    #[arg(long, value_name = "NAME", value_parser = presets())]
    pub search: Option<Published>,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    goal: Option<GivenGoal>,
    /// Give up the search for a convention after this long [default: 30]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<f64>,
    /// Give up after generating this many nodes, in all searches together
    #[arg(long, value_name = "N", value_parser = whole::<u64>)]
    nodes: Option<u64>,
    /// Print one object on one line, and nothing else
    #[arg(long)]
    pub json: bool,
}

/// How long conventions are tried if the arguments do not say it.
const SECONDS: f64 = 30.0;

impl Grade {
    /// How to read the puzzle.
    pub fn source(&self) -> Source {
        Source::of_files(vec![self.puzzle.clone()], &self.goal, Touching::default())
    }

    /// The file with what the program printed; `-` for standard input.
    pub fn output(&self) -> &Path {
        self.output.as_deref().unwrap_or(Path::new("-"))
    }

    pub fn order(&self) -> Order {
        let usual = Limits::usual();
        let generated_max = self.nodes.unwrap_or(usual.generated_max);
        let limits = Limits { generated_max, ..usual };
        let preset = self.search.and_then(Published::sliding).unwrap_or(Preset::COURSE);
        Order { preset, limits, time_max: Some(self.time.unwrap_or(SECONDS)) }
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        if self.puzzle.as_os_str() == "-" && self.output().as_os_str() == "-" {
            return Err(Conflict::new(text!("usage-both", first = "PUZZLE", second = "OUTPUT")));
        }
        Ok(())
    }
}
