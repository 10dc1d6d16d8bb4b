//! A search under a convention: its moves, all that can be counted of it, and its expansions.

use langkah_engine::hidato::solve::Finished;
use langkah_engine::search::best_first::script;
use langkah_engine::search::event::NodeListener;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::space::Label;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::bound::manhattan::Manhattan;
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::moves::{self, Move};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::space::SmallSpace;

use super::claims::Claims;
use super::convention::{Convention, Estimate};

/// What a search did.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// The solution, if it found one.
    pub moves: Option<Vec<Move>>,
    /// What ended it before.
    pub halt: Option<Halt>,
    /// Children made.
    pub made: u64,
    /// Children that were queued, and the goal, if it was tested when it was made.
    pub kept: u64,
    /// Nodes whose children were made.
    pub expanded: u64,
    /// Nodes taken from the queue, those too that were then dropped.
    pub taken: u64,
    /// Whether the goal was one of those that were taken.
    pub takes_goal: bool,
    /// The most nodes in the queue at one time.
    pub live: u64,
    /// For each node its parent and the move from there; the root is the first.
    nodes: Vec<(u32, Label)>,
    /// The nodes in the order in which they were expanded; at the end the goal, if it was taken.
    order: Vec<u32>,
}

impl Run {
    /// Runs the search. `limits` count the children made.
    pub fn new(
        puzzle: &Puzzle,
        convention: Convention,
        limits: &Limits,
        watch: &mut dyn Watch,
    ) -> Self {
        let goal = puzzle.goal();
        match convention.estimate {
            Estimate::Misplaced => {
                Self::with(puzzle, convention, &Misplaced::new(goal), limits, watch)
            }
            Estimate::WithBlank => {
                Self::with(puzzle, convention, &Misplaced::with_blank(goal), limits, watch)
            }
            Estimate::Manhattan => {
                Self::with(puzzle, convention, &Manhattan::new(goal), limits, watch)
            }
        }
    }

    fn with(
        puzzle: &Puzzle,
        convention: Convention,
        bound: &impl Bound,
        limits: &Limits,
        watch: &mut dyn Watch,
    ) -> Self {
        let space = SmallSpace::new(puzzle.start(), puzzle.goal(), bound, convention.ways);
        let space = if convention.reversals { space.with_reversals() } else { space };
        let mut clerk = Clerk { watch, run: Self::default(), e_node: None };
        let finished = script::record(&space, convention.script(), limits, &mut clerk);
        let mut run = clerk.run;
        run.live = finished.stats.live_peak;
        match finished.outcome {
            Outcome::Solved(labels) => run.moves = Some(moves::from_labels(&labels)),
            Outcome::Halted(halt) => run.halt = Some(halt),
            Outcome::NoSolution => {}
        }
        run
    }

    /// The figures of a search that keeps every child and takes no node twice.
    pub fn of_path(finished: &Finished) -> Self {
        let (made, expanded) = (finished.stats.generated, finished.stats.expanded);
        let moves = finished.solution().map(|_| Vec::new());
        let (kept, taken, takes_goal) = (made, expanded + 1, moves.is_some());
        let live = finished.stats.live_peak;
        Self { moves, made, kept, expanded, taken, takes_goal, live, ..Self::default() }
    }

    /// Whether a text has the moves of the search; `None` if one of the two has none.
    pub fn has_moves(&self, claims: &Claims) -> Option<bool> {
        let (route, moves) = (claims.route.as_ref()?, self.moves.as_ref()?);
        Some(route.steps.iter().map(|step| step.way).eq(moves.iter().copied()))
    }

    /// The board of an expansion, from 0.
    pub fn board(&self, index: usize, start: &Board) -> Option<Board> {
        let mut node = *self.order.get(index)?;
        let mut ways = Vec::new();
        while let Some(&(parent, label)) = self.nodes.get(node as usize).filter(|_| node > 0) {
            ways.extend(Move::from_index(label));
            node = parent;
        }
        let mut board = start.clone();
        for &way in ways.iter().rev() {
            board.apply(way);
        }
        Some(board)
    }
}

/// Writes down what the engine tells.
struct Clerk<'a> {
    watch: &'a mut dyn Watch,
    run: Run,
    /// The node whose children are being made.
    e_node: Option<u32>,
}

impl Watch for Clerk<'_> {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.watch.beat(progress)
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped()
    }
}

impl NodeListener for Clerk<'_> {
    type Mark = u32;

    fn root(&mut self, _: u32, _: Option<u32>) -> u32 {
        self.run.nodes.push((0, 0));
        0
    }

    fn take(&mut self, _: u32) {
        self.run.taken += 1;
    }

    fn expand(&mut self, node: u32) {
        self.e_node = Some(node);
        self.run.expanded += 1;
        self.run.order.push(node);
    }

    fn child(&mut self, label: u32, _: u32, _: u32) -> u32 {
        let node = self.run.nodes.len() as u32;
        self.run.nodes.push((self.e_node.unwrap_or(0), label as Label));
        self.run.made += 1;
        self.run.kept += 1;
        node
    }

    fn duplicate(&mut self, _: u32, _: u64) {
        // One that is found when it is taken was queued.
        self.run.kept -= u64::from(self.e_node.is_some());
    }

    fn done(&mut self, _: &langkah_engine::search::watch::Stats, _: u64) {
        self.e_node = None;
    }

    fn goal(&mut self, node: u32) {
        if self.e_node.is_none() {
            self.run.takes_goal = true;
            self.run.order.push(node);
        }
    }
}
