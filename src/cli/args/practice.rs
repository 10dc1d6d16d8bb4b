//! The arguments of `practice`.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use langkah_engine::puzzle::GoalChoice;
use langkah_engine::puzzle::practice::{Kind, Level};

use super::{Source, conflict};
use crate::cli::goal;

#[derive(Args, Debug)]
pub struct Practice {
    /// A puzzle that all questions are on; `-` is standard input [default: a fresh one each]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// The kinds of question [default: all]
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', value_parser = kinds())]
    pub kind: Vec<Kind>,
    /// The level of all questions, from 1 to 5 [default: they get harder]
    #[arg(long, value_name = "N", value_parser = level)]
    pub level: Option<Level>,
    /// Ask the questions of this seed again
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// How many questions [default: 10]
    #[arg(long, value_name = "N", visible_alias = "questions")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=COUNT_MAX))]
    count: Option<u64>,
    /// Write the score to a file: seed, answers, marks and time
    #[arg(long, value_name = "FILE.json")]
    pub save: Option<PathBuf>,
    /// Verify a score that --save has written: make its questions again, and mark them again
    #[arg(long, value_name = "FILE.json")]
    #[arg(conflicts_with_all = ["file", "kind", "level", "seed", "count", "save", "goal"])]
    pub check: Option<PathBuf>,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    goal: Option<GoalChoice>,
    /// Hidato: cells touch up, down, left and right alone (Numbrix), where the file does not say
    #[arg(long, requires = "file")]
    orthogonal: bool,
    /// Print an object for each question, for each mark and for the score, each on one line
    #[arg(long)]
    pub json: bool,
}

/// More questions nobody answers.
const COUNT_MAX: u64 = 1000;
const COUNT_USUAL: u64 = 10;

fn kinds() -> impl TypedValueParser<Value = Kind> {
    let values = Kind::ALL.map(|one| PossibleValue::new(one.name()).help(one.title()));
    PossibleValuesParser::new(values).try_map(|given| Kind::named(&given).ok_or("no such kind"))
}

fn level(given: &str) -> Result<Level, &'static str> {
    given.parse().ok().and_then(Level::new).ok_or("expected a number from 1 to 5")
}

impl Practice {
    pub fn count(&self) -> u64 {
        self.count.unwrap_or(COUNT_USUAL)
    }

    /// The puzzle that all questions are on.
    pub fn source(&self) -> Option<Source> {
        let files = vec![self.file.clone()?];
        let (goal, orthogonal) = (self.goal.clone(), self.orthogonal);
        Some(Source { files, lines: false, goal, orthogonal })
    }

    pub(super) fn judge(&self) -> Result<(), clap::Error> {
        let is_standard = self.file.as_deref() == Some(Path::new("-"));
        if is_standard {
            return Err(conflict("practice", "answers are read from standard input"));
        }
        if self.goal.is_some() && self.file.is_none() {
            return Err(conflict("practice", "--goal is for a puzzle that is given"));
        }
        Ok(())
    }
}
