//! Questions on recorded searches, against searches with a list that is looked through.

use langkah_engine::plan::{BoundKind, Plan};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::moment::State;
use langkah_engine::search::trace::number as shown;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::moves::{Move, letter};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::Of;
use langkah_puzzle::practice::lecture::Lecture;
use langkah_puzzle::practice::{
    Answer, Ask, ChildFate, Kind, Level, Matter, Met, Place, Question, Recorded, Setup,
};

use super::{manhattan, marked, misplaced, number, questions, reason};

fn parts(question: &Question) -> (&Puzzle, &Recorded) {
    let Of::Sliding(puzzle) = question.subject() else { panic!("a sliding puzzle") };
    (puzzle, question.tree().expect("a recorded search"))
}

fn h(bound: BoundKind, board: &Board, goal: &Board) -> u32 {
    match bound {
        BoundKind::Misplaced => misplaced(board, goal),
        BoundKind::Manhattan => manhattan(board, goal),
        other => panic!("{other:?} is not asked"),
    }
}

/// A node of the naive search; its index is that of the trace.
struct Node {
    board: Board,
    last: Option<Move>,
    g: u32,
    f: u32,
    is_expanded: bool,
}

/// The naive search: every node in one list.
struct Naive {
    nodes: Vec<Node>,
    goal: Board,
    bound: BoundKind,
}

impl Naive {
    fn new(puzzle: &Puzzle, bound: BoundKind) -> Self {
        let goal = puzzle.goal().clone();
        let board = puzzle.start().clone();
        let f = h(bound, &board, &goal);
        let root = Node { board, last: None, g: 0, f, is_expanded: false };
        Self { nodes: vec![root], goal, bound }
    }

    /// The live node with the least f: the newest or the oldest of several.
    fn next(&self, ties: Ties) -> usize {
        let mut best: Option<usize> = None;
        for (at, node) in self.nodes.iter().enumerate().filter(|(_, node)| !node.is_expanded) {
            let is_better = match best.map(|best| self.nodes[best].f) {
                None => true,
                Some(f) if ties == Ties::Oldest => node.f < f,
                Some(f) => node.f <= f,
            };
            if is_better {
                best = Some(at);
            }
        }
        best.expect("a live node")
    }

    fn expand(&mut self, at: usize) {
        self.nodes[at].is_expanded = true;
        let (board, last, g) =
            (self.nodes[at].board.clone(), self.nodes[at].last, self.nodes[at].g);
        for way in [Move::Up, Move::Left, Move::Down, Move::Right] {
            if last.is_some_and(|last| last == way.opposite()) {
                continue;
            }
            let Some(board) = board.after(way) else { continue };
            let f = g + 1 + h(self.bound, &board, &self.goal);
            self.nodes.push(Node { board, last: Some(way), g: g + 1, f, is_expanded: false });
        }
    }

    /// The live nodes in the order in which they would be taken.
    fn live(mut self, ties: Ties) -> Vec<u32> {
        let mut live = Vec::new();
        while self.nodes.iter().any(|node| !node.is_expanded) {
            let next = self.next(ties);
            self.nodes[next].is_expanded = true;
            live.push(next as u32);
        }
        live
    }
}

/// The naive search at the moment of a question, and its rule of ties.
fn naive(question: &Question) -> (Naive, Ties) {
    let (puzzle, tree) = parts(question);
    let Plan::BestFirst { bound, ties, .. } = tree.plan else { panic!("best-first is asked") };
    let mut naive = Naive::new(puzzle, bound);
    for _ in 0..tree.at {
        naive.expand(naive.next(ties));
    }
    (naive, ties)
}

#[test]
fn the_next_e_node_is_the_least_of_a_list() {
    let mut ties_met = 0;
    for question in questions(Kind::Next) {
        let (naive, ties) = naive(&question);
        let next = naive.next(ties) as u32;
        assert_eq!(question.key(), &Answer::Node(next), "{question:?}");
        let least = naive.nodes[next as usize].f;
        let live = (0..naive.nodes.len()).filter(|&at| !naive.nodes[at].is_expanded);
        for other in live.map(|at| at as u32).filter(|&at| at != next) {
            let said = reason(&question, &shown(other).to_string());
            let is_tie = naive.nodes[other as usize].f == least;
            ties_met += u32::from(is_tie);
            let why = match (is_tie, ties) {
                (false, _) => format!("node {} has less, {least}.", shown(next)),
                (true, Ties::Oldest) => format!("node {} is older and goes first.", shown(next)),
                (true, _) => format!("node {} is newer and goes first.", shown(next)),
            };
            assert!(said.ends_with(&why), "{said}, not {why}");
        }
    }
    assert!(ties_met > 50, "only {ties_met} ties");
}

