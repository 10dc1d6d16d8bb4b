//! The recorded search of a Hidato, and what it has found.

use egui::{RichText, Ui};
use langkah_engine::hidato::solve::{Engine, Finished, Verdict};
use langkah_engine::puzzle::compare::hidato;
use langkah_engine::puzzle::hidato::{Plan, words};
use langkah_engine::puzzle::words::capital;
use langkah_language::text;

use super::{Face, panel};
use crate::app::theme::palette;
use crate::session::explore::recording::HidatoSearch;
use crate::session::settings::Settings;

impl Face for HidatoSearch {
    fn head_ui(&self, ui: &mut Ui, settings: &Settings, _has_tree: bool) {
        let plan = self.request.plan;
        ui.label(RichText::new(plan.title()).strong()).on_hover_text(plan.about());
        if let Some(solution) = &self.solution {
            found_ui(ui, plan, &solution.finished);
        }
        if plan == Plan::Fauzia {
            ui.label(RichText::new(text!("tree-panel-root-uncounted")).weak().small());
        }
        if settings.hidato_request() != self.request {
            panel::another_ui(ui);
        }
    }

    fn foot_ui(&self, _ui: &mut Ui, _settings: &Settings) {}

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
