//! The 15-puzzle's everyday tables against walking backwards from the goal, and its search against
//! published lengths and a plain one.

use std::collections::{HashMap, HashSet};

use langkah_engine::grid::{Dims, Direction};
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome;
use langkah_engine::search::watch::{BEAT, Halt, Progress, Stats, Watch};
use langkah_engine::sliding::board::{Board, Goal, GoalChoice};
use langkah_engine::sliding::fifteen::canon::{Canon, HOMES};
use langkah_engine::sliding::fifteen::deepen;
use langkah_engine::sliding::fifteen::groups::Groups;
use langkah_engine::sliding::fifteen::tables::Tables;
use langkah_engine::sliding::fifteen::turns::ROWS;
use langkah_engine::sliding::moves;
use langkah_engine::sliding::pattern::NoTables;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, Solution, solve};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::named_by_goal::{Tiles, costs, goal, mirrored, moved, walk};
use crate::support::Stopped;

fn tables(home: u8) -> std::sync::Arc<Tables> {
    Tables::get(home, 1, &mut ()).expect("nothing ends it")
}

#[test]
fn a_group_needs_what_walking_back_from_its_goal_costs() {
    for home in HOMES {
        let tables = tables(home);
        for (number, group) in Groups::of(home).lists().into_iter().enumerate() {
            let others: Vec<u8> =
                (0..16).filter(|tile| *tile != home && !group.contains(tile)).collect();
            for ((cells, blank), cost) in costs(group, home, if number == 2 { 40 } else { 7 }) {
                let mut tiles = [home; 16];
                group.iter().zip(&cells).for_each(|(tile, cell)| tiles[usize::from(*cell)] = *tile);
                let free = (0..16).filter(|cell| *cell != blank && !cells.contains(cell));
                free.zip(&others).for_each(|(cell, tile)| tiles[usize::from(cell)] = *tile);
                assert_eq!(tables.groups(&tiles)[0][number], cost, "{tiles:?}");
            }
        }
    }
}

#[test]
fn the_bound_is_admissible_and_consistent_on_walks_from_the_goal() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for home in HOMES {
        let tables = tables(home);
        assert_eq!(tables.h(&goal()), 0);
        for _ in 0..100 {
            let walk = walk(home, 150, &mut rng);
            for (steps, tiles) in walk.iter().enumerate() {
                let h = tables.h(tiles);
                assert!(h as usize <= steps && h as usize % 2 == steps % 2, "{tiles:?}");
                if steps > 0 {
                    assert!(*tiles == goal() || h > 0);
                    let views = [tiles, &walk[steps - 1]]
                        .map(|tiles| tables.groups(tiles).map(|groups| groups.iter().sum::<u32>()));
                    for (now, before) in views[0].iter().zip(views[1]) {
                        assert_eq!(now.abs_diff(before), 1, "{tiles:?}");
                    }
                }
                if home != 1 {
                    assert_eq!(tables.h(&mirrored(tiles)), h);
                }
            }
        }
    }
}

fn dims() -> Dims {
    Dims::new(4, 4).expect("a size")
}

fn goal_of(goal: Goal) -> Board {
    goal.board(dims()).expect("a goal")
}

fn korf(text: &str) -> Vec<Board> {
    let board = |line: &str| {
        let tiles: Vec<u8> =
            line.split_whitespace().map(|word| word.parse().expect("a tile")).collect();
        Board::new(dims(), &tiles[tiles.len() - 16..]).expect("a board")
    };
    text.lines().map(board).collect()
}

fn lengths() -> Vec<usize> {
    let text = include_str!("../../data/korf100.lengths");
    text.split_whitespace().map(|length| length.parse().expect("a length")).collect()
}

/// Solves and checks that the path is one.
#[track_caller]
fn length(start: &Board, goal: &Board, threads: usize) -> (usize, Stats) {
    let canon = Canon::new(start, goal).expect("4×4 boards");
    let tables = tables(canon.numbering.home);
    let finished = deepen(&tables, &canon, &Limits::usual(), threads, &Stats::default(), &mut ());
    let outcome::Outcome::Solved(labels) = finished.outcome else { panic!("nothing ends it") };
    let ways: Vec<_> =
        labels.iter().map(|&label| Direction::from_index(label).expect("a way")).collect();
    let steps = moves::steps(start, &ways);
    assert_eq!(steps.len(), ways.len());
    assert_eq!(steps.last().map_or(start, |step| &step.board), goal);
    (ways.len(), finished.stats)
}

