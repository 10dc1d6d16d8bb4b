//! Lines of the path, drawn before their numbers are known, and the numbers that follow from them.

use langkah_engine::grid::Direction;
use langkah_engine::hidato::board::Board;

use super::pencil::Pencil;
use crate::session::hidato::Hidato;
use crate::session::hidato::fill::go;

/// The numbers of the cells on lines, where a line has a number and only one direction fits it. A
/// direction does not fit if it leads to a number that stands elsewhere, to another number than one
/// on the line, or beyond 1 or N.
pub fn numbered(board: &Board, pencil: &Pencil) -> Vec<(usize, u16)> {
    let mut board = board.clone();
    let mut found = Vec::new();
    let mut runs: Vec<Vec<usize>> = Vec::new();
    for (cell, _) in pencil.lines() {
        if !runs.iter().any(|run| run.contains(&cell)) {
            runs.push(pencil.run(cell));
        }
    }
    // A line that has its numbers can leave another one only one direction.
    loop {
        let before = found.len();
        for run in &runs {
            let fits: Vec<Vec<(usize, u16)>> =
                [1, -1].into_iter().filter_map(|way| along(&board, run, way)).collect();
            if let [numbers] = &fits[..] {
                numbers.iter().for_each(|&(cell, number)| board.set(cell, number));
                found.extend(numbers.iter().copied());
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

/// The numbers that the empty cells of a line get if they grow by `way`, 1 or −1, from its first
/// cell to its last; `None` if that does not fit.
fn along(board: &Board, run: &[usize], way: i32) -> Option<Vec<(usize, u16)>> {
    let known = |(at, &cell): (usize, &usize)| board.number(cell).map(|number| (at, number));
    let (anchor, number) = run.iter().enumerate().find_map(known)?;
    let mut numbers = Vec::new();
    for (at, &cell) in run.iter().enumerate() {
        let here = i32::from(number) + way * (at as i32 - anchor as i32);
        let here = u16::try_from(here).ok().filter(|&here| here > 0)?;
        match board.number(cell) {
            Some(there) if there == here => {}
            Some(_) => return None,
            None if usize::from(here) > board.count() || board.numbers().contains(&here) => {
                return None;
            }
            None => numbers.push((cell, here)),
        }
    }
    Some(numbers)
}

impl Hidato {
    /// The numbers that [`NumberLines`](super::super::command::Pencilling::NumberLines) would put.
    pub fn numbers_of_lines(&self) -> Vec<(usize, u16)> {
        match &self.state {
            Some(state) => numbered(&state.filled, &state.pencil),
            None => Vec::new(),
        }
    }

    /// Draws or erases a line. `goes_on` tells that the stroke before goes on, so that undo takes
    /// it back as a whole.
    pub(super) fn draw(&mut self, from: usize, to: usize, is_drawn: bool, goes_on: bool) {
        let Some(state) = &mut self.state else { return };
        let board = &state.filled;
        let change = |pencil: &mut Pencil| match is_drawn {
            true => pencil.draw(board, from, to),
            false => pencil.erase(from, to),
        };
        let mut pencil = state.pencil.clone();
        change(&mut pencil);
        self.hand.is_noted = self.history.pencil(state, pencil, goes_on);
        // Numbers may follow from lines all at once.
        if is_drawn && self.hand.is_noted {
            state.watch.begin();
        }
    }

    /// Draws a line from the selected cell to the nearest one that way and selects it. A line that
    /// is there is erased.
    pub(super) fn draw_to(&mut self, way: Direction) {
        let (Some(state), Some(from)) = (&self.state, self.selected()) else { return };
        let shape = state.filled.shape().clone();
        let to = go(&shape, from, way);
        if shape.touches(from, to) {
            let is_drawn = !state.pencil.has_line(from, to);
            self.draw(from, to, is_drawn, false);
        }
        self.select(Some(to));
    }

    /// Puts the numbers that follow from the lines, all in one change.
    pub(super) fn number_lines(&mut self) {
        let numbers = self.numbers_of_lines();
        let Some(state) = self.state.as_mut().filter(|_| !numbers.is_empty()) else { return };
        let (mut board, mut pencil) = (state.filled.clone(), state.pencil.clone());
        for &(cell, number) in &numbers {
            board.set(cell, number);
            pencil.put(cell, number, self.tidies);
        }
        pencil.erase_paths(&board);
        self.history.sheet(state, board, pencil);
        self.changed(true);
    }
}
