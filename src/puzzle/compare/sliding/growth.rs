//! How the iterations of iterative deepening grow, and the effective branching factor.

use langkah_engine::search::watch::Stats;

/// An iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The greatest f of a node that the iteration entered.
    pub bound: u32,
    /// Nodes of this iteration alone.
    pub expanded: u64,
    pub generated: u64,
}

impl Iteration {
    /// The nodes generated in this iteration divided by those of the iteration before. `None` if
    /// there were none before.
    pub fn ratio(&self, before: &Self) -> Option<f64> {
        (before.generated > 0).then(|| self.generated as f64 / before.generated as f64)
    }
}

/// The figures at the beginning of each iteration.
#[derive(Default)]
pub(super) struct Growth {
    begun: Vec<Stats>,
}

impl Growth {
    /// An iteration begins.
    pub fn begin(&mut self, stats: &Stats) {
        self.begun.push(*stats);
    }

    /// The iterations of a search that ended with these figures.
    pub fn end(self, ended: &Stats) -> Vec<Iteration> {
        let ends = self.begun.iter().skip(1).chain([ended]);
        let pairs = self.begun.iter().zip(ends);
        let iteration = |(begin, end): (&Stats, &Stats)| Iteration {
            bound: begin.f,
            expanded: end.expanded.saturating_sub(begin.expanded),
            generated: end.generated.saturating_sub(begin.generated),
        };
        pairs.map(iteration).collect()
    }
}

/// How often an interval is halved: more often than a float has bits.
const HALVINGS: usize = 64;

/// The effective branching factor b*: a uniform tree of the solution's depth d in which every node
/// has b* children has as many nodes as were generated, N + 1 = 1 + b* + b*² + … + b*^d. `None`
/// for d = 0, and for a solution that was made without a node.
///
/// S. Russell, P. Norvig, "Artificial Intelligence: A Modern Approach", on heuristic functions.
pub fn branching(generated: u64, depth: usize) -> Option<f64> {
    if depth == 0 || generated == 0 {
        return None;
    }
    let wanted = generated as f64;
    // b + b² + … + b^d, by Horner's rule.
    let nodes = |b: f64| (0..depth).fold(0.0, |sum, _| (sum + 1.0) * b);
    let (mut low, mut high) = (0.0, wanted.max(1.0));
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        if nodes(middle) < wanted {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some((low + high) / 2.0)
}
