//! The results of a study, put together.

use std::collections::{BTreeMap, BTreeSet};

use langkah_language::text;
use serde_json::Value;

use super::read::LineResult;
use super::{Fault, Faults};
use crate::cli::output::Status;
use crate::cli::parts::whole::Whole;

/// A study whose results agree.
pub struct Study<'a> {
    pub whole: Whole,
    pub puzzles: usize,
    /// How many shares there are. If the shares of several runs differ in this, the most.
    pub count: usize,
    /// By the puzzle's number, those that were not stopped.
    results: BTreeMap<usize, &'a LineResult>,
    pub missing: Vec<usize>,
    /// The puzzles with several results.
    pub twice: Vec<usize>,
    /// Those among them whose searches counted other nodes, as searches by several threads do.
    pub counted_otherwise: Vec<usize>,
}

/// How a puzzle was ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Ending {
    /// By itself.
    Whole,
    /// By a limit.
    Limit,
    /// By a person or a signal, so that it is missing.
    Stopped,
}

impl<'a> Study<'a> {
    /// Puts results together; there is at least one.
    ///
    /// # Errors
    /// If they are of several wholes, or contradict each other.
    pub fn new(results: &'a [LineResult]) -> Result<Self, Faults> {
        let first = &results[0];
        let is_other = |other: &&LineResult| {
            (other.part.whole, other.part.puzzles) != (first.part.whole, first.part.puzzles)
        };
        if let Some(other) = results.iter().find(is_other) {
            let (here, there) = (other.place.to_string(), first.place.to_string());
            let message = text!("merge-other-lines", here = here, there = there);
            return Err(vec![Fault::of_several(message)]);
        }
        let mut by_puzzle: BTreeMap<usize, Vec<&LineResult>> = BTreeMap::new();
        for result in results {
            by_puzzle.entry(result.part.puzzle).or_default().push(result);
        }
        let mut study = Self {
            whole: first.part.whole,
            puzzles: first.part.puzzles,
            count: results.iter().map(|result| result.part.count).max().unwrap_or(1),
            results: BTreeMap::new(),
            missing: Vec::new(),
            twice: Vec::new(),
            counted_otherwise: Vec::new(),
        };
        let mut faults = Vec::new();
        for (puzzle, mut several) in by_puzzle {
            several.retain(|result| result.ending() != Ending::Stopped);
            several.sort_by_key(|result| result.ending());
            study.take(puzzle, &several, &mut faults);
        }
        let numbers = 1..=study.puzzles;
        study.missing = numbers.filter(|puzzle| !study.results.contains_key(puzzle)).collect();
        if faults.is_empty() { Ok(study) } else { Err(faults) }
    }

    /// Takes in the results of a puzzle, the best ones first.
    fn take(&mut self, puzzle: usize, results: &[&'a LineResult], faults: &mut Faults) {
        let Some((best, others)) = results.split_first() else { return };
        self.results.insert(puzzle, best);
        if others.is_empty() {
            return;
        }
        self.twice.push(puzzle);
        let whole = || others.iter().filter(|other| other.ending() == Ending::Whole);
        if let Some(other) = whole().find(|other| !best.agrees(other)) {
            let (here, there) = (other.place.to_string(), best.place.to_string());
            let told = text!("merge-differ-line", puzzle = puzzle, here = here, there = there);
            faults.push(Fault::of_several(told));
        }
        if best.ending() == Ending::Whole && whole().any(|other| !best.has_counts_of(other)) {
            self.counted_otherwise.push(puzzle);
        }
    }

    /// In the order of the lines.
    pub fn results(&self) -> impl Iterator<Item = &LineResult> {
        self.results.values().copied()
    }

    pub fn statuses(&self) -> impl Iterator<Item = Status> {
        self.results().map(LineResult::status)
    }

    /// The numbers of the shares that have missing puzzles, from 1.
    pub fn open_shares(&self) -> BTreeSet<usize> {
        self.missing.iter().map(|puzzle| (puzzle - 1) % self.count + 1).collect()
    }

    /// The same as the arguments of `--part`.
    pub fn shares_to_do(&self) -> Vec<String> {
        let count = self.count;
        self.open_shares().into_iter().map(|index| format!("{index}/{count}")).collect()
    }

    /// How many results have a status.
    pub fn count_of(&self, status: Status) -> usize {
        self.statuses().filter(|&other| other == status).count()
    }

    /// The sum of a figure over all results.
    pub fn sum(&self, name: &str) -> u64 {
        let figures = self.results().filter_map(|result| result.object.get(name)?.as_u64());
        figures.fold(0, u64::saturating_add)
    }
}

impl LineResult {
    fn text(&self, name: &str) -> Option<&str> {
        self.object.get(name).and_then(Value::as_str)
    }

    fn ending(&self) -> Ending {
        match self.text("ended_by") {
            None | Some("target") => Ending::Whole,
            Some("stopped") => Ending::Stopped,
            Some(_) => Ending::Limit,
        }
    }

    /// What one run notes for it.
    fn status(&self) -> Status {
        match self.text("outcome") {
            Some("solved") => Status::Solved,
            Some("unsolvable") => Status::Unsolvable,
            Some("limit" | "stopped") => Status::Limit,
            _ => Status::Bad,
        }
    }

    /// Whether two searches that came to their ends found the same. Shortest solutions need not be
    /// the same one, but they have one length.
    fn agrees(&self, other: &Self) -> bool {
        let is_same = |name: &&str| self.object.get(name) == other.object.get(name);
        let is_least = |one: &Self| one.object.get("proved_least") == Some(&Value::Bool(true));
        ["start", "goal", "outcome", "solutions", "error"].iter().all(is_same)
            && (!(is_least(self) && is_least(other)) || is_same(&"length"))
    }

    fn has_counts_of(&self, other: &Self) -> bool {
        ["expanded", "generated"]
            .iter()
            .all(|&name| self.object.get(name) == other.object.get(name))
    }
}
