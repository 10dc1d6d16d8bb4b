//! A way to a contradiction, or to a number in its cell, in steps that a person can check one after
//! the other.
//!
//! It begins with the numbers within reach of each cell, and goes on by the easiest rules alone.
//! Each fact knows the facts that it needs, so that all others are left out in the end.

mod ledger;

use langkah_language::text;
use ledger::Ledger;

use super::board::{Board, Shape};
use super::propagate::{Clash, Deduction, Evidence, Rule};
use crate::search::watch::{Halt, Progress, Watch};

/// The most facts that are told of a number in its cell, and of a contradiction.
pub(super) const FACTS_MAX: usize = 10;
pub(super) const STEPS_MAX: usize = 25;

/// What is known of a number and a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    /// The number stands in the cell. `is_of_cells` tells that no other cell was left for it, or
    /// else that no other number was left for the cell.
    Placed { is_of_cells: bool },
    /// The number cannot stand there. `is_seen` tells that a person sees this who knows the numbers
    /// that are placed.
    Out { rule: Rule, evidence: Evidence, is_seen: bool },
    /// The number stands in the cell `to`, which is joined with this one: this one holds the number
    /// before or the one after.
    Joined { to: usize },
    /// The cell can link only to these two. The number means nothing. `is_seen` tells that the
    /// numbers before and after that of the cell stand there.
    Tied { to: [usize; 2], is_seen: bool },
}

/// A number from 1 and its cell, what is known of them, and the earlier facts that this needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insight {
    pub number: u16,
    pub cell: usize,
    what: What,
    needs: Vec<usize>,
}

impl Insight {
    /// The facts to be told before this one. The links of a number whose neighbours stand need
    /// none.
    fn needs_shown(&self) -> &[usize] {
        if matches!(self.what, What::Tied { is_seen: true, .. }) { &[] } else { &self.needs }
    }

    const fn is_seen(&self) -> bool {
        matches!(self.what, What::Out { is_seen: true, .. } | What::Tied { is_seen: true, .. })
    }

    /// The number and the cell, if the number is placed there.
    pub(super) fn placed(&self) -> Option<(u16, usize)> {
        matches!(self.what, What::Placed { .. }).then_some((self.number, self.cell))
    }

    /// The cell where the number stands, if that makes this cell hold the number before or after.
    pub const fn joined(&self) -> Option<usize> {
        if let What::Joined { to } = self.what { Some(to) } else { None }
    }

    /// The two cells to which alone the cell can link, if that is what is known.
    pub const fn tied(&self) -> Option<[usize; 2]> {
        if let What::Tied { to, .. } = self.what { Some(to) } else { None }
    }

    /// The same as a deduction, if it is of one number and one cell. A number is placed by the
    /// chain rule if no other cell is left for it, or else because no other number is left for its
    /// cell.
    pub fn deduction(&self) -> Option<Deduction> {
        let (rule, evidence, is_placed) = match &self.what {
            What::Placed { is_of_cells: true } => (Rule::Chain, Evidence::Plain, true),
            What::Placed { is_of_cells: false } => (Rule::Cell, Evidence::Plain, true),
            What::Out { rule, evidence, .. } => (*rule, evidence.clone(), false),
            What::Joined { .. } | What::Tied { .. } => return None,
        };
        Some(Deduction { rule, number: self.number, cell: self.cell, is_placed, evidence })
    }

    /// As a sentence without its full stop.
    pub fn sentence(&self, shape: &Shape) -> String {
        let (number, cell) = (self.number.to_string(), shape.name(self.cell));
        match self.what {
            What::Placed { is_of_cells: true } => {
                text!("hidato-proof-only-cell", number = number, cell = cell)
            }
            What::Placed { is_of_cells: false } => {
                text!("hidato-proof-only-number", number = number, cell = cell)
            }
            What::Joined { to } => joined(shape, self.number, self.cell, to),
            What::Tied { to, .. } => {
                text!("hidato-why-can-link", cell = cell, cells = shape.names(&to))
            }
            What::Out { .. } => self.deduction().map(|out| out.sentence(shape)).unwrap_or_default(),
        }
    }
}

/// `cell` is joined with the cell `to`, which holds `number`.
fn joined(shape: &Shape, number: u16, cell: usize, to: usize) -> String {
    let is_inner = |&other: &u16| (1..=shape.count()).contains(&usize::from(other));
    let mut next = [number - 1, number + 1].into_iter().filter(is_inner).map(|one| one.to_string());
    let (cell, to, number) = (shape.name(cell), shape.name(to), number.to_string());
    match (next.next(), next.next()) {
        (Some(before), Some(after)) => text!(
            "hidato-proof-joined",
            cell = cell,
            before = before,
            after = after,
            to = to,
            number = number
        ),
        (next, _) => {
            let next = next.unwrap_or_default();
            text!("hidato-proof-joined-end", cell = cell, next = next, to = to, number = number)
        }
    }
}

