//! The boards as a search walks them, where a whole line that is shifted at once is one move.

use super::SIDE_MAX;
use super::bound::LineBound;
use crate::grid::Dims;
use crate::search::space::{LABEL_NONE, Label, Packed, STATE_BITS, Space};
use crate::sliding::board::Board;
use crate::sliding::bound::Slide;
use crate::sliding::metric::Axis;
use crate::sliding::moves::Move::{Down, Left, Right, Up};
use crate::sliding::moves::{self, Move};
use crate::sliding::packed;

/// How many labels moves along one axis have.
const AXIS_LABELS: Label = SIDE_MAX as Label - 1;

/// The boards of one size on the way to one goal. A move goes along the other axis than the last
/// one: two moves along one line lead where one leads, or nowhere.
///
/// A label tells how many rows further down the blank goes, counted on from the last row to the
/// first, less one; for columns the same, [`AXIS_LABELS`] higher. So the label and the blank's cell
/// give the move, from either of its ends.
pub struct MultiSpace<'a, B> {
    bound: &'a B,
    dims: Dims,
    start: u64,
    goal: u64,
    /// Whether h may depend on the axis of the last move. In a queue it must not: equal boards are
    /// one state there.
    takes_turns: bool,
    /// The order in which children are made.
    ways: [Move; 4],
}

/// A board, the blank's cell, the label of the last move, and what the bound carries.
#[derive(Clone, Copy)]
pub struct Node<C> {
    board: u64,
    pub(super) blank: u8,
    last: Label,
    pub(super) carry: C,
}

impl<C> Node<C> {
    /// The axis of the move that led here.
    pub(super) fn last(&self) -> Option<Axis> {
        axis(self.last)
    }
}

impl<B> Clone for MultiSpace<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for MultiSpace<'_, B> {}

impl<'a, B: LineBound> MultiSpace<'a, B> {
    /// `start` and `goal` must have the same size, of at most [`SIDE_MAX`] rows and columns, and
    /// `bound` must be for that goal.
    pub fn new(start: &Board, goal: &Board, bound: &'a B) -> Self {
        let dims = start.dims();
        debug_assert!(dims == goal.dims() && dims.rows().max(dims.cols()) <= SIDE_MAX);
        let (start, goal) = (packed::pack(start), packed::pack(goal));
        Self { bound, dims, start, goal, takes_turns: false, ways: [Up, Left, Down, Right] }
    }

    /// The same boards, with the bound that knows the axis of the last move. For searches that keep
    /// the path, and no states.
    #[must_use]
    pub fn taking_turns(&self) -> Self {
        Self { takes_turns: true, ..*self }
    }

    /// The same boards, with children in this order of ways, and of one way the nearest first.
    #[must_use]
    pub fn in_order(&self, ways: [Move; 4]) -> Self {
        Self { ways, ..*self }
    }

    pub(super) fn bound(&self) -> &'a B {
        self.bound
    }

    /// A word for the board and the axis of the last move: all that the moves from here depend on.
    pub(super) fn state(&self, node: &Node<B::Carry>) -> u64 {
        let turn = match node.last() {
            None => 0,
            Some(Axis::Column) => 1,
            Some(Axis::Row) => 2,
        };
        packed::shorten(node.board) | turn << STATE_BITS
    }

    fn node(&self, board: u64, last: Label) -> Node<B::Carry> {
        let blank = packed::blank(board) as u8;
        Node { board, blank, last, carry: self.bound.carry(board) }
    }

    /// The steps of the blank on the way that these labels tell, from the start.
    pub fn steps(&self, labels: &[Label]) -> Vec<Move> {
        let mut blank = packed::blank(self.start) as usize;
        let mut steps = Vec::with_capacity(labels.len());
        for &label in labels {
            let to = self.end(blank, label, true);
            let (way, tiles) = self.between(blank, to);
            steps.extend(std::iter::repeat_n(way, tiles));
            blank = to;
        }
        steps
    }

    /// The cell that a label's move leads the blank to, or from which it led the blank here.
    fn end(&self, blank: usize, label: Label, is_target: bool) -> usize {
        let (rows, cols) = (self.dims.rows(), self.dims.cols());
        let (row, col) = (self.dims.row(blank), self.dims.col(blank));
        let by = usize::from(label % AXIS_LABELS) + 1;
        let on = |count: usize| if is_target { by } else { count - by % count };
        match axis(label) {
            Some(Axis::Column) => (row + on(rows)) % rows * cols + col,
            Some(Axis::Row) => row * cols + (col + on(cols)) % cols,
            None => blank,
        }
    }

    /// The way from one cell to another of its row or column, and how many steps it takes.
    fn between(&self, from: usize, to: usize) -> (Move, usize) {
        let (rows, cols) = (self.dims.row(from), self.dims.col(from));
        let (row, col) = (self.dims.row(to), self.dims.col(to));
        let steps = rows.abs_diff(row) + cols.abs_diff(col);
        let way = match (row.cmp(&rows), col.cmp(&cols)) {
            (std::cmp::Ordering::Less, _) => Up,
            (std::cmp::Ordering::Greater, _) => Down,
            (_, std::cmp::Ordering::Less) => Left,
            _ => Right,
        };
        (way, steps)
    }
}

