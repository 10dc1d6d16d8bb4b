//! What the nodes of a recorded search stand for, in the codes that a trace keeps: guesses,
//! numbers placed, contradictions.

use super::propagate::{Contradiction, Rule};

/// The bits of a number or a cell: a board has at most [`CELLS_MAX`](super::board::CELLS_MAX) of
/// them.
const BITS: u32 = 11;
const MASK: u32 = (1 << BITS) - 1;

/// A trace's `h` if no gap tells the slack, or if no given is to come.
pub const NO_COST: u32 = u16::MAX as u32;

/// What leads from a node to its child. Numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    pub number: u16,
    pub cell: usize,
    /// `true` if the number is put into the cell, `false` if the cell is taken from it.
    pub is_placed: bool,
}

impl Branch {
    pub fn label(self) -> u32 {
        pack(self.number.into(), self.cell as u32, u32::from(self.is_placed))
    }

    pub fn of(label: u32) -> Self {
        let (number, cell, is_placed) = unpack(label);
        Self { number: number as u16, cell: cell as usize, is_placed: is_placed == 1 }
    }
}

/// A number that a search has placed at a node, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    pub number: u16,
    pub cell: usize,
    pub rule: Rule,
}

impl Fact {
    pub fn code(self) -> u32 {
        pack(self.number.into(), self.cell as u32, self.rule as u32)
    }

    pub fn of(code: u32) -> Self {
        let (number, cell, rule) = unpack(code);
        let rule = Rule::ALL.get(rule as usize).copied().unwrap_or(Rule::Guess);
        Self { number: number as u16, cell: cell as usize, rule }
    }
}

impl Contradiction {
    /// The code for a trace.
    pub fn code(self) -> u32 {
        match self {
            Self::NoCell(number) => pack(number.into(), 0, 0),
            Self::NoNumber(cell) => pack(0, cell as u32, 1),
            Self::DeadEnd(cell) => pack(0, cell as u32, 2),
            Self::Crowded(cell, other) => pack(other as u32, cell as u32, 3),
            Self::Torn(a, b) => pack(b as u32, a as u32, 4),
            Self::Loop(a, b) => pack(b as u32, a as u32, 5),
            Self::Region(cell) => pack(0, cell as u32, 6),
            Self::Gap(from, to) => pack(from.into(), to.into(), 7),
        }
    }

    /// What a code stands for.
    pub fn of(code: u32) -> Self {
        let (a, b, kind) = unpack(code);
        match kind {
            0 => Self::NoCell(a as u16),
            1 => Self::NoNumber(b as usize),
            2 => Self::DeadEnd(b as usize),
            3 => Self::Crowded(b as usize, a as usize),
            4 => Self::Torn(b as usize, a as usize),
            5 => Self::Loop(b as usize, a as usize),
            6 => Self::Region(b as usize),
            _ => Self::Gap(a as u16, b as u16),
        }
    }
}

fn pack(a: u32, b: u32, kind: u32) -> u32 {
    kind << (2 * BITS) | (b & MASK) << BITS | (a & MASK)
}

fn unpack(code: u32) -> (u32, u32, u32) {
    (code & MASK, code >> BITS & MASK, code >> (2 * BITS))
}

#[cfg(test)]
mod tests {
    use super::{Branch, Contradiction, Fact, Rule};
    use crate::hidato::board::CELLS_MAX;

    #[test]
    fn codes_are_read_as_they_were_written() {
        for number in [1, 17, CELLS_MAX as u16] {
            for cell in [0, 5, CELLS_MAX - 1] {
                for is_placed in [false, true] {
                    let branch = Branch { number, cell, is_placed };
                    assert_eq!(Branch::of(branch.label()), branch);
                }
                for rule in Rule::ALL {
                    let fact = Fact { number, cell, rule };
                    assert_eq!(Fact::of(fact.code()), fact);
                }
                for contradiction in [
                    Contradiction::NoCell(number),
                    Contradiction::NoNumber(cell),
                    Contradiction::DeadEnd(cell),
                    Contradiction::Crowded(cell, 3),
                    Contradiction::Torn(cell, 3),
                    Contradiction::Loop(cell, 3),
                    Contradiction::Region(cell),
                    Contradiction::Gap(number, cell as u16 + 1),
                ] {
                    assert_eq!(Contradiction::of(contradiction.code()), contradiction);
                }
            }
        }
    }
}
