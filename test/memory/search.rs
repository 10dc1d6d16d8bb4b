//! Searches tell the memory that they hold, and a search that is refused memory goes on or says so.

use std::num::NonZero;
use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Shape, Topology};
use langkah_engine::hidato::published::{self, Variant};
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::script::{GoalTest, Revisits, Script, ScriptTies};
use langkah_engine::search::best_first::{Ties, graph, script, tree};
use langkah_engine::search::event::{Cost, Counts, Silent, Unrecorded};
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::memory;
use langkah_engine::search::watch::{Halt, Progress};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::fifteen::hard::HardTables;
use langkah_engine::sliding::fifteen::tables::Tables;
use langkah_engine::sliding::large::{self, Known, anytime};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::pattern::NoTables;
use langkah_engine::sliding::pattern::shelf::{self, Beat, Shelf};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::space::SmallSpace;
use langkah_engine::solve::{Outcome, Solution, solve};
use langkah_puzzle::read;
use langkah_puzzle::words::memory_and_tables;

use super::allocator::{alone, held, peak_of, refused_once};

fn depth_first(visited: bool) -> Plan {
    Plan::depth_first(visited, None)
}

const RONI: Script = Script {
    cost: Cost::F,
    ties: ScriptTies::Heap,
    revisits: Revisits::Queue,
    counts: Counts::Generated,
    goal_test: GoalTest::Taken,
};

/// An engine that is called by itself, without a job around it, does not pile up what it leaves.
#[test]
fn searches_one_after_the_other_pile_nothing_up() {
    let _turn = alone();
    let goal = Goal::BlankLast.board(Dims::new(4, 4).expect("a size")).expect("a size");
    let bound = Misplaced::new(&goal);
    let start = random::board(&goal, Kind::Walk(40), 3);
    let space = SmallSpace::new(&start, &goal, &bound, Move::ALL);
    let shape = Shape::rectangle(Dims::new(5, 5).expect("a size"), Topology::King).expect("a size");
    let hidato = Board::empty(Arc::new(shape));
    let limits = Limits { generated_max: 200_000, ..Limits::usual() };
    let one_of_each = || {
        graph::record(&space, Ties::LeastH, &limits, &mut Silent::new(&mut ()));
        tree::record(&space, Ties::LeastH, &limits, &mut Silent::new(&mut ()));
        script::record(&space, RONI, &limits, &mut Silent::new(&mut ()));
        anytime(&Known::default(), (&start, &goal), &limits, 1, &mut ());
        published::record(&hidato, Variant::default(), &limits, &mut Unrecorded::new(&mut ()));
    };
    one_of_each();
    let ((), first) = peak_of(one_of_each);
    let ((), tenth) = peak_of(|| (0..10).for_each(|_| one_of_each()));
    assert!(tenth < first + (1 << 20), "{first} bytes for one of each, {tenth} for ten");
}

fn puzzle(rows: usize, cols: usize, seed: u64) -> Puzzle {
    let goal = Goal::BlankLast;
    let board = goal.board(Dims::new(rows, cols).expect("a size")).expect("a goal");
    Puzzle::new(random::board(&board, Kind::Solvable, seed), goal)
}

/// A position that the everyday tables generate more than 30 million nodes for.
fn hard() -> Puzzle {
    let line = include_str!("../data/hard.txt").lines().next().expect("a position");
    read::puzzle(line.as_bytes(), None).expect("a board").puzzle
}

fn request(plan: Plan, limits: Limits) -> Request {
    Request { plan, metric: Metric::Single, limits, threads: NonZero::new(1), ..Request::default() }
}

fn best_first(bound: BoundKind, visited: bool) -> Plan {
    Plan::best_first(bound, Weight::ONE, Ties::LeastH, visited)
}

fn ida(bound: BoundKind) -> Plan {
    Plan::Ida { bound, weight: Weight::ONE }
}

fn run(puzzle: &Puzzle, request: &Request) -> Solution {
    solve(puzzle, request, &mut ()).expect("the plan goes with the board")
}

