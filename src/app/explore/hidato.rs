//! The recorded search of a Hidato, and what it has found.

use egui::{RichText, Ui};
use langkah_engine::hidato::solve::{Engine, Finished, Verdict};
use langkah_engine::puzzle::hidato::{Plan, Request, words};
use langkah_engine::puzzle::words::capital;
use langkah_language::text;

use super::panel;
use crate::app::theme::palette;
use crate::session::explore::recording::HidatoSearch;

/// The recorded search and remarks on its tree. `chosen` is what Solve would run.
pub fn recorded_ui(ui: &mut Ui, recorded: &HidatoSearch, chosen: &Request) {
    let plan = recorded.request.plan;
    ui.label(RichText::new(plan.title()).strong()).on_hover_text(plan.about());
    if let Some(solution) = &recorded.solution {
        found_ui(ui, plan, &solution.finished);
    }
    if plan == Plan::Fauzia {
        ui.label(RichText::new(text!("tree-panel-root-uncounted")).weak().small());
    }
    if *chosen != recorded.request {
        panel::another_ui(ui);
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

/// Why there is no tree.
pub fn reason(recorded: &HidatoSearch) -> Vec<String> {
    let Some(solution) = &recorded.solution else { return Vec::new() };
    let verdict = &solution.finished.verdict;
    let wrong = capital(words::verdict(verdict));
    let mut lines = vec![text!("tree-panel-no-search-needed", why = wrong)];
    let reasons = words::reasons(&recorded.board, verdict);
    lines.extend(reasons.iter().map(|reason| format!("• {}.", capital(reason))));
    lines
}
