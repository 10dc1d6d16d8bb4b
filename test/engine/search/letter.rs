//! Searches by the letter: rules that show only where a path comes back to the start, and
//! iterative deepening with a bound that is not consistent.

use langkah_engine::search::best_first::script::{
    self, Cost, Counts, GoalTest, Revisits, Script, ScriptTies,
};
use langkah_engine::search::event::NodeListener;
use langkah_engine::search::ida;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::space::{Packed, Space};
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::bound::manhattan::Manhattan;
use langkah_engine::sliding::bound::misplaced::Misplaced;
use langkah_engine::sliding::bound::{Bound, Slide};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::space::SmallSpace;

use crate::support::{assert_reaches, by_distance, goal_of};

const LIMITS: Limits = Limits::usual();

/// Hears which nodes are the first, or the next, of a state.
#[derive(Default)]
struct Met {
    made: u32,
    /// The number of the node, its state.
    met: Vec<(u32, u64)>,
}

impl Watch for Met {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        Ok(())
    }
}

impl NodeListener for Met {
    type Mark = u32;

    fn root(&mut self, _: u32, _: Option<u32>) -> u32 {
        self.child(0, 0, 0)
    }

    fn child(&mut self, _: u32, _: u32, _: u32) -> u32 {
        self.made += 1;
        self.made - 1
    }

    fn meet(&mut self, node: u32, state: u64) {
        self.met.push((node, state));
    }
}

/// A board of the size whose goal cannot be reached, so that a search ends after its last node.
fn hopeless(rows: usize, cols: usize) -> (Board, Board) {
    let goal = goal_of(Goal::BlankLast, rows, cols);
    let mut start = goal.clone();
    start.swap(0, 1);
    (start, goal)
}

/// Round a 2×2 board a path is at its start again after 12 moves, and on 2×3 there are many such
/// paths. The start counts as met from the beginning: no search with a visited set takes it twice.
#[test]
fn a_path_that_comes_back_to_the_start_ends_there() {
    let ties = [ScriptTies::Heap, ScriptTies::HeapLessOnTies, ScriptTies::Newest];
    let costs = [Cost::F, Cost::H, Cost::HThenMilliG];
    let sizes = [(2, 2, 12, false), (2, 3, 360, false), (2, 2, 12, true), (2, 3, 360, true)];
    for (rows, cols, boards, reversals) in sizes {
        let (start, goal) = hopeless(rows, cols);
        let bound = Misplaced::new(&goal);
        // With reversals the second move can come back.
        let space = SmallSpace::new(&start, &goal, &bound, Move::ALL);
        let space = if reversals { space.with_reversals() } else { space };
        let root = space.pack(&space.root());
        for (ties, cost) in ties.into_iter().flat_map(|ties| costs.map(|cost| (ties, cost))) {
            for revisits in [Revisits::Drop, Revisits::DropUnlessAsGood] {
                // With h alone as the key every board is as good when a path comes back to it, and
                // this search has no end.
                if cost == Cost::H && revisits == Revisits::DropUnlessAsGood {
                    continue;
                }
                let goal_test = GoalTest::Taken;
                let script = Script { cost, ties, revisits, counts: Counts::Raised, goal_test };
                let mut met = Met::default();
                let finished = script::record(&space, script, &LIMITS, &mut met);
                let what = format!("{script:?} on {rows}×{cols}");
                assert_eq!(finished.outcome, Outcome::NoSolution, "{what}");
                let of_root = met.met.iter().filter(|(_, state)| *state == root);
                assert_eq!(of_root.map(|one| one.0).collect::<Vec<_>>(), [0], "{what}");
                assert_eq!(finished.stats.generated, met.met.len() as u64, "{what}");
                if revisits == Revisits::Drop {
                    assert_eq!(finished.stats.generated, boards, "{what}");
                    assert_eq!(finished.stats.expanded, boards, "{what}");
                }
            }
        }
    }
}

