//! A subtree searched within its bound.

use std::io;

use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::moves::{from_labels, letters};
use langkah_engine::solve::split::Timed;
use langkah_language::text;
use serde::Serialize;

use super::share::PartOf;
use super::subtree::{NoSubtree, Subtree, SubtreeLine};
use crate::cli::args::Solve;
use crate::cli::jobs::crew::Crew;
use crate::cli::output::{Output, Status};
use crate::cli::place::Place;
use crate::cli::progress::ProgressLine;

/// The result of a subtree.
#[derive(Serialize)]
struct Searched<'a> {
    file: &'a str,
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<PartOf>,
    #[serde(flatten)]
    subtree: SubtreeLine,
    /// `solved`; `exhausted`, if no solution is there within the bound; `limit` or `stopped`.
    outcome: &'static str,
    /// The solution from the start, as letters of the blank's way.
    moves: Option<String>,
    length: Option<usize>,
    /// The least cost that was cut off in an exhausted subtree; `None` if nothing was.
    next_within: Option<u32>,
    expanded: u64,
    generated: u64,
    live_peak: u64,
    search_seconds: f64,
    total_seconds: f64,
    ended_by: Option<&'static str>,
}

/// Searches a subtree, and tells of it as an object.
///
/// # Errors
/// If output cannot be written.
pub fn run(
    arguments: &Solve,
    crew: Crew,
    (place, subtree): (&Place, &Subtree),
    mut progress: ProgressLine,
    output: &mut Output,
) -> io::Result<()> {
    if !arguments.json {
        return output.refuse(place, text!("subtree-json"));
    }
    if let Some(option) = arguments.not_for_subtrees() {
        return output.refuse(place, &text!("subtree-option", option = option));
    }
    let split = &subtree.proof.split;
    let request = arguments.request(split.puzzle().start().dims(), crew);
    let timed = split.search(&subtree.path, subtree.at.within, &request, &mut progress);
    progress.erase();
    let Some(timed) = timed else {
        return output.refuse(place, &NoSubtree::Changed.to_string());
    };
    if matches!(timed.searched.outcome, Outcome::Halted(_)) {
        output.note(Status::Limit);
    }
    output.json(&Searched::new(place, subtree, &timed))
}

impl<'a> Searched<'a> {
    fn new(place: &'a Place, subtree: &Subtree, timed: &Timed) -> Self {
        let searched = &timed.searched;
        let (outcome, halt) = match &searched.outcome {
            Outcome::Solved(_) => ("solved", None),
            Outcome::NoSolution => ("exhausted", None),
            Outcome::Halted(halt @ Halt::Limit(_)) => ("limit", Some(*halt)),
            Outcome::Halted(halt) => ("stopped", Some(*halt)),
        };
        let moves = match &searched.outcome {
            Outcome::Solved(labels) => Some(from_labels(labels)),
            _ => None,
        };
        Self {
            file: &place.file,
            line: place.line,
            part: place.part,
            subtree: subtree.line(),
            outcome,
            length: moves.as_ref().map(Vec::len),
            moves: moves.map(|moves| letters(&moves)),
            next_within: searched.f_next.filter(|_| outcome == "exhausted"),
            expanded: searched.stats.expanded,
            generated: searched.stats.generated,
            live_peak: searched.stats.live_peak,
            search_seconds: timed.search_time.as_secs_f64(),
            total_seconds: timed.total_time.as_secs_f64(),
            ended_by: halt.map(Halt::name),
        }
    }
}
