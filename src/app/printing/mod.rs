//! Sheets to print. Solutions that are missing are searched on the file's thread, one after the
//! other; a strip tells how far this has come and stops it. Reports are made in the same way.
//!
//! | room | what lives there |
//! |---|---|
//! | [`reports`] | writes reports |
//! | `sliding`, `hidato` | a puzzle of a family on a sheet and in a report |

mod hidato;
pub(super) mod reports;
pub(super) mod sliding;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use egui::{Context, Frame, Margin, Panel, Ui};
use langkah_engine::hidato::generate::Order;
use langkah_engine::plan::Request;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_language::text;
use langkah_puzzle::hidato as engine;
use langkah_puzzle::picture::sheet::{Paper, SheetItem, pages};
use langkah_puzzle::report::Manner;

use super::family::faces::printable;
use super::theme::palette;
use crate::export;
use crate::session::picture::{Printed, is_settled};
use crate::session::settings::Settings;

/// The most seconds that a solution is searched for.
const SECONDS_MAX: f64 = 10.0;

/// What is made of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Product {
    Sheet,
    Report,
}

/// A sheet or a report that is being made, as the window sees it.
pub(super) struct Printing {
    product: Product,
    ctx: Context,
    count: usize,
    done: AtomicUsize,
    has_begun: AtomicBool,
    is_stopped: AtomicBool,
    is_over: AtomicBool,
}

impl Printing {
    /// The work on so many puzzles, as the window and as the thread sees it.
    pub fn begin(product: Product, count: usize, ctx: &Context) -> (Arc<Self>, Work) {
        let printing = Arc::new(Self {
            product,
            ctx: ctx.clone(),
            count,
            done: AtomicUsize::new(0),
            has_begun: AtomicBool::new(false),
            is_stopped: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
        });
        (printing.clone(), Work(printing))
    }

    fn is_seen(&self) -> bool {
        self.has_begun.load(Ordering::Relaxed) && !self.is_over.load(Ordering::Relaxed)
    }
}

/// The same as the thread sees it. It is over when this is dropped, even if no file was chosen.
pub(super) struct Work(Arc<Printing>);

impl Work {
    /// Makes a part for each puzzle, one after the other.
    ///
    /// # Errors
    /// If the person stops it: a sentence that says so.
    pub fn each<T, P>(
        &self,
        all: &[T],
        mut make: impl FnMut(&T) -> Result<P, String>,
    ) -> Result<Vec<P>, String> {
        self.0.has_begun.store(true, Ordering::Relaxed);
        let mut parts = Vec::new();
        for one in all {
            self.0.ctx.request_repaint();
            let part = make(one);
            self.0.done.fetch_add(1, Ordering::Relaxed);
            if self.is_stopped() {
                return Err(match self.0.product {
                    Product::Sheet => text!("print-stopped").to_owned(),
                    Product::Report => text!("window-report-stopped").to_owned(),
                });
            }
            parts.push(part?);
        }
        Ok(parts)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.0.is_over.store(true, Ordering::Relaxed);
        self.0.ctx.request_repaint();
    }
}

impl Watch for &Work {
    fn beat(&mut self, _: &Progress) -> Result<(), Halt> {
        if self.is_stopped() { Err(Halt::Stopped) } else { Ok(()) }
    }

    fn is_stopped(&self) -> bool {
        self.0.is_stopped.load(Ordering::Relaxed)
    }
}

/// A puzzle of a sheet.
pub(super) enum Item {
    Known(Box<Printed>),
    /// A random puzzle that is still to be made.
    Random(Order),
}

/// What is printed, and how.
pub(super) struct Sheet {
    pub items: Vec<Item>,
    pub paper: Paper,
    pub has_solutions: bool,
    searches: Searches,
}

impl Sheet {
    pub fn new(items: Vec<Item>, has_solutions: bool, settings: &Settings) -> Self {
        let searches = Searches::of(settings);
        Self { items, paper: settings.paper, has_solutions, searches }
    }

    /// What the window sees of it, and what makes its bytes.
    pub fn begin(
        self,
        ctx: &Context,
    ) -> (Arc<Printing>, impl FnOnce() -> Result<Vec<u8>, String> + Send + use<>) {
        let (printing, work) = Printing::begin(Product::Sheet, self.items.len(), ctx);
        (printing, move || self.make(&work))
    }

    fn make(&self, work: &Work) -> Result<Vec<u8>, String> {
        let items = work.each(&self.items, |item| self.item(item, work))?;
        let title = match items.as_slice() {
            [item] => item.note.clone(),
            _ => text!("export-title").to_owned(),
        };
        let pages = pages(&items, &title, self.paper, self.has_solutions);
        export::pdf(&pages, self.paper.size(), &title).map_err(|error| error.to_string())
    }

    /// A puzzle with its solution, which is searched where it is wanted and not known.
    fn item(&self, item: &Item, work: &Work) -> Result<SheetItem, String> {
        match item {
            Item::Known(printed) => {
                let is_searched = self.has_solutions && !is_settled(printed);
                Ok(printable(printed).sheet_item(&self.searches, is_searched, work))
            }
            Item::Random(order) => {
                let made = hidato::made(order, work)?;
                Ok(hidato::made_item(&made, &self.searches, self.has_solutions, work))
            }
        }
    }
}

/// The searches that may run for what is printed.
pub(super) struct Searches {
    sliding: Request,
    hidato: engine::Request,
}

impl Searches {
    fn of(settings: &Settings) -> Self {
        let time_max = Some(SECONDS_MAX);
        Self {
            sliding: Request { time_max, ..settings.sliding_request() },
            hidato: engine::Request { time_max, ..settings.hidato_request() },
        }
    }
}

/// What a report has besides the puzzle.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    searches: &'a Searches,
    /// The level down to which the tree is shown; `None` for no tree.
    depth: Option<u32>,
    is_of_list: bool,
    /// Whether a search runs for it.
    is_searched: bool,
}

/// A puzzle that is printed, and its solution if it is known.
pub(super) trait Printable {
    /// The puzzle on a sheet. Its solution is searched if `is_searched`.
    fn sheet_item(&self, searches: &Searches, is_searched: bool, work: &Work) -> SheetItem;

    /// The report on the puzzle.
    ///
    /// # Errors
    /// If the search that is chosen has no tree: a sentence that says so.
    fn report(&self, wanted: Wanted<'_>, manner: Manner, work: &Work) -> Result<String, String>;
}

/// A strip for each sheet and each report that is being made, with a button that stops it.
pub(super) fn printing_ui(all: &mut Vec<Arc<Printing>>, ui: &mut Ui) {
    all.retain(|printing| !printing.is_over.load(Ordering::Relaxed));
    for (index, printing) in all.iter().enumerate().filter(|(_, printing)| printing.is_seen()) {
        let frame = Frame::new().fill(palette(ui).note_surface).inner_margin(Margin::same(10));
        Panel::top(format!("printing {index}")).frame(frame).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let done = printing.done.load(Ordering::Relaxed);
                let at = (done + 1).min(printing.count);
                let count = printing.count;
                let (running, stop, hint) = match printing.product {
                    Product::Sheet => (
                        text!("print-running", at = at, count = count),
                        text!("print-stop"),
                        text!("print-stop", "hint"),
                    ),
                    Product::Report => (
                        text!("window-report-running", at = at, count = count),
                        text!("window-report-stop"),
                        text!("window-report-stop", "hint"),
                    ),
                };
                ui.label(running);
                if ui.button(stop).on_hover_text(hint).clicked() {
                    printing.is_stopped.store(true, Ordering::Relaxed);
                }
            });
        });
    }
}
