//! Iterative deepening on shifts, which raises the lower bound.

use std::sync::Arc;

use super::beam::steps;
use super::crossings::{Carry, Crossings};
use super::slides::{slide, ways};
use crate::search::space::Label;
use crate::search::watch::{BEAT, Nodes};
use crate::sliding::large::frame::{CELLS_MAX, Frame};
use crate::sliding::large::shared::Shared;
use crate::sliding::large::tally::Tally;
use crate::sliding::metric::Axis;

/// The next iteration needs about so many times the nodes of the last.
const GROWTH: u64 = 4;

/// The iterations so far.
pub struct Prover<'a> {
    frame: Arc<Frame>,
    crossings: Crossings,
    shared: &'a Shared,
    /// The threshold of the next iteration. A lower bound that was known before does not raise it:
    /// the iterations must grow from small ones, so that the nodes of each can be foreseen.
    threshold: u32,
    /// The nodes that the last iteration made.
    last: u64,
    /// The nodes that are allowed and not made yet.
    credit: u64,
}

impl<'a> Prover<'a> {
    pub fn new(frame: &Arc<Frame>, shared: &'a Shared) -> Self {
        let crossings = Crossings::new(frame);
        let start = crossings.carry(frame.start());
        let threshold = crossings.h(&start, None);
        shared.raise_lower(threshold);
        Self { frame: frame.clone(), crossings, shared, threshold, last: 0, credit: 0 }
    }

    /// Runs iterations while the nodes allowed are likely to be enough. Ends also with the proof or
    /// when all work ends.
    pub fn deepen(&mut self, nodes: u64, tally: &mut dyn Tally) {
        self.credit = self.credit.saturating_add(nodes);
        while !self.shared.is_stopped() && self.credit >= self.last.saturating_mul(GROWTH) {
            let mut dive = Dive {
                prover: self,
                tally,
                threshold: self.threshold,
                f_next: u32::MAX,
                counts: Nodes::default(),
                made: 0,
                path: Vec::new(),
                is_over: false,
                solution: None,
            };
            dive.run();
            let Dive { made, f_next, is_over, solution, counts, .. } = dive;
            self.shared.count(counts);
            self.last = made;
            self.credit = self.credit.saturating_sub(made);
            if let Some(labels) = solution {
                // No iteration before had room for a solution.
                return self.shared.offer(labels);
            }
            if is_over {
                return;
            }
            self.threshold = f_next;
            self.shared.raise_lower(f_next);
        }
    }
}

/// An iteration.
struct Dive<'a, 's, 't> {
    prover: &'a Prover<'s>,
    tally: &'t mut dyn Tally,
    threshold: u32,
    /// The least f that was cut off.
    f_next: u32,
    /// What the tally has not heard of yet.
    counts: Nodes,
    made: u64,
    /// The ends of each shift on the path.
    path: Vec<(u8, u8)>,
    is_over: bool,
    solution: Option<Vec<Label>>,
}

impl Dive<'_, '_, '_> {
    fn run(&mut self) {
        let Prover { frame, crossings, .. } = self.prover;
        let mut tiles = [0; CELLS_MAX];
        tiles[..frame.cells()].copy_from_slice(frame.start());
        let (blank, carry) = (frame.blank(frame.start()), crossings.carry(frame.start()));
        if crossings.h(&carry, None) == 0 {
            self.solution = Some(Vec::new());
            return;
        }
        self.enter(&mut tiles, blank, None, &carry);
    }

    fn enter(&mut self, tiles: &mut [u8; CELLS_MAX], from: u8, last: Option<Axis>, carry: &Carry) {
        let Prover { frame, crossings, .. } = self.prover;
        self.counts.expanded += 1;
        ways(frame, from, last, |axis, way| {
            let (mut blank, mut carry) = (from, *carry);
            for to in way {
                if self.is_over {
                    break;
                }
                carry = crossings.after(&carry, slide(tiles, blank, to));
                tiles.swap(usize::from(blank), usize::from(to));
                blank = to;
                self.count();
                if self.is_over {
                    break;
                }
                let h = crossings.h(&carry, Some(axis));
                let f = self.path.len() as u32 + 1 + h;
                if f > self.threshold {
                    self.f_next = self.f_next.min(f);
                    continue;
                }
                self.path.push((from, to));
                if h == 0 {
                    self.solve();
                } else {
                    self.enter(tiles, to, Some(axis), &carry);
                }
                self.path.pop();
            }
            // Back to the board before the way.
            while blank != from {
                let back = blank.wrapping_sub(way.step);
                tiles.swap(usize::from(blank), usize::from(back));
                blank = back;
            }
        });
    }

    fn count(&mut self) {
        self.counts.generated += 1;
        self.made += 1;
        if self.counts.generated >= BEAT {
            let counts = std::mem::take(&mut self.counts);
            self.is_over |= !self.tally.beat(counts);
        }
    }

    fn solve(&mut self) {
        let frame = &self.prover.frame;
        let labels = self.path.iter().flat_map(|&(from, to)| steps(frame, from, to)).collect();
        self.solution = Some(labels);
        self.is_over = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Dims;
    use crate::sliding::board::Goal;
    use crate::sliding::metric::Metric;
    use crate::sliding::random::{self, Kind};

    /// Ends the work at the first beat, and remembers what was counted until then.
    struct First<'a>(&'a Shared, Vec<Nodes>);

    impl Tally for First<'_> {
        fn beat(&mut self, _: Nodes) -> bool {
            self.1.push(self.0.counted());
            false
        }

        fn preparing(&mut self, _: f32, _: u64) -> bool {
            false
        }
    }

    #[test]
    fn no_node_counts_after_the_work_has_ended() {
        let dims = Dims::new(5, 5).expect("the size is supported");
        let goal = Goal::BlankLast.board(dims).expect("the goal is for every size");
        for seed in 0..40 {
            let start = random::board(&goal, Kind::Solvable, seed);
            let (frame, shared) =
                (Arc::new(Frame::new(&start, &goal)), Shared::new(Metric::Single, u64::MAX));
            let mut tally = First(&shared, Vec::new());
            Prover::new(&frame, &shared).deepen(u64::MAX, &mut tally);
            let [before] = tally.1[..] else { panic!("{start}: it did not end at once") };
            let after = shared.counted();
            assert_eq!(after.expanded, before.expanded, "{start}");
            assert_eq!(after.generated, before.generated, "{start}");
        }
    }
}
