//! The rows of the list of results. They are one stop of the Tab key, and arrows lead from row to
//! row.

use std::ops::{Range, RangeInclusive};

use egui::accesskit::Action;
use egui::{
    Align2, EventFilter, FocusDirection, FontId, Id, Key, Modifiers, Rect, Response, ScrollArea,
    Sense, Ui, pos2, style::ScrollAnimation, vec2,
};
use langkah_language::text;
use langkah_puzzle::results::{Entry, words};

use crate::app::theme::palette;
use crate::app::widgets::named::name;
use crate::app::widgets::tables::{cell, head, row_ui, table_ui};
use crate::session::Session;
use crate::session::results::EntryId;

/// The height of a row, in points.
const ROW: f32 = 22.0;

/// The room between two columns, in points.
const SPACE: f32 = 14.0;

/// The results whose texts make the columns wide enough: the newest.
const MEASURED: usize = 50;

/// The columns of figures, which stand at the right of their room.
const FIGURES: RangeInclusive<usize> = 2..=6;

/// Which row the keys have come to. The row of the heads has the index 0, the newest result 1.
#[derive(Default)]
pub(super) struct Rows {
    chosen: usize,
    /// Whether the chosen row takes the focus as soon as it is in sight.
    wants_focus: bool,
}

impl Rows {
    /// The list, the newest first. Returns the result that was clicked.
    pub fn list_ui(
        &mut self,
        session: &Session,
        ui: &mut Ui,
        height: f32,
        has_keys: bool,
    ) -> Option<EntryId> {
        let entries = session.results().entries();
        let (widths, all) = (widths(ui, entries), entries.len() + 1);
        let area =
            ScrollArea::both().id_salt("list").max_height(height).min_scrolled_height(height);
        ui.spacing_mut().item_spacing.y = 0.0;
        let id = ui.scope_id().with("results");
        let is_led = has_keys && self.keys(ui, id, all, height);
        let mut opened = None;
        table_ui(ui, (text!("play-results"), all, words::COLUMNS), |ui| {
            area.auto_shrink([false, true]).show_rows(ui, ROW, all, |ui, rows| {
                ui.set_min_width(widths.iter().sum());
                scroll_sideways(ui);
                if is_led {
                    self.scroll_to_chosen(ui, &rows);
                }
                self.choose_in_sight(ui, id, &rows);
                for row in rows {
                    let index = row.checked_sub(1).map(|_| entries.len() - row);
                    let entry = index.and_then(|index| Some((index, entries.get(index)?)));
                    let Some((index, entry)) = entry else {
                        let heads = words::columns().map(str::to_owned);
                        line_ui(ui, (row, id, Sense::HOVER), &widths, &heads);
                        continue;
                    };
                    if self.entry_ui(ui, (row, id), &widths, entry) {
                        opened = Some(session.results().id(index));
                    }
                }
            });
        });
        opened
    }

