//! Iterative deepening with the everyday tables that tells every node: the nodes of
//! [`deepen`](super::deepen) on one thread, in the same order.

use super::canon::Canon;
use super::deepen::{THREADS_FROM, divide};
use super::dive;
use super::parts::{self, Child, Parts, children};
use super::step::{State, spared, to_spare};
use super::tables::Tables;
use crate::search::event::{Cut, NodeListener, Order, Reason};
use crate::search::limits::Limits;
use crate::search::outcome::{Finished, Outcome};
use crate::search::space::Label;
use crate::search::watch::{Halt, Pulse, Stats};
use crate::sliding::moves::Move;

/// Searches as [`deepen`](super::deepen) does. `None` if the listener is full, or if the search
/// would go on with several threads: this function does not search the rest. It does not tell the
/// listener the end.
pub fn record<L: NodeListener>(
    tables: &Tables,
    canon: &Canon,
    limits: &Limits,
    threads: usize,
    listener: &mut L,
) -> Option<Finished> {
    let (root, h) = tables.state(&canon.tiles);
    let h_max = h[0].max(h[1]);
    let mut walk = Recording::new(tables, canon, Pulse::new(listener, limits), h_max);
    walk.pulse.listener.begin(Order::DEPTH_FIRST);
    if root.positions[0] == tables.goal {
        let mark = walk.pulse.listener.root(0, Some(0));
        walk.pulse.listener.take(mark);
        walk.pulse.listener.goal(mark);
        return Some(walk.finished(Outcome::Solved(Vec::new())));
    }
    let mut latest = 0;
    let mut parts = Parts::whole(&root);
    loop {
        if threads > 1 && latest >= THREADS_FROM {
            walk.pulse.listener.cut(Cut::Threads);
        }
        if walk.pulse.listener.is_full() {
            return None;
        }
        let f = walk.stats.f;
        let mut state = root;
        state.budget |= to_spare(h.map(|h| f.saturating_sub(h)));
        walk.pulse.listener.iteration(&walk.stats);
        let before = walk.stats.generated;
        parts = divide(tables, &state, latest, &walk.stats, limits, &parts);
        let mark = walk.pulse.listener.root(h_max, Some(f));
        walk.live += 1;
        walk.iteration(&state, mark, &mut parts);
        latest = walk.stats.generated - before;
        let outcome = match walk.end.take() {
            // A move changes h by exactly 1, so the next f is greater by 2.
            None => {
                walk.stats.f += 2;
                continue;
            }
            Some(RecordingEnd::Full) => return None,
            Some(RecordingEnd::Goal) => Outcome::Solved(std::mem::take(&mut walk.path)),
            Some(RecordingEnd::Halt(halt)) => Outcome::Halted(halt),
        };
        return Some(walk.finished(outcome));
    }
}

enum RecordingEnd {
    Goal,
    Halt(Halt),
    /// The listener is full.
    Full,
}

/// A child within the bound, and the mark that the listener gave it.
type Told<M> = (Child, M);

struct Recording<'a, L: NodeListener> {
    tables: &'a Tables,
    canon: &'a Canon,
    pulse: Pulse<'a, L>,
    stats: Stats,
    /// How many nodes are live.
    live: u64,
    /// The labels of the moves from the root to the current node, on the given board.
    path: Vec<Label>,
    end: Option<RecordingEnd>,
    /// The most moves from the root to a node that was expanded.
    deepest: u8,
    /// Nodes wait at this many moves from the root; `None` in an iteration in one part.
    parts_depth: Option<u32>,
    /// The order in which children are made.
    ways: [Move; 4],
    /// The nodes that wait, in the order in which they were made.
    waiting: Vec<(State, u64, L::Mark)>,
    /// The ranks of the waiting nodes; `reached` has how far the iteration before came below them.
    ranks: Vec<u32>,
    reached: Vec<u8>,
}

impl<'a, L: NodeListener> Recording<'a, L> {
    fn new(tables: &'a Tables, canon: &'a Canon, pulse: Pulse<'a, L>, h: u32) -> Self {
        Self {
            tables,
            canon,
            pulse,
            stats: Stats { f: h, live_peak: 1, ..Stats::default() },
            live: 0,
            path: Vec::new(),
            end: None,
            deepest: 0,
            parts_depth: None,
            ways: Move::ALL,
            waiting: Vec::new(),
            ranks: Vec::new(),
            reached: Vec::new(),
        }
    }

