//! The algorithm performed by hand: a person chooses each E-node and says what becomes of its
//! children, and every act is compared with the search that follows the rules.
//!
//! The search is best-first. Of live nodes with the same least ĉ any one may be taken, unless the
//! rules say which; the search then goes on from the person's choice. A child dies at once if it
//! undoes the last move, or if a node that is no further from the root has its board.
//!
//! | room | what lives there |
//! |---|---|
//! | `hand` | rules, nodes, acts and what is told of them |
//! | `told` | the task and the tree in lines |
//! | `tree` | the tree as a recorded search has it |

mod hand;
mod told;
mod tree;

use langkah_language::text;

use super::answer::{Answer, Ask, ChildFate};
use super::{Dice, Kind, Level, Subject};
use crate::puzzle::Puzzle;
use crate::search::best_first::Ties;
use crate::search::trace::number;
use crate::sliding::board::Board;
use crate::sliding::moves::{Move, letter};
pub use hand::{Act, Acts, Hand, HandNode, HandState, Hint, Reply, Rules, Stage};

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
    expansions: u32,
    is_ended: bool,
    /// Whether the act that is due went wrong before, or help was asked for.
    trouble: Trouble,
    acts: Acts,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    None,
    Helped,
    Wrong,
}

impl Perform {
    /// On a fresh puzzle of a level. `None` only if no puzzle was found.
    pub fn fresh(level: Level, expansions: u32, dice: &mut Dice) -> Option<Self> {
        let puzzle = Kind::Next.fresh(level, dice)?.sliding()?;
        Self::new(&puzzle, Rules::of(level, expansions))
    }

    /// On a puzzle, or on the fresh one of a seed. `None` if that is no sliding puzzle that can be
    /// solved.
    pub fn on(subject: Option<Subject>, level: Level, expansions: u32, seed: u64) -> Option<Self> {
        match subject {
            None => Self::fresh(level, expansions, &mut Dice::new(seed, 0)),
            Some(subject) => Self::new(&subject.sliding()?, Rules::of(level, expansions)),
        }
    }

    /// Begins with the root alone. `None` if the goal cannot be reached.
    pub fn new(puzzle: &Puzzle, rules: Rules) -> Option<Self> {
        let board = puzzle.start().clone();
        let h = rules.bound.of(&board, puzzle.goal());
        let root = HandNode { board, made_by: None, g: 0, h, state: HandState::Live };
        puzzle.solvability().is_solvable().then(|| Self {
            puzzle: puzzle.clone(),
            rules,
            nodes: vec![root],
            judged: None,
            expansions: 0,
            is_ended: rules.expansions == 0,
            trouble: Trouble::None,
            acts: Acts::default(),
        })
    }