#[test]
fn the_live_nodes_are_those_of_a_list() {
    for question in questions(Kind::Live) {
        let (naive, ties) = naive(&question);
        let expanded = naive.nodes.iter().position(|node| node.is_expanded).expect("the root");
        let live = naive.live(ties);
        assert_eq!(question.key(), &Answer::Nodes(live.clone()), "{question:?}");
        let typed = |nodes: &[u32]| {
            nodes.iter().map(|&node| shown(node).to_string()).collect::<Vec<_>>().join(" ")
        };
        // One is left out, one is expanded, two change places.
        let short = marked(&question, &typed(&live[..live.len() - 1])).wrong.expect("too short");
        assert_eq!(short.place, Place::Item(live.len() - 1));
        assert!(short.reason.contains("is live too"), "{}", short.reason);
        let dead = marked(&question, &typed(&[expanded as u32])).wrong.expect("it is dead");
        assert_eq!(dead.reason, "Node 1 is not live: it is expanded.");
        let mut swapped = live.clone();
        swapped.swap(0, 1);
        let wrong = marked(&question, &typed(&swapped)).wrong.expect("another order");
        assert_eq!(wrong.place, Place::Item(0));
        let (first, second) = (shown(live[0]), shown(live[1]));
        assert!(wrong.reason.contains(&second.to_string()), "{}", wrong.reason);
        assert!(wrong.reason.contains(&format!("node {first} ")), "{}", wrong.reason);
    }
}

#[test]
fn the_cost_of_a_child_is_counted_on_its_board() {
    for question in questions(Kind::Cost) {
        let (puzzle, tree) = parts(&question);
        let &Matter::Cost { way } = question.matter() else { panic!("a cost is asked") };
        let e_node = tree.moment().e_node().expect("an E-node");
        assert!(tree.moment().children().is_empty(), "the child is not shown");
        let board = tree.board(puzzle.start(), e_node).after(way).expect("a legal move");
        let g = tree.trace.labels(e_node).len() as u32 + 1;
        let bound = tree.plan.bound().expect("it has one");
        let f = g + h(bound, &board, puzzle.goal());
        assert_eq!(number(&question), f);
        let said = reason(&question, &(f - g).to_string());
        assert!(said.contains("is h alone"), "{said}");
        let said = reason(&question, &(f + 7).to_string());
        assert_eq!(said, format!("The child's g is {g}; with h of its board, ĉ is not {}.", f + 7));
    }
}

#[test]
fn fates_follow_from_the_rules() {
    let (mut bounds, mut duplicates, mut others) = (0, 0, 0);
    for question in questions(Kind::Fates) {
        let (puzzle, tree) = parts(&question);
        let e_node = tree.moment().e_node().expect("an E-node");
        let board = tree.board(puzzle.start(), e_node);
        let last = tree.trace.labels(e_node).last().copied();
        let last = last.and_then(|label| Move::from_index(label as u8));
        let met: Vec<Board> =
            (0..tree.moment().nodes()).map(|node| tree.board(puzzle.start(), node)).collect();
        let bound = tree.plan.bound().expect("it has one");
        let most = tree.trace.iterations()[tree.moment().iteration()].bound;
        let g = tree.trace.labels(e_node).len() as u32 + 1;
        let Answer::Fates(fates) = question.key() else { panic!("fates are asked") };
        let mut ways = 0;
        for way in Move::ALL {
            let Some(after) = board.after(way) else { continue };
            let f = g + h(bound, &after, puzzle.goal());
            let fate = if last == Some(way.opposite()) {
                ChildFate::Reversal
            } else if most.is_some_and(|most| f > most) {
                ChildFate::Bound
            } else if most.is_none() && met.contains(&after) {
                ChildFate::Duplicate
            } else {
                ChildFate::Lives
            };
            bounds += u32::from(fate == ChildFate::Bound);
            duplicates += u32::from(fate == ChildFate::Duplicate);
            assert_eq!(fates[ways], (way, fate), "{question:?}");
            assert_wrong(&question, fates, ways);
            if fate == ChildFate::Reversal {
                // Who names another reason that is true is right, too.
                let mut said = fates.clone();
                said[ways].1 = most.map_or(ChildFate::Duplicate, |_| ChildFate::Bound);
                let is_true = most.is_none_or(|most| f > most);
                let mark = question.mark(&Answer::Fates(said));
                assert_eq!(mark.wrong.is_none(), is_true, "{question:?}");
                others += u32::from(is_true);
            }
            ways += 1;
        }
        assert_eq!(ways, fates.len());
    }
    assert!(bounds > 50 && duplicates > 20 && others > 20, "{bounds} {duplicates} {others}");
}