    /// Arrows and pages lead from row to row. Returns whether one did.
    fn keys(&mut self, ui: &Ui, id: Id, all: usize, height: f32) -> bool {
        let page = ((height / ROW) as isize - 2).max(1);
        let last = all as isize - 1;
        let has_focus = ui.memory(|memory| memory.has_focus(id.with(self.chosen)));
        let is_shown = has_focus || self.wants_focus;
        let mut at = self.chosen.max(1) as isize;
        let mut is_led = false;
        for (key, by) in [
            (Key::ArrowDown, 1),
            (Key::ArrowUp, -1),
            (Key::PageDown, page),
            (Key::PageUp, -page),
            (Key::Home, -last),
            (Key::End, last),
        ] {
            let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            let is_arrow = matches!(key, Key::ArrowDown | Key::ArrowUp);
            if times > 0 {
                // The first arrow only shows where the keys are.
                let times = times as isize - isize::from(!is_shown && is_arrow);
                at = (at + by * times).clamp(1, last.max(1));
                is_led = true;
            }
        }
        if is_led {
            (self.chosen, self.wants_focus) = (at as usize, true);
            // Else the arrow leads on from the row to another widget.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
        is_led
    }

    /// Scrolls until the chosen row is in sight; `rows` are those that are drawn.
    fn scroll_to_chosen(&self, ui: &Ui, rows: &Range<usize>) {
        let above = (self.chosen as f32 - rows.start as f32) * ROW;
        let place = pos2(ui.clip_rect().left(), ui.min_rect().top() + above);
        let rect = Rect::from_min_size(place, vec2(1.0, ROW));
        ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
    }

    /// The stop of the Tab key is a row that is in sight. A screen reader may give the focus to any
    /// row.
    fn choose_in_sight(&mut self, ui: &Ui, id: Id, rows: &Range<usize>) {
        let asked = |&row: &usize| {
            ui.input(|input| input.has_accesskit_action_request(id.with(row), Action::Focus))
        };
        if let Some(row) = rows.clone().filter(|&row| row > 0).find(asked) {
            (self.chosen, self.wants_focus) = (row, true);
        }
        if !self.wants_focus {
            self.chosen = self.chosen.clamp(rows.start.max(1), (rows.end - 1).max(1));
        }
    }

    /// A row with a result. Returns whether it was clicked.
    fn entry_ui(
        &mut self,
        ui: &mut Ui,
        (row, id): (usize, Id),
        widths: &[f32; words::COLUMNS],
        entry: &Entry,
    ) -> bool {
        let is_chosen = row == self.chosen;
        let sense = if is_chosen { Sense::click() } else { Sense::CLICK | Sense::HOVER };
        let response = line_ui(ui, (row, id, sense), widths, &words::row(entry));
        if is_chosen && std::mem::take(&mut self.wants_focus) {
            response.request_focus();
        }
        if response.has_focus() {
            // Else the arrows lead to another widget.
            let filter = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        }
        let about = text!("play-results-open", date = entry.date.short());
        name(&response, &about);
        let hint = match entry.made.is_empty() {
            true => about.as_str(),
            false => text!("play-results-open", "hint"),
        };
        response.on_hover_text(hint).clicked()
    }
}

/// Keys scroll the list to the sides.
fn scroll_sideways(ui: &Ui) {
    for (key, by) in [(Key::ArrowRight, -3.0), (Key::ArrowLeft, 3.0)] {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        if times > 0 {
            ui.scroll_with_delta(vec2(by * ROW * times as f32, 0.0));
        }
    }
}

/// The widths of the columns: texts are longer in some languages.
fn widths(ui: &Ui, entries: &[Entry]) -> [f32; words::COLUMNS] {
    let rows: Vec<_> = entries.iter().rev().take(MEASURED).map(words::row).collect();
    let heads = words::columns().map(str::to_owned);
    std::array::from_fn(|column| {
        let texts = rows.iter().chain([&heads]).map(|row| row[column].clone());
        let ink = ui.visuals().text_color();
        let wide = |text| ui.painter().layout_no_wrap(text, font(), ink).size().x;
        texts.map(wide).fold(0.0, f32::max) + SPACE
    })
}

fn font() -> FontId {
    FontId::proportional(13.0)
}

/// A row of the list, with its index, the id of the list and what it senses.
fn line_ui(
    ui: &mut Ui,
    (index, id, sense): (usize, Id, Sense),
    widths: &[f32; words::COLUMNS],
    texts: &[String; words::COLUMNS],
) -> Response {
    let colours = palette(ui);
    let row = row_ui(ui, index, |ui| {
        let (_, rect) = ui.allocate_space(vec2(widths.iter().sum(), ROW));
        let response = ui.interact(rect, id.with(index), sense);
        if index > 0 && (response.hovered() || response.has_focus()) {
            ui.painter().rect_filled(rect, 2, colours.line);
        }
        let ink = if index == 0 { colours.weak } else { colours.text };
        let mut left = rect.left();
        for (column, (text, width)) in texts.iter().zip(widths).enumerate() {
            let room = Rect::from_min_size(pos2(left, rect.top()), vec2(*width - SPACE, ROW));
            let (align, at) = match FIGURES.contains(&column) {
                true => (Align2::RIGHT_CENTER, room.right_center()),
                false => (Align2::LEFT_CENTER, room.left_center()),
            };
            ui.painter().with_clip_rect(room.intersect(ui.clip_rect())).text(
                at,
                align,
                text,
                font(),
                ink,
            );
            match index {
                0 => head(ui, column, room, text),
                _ => cell(ui, column, room, text),
            }
            left += width;
        }
        let below = rect.x_range();
        ui.painter().hline(below, rect.bottom(), (1.0, colours.line));
        response
    });
    row.inner
}
