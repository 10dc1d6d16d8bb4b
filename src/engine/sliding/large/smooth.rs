//! Shortens a solution part by part: along the way a narrow beam looks again and again for a
//! shorter way between two boards of the solution.
//!
//! On the largest boards only a very wide beam finds a way from the start to the goal. Between two
//! boards of a known solution even a narrow beam finds one.

use std::sync::Arc;

use super::beam::{Done, Run, Turn};
use super::bound::LinearConflict;
use super::bounds::AnyBound;
use super::frame::Frame;
use super::shift::tidy::tidied;
use crate::search::space::Label;
use crate::sliding::metric::Metric;
use crate::sliding::moves::from_labels;

/// One walk along a solution.
pub struct Smooth {
    frame: Arc<Frame>,
    /// What counts as one move.
    metric: Metric,
    labels: Vec<Label>,
    /// After how many steps each move ends, with 0 before the first one.
    ends: Vec<usize>,
    /// The moves of a part, and the width of the beam.
    length: usize,
    width: usize,
    /// The first move of the part.
    begin: usize,
    beam: Option<Box<dyn Run>>,
    /// Whether `labels` are better than the labels that were told last.
    is_better: bool,
}

impl Smooth {
    pub fn new(
        frame: &Arc<Frame>,
        metric: Metric,
        labels: &[Label],
        length: usize,
        width: usize,
    ) -> Self {
        let length_min = match metric {
            Metric::Single => 4,
            Metric::Multi => 3,
        };
        let mut smooth = Self {
            frame: frame.clone(),
            metric,
            labels: Vec::new(),
            ends: Vec::new(),
            length: length.max(length_min),
            width,
            begin: 0,
            beam: None,
            is_better: false,
        };
        smooth.set(labels.into());
        smooth.look();
        smooth
    }

    fn set(&mut self, labels: Vec<Label>) {
        self.ends = [0].into_iter().chain(self.metric.ends(&from_labels(&labels))).collect();
        self.labels = labels;
    }

    /// The last move of the part, and one more.
    fn end(&self) -> usize {
        (self.begin + self.length).min(self.ends.len() - 1)
    }

    /// Begins to search the current part.
    fn look(&mut self) {
        let (from, to) = (self.ends[self.begin], self.ends[self.end()]);
        let (before, rest) = self.labels.split_at(from);
        let part = Arc::new(self.frame.part(before, &rest[..to - from]));
        let bound = Arc::new(LinearConflict::new(&part));
        self.beam = match self.metric {
            Metric::Single => bound.beam(&part, None, self.width),
            Metric::Multi => bound.shift_beam(&part, self.width),
        };
    }

    /// Goes on to the next part, if there is one.
    fn next(&mut self) -> Turn {
        self.beam = None;
        if self.end() + 1 < self.ends.len() {
            self.begin += match self.metric {
                Metric::Single => self.length / 2,
                Metric::Multi => self.length / 3,
            };
            self.look();
        }
        if std::mem::take(&mut self.is_better) {
            return Turn::Found(self.labels.clone());
        }
        if self.beam.is_some() { Turn::Working } else { Turn::Ended }
    }

    /// Puts another way in the place of the part, if the whole is better then.
    fn replace(&mut self, labels: Vec<Label>) {
        let part = self.ends[self.begin]..self.ends[self.end()];
        let mut whole = self.labels.clone();
        whole.splice(part, labels);
        if self.metric == Metric::Multi {
            whole = tidied(&whole);
        }
        if self.metric.cost(&whole) < self.metric.cost(&self.labels) {
            self.set(whole);
            self.is_better = true;
            self.begin = self.begin.min(self.ends.len() - 1);
        }
    }
}

impl Run for Smooth {
    fn bytes(&self) -> usize {
        self.beam.as_ref().map_or(0, |beam| beam.bytes())
    }

    fn advance(&mut self, _: u32, done: &mut Done) -> Turn {
        let length = (self.end() - self.begin) as u32;
        let Some(beam) = &mut self.beam else { return Turn::Ended };
        // Two ways of single tiles between the same boards differ by an even number of moves.
        let less = match self.metric {
            Metric::Single => 2,
            Metric::Multi => 1,
        };
        match beam.advance(length.saturating_sub(less), done) {
            Turn::Working => Turn::Working,
            Turn::Ended => self.next(),
            Turn::Solved(labels) | Turn::Found(labels) => {
                self.replace(labels);
                self.next()
            }
        }
    }
}
