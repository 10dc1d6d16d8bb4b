//! A recorded search line by line of its pseudo-code.

use super::explorer::{Explorer, Jump};
use crate::session::family::ended;
use langkah_engine::puzzle::code::Listing;
use langkah_engine::puzzle::code::place::{Code, Place};
use langkah_engine::search::trace::moment::Ahead;

/// A line that was stepped to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub place: Place,
    /// What has happened at the line after the moment that is looked at.
    pub ahead: Ahead,
}

impl Explorer {
    /// The search as pseudo-code; `None` for a search that has no one tree.
    pub fn listing(&self) -> Option<Listing> {
        ended(&self.recorded().of).listing()
    }

    /// The line that has just run; `None` if there is no tree.
    pub fn line(&self, listing: &Listing) -> Option<Place> {
        let code = Code { listing, trace: self.trace()? };
        let place = self.line.map(|line| line.place).filter(|&place| code.step(place).is_some());
        place.or_else(|| code.at(self.at(), self.children_made()))
    }

    /// Goes to the next line, or to the one before.
    pub(super) fn go_by_line(&mut self, jump: Jump) {
        self.pause();
        let Some((listing, trace)) = self.listing().zip(self.trace()) else { return };
        let code = Code { listing: &listing, trace };
        let Some(from) = self.line(&listing) else { return };
        let place = match jump {
            Jump::PreviousLine => code.previous(from),
            _ => code.next(from),
        };
        let sight = place.and_then(|place| code.sight(place));
        if let Some((place, sight)) = place.zip(sight) {
            self.stand(sight.at, sight.children, Some(Line { place, ahead: sight.ahead }));
        }
    }
}