/// Along which axis a label's move goes.
#[inline]
fn axis(label: Label) -> Option<Axis> {
    match label {
        LABEL_NONE => None,
        label if label < AXIS_LABELS => Some(Axis::Column),
        _ => Some(Axis::Row),
    }
}

impl<B: LineBound> Space for MultiSpace<'_, B> {
    type Node = Node<B::Carry>;

    fn root(&self) -> Self::Node {
        self.node(self.start, LABEL_NONE)
    }

    #[inline]
    fn h(&self, node: &Self::Node) -> u32 {
        if self.takes_turns {
            self.bound.h_after(node.carry, axis(node.last))
        } else {
            self.bound.h(node.carry)
        }
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        node.board == self.goal
    }

    #[inline]
    fn expand(&self, node: &Self::Node, visit: &mut impl FnMut(Label, Self::Node)) {
        let (rows, cols) = (self.dims.rows() as u8, self.dims.cols() as u8);
        let (row, col) = (node.blank / cols, node.blank % cols);
        let last = axis(node.last);
        for way in self.ways {
            let (is_along_row, most, step) = match way {
                Up => (false, row, cols.wrapping_neg()),
                Left => (true, col, 1_u8.wrapping_neg()),
                Down => (false, rows - 1 - row, cols),
                Right => (true, cols - 1 - col, 1),
            };
            let own = if is_along_row { Axis::Row } else { Axis::Column };
            if last == Some(own) {
                continue;
            }
            let mut child = *node;
            for tiles in 1..=most {
                let to = child.blank.wrapping_add(step);
                let slide = Slide { before: child.board, from: to, to: child.blank };
                let carry = self.bound.after(child.carry, slide);
                let label = match way {
                    Down => tiles - 1,
                    Up => rows - tiles - 1,
                    Right => AXIS_LABELS + tiles - 1,
                    Left => AXIS_LABELS + cols - tiles - 1,
                };
                child = Node { board: slide.after(), blank: to, last: label, carry };
                visit(label, child);
            }
        }
    }

    fn told(&self, label: Label, child: &Self::Node) -> u32 {
        let to = usize::from(child.blank);
        let (way, tiles) = self.between(self.end(to, label, false), to);
        moves::label(way, tiles)
    }
}

impl<B: LineBound> Packed for MultiSpace<'_, B> {
    #[inline]
    fn pack(&self, node: &Self::Node) -> u64 {
        packed::shorten(node.board)
    }

    #[inline]
    fn unpack(&self, state: u64, last: Label) -> Self::Node {
        let has_sixteen = self.dims.cells() == packed::CELLS_MAX;
        self.node(if has_sixteen { packed::complete(state) } else { state }, last)
    }

    fn parent(&self, state: u64, last: Label) -> u64 {
        let node = self.unpack(state, LABEL_NONE);
        if last == LABEL_NONE {
            return state;
        }
        let (mut board, mut blank) = (node.board, usize::from(node.blank));
        let (way, tiles) = self.between(blank, self.end(blank, last, false));
        for _ in 0..tiles {
            let Some(to) = self.dims.neighbour(blank, way) else { break };
            board = packed::slide(board, to as u32, blank as u32);
            blank = to;
        }
        packed::shorten(board)
    }
}
