//! Shortens a solution part by part, by the learned estimate.
//!
//! The estimate needs the blank's goal in a corner. So a part ends where the blank is in a corner,
//! or it begins there and the search goes backwards. On a way to the goal the blank comes to the
//! corners again and again, so these parts cover nearly all of it. The estimate is better on short
//! ways than on long ones: a beam shortens parts of a solution that a much wider beam found.

use std::sync::Arc;

use super::beam::{Counts, Run, Turn};
use super::bounds;
use super::frame::{Frame, backwards};
use super::learned::Learned;
use crate::search::space::Label;
use crate::sliding::moves::from_labels;

/// Parts of fewer moves are left alone.
const LENGTH_MIN: usize = 8;

/// A part is at most this share of the solution: 3 of 4 moves.
const SHARE: (usize, usize) = (3, 4);

/// After a corner the next one is looked for after one move in this many of a part.
const STRIDE: usize = 3;

/// The learned estimate for each corner that was needed.
pub struct Corners {
    /// Whether the estimates are those of the image in the mirror.
    is_mirrored: bool,
    known: Vec<(u8, Option<Arc<Learned>>)>,
}

impl Corners {
    pub fn new(is_mirrored: bool) -> Self {
        Self { is_mirrored, known: Vec::new() }
    }

    /// The estimate for the goal of `frame`.
    pub fn of(&mut self, frame: &Frame) -> Option<Arc<Learned>> {
        let home = frame.home();
        if let Some((_, learned)) = self.known.iter().find(|known| known.0 == home) {
            return learned.clone();
        }
        let learned = Learned::new(frame, self.is_mirrored).map(Arc::new);
        self.known.push((home, learned.clone()));
        learned
    }
}

/// A part of the solution, and the search for a shorter one.
struct Part {
    from: usize,
    to: usize,
    is_backwards: bool,
    beam: Box<dyn Run>,
}

/// What is looked at next.
#[derive(Clone, Copy)]
enum Next {
    /// The part that ends at the first corner from this move on.
    Before(usize),
    /// The part that begins at this move.
    After(usize),
}

/// One walk along a solution.
pub struct Polish<'a> {
    frame: Arc<Frame>,
    corners: &'a mut Corners,
    labels: Vec<Label>,
    /// Whether the blank is in a corner before each move, and at the end.
    in_corner: Vec<bool>,
    /// The moves of a part, and the width of the beam.
    length: usize,
    width: usize,
    next: Next,
    part: Option<Part>,
    /// Whether `labels` are better than the labels that were told last.
    is_better: bool,
}

impl<'a> Polish<'a> {
    pub fn new(
        frame: &Arc<Frame>,
        corners: &'a mut Corners,
        labels: &[Label],
        length: usize,
        width: usize,
    ) -> Self {
        let mut polish = Self {
            frame: frame.clone(),
            corners,
            labels: Vec::new(),
            in_corner: Vec::new(),
            length: part_max(length, labels.len()),
            width,
            next: Next::Before(0),
            part: None,
            is_better: false,
        };
        polish.set(labels.into());
        polish
    }

    /// The length of the solution.
    pub fn moves(&self) -> u32 {
        self.labels.len() as u32
    }

    /// Goes on with another solution.
    pub fn take(&mut self, labels: Vec<Label>) {
        self.part = None;
        self.is_better = false;
        if let Next::After(at) = self.next {
            self.next = Next::Before(at);
        }
        self.set(labels);
    }

    fn set(&mut self, labels: Vec<Label>) {
        self.in_corner = in_corner(&self.frame, &labels);
        self.labels = labels;
    }

    /// Begins to search the next part. `false` if the walk has ended.
    fn look(&mut self) -> bool {
        loop {
            let (from, to, is_backwards) = match self.next {
                Next::Before(at) => {
                    let corners = self.in_corner.iter().enumerate().skip(at);
                    let Some(corner) = corners.filter(|one| *one.1).map(|one| one.0).next() else {
                        return false;
                    };
                    self.next = Next::After(corner);
                    (corner.saturating_sub(self.length), corner, false)
                }
                Next::After(corner) => {
                    self.next = Next::Before(corner + (self.length / STRIDE).max(1));
                    (corner, (corner + self.length).min(self.labels.len()), true)
                }
            };
            if to - from < LENGTH_MIN {
                continue;
            }
            let part = self.frame.part(&self.labels[..from], &self.labels[from..to]);
            let part = Arc::new(if is_backwards { part.reversed() } else { part });
            let Some(learned) = self.corners.of(&part) else { return false };
            let beam = bounds::conflict(&part).beam(&part, Some(&learned), self.width);
            let Some(beam) = beam else { return false };
            self.part = Some(Part { from, to, is_backwards, beam });
            return true;
        }
    }

    /// Goes on to the next part, if there is one.
    fn go_on(&mut self) -> Turn {
        self.part = None;
        let has_part = self.look();
        if std::mem::take(&mut self.is_better) {
            return Turn::Found(self.labels.clone());
        }
        if has_part { Turn::Working } else { Turn::Ended }
    }
}

