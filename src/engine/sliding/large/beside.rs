//! What looks for better solutions beside the beams that the driver runs, between the stages of the
//! proof: beams from the goal to the start, beams by the learned estimate of the board's image in
//! the mirror, and walks that polish the best solution.
//!
//! A beam from the goal finds other solutions than a beam from the start, and so does a beam by the
//! estimate of the image. Often one of them is shorter: see test/bench/notes.md. The estimate needs
//! the blank's goal in a corner. So where solutions are polished, a beam from the goal ends at the
//! first board of the best solution that has its blank in a corner. On smaller boards without an
//! estimate it ends at the start.

use std::sync::Arc;

use super::beam::{Done, Run, Turn};
use super::bounds::{self, AnyBound};
use super::corners::{Corners, in_corner};
use super::frame::{Frame, backwards};
use super::learned::Learned;
use super::polish::{Effort, Polish};
use super::shared::Shared;
use super::tally::Tally;
use crate::search::space::Label;

/// On boards of at most so many cells the proof is quick, and no beam begins at the goal.
pub const CELLS_SMALL: usize = 16;

/// On boards of more cells than this wide beams alone do not find the shortest solutions, so parts
/// of the solutions are shortened, too.
pub const CELLS_BEAM_ALONE: usize = 25;

/// The widths of the beams from the goal, in boards, one after the other.
const WIDTHS: [usize; 3] = [2048, 8192, 32_768];

/// The same of the beams by the estimate of the image.
const WIDTHS_MIRRORED: [usize; 4] = [2048, 8192, 32_768, 131_072];

/// How many of these run before tables are made, and after each stage of tables: where solutions
/// are not polished, and where they are.
const ROUNDS: [[usize; 3]; 2] = [[0, 2, 2], [2, 1, 1]];

/// Where the best solution is longer than the lower bound by at most so many moves a proof may be
/// near, and tables come first.
const GAP_NEAR: u32 = 12;

/// How solutions are polished after each round, and after the last tables. After a round the beams
/// are so many times narrower than those of the round, but their greatest width is at least the one
/// that stands here.
const POLISH_FACTOR: usize = 16;
const POLISH: Effort = Effort { width: 256, vain_max: 40, levels: 0 };
const POLISH_AT_LAST: Effort = Effort { width: 4096, vain_max: 100, levels: 1 };

/// Whether solutions are polished on boards of this size.
pub fn polishes(frame: &Frame) -> bool {
    frame.cells() > CELLS_BEAM_ALONE && Learned::is_for(frame.dims())
}

/// The searches of one thread.
pub struct Beside<'a> {
    frame: &'a Arc<Frame>,
    bound: Arc<dyn AnyBound>,
    /// The estimate of the image, if there is one.
    learned: Option<Arc<Learned>>,
    /// The estimates that polishing needs, where solutions are polished.
    corners: Option<&'a Corners>,
    /// How many beams by the estimate of the image were run.
    round: usize,
    bytes_max: u64,
}

impl<'a> Beside<'a> {
    /// `corners` must be those of the image.
    pub fn new(frame: &'a Arc<Frame>, corners: &'a Corners, bytes_max: u64) -> Self {
        Self {
            frame,
            bound: bounds::conflict(frame),
            learned: corners.of(frame),
            corners: polishes(frame).then_some(corners),
            round: 0,
            bytes_max,
        }
    }

    /// What comes before tables are made. `false` if the search is to end.
    pub fn before_tables(&mut self, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let gap = shared.best().saturating_sub(shared.lower());
        gap <= GAP_NEAR || self.rounds(0, shared, tally)
    }

    /// What comes after the tables of a stage, from 0. `false` if the search is to end.
    pub fn after_tables(&mut self, stage: usize, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let sizes = CELLS_SMALL + 1..=CELLS_BEAM_ALONE;
        if self.learned.is_none() && stage == 0 && sizes.contains(&self.frame.cells()) {
            return self.beams_from_goal(shared, tally);
        }
        self.rounds(stage + 1, shared, tally)
    }

