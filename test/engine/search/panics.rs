//! A panic on one thread of a search ends the other threads, too, and reaches the caller.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use langkah_engine::plan::Request;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::solve;

use crate::support::{dims, goal_of};

/// Longer than any of these searches takes to end, and shorter than each would go on.
const PATIENCE: Duration = Duration::from_secs(60);

/// Panics when it hears of the search for the third time.
struct Panics(u32);

impl Watch for Panics {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.0 += 1;
        assert!(self.0 < 3, "as this watch is made to");
        Ok(())
    }
}

fn random(rows: usize, cols: usize) -> Puzzle {
    let goal = goal_of(Goal::BlankLast, rows, cols);
    let start = random::board(&goal, Kind::Solvable, 7);
    Puzzle::with(start, &GoalChoice::Usual(Goal::BlankLast)).expect("one size")
}

/// A position that needs 80 moves.
fn hard() -> Puzzle {
    let tiles = [0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1];
    let start = Board::new(dims(4, 4), &tiles).expect("a board");
    Puzzle::with(start, &GoalChoice::Usual(Goal::BlankLast)).expect("one size")
}

#[test]
fn a_panic_of_the_calling_thread_ends_all_threads() {
    for puzzle in [hard(), random(4, 5), random(6, 6)] {
        // Of multi-tile moves the position of 4×4 is solved before the watch hears of it often.
        let is_hard = puzzle.start().dims() == dims(4, 4);
        let metrics: &[Metric] =
            if is_hard { &[Metric::Single] } else { &[Metric::Single, Metric::Multi] };
        for &metric in metrics {
            let name = format!("{} in {metric:?} moves", puzzle.start().dims());
            let request = Request { metric, threads: NonZero::new(2), ..Request::default() };
            let (tell, told) = channel();
            let puzzle = puzzle.clone();
            thread::spawn(move || {
                let search = || solve(&puzzle, &request, &mut Panics(0)).map(|_| ());
                // This fails only if the test has failed already.
                let _ = tell.send(catch_unwind(AssertUnwindSafe(search)));
            });
            let ended = told.recv_timeout(PATIENCE);
            let ended = ended.unwrap_or_else(|_| panic!("{name}: the search goes on"));
            assert!(ended.is_err(), "{name}: the panic did not reach the caller");
        }
    }
}
