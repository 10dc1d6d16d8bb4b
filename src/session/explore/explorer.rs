//! A recorded search, the moment at which it is looked at, and the node that is selected.

mod question;

use std::sync::Arc;
use std::time::Duration;

use super::lines::Line;
pub use super::nodes::{Kin, Sought};
pub use super::pace::Pace;
use super::pace::Playback;
use super::recording::Recorded;
use crate::session::family::ended;
use langkah_engine::grid::Dims;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::moment::{Ahead, Moment, State, Why};
use langkah_engine::search::trace::shown::Folds;
use langkah_puzzle::code::place::Sight;
use langkah_puzzle::told::Told;

/// A moment of a recorded search to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    First,
    Previous,
    Next,
    Last,
    /// The moment after this many expansions.
    At(u32),
    /// The moment at which the search takes the goal.
    Solution,
    /// The beginning of the next iteration, or of the one before.
    NextIteration,
    PreviousIteration,
    /// One child of the E-node more, or fewer; then on to the next expansion, or the one before.
    NextChild,
    PreviousChild,
    /// The next line of the pseudo-code, or the one before.
    NextLine,
    PreviousLine,
}

/// A recorded search and the place in it.
pub struct Explorer {
    recorded: Arc<Recorded>,
    /// Stays the same as long as it is the same search.
    identity: Arc<()>,
    at: u32,
    /// How many children the E-node has, in the middle of its expansion.
    children: Option<u32>,
    /// The line of the pseudo-code; `None` if it is the one that led here.
    pub(super) line: Option<Line>,
    pub(super) playback: Playback,
    /// Whether it plays line by line.
    pub(super) plays_lines: bool,
    pub(super) selected: Option<u32>,
    pub(super) folds: Folds,
}

impl Explorer {
    /// Looks at the end of what was recorded.
    pub(super) fn new(recorded: Recorded) -> Self {
        let at = recorded.trace.as_deref().map_or(0, end);
        Self {
            recorded: Arc::new(recorded),
            identity: Arc::default(),
            at,
            children: None,
            line: None,
            playback: Playback::default(),
            plays_lines: false,
            selected: None,
            folds: Folds::default(),
        }
    }

    /// Takes more of the same search and stays at the same moment; at the end it follows the new
    /// end. Returns what it held before.
    pub(super) fn grow(&mut self, recorded: Recorded) -> Arc<Recorded> {
        let was_at_end = self.trace().is_none_or(|trace| self.at >= end(trace));
        let before = std::mem::replace(&mut self.recorded, Arc::new(recorded));
        let (last, end) = self.trace().map_or((0, 0), |trace| (trace.last(), end(trace)));
        let goes_along = was_at_end && self.children.is_none() && self.line.is_none();
        self.at = if goes_along { end } else { self.at.min(last) };
        before
    }

    /// Identifies the search, however its tree grows.
    pub fn identity(&self) -> &Arc<()> {
        &self.identity
    }

    /// Whether the search still runs.
    pub fn is_growing(&self) -> bool {
        ended(&self.recorded.of).is_running()
    }

    pub fn recorded(&self) -> &Arc<Recorded> {
        &self.recorded
    }

    /// The size of the boards.
    pub fn dims(&self) -> Dims {
        ended(&self.recorded.of).dims()
    }

    /// The width and the height of the boards as they are drawn, in widths of a cell.
    pub fn size(&self) -> (f32, f32) {
        ended(&self.recorded.of).size()
    }

