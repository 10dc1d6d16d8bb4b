//! Searches with an own bound: an expression that says the same as a bound of the list searches the
//! same nodes, and what nobody knows is not said.

use langkah_engine::fit::Misfit;
use langkah_engine::grid::{Dims, Direction};
use langkah_engine::plan::{BoundKind, Plan, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::limits::Limits;
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::own::{Own, told};
use langkah_engine::sliding::bound::{Bound, Slide};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::packed::pack;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_puzzle::compare::sliding::Contender;
use langkah_puzzle::explain::Explainer;
use langkah_puzzle::tree::SlidingTree;
use langkah_puzzle::words;

use super::formula;
use crate::support::{assert_reaches, goal_of, solve};

fn own(text: &str) -> BoundKind {
    BoundKind::Own(formula(text))
}

fn run(puzzle: &Puzzle, plan: Plan) -> Solution {
    let limits = Limits { generated_max: 200_000, ..Limits::usual() };
    solve(puzzle, &Request { plan, limits, ..Request::default() }, &mut ())
}

/// All plans with a bound.
fn plans(bound: BoundKind) -> Vec<Plan> {
    let mut plans = Vec::new();
    for weight in [1.0, 2.5].map(|factor| Weight::new(factor).expect("in range")) {
        plans.push(Plan::Ida { bound, weight });
        for ties in Ties::ALL {
            plans.extend(
                [true, false].map(|visited| Plan::best_first(bound, weight, ties, visited)),
            );
        }
    }
    plans
}

#[test]
fn an_expression_searches_as_the_bound_that_it_says() {
    let pairs = [
        ("misplaced", BoundKind::Misplaced),
        ("manhattan", BoundKind::Manhattan),
        ("sum(distance)", BoundKind::Manhattan),
        ("manhattan + 2*conflicts", BoundKind::LinearConflict),
        ("walking", BoundKind::WalkingDistance),
    ];
    let mut solved = 0;
    for (rows, cols, kind) in
        [(3, 3, Kind::Walk(24)), (2, 4, Kind::Solvable), (4, 4, Kind::Walk(22))]
    {
        let goal = goal_of(Goal::Snail, rows, cols);
        for seed in 0..3 {
            let puzzle = Puzzle::new(random::board(&goal, kind, seed), Goal::Snail);
            for (text, listed) in pairs {
                for (ours, theirs) in plans(own(text)).into_iter().zip(plans(listed)) {
                    let (ours, theirs) = (run(&puzzle, ours), run(&puzzle, theirs));
                    assert_eq!(ours.outcome, theirs.outcome, "{text} {:?}", ours.plan);
                    let count = |one: &Solution| {
                        (one.stats.expanded, one.stats.generated, one.stats.live_peak)
                    };
                    assert_eq!(count(&ours), count(&theirs), "{text} {:?}", ours.plan);
                    solved += usize::from(matches!(ours.outcome, Outcome::Solved(_)));
                    assert!(!ours.proved_least && ours.lower_bound == 0);
                }
            }
        }
    }
    assert!(solved > 400, "{solved}");
}

/// The carry along random walks is h of the board and of g, from the definitions.
#[test]
fn carried_along_walks() {
    let texts = [
        "misplaced + manhattan + conflicts + walking + kurang + blank + g + size",
        "max(sum(distance * tile) / 20, walking) - g / 7",
        "if(kurang % 2, sum(abs(row - goal_row)), 3 * conflicts)",
    ];
    for (rows, cols, steps) in [(4, 4, 8), (3, 4, 30), (2, 3, 80)] {
        let goal = goal_of(Goal::BlankFirst, rows, cols);
        for text in texts {
            let bound = Own::new(formula(text), &goal);
            let mut board = random::board(&goal, Kind::Solvable, 5);
            let mut carry = bound.carry(pack(&board));
            for g in 1..steps {
                let ways = (0..4).map(|turn| Direction::ALL[((g * g / 3) as usize + turn) % 4]);
                let after: Board =
                    { ways }.find_map(|way| board.after(way)).expect("the blank can always move");
                let (from, to) = (after.blank() as u8, board.blank() as u8);
                carry = bound.after(carry, Slide { before: pack(&board), from, to });
                board = after;
                let told = told::explained(formula(text), &board, &goal, g).expect("small");
                assert_eq!(bound.h(carry), told.h, "{text} after {g} moves\n{board}");
                assert_eq!(bound.of(pack(&board), g as u16), told.h);
            }
        }
    }
}

/// Whatever the expression is, a solution leads to the goal.
#[test]
fn any_bound_still_solves() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    for text in ["0", "5", "255 * misplaced", "kurang", "manhattan * 3", "7 - manhattan", "0/0"] {
        for seed in 0..3 {
            let puzzle = Puzzle::new(random::board(&goal, Kind::Walk(12), seed), Goal::BlankLast);
            for plan in plans(own(text)) {
                let solution = run(&puzzle, plan);
                match &solution.outcome {
                    Outcome::Solved(moves) => {
                        assert_reaches(puzzle.start(), puzzle.goal(), moves);
                        assert_eq!(
                            words::least(&solution),
                            "the fewest only if your own bound is a lower bound"
                        );
                    }
                    Outcome::Limit(_) => {}
                    other => panic!("{text} {plan:?}: {other:?}"),
                }
                assert!(!solution.proved_least && solution.lower_bound == 0, "{text} {plan:?}");
            }
        }
    }
}

