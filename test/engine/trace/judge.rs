//! Counts, states and the list of live nodes at every moment, against the engine's log.

use std::cmp::Reverse;

use langkah_engine::search::best_first::Ties;
use langkah_engine::search::best_first::script::ScriptTies;
use langkah_engine::search::event::{Cost, Counts};
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::trace::live::Decided;
use langkah_engine::search::trace::moment::{State, Tally, Why};

use super::searches::{Engine, LCSEARCH, Recorded};

/// The nodes that are live after `at` expansions, by the log alone.
fn live(recorded: &Recorded, at: usize) -> Vec<u32> {
    let is_live = |index: &usize| {
        let node = &recorded.log.nodes[*index];
        node.made <= at && node.left.is_none_or(|left| left > at)
    };
    (0..recorded.log.nodes.len()).filter(is_live).map(|index| index as u32).collect()
}

/// Their order by the rule, sorted without thought of cost; `None` for heaps.
fn in_order(recorded: &Recorded, at: usize) -> Option<Vec<u32>> {
    let log = &recorded.log;
    let node = |id: u32| &log.nodes[id as usize];
    let mut nodes = live(recorded, at);
    let f = |id: u32| node(id).g + node(id).h;
    match recorded.engine {
        Engine::Graph(Ties::LeastH) | Engine::Tree(Ties::LeastH) => {
            nodes.sort_by_key(|&id| (f(id), node(id).h, Reverse(id)));
        }
        Engine::Graph(Ties::Newest) | Engine::Tree(Ties::Newest) => {
            nodes.sort_by_key(|&id| (f(id), Reverse(id)));
        }
        Engine::Graph(Ties::Oldest) | Engine::Tree(Ties::Oldest) => {
            nodes.sort_by_key(|&id| (f(id), id));
        }
        Engine::Script(script) if script.ties == ScriptTies::Newest => {
            nodes.sort_by_key(|&id| (f(id), Reverse(id)));
        }
        Engine::Script(_) => return None,
        Engine::Breadth => nodes.sort_unstable(),
        Engine::Ida | Engine::Depth(_) => nodes.sort_by_key(|&id| (Reverse(node(id).made), id)),
    }
    Some(nodes)
}

/// Panics if a moment of a trace that has all nodes is not as the log says.
pub fn check(recorded: &Recorded) {
    let Recorded { engine, finished, log, trace, .. } = recorded;
    assert_eq!(trace.len() as usize, log.nodes.len(), "{engine:?}");
    assert_eq!(trace.expansions() as usize, log.figures.len());
    assert_eq!(trace.last(), trace.expansions() + 1);
    assert_eq!(trace.outcome(), Some(&finished.outcome));
    for at in 0..=trace.expansions() {
        check_moment(recorded, at);
    }
    // The end, with the figures that the search itself ended with.
    let end = trace.moment(trace.last());
    assert!(end.is_end() && end.e_node().is_none());
    let tally = end.tally();
    assert_eq!(
        (tally.generated, tally.expanded),
        (finished.stats.generated, finished.stats.expanded),
        "{engine:?}"
    );
    let halted = matches!(finished.outcome, Outcome::Halted(_));
    let solved = matches!(finished.outcome, Outcome::Solved(_));
    // The goal is taken at the end, or made in the last expansion.
    let solved_at =
        if recorded.is_looked_at_when_made() { trace.expansions() } else { trace.last() };
    assert_eq!(trace.solved_at(), solved.then_some(solved_at));
    assert_eq!(tally.live == 0, end.live(1).is_empty());
    assert!(!halted || tally.live == 0);
    if let Outcome::Solved(path) = &finished.outcome {
        let goal = *trace.solution().last().expect("a path has a goal");
        assert_eq!(end.state(goal), Some(State::Goal));
        let labels: Vec<u32> = path.iter().map(|&label| label.into()).collect();
        assert_eq!(trace.labels(goal), labels);
        assert!(trace.is_on_solution(goal) && trace.solution().is_sorted());
    }
    let states = (0..trace.len()).filter_map(|node| end.state(node));
    let count = |wanted: fn(&State) -> bool| states.clone().filter(wanted).count() as u64;
    assert_eq!(tally.live, count(|state| *state == State::Live));
    assert_eq!(tally.dead, count(|state| matches!(state, State::Dead(_))));
}