    /// The nodes in the words of their puzzle.
    pub fn told(&self) -> Box<dyn Told + '_> {
        self.recorded.told(true)
    }

    /// The recorded tree; `None` if there was nothing to record.
    pub fn trace(&self) -> Option<&Trace> {
        self.recorded.trace.as_deref()
    }

    pub fn moment(&self) -> Option<Moment<'_>> {
        let ahead = self.line.map(|line| line.ahead).unwrap_or_default();
        let sight = Sight { at: self.at, children: self.children, ahead };
        self.trace().map(|trace| sight.moment(trace))
    }

    /// How many children the E-node has, in the middle of its expansion; `None` after it.
    pub fn children_made(&self) -> Option<u32> {
        self.children
    }

    /// Whether the line that is looked at stands between two expansions.
    pub fn is_between(&self) -> bool {
        self.line.is_some_and(|line| line.ahead != Ahead::default())
    }

    /// The moment that is looked at: the number of expansions before it.
    pub fn at(&self) -> u32 {
        self.at
    }

    pub fn is_playing(&self) -> bool {
        self.playback.is_playing()
    }

    pub fn folds(&self) -> &Folds {
        &self.folds
    }

    /// The selected node, if it is there at this moment.
    pub fn selected(&self) -> Option<u32> {
        let nodes = self.moment()?.nodes();
        self.selected.filter(|&node| node < nodes)
    }

    /// The node that the panels describe: the selected one, else the E-node, else the goal or the
    /// root.
    pub fn shown(&self) -> Option<u32> {
        let moment = self.moment()?;
        let trace = self.trace()?;
        let is_drawn = |goal: &u32| trace.iteration_of(*goal) == moment.iteration();
        let end = trace.solution().last().copied().filter(|_| moment.is_end()).filter(is_drawn);
        let first = (moment.nodes() > 0).then(|| self.root());
        self.selected().or(moment.e_node()).or(end).or(first)
    }

    /// The root of the iteration that is under way.
    pub fn root(&self) -> u32 {
        let (Some(trace), Some(moment)) = (self.trace(), self.moment()) else { return 0 };
        trace.iterations().get(moment.iteration()).map_or(0, |iteration| iteration.root)
    }

    pub(super) fn go(&mut self, place: Jump) {
        let Some(trace) = self.trace() else { return };
        let at = match place {
            Jump::First => 0,
            // What has happened since the last expansion is taken back first.
            Jump::Previous if self.is_between() => self.at,
            Jump::Previous => self.at.saturating_sub(1),
            // The expansion that has begun is finished first.
            Jump::Next if self.children.is_some() => self.at,
            Jump::Next => self.at.saturating_add(1),
            Jump::Last => u32::MAX,
            Jump::At(at) => at,
            Jump::Solution => trace.solved_at().unwrap_or(self.at),
            Jump::NextIteration => trace.next_iteration(self.at).unwrap_or(self.at),
            Jump::PreviousIteration => trace.previous_iteration(self.at).unwrap_or(self.at),
            Jump::NextChild | Jump::PreviousChild => return self.go_by_child(place),
            Jump::NextLine | Jump::PreviousLine => return self.go_by_line(place),
        };
        self.stand(at.min(trace.last()), None, None);
        self.playback.pause();
    }

    /// Takes another place.
    pub(super) fn stand(&mut self, at: u32, children: Option<u32>, line: Option<Line>) {
        (self.at, self.children, self.line) = (at, children, line);
    }

    fn go_by_child(&mut self, place: Jump) {
        let Some(trace) = self.trace() else { return };
        let count = |at: u32| trace.moment(at).children().len() as u32;
        let (last, all) = (trace.last(), count(self.at));
        let made = self.children.unwrap_or(all);
        let (at, made) = match place {
            Jump::NextChild if made < all => (self.at, made + 1),
            Jump::NextChild if self.at < last => (self.at + 1, 0),
            Jump::PreviousChild if made > 0 => (self.at, made - 1),
            Jump::PreviousChild if self.at > 0 => (self.at - 1, u32::MAX),
            _ => (self.at, made),
        };
        let children = Some(made).filter(|&made| made < count(at));
        self.stand(at, children, None);
        self.playback.pause();
    }

    pub(super) fn pause(&mut self) {
        self.playback.pause();
    }

    pub(super) fn play_pause(&mut self) {
        if self.is_playing() {
            return self.pause();
        }
        let Some(last) = self.trace().map(Trace::last) else { return };
        let at = self.playback.toggle(self.at, last);
        self.plays_lines = false;
        self.stand(at, None, None);
    }

    /// Lets time pass. Returns the time until the next expansion or line, if it plays.
    pub(super) fn advance(&mut self, elapsed: Duration, pace: Pace) -> Option<Duration> {
        if self.plays_lines {
            return self.advance_lines(elapsed, pace);
        }
        let (at, left) = self.playback.advance(self.at, self.trace()?.last(), elapsed, pace);
        if at != self.at {
            self.stand(at, None, None);
        }
        left
    }
}

/// The moment at which all of the tree is there: before a restart that only hands over.
fn end(trace: &Trace) -> u32 {
    let last = trace.len().checked_sub(1);
    let end = trace.moment(trace.last());
    match last.filter(|&node| trace.iterations().len() > 1 && trace.parent(node).is_none()) {
        Some(root) if end.state(root) == Some(State::Dead(Why::HandedOver)) => {
            trace.made_at(root).saturating_sub(1)
        }
        _ => trace.last(),
    }
}
