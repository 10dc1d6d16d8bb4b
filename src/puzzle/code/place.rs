//! A line of a recorded search: which comes next, and what the tree is there.

use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::moment::{Ahead, Moment};

use super::Listing;
use super::steps::{self, Step};

/// A recorded search with its listing.
#[derive(Clone, Copy)]
pub struct Code<'a> {
    pub listing: &'a Listing,
    pub trace: &'a Trace,
}

/// A line that runs in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The moment that the line leads to.
    pub at: u32,
    /// Its index among the lines that lead to this moment.
    pub step: usize,
}

/// What is seen of the search at a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// The number of expansions.
    pub at: u32,
    /// How many children the E-node has; `None` if it has all.
    pub children: Option<u32>,
    pub ahead: Ahead,
}

impl Sight {
    pub fn moment(self, trace: &Trace) -> Moment<'_> {
        let moment = trace.moment(self.at);
        match self.children {
            Some(count) => moment.with_children(count),
            None => moment.ahead(self.ahead),
        }
    }
}

impl Code<'_> {
    /// The lines that lead to a moment.
    pub fn steps(self, at: u32) -> Vec<Step> {
        steps::steps(self.listing, self.trace, at)
    }

    /// The line at a place; `None` if there is no such place.
    pub fn step(self, place: Place) -> Option<Step> {
        self.steps(place.at).get(place.step).copied()
    }

    /// The first line of the search; `None` for a trace without nodes.
    pub fn first(self) -> Option<Place> {
        self.begin(0)
    }

    /// The line after a place; `None` after the last one.
    pub fn next(self, place: Place) -> Option<Place> {
        let step = place.step.saturating_add(1);
        if step < self.steps(place.at).len() {
            return Some(Place { step, ..place });
        }
        self.begin(place.at.checked_add(1)?)
    }

    /// The line before a place; `None` before the first one.
    pub fn previous(self, place: Place) -> Option<Place> {
        if let Some(step) = place.step.checked_sub(1) {
            return Some(Place { step, ..place });
        }
        (0..place.at).rev().find_map(|at| self.last_of(at))
    }

    fn begin(self, from: u32) -> Option<Place> {
        let has_lines = |&at: &u32| !self.steps(at).is_empty();
        (from..=self.trace.last()).find(has_lines).map(|at| Place { at, step: 0 })
    }

    fn last_of(self, at: u32) -> Option<Place> {
        let step = self.steps(at).len().checked_sub(1)?;
        Some(Place { at, step })
    }

    /// The line that has just run at a moment, when the E-node has so many of its children; `None`
    /// for all of them.
    pub fn at(self, at: u32, children: Option<u32>) -> Option<Place> {
        let Some(count) = children else { return self.last_of(at) };
        let sees = |step: usize| {
            let sight = self.sight(Place { at, step });
            sight.is_some_and(|sight| sight.at == at && sight.children == Some(count))
        };
        let mut steps = (0..self.steps(at).len()).filter(|&step| sees(step));
        // The E-node without children has passed its tests; a child has just been made.
        let is_before_first =
            |&step: &usize| self.step(Place { at, step }).is_some_and(|step| step.x.is_none());
        let step = match count {
            0 => steps.rfind(is_before_first),
            _ => steps.next(),
        };
        step.map(|step| Place { at, step }).or_else(|| self.last_of(at))
    }

    /// What is seen of the search when a line has run.
    pub fn sight(self, place: Place) -> Option<Sight> {
        let at = place.at;
        let steps = self.steps(at);
        let step = steps.get(place.step)?;
        let moment = self.trace.moment(at);
        let (turns, made) = moment.news();
        let is_past = if moment.is_end() {
            place.step + 1 == steps.len()
        } else {
            step.turns as usize == turns.len()
        };
        let Some(before) = at.checked_sub(1).filter(|_| !is_past) else {
            let all = moment.children().len() as u32;
            let roots = (made.len() as u32).saturating_sub(all);
            let count = step.nodes.saturating_sub(roots);
            return Some(Sight {
                at,
                children: (count < all).then_some(count),
                ..Sight::default()
            });
        };
        let has_e_node = step.e.is_some() && step.e == moment.turn(step.turns);
        let ahead = Ahead { turns: step.turns, nodes: step.nodes, has_e_node };
        Some(Sight { at: before, children: None, ahead })
    }
}
