//! `solve`: solutions, with the figures of the search that found them.

use std::io;
use std::sync::{Mutex, PoisonError};

use langkah_engine::plan::Request;
use langkah_engine::sliding::moves;
use langkah_engine::solve::{Outcome, Solution, Task, solve};
use langkah_language::text;

use super::args::{Solve, Source, Taken};
use super::family::item::SlidingItem;
use super::family::{ToSolve, entry};
use super::figures;
use super::interrupt;
use super::jobs;
use super::jobs::crew::Crew;
use super::json::{JudgedSliding, SearchedSliding, SolvedSliding};
use super::output::{Output, Status};
use super::parts;
use super::parts::count::counted;
use super::pause::Pauses;
use super::place::Bad;
use super::progress::ProgressLine;
use super::steps;
use super::trace::Target;
use super::tree;
use super::verdict;

pub fn run(arguments: &Solve, output: &mut Output) -> io::Result<()> {
    if arguments.is_split() {
        return parts::split::run(arguments, output);
    }
    let source = match taken(arguments) {
        Ok(source) => source,
        Err(bad) => return output.bad(&bad),
    };
    interrupt::listen();
    let pauses = Pauses::new(arguments.pause);
    // A trace is written of one puzzle after another.
    let target = Mutex::new(arguments.trace.as_deref().map(Target::new));
    jobs::each(&source, arguments.jobs(), output, |item, crew, output| {
        if interrupt::is_set() {
            return output.cut();
        }
        let progress = if crew.is_alone { ProgressLine::new() } else { ProgressLine::hidden() };
        let lock = |_| target.lock().unwrap_or_else(PoisonError::into_inner);
        let mut traced = arguments.trace.as_ref().map(lock);
        let target = traced.as_mut().and_then(|target| target.as_mut());
        entry(item).solve(arguments, crew, (progress, target), &pauses, output)
    })
}

/// The puzzles to solve: all, or the share of them, whose files are read once before.
fn taken(arguments: &Solve) -> Result<Source, Box<Bad>> {
    let source = &arguments.source;
    let count = |share| counted(share, &source.files, &arguments.options());
    let share = arguments.share().map(count).transpose()?;
    Ok(source.with(Taken { share, subtrees: true, ..Taken::default() }))
}

impl ToSolve for SlidingItem {
    fn solve(
        &self,
        arguments: &Solve,
        crew: Crew,
        (progress, target): (ProgressLine, Option<&mut Target<'_>>),
        pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()> {
        if let Some(subtree) = self.subtree.as_deref() {
            let part = (&self.place, subtree);
            return parts::search::run(arguments, crew, part, progress, output);
        }
        if let Some(option) = arguments.hidato_option() {
            return output.refuse(&self.place, &text!("terminal-for-hidato", option = option));
        }
        let request = arguments.request(self.puzzle.start().dims(), crew);
        let solvability = self.puzzle.solvability();
        if !arguments.json {
            pauses.before_board(output)?;
            verdict::print(self, &solvability, output)?;
            // So the person can read the verdict while the search runs.
            output.flush()?;
        }
        let solution = match target {
            Some(target) => traced(self, &request, target, progress, output)?,
            None => searched(self, &request, progress, output)?,
        };
        let Some(solution) = solution else { return Ok(()) };
        if arguments.json {
            let judged = JudgedSliding::new(self, &solvability);
            let dims = self.puzzle.start().dims();
            let searched = SearchedSliding::new(dims, &solution, arguments.spelling());
            return output.json(&SolvedSliding { judged, searched });
        }
        figures::print(self, &request, &solution, arguments.spelling(), output)?;
        if let Outcome::Solved(moves) = &solution.outcome {
            let steps = moves::steps(self.puzzle.start(), moves);
            steps::print(
                &steps,
                solution.metric,
                arguments.show(),
                arguments.spelling(),
                pauses,
                output,
            )?;
        }
        output.flush()
    }
}

/// Searches and shows the progress. If the search does not fit the board this is told as a fault.
///
/// # Errors
/// If output cannot be written.
pub fn searched(
    entry: &SlidingItem,
    request: &Request,
    mut progress: ProgressLine,
    output: &mut Output,
) -> io::Result<Option<Solution>> {
    let solution = solve(&entry.puzzle, request, &mut progress);
    progress.erase();
    let solution = output.or_refuse(&entry.place, solution)?;
    if let Some(solution) = &solution {
        output.note(status(&solution.outcome));
    }
    Ok(solution)
}

/// The same, and writes the search to a target as it is recorded.
fn traced(
    entry: &SlidingItem,
    request: &Request,
    target: &mut Target<'_>,
    progress: ProgressLine,
    output: &mut Output,
) -> io::Result<Option<Solution>> {
    let task = Task::with_tree(entry.puzzle.clone(), *request);
    let Some(task) = output.or_refuse(&entry.place, task)? else { return Ok(None) };
    let words = |are_drawn| tree::sliding_words(&entry.puzzle, are_drawn);
    let solution =
        target.record(&entry.place, words, progress, output, |watch, nodes_max, follower| {
            task.record_for(watch, nodes_max, follower)
        })?;
    if let Some(solution) = &solution {
        output.note(status(&solution.outcome));
    }
    Ok(solution)
}

pub fn status(outcome: &Outcome) -> Status {
    match outcome {
        Outcome::Solved(_) => Status::Solved,
        Outcome::Unsolvable => Status::Unsolvable,
        Outcome::Limit(_) | Outcome::Stopped => Status::Limit,
    }
}
