//! Goes through a listing from one moment of a trace to the next. Wherever the listing asks
//! something, the trace has the answer: what became of the node.

use std::ops::Range;

use langkah_engine::search::limits::Limit;
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::trace::moment::{Moment, State, Why};
use langkah_engine::search::watch::Halt;

use super::steps::Step;
use super::{Act, Left, Listing, Test, Who};

pub(super) struct Walk<'a> {
    listing: &'a Listing,
    moment: Moment<'a>,
    /// The nodes that were taken since the moment before.
    turns: &'a [u32],
    /// The nodes that were made since then.
    made: Range<u32>,
    /// The root of a new iteration, until it is made.
    root: Option<u32>,
    /// How many of the nodes were taken so far.
    taken: usize,
    /// What the next step tells.
    now: Step,
    /// Whether the search has ended by one of its lines.
    has_ended: bool,
    pub steps: Vec<Step>,
}

impl<'a> Walk<'a> {
    pub fn new(listing: &'a Listing, moment: Moment<'a>) -> Self {
        let (turns, made) = moment.news();
        let root = made.clone().next().filter(|&node| moment.trace().parent(node).is_none());
        Self {
            listing,
            moment,
            turns,
            made,
            root,
            taken: 0,
            now: Step::default(),
            has_ended: false,
            steps: Vec::new(),
        }
    }

    pub fn go(&mut self) {
        let Some(head) = self.listing.find(|act| act == Act::While) else { return };
        if self.moment.at() == 0 {
            if self.root.is_some() {
                self.run(0..head);
            }
            return;
        }
        while let Some(&node) = self.turns.get(self.taken)
            && !self.has_ended
        {
            if self.root.is_some_and(|root| node >= root) {
                self.begin_again(head);
            }
            self.taken += 1;
            self.turn(head, node);
        }
        if self.moment.is_end() && !self.has_ended {
            self.end(head);
        }
    }

    /// Goes once through the loop's block with a node that was taken.
    fn turn(&mut self, head: usize, node: u32) {
        self.tell(head);
        self.now.e = Some(node);
        if self.state(node) == Some(State::ENode) {
            self.settle(Who::E);
        }
        if self.state(node) == Some(State::Dead(Why::Limit)) {
            // There was no room for it: the search ends as soon as it has taken the node.
            self.settle(Who::E);
            self.has_ended = true;
            self.tell(head + 1);
            self.now.halts = true;
            self.tell(head + 1);
            return;
        }
        self.run(self.listing.block(head));
        self.now.e = None;
    }

    /// Leaves the loop, and comes to it again with the root of another iteration.
    fn begin_again(&mut self, head: usize) {
        self.tell(head);
        self.run(self.listing.block(head).end..self.listing.lines.len());
        let root = self.listing.find(|act| matches!(act, Act::Root(_)));
        self.run(root.unwrap_or(head)..head);
    }

    /// The search ends: a limit ended it, or no node is live.
    fn end(&mut self, head: usize) {
        if self.root.is_some() {
            self.begin_again(head);
        }
        let trace = self.moment.trace();
        let is_depth = self
            .listing
            .lines
            .iter()
            .any(|line| matches!(line.act, Act::Stop(Left::NoneWithin(_))));
        let found_when_made = trace.solution().last().filter(|_| self.turns.is_empty());
        let goal_line = self.listing.find(|act| act == Act::StopIf(Test::Goal(Who::X)));
        match trace.outcome() {
            Some(Outcome::Halted(Halt::Limit(Limit::Depth))) if is_depth => self.leave(head),
            Some(Outcome::Halted(_)) => {
                let stuck = self.listing.find(|act| act == Act::Stuck);
                match stuck.and_then(|_| self.moment.taken_in_vain()) {
                    Some(node) => {
                        self.tell(head);
                        self.now.e = Some(node);
                        self.run(self.listing.block(head));
                    }
                    None => {
                        self.now.halts = true;
                        self.tell(head);
                    }
                }
            }
            Some(Outcome::Solved(_)) if found_when_made.is_some() && goal_line.is_some() => {
                self.now.x = found_when_made.copied();
                self.now.e = self.now.x.and_then(|x| trace.parent(x));
                goal_line.into_iter().for_each(|line| self.tell_test(line, true));
            }
            _ => self.leave(head),
        }
    }

    fn leave(&mut self, head: usize) {
        self.tell(head);
        self.run(self.listing.block(head).end..self.listing.lines.len());
    }

    fn run(&mut self, lines: Range<usize>) {
        let (mut line, mut has_held) = (lines.start, false);
        while line < lines.end && !self.has_ended {
            let Some(act) = self.listing.lines.get(line).map(|line| line.act) else { return };
            let block = self.listing.block(line);
            let goes_in = match act {
                Act::ElseIf(_) | Act::Else if has_held => false,
                Act::Else => true,
                Act::If(test) | Act::ElseIf(test) => {
                    has_held = self.holds(test);
                    self.tell_test(line, has_held);
                    has_held
                }
                Act::For(_) => {
                    self.children(line);
                    false
                }
                // Its block begins with the line that makes the root.
                Act::Repeat => {
                    self.tell(line);
                    line += 1;
                    continue;
                }
                Act::GuideIf => {
                    let guides = self.guides();
                    self.tell_test(line, guides);
                    if guides {
                        return;
                    }
                    false
                }
                act => {
                    self.act(line, act);
                    false
                }
            };
            if goes_in {
                self.run(block.clone());
            }
            line = block.end;
        }
    }

