//! The arguments of divided work: `--part` and `--split` of `solve`, and `merge`.

use std::path::PathBuf;

use clap::Args;
use langkah_engine::plan::{BoundKind, SearchKind, Weight};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::solve::split::WITHIN_MAX;
use langkah_language::text;

use super::choice::Choice;
use super::conflict::Conflict;
use super::solve::Solve;
use super::source::Source;
use super::values::between;
use crate::cli::parts::share::Share;
use crate::cli::spelling::Letters;

/// An iteration is divided at most so deep: farther down there would be too many subtrees.
const DEPTH_MAX: u32 = 60;

#[derive(Args, Debug)]
pub(super) struct Parting {
    /// Solve a share of the lines: the Ith of N has the puzzles I, I+N, I+2N and so on
    #[arg(long, value_name = "I/N", value_parser = share, requires = "lines")]
    part: Option<Share>,
    /// Do not solve, but list the subtrees that begin DEPTH moves below the start in one iteration
    /// of ida, as JSON lines that `solve --lines --json` takes
    #[arg(long, value_name = "DEPTH", value_parser = between(1..=DEPTH_MAX))]
    #[arg(conflicts_with_all = ["part", "pause", "trace", "jobs", "threads", "show", "repeats"])]
    #[arg(conflicts_with_all = ["time", "memory", "nodes", "first"])]
    split: Option<u32>,
    /// With --split: the iteration that looks for solutions of at most this many moves [default:
    /// the bound on the start]
    #[arg(long, value_name = "MOVES", value_parser = between(0..=WITHIN_MAX))]
    within: Option<u32>,
}

/// Reads `I/N`.
fn share(given: &str) -> Result<Share, &'static str> {
    let numbers = || {
        let (index, count) = given.split_once('/')?;
        Some((index.parse().ok()?, count.parse().ok()?))
    };
    match numbers() {
        None => Err(text!("usage-share")),
        Some((_, 0)) => Err(text!("usage-share-none")),
        Some((0, _)) => Err(text!("usage-share-zero")),
        Some((index, count)) if index > count => Err(text!("usage-share-past")),
        Some((index, count)) => Ok(Share { index, count }),
    }
}

#[derive(Args, Debug)]
pub struct Merge {
    /// Files with the JSON lines that `solve` printed for the parts; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print JSON, and nothing else: for shares of lines the objects of one run, for subtrees one
    /// object
    #[arg(long)]
    pub json: bool,
    /// Print what is still to be done: for shares of lines the shares, I/N, for subtrees their
    /// lines
    #[arg(long, conflicts_with = "json")]
    pub todo: bool,
}

impl Solve {
    pub(super) fn judge(&self) -> Result<(), Conflict> {
        self.choice.judge()?;
        // `requires` of clap does not look here: --split conflicts with options that have defaults.
        if self.parts.within.is_some() && !self.is_split() {
            return Err(Conflict::new(text!(
                "usage-is-for",
                option = "--within",
                what = "--split"
            )));
        }
        let letters = (self.letters != Letters::Blank).then(|| "--letters".to_owned());
        match self.choice.not_for_split().or(letters).filter(|_| self.is_split()) {
            Some(option) => Err(Conflict::new(text!("usage-split", option = option))),
            None => Ok(()),
        }
    }

    /// Whether the search is to be divided and not done.
    pub fn is_split(&self) -> bool {
        self.parts.split.is_some()
    }

    /// The depth of the subtrees, and the bound of the iteration if it is given.
    pub fn split_at(&self) -> (u32, Option<u32>) {
        (self.parts.split.unwrap_or_default(), self.parts.within)
    }

    pub fn split_bound(&self) -> Option<BoundKind> {
        self.choice.bound
    }

    /// The share of the lines that is to be solved; all without one.
    pub fn share(&self) -> Option<Share> {
        self.parts.part
    }

    /// The options that change an answer, as text.
    pub fn options(&self) -> String {
        let (goal, Source { touching, .. }) = (self.source.goal(), &self.source);
        let Self { choice, letters, first, repeats, .. } = self;
        format!("{goal:?} {touching:?} {choice:?} {letters:?} {first} {repeats}")
    }

    /// The first option that has no meaning for a subtree, whose line says how it is searched.
    pub fn not_for_subtrees(&self) -> Option<String> {
        let given = [
            ("--search", self.choice.search.is_some()),
            ("--bound", self.choice.bound.is_some()),
            ("--goal", self.source.goal.is_some()),
            ("--letters", self.letters != Letters::Blank),
            ("--repeats", self.repeats),
            ("--trace", self.trace.is_some()),
            ("--first", self.first),
        ];
        let given = given.into_iter().find(|(_, is_given)| *is_given);
        given.map(|(option, _)| option.to_owned()).or_else(|| self.choice.not_for_split())
    }
}

impl Choice {
    /// The first option that chooses another search than the one that can be divided.
    fn not_for_split(&self) -> Option<String> {
        if let Some(search) = self.search.filter(|&search| search != SearchKind::Ida) {
            return Some(format!("--search {}", search.name()));
        }
        let given = [
            ("--preset", self.preset.is_some()),
            ("--weight", self.weight.is_some_and(|weight| weight != Weight::ONE)),
            ("--metric multi", self.metric != Metric::Single),
            ("--target", self.target.is_some()),
        ];
        given.into_iter().find(|(_, is_given)| *is_given).map(|(option, _)| option.to_owned())
    }
}
