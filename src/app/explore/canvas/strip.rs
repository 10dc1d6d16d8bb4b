//! The buttons above the tree, and the legend.

use egui::containers::menu::MenuButton;
use egui::{Button, RichText, Ui};
use egui_material_icons::icons::{
    ICON_CENTER_FOCUS_STRONG, ICON_EXPAND_MORE, ICON_FIT_SCREEN, ICON_UNFOLD_LESS, ICON_VISIBILITY,
};
use langkah_language::text;

use super::{Aim, Canvas, Options};
use crate::app::explore::{legend, save};
use crate::app::family::faces;
use crate::app::files::Save;
use crate::app::widgets::menus::{choices, choices_ui, menu_ui};
use crate::app::widgets::named::{button_ui, name};
use crate::session::command::Command;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::{NodeWish, Wish};

impl Options {
    /// `costs` is the name of the costs that nodes bear.
    fn options_ui(&mut self, ui: &mut Ui, costs: &'static str) {
        ui.label(RichText::new(text!("tree-view-on-nodes")).weak());
        ui.checkbox(&mut self.has_number, text!("tree-view-number"));
        ui.checkbox(&mut self.has_order, text!("tree-view-expansion-order"));
        ui.checkbox(&mut self.has_cost, costs);
        ui.add_space(4.0);
        ui.label(RichText::new(text!("tree-view-view")).weak());
        ui.checkbox(&mut self.follows, text!("tree-view-follows"))
            .on_hover_text(text!("tree-view-follows", "hint"));
        ui.checkbox(&mut self.has_overview, text!("tree-view-overview"))
            .on_hover_text(text!("tree-view-overview", "hint"));
    }
}

/// The width of the buttons above the tree without their words, with the gaps between them, and
/// the width of the button that folds, in points.
const ICONS_WIDTH: f32 = 196.0;
const TIDY_WIDTH: f32 = 40.0;

fn icons_width(is_tidy: bool) -> f32 {
    ICONS_WIDTH + if is_tidy { 0.0 } else { TIDY_WIDTH }
}

/// The words on the buttons above the tree; none if there is not enough room for all.
fn words(ui: &Ui, is_tidy: bool) -> [&'static str; 4] {
    let words = [
        text!("tree-view-fit"),
        text!("tree-view-centre"),
        text!("tree-view-show"),
        text!("tree-view-save"),
    ];
    let font = egui::TextStyle::Button.resolve(ui.style());
    let width = |word: &str| {
        let ink = ui.visuals().text_color();
        ui.painter().layout_no_wrap(word.to_owned(), font.clone(), ink).size().x
    };
    let needed = words.map(width).iter().sum::<f32>() + icons_width(is_tidy);
    if needed <= ui.available_width() { words } else { [""; 4] }
}

impl Canvas {
    /// The buttons above the tree, and the legend.
    pub fn strip_ui(
        &mut self,
        ui: &mut Ui,
        explorer: &Explorer,
        queue: &mut Vec<Command>,
    ) -> Option<Save> {
        let mut save = None;
        let face = faces::face(explorer);
        let is_tidy = *explorer.folds() == Default::default();
        let words = words(ui, is_tidy);
        // Without room for all buttons in one row the menus stand below the others.
        let is_tight = ui.available_width() < icons_width(is_tidy);
        let menus = egui::Layout::right_to_left(egui::Align::Center);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            self.buttons_ui(ui, words, is_tidy, queue);
            if !is_tight {
                ui.with_layout(menus, |ui| save = self.menus_ui(ui, words, explorer));
            }
        });
        if is_tight {
            ui.horizontal(|ui| save = self.menus_ui(ui, words, explorer));
        }
        let wish = legend::legend_ui(ui, &face.kinds(), true);
        queue.extend(wish.map(Command::Explore));
        save
    }

    /// The buttons that move the tree.
    fn buttons_ui(
        &mut self,
        ui: &mut Ui,
        [fit, centre, ..]: [&'static str; 4],
        is_tidy: bool,
        queue: &mut Vec<Command>,
    ) {
        let fit = Button::new((ICON_FIT_SCREEN.rich_text(), fit));
        if button_ui(ui, fit, text!("tree-view-fit"), text!("tree-view-fit", "hint")) {
            self.aim(Aim::Fit);
        }
        let centre = Button::new((ICON_CENTER_FOCUS_STRONG.rich_text(), centre));
        let about = text!("tree-view-centre", "hint");
        if button_ui(ui, centre, text!("tree-view-centre", "name"), about) {
            self.aim(Aim::ENode);
        }
        if is_tidy {
            return;
        }
        let tidy = Button::new(ICON_UNFOLD_LESS.rich_text());
        if button_ui(ui, tidy, text!("tree-view-tidy"), text!("tree-view-tidy")) {
            queue.push(Command::Explore(Wish::Node(NodeWish::Tidy)));
        }
    }

    /// The menus of what is saved and what is shown.
    fn menus_ui(
        &mut self,
        ui: &mut Ui,
        [.., show, save]: [&'static str; 4],
        explorer: &Explorer,
    ) -> Option<Save> {
        let save = save::tree_menu_ui(ui, explorer, self.options.has_order, save);
        let label = (ICON_VISIBILITY.rich_text(), show, ICON_EXPAND_MORE.rich_text());
        let costs = faces::face(explorer).costs();
        let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
            choices_ui(ui, |ui| self.options.options_ui(ui, costs));
        });
        let response = response.on_hover_text(text!("tree-view-show", "hint"));
        name(&response, text!("tree-view-show", "name"));
        save
    }
}
