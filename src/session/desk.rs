//! What a tenant works with.

use super::notice::{Line, Notice};
use super::results::Results;
use super::results::clock::Now;
use super::settings::Settings;

/// The parts of the session that a tenant reads and changes.
pub(super) struct Desk<'a> {
    pub settings: &'a mut Settings,
    /// The notice that the person sees.
    pub notice: &'a mut Option<Notice>,
    pub results: &'a mut Results,
    pub now: Now,
    /// Whether a lesson is played.
    pub is_lesson: bool,
}

impl Desk<'_> {
    /// Tells the person what could not be done, and why.
    pub fn fault(&mut self, title: impl Into<Line>, why: impl Into<Line>) {
        *self.notice = Some(Notice::fault(title, vec![why]));
    }

    /// Tells the person something, if there is something to be told.
    pub fn tell(&mut self, notice: Option<Notice>) {
        if notice.is_some() {
            *self.notice = notice;
        }
    }
}
