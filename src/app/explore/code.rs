//! The search as pseudo-code: the line that has just run, and the variables there.

use std::sync::{Arc, Weak};

use egui::{
    Align2, Button, FontId, Frame, Panel, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2,
};
use egui_material_icons::icons::{ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT};
use langkah_engine::puzzle::code::place::{Code, Place};
use langkah_engine::puzzle::code::variables::{Variable, cut, outcome, variables};
use langkah_engine::puzzle::code::{Line, Listing};
use langkah_engine::puzzle::words::capital;
use langkah_language::text;

use crate::app::tables;
use crate::app::theme::palette;
use crate::app::toolbar::{announce, name};
use crate::session::explore::Wish;
use crate::session::explore::explorer::{Explorer, Jump};

/// The room for the mark at the current line, in points.
const MARK: f32 = 16.0;
/// The width of the names of variables, in points.
const NAMES: f32 = 92.0;
/// The height of a row of variables, in points.
const ROW: f32 = 20.0;
/// How many letters one block is indented.
const INDENT: f32 = 2.0;

/// What the view remembers: the line that it has brought into sight.
#[derive(Default)]
pub struct Seen {
    of: Weak<()>,
    place: Option<Place>,
}

pub fn code_ui(seen: &mut Seen, ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let (Some(listing), Some(trace)) = (explorer.listing(), explorer.trace()) else {
        ui.label(text!("tree-code-none"));
        return None;
    };
    let code = Code { listing: &listing, trace };
    let place = explorer.line(&listing)?;
    let wish = buttons_ui(ui, code, place);
    let frame = Frame::new();
    let below = Panel::bottom("variables").frame(frame).show_separator_line(false);
    below.show(ui, |ui| {
        ui.separator();
        outcome_ui(ui, explorer, code, place);
        variables_ui(ui, &variables(code, place, &*explorer.told()));
    });
    let is_new = !seen.of.ptr_eq(&Arc::downgrade(explorer.identity())) || seen.place != Some(place);
    *seen = Seen { of: Arc::downgrade(explorer.identity()), place: Some(place) };
    let current = code.step(place).map(|step| step.line);
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        listing_ui(ui, &listing, current, is_new);
    });
    wish
}

/// The way from one line to the next.
fn buttons_ui(ui: &mut Ui, code: Code<'_>, place: Place) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("tree-code-lines")).strong());
        for (icon, label, about, jump, enabled) in [
            (
                ICON_CHEVRON_LEFT,
                text!("tree-code-previous"),
                text!("tree-code-previous", "hint"),
                Jump::PreviousLine,
                code.previous(place).is_some(),
            ),
            (
                ICON_CHEVRON_RIGHT,
                text!("tree-code-next"),
                text!("tree-code-next", "hint"),
                Jump::NextLine,
                code.next(place).is_some(),
            ),
        ] {
            let button = Button::new(icon.rich_text()).small();
            let response = ui.add_enabled(enabled, button).on_hover_text(about);
            name(&response, label);
            if response.clicked() {
                wish = Some(Wish::Go(jump));
            }
        }
    });
    wish
}

fn listing_ui(ui: &mut Ui, listing: &Listing, current: Option<usize>, is_new: bool) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for (index, line) in listing.lines().iter().enumerate() {
        line_ui(ui, (index, line), current == Some(index), is_new);
    }
}

/// A line with a mark and a ground if it is the current one. A line that is too long goes on below
/// itself.
fn line_ui(ui: &mut Ui, (index, line): (usize, &Line), is_current: bool, is_new: bool) {
    let colours = palette(ui);
    let size = ui.text_style_height(&egui::TextStyle::Small);
    let font = FontId::monospace((size * 0.82).clamp(11.0, 16.0));
    let letter = ui.fonts_mut(|fonts| fonts.glyph_width(&font, 'x'));
    let left = MARK + f32::from(line.indent) * INDENT * letter;
    let ink = if is_current { colours.home_text } else { colours.text };
    let text = line.text();
    let width = (ui.available_width() - left - 2.0).max(40.0);
    let galley = ui.painter().layout(text.clone(), font.clone(), ink, width);
    let height = galley.size().y + 3.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    if is_current {
        ui.painter().rect_filled(rect, 3.0, colours.home);
        let mark = rect.left_top()
            + vec2(MARK * 0.5, 1.5 + galley.rows.first().map_or(0.0, |row| row.height()) * 0.5);
        ui.painter().text(mark, Align2::CENTER_CENTER, "▶", FontId::proportional(font.size), ink);
        if is_new {
            ui.scroll_to_rect(rect, None);
        }
    }
    ui.painter().galley(rect.left_top() + vec2(left, 1.5), galley, ink);
    let shown = index + 1;
    let about = match is_current {
        true => text!("tree-code-line-current", line = shown, text = text),
        false => text!("tree-code-line", line = shown, text = text),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Label, true, is_current, &about));
    if is_current {
        announce(&response);
    }
}

/// What became of the node at hand.
fn outcome_ui(ui: &mut Ui, explorer: &Explorer, code: Code<'_>, place: Place) {
    let told = explorer.told();
    let text = outcome(code, place, &*told);
    let cut = cut(code, place).filter(|_| !explorer.is_growing());
    let lines: Vec<String> = text.into_iter().chain(cut.map(str::to_owned)).collect();
    let text = capital(&lines.join("\n"));
    // The room is there at every line, so that the table below it stays where it is.
    let least = 2.0 * ui.text_style_height(&egui::TextStyle::Small);
    ui.vertical(|ui| {
        ui.set_min_height(least);
        if !text.is_empty() {
            ui.label(RichText::new(text).small().color(palette(ui).mark_text));
        }
    });
}

fn variables_ui(ui: &mut Ui, variables: &[Variable]) {
    ui.spacing_mut().item_spacing.y = 0.0;
    tables::table_ui(ui, (text!("tree-code-variables"), variables.len(), 2), |ui| {
        for (index, variable) in variables.iter().enumerate() {
            tables::row_ui(ui, index, |ui| variable_ui(ui, variable));
        }
    });
}

fn variable_ui(ui: &mut Ui, variable: &Variable) {
    let colours = palette(ui);
    let value = variable.value.as_deref().unwrap_or("–");
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let name = Rect::from_min_size(rect.min, vec2(NAMES, rect.height()));
    let rest = Rect::from_min_max(name.right_top(), rect.max);
    let font = egui::TextStyle::Small.resolve(ui.style());
    let paint = |rect: Rect, text: &str, ink| {
        let clipped = ui.painter().with_clip_rect(rect);
        clipped.text(rect.left_center(), Align2::LEFT_CENTER, text, font.clone(), ink);
    };
    paint(name, variable.name, colours.weak);
    paint(rest, value, colours.text);
    tables::cell(ui, 0, name, variable.name);
    tables::cell(ui, 1, rest, value);
    response.on_hover_text(format!("{}: {value}", variable.name));
}
