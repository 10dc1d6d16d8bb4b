//! What the published paper suggests to change: another cost, and a filter.

use crate::hidato::board::Shape;

/// The published search, or one of the variants that its paper suggests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    pub cost: Measure,
    /// Whether the search drops a child from which the next given is out of reach. This loses no
    /// solution: with s numbers to come up to the given, a path goes at most s steps.
    pub filters: bool,
}

/// The figure by which the next node is chosen, the least first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Measure {
    /// Euclid's distance to the next given, as published.
    #[default]
    Euclid,
    /// The fewest steps to the next given on an empty board: Chebyshev's distance in a Hidato,
    /// Manhattan distance in a Numbrix, which has no diagonal steps, and on hexagons the distance
    /// over their sides.
    Steps,
    /// The slack: the numbers to come up to the next given, less the steps that are needed. A node
    /// from which the given is out of reach comes last.
    Slack,
}

/// A number that was placed, and the next given after it.
#[derive(Clone, Copy)]
pub(super) struct Leg {
    pub cell: usize,
    pub to: usize,
    /// The numbers from the one placed to the given.
    pub numbers: usize,
}

impl Leg {
    fn steps(self, shape: &Shape) -> usize {
        shape.topology().steps(shape.coordinates(self.cell), shape.coordinates(self.to))
    }

    fn euclid_squared(self, shape: &Shape) -> usize {
        shape.topology().euclid_squared(shape.coordinates(self.cell), shape.coordinates(self.to))
    }

    pub fn is_out_of_reach(self, shape: &Shape) -> bool {
        self.steps(shape) > self.numbers
    }
}

impl Measure {
    /// No key that a board of a shape can have is greater.
    pub(super) fn key_max(self, shape: &Shape) -> u32 {
        let (dims, topology) = (shape.dims(), shape.topology());
        let (rows, cols) = (dims.rows() - 1, dims.cols() - 1);
        // A row of hexagons that is shifted ends half a cell farther away.
        let far = |row: usize| topology.euclid_squared((0, 0), (row, cols));
        (match self {
            Self::Euclid => far(rows).max(far(rows.saturating_sub(1))),
            Self::Steps => topology.steps((0, 0), (rows, cols)),
            Self::Slack => shape.count(),
        }) as u32
    }

    /// A number that gives the same order as the cost: the square of Euclid's distance, else the
    /// cost itself. It is 0 if no given is to come.
    pub(super) fn key(self, shape: &Shape, leg: Option<Leg>) -> u32 {
        let Some(leg) = leg else { return 0 };
        let key = match self {
            Self::Euclid => leg.euclid_squared(shape),
            Self::Steps => leg.steps(shape),
            Self::Slack => leg.numbers.checked_sub(leg.steps(shape)).unwrap_or(shape.count()),
        };
        key as u32
    }

    /// The cost itself, rounded down.
    pub(super) fn floor(self, key: u32) -> u32 {
        if self == Self::Euclid { f64::from(key).sqrt() as u32 } else { key }
    }
}
