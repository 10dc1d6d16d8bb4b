//! The rules by name, what they contradict, and the listener that hears of deductions.

use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::evidence::{Evidence, span};
use crate::hidato::board::Shape;

crate::named! {
    /// The rules that place a number or take a cell from it, the simplest first. A rating is the
    /// hardest rule that a solution needs.
    #[derive(
        Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
    )]
    #[repr(u8)]
    pub enum Rule {
        /// The puzzle or the person put it there.
        Given = "given",
        /// Another number stands in the cell, or the number stands in another cell.
        Taken = "taken",
        /// The chain rule: a cell for v touches a cell for v − 1 and one for v + 1.
        Chain = "chain",
        /// A cell that only one number can take.
        Cell = "only number",
        /// The link rule: a cell that is no end of the path links to two different neighbours, and
        /// the path has no loop.
        Link = "link",
        /// The gaps that lie in a region of free cells fill it.
        Region = "region",
        /// A trial: with the other choice the easier rules find a contradiction.
        Probe = "probe",
        /// A guess: with the other choice a search finds no solution.
        Guess = "guess",
    }
}

/// Why a board has no completion. Numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// A number without a cell.
    NoCell(u16),
    /// A cell without a number.
    NoNumber(usize),
    /// A cell that the path cannot enter and leave.
    DeadEnd(usize),
    /// A cell that must link to more neighbours than it can. The second cell is one of these
    /// neighbours.
    Crowded(usize, usize),
    /// Two cells that must be consecutive and have no consecutive numbers.
    Torn(usize, usize),
    /// Two cells that must be consecutive and are the ends of a fragment of the path already.
    Loop(usize, usize),
    /// The region of this cell cannot be filled by whole gaps.
    Region(usize),
    /// The numbers from one to the other have no region to lie in.
    Gap(u16, u16),
}

impl Contradiction {
    /// The cells that its sentence names.
    pub fn cells(self) -> Vec<usize> {
        match self {
            Self::NoCell(_) | Self::Gap(..) => Vec::new(),
            Self::NoNumber(cell) | Self::DeadEnd(cell) | Self::Region(cell) => vec![cell],
            Self::Crowded(a, b) | Self::Torn(a, b) | Self::Loop(a, b) => vec![a, b],
        }
    }

    /// As a sentence without its full stop.
    pub fn sentence(self, shape: &Shape) -> String {
        let name = |cell| shape.name(cell);
        match self {
            Self::NoCell(number) => text!("hidato-clash-no-cell", number = number.to_string()),
            Self::NoNumber(cell) => text!("hidato-clash-no-number", cell = name(cell)),
            Self::DeadEnd(cell) => text!("hidato-clash-dead-end", cell = name(cell)),
            Self::Crowded(cell, _) => text!("hidato-clash-crowded", cell = name(cell)),
            Self::Torn(a, b) => text!("hidato-clash-torn", a = name(a), b = name(b)),
            Self::Loop(a, b) => text!("hidato-clash-loop", a = name(a), b = name(b)),
            Self::Region(cell) => text!("hidato-clash-region", cell = name(cell)),
            Self::Gap(from, to) if from == to => {
                text!("hidato-clash-gap-one", number = from.to_string())
            }
            Self::Gap(from, to) => text!("hidato-clash-gap", run = span((from, to))),
        }
    }
}

/// A deduction: a number, from 1, stands in a cell, or cannot stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    pub rule: Rule,
    pub number: u16,
    pub cell: usize,
    /// `true` if the number must stand in the cell, `false` if it cannot.
    pub is_placed: bool,
    /// Why the number cannot stand there.
    pub evidence: Evidence,
}

impl Deduction {
    /// What follows, as a sentence without its full stop. If a number cannot stand in a cell the
    /// sentence says why. Why a number must stand in a cell [`reason`](crate::hidato::reason) says.
    pub fn sentence(&self, shape: &Shape) -> String {
        let (number, cell) = (self.number.to_string(), shape.name(self.cell));
        if self.is_placed {
            return text!("hidato-must-stand", number = number, cell = cell);
        }
        let why = self.evidence.clause(shape, self.number, self.cell);
        text!("hidato-cannot-stand", number = number, cell = cell, why = why)
    }
}

/// Hears of every deduction. The compiler knows [`HEARS`](Self::HEARS), so the listener `()` costs
/// nothing.
pub trait Deductions {
    const HEARS: bool = true;

    /// Whether the listener wants to hear that a number, from 1, cannot stand in a cell. If not,
    /// the rules do not look for the reasons.
    fn wants(&self, _number: u16, _cell: usize) -> bool {
        Self::HEARS
    }

    fn deduced(&mut self, deduction: &Deduction);
}

impl Deductions for () {
    const HEARS: bool = false;

    fn deduced(&mut self, _: &Deduction) {}
}

/// A list that keeps all deductions.
impl Deductions for Vec<Deduction> {
    fn deduced(&mut self, deduction: &Deduction) {
        self.push(deduction.clone());
    }
}