    /// What comes after the last tables. `false` if the search is to end.
    pub fn at_last(&mut self, shared: &Shared, tally: &mut dyn Tally) -> bool {
        if shared.best().saturating_sub(shared.lower()) <= GAP_NEAR {
            return true;
        }
        self.polish(POLISH_AT_LAST, shared, tally)
    }

    fn rounds(&mut self, place: usize, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let places = &ROUNDS[usize::from(self.corners.is_some())];
        let end: usize = places.iter().take(place + 1).sum();
        while self.round < end {
            let width = WIDTHS_MIRRORED[self.round.min(WIDTHS_MIRRORED.len() - 1)];
            let effort = Effort { width: POLISH.width.max(width / POLISH_FACTOR), ..POLISH };
            self.round += 1;
            if !self.beam_to_corner(width, shared, tally)
                || !self.mirrored(width, shared, tally)
                || !self.polish(effort, shared, tally)
            {
                return false;
            }
        }
        true
    }

    /// Whether there is memory for a beam of some width.
    fn has_room(&self, width: usize, shared: &Shared) -> bool {
        let bytes = self.bound.beam_bytes(self.frame.cells(), shared.best()) * width;
        bytes as u64 <= self.bytes_max
    }

    /// Runs a beam by the estimate of the image. `false` if the search is to end.
    fn mirrored(&self, width: usize, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let Some(learned) = self.learned.as_ref().filter(|_| self.has_room(width, shared)) else {
            return true;
        };
        let beam = self.bound.clone().beam(self.frame, Some(learned), width);
        beam.is_none_or(|mut beam| run(&mut *beam, 0, &|labels| labels, shared, tally))
    }

    /// Runs beams from the goal, of each width that there is memory for. `false` if the search is
    /// to end.
    fn beams_from_goal(&self, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let frame = Arc::new(self.frame.reversed());
        let bound = bounds::conflict(&frame);
        for width in WIDTHS.into_iter().take_while(|&width| self.has_room(width, shared)) {
            let Some(mut beam) = bound.clone().beam(&frame, None, width) else { break };
            if !run(&mut *beam, 0, &|labels| backwards(&labels), shared, tally) {
                return false;
            }
        }
        true
    }

    /// Runs a beam by the estimate from the goal to the first board of the best solution that has
    /// its blank in a corner, where solutions are polished. `false` if the search is to end.
    fn beam_to_corner(&self, width: usize, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let has_room = self.has_room(width, shared);
        let Some(corners) = self.corners.filter(|_| has_room) else { return true };
        let labels = shared.solution();
        let corner = in_corner(self.frame, &labels).into_iter().position(|is_corner| is_corner);
        // Where the blank comes late to a corner, most of the solution would stay as it is.
        let Some(corner) = corner.filter(|&corner| 2 * corner < labels.len()) else { return true };
        let (before, rest) = labels.split_at(corner);
        let part = Arc::new(self.frame.part(before, rest).reversed());
        let Some(learned) = corners.of(&part) else { return true };
        let beam = bounds::conflict(&part).beam(&part, Some(&learned), width);
        let whole = |found: Vec<Label>| [before, &backwards(&found)].concat();
        beam.is_none_or(|mut beam| run(&mut *beam, before.len(), &whole, shared, tally))
    }

    /// Polishes the best solution. `false` if the search is to end.
    fn polish(&self, effort: Effort, shared: &Shared, tally: &mut dyn Tally) -> bool {
        let Some(corners) = self.corners else { return true };
        let mut polish = Polish::new(self.frame, corners, shared, effort, self.bytes_max);
        run(&mut polish, 0, &|labels| labels, shared, tally)
    }
}

/// Runs a beam to its end. `before` counts the moves of a solution that the beam does not search,
/// and `turned` makes a solution of what it finds. `false` if the search is to end.
fn run(
    beam: &mut dyn Run,
    before: usize,
    turned: &dyn Fn(Vec<Label>) -> Vec<Label>,
    shared: &Shared,
    tally: &mut dyn Tally,
) -> bool {
    loop {
        let mut done = Done::default();
        let turn = beam.advance(shared.best().saturating_sub(before as u32 + 2), &mut done);
        let is_over = take(turn, turned, shared);
        shared.hold_beside(beam.bytes());
        shared.see_live(done.live_peak);
        if !tally.beat(done.nodes) {
            return false;
        }
        if is_over {
            shared.hold_beside(0);
            return true;
        }
    }
}

