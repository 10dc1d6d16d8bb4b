//! A sliding puzzle on a sheet and in a report.

use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::trace::NODES_MAX;
use langkah_engine::search::trace::export::Words;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};
use langkah_engine::solve::{Solution, Task, solve};
use langkah_puzzle::Of;
use langkah_puzzle::picture::sheet::SheetItem;
use langkah_puzzle::report::{self, Manner};
use langkah_puzzle::tree::SlidingTree;

use super::{Printable, Searches, Wanted, Work};
use crate::export::tree;
use crate::session::Session;
use crate::session::picture::Printed;

/// A random puzzle of the size and goal that are chosen beside Random, which can be solved.
pub(in crate::app) fn dealt(session: &Session, seed: u64) -> Option<Printed> {
    let goal = session.random_goal();
    let board = goal.board(session.settings.sliding.size()?).ok()?;
    let start = random::board(&board, Kind::Solvable, seed);
    Some(Of::Sliding((Puzzle::new(start, goal), None)))
}

impl Printable for (Puzzle, Option<Solution>) {
    /// The search that is chosen may not fit all boards of a list; the usual one fits them.
    fn sheet_item(&self, searches: &Searches, is_searched: bool, mut work: &Work) -> SheetItem {
        let (puzzle, known) = self;
        if !is_searched {
            return SheetItem::sliding(puzzle, known.as_ref());
        }
        let usual = Request { plan: Plan::default(), ..searches.sliding };
        let solution = solve(puzzle, &searches.sliding, &mut work);
        let solution = solution.or_else(|_| solve(puzzle, &usual, &mut work));
        SheetItem::sliding(puzzle, solution.ok().as_ref())
    }

    fn report(&self, wanted: Wanted<'_>, manner: Manner, work: &Work) -> Result<String, String> {
        let (mut manner, mut work) = (manner, work);
        let (puzzle, known) = self;
        let mut solution = known.clone();
        if wanted.is_searched {
            let task = task(puzzle, wanted)?;
            let (found, trace) = match wanted.depth {
                Some(_) => task.record(&mut work, NODES_MAX),
                None => (task.run(&mut work), None),
            };
            let words = |are_drawn| -> Box<dyn Words + '_> {
                Box::new(SlidingTree { start: puzzle.start(), are_drawn })
            };
            let of = trace.as_deref().zip(wanted.depth);
            manner.tree = of.map(|(trace, depth)| tree::for_report(trace, depth, words));
            // A search that was cut short does not replace what is known.
            if solution.is_none() || found.halt.is_none() {
                solution = Some(found);
            }
        }
        Ok(report::write(puzzle, solution.as_ref(), &manner))
    }
}

/// The search that is chosen may not fit all boards of a list; the usual one fits them.
fn task(puzzle: &Puzzle, wanted: Wanted<'_>) -> Result<Task, String> {
    let request = &wanted.searches.sliding;
    let new = |request: &Request| match wanted.depth {
        Some(_) => Task::with_tree(puzzle.clone(), *request),
        None => Task::new(puzzle.clone(), *request),
    };
    let usual = Request { plan: Plan::default(), ..*request };
    let task = new(request);
    let task = if wanted.is_of_list { task.or_else(|_| new(&usual)) } else { task };
    task.map_err(|misfit| misfit.to_string())
}
