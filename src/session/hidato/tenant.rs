//! What the session asks of the tenant of Hidato.

use std::time::Duration;

use langkah_language::text;
use langkah_puzzle::compare::Allowance;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::hidato::Request;

use super::command::HidatoCommand;
use super::hand::Pen;
use super::history::Undone;
use super::{Doing, Hidato, Open};
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::notice::{Line, Notice, said};
use crate::session::player::{Go, Place, Player};
use crate::session::settings::Settings;
use crate::session::tenant::Tenant;
use crate::session::undo::Tally;

impl Hidato {
    /// Carries out a command. Tells whether a puzzle was opened.
    pub(in crate::session) fn take(&mut self, command: HidatoCommand, desk: &mut Desk<'_>) -> bool {
        let random = &mut desk.settings.hidato.random;
        match command {
            HidatoCommand::Load { opened, source } => {
                *random = Some(opened.board.shape().topology());
                let notes = opened.text_notes.iter().cloned();
                let notes: Vec<Line> = notes.map(|note| said(move || note.to_string())).collect();
                let open = Open::new(opened.board, source, opened.topology.is_some());
                self.load_with(open, &opened.work);
                self.composer.deselect();
                *desk.notice = (!notes.is_empty())
                    .then(|| Notice::note(said(|| text!("session-how-read")), notes));
                return true;
            }
            HidatoCommand::Random(order, daily) => {
                *random = Some(order.topology);
                self.make((order, daily), desk);
            }
            HidatoCommand::Choose(plan) => desk.settings.hidato.plan = plan,
            HidatoCommand::Topology(topology) => {
                *random = Some(topology);
                self.choose_topology(topology);
            }
            HidatoCommand::ShowSecond(is_second) => self.show_second(is_second),
            HidatoCommand::Fill(fill) => {
                self.hand.is_left = false;
                self.fill(fill, desk);
            }
            HidatoCommand::Pencil(wish) => {
                self.hand.is_left = false;
                self.pencil_in(wish);
            }
            HidatoCommand::New(new) => {
                desk.settings.hidato.random = Some(new.topology);
                return self.new_board(new, desk);
            }
            HidatoCommand::Compose(compose) => self.compose(compose, desk),
        }
        false
    }

    /// Works out what is shown, and tells the person if the search that judges the numbers could
    /// not begin. `is_shown` tells that no puzzle of the other family is open.
    pub(in crate::session) fn keep_up(&mut self, desk: &mut Desk<'_>, is_shown: bool) {
        self.keep_judging(&desk.settings.hidato);
        self.refresh();
        desk.tell(self.judge.take_refused());
        self.keep_selected();
        desk.tell(self.keep_rated(is_shown));
        self.keep_result(desk);
        self.keep_clock(is_shown, desk.now);
    }
}

impl Tenant for Hidato {
    fn mode(&self) -> Mode {
        self.mode
    }

    fn place(&self) -> Place {
        self.player().map(Place::of).unwrap_or_default()
    }

    fn tally(&self) -> Tally {
        self.history.tally()
    }

    fn forget_undone(&mut self) {
        self.history.forget_undone();
    }

    fn is_hopeless(&self) -> bool {
        self.open().is_some_and(|open| !open.faults.is_empty())
    }

    fn is_running(&self) -> bool {
        self.running.is_running()
    }

    fn enter(&mut self, mode: Mode) {
        let Some(state) = &mut self.state else { return };
        state.player.pause();
        self.typed = None;
        self.leave_edit(mode);
        self.mode = mode;
    }

    /// The track is what [`Mode::View`] shows.
    fn go(&mut self, go: Go) {
        if go == Go::First {
            // The search that runs may have been asked for another place.
            self.place_wanted = self.place_wanted.map(|_| 0);
        }
        if self.player().is_some_and(|player| !player.steps().is_empty()) {
            self.enter(Mode::View);
            self.walk(|player| player.go(go));
        }
    }

    fn advance(&mut self, elapsed: Duration, settings: &Settings) -> Option<Duration> {
        let player = &mut self.state.as_mut()?.player;
        if !player.is_playing() {
            return None;
        }
        let left = player.advance(elapsed, settings.speed, settings.stride);
        self.refresh();
        left
    }

    fn go_back(&mut self, is_undo: bool) {
        let Some(state) = &mut self.state else { return };
        let before = (state.open.board.clone(), state.open.source.is_by_hand());
        let changed = if is_undo { self.history.undo(state) } else { self.history.redo(state) };
        let Some(undone) = changed else { return };
        let is_by_hand = if is_undo { before.1 } else { state.open.source.is_by_hand() };
        let is_same_shape = before.0.shape() == state.open.board.shape();
        let is_edit = is_by_hand && is_same_shape && before.0 != state.open.board;
        self.running.forget();
        let selected = self.selected;
        self.settle();
        match undone {
            // The person who fills would not see that givens come or go.
            Undone::Whole if is_edit && self.mode == Mode::Play => self.mode = Mode::Edit,
            Undone::Whole => self.hand.pen = Pen::default(),
            Undone::Sheet => (self.mode, self.selected) = (Mode::Play, selected),
            Undone::Cell(cell) => (self.mode, self.selected) = (Mode::Play, Some(cell)),
        }
    }

    fn solve(&mut self, desk: &mut Desk<'_>) {
        *desk.notice = None;
        self.seek_track(desk);
    }

    /// Numbers by hand do not make another puzzle, so this solves the open one.
    fn solve_here(&mut self, desk: &mut Desk<'_>) {
        self.solve(desk);
    }

    fn hint(&mut self, desk: &mut Desk<'_>) {
        self.seek_hint(desk);
    }

    fn show_solution(
        &mut self,
        _moves: &str,
        position: usize,
        search: Option<&Named>,
        desk: &mut Desk<'_>,
    ) {
        // Another search may place the same numbers in another order.
        let usual = desk.settings.hidato_request();
        let Request { limits, time_max, .. } = usual;
        let allowance = Allowance { limits, time_max, threads: None };
        let search = search.and_then(|search| search.hidato());
        let request = search.map_or(usual, |search| search.request(&allowance));
        self.seek_track_by(request, desk);
        if matches!(self.doing(), Doing::Searching(..)) {
            self.place_wanted = Some(position);
        } else {
            self.go(Go::To(position));
        }
    }

    fn follow(&mut self, _text: String, desk: &mut Desk<'_>) {
        let line = said(|| text!("session-nothing-moves", "why"));
        desk.fault(said(|| text!("session-nothing-moves")), line);
    }

    fn stop(&mut self) {
        self.running.stop();
    }

    fn close(&mut self) {
        // A puzzle that is being made would come in place of the one that opens, and a search for a
        // puzzle that is not shown is of no use.
        self.running.forget();
        if self.mode == Mode::Edit {
            self.mode = Mode::View;
        }
        self.forget_rated();
        self.walk(Player::pause);
    }
}
