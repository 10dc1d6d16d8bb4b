//! The arguments of `practice`.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use langkah_engine::plan::ChildOrder;
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::bound::own::Formula;
use langkah_language::text;
use langkah_puzzle::picture::sheet::Paper;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::perform::EXPANSIONS_MAX;
use langkah_puzzle::practice::{Kind, Level};
use langkah_puzzle::report::Form;

use super::conflict::Conflict;
use super::source::{self, Source, Touching};
use super::values::{between, file, named, whole};
use crate::cli::goal::{self, GivenGoal};

#[derive(Args, Debug)]
pub struct Practice {
    /// A file with a puzzle that all questions are on [default: a fresh one each]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// The kinds of question [default: all]
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', value_parser = kinds())]
    pub kind: Vec<Kind>,
    /// A bound of your own, as an expression, for all questions that ask for a bound (see `langkah
    /// bound`) [default: misplaced tiles and others, by the level]
    #[arg(long, value_name = "EXPR", value_parser = Formula::read, allow_hyphen_values = true)]
    bound: Option<Formula>,
    /// Which of several live nodes with the least ĉ best-first search takes [default: by the level]
    #[arg(long, value_name = "RULE", value_parser = named(&Ties::ALL, Ties::name))]
    ties: Option<Ties>,
    /// The order in which best-first search makes the children of a node: the ways of the blank U,
    /// L, D and R, such as URDL [default: ULDR]
    #[arg(long, value_name = "ORDER")]
    order: Option<ChildOrder>,
    /// The level of all questions, from 1 to 5 [default: they get harder]
    #[arg(long, value_name = "N", value_parser = level)]
    pub level: Option<Level>,
    /// Ask the questions of this seed again
    #[arg(long, value_name = "N", value_parser = whole::<u64>)]
    pub seed: Option<u64>,
    /// How many questions [default: 10]
    #[arg(long, value_name = "N", visible_alias = "questions")]
    #[arg(value_parser = between(1..=COUNT_MAX))]
    count: Option<u64>,
    /// Perform a search in place of answering questions, for so many expansions
    #[arg(long, value_name = "N", value_parser = between(1..=EXPANSIONS_MAX))]
    #[arg(conflicts_with_all = ["kind", "count", "to", "save", "json", "check"])]
    pub perform: Option<u32>,
    /// Write an exam in place of asking, and on further pages its key: .pdf, .html or .md
    #[arg(long, value_name = "FILE", value_parser = file(exam_file), conflicts_with_all = ["save", "json"])]
    pub to: Option<ExamFile>,
    /// The paper of a .pdf
    #[arg(long, value_name = "a4|letter", value_parser = named(&Paper::ALL, Paper::name))]
    #[arg(default_value = "a4", requires = "to")]
    pub paper: Paper,
    /// The title of an exam
    #[arg(long, value_name = "TEXT", requires = "to")]
    pub title: Option<String>,
    /// An exam without its key
    #[arg(long, requires = "to")]
    pub no_key: bool,
    /// Write the score to a file: seed, answers, marks and time
    #[arg(long, value_name = "FILE.json")]
    pub save: Option<PathBuf>,
    /// Verify a score that --save has written: make its questions again, and mark them again
    #[arg(long, value_name = "FILE.json")]
    #[arg(conflicts_with_all = ["file", "kind", "level", "seed", "count", "save", "goal", "to", "bound", "ties", "order"])]
    pub check: Option<PathBuf>,
    #[arg(long, help = goal::HELP, value_name = "GOAL", value_parser = goal::parser())]
    goal: Option<GivenGoal>,
    /// Hidato: cells touch up, down, left and right alone (Numbrix), where the file does not say
    #[arg(long, requires = "file")]
    orthogonal: bool,
    /// Hidato: cells are hexagons and touch at their six sides, where the file does not say
    #[arg(long, requires = "file", conflicts_with = "orthogonal")]
    hexagonal: bool,
    /// Print an object for each question, for each mark and for the score, each on one line
    #[arg(long)]
    pub json: bool,
}

/// More questions nobody answers.
const COUNT_MAX: u64 = 1000;
const COUNT_USUAL: u64 = 10;

/// A file for an exam, and what its ending asks for.
#[derive(Clone, Debug)]
pub struct ExamFile {
    pub path: PathBuf,
    /// `None` for pages to print.
    pub form: Option<Form>,
}

fn exam_file(path: PathBuf) -> Result<ExamFile, &'static str> {
    let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
    let form = match ending.as_deref().and_then(OsStr::to_str) {
        Some("pdf") => None,
        Some("html" | "htm") => Some(Form::Html),
        Some("md") => Some(Form::Markdown),
        _ => return Err(text!("usage-name-exam")),
    };
    Ok(ExamFile { path, form })
}

fn kinds() -> impl TypedValueParser<Value = Kind> {
    let values = Kind::ALL.map(|one| PossibleValue::new(one.name()).help(one.title()));
    PossibleValuesParser::new(values).try_map(|given| Kind::named(&given).ok_or("no such name"))
}

fn level(given: &str) -> Result<Level, &'static str> {
    given.parse().ok().and_then(Level::new).ok_or_else(|| text!("usage-level"))
}

impl Practice {
    /// What the arguments fix for all questions.
    pub fn lecture(&self) -> Lecture {
        Lecture { bound: self.bound, ties: self.ties, order: self.order }
    }

    /// The file to write: an exam or a score.
    pub(super) fn written(&self) -> Option<&Path> {
        self.to.as_ref().map(|exam| exam.path.as_path()).or(self.save.as_deref())
    }

    /// The files that are read.
    pub(super) fn read(&self) -> Vec<&Path> {
        source::read(self.file.as_slice(), &self.goal)
    }

    pub fn count(&self) -> u64 {
        self.count.unwrap_or(COUNT_USUAL)
    }

    /// The puzzle that all questions are on.
    pub fn source(&self) -> Option<Source> {
        let files = vec![self.file.clone()?];
        let touching = Touching { orthogonal: self.orthogonal, hexagonal: self.hexagonal };
        Some(Source::of_files(files, &self.goal, touching))
    }

    pub(super) fn judge(&self) -> Result<(), Conflict> {
        let is_standard = self.file.as_deref() == Some(Path::new("-"));
        if is_standard {
            return Err(Conflict::new(text!("usage-answers")));
        }
        if self.goal.is_some() && self.file.is_none() {
            return Err(Conflict::new(text!("usage-goal")));
        }
        Ok(())
    }
}
