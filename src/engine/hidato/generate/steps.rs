//! How many steps of each rule a solution needs, if the easiest rule that finds something goes
//! first. [`rating`](super::rating) has the scale.

use crate::hidato::board::Board;
use crate::hidato::propagate::{Contradiction, Domains, Rule};
use crate::search::watch::{Halt, Progress, Watch};

/// Effort of the rules between two beats, in the unit of [`Domains::effort`].
const BEAT: u64 = 10_000;

/// Numbers and cells that have no more choices than this are tried, as in the search.
const CHOICES_MAX: usize = 2;

/// How many steps of each rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Steps([u32; Rule::ALL.len()]);

impl Steps {
    pub const fn of(&self, rule: Rule) -> u32 {
        self.0[rule as usize]
    }

    /// The rules that are needed, the easiest first, each with its steps.
    pub fn each(&self) -> impl DoubleEndedIterator<Item = (Rule, u32)> + '_ {
        Rule::ALL.into_iter().map(|rule| (rule, self.of(rule))).filter(|&(_, count)| count > 0)
    }

    /// The hardest rule that is needed; `None` if no number is missing.
    pub fn hardest(&self) -> Option<Rule> {
        self.each().next_back().map(|(rule, _)| rule)
    }

    fn add(&mut self, rule: Rule, count: usize) {
        self.0[rule as usize] += count as u32;
    }
}

/// Why the walk ends early.
enum End {
    Dead,
    Halt(Halt),
}

impl From<Contradiction> for End {
    fn from(_: Contradiction) -> Self {
        Self::Dead
    }
}

/// The walk from a board to its solution.
struct Walk<'a> {
    domains: Domains<'a, ()>,
    solution: &'a Board,
    watch: &'a mut dyn Watch,
    steps: Steps,
    /// Where the next trial looks first: the numbers, then the cells.
    next: usize,
}

/// The steps of a board with one solution. If the board contradicts itself they end there.
pub(super) fn steps(board: &Board, solution: &Board, watch: &mut dyn Watch) -> Result<Steps, Halt> {
    let domains = Domains::new(board.shape(), Rule::Chain, ());
    let mut walk = Walk { domains, solution, watch, steps: Steps::default(), next: 0 };
    match walk.walk(board) {
        Ok(()) | Err(End::Dead) => Ok(walk.steps),
        Err(End::Halt(halt)) => Err(halt),
    }
}

impl Walk<'_> {
    fn walk(&mut self, board: &Board) -> Result<(), End> {
        self.domains.give(board)?;
        self.settle()?;
        while !self.domains.is_complete() {
            let found = self.only()? || self.link()? || self.region()? || self.trial()?;
            if !found && !self.guess()? {
                break;
            }
        }
        Ok(())
    }

    /// Goes on with the chain rule as far as it leads.
    fn settle(&mut self) -> Result<(), End> {
        let before = self.domains.placed().len();
        self.propagate()?;
        self.steps.add(Rule::Chain, self.domains.placed().len() - before);
        Ok(())
    }

    fn propagate(&mut self) -> Result<(), End> {
        while !self.domains.propagate(BEAT)? {
            self.watch.beat(&Progress::default()).map_err(End::Halt)?;
        }
        Ok(())
    }

    /// Counts a step of a rule that found something, and goes on with the chain rule.
    fn count(&mut self, rule: Rule, found: bool) -> Result<bool, End> {
        if found {
            self.steps.add(rule, 1);
            self.settle()?;
        }
        Ok(found)
    }

    fn only(&mut self) -> Result<bool, End> {
        let found = self.domains.place_only()?;
        self.count(Rule::Cell, found)
    }

    /// Links that take no cell from a number are no step of their own: a person sees no number of
    /// it.
    fn link(&mut self) -> Result<bool, End> {
        let begin = self.domains.changes();
        loop {
            let before = self.domains.changes();
            self.domains.settle_all_links()?;
            if self.domains.changes() == before {
                return Ok(false);
            }
            self.settle()?;
            if self.domains.has_parted(begin) {
                return self.count(Rule::Link, true);
            }
        }
    }

    fn region(&mut self) -> Result<bool, End> {
        let before = self.domains.changes();
        self.domains.settle_regions()?;
        let found = self.domains.changes() > before;
        self.count(Rule::Region, found)
    }

    /// The first trial that contradicts. It begins where the last one was.
    fn trial(&mut self) -> Result<bool, End> {
        let count = self.domains.count();
        for _ in 0..2 * count {
            let at = self.next;
            self.next = (at + 1) % (2 * count);
            for (number, cell) in self.choices(at) {
                self.watch.beat(&Progress::default()).map_err(End::Halt)?;
                if self.contradicts(number, cell)? {
                    self.domains.part(number as u16, cell as u16, Rule::Probe)?;
                    return self.count(Rule::Probe, true);
                }
            }
        }
        Ok(false)
    }

    /// The choices of a number, or of a cell, if they are few enough for a trial.
    fn choices(&self, at: usize) -> Vec<(usize, usize)> {
        let (domains, count) = (&self.domains, self.domains.count());
        let is_few = |choices: usize| (2..=CHOICES_MAX).contains(&choices);
        match at.checked_sub(count) {
            None if is_few(domains.cells_len(at)) => {
                domains.cells_of(at).map(|cell| (at, cell)).collect()
            }
            Some(cell) if is_few(domains.numbers_len(cell)) => {
                domains.numbers_of(cell).map(|number| (number, cell)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether all easier rules find a contradiction for a number in a cell. Without this number
    /// they find nothing more.
    fn contradicts(&mut self, number: usize, cell: usize) -> Result<bool, End> {
        let mark = self.domains.mark();
        self.domains.use_rules_to(Rule::Region);
        let placed = self.domains.place(number as u16, cell as u16, Rule::Probe);
        let outcome = placed.map_err(End::from).and_then(|()| self.propagate());
        self.domains.undo(mark);
        self.domains.use_rules_to(Rule::Chain);
        match outcome {
            Ok(()) => Ok(false),
            Err(End::Dead) => Ok(true),
            Err(halt) => Err(halt),
        }
    }

    /// Puts the number with the fewest cells into its cell of the solution.
    fn guess(&mut self) -> Result<bool, End> {
        let domains = &self.domains;
        let open = (0..domains.count()).filter(|&number| domains.cells_len(number) > 1);
        let Some(number) = open.min_by_key(|&number| domains.cells_len(number)) else {
            return Ok(false);
        };
        let stands = |&cell: &usize| self.solution.number(cell) == Some(number as u16 + 1);
        let Some(cell) = (0..domains.count()).find(stands) else { return Ok(false) };
        self.domains.place(number as u16, cell as u16, Rule::Guess)?;
        self.count(Rule::Guess, true)
    }
}
