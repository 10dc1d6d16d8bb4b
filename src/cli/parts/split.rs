//! `--split DEPTH`: the subtrees of an iteration, a line each.

use std::io;

use langkah_engine::search::subtrees::{Division, SUBTREES_MAX};
use langkah_engine::sliding::moves::from_labels;
use langkah_engine::sliding::pattern::NoTables;
use langkah_engine::solve::split::Split;
use langkah_language::text;

use super::subtree::{At, Proof};
use crate::cli::args::Solve;
use crate::cli::family::item::SlidingItem;
use crate::cli::family::place;
use crate::cli::input::{self, Reader};
use crate::cli::output::Output;

/// Lists the subtrees of the puzzle's iteration.
///
/// # Errors
/// If output cannot be written.
pub fn run(arguments: &Solve, output: &mut Output) -> io::Result<()> {
    let mut is_second = false;
    input::each(Reader::new(&arguments.source), output, |item, output| {
        match item.as_ref().sliding() {
            None => output.refuse(place(item), &text!("terminal-for-sliding", option = "--split")),
            Some(_) if std::mem::replace(&mut is_second, true) => {
                output.refuse(place(item), text!("split-one"))
            }
            Some(entry) => list(arguments, entry, output),
        }
    })
}

fn list(arguments: &Solve, entry: &SlidingItem, output: &mut Output) -> io::Result<()> {
    let bound = arguments.split_bound().unwrap_or_else(|| Split::usual_bound(&entry.puzzle));
    let split = Split::new(entry.puzzle.clone(), bound);
    let Some(split) = output.or_refuse(&entry.place, split)? else { return Ok(()) };
    let ready = split.ready(u64::MAX, &mut ()).map_err(|_| no_tables());
    let Some(ready) = output.or_refuse(&entry.place, ready)? else { return Ok(()) };
    let least = ready.least();
    let (depth, within) = arguments.split_at();
    let within = within.unwrap_or(least);
    if within < least {
        let message = text!("split-within", within = within, least = least);
        return output.refuse(&entry.place, &message);
    }
    match ready.divide(within, depth) {
        Ok(division) => {
            let proof = Proof { split: split.clone(), depth };
            write(&proof, within, &division, |_| true, output)
        }
        Err(_) => output.refuse(&entry.place, &too_many(depth)),
    }
}

/// What is told where the system has no memory for the bound's tables.
pub fn no_tables() -> String {
    NoTables::Memory.to_string()
}

/// What is told of an iteration with too many subtrees.
pub fn too_many(depth: u32) -> String {
    text!("split-too-many", depth = depth, most = SUBTREES_MAX)
}

/// Writes the lines of those subtrees of an iteration whose numbers are wanted.
///
/// # Errors
/// If output cannot be written.
pub fn write(
    proof: &Proof,
    within: u32,
    division: &Division,
    is_wanted: impl Fn(usize) -> bool,
    output: &mut Output,
) -> io::Result<()> {
    let count = division.subtrees.len();
    for (subtree, index) in division.subtrees.iter().zip(1..) {
        if is_wanted(index) {
            let at = At { within, index, count };
            output.json(&proof.line(at, &from_labels(&subtree.path)))?;
        }
    }
    Ok(())
}
