//! The walk through the tree: it propagates, probes, guesses, and goes back.

use super::Options;
use super::choose::Chooser;
use super::guide::Guide;
use super::outcome::{Engine, Failed, Finished, How, Refutation, Step, Verdict};
use super::probe::Probed;
use super::told::Told;
use crate::hidato::bits::held;
use crate::hidato::board::Board;
use crate::hidato::proof::Refuted;
use crate::hidato::propagate::{Contradiction, Domains, Mark, Rule};
use crate::hidato::recount;
use crate::search::event::Listener;
use crate::search::limits::Limit;
use crate::search::watch::{Halt, Stats};

/// Effort between two calls of the listener: a millisecond or less.
const BEAT: u64 = 10_000;

/// The number of failures until the next restart grows by one part in this many.
const RESTART_GROWTH: u64 = 5;

/// Why a branch is not followed further.
pub(super) enum End {
    Dead(Contradiction),
    Halt(Halt),
}

impl From<Contradiction> for End {
    fn from(contradiction: Contradiction) -> Self {
        Self::Dead(contradiction)
    }
}

/// A guess that the search has not taken back. Numbers count from 0.
struct Guess {
    number: u16,
    cell: u16,
    mark: Mark,
    failed: usize,
}

pub(super) struct Search<'a> {
    pub board: &'a Board,
    pub options: &'a Options,
    pub listener: &'a mut Listener<'a>,
    pub told: Told,
    pub domains: Domains<'a, ()>,
    pub chooser: Chooser,
    pub probed: Probed,
    pub stats: Stats,
    pub probes: u64,
    guesses: Vec<Guess>,
    /// The guesses that failed on the way to the current node, each with how many numbers stood
    /// then.
    failed: Vec<(usize, Failed)>,
    pub solution: Option<(Board, Vec<Step>)>,
    /// The steps up to the node where a guess was not allowed.
    rest: Vec<Step>,
    last: Contradiction,
    failures: u64,
    restarts: u64,
    /// Failures until the next restart.
    failures_max: u64,
    pub engine: Engine,
    /// The work after which clause learning went on.
    pub handed_over: Option<u64>,
    /// Pairs of a number and a cell that could still meet at the root, when it was last left.
    pub root_pairs: usize,
    pub guide: Guide,
    /// At which effort the listener is called next.
    next_beat: u64,
}

pub(super) fn run(board: &Board, options: &Options, listener: &mut Listener<'_>) -> Finished {
    let domains = Domains::new(board.shape(), options.level, ());
    let count = domains.count();
    let mut search = Search {
        board,
        options,
        listener,
        told: Told::default(),
        domains,
        chooser: Chooser::new(count),
        probed: Probed::new(count),
        stats: Stats { live_peak: 1, ..Stats::default() },
        probes: 0,
        guesses: Vec::new(),
        failed: Vec::new(),
        solution: None,
        rest: Vec::new(),
        last: Contradiction::NoCell(0),
        failures: 0,
        restarts: 0,
        failures_max: options.failures_max,
        engine: Engine::BranchAndBound,
        handed_over: None,
        root_pairs: usize::MAX,
        guide: Guide::default(),
        next_beat: BEAT,
    };
    search.tell_begin();
    let verdict = search.walk();
    search.weigh(0);
    recount::check(board, &verdict);
    search.tell_end(&verdict);
    let steps = search.solution.map_or(search.rest, |(_, steps)| steps);
    Finished {
        verdict,
        steps,
        stats: search.stats,
        probes: search.probes,
        restarts: search.restarts,
        local_steps: search.guide.steps,
        work: search.handed_over.unwrap_or(search.domains.work()),
        engine: search.engine,
    }
}

