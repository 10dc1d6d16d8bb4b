//! Hidato's searches as they are recorded: the engines' own counts at every moment, every dead
//! node's reason against brute force, restarts, the hand-over, the files that can be taken away.

use std::sync::Arc;

use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::feasibility;
use langkah_engine::hidato::generate::{Difficulty, Order as Made, Outline, random_solution};
use langkah_engine::hidato::propagate::{Contradiction, Rule};
use langkah_engine::hidato::published::{self, Measure, Variant};
use langkah_engine::hidato::solve::{self, Engine, Finished, Options, Verdict};
use langkah_engine::hidato::tree::{Branch, Fact};
use langkah_engine::search::event::{NodeListener, Order, Reason, Unrecorded};
use langkah_engine::search::limits::Limits;
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::record::Recorder;
use langkah_engine::search::trace::{NODES_MAX, Trace};
use langkah_engine::search::watch::{Halt, Progress, Stats, Watch};

use super::every::apart;
use super::oracle::{Draw, data, hidato, read, small, solutions};

/// Notes the engine's own figures and passes everything on to a recorder.
struct Tee<'a> {
    recorder: Recorder<'a>,
    /// Generated, expanded and live after each expansion.
    figures: Vec<(u64, u64, u64)>,
    /// How many nodes were told, dead, expanded or goals.
    made: u64,
    dead: u64,
    goals: Vec<u32>,
    roots: u64,
}

impl Watch for Tee<'_> {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }
}

impl NodeListener for Tee<'_> {
    type Mark = u32;

    fn begin(&mut self, order: Order) {
        self.recorder.begin(order);
    }

    fn root(&mut self, h: u32, bound: Option<u32>) -> u32 {
        self.roots += 1;
        self.recorder.root(h, bound)
    }

    fn restart(&mut self, from: u32, g: u32, h: u32) -> u32 {
        self.roots += 1;
        self.recorder.restart(from, g, h)
    }

    fn take(&mut self, node: u32) {
        self.recorder.take(node);
    }

    fn expand(&mut self, node: u32) {
        self.recorder.expand(node);
    }

    fn child(&mut self, label: u32, g: u32, h: u32) -> u32 {
        self.made += 1;
        self.recorder.child(label, g, h)
    }

    fn kill(&mut self, node: u32, reason: Reason) {
        self.dead += 1;
        self.recorder.kill(node, reason);
    }

    fn fact(&mut self, node: u32, fact: u32) {
        self.recorder.fact(node, fact);
    }

    fn meet(&mut self, node: u32, state: u64) {
        self.recorder.meet(node, state);
    }

    fn duplicate(&mut self, node: u32, state: u64) {
        self.dead += 1;
        self.recorder.duplicate(node, state);
    }

    fn done(&mut self, stats: &Stats, live: u64) {
        self.figures.push((stats.generated, stats.expanded, live));
        self.recorder.done(stats, live);
    }

    fn goal(&mut self, node: u32) {
        self.goals.push(node);
        self.recorder.goal(node);
    }

    fn end(&mut self, outcome: &Outcome, stats: &Stats) {
        self.recorder.end(outcome, stats);
    }
}

/// A recorded search, and what its engine told another listener.
struct Recorded {
    finished: Finished,
    trace: Arc<Trace>,
    figures: Vec<(u64, u64, u64)>,
    made: u64,
    dead: u64,
    goals: Vec<u32>,
    roots: u64,
}

