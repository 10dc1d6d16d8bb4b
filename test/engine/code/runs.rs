//! The listings are the algorithms: a machine that runs them line by line, with boards and nothing
//! else, goes through the very lines, nodes and counts of the recorded searches.

use std::fmt::Debug;

use langkah_engine::plan::{ChildOrder, Plan, Preset, Request};
use langkah_engine::search::best_first::script::{
    self, Cost, Counts, GoalTest, Revisits, Script, ScriptTies,
};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::trace::NODES_MAX;
use langkah_engine::search::trace::record::Recorder;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::bound::choice::{BoundKind, Visitor};
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::moves::Move::{self, Down, Left, Right, Up};
use langkah_engine::sliding::packed;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::sliding::space::SmallSpace;
use langkah_puzzle::code::place::{Code, Place};
use langkah_puzzle::code::sliding::published;
use langkah_puzzle::code::variables::variables;
use langkah_puzzle::tree::SlidingTree;

use super::machine::{Machine, Ran, misplaced};
use super::{listing, places, plans, recorded};
use crate::support::goal_of;

/// A bound on a board, without a search.
fn bound_of(bound: BoundKind, board: &Board, goal: &Board) -> u32 {
    struct Ask<'a>(&'a Board, &'a mut u32);
    impl Visitor for Ask<'_> {
        fn visit(self, bound: &impl Bound) {
            *self.1 = bound.h(bound.carry(packed::pack(self.0)));
        }
    }
    let mut h = 0;
    let rest = bound.make(goal, Ask(board, &mut h));
    assert!(rest.is_none(), "no pattern databases");
    h
}

/// The bound of a plan, counted by hand.
fn h(plan: Plan, board: &Board, goal: &Board) -> u32 {
    let weighted = |weight: f64, h: u32| (weight * f64::from(h)) as u32;
    match plan {
        Plan::Ida { bound: BoundKind::Misplaced, weight }
        | Plan::BestFirst { bound: BoundKind::Misplaced, weight, .. } => {
            weighted(weight.get(), misplaced(board, goal, false))
        }
        Plan::Ida { bound, weight } | Plan::BestFirst { bound, weight, .. } => {
            weighted(weight.get(), bound_of(bound, board, goal))
        }
        Plan::BreadthFirst { .. } | Plan::DepthFirst { .. } => 0,
        Plan::Preset(preset) => misplaced(board, goal, preset == Preset::RAHARDJO),
        Plan::Shortest | Plan::Anytime => panic!("{plan:?} has another listing on a board"),
    }
}

/// The order of children, as the docs of the plans say it.
fn ways(plan: Plan) -> [Move; 4] {
    match plan {
        Plan::BestFirst { order, .. }
        | Plan::BreadthFirst { order, .. }
        | Plan::DepthFirst { order, .. } => order.ways(),
        Plan::Preset(preset) => match preset.name {
            "handoyo" => [Down, Right, Up, Left],
            "rahardjo" => [Up, Down, Left, Right],
            "lcsearch" | "lcsearch-program" => [Down, Left, Up, Right],
            _ => [Up, Left, Down, Right],
        },
        _ => [Up, Left, Down, Right],
    }
}

fn puzzles() -> impl Iterator<Item = Puzzle> {
    let sizes = [(3, 3), (2, 3), (3, 3), (3, 2), (2, 2), (3, 3)];
    (0..36_u64).map(move |seed| {
        let goal = Goal::ALL[seed as usize % 3];
        let (rows, cols) = sizes[seed as usize % sizes.len()];
        let walk = Kind::Walk((seed / 2) as u32 % 11);
        Puzzle::new(random::board(&goal_of(goal, rows, cols), walk, seed), goal)
    })
}

fn ran(code: Code<'_>, puzzle: &Puzzle) -> Vec<Ran> {
    let told = |place: Place| {
        let (step, sight) =
            (code.step(place).expect("a line"), code.sight(place).expect("a sight"));
        assert!(!step.halts, "no limit ended it");
        // The trace begins with the root, and some listings make it a little later.
        let has_root = place.at > 0 || step.nodes > 0;
        let live = if has_root { sight.moment(code.trace).tally().live } else { 0 };
        let told = SlidingTree { start: puzzle.start(), are_drawn: false };
        let variables = variables(code, place, &told);
        let of = |name: &str| variables.iter().find(|one| one.name == name)?.value.clone();
        let bounds = of("B").zip(of("N")).map(<[String; 2]>::from);
        Ran { line: step.line, e: step.e, x: step.x, live, bounds, holds: step.holds }
    };
    places(code).into_iter().map(told).collect()
}

