//! What the session asks of the tenant of sliding puzzles.

use std::time::Duration;

use langkah_engine::sliding::moves::from_letter;
use langkah_puzzle::family::named::Named;

use super::Sliding;
use super::history::Undone;
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::player::{Go, Place};
use crate::session::settings::Settings;
use crate::session::tenant::Tenant;
use crate::session::undo::Tally;

impl Tenant for Sliding {
    fn mode(&self) -> Mode {
        self.mode
    }

    fn place(&self) -> Place {
        Place::of(self.player())
    }

    fn tally(&self) -> Tally {
        self.history.tally()
    }

    fn forget_undone(&mut self) {
        self.history.forget_undone();
    }

    fn is_hopeless(&self) -> bool {
        self.open().is_some_and(|open| !open.solvability.is_solvable())
    }

    fn is_running(&self) -> bool {
        self.running.is_some()
    }

    fn enter(&mut self, mode: Mode) {
        let Some(state) = &mut self.state else { return };
        state.player.pause();
        self.editor.forget_typed();
        if self.mode != Mode::Edit {
            self.editor.begin();
        }
        self.mode = mode;
    }

    /// Editing shows no track.
    fn go(&mut self, go: Go) {
        if self.mode == Mode::Edit {
            return;
        }
        if let Some(state) = &mut self.state {
            state.player.go(go);
        }
        self.take_best();
    }

    fn advance(&mut self, elapsed: Duration, settings: &Settings) -> Option<Duration> {
        self.state.as_mut()?.player.advance(elapsed, settings.speed, settings.stride)
    }

    fn go_back(&mut self, is_undo: bool) {
        let Some(state) = &mut self.state else { return };
        let document = state.open.document.clone();
        let changed = if is_undo { self.history.undo(state) } else { self.history.redo(state) };
        if state.open.document != document {
            self.target = None;
        }
        let Some(what) = changed else { return };
        self.settle();
        // While editing the start is shown, and nobody would see the move come or go.
        if what == Undone::Moves && self.mode == Mode::Edit {
            self.mode = Mode::Play;
        }
    }

    fn solve(&mut self, desk: &mut Desk<'_>) {
        self.seek_track(desk);
    }

    fn solve_here(&mut self, desk: &mut Desk<'_>) {
        self.seek_track_here(desk);
    }

    fn hint(&mut self, desk: &mut Desk<'_>) {
        self.show_hint(desk);
    }

    fn show_solution(
        &mut self,
        moves: &str,
        position: usize,
        search: Option<&Named>,
        _desk: &mut Desk<'_>,
    ) {
        let ways: Vec<_> = moves.chars().map_while(from_letter).collect();
        let search = search.and_then(|search| search.as_ref().sliding());
        self.walk_solution(&ways, search.map(|search| search.metric()));
        self.go(Go::To(position));
    }

    fn follow(&mut self, text: String, desk: &mut Desk<'_>) {
        self.follow_moves(text, desk);
    }

    fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.job.stop();
        }
        self.stop_course();
        self.stop_analysis();
    }

    fn close(&mut self) {
        // A search for a puzzle that is not shown is of no use.
        self.drop_inquiry();
        (self.running, self.course) = (None, None);
        self.following.forget();
        if let Some(state) = &mut self.state {
            state.player.pause();
        }
    }
}
