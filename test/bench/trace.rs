//! What the search recorder costs: `cargo bench -- trace`. A line is `name  figure unit`.

use std::time::Instant;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::layout::{KeptLayout, Layout};
use langkah_engine::search::trace::shown::{Folds, Shown, WHOLE_MAX};
use langkah_engine::search::trace::{NODES_MAX, Trace};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::Task;
use langkah_puzzle::hidato;

pub fn main() {
    let weight = Weight::ONE;
    let bound = BoundKind::Misplaced;
    let graph = |ties| Plan::best_first(bound, weight, ties, true);
    let tree = Plan::best_first(bound, weight, Ties::LeastH, false);
    for (name, plan) in [
        ("ida", Plan::Ida { bound, weight }),
        ("visited set, least h", graph(Ties::LeastH)),
        ("visited set, newest", graph(Ties::Newest)),
        ("tree, least h", tree),
        ("roni's heap", Plan::Preset(Preset::RONI)),
        ("rahardjo's heap", Plan::Preset(Preset::RAHARDJO)),
    ] {
        measure(name, plan);
    }
    layout();
    for plan in hidato::Plan::ALL {
        hidato(plan);
    }
}

fn tell(name: &str, what: &str, figure: f64, unit: &str) {
    let name = format!("{name}: {what}");
    println!("{name:<52}{figure:>10.2} {unit}");
}

fn milliseconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1e3
}

/// Far enough that a million nodes are not all.
fn far() -> Puzzle {
    let dims = Dims::new(4, 4).and_then(|dims| Goal::BlankLast.board(dims).ok());
    let start = random::board(&dims.expect("4×4 is supported"), Kind::Walk(60), 35);
    Puzzle::new(start, Goal::BlankLast)
}

/// The search with a limit just past the trace, with a recorder and without one.
fn measure(name: &str, plan: Plan) {
    let mut request = Request { plan, ..Request::default() };
    request.limits.generated_max = u64::from(NODES_MAX) + 10_000;
    let task = Task::new(far(), request).expect("the plan goes with 4×4");
    // Tables are made once.
    task.run(&mut ());
    let silent = task.run(&mut ());
    let begun = Instant::now();
    let (solution, trace) = task.record(&mut (), NODES_MAX);
    let whole = milliseconds(begun);
    let trace = trace.expect("a search");
    assert_eq!(solution.stats.generated, silent.stats.generated, "{name}");
    let recorded = solution.search_time.as_secs_f64();
    tell(name, "nodes recorded", f64::from(trace.len()), "");
    tell(name, "silent", silent.search_time.as_secs_f64() * 1e3, "ms");
    tell(name, "recorded", recorded * 1e3, "ms");
    tell(name, "recorded and made ready", whole, "ms");
    tell(name, "memory", trace.bytes() as f64 / f64::from(trace.len()), "bytes a node");
    moments(name, &trace);
}

/// Moments here and there, each asked for all that a window shows of it.
fn moments(name: &str, trace: &Trace) {
    const MOMENTS: u32 = 60;
    let (mut most, mut sum) = (0.0_f64, 0.0);
    let (mut drawn_most, mut drawn_sum) = (0.0_f64, 0.0);
    let mut drawing = KeptLayout::default();
    for index in 0..MOMENTS {
        // To and fro.
        let share = f64::from(index * 37 % MOMENTS) / f64::from(MOMENTS - 1);
        let at = (share * f64::from(trace.last())) as u32;
        let begun = Instant::now();
        let moment = trace.moment(at);
        let live = moment.live(500);
        assert_eq!(live.len() as u64, moment.tally().live.min(500));
        let states = moment.children().filter_map(|child| moment.state(child)).count();
        assert_eq!(states, moment.children().len());
        let took = milliseconds(begun);
        (most, sum) = (most.max(took), sum + took);
        let begun = Instant::now();
        assert!(!drawing.at(moment, &Folds::default(), None, WHOLE_MAX).shown.is_empty());
        let took = milliseconds(begun);
        (drawn_most, drawn_sum) = (drawn_most.max(took), drawn_sum + took);
    }
    tell(name, "a moment, mean", sum / f64::from(MOMENTS), "ms");
    tell(name, "a moment, at most", most, "ms");
    tell(name, "the tree at a moment, mean", drawn_sum / f64::from(MOMENTS), "ms");
    tell(name, "the tree at a moment, at most", drawn_most, "ms");
}

/// A Hidato's search, with a recorder and without one: the least of some runs.
fn hidato(plan: hidato::Plan) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/test/data/hidato/gen-20x20-holes.txt");
    let text = std::fs::read_to_string(path).expect("the file is there");
    let board = hidato::read(&text, Topology::King).expect("a board").board;
    let mut request = hidato::Request { plan, ..hidato::Request::default() };
    request.limits.generated_max = u64::from(NODES_MAX) + 10_000;
    let (mut silent, mut recorded) = (f64::INFINITY, f64::INFINITY);
    let mut nodes = (0, 0);
    for _ in 0..10 {
        let plain = hidato::solve(&board, &request, &mut ());
        silent = silent.min(plain.search_time.as_secs_f64() * 1e3);
        let (solution, trace) = hidato::record(&board, &request, &mut (), NODES_MAX);
        recorded = recorded.min(solution.search_time.as_secs_f64() * 1e3);
        assert_eq!(solution.finished, plain.finished);
        nodes = trace.map_or(nodes, |trace| (trace.len(), trace.bytes()));
    }
    let name = format!("hidato, {}", plan.name());
    tell(&name, "nodes recorded", f64::from(nodes.0), "");
    tell(&name, "silent", silent, "ms");
    tell(&name, "recorded", recorded, "ms");
    tell(&name, "memory", nodes.1 as f64 / f64::from(nodes.0), "bytes a node");
}

/// A tree of nearly 5,000 nodes, laid out whole.
fn layout() {
    let mut request = Request { plan: Plan::Preset(Preset::RONI), ..Request::default() };
    request.limits.generated_max = u64::from(WHOLE_MAX) - 5;
    let task = Task::new(far(), request).expect("the plan goes with 4×4");
    let trace = task.record(&mut (), NODES_MAX).1.expect("a search");
    let mut best = [f64::INFINITY; 2];
    for _ in 0..10 {
        let begun = Instant::now();
        let shown = Shown::new(trace.moment(trace.last()), &Folds::default(), WHOLE_MAX);
        best[0] = best[0].min(milliseconds(begun));
        assert_eq!(shown.len(), trace.len() as usize);
        let begun = Instant::now();
        assert!(Layout::new(shown).width > 10.0);
        best[1] = best[1].min(milliseconds(begun));
    }
    tell("layout", "nodes", f64::from(trace.len()), "");
    tell("layout", "which nodes", best[0], "ms");
    tell("layout", "their places", best[1], "ms");
}
