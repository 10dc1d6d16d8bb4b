//! The recorded search of a Hidato: what it has found, and its boards.
//!
//! | room | what lives there |
//! |---|---|
//! | [`cells`] | a board drawn small |

pub mod cells;

use egui::{Color32, Painter, Rect, RichText, Ui};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::solve::{Engine, Finished, Verdict};
use langkah_engine::hidato::text::{Format, rows};
use langkah_engine::search::trace::moment::{State, Why};
use langkah_language::text;
use langkah_puzzle::compare::hidato;
use langkah_puzzle::hidato::{Plan, Request, words};
use langkah_puzzle::words::capital;

use super::board::{DrawnNode, Size};
use super::face::Face;
use super::legend::{self, Kind};
use super::panel;
use super::sliding::tile::Numbers;
use crate::app::theme::palette;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::recording::HidatoSearch;
use crate::session::settings::Settings;
use cells::Cells;

impl Face for HidatoSearch {
    fn head_ui(&self, ui: &mut Ui, _settings: &Settings, _has_tree: bool) {
        let plan = self.request.plan;
        ui.label(RichText::new(plan.title()).strong()).on_hover_text(plan.about());
        if let Some(solution) = &self.solution {
            found_ui(ui, plan, &solution.finished);
        }
        if plan == Plan::Fauzia {
            ui.label(RichText::new(text!("tree-panel-root-uncounted")).weak().small());
        }
    }

    fn foot_ui(&self, ui: &mut Ui, settings: &Settings) {
        // A lesson records without a limit of time, but the same search.
        let time_max = self.request.time_max;
        if (Request { time_max, ..settings.hidato_request() }) != self.request {
            panel::another_ui(ui);
        }
    }

    fn reason(&self) -> (String, bool) {
        let Some(solution) = &self.solution else { return (String::new(), false) };
        let verdict = &solution.finished.verdict;
        let wrong = capital(words::verdict(verdict));
        let mut lines = vec![text!("tree-panel-no-search-needed", why = wrong)];
        let reasons = words::reasons(&self.board, verdict);
        lines.extend(reasons.iter().map(|reason| format!("• {}.", capital(reason))));
        (lines.join("\n"), false)
    }

    fn ended(&self) -> Option<(String, &'static str)> {
        let finished = &self.solution.as_ref()?.finished;
        let by = if finished.engine == Engine::ClauseLearning { "learning" } else { "tree" };
        Some((hidato::sentence(finished), by))
    }

    fn probes(&self) -> u64 {
        self.solution.as_ref().map_or(0, |solution| solution.finished.probes)
    }

    fn kinds(&self) -> Vec<Kind> {
        let kills = self.request.plan == Plan::Propagate;
        legend::HIDATO.into_iter().filter(|kind| kills || !kind.is_dead()).collect()
    }

    fn costs(&self) -> &'static str {
        match self.request.plan {
            Plan::Propagate => text!("tree-view-slack"),
            Plan::Fauzia => text!("tree-view-distance"),
        }
    }

    fn state(&self, state: State) -> Option<(&'static str, &'static str)> {
        let is_stuck = state == State::Dead(Why::Limit) && self.request.level < Rule::Guess;
        is_stuck.then(|| {
            let about = text!("compare-view-guess-needed", "about");
            (text!("compare-view-guess-needed"), about)
        })
    }

    fn paint(&self, node: &DrawnNode<'_>, painter: &Painter, rect: Rect) {
        let &DrawnNode { explorer, node, state, paint, outline, colours, .. } = node;
        if let Some(standing) = &explorer.standing(node) {
            let boards = &self.boards(true);
            Cells { boards, standing, state, paint, outline, colours }.paint(painter, rect);
        }
    }

    fn rows(&self, explorer: &Explorer, node: u32) -> Option<String> {
        let standing = explorer.standing(node)?;
        Some(rows(&standing.board, Format::Rosetta).trim_end().replace('\n', " / "))
    }

    /// They are laid out where they are drawn.
    fn numbers(&self, painter: &Painter, cell: f32, ink: Color32) -> Numbers {
        Numbers::new(painter, cell, 0, ink)
    }

    fn number_min(&self) -> f32 {
        cells::number_min(self.board.shape().dims().cells())
    }

    fn margin(&self) -> (f32, f32) {
        (6.0, 1.5)
    }

    fn size_of_e_node(&self, ui: &Ui) -> Size {
        let usual = usual_side(ui);
        let side = usual.max(self.longer_side() * 16.0);
        if side > 1.2 * usual {
            return Size { side: side.min(ui.available_width() - 6.0), is_beside: false };
        }
        Size { side: usual, is_beside: true }
    }

    fn size_of_node(&self, ui: &Ui) -> Size {
        let most = self.longer_side() * 20.0;
        Size { side: (ui.available_width() - 6.0).min(most.max(264.0)), is_beside: false }
    }

    fn size_of_child(&self, ui: &Ui, count: usize) -> (f32, f32) {
        let usual = usual_side(ui);
        let half = ((ui.available_width() - 24.0) / 2.0).min(usual);
        let side = if count <= 2 { half } else { usual / 2.0 };
        (side, side + 8.0)
    }

    fn side_of_pair(&self, height: f32, is_low: bool) -> f32 {
        if is_low { 80.0 } else { (height * 0.25).clamp(96.0, 176.0) }
    }
}

impl HidatoSearch {
    /// The longer side of the board, in cells.
    fn longer_side(&self) -> f32 {
        let (width, height) = self.board.shape().size();
        width.max(height)
    }
}

/// The usual side of a board, in points. A low window has less room.
fn usual_side(ui: &Ui) -> f32 {
    if ui.ctx().content_rect().height() < 800.0 { 140.0 } else { 168.0 }
}

/// What the search has found.
fn found_ui(ui: &mut Ui, plan: Plan, finished: &Finished) {
    let headline = words::headline(&finished.verdict);
    let verdict = match finished.verdict {
        Verdict::Several(..) => text!("tree-panel-ends-with-second"),
        _ => words::verdict(&finished.verdict),
    };
    ui.label(RichText::new(format!("{headline}: {verdict}.")).weak());
    if finished.engine == Engine::ClauseLearning {
        let text = text!("tree-panel-handed-over");
        ui.label(RichText::new(text).color(palette(ui).mark_text));
    }
    if plan == Plan::Propagate && finished.probes > 0 {
        let text = text!("tree-panel-probes", count = finished.probes);
        ui.label(RichText::new(text).weak().small());
    }
}
