//! What a search for solutions ends with.

use crate::hidato::board::{Board, Shape};
use crate::hidato::feasibility::Fault;
use crate::hidato::propagate::{Clash, Rule};
use crate::search::watch::{Halt, Stats};

/// How many solutions there are. None of these is an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    One(Board),
    /// Two of them.
    Several(Board, Board),
    None(Refutation),
    /// The search ended before it knew, with the solution that it had by then. `halt` is `None`
    /// where it was to end there: at the first solution, or where a guess was not allowed.
    Unknown {
        first: Option<Board>,
        halt: Option<Halt>,
    },
}

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// What is wrong at once; never empty.
    Faults(Vec<Fault>),
    /// The rules alone contradict.
    AtOnce(Clash),
    /// Every guess was tried; this is what the last one contradicted.
    Exhausted(Clash),
    /// Clause learning refuted every assignment.
    Learnt,
    /// Every path was tried, by the published search.
    Tried,
}

/// What gave the verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    BranchAndBound,
    /// Branch and bound had not come to an end soon, and a solver that learns clauses went on.
    ClauseLearning,
    /// The published search.
    BestFirst,
}

impl Engine {
    pub const fn name(self) -> &'static str {
        match self {
            Self::BranchAndBound => "branch and bound",
            Self::ClauseLearning => "clause learning",
            Self::BestFirst => "best-first search",
        }
    }
}

impl Refutation {
    /// Sentences without their full stops.
    pub fn sentences(&self, shape: &Shape) -> Vec<String> {
        match self {
            Self::Faults(faults) => faults.iter().map(|fault| fault.sentence(shape)).collect(),
            Self::AtOnce(clash) => vec![clash.sentence(shape)],
            Self::Exhausted(clash) => vec![format!(
                "every guess was tried and contradicted; with the last one {}",
                clash.sentence(shape)
            )],
            Self::Tried => vec!["every path from 1 was tried".to_owned()],
            Self::Learnt => vec!["clause learning refuted every way to complete it".to_owned()],
        }
    }
}

/// How a number came to its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Given,
    /// The rule that left the number this cell alone.
    Deduced(Rule),
    /// It was tried, and nothing spoke against it up to the solution.
    Guessed,
    /// Clause learning found the solution, and the rules left a choice here.
    Learnt,
}

/// A number placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub number: u16,
    pub cell: usize,
    pub how: How,
    /// What was guessed before it at this point of the branch that leads to the solution, and
    /// failed. Guesses within what failed are not among them, nor those of branches that a restart
    /// gave up: see [`Finished::restarts`].
    pub failed: Vec<Failed>,
}

/// A guess from which no solution was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed {
    pub number: u16,
    pub cell: usize,
    /// Whether no other guess stood: then no solution of the puzzle has the number there. Else none
    /// has it together with the numbers placed before.
    pub is_fact: bool,
}

/// An ended search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub verdict: Verdict,
    /// How the first solution came about, the givens first. Where none was found it is empty, or
    /// holds what the rules placed if a guess was not allowed.
    pub steps: Vec<Step>,
    /// `expanded` counts branch nodes, at which the rules and probing left a choice; `generated`
    /// their children, a guess and the same without it each, and probes.
    pub stats: Stats,
    /// Guesses tried for their contradictions alone.
    pub probes: u64,
    /// How often the search gave up all guesses that stood and began again with what it had learnt.
    pub restarts: u64,
    /// Supports looked for by the rules: what a step of propagation costs. Where clause learning
    /// went on, up to there.
    pub work: u64,
    /// Which engine gave the verdict.
    pub engine: Engine,
}

impl Finished {
    /// No search was needed: this is wrong at once. `faults` must not be empty.
    pub fn faulty(faults: Vec<Fault>) -> Self {
        Self {
            verdict: Verdict::None(Refutation::Faults(faults)),
            steps: Vec::new(),
            stats: Stats::default(),
            probes: 0,
            restarts: 0,
            work: 0,
            engine: Engine::BranchAndBound,
        }
    }

    /// The first solution, if one was found.
    pub const fn solution(&self) -> Option<&Board> {
        match &self.verdict {
            Verdict::One(first)
            | Verdict::Several(first, _)
            | Verdict::Unknown { first: Some(first), .. } => Some(first),
            Verdict::None(_) | Verdict::Unknown { first: None, .. } => None,
        }
    }
}
