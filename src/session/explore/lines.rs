//! A recorded search line by line of its pseudo-code.

use std::time::Duration;

use super::explorer::{Explorer, Jump, Pace};
use crate::session::family::ended;
use langkah_engine::search::trace::moment::Ahead;
use langkah_puzzle::code::Listing;
use langkah_puzzle::code::place::{Code, Place};

/// A line that was stepped to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub place: Place,
    /// What has happened at the line after the moment that is looked at.
    pub ahead: Ahead,
}

impl Explorer {
    /// The search as pseudo-code; `None` for a search that has no single tree.
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
        self.step(jump);
    }

    /// Whether it plays line by line.
    pub fn is_playing_lines(&self) -> bool {
        self.plays_lines && self.is_playing()
    }

    /// Plays line by line, or pauses. At the end, playing begins again at the first line.
    pub(super) fn play_lines(&mut self) {
        if self.is_playing() {
            return self.pause();
        }
        let Some((listing, trace)) = self.listing().zip(self.trace()) else { return };
        let code = Code { listing: &listing, trace };
        let has_next = self.line(&listing).is_some_and(|place| code.next(place).is_some());
        if !has_next && let Some(first) = code.first() {
            self.stand(0, None, Some(Line { place: first, ahead: Ahead::default() }));
        }
        self.playback.toggle(0, 1);
        self.plays_lines = true;
    }

    /// Lets time pass. Returns the time until the next line, if it plays.
    pub(super) fn advance_lines(&mut self, elapsed: Duration, pace: Pace) -> Option<Duration> {
        let (steps, left) = self.playback.advance(0, u32::MAX, elapsed, pace);
        for _ in 0..steps {
            if !self.step(Jump::NextLine) {
                self.pause();
                return None;
            }
        }
        left
    }

    /// Goes to the next line, or to the one before. Returns whether there is one.
    fn step(&mut self, jump: Jump) -> bool {
        let Some((listing, trace)) = self.listing().zip(self.trace()) else { return false };
        let code = Code { listing: &listing, trace };
        let from = self.line(&listing);
        let place = from.and_then(|from| match jump {
            Jump::PreviousLine => code.previous(from),
            _ => code.next(from),
        });
        let sight = place.and_then(|place| code.sight(place));
        let Some((place, sight)) = place.zip(sight) else { return false };
        self.stand(sight.at, sight.children, Some(Line { place, ahead: sight.ahead }));
        true
    }
}
