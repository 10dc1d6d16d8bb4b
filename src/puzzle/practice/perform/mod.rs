//! The algorithm performed by hand: a person chooses each E-node and says what becomes of its
//! children, and every act is compared with the search that follows the rules.
//!
//! In a best-first search any one of several live nodes with the same least ĉ may be taken, unless
//! the rules say which; the search then goes on from the person's choice. A child dies at once if
//! it undoes the last move, or if a node that is no further from the root has its board. In
//! iterative deepening a child dies if it undoes the last move, or if its ĉ is above the bound of
//! the iteration; at the end of an iteration the person says the next bound.
//!
//! | room | what lives there |
//! |---|---|
//! | `hand` | rules, nodes, acts and what is told of them |
//! | `judging` | what is right, and why |
//! | `told` | the task and the tree in lines |
//! | `tree` | the tree as a recorded search has it |

mod hand;
mod judging;
mod told;
mod tree;

use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;

use super::answer::{Answer, Ask, ChildFate};
use super::dice::Dice;
use super::kind::{Kind, Level};
use super::lecture::Lecture;
use super::unasked::Unasked;
use crate::family::subject::Subject;
pub use hand::{Act, Acts, Form, Hand, HandNode, HandState, Hint, Reply, Rules, Stage};

/// More expansions nobody performs by hand.
pub const EXPANSIONS_MAX: u32 = 1000;

/// The algorithm as a person performs it.
#[derive(Clone, Debug)]
pub struct Perform {
    puzzle: Puzzle,
    rules: Rules,
    nodes: Vec<HandNode>,
    /// The E-node, while its children are judged, and the moves that are left.
    judged: Option<(u32, Vec<Move>)>,
    /// The iterations, the last one under way; a best-first search has one.
    iterations: Vec<Iteration>,
    expansions: u32,
    is_ended: bool,
    /// Whether the act that is due went wrong before, or help was asked for.
    trouble: Trouble,
    /// The same for each child of the E-node, by the way of its move.
    troubles_of_children: [Trouble; 4],
    acts: Acts,
}

/// An iteration of iterative deepening.
#[derive(Clone, Copy, Debug, Default)]
struct Iteration {
    root: u32,
    /// The greatest ĉ that is entered.
    bound: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    None,
    Helped,
    Wrong,
}

impl Perform {
    /// On a fresh puzzle of a level. `None` only if no puzzle was found.
    pub fn fresh(level: Level, rules: Rules, dice: &mut Dice) -> Option<Self> {
        let puzzle = Kind::Next.fresh(level, dice)?.sliding()?;
        Self::new(&puzzle, rules)
    }

    /// On a puzzle, or on the fresh one of a seed, by the conventions of a lecture.
    ///
    /// # Errors
    /// [`Unasked::Bound`] if the bound does not fit the puzzle, else [`Unasked::Fewest`] if that is
    /// no sliding puzzle that can be solved.
    pub fn on(
        subject: Option<Subject>,
        level: Level,
        (expansions, lecture): (u32, Lecture),
        seed: u64,
    ) -> Result<Self, Unasked> {
        let rules = Rules::of(level, expansions, lecture);
        let Some(subject) = subject else {
            return Self::fresh(level, rules, &mut Dice::new(seed, 0)).ok_or(Unasked::Bound);
        };
        let puzzle = subject.sliding().ok_or(Unasked::Fewest)?;
        match Self::new(&puzzle, rules) {
            None if !rules.bound.fits(puzzle.start().dims()) => Err(Unasked::Bound),
            perform => perform.ok_or(Unasked::Fewest),
        }
    }

    /// Begins with the root alone. `None` if the goal cannot be reached, or if an own bound does
    /// not fit the board.
    pub fn new(puzzle: &Puzzle, rules: Rules) -> Option<Self> {
        let board = puzzle.start().clone();
        if !rules.bound.fits(board.dims()) {
            return None;
        }
        let h = rules.bound.of(&board, puzzle.goal());
        let root = HandNode { board, made_by: None, g: 0, h, state: HandState::Live };
        puzzle.solvability().is_solvable().then(|| Self {
            puzzle: puzzle.clone(),
            rules,
            nodes: vec![root],
            judged: None,
            iterations: vec![Iteration { root: 0, bound: h }],
            expansions: 0,
            is_ended: rules.expansions == 0,
            trouble: Trouble::None,
            troubles_of_children: [Trouble::None; 4],
            acts: Acts::default(),
        })
    }