    /// Does what a line without a block does.
    fn act(&mut self, line: usize, act: Act) {
        match act {
            Act::Root(_) => {
                self.root = None;
                self.now.nodes += 1;
            }
            Act::Kill(who, _) => self.settle(who),
            Act::Push => self.settle(Who::X),
            Act::Keep => self.settle(Who::E),
            Act::RestartIf => {
                let restarts = self.restart();
                return self.tell_test(line, restarts);
            }
            Act::StopIf(test) => {
                self.has_ended = self.holds(test);
                match test {
                    // The end is a moment of its own.
                    Test::Goal(Who::X) if self.has_ended => return,
                    Test::MuchWork if self.has_ended => self.hand_over(),
                    _ if self.has_ended => self.settle(Who::E),
                    _ => {}
                }
                return self.tell_test(line, self.has_ended);
            }
            Act::Stop(_) | Act::Stuck => self.has_ended = true,
            _ => {}
        }
        self.tell(line);
    }

    fn children(&mut self, line: usize) {
        for child in self.moment.children() {
            self.now.x = Some(child);
            if self.state(child) == Some(State::Dead(Why::Limit)) {
                // There was no room for it.
                self.settle(Who::X);
                self.tell(line);
                continue;
            }
            self.tell(line);
            self.run(self.listing.block(line));
        }
        self.now.x = None;
    }

    /// Whether a test holds, by what became of the node.
    fn holds(&self, test: Test) -> bool {
        let node = match test {
            Test::Known(Who::X, _) | Test::Goal(Who::X) | Test::Beyond | Test::OutOfReach => {
                self.now.x
            }
            _ => self.now.e,
        };
        let state = node.and_then(|node| self.state(node));
        let is_dead = |is: fn(Why) -> bool| matches!(state, Some(State::Dead(why)) if is(why));
        match test {
            Test::Known(..) => is_dead(|why| matches!(why, Why::Duplicate(_))),
            Test::Goal(_) | Test::First => state == Some(State::Goal),
            Test::Deepest(_) => is_dead(|why| why == Why::Depth),
            Test::Beyond | Test::OutOfReach => is_dead(|why| why == Why::Bound),
            Test::Contradiction => is_dead(|why| matches!(why, Why::Contradiction(_))),
            Test::Complete => {
                state == Some(State::Goal) || is_dead(|why| matches!(why, Why::Duplicate(_)))
            }
            Test::Second => {
                let first = self.moment.trace().solution().last();
                state == Some(State::Goal) && first != node.as_ref()
            }
            Test::NoNext => self.root.is_none(),
            Test::MuchWork => {
                is_dead(|why| why == Why::HandedOver)
                    || is_dead(|why| why == Why::Restart)
                        && self.root.is_some_and(|root| self.is_handed_over(root))
            }
        }
    }

    /// Begins at the root again, if the trace says so. Returns whether it does.
    fn restart(&mut self) -> bool {
        let Some(root) = self.root.filter(|&root| !self.is_handed_over(root)) else {
            return false;
        };
        let is_killed =
            |node: &&u32| **node < root && self.state(**node) == Some(State::Dead(Why::Restart));
        let rest = self.turns.get(self.taken..).unwrap_or_default();
        let killed = rest.iter().take_while(is_killed).count();
        if killed > 0 {
            self.taken += killed;
            self.now.turns = self.taken as u32;
            self.now.nodes += 1;
            self.root = None;
        }
        killed > 0
    }

    fn is_handed_over(&self, root: u32) -> bool {
        self.state(root) == Some(State::Dead(Why::HandedOver))
    }

    /// Begins at the root again if E has died of that, and not of the hand-over. Returns whether it
    /// has.
    fn guides(&mut self) -> bool {
        let state = self.now.e.and_then(|e| self.state(e));
        let is_handed_over = self.root.is_some_and(|root| self.is_handed_over(root));
        let guides = state == Some(State::Dead(Why::Restart)) && !is_handed_over;
        if guides {
            self.settle(Who::E);
            self.restart();
        }
        guides
    }

    /// Clause learning goes on: no other line of the listing runs.
    fn hand_over(&mut self) {
        self.taken = self.turns.len();
        self.now.turns = self.taken as u32;
        self.now.nodes = self.made.len() as u32;
        self.root = None;
    }

    fn state(&self, node: u32) -> Option<State> {
        self.moment.state(node)
    }

    /// From now on it is told what became of a node.
    fn settle(&mut self, who: Who) {
        match (who, self.now.x) {
            (Who::E, _) => self.now.turns = self.taken as u32,
            (Who::X, Some(x)) => self.now.nodes = (x + 1).saturating_sub(self.made.start),
            (Who::X, None) => {}
        }
    }

    fn tell(&mut self, line: usize) {
        self.steps.push(Step { line, ..self.now });
    }

    fn tell_test(&mut self, line: usize, holds: bool) {
        self.steps.push(Step { line, holds: Some(holds), ..self.now });
    }
}
