//! A board back to text.

use std::fmt::Write;

use super::Format;
use super::edges::lines_of;
use super::object;
use super::recognise::{are_mostly_boards, looks_like};
use super::work::{self, Work};
use crate::hidato::board::{Board, Topology, is_shifted};

/// A board in a format. Rows have the header only if it is needed: if cells touch not eight ways,
/// if lines stand below the rows, if the rows alone would be read as sliding tiles or most of them
/// each as a board of their own, or if there is only one row, which would be read as a square or as
/// a row of a larger board. So the reader reads the text as the same board. The other formats
/// always have the header.
pub fn write(board: &Board, format: Format) -> String {
    with_work(board, &Work::default(), format)
}

/// The same with the work of a person on it.
pub fn with_work(board: &Board, work: &Work, format: Format) -> String {
    let below = lines_of(board.shape()) + &work::lines_of(work, board.shape());
    let text = above(board, work, format, !below.is_empty());
    match format {
        Format::Line => {
            let parts = text.lines().chain(below.lines());
            parts.collect::<Vec<_>>().join("/") + "\n"
        }
        Format::Json => text,
        _ => text + &below,
    }
}

/// What stands above the lines below the rows, if there are such lines. JSON has all of them.
fn above(board: &Board, work: &Work, format: Format, has_below: bool) -> String {
    let topology = board.shape().topology();
    let name = topology.name();
    let plain = rows(board, Format::Matrix);
    let dims = board.shape().dims();
    let row = |line: &str, between: &str| line.split_whitespace().collect::<Vec<_>>().join(between);
    let each = |row: &dyn Fn(&str) -> String| plain.lines().map(row).collect::<String>();
    match format {
        Format::Matrix | Format::Rosetta => {
            let rows = rows(board, format);
            let is_clear = dims.rows() > 1 && looks_like(&rows) && !are_mostly_boards(&rows);
            if topology == Topology::King && !has_below && is_clear {
                return rows;
            }
            format!("{name}\n{rows}")
        }
        Format::Line => {
            let rows: Vec<String> = plain.lines().map(|line| row(line, " ")).collect();
            format!("{name} {}\n", rows.join("/"))
        }
        Format::Sized => format!("{name}\n{}x{}\n{plain}", dims.rows(), dims.cols()),
        Format::Csv => format!("{name}\n{}", each(&|line| row(line, ",") + "\n")),
        Format::Json => object::write(board, work),
        Format::Table => {
            let rule = format!("|{}\n", "---|".repeat(dims.cols()));
            let rows = each(&|line| format!("| {} |\n", row(line, " | ")));
            format!("{name}\n{}", rows.replacen('\n', &format!("\n{rule}"), 1))
        }
    }
}

/// The rows of a board as people read them, and its edges below. If cells touch not as in a Hidato,
/// or if there are edges, the word that says how cells touch stands above.
pub fn shown(board: &Board) -> String {
    let rows = rows(board, Format::Rosetta);
    let edges = lines_of(board.shape());
    match board.shape().topology() {
        Topology::King if edges.is_empty() => rows,
        other => format!("{}\n{rows}{edges}", other.name()),
    }
}

/// Rows of right-aligned words, each row ended by a line feed. Those of hexagons that are shifted
/// begin half a column to the right.
pub fn rows(board: &Board, format: Format) -> String {
    let shape = board.shape();
    let (hole, empty) = match format {
        Format::Rosetta => (".", "__"),
        _ => ("-1", "0"),
    };
    let dims = shape.dims();
    let cell = |place| shape.cell_at(dims.row(place), dims.col(place));
    let number = |cell: usize| board.number(cell);
    let length = |place| match cell(place).map(number) {
        None => hole.len(),
        Some(None) => empty.len(),
        Some(Some(number)) => 1 + number.checked_ilog10().unwrap_or(0) as usize,
    };
    let is_hexagonal = shape.topology().is_hexagonal();
    let width = (0..dims.cells()).map(length).max().unwrap_or_default();
    // A column, with the blank after it, can then be halved.
    let width = if is_hexagonal { width | 1 } else { width };
    let mut text = String::with_capacity(dims.cells() * (width + 1));
    for place in 0..dims.cells() {
        if is_hexagonal && dims.col(place) == 0 && is_shifted(dims.row(place)) {
            text.extend(std::iter::repeat_n(' ', width.div_ceil(2)));
        }
        // To write to a String cannot fail.
        let _ = match cell(place).map(number) {
            None => write!(text, "{hole:>width$}"),
            Some(None) => write!(text, "{empty:>width$}"),
            Some(Some(number)) => write!(text, "{number:>width$}"),
        };
        text.push(if dims.col(place) + 1 == dims.cols() { '\n' } else { ' ' });
    }
    text
}