    fn finished(&self, outcome: Outcome) -> Finished {
        Finished { outcome, lower_bound: self.stats.f, stats: self.stats }
    }

    fn iteration(&mut self, root: &State, mark: L::Mark, parts: &mut Parts) {
        self.parts_depth = parts.depth;
        self.ways = if parts.depth.is_some() { parts::WAYS } else { dive::WAYS };
        self.waiting.clear();
        self.ranks = vec![0; parts.tasks.len()];
        for (rank, &number) in (0..).zip(&parts.order) {
            self.ranks[number as usize] = rank;
        }
        self.reached.clone_from(&parts.before);
        self.deepest = 0;
        self.descend(root, 0, 0, mark);
        if parts.depth.is_none() {
            return;
        }
        (self.parts_depth, self.ways) = (None, dive::WAYS);
        for &number in &parts.order {
            let Some(&(state, turn, mark)) = self.waiting.get(number as usize) else { return };
            if self.end.is_some() {
                return;
            }
            self.path.clear();
            let task = &parts.tasks[number as usize];
            self.path.extend(task.path_back());
            self.path.reverse();
            self.path = self.canon.labels(&self.path);
            self.deepest = 0;
            self.descend(&state, turn, self.path.len() as u32, mark);
            parts.reached[number as usize] = self.deepest;
        }
    }

    fn descend(&mut self, state: &State, turn: u64, g: u32, mark: L::Mark) {
        if self.pulse.listener.is_full() {
            self.end = Some(RecordingEnd::Full);
            return;
        }
        if let Some(halt) = self.pulse.check(&self.stats) {
            self.end = Some(RecordingEnd::Halt(halt));
            return;
        }
        self.deepest = self.deepest.max(g as u8);
        self.stats.live_peak = self.stats.live_peak.max(u64::from(g) + 2);
        let told = self.expand(state, turn, g, mark);
        for (child, mark) in told.into_iter().flatten() {
            if self.end.is_some() {
                return;
            }
            if self.parts_depth == Some(g + 1) {
                self.waiting.push((child.state, child.turn, mark));
                continue;
            }
            self.path.truncate(g as usize);
            self.path.push(self.canon.label(child.label));
            if child.state.positions[0] == self.tables.goal {
                self.pulse.listener.take(mark);
                self.pulse.listener.goal(mark);
                self.end = Some(RecordingEnd::Goal);
                return;
            }
            self.descend(&child.state, child.turn, g + 1, mark);
        }
    }

    /// Tells of the E-node and its children. Returns the children within the bound.
    fn expand(
        &mut self,
        state: &State,
        turn: u64,
        g: u32,
        mark: L::Mark,
    ) -> [Option<Told<L::Mark>>; 4] {
        let Self { tables, canon, pulse, stats, .. } = self;
        let listener = &mut *pulse.listener;
        listener.take(mark);
        listener.expand(mark);
        self.live -= 1;
        stats.expanded += 1;
        let mut told = [const { None }; 4];
        for (at, child) in
            children(tables, state, turn, self.ways).into_iter().flatten().enumerate()
        {
            stats.generated += 1;
            let [own, mirrored] = spared(child.state.budget);
            // If the budget is overdrawn, ĉ is greater than the bound by 2.
            let f = if child.is_beyond { stats.f + 2 } else { stats.f - own.min(mirrored) };
            let way = canon.label(child.label);
            let mark = listener.child(way.into(), g + 1, f.saturating_sub(g + 1));
            if child.is_beyond {
                listener.kill(mark, Reason::Bound);
                continue;
            }
            self.live += 1;
            if self.parts_depth == Some(g + 1) {
                let number = self.waiting.len() + told.iter().flatten().count();
                let rank = self.ranks.get(number).copied().unwrap_or_default();
                let reached = self.reached.get(number).copied().unwrap_or_default();
                listener.wait(mark, rank, reached);
            }
            told[at] = Some((child, mark));
        }
        listener.done(stats, self.live);
        told
    }
}
