//! The search of hard positions: the dual, and iterative deepening with a transposition table.

use std::collections::HashMap;
use std::num::NonZero;

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::event::Cut;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome::Outcome as Ended;
use langkah_engine::search::watch::{BEAT, Halt, Progress, Stats};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::multi::bound::Databases;
use langkah_engine::sliding::multi::deepen::{Depths, deepen};
use langkah_engine::sliding::multi::dual::Dual;
use langkah_engine::sliding::multi::space::MultiSpace;
use langkah_engine::solve::{Outcome, Task};

use super::naive::{Cells, along, distances, forget};
use super::{assert_least, board, multi, puzzle, sample};
use crate::support::{assert_reaches, goal_of, goals_of, solve};

/// The dual of a board and its goal, whose blank is where the board has its own. Tiles have the
/// numbers of cells, counted on without the blank's cell.
fn dual_of(start: &Board, goal: &Board) -> (Board, Board) {
    let blank = start.blank();
    let name = |cell: usize| match cell {
        cell if cell == blank => 0,
        cell => (cell + usize::from(cell < blank)) as u8,
    };
    let cols = start.dims().cols();
    let dual: Cells = goal.tiles().iter().map(|&tile| name(start.cell_of(tile))).collect();
    let home: Cells = (0..dual.len()).map(name).collect();
    (board(&dual, cols), board(&home, cols))
}

/// The dual is as far from its goal as the board, and its distances are those of a search that
/// knows nothing else, where the blank is in the line of its goal or in the mirror image of that.
#[test]
fn the_dual_is_as_far_along_each_axis() {
    for (rows, cols, step) in [(3, 3, 60_013), (2, 3, 37), (3, 2, 37), (2, 4, 2503), (2, 2, 1)] {
        for goal in goals_of(rows, cols) {
            let databases = Databases::new(&goal, 1, &mut ()).expect("they are small");
            let asked = Dual::new(&databases, &goal).expect("there is memory");
            let all = distances(&goal.tiles().to_vec(), cols, true, u32::MAX);
            let mut homes = HashMap::new();
            let mut known = 0;
            for (cells, moves) in sample(&all, step) {
                let start = board(cells, cols);
                let (dual, home) = dual_of(&start, &goal);
                let naive = homes.entry(start.blank()).or_insert_with(|| {
                    let every = distances(&home.tiles().to_vec(), cols, true, u32::MAX);
                    (every, [true, false].map(|down| along(&home, down)))
                });
                assert_eq!(naive.0[&dual.tiles().to_vec()], moves, "{start}\nto\n{goal}");
                let found = asked.parts(&start);
                for (axis, down) in [true, false].into_iter().enumerate() {
                    let line = |cell: usize| if down { cell / cols } else { cell % cols };
                    let last = if down { rows - 1 } else { cols - 1 };
                    let (from, to) = (line(start.blank()), line(goal.blank()));
                    let expected = naive.1[axis][&forget(&dual, &home, down)];
                    let is_known = from == to || from + to == last;
                    let expected = if is_known { expected } else { 0 };
                    assert_eq!(found[axis], expected, "{start}");
                    known += u32::from(found[axis] > 0);
                }
            }
            assert!(known > 0);
        }
    }
}

/// With every choice of depths, alone and on two threads, from the first bound on.
#[test]
fn it_finds_the_fewest_moves() {
    let depths = [
        Depths::USUAL,
        Depths { tasks: 0, transpositions_min: 1, dual_min: 0 },
        Depths { tasks: 1, transpositions_min: 1, dual_min: u32::MAX },
        Depths { tasks: 2, transpositions_min: u32::MAX, dual_min: 0 },
    ];
    for (rows, cols, step) in [(3, 3, 4001), (2, 3, 7), (2, 4, 1009), (4, 2, 1009), (2, 2, 1)] {
        for goal in goals_of(rows, cols) {
            let databases = Databases::new(&goal, 1, &mut ()).expect("they are small");
            let dual = Dual::new(&databases, &goal).expect("there is memory");
            let all = distances(&goal.tiles().to_vec(), cols, true, u32::MAX);
            for (at, (cells, moves)) in sample(&all, step).into_iter().enumerate() {
                let puzzle = puzzle(&board(cells, cols), &goal);
                let space = MultiSpace::new(puzzle.start(), puzzle.goal(), &dual);
                let (depths, threads) = (depths[at % depths.len()], 1 + at / depths.len() % 2);
                let so_far = (&Stats::default(), depths);
                let ended = deepen(&space, &Limits::usual(), threads, so_far, &mut ());
                let finished = ended.expect("there is memory");
                let Ended::Solved(labels) = finished.outcome else { panic!("{cells:?}") };
                assert_eq!(finished.lower_bound, moves, "{depths:?}\n{}", puzzle.start());
                let steps = space.steps(&labels);
                assert_eq!(Metric::Multi.count(&steps), moves as usize);
                assert_reaches(puzzle.start(), puzzle.goal(), &steps);
            }
        }
    }
}

