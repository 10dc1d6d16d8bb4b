//! Multi-tile moves on boards of any size: the bound against breadth-first search, the anytime
//! search against it, and its limits.

use std::num::NonZero;

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::space::Label;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::large::Known;
use langkah_engine::sliding::large::frame::{Frame, Slide};
use langkah_engine::sliding::large::shift::anytime;
use langkah_engine::sliding::large::shift::crossings::Crossings;
use langkah_engine::sliding::metric::{Axis, Metric};
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, solve};

use super::naive::{after, distances};
use super::{assert_reaches, board, multi, puzzle, sample};
use crate::sliding::ranked::{Ranked, published};
use crate::support::{data, goal_of, goals_of};

/// The whole distributions of ten cells, and no board has a bound above its distance.
#[test]
fn all_boards_of_ten_cells_by_shifts() {
    let text = String::from_utf8(data("distances.tsv")).expect("text");
    for (rows, cols) in [(2, 5), (5, 2)] {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let crossings = Crossings::new(&Frame::new(&goal, &goal));
        let (mut visited, mut sums) = (0, [0; 2]);
        let found = Ranked::new(rows, cols).distances(true, |moves, cells| {
            visited += 1;
            let h = crossings.h(&crossings.carry(cells), None);
            assert!(h <= moves && (h == 0) == (moves == 0), "{h} {moves} {cells:?}");
            sums[0] += u64::from(h);
            sums[1] += u64::from(moves);
        });
        assert_eq!((visited, &found), (1_814_400, &published(&text, 5, 2, true)));
        assert!(3 * sums[0] > sums[1], "a third of the distance: {sums:?}");
    }
}

/// Along a way to the goal the bound that knows the last axis is admissible, too; what is carried
/// is what would be made from scratch.
#[test]
fn the_bound_of_crossings_along_shifts() {
    for goal in goals_of(3, 3) {
        let frame = Frame::new(&goal, &goal);
        let crossings = Crossings::new(&frame);
        let named = |cells: &[u8]| -> Vec<u8> {
            cells.iter().map(|&tile| goal.cell_of(tile) as u8).collect()
        };
        let all = distances(&goal.tiles().to_vec(), 3, true, u32::MAX);
        for (cells, moves) in sample(&all, 37) {
            let blank = |cells: &[u8]| cells.iter().position(|&tile| tile == 0).expect("a blank");
            for next in after(cells, 3, true) {
                let (from, to) = (blank(cells), blank(&next));
                let is_column = from % 3 == to % 3;
                let axis = if is_column { Axis::Column } else { Axis::Row };
                let carry = crossings.carry(&named(&next));
                let h = crossings.h(&carry, Some(axis));
                assert!(all[&next] + 1 != moves || h < moves, "{h} {moves} {cells:?}");
                if from.abs_diff(to) == if is_column { 3 } else { 1 } {
                    let tiles = named(cells);
                    let slide = Slide { tile: tiles[to], from: to as u8, to: from as u8 };
                    assert_eq!(crossings.after(&crossings.carry(&tiles), slide), carry);
                }
            }
        }
    }
}

/// Panics unless the search proves a solution of so many shifts.
#[track_caller]
fn assert_fewest(start: &Board, goal: &Board, shifts: u32, threads: usize) {
    let finished = anytime(&Known::default(), (start, goal), &Limits::usual(), threads, &mut ());
    let moves = finished.best.expect("a solution");
    assert_reaches(start, goal, &moves);
    assert_eq!(Metric::Multi.count(&moves) as u32, shifts, "\n{start}");
    assert_eq!((finished.lower_bound, finished.ended), (shifts, None), "\n{start}");
}

#[test]
fn the_search_for_shifts_finds_the_fewest() {
    for (rows, cols, step) in [(2, 2, 1), (2, 3, 41), (3, 3, 9007), (2, 4, 2003), (4, 2, 2003)] {
        for (index, goal) in goals_of(rows, cols).into_iter().enumerate() {
            let all = distances(&goal.tiles().to_vec(), cols, true, u32::MAX);
            for (cells, shifts) in sample(&all, step + index) {
                assert_fewest(&board(cells, cols), &goal, shifts, 1 + index % 2);
            }
        }
    }
}

#[test]
fn a_search_for_shifts_goes_on_from_what_is_known() {
    for (index, goal) in goals_of(2, 4).into_iter().enumerate() {
        let all = distances(&goal.tiles().to_vec(), 4, true, u32::MAX);
        for (cells, shifts) in sample(&all, 4003 + index) {
            let start = board(cells, 4);
            let best =
                anytime(&Known::default(), (&start, &goal), &Limits::usual(), 1, &mut ()).best;
            let out = start.moves().next().expect("a move");
            let longer = [out, out.opposite()].into_iter().chain(best.expect("a solution"));
            let labels = longer.map(|way| way as Label).collect();
            let known = Known { labels, lower_bound: shifts.saturating_sub(1) };
            let boards = (&start, &goal);
            let finished = anytime(&known, boards, &Limits::usual(), 1 + index % 2, &mut ());
            let moves = finished.best.expect("a solution");
            assert_reaches(&start, &goal, &moves);
            let proved = (Metric::Multi.count(&moves) as u32, finished.lower_bound);
            assert_eq!((proved, finished.ended), ((shifts, shifts), None), "\n{start}");
        }
    }
}

#[test]
fn a_large_board_has_solutions_in_shifts() {
    for (rows, cols) in [(5, 5), (2, 9), (7, 6), (10, 10)] {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let puzzle = puzzle(&random::board(&goal, Kind::Solvable, 3), &goal);
        let limits = Limits { generated_max: 2_000_000, ..Limits::usual() };
        let request = Request { limits, threads: NonZero::new(1), ..multi(Plan::Shortest) };
        let solution = solve(&puzzle, &request, &mut ()).expect("it fits");
        let Outcome::Solved(ways) = &solution.outcome else { panic!("{:?}", solution.outcome) };
        assert_reaches(puzzle.start(), &goal, ways);
        assert_eq!((solution.plan, solution.metric), (Plan::Anytime, Metric::Multi));
        let best = solution.history.best().expect("a solution");
        assert_eq!(solution.length(), Some(best.cost), "shifts are counted");
        assert_eq!(Metric::Multi.cost(&best.labels), best.cost);
        assert!(solution.lower_bound as usize <= best.cost && solution.lower_bound > 0);
        let first = solution.history.improvements().next().map(|(_, shifts)| shifts);
        assert!(Some(best.cost) < first, "{:?} of {first:?}", best.cost);
        let again = solve(&puzzle, &request, &mut ()).expect("it fits");
        assert_eq!((again.stats, &again.outcome), (solution.stats, &solution.outcome));
        let target = best.cost as u32 + 1;
        let request = Request { target: Some(target), ..request };
        let solution = solve(&puzzle, &request, &mut ()).expect("it fits");
        assert_eq!(solution.halt, Some(Halt::Target));
        assert!(solution.length() <= Some(target as usize));
    }
}
