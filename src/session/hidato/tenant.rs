//! A Hidato as a session asks it.

use std::time::Duration;

use super::Hidato;
use super::command::Command;
use crate::session::player::{Go, Place};
use crate::session::settings::Settings;
use crate::session::tenant::{Desk, Tenant};
use crate::session::{Mode, Notice};

impl Hidato {
    /// Carries out a command. Tells whether a puzzle was opened.
    pub(in crate::session) fn take(&mut self, command: Command, desk: &mut Desk<'_>) -> bool {
        let random = &mut desk.settings.hidato.random;
        match command {
            Command::Load { opened, source } => {
                *random = Some(opened.board.shape().topology());
                let notes: Vec<String> =
                    opened.text_notes.iter().map(ToString::to_string).collect();
                self.open_text(*opened, source);
                *desk.notice =
                    (!notes.is_empty()).then(|| Notice::note("How the text was read", notes));
                return true;
            }
            Command::Random(order) => {
                *random = Some(order.topology);
                let notice = self.make(order);
                desk.tell(notice);
            }
            Command::Choose(plan) => desk.settings.hidato.plan = plan,
            Command::Topology(topology) => {
                *random = Some(topology);
                self.choose_topology(topology);
            }
            Command::ShowSecond(is_second) => self.show_second(is_second),
            Command::Fill(fill) => self.fill(fill),
        }
        false
    }

    /// Works out what is shown, and what the person must be told of it.
    pub(in crate::session) fn keep_up(&mut self, desk: &mut Desk<'_>) {
        self.refresh();
        desk.tell(self.judge.take_refused());
    }
}

impl Tenant for Hidato {
    fn mode(&self) -> Mode {
        Self::mode(self)
    }

    fn place(&self) -> Place {
        self.player().map(Place::of).unwrap_or_default()
    }

    fn can_undo(&self) -> bool {
        Self::can_undo(self)
    }

    fn can_redo(&self) -> bool {
        Self::can_redo(self)
    }

    fn is_hopeless(&self) -> bool {
        self.open().is_some_and(|open| !open.faults.is_empty())
    }

    fn is_running(&self) -> bool {
        Self::is_running(self)
    }

    /// A Hidato's givens are not edited.
    fn enter(&mut self, mode: Mode) {
        Self::enter(self, mode);
    }

    /// The track is what [`Mode::View`] shows.
    fn go(&mut self, go: Go) {
        if self.player().is_some_and(|player| !player.steps().is_empty()) {
            Self::enter(self, Mode::View);
            self.walk(|player| player.go(go));
        }
    }

    fn advance(&mut self, elapsed: Duration, settings: &Settings) -> Option<Duration> {
        Self::advance(self, elapsed, settings.speed, settings.stride)
    }

    fn undo(&mut self) {
        self.go_back(true);
    }

    fn redo(&mut self) {
        self.go_back(false);
    }

    fn solve(&mut self, desk: &mut Desk<'_>) {
        *desk.notice = None;
        let notice = self.seek_track(desk.settings.hidato_request());
        desk.tell(notice);
    }

    /// Numbers by hand are no other puzzle.
    fn solve_here(&mut self, desk: &mut Desk<'_>) {
        Tenant::solve(self, desk);
    }

    fn hint(&mut self, desk: &mut Desk<'_>) {
        let notice = self.seek_hint();
        desk.tell(notice);
    }

    fn follow(&mut self, _text: String, desk: &mut Desk<'_>) {
        let line = "A list of moves is for a sliding puzzle, and a Hidato is open.";
        *desk.notice = Some(Notice::fault("Nothing moves here", vec![line.to_owned()]));
    }

    fn stop(&mut self) {
        Self::stop(self);
    }

    fn close(&mut self) {
        self.stop_making();
        self.pause();
    }
}
