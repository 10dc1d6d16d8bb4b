//! A board of any size as a search walks it.

use super::bound::Bound;
use super::frame::{CELLS_MAX, Frame, Slide};
use crate::search::space::{LABEL_NONE, Label, Space};
use crate::sliding::board::Board;

/// The boards of one size on the way to one goal. Labels are `Move as u8`.
pub struct LargeSpace<B> {
    frame: Frame,
    bound: B,
}

/// A board, the blank's cell, the move that led to the board, and what the bound carries.
#[derive(Clone, Copy)]
pub struct LargeNode<C> {
    tiles: [u8; CELLS_MAX],
    blank: u8,
    last: Label,
    carry: C,
}

impl<B: Bound> LargeSpace<B> {
    /// `start` and `goal` must have the same size; `bound` is the function that makes the bound, as
    /// in `LargeSpace::new(&start, &goal, Manhattan::new)`.
    pub fn new(start: &Board, goal: &Board, bound: impl FnOnce(&Frame) -> B) -> Self {
        let frame = Frame::new(start, goal);
        let bound = bound(&frame);
        Self { frame, bound }
    }
}

impl<B: Bound> Space for LargeSpace<B> {
    type Node = LargeNode<B::Carry>;

    fn root(&self) -> Self::Node {
        let mut tiles = [0; CELLS_MAX];
        tiles[..self.frame.cells()].copy_from_slice(self.frame.start());
        let blank = self.frame.blank(self.frame.start());
        LargeNode { tiles, blank, last: LABEL_NONE, carry: self.bound.carry(self.frame.start()) }
    }

    #[inline]
    fn h(&self, node: &Self::Node) -> u32 {
        self.bound.h(&node.carry)
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        self.bound.h(&node.carry) == 0
    }

    #[inline]
    fn expand(&self, node: &Self::Node, visit: &mut impl FnMut(Label, Self::Node)) {
        for &(last, to) in self.frame.ways(node.blank, node.last) {
            let slide = Slide { tile: node.tiles[usize::from(to)], from: to, to: node.blank };
            let carry = self.bound.after(&node.carry, &node.tiles, slide);
            let mut child = LargeNode { tiles: node.tiles, blank: to, last, carry };
            child.tiles.swap(usize::from(node.blank), usize::from(to));
            visit(last, child);
        }
    }
}
