//! Shortens a solution part by part, by the learned estimate.
//!
//! The estimate needs the blank's goal in a corner. So a part ends where the blank is in a corner,
//! or it begins there and the search goes backwards. On a way to the goal the blank comes to the
//! corners again and again, so these parts cover nearly all of it. The estimate is better on short
//! ways than on long ones: a beam shortens parts of a solution that a much wider beam found.
//!
//! Chance chooses the parts, from one seed, and another way takes the place of a part even if it is
//! as long as the part, or longer by two moves. So the walk does not end where each part alone is a
//! shortest way. This is large neighbourhood search: P. Shaw, "Using constraint programming and
//! local search methods to solve vehicle routing problems", CP 1998.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::beam::{Done, Run, Turn};
use super::bounds;
use super::corners::{Corners, in_corner};
use super::frame::{Frame, backwards};
use super::shared::Shared;
use crate::search::space::Label;
use crate::sliding::random::below;

/// Parts of fewer moves are left alone.
const LENGTH_MIN: usize = 8;

/// The least and the most moves of a part at the first level, and how much they grow with each
/// further level.
const LENGTHS: [usize; 2] = [60, 160];
const LENGTHS_MORE: [usize; 2] = [20, 40];

/// A part is at most this share of the solution: 3 of 4 moves.
const SHARE: (usize, usize) = (3, 4);

/// Beams have the greatest width, or a half, a quarter or an eighth of it.
const WIDTHS: u32 = 4;

/// Where the memory is too small for a beam of so many boards nothing is polished.
const WIDTH_MIN: u64 = 32;

/// How many moves longer than the best solution the solution of the walk may become.
const LONGER_MAX: u32 = 2;

/// How often a part is drawn again if it is too short.
const DRAWS: u32 = 100;

/// How hard a solution is polished.
#[derive(Clone, Copy)]
pub struct Effort {
    /// The greatest width of the beams at the first level.
    pub width: usize,
    /// After so many parts in vain the walk goes on at the next level, or it ends. From half as
    /// many on it does not go on with longer solutions than the best one.
    pub vain_max: u32,
    /// How many levels follow. Each of them has beams that are twice as wide, and longer parts.
    pub levels: usize,
}

/// A part of the solution, and the search for a shorter one.
struct Part {
    from: usize,
    to: usize,
    is_backwards: bool,
    beam: Box<dyn Run>,
}

/// One walk that polishes the best solution.
pub struct Polish<'a> {
    frame: Arc<Frame>,
    corners: &'a Corners,
    shared: &'a Shared,
    /// The solution whose parts are searched.
    labels: Vec<Label>,
    effort: Effort,
    /// No beam holds more bytes.
    bytes_max: u64,
    level: usize,
    /// The length of the best solution.
    best: u32,
    /// The parts searched since the best solution was found or the level began.
    vain: u32,
    rng: ChaCha8Rng,
    part: Option<Part>,
}

impl<'a> Polish<'a> {
    pub fn new(
        frame: &Arc<Frame>,
        corners: &'a Corners,
        shared: &'a Shared,
        effort: Effort,
        bytes_max: u64,
    ) -> Self {
        Self {
            frame: frame.clone(),
            corners,
            shared,
            labels: shared.solution(),
            effort,
            bytes_max,
            level: 0,
            best: u32::MAX,
            vain: 0,
            rng: ChaCha8Rng::seed_from_u64(effort.width as u64),
            part: None,
        }
    }

    /// Chooses the solution that the walk goes on with. `false` if the walk has ended.
    fn choose(&mut self) -> bool {
        let best = self.shared.best();
        if best < self.best {
            (self.best, self.vain) = (best, 0);
        }
        let longer = (self.labels.len() as u32).saturating_sub(best);
        if longer > LONGER_MAX || longer > 0 && self.vain >= self.effort.vain_max / 2 {
            self.labels = self.shared.solution();
        }
        if self.vain >= self.effort.vain_max {
            self.vain = 0;
            self.level += 1;
        }
        self.level <= self.effort.levels
    }

