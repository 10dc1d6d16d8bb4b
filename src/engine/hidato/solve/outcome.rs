//! What a search for solutions ends with.

use langkah_language::text;

use crate::hidato::board::{Board, Shape};
use crate::hidato::feasibility::BoardFault;
use crate::hidato::proof::{Refuted, STEPS_MAX, Way};
use crate::hidato::propagate::{Clash, Rule};
use crate::search::watch::{Halt, Stats, Watch};

/// How many solutions there are. None of these is an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    One(Board),
    /// There are several solutions; these are two of them.
    Several(Board, Board),
    None(Refutation),
    /// The search ended before it knew; `first` is the solution that it had, if any. `halt` is
    /// `None` if the search had to end there: at the first solution, or where a guess was not
    /// allowed.
    Unknown {
        first: Option<Board>,
        halt: Option<Halt>,
    },
}

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// What is wrong at once; never empty.
    Faults(Vec<BoardFault>),
    /// The rules alone contradict.
    AtOnce(Refuted),
    /// Every guess was tried; this is the contradiction of the last one.
    Exhausted(Clash),
    /// Clause learning refuted every assignment.
    Learnt,
    /// The published search tried every path.
    Tried,
}

crate::named! {
    /// The engine that gave the verdict.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Engine with title {
        BranchAndBound = "branch and bound", text!("hidato-engine-branch-and-bound");
        /// A solver that learns clauses, which went on when branch and bound did not end soon.
        ClauseLearning = "clause learning", text!("hidato-engine-clause-learning");
        /// The published search.
        BestFirst = "best-first search", text!("hidato-engine-best-first");
    }
}

impl Refutation {
    /// Sentences without their full stops.
    pub fn sentences(&self, shape: &Shape) -> Vec<String> {
        match self {
            Self::Faults(faults) => faults.iter().map(|fault| fault.sentence(shape)).collect(),
            Self::AtOnce(refuted) => refuted.sentences(shape),
            Self::Exhausted(clash) => {
                vec![text!("hidato-refuted-exhausted", clash = clash.sentence(shape))]
            }
            Self::Tried => vec![text!("hidato-refuted-tried").to_owned()],
            Self::Learnt => vec![text!("hidato-refuted-learnt").to_owned()],
        }
    }

    /// The same as [`Refutation::sentences`], and, if no steps are told, which of the numbers that
    /// they name stand nowhere on the board because the rules have placed them before, and that the
    /// way to the contradiction is not told.
    pub fn sentences_on(&self, board: &Board) -> Vec<String> {
        let mut all = self.sentences(board.shape());
        let Self::AtOnce(Refuted { clash, way }) = self else { return all };
        if matches!(way, Way::Told(_)) {
            return all;
        }
        let is_placed = |&&(number, cell): &&(u16, usize)| board.number(cell) != Some(number);
        let placed: Vec<String> = clash
            .between
            .iter()
            .filter(is_placed)
            .map(|&(number, cell)| {
                let cell = board.shape().name(cell);
                text!("hidato-number-at", number = number.to_string(), cell = cell)
            })
            .collect();
        if let Some((last, before)) = placed.split_last() {
            let numbers = match before.is_empty() {
                true => last.clone(),
                false => text!("hidato-two", first = before.join(", "), last = last.as_str()),
            };
            all.push(text!("hidato-refuted-placed", numbers = numbers));
        }
        if *way == Way::Untold {
            all.push(text!("hidato-refuted-untold", most = STEPS_MAX.to_string()));
        }
        all
    }
}

impl Verdict {
    /// The same verdict. A contradiction of the rules is told in steps that a person can check, if
    /// these are not many.
    pub fn explained(self, board: &Board, watch: &mut dyn Watch) -> Self {
        match self {
            Self::None(Refutation::AtOnce(refuted)) => {
                Self::None(Refutation::AtOnce(refuted.explained(board, watch)))
            }
            other => other,
        }
    }
}

impl Refutation {
    /// The cells that a person has to look at, if it is a contradiction.
    pub fn named(&self) -> Vec<usize> {
        match self {
            Self::AtOnce(refuted) => refuted.named(),
            Self::Exhausted(clash) => clash.named(),
            Self::Faults(_) | Self::Learnt | Self::Tried => Vec::new(),
        }
    }
}

/// How a number came to its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Given,
    /// A rule left the number only this cell.
    Deduced(Rule),
    /// The search guessed it, and the guess led to the solution.
    Guessed,
    /// Clause learning found it; the rules left a choice here.
    Learnt,
}

/// A number placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub number: u16,
    pub cell: usize,
    pub how: How,
    /// The guesses that failed before it at this point of the branch that leads to the solution.
    /// They do not include guesses below a failed guess, nor guesses of branches that a restart
    /// gave up: see [`Finished::restarts`].
    pub failed: Vec<Failed>,
}

/// A guess from which no solution was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed {
    pub number: u16,
    pub cell: usize,
    /// Whether no other guess stood then. If so, no solution of the puzzle has the number there; if
    /// not, no solution has it there together with the numbers that stood.
    pub is_fact: bool,
}

/// An ended search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub verdict: Verdict,
    /// The steps to the first solution, the givens first. Without a solution it is empty; but if a
    /// guess was not allowed, it has what the rules placed.
    pub steps: Vec<Step>,
    /// `expanded` counts branch nodes, at which the rules and probing left a choice. `generated`
    /// counts their children, two each (with the guess and without it), and probes.
    pub stats: Stats,
    /// Guesses tried for their contradictions alone.
    pub probes: u64,
    /// How often the search took back all guesses and began again with what it had learnt.
    pub restarts: u64,
    /// How many steps local search made.
    pub local_steps: u64,
    /// How many supports the rules looked for, which measures the work of propagation. If clause
    /// learning went on, the work up to then.
    pub work: u64,
    /// Which engine gave the verdict.
    pub engine: Engine,
}

impl Finished {
    /// The result without a search for a board with faults. `faults` must not be empty.
    pub fn faulty(faults: Vec<BoardFault>) -> Self {
        Self {
            verdict: Verdict::None(Refutation::Faults(faults)),
            steps: Vec::new(),
            stats: Stats::default(),
            probes: 0,
            restarts: 0,
            local_steps: 0,
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
