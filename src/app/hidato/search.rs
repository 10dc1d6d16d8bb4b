//! The right: the search, its figures while it runs and after.

use egui::{RichText, Ui};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::{Halt, Progress};
use langkah_language::text;
use langkah_puzzle::hidato::{Plan, Request, Solution, words};
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words::{capital, grouped, memory, time, used_up};

use crate::app::theme::heading;
use crate::app::widgets::figures::{figures_ui, row_ui};
use crate::app::widgets::hidden::covered_ui;
use crate::session::Session;
use crate::session::hidato::Doing;

pub(super) fn search_ui(session: &Session, ui: &mut Ui) {
    ui.label(RichText::new(text!("window-hidato-search")).text_style(heading()));
    let Some(hidato) = session.hidato() else { return };
    if covered_ui(session, ui, Hidden::Verdict) {
        return;
    }
    match (hidato.doing(), hidato.result()) {
        (Doing::Searching(request, progress), _) => running_ui(ui, request, progress),
        (_, Some((request, solution))) => ended_ui(ui, request, solution),
        _ if session.is_hopeless() => {
            ui.label(text!("window-hidato-nothing-to-search"));
        }
        _ => {
            ui.label(RichText::new(text!("window-search-press")).weak());
            let plan = session.settings.hidato.plan;
            ui.label(RichText::new(format!("{}: {}.", plan.title(), plan.about())).weak());
        }
    }
}

fn running_ui(ui: &mut Ui, request: &Request, progress: Option<&Progress>) {
    let Some(progress) = progress else {
        ui.label(text!("window-player-searching"));
        return;
    };
    ui.label(text!("window-hidato-searching-for", time = time(progress.elapsed)));
    let stats = &progress.stats;
    let mut rows = vec![
        (text!("figure-expanded"), grouped(stats.expanded)),
        (text!("figure-generated"), grouped(stats.generated)),
        (text!("figure-live"), grouped(stats.live_peak)),
    ];
    if request.plan == Plan::Fauzia {
        rows.push((text!("figure-memory"), memory(stats.memory_peak)));
    }
    grid_ui(ui, &rows);
}

fn ended_ui(ui: &mut Ui, request: &Request, solution: &Solution) {
    if let Some(halt) = solution.halt() {
        ui.label(ended(halt, request));
        if let Some(advice) = words::advice(solution) {
            ui.label(RichText::new(advice).weak());
        }
    }
    let finished = &solution.finished;
    let mut rows = vec![(text!("window-hidato-engine"), capital(finished.engine.title()))];
    rows.extend(words::figures(solution).into_iter().map(|(name, figure)| (name, grouped(figure))));
    if solution.plan == Plan::Fauzia {
        rows.push((text!("figure-memory"), memory(finished.stats.memory_peak)));
    }
    rows.push((text!("window-hidato-search-time"), time(solution.search_time)));
    grid_ui(ui, &rows);
}

fn ended(halt: Halt, request: &Request) -> String {
    match halt {
        Halt::Stopped | Halt::Target => text!("outcome-stopped").to_owned(),
        Halt::Limit(Limit::Memory) => {
            text!("window-hidato-limit-memory", most = memory(request.limits.memory_max))
        }
        Halt::Limit(limit) => used_up(limit, &request.limits),
    }
}

fn grid_ui(ui: &mut Ui, rows: &[(&str, String)]) {
    figures_ui(ui, "hidato figures", |ui| {
        rows.iter().for_each(|(name, figure)| row_ui(ui, name, figure));
    });
}
