//! The depth-first search below one board, within a number of moves.
//!
//! For each cell of the blank and each last move there is a function of its own, so that no border
//! and no move back is ever asked about. What a node costs is mostly the wait for its look-ups
//! and the branches that they decide; of a node's children those beyond the bound are dropped
//! before their board is made.

use super::seen::{Key, Seen};
use super::tables::{BLANK, BLANK_SHIFT, BUDGET, OVERDRAWN, State, Tables};
use super::turns::{NONE, STATE_BITS, Turns};
use crate::search::space::{LABEL_NONE, Label};
use crate::sliding::moves::Move;

/// Where the automaton's state stands beside the budget.
const TURN_SHIFT: u32 = 40;
/// And how many moves are left.
pub(super) const LEFT_SHIFT: u32 = 56;
const LEFT_MASK: u64 = 0xff << LEFT_SHIFT;

const UP: u8 = Move::Up as u8;
const LEFT: u8 = Move::Left as u8;
const DOWN: u8 = Move::Down as u8;
const RIGHT: u8 = Move::Right as u8;

/// The number of no cell.
const WALL: u32 = 16;

/// A cell of the blank, and its neighbours.
trait Cell {
    const AT: u32;
    type Up: Cell;
    type Left: Cell;
    type Down: Cell;
    type Right: Cell;
    /// A bit for each way that does not lead beyond the border, by label.
    const WAYS: u64 = ((Self::Up::AT < WALL) as u64) << UP
        | ((Self::Left::AT < WALL) as u64) << LEFT
        | ((Self::Down::AT < WALL) as u64) << DOWN
        | ((Self::Right::AT < WALL) as u64) << RIGHT;
}

/// Beyond the border.
struct Wall;

impl Cell for Wall {
    const AT: u32 = WALL;
    type Up = Self;
    type Left = Self;
    type Down = Self;
    type Right = Self;
}

macro_rules! cells {
    ($($at:literal $cell:ident: $up:ident $left:ident $down:ident $right:ident;)*) => {
        $(
            struct $cell;
            impl Cell for $cell {
                const AT: u32 = $at;
                type Up = $up;
                type Left = $left;
                type Down = $down;
                type Right = $right;
            }
        )*

        impl<C: FnMut(u64, u64) -> Option<u64>> Dive<'_, C> {
            /// Looks for the goal below a board that is not the goal. `true` where it has ended.
            pub fn run(&mut self, state: State) -> bool {
                let State { board, positions: [own, other], budget } = state;
                match own >> BLANK_SHIFT {
                    $($at => self.expand::<$cell, LABEL_NONE>(board, own, other, budget),)*
                    _ => false,
                }
            }
        }
    };
}

cells! {
    0 C0: Wall Wall C4 C1;
    1 C1: Wall C0 C5 C2;
    2 C2: Wall C1 C6 C3;
    3 C3: Wall C2 C7 Wall;
    4 C4: C0 Wall C8 C5;
    5 C5: C1 C4 C9 C6;
    6 C6: C2 C5 C10 C7;
    7 C7: C3 C6 C11 Wall;
    8 C8: C4 Wall C12 C9;
    9 C9: C5 C8 C13 C10;
    10 C10: C6 C9 C14 C11;
    11 C11: C7 C10 C15 Wall;
    12 C12: C8 Wall Wall C13;
    13 C13: C9 C12 Wall C14;
    14 C14: C10 C13 Wall C15;
    15 C15: C11 C14 Wall Wall;
}

/// How a dive ended before its own end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Goal,
    /// The listener, or a limit, wanted no more.
    Halt,
}

/// What is done with boards that have at least so many moves left.
pub enum Upper<'a> {
    /// Nothing.
    Pass,
    /// They are left where they have been met before with as many moves left.
    Meet(&'a Seen, u8),
    /// Those with just so many left are not searched but kept, to be searched apart.
    Split(Vec<State>, u8),
    /// The one of this number, counted down, among those with just so many left is taken for the
    /// goal; the others are not searched.
    Find(usize, u8),
}

/// A search and its figures.
pub struct Dive<'a, C> {
    tables: &'a Tables,
    pub upper: Upper<'a>,
    /// Where at least so many moves are left a board is an upper one.
    upper_min: u64,
    pub expanded: u64,
    pub generated: u64,
    /// When `go_on` is asked next, in generated nodes.
    check_at: u64,
    /// Told the nodes expanded and generated; tells after how many more it is to be asked again, or
    /// `None` to end.
    go_on: C,
    pub end: Option<End>,
    /// After the goal was met: the labels of the moves to it, the last one first.
    pub path: Vec<Label>,
}

