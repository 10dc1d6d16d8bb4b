//! How many nodes are below each node, kept from one moment to the next. A step changes few of the
//! counts; only a far jump counts all of them again.

use super::Trace;

/// The counts of one tree, for the nodes up to some index.
#[derive(Debug, Default)]
pub struct Sizes {
    root: u32,
    /// For each node from the root on, how many nodes are below it.
    below: Vec<u32>,
}

impl Sizes {
    /// For each of the nodes `root..end`, how many of them are below it. `root` is the root of an
    /// iteration of the trace, and `end` is at most the root of the next one. All calls must be for
    /// one trace.
    pub fn of(&mut self, trace: &Trace, root: u32, end: u32) -> &[u32] {
        let len = end.saturating_sub(root) as usize;
        if self.root != root || !self.follow(trace, len) {
            self.root = root;
            self.count(trace, len);
        }
        &self.below
    }

    fn count(&mut self, trace: &Trace, len: usize) {
        self.below.clear();
        self.below.resize(len, 0);
        let from = self.root as usize;
        let parents = trace.nodes.parent.get(from..from + len).unwrap_or_default();
        // A parent comes before its children, so from the end on each count is complete when it is
        // added.
        for (index, &parent) in parents.iter().enumerate().skip(1).rev() {
            self.below[(parent - self.root) as usize] += self.below[index] + 1;
        }
    }

    /// Adds or takes away the nodes between the old and the new length. `false` if that is more
    /// work than to count all nodes: the counts are then wrong.
    fn follow(&mut self, trace: &Trace, len: usize) -> bool {
        let budget = len;
        let mut steps = 0;
        while self.below.len() > len {
            self.below.pop();
            steps += self.pass_up(trace, self.below.len(), u32::wrapping_sub);
            if steps > budget {
                return false;
            }
        }
        while self.below.len() < len {
            self.below.push(0);
            steps += self.pass_up(trace, self.below.len() - 1, u32::wrapping_add);
            if steps > budget {
                return false;
            }
        }
        true
    }

    /// Changes the counts of all nodes above a node. Returns how many steps of work that took, at
    /// least 1.
    fn pass_up(&mut self, trace: &Trace, index: usize, change: fn(u32, u32) -> u32) -> usize {
        let mut steps = 1;
        let mut node = self.root + index as u32;
        while node != self.root
            && let Some(parent) = trace.parent(node)
        {
            let count = &mut self.below[(parent - self.root) as usize];
            *count = change(*count, 1);
            node = parent;
            steps += 1;
        }
        steps
    }
}
