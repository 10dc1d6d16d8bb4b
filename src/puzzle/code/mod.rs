//! Searches as pseudo-code, and which of its lines a recorded search is at.
//!
//! | room | what lives there |
//! |---|---|
//! | [`sliding`], [`hidato`] | the listings of each family's searches, made from their rules |
//! | [`steps`] | the lines that run between two moments of a trace, in their order |
//! | [`place`] | a line of a trace: the next one, the one before, and what is shown there |
//! | `walk` | goes through a listing as a trace says |
//! | `lines` | the lines in words |
//! | [`variables`] | the variables at a line, with their values |
//!
//! The names in a listing are those of the course: E is the E-node, x is a child of E, V has the
//! states that the search has met, B is the bound of an iteration, and N is the least ĉ that is
//! greater than B.

pub mod hidato;
mod lines;
pub mod place;
pub mod sliding;
pub mod steps;
pub mod variables;
mod walk;

use std::ops::Range;

use langkah_engine::plan::ChildOrder;
use langkah_engine::search::best_first::script::Cost;
use langkah_engine::search::event::Rule;

/// The pseudo-code of one search.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    lines: Vec<Line>,
}

/// A line of a listing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// In how many blocks the line stands.
    pub indent: u8,
    pub act: Act,
}

/// What a line does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
    /// Makes the root, which is live.
    Root(Root),
    /// The bound of the first iteration is the root's ĉ.
    FirstBound,
    /// Goes through its block again and again.
    Repeat,
    /// Goes through its block as long as there are live nodes.
    While,
    /// Takes a live node: E.
    Take(Take),
    /// Goes through its block if the test holds.
    If(Test),
    /// The same, if the test before did not hold.
    ElseIf(Test),
    /// Goes through its block if no test before held.
    Else,
    /// E or x is dead.
    Kill(Who, Reason),
    /// V takes the state of E or x, and its key if [`Known`] asks for keys.
    Remember(Who, Known),
    /// Goes through its block for each child x of E.
    For(Children),
    /// The key of x is computed, with this factor of h.
    Key(Cost, f64),
    /// x is live.
    Push,
    /// Ends the search if the test holds.
    StopIf(Test),
    /// Ends the search: no live node is left.
    Stop(Left),
    /// The bound of the next iteration is N.
    NextBound,
    /// The rules place numbers at E, until they place no more.
    Propagate,
    /// All live nodes die, and the search begins again at the root, if too many nodes have died.
    RestartIf,
    /// All live nodes die, and the search begins again at the root, if local search has found a
    /// solution to follow.
    GuideIf,
    /// Keeps E as a solution.
    Keep,
    /// Chooses a number v, and a cell c for it.
    Choose,
    /// Ends the search, because it may not guess.
    Stuck,
}

/// What there is when the search begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root {
    /// The root alone.
    Alone,
    /// V is empty.
    WithNoStates,
    /// V has the root's state.
    WithState,
    /// N is infinite.
    WithLeast,
    /// The root is the path without a number.
    EmptyPath,
}

/// Which live node is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// The node with the least key; of several, the one that the rule gives.
    Least(Cost, Rule),
    /// The oldest node.
    Oldest,
    /// The deepest node; of several, the first child.
    Deepest,
    /// The same, but some nodes wait until there are no others.
    DeepestThenWaiting,
    /// The node with the least cost of the published search of Hidatos, and of several the newest.
    Nearest(langkah_engine::hidato::published::Measure),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    E,
    X,
}

/// When a state that V has makes a node a duplicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Always.
    Always,
    /// If V has it with no greater g.
    NoFarther,
    /// If V has it with a smaller key.
    Cheaper,
}

/// A question that the search asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// Whether V has the state of E or x.
    Known(Who, Known),
    /// Whether E or x is the goal.
    Goal(Who),
    /// Whether g(E) is the greatest depth.
    Deepest(u32),
    /// Whether ĉ(x) is greater than B.
    Beyond,
    /// Whether N is infinite.
    NoNext,
    /// Whether the rules contradict each other at E.
    Contradiction,
    /// Whether every number has its cell at E.
    Complete,
    /// Whether E is a solution and another one is known.
    Second,
    /// Whether one solution is enough.
    First,
    /// Whether the work has grown so large that clause learning takes over.
    MuchWork,
    /// Whether the next given is out of reach from x.
    OutOfReach,
}

/// Why a line kills a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Duplicate,
    Depth,
    /// Its ĉ is greater than B; N may become less.
    Bound,
    Contradiction,
    OutOfReach,
}

/// Which children of E there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Children {
    /// One for each move, in the order that somebody chose.
    Moves(Option<ChildOrder>),
    /// One for each move but the one that undoes the last, in the order that somebody chose.
    NoMoveBack(Option<ChildOrder>),
    /// One for each move, without the moves to a board that other moves reach as well.
    NotLeftOut,
    /// Two: v stands in c, and v does not.
    Guess,
    /// One for each cell beside E's last number that can take the next one.
    Cells,
}

/// What is known if no live node is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// There is no solution.
    NoSolution,
    /// There is no solution of so many moves or fewer.
    NoneWithin(u32),
    /// There is no other solution.
    NoOther,
}

impl Listing {
    fn new(lines: impl IntoIterator<Item = (u8, Act)>) -> Self {
        Self { lines: lines.into_iter().map(|(indent, act)| Line { indent, act }).collect() }
    }

    /// The same search with children in this order; `None` for the usual one.
    fn in_order(mut self, order: Option<ChildOrder>) -> Self {
        for line in &mut self.lines {
            if let Act::For(Children::Moves(chosen) | Children::NoMoveBack(chosen)) = &mut line.act
            {
                *chosen = order;
            }
        }
        self
    }

    /// The same search without moves back, as where a line shifted at once is one move: no move
    /// goes along the line of the last one.
    fn without_back(mut self) -> Self {
        for line in &mut self.lines {
            if let Act::For(Children::Moves(order)) = line.act {
                line.act = Act::For(Children::NoMoveBack(order));
            }
        }
        self
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The index of the first line that does something like this.
    fn find(&self, is: impl Fn(Act) -> bool) -> Option<usize> {
        self.lines.iter().position(|line| is(line.act))
    }

    /// The lines in the block below a line.
    pub fn block(&self, line: usize) -> Range<usize> {
        let Some(head) = self.lines.get(line) else { return 0..0 };
        let rest = self.lines.get(line + 1..).unwrap_or_default();
        let len = rest.iter().take_while(|inner| inner.indent > head.indent).count();
        line + 1..line + 1 + len
    }
}