/// Offers the solutions of a turn. Tells whether the run has ended.
fn take(turn: Turn, turned: &dyn Fn(Vec<Label>) -> Vec<Label>, shared: &Shared) -> bool {
    match turn {
        Turn::Working => false,
        Turn::Found(labels) => {
            shared.offer(turned(labels));
            false
        }
        Turn::Solved(labels) => {
            shared.offer(turned(labels));
            true
        }
        Turn::Ended => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Dims;
    use crate::search::watch::Nodes;
    use crate::sliding::board::Goal;
    use crate::sliding::large::construct;
    use crate::sliding::metric::Metric;
    use crate::sliding::moves::from_labels;
    use crate::sliding::random::{self, Kind};

    /// Wherever the blank begins, the beam from the goal leaves the first moves as they are, and
    /// with them its solution leads to the goal.
    #[test]
    fn a_beam_from_the_goal_shortens_the_rest_of_a_solution() {
        for (rows, cols, name) in
            [(6, 6, Goal::BlankLast), (7, 6, Goal::Snail), (5, 7, Goal::BlankFirst)]
        {
            let dims = Dims::new(rows, cols).expect("the size is supported");
            let goal = name.board(dims).expect("the goal is for every size");
            for seed in 0..4 {
                let start = random::board(&goal, Kind::Solvable, seed);
                let frame = Arc::new(Frame::new(&start, &goal));
                let labels = construct::solution(&frame, &mut || true).labels.expect("goes on");
                let corner =
                    in_corner(&frame, &labels).iter().position(|one| *one).expect("the goal");
                let shared = Shared::new(Metric::Single, u64::MAX);
                shared.offer(labels.clone());
                let corners = Corners::new(true);
                let beside = Beside::new(&frame, &corners, 64 << 20);
                assert!(beside.beam_to_corner(128, &shared, &mut &shared));
                let shorter = shared.solution();
                assert!(shorter.len() < labels.len(), "{start}");
                assert_eq!(shared.best() as usize, shorter.len());
                assert_eq!(shorter[..corner], labels[..corner]);
                let ways = from_labels(&shorter);
                let end = ways.into_iter().try_fold(start, |board, way| board.after(way));
                assert_eq!(end, Some(goal.clone()));
            }
        }
    }

    /// Where a proof is near, polishing at last would keep it waiting.
    #[test]
    fn nothing_is_polished_at_last_where_a_proof_is_near() {
        let dims = Dims::new(6, 6).expect("the size is supported");
        let goal = Goal::BlankLast.board(dims).expect("the goal is for every size");
        let start = random::board(&goal, Kind::Walk(60), 1);
        let frame = Arc::new(Frame::new(&start, &goal));
        for (gap, is_polished) in [(GAP_NEAR, false), (GAP_NEAR + 1, true)] {
            let shared = Shared::new(Metric::Single, u64::MAX);
            shared.offer(construct::solution(&frame, &mut || true).labels.expect("goes on"));
            shared.raise_lower(shared.best() - gap);
            let corners = Corners::new(true);
            let mut beside = Beside::new(&frame, &corners, 64 << 20);
            // It ends with the first part.
            let mut once = Once(&shared);
            assert_eq!(beside.at_last(&shared, &mut once), !is_polished);
            assert_eq!(shared.counted().generated > 0, is_polished);
        }
    }

    struct Once<'a>(&'a Shared);

    impl Tally for Once<'_> {
        fn beat(&mut self, counts: Nodes) -> bool {
            self.0.count(counts);
            self.0.counted().generated == 0
        }

        fn preparing(&mut self, _: f32, _: u64) -> bool {
            true
        }
    }
}