/// Of the nodes that are listed, those without a mark are live: no two of these and the E-node have
/// one board.
#[test]
fn nodes_without_a_mark_are_live() {
    let mut dead = 0;
    for question in questions(Kind::Fates) {
        let (puzzle, tree) = parts(&question);
        if !matches!(tree.plan, Plan::Preset(_)) {
            continue;
        }
        let lines = question.lines();
        for node in 0..tree.moment().nodes() {
            let begin = format!("Node {}: ", node + 1);
            let line = lines.iter().find(|line| line.starts_with(&begin)).expect("a line");
            let is_live = tree.moment().state(node) == Some(State::Live);
            assert_eq!(is_live, !line.ends_with(')'), "{line}");
            dead += usize::from(line.ends_with("(dead)"));
        }
        assert_eq!(puzzle.start(), &tree.board(puzzle.start(), 0));
    }
    assert!(dead > 0);
}

/// Another fate at one place is wrong there, with the reason of the right one.
fn assert_wrong(question: &Question, fates: &[(Move, ChildFate)], at: usize) {
    let mut other = fates.to_vec();
    let right = other[at].1;
    other[at].1 = if right == ChildFate::Lives { ChildFate::Bound } else { ChildFate::Lives };
    let wrong = question.mark(&Answer::Fates(other)).wrong.expect("it is wrong");
    assert_eq!(wrong.place, Place::Move(fates[at].0));
    let word = match right {
        ChildFate::Reversal => "because it undoes",
        ChildFate::Bound => "dead by the bound",
        ChildFate::Duplicate => "has the same board",
        ChildFate::Lives => "live, ĉ",
    };
    let begin = format!("{}: ", letter(fates[at].0));
    let reason = wrong.reason;
    assert!(reason.starts_with(&begin) && reason.contains(word), "{reason}");
}

/// The least f above a bound that a depth-first search meets.
fn cut(
    puzzle: &Puzzle,
    bound: BoundKind,
    (board, last, g): (&Board, Option<Move>, u32),
    most: u32,
) -> u32 {
    let f = g + h(bound, board, puzzle.goal());
    if f > most {
        return f;
    }
    let ways = Move::ALL.into_iter().filter(|way| last != Some(way.opposite()));
    let children = ways.filter_map(|way| Some((board.after(way)?, way)));
    let costs = children.map(|(child, way)| cut(puzzle, bound, (&child, Some(way), g + 1), most));
    costs.min().unwrap_or(u32::MAX)
}

#[test]
fn the_next_bound_is_the_least_that_was_cut_off() {
    let mut between = 0;
    for question in questions(Kind::NextBound) {
        let (puzzle, tree) = parts(&question);
        let bound = tree.plan.bound().expect("it has one");
        let most = tree.trace.iterations()[tree.moment().iteration()].bound.expect("a bound");
        let next = cut(puzzle, bound, (puzzle.start(), None, 0), most);
        assert_eq!(number(&question), next);
        let done = format!("All nodes with ĉ up to {most} are searched already.");
        assert_eq!(reason(&question, &most.to_string()), done);
        let less = format!("was cut off with ĉ = {next}, which is less than {}.", next + 100);
        let told = reason(&question, &(next + 100).to_string());
        assert!(told.starts_with("Node ") && told.ends_with(&less), "{told}");
        if next - 1 > most {
            let none = format!("No node that was cut off has ĉ = {}.", next - 1);
            assert_eq!(reason(&question, &(next - 1).to_string()), none);
            between += 1;
        }
    }
    assert!(between > 0);
}

