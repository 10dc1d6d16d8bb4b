//! The searches against an oracle too simple to be wrong: breadth-first over all boards.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::LazyLock;

use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::{Ties, graph, tree};
use langkah_engine::search::event::Silent;
use langkah_engine::search::ida;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::outcome::{Finished, Outcome};
use langkah_engine::search::space::Weighted;
use langkah_engine::search::watch::{BEAT, Halt, Progress, Stats, Watch};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::bound::linear_conflict::LinearConflict;
use langkah_engine::sliding::bound::manhattan::Manhattan;
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::bound::walking_distance::WalkingDistance;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::space::SmallSpace;
use langkah_engine::solve::{self, Solution};

use crate::support::{
    CORNERS, assert_reaches, by_distance, course, distances, goal_of, korf, solve,
};

const LIMITS: Limits = Limits::usual();

/// All solvable 3×3 boards with their distance to each usual goal, the nearest first.
static ALL_3X3: LazyLock<[Vec<(Board, u32)>; 3]> =
    LazyLock::new(|| Goal::ALL.map(|goal| by_distance(&goal_of(goal, 3, 3))));

fn all_3x3(goal: Goal) -> &'static [(Board, u32)] {
    &ALL_3X3[goal as usize]
}

/// A search ended with a shortest solution, and knows it.
#[track_caller]
fn assert_least(start: &Board, goal: &Board, distance: u32, finished: &Finished) {
    let Outcome::Solved(labels) = &finished.outcome else {
        panic!("{:?} on\n{start}", finished.outcome)
    };
    assert_eq!(labels.len(), distance as usize, "\n{start}");
    assert_eq!(finished.lower_bound, distance, "\n{start}");
    let moves: Vec<Move> = labels.iter().filter_map(|&label| Move::from_index(label)).collect();
    assert_reaches(start, goal, &moves);
}

fn tiles<'a, B: Bound>(start: &Board, goal: &Board, bound: &'a B) -> SmallSpace<'a, B> {
    SmallSpace::new(start, goal, bound, Move::ALL)
}

/// Iterative deepening on every so-many-th 3×3 board; the nodes it generated.
fn ida_on_3x3<B: Bound>(make: impl Fn(&Board) -> B, every: usize, goal: Goal) -> u64 {
    let boards = all_3x3(goal);
    let goal = goal_of(goal, 3, 3);
    let bound = make(&goal);
    let mut generated = 0;
    for (start, distance) in boards.iter().step_by(every) {
        let finished = ida::run(&tiles(start, &goal, &bound), &LIMITS, &mut ());
        assert_least(start, &goal, *distance, &finished);
        generated += finished.stats.generated;
    }
    generated
}

/// The same for the search with a visited set.
fn graph_on_3x3<B: Bound>(make: impl Fn(&Board) -> B, ties: Ties, every: usize) {
    for goal in Goal::ALL {
        let boards = all_3x3(goal);
        let goal = goal_of(goal, 3, 3);
        let bound = make(&goal);
        for (start, distance) in boards.iter().step_by(every) {
            let finished = graph::record(
                &tiles(start, &goal, &bound),
                ties,
                &LIMITS,
                &mut Silent::new(&mut ()),
            );
            assert_least(start, &goal, *distance, &finished);
        }
    }
}

#[test]
fn ida_with_walking_distance_on_all_3x3() {
    assert_eq!(ida_on_3x3(WalkingDistance::new, 1, Goal::BlankLast), 294_253_525);
    ida_on_3x3(WalkingDistance::new, 37, Goal::BlankFirst);
}

#[test]
fn ida_with_the_other_bounds() {
    ida_on_3x3(LinearConflict::new, 11, Goal::BlankLast);
    ida_on_3x3(Manhattan::new, 37, Goal::BlankFirst);
    ida_on_3x3(Misplaced::new, 997, Goal::BlankLast);
}

#[test]
fn best_first_with_a_visited_set() {
    graph_on_3x3(LinearConflict::new, Ties::LeastH, 41);
    for (index, ties) in Ties::ALL.into_iter().enumerate() {
        graph_on_3x3(WalkingDistance::new, ties, 1337 + index);
        graph_on_3x3(LinearConflict::new, ties, 1347 + index);
        graph_on_3x3(Manhattan::new, ties, 1359 + index);
        graph_on_3x3(Misplaced::new, ties, 2727 + index);
    }
}

