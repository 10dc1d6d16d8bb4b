//! Propagation: sound rules find what all completions of a board have in common, until they find
//! nothing new (their fixpoint).
//!
//! The bound is the distance between placed numbers a < b over cells that are free: any completion
//! walks exactly b − a steps through cells that are free now, so a distance greater than b − a ends
//! the branch. The chain rule is this bound and more: it leaves each number only the cells that a
//! walk of the right length can pass through at the right step.
//!
//! | room | what lives there |
//! |---|---|
//! | [`rule`] | the rules by name, contradictions, the listener |
//! | [`evidence`] | what a deduction or a contradiction rests on, in cells and numbers |
//! | `gather` | finds that, for a listener |
//! | [`mod@gaps`] | the runs of missing numbers: distance and slack |
//! | `sweep` | the first look at everything, in bulk |
//! | `step` | one step of one rule at a time |
//! | `support` | the chain rule, and the link rule for one number in one cell |
//! | `links` | the link rule for a cell, and the fragments that forced links make |
//! | `regions` | regions of free cells and the gaps that fill them |
//! | `assign` | which of these gaps can lie where |

mod assign;
pub mod evidence;
pub mod gaps;
mod gather;
mod links;
mod regions;
pub mod rule;
mod step;
mod support;
mod sweep;

pub use evidence::{Clash, Evidence};
pub use gaps::{Gap, gaps};
pub(super) use links::Open;
pub use rule::{Contradiction, Deduction, Deductions, Rule};

use super::bits::{Table, held, ones};
use super::board::Shape;
use sweep::Sweep;

/// A change that can be taken back. Numbers count from 0 here.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// A number can no longer stand in a cell.
    Parted { rule: Rule, number: u16, cell: u16 },
    /// Two cells can no longer be consecutive.
    Forbidden(u16, u16),
    /// Two cells must be consecutive.
    Forced(u16, u16),
}

/// A number from 0 that has one cell left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    pub number: u16,
    pub cell: u16,
    pub rule: Rule,
}

/// Where to go back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    trail: usize,
    placed: usize,
}

/// For each number the cells that can take it, and for each cell the numbers that it can take (both
/// tables always agree); and which neighbours can or must be consecutive. The trail of changes is
/// also the queue of changes to look at.
pub(super) struct Domains<'a, W> {
    shape: &'a Shape,
    count: usize,
    level: Rule,
    cells: Table,
    numbers: Table,
    cells_len: Vec<u16>,
    numbers_len: Vec<u16>,
    /// The neighbours that a cell can be consecutive with.
    links: Table,
    /// The words of a row of `links` that are not all 0.
    spans: Vec<(u16, u16)>,
    forced: Vec<[u16; 2]>,
    forced_len: Vec<u8>,
    /// A fragment is a path of forced links. For each end of one, its other end; for a cell without
    /// forced links, the cell itself. Cells between keep the value that they had as ends.
    other_end: Vec<u16>,
    trail: Vec<Change>,
    /// Changes before this one were looked at.
    head: usize,
    placed: Vec<Placed>,
    is_placed: Vec<bool>,
    /// Cells whose links are to be looked at.
    dirty: Vec<u16>,
    is_dirty: Vec<bool>,
    are_regions_dirty: bool,
    /// The first look at every number.
    sweep: Sweep,
    /// How many supports the rules looked for, which measures their work.
    work: u64,
    /// Work that `work` does not count, in the same unit.
    extra: u64,
    /// The most bytes that the region rule held at one time while it worked.
    passing: usize,
    pub deductions: W,
}

impl<'a, W: Deductions> Domains<'a, W> {
    /// Leaves out rules harder than `level` from now on. Returns the level before. What a harder
    /// rule has found stays.
    pub fn use_rules_to(&mut self, level: Rule) -> Rule {
        std::mem::replace(&mut self.level, level)
    }