/// Runs a plan and its listing. Returns how many lines both went through; `None` for a search that
/// is long or does not fit the board.
fn lines_of_both(puzzle: &Puzzle, plan: Plan) -> Option<usize> {
    let mut request = Request { plan, ..Request::default() };
    request.limits.generated_max = 4000;
    let (solution, trace) = recorded(puzzle, request, NODES_MAX)?;
    if trace.moment(trace.last()).tally().generated >= 4000 {
        return None;
    }
    let listing = listing(solution.plan);
    let h = |board: &Board| h(plan, board, puzzle.goal());
    let machine = Machine::new(&listing, puzzle, &h, ways(plan));
    Some(lines_of_machine(machine, Code { listing: &listing, trace: &trace }, puzzle, &plan))
}

/// Runs a listing by the machine, beside the search that was recorded. Returns how many lines both
/// went through.
fn lines_of_machine(
    mut machine: Machine<'_>,
    code: Code<'_>,
    puzzle: &Puzzle,
    search: &impl Debug,
) -> usize {
    machine.run();
    let ran = ran(code, puzzle);
    let fork = ran.iter().zip(&machine.ran).position(|(a, b)| a != b);
    if let Some(at) = fork {
        let around = |of: &[Ran]| of[at.saturating_sub(6)..(at + 3).min(of.len())].to_vec();
        let line = code.listing.lines()[machine.ran[at].line].text();
        let (told, run) = (around(&ran), around(&machine.ran));
        panic!("{search:?} at {line:?}:\n{told:?}\n{run:?}\n{}", puzzle.start());
    }
    assert_eq!(ran.len(), machine.ran.len(), "{search:?}\n{}", puzzle.start());
    ran.len()
}

/// Whatever a script does with a state that it met before, it can test for the goal at either time.
/// No preset has some of these rules yet.
#[test]
fn the_listing_of_a_script_tests_for_the_goal_when_the_script_does() {
    let mut most = 0;
    for puzzle in puzzles() {
        let bound = Misplaced::new(puzzle.goal());
        let ways = ChildOrder::USUAL.ways();
        let space = SmallSpace::new(puzzle.start(), puzzle.goal(), &bound, ways);
        let h = |board: &Board| misplaced(board, puzzle.goal(), false);
        let limits = Limits::usual();
        for revisits in
            [Revisits::Queue, Revisits::Drop, Revisits::DropUnlessAsGood, Revisits::DropTaken]
        {
            for goal_test in [GoalTest::Taken, GoalTest::Made] {
                let (cost, ties, counts) = (Cost::F, ScriptTies::Oldest, Counts::Generated);
                let script = Script { cost, ties, revisits, counts, goal_test };
                let mut watch = ();
                let mut recorder = Recorder::new(&mut watch, NODES_MAX);
                script::record(&space, script, &limits, &mut recorder);
                let trace = recorder.finish();
                let listing = published(script, false);
                let machine = Machine::new(&listing, &puzzle, &h, ways);
                let code = Code { listing: &listing, trace: &trace };
                most = most.max(lines_of_machine(machine, code, &puzzle, &script));
            }
        }
    }
    assert!(most > 100, "{most}");
}

#[test]
fn the_listings_are_the_algorithms() {
    let of_all =
        |puzzle: Puzzle| plans().into_iter().filter_map(move |plan| lines_of_both(&puzzle, plan));
    let ran: Vec<usize> = puzzles().flat_map(of_all).collect();
    let (compared, lines) = (ran.len(), ran.iter().sum::<usize>());
    assert!(compared > 700 && lines > 100_000, "{compared} searches of {lines} lines");
}

#[test]
fn the_order_of_children_is_the_chosen_one() {
    let (mut compared, mut different) = (0, 0);
    for (puzzle, order) in puzzles().zip(ChildOrder::all().cycle()) {
        for plan in plans().into_iter().filter(|plan| plan.order().is_some()) {
            let lines = lines_of_both(&puzzle, plan.in_order(order));
            compared += usize::from(lines.is_some());
            different += usize::from(lines.is_some() && lines != lines_of_both(&puzzle, plan));
        }
    }
    assert!(compared > 500 && different > 100, "{compared} searches, {different} differ");
}