#[test]
fn what_a_search_tells_is_what_it_holds() {
    let _turn = alone();
    let limits = |mib: u64, nodes| Limits { generated_max: nodes, memory_max: mib << 20 };
    let four = puzzle(4, 4, 3);
    let cases = [
        ("pattern-db", &four, best_first(BoundKind::PatternDb, true), limits(96, 3_000_000), true),
        ("manhattan", &four, best_first(BoundKind::Manhattan, true), limits(64, u64::MAX), true),
        (
            "walking",
            &four,
            best_first(BoundKind::WalkingDistance, true),
            limits(32, u64::MAX),
            true,
        ),
        ("no visited", &four, best_first(BoundKind::Manhattan, false), limits(64, u64::MAX), true),
        ("roni", &four, Plan::Preset(Preset::RONI), limits(64, u64::MAX), true),
        ("handoyo", &four, Plan::Preset(Preset::HANDOYO), limits(64, u64::MAX), true),
        ("bfs", &four, Plan::breadth_first(true), limits(64, u64::MAX), true),
        ("bfs tree", &four, Plan::breadth_first(false), limits(64, u64::MAX), true),
        ("dfs", &four, depth_first(true), limits(64, u64::MAX), true),
        ("dfs tree", &four, depth_first(false), limits(64, u64::MAX), true),
        ("ida", &four, ida(BoundKind::PatternDb), limits(96, 200_000), false),
        ("walking ida", &four, ida(BoundKind::WalkingDistance), limits(96, 200_000), false),
        ("5x5", &puzzle(5, 5, 1), Plan::Anytime, limits(200, 30_000_000), true),
        ("10x10", &puzzle(10, 10, 1), Plan::Anytime, limits(96, 20_000_000), true),
    ];
    for (name, puzzle, plan, limits, makes_tables) in cases {
        let (solution, peak) = peak_of(|| run(puzzle, &request(plan, limits)));
        memory::give_back();
        // Tables that a case before has made are held already.
        let tables = if makes_tables { solution.tables_peak } else { 0 };
        let told = solution.stats.memory_peak + tables;
        // What lists of moves and of tasks take besides.
        let slack = 1 << 20;
        assert!(peak <= told + told / 20 + slack, "{name}: {peak} held, {told} told");
        assert!(told <= peak + peak / 20 + slack, "{name}: {peak} held, {told} told");
        let most = limits.memory_max;
        assert!(peak <= most + most / 20, "{name}: {peak} held of {most}");
    }
}

/// What deepening has met is gone when tables are made.
#[test]
fn what_deepening_has_met_is_told_while_it_is_held() {
    let _turn = alone();
    large::let_tables_go();
    let puzzle = puzzle(5, 5, 1);
    let mut until_half_of_the_first_tables = |progress: &Progress| match progress.prepared {
        Some(prepared) if prepared.share > 0.2 => Err(Halt::Stopped),
        _ => Ok(()),
    };
    let request = request(Plan::Anytime, Limits::usual());
    let (solution, peak) =
        peak_of(|| solve(&puzzle, &request, &mut until_half_of_the_first_tables));
    let solution = solution.expect("the plan goes with the board");
    memory::give_back();
    let told = solution.stats.memory_peak + solution.tables_peak;
    assert!(told <= peak + (2 << 20), "{peak} held, {told} told");
}

/// Runs `work` again and again. Each time another large request is refused, until no request is
/// left to refuse.
fn refused_in_turn(mut work: impl FnMut()) {
    let mut before = 0;
    while refused_once(before, &mut work).1 {
        before += 1;
    }
}

#[test]
fn a_search_that_is_refused_memory_goes_on_or_says_so() {
    let _turn = alone();
    let four = puzzle(4, 4, 3);
    let nodes = |generated_max| Limits { generated_max, ..Limits::usual() };
    let length = |solution: &Solution| match &solution.outcome {
        Outcome::Solved(moves) => Some(moves.len()),
        _ => None,
    };
    let cases = [
        (&four, Plan::Shortest, nodes(u64::MAX)),
        (&four, best_first(BoundKind::Manhattan, true), nodes(300_000)),
        (&four, best_first(BoundKind::Manhattan, false), nodes(300_000)),
        (&four, Plan::Preset(Preset::HANDOYO), nodes(300_000)),
        (&four, Plan::breadth_first(true), nodes(300_000)),
        (&four, depth_first(true), nodes(300_000)),
        (&puzzle(5, 5, 1), Plan::Anytime, nodes(1_500_000)),
    ];
    for (puzzle, plan, limits) in cases {
        let request = request(plan, limits);
        let right = run(puzzle, &request);
        memory::give_back();
        refused_in_turn(|| {
            let solution = run(puzzle, &request);
            memory::give_back();
            if plan == Plan::Anytime {
                // Narrower beams may find longer solutions; there always is one.
                assert!(length(&solution).is_some(), "{:?}", solution.outcome);
            } else {
                let is_right = length(&solution) == length(&right);
                let says_so = solution.outcome == Outcome::Limit(Limit::Memory);
                assert!(is_right || says_so, "{plan:?}: {:?}", solution.outcome);
            }
        });
    }
}