    /// Domains in which every number can stand in every cell. Rules harder than `level` are left
    /// out.
    pub fn new(shape: &'a Shape, level: Rule, deductions: W) -> Self {
        let count = shape.count();
        let mut links = Table::new(count);
        let mut spans = Vec::with_capacity(count);
        for cell in 0..count {
            let beside = shape.neighbours(cell);
            beside.iter().for_each(|&to| links.insert(cell, to.into()));
            let (first, last) = (beside.first(), beside.last());
            spans.push((first.map_or(0, |&cell| cell / 64), last.map_or(0, |&cell| cell / 64 + 1)));
        }
        Self {
            shape,
            count,
            level,
            cells: Table::full(count),
            numbers: Table::full(count),
            cells_len: vec![count as u16; count],
            numbers_len: vec![count as u16; count],
            links,
            spans,
            forced: vec![[0; 2]; count],
            forced_len: vec![0; count],
            other_end: (0..count as u16).collect(),
            trail: Vec::new(),
            head: 0,
            placed: Vec::new(),
            is_placed: vec![false; count],
            dirty: Vec::new(),
            is_dirty: vec![false; count],
            are_regions_dirty: true,
            sweep: Sweep::default(),
            work: 0,
            extra: 0,
            passing: 0,
            deductions,
        }
        .with_edges()
    }

    /// Applies the rules until nothing changes (`true`), or until they have spent `budget` of
    /// effort (`false`): it can then be called again.
    ///
    /// # Errors
    /// The contradiction that the rules find.
    pub fn propagate(&mut self, budget: u64) -> Result<bool, Contradiction> {
        let end = self.effort().saturating_add(budget);
        loop {
            while let Some(&change) = self.trail.get(self.head) {
                self.head += 1;
                self.follow(change)?;
                if self.effort() >= end {
                    return Ok(false);
                }
            }
            if !self.sweep.is_over(self.count) {
                self.sweep_on()?;
            } else if let Some(cell) = self.dirty.pop() {
                self.is_dirty[usize::from(cell)] = false;
                self.settle_links(cell)?;
            } else if self.are_regions_dirty && self.level >= Rule::Region {
                self.are_regions_dirty = false;
                self.settle_regions()?;
            } else {
                return Ok(true);
            }
            if self.effort() >= end {
                return Ok(false);
            }
        }
    }

    fn follow(&mut self, change: Change) -> Result<(), Contradiction> {
        match change {
            Change::Parted { rule, number, cell } => self.follow_parted(rule, number, cell),
            Change::Forbidden(a, b) => {
                self.revise_link(a, b)?;
                self.revise_link(b, a)
            }
            Change::Forced(a, b) => {
                self.revise_cell(a)?;
                self.revise_cell(b)
            }
        }
    }

    fn follow_parted(&mut self, rule: Rule, number: u16, cell: u16) -> Result<(), Contradiction> {
        self.extra += 1;
        let (v, c) = (usize::from(number), usize::from(cell));
        if self.cells_len[v] == 1 && !self.is_placed[v] {
            let rule = self.last_rule(rule, |other, _| other == number).max(Rule::Chain);
            let last = self.cells.first(v).ok_or(Contradiction::NoCell(number + 1))?;
            self.place(number, last as u16, rule)?;
        }
        if self.numbers_len[c] == 1 && self.level >= Rule::Cell {
            let last = self.numbers.first(c).ok_or(Contradiction::NoNumber(c))?;
            if !self.is_placed[last] {
                let rule = self.last_rule(rule, |_, other| other == cell).max(Rule::Cell);
                self.place(last as u16, cell, rule)?;
            }
        }
        let shape = self.shape;
        for &to in shape.neighbours(c) {
            if v > 0 {
                self.revise(number - 1, to)?;
            }
            if v + 1 < self.count {
                self.revise(number + 1, to)?;
            }
        }
        if self.level >= Rule::Link {
            self.touch(cell);
        }
        Ok(())
    }

    /// Queues a cell, so that the rules look at its links.
    fn touch(&mut self, cell: u16) {
        if !std::mem::replace(&mut self.is_dirty[usize::from(cell)], true) {
            self.dirty.push(cell);
        }
    }

    /// Leaves the number only this cell, and the cell only this number.
    pub fn place(&mut self, number: u16, cell: u16, rule: Rule) -> Result<(), Contradiction> {
        let (v, c) = (usize::from(number), usize::from(cell));
        if !self.cells.has(v, c) {
            return Err(Contradiction::NoCell(number + 1));
        }
        if std::mem::replace(&mut self.is_placed[v], true) {
            return Ok(());
        }
        self.tell_placed(rule, number, cell);
        self.placed.push(Placed { number, cell, rule });
        self.are_regions_dirty = true;
        for at in 0..self.cells.width() {
            for bit in ones(self.cells.word(v, at)) {
                if at * 64 + bit != c {
                    self.part(number, (at * 64 + bit) as u16, Rule::Taken)?;
                }
            }
            for bit in ones(self.numbers.word(c, at)) {
                if at * 64 + bit != v {
                    self.part((at * 64 + bit) as u16, cell, Rule::Taken)?;
                }
            }
        }
        Ok(())
    }