#[test]
fn korfs_instances_have_their_lengths_in_both_orientations() {
    let lengths = lengths();
    let mut sums = [Stats::default(); 2];
    for (sum, (text, goal)) in sums.iter_mut().zip([
        (include_str!("../../data/korf100-blank-last.txt"), Goal::BlankLast),
        (include_str!("../../data/korf100-blank-first.txt"), Goal::BlankFirst),
    ]) {
        let boards = korf(text);
        assert_eq!(boards.len(), lengths.len());
        for (board, least) in boards.iter().zip(&lengths) {
            let (length, stats) = length(board, &goal_of(goal), 1);
            assert_eq!(length, *least, "{board}");
            sum.generated += stats.generated;
            sum.expanded += stats.expanded;
        }
    }
    // A change that is to change nothing leaves these.
    assert_eq!((sums[0].generated, sums[0].expanded), (14_233_242, 7_069_975));
    assert_eq!((sums[0].generated, sums[0].expanded), (sums[1].generated, sums[1].expanded));
}

#[test]
fn threads_find_the_same_lengths_and_count_all() {
    let boards = korf(include_str!("../../data/korf100-blank-last.txt"));
    // Those that need most nodes, so that threads take part.
    for number in [59, 81, 87] {
        let (board, goal) = (&boards[number], goal_of(Goal::BlankLast));
        let (one, alone) = length(board, &goal, 1);
        for threads in [2, 3] {
            let (several, stats) = length(board, &goal, threads);
            assert_eq!((several, several), (one, lengths()[number]));
            assert!(stats.generated > stats.expanded && stats.expanded > alone.expanded / 4);
        }
    }
}

/// The bound of each iteration, and what was generated and expanded before it.
#[derive(Default)]
struct Iterations(Vec<(u32, u64, u64)>);

impl Watch for Iterations {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }

    fn iteration(&mut self, stats: &Stats) {
        self.0.push((stats.f, stats.generated, stats.expanded));
    }
}

/// A plain search through all that one iteration generates.
struct Plain<'a> {
    tables: &'a Tables,
    left_out: HashSet<Vec<u8>>,
    bound: u32,
    generated: u64,
    expanded: u64,
}

impl Plain<'_> {
    fn expand(&mut self, tiles: &Tiles, path: &mut Vec<u8>) {
        self.expanded += 1;
        for way in Direction::ALL {
            let Some(child) = moved(tiles, self.tables.home(), way) else { continue };
            path.push(way as u8);
            let mut ends = (0..path.len()).map(|from| &path[from..]);
            if !ends.any(|end| self.left_out.contains(end)) {
                self.generated += 1;
                if path.len() as u32 + self.tables.h(&child) <= self.bound {
                    self.expand(&child, path);
                }
            }
            path.pop();
        }
    }
}

#[test]
fn iterations_in_any_order_and_on_threads_generate_what_a_plain_search_does() {
    let back = Direction::ALL.map(|way| vec![way as u8, way as u8 ^ 2]);
    let rows = ROWS.lines().map(|row| row.bytes().map(|digit| digit - b'0').collect());
    let left_out: HashSet<Vec<u8>> = rows.chain(back).collect();
    let boards = korf(include_str!("../../data/korf100-blank-last.txt"));
    // Those that need most nodes: their later iterations are searched in parts.
    for number in [59, 81, 87] {
        let canon = Canon::new(&boards[number], &goal_of(Goal::BlankLast)).expect("4×4 boards");
        let tables = tables(canon.numbering.home);
        let [alone, two, three] = [1, 2, 3].map(|threads| {
            let mut iterations = Iterations::default();
            deepen(&tables, &canon, &Limits::usual(), threads, &Stats::default(), &mut iterations);
            iterations.0
        });
        assert!(alone == two && alone == three, "{alone:?}\n{two:?}\n{three:?}");
        let sizes =
            alone.windows(2).map(|pair| (pair[0].0, pair[1].1 - pair[0].1, pair[1].2 - pair[0].2));
        let mut in_parts = 0;
        let mut before = 0;
        for (bound, generated, expanded) in sizes {
            if generated > 400_000 {
                break;
            }
            in_parts += u32::from(before >= 10_000);
            before = generated;
            let left_out = left_out.clone();
            let mut plain = Plain { tables: &tables, left_out, bound, generated: 0, expanded: 0 };
            plain.expand(&canon.tiles, &mut Vec::new());
            assert_eq!(
                (plain.generated, plain.expanded),
                (generated, expanded),
                "{number}: {bound}"
            );
        }
        assert!(in_parts > 0, "{alone:?}");
    }
}

