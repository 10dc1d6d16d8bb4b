//! One change of the outline or the givens after the other. Each is undone by itself, but a stroke
//! that paints several places, and a number of several digits, as a whole.

use langkah_engine::grid::{Dims, Direction};
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::compose::outline::{painted, resized};
use langkah_language::text;

use crate::session::desk::Desk;
use crate::session::digits::{self, longer};
use crate::session::hidato::{Hidato, Open, State};
use crate::session::notice::said;
use crate::session::source::Source;

/// The number that is typed into a cell.
pub(super) struct TypedGiven {
    place: usize,
    number: usize,
    /// The board before the first digit.
    before: Board,
    /// Solutions of that board.
    known: Vec<Board>,
    has_changed: bool,
}

impl Hidato {
    /// Replaces the board by a changed one. `goes_on` tells that the change before goes on, so that
    /// both are undone together. Tells whether the board has changed.
    pub(super) fn change_board(&mut self, board: Board, goes_on: bool) -> bool {
        let Some(state) = &self.state else { return false };
        if state.open.board == board {
            return false;
        }
        let document = state.open.document.clone();
        let open = Open { document, ..Open::new(board, Source::Edited, true) };
        self.running.forget();
        let before = self.state.replace(State::new(open));
        if let Some(before) = before.filter(|_| !goes_on) {
            self.history.record(before);
        }
        self.composer.told = None;
        self.settle();
        true
    }

    fn board_edited(&self) -> Option<&Board> {
        self.state.as_ref().map(|state| &state.open.board)
    }

    fn dims_edited(&self) -> Option<Dims> {
        self.board_edited().map(|board| board.shape().dims())
    }

    pub(super) fn click_place(&mut self, place: usize) {
        if self.dims_edited().is_none_or(|dims| place >= dims.cells()) {
            return;
        }
        if self.composer.at != Some(place) {
            self.composer.at = Some(place);
            return;
        }
        match self.offered() {
            Some(number) => self.put_given(number),
            None => self.composer.at = None,
        }
    }

    /// The place and its partner.
    fn pair(&self, place: usize) -> Vec<usize> {
        let shape = self.board_edited().map(Board::shape);
        let Some(shape) = shape.filter(|shape| place < shape.dims().cells()) else {
            return Vec::new();
        };
        let partner = self.composer.symmetry.partner(shape, place);
        if partner == place { vec![place] } else { vec![place, partner] }
    }

    pub(super) fn paint(
        &mut self,
        place: usize,
        is_cell: bool,
        goes_on: bool,
        desk: &mut Desk<'_>,
    ) {
        let pair = self.pair(place);
        let Some(board) = self.board_edited() else { return };
        let painted = painted(board, &pair, is_cell);
        let has_changed = self.take_board(painted, goes_on, desk);
        self.composer.is_noted = goes_on || has_changed;
    }

    /// Takes a board in, or tells why there is none.
    pub(super) fn take_board(
        &mut self,
        board: Result<Board, impl ToString + Send + Sync + 'static>,
        goes_on: bool,
        desk: &mut Desk<'_>,
    ) -> bool {
        match board {
            Ok(board) => self.change_board(board, goes_on),
            Err(error) => {
                desk.fault(
                    said(|| text!("session-nothing-changed")),
                    said(move || error.to_string()),
                );
                false
            }
        }
    }

    pub(super) fn toggle(&mut self, desk: &mut Desk<'_>) {
        let (Some(place), Some(board)) = (self.composer.at, self.board_edited()) else { return };
        let is_hole = board.shape().cell_of(place).is_none();
        self.paint(place, is_hole, false, desk);
    }

    pub(super) fn resize(&mut self, dims: Dims, desk: &mut Desk<'_>) {
        let Some(board) = self.board_edited() else { return };
        let resized = resized(board, dims);
        let selected = self.composer.at.zip(self.dims_edited());
        if self.take_board(resized, false, desk) {
            // The selected place is the same row and column.
            self.composer.at = selected.and_then(|(place, old)| {
                let (row, col) = (old.row(place), old.col(place));
                (row < dims.rows() && col < dims.cols()).then_some(row * dims.cols() + col)
            });
        }
    }