fn taped(nodes_max: u32, run: impl FnOnce(&mut Tee<'_>) -> Finished) -> Recorded {
    let mut listener = ();
    let recorder = Recorder::new(&mut listener, nodes_max);
    let mut tee =
        Tee { recorder, figures: Vec::new(), made: 0, dead: 0, goals: Vec::new(), roots: 0 };
    let finished = run(&mut tee);
    let Tee { recorder, figures, made, dead, goals, roots } = tee;
    Recorded { finished, trace: recorder.finish(), figures, made, dead, goals, roots }
}

fn ours(board: &Board, options: &Options) -> Recorded {
    taped(NODES_MAX, |tee| solve::record(board, options, tee))
}

/// All boards of the folders that are not wrong at once, with their names.
fn files() -> Vec<(String, Board)> {
    let mut files = Vec::new();
    for (room, topology) in [("hidato", Topology::King), ("numbrix", Topology::Orthogonal)] {
        let path = format!("{}/test/data/{room}", crate::PROJECT);
        for entry in std::fs::read_dir(path).expect("the folder is there") {
            let name = entry.expect("an entry").file_name().into_string().expect("a name");
            let name = name.trim_end_matches(".txt").to_owned();
            let board = read(&data(&format!("{room}/{name}")), topology);
            if !name.contains(".solution") && feasibility::faults(&board).is_empty() {
                files.push((name, board));
            }
        }
    }
    files.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(files.len(), 35);
    files
}

/// Every moment has the counts that the engine told.
fn check_counts(name: &str, recorded: &Recorded) {
    let Recorded { finished, trace, figures, .. } = recorded;
    let is_published = finished.engine == Engine::BestFirst;
    let nodes = recorded.made + recorded.roots;
    assert_eq!(u64::from(trace.len()), nodes, "{name}");
    assert_eq!(trace.expansions() as usize, figures.len(), "{name}");
    for (index, &(generated, expanded, live)) in figures.iter().enumerate() {
        let moment = trace.moment(index as u32 + 1);
        let tally = moment.tally();
        assert_eq!(tally.live, live, "{name}, moment {}", index + 1);
        assert_eq!(moment.live(usize::MAX).len() as u64, live);
        if is_published {
            assert_eq!((tally.generated, tally.expanded), (generated, expanded), "{name}");
        } else {
            assert_eq!((tally.expanded, expanded), (index as u64 + 1, index as u64 + 1), "{name}");
            assert!(tally.generated <= generated, "{name}");
            assert_eq!(moment.children().len(), 2);
        }
    }
    let end = trace.moment(trace.last());
    let states: Vec<State> = (0..trace.len()).filter_map(|node| end.state(node)).collect();
    let count = |wanted: fn(&State) -> bool| states.iter().filter(|state| wanted(state)).count();
    let tally = end.tally();
    assert_eq!(tally.live, count(|state| *state == State::Live) as u64, "{name}");
    assert_eq!(tally.dead, count(|state| matches!(state, State::Dead(_))) as u64, "{name}");
    assert_eq!(recorded.goals.len(), count(|state| *state == State::Goal), "{name}");
    let is_halted = matches!(trace.outcome(), Some(Outcome::Halted(_)));
    assert!(is_halted || tally.dead == recorded.dead, "{name}");
    if !is_published {
        check_branches(name, recorded);
    }
}

/// The tree has all nodes that the engine counts, except probes.
fn check_branches(name: &str, Recorded { finished, trace, .. }: &Recorded) {
    let tally = trace.moment(trace.last()).tally();
    let all = (tally.generated + finished.probes, tally.expanded);
    assert_eq!(all, (finished.stats.generated, finished.stats.expanded), "{name}");
}

/// What was told of each node's children, facts and death is plain on its own.
fn check_shape(name: &str, board: &Board, Recorded { finished, trace, .. }: &Recorded) {
    let end = trace.moment(trace.last());
    for node in 0..trace.len() {
        if let [with, without] = trace.children(node).collect::<Vec<u32>>()[..] {
            let (with, without) = (Branch::of(trace.label(with)), Branch::of(trace.label(without)));
            assert!(with.is_placed && !without.is_placed, "{name}");
            assert_eq!((with.number, with.cell), (without.number, without.cell), "{name}");
            let lineage = trace.lineage(node);
            let placed = lineage.iter().flat_map(|&node| trace.facts(node));
            let mut numbers = board.clone();
            for fact in placed.map(|&fact| Fact::of(fact)) {
                assert_eq!(numbers.number(fact.cell), None, "{name}: placed twice");
                numbers.set(fact.cell, fact.number);
            }
            assert_eq!(numbers.number(with.cell), None, "{name}: no guess");
        }
        match end.state(node).expect("made by the end") {
            State::Dead(Why::Restart) => {
                let left = (0..=trace.last())
                    .find(|&at| trace.moment(at).state(node) == Some(State::Dead(Why::Restart)));
                let next = trace.iterations()[trace.iteration_of(node) + 1];
                assert_eq!(left, Some(next.begins.min(trace.last())), "{name}");
            }
            State::Dead(Why::HandedOver) => {
                assert_eq!(finished.engine, Engine::ClauseLearning, "{name}");
                assert_eq!(node + 1, trace.len(), "{name}: the last that was told");
            }
            State::Dead(Why::Duplicate(twin)) => {
                let twin = twin.expect("the trace is whole");
                assert_eq!(board_of(board, trace, node), board_of(board, trace, twin), "{name}");
                assert_eq!(trace.solution().last(), Some(&twin));
            }
            State::Goal => assert!(board_of(board, trace, node).is_solved(), "{name}"),
            State::Dead(Why::Bound) => panic!("{name}: no bound on f"),
            _ => {}
        }
    }
    for (index, iteration) in trace.iterations().iter().enumerate() {
        assert_eq!(iteration.resumes.is_some(), index > 0, "{name}");
        if let Some(from) = iteration.resumes {
            assert_eq!(trace.iteration_of(from), index - 1, "{name}");
            // There is no guess on its way from the root, so what is known there is always true.
            let way = trace.path(from);
            assert!(way[1..].iter().all(|&node| !Branch::of(trace.label(node)).is_placed));
        }
    }
}

/// The board with what was placed by a node.
fn board_of(board: &Board, trace: &Trace, node: u32) -> Board {
    let mut board = board.clone();
    for node in trace.lineage(node) {
        for fact in trace.facts(node).iter().map(|&fact| Fact::of(fact)) {
            board.set(fact.cell, fact.number);
        }
    }
    board
}

#[test]
fn every_file_has_the_counts_of_its_search_and_nothing_changes_by_being_recorded() {
    let (mut restarts, mut handed, mut branches) = (0, 0, 0);
    for (name, board) in files() {
        let recorded = ours(&board, &Options::default());
        let plain = solve::solve(&board, &Options::default(), &mut ());
        assert_eq!(recorded.finished, plain, "{name}");
        check_counts(&name, &recorded);
        check_shape(&name, &board, &recorded);
        let begun = recorded.trace.iterations().len() - 1;
        // Before it hands over it goes back to the root, too.
        let is_handed = recorded.finished.engine == Engine::ClauseLearning;
        let most = recorded.finished.restarts + u64::from(is_handed);
        assert!((recorded.finished.restarts..=most).contains(&(begun as u64)), "{name}");
        restarts += begun;
        handed += usize::from(is_handed);
        branches += recorded.finished.stats.expanded;
    }
    assert!(restarts >= 5 && handed <= 2 && branches > 700, "{restarts} {handed} {branches}");
}

/// Whether a solution goes with all guesses and other sides on the way to a node.
fn agrees(trace: &Trace, node: u32, solution: &[u16]) -> bool {
    let way = trace.lineage(node).into_iter().filter(|&node| trace.parent(node).is_some());
    { way.map(|node| Branch::of(trace.label(node))) }
        .all(|branch| (solution[branch.cell] == branch.number) == branch.is_placed)
}

/// Every reason is true, and all that was placed: `all` are the solutions. How many nodes died of
/// a contradiction.
fn check_truth(name: &str, board: &Board, trace: &Trace, all: &[Vec<u16>]) -> usize {
    let end = trace.moment(trace.last());
    let mut dead = 0;
    for node in 0..trace.len() {
        let mut agreeing = all.iter().filter(|solution| agrees(trace, node, solution));
        match end.state(node).expect("made by the end") {
            State::Dead(Why::Contradiction(code)) => {
                assert_eq!(agreeing.next(), None, "{name}: node {node} is no dead end");
                let sentence = Contradiction::of(code).sentence(board.shape());
                assert!(!sentence.is_empty());
                dead += 1;
            }
            State::Goal | State::Dead(Why::Duplicate(_)) => {
                let found = board_of(board, trace, node);
                assert!(agreeing.any(|solution| solution == found.numbers()), "{name}");
            }
            State::Expanded => {
                let facts: Vec<Fact> =
                    trace.facts(node).iter().map(|&fact| Fact::of(fact)).collect();
                for solution in agreeing {
                    for fact in &facts {
                        assert_eq!(solution[fact.cell], fact.number, "{name}: {fact:?}");
                        assert!(fact.rule > Rule::Given);
                    }
                }
            }
            _ => {}
        }
    }
    dead
}

/// A board of 4×4 or 4×5 with few givens out of a solution.
fn sparse(seed: u64) -> Option<Board> {
    let mut draw = Draw(seed);
    let topology = if draw.below(3) == 0 { Topology::Orthogonal } else { Topology::King };
    let dims = Dims::new(4, 4 + draw.below(2)).expect("a size");
    let (outline, difficulty) = (Outline::Rectangle, Difficulty::Easy);
    let order = Made { dims, outline, topology, difficulty, edges: 0, seed };
    let solution = random_solution(&order).expect("a shape")?;
    let mut board = Board::empty(solution.shape().clone());
    for _ in 0..3 + draw.below(4) {
        let cell = draw.below(board.count());
        board.set(cell, solution.numbers()[cell]);
    }
    // A wrong given here and there leaves nothing.
    if draw.below(4) == 0 {
        let free: Vec<usize> =
            (0..board.count()).filter(|&cell| board.number(cell).is_none()).collect();
        let missing: Vec<u16> =
            (1..=board.count() as u16).filter(|number| !board.numbers().contains(number)).collect();
        board.set(free[draw.below(free.len())], missing[draw.below(missing.len())]);
    }
    Some(board)
}

#[test]
fn every_reason_holds_on_small_boards_by_brute_force() {
    const ALL: usize = 1000;
    let (mut boards, mut dead, mut several) = (0, 0, 0);
    let sparse = (0..500).filter_map(sparse);
    for (index, board) in sparse.chain((0..600).map(small)).enumerate() {
        if !feasibility::faults(&board).is_empty() {
            continue;
        }
        let recorded = ours(&board, &Options::default());
        let plain = solve::solve(&board, &Options::default(), &mut ());
        assert_eq!(recorded.finished, plain);
        // Most need no guess.
        if recorded.trace.len() == 1 && index % 8 > 0 {
            continue;
        }
        let all = solutions(&board, ALL);
        if all.len() == ALL {
            continue;
        }
        let name = format!("{board:?}");
        check_counts(&name, &recorded);
        check_shape(&name, &board, &recorded);
        dead += check_truth(&name, &board, &recorded.trace, &all);
        several += usize::from(matches!(plain.verdict, Verdict::Several(..)));
        boards += 1;
    }
    assert!(boards > 500 && dead > 80 && several > 300, "{boards} {dead} {several}");
}

#[test]
fn every_reason_holds_in_the_files_with_one_solution_restarts_with_them() {
    let mut dead = 0;
    for (name, board) in files() {
        for hand_over in [solve::HAND_OVER_USUAL, 0] {
            let recorded = ours(&board, &Options { hand_over, ..Options::default() });
            let Verdict::One(solution) = &recorded.finished.verdict else { continue };
            let all = [solution.numbers().to_vec()];
            dead += check_truth(&name, &board, &recorded.trace, &all);
        }
    }
    assert!(dead > 400, "{dead}");
}

#[test]
fn what_is_handed_over_is_said() {
    let board = hidato("gen-15x15-a");
    let recorded = ours(&board, &Options { hand_over: 0, ..Options::default() });
    let Recorded { finished, trace, .. } = &recorded;
    assert_eq!(finished.engine, Engine::ClauseLearning);
    check_shape("gen-15x15-a", &board, &recorded);
    let end = trace.moment(trace.last());
    assert_eq!(end.state(trace.len() - 1), Some(State::Dead(Why::HandedOver)));
    assert_eq!((trace.solved_at(), trace.solution()), (None, &[][..]), "the tree has no solution");
    assert!(finished.solution().is_some());
    // Later, after some guesses: it goes back to the root first.
    let later = Options { hand_over: 300_000, ..Options::default() };
    let recorded = ours(&board, &later);
    assert_eq!(recorded.finished.engine, Engine::ClauseLearning);
    check_shape("gen-15x15-a", &board, &recorded);
    assert!(recorded.trace.iterations().len() > 1);
}

#[test]
fn a_full_trace_ends_with_a_whole_expansion() {
    let board = hidato("gen-15x15-a");
    let whole = ours(&board, &Options::default()).trace;
    for most in [1, 2, 3, 50, 101, whole.len() - 1, whole.len()] {
        let part = taped(most, |tee| solve::record(&board, &Options::default(), tee)).trace;
        assert!(part.len() <= most);
        assert_eq!(part.outcome().is_some(), part.len() == whole.len());
        for at in 0..=part.expansions() {
            assert_eq!(part.moment(at).tally(), whole.moment(at).tally(), "{most}, {at}");
        }
        assert!(part.solved_at().is_none_or(|solved| solved <= part.last()));
        assert_eq!(part.solution().is_empty(), part.solved_at().is_none());
        let expanded = (0..part.len()).filter(|&node| part.expanded_at(node).is_some());
        expanded.for_each(|node| assert_eq!(part.facts(node), whole.facts(node)));
    }
}

/// A node of the published search is a path, and its children are all ways on.
fn check_paths(board: &Board, trace: &Trace, choice: Measure) {
    let cells = board.cells();
    let shape = board.shape();
    for node in 1..trace.len() {
        let path: Vec<Branch> = trace.labels(node).into_iter().map(Branch::of).collect();
        let last = *path.last().expect("a number");
        assert!(path.iter().enumerate().all(|(at, one)| usize::from(one.number) == at + 1));
        assert!(path.windows(2).all(|pair| shape.touches(pair[0].cell, pair[1].cell)));
        assert_eq!(trace.g(node), u32::from(last.number));
        let next = cells[usize::from(last.number) - 1..].iter().find_map(|&cell| cell);
        let squared = next.map_or(0, |next| {
            let (from, to) = (shape.coordinates(last.cell), shape.coordinates(next));
            apart(shape.topology(), from, to).1
        });
        // The number after it is the next given where it is one itself.
        let is_given = cells[usize::from(last.number) - 1].is_some();
        // Other costs are compared with a search by the letter elsewhere.
        let is_other = choice != Measure::Euclid;
        assert!(is_given || is_other || trace.h(node) as usize == squared);
        if trace.expanded_at(node).is_some() {
            let fits = |to: usize| {
                let number = last.number + 1;
                let is_free = path.iter().all(|one| one.cell != to);
                is_free
                    && board
                        .number(to)
                        .map_or(!board.numbers().contains(&number), |given| given == number)
            };
            let ways = shape.neighbours(last.cell).iter().map(|&to| usize::from(to));
            let ways: Vec<usize> = ways.filter(|&to| fits(to)).collect();
            let children = trace.children(node).map(|child| Branch::of(trace.label(child)).cell);
            assert_eq!(children.collect::<Vec<usize>>(), ways);
        }
    }
}

/// Whether the next given is farther from a node's number than there are numbers up to it.
fn is_too_far(board: &Board, trace: &Trace, node: u32) -> bool {
    let Some(_) = trace.parent(node) else { return false };
    let at = Branch::of(trace.label(node));
    let shape = board.shape();
    let givens = (0..board.count()).filter_map(|cell| Some((board.number(cell)?, cell)));
    let next = givens.filter(|&(given, _)| given > at.number).min();
    next.is_some_and(|(given, to)| {
        let (here, there) = (shape.coordinates(at.cell), shape.coordinates(to));
        let (steps, _) = apart(shape.topology(), here, there);
        steps > usize::from(given - at.number)
    })
}

#[test]
fn the_published_search_is_recorded_as_it_goes() {
    let limits = Limits { generated_max: 20_000, ..Limits::usual() };
    let small = (0..300).map(|seed| (seed.to_string(), small(seed)));
    let small = small.filter(|(_, board)| feasibility::faults(board).is_empty());
    let variants = [Variant::default(), Variant { cost: Measure::Slack, filters: true }];
    for ((name, board), variant) in files()
        .into_iter()
        .chain(small)
        .flat_map(|one| variants.map(|variant| (one.clone(), variant)))
    {
        let recorded = taped(NODES_MAX, |tee| published::record(&board, variant, &limits, tee));
        let plain = published::record(&board, variant, &limits, &mut Unrecorded::new(&mut ()));
        assert_eq!(recorded.finished, plain, "{name}");
        let trace = &recorded.trace;
        check_paths(&board, trace, variant.cost);
        if trace.len() < 3000 {
            check_counts(&name, &recorded);
        }
        let end = trace.moment(trace.last());
        for node in 0..trace.len() {
            let is_dead = match end.state(node) {
                Some(State::Dead(Why::Limit)) => continue,
                Some(State::Dead(why)) => {
                    assert_eq!(why, Why::Bound, "{name}");
                    true
                }
                _ => false,
            };
            assert_eq!(is_dead, variant.filters && is_too_far(&board, trace, node), "{name}");
        }
        if let Some(solution) = plain.solution() {
            let goal = *trace.solution().last().expect("recorded to its end");
            let way: Vec<Branch> = trace.labels(goal).into_iter().map(Branch::of).collect();
            assert!(way.iter().all(|one| solution.number(one.cell) == Some(one.number)));
            assert_eq!(way.len(), board.count());
        }
        // The first live node in the list is taken next.
        for at in (0..trace.last().min(200)).filter(|&at| at < trace.expansions()) {
            let first = trace.moment(at).live(1)[0].node;
            assert_eq!(trace.moment(at + 1).e_node(), Some(first), "{name}, moment {at}");
        }
    }
}