/// Without a visited set the tree grows with the power of the moves: near boards only.
#[test]
fn best_first_without_a_visited_set() {
    for goal in Goal::ALL {
        let near: Vec<_> = all_3x3(goal).iter().filter(|(_, distance)| *distance <= 16).collect();
        let goal = goal_of(goal, 3, 3);
        let (misplaced, conflict) = (Misplaced::new(&goal), LinearConflict::new(&goal));
        for ties in Ties::ALL {
            for (start, distance) in near.iter().step_by(23) {
                let finished = tree::record(
                    &tiles(start, &goal, &misplaced),
                    ties,
                    &LIMITS,
                    &mut Silent::new(&mut ()),
                );
                assert_least(start, &goal, *distance, &finished);
                let finished = tree::record(
                    &tiles(start, &goal, &conflict),
                    ties,
                    &LIMITS,
                    &mut Silent::new(&mut ()),
                );
                assert_least(start, &goal, *distance, &finished);
            }
        }
    }
}

/// A weight of at most 1 weakens the bound and leaves it one.
#[test]
fn lesser_weights_stay_exact() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let bound = WalkingDistance::new(&goal);
    let boards = all_3x3(Goal::BlankLast);
    for (weight, ida_every) in [(0.0, 10_000), (0.3, 10_000), (0.7, 2_003), (0.999, 503)] {
        let weighted = |start| Weighted { space: tiles(start, &goal, &bound), weight };
        for (start, distance) in boards.iter().take(60_000).step_by(ida_every) {
            let finished = ida::run(&weighted(start), &LIMITS, &mut ());
            assert_least(start, &goal, *distance, &finished);
        }
        for (start, distance) in boards.iter().step_by(5_003) {
            for ties in Ties::ALL {
                let finished =
                    graph::record(&weighted(start), ties, &LIMITS, &mut Silent::new(&mut ()));
                assert_least(start, &goal, *distance, &finished);
            }
        }
    }
}

fn plans() -> Vec<Plan> {
    let weight = Weight::ONE;
    let mut plans: Vec<Plan> = vec![Plan::Preset(Preset::COURSE), Plan::Preset(Preset::RONI)];
    for bound in BoundKind::ALL {
        plans.push(Plan::Ida { bound, weight });
        for ties in Ties::ALL {
            plans.extend(
                [false, true].map(|visited| Plan::best_first(bound, weight, ties, visited)),
            );
        }
    }
    plans
}

fn run(puzzle: &Puzzle, plan: Plan) -> Solution {
    solve(puzzle, &Request { plan, ..Request::default() }, &mut ())
}

/// The moves of a solution, which must solve the puzzle.
#[track_caller]
fn moves(puzzle: &Puzzle, solution: &Solution) -> Vec<Move> {
    let solve::Outcome::Solved(moves) = &solution.outcome else {
        panic!("{:?}: {:?} on\n{}", solution.plan, solution.outcome, puzzle.start())
    };
    assert_reaches(puzzle.start(), puzzle.goal(), moves);
    moves.clone()
}

#[test]
fn every_plan_on_small_boards() {
    for (rows, cols, every) in [(2, 2, 1), (2, 3, 29), (3, 2, 29), (2, 4, 4001)] {
        for goal in Goal::ALL {
            for (start, distance) in by_distance(&goal_of(goal, rows, cols)).iter().step_by(every) {
                let puzzle = Puzzle::new(start.clone(), goal);
                for plan in plans() {
                    if plan.on(start.dims(), Metric::Single).is_err() {
                        continue;
                    }
                    let visited = matches!(plan, Plan::BestFirst { visited: true, .. });
                    if cols * rows > 4 && *distance > 14 && !visited {
                        continue;
                    }
                    let solution = run(&puzzle, plan);
                    assert_eq!(moves(&puzzle, &solution).len(), *distance as usize, "{plan:?}");
                    assert!(solution.proved_least, "{plan:?}");
                    assert_eq!(solution.lower_bound, *distance, "{plan:?}");
                }
            }
        }
    }
}

/// The 8-puzzle page's order of children; the move back is one of them.
const PAGE: [Move; 4] = [Move::Down, Move::Left, Move::Up, Move::Right];

/// What a search by the letter comes to: the moves, nodes expanded and children made.
type Told = (Option<Vec<Move>>, u64, u64);

