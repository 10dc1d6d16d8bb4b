//! The recorded search of a sliding puzzle: what it has found, its boards and its bounds.
//!
//! | room | what lives there |
//! |---|---|
//! | [`tile`] | a board drawn small |
//! | [`bound`] | the parts of h, on the board and as a sum |

pub mod bound;
pub mod tile;

use egui::{Button, Color32, Painter, Rect, RichText, Ui};
use egui_material_icons::icons::ICON_ROUTE;
use langkah_engine::plan::{Plan, Request};
use langkah_engine::sliding::moves::letters;
use langkah_engine::solve::Outcome;
use langkah_language::text;
use langkah_puzzle::compare::sliding;
use langkah_puzzle::words::{self, capital, ending, length, moves};

use super::board::{DrawnNode, Size};
use super::face::Face;
use super::legend::{self, Kind};
use super::panel;
use crate::app::theme::palette;
use crate::app::widgets::named::button_ui;
use crate::session::explore::Wish;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::recording::SlidingSearch;
use crate::session::settings::Settings;
use tile::Numbers;

/// The most letters of a path that are written out.
const LETTERS_MAX: usize = 400;

impl Face for SlidingSearch {
    fn head_ui(&self, ui: &mut Ui, _settings: &Settings, has_tree: bool) {
        let (dims, asked) = (self.puzzle.start().dims(), self.request.plan);
        let ran = self.result.as_ref().and_then(|result| result.as_ref().ok());
        let asked = || asked.on(dims, self.request.metric).unwrap_or(asked);
        let plan = ran.map_or_else(asked, |solution| solution.plan);
        ui.label(capital(&plan.title(dims, self.request.metric)));
        if let Some(Ok(solution)) = self.result.as_ref().filter(|_| has_tree) {
            ui.label(RichText::new(ending(solution, &self.request.limits)).weak());
        }
    }

    fn foot_ui(&self, ui: &mut Ui, settings: &Settings) {
        let chosen = settings.sliding_request();
        let on_board =
            |request: &Request| request.plan.on(self.puzzle.start().dims(), request.metric);
        // A lesson records with one thread and without a limit of time, but the same search.
        let search = |request: &Request| (on_board(request), request.metric, request.limits);
        let is_other = search(&self.request) != search(&chosen);
        if is_other && on_board(&chosen) != Ok(Plan::Anytime) {
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

    fn kinds(&self) -> Vec<Kind> {
        legend::TILES.to_vec()
    }

    fn costs(&self) -> &'static str {
        "ĉ = g + h"
    }

    fn rows(&self, explorer: &Explorer, node: u32) -> Option<String> {
        explorer.board(node).map(|board| words::rows(&board))
    }

    fn more_ui(&self, ui: &mut Ui, explorer: &Explorer, node: u32) -> Option<Wish> {
        let wish = path_ui(ui, explorer, node);
        ui.separator();
        ui.label(RichText::new(text!("tree-panel-where-h")).strong().color(palette(ui).accent));
        bound::parts_ui(ui, explorer, node);
        wish
    }

    fn paint(&self, node: &DrawnNode<'_>, painter: &Painter, rect: Rect) {
        let &DrawnNode { explorer, node, paint, outline, colours, numbers, .. } = node;
        if let Some(board) = explorer.board(node) {
            tile::board(painter, rect, &board, numbers, paint, outline, colours.text);
        }
    }

    fn marked_ui(&self, ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
        bound::board_ui(ui, explorer, node, side)
    }

    fn numbers(&self, painter: &Painter, cell: f32, ink: Color32) -> Numbers {
        Numbers::new(painter, cell, self.puzzle.start().dims().cells(), ink)
    }

    fn number_min(&self) -> f32 {
        9.0
    }

    fn margin(&self) -> (f32, f32) {
        (4.0, 1.0)
    }

    fn size_of_e_node(&self, _ui: &Ui) -> Size {
        Size { side: 132.0, is_beside: true }
    }

    fn size_of_node(&self, ui: &Ui) -> Size {
        // A wide panel has the words beside the board.
        Size { side: 190.0, is_beside: ui.available_width() >= 360.0 }
    }

    fn size_of_child(&self, _ui: &Ui, _count: usize) -> (f32, f32) {
        (76.0, 86.0)
    }

    fn side_of_pair(&self, _height: f32, is_low: bool) -> f32 {
        if is_low { 64.0 } else { 96.0 }
    }
}

/// The moves from the root.
fn path_ui(ui: &mut Ui, explorer: &Explorer, node: u32) -> Option<Wish> {
    let path = explorer.path(node);
    ui.add_space(2.0);
    if path.is_empty() {
        return None;
    }
    let text = letters(&path[..path.len().min(LETTERS_MAX)]);
    let title = text!(
        "tree-panel-path",
        moves = moves(explorer.trace().map_or(0, |trace| trace.g(node) as usize))
    );
    ui.label(RichText::new(title).strong());
    ui.label(RichText::new(text).monospace());
    let button = Button::new((ICON_ROUTE.rich_text(), text!("tree-panel-walk")));
    button_ui(ui, button, text!("tree-panel-walk"), text!("tree-panel-walk", "hint"))
        .then_some(Wish::Walk(node))
}
