//! Every engine with every rule, recorded, beside a log of what the engine itself told.

use std::sync::Arc;

use langkah_engine::search::best_first::script::{GoalTest, Revisits, Script, ScriptTies};
use langkah_engine::search::best_first::{Ties, breadth, graph, script, tree};
use langkah_engine::search::depth_first::{self, Reach};
use langkah_engine::search::event::{Cost, Counts, NodeListener, Order, Reason, Silent};
use langkah_engine::search::ida;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome::{Finished, Outcome};
use langkah_engine::search::space::{Packed, Weighted};
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::record::{Follower, Recorder};
use langkah_engine::search::watch::{Halt, Progress, Stats, Watch};
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::bound::blind::Blind;
use langkah_engine::sliding::bound::manhattan::Manhattan;
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::space::SmallSpace;

use crate::support::goal_of;

/// A node as the engine told it.
#[derive(Clone, Debug)]
pub struct Told {
    pub parent: Option<u32>,
    pub g: u32,
    pub h: u32,
    /// The bound of its iteration.
    pub bound: Option<u32>,
    /// After how many expansions it was made, the one of its parent with them.
    pub made: usize,
    /// After how many expansions it was expanded, found dead or found to be the goal.
    pub left: Option<usize>,
    pub fate: Option<&'static str>,
}

/// The engine's figures after an expansion: generated, expanded, live.
pub type Figures = (u64, u64, u64);

/// All that an engine told.
#[derive(Default)]
pub struct Log {
    pub nodes: Vec<Told>,
    /// Nodes as they came to their turn, with the expansions before.
    pub turns: Vec<(u32, usize)>,
    pub taken: Vec<u32>,
    pub figures: Vec<Figures>,
    pub roots: Vec<u32>,
    pub e_nodes: Vec<u32>,
    pub end: Option<Stats>,
    e_node: Option<u32>,
}

/// Writes the log and passes everything on to a recorder.
pub struct Tee<'a> {
    pub recorder: Recorder<'a>,
    pub log: Log,
}

impl Tee<'_> {
    fn leave(&mut self, node: u32, fate: &'static str) {
        let now = self.log.figures.len() + 1;
        let at = &mut self.log.nodes[node as usize];
        at.left = Some(now);
        at.fate = Some(fate);
        if self.log.e_node.is_none() || at.parent != self.log.e_node {
            self.log.turns.push((node, now));
        }
    }
}

impl Watch for Tee<'_> {
    fn beat(&mut self, stats: &Progress) -> Result<(), Halt> {
        self.recorder.beat(stats)
    }
}

impl NodeListener for Tee<'_> {
    type Mark = u32;

    fn begin(&mut self, order: Order) {
        self.recorder.begin(order);
    }

    fn root(&mut self, h: u32, bound: Option<u32>) -> u32 {
        let node = self.log.nodes.len() as u32;
        let made = if node == 0 { 0 } else { self.log.figures.len() + 1 };
        let told = Told { parent: None, g: 0, h, bound, made, left: None, fate: None };
        self.log.nodes.push(told);
        self.log.roots.push(node);
        self.recorder.root(h, bound);
        node
    }

    fn take(&mut self, node: u32) {
        self.log.taken.push(node);
        self.recorder.take(node);
    }

    fn expand(&mut self, node: u32) {
        self.leave(node, "expanded");
        self.log.e_node = Some(node);
        self.log.e_nodes.push(node);
        self.recorder.expand(node);
    }

    fn child(&mut self, label: u32, g: u32, h: u32) -> u32 {
        let node = self.log.nodes.len() as u32;
        let parent = self.log.e_node;
        let bound = self.log.nodes[parent.expect("an E-node") as usize].bound;
        let made = self.log.figures.len() + 1;
        self.log.nodes.push(Told { parent, g, h, bound, made, left: None, fate: None });
        self.recorder.child(label, g, h);
        node
    }

    fn kill(&mut self, node: u32, reason: Reason) {
        let fate = match reason {
            Reason::Bound => "bound",
            Reason::Depth => "depth",
            _ => "limit",
        };
        self.leave(node, fate);
        self.recorder.kill(node, reason);
    }

    fn meet(&mut self, node: u32, state: u64) {
        self.recorder.meet(node, state);
    }

    fn duplicate(&mut self, node: u32, state: u64) {
        self.leave(node, "duplicate");
        self.recorder.duplicate(node, state);
    }

    fn done(&mut self, stats: &Stats, live: u64) {
        self.log.e_node = None;
        self.log.figures.push((stats.generated, stats.expanded, live));
        self.recorder.done(stats, live);
    }

    fn goal(&mut self, node: u32) {
        self.leave(node, "goal");
        self.recorder.goal(node);
    }

    fn end(&mut self, outcome: &Outcome, stats: &Stats) {
        self.log.end = Some(*stats);
        self.recorder.end(outcome, stats);
    }
}

/// A search to record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Engine {
    Ida,
    Graph(Ties),
    Tree(Ties),
    Script(Script),
    Breadth,
    Depth(Reach),
}

impl Engine {
    /// Whether the search also makes moves that undo the last one; and whether it has a bound.
    fn is_of_the_page(self) -> bool {
        self.is_blind() || self == Self::Script(LCSEARCH)
    }

    pub fn is_blind(self) -> bool {
        matches!(self, Self::Breadth | Self::Depth(_))
    }
}

