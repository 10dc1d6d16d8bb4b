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
    /// The puzzles of which a search was stopped, and none came to its end.
    pub stopped: Vec<usize>,
    /// The puzzles with several results of the same answer.
    pub twice: Vec<usize>,
    /// Those whose results tell more and less of one answer, as after a limit.
    pub bettered: Vec<usize>,
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
            stopped: Vec::new(),
            twice: Vec::new(),
            bettered: Vec::new(),
            counted_otherwise: Vec::new(),
        };
        let mut faults = Vec::new();
        for (puzzle, mut several) in by_puzzle {
            let is = |ending| several.iter().any(|result| result.ending() == ending);
            if is(Ending::Stopped) && !is(Ending::Whole) {
                study.stopped.push(puzzle);
            }
            several.retain(|result| result.ending() != Ending::Stopped);
            several.sort_by_key(|result| result.rank());
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
        let is_same = others.iter().all(|other| best.answers_as(other));
        if is_same { &mut self.twice } else { &mut self.bettered }.push(puzzle);
        if let Some(other) = others.iter().find(|other| best.contradicts(other)) {
            let (here, there) = (other.place.to_string(), best.place.to_string());
            let told = text!("merge-differ-line", puzzle = puzzle, here = here, there = there);
            faults.push(Fault::of_several(told));
        }
        let mut whole = others.iter().filter(|other| other.ending() == Ending::Whole);
        if best.ending() == Ending::Whole && whole.any(|other| !best.has_counts_of(other)) {
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

    /// The puzzles whose solutions have a length, and whether it is proved the least.
    pub fn lengths(&self) -> impl Iterator<Item = (usize, bool)> {
        let has_length = |result: &LineResult| result.number("length").is_some();
        let solved = self.results.iter().filter(move |(_, result)| has_length(result));
        solved.map(|(&puzzle, result)| (puzzle, result.is_least()))
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
            // What the options ask for: a length, one solution, or no guess.
            None | Some("target" | "first" | "guess") => Ending::Whole,
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

    /// The less, the better: a solution beats none, an end a limit, and few moves many.
    fn rank(&self) -> (bool, Ending, bool, Option<u64>) {
        (self.status() == Status::Limit, self.ending(), !self.is_least(), self.number("length"))
    }

    fn number(&self, name: &str) -> Option<u64> {
        self.object.get(name)?.as_u64()
    }

    /// Whether its solution is proved a shortest one.
    fn is_least(&self) -> bool {
        self.object.get("proved_least") == Some(&Value::Bool(true))
    }

    /// Fewer moves no solution has, as far as it says.
    fn least(&self) -> Option<u64> {
        self.number(if self.is_least() { "length" } else { "lower_bound" })
    }

    fn has_same(&self, other: &Self, name: &str) -> bool {
        self.object.get(name) == other.object.get(name)
    }

    /// Whether both have an answer, and the same one. Shortest solutions need not be equal.
    fn answers_as(&self, other: &Self) -> bool {
        let mut names = ["outcome", "solutions", "length", "proved_least", "error"].into_iter();
        self.status() != Status::Limit && names.all(|name| self.has_same(other, name))
    }

    /// Whether both cannot be true. What a search that a limit ended leaves open contradicts
    /// nothing.
    fn contradicts(&self, other: &Self) -> bool {
        let is_told =
            |one: &Self, name| !matches!(one.text(name), None | Some("limit" | "unknown"));
        let differ =
            |name| is_told(self, name) && is_told(other, name) && !self.has_same(other, name);
        let is_below = |one: &Self, other: &Self| {
            one.number("length").zip(other.least()).is_some_and(|(length, least)| length < least)
        };
        !["start", "goal", "error"].into_iter().all(|name| self.has_same(other, name))
            || ["outcome", "solutions"].into_iter().any(differ)
            || is_below(self, other)
            || is_below(other, self)
    }

    fn has_counts_of(&self, other: &Self) -> bool {
        ["expanded", "generated"].into_iter().all(|name| self.has_same(other, name))
    }
}