/// The goals that need the three sets of tables, and some of their images.
fn goals() -> Vec<Board> {
    let mut goals: Vec<Board> = Goal::ALL.into_iter().map(goal_of).collect();
    for (blank, seed) in [(1, 1), (4, 2), (14, 3), (6, 4), (10, 5), (3, 6), (12, 7), (2, 8)] {
        let mut board = random::board(&goal_of(Goal::BlankLast), Kind::Any, seed);
        let mut tiles = board.tiles().to_vec();
        tiles.swap(board.blank(), blank);
        board = Board::new(dims(), &tiles).expect("a board");
        goals.push(board);
    }
    goals
}

#[test]
fn easy_positions_have_the_lengths_of_linear_conflict_for_every_goal() {
    let request =
        |bound| Request { plan: Plan::Ida { bound, weight: Weight::ONE }, ..Request::default() };
    // Goals of one set of tables after each other.
    let mut goals = goals();
    goals.sort_by_key(|goal| Canon::new(goal, goal).map(|canon| canon.numbering.home));
    for (number, goal) in goals.iter().enumerate() {
        for seed in 0..24 {
            let start = random::board(goal, Kind::Walk(10 + 2 * seed), u64::from(seed));
            let choice = GoalChoice::Board(goal.clone());
            let puzzle = Puzzle::with(start.clone(), &choice).expect("one size");
            let [plain, tables] = [BoundKind::LinearConflict, BoundKind::PatternDb].map(|bound| {
                solve(&puzzle, &request(bound), &mut ()).expect("it goes with the board")
            });
            let steps = |solution: &Solution| match &solution.outcome {
                Outcome::Solved(ways) => moves::steps(&start, ways),
                other => panic!("{other:?}"),
            };
            assert_eq!(steps(&plain).len(), steps(&tables).len(), "goal {number}\n{start}");
            let end = steps(&tables);
            assert_eq!(end.last().map_or(&start, |step| &step.board), goal);
            assert!(tables.proved_least && tables.lower_bound as usize == end.len());
        }
    }
}

#[test]
fn other_searches_carry_the_tables_too() {
    let boards = korf(include_str!("../../data/korf100-blank-last.txt"));
    let bound = BoundKind::PatternDb;
    let best_first = |visited| Plan::best_first(bound, Weight::ONE, Default::default(), visited);
    for (number, plan) in [
        (11, best_first(true)),
        (38, best_first(true)),
        (11, best_first(false)),
        (11, Plan::Ida { bound, weight: Weight::new(0.9).expect("a weight") }),
    ] {
        let puzzle = Puzzle::new(boards[number].clone(), Goal::BlankLast);
        let request = Request { plan, ..Request::default() };
        let solution = solve(&puzzle, &request, &mut ()).expect("it goes with the board");
        let Outcome::Solved(ways) = &solution.outcome else { panic!("{:?}", solution.outcome) };
        assert_eq!((ways.len(), solution.proved_least), (lengths()[number], true), "{plan:?}");
    }
}

/// Ends a search at its third beat.
struct Third(u32, Halt);

impl Watch for Third {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        self.0 += 1;
        if self.0 < 3 { Ok(()) } else { Err(self.1) }
    }
}