    /// Draws the next part. `None` if there is none.
    fn draw(&mut self) -> Option<(usize, usize, bool)> {
        let is_corner = in_corner(&self.frame, &self.labels);
        let corners: Vec<usize> = (0..is_corner.len()).filter(|&at| is_corner[at]).collect();
        if corners.is_empty() {
            return None;
        }
        let [least, most] = [0, 1].map(|at| LENGTHS[at] + self.level * LENGTHS_MORE[at]);
        for _ in 0..DRAWS {
            let corner = corners[below(&mut self.rng, corners.len() as u32) as usize];
            let length = least + below(&mut self.rng, (most - least + 1) as u32) as usize;
            let length = part_max(length, self.labels.len());
            let is_backwards = below(&mut self.rng, 2) == 1;
            let (from, to) = if is_backwards {
                (corner, (corner + length).min(self.labels.len()))
            } else {
                (corner.saturating_sub(length), corner)
            };
            if to - from >= LENGTH_MIN.max(length / 2) {
                return Some((from, to, is_backwards));
            }
        }
        None
    }

    /// Begins to search the next part. `None` if the walk has ended.
    fn look(&mut self) -> Option<Part> {
        if !self.choose() {
            return None;
        }
        let (from, to, is_backwards) = self.draw()?;
        self.vain += 1;
        let part = self.frame.part(&self.labels[..from], &self.labels[from..to]);
        let part = Arc::new(if is_backwards { part.reversed() } else { part });
        let learned = self.corners.of(&part)?;
        let bound = bounds::conflict(&part);
        let layers = (to - from) as u32 + LONGER_MAX;
        let room = self.bytes_max / bound.beam_bytes(part.cells(), layers) as u64;
        if room < WIDTH_MIN {
            return None;
        }
        let width = self.effort.width << self.level >> below(&mut self.rng, WIDTHS);
        let width = width.max(1).min(usize::try_from(room).unwrap_or(usize::MAX));
        let beam = bound.beam(&part, Some(&learned), width)?;
        Some(Part { from, to, is_backwards, beam })
    }
}

impl Run for Polish<'_> {
    fn bytes(&self) -> usize {
        self.part.as_ref().map_or(0, |part| part.beam.bytes())
    }

    fn advance(&mut self, _: u32, done: &mut Done) -> Turn {
        let Some(part) = &mut self.part else {
            self.part = self.look();
            return if self.part.is_some() { Turn::Working } else { Turn::Ended };
        };
        // Two ways between the same boards differ by an even number of moves.
        let best = self.shared.best();
        let is_longer = self.labels.len() as u32 > best;
        let length = (part.to - part.from) as u32;
        let length_max = if is_longer { length } else { length + LONGER_MAX };
        match part.beam.advance(length_max, done) {
            Turn::Working => Turn::Working,
            Turn::Ended => {
                self.part = None;
                Turn::Working
            }
            Turn::Solved(labels) | Turn::Found(labels) => {
                let range = part.from..part.to;
                let labels = if part.is_backwards { backwards(&labels) } else { labels };
                self.labels.splice(range, labels);
                self.part = None;
                if (self.labels.len() as u32) < best {
                    return Turn::Found(self.labels.clone());
                }
                Turn::Working
            }
        }
    }
}

