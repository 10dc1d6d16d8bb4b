//! Why a sliding puzzle can be solved or cannot: the Kurang table, its sums, the verdict.

use std::io;

use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::solvability::Solvability;
use langkah_language::text;
use langkah_puzzle::words;

use super::family::item::SlidingItem;
use super::output::{self, Output, Tone};

/// Prints a board, its Kurang table with the sums, and whether it can be solved.
pub fn print(
    entry: &SlidingItem,
    solvability: &Solvability,
    output: &mut Output,
) -> io::Result<()> {
    let start = entry.puzzle.start();
    output.apart()?;
    entry.print_heading(output)?;
    output.block(start)?;
    output.line("")?;
    if solvability.is_renumbered() {
        output.line(words::renumbered())?;
        output.block(entry.puzzle.goal())?;
        output.line("")?;
    }
    if let Some(counts) = words::blank_first(solvability) {
        output.line(counts)?;
        output.line("")?;
    }
    for row in table(start, solvability) {
        output.line(row)?;
    }
    output.line("")?;
    output.line(format_args!("ΣKurang      {:>4}", solvability.sum()))?;
    output.line(format_args!("X            {:>4}   {}", solvability.x(), why_x(solvability)))?;
    output.line(format_args!("ΣKurang + X  {:>4}", solvability.total()))?;
    output.line("")?;
    let tone = if solvability.is_solvable() { Tone::Good } else { Tone::Bad };
    output.toned(tone, words::verdict(solvability))
}

fn why_x(solvability: &Solvability) -> &'static str {
    if solvability.x() == 1 { text!("terminal-blank-odd") } else { text!("terminal-blank-even") }
}

/// How many columns a table has side by side if no terminal tells its width. A narrow terminal has
/// fewer, but at least `COLUMNS_MIN`.
const COLUMNS: usize = 16;
const COLUMNS_MIN: usize = 4;

/// The width of the heads of its rows.
const HEAD: usize = 8;

/// The rows of i and Kurang(i). The blank comes last: as 16 (on 4×4) if the goal ends with it, as 0
/// if the goal begins with it. If the goal has another order, the rows are the tiles, their numbers
/// in that order, and Kurang.
fn table(start: &Board, solvability: &Solvability) -> Vec<String> {
    let cells = start.tiles().len();
    let kurang = solvability.kurang().iter().map(|&kurang| kurang as usize).collect();
    let mut rows: Vec<(&str, Vec<usize>)> = Vec::new();
    let tiles = || (1..cells).chain([usize::from(BLANK)]);
    let numbers = tiles().map(|tile| solvability.named(tile as u8)).collect();
    if solvability.is_renumbered() {
        rows.push((text!("report-tile"), tiles().collect()));
        rows.push((text!("report-number"), numbers));
    } else {
        rows.push(("i", numbers));
    }
    rows.push(("Kurang", kurang));
    let width = cells.to_string().len().max(2);
    let mut lines = Vec::new();
    let room = output::width().map(|room| room.saturating_sub(HEAD) / (width + 1));
    let columns = room.map_or(COLUMNS, |room| room.max(COLUMNS_MIN));
    for from in (0..cells).step_by(columns) {
        if from > 0 {
            lines.push(String::new());
        }
        let to = cells.min(from + columns);
        lines.extend(rows.iter().map(|(head, figures)| {
            let figures = &figures[from..to];
            figures
                .iter()
                .fold(format!("{head:<HEAD$}"), |line, figure| line + &format!(" {figure:>width$}"))
        }));
    }
    lines
}
