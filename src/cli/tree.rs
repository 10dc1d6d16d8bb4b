//! The tree of a recorded search, as `export` draws it and `report` shows it.

use std::io;
use std::sync::Arc;

use langkah_engine::hidato::board::Board;
use langkah_engine::plan::Request;
use langkah_engine::search::trace::export::Words;
use langkah_engine::search::trace::shown::Folds;
use langkah_engine::search::trace::{NODES_MAX, Trace};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve;
use langkah_engine::solve::{Solution, Task};
use langkah_language::text;
use langkah_puzzle::hidato::{self, tree::HidatoTree};
use langkah_puzzle::report::ReportTree;
use langkah_puzzle::tree::SlidingTree;

use super::args::Export;
use super::family::item::SlidingItem;
use super::output::{Output, Status};
use super::progress::ProgressLine;
use super::solve::status;
use crate::export::tree;

/// A solution with the search that found it; there is no trace if there was no search.
pub type Recorded<S> = (S, Option<Arc<Trace>>);

/// Searches and records. If the search does not fit the board this is told as a fault.
///
/// # Errors
/// If output cannot be written.
pub fn sliding(
    entry: &SlidingItem,
    request: &Request,
    output: &mut Output,
) -> io::Result<Option<Recorded<solve::Solution>>> {
    let task = Task::with_tree(entry.puzzle.clone(), *request);
    let Some(task) = output.or_refuse(&entry.place, task)? else { return Ok(None) };
    let recorded = task.record(&mut ProgressLine::new(), NODES_MAX);
    let (Solution { outcome, .. }, _) = &recorded;
    output.note(status(outcome));
    Ok(Some(recorded))
}

/// The same for a Hidato; every search of it can be recorded.
pub fn hidato(board: &Board, request: &hidato::Request) -> Recorded<hidato::Solution> {
    hidato::record(board, request, &mut ProgressLine::new(), NODES_MAX)
}

/// The nodes of a search in the words of its puzzle.
pub fn sliding_words(puzzle: &Puzzle, are_drawn: bool) -> Box<dyn Words + '_> {
    Box::new(SlidingTree { start: puzzle.start(), are_drawn })
}

pub fn hidato_words<'a>(
    board: &'a Board,
    request: &hidato::Request,
    are_drawn: bool,
) -> Box<dyn Words + 'a> {
    let hidato::Request { plan, variant, .. } = *request;
    Box::new(HidatoTree { board, plan, choice: variant.cost, are_drawn })
}

/// The tree for a report, down to a level; `None` if there was no search.
pub fn for_report<'w>(
    trace: Option<&Trace>,
    depth: u32,
    words: impl Fn(bool) -> Box<dyn Words + 'w>,
) -> Option<ReportTree> {
    trace.map(|trace| tree::for_report(trace, depth, words))
}

/// The bytes of the file that `export --tree` asks for, or why there are none.
pub fn drawn<'w>(
    arguments: &Export,
    trace: Option<&Trace>,
    status: Status,
    words: impl Fn(bool) -> Box<dyn Words + 'w>,
) -> Result<Vec<u8>, String> {
    let (Some(trace), Some(maker)) = (trace, arguments.to.kind.tree()) else {
        let why = match status {
            Status::Unsolvable => text!("export-no-tree", "unsolvable"),
            _ => text!("export-no-tree"),
        };
        return Err(why.to_owned());
    };
    let end = trace.moment(trace.last());
    let folds = match arguments.depth() {
        Some(depth) => Folds::to_depth(end, depth),
        None => Folds::default(),
    };
    let title = arguments.sheet.title.as_deref().unwrap_or(text!("terminal-trace-title"));
    let made = maker.bytes(end, &folds, (arguments.fit, title), words);
    made.map_err(|error| error.to_string())
}
