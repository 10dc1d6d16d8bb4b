//! Beams beside those that the driver runs: from the goal to the start, or by the learned estimate
//! of the board's image in the mirror.
//!
//! A beam from the goal finds other solutions than a beam from the start, and so does a beam by the
//! estimate of the image. Often one of them is shorter: see test/bench/notes.md.

use std::sync::Arc;

use super::beam::{Counts, Run, Turn};
use super::bounds;
use super::frame::{Frame, backwards};
use super::learned::Learned;
use super::shared::{Shared, Tally};
use crate::search::space::Label;

/// The widths of the beams from the goal, in boards, one after the other.
const WIDTHS: [usize; 3] = [2048, 8192, 32_768];
/// The same of the beams by the estimate of the image, after the first tables and after the second
/// ones.
const WIDTHS_MIRRORED: [&[usize]; 2] = [&[2048, 8192], &[32_768, 131_072]];

/// Runs beams from the goal, of each width for which `bytes_max` is enough, with linear conflict as
/// the bound. Solutions go to `shared`.
pub fn search(frame: &Frame, bytes_max: u64, shared: &Shared, tally: &mut dyn Tally) {
    let frame = Arc::new(frame.reversed());
    beams(&frame, None, &WIDTHS, bytes_max, shared, tally);
}

/// The same from the start, by the learned estimate of the image, after the tables of a stage. The
/// first stage is 0.
pub fn mirrored(
    frame: &Arc<Frame>,
    learned: Learned,
    stage: usize,
    bytes_max: u64,
    shared: &Shared,
    tally: &mut dyn Tally,
) {
    let widths = WIDTHS_MIRRORED.get(stage).copied().unwrap_or_default();
    beams(frame, Some(&Arc::new(learned)), widths, bytes_max, shared, tally);
}

/// Without a learned estimate the beams begin at the goal.
fn beams(
    frame: &Arc<Frame>,
    learned: Option<&Arc<Learned>>,
    widths: &[usize],
    bytes_max: u64,
    shared: &Shared,
    tally: &mut dyn Tally,
) {
    let bound = bounds::conflict(frame);
    let bytes = |width: usize| bound.beam_bytes(frame.cells(), shared.best()) * width;
    let turned = |labels: Vec<Label>| match learned {
        Some(_) => labels,
        None => backwards(&labels),
    };
    for &width in widths {
        if bytes(width) as u64 > bytes_max {
            return;
        }
        let Some(beam) = bound.clone().beam(frame, learned, width) else { return };
        if !run(beam, &turned, shared, tally) {
            return;
        }
        shared.hold_backward(0);
    }
}

/// Runs a beam to its end. `false` if the search is to end.
fn run(
    mut beam: Box<dyn Run>,
    turned: &dyn Fn(Vec<Label>) -> Vec<Label>,
    shared: &Shared,
    tally: &mut dyn Tally,
) -> bool {
    loop {
        let mut counts = Counts::default();
        let is_over = match beam.advance(shared.best().saturating_sub(2), &mut counts) {
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
        };
        shared.hold_backward(beam.bytes());
        if !tally.beat(counts) {
            return false;
        }
        if is_over {
            return true;
        }
    }
}