impl Run for Polish<'_> {
    fn bytes(&self) -> usize {
        self.part.as_ref().map_or(0, |part| part.beam.bytes())
    }

    fn advance(&mut self, _: u32, counts: &mut Counts) -> Turn {
        let Some(part) = &mut self.part else {
            return if self.look() { Turn::Working } else { Turn::Ended };
        };
        // Two ways between the same boards differ by an even number of moves.
        let length_max = (part.to - part.from).saturating_sub(2) as u32;
        match part.beam.advance(length_max, counts) {
            Turn::Working => Turn::Working,
            Turn::Ended => self.go_on(),
            Turn::Solved(labels) | Turn::Found(labels) => {
                let range = part.from..part.to;
                let labels = if part.is_backwards { backwards(&labels) } else { labels };
                if let Next::After(corner) = &mut self.next {
                    *corner = range.start + labels.len();
                }
                let mut whole = std::mem::take(&mut self.labels);
                whole.splice(range, labels);
                self.set(whole);
                self.is_better = true;
                self.go_on()
            }
        }
    }
}

/// The greatest length of a part of a solution, if `length` moves are asked for.
pub fn part_max(length: usize, moves: usize) -> usize {
    length.min(moves * SHARE.0 / SHARE.1)
}

/// Whether the blank is in a corner before each move, and at the end.
pub fn in_corner(frame: &Frame, labels: &[Label]) -> Vec<bool> {
    let dims = frame.dims();
    let is_corner = |cell: usize| {
        let is_end = |at: usize, count: usize| at == 0 || at + 1 == count;
        is_end(dims.row(cell), dims.rows()) && is_end(dims.col(cell), dims.cols())
    };
    let mut blank = usize::from(frame.blank(frame.start()));
    let mut all = vec![is_corner(blank)];
    for way in from_labels(labels) {
        blank = dims.neighbour(blank, way).unwrap_or(blank);
        all.push(is_corner(blank));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Dims;
    use crate::sliding::board::{Board, Goal};

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

    /// Polishes to the end. Returns the solutions that were told, and whether parts were searched
    /// forwards, and backwards.
    fn all(polish: &mut Polish) -> (Vec<Vec<Label>>, [bool; 2]) {
        let (mut told, mut ways) = (Vec::new(), [false; 2]);
        let mut counts = Counts::default();
        loop {
            match polish.advance(0, &mut counts) {
                Turn::Working => {}
                Turn::Found(labels) | Turn::Solved(labels) => told.push(labels),
                Turn::Ended => return (told, ways),
            }
            if let Some(part) = &polish.part {
                ways[usize::from(part.is_backwards)] = true;
            }
        }
    }

    #[test]
    fn a_polished_solution_is_shorter_and_leads_to_the_goal() {
        let (mut polished, mut both) = (0, [false; 2]);
        for ((rows, cols), seed) in [(5, 5), (6, 6), (5, 7), (7, 6), (8, 8)].into_iter().zip(1..) {
            for (goal, mirrored) in [(Goal::BlankLast, false), (Goal::Snail, true)] {
                let start = board(rows, cols, goal);
                let (labels, end) = walk(&start, 240, seed);
                let frame = Arc::new(Frame::new(&start, &end));
                assert!(leads_to_the_goal(&frame, &labels));
                let mut corners = Corners::new(mirrored);
                let mut polish = Polish::new(&frame, &mut corners, &labels, 60, 64);
                let (told, ways) = all(&mut polish);
                let mut before = labels.len();
                for better in &told {
                    assert!(leads_to_the_goal(&frame, better), "{rows}×{cols}");
                    assert!(better.len() < before && (before - better.len()).is_multiple_of(2));
                    before = better.len();
                }
                assert_eq!(polish.moves() as usize, before);
                polished += usize::from(!told.is_empty());
                both = [both[0] || ways[0], both[1] || ways[1]];
            }
        }
        assert!(polished >= 8, "of 10 walks at random hardly one is a shortest way: {polished}");
        assert_eq!(both, [true; 2]);
    }

    #[test]
    fn another_solution_is_taken_in_the_middle() {
        let start = board(6, 6, Goal::BlankLast);
        let (labels, end) = walk(&start, 300, 5);
        let frame = Arc::new(Frame::new(&start, &end));
        let mut corners = Corners::new(false);
        let better = all(&mut Polish::new(&frame, &mut corners, &labels, 40, 64)).0.pop();
        let better = better.expect("a walk at random is no shortest way");
        let mut polish = Polish::new(&frame, &mut corners, &labels, 60, 64);
        let mut counts = Counts::default();
        for _ in 0..20 {
            polish.advance(0, &mut counts);
        }
        polish.take(better.clone());
        assert_eq!(polish.moves() as usize, better.len());
        for told in all(&mut polish).0 {
            assert!(told.len() < better.len() && leads_to_the_goal(&frame, &told));
        }
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
        let mut corners = Corners::new(false);
        let mut counts = Counts::default();
        let mut polish = Polish::new(&frame, &mut corners, &labels, 20, 64);
        assert!(matches!(polish.advance(0, &mut counts), Turn::Ended));

        let start = board(4, 4, Goal::BlankLast);
        let (labels, end) = walk(&start, 100, 3);
        let frame = Arc::new(Frame::new(&start, &end));
        let mut polish = Polish::new(&frame, &mut corners, &labels, 20, 64);
        assert!(matches!(polish.advance(0, &mut counts), Turn::Ended));
        assert_eq!(counts.generated, 0);
    }
}
