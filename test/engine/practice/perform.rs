//! The algorithm performed by hand, against recorded searches.

use langkah_engine::plan::{ChildOrder, Plan, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::Task;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::perform::{
    Act, Form, Hand, HandNode, HandState, Hint, Perform, Rules, Stage,
};
use langkah_puzzle::practice::{Answer, ChildFate, Level};
use langkah_puzzle::tree::{SlidingTree, way};

use crate::tiles::{board, goal_of};

fn rules(bound: Hand, ties: Option<Ties>) -> Rules {
    Rules { bound, form: Form::BestFirst(ties), expansions: 12, order: ChildOrder::USUAL }
}

/// The boards of the E-nodes of the recorded search, and the goal's if it is taken.
fn recorded(puzzle: &Puzzle, bound: Hand, ties: Ties) -> Vec<Board> {
    let plan = Plan::best_first(bound.kind(), Weight::ONE, ties, true);
    let request = Request { plan, ..Request::default() };
    let task = Task::new(puzzle.clone(), request).expect("it fits");
    let trace = task.record(&mut (), 2000).1.expect("a tree");
    let tree = SlidingTree { start: puzzle.start(), are_drawn: false };
    let e_nodes = (1..=trace.expansions()).filter_map(|at| trace.moment(at).e_node());
    e_nodes.take(12).map(|node| tree.board(&trace, node)).collect()
}

/// Performs all that help says.
fn performed(puzzle: &Puzzle, rules: Rules) -> (Perform, bool) {
    let mut perform = Perform::new(puzzle, rules).expect("it can be solved");
    let mut has_duplicate = false;
    while let Some(Hint { act, why }) = perform.help() {
        has_duplicate |= matches!(act, Act::Judge(_, ChildFate::Duplicate));
        let reply = perform.act(act);
        assert!(reply.is_right && reply.why == why, "{act:?}: {why} {reply:?}");
    }
    assert_eq!(perform.stage(), Stage::Ended);
    (perform, has_duplicate)
}

/// The boards of the expanded nodes, in order.
fn expanded(perform: &Perform) -> Vec<Board> {
    let order = |state| if let HandState::Expanded(order) = state { Some(order) } else { None };
    let mut all: Vec<(u32, Board)> = perform
        .nodes()
        .iter()
        .filter_map(|node| Some((order(node.state)?, node.board.clone())))
        .collect();
    all.sort_by_key(|one| one.0);
    all.into_iter().map(|one| one.1).collect()
}

#[test]
fn whoever_follows_the_rules_performs_the_recorded_search() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let mut count = 0;
    for seed in 0..300 {
        let start = random::board(&goal, Kind::Walk(4 + (seed % 20) as u32), seed);
        let puzzle = Puzzle::new(start, Goal::BlankLast);
        // What a person works out from an expression is what the search carries along.
        let own = Hand::Own(Formula::read("max(misplaced, manhattan - 2)").expect("one"));
        for bound in Hand::ALL.into_iter().chain([own]) {
            for ties in [Ties::Newest, Ties::Oldest] {
                let (perform, has_duplicate) = performed(&puzzle, rules(bound, Some(ties)));
                // The recorded search drops a duplicate later, when it takes it.
                if !has_duplicate {
                    assert_eq!(expanded(&perform), recorded(&puzzle, bound, ties));
                    count += 1;
                }
                let acts = perform.acts();
                assert_eq!((acts.right, acts.wrong), (0, 0));
                assert!(acts.helped > 0);
            }
        }
    }
    assert!(count > 1000, "{count}");
}

/// The rules of a lecture go before those of the level, and its order is that of the numbers.
#[test]
fn a_lecture_fixes_ties_and_order() {
    let order: ChildOrder = "URDL".parse().expect("an order");
    let lecture = Lecture { ties: Some(Ties::Oldest), order: Some(order), ..Lecture::default() };
    for level in Level::all() {
        let rules = Rules::of(level, 12, lecture);
        // Iterative deepening has neither of the two.
        let wanted = match rules.form {
            Form::BestFirst(ties) => {
                assert_eq!(ties, Some(Ties::Oldest));
                order
            }
            Form::Deepening => ChildOrder::USUAL,
        };
        assert_eq!(rules.order, wanted);
        let (perform, _) = performed(&puzzle(), rules);
        let of_root = |node: &HandNode| node.made_by.filter(|one| one.0 == 0).map(|one| one.1);
        let ways: Vec<Move> = perform.nodes().iter().filter_map(of_root).take(4).collect();
        let of_board = wanted.ways().into_iter().filter(|way| ways.contains(way));
        assert_eq!(ways, of_board.collect::<Vec<_>>());
        assert!(ways.len() > 1 && perform.tree().plan.order().is_none_or(|one| one == wanted));
    }
}

