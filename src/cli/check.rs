//! `check`: whether puzzles can be solved, and why.

use std::io;

use super::args::{Check, Show};
use super::input::{self, Entry};
use super::json::{Checked, Judged, Told};
use super::output::{Output, Status};
use super::steps::{self, Followed};
use crate::puzzle::words;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::solvability::Solvability;

pub fn run(check: &Check, output: &mut Output) -> io::Result<()> {
    let mut is_first = true;
    input::each(&check.source, output, |entry, output| {
        let solvability = entry.puzzle.solvability();
        if !solvability.is_solvable() {
            output.note(Status::Unsolvable);
        }
        let line = check.moves.as_ref().map(|moves| steps::read(entry, moves, output));
        if check.json {
            let judged = Judged::new(entry, &solvability);
            let checked = Checked { judged, followed: line.as_ref().map(Followed::new) };
            return output.json(&Told::new(checked, entry));
        }
        if !std::mem::take(&mut is_first) {
            output.line("")?;
        }
        print(entry, &solvability, output)?;
        if let Some(Ok(line)) = &line {
            steps::print_line(line, check.show.unwrap_or(Show::Every(1)), output)?;
        }
        output.flush()
    })
}

fn print(entry: &Entry, solvability: &Solvability, output: &mut Output) -> io::Result<()> {
    let start = entry.puzzle.start();
    entry.print_heading(output)?;
    output.block(start)?;
    output.line("")?;
    for row in table(start, entry.puzzle.goal(), solvability) {
        output.line(row)?;
    }
    output.line("")?;
    output.line(format_args!("ΣKurang      {:>4}", solvability.sum()))?;
    output.line(format_args!("X            {:>4}   {}", solvability.x(), why_x(solvability)))?;
    output.line(format_args!("ΣKurang + X  {:>4}", solvability.total()))?;
    output.line("")?;
    output.line(words::verdict(solvability))
}

fn why_x(solvability: &Solvability) -> &'static str {
    if solvability.x() == 1 {
        "the blank stands an odd number of steps from its place in the goal"
    } else {
        "the blank stands an even number of steps from its place in the goal"
    }
}

/// The rows of i and Kurang(i), the blank's last: as 16 (on 4×4) where the goal ends with it, as
/// 0 where it begins with it.
fn table(start: &Board, goal: &Board, solvability: &Solvability) -> [String; 2] {
    let cells = start.tiles().len();
    let blank = if goal.tiles().first() == Some(&BLANK) { 0 } else { cells };
    let row = |head: &str, numbers: &mut dyn Iterator<Item = usize>| {
        numbers.fold(format!("{head:<8}"), |row, number| row + &format!(" {number:>2}"))
    };
    let kurang = solvability.kurang().iter().map(|&kurang| kurang as usize);
    [row("i", &mut (1..cells).chain([blank])), row("Kurang", &mut { kurang })]
}