#[test]
fn a_search_heeds_its_limit_and_its_listener() {
    let boards = korf(include_str!("../../data/korf100-blank-last.txt"));
    let canon = Canon::new(&boards[59], &goal_of(Goal::BlankLast)).expect("4×4 boards");
    let tables = tables(canon.numbering.home);
    for threads in [1, 2] {
        for halt in [Halt::Stopped, Halt::Limit(Limit::Time)] {
            let limits = Limits::usual();
            let finished =
                deepen(&tables, &canon, &limits, threads, &Stats::default(), &mut Third(0, halt));
            assert_eq!(finished.outcome, outcome::Outcome::Halted(halt));
        }
        for most in [0, 1, 1_000, 800_000] {
            let limits = Limits { generated_max: most, ..Limits::usual() };
            let finished = deepen(&tables, &canon, &limits, threads, &Stats::default(), &mut ());
            let spent = outcome::Outcome::Halted(Halt::Limit(Limit::Nodes));
            assert_eq!(finished.outcome, spent, "{most}");
            let generated = finished.stats.generated;
            // The last expansion of each thread has three children at most.
            assert!((most..=most + 3 * threads as u64).contains(&generated), "{most}: {generated}");
        }
    }
}

#[test]
fn making_the_tables_can_be_stopped() {
    for home in HOMES {
        let mut beats = 0;
        let groups = Groups::of(home);
        let tables = Tables::new(home, &groups, 2, &mut |progress: &Progress| {
            let share = progress.prepared.expect("it tells what is made").share;
            assert!((0.0..=1.0).contains(&share));
            beats += 1;
            if beats < 4 { Ok(()) } else { Err(Halt::Stopped) }
        });
        assert_eq!((tables.err(), beats), (Some(NoTables::Ended(Halt::Stopped)), 4));
    }
    let start = random::board(&goal_of(Goal::Snail), Kind::Solvable, 1);
    let puzzle = Puzzle::new(start, Goal::Snail);
    let solution = solve(&puzzle, &Request::default(), &mut Stopped).expect("it goes");
    // Where another test has made these tables before, the search hears of it.
    assert!(solution.outcome == Outcome::Stopped && solution.stats.generated <= BEAT);
}

/// What a row of moves does on a board without end: where the blank ends and which tiles have
/// changed places, and the rectangle that the blank crosses.
type Effect = ((i32, i32), Vec<((i32, i32), (i32, i32))>);

fn effect(row: &[u8]) -> (Effect, [i32; 4]) {
    let mut blank = (0, 0);
    let mut tiles: HashMap<(i32, i32), (i32, i32)> = HashMap::new();
    let mut frame = [0; 4];
    for &label in row {
        let to = match label {
            0 => (blank.0 - 1, blank.1),
            1 => (blank.0, blank.1 - 1),
            2 => (blank.0 + 1, blank.1),
            _ => (blank.0, blank.1 + 1),
        };
        let tile = tiles.remove(&to).unwrap_or(to);
        tiles.insert(blank, tile);
        blank = to;
        frame = [frame[0].min(to.0), frame[1].min(to.1), frame[2].max(to.0), frame[3].max(to.1)];
    }
    let mut changed: Vec<_> = tiles.into_iter().filter(|(at, tile)| at != tile).collect();
    changed.sort_unstable();
    ((blank, changed), frame)
}

/// Every row that is left out has another with the same effect that keeps within the same
/// rectangle and is shorter, or as long and earlier in the order in which moves are made; and no
/// such row is missing.
#[test]
fn rows_are_left_out_just_where_an_earlier_one_does_the_same() {
    let order = |label: u8| [0, 1, 3, 2][usize::from(label)];
    let listed: HashSet<Vec<u8>> =
        ROWS.lines().map(|row| row.bytes().map(|digit| digit - b'0').collect()).collect();
    let mut rows: Vec<Vec<u8>> = vec![Vec::new()];
    let mut left_out: HashSet<Vec<u8>> = HashSet::new();
    let mut known: HashMap<Effect, Vec<[i32; 4]>> = HashMap::from([(effect(&[]).0, vec![[0; 4]])]);
    for _ in 0..10 {
        let mut longer: Vec<Vec<u8>> = Vec::new();
        for row in &rows {
            for label in [0, 1, 3, 2] {
                if row.last().is_some_and(|last| last ^ 2 == label) {
                    continue;
                }
                let row: Vec<u8> = row.iter().copied().chain([label]).collect();
                if (1..row.len()).all(|from| !left_out.contains(&row[from..])) {
                    longer.push(row);
                }
            }
        }
        longer.sort_by_key(|row| row.iter().map(|&label| order(label)).collect::<Vec<_>>());
        longer.retain(|row| {
            let (effect, frame) = effect(row);
            let frames = known.entry(effect).or_default();
            let is_within = |other: &[i32; 4]| {
                other[0] >= frame[0]
                    && other[1] >= frame[1]
                    && other[2] <= frame[2]
                    && other[3] <= frame[3]
            };
            if frames.iter().any(is_within) {
                left_out.insert(row.clone());
                return false;
            }
            frames.push(frame);
            true
        });
        rows = longer;
    }
    let mut wrong: Vec<_> = left_out.symmetric_difference(&listed).collect();
    wrong.sort_unstable();
    assert!(wrong.is_empty(), "{wrong:?}");
}

