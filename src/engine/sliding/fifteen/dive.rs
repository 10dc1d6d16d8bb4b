//! The depth-first search below one board, within a number of moves.
//!
//! For each cell of the blank and each last move there is a function of its own, so that the search
//! never has to test for a border or a move back. The time for a node is mostly the wait for its
//! look-ups and for the branches that depend on them. The search drops children beyond the bound
//! before it makes their boards.

use super::build::pair;
use super::canon::mirrored;
use super::step::{BLANK, BLANK_SHIFT, BUDGET, Bytes, DEPTH_SHIFT, OVERDRAWN, Shift, State};
use super::tables::Tables;
use super::turns::{STATES, Turns};
use crate::search::space::{LABEL_NONE, Label};
use crate::sliding::moves::Move;

const UP: u8 = Move::Up as u8;
const LEFT: u8 = Move::Left as u8;
const DOWN: u8 = Move::Down as u8;
const RIGHT: u8 = Move::Right as u8;

/// The order in which the children of a node are made.
pub const WAYS: [Move; 4] = [Move::Up, Move::Left, Move::Right, Move::Down];

/// The number that stands for "no cell".
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
    /// The cell's pair on the board and on its mirror image.
    const PAIRS: [u32; 2] = [pair(Self::AT as u8), pair(mirrored(Self::AT as u8))];
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

        impl<const MIRRORED: bool> Dive<'_, MIRRORED> {
            /// Looks for the goal below a board that is not the goal. `turn` is the automaton's
            /// state after the moves to it. `true` if the search has ended.
            pub fn run(&mut self, state: &State, turn: u64) -> bool {
                let State { board, positions: [own, other], budget } = *state;
                match own >> BLANK_SHIFT {
                    $($at => {
                        self.expand::<$cell, LABEL_NONE>(board, own, other, budget, turn)
                    })*
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
    /// The listener or a limit ended it.
    Halt,
}

/// A step and the bytes that it looks at: together one cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Look<'a> {
    step: Shift,
    groups: [&'a Bytes; 2],
}

/// Hears how many nodes were expanded and generated. Returns after how many more it is to be called
/// again, or `None` to end the search. It is called once in thousands of nodes.
pub type Tell<'a> = dyn FnMut(u64, u64) -> Option<u64> + 'a;

/// A search and its figures. `MIRRORED` says whether the tables have a second view.
pub struct Dive<'a, const MIRRORED: bool> {
    /// By way and slot.
    looks: [[Look<'a>; 16]; 4],
    next: &'a [u64; STATES],
    goal: u64,
    /// How many nodes may be generated before `go_on` is asked.
    credit: i64,
    /// How many nodes will have been generated when `go_on` is called next.
    check_at: u64,
    go_on: &'a mut Tell<'a>,
    pub end: Option<End>,
    /// After the goal was met: the labels of the moves to it, the last one first.
    pub path: Vec<Label>,
    pub expanded: u64,
    /// The greatest budget that the search met. Its highest byte is the moves from the start, so it
    /// tells the deepest board.
    deepest: u64,
}

impl<'a, const MIRRORED: bool> Dive<'a, MIRRORED> {
    pub fn new(tables: &'a Tables, check_at: u64, go_on: &'a mut Tell<'a>) -> Self {
        let look = |step: Shift| Look { step, groups: step.group.map(|group| tables.group(group)) };
        Self {
            looks: tables.steps.map(|steps| steps.map(look)),
            next: tables.turns.next(),
            goal: tables.goal,
            credit: check_at as i64,
            check_at,
            go_on,
            end: None,
            path: Vec::new(),
            expanded: 0,
            deepest: 0,
        }
    }

    pub fn generated(&self) -> u64 {
        self.check_at.wrapping_sub(self.credit as u64)
    }

    /// The most moves from the start to a board that was expanded since the last call of this
    /// function.
    pub fn deepest(&mut self) -> u8 {
        (std::mem::take(&mut self.deepest) >> DEPTH_SHIFT) as u8
    }

    #[cold]
    #[inline(never)]
    fn check(&mut self) -> bool {
        let generated = self.generated();
        match (self.go_on)(self.expanded, generated) {
            Some(more) => {
                self.check_at = generated + more;
                self.credit = more as i64;
            }
            None => self.end = Some(End::Halt),
        }
        self.end.is_none()
    }

    /// Expands a board. It takes the parts of a [`State`] one by one, so that they stay in
    /// registers, and the automaton's state.
    #[inline(never)]
    fn expand<B: Cell, const LAST: u8>(
        &mut self,
        board: u64,
        own: u64,
        other: u64,
        budget: u64,
        turn: u64,
    ) -> bool {
        if self.credit <= 0 && !self.check() {
            return true;
        }
        let turns = self.next[turn as usize % STATES];
        self.expanded += 1;
        if budget > self.deepest {
            self.deepest = budget;
        }
        self.credit -= Turns::count(turns, B::WAYS) as i64;
        let state = State { board, positions: [own, other], budget: budget & BUDGET };
        (LAST != DOWN && self.child::<B, B::Up, UP>(&state, turns))
            || (LAST != RIGHT && self.child::<B, B::Left, LEFT>(&state, turns))
            || (LAST != LEFT && self.child::<B, B::Right, RIGHT>(&state, turns))
            || (LAST != UP && self.child::<B, B::Down, DOWN>(&state, turns))
    }

    /// Goes down to the board after the blank's move from one cell to another, if that board is
    /// within the bound. `true` if the search has ended.
    #[inline(always)]
    fn child<From: Cell, To: Cell, const WAY: u8>(&mut self, state: &State, turns: u64) -> bool {
        if To::AT == WALL || !Turns::may(turns, WAY) {
            return false;
        }
        let tile = state.board >> (4 * To::AT) & 15;
        let look = &self.looks[usize::from(WAY)][tile as usize];
        let [own, other] = state.positions;
        let ([own, other], budget) = if MIRRORED {
            look.step.make(look.groups, To::PAIRS, state.positions, state.budget)
        } else {
            let [group, _] = look.groups;
            let (own, budget) = look.step.make_plain(group, To::PAIRS[0], own, state.budget);
            ([own, other], budget)
        };
        if budget & OVERDRAWN != 0 {
            return false;
        }
        if own == self.goal {
            self.end = Some(End::Goal);
            self.path.push(WAY);
            return true;
        }
        let moved = tile ^ BLANK;
        let board = state.board ^ moved << (4 * From::AT) ^ moved << (4 * To::AT);
        let turn = Turns::then(turns, WAY);
        let ended = self.expand::<To, WAY>(board, own, other, budget, turn);
        if ended && self.end == Some(End::Goal) {
            self.path.push(WAY);
        }
        ended
    }
}
