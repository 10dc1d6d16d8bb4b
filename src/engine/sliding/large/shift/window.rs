//! Shortens a solution part by part: a narrow beam looks for fewer shifts between two boards of the
//! solution.

use std::sync::Arc;

use super::beam::ShiftBeam;
use super::tidy::{ends, tidied};
use crate::search::space::Label;
use crate::sliding::large::beam::{Counts, Run, Turn};
use crate::sliding::large::bound::LinearConflict;
use crate::sliding::large::frame::Frame;
use crate::sliding::metric::Metric;

/// One walk along a solution.
pub struct Window {
    frame: Arc<Frame>,
    labels: Vec<Label>,
    /// After how many steps each shift ends.
    ends: Vec<usize>,
    /// The shifts of a part, and the width of the beam.
    length: usize,
    width: usize,
    /// The first shift of the part.
    begin: usize,
    beam: Option<ShiftBeam<LinearConflict>>,
    /// Whether `labels` are shorter than the labels that were told last.
    is_better: bool,
}

impl Window {
    pub fn new(frame: &Arc<Frame>, labels: &[Label], length: usize, width: usize) -> Self {
        let mut window = Self {
            frame: frame.clone(),
            labels: labels.into(),
            ends: ends(labels),
            length: length.max(3),
            width,
            begin: 0,
            beam: None,
            is_better: false,
        };
        window.look();
        window
    }

    /// The last shift of the part, and one more.
    fn end(&self) -> usize {
        (self.begin + self.length).min(self.ends.len() - 1)
    }

    /// Begins to search the current part.
    fn look(&mut self) {
        let (from, to) = (self.ends[self.begin], self.ends[self.end()]);
        let (before, rest) = self.labels.split_at(from);
        let part = Arc::new(self.frame.part(before, &rest[..to - from]));
        let bound = LinearConflict::new(&part);
        self.beam = ShiftBeam::new(part, bound, self.width);
    }

    /// Goes on to the next part, if there is one.
    fn next(&mut self) -> Turn {
        self.beam = None;
        if self.end() + 1 < self.ends.len() {
            self.begin += (self.length / 3).max(1);
            self.look();
        }
        if std::mem::take(&mut self.is_better) {
            return Turn::Found(self.labels.clone());
        }
        if self.beam.is_some() { Turn::Working } else { Turn::Ended }
    }

    /// Puts a better way in the place of the part.
    fn replace(&mut self, labels: Vec<Label>) {
        let part = self.ends[self.begin]..self.ends[self.end()];
        let mut whole = self.labels.clone();
        whole.splice(part, labels);
        let whole = tidied(&whole);
        if Metric::Multi.cost(&whole) < Metric::Multi.cost(&self.labels) {
            self.ends = ends(&whole);
            self.labels = whole;
            self.is_better = true;
            self.begin = self.begin.min(self.ends.len() - 1);
        }
    }
}

impl Run for Window {
    fn bytes(&self) -> usize {
        self.beam.as_ref().map_or(0, Run::bytes)
    }

    fn advance(&mut self, _: u32, counts: &mut Counts) -> Turn {
        let length = self.end() - self.begin;
        let Some(beam) = &mut self.beam else { return Turn::Ended };
        match beam.advance((length as u32).saturating_sub(1), counts) {
            Turn::Working => Turn::Working,
            Turn::Ended => self.next(),
            Turn::Solved(labels) | Turn::Found(labels) => {
                self.replace(labels);
                self.next()
            }
        }
    }
}
