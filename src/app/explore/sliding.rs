//! The recorded search of a sliding puzzle, and what it has found.

use egui::{RichText, Ui};
use langkah_engine::puzzle::compare::sliding;
use langkah_engine::puzzle::plan::Plan;
use langkah_engine::puzzle::solve::Outcome;
use langkah_engine::puzzle::words::{capital, ending, length};
use langkah_language::text;

use super::{Face, panel};
use crate::session::explore::recording::SlidingSearch;
use crate::session::settings::Settings;

impl Face for SlidingSearch {
    fn head_ui(&self, ui: &mut Ui, _settings: &Settings, has_tree: bool) {
        let (dims, asked) = (self.puzzle.start().dims(), self.request.plan);
        let ran = self.result.as_ref().and_then(|result| result.as_ref().ok());
        let asked = || asked.on_with(dims, self.request.metric).unwrap_or(asked);
        let plan = ran.map_or_else(asked, |solution| solution.plan);
        ui.label(capital(&plan.title_with(dims, self.request.metric)));
        if let Some(Ok(solution)) = self.result.as_ref().filter(|_| has_tree) {
            ui.label(RichText::new(ending(solution, &self.request.limits)).weak());
        }
    }

    fn foot_ui(&self, ui: &mut Ui, settings: &Settings) {
        let chosen = settings.sliding_request();
        let plan = chosen.plan.on_with(self.puzzle.start().dims(), chosen.metric);
        if self.request != chosen && plan != Ok(Plan::Anytime) {
            panel::another_ui(ui);
        }
    }

    fn reason(&self) -> (String, bool) {
        match &self.result {
            Some(Err(misfit)) => (capital(&misfit.to_string()), true),
            Some(Ok(solution)) if !self.puzzle.solvability().is_solvable() => {
                debug_assert_eq!(solution.outcome, Outcome::Unsolvable);
                (text!("tree-panel-odd").to_owned(), false)
            }
            Some(Ok(solution)) if solution.outcome == Outcome::Stopped => {
                (text!("tree-panel-stopped-before").to_owned(), true)
            }
            // No other search ends before its first node.
            Some(Ok(_)) | None => (text!("tree-panel-ended-before").to_owned(), true),
        }
    }

    fn ended(&self) -> Option<(String, &'static str)> {
        let what = match &self.result {
            Some(Ok(solution)) => match &solution.outcome {
                Outcome::Solved(_) => length(solution),
                outcome => sliding::outcome(outcome).to_owned(),
            },
            _ => String::new(),
        };
        Some((what, "tree"))
    }
}
