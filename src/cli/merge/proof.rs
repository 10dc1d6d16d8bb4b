//! The results of a proof: what each iteration shows.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use langkah_engine::search::subtrees::Division;
use langkah_engine::search::watch::Nodes;
use langkah_engine::sliding::moves::{Move, from_labels};
use langkah_engine::solve::split::Ready;
use langkah_language::text;

use super::read::{Came, Done, SubtreeResult};
use super::{Fault, Faults};
use crate::cli::parts::split;
use crate::cli::parts::subtree::{NoSubtree, Proof};

/// A proof whose results agree.
pub struct Proved<'a> {
    pub proof: &'a Proof,
    /// The proof's search with its tables.
    pub ready: Ready<'a>,
    /// h of the start.
    pub least: u32,
    /// By their bounds.
    pub iterations: BTreeMap<u32, Iteration<'a>>,
}

/// An iteration of which there are results.
pub struct Iteration<'a> {
    pub division: Division,
    /// Of each subtree the result that counts.
    results: Vec<Option<&'a SubtreeResult>>,
    /// The subtrees with several results, from 1.
    pub twice: Vec<usize>,
    /// Those whose search was ended before its end, and not done again.
    pub ended: Vec<usize>,
}

impl<'a> Proved<'a> {
    /// Puts results together; there is at least one.
    ///
    /// # Errors
    /// If they are of several wholes, contradict each other, or are none of this search.
    pub fn new(results: &'a [SubtreeResult]) -> Result<Self, Faults> {
        let first = &results[0];
        let proof = &first.subtree.proof;
        if let Some(other) = results.iter().find(|other| other.subtree.proof != *proof) {
            let (here, there) = (other.place.to_string(), first.place.to_string());
            let message = text!("merge-other-subtrees", here = here, there = there);
            return Err(vec![Fault::of_several(message)]);
        }
        let fault = |why: String| Fault::at(&first.place, why);
        let ready = proof.split.ready(u64::MAX, &mut ());
        let ready = ready.map_err(|_| vec![fault(split::no_tables())])?;
        let least = ready.least();
        let mut proved = Self { proof, ready, least, iterations: BTreeMap::new() };
        for within in results.iter().map(|result| result.subtree.at.within) {
            if let Entry::Vacant(entry) = proved.iterations.entry(within) {
                let division = proved.ready.divide(within, proof.depth);
                let too_many = |_| vec![fault(split::too_many(proof.depth))];
                entry.insert(Iteration::new(division.map_err(too_many)?));
            }
        }
        let mut faults = Vec::new();
        for result in results {
            let iteration = proved.iterations.get_mut(&result.subtree.at.within);
            if let Some(Err(why)) = iteration.map(|iteration| iteration.take(result)) {
                faults.push(Fault::at(&result.place, why));
            }
        }
        for iteration in proved.iterations.values_mut() {
            iteration.tidy();
        }
        if faults.is_empty() { Ok(proved) } else { Err(faults) }
    }

    /// A shortest one of the solutions that were found.
    pub fn solution(&self) -> Option<&'a [Move]> {
        let found = self.iterations.values().filter_map(Iteration::first_solved);
        found.map(|(_, moves)| moves).min_by_key(|moves| moves.len())
    }
}

impl<'a> Iteration<'a> {
    fn new(division: Division) -> Self {
        let results = vec![None; division.subtrees.len()];
        Self { division, results, twice: Vec::new(), ended: Vec::new() }
    }

    fn take(&mut self, result: &'a SubtreeResult) -> Result<(), String> {
        let (at, path) = (result.subtree.at, &result.subtree.path);
        let index = at.index - 1;
        let is_one = at.count == self.division.subtrees.len()
            && self.division.subtrees.get(index).is_some_and(|one| from_labels(&one.path) == *path);
        let Some(before) = self.results.get_mut(index).filter(|_| is_one) else {
            return Err(NoSubtree::Changed.to_string());
        };
        match (&result.came, *before) {
            (Came::Nothing, _) => {}
            (Came::Ended, _) => self.ended.push(at.index),
            (Came::Done(_), None) => *before = Some(result),
            (Came::Done(done), Some(first)) => {
                self.twice.push(at.index);
                if first.done() != Some(done) {
                    let there = first.place.to_string();
                    let index = at.index;
                    return Err(text!("merge-differ-subtree", index = index, there = there));
                }
            }
        }
        Ok(())
    }

    fn tidy(&mut self) {
        let results = &self.results;
        self.ended.retain(|index| results[index - 1].is_none());
        for list in [&mut self.ended, &mut self.twice] {
            list.sort_unstable();
            list.dedup();
        }
    }

    /// What came of a subtree, from 1.
    pub fn done(&self, index: usize) -> Option<&'a Done> {
        self.results.get(index - 1).copied().flatten()?.done()
    }

    pub fn count(&self) -> usize {
        self.results.len()
    }

    /// The subtrees without a result, from 1.
    pub fn missing(&self) -> Vec<usize> {
        (1..=self.count()).filter(|&index| self.done(index).is_none()).collect()
    }

    fn all_done(&self) -> impl Iterator<Item = &'a Done> {
        self.results.iter().filter_map(|result| (*result)?.done())
    }

    /// The first subtree with a solution, from 1, and the solution.
    pub fn first_solved(&self) -> Option<(usize, &'a [Move])> {
        let mut solved = (1..=self.count()).filter_map(|index| {
            let moves = self.done(index)?.moves.as_deref()?;
            Some((index, moves))
        });
        solved.next()
    }

    /// Whether each subtree was searched to its end, without a solution.
    pub fn is_exhausted(&self) -> bool {
        self.results.iter().all(|result| {
            result.and_then(SubtreeResult::done).is_some_and(|done| done.moves.is_none())
        })
    }

    /// The bound of the next iteration, if this one is exhausted and has cut anything off.
    pub fn next_within(&self) -> Option<u32> {
        let parts = self.all_done().filter_map(|done| done.next_within);
        parts.chain(self.division.f_next).min().filter(|_| self.is_exhausted())
    }

    /// The nodes above the subtrees and those of all that were searched to their ends.
    pub fn counts(&self) -> Nodes {
        sum(self.division.above, self.all_done())
    }

    /// What one run counts in this iteration, and its live nodes at most; `None` if a subtree that
    /// it enters is missing.
    pub fn one_run(&self) -> Option<(Nodes, u64)> {
        let (entered, above) = match self.first_solved() {
            Some((index, _)) => (index, self.division.subtrees[index - 1].above),
            None => (self.count(), self.division.above),
        };
        let done: Option<Vec<&Done>> = (1..=entered).map(|index| self.done(index)).collect();
        let done = done?;
        let live_peak = done.iter().map(|done| done.live_peak).max().unwrap_or_default();
        Some((sum(above, done.into_iter()), live_peak))
    }
}

fn sum<'a>(above: Nodes, done: impl Iterator<Item = &'a Done>) -> Nodes {
    done.fold(above, |sum, done| Nodes {
        expanded: sum.expanded.saturating_add(done.expanded),
        generated: sum.generated.saturating_add(done.generated),
    })
}

impl SubtreeResult {
    fn done(&self) -> Option<&Done> {
        match &self.came {
            Came::Done(done) => Some(done),
            Came::Ended | Came::Nothing => None,
        }
    }
}