    /// Takes a cell from a number, which must still have it.
    pub fn part(&mut self, number: u16, cell: u16, rule: Rule) -> Result<(), Contradiction> {
        let (v, c) = (usize::from(number), usize::from(cell));
        debug_assert!(self.cells.has(v, c));
        self.tell_parted(rule, number, cell);
        self.strike(number, cell, rule)
    }

    /// Takes a cell from a number; the listener has heard of it.
    fn strike(&mut self, number: u16, cell: u16, rule: Rule) -> Result<(), Contradiction> {
        let (v, c) = (usize::from(number), usize::from(cell));
        self.cells.remove(v, c);
        self.numbers.remove(c, v);
        self.cells_len[v] -= 1;
        self.numbers_len[c] -= 1;
        self.trail.push(Change::Parted { rule, number, cell });
        if self.cells_len[v] == 0 {
            return Err(Contradiction::NoCell(number + 1));
        }
        if self.numbers_len[c] == 0 {
            return Err(Contradiction::NoNumber(c));
        }
        Ok(())
    }

    pub fn mark(&self) -> Mark {
        Mark { trail: self.trail.len(), placed: self.placed.len() }
    }

    /// Takes back all changes after a mark. The mark must have been made at a fixpoint.
    pub fn undo(&mut self, mark: Mark) {
        while self.trail.len() > mark.trail {
            let Some(change) = self.trail.pop() else { break };
            match change {
                Change::Parted { number, cell, .. } => {
                    let (v, c) = (usize::from(number), usize::from(cell));
                    self.cells.insert(v, c);
                    self.numbers.insert(c, v);
                    self.cells_len[v] += 1;
                    self.numbers_len[c] += 1;
                }
                Change::Forbidden(a, b) => {
                    self.links.insert(a.into(), b.into());
                    self.links.insert(b.into(), a.into());
                }
                Change::Forced(a, b) => self.cut(a, b),
            }
        }
        for placed in self.placed.drain(mark.placed..) {
            self.is_placed[usize::from(placed.number)] = false;
        }
        self.head = mark.trail;
        for cell in self.dirty.drain(..) {
            self.is_dirty[usize::from(cell)] = false;
        }
        self.are_regions_dirty = false;
    }

    /// The numbers that have one cell left, in the order in which the rules found this.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    pub fn is_complete(&self) -> bool {
        self.placed.len() == self.count
    }

    pub const fn work(&self) -> u64 {
        self.work
    }

    /// All work, including the work that [`Domains::work`] does not count.
    pub const fn effort(&self) -> u64 {
        self.work + self.extra
    }

    /// Bytes held at the most.
    pub fn memory(&self) -> usize {
        let tables = [&self.cells, &self.numbers, &self.links];
        tables.into_iter().map(Table::memory).sum::<usize>()
            + held(&self.cells_len)
            + held(&self.numbers_len)
            + held(&self.spans)
            + held(&self.forced)
            + held(&self.forced_len)
            + held(&self.other_end)
            + held(&self.trail)
            + held(&self.placed)
            + held(&self.is_placed)
            + held(&self.dirty)
            + held(&self.is_dirty)
            + self.passing
    }

    pub const fn count(&self) -> usize {
        self.count
    }

    pub fn cells_len(&self, number: usize) -> usize {
        self.cells_len[number].into()
    }

    pub fn numbers_len(&self, cell: usize) -> usize {
        self.numbers_len[cell].into()
    }

    /// The cells that can take a number from 0.
    pub fn cells_of(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        self.cells.members(number)
    }

    /// The numbers from 0 that a cell can take.
    pub fn numbers_of(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.numbers.members(cell)
    }

    pub fn can_stand(&self, number: usize, cell: usize) -> bool {
        self.cells.has(number, cell)
    }

    /// Whether two neighbours can be consecutive.
    pub fn can_link(&self, cell: u16, to: u16) -> bool {
        self.links.has(cell.into(), to.into())
    }

    /// Pairs of a number and a cell that may still meet.
    pub fn pairs(&self) -> usize {
        self.cells_len.iter().map(|&len| usize::from(len)).sum()
    }

    /// How many neighbours a cell can be consecutive with.
    pub fn links_len(&self, cell: usize) -> usize {
        self.links.len(cell)
    }
}
