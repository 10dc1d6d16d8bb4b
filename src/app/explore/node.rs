//! The node that is shown in detail: its board, its path, why it is dead, its bound taken apart.

use egui::{Button, RichText, Ui};
use egui_material_icons::icons::ICON_ROUTE;
use langkah_engine::puzzle::tree;
use langkah_engine::puzzle::words::{grouped, moves};
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::number;
use langkah_engine::sliding::moves::letters;

use super::bound;
use super::panel::{self, words_ui};
use crate::app::theme::palette;
use crate::app::toolbar::name;
use crate::session::explore::Wish;
use crate::session::explore::explorer::Explorer;

/// A panel so wide has the words beside the board.
const BESIDE: f32 = 360.0;

/// The longer side of the board.
const SIDE: f32 = 190.0;

/// Letters of a path that are written out.
const LETTERS_MAX: usize = 400;

pub fn node_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let mut wish = None;
    let node = explorer.shown()?;
    let trace = explorer.trace()?;
    let state = explorer.moment()?.state(node)?;
    let sought = panel::go_to_ui(ui, explorer);
    if ui.available_width() >= BESIDE {
        ui.horizontal_top(|ui| {
            wish = bound::board_ui(ui, explorer, node, SIDE);
            ui.vertical(|ui| words_ui(ui, explorer, node));
        });
    } else {
        wish = bound::board_ui(ui, explorer, node, SIDE);
        words_ui(ui, explorer, node);
    }
    wish = wish.or(sought);
    let mut select_ui = |ui: &mut Ui, text: String, node: u32| {
        let response = ui.link(&text);
        if response.clicked() {
            wish = Some(Wish::Select(Some(node)));
        }
    };
    if let State::Dead(Why::Duplicate(Some(twin))) = state {
        select_ui(ui, format!("See node {}", number(twin)), twin);
    }
    if let Some(parent) = trace.parent(node) {
        let way =
            tree::way(trace.label(node)).map(langkah_engine::sliding::moves::letter).unwrap_or(' ');
        select_ui(ui, format!("Made by {way} from node {}", number(parent)), parent);
    }
    if let Some(at) = trace.expanded_at(node) {
        let response = ui.link(format!("Go to its expansion, {}", grouped(at.into())));
        if response.clicked() {
            let place = crate::session::explore::explorer::Place::At(at);
            wish = Some(Wish::Go(place));
        }
    }
    let path = explorer.path(node);
    ui.add_space(2.0);
    if !path.is_empty() {
        let text = letters(&path[..path.len().min(LETTERS_MAX)]);
        ui.label(RichText::new(format!("Path from the root, {}", moves(path.len()))).strong());
        ui.label(RichText::new(text).monospace());
        let button = Button::new((ICON_ROUTE.rich_text(), "Walk this path"));
        let response = ui.add(button).on_hover_text("Show it in the step player");
        name(&response, "Walk this path");
        if response.clicked() {
            wish = Some(Wish::Walk(node));
        }
    }
    ui.separator();
    ui.label(RichText::new("Where h comes from").strong().color(palette(ui).accent));
    bound::parts_ui(ui, explorer, node);
    wish
}