/// g belongs to a path: iterative deepening knows it, a queue does not.
#[test]
fn a_bound_with_g() {
    let dims = Dims::new(3, 3).expect("a size");
    let bound = own("max(0, manhattan - g / 2)");
    for plan in plans(bound) {
        let is_queue = matches!(plan, Plan::BestFirst { .. });
        let expected = if is_queue { Err(Misfit::Path { bound }) } else { Ok(plan) };
        assert_eq!(plan.on(dims, Metric::Single), expected);
    }
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let puzzle = Puzzle::new(random::board(&goal, Kind::Walk(20), 1), Goal::BlankLast);
    let plan = Plan::Ida { bound, weight: Weight::ONE };
    let task = Task::with_tree(puzzle.clone(), Request { plan, ..Request::default() });
    let (solution, trace) = task.expect("it fits").record(&mut (), 100_000);
    let trace = trace.expect("there was a search");
    assert!(matches!(solution.outcome, Outcome::Solved(_)));
    // Every node's h in the tree is that of its board and its g.
    let (explainer, tree) = (
        Explainer::new(plan, Metric::Single, puzzle.goal()),
        SlidingTree { start: puzzle.start(), are_drawn: false },
    );
    let mut met = 0;
    for node in 0..trace.len() {
        let board = tree.board(&trace, node);
        let told = explainer.explain(&board, trace.g(node)).expect("small boards");
        assert_eq!(told.h, trace.h(node));
        met += usize::from(trace.g(node) > 0);
    }
    assert!(met > 100);
}

#[test]
fn large_boards_are_refused_in_words() {
    let bound = own("manhattan + 1");
    for (rows, cols) in [(5, 5), (2, 8), (5, 3)] {
        let dims = Dims::new(rows, cols).expect("a size");
        for plan in plans(bound) {
            let misfit = plan.on(dims, Metric::Single).expect_err("it is too large");
            assert!(!misfit.to_string().is_empty());
        }
    }
    let wide = Plan::Ida { bound, weight: Weight::ONE }
        .on(Dims::new(5, 5).expect("a size"), Metric::Single);
    assert_eq!(wide, Err(Misfit::Bound { bound, dims: Dims::new(5, 5).expect("a size") }));
}

/// A search by its name, and back.
#[test]
fn contenders_with_expressions() {
    for (name, shown) in [
        ("ida:manhattan + 2*conflicts", "ida:(manhattan + 2*conflicts)"),
        ("ida:(manhattan)", "ida:(manhattan)"),
        (
            "best-first:max(misplaced, walking):2:oldest",
            "best-first:(max(misplaced, walking)):2:oldest",
        ),
        ("ida:(2)", "ida:(2)"),
    ] {
        let one: Contender = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(one.to_string(), shown);
        assert_eq!(shown.parse::<Contender>().as_ref(), Ok(&one));
    }
    let error = "ida:manhattan +".parse::<Contender>().expect_err("a value is missing");
    assert!(error.to_string().contains("column 12"), "{error}");
    let error = "ida:linear-conflicts".parse::<Contender>().expect_err("no such bound");
    assert!(error.to_string().contains("linear-conflicts means nothing to ida"), "{error}");
    assert!("ida:manhattan:manhattan + 1".parse::<Contender>().is_err());
    assert!("bfs:manhattan + 1".parse::<Contender>().is_err());
}
