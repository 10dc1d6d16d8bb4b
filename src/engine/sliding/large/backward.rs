//! Beams from the goal to the start.
//!
//! A beam of the same width finds solutions of other lengths from there: which end is easier
//! changes from board to board. So of two beams, one from each end, the better solution is mostly
//! shorter than the solution of one beam of twice the width.

use std::sync::Arc;

use super::beam::{Counts, Turn};
use super::bounds::Bounds;
use super::frame::{Frame, backwards};
use super::shared::{Shared, Tally};

/// The widths of the beams, in boards, one after the other.
const WIDTHS: [usize; 3] = [2048, 8192, 32_768];

/// Runs a beam of each width for which `bytes_max` is enough, with linear conflict as the bound.
/// Solutions go to `shared`.
pub fn search(frame: &Frame, bytes_max: u64, shared: &Shared, tally: &mut dyn Tally) {
    let frame = Arc::new(frame.reversed());
    let bounds = Bounds::conflict(&frame);
    let bytes = |width: usize| bounds.beam_bytes(frame.cells(), shared.best()) * width;
    for width in WIDTHS {
        if bytes(width) as u64 > bytes_max {
            return;
        }
        let Some(mut beam) = bounds.beam(&frame, width) else { return };
        let mut is_over = false;
        while !is_over {
            let mut counts = Counts::default();
            match beam.advance(shared.best().saturating_sub(2), &mut counts) {
                Turn::Working => {}
                Turn::Found(labels) => shared.offer(backwards(&labels)),
                Turn::Solved(labels) => {
                    shared.offer(backwards(&labels));
                    is_over = true;
                }
                Turn::Ended => is_over = true,
            }
            shared.hold_backward(beam.bytes());
            if !tally.beat(counts) {
                return;
            }
        }
        drop(beam);
        shared.hold_backward(0);
    }
}