impl<'a, C: FnMut(u64, u64) -> Option<u64>> Dive<'a, C> {
    pub fn new(tables: &'a Tables, upper: Upper<'a>, check_at: u64, go_on: C) -> Self {
        let upper_min = match upper {
            Upper::Pass => u64::MAX,
            Upper::Meet(_, left) | Upper::Split(_, left) | Upper::Find(_, left) => left.into(),
        };
        Self {
            tables,
            upper,
            upper_min,
            expanded: 0,
            generated: 0,
            check_at,
            go_on,
            end: None,
            path: Vec::new(),
        }
    }

    /// Whether a board with many moves left is not to be searched.
    #[inline(never)]
    fn is_left_out(&mut self, state: State) -> bool {
        let left = (state.budget >> LEFT_SHIFT) as u8;
        match &mut self.upper {
            Upper::Pass => false,
            Upper::Meet(seen, _) => {
                let [own, other] = state.positions;
                seen.meet(Key::new(own.min(other)), left)
            }
            Upper::Split(kept, at) if left == *at => {
                kept.push(state);
                true
            }
            Upper::Find(number, at) if left == *at => {
                if *number == 0 {
                    self.end = Some(End::Goal);
                }
                *number = number.wrapping_sub(1);
                true
            }
            Upper::Split(..) | Upper::Find(..) => false,
        }
    }

    #[cold]
    #[inline(never)]
    fn check(&mut self) -> bool {
        match (self.go_on)(self.expanded, self.generated) {
            Some(more) => self.check_at = self.generated + more,
            None => self.end = Some(End::Halt),
        }
        self.end.is_none()
    }

    /// The parts of a [`State`], one by one so that they stay in registers, with the automaton's
    /// state in the budget.
    #[inline(never)]
    fn expand<B: Cell, const LAST: u8>(
        &mut self,
        board: u64,
        own: u64,
        other: u64,
        budget: u64,
    ) -> bool {
        if self.generated >= self.check_at && !self.check() {
            return true;
        }
        if budget >> LEFT_SHIFT >= self.upper_min {
            let state = State { board, positions: [own, other], budget };
            if self.is_left_out(state) {
                return self.end.is_some();
            }
        }
        let turns = self.tables.turns.after(budget >> TURN_SHIFT & NONE);
        self.expanded += 1;
        self.generated += Turns::count(turns, B::WAYS);
        let state = State { board, positions: [own, other], budget: budget & (BUDGET | LEFT_MASK) };
        (LAST != DOWN && self.child::<B, B::Up, UP>(state, turns))
            || (LAST != RIGHT && self.child::<B, B::Left, LEFT>(state, turns))
            || (LAST != LEFT && self.child::<B, B::Right, RIGHT>(state, turns))
            || (LAST != UP && self.child::<B, B::Down, DOWN>(state, turns))
    }

    /// Goes down to the board after the blank's way from one cell to another, if that is within
    /// the bound. `true` where the search has ended.
    #[inline(always)]
    fn child<From: Cell, To: Cell, const WAY: u8>(&mut self, state: State, turns: u64) -> bool {
        if To::AT == WALL {
            return false;
        }
        let tables = self.tables;
        let turn = turns >> (STATE_BITS * u32::from(WAY)) & NONE;
        if turn == NONE {
            return false;
        }
        let tile = state.board >> (4 * To::AT) & 15;
        let (positions, budget) = tables.after(&state, tile, (To::AT, WAY));
        if budget & OVERDRAWN != 0 {
            return false;
        }
        let [own, other] = positions;
        if own == tables.goal {
            self.end = Some(End::Goal);
            self.path.push(WAY);
            return true;
        }
        let moved = tile ^ BLANK;
        let board = state.board ^ moved << (4 * From::AT) ^ moved << (4 * To::AT);
        let budget = (budget & (BUDGET | LEFT_MASK) | turn << TURN_SHIFT) - (1 << LEFT_SHIFT);
        let ended = self.expand::<To, WAY>(board, own, other, budget);
        if ended && self.end == Some(End::Goal) {
            self.path.push(WAY);
        }
        ended
    }
}