/// Manhattan distance on the boards whose blank stands on an even cell, and 0 on the others: never
/// too great, but it changes by more than a move changes the distance.
struct Patchy(Manhattan);

impl Bound for Patchy {
    type Carry = (<Manhattan as Bound>::Carry, bool);

    fn carry(&self, board: u64) -> Self::Carry {
        let blank = (0..16).find(|cell| (board >> (4 * cell)) & 15 == 0).unwrap_or(0);
        (self.0.carry(board), blank % 2 == 0)
    }

    fn after(&self, carry: Self::Carry, slide: Slide) -> Self::Carry {
        (self.0.after(carry.0, slide), slide.from.is_multiple_of(2))
    }

    fn h(&self, carry: Self::Carry) -> u32 {
        if carry.1 { self.0.h(carry.0) } else { 0 }
    }
}

fn patchy(board: &Board, goal: &Board) -> u32 {
    let dims = board.dims();
    let distance = |tile: u8| dims.taxicab(board.cell_of(tile), goal.cell_of(tile)) as u32;
    let tiles = board.tiles().iter().filter(|&&tile| tile > 0);
    if board.blank().is_multiple_of(2) { tiles.map(|&tile| distance(tile)).sum() } else { 0 }
}

/// One iteration by the letter: paths whose f is within the bound, one after another.
struct Naive<'a> {
    goal: &'a Board,
    bound: u32,
    next: u32,
    expanded: u64,
    generated: u64,
}

impl Naive<'_> {
    fn is_found(&mut self, board: &Board, path: &mut Vec<Move>) -> bool {
        self.expanded += 1;
        let undoing = path.last().map(|last| last.opposite());
        let mut is_found = false;
        for way in Move::ALL.into_iter().filter(|&way| Some(way) != undoing) {
            let Some(child) = board.after(way) else { continue };
            self.generated += 1;
            let f = path.len() as u32 + 1 + patchy(&child, self.goal);
            if is_found || f > self.bound {
                // After the goal the other children are made, and nothing comes of them.
                self.next = self.next.min(f);
                continue;
            }
            path.push(way);
            is_found = child == *self.goal || self.is_found(&child, path);
            if !is_found {
                path.pop();
            }
        }
        is_found
    }
}

/// The lengths are the least ones, and every count is that of the plain recursion.
#[test]
fn iterative_deepening_with_a_bound_that_is_not_consistent() {
    let goal = goal_of(Goal::BlankLast, 3, 3);
    let bound = Patchy(Manhattan::new(&goal));
    let (mut leaps, mut judged) = (0, 0);
    for (start, distance) in by_distance(&goal).into_iter().filter(|one| one.1 <= 14).step_by(17) {
        let space = SmallSpace::new(&start, &goal, &bound, Move::ALL);
        let finished = ida::run(&space, &LIMITS, &mut ());
        let Outcome::Solved(labels) = &finished.outcome else { panic!("{:?}", finished.outcome) };
        assert_eq!((labels.len() as u32, finished.lower_bound), (distance, distance), "\n{start}");
        let moves: Vec<Move> = labels.iter().filter_map(|&way| Move::from_index(way)).collect();
        assert_reaches(&start, &goal, &moves);
        if start == goal {
            continue;
        }
        let first = patchy(&start, &goal);
        let mut naive = Naive { goal: &goal, bound: first, next: 0, expanded: 0, generated: 0 };
        let mut path = Vec::new();
        loop {
            naive.next = u32::MAX;
            if naive.is_found(&start, &mut path) {
                break;
            }
            leaps += u32::from(naive.next > naive.bound + 2);
            naive.bound = naive.next;
        }
        assert_eq!(path, moves, "\n{start}");
        let counts = (naive.expanded, naive.generated);
        assert_eq!((finished.stats.expanded, finished.stats.generated), counts, "\n{start}");
        judged += 1;
    }
    assert!(judged > 100 && leaps > 0, "{judged} boards, {leaps} leaps");
}