/// Breadth-first search with a queue of paths.
fn breadth_by_the_letter(puzzle: &Puzzle, visited: bool) -> Told {
    let mut queue = VecDeque::from([(puzzle.start().clone(), Vec::new())]);
    let mut met = HashSet::from([puzzle.start().clone()]);
    let (mut expanded, mut generated) = (0, 0);
    while let Some((board, path)) = queue.pop_front() {
        if &board == puzzle.goal() {
            return (Some(path), expanded, generated);
        }
        expanded += 1;
        for (way, after) in PAGE.into_iter().filter_map(|way| Some((way, board.after(way)?))) {
            generated += 1;
            if !visited || met.insert(after.clone()) {
                queue.push_back((after, [path.clone(), vec![way]].concat()));
            }
        }
    }
    (None, expanded, generated)
}

/// Depth-first search as a recursion.
struct Recursion<'a> {
    goal: &'a Board,
    depth_max: u32,
    /// With how few moves each board was entered.
    met: Option<HashMap<Board, usize>>,
    path: Vec<Move>,
    expanded: u64,
    generated: u64,
}

impl Recursion<'_> {
    /// Whether the goal is found below a board.
    fn enter(&mut self, board: &Board) -> bool {
        let g = self.path.len();
        if let Some(met) = &mut self.met {
            if met.get(board).is_some_and(|&met| met <= g) {
                return false;
            }
            met.insert(board.clone(), g);
        }
        if board == self.goal {
            return true;
        }
        if g == self.depth_max as usize {
            return false;
        }
        let children: Vec<_> =
            PAGE.into_iter().filter_map(|way| Some((way, board.after(way)?))).collect();
        self.expanded += 1;
        self.generated += children.len() as u64;
        for (way, child) in children {
            self.path.push(way);
            if self.enter(&child) {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

fn depth_by_the_letter(puzzle: &Puzzle, visited: bool, depth_max: u32) -> Told {
    let mut recursion = Recursion {
        goal: puzzle.goal(),
        depth_max,
        met: visited.then(HashMap::new),
        path: Vec::new(),
        expanded: 0,
        generated: 0,
    };
    let is_found = recursion.enter(puzzle.start());
    let Recursion { path, expanded, generated, .. } = recursion;
    (is_found.then_some(path), expanded, generated)
}

fn told(puzzle: &Puzzle, solution: &Solution) -> Told {
    let path = match &solution.outcome {
        solve::Outcome::Solved(_) => Some(moves(puzzle, solution)),
        _ => None,
    };
    (path, solution.stats.expanded, solution.stats.generated)
}

#[test]
fn breadth_first_is_what_it_says() {
    let boards = all_3x3(Goal::BlankLast);
    let near = boards.iter().take_while(|(_, distance)| *distance <= 9);
    for ((start, distance), visited) in
        boards.iter().step_by(2003).map(|one| (one, true)).chain(near.map(|one| (one, false)))
    {
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let solution = run(&puzzle, Plan::breadth_first(visited));
        assert_eq!(told(&puzzle, &solution), breadth_by_the_letter(&puzzle, visited), "{start}");
        assert_eq!(solution.lower_bound, *distance);
        assert!(solution.proved_least);
    }
}

#[test]
fn depth_first_is_what_it_says() {
    let boards = all_3x3(Goal::Snail);
    let mut counts = [0; 2];
    let near = boards.iter().take_while(|(_, distance)| *distance <= 12).step_by(5);
    for (index, (start, distance)) in boards.iter().step_by(199).chain(near).enumerate() {
        let puzzle = Puzzle::new(start.clone(), Goal::Snail);
        for (visited, most) in [(true, 17), (false, 9)] {
            let depth_max = index as u32 % most;
            let solution = run(&puzzle, Plan::depth_first(visited, Some(depth_max)));
            let expected = depth_by_the_letter(&puzzle, visited, depth_max);
            let is_found = expected.0.is_some();
            assert_eq!(told(&puzzle, &solution), expected, "{visited} {depth_max}\n{start}");
            // The search loses no solution within the depth; it does not promise a shortest one.
            assert_eq!(is_found, *distance <= depth_max, "{visited} {depth_max}\n{start}");
            let length = solution.length();
            let is_bound = length.is_some_and(|length| length == solution.lower_bound as usize);
            assert_eq!(solution.proved_least, is_bound);
            assert!(!is_bound || length == Some(*distance as usize), "\n{start}");
            counts[usize::from(is_found)] += 1;
            if !is_found {
                assert_eq!(solution.outcome, solve::Outcome::Limit(Limit::Depth));
                assert_eq!(solution.halt, Some(Halt::Limit(Limit::Depth)));
                assert_eq!(solution.lower_bound, depth_max + 1);
            }
        }
    }
    assert!(counts[0] > 1000 && counts[1] > 50, "{counts:?}");
}

/// Without a greatest depth, too: with a visited set every board is entered once at the most.
#[test]
fn depth_first_without_a_greatest_depth() {
    for (start, _) in all_3x3(Goal::BlankLast).iter().skip(1).step_by(20_011) {
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let plan = Plan::depth_first(true, None);
        let solution = run(&puzzle, plan);
        let mut entered = HashSet::from([start.clone()]);
        // The same by a stack of boards, each with the moves that are left.
        let mut path = vec![(start.clone(), PAGE.to_vec().into_iter())];
        while let Some((board, ways)) = path.last_mut() {
            if board == puzzle.goal() {
                break;
            }
            let next =
                ways.find_map(|way| board.after(way).filter(|to| entered.insert(to.clone())));
            match next {
                Some(next) => path.push((next, PAGE.to_vec().into_iter())),
                None => drop(path.pop()),
            }
        }
        assert_eq!(moves(&puzzle, &solution).len(), path.len() - 1);
        assert_eq!((solution.proved_least, solution.lower_bound), (false, 0));
    }
    let puzzle = Puzzle::new(all_3x3(Goal::BlankLast)[1].0.clone(), Goal::BlankLast);
    let plan = Plan::depth_first(false, None);
    let limits = Limits { memory_max: 5 << 20, ..LIMITS };
    let solution = solve(&puzzle, &Request { plan, limits, ..Request::default() }, &mut ());
    assert!(matches!(solution.outcome, MEMORY | solve::Outcome::Solved(_)));
}

/// On 4×4 there is no oracle, but all exact searches must agree.
#[test]
fn the_searches_agree_on_4x4() {
    let weight = Weight::ONE;
    for goal in Goal::ALL {
        for seed in 0..8 {
            let start = random::board(&goal_of(goal, 4, 4), Kind::Walk(24 + seed as u32), seed);
            let puzzle = Puzzle::new(start, goal);
            let least = run(&puzzle, Plan::default());
            let length = moves(&puzzle, &least).len();
            assert!(length <= 24 + seed as usize && least.proved_least);
            for bound in BoundKind::ALL {
                for ties in Ties::ALL {
                    let solution = run(&puzzle, Plan::best_first(bound, weight, ties, true));
                    assert_eq!(moves(&puzzle, &solution).len(), length, "{bound:?}, {ties:?}");
                }
                let solution = run(&puzzle, Plan::Ida { bound, weight });
                assert_eq!(moves(&puzzle, &solution).len(), length, "{bound:?}");
            }
        }
    }
}

/// Korf's easiest instances: published lengths, and node counts that no change may change
/// unless it means to.
#[test]
fn korfs_easiest() {
    let pinned = [
        (55, 41, 13_430, 30_302),
        (16, 42, 3_487_495, 7_762_344),
        (42, 42, 29_655, 64_868),
        (79, 42, 132_055, 287_592),
        (71, 44, 878_629, 1_909_366),
        (85, 44, 249_400, 538_992),
        (97, 44, 677_004, 1_487_257),
        (12, 45, 40_057, 90_053),
    ];
    for (number, length, expanded, generated) in pinned {
        for goal in CORNERS {
            let (puzzle, published) = korf(number, goal);
            let plan = Plan::Ida { bound: BoundKind::WalkingDistance, weight: Weight::ONE };
            let solution = run(&puzzle, plan);
            assert_eq!((moves(&puzzle, &solution).len(), published), (length, length), "{number}");
            assert!(solution.proved_least);
            if goal == Goal::BlankLast {
                let counts = (solution.stats.expanded, solution.stats.generated);
                assert_eq!(counts, (expanded, generated), "{number}");
            }
        }
    }
}

#[test]
fn best_first_counts() {
    let puzzle = course("roni-tc2");
    let count = |ties, visited| {
        let bound = BoundKind::Misplaced;
        let solution = run(&puzzle, Plan::best_first(bound, Weight::ONE, ties, visited));
        assert_eq!(moves(&puzzle, &solution).len(), 23);
        (solution.stats.expanded, solution.stats.generated)
    };
    let visited = Ties::ALL.map(|ties| count(ties, true));
    assert_eq!(visited, [(21_670, 44_451), (35_033, 72_481), (19_346, 39_921)]);
    let tree = Ties::ALL.map(|ties| count(ties, false));
    assert_eq!(tree, [(33_965, 69_838), (58_782, 121_900), (29_807, 61_766)]);
}

/// A greater weight gives some solution, and claims the least length only where the bound on the
/// start is as great.
#[test]
fn greater_weights_claim_only_what_the_bound_proves() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let all = distances(&goal);
    let mut longer = 0;
    for seed in 0..150 {
        let start = random::board(&goal, Kind::Solvable, seed);
        let start = if seed % 5 == 0 { random::board(&goal, Kind::Walk(4), seed) } else { start };
        let distance = all[&start];
        let puzzle = Puzzle::new(start, Goal::BlankLast);
        for (factor, bound) in [(1.5, BoundKind::LinearConflict), (4.0, BoundKind::Manhattan)] {
            let weight = Weight::new(factor).expect("a weight");
            let best_first = |visited| Plan::best_first(bound, weight, Ties::LeastH, visited);
            let plans = [best_first(true), best_first(false), Plan::Ida { bound, weight }];
            for plan in plans {
                let solution = run(&puzzle, plan);
                let length = moves(&puzzle, &solution).len() as u32;
                assert!(solution.lower_bound <= distance && distance <= length, "{plan:?}");
                assert_eq!(solution.proved_least, length == solution.lower_bound, "{plan:?}");
                longer += u32::from(length > distance);
            }
        }
    }
    assert!(longer > 0, "none of the solutions is longer than need be");
}

#[test]
fn a_solved_board_needs_no_moves() {
    for goal in Goal::ALL {
        let puzzle = Puzzle::new(goal_of(goal, 4, 4), goal);
        for plan in plans() {
            let solution = run(&puzzle, plan);
            assert!(moves(&puzzle, &solution).is_empty() && solution.proved_least, "{plan:?}");
            assert_eq!((solution.lower_bound, solution.stats.generated), (0, 0), "{plan:?}");
        }
    }
}

#[test]
fn no_search_is_begun_on_an_unsolvable_board() {
    let puzzle = course("roni-tc1");
    for plan in plans() {
        let solution = run(&puzzle, plan);
        assert_eq!(solution.outcome, solve::Outcome::Unsolvable, "{plan:?}");
        assert_eq!(solution.stats, Stats::default(), "{plan:?}");
        assert!(!solution.proved_least, "{plan:?}");
    }
}

/// An engine that is set on an unsolvable board all the same ends after the last board there is.
#[test]
fn an_engine_ends_where_no_goal_is() {
    let goal = goal_of(Goal::BlankLast, 2, 3);
    let mut start = goal.clone();
    start.swap(0, 1);
    let bound = Manhattan::new(&goal);
    for ties in Ties::ALL {
        let finished =
            graph::record(&tiles(&start, &goal, &bound), ties, &LIMITS, &mut Silent::new(&mut ()));
        assert_eq!(finished.outcome, Outcome::NoSolution);
        assert_eq!(finished.stats.expanded, 360);
    }
}

/// Korf's longest: no plan here ends on it by itself within the limits of these tests.
fn long() -> (Puzzle, u32) {
    let (puzzle, length) = korf(88, Goal::BlankLast);
    (puzzle, length as u32)
}

/// Every plan, and the published ones, with what they need to end early.
fn endless_plans() -> Vec<Plan> {
    let mut plans = plans();
    let presets = [Preset::HANDOYO, Preset::RAHARDJO, Preset::LCSEARCH, Preset::LCSEARCH_PROGRAM];
    plans.extend(presets.map(Plan::Preset));
    for visited in [true, false] {
        plans.push(Plan::breadth_first(visited));
        plans.push(Plan::depth_first(visited, None));
        plans.push(Plan::depth_first(visited, Some(1_000_000_000)));
    }
    plans
}

#[test]
fn the_limit_on_nodes() {
    let (puzzle, least) = long();
    for plan in endless_plans() {
        for generated_max in [0, 1, 1000, 5000] {
            let limits = Limits { generated_max, ..LIMITS };
            let solution = solve(&puzzle, &Request { plan, limits, ..Request::default() }, &mut ());
            assert_eq!(solution.outcome, solve::Outcome::Limit(Limit::Nodes), "{plan:?}");
            let over = solution.stats.generated - generated_max.min(solution.stats.generated);
            // A round of 32 nodes of four children at the most is made to its end.
            assert!(solution.stats.generated >= generated_max && over <= 128, "{plan:?}: {over}");
            assert!(solution.lower_bound <= least && !solution.proved_least, "{plan:?}");
        }
    }
}

#[test]
fn the_limit_on_memory() {
    let (puzzle, least) = long();
    let keeps_nodes = |plan: &Plan| !matches!(plan, Plan::Ida { .. });
    for plan in endless_plans().into_iter().filter(keeps_nodes) {
        for mebibytes in [0, 1, 3, 10] {
            let limits = Limits { memory_max: mebibytes << 20, generated_max: 20_000_000 };
            let solution = solve(&puzzle, &Request { plan, limits, ..Request::default() }, &mut ());
            if plan == Plan::Preset(Preset::RAHARDJO) && solution.outcome != MEMORY {
                // This greedy one gets there within ten mebibytes.
                moves(&puzzle, &solution);
            } else {
                assert_eq!(solution.outcome, MEMORY, "{plan:?}, {mebibytes} MiB");
            }
            let peak = solution.stats.memory_peak;
            assert!(peak <= limits.memory_max, "{plan:?}, {mebibytes} MiB: {peak}");
            // The tables of this bound alone would pass the limit.
            let has_tables = plan.bound() == Some(BoundKind::PatternDb);
            assert!(mebibytes < 10 || has_tables || peak >= 3 << 20, "{plan:?}: {peak}");
            assert!(solution.lower_bound <= least && !solution.proved_least, "{plan:?}");
        }
    }
}

/// Depth-first search holds no nodes, but its bound holds tables.
#[test]
fn tables_count_towards_the_limit_on_memory() {
    let (puzzle, least) = long();
    let run = |bound, memory_max| {
        let plan = Plan::Ida { bound, weight: Weight::ONE };
        let limits = Limits { memory_max, generated_max: 1000 };
        solve(&puzzle, &Request { plan, limits, ..Request::default() }, &mut ())
    };
    for bound in [BoundKind::LinearConflict, BoundKind::WalkingDistance] {
        let enough = run(bound, 64 << 20);
        assert_eq!(enough.outcome, solve::Outcome::Limit(Limit::Nodes), "{bound:?}");
        assert!(enough.tables_peak > 0);
        assert_eq!(run(bound, enough.tables_peak).outcome, enough.outcome);
        let short = run(bound, enough.tables_peak - 1);
        assert_eq!((short.outcome, short.stats.generated), (MEMORY, 0), "{bound:?}");
        assert!((1..=least).contains(&short.lower_bound), "{bound:?}");
    }
}

const MEMORY: solve::Outcome = solve::Outcome::Limit(Limit::Memory);

#[test]
fn more_nodes_prove_a_greater_lower_bound() {
    let (puzzle, least) = long();
    let bounds = [0, 1_000, 100_000, 3_000_000].map(|generated_max| {
        let limits = Limits { generated_max, ..LIMITS };
        let request = Request { limits, ..Request::default() };
        solve(&puzzle, &request, &mut ()).lower_bound
    });
    assert!(bounds.is_sorted() && bounds[0] < bounds[3] && bounds[3] <= least, "{bounds:?}");
}

#[test]
fn the_limit_on_time() {
    let (puzzle, least) = long();
    for plan in endless_plans() {
        let request = Request { plan, time_max: Some(0.0), ..Request::default() };
        let solution = solve(&puzzle, &request, &mut ());
        assert_eq!(solution.outcome, solve::Outcome::Limit(Limit::Time), "{plan:?}");
        assert!(solution.stats.generated <= BEAT + 128, "{plan:?}");
        assert!(solution.lower_bound <= least, "{plan:?}");
    }
}

/// Says stop from the beginning, and hears nothing after that.
struct Deaf;

impl Watch for Deaf {
    fn is_stopped(&self) -> bool {
        true
    }

    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        panic!("a stopped search tells no progress");
    }
}

#[test]
fn stop() {
    let (puzzle, least) = long();
    for plan in endless_plans() {
        let solution = solve(&puzzle, &Request { plan, ..Request::default() }, &mut Deaf);
        assert_eq!(solution.outcome, solve::Outcome::Stopped, "{plan:?}");
        assert!(solution.stats.generated <= BEAT + 128, "{plan:?}");
        assert!(solution.lower_bound <= least && !solution.proved_least, "{plan:?}");
    }
}

/// Keeps the progress that it hears, and stops after three times.
#[derive(Default)]
struct Heard(Vec<Progress>);

impl Watch for Heard {
    fn is_stopped(&self) -> bool {
        self.0.len() == 3
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.0.push(*progress);
        Ok(())
    }
}

#[test]
fn progress_is_told_and_rises() {
    let bound = BoundKind::Misplaced;
    // Weaker bounds, which no machine is fast enough for.
    let best_first = |visited| Plan::best_first(bound, Weight::ONE, Ties::LeastH, visited);
    let (puzzle, _) = long();
    for plan in [Plan::Ida { bound, weight: Weight::ONE }, best_first(true), best_first(false)] {
        let mut heard = Heard::default();
        let solution = solve(&puzzle, &Request { plan, ..Request::default() }, &mut heard);
        assert_eq!(solution.outcome, solve::Outcome::Stopped, "{plan:?}");
        assert_eq!(heard.0.len(), 3, "{plan:?}");
        let figures = |p: &Progress| (p.stats.generated, p.stats.expanded, p.elapsed);
        assert!(heard.0.iter().map(figures).is_sorted(), "{plan:?}: {:?}", heard.0);
        assert!(heard.0.iter().map(|p| p.stats.f).is_sorted(), "{plan:?}: {:?}", heard.0);
        assert!(heard.0[2].stats.generated <= solution.stats.generated, "{plan:?}");
        assert!(heard.0[0].stats.generated > 0 && heard.0[0].stats.live_peak > 0, "{plan:?}");
    }
}

/// Notes at which node it was called, and stops at the tenth call.
struct Calls(Vec<u64>);

impl Watch for Calls {
    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.0.push(progress.stats.generated);
        if self.0.len() == 10 { Err(Halt::Stopped) } else { Ok(()) }
    }
}

