//! Sheets to print. Solutions that are missing are searched on the file's thread, one after the
//! other; a strip tells how far this has come and stops it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use egui::{Context, Frame, Margin, Panel, Ui};
use langkah_engine::puzzle::picture::sheet::{Paper, SheetItem, pages};
use langkah_engine::puzzle::plan::{Plan, Request};
use langkah_engine::puzzle::solve::solve;
use langkah_engine::puzzle::{Of, Puzzle, hidato};
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_language::text;

use super::theme::palette;
use super::window::Window;
use crate::export;
use crate::session::picture::{Printed, is_settled};
use crate::session::settings::Settings;

/// The most seconds that a solution is searched for.
const SECONDS_MAX: f64 = 10.0;

/// A sheet that is being made, as the window sees it.
pub(super) struct Printing {
    ctx: Context,
    count: usize,
    done: AtomicUsize,
    has_begun: AtomicBool,
    is_stopped: AtomicBool,
    is_over: AtomicBool,
}

impl Printing {
    fn is_seen(&self) -> bool {
        self.has_begun.load(Ordering::Relaxed) && !self.is_over.load(Ordering::Relaxed)
    }
}

/// The same as the thread sees it. It is over when this is dropped, even if no file was chosen.
struct Work(Arc<Printing>);

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

/// What is printed, and how.
pub(super) struct Sheet {
    pub items: Vec<Printed>,
    pub paper: Paper,
    pub has_solutions: bool,
    sliding: Request,
    hidato: hidato::Request,
}

impl Sheet {
    pub fn new(items: Vec<Printed>, has_solutions: bool, settings: &Settings) -> Self {
        let time_max = Some(SECONDS_MAX);
        Self {
            items,
            paper: settings.paper,
            has_solutions,
            sliding: Request { time_max, ..settings.sliding_request() },
            hidato: hidato::Request { time_max, ..settings.hidato_request() },
        }
    }

    /// What the window sees of it, and what makes its bytes.
    pub fn begin(
        self,
        ctx: &Context,
    ) -> (Arc<Printing>, impl FnOnce() -> Result<Vec<u8>, String> + Send + use<>) {
        let printing = Arc::new(Printing {
            ctx: ctx.clone(),
            count: self.items.len(),
            done: AtomicUsize::new(0),
            has_begun: AtomicBool::new(false),
            is_stopped: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
        });
        let work = Work(printing.clone());
        (printing, move || self.make(&work))
    }

    fn make(&self, work: &Work) -> Result<Vec<u8>, String> {
        work.0.has_begun.store(true, Ordering::Relaxed);
        let mut items = Vec::new();
        for printed in &self.items {
            work.0.ctx.request_repaint();
            items.push(self.item(printed, work));
            work.0.done.fetch_add(1, Ordering::Relaxed);
            if work.is_stopped() {
                return Err(text!("print-stopped").to_owned());
            }
        }
        let title = match items.as_slice() {
            [item] => item.note.clone(),
            _ => text!("export-title").to_owned(),
        };
        let pages = pages(&items, &title, self.paper, self.has_solutions);
        export::pdf(&pages, self.paper.size(), &title).map_err(|error| error.to_string())
    }

    /// A puzzle with its solution, which is searched where it is wanted and not known.
    fn item(&self, printed: &Printed, mut work: &Work) -> SheetItem {
        let is_searched = self.has_solutions && !is_settled(printed);
        match printed {
            Of::Sliding((puzzle, _)) if is_searched => self.searched(puzzle, work),
            Of::Sliding((puzzle, solution)) => SheetItem::sliding(puzzle, solution.as_ref()),
            Of::Hidato((board, _)) if is_searched => {
                SheetItem::hidato(board, Some(&hidato::solve(board, &self.hidato, &mut work)))
            }
            Of::Hidato((board, solution)) => SheetItem::hidato(board, solution.as_ref()),
        }
    }

    /// The search that is chosen may not fit all boards of a list; the usual one fits them.
    fn searched(&self, puzzle: &Puzzle, mut work: &Work) -> SheetItem {
        let usual = Request { plan: Plan::default(), ..self.sliding };
        let solution = solve(puzzle, &self.sliding, &mut work);
        let solution = solution.or_else(|_| solve(puzzle, &usual, &mut work));
        SheetItem::sliding(puzzle, solution.ok().as_ref())
    }
}

/// A strip for each sheet that is being made, with a button that stops it.
pub(super) fn printing_ui(window: &mut Window, ui: &mut Ui) {
    let all = &mut window.save_field.printing;
    all.retain(|printing| !printing.is_over.load(Ordering::Relaxed));
    for (index, printing) in all.iter().enumerate().filter(|(_, printing)| printing.is_seen()) {
        let frame = Frame::new().fill(palette(ui).note_surface).inner_margin(Margin::same(10));
        Panel::top(format!("printing {index}")).frame(frame).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let done = printing.done.load(Ordering::Relaxed);
                let at = (done + 1).min(printing.count);
                ui.label(text!("print-running", at = at, count = printing.count));
                let stop = ui.button(text!("print-stop"));
                if stop.on_hover_text(text!("print-stop", "hint")).clicked() {
                    printing.is_stopped.store(true, Ordering::Relaxed);
                }
            });
        });
    }
}
