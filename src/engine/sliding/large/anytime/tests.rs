//! How wide beams are, when the best solution is polished between them, and for how long.

use super::*;
use crate::grid::Dims;
use crate::sliding::board::Goal;
use crate::sliding::random::{self, Kind};

#[test]
fn the_best_solution_is_polished_between_beams() {
    let dims = Dims::new(6, 6).expect("the size is supported");
    let goal = Goal::BlankLast.board(dims).expect("the goal is for every size");
    let start = random::board(&goal, Kind::Walk(80), 1);
    let frame = Arc::new(Frame::new(&start, &goal));
    let (shared, corners, mut watch) = (Shared::new(u64::MAX), Corners::new(false), ());
    let mut beams = Beams::new(Host::new(&frame, &shared, &mut watch), &corners, true);
    beams.memory_max = MEMORY_MAX;
    beams.construct();
    let (constructed, width) = (shared.best(), POLISH_FROM[0]);
    (beams.width, beams.smoothed) = (width, false);
    beams.widen();
    assert!(beams.polish.is_some() && beams.beam.is_none());
    while beams.polish.is_some() {
        beams.step();
    }
    assert!(shared.best() < constructed);
    assert!(beams.beam.is_some() && beams.width > width);
}

/// On 6×6 the next beam finds more than long polishing does: see test/bench/notes.md.
#[test]
fn only_large_boards_are_polished_long_before_the_widest_beam() {
    for (side, vain_max) in [(6, POLISH_VAIN[0]), (7, POLISH_VAIN[1])] {
        let dims = Dims::new(side, side).expect("the size is supported");
        let goal = Goal::BlankLast.board(dims).expect("the goal is for every size");
        let frame = Arc::new(Frame::new(&random::board(&goal, Kind::Walk(80), 1), &goal));
        let (shared, corners, mut watch) = (Shared::new(u64::MAX), Corners::new(false), ());
        let mut beams = Beams::new(Host::new(&frame, &shared, &mut watch), &corners, true);
        beams.memory_max = MEMORY_MAX;
        beams.construct();
        beams.width = POLISH_FROM[0];
        assert_eq!(beams.effort().vain_max, POLISH_VAIN[0], "{side}");
        beams.width = POLISH_FROM[1];
        assert!(beams.wider().is_some());
        assert_eq!(beams.effort().vain_max, vain_max, "{side}");
        beams.width = beams.width_max();
        assert_eq!(beams.effort().vain_max, POLISH_VAIN[1], "{side}");
    }
}

/// With all the memory there is, so that only the board's size limits a beam.
#[test]
fn beams_stay_narrow_where_the_proof_is_worth_more() {
    for (rows, cols, width_max) in [(4, 4, 1024), (3, 6, 65_536), (4, 5, 65_536), (3, 7, 65_537)] {
        let dims = Dims::new(rows, cols).expect("the size is supported");
        let goal = Goal::BlankLast.board(dims).expect("the goal is for every size");
        let frame = Arc::new(Frame::new(&random::board(&goal, Kind::Walk(80), 1), &goal));
        let (shared, corners, mut watch) = (Shared::new(u64::MAX), Corners::new(false), ());
        let mut beams = Beams::new(Host::new(&frame, &shared, &mut watch), &corners, true);
        beams.memory_max = MEMORY_MAX;
        beams.construct();
        assert_eq!(beams.width_max().min(65_537), width_max, "{rows}×{cols}");
        beams.width = 16_384;
        let wider = (width_max > 16_384).then_some(65_536);
        assert_eq!(beams.wider(), wider, "{rows}×{cols}");
    }
}
