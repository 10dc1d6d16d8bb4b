//! Above the board while it is edited: what a click does, and which cells belong together.

use egui::Ui;
use egui::containers::menu::MenuButton;
use egui_material_icons::icons::ICON_EXPAND_MORE;
use langkah_engine::hidato::compose::Symmetry;
use langkah_language::text;
use langkah_puzzle::words::capital;

use super::compose;
use crate::app::mode_bar::source_ui;
use crate::app::pane::Pane;
use crate::app::widgets::menus::{choices, menu_ui};
use crate::app::widgets::named::name;
use crate::app::widgets::segment::segments_ui;
use crate::session::hidato::Hidato;
use crate::session::hidato::compose::{Compose, Tool};

/// The choice among several puzzles needs at least this width, in points.
const CHOICE_MIN: f32 = 90.0;

/// A shorter name of the puzzle, in points, says nothing. The window's title has it, too.
const NAME_MIN: f32 = 48.0;

/// The tools, and the name of the puzzle, if it has room. If a file has several puzzles and there
/// is no room beside the tools, their choice stands below.
pub(in crate::app::hidato) fn bar_ui(pane: &mut Pane<'_>, ui: &mut Ui, source: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(30.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        tools_ui(pane, ui);
        let room = ui.available_size_before_wrap().x;
        if pane.session.puzzles().is_some() && room < CHOICE_MIN {
            ui.end_row();
            return source_ui(pane, ui, source);
        }
        if room < NAME_MIN {
            return;
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            source_ui(pane, ui, source);
        });
    });
}

fn tools_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(hidato) = pane.session.hidato() else { return };
    let (tool, symmetry) = (Hidato::tool(hidato), hidato.symmetry());
    let tools = [
        (Tool::Numbers, text!("window-compose-numbers"), text!("window-compose-numbers", "hint")),
        (Tool::Cells, text!("window-compose-cells"), text!("window-compose-cells", "hint")),
        (Tool::Edges, text!("window-compose-edges"), text!("window-compose-edges", "hint")),
    ];
    let tools = tools.map(|(tool, text, about)| (tool, (text, text), about));
    let clicked = segments_ui(ui, Some(tool), tools);
    pane.queue.extend(clicked.map(|tool| compose(Compose::Tool(tool))));
    ui.add_space(4.0);
    symmetry_ui(pane, ui, symmetry);
}

fn symmetry_ui(pane: &mut Pane<'_>, ui: &mut Ui, symmetry: Symmetry) {
    let title = capital(symmetry.title());
    let label = (title.as_str(), ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
        for choice in Symmetry::ALL {
            if ui.radio(choice == symmetry, capital(choice.title())).clicked() {
                pane.queue.push(compose(Compose::Symmetry(choice)));
                ui.close();
            }
        }
    });
    name(&response.on_hover_text(text!("window-compose-symmetry")), &title);
}
