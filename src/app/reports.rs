//! Writes reports on the file's thread: what is not solved yet is searched there, and a search whose
//! tree is wanted is recorded there.

use std::sync::Arc;

use egui::Context;
use langkah_engine::hidato::board::Board;
use langkah_engine::puzzle::hidato::tree::HidatoTree;
use langkah_engine::puzzle::plan::{Plan, Request};
use langkah_engine::puzzle::report::{self, Manner, Which};
use langkah_engine::puzzle::solve::{Solution, Task};
use langkah_engine::puzzle::tree::SlidingTree;
use langkah_engine::puzzle::{Of, Puzzle, hidato};
use langkah_engine::search::trace::NODES_MAX;
use langkah_engine::search::trace::export::Words;

use super::printing::{Printing, Product, SECONDS_MAX, Work};
use crate::export::tree;
use crate::session::Session;
use crate::session::picture::{Printed, is_settled};

/// Reports that are to be written as one text.
pub(super) struct Reports {
    items: Vec<(Printed, Option<Which>)>,
    manner: Manner,
    /// The level down to which the tree is shown; `None` for no tree.
    depth: Option<u32>,
    sliding: Request,
    hidato: hidato::Request,
}

impl Reports {
    pub fn new(session: &Session, is_of_all: bool, manner: Manner, depth: Option<u32>) -> Self {
        let items = match is_of_all {
            true => numbered(session),
            false => session.printed().into_iter().map(|printed| (printed, None)).collect(),
        };
        let (settings, time_max) = (&session.settings, Some(SECONDS_MAX));
        Self {
            items,
            manner,
            depth,
            sliding: Request { time_max, ..settings.sliding_request() },
            hidato: hidato::Request { time_max, ..settings.hidato_request() },
        }
    }

    /// What the window sees of it, and what makes the bytes.
    pub fn begin(
        self,
        ctx: &Context,
    ) -> (Arc<Printing>, impl FnOnce() -> Result<Vec<u8>, String> + Send + use<>) {
        let (printing, work) = Printing::begin(Product::Report, self.items.len(), ctx);
        (printing, move || self.make(&work))
    }

    fn make(&self, work: &Work) -> Result<Vec<u8>, String> {
        let parts = work.each(&self.items, |(printed, which)| {
            let mut manner = self.manner.clone();
            if which.is_some() {
                manner.cover.file.clear();
            }
            manner.cover.which = which.clone();
            match printed {
                Of::Sliding((puzzle, known)) => self.sliding(puzzle, known.as_ref(), manner, work),
                Of::Hidato((board, known)) => Ok(self.hidato(board, known.as_ref(), manner, work)),
            }
        })?;
        Ok(report::joined(&parts, self.manner.form, self.manner.language).into_bytes())
    }

    /// Whether a search runs for the report: for a tree, and for a list's puzzle that is not solved
    /// yet. A report on one puzzle says what the window says.
    fn is_searched(&self, printed: bool, which: Option<&Which>) -> bool {
        self.depth.is_some() || (which.is_some() && !printed)
    }

    /// # Errors
    /// If the search that is chosen has no tree: a sentence that says so.
    fn sliding(
        &self,
        puzzle: &Puzzle,
        known: Option<&Solution>,
        mut manner: Manner,
        mut work: &Work,
    ) -> Result<String, String> {
        let is_known = is_settled(&Of::Sliding((puzzle.clone(), known.cloned())));
        let mut solution = known.cloned();
        if self.is_searched(is_known, manner.cover.which.as_ref()) {
            let task = self.task(puzzle, manner.cover.which.is_some())?;
            let (found, trace) = match self.depth {
                Some(_) => task.record(&mut work, NODES_MAX),
                None => (task.run(&mut work), None),
            };
            let words = |are_drawn| -> Box<dyn Words + '_> {
                Box::new(SlidingTree { start: puzzle.start(), are_drawn })
            };
            let of = trace.as_deref().zip(self.depth);
            manner.tree = of.map(|(trace, depth)| tree::for_report(trace, depth, words));
            if !is_known || found.halt.is_none() {
                solution = Some(found);
            }
        }
        let mut text = String::new();
        // To write to a String cannot fail.
        let _ = report::write(&mut text, puzzle, solution.as_ref(), &manner);
        Ok(text)
    }

    /// The search that is chosen may not fit all boards of a list; the usual one fits them.
    fn task(&self, puzzle: &Puzzle, is_of_list: bool) -> Result<Task, String> {
        let new = |request: &Request| match self.depth {
            Some(_) => Task::with_tree(puzzle.clone(), *request),
            None => Task::new(puzzle.clone(), *request),
        };
        let task = new(&self.sliding);
        let usual = Request { plan: Plan::default(), ..self.sliding };
        let task = if is_of_list { task.or_else(|_| new(&usual)) } else { task };
        task.map_err(|misfit| misfit.to_string())
    }

    fn hidato(
        &self,
        board: &Board,
        known: Option<&hidato::Solution>,
        mut manner: Manner,
        mut work: &Work,
    ) -> String {
        let is_known = is_settled(&Of::Hidato((board.clone(), known.cloned())));
        let mut solution = known.cloned();
        if self.is_searched(is_known, manner.cover.which.as_ref()) {
            let (found, trace) = match self.depth {
                Some(_) => hidato::record(board, &self.hidato, &mut work, NODES_MAX),
                None => (hidato::solve(board, &self.hidato, &mut work), None),
            };
            let hidato::Request { plan, variant, .. } = self.hidato;
            let words = |are_drawn| -> Box<dyn Words + '_> {
                Box::new(HidatoTree { board, plan, choice: variant.cost, are_drawn })
            };
            let of = trace.as_deref().zip(self.depth);
            manner.tree = of.map(|(trace, depth)| tree::for_report(trace, depth, words));
            if !is_known || found.halt().is_none() {
                solution = Some(found);
            }
        }
        let mut text = String::new();
        // To write to a String cannot fail.
        let _ = report::hidato::write(&mut text, board, solution.as_ref(), &manner);
        text
    }
}

/// The puzzles of the open list, each with its number and its words in the list.
fn numbered(session: &Session) -> Vec<(Printed, Option<Which>)> {
    let all = session.all_printed();
    let names = session.puzzles().into_iter().flat_map(|puzzles| puzzles.names());
    let (names, count) = (names.map(str::to_owned), all.len());
    let which = (1..).zip(names).map(|(number, place)| Which { number, count, place });
    all.into_iter().zip(which.map(Some)).collect()
}
