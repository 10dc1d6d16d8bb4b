//! How wide beams are, when the best solution is polished between them, and for how long.

use super::*;
use crate::grid::Dims;
use crate::sliding::board::Goal;
use crate::sliding::random::{self, Kind};

/// Beams on a board 80 moves from the goal, after the first solution. The test has all the memory,
/// so only the size of the board limits how wide they are.
fn with_beams((rows, cols): (usize, usize), test: impl FnOnce(&mut Beams, &Shared)) {
    let dims = Dims::new(rows, cols).expect("the size is supported");
    let goal = Goal::BlankLast.board(dims).expect("the goal is for every size");
    let frame = Arc::new(Frame::new(&random::board(&goal, Kind::Walk(80), 1), &goal));
    let (shared, corners, mut watch) =
        (Shared::new(Metric::Single, u64::MAX), Corners::new(false), ());
    let mut beams = Beams::new(Host::new(&frame, &shared, &mut watch), &corners, true);
    beams.memory_max = MEMORY_MAX;
    beams.construct();
    test(&mut beams, &shared);
}

#[test]
fn the_best_solution_is_polished_between_beams() {
    with_beams((6, 6), |beams, shared| {
        let (constructed, width) = (shared.best(), POLISH_FROM[0]);
        (beams.width, beams.smoothed) = (width, false);
        beams.widen();
        assert!(beams.polish.is_some() && beams.beam.is_none());
        while beams.polish.is_some() {
            beams.step();
        }
        assert!(shared.best() < constructed);
        assert!(beams.beam.is_some() && beams.width > width);
    });
}

/// On 6×6 the next beam finds more than long polishing does: see test/bench/notes.md.
#[test]
fn only_large_boards_are_polished_long_before_the_widest_beam() {
    for (side, vain_max) in [(6, POLISH_VAIN[0]), (7, POLISH_VAIN[1])] {
        with_beams((side, side), |beams, _| {
            beams.width = POLISH_FROM[0];
            assert_eq!(beams.effort().vain_max, POLISH_VAIN[0], "{side}");
            beams.width = POLISH_FROM[1];
            assert!(beams.wider().is_some());
            assert_eq!(beams.effort().vain_max, vain_max, "{side}");
            beams.width = beams.width_max();
            assert_eq!(beams.effort().vain_max, POLISH_VAIN[1], "{side}");
        });
    }
}

#[test]
fn beams_stay_narrow_on_small_boards() {
    for (size, width_max) in [((4, 4), 1024), ((3, 6), 65_536), ((4, 5), 65_536)] {
        with_beams(size, |beams, _| {
            assert_eq!(beams.width_max(), width_max, "{size:?}");
            beams.width = width_max / 4;
            assert_eq!(beams.wider(), Some(width_max), "{size:?}");
            beams.width = width_max;
            assert_eq!(beams.wider(), None, "{size:?}");
        });
    }
    with_beams((3, 7), |beams, _| assert!(beams.width_max() > 65_536));
}
