//! The board as a search walks it, with one of the bounds.

use super::board::Board;
use super::bound::{Bound, Slide};
use super::moves::Move;
use super::packed::{self, CELLS_MAX};
use super::ways::Ways;
use crate::grid::Dims;
use crate::search::space::{LABEL_NONE, Label, Packed, Space};

/// The boards of one size on the way to one goal. Labels are `Move as u8`.
pub struct SmallSpace<'a, B> {
    bound: &'a B,
    dims: Dims,
    start: u64,
    goal: u64,
    ways: Ways,
    makes_reversals: bool,
}

/// A board, the blank's cell, the move that led to the board, and what the bound carries.
#[derive(Clone, Copy)]
pub struct Node<C> {
    board: u64,
    blank: u8,
    last: Label,
    carry: C,
}

impl<'a, B: Bound> SmallSpace<'a, B> {
    /// `start` and `goal` must have the same size, of at most [`CELLS_MAX`] cells, and `bound`
    /// must be for that goal. Children are made in the order of `ways`.
    pub fn new(start: &Board, goal: &Board, bound: &'a B, ways: [Move; 4]) -> Self {
        let dims = start.dims();
        debug_assert!(dims == goal.dims() && dims.cells() <= CELLS_MAX);
        let (start, goal) = (packed::pack(start), packed::pack(goal));
        Self { bound, dims, start, goal, ways: Ways::new(dims, ways), makes_reversals: false }
    }

    /// The same boards, but a search also makes the move that undoes the last one.
    #[must_use]
    pub fn with_reversals(mut self) -> Self {
        self.ways = self.ways.with_reversals();
        self.makes_reversals = true;
        self
    }

    fn node(&self, board: u64, last: Label) -> Node<B::Carry> {
        let blank = packed::blank(board) as u8;
        Node { board, blank, last, carry: self.bound.carry(board) }
    }

    fn has_sixteen(&self) -> bool {
        self.dims.cells() == CELLS_MAX
    }
}

impl<B: Bound> Space for SmallSpace<'_, B> {
    type Node = Node<B::Carry>;

    fn root(&self) -> Self::Node {
        self.node(self.start, LABEL_NONE)
    }

    #[inline]
    fn h(&self, node: &Self::Node) -> u32 {
        self.bound.h(node.carry)
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        node.board == self.goal
    }

    #[inline]
    fn expand(&self, node: &Self::Node, visit: &mut impl FnMut(Label, Self::Node)) {
        for &(label, to) in self.ways.after(node.blank, node.last) {
            let slide = Slide { before: node.board, from: to, to: node.blank };
            let carry = self.bound.after(node.carry, slide);
            visit(label, Node { board: slide.after(), blank: to, last: label, carry });
        }
    }

    fn makes_reversals(&self) -> bool {
        self.makes_reversals
    }
}

impl<B: Bound> Packed for SmallSpace<'_, B> {
    #[inline]
    fn pack(&self, node: &Self::Node) -> u64 {
        packed::shorten(node.board)
    }

    #[inline]
    fn unpack(&self, state: u64, last: Label) -> Self::Node {
        self.node(if self.has_sixteen() { packed::complete(state) } else { state }, last)
    }

    fn parent(&self, state: u64, last: Label) -> u64 {
        let node = self.unpack(state, LABEL_NONE);
        let back = Move::from_index(last).map(Move::opposite);
        match back.and_then(|way| self.dims.neighbour(node.blank.into(), way)) {
            Some(to) => {
                packed::shorten(packed::slide(node.board, to as u32, u32::from(node.blank)))
            }
            None => state,
        }
    }
}
