//! Edges between cells, as in Rikudo: they are drawn in strokes, by their two ends, or with arrows.
//! A stroke is undone as a whole.

use langkah_engine::grid::Direction;
use langkah_engine::hidato::compose::edges::{joined, without_edges};

use crate::session::desk::Desk;
use crate::session::hidato::Hidato;
use crate::session::mode::Mode;

impl Hidato {
    /// The cell that was chosen as the first end of an edge in [`Mode::Edit`].
    pub fn first_end(&self) -> Option<usize> {
        let place = self.composer.end.filter(|_| self.mode == Mode::Edit)?;
        self.open()?.board.shape().cell_of(place)
    }

    /// Sets the edge between two places, or takes it away. Holes have none.
    pub(super) fn join(
        &mut self,
        (from, to): (usize, usize),
        is_joined: bool,
        goes_on: bool,
        desk: &mut Desk<'_>,
    ) {
        let Some(board) = self.open().map(|open| &open.board) else { return };
        let (shape, symmetry) = (board.shape(), self.composer.symmetry);
        let cells = shape.cell_of(from).zip(shape.cell_of(to));
        let after = cells.map(|pair| joined(board, pair, is_joined, symmetry));
        let has_changed = after.is_some_and(|after| self.take_board(after, goes_on, desk));
        self.composer.is_noted = goes_on || has_changed;
    }

    /// Takes all edges away.
    pub(super) fn part_all(&mut self) {
        if let Some(board) = self.open().map(|open| without_edges(&open.board)) {
            self.change_board(board, false);
        }
    }

    /// Takes a place as an end of an edge; `first` is the place of the other end, if there is one.
    pub(super) fn choose_end(&mut self, first: Option<usize>, place: usize, desk: &mut Desk<'_>) {
        let Some(shape) = self.open().map(|open| open.board.shape().clone()) else { return };
        if place >= shape.dims().cells() {
            return;
        }
        self.composer.at = Some(place);
        let Some(cell) = shape.cell_of(place) else { return };
        let Some(other) = first.and_then(|first| shape.cell_of(first)) else {
            self.composer.end = Some(place);
            return;
        };
        if shape.touches(other, cell) {
            let is_joined = !shape.joined(other).contains(&(cell as u16));
            self.join((shape.place(other), place), is_joined, false, desk);
        } else if other != cell {
            self.composer.end = Some(place);
        }
    }

    /// Sets the edge to the neighbour of the selected cell, or takes it away, and selects that.
    pub(super) fn join_to(&mut self, way: Direction, desk: &mut Desk<'_>) {
        let at = self.composer.at;
        self.go_place(way);
        if let (Some(from), Some(to)) = (at, self.composer.at)
            && from != to
        {
            self.choose_end(Some(from), to, desk);
            self.composer.end = None;
        }
    }
}
