//! Shortens a solution part by part: along the way a narrow beam looks again and again for a
//! shorter way between two boards of the solution.
//!
//! On the largest boards only a very wide beam finds a way from the start to the goal. Between two
//! boards of a known solution even a narrow beam finds one.

use std::sync::Arc;

use super::beam::{Beam, Counts, Run, Turn};
use super::bound::LinearConflict;
use super::frame::Frame;
use crate::search::space::Label;

/// One walk along a solution.
pub struct Smooth {
    frame: Arc<Frame>,
    labels: Vec<Label>,
    /// The moves of a part, and the width of the beam.
    window: usize,
    width: usize,
    begin: usize,
    beam: Option<Beam<LinearConflict>>,
    /// Whether `labels` are shorter than the labels that were told last.
    better: bool,
}

impl Smooth {
    pub fn new(frame: &Arc<Frame>, labels: &[Label], window: usize, width: usize) -> Self {
        let mut smooth = Self {
            frame: frame.clone(),
            labels: labels.into(),
            window: window.max(4),
            width,
            begin: 0,
            beam: None,
            better: false,
        };
        smooth.look();
        smooth
    }

    fn end(&self) -> usize {
        (self.begin + self.window).min(self.labels.len())
    }

    /// Begins to search the current part.
    fn look(&mut self) {
        let (before, rest) = self.labels.split_at(self.begin);
        let part = Arc::new(self.frame.part(before, &rest[..self.end() - self.begin]));
        let bound = LinearConflict::new(&part);
        self.beam = Beam::new(part, bound, self.width);
    }

    /// Goes on to the next part, if there is one.
    fn next(&mut self) -> Turn {
        self.beam = None;
        if self.end() < self.labels.len() {
            self.begin += self.window / 2;
            self.look();
        }
        if std::mem::take(&mut self.better) {
            return Turn::Found(self.labels.clone());
        }
        if self.beam.is_some() { Turn::Working } else { Turn::Ended }
    }
}

impl Run for Smooth {
    fn bytes(&self) -> usize {
        self.beam.as_ref().map_or(0, Run::bytes)
    }

    fn advance(&mut self, _: u32, counts: &mut Counts) -> Turn {
        let length = self.end() - self.begin;
        let Some(beam) = &mut self.beam else { return Turn::Ended };
        match beam.advance((length as u32).saturating_sub(2), counts) {
            Turn::Working => Turn::Working,
            Turn::Ended => self.next(),
            Turn::Solved(labels) | Turn::Found(labels) => {
                self.better = true;
                self.labels.splice(self.begin..self.begin + length, labels);
                self.next()
            }
        }
    }
}
