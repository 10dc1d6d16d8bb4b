//! A Hidato on a sheet and in a report.

use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::generate::{Order, Outcome, Puzzle as Made, generate};
use langkah_engine::search::trace::NODES_MAX;
use langkah_engine::search::trace::export::Words;
use langkah_language::text;
use langkah_puzzle::hidato::tree::HidatoTree;
use langkah_puzzle::hidato::{Request, Solution, difficulty, record, solve};
use langkah_puzzle::picture::sheet::SheetItem;
use langkah_puzzle::report::{self, Manner};

use super::{Printable, Searches, Wanted, Work};
use crate::export::tree;

/// Makes a random puzzle.
///
/// # Errors
/// If there is none of this shape: a sentence that says so.
pub(super) fn made(order: &Order, mut work: &Work) -> Result<Made, String> {
    match generate(order, &mut work) {
        Ok(Outcome::Made(puzzle)) => Ok(puzzle),
        Ok(Outcome::NoPath) => Err(text!("session-not-made", "no-path").to_owned()),
        Ok(Outcome::Halted(_)) => Err(text!("print-stopped").to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// A random puzzle on a sheet.
pub(super) fn made_item(
    made: &Made,
    searches: &Searches,
    is_searched: bool,
    mut work: &Work,
) -> SheetItem {
    let found = is_searched.then(|| solve(&made.board, &searches.hidato, &mut work));
    SheetItem::hidato(&made.board, found.as_ref()).rated(Some(made.rating.difficulty))
}

impl Printable for (Board, Option<Solution>) {
    fn sheet_item(&self, searches: &Searches, is_searched: bool, mut work: &Work) -> SheetItem {
        let (board, known) = self;
        let found = is_searched.then(|| solve(board, &searches.hidato, &mut work));
        let solution = found.as_ref().or(known.as_ref());
        SheetItem::hidato(board, solution).rated(difficulty(board, solution, &mut work))
    }

    fn report(&self, wanted: Wanted<'_>, manner: Manner, work: &Work) -> Result<String, String> {
        let (mut manner, mut work) = (manner, work);
        let (board, known) = self;
        let mut solution = known.clone();
        if wanted.is_searched {
            let request = &wanted.searches.hidato;
            let (found, trace) = match wanted.depth {
                Some(_) => record(board, request, &mut work, NODES_MAX),
                None => (solve(board, request, &mut work), None),
            };
            let Request { plan, variant, .. } = *request;
            let words = |are_drawn| -> Box<dyn Words + '_> {
                Box::new(HidatoTree { board, plan, choice: variant.cost, are_drawn })
            };
            let of = trace.as_deref().zip(wanted.depth);
            manner.tree = of.map(|(trace, depth)| tree::for_report(trace, depth, words));
            // A search that was cut short does not replace what is known.
            if solution.is_none() || found.halt().is_none() {
                solution = Some(found);
            }
        }
        Ok(report::hidato::write(board, solution.as_ref(), &manner))
    }
}
