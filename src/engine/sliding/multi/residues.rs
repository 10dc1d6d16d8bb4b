//! A database in a quarter of its memory, for a search that knows the distance before each step.
//!
//! A step changes the distance by 1 at most, so that its remainder after division by 3 tells it.

use super::lines::Lines;
use super::shape::Order;

/// For each order a byte: for each line of the blank two bits, the first line in the lowest.
pub struct Residues(Vec<u8>);

impl Residues {
    /// `None` if the system has no memory for them.
    pub fn new(lines: &Lines) -> Option<Self> {
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(lines.shape.orders()).ok()?;
        bytes.extend(lines.every().map(|distances| {
            let residue = |line: usize| (distances[line] % 3) << (2 * line);
            (0..distances.len()).fold(0, |byte, line| byte | residue(line))
        }));
        Some(Self(bytes))
    }

    pub fn bytes(&self) -> u64 {
        self.0.capacity() as u64
    }

    /// The distance of an order of `lines`, with the blank in a line, one step after an order with
    /// the distance `before`.
    #[inline]
    pub fn distance(&self, lines: &Lines, order: Order, line: usize, before: u8) -> u8 {
        let residue = self.0[lines.shape.number(order)] >> (2 * (line & 3)) & 3;
        // Without a branch, so that the processor loads the residues of several boards at once.
        let change = (residue + 4 - before % 3) % 3;
        (before + change).wrapping_sub(1)
    }
}