pub const LCSEARCH: Script = Script { goal_test: GoalTest::Made, ..RONI };
pub const RONI: Script = Script {
    cost: Cost::F,
    ties: ScriptTies::Heap,
    revisits: Revisits::Queue,
    counts: Counts::Generated,
    goal_test: GoalTest::Taken,
};
pub const HANDOYO: Script = Script {
    cost: Cost::F,
    ties: ScriptTies::Newest,
    revisits: Revisits::Drop,
    counts: Counts::Raised,
    goal_test: GoalTest::Taken,
};
pub const RAHARDJO: Script = Script {
    cost: Cost::HThenMilliG,
    ties: ScriptTies::HeapLessOnTies,
    revisits: Revisits::DropUnlessAsGood,
    counts: Counts::Taken,
    goal_test: GoalTest::Taken,
};

pub fn engines() -> Vec<Engine> {
    let mut engines = vec![Engine::Ida];
    engines.extend(Ties::ALL.map(Engine::Graph));
    engines.extend(Ties::ALL.map(Engine::Tree));
    engines.extend([RONI, HANDOYO, RAHARDJO, LCSEARCH].map(Engine::Script));
    engines.push(Engine::Breadth);
    let reaches = [(None, true), (Some(9), true), (Some(6), false)];
    engines.extend(reaches.map(|(depth_max, visited)| Engine::Depth(Reach { depth_max, visited })));
    engines
}

fn listen<S: Packed>(
    engine: Engine,
    space: &S,
    limits: &Limits,
    listener: &mut impl NodeListener,
) -> Finished {
    match engine {
        Engine::Ida => ida::record(space, limits, listener),
        Engine::Graph(ties) => graph::record(space, ties, limits, listener),
        Engine::Tree(ties) => tree::record(space, ties, limits, listener),
        Engine::Script(script) => script::record(space, script, limits, listener),
        Engine::Breadth => breadth::record(space, limits, listener),
        Engine::Depth(reach) => depth_first::record(space, reach, limits, listener),
    }
}

fn silently<S: Packed>(engine: Engine, space: &S, limits: &Limits) -> Finished {
    listen(engine, space, limits, &mut Silent::new(&mut ()))
}

/// A recorded search.
pub struct Recorded {
    pub engine: Engine,
    pub weight: f64,
    pub finished: Finished,
    pub log: Log,
    pub trace: Arc<Trace>,
}

/// What to record, and how much of it.
#[derive(Clone, Copy)]
pub struct Ask {
    pub engine: Engine,
    pub weight: f64,
    pub limits: Limits,
    pub nodes_max: u32,
}

impl Ask {
    pub fn whole(engine: Engine) -> Self {
        // Without a bound the tests would not come to their end on larger boards.
        let generated_max = if engine.is_of_the_page() { 500 } else { u64::MAX };
        let limits = Limits { generated_max, ..Limits::usual() };
        Self { engine, weight: 1.0, limits, nodes_max: 1_000_000 }
    }

    fn run<S: Packed>(self, space: S, mut follower: Option<Follower<'_>>) -> Recorded {
        let Self { engine, weight, limits, nodes_max } = self;
        let space = Weighted { space, weight };
        let recorder = &mut ();
        let follower = follower.as_mut().map(Follower::lent);
        let recorder = Recorder::new(recorder, nodes_max).followed_by(follower);
        let mut tee = Tee { recorder, log: Log::default() };
        let finished = listen(engine, &space, &limits, &mut tee);
        // Listening changes only the memory, by the memory of the marks.
        let silent = silently(engine, &space, &limits);
        let plain = |mut finished: Finished| {
            finished.stats.memory_peak = 0;
            finished
        };
        if finished.outcome != Outcome::Halted(Halt::Limit(Limit::Memory)) {
            assert_eq!(plain(finished.clone()), plain(silent), "{engine:?}");
        }
        let Tee { recorder, log } = tee;
        Recorded { engine, weight, finished, log, trace: recorder.finish() }
    }

    pub fn manhattan(self, puzzle: &Puzzle) -> Recorded {
        self.with(puzzle, &Manhattan::new(puzzle.goal()), None)
    }

    pub fn misplaced(self, puzzle: &Puzzle) -> Recorded {
        self.with(puzzle, &Misplaced::new(puzzle.goal()), None)
    }

    /// With someone who looks on.
    pub fn followed_by(self, follower: Follower<'_>, puzzle: &Puzzle) -> Recorded {
        self.with(puzzle, &Manhattan::new(puzzle.goal()), Some(follower))
    }

    fn with<B: Bound>(
        self,
        puzzle: &Puzzle,
        bound: &B,
        follower: Option<Follower<'_>>,
    ) -> Recorded {
        let (start, goal) = (puzzle.start(), puzzle.goal());
        if self.engine.is_blind() {
            let tiles = SmallSpace::new(start, goal, &Blind, Move::ALL).with_reversals();
            return self.run(tiles, follower);
        }
        let tiles = SmallSpace::new(start, goal, bound, Move::ALL);
        let tiles = if self.engine.is_of_the_page() { tiles.with_reversals() } else { tiles };
        self.run(tiles, follower)
    }
}

/// Random puzzles a few moves from their goals.
pub fn puzzles(count: u64) -> impl Iterator<Item = Puzzle> {
    use langkah_engine::sliding::board::Goal;
    let sizes = [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4)];
    (0..count).map(move |seed| {
        let goal = Goal::ALL[seed as usize % 3];
        let (rows, cols) = sizes[(seed / 3) as usize % sizes.len()];
        let walk = Kind::Walk(4 + (seed % 14) as u32);
        Puzzle::new(random::board(&goal_of(goal, rows, cols), walk, seed), goal)
    })
}

/// The board of a node, followed from the start.
pub fn board(puzzle: &Puzzle, trace: &Trace, node: u32) -> Board {
    let mut board = puzzle.start().clone();
    for label in trace.labels(node) {
        let way = Move::from_index(label as u8).expect("a label is a move");
        board.apply(way).expect("the move is possible");
    }
    board
}
