//! Numbers by hand: selecting a cell, typing into it, and the numbers that are within its reach.

use langkah_engine::grid::Direction;
use langkah_engine::hidato::board::{Board, Shape};
use langkah_engine::hidato::reason::within_reach_of;

use super::Hidato;
use super::command::Fill;
use super::hand::Pen;
use super::judging::Judging;
use crate::session::desk::Desk;
use crate::session::digits::{self, longer};
use crate::session::mode::Mode;
use crate::session::notice::Notice;

/// The number being typed into a cell.
#[derive(Clone, Copy)]
pub(super) struct Typed {
    cell: usize,
    number: usize,
    /// Whether its last digit has made a change that the next one goes on with.
    has_changed: bool,
}

impl Hidato {
    /// What is told of a digit that makes a number that the board has not.
    fn too_great(&self, fill: Fill) -> Option<Notice> {
        let Fill::Digit(digit) = fill else { return None };
        let typed = self.typed.as_ref().filter(|typed| Some(typed.cell) == self.selected)?;
        digits::too_great(typed.number, digit, self.filled()?.count())
    }

    pub(super) fn fill(&mut self, fill: Fill, desk: &mut Desk<'_>) {
        if let Some(notice) = self.too_great(fill) {
            *desk.notice = Some(notice);
            return;
        }
        let Some(state) = &self.state else { return };
        let shape = state.filled.shape().clone();
        if let Fill::Click(cell) = fill {
            return self.click(cell, shape.count());
        }
        if self.mode != Mode::Play {
            return;
        }
        match (fill, self.selected) {
            (Fill::Digit(digit), Some(cell)) => self.digit(cell, usize::from(digit)),
            (Fill::Put(number), Some(cell)) => {
                self.typed = None;
                self.put(cell, number);
            }
            (Fill::Clear, Some(cell)) => {
                self.typed = None;
                self.clear(cell);
            }
            (Fill::Go(way), selected) => {
                self.select(Some(selected.map_or(0, |cell| go(&shape, cell, way))));
            }
            (Fill::Next, selected) => self.select(self.next_empty(selected, true)),
            (Fill::Previous, selected) => self.select(self.next_empty(selected, false)),
            (Fill::EndNumber, _) => self.typed = None,
            (Fill::Deselect, _) => {
                self.hand.taken = None;
                self.select(None);
            }
            (Fill::Click(_) | Fill::Digit(_) | Fill::Put(_) | Fill::Clear, _) => {}
        }
    }

    pub(super) fn select(&mut self, cell: Option<usize>) {
        (self.selected, self.typed) = (cell, None);
    }

    /// If there is no track to walk along, a click begins filling by hand.
    fn click(&mut self, cell: usize, count: usize) {
        let is_walked = self.player().is_some_and(|player| !player.steps().is_empty());
        let is_other = self.mode == Mode::Edit || self.mode == Mode::View && is_walked;
        if cell >= count || is_other {
            return;
        }
        let is_same = self.selected() == Some(cell);
        self.mode = Mode::Play;
        if self.put_by_click(cell) {
            return;
        }
        self.hand.taken = None;
        self.select((!is_same).then_some(cell));
    }

    /// Adds a digit to the number in the cell, or begins a new number if the longer one would be
    /// too great.
    fn digit(&mut self, cell: usize, digit: usize) {
        let Some(count) = self.filled().map(Board::count) else { return };
        let typed = self.typed.take().filter(|typed| typed.cell == cell);
        if self.pen() == Pen::Marks {
            let number = self.type_mark(typed.map(|typed| typed.number), digit);
            self.typed = number.map(|number| Typed { cell, number, has_changed: true });
            return;
        }
        let longer = longer(typed.map(|typed| typed.number), digit, count);
        let goes_on = longer.is_some() && typed.is_some_and(|typed| typed.has_changed);
        let number = longer.unwrap_or(digit);
        if number == 0 || number > count {
            return;
        }
        let has_changed = self.change(cell, number as u16, goes_on);
        self.typed = Some(Typed { cell, number, has_changed });
    }

    pub(super) fn put(&mut self, cell: usize, number: u16) {
        self.change(cell, number, false);
    }

    /// Tells whether there is a change to go on with.
    fn change(&mut self, cell: usize, number: u16, goes_on: bool) -> bool {
        let Some(state) = &mut self.state else { return false };
        let is_given = state.open.board.number(cell).is_some();
        if is_given || usize::from(number) > state.filled.count() {
            return false;
        }
        let has_changed = self.history.fill(state, (cell, number), goes_on, self.tidies);
        self.changed(number > 0);
        has_changed
    }

    /// The numbers by hand have changed. `is_put` tells that there are more of them: the clock
    /// begins with the first one.
    pub(super) fn changed(&mut self, is_put: bool) {
        if let Some(state) = self.state.as_mut().filter(|_| is_put) {
            state.watch.begin();
        }
        (self.hinted, self.hand.is_checked, self.hand.taken) = (None, false, None);
        self.judge();
    }

    /// Takes the number of a cell away, or else its marks, or else the lines at it.
    fn clear(&mut self, cell: usize) {
        match self.filled().map(|board| board.number(cell)) {
            Some(Some(_)) => self.put(cell, 0),
            Some(None) => self.rub_out(cell),
            None => {}
        }
    }

    fn next_empty(&self, from: Option<usize>, is_forward: bool) -> Option<usize> {
        let board = self.filled()?;
        let count = board.count();
        let at = |step: usize| match (from, is_forward) {
            (None, true) => step - 1,
            (None, false) => count - step,
            (Some(from), true) => (from + step) % count,
            (Some(from), false) => (from + count - step) % count,
        };
        (1..=count).map(at).find(|&cell| board.number(cell).is_none()).or(from)
    }

    /// Whether the numbers within reach of a cell are shown. Who wants no judgement wants no help
    /// that is not asked for.
    pub fn shows_reach(&self) -> bool {
        self.judging != Judging::Never
    }

    /// The numbers that would be within reach of the selected cell if it were empty.
    pub(super) fn work_out_candidates(&self) -> Vec<u16> {
        let (Some(state), Some(cell)) = (&self.state, self.selected()) else { return Vec::new() };
        if state.open.board.number(cell).is_some() || !self.shows_reach() {
            return Vec::new();
        }
        let mut board = state.filled.clone();
        board.set(cell, 0);
        within_reach_of(&board, cell)
    }
}

/// The nearest cell in that direction, across holes; the cell itself if there is none. Of two
/// hexagons above or below, the one in the same column comes first, so that the way goes zigzag.
pub(super) fn go(shape: &Shape, cell: usize, way: Direction) -> usize {
    let (row, col) = shape.coordinates(cell);
    let dims = shape.dims();
    let is_above_or_below = |to: &usize| match way {
        Direction::Up => shape.coordinates(*to).0 < row,
        Direction::Down => shape.coordinates(*to).0 > row,
        Direction::Left | Direction::Right => false,
    };
    if shape.topology().is_hexagonal() {
        let beside = shape.neighbours(cell).iter().map(|&to| usize::from(to));
        let beside = beside.filter(is_above_or_below);
        if let Some(to) = beside.min_by_key(|&to| shape.coordinates(to).1 != col) {
            return to;
        }
    }
    let mut place = row * dims.cols() + col;
    while let Some(next) = dims.neighbour(place, way) {
        place = next;
        if let Some(found) = shape.cell_at(dims.row(place), dims.col(place)) {
            return found;
        }
    }
    cell
}
