//! Iterative deepening on ĉ = g + h: depth-first, again and again, each time with the least ĉ that
//! the last time cut off as the new bound.
//!
//! R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", Artificial
//! Intelligence 27 (1985).

use super::event::{Halt, Listener, Pulse, Stats};
use super::limits::Limits;
use super::outcome::{Finished, Outcome};
use super::space::{Label, Space};

/// Searches until the goal, a limit or the listener ends it. With an admissible h the solution is
/// a shortest one. In a finite space with cycles and no goal it ends by a limit only.
pub fn run<S: Space>(space: &S, limits: &Limits, listener: &mut impl Listener) -> Finished {
    let root = space.root();
    let mut walk = Walk {
        space,
        pulse: Pulse::new(listener, limits),
        stats: Stats { live_peak: 1, f: space.h(&root), ..Stats::default() },
        f_next: u32::MAX,
        path: Vec::new(),
        end: None,
    };
    let outcome = walk.deepen(root);
    walk.stats.memory_peak = (walk.path.capacity() * size_of::<Label>()) as u64;
    Finished { outcome, lower_bound: walk.stats.f, stats: walk.stats }
}

enum End {
    Goal { depth: usize },
    Halt(Halt),
}

struct Walk<'a, S, L> {
    space: &'a S,
    pulse: Pulse<'a, L>,
    stats: Stats,
    /// The least ĉ cut off in this iteration.
    f_next: u32,
    /// The labels of the moves to the node at hand; what lies deeper is left over.
    path: Vec<Label>,
    end: Option<End>,
}

impl<S: Space, L: Listener> Walk<'_, S, L> {
    fn deepen(&mut self, root: S::Node) -> Outcome {
        if self.space.is_goal(&root) {
            return Outcome::Solved(Vec::new());
        }
        loop {
            self.f_next = u32::MAX;
            self.descend(root, 0);
            match self.end.take() {
                Some(End::Goal { depth }) => return Outcome::Solved(self.path[..depth].to_vec()),
                Some(End::Halt(halt)) => return Outcome::Halted(halt),
                None if self.f_next == u32::MAX => return Outcome::NoSolution,
                None => self.stats.f = self.f_next,
            }
        }
    }

    /// Makes all children of `node`, and descends into those within the bound until the search
    /// has ended. On the way back from the end the other children are made all the same, so that
    /// every node counted as expanded has all its children counted as generated.
    fn descend(&mut self, node: S::Node, g: u32) {
        if let Some(halt) = self.pulse.check(&self.stats) {
            self.end = Some(End::Halt(halt));
            return;
        }
        let depth = g as usize;
        if depth >= self.path.len() {
            self.path.push(0);
            self.stats.live_peak = u64::from(g) + 2;
        }
        self.stats.expanded += 1;
        let space = self.space;
        space.expand(&node, &mut |label, child| {
            self.stats.generated += 1;
            let f = g + 1 + space.h(&child);
            if f > self.stats.f {
                self.f_next = self.f_next.min(f);
            } else if self.end.is_none() {
                self.path[depth] = label;
                if space.is_goal(&child) {
                    self.end = Some(End::Goal { depth: depth + 1 });
                } else {
                    self.descend(child, g + 1);
                }
            }
        });
    }
}