#[test]
fn larger_tables_that_are_refused_are_done_without() {
    let _turn = alone();
    // The making ends by the first beat after all memory is there, or by the refusal.
    let mut refused = 0;
    refused_in_turn(|| {
        let made = HardTables::build(0, 1, &mut |progress: &Progress| {
            let share = progress.prepared.map_or(0.0, |prepared| prepared.share);
            if share < 0.001 { Ok(()) } else { Err(Halt::Stopped) }
        });
        refused += usize::from(made.as_ref().err() == Some(&NoTables::Memory));
        assert!(made.is_err());
        memory::give_back();
    });
    assert!(refused >= 2, "{refused}");

    let limits = Limits { generated_max: 31_000_000, ..Limits::usual() };
    let request = request(Plan::Shortest, limits);
    Tables::get(15, 1, &mut ()).ok();
    run(&puzzle(4, 4, 3), &request);
    let (solution, is_refused) = refused_once(0, || run(&hard(), &request));
    assert!(is_refused, "the request was made");
    assert_eq!(solution.outcome, Outcome::Limit(Limit::Nodes));
    assert!(solution.stats.generated >= 31_000_000, "{:?}", solution.stats);
}

#[test]
fn time_counts_from_the_making_of_tables_on() {
    let _turn = alone();
    let late = Request { time_max: Some(0.0), ..request(Plan::Shortest, Limits::usual()) };
    let snail = Goal::Snail;
    let goal = snail.board(Dims::new(4, 4).expect("a size")).expect("a goal");
    let start = random::board(&goal, Kind::Solvable, 1);
    let solution = run(&Puzzle::new(start, snail), &late);
    assert_eq!(solution.outcome, Outcome::Limit(Limit::Time));
    // The snail's blank has tables of its own, which nobody has waited for.
    assert_eq!(solution.stats.expanded, 0);
    assert!(Tables::held(5).is_none());
}

/// The counts of a search depend on tables that one before it has made, and it says so.
#[test]
fn a_search_tells_whether_tables_were_kept() {
    let _turn = alone();
    large::let_tables_go();
    HardTables::let_go();
    let nodes = |generated_max| Limits { generated_max, ..Limits::usual() };
    let hard = (hard(), request(Plan::Shortest, nodes(31_000_000)));
    let large = (puzzle(5, 5, 1), request(Plan::Anytime, nodes(20_000_000)));
    for (puzzle, request) in [hard, large] {
        let [first, second] = [0, 1].map(|_| run(&puzzle, &request));
        assert_eq!([first.tables_kept, second.tables_kept], [false, true], "{:?}", request.plan);
        assert_ne!(first.stats.expanded, second.stats.expanded, "{:?}", request.plan);
        assert!(memory_and_tables(&second).ends_with("MiB of tables, some kept from before"));
        assert!(memory_and_tables(&first).ends_with("MiB of tables"));
    }
    // Tables are of use only for the blank's goal cell that they were made for, and for moves of
    // single tiles.
    let goal = Goal::BlankFirst.board(Dims::new(5, 5).expect("a size")).expect("a goal");
    let start = random::board(&goal, Kind::Walk(30), 1);
    let few = request(Plan::Anytime, nodes(1_000));
    assert!(!run(&Puzzle::new(start, Goal::BlankFirst), &few).tables_kept);
    let in_lines = Request { metric: Metric::Multi, ..few };
    assert!(!run(&puzzle(5, 5, 1), &in_lines).tables_kept);
    // Where none are made, none are kept.
    let easy = run(&puzzle(3, 3, 1), &request(Plan::Shortest, Limits::usual()));
    assert!(!easy.tables_kept);
    HardTables::let_go();
}

/// A shelf whose tables are all damaged.
struct Damaged;

impl Shelf for Damaged {
    fn has(&self, _: &str) -> bool {
        true
    }

    fn take(&self, _: &str, _: &mut [u64], _: &mut Beat<'_>) -> Result<bool, Halt> {
        Ok(false)
    }

    fn keep(&self, _: &str, _: &[u64], _: &mut Beat<'_>) -> Result<(), Halt> {
        Ok(())
    }
}

/// Tables that are there and turn out to be damaged change the counts, too: the search hands over
/// sooner.
#[test]
fn a_search_tells_that_damaged_tables_were_there() {
    let _turn = alone();
    HardTables::let_go();
    shelf::set(Some(Arc::new(Damaged)));
    let limits = Limits { generated_max: 7_000_000, ..Limits::usual() };
    let solution = run(&hard(), &request(Plan::Shortest, limits));
    shelf::set(None);
    HardTables::let_go();
    assert!(solution.tables_kept && solution.stats.generated > 6_000_000);
}

#[test]
fn tables_that_are_let_go_are_given_back() {
    let _turn = alone();
    let limits = Limits { generated_max: 20_000_000, ..Limits::usual() };
    let request = request(Plan::Anytime, limits);
    let solution = run(&puzzle(5, 5, 1), &request);
    memory::give_back();
    assert!(solution.tables_peak > 0 && large::are_tables_kept());
    let before = held();
    large::let_tables_go();
    let given_back = before - held();
    // While the last of them was made they took three times as much.
    assert!(given_back > (solution.tables_peak / 4) as isize, "{given_back}");
    assert!(!large::are_tables_kept());
}