/// A contradiction, and the way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuted {
    pub clash: Clash,
    pub way: Way,
}

/// The way to a contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// The facts that lead to it, in their order: none if a person sees it at once.
    Told(Vec<Insight>),
    /// The easiest rules find none, or a long one.
    Untold,
    /// None was looked for to the end.
    Unsought,
}

impl Refuted {
    /// A contradiction without a way to it.
    pub(super) const fn alone(clash: Clash) -> Self {
        Self { clash, way: Way::Unsought }
    }

    /// The same contradiction or another one, with the way to it; itself if the way is long, or if
    /// `watch` ends it.
    pub(super) fn explained(self, board: &Board, watch: &mut dyn Watch) -> Self {
        let Ok(explained) = refuted(board, watch) else { return self };
        let told = explained.filter(|one| one.facts().len() <= STEPS_MAX);
        told.unwrap_or(Self { way: Way::Untold, ..self })
    }

    /// The facts that are told.
    pub fn facts(&self) -> &[Insight] {
        if let Way::Told(facts) = &self.way { facts } else { &[] }
    }

    /// Whether a person sees it at once.
    pub fn is_seen(&self) -> bool {
        matches!(&self.way, Way::Told(facts) if facts.is_empty())
    }

    /// The way to the contradiction, as numbered steps without their full stops.
    pub(super) fn way(&self, shape: &Shape) -> Vec<String> {
        let step = |(at, fact): (usize, &Insight)| {
            text!("hidato-proof-step", at = at, fact = fact.sentence(shape))
        };
        (1..).zip(self.facts()).map(step).collect()
    }

    /// Sentences without their full stops: the contradiction, then the way to it.
    pub fn sentences(&self, shape: &Shape) -> Vec<String> {
        let clash = match self.is_seen() {
            true => self.clash.seen(shape),
            false => self.clash.sentence(shape),
        };
        std::iter::once(clash).chain(self.way(shape)).collect()
    }

    /// The cells that a person has to look at.
    pub fn named(&self) -> Vec<usize> {
        let placed = self.facts().iter().filter_map(Insight::placed).map(|(_, cell)| cell);
        let joined = self.facts().iter().filter_map(|fact| Some([fact.cell, fact.joined()?]));
        let tied = self.facts().iter().filter_map(|fact| fact.tied().map(|_| fact.cell));
        let facts = placed.chain(joined.flatten()).chain(tied);
        self.clash.named().into_iter().chain(facts).collect()
    }
}

/// Why a number stands in its cell.
pub(super) struct Shown {
    /// `true` if no other cell is left for the number, `false` if no other number is left for the
    /// cell.
    pub is_of_cells: bool,
    /// What rules out the other cells, or the other numbers, in this order.
    pub others: Vec<Deduction>,
    /// The facts that these need, in their order.
    pub facts: Vec<Insight>,
}

/// The steps to a contradiction, if the easiest rules find one. Of several contradictions that they
/// find at the same time it takes the one with the fewest steps.
///
/// # Errors
/// What `watch` answers.
pub(super) fn refuted(board: &Board, watch: &mut dyn Watch) -> Result<Option<Refuted>, Halt> {
    let Some(mut ledger) = Ledger::of(board) else { return Ok(None) };
    loop {
        watch.beat(&Progress::default())?;
        let clash = ledger.clash();
        if clash.is_none() && ledger.goes_on() {
            continue;
        }
        // The links of cells come last: they are harder to see.
        if let Some((contradiction, needs)) = clash.or_else(|| ledger.misfit()) {
            let facts = ledger.shown(&needs);
            let clash = ledger.told(contradiction, &facts);
            return Ok(Some(Refuted { clash, way: Way::Told(facts) }));
        }
        if !ledger.tie_all() {
            return Ok(None);
        }
    }
}

/// Why a number stands in its cell, if the easiest rules show it.
///
/// # Errors
/// What `watch` answers.
pub(super) fn shown(
    board: &Board,
    (number, cell): (u16, usize),
    watch: &mut dyn Watch,
) -> Result<Option<Shown>, Halt> {
    let Some(mut ledger) = Ledger::of(board) else { return Ok(None) };
    loop {
        watch.beat(&Progress::default())?;
        if let Some(shown) = ledger.shows(usize::from(number) - 1, cell) {
            return Ok(Some(shown));
        }
        let is_over = ledger.clash().is_some() || !(ledger.goes_on() || ledger.tie_all());
        if is_over {
            return Ok(None);
        }
    }
}