fn puzzle() -> Puzzle {
    Puzzle::new(board("1 2 3\n4 0 6\n7 5 8"), Goal::BlankLast)
}

/// Judges all children of the E-node rightly.
fn judge_all(perform: &mut Perform) {
    while let Stage::Judge(ways) = perform.stage() {
        let fate = if Some(&ways[0]) == back(perform).as_ref() {
            ChildFate::Reversal
        } else {
            ChildFate::Lives
        };
        assert!(perform.act(Act::Judge(ways[0], fate)).is_right);
    }
}

fn back(perform: &Perform) -> Option<Move> {
    let e_node = perform.e_node()? as usize;
    perform.nodes()[e_node].made_by.map(|(_, way)| way.opposite())
}

#[test]
fn the_least_cost_is_asked_for_up_to_the_goal() {
    let puzzle = puzzle();
    let mut perform = Perform::new(&puzzle, rules(Hand::Misplaced, None)).expect("one");
    assert!(perform.act(Act::Expand(0)).is_right);
    judge_all(&mut perform);
    // Node 4 is on the way to the goal: its cost is less than that of the others.
    // The first wrong try gets a clue, the second one the reason.
    let clue = perform.act(Act::Expand(1)).why;
    assert!(clue.contains("another live node has a smaller") && !clue.contains('4'), "{clue}");
    assert_eq!(perform.act(Act::Expand(1)).why, "Node 2 has ĉ = 4; node 4 has less, 2.");
    assert!(perform.act(Act::Expand(3)).is_right);
    judge_all(&mut perform);
    let live = perform.live();
    assert_eq!(perform.nodes()[live[0] as usize].board, *puzzle.goal());
    let costs: Vec<u32> = live.iter().map(|&node| perform.nodes()[node as usize].f()).collect();
    assert!(costs.is_sorted());
    let goal = perform.act(Act::Expand(live[0]));
    assert!(goal.is_right && goal.why.ends_with("the search ends after 2 expansions."), "{goal:?}");
    assert_eq!(perform.stage(), Stage::Ended);
    assert_eq!(perform.act(Act::Expand(1)).why, "The search has ended.");
    assert_eq!(perform.acts().wrong, 1);
}

#[test]
fn equal_choices_are_open_unless_the_rule_is_asked() {
    let puzzle = Puzzle::new(board("8 1 3\n4 0 2\n7 6 5"), Goal::BlankLast);
    let begin = |ties| Perform::new(&puzzle, rules(Hand::Misplaced, ties)).expect("one");
    let (mut open, mut strict) = (begin(None), begin(Some(Ties::Newest)));
    let mut ties_met = 0;
    for _ in 0..8 {
        let live = strict.live();
        let f = |node: u32| strict.nodes()[node as usize].f();
        let tie = live.get(1).copied().filter(|&second| f(second) == f(live[0]));
        if let Some(second) = tie {
            ties_met += 1;
            let mut again = strict.clone();
            let clue = again.act(Act::Expand(second)).why;
            assert!(clue.ends_with("the rule for equal ones."), "{clue}");
            let why = again.act(Act::Expand(second)).why;
            assert!(why.ends_with("is newer and goes first."), "{why}");
            assert!(open.clone().act(Act::Expand(second)).is_right);
        }
        for perform in [&mut open, &mut strict] {
            assert!(perform.act(Act::Expand(live[0])).is_right);
            judge_all(perform);
        }
    }
    assert!(ties_met > 1, "{ties_met}");
}

#[test]
fn each_wrong_fate_of_an_answer_counts_once() {
    let mut perform = Perform::new(&puzzle(), rules(Hand::Manhattan, None)).expect("one");
    assert!(perform.act(Act::Expand(0)).is_right);
    let Stage::Judge(ways) = perform.stage() else { panic!("its children are judged") };
    assert!(ways.len() > 2, "{ways:?}");
    let wrong = ways.iter().map(|&way| (way, ChildFate::Duplicate)).collect();
    perform.take(&Answer::Fates(wrong));
    let acts = perform.acts();
    assert_eq!((acts.right, acts.wrong), (1, ways.len() as u32));
    judge_all(&mut perform);
    assert_eq!((perform.acts().right, perform.acts().wrong), (1, ways.len() as u32));
}