/// Where several nodes tie with the next E-node, the reason names all, or says how many there are.
#[test]
fn all_nodes_of_a_tie_are_told() {
    let (mut named, mut counted) = (0, 0);
    for question in questions(Kind::Next) {
        let (_, tree) = parts(&question);
        let Plan::BestFirst { ties: Ties::Newest | Ties::Oldest, .. } = tree.plan else { continue };
        let live = tree.moment().live(usize::MAX);
        let tied: Vec<u32> = live
            .iter()
            .skip(1)
            .filter(|one| one.f == live[0].f)
            .map(|one| shown(one.node))
            .collect();
        let key = question.mark(question.key()).key.join(" ");
        let list = |nodes: &[u32]| nodes.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        match &tied[..] {
            [] => assert!(!key.contains("tie with"), "{key}"),
            [one] => assert!(key.contains(&format!("tie with node {one}:")), "{key}"),
            all @ ([_, _] | [_, _, _] | [_, _, _, _]) => {
                named += 1;
                assert!(key.contains(&format!("tie with nodes {}:", list(all))), "{key}");
            }
            all => {
                counted += 1;
                let more = match all.len() - 4 {
                    1 => "one".to_owned(),
                    more => more.to_string(),
                };
                let told = format!("tie with nodes {} and {more} more:", list(&all[..4]));
                assert!(key.contains(&told), "{key}");
            }
        }
    }
    assert!(named > 5 && counted > 0, "{named} {counted}");
}

/// Whoever marks on paper finds each answer that is right: the key tells them all.
#[test]
fn the_key_of_fates_names_every_right_answer() {
    let (mut bounds, mut duplicates) = (0, 0);
    for question in questions(Kind::Fates) {
        let Answer::Fates(key) = question.key() else { panic!("fates are asked") };
        let mut others = Vec::new();
        for (at, fate) in (0..key.len()).flat_map(|at| ChildFate::ALL.map(|fate| (at, fate))) {
            let mut fates = key.clone();
            fates[at].1 = fate;
            let answer = Answer::Fates(fates);
            if answer != *question.key() && question.mark(&answer).is_right() {
                bounds += u32::from(fate == ChildFate::Bound);
                duplicates += u32::from(fate == ChildFate::Duplicate);
                others.push(question.shown(&answer));
            }
        }
        let told = format!("Also right: {}.", others.join("; "));
        assert_eq!(question.also_right(), (!others.is_empty()).then_some(told), "{question:?}");
    }
    assert!(bounds > 20 && duplicates > 20, "{bounds} {duplicates}");
}

/// With an own bound, too, a child that undoes the last move may be dead by the bound.
#[test]
fn an_own_bound_kills_reversals_as_well() {
    let bound = Some(Formula::read("manhattan").expect("an expression"));
    let (seed, kinds, lecture) = (9, vec![Kind::Fates], Lecture { bound, ..Lecture::default() });
    let setup = Setup { seed, kinds, level: Some(Level::LEAST), subject: None, lecture };
    let mut above = 0;
    for number in 0..40 {
        let question = setup.question(number, Level::LEAST, &Met::default()).expect("a question");
        let (puzzle, tree) = parts(&question);
        let Answer::Fates(key) = question.key() else { panic!("fates are asked") };
        let Some(at) = key.iter().position(|(_, fate)| *fate == ChildFate::Reversal) else {
            continue;
        };
        let e_node = tree.moment().e_node().expect("an E-node");
        let board = tree.board(puzzle.start(), e_node).after(key[at].0).expect("a move");
        let f = tree.trace.g(e_node) + 1 + manhattan(&board, puzzle.goal());
        let mut fates = key.clone();
        fates[at].1 = ChildFate::Bound;
        let is_above = f > tree.trace.iterations()[tree.moment().iteration()].bound.expect("one");
        let is_right = question.mark(&Answer::Fates(fates)).is_right();
        assert_eq!((is_right, question.also_right().is_some()), (is_above, is_above));
        above += u32::from(is_above);
    }
    assert!(above > 3, "{above}");
}

/// Iterative deepening compares no boards, so nothing is a duplicate there.
#[test]
fn only_a_search_that_compares_boards_offers_duplicates() {
    let mut deepening = 0;
    for question in questions(Kind::Fates) {
        let Ask::Fates(_, offered) = question.ask() else { panic!("fates are asked") };
        let is_deepening = matches!(parts(&question).1.plan, Plan::Ida { .. });
        assert_eq!(offered.contains(&ChildFate::Duplicate), !is_deepening, "{question:?}");
        if is_deepening {
            deepening += 1;
            let typed = question.written(question.key()).replace("reversal", "duplicate");
            let is_read = question.parse(&typed).is_ok();
            assert_eq!(is_read, !typed.contains("duplicate"), "{typed}");
            assert!(!question.ask().hint().contains("duplicate"));
        }
    }
    assert!(deepening > 100, "{deepening}");
}