/// The greatest length of a part of a solution, if `length` moves are asked for.
fn part_max(length: usize, moves: usize) -> usize {
    length.min(moves * SHARE.0 / SHARE.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Dims;
    use crate::sliding::board::{Board, Goal};
    use crate::sliding::metric::Metric;
    use crate::sliding::moves::from_labels;

    /// A walk through the board, mostly at random, that never takes back its last move.
    fn walk(board: &Board, moves: usize, seed: usize) -> (Vec<Label>, Board) {
        let ways = Frame::new(board, board);
        let (mut tiles, mut labels) = (board.tiles().to_vec(), Vec::new());
        let (mut blank, mut last, mut chance) = (board.blank() as u8, Label::MAX, seed);
        for _ in 0..moves {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let next = ways.ways(blank, last);
            let (label, to) = next[(chance >> 33) % next.len()];
            tiles.swap(blank.into(), to.into());
            labels.push(label);
            (blank, last) = (to, label);
        }
        (labels, Board::new(board.dims(), &tiles).expect("the same tiles"))
    }

    fn board(rows: usize, cols: usize, goal: Goal) -> Board {
        let dims = Dims::new(rows, cols).expect("the size is supported");
        goal.board(dims).expect("the goal is for every size")
    }

    fn leads_to_the_goal(frame: &Frame, labels: &[Label]) -> bool {
        let dims = frame.dims();
        let mut tiles = frame.start().to_vec();
        let mut blank = usize::from(frame.blank(&tiles));
        for way in from_labels(labels) {
            let to = dims.neighbour(blank, way).expect("the move stays on the board");
            tiles.swap(blank, to);
            blank = to;
        }
        frame.is_goal(&tiles)
    }

    /// A solution that is to be polished.
    fn known(labels: &[Label]) -> Shared {
        let shared = Shared::new(Metric::Single, u64::MAX);
        shared.offer(labels.into());
        shared
    }

    /// Polishes to the end. Returns the solutions that were told, whether parts were searched
    /// forwards, and backwards, and whether the walk went on with another solution of the same
    /// length, and with a longer one.
    fn all(polish: &mut Polish) -> (Vec<Vec<Label>>, [bool; 2], [bool; 2]) {
        let (mut told, mut ways, mut others) = (Vec::new(), [false; 2], [false; 2]);
        let mut done = Done::default();
        loop {
            let (before, begins) = (polish.labels.clone(), polish.part.is_none());
            match polish.advance(0, &mut done) {
                Turn::Working => {}
                Turn::Found(labels) | Turn::Solved(labels) => {
                    polish.shared.offer(labels.clone());
                    told.push(labels);
                }
                Turn::Ended => return (told, ways, others),
            }
            if let Some(part) = polish.part.as_ref().filter(|_| begins) {
                ways[usize::from(part.is_backwards)] = true;
                let best = polish.shared.best() as usize;
                assert!(polish.labels.len() <= best + LONGER_MAX as usize);
            }
            assert!(leads_to_the_goal(&polish.frame, &polish.labels));
            others[0] |= polish.labels != before && polish.labels.len() == before.len();
            others[1] |= polish.labels.len() > before.len();
        }
    }

    #[test]
    fn a_polished_solution_is_shorter_and_leads_to_the_goal() {
        let (mut polished, mut both, mut others) = (0, [false; 2], [false; 2]);
        for ((rows, cols), seed) in [(5, 5), (6, 6), (5, 7), (7, 6), (8, 8)].into_iter().zip(1..) {
            for (goal, mirrored) in [(Goal::BlankLast, false), (Goal::Snail, true)] {
                let start = board(rows, cols, goal);
                let (labels, end) = walk(&start, 240, seed);
                let frame = Arc::new(Frame::new(&start, &end));
                assert!(leads_to_the_goal(&frame, &labels));
                let (corners, shared) = (Corners::new(mirrored), known(&labels));
                let effort = Effort { width: 64, vain_max: 40, levels: 0 };
                let mut polish = Polish::new(&frame, &corners, &shared, effort, u64::MAX);
                let (told, ways, other) = all(&mut polish);
                let mut before = labels.len();
                for better in &told {
                    assert!(leads_to_the_goal(&frame, better), "{rows}×{cols}");
                    assert!(better.len() < before && (before - better.len()).is_multiple_of(2));
                    before = better.len();
                }
                assert_eq!(shared.best() as usize, before);
                polished += usize::from(!told.is_empty());
                for at in 0..2 {
                    both[at] |= ways[at];
                    others[at] |= other[at];
                }
            }
        }
        assert!(polished >= 8, "of 10 walks at random hardly one is a shortest way: {polished}");
        assert_eq!((both, others), ([true; 2], [true; 2]));
    }

    #[test]
    fn another_solution_is_taken_in_the_middle() {
        let start = board(6, 6, Goal::BlankLast);
        let (labels, end) = walk(&start, 300, 5);
        let frame = Arc::new(Frame::new(&start, &end));
        let corners = Corners::new(false);
        let effort = Effort { width: 64, vain_max: 40, levels: 0 };
        let shared = known(&labels);
        let better = all(&mut Polish::new(&frame, &corners, &shared, effort, u64::MAX)).0.pop();
        let better = better.expect("a walk at random is no shortest way");
        let shared = known(&labels);
        let mut polish = Polish::new(&frame, &corners, &shared, effort, u64::MAX);
        let mut done = Done::default();
        for _ in 0..20 {
            polish.advance(0, &mut done);
        }
        assert!(polish.labels.len() > better.len() + LONGER_MAX as usize);
        shared.offer(better.clone());
        polish.part = None;
        polish.advance(0, &mut done);
        assert_eq!(polish.labels, better);
        for told in all(&mut polish).0 {
            assert!(told.len() < better.len());
        }
    }

    /// Beams become twice as wide with each level, but for the memory.
    #[test]
    fn levels_and_memory_set_the_width_of_the_beams() {
        let start = board(6, 6, Goal::BlankLast);
        let (labels, end) = walk(&start, 120, 2);
        let frame = Arc::new(Frame::new(&start, &end));
        let corners = Corners::new(false);
        let peak = |levels: usize, bytes_max: u64| {
            let effort = Effort { width: 64, vain_max: 40, levels };
            let shared = known(&labels);
            let mut polish = Polish::new(&frame, &corners, &shared, effort, bytes_max);
            let (mut done, mut bytes) = (Done::default(), 0);
            while !matches!(polish.advance(0, &mut done), Turn::Ended) {
                bytes = bytes.max(polish.bytes());
            }
            assert_eq!(polish.level, if bytes == 0 { 0 } else { levels + 1 });
            bytes as u64
        };
        assert_eq!(peak(0, 1000), 0);
        let narrow = peak(0, u64::MAX);
        let wide = peak(2, u64::MAX);
        assert!(wide > 3 * narrow, "{wide} bytes, {narrow} at the first level");
        assert!(peak(2, narrow) <= narrow);
    }

    #[test]
    fn without_a_corner_or_an_estimate_nothing_is_searched() {
        // The blank goes around four cells in the middle of the board.
        let dims = Dims::new(6, 6).expect("the size is supported");
        let mut tiles: Vec<u8> = (1..36).collect();
        tiles.insert(14, 0);
        let start = Board::new(dims, &tiles).expect("each tile once");
        let way = from_labels(&[0, 1, 2, 3]);
        let around = [way[0], way[1], way[0].opposite(), way[1].opposite()].repeat(8);
        let labels: Vec<Label> = around.into_iter().map(|way| way as Label).collect();
        let frame = Arc::new(Frame::new(&start, &start));
        let effort = Effort { width: 64, vain_max: 40, levels: 0 };
        let mut done = Done::default();
        let (corners, shared) = (Corners::new(false), known(&labels));
        let mut polish = Polish::new(&frame, &corners, &shared, effort, u64::MAX);
        assert!(matches!(polish.advance(0, &mut done), Turn::Ended));

        let start = board(4, 4, Goal::BlankLast);
        let (labels, end) = walk(&start, 100, 3);
        let frame = Arc::new(Frame::new(&start, &end));
        let shared = known(&labels);
        let mut polish = Polish::new(&frame, &corners, &shared, effort, u64::MAX);
        assert!(matches!(polish.advance(0, &mut done), Turn::Ended));
        assert_eq!(done.nodes.generated, 0);
    }
}
