//! Counts of what hangs below nodes, kept up over steps and jumps to and fro.

use std::sync::{Arc, LazyLock};

use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::sizes::Sizes;
use langkah_engine::sliding::puzzle::Puzzle;
use proptest::prelude::*;

use super::searches::{Ask, engines, puzzles};

/// Every node counts for each node on its path.
fn naive(trace: &Trace, root: u32, end: u32) -> Vec<u32> {
    let mut below = vec![0; (end - root) as usize];
    for node in root..end {
        for above in trace.path(node) {
            below[(above - root) as usize] += u32::from(above != node);
        }
    }
    below
}

static TRACES: LazyLock<Vec<Arc<Trace>>> = LazyLock::new(|| {
    let boards: Vec<Puzzle> = puzzles(18).skip(10).step_by(4).collect();
    let of = |engine| boards.iter().map(move |puzzle| Ask::whole(engine).misplaced(puzzle).trace);
    engines().into_iter().flat_map(of).collect()
});

proptest! {
    #[test]
    fn counts_are_kept_up(
        trace in 0..TRACES.len(),
        hops in prop::collection::vec((0.0..=1.0f64, any::<bool>()), 1..20),
    ) {
        let trace = &TRACES[trace];
        let (mut sizes, mut at) = (Sizes::default(), 0_u32);
        for (share, jumps) in hops {
            let step = if share < 0.5 { at.saturating_sub(1) } else { at + 1 };
            at = if jumps { (share * f64::from(trace.last())) as u32 } else { step };
            at = at.min(trace.last());
            let moment = trace.moment(at);
            let of = trace.nodes_of(moment.iteration());
            let end = of.end.min(moment.nodes());
            prop_assert_eq!(sizes.of(trace, of.start, end), naive(trace, of.start, end));
        }
    }
}