    /// The nodes in the order in which they were made; a person reads an index as a number from 1.
    pub fn nodes(&self) -> &[HandNode] {
        &self.nodes
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn acts(&self) -> Acts {
        self.acts
    }

    /// How many expansions are done or begun.
    pub fn expansions(&self) -> u32 {
        self.expansions
    }

    /// The E-node, while its children are judged.
    pub fn e_node(&self) -> Option<u32> {
        self.judged.as_ref().map(|(node, _)| *node)
    }

    pub fn stage(&self) -> Stage {
        match &self.judged {
            _ if self.is_ended => Stage::Ended,
            Some((_, ways)) => Stage::Judge(ways.clone()),
            None if self.first().is_none() => Stage::Bound,
            None => Stage::Choose,
        }
    }

    /// The bound of the iteration, once its root is expanded; `None` in a best-first search.
    pub fn bound(&self) -> Option<u32> {
        let is_known = self.rules.form == Form::Deepening && self.expansions > 0;
        is_known.then_some(self.iteration().bound)
    }

    fn iteration(&self) -> Iteration {
        self.iterations.last().copied().unwrap_or_default()
    }

    /// How the next act is given; the fates of all children that are left are asked for together.
    /// `None` at the end.
    pub fn ask(&self) -> Option<Ask> {
        match self.stage() {
            Stage::Ended => None,
            Stage::Choose => Some(Ask::Node((0..self.nodes.len() as u32).collect())),
            Stage::Judge(ways) => Some(Ask::Fates(ways, self.rules.form.fates())),
            Stage::Bound => Some(Ask::Number),
        }
    }

    /// The answer of a text that tells the fates of all children, also of those that are judged
    /// already: these are left out. `None` for any other text.
    pub fn again(&self, text: &str) -> Option<Answer> {
        let (e_node, open) = self.judged.as_ref()?;
        let all = self.node(*e_node)?.board.moves().collect();
        let Ok(Answer::Fates(mut fates)) = Ask::Fates(all, self.rules.form.fates()).parse(text)
        else {
            return None;
        };
        fates.retain(|(way, _)| open.contains(way));
        Some(Answer::Fates(fates))
    }

    /// Whether a node has the goal's board.
    fn is_goal(&self, node: u32) -> bool {
        self.node(node).is_some_and(|one| one.board == *self.puzzle.goal())
    }

    /// Does what an answer says, each child by itself, and tells what was said of each.
    pub fn take(&mut self, answer: &Answer) -> Vec<(Act, Reply)> {
        let acts: Vec<Act> = match answer {
            Answer::Node(node) => vec![Act::Expand(*node)],
            Answer::Number(bound) => vec![Act::Bound(*bound)],
            Answer::Fates(all) => all.iter().map(|&(way, fate)| Act::Judge(way, fate)).collect(),
            _ => Vec::new(),
        };
        acts.into_iter().map(|act| (act, self.act(act))).collect()
    }

    /// Compares an act with the search, and does it if it is right. An act that does not go with
    /// the stage is wrong, and nothing is counted.
    pub fn act(&mut self, act: Act) -> Reply {
        let reply = match (self.stage(), act) {
            (Stage::Choose, Act::Expand(node)) => self.choice(node),
            (Stage::Judge(ways), Act::Judge(way, fate)) if ways.contains(&way) => {
                self.judgement(way, fate)
            }
            (Stage::Bound, Act::Bound(bound)) => self.bounding(bound),
            (Stage::Ended, _) => Err(Some(text!("practice-perform-ended").to_owned())),
            (Stage::Choose, _) => Err(Some(text!("practice-perform-choose").to_owned())),
            (Stage::Judge(_), _) => Err(Some(text!("practice-perform-judge").to_owned())),
            (Stage::Bound, _) => Err(Some(text!("practice-perform-over").to_owned())),
        };
        let mut reply = match reply {
            Ok(reply) => reply,
            Err(why) => return Reply { is_right: false, why: why.unwrap_or_default() },
        };
        let is_first_try = *self.trouble(act) != Trouble::Wrong;
        self.count(act, reply.is_right);
        if reply.is_right {
            match act {
                Act::Expand(node) => self.expand(node),
                Act::Judge(way, _) => self.judge(way),
                Act::Bound(bound) => self.deepen(bound),
            }
            if self.has_goal() {
                reply.why = format!("{} {}", reply.why, self.goal_told());
            }
        } else if is_first_try && let Some(clue) = self.clue(act) {
            reply.why = clue;
        }
        reply
    }

    /// Whether the search has ended with the goal.
    fn has_goal(&self) -> bool {
        self.nodes.iter().any(|node| node.state == HandState::Goal)
    }

    /// What has gone wrong with an act so far. Each child has trouble of its own.
    fn trouble(&mut self, act: Act) -> &mut Trouble {
        match act {
            Act::Judge(way, _) => &mut self.troubles_of_children[way as usize],
            Act::Expand(_) | Act::Bound(_) => &mut self.trouble,
        }
    }

    fn count(&mut self, act: Act, is_right: bool) {
        let trouble = self.trouble(act);
        let before = *trouble;
        *trouble = if is_right { Trouble::None } else { Trouble::Wrong };
        match (is_right, before) {
            (true, Trouble::None) => self.acts.right += 1,
            (true, Trouble::Helped) => self.acts.helped += 1,
            (false, Trouble::None | Trouble::Helped) => self.acts.wrong += 1,
            (_, Trouble::Wrong) => {}
        }
    }

    /// What comes next, and why; the act then no longer counts as right. `None` at the end.
    pub fn help(&mut self) -> Option<Hint> {
        let (act, why) = match self.stage() {
            Stage::Ended => return None,
            Stage::Choose => {
                let first = self.first()?;
                let goal = self.is_goal(first).then(|| self.goal_told());
                let why =
                    [Some(self.chosen(first)), goal].into_iter().flatten().collect::<Vec<_>>();
                (Act::Expand(first), why.join(" "))
            }
            Stage::Judge(ways) => {
                let way = *ways.first()?;
                let fate = self.fate(way)?;
                (Act::Judge(way, fate), self.told(way, fate))
            }
            Stage::Bound => {
                let bound = self.next_bound()?;
                (Act::Bound(bound), self.bound_told(bound))
            }
        };
        let trouble = self.trouble(act);
        if *trouble == Trouble::None {
            *trouble = Trouble::Helped;
        }
        Some(Hint { act, why })
    }

    fn expand(&mut self, node: u32) {
        let at = node as usize;
        if self.is_goal(node) {
            self.nodes[at].state = HandState::Goal;
            self.is_ended = true;
            return;
        }
        self.expansions += 1;
        self.nodes[at].state = HandState::Expanded(self.expansions);
        let possible: Vec<Move> = self.nodes[at].board.moves().collect();
        let ways = self.rules.order.ways().into_iter().filter(|way| possible.contains(way));
        self.judged = Some((node, ways.collect()));
    }

    /// Begins another iteration with its root as the E-node.
    fn deepen(&mut self, bound: u32) {
        let Some(root) = self.nodes.first().cloned() else { return };
        let number = self.nodes.len() as u32;
        self.iterations.push(Iteration { root: number, bound });
        self.nodes.push(HandNode { state: HandState::Live, ..root });
        self.expand(number);
    }

    /// Makes the child that was judged.
    fn judge(&mut self, way: Move) {
        let (Some(e_node), Some(fate), Some((board, g))) =
            (self.e_node(), self.fate(way), self.child(way))
        else {
            return;
        };
        let h = self.rules.bound.of(&board, self.puzzle.goal());
        let state = match fate {
            ChildFate::Reversal => None,
            ChildFate::Bound => Some(HandState::Bound),
            ChildFate::Duplicate => self.twin(&board, g).map(HandState::Duplicate),
            ChildFate::Lives => Some(HandState::Live),
        };
        let made_by = Some((e_node, way));
        self.nodes.extend(state.map(|state| HandNode { board, made_by, g, h, state }));
        let Some((_, ways)) = &mut self.judged else { return };
        ways.retain(|&other| other != way);
        if ways.is_empty() {
            self.judged = None;
            let goes_on = self.first().is_some() || self.next_bound().is_some();
            self.is_ended = self.expansions >= self.rules.expansions || !goes_on;
        }
    }
}
