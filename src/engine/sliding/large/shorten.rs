//! Shortens a list of moves by windows: each part of so many moves is replaced by a shortest way
//! between its ends, until no part can be. The two ends of the list stay.
//!
//! First the loops go: moves that lead back to a board of the list. Then iterative deepening looks
//! for a shorter way between the ends of each window in turn. Where a window needs too many nodes
//! it stays as it is. At last [`Smooth`] looks at longer parts with a narrow beam, and where it
//! finds something, the windows are looked at again.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use super::beam::{Done, Run, Turn};
use super::bound::LinearConflict;
use super::frame::Frame;
use super::smooth::Smooth;
use super::space::LargeSpace;
use crate::search::ida;
use crate::search::limits::Limits;
use crate::search::outcome::Outcome;
use crate::search::space::{Label, Space};
use crate::search::watch::{Ceiling, Halt, Nodes, Progress, Stats, Watch};
use crate::sliding::board::Board;
use crate::sliding::metric::Metric;
use crate::sliding::moves::{Move, from_labels, steps};

/// The most nodes for a window.
const NODES_MAX: u64 = 60_000;
/// The parts that a beam looks at have this many times the moves of a window.
const BEAM_PARTS: usize = 3;
/// The boards of a layer of this beam.
const BEAM_WIDTH: usize = 200;

/// A list of moves that was shortened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortened {
    pub moves: Vec<Move>,
    /// How many moves were in loops.
    pub looped: usize,
    /// How many windows were replaced.
    pub replaced: usize,
    /// How many windows stayed because they needed too many nodes, in the last walk along the list.
    pub open: usize,
    pub stats: Stats,
    /// Why it ended before no window could be replaced, if it did.
    pub halt: Option<Halt>,
}

/// Shortens `moves` from `start`, all of which must be possible, by windows of `window` moves.
pub fn shorten(start: &Board, moves: &[Move], window: usize, watch: &mut dyn Watch) -> Shortened {
    let straight = without_loops(start, moves);
    let looped = moves.len() - straight.len();
    let mut walk = Walk {
        start,
        window: window.max(2),
        result: Shortened {
            moves: straight,
            looped,
            replaced: 0,
            open: 0,
            stats: Stats::default(),
            halt: None,
        },
        watch,
    };
    walk.result.halt = walk.run().err();
    walk.result
}

/// The moves without those that lead back to a board of the list.
fn without_loops(start: &Board, moves: &[Move]) -> Vec<Move> {
    let mut straight: Vec<Move> = Vec::new();
    let mut boards = vec![start.clone()];
    let mut places = HashMap::from([(start.clone(), 0)]);
    for step in steps(start, moves) {
        match places.entry(step.board.clone()) {
            Entry::Occupied(place) => {
                let place = *place.get();
                for board in boards.drain(place + 1..) {
                    places.remove(&board);
                }
                straight.truncate(place);
            }
            Entry::Vacant(vacant) => {
                straight.push(step.way);
                vacant.insert(straight.len());
                boards.push(step.board);
            }
        }
    }
    straight
}

struct Walk<'a> {
    start: &'a Board,
    window: usize,
    result: Shortened,
    watch: &'a mut dyn Watch,
}

impl Walk<'_> {
    fn run(&mut self) -> Result<(), Halt> {
        loop {
            self.windows()?;
            if !self.smooth()? {
                return Ok(());
            }
        }
    }

    /// Goes along the list from window to window, and back where one was replaced.
    fn windows(&mut self) -> Result<(), Halt> {
        self.result.open = 0;
        let mut boards = self.boards();
        let mut begin = 0;
        while begin + 2 < self.result.moves.len() {
            // A short window ends before its search asks whether it may go on.
            beat(self.watch, &self.result.stats, self.result.moves.len())?;
            let end = (begin + self.window).min(self.result.moves.len());
            if let Some(way) = self.between(&boards[begin], &boards[end], end - begin)? {
                self.result.moves.splice(begin..end, way);
                self.result.replaced += 1;
                // The new way may meet boards of the rest of the list.
                let straight = without_loops(self.start, &self.result.moves);
                self.result.looped += self.result.moves.len() - straight.len();
                self.result.moves = straight;
                boards = self.boards();
                begin = begin.saturating_sub(self.window);
            } else if end == self.result.moves.len() {
                break;
            } else {
                begin += 1;
            }
        }
        Ok(())
    }

    fn boards(&self) -> Vec<Board> {
        let steps = steps(self.start, &self.result.moves).into_iter().map(|step| step.board);
        [self.start.clone()].into_iter().chain(steps).collect()
    }

    /// A way between two boards with fewer moves, if there is one and it is found soon.
    fn between(
        &mut self,
        from: &Board,
        to: &Board,
        length: usize,
    ) -> Result<Option<Vec<Move>>, Halt> {
        let space = LargeSpace::new(from, to, LinearConflict::new);
        let most = (length as u32).saturating_sub(2);
        if space.h(&space.root()) > most {
            return Ok(None);
        }
        let Stats { expanded, generated, .. } = self.result.stats;
        let mut ceiling = Ceiling::new(self.watch, most, Nodes { expanded, generated });
        let limits = Limits { generated_max: NODES_MAX, ..Limits::usual() };
        let finished = ida::run(&space, &limits, &mut ceiling);
        let Ceiling { halt, is_over, .. } = ceiling;
        self.result.stats.expanded += finished.stats.expanded;
        self.result.stats.generated += finished.stats.generated;
        if let Some(halt) = halt {
            return Err(halt);
        }
        match finished.outcome {
            Outcome::Solved(labels) if labels.len() < length => Ok(Some(from_labels(&labels))),
            Outcome::Halted(_) if !is_over => {
                self.result.open += 1;
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// Looks at longer parts with a narrow beam. Tells whether one was replaced.
    fn smooth(&mut self) -> Result<bool, Halt> {
        let boards = self.boards();
        let (Some(goal), true) = (boards.last(), self.result.moves.len() > self.window) else {
            return Ok(false);
        };
        let frame = Arc::new(Frame::new(self.start, goal));
        let labels: Vec<Label> = self.result.moves.iter().map(|&way| way as Label).collect();
        let mut run =
            Smooth::new(&frame, Metric::Single, &labels, BEAM_PARTS * self.window, BEAM_WIDTH);
        let (mut done, mut is_better) = (Done::default(), false);
        let before = self.result.stats;
        loop {
            let turn = run.advance(0, &mut done);
            self.result.stats = Stats {
                expanded: before.expanded + done.nodes.expanded,
                generated: before.generated + done.nodes.generated,
                ..before
            };
            beat(self.watch, &self.result.stats, self.result.moves.len())?;
            match turn {
                Turn::Working => {}
                Turn::Found(labels) | Turn::Solved(labels) => {
                    let moves = from_labels(&labels);
                    if moves.len() < self.result.moves.len() {
                        self.result.moves = without_loops(self.start, &moves);
                        is_better = true;
                    }
                }
                Turn::Ended => return Ok(is_better),
            }
        }
    }
}

fn beat(watch: &mut dyn Watch, stats: &Stats, length: usize) -> Result<(), Halt> {
    watch.beat(&Progress { best: Some(length), ..Progress::from(*stats) })
}
