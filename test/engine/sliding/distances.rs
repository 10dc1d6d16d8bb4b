//! All boards of 2×5 and 5×2 by breadth-first search, in both metrics: how many are how far away,
//! as published; no bound says more than the distance; the searches find the distance.

use langkah_engine::plan::Request;
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::large::bound::{Bound, LineConflict, LinearConflict, Manhattan};
use langkah_engine::sliding::large::frame::Frame;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solve;

use super::ranked::{Ranked, published};
use crate::support::{data, dims, goal_of};

fn counts(rows: usize, cols: usize, is_multi: bool) -> Vec<u64> {
    let text = String::from_utf8(data("distances.tsv")).expect("text");
    // A board of few rows has the distances of its mirror image, by which it is published.
    published(&text, rows.max(cols), rows.min(cols), is_multi)
}

/// The board of tiles that are named by their goal cells.
fn board(cells: &[u8], rows: usize, cols: usize) -> Board {
    let home = cells.len() as u8 - 1;
    let tiles = cells.iter().map(|&tile| if tile == home { 0 } else { tile + 1 });
    Board::new(dims(rows, cols), &tiles.collect::<Vec<_>>()).expect("a board")
}

#[test]
fn numbers_and_boards_go_with_each_other() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (2, 5), (3, 4)] {
        let ranked = Ranked::new(rows, cols);
        let mut cells = vec![0; rows * cols];
        for rank in (0..ranked.count()).step_by(1.max(ranked.count() / 50_000)) {
            ranked.unrank(rank, &mut cells);
            assert_eq!(ranked.rank(&cells), rank, "{cells:?}");
            let puzzle = Puzzle::new(board(&cells, rows, cols), Goal::BlankLast);
            assert!(!rank.is_multiple_of(97) || puzzle.solvability().is_solvable(), "{cells:?}");
        }
    }
}

/// The whole distributions of the small sizes.
#[test]
fn small_sizes_have_the_published_distributions() {
    let sizes = [(2, 2), (3, 2), (2, 3), (3, 3), (4, 2), (2, 4), (2, 5), (5, 2)];
    for (rows, cols) in sizes {
        for is_multi in [false, true] {
            let found = Ranked::new(rows, cols).distances(is_multi, |_, _| {});
            assert_eq!(found, counts(rows, cols, is_multi), "{rows}x{cols} {is_multi}");
        }
    }
}

/// One board in each so many of those at each distance, at most `most` of them.
struct Sample {
    most: usize,
    boards: Vec<Vec<Vec<u8>>>,
}

impl Sample {
    fn take(&mut self, moves: u32, cells: &[u8]) {
        self.boards.resize((moves as usize + 1).max(self.boards.len()), Vec::new());
        let boards = &mut self.boards[moves as usize];
        if boards.len() < self.most {
            boards.push(cells.into());
        }
    }
}

#[test]
fn all_boards_of_ten_cells_by_single_tiles() {
    for (rows, cols) in [(2, 5), (5, 2)] {
        let goal = goal_of(Goal::BlankLast, rows, cols);
        let frame = Frame::new(&goal, &goal);
        let (manhattan, conflict) = (Manhattan::new(&frame), LinearConflict::new(&frame));
        let lines = LineConflict::new(&frame);
        let mut sample = Sample { most: 2, boards: Vec::new() };
        let mut visited = 0;
        let found = Ranked::new(rows, cols).distances(false, |moves, cells| {
            visited += 1;
            sample.take(moves, cells);
            let less = manhattan.h(&manhattan.carry(cells));
            let more = conflict.h(&conflict.carry(cells));
            assert!(less <= more && more <= moves, "{less} {more} {moves} {cells:?}");
            if let Some(lines) = &lines {
                assert!(lines.h(&lines.carry(cells)) <= moves, "{cells:?}");
            }
        });
        assert_eq!(visited, 1_814_400);
        assert_eq!(found, counts(rows, cols, false), "{rows}x{cols}");
        for (moves, boards) in sample.boards.iter().enumerate() {
            for cells in boards {
                let goal = GoalChoice::Usual(Goal::BlankLast);
                let puzzle = Puzzle::with(board(cells, rows, cols), &goal).expect("one size");
                let solution = solve(&puzzle, &Request::default(), &mut ()).expect("it fits");
                assert!(solution.proved_least, "{cells:?}");
                assert_eq!(solution.length(), Some(moves), "{cells:?}");
            }
        }
    }
}
