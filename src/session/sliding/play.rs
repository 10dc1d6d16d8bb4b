//! Moves by hand, tracks that are given, and solving from the board that is shown.

use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{self, Move, Step};
use langkah_engine::sliding::puzzle::Puzzle;

use super::Sliding;
use super::history::State;
use crate::session::desk::Desk;
use crate::session::mode::Mode;
use crate::session::player::{Origin, Player};
use crate::session::settings::last::Last;

impl Sliding {
    /// Moves the blank one cell, if there is a cell.
    pub(super) fn slide(&mut self, way: Move) {
        let Some(state) = &self.state else { return };
        let board = state.board();
        if let Some(cell) = board.dims().neighbour(board.blank(), way) {
            self.shift(cell);
        }
    }

    /// Moves the line of tiles from a cell to the blank, if the cell is in the blank's row or
    /// column.
    pub(super) fn shift(&mut self, cell: usize) {
        if self.mode == Mode::Edit {
            return;
        }
        let Some(state) = &mut self.state else { return };
        let Some((way, count)) = state.board().line_to(cell) else { return };
        // A search for a track would replace this one when it ends, and a hint would come too late.
        self.running = None;
        self.history.shift(state, way, count as u8);
    }

    /// Takes steps from the start as the track.
    pub(in crate::session) fn track(&mut self, steps: Vec<Step>, origin: Origin) {
        let found_in = origin.is_found().then(|| self.asked().metric);
        self.track_in(steps, origin, found_in);
    }

    /// The same for steps that a search has found which counts moves in this metric.
    pub(super) fn track_in(&mut self, steps: Vec<Step>, origin: Origin, found_in: Option<Metric>) {
        let Some(open) = self.open().cloned() else { return };
        let result = self.state.as_ref().and_then(|state| state.result.clone());
        self.mode = Mode::View;
        let player = Player::new(steps, origin).found_in(found_in);
        self.replace(State { open, player, result });
    }

    /// Takes a solution as the track, if it is not the track already. A better one does not replace
    /// it.
    pub(super) fn walk_solution(&mut self, ways: &[Move], found_in: Option<Metric>) {
        let Some(state) = &self.state else { return };
        let player = &state.player;
        if player.origin() == Origin::Chosen
            && player.metric_found() == found_in
            && player.ways_from(0) == ways
        {
            return;
        }
        let steps = moves::steps(state.open.puzzle.start(), ways);
        self.track_in(steps, Origin::Chosen, found_in);
    }

    /// Takes the track of an earlier run, with the player at a place in it.
    pub(super) fn restore_track(&mut self, last: &Last) {
        let Some(state) = &mut self.state else { return };
        let steps = moves::steps(state.open.puzzle.start(), &last.ways());
        state.player = Player::new(steps, last.origin).found_in(last.found_in);
        state.player.seek(last.position);
    }

    /// Makes the shown board the start, and solves the puzzle from there. Undo takes that as one
    /// change.
    pub(super) fn seek_track_here(&mut self, desk: &mut Desk<'_>) {
        let moves = self.player().position();
        if moves == 0 || self.mode == Mode::Edit {
            return self.seek_track(desk);
        }
        let Some(state) = &self.state else { return };
        let goal = GoalChoice::Board(state.open.puzzle.goal().clone());
        let Ok(puzzle) = Puzzle::with(state.board().clone(), &goal) else { return };
        let source = state.open.source.clone().after(moves);
        let open = state.open.changed(puzzle.clone(), source);
        let Some(task) = self.task(puzzle, desk) else { return };
        self.note_look_up();
        self.replace(State::new(open));
        self.search(task, 0, desk);
    }

    /// How many moves by hand have led to the goal; `None` if the shown board is not the goal, or a
    /// search has found the way.
    pub fn solved_by_hand(&self) -> Option<usize> {
        let state = self.state.as_ref()?;
        let (made, _) = state.player.moves();
        let solved = state.board() == state.open.puzzle.goal();
        (made > 0 && state.player.origin() == Origin::Hand && solved).then_some(made)
    }
}
