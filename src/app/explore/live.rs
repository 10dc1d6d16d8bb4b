//! The live nodes in the order in which they are taken.

use std::sync::{Arc, Weak};

use egui::{Align, Layout, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::theme::palette;
use crate::puzzle::tree;
use crate::puzzle::words::{capital, grouped};
use crate::search::trace::live::Live;
use crate::session::explore::Wish;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::recording::Recorded;

/// How many are asked for: a person reads from the top.
const LISTED_MAX: usize = 2000;

const ROW: f32 = 22.0;
/// The widths of the place, the node, g, h and ĉ; what decided has the rest.
const WIDTHS: [f32; 5] = [38.0, 68.0, 28.0, 28.0, 30.0];

/// The list of a moment: a heap's takes some milliseconds to find.
#[derive(Default)]
pub struct List {
    of: Weak<Recorded>,
    at: u32,
    live: Vec<Live>,
}

impl List {
    /// The first `max` live nodes; `max` is the same in all calls.
    pub fn at(&mut self, explorer: &Explorer, max: usize) -> &[Live] {
        let of = Arc::downgrade(explorer.recorded());
        if !self.of.ptr_eq(&of) || self.at != explorer.at() {
            let live = explorer.moment().map(|moment| moment.live(max));
            *self = Self { of, at: explorer.at(), live: live.unwrap_or_default() };
        }
        &self.live
    }
}

pub fn live_ui(list: &mut List, ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let all = explorer.moment()?.tally().live;
    let list = list.at(explorer, LISTED_MAX);
    if list.is_empty() {
        ui.label("No node is live: the search has ended.");
        return None;
    }
    let more = if all > list.len() as u64 {
        format!(", the first {} listed", grouped(list.len() as u64))
    } else {
        String::new()
    };
    ui.label(
        RichText::new(format!("{} live, in the order in which they are taken{more}", grouped(all)))
            .weak()
            .small(),
    );
    ui.spacing_mut().item_spacing.y = 0.0;
    let head = ["", "node", "g", "h", "ĉ"].map(str::to_owned);
    let weak = palette(ui).weak;
    let space = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover()).0;
    cells_ui(ui, space, &head, "before the next because", weak);
    let mut wish = None;
    let area = egui::ScrollArea::vertical().auto_shrink([false, false]);
    area.show_rows(ui, ROW, list.len(), |ui, rows| {
        for index in rows {
            let Some(live) = list.get(index) else { continue };
            let size = vec2(ui.available_width(), ROW);
            let (space, response) = ui.allocate_exact_size(size, Sense::click());
            let colours = palette(ui);
            let is_selected = explorer.selected() == Some(live.node);
            if is_selected || response.hovered() {
                ui.painter().rect_filled(space, 3, colours.line);
            }
            let figures = [
                (index + 1).to_string(),
                live.node.to_string(),
                live.g.to_string(),
                live.h.to_string(),
                live.f.to_string(),
            ];
            let why = live.decided.map(tree::decided).unwrap_or_default();
            cells_ui(ui, space, &figures, why, colours.text);
            let about =
                format!("Live node {}: ĉ = {} + {} = {}", live.node, live.g, live.h, live.f);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &about));
            let place = capital(why);
            if response.on_hover_text(format!("{about}\n{place}")).clicked() {
                wish = Some(Wish::Select(Some(live.node)));
            }
        }
    });
    wish
}

/// The cells of a row, and what decided its place.
fn cells_ui(ui: &mut Ui, space: Rect, cells: &[String; 5], why: &str, ink: egui::Color32) {
    let mut left = space.left();
    for (text, width) in cells.iter().zip(WIDTHS) {
        let rect = Rect::from_min_size(egui::pos2(left, space.top()), vec2(width, ROW));
        let font = egui::FontId::proportional(13.0);
        ui.painter().text(rect.right_center(), egui::Align2::RIGHT_CENTER, text, font, ink);
        left += width;
    }
    let rest = Rect::from_min_max(egui::pos2(left + 10.0, space.top()), space.max);
    let weak = palette(ui).weak;
    let builder =
        egui::UiBuilder::new().max_rect(rest).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.add(egui::Label::new(RichText::new(why).small().color(weak)).truncate());
    });
}