#[test]
fn a_wrong_act_changes_nothing_and_counts_once() {
    let mut perform = Perform::new(&puzzle(), rules(Hand::Manhattan, None)).expect("one");
    assert_eq!(
        perform.act(Act::Judge(Move::Up, ChildFate::Lives)).why,
        "First take a live node as the E-node."
    );
    assert_eq!(perform.act(Act::Expand(9)).why, "There is no node 10.");
    assert_eq!(perform.acts().all(), 0);
    assert!(perform.act(Act::Expand(0)).is_right);
    assert!(!perform.act(Act::Judge(Move::Up, ChildFate::Bound)).is_right);
    let wrong = perform.act(Act::Judge(Move::Up, ChildFate::Duplicate));
    assert_eq!(
        (wrong.is_right, wrong.why.as_str()),
        (false, "U: live, ĉ = g + h = 1 + 3 = 4. Nothing kills it.")
    );
    assert_eq!(perform.nodes().len(), 1);
    assert!(perform.act(Act::Judge(Move::Up, ChildFate::Lives)).is_right);
    assert_eq!((perform.acts().right, perform.acts().wrong), (1, 1));
    assert_eq!(perform.nodes().len(), 2);
    let other = perform.act(Act::Expand(1)).why;
    assert_eq!(other, "First say what becomes of the other children of the E-node.");
    judge_all(&mut perform);
    assert_eq!(perform.act(Act::Expand(0)).why, "Node 1 is not live: it is expanded.");
    let Hint { act, .. } = perform.help().expect("it goes on");
    assert!(perform.act(act).is_right);
    assert_eq!(perform.acts().wrong, 2);
    let way = back(&perform).expect("it has a parent");
    let mut again = perform.clone();
    again.act(Act::Judge(way, ChildFate::Lives));
    let why = again.act(Act::Judge(way, ChildFate::Lives)).why;
    assert_eq!(why, "U: dead, because it undoes D, the last move.");
    // The move back also makes a board that is there.
    assert!(perform.act(Act::Judge(way, ChildFate::Duplicate)).is_right);
}

#[test]
fn no_search_is_performed_on_a_board_without_a_solution() {
    let puzzle = Puzzle::new(board("2 1 3\n4 5 6\n7 8 0"), Goal::BlankLast);
    assert!(Perform::new(&puzzle, rules(Hand::Misplaced, None)).is_none());
}

/// After every act the tree, as a recorded search has it, is that of the nodes.
#[test]
fn the_tree_grows_with_every_act() {
    let goal = goal_of(Goal::BlankLast, 2, 3);
    let mut deaths = 0;
    for seed in 0..10 {
        let puzzle = Puzzle::new(random::board(&goal, Kind::Solvable, seed), Goal::BlankLast);
        let ties = [None, Some(Ties::Newest), Some(Ties::Oldest), Some(Ties::LeastH)];
        for form in ties.map(Form::BestFirst).into_iter().chain([Form::Deepening]) {
            let rules =
                Rules { bound: Hand::Manhattan, form, expansions: 40, order: ChildOrder::USUAL };
            let mut perform = Perform::new(&puzzle, rules).expect("solvable");
            deaths += assert_same_tree(&perform);
            while let Some(hint) = perform.help() {
                perform.act(hint.act);
                deaths += assert_same_tree(&perform);
            }
        }
    }
    assert!(deaths > 100, "{deaths}");
}

/// Returns how many nodes are dead.
fn assert_same_tree(perform: &Perform) -> usize {
    let tree = perform.tree();
    let moment = tree.moment();
    assert_eq!(tree.trace.len() as usize, perform.nodes().len());
    assert_eq!(moment.nodes(), tree.trace.len());
    if perform.expansions() > 0 {
        assert_eq!(tree.trace.iterations()[moment.iteration()].bound, perform.bound());
    }
    assert_eq!(moment.e_node(), perform.e_node().or(moment.e_node()));
    let mut deaths = 0;
    for (index, node) in (0..).zip(perform.nodes()) {
        let made_by = tree.trace.parent(index).zip(way(tree.trace.label(index)));
        assert_eq!(made_by, node.made_by);
        assert_eq!((tree.trace.g(index), tree.trace.h(index)), (node.g, node.h));
        let state = moment.state(index).expect("it is there");
        match node.state {
            HandState::Live => assert_eq!(state, State::Live),
            HandState::Goal => assert_eq!(state, State::Goal),
            HandState::Expanded(place) => {
                assert!(matches!(state, State::Expanded | State::ENode), "{state:?}");
                assert_eq!(tree.trace.expanded_at(index), Some(place));
            }
            HandState::Bound => {
                assert_eq!(state, State::Dead(Why::Bound));
                deaths += 1;
            }
            HandState::Duplicate(twin) => {
                assert_eq!(state, State::Dead(Why::Duplicate(Some(twin))));
                deaths += 1;
            }
        }
    }
    deaths
}