impl Search<'_> {
    fn walk(&mut self) -> Verdict {
        if let Err(contradiction) = self.domains.give(self.board) {
            self.tell_dead(contradiction);
            let clash = self.domains.clash(contradiction);
            return Verdict::None(Refutation::AtOnce(Refuted::alone(clash)));
        }
        loop {
            match self.settle() {
                Ok(()) if self.domains.is_complete() => {
                    if let Some(verdict) = self.keep_solution() {
                        return verdict;
                    }
                    if let Err(verdict) = self.back() {
                        return verdict;
                    }
                }
                Ok(()) if self.options.level < Rule::Guess => {
                    self.rest = self.steps();
                    self.tell_stuck();
                    return self.unknown(None);
                }
                Ok(()) => {
                    self.note_root();
                    match self.guide_if_due() {
                        Ok(true) => {}
                        Ok(false) if self.is_hand_over_due() => return self.hand_over(),
                        Ok(false) => self.guess(),
                        Err(halt) => return self.unknown(Some(halt)),
                    }
                }
                Err(End::Dead(contradiction)) => {
                    self.tell_dead(contradiction);
                    self.last = contradiction;
                    self.chooser.blame(contradiction);
                    if let Err(verdict) = self.back() {
                        return verdict;
                    }
                    self.restart_if_due();
                }
                Err(End::Halt(halt)) => return self.unknown(Some(halt)),
            }
        }
    }

    /// Begins at the root again after a number of failures, and keeps the weights that it learnt,
    /// because the first guesses of a search are its worst. The number grows, so that the search is
    /// still complete.
    fn restart_if_due(&mut self) {
        self.failures += 1;
        if self.failures < self.failures_max {
            return;
        }
        self.failures = 0;
        self.failures_max += (self.failures_max / RESTART_GROWTH).max(1);
        self.restarts += 1;
        self.back_to_root();
    }

    /// Begins at the root again, if the search is not there.
    pub fn begin_again(&mut self) {
        if !self.is_at_root() {
            self.restarts += 1;
            self.back_to_root();
        }
    }

    /// Whether no guess stands.
    pub const fn is_at_root(&self) -> bool {
        self.guesses.is_empty()
    }

    /// Whether a guess was wrong.
    pub const fn has_failed(&self) -> bool {
        self.failures > 0 || self.restarts > 0
    }

    /// Takes back all guesses.
    pub fn back_to_root(&mut self) {
        if let Some(guess) = self.guesses.first() {
            self.domains.undo(guess.mark);
            self.failed.truncate(guess.failed);
            self.guesses.clear();
            self.tell_restart();
        }
    }

    fn unknown(&mut self, halt: Option<Halt>) -> Verdict {
        let first = self.solution.as_ref().map(|(board, _)| board.clone());
        Verdict::Unknown { first, halt }
    }

    /// Runs the rules to their fixpoint, and probes if a guess would come next that can be wrong.
    fn settle(&mut self) -> Result<(), End> {
        self.propagate()?;
        let can_be_wrong = !self.domains.is_complete() && self.guide.way.is_none();
        if self.options.level >= Rule::Probe && can_be_wrong {
            self.probe()?;
        }
        Ok(())
    }

    /// Runs the rules to their fixpoint, and calls the listener meanwhile.
    pub fn propagate(&mut self) -> Result<(), End> {
        loop {
            let budget = self.next_beat.saturating_sub(self.domains.effort()).max(1);
            let is_settled = self.domains.propagate(budget)?;
            if self.stats.generated >= self.options.limits.generated_max {
                return Err(End::Halt(Halt::Limit(Limit::Nodes)));
            }
            if self.domains.effort() >= self.next_beat {
                self.next_beat = self.domains.effort() + BEAT;
                self.beat()?;
            }
            if is_settled {
                return Ok(());
            }
        }
    }

    /// Notes the memory held, with `more` bytes that another engine holds. Returns whether the
    /// limit allows it.
    pub fn weigh(&mut self, more: u64) -> bool {
        let steps = self.solution.as_ref().map_or(&self.rest, |(_, steps)| steps);
        let held = self.domains.memory()
            + self.chooser.memory()
            + self.probed.memory()
            + self.guide.memory()
            + held(&self.guesses)
            + held(&self.failed)
            + held(steps);
        let memory = held as u64 + more;
        self.stats.memory_peak = self.stats.memory_peak.max(memory);
        memory <= self.options.limits.memory_max
    }

    fn beat(&mut self) -> Result<(), End> {
        if !self.weigh(0) {
            return Err(End::Halt(Halt::Limit(Limit::Memory)));
        }
        self.listener.beat(&self.stats.into()).map_err(End::Halt)
    }

    fn guess(&mut self) {
        let (number, cell) = self.chooser.choose(&self.domains);
        let cell = self.guided(number).unwrap_or(cell);
        // The guess, and the same without it.
        self.stats.expanded += 1;
        self.stats.generated += 2;
        self.tell_guess(number, cell);
        self.try_at(number, cell);
        self.stats.live_peak = self.stats.live_peak.max(self.guesses.len() as u64 + 1);
    }

    pub fn try_at(&mut self, number: u16, cell: u16) {
        let mark = self.domains.mark();
        self.guesses.push(Guess { number, cell, mark, failed: self.failed.len() });
        // The number can take this cell, so this cannot contradict before the rules go on.
        let _ = self.domains.place(number, cell, Rule::Guess);
    }

    /// Takes back the last guess and goes on without it. If no guess is left the search is over:
    /// the error is the verdict.
    fn back(&mut self) -> Result<(), Verdict> {
        while let Some(guess) = self.guesses.pop() {
            self.domains.undo(guess.mark);
            self.tell_back();
            self.failed.truncate(guess.failed);
            let placed = self.domains.placed().len();
            let (number, cell, is_fact) =
                (guess.number + 1, guess.cell.into(), self.guesses.is_empty());
            self.failed.push((placed, Failed { number, cell, is_fact }));
            self.chooser.failed(guess.number, guess.cell);
            match self.domains.part(guess.number, guess.cell, Rule::Guess) {
                Ok(()) => return Ok(()),
                Err(contradiction) => {
                    self.tell_dead(contradiction);
                    self.last = contradiction;
                    self.chooser.blame(contradiction);
                }
            }
        }
        Err(match self.solution.take() {
            Some((board, steps)) => {
                self.solution = Some((board.clone(), steps));
                Verdict::One(board)
            }
            // The last contradiction is the one that the rules are at now.
            None => {
                let clash = self.domains.clash(self.last);
                let is_at_once = self.stats.expanded == 0;
                Verdict::None(match is_at_once {
                    true => Refutation::AtOnce(Refuted::alone(clash)),
                    false => Refutation::Exhausted(clash),
                })
            }
        })
    }

    /// The board with all numbers that stand at the current node.
    pub fn standing(&self) -> Board {
        let mut board = self.board.clone();
        for placed in self.domains.placed() {
            board.set(placed.cell.into(), placed.number + 1);
        }
        board
    }

    /// Keeps the first solution. Returns the verdict if nothing is left to look for.
    fn keep_solution(&mut self) -> Option<Verdict> {
        self.guide.arrive();
        let board = self.standing();
        if let Some((first, _)) = &self.solution {
            // After a restart the search meets the first solution again.
            if *first == board {
                self.tell_met();
                return None;
            }
            let several = Verdict::Several(first.clone(), board);
            self.tell_goal();
            return Some(several);
        }
        self.solution = Some((board.clone(), self.steps()));
        self.tell_goal();
        (self.options.first_only && !self.guesses.is_empty())
            .then_some(Verdict::Unknown { first: Some(board), halt: None })
    }

    pub fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::with_capacity(self.domains.count());
        let mut failed = self.failed.iter().peekable();
        for (at, placed) in self.domains.placed().iter().enumerate() {
            let is_guess =
                |guess: &Guess| (guess.number, guess.cell) == (placed.number, placed.cell);
            let how = match placed.rule {
                Rule::Given => How::Given,
                _ if self.guesses.iter().any(is_guess) => match self.engine {
                    Engine::ClauseLearning => How::Learnt,
                    _ => How::Guessed,
                },
                rule => How::Deduced(rule),
            };
            let mut before = Vec::new();
            while let Some(&(_, failed)) = failed.next_if(|&&(placed, _)| placed <= at) {
                before.push(failed);
            }
            let (number, cell) = (placed.number + 1, placed.cell.into());
            steps.push(Step { number, cell, how, failed: before });
        }
        steps
    }
}