fn shortest(start: Board, goal: &Board) -> Solution {
    let puzzle = Puzzle::with(start, &GoalChoice::Board(goal.clone())).expect("the same size");
    solve(&puzzle, &Request::default(), &mut ()).expect("the plan goes with the board")
}

/// The search of the shortest solution and its counts, times and what is kept in memory apart.
fn figures(solution: &Solution) -> (Plan, &Outcome, u64, u64) {
    (solution.plan, &solution.outcome, solution.stats.generated, solution.stats.expanded)
}

const EASY: Plan = Plan::Ida { bound: BoundKind::WalkingDistance, weight: Weight::ONE };

/// All boards up to 12 moves from a goal, by walking from it breadth-first, and walks of 20.
#[test]
fn boards_of_a_few_moves_are_solved_without_tables() {
    for goal in [Goal::BlankLast, Goal::BlankFirst].map(goal_of) {
        let mut level = vec![goal.clone()];
        let mut seen: HashSet<Board> = HashSet::from([goal.clone()]);
        for length in 0..=12 {
            for start in level.iter().step_by(1 + level.len() / 60) {
                let solution = shortest(start.clone(), &goal);
                let Outcome::Solved(moves) = &solution.outcome else { panic!("nothing ends it") };
                assert_eq!((moves.len(), solution.plan), (length, EASY), "{start}");
                assert!(solution.proved_least && solution.tables_peak < 4 << 20);
            }
            let mut next = Vec::new();
            for board in &level {
                for way in Direction::ALL {
                    let mut child = board.clone();
                    if child.apply(way).is_some() && seen.insert(child.clone()) {
                        next.push(child);
                    }
                }
            }
            level = next;
        }
        for seed in 0..200 {
            let start = random::board(&goal, Kind::Walk(20), seed);
            let solution = shortest(start.clone(), &goal);
            assert_eq!(solution.plan, EASY, "{start}");
            assert!(solution.stats.generated <= 20_000);
            let moves = shortest(random::board(&goal, Kind::Walk(40), seed), &goal);
            let Outcome::Solved(path) = &moves.outcome else { panic!("nothing ends it") };
            assert_eq!(moves.plan == EASY, path.len() <= 20);
        }
    }
}

/// The same puzzle has the same figures whether tables are there or not.
#[test]
fn what_runs_depends_on_the_board_alone() {
    let goal = goal_of(Goal::BlankLast);
    let boards = |kind, seeds: std::ops::Range<u64>| -> Vec<Board> {
        seeds.map(|seed| random::board(&goal, kind, seed)).collect()
    };
    let easy = boards(Kind::Walk(20), 0..20);
    let hard = boards(Kind::Solvable, 0..5);
    Tables::let_go();
    let before: Vec<Solution> = easy.iter().map(|board| shortest(board.clone(), &goal)).collect();
    for board in &hard {
        let solution = shortest(board.clone(), &goal);
        let tables = Plan::Ida { bound: BoundKind::PatternDb, weight: Weight::ONE };
        assert_eq!(solution.plan, tables, "{board}");
    }
    for (board, before) in easy.iter().zip(&before) {
        assert_eq!(figures(&shortest(board.clone(), &goal)), figures(before), "{board}");
    }
}
