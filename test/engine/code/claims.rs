//! What the lines claim is what the trace says: which node is taken, which child is made, what
//! becomes of each and why. The trace is read a second time here, moment by moment.

use std::collections::HashSet;

use langkah_engine::plan::Request;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::random::{self, Kind};
use langkah_puzzle::code::place::{Code, Place};
use langkah_puzzle::code::{Act, Listing, Reason, Test, Who};

use super::{listing, places, plans, recorded};
use crate::support::goal_of;

/// Nodes that a moment settles, as the states before and after it tell: those that were live, or
/// were not there, and are not live now.
fn settled(trace: &Trace, at: u32) -> HashSet<u32> {
    let (before, now) = (trace.moment(at.saturating_sub(1)), trace.moment(at));
    let is_open = |state: Option<State>| matches!(state, None | Some(State::Live));
    let is_settled = |&node: &u32| is_open(before.state(node)) && !is_open(now.state(node));
    (0..now.nodes()).filter(is_settled).collect()
}

/// Judges a whole search. Returns how many places it has.
pub fn judge(code: Code<'_>) -> usize {
    let all = places(code);
    assert!(all.is_sorted() && !all.is_empty());
    back(code, &all);
    let trace = code.trace;
    for at in 0..=trace.last() {
        moment(code, at, &all);
    }
    let last = all.last().expect("a line");
    let sight = code.sight(*last).expect("a sight");
    assert_eq!((sight.at, sight.children), (trace.last(), None), "the lines lead to the end");
    all.len()
}

/// The way back is the way there.
fn back(code: Code<'_>, all: &[Place]) {
    for pair in all.windows(2) {
        assert_eq!(code.previous(pair[1]), Some(pair[0]));
    }
    assert_eq!(code.previous(all[0]), None);
}

/// The lines that lead to one moment.
fn moment(code: Code<'_>, at: u32, all: &[Place]) {
    let trace = code.trace;
    let lines = code.listing.lines();
    let own: Vec<Place> = all.iter().copied().filter(|place| place.at == at).collect();
    let mut taken = Vec::new();
    let mut children = Vec::new();
    let mut settled_here = HashSet::new();
    let mut before: Option<Vec<Option<State>>> = None;
    for &place in &own {
        let step = code.step(place).expect("a line");
        let now = code.sight(place).expect("a sight").moment(trace);
        let act = lines[step.line].act;
        if let (Act::Take(_), Some(e), false) = (act, step.e, step.halts) {
            taken.push(e);
            assert_ne!(now.state(e), Some(State::Live), "it is taken");
        }
        if let (Act::For(_), Some(x)) = (act, step.x) {
            children.push(x);
            assert_eq!(trace.parent(x), step.e, "x is a child of E");
        }
        claim(act, step.e.zip(now.state_of(step.e)), step.x.zip(now.state_of(step.x)));
        let states: Vec<_> = (0..trace.len()).map(|node| now.state(node)).collect();
        if let Some(before) = &before {
            for (node, (was, is)) in before.iter().zip(&states).enumerate() {
                let is_past = matches!(was, Some(State::Dead(_) | State::Goal | State::Expanded));
                assert!(!is_past || was == is, "node {node} was {was:?} and is {is:?}");
                assert!(was.is_none() || is.is_some(), "node {node} is not there any more");
            }
        }
        settled_here.extend(
            (0..trace.len())
                .filter(|&node| !matches!(states[node as usize], None | Some(State::Live))),
        );
        let tally = now.tally();
        let live = states.iter().filter(|state| **state == Some(State::Live)).count() as u64;
        assert_eq!(tally.live, live, "after {at}: {act:?}");
        before = Some(states);
    }
    let whole = trace.moment(at);
    if let Some(e) = whole.e_node() {
        assert_eq!(taken.last(), Some(&e), "the last node taken is the E-node");
        assert_eq!(children, whole.children().collect::<Vec<_>>());
    }
    let distinct: HashSet<u32> = taken.iter().copied().collect();
    assert_eq!(distinct.len(), taken.len(), "each is taken once");
    // A goal that is found when it is made ends the search, and the end is a moment of its own.
    let is_told_at_end = |node: u32| whole.state(node) == Some(State::Goal) && !whole.is_end();
    for node in settled(trace, at) {
        if is_told_at_end(node) && trace.parent(node) == whole.e_node() {
            continue;
        }
        assert!(settled_here.contains(&node), "after {at}: no line tells of node {node}");
    }
}

trait StateOf {
    fn state_of(&self, node: Option<u32>) -> Option<State>;
}

impl StateOf for langkah_engine::search::trace::moment::Moment<'_> {
    fn state_of(&self, node: Option<u32>) -> Option<State> {
        node.and_then(|node| self.state(node))
    }
}

/// What a line says of E and x, against their states.
fn claim(act: Act, e: Option<(u32, State)>, x: Option<(u32, State)>) {
    let [e, x] = [e, x].map(|one| one.map(|(_, state)| state));
    match act {
        Act::Kill(who, reason) => {
            let state = if who == Who::E { e } else { x };
            let Some(State::Dead(why)) = state else { panic!("{act:?}: {state:?}") };
            assert!(
                match reason {
                    Reason::Duplicate => matches!(why, Why::Duplicate(_)),
                    Reason::Depth => why == Why::Depth,
                    Reason::Bound | Reason::OutOfReach => why == Why::Bound,
                    Reason::Contradiction => matches!(why, Why::Contradiction(_)),
                },
                "{act:?}: {why:?}"
            );
        }
        Act::Push => assert_eq!(x, Some(State::Live)),
        Act::Choose => assert_eq!(e, Some(State::ENode)),
        Act::For(_) => assert_eq!(e, Some(State::ENode)),
        Act::Keep => {
            assert!(matches!(e, Some(State::Goal | State::Dead(Why::Duplicate(_)))), "{e:?}")
        }
        Act::StopIf(Test::Goal(Who::E)) => {
            assert!(matches!(e, Some(State::Goal | State::ENode)), "{e:?}")
        }
        _ => {}
    }
}

fn check(listing: &Listing, trace: &Trace) -> usize {
    judge(Code { listing, trace })
}

#[test]
fn every_search_of_tiles_line_by_line() {
    let (mut searches, mut halted, mut cut) = (0, 0, 0);
    for seed in 0..20 {
        let goal = Goal::ALL[seed as usize % 3];
        let (rows, cols) = [(2, 3), (3, 3), (3, 4), (4, 4)][seed as usize % 4];
        let walk = Kind::Walk(3 + seed as u32 % 10);
        let start = random::board(&goal_of(goal, rows, cols), walk, seed);
        let puzzle = langkah_engine::sliding::puzzle::Puzzle::new(start, goal);
        for plan in plans() {
            for (generated_max, nodes_max) in [(300, 1000), (9, 1000), (0, 1000), (300, 40)] {
                let mut request = Request { plan, ..Request::default() };
                request.limits.generated_max = generated_max;
                let Some((solution, trace)) = recorded(&puzzle, request, nodes_max) else {
                    continue;
                };
                if trace.is_empty() {
                    continue;
                }
                let listing = listing(solution.plan);
                let places = check(&listing, &trace);
                assert!(places as u32 > trace.last());
                searches += 1;
                let code = Code { listing: &listing, trace: &trace };
                let last = super::places(code).last().and_then(|&last| code.step(last));
                halted += usize::from(last.is_some_and(|step| step.halts));
                cut += usize::from(trace.outcome().is_none());
            }
        }
    }
    assert!(searches > 1500 && halted > 200 && cut > 200, "{searches}, {halted}, {cut}");
}