#[test]
fn the_listener_is_called_at_every_beat() {
    let (puzzle, _) = long();
    let bound = Manhattan::new(puzzle.goal());
    let space = tiles(puzzle.start(), puzzle.goal(), &bound);
    let searches: [fn(&SmallSpace<'_, Manhattan>, &mut Calls) -> Finished; 3] = [
        |space, calls| ida::run(space, &LIMITS, calls),
        |space, calls| graph::record(space, Ties::LeastH, &LIMITS, &mut Silent::new(calls)),
        |space, calls| tree::record(space, Ties::LeastH, &LIMITS, &mut Silent::new(calls)),
    ];
    for search in searches {
        let mut calls = Calls(Vec::new());
        let finished = search(&space, &mut calls);
        assert_eq!(finished.outcome, Outcome::Halted(Halt::Stopped));
        assert_eq!(calls.0.len(), 10);
        let gaps = calls.0.windows(2).map(|pair| pair[1] - pair[0]);
        assert!(gaps.into_iter().all(|gap| (BEAT..BEAT + 128).contains(&gap)), "{:?}", calls.0);
        assert!(finished.stats.generated < calls.0[9] + 200, "the search goes on after stop");
    }
}

/// A solution is called a shortest one if it is as short as the lower bound, whatever search found
/// it; and whatever is called so has the length of breadth-first search.
#[test]
fn what_the_lower_bound_proves_is_proved() {
    let weight = Weight::new(2.0).expect("a weight");
    let mut proved = [0; 3];
    for (start, least) in all_3x3(Goal::BlankLast).iter().step_by(997) {
        let puzzle = Puzzle::new(start.clone(), Goal::BlankLast);
        let plans = [
            Plan::Ida { bound: BoundKind::Manhattan, weight },
            Plan::best_first(BoundKind::Manhattan, weight, Ties::Newest, true),
            Plan::Preset(Preset::HANDOYO),
        ];
        for (plan, proved) in plans.into_iter().zip(&mut proved) {
            let solution = solve(&puzzle, &Request { plan, ..Request::default() }, &mut ());
            let length = solution.length().expect("it has a solution");
            let is_bound = length == solution.lower_bound as usize;
            assert!(length >= *least as usize && solution.lower_bound <= *least);
            assert!(!solution.proved_least || length == *least as usize);
            assert!(!is_bound || solution.proved_least, "{length} moves");
            *proved += usize::from(solution.proved_least);
        }
    }
    assert!(proved.iter().all(|&count| count > 0), "{proved:?}");
}