/// Positions, their lengths, and the generated and expanded nodes of a search on one thread.
const HARD: [(&str, u32, (u64, u64)); 2] = [
    ("9 8 15 13 7 10 14 2 11 3 12 0 4 1 5 6", 36, (3_100_830, 1_033_600)),
    ("6 0 12 13 3 2 1 7 11 4 8 14 9 10 5 15", 32, (2_767_617, 922_528)),
];

/// Positions that need more nodes than the first search may generate. Another search, which asks
/// for no dual and has no table, has found these lengths.
#[test]
fn hard_positions_are_proved_and_recorded_up_to_the_hand_over() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    for (line, moves, counts) in HARD {
        let cells: Cells = line.split(' ').map(|tile| tile.parse().expect("a tile")).collect();
        let puzzle = puzzle(&board(&cells, 4), &goal);
        let on = |threads| Request { threads: NonZero::new(threads), ..multi(Plan::Shortest) };
        let alone = solve(&puzzle, &on(1), &mut ());
        assert_least(&alone, &puzzle, moves);
        assert_eq!((alone.stats.generated, alone.stats.expanded), counts);
        assert!(alone.tables_peak + alone.stats.memory_peak < 160 << 20);
        assert_least(&solve(&puzzle, &on(2), &mut ()), &puzzle, moves);
        let task = Task::with_tree(puzzle.clone(), on(1)).expect("it fits");
        let (recorded, trace) = task.record(&mut (), 4_000_000);
        let trace = trace.expect("it was recorded");
        assert_eq!((trace.cut(), trace.outcome()), (Some(Cut::Met), None));
        assert!((1_900_000..=2_000_100).contains(&trace.len()), "{}", trace.len());
        assert_eq!(recorded.stats, alone.stats);
    }
}

/// A limit on nodes ends this search, too, on any number of threads, and so does a stop.
#[test]
fn limits_and_stops_end_a_hard_search() {
    let goal = goal_of(Goal::BlankLast, 4, 4);
    let cells: Cells = HARD[0].0.split(' ').map(|tile| tile.parse().expect("a tile")).collect();
    let puzzle = puzzle(&board(&cells, 4), &goal);
    let most = 2_100_000;
    for threads in [1, 3] {
        let limits = Limits { generated_max: most, ..Limits::usual() };
        let request = Request { threads: NonZero::new(threads), limits, ..multi(Plan::Shortest) };
        let solution = solve(&puzzle, &request, &mut ());
        assert_eq!(solution.outcome, Outcome::Limit(Limit::Nodes));
        let generated = solution.stats.generated;
        assert!((most..most + (BEAT + 200) * threads as u64).contains(&generated), "{generated}");
        assert!(solution.lower_bound <= 36);
        // It hears of this search at once, in an iteration that has no solution.
        let mut watch = |progress: &Progress| {
            if progress.stats.generated > 2_001_000 {
                assert!(progress.stats.f < HARD[0].1);
                Err(Halt::Stopped)
            } else {
                Ok(())
            }
        };
        let limits = Limits::usual();
        let solution = solve(&puzzle, &Request { limits, ..request }, &mut watch);
        assert_eq!((solution.outcome, solution.halt), (Outcome::Stopped, Some(Halt::Stopped)));
    }
}