fn check_moment(recorded: &Recorded, at: u32) {
    let Recorded { engine, log, trace, .. } = recorded;
    let moment = trace.moment(at);
    let tally = moment.tally();
    if at > 0 {
        let (generated, expanded, live) = log.figures[at as usize - 1];
        let told = Tally { generated, expanded, live, dead: tally.dead };
        assert_eq!(tally, told, "{engine:?} after {at}");
        assert_eq!(moment.e_node(), Some(log.e_nodes[at as usize - 1]));
    } else {
        let root = u64::from(recorded.counts() == Counts::Raised);
        assert_eq!((tally.generated, tally.expanded, tally.live), (root, 0, 1));
        assert_eq!(moment.e_node(), None);
    }
    let made = log.nodes.iter().filter(|node| node.made <= at as usize).count() as u32;
    assert_eq!(moment.nodes(), made, "{engine:?} after {at}");
    let is_goal = |node: &&super::searches::Told| {
        node.fate == Some("goal") && node.left.is_some_and(|left| left <= at as usize)
    };
    let goals = log.nodes.iter().filter(is_goal).count() as u64;
    assert_eq!(u64::from(made), tally.live + tally.dead + u64::from(at) + goals);
    let mine = |node: &u32| log.nodes[*node as usize].parent == moment.e_node();
    let children: Vec<u32> =
        (0..made).filter(|node| moment.e_node().is_some() && mine(node)).collect();
    assert_eq!(moment.children().collect::<Vec<u32>>(), children);
    for node in 0..trace.len() {
        assert_eq!(moment.state(node).map(name), expected(recorded, node, at as usize));
    }
    let list = moment.live(usize::MAX);
    let ids: Vec<u32> = list.iter().map(|live| live.node).collect();
    let mut sorted = ids.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, live(recorded, at as usize), "{engine:?} after {at}");
    if let Some(order) = in_order(recorded, at as usize) {
        assert_eq!(ids, order, "{engine:?} after {at}");
    }
    assert_eq!(
        moment.live(2),
        list[..list.len().min(2)]
            .iter()
            .enumerate()
            .map(|(index, live)| {
                let decided = live.decided.filter(|_| index == 0 && list.len() > 1);
                langkah_engine::search::trace::live::Live { decided, ..*live }
            })
            .collect::<Vec<_>>()
    );
    next_turns(recorded, at, &ids);
    for pair in list.windows(2) {
        check_decided(recorded, pair[0].node, pair[1].node, pair[0].decided);
    }
}

/// What comes to its turn before the next expansion, that with it, is the head of the list.
fn next_turns(recorded: &Recorded, at: u32, list: &[u32]) {
    let log = &recorded.log;
    let next = log.turns.iter().filter(|turn| turn.1 == at as usize + 1).map(|turn| turn.0);
    // The root of a new iteration is made when it is expanded.
    let next: Vec<u32> = next.filter(|id| log.nodes[*id as usize].made <= at as usize).collect();
    let head = &list[..next.len().min(list.len())];
    assert_eq!(head, next, "{:?} after {at}", recorded.engine);
}

fn check_decided(recorded: &Recorded, a: u32, b: u32, decided: Option<Decided>) {
    let node = |id: u32| &recorded.log.nodes[id as usize];
    let (key_a, key_b) = (recorded.key(a), recorded.key(b));
    let (a_h, b_h) = (node(a).h, node(b).h);
    let holds = match decided.expect("there is a next one") {
        Decided::Cost => key_a < key_b,
        Decided::LeastH => key_a == key_b && a_h < b_h,
        Decided::Newest => key_a == key_b && a > b,
        Decided::Oldest => key_a == key_b && a < b,
        Decided::Heap => key_a == key_b,
        Decided::Deeper => node(a).made > node(b).made,
        Decided::Sibling => node(a).parent == node(b).parent && a < b,
        // None of these engines has subtrees that wait.
        Decided::Above | Decided::Reached => false,
    };
    assert!(holds, "{:?}: {a} before {b}: {decided:?}", recorded.engine);
}

fn name(state: State) -> &'static str {
    match state {
        State::Live => "live",
        State::ENode => "e-node",
        State::Expanded => "expanded",
        State::Goal => "goal",
        State::Dead(Why::Duplicate(_)) => "duplicate",
        State::Dead(Why::Bound) => "bound",
        State::Dead(Why::Limit) => "limit",
        State::Dead(Why::Depth) => "depth",
        other => panic!("no search of tiles has {other:?}"),
    }
}

fn expected(recorded: &Recorded, id: u32, at: usize) -> Option<&'static str> {
    let node = &recorded.log.nodes[id as usize];
    if node.made > at {
        return None;
    }
    match node.left {
        Some(left) if left < at => node.fate,
        Some(left) if left == at && node.fate == Some("expanded") => Some("e-node"),
        Some(left) if left == at => node.fate,
        _ => Some("live"),
    }
}

impl Recorded {
    pub fn counts(&self) -> Counts {
        match self.engine {
            Engine::Script(script) => script.counts,
            _ => Counts::Generated,
        }
    }

    fn is_looked_at_when_made(&self) -> bool {
        let root_is_goal = self.finished.outcome == Outcome::Solved(Vec::new());
        self.engine == Engine::Script(LCSEARCH) && !root_is_goal
    }

    fn key(&self, id: u32) -> u64 {
        let node = &self.log.nodes[id as usize];
        match self.engine {
            Engine::Script(script) if script.cost == Cost::HThenMilliG => {
                1000 * u64::from(node.h) + u64::from(node.g)
            }
            _ => u64::from(node.g + node.h),
        }
    }
}