    pub(super) fn empty(&mut self) {
        let Some(board) = self.board_edited() else { return };
        let empty = Board::empty(board.shape().clone());
        self.change_board(empty, false);
    }

    /// Adds a digit to the number in the cell, or begins a new number if the longer one would be
    /// too great.
    pub(super) fn type_given(&mut self, typed: Option<TypedGiven>, digit: u8, desk: &mut Desk<'_>) {
        let (Some(cell), Some(place)) = (self.cell_selected(), self.place_selected()) else {
            return;
        };
        let Some(board) = self.board_edited().cloned() else { return };
        let count = board.count();
        let typed = typed.filter(|typed| typed.place == place);
        let before = typed.as_ref().map(|typed| typed.number);
        if let Some(notice) = digits::too_great(before.unwrap_or(0), digit, count) {
            *desk.notice = Some(notice);
            self.composer.typed = typed;
            return;
        }
        let longer = longer(before, usize::from(digit), count);
        let number = longer.unwrap_or(usize::from(digit));
        if number == 0 || number > count {
            return;
        }
        let (before, known, goes_on) = match typed.filter(|_| longer.is_some()) {
            Some(typed) => (typed.before, typed.known, typed.has_changed),
            None => (board, self.live_solutions(), false),
        };
        let after = self.with_given(&before, &known, cell, number as u16);
        let has_changed = self.change_board(after, goes_on) || goes_on;
        self.composer.put_last = number as u16;
        self.composer.typed = Some(TypedGiven { place, number, before, known, has_changed });
    }

    pub(super) fn put_given(&mut self, number: u16) {
        let (Some(cell), Some(board)) = (self.cell_selected(), self.board_edited()) else { return };
        if number == 0 || usize::from(number) > board.count() {
            return;
        }
        let after = self.with_given(board, &self.live_solutions(), cell, number);
        self.change_board(after, false);
        self.composer.put_last = number;
    }

    /// The board with a given. If one of the known solutions agrees with it, an empty partner gets
    /// its number from there.
    fn with_given(&self, board: &Board, known: &[Board], cell: usize, number: u16) -> Board {
        let mut after = board.clone();
        after.set(cell, number);
        let partner = self.partner(board, cell).filter(|&one| board.number(one).is_none());
        let solution = known.iter().find(|solution| after.agrees_with(solution));
        if let (Some(partner), Some(solution)) = (partner, solution) {
            after.set(partner, solution.numbers()[partner]);
        }
        after
    }

    pub(super) fn clear_given(&mut self) {
        let (Some(cell), Some(board)) = (self.cell_selected(), self.board_edited()) else { return };
        let mut after = board.clone();
        let partner = self.partner(board, cell);
        [Some(cell), partner].into_iter().flatten().for_each(|cell| after.set(cell, 0));
        self.change_board(after, false);
    }

    pub(super) fn go_place(&mut self, way: Direction) {
        let Some(dims) = self.dims_edited() else { return };
        let at = self.composer.at.map_or(0, |at| dims.neighbour(at, way).unwrap_or(at));
        self.composer.at = Some(at);
    }

    /// Selects the next place in reading order, or the one before.
    pub(super) fn select_next(&mut self, is_forward: bool) {
        let Some(board) = self.board_edited() else { return };
        let cells = board.shape().dims().cells();
        let wanted = self.partner_wanted().filter(|_| is_forward);
        let next = match (wanted, self.composer.at, is_forward) {
            (Some(partner), ..) => board.shape().place(partner),
            (None, None, true) => 0,
            (None, None, false) => cells - 1,
            (None, Some(at), true) => (at + 1) % cells,
            (None, Some(at), false) => (at + cells - 1) % cells,
        };
        self.composer.at = Some(next);
    }
}
