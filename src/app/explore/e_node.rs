//! The E-node and its children.

use egui::{Button, RichText, Ui};
use egui_material_icons::icons::{ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT};
use langkah_engine::search::trace::export;
use langkah_language::text;

use super::{board, node};
use crate::app::family::faces;
use crate::app::widgets::named::button_ui;
use crate::session::explore::Wish;
use crate::session::explore::explorer::{Explorer, Jump};

/// The E-node and its children, or the node that stands for it before the first expansion and at
/// the end.
pub fn e_node_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let (trace, moment, told) = (explorer.trace()?, explorer.moment()?, explorer.told());
    let face = faces::face(explorer);
    let size = face.size_of_e_node(ui);
    let Some(e_node) = moment.e_node() else {
        if explorer.is_between() {
            ui.label(text!("tree-panel-no-e-node"));
            return None;
        }
        let (text, node) = told.rest(moment);
        ui.label(text);
        return node::card_ui(ui, explorer, node, &size, false);
    };
    let mut wish = node::card_ui(ui, explorer, e_node, &size, true);
    if explorer.is_between() {
        return wish;
    }
    if let Some(why) = told.chosen(trace, moment.at()) {
        ui.label(why);
    }
    ui.add_space(4.0);
    let children = moment.children();
    wish = wish.or(children_ui(ui, explorer, told.children(children.len())));
    let (side, width) = face.size_of_child(ui, children.len());
    ui.horizontal_wrapped(|ui| {
        for child in children {
            let below = ui.vertical(|ui| {
                ui.set_width(width);
                child_ui(ui, explorer, child, side)
            });
            wish = wish.take().or(below.inner);
        }
    });
    // In the middle of its expansion this is not known yet.
    if explorer.children_made().is_none() {
        for text in told.left_out(moment, e_node) {
            ui.label(RichText::new(text).weak().small());
        }
    }
    wish
}

/// The title above the children of the E-node, and the way from one of them to the next.
fn children_ui(ui: &mut Ui, explorer: &Explorer, title: String) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let text = match explorer.children_made() {
            Some(made) => text!("tree-panel-children-so-far", count = made),
            None => title,
        };
        ui.label(RichText::new(text).strong());
        for (icon, label, about, place) in [
            (
                ICON_CHEVRON_LEFT,
                text!("tree-panel-previous-child"),
                text!("tree-panel-previous-child", "hint"),
                Jump::PreviousChild,
            ),
            (
                ICON_CHEVRON_RIGHT,
                text!("tree-panel-next-child"),
                text!("tree-panel-next-child", "hint"),
                Jump::NextChild,
            ),
        ] {
            if button_ui(ui, Button::new(icon.rich_text()).small(), label, about) {
                wish = Some(Wish::Go(place));
            }
        }
    });
    wish
}

/// A small board with its words below it.
fn child_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().interact_size.y = 14.0;
    let wish = board::board_ui(ui, explorer, node, side);
    let [led, cost] = explorer.told().caption(explorer.trace()?, node);
    if let Some(led) = led {
        ui.label(RichText::new(led).small().strong());
    }
    if let Some(cost) = cost {
        ui.label(RichText::new(cost).small());
    }
    let state = explorer.moment().and_then(|moment| moment.state(node));
    let about = state.map(export::title).unwrap_or_default();
    ui.label(RichText::new(about).small().weak());
    wish
}