/// Whoever follows the help performs the recorded iterative deepening, bound by bound.
#[test]
fn iterative_deepening_is_performed() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let mut iterations = 0;
    for seed in 0..200 {
        let start = random::board(&goal, Kind::Walk(4 + (seed % 20) as u32), seed);
        let puzzle = Puzzle::new(start, Goal::BlankLast);
        for bound in Hand::ALL {
            let rules =
                Rules { bound, form: Form::Deepening, expansions: 25, order: ChildOrder::USUAL };
            let mut perform = Perform::new(&puzzle, rules).expect("it can be solved");
            let mut bounds = Vec::new();
            while let Some(Hint { act, why }) = perform.help() {
                let is_first = perform.bound().is_none();
                let reply = perform.act(act);
                assert!(reply.is_right && reply.why == why, "{act:?}: {why} {reply:?}");
                if is_first || matches!(act, Act::Bound(_)) {
                    bounds.extend(perform.bound());
                    assert!(is_first || act == Act::Bound(bounds[bounds.len() - 1]));
                }
            }
            let plan = Plan::Ida { bound: bound.kind(), weight: Weight::ONE };
            let request = Request { plan, ..Request::default() };
            let task = Task::new(puzzle.clone(), request).expect("it fits");
            let trace = task.record(&mut (), 2000).1.expect("a tree");
            let tree = SlidingTree { start: puzzle.start(), are_drawn: false };
            let e_nodes = (1..=trace.expansions()).filter_map(|at| trace.moment(at).e_node());
            let boards: Vec<Board> =
                e_nodes.take(25).map(|node| tree.board(&trace, node)).collect();
            assert_eq!(expanded(&perform), boards);
            let wanted = trace.iterations().iter().filter_map(|one| one.bound);
            assert!(wanted.zip(&bounds).all(|(wanted, &bound)| wanted == bound), "{bounds:?}");
            iterations += bounds.len();
        }
    }
    assert!(iterations > 600, "{iterations}");
}

/// What is wrong in iterative deepening: a node that waits, one that the bound has killed, the next
/// bound.
#[test]
fn wrong_acts_of_iterative_deepening_are_told() {
    let puzzle = Puzzle::new(board("1 2 3\n4 5 6\n0 7 8"), Goal::BlankLast);
    let rules = Rules {
        bound: Hand::Misplaced,
        form: Form::Deepening,
        expansions: 25,
        order: ChildOrder::USUAL,
    };
    let mut perform = Perform::new(&puzzle, rules).expect("it can be solved");
    assert_eq!(perform.bound(), None);
    assert!(perform.act(Act::Expand(0)).is_right);
    assert_eq!(perform.bound(), Some(2));
    let clue = perform.act(Act::Judge(Move::Up, ChildFate::Lives));
    assert!(!clue.is_right && clue.why.ends_with("with the bound, 2."), "{clue:?}");
    let wrong = perform.act(Act::Judge(Move::Up, ChildFate::Lives));
    let why = "U: dead by the bound, because ĉ = g + h = 1 + 3 = 4 is above 2.";
    assert_eq!((wrong.is_right, wrong.why.as_str()), (false, why));
    assert!(perform.act(Act::Judge(Move::Up, ChildFate::Bound)).is_right);
    assert!(perform.act(Act::Judge(Move::Right, ChildFate::Lives)).is_right);
    let cut = perform.act(Act::Expand(1));
    assert_eq!(cut.why, "Node 2 is dead: its ĉ, 4, is above the bound.");

    // A puzzle whose first iteration fails.
    let puzzle = Puzzle::new(board("8 1 3\n4 0 2\n7 6 5"), Goal::BlankLast);
    let mut perform = Perform::new(&puzzle, rules).expect("it can be solved");
    while perform.stage() != Stage::Bound {
        let act = perform.help().expect("it goes on").act;
        assert!(perform.act(act).is_right);
    }
    let most = perform.bound().expect("it deepens");
    let low = perform.act(Act::Bound(most));
    assert_eq!(low.why, format!("All nodes with ĉ up to {most} are searched already."));
    let Some(Hint { act: Act::Bound(next), .. }) = perform.clone().help() else {
        panic!("a bound")
    };
    assert!(next > most);
    assert!(perform.act(Act::Bound(most + 100)).why.contains("which is less than"));
    let over = perform.act(Act::Expand(0)).why;
    assert_eq!(over, "The iteration has ended. First say the bound of the next one.");
    let nodes = perform.nodes().len() as u32;
    assert!(perform.act(Act::Bound(next)).is_right);
    assert_eq!((perform.e_node(), perform.bound()), (Some(nodes), Some(next)));
}
