//! Full boards in which each number touches the next one: the solution of a Hidato, or sliding
//! tiles with the number of cells for the blank.

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::text as hidato_text;
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::text::{Note, Reading};

/// The least number of cells of a board with a note. On smaller boards the numbers often touch.
const NOTED_MIN: usize = 9;
/// The least number of cells of a board that is a Hidato outright. From here on a board of sliding
/// tiles has such numbers only if a person made it so.
const OUTRIGHT_MIN: usize = 16;

/// Judges a text that is read as sliding tiles. If it can also be read as a full Hidato, the
/// reading gets a note; it becomes a Hidato if some numbers touch at a corner alone, as they do in
/// no snail and no snake of tiles.
pub(super) fn judge(
    mut reading: Reading,
    text: &str,
    first: usize,
) -> Result<hidato_text::Reading, Reading> {
    let cells = reading.start.dims().cells();
    if cells < NOTED_MIN || !touch(&reading.start) {
        return Err(reading);
    }
    let Some(mut full) = solved(&reading.start, text, first) else { return Err(reading) };
    let is_numbrix = full.board.with_topology(Topology::Orthogonal).is_solved();
    if cells < OUTRIGHT_MIN || is_numbrix || reading.goal.is_some() {
        reading.notes.push(Note::Full { cells, is_numbrix });
        return Err(reading);
    }
    full.notes.push(hidato_text::Note::Full { cells });
    Ok(full)
}

/// Whether each tile touches the next one, the last tile the blank.
fn touch(board: &Board) -> bool {
    let dims = board.dims();
    let last = dims.cells() as u8 - 1;
    let touch = |a: u8, b: u8| {
        let (a, b) = (board.cell_of(a), board.cell_of(b));
        dims.row(a).abs_diff(dims.row(b)) <= 1 && dims.col(a).abs_diff(dims.col(b)) <= 1
    };
    (1..last).all(|tile| touch(tile, tile + 1)) && touch(last, BLANK)
}

/// The full Hidato of the text, in the rows of the board.
fn solved(start: &Board, text: &str, first: usize) -> Option<hidato_text::Reading> {
    let full = hidato_text::read_from(text, first, Topology::King).ok()?;
    let is_same = full.board.shape().dims() == start.dims();
    (is_same && full.board.is_solved()).then_some(full)
}