    /// The nodes in the order in which they were made; people read [`number`] of an index.
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
            None => Stage::Choose,
        }
    }

    /// How the next act is given; the fates of all children that are left are asked for together.
    /// `None` at the end.
    pub fn ask(&self) -> Option<Ask> {
        match self.stage() {
            Stage::Ended => None,
            Stage::Choose => Some(Ask::Node((0..self.nodes.len() as u32).collect())),
            Stage::Judge(ways) => Some(Ask::Fates(ways)),
        }
    }

    /// Does what an answer says, up to the first wrong act.
    pub fn take(&mut self, answer: &Answer) -> Vec<Reply> {
        let acts: Vec<Act> = match answer {
            Answer::Node(node) => vec![Act::Expand(*node)],
            Answer::Fates(all) => all.iter().map(|&(way, fate)| Act::Judge(way, fate)).collect(),
            _ => Vec::new(),
        };
        let mut replies = Vec::new();
        for act in acts {
            let reply = self.act(act);
            let is_right = reply.is_right;
            replies.push(reply);
            if !is_right {
                break;
            }
        }
        replies
    }

    /// Compares an act with the search, and does it if it is right. An act that does not go with
    /// the stage is wrong, and nothing is counted.
    pub fn act(&mut self, act: Act) -> Reply {
        let reply = match (self.stage(), act) {
            (Stage::Choose, Act::Expand(node)) => self.choice(node),
            (Stage::Judge(ways), Act::Judge(way, fate)) if ways.contains(&way) => {
                self.judgement(way, fate)
            }
            (Stage::Ended, _) => Err(Some(text!("practice-perform-ended").to_owned())),
            (Stage::Choose, _) => Err(Some(text!("practice-perform-choose").to_owned())),
            (Stage::Judge(_), _) => Err(Some(text!("practice-perform-judge").to_owned())),
        };
        let reply = match reply {
            Ok(reply) => reply,
            Err(why) => return Reply { is_right: false, why: why.unwrap_or_default() },
        };
        self.count(reply.is_right);
        if reply.is_right {
            match act {
                Act::Expand(node) => self.expand(node),
                Act::Judge(way, fate) => self.judge(way, fate),
            }
        }
        reply
    }

    fn count(&mut self, is_right: bool) {
        match (is_right, self.trouble) {
            (true, Trouble::None) => self.acts.right += 1,
            (true, Trouble::Helped) => self.acts.helped += 1,
            (false, Trouble::None | Trouble::Helped) => self.acts.wrong += 1,
            (_, Trouble::Wrong) => {}
        }
        self.trouble = if is_right { Trouble::None } else { Trouble::Wrong };
    }

    /// What comes next, and why; the act then no longer counts as right. `None` at the end.
    pub fn help(&mut self) -> Option<Hint> {
        let (act, why) = match self.stage() {
            Stage::Ended => return None,
            Stage::Choose => {
                let first = self.first()?;
                (Act::Expand(first), self.chosen(first))
            }
            Stage::Judge(ways) => {
                let way = *ways.first()?;
                let fate = self.fate(way)?;
                (Act::Judge(way, fate), self.told(way, fate))
            }
        };
        if self.trouble == Trouble::None {
            self.trouble = Trouble::Helped;
        }
        Some(Hint { act, why })
    }

    /// The live nodes, the one first that the search takes next.
    pub fn live(&self) -> Vec<u32> {
        let is_live = |node: &u32| self.node(*node).is_some_and(|one| one.state == HandState::Live);
        let mut live: Vec<u32> = (0..self.nodes.len() as u32).filter(is_live).collect();
        live.sort_by_key(|&node| self.rank(node));
        live
    }

    fn node(&self, node: u32) -> Option<&HandNode> {
        self.nodes.get(node as usize)
    }

    /// What live nodes are sorted by, the least first.
    fn rank(&self, node: u32) -> (u32, u32, u32) {
        let (f, h) = self.node(node).map_or((u32::MAX, 0), |one| (one.f(), one.h));
        match self.rules.ties {
            Some(Ties::Oldest) => (f, 0, node),
            Some(Ties::LeastH) => (f, h, !node),
            Some(Ties::Newest) | None => (f, 0, !node),
        }
    }

    fn first(&self) -> Option<u32> {
        self.live().first().copied()
    }

    /// Judges the choice of an E-node.
    fn choice(&self, node: u32) -> Result<Reply, Option<String>> {
        let Some(first) = self.first() else { return Err(None) };
        let no = |why: String| Ok(Reply { is_right: false, why });
        let shown = number(node);
        let Some(one) = self.node(node) else {
            return Err(Some(text!("practice-perform-no-node", node = shown)));
        };
        match one.state {
            HandState::Live => {}
            HandState::Expanded(_) | HandState::Goal => {
                return no(text!("practice-live-not", node = shown));
            }
            HandState::Duplicate(twin) => {
                return no(text!("practice-perform-dead", node = shown, twin = number(twin)));
            }
        }
        let least = self.node(first).map_or(0, HandNode::f);
        let is_open = self.rules.ties.is_none() && one.f() == least;
        if node == first || is_open {
            return Ok(Reply { is_right: true, why: self.chosen(node) });
        }
        let (cost, first) = (one.f(), number(first));
        if cost > least {
            return no(text!(
                "practice-behind-cost",
                node = shown,
                cost = cost,
                first = first,
                least = least
            ));
        }
        no(match self.rules.ties {
            Some(Ties::Oldest) => {
                text!("practice-behind-oldest", node = shown, first = first, cost = cost)
            }
            Some(Ties::LeastH) => {
                text!("practice-behind-least-h", node = shown, first = first, cost = cost)
            }
            _ => text!("practice-behind-newest", node = shown, first = first, cost = cost),
        })
    }

    /// Why a node is taken.
    fn chosen(&self, node: u32) -> String {
        let (cost, live) = (self.node(node).map_or(0, HandNode::f), self.live().len());
        text!("practice-perform-chosen", node = number(node), cost = cost, live = live)
    }

    fn expand(&mut self, node: u32) {
        let at = node as usize;
        if self.nodes[at].board == *self.puzzle.goal() {
            self.nodes[at].state = HandState::Goal;
            self.is_ended = true;
            return;
        }
        self.expansions += 1;
        self.nodes[at].state = HandState::Expanded(self.expansions);
        let board = &self.nodes[at].board;
        let is_legal = |way: &Move| board.dims().neighbour(board.blank(), *way).is_some();
        self.judged = Some((node, Move::ALL.into_iter().filter(is_legal).collect()));
    }

    /// The board that a move makes from the E-node.
    fn child(&self, way: Move) -> Option<(Board, u32)> {
        let node = self.node(self.e_node()?)?;
        Some((node.board.after(way)?, node.g + 1))
    }

    /// The node that has the same board as a child, and is no further from the root.
    fn twin(&self, board: &Board, g: u32) -> Option<u32> {
        let is_twin = |one: &HandNode| one.g <= g && one.board == *board;
        self.nodes.iter().position(is_twin).map(|at| at as u32)
    }

    /// What becomes of the child of a move.
    fn fate(&self, way: Move) -> Option<ChildFate> {
        let last = self.node(self.e_node()?)?.made_by.map(|(_, last)| last);
        if last == Some(way.opposite()) {
            return Some(ChildFate::Reversal);
        }
        let (board, g) = self.child(way)?;
        let twin = self.twin(&board, g);
        Some(if twin.is_some() { ChildFate::Duplicate } else { ChildFate::Lives })
    }

    fn judgement(&self, way: Move, fate: ChildFate) -> Result<Reply, Option<String>> {
        let Some(right) = self.fate(way) else { return Err(None) };
        // The parent's parent has the board, too: who calls the child a duplicate is right.
        let is_right =
            fate == right || (right == ChildFate::Reversal && fate == ChildFate::Duplicate);
        Ok(Reply { is_right, why: self.told(way, right) })
    }

    /// What becomes of a child, and why.
    fn told(&self, way: Move, fate: ChildFate) -> String {
        let back = letter(way.opposite()).to_string();
        let shown = letter(way).to_string();
        let child = self.child(way);
        match (fate, child) {
            (ChildFate::Reversal, _) => {
                text!("practice-fate-told-reversal", way = shown, back = back)
            }
            (ChildFate::Duplicate, Some((board, g))) => {
                let twin = self.twin(&board, g).map_or(0, number);
                text!("practice-fate-told-duplicate", way = shown, node = twin)
            }
            (_, Some((board, g))) => {
                let h = self.rules.bound.of(&board, self.puzzle.goal());
                let sum = format!("ĉ = g + h = {g} + {h} = {}", g + h);
                text!("practice-fate-told-live", way = shown, sum = sum)
            }
            (_, None) => String::new(),
        }
    }

    /// Makes the child that was judged.
    fn judge(&mut self, way: Move, fate: ChildFate) {
        let (Some(e_node), Some((board, g))) = (self.e_node(), self.child(way)) else { return };
        let right = self.fate(way).unwrap_or(fate);
        if right != ChildFate::Reversal {
            let h = self.rules.bound.of(&board, self.puzzle.goal());
            let state = self.twin(&board, g).map_or(HandState::Live, HandState::Duplicate);
            let made_by = Some((e_node, way));
            self.nodes.push(HandNode { board, made_by, g, h, state });
        }
        let Some((_, ways)) = &mut self.judged else { return };
        ways.retain(|&other| other != way);
        if ways.is_empty() {
            self.judged = None;
            self.is_ended = self.expansions >= self.rules.expansions || self.first().is_none();
        }
    }
}
