//! The live nodes in the order in which the search takes them.

use std::sync::{Arc, Weak};

use egui::{Align, Layout, Rect, Response, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use langkah_engine::search::trace::live::Live;
use langkah_engine::search::trace::number;
use langkah_language::text;
use langkah_puzzle::told::{LiveRow, Told};
use langkah_puzzle::words::capital;

use crate::app::theme::palette;
use crate::app::widgets::tables;
use crate::session::explore::explorer::Explorer;
use crate::session::explore::recording::Recorded;
use crate::session::explore::{NodeWish, Wish};

/// The most nodes that are listed: a person reads from the top.
const LISTED_MAX: usize = 2000;

const ROW: f32 = 22.0;
/// The widths of g, h and ĉ, in points.
const FIGURES: [f32; 3] = [28.0, 28.0, 30.0];
const DIGIT: f32 = 7.4;

/// The widths of the place, the node, g, h and ĉ, in points, for numbers up to these. The last
/// column, what decided the place, has the rest.
fn widths(places: usize, nodes: u32) -> [f32; 5] {
    let digits = |number: u32| number.max(1).ilog10() as f32 + 1.0;
    let [place, node] = [places as u32, nodes].map(|number| DIGIT * digits(number) + 14.0);
    let [g, h, cost] = FIGURES;
    // The head of the nodes is a word.
    [place, node.max(50.0), g, h, cost]
}

/// The list of a moment, kept between frames: for a heap it takes some milliseconds to find.
#[derive(Default)]
pub struct List {
    of: Weak<Recorded>,
    /// The moment, and how many nodes were generated and live.
    at: (u32, u64, u64),
    live: Vec<Live>,
}

impl List {
    /// The first `max` live nodes; `max` is the same in all calls.
    pub fn at(&mut self, explorer: &Explorer, max: usize) -> &[Live] {
        let of = Arc::downgrade(explorer.recorded());
        let tally = explorer.moment().map(|moment| moment.tally());
        let (generated, live) = tally.map_or((0, 0), |tally| (tally.generated, tally.live));
        let at = (explorer.at(), generated, live);
        if !self.of.ptr_eq(&of) || self.at != at {
            let live = explorer.moment().map(|moment| moment.live(max));
            *self = Self { of, at, live: live.unwrap_or_default() };
        }
        &self.live
    }
}

pub fn live_ui(list: &mut List, ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let all = explorer.moment()?.tally().live;
    let list = list.at(explorer, LISTED_MAX);
    if list.is_empty() {
        let has_next = explorer.trace()?.next_iteration(explorer.at()).is_some();
        ui.label(match (explorer.moment()?.is_end(), has_next) {
            (true, _) => text!("tree-panel-none-live-end"),
            (false, true) => text!("tree-panel-none-live-iteration"),
            (false, false) => text!("tree-panel-none-live"),
        });
        return None;
    }
    let count = if all > list.len() as u64 {
        text!("tree-panel-live-some", count = all, listed = list.len())
    } else {
        text!("tree-panel-live-all", count = all)
    };
    ui.label(RichText::new(count).weak().small());
    ui.spacing_mut().item_spacing.y = 0.0;
    let told = explorer.told();
    let (columns, rest) = told.columns();
    let head = ["", text!("tree-panel-node-head")].into_iter().chain(columns.iter().copied());
    let head: Vec<String> = head.map(str::to_owned).collect();
    let weak = palette(ui).weak;
    let space = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover()).0;
    let widths = widths(list.len(), explorer.trace()?.len());
    cells_ui(ui, (space, &widths), &head, rest, weak);
    let mut wish = None;
    tables::table_ui(ui, (text!("tree-panel-live-table"), list.len(), head.len() + 1), |ui| {
        let area = egui::ScrollArea::vertical().auto_shrink([false, false]);
        area.show_rows(ui, ROW, list.len(), |ui, rows| {
            for index in rows {
                let Some(live) = list.get(index) else { continue };
                if tables::row_ui(ui, index, |ui| {
                    row_ui(ui, (explorer, &*told), &widths, (live, index))
                })
                .inner
                {
                    wish = Some(Wish::Node(NodeWish::Select(Some(live.node))));
                }
            }
        });
    });
    wish
}

/// The row of a live node; tells of a click on it.
fn row_ui(
    ui: &mut Ui,
    (explorer, told): (&Explorer, &dyn Told),
    widths: &[f32; 5],
    (live, index): (&Live, usize),
) -> bool {
    let Some(trace) = explorer.trace() else { return false };
    let size = vec2(ui.available_width(), ROW);
    let (space, response) = ui.allocate_exact_size(size, Sense::click());
    let colours = palette(ui);
    let is_selected = explorer.selected() == Some(live.node);
    if is_selected || response.hovered() {
        ui.painter().rect_filled(space, 3, colours.line);
    }
    let LiveRow { figures, rest, about } = told.row(trace, live);
    let own = [(index + 1).to_string(), number(live.node).to_string()];
    let figures: Vec<String> = own.into_iter().chain(figures).collect();
    let about = text!("tree-panel-live-node", node = number(live.node).to_string(), about = about);
    let why = live.decided.map(|why| told.decided(why)).unwrap_or_default();
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &about));
    let mut left = space.left();
    for (column, (text, width)) in figures.iter().zip(*widths).enumerate() {
        let rect = Rect::from_min_size(egui::pos2(left, space.top()), vec2(width, ROW));
        tables::cell(ui, column, rect, text);
        left += width;
    }
    let rest = cells_ui(ui, (space, widths), &figures, &rest, colours.text);
    tables::is_cell(&rest, figures.len());
    response.on_hover_text(format!("{about}\n{}", capital(why))).clicked()
}

/// The cells of a row. Returns what decided its place.
fn cells_ui(
    ui: &mut Ui,
    (space, widths): (Rect, &[f32; 5]),
    cells: &[String],
    why: &str,
    ink: egui::Color32,
) -> Response {
    let mut left = space.left();
    for (text, width) in cells.iter().zip(*widths) {
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
        ui.add(egui::Label::new(RichText::new(why).small().color(weak)).truncate())
    })
    .inner
}
