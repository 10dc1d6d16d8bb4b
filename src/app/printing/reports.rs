//! Writes reports on the file's thread: what is not solved yet is searched there, and a search
//! whose tree is wanted is recorded there.

use std::sync::Arc;

use egui::Context;
use langkah_puzzle::report::{self, Manner, Which};

use super::{Printing, Product, Searches, Wanted, Work};
use crate::app::family::faces::printable;
use crate::session::Session;
use crate::session::picture::{Printed, is_settled};

/// Reports that are to be written as one text.
pub(in crate::app) struct Reports {
    items: Vec<(Printed, Option<Which>)>,
    manner: Manner,
    /// The level down to which the tree is shown; `None` for no tree.
    depth: Option<u32>,
    searches: Searches,
}

impl Reports {
    pub fn new(session: &Session, is_of_all: bool, manner: Manner, depth: Option<u32>) -> Self {
        let items = match is_of_all {
            true => numbered(session),
            false => session.printed().into_iter().map(|printed| (printed, None)).collect(),
        };
        Self { items, manner, depth, searches: Searches::of(&session.settings) }
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
            let is_searched = self.is_searched(is_settled(printed), which.as_ref());
            let (searches, depth, is_of_list) = (&self.searches, self.depth, which.is_some());
            let wanted = Wanted { searches, depth, is_of_list, is_searched };
            printable(printed).report(wanted, manner, work)
        })?;
        Ok(report::joined(&parts, self.manner.form, self.manner.language).into_bytes())
    }

    /// Whether a search runs for the report: for a tree, and for a list's puzzle that is not solved
    /// yet. A report on one puzzle says what the window says.
    fn is_searched(&self, is_known: bool, which: Option<&Which>) -> bool {
        self.depth.is_some() || (which.is_some() && !is_known)
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
