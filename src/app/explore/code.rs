//! The search as pseudo-code: the line that has just run, and the variables there.

use std::sync::{Arc, Weak};

use egui::{
    Align2, Button, Color32, FontId, Frame, Panel, Rect, Response, RichText, Role, Sense, Shape,
    Stroke, Ui, WidgetInfo, vec2,
};
use egui_material_icons::icons::{
    ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_PAUSE, ICON_PLAY_ARROW,
};
use langkah_language::text;
use langkah_puzzle::code::place::{Code, Place};
use langkah_puzzle::code::variables::{Variable, cut, outcome, variables};
use langkah_puzzle::code::{Line, Listing};

use crate::app::theme::palette;
use crate::app::widgets::named::{announce, button_if_ui};
use crate::app::widgets::tables;
use crate::session::explore::Wish;
use crate::session::explore::explorer::{Explorer, Jump};

/// The room for the mark at the current line, in points.
const MARK: f32 = 13.0;
/// The width of the names of variables, in points.
const NAMES: f32 = 34.0;
/// How many letters one block is indented, and how many a line that goes on below itself.
const INDENT: usize = 2;
/// The least and the greatest size of the letters, in points.
const LETTERS: [f32; 2] = [11.0, 13.5];

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
    let wish = buttons_ui(ui, explorer, code, place);
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

/// The way from one line to the next, and through all of them.
fn buttons_ui(ui: &mut Ui, explorer: &Explorer, code: Code<'_>, place: Place) -> Option<Wish> {
    let (has_previous, has_next) = (code.previous(place).is_some(), code.next(place).is_some());
    let (icon, play) = match explorer.is_playing_lines() {
        true => (ICON_PAUSE, text!("tree-code-pause")),
        false => (ICON_PLAY_ARROW, text!("tree-code-play")),
    };
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("tree-code-lines")).strong());
        for (icon, label, about, does, enabled) in [
            (
                ICON_CHEVRON_LEFT,
                text!("tree-code-previous"),
                text!("tree-code-previous", "hint"),
                Wish::Go(Jump::PreviousLine),
                has_previous,
            ),
            (
                icon,
                play,
                text!("tree-code-play", "hint"),
                Wish::PlayLines,
                has_previous || has_next,
            ),
            (
                ICON_CHEVRON_RIGHT,
                text!("tree-code-next"),
                text!("tree-code-next", "hint"),
                Wish::Go(Jump::NextLine),
                has_next,
            ),
        ] {
            let button = Button::new(icon.rich_text()).small();
            if button_if_ui(ui, enabled, button, label, about) {
                wish = Some(does);
            }
        }
    });
    wish
}

fn listing_ui(ui: &mut Ui, listing: &Listing, current: Option<usize>, is_new: bool) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let texts: Vec<String> = listing.lines().iter().map(Line::text).collect();
    let indent = |line: &Line| INDENT * usize::from(line.indent);
    let lengths = listing.lines().iter().zip(&texts);
    let longest = lengths.map(|(line, text)| indent(line) + text.chars().count()).max();
    let font = font(ui, longest.unwrap_or(1));
    for (index, (line, text)) in listing.lines().iter().zip(texts).enumerate() {
        let is_current = current == Some(index);
        let response = line_ui(ui, (&text, indent(line)), &font, is_current);
        if is_current && is_new {
            response.scroll_to_me(None);
        }
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
}

/// The largest letters with which the longest line fits, if they can be read.
fn font(ui: &Ui, longest: usize) -> FontId {
    let growth = egui::TextStyle::Small.resolve(ui.style()).size / 12.0;
    let wide = FontId::monospace(12.0);
    let letter = ui.fonts_mut(|fonts| fonts.glyph_width(&wide, 'x')) / wide.size;
    let fits = (ui.available_width() - MARK) / (longest as f32 * letter);
    FontId::monospace(fits.clamp(LETTERS[0], LETTERS[1] * growth))
}

/// A line with a mark and a ground if it is the current one. A line that is too long goes on below
/// itself.
fn line_ui(ui: &mut Ui, line: (&str, usize), font: &FontId, is_current: bool) -> Response {
    let colours = palette(ui);
    let (text, indent) = line;
    let (letter, high) =
        ui.fonts_mut(|fonts| (fonts.glyph_width(font, 'x'), fonts.row_height(font)));
    let room = ((ui.available_width() - MARK) / letter) as usize;
    let rows = wrapped(text, indent, room);
    let size = vec2(ui.available_width(), rows.len() as f32 * high + 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let ink = if is_current { colours.home_text } else { colours.text };
    if is_current {
        ui.painter().rect_filled(rect, 3.0, colours.home);
        let at = rect.left_top() + vec2(4.0, 1.0 + 0.5 * high);
        let mark = [vec2(0.0, -4.0), vec2(6.0, 0.0), vec2(0.0, 4.0)].map(|by| at + by);
        ui.painter().add(Shape::convex_polygon(mark.to_vec(), ink, Stroke::NONE));
    }
    for (at, (indent, row)) in rows.iter().enumerate() {
        let left = MARK + *indent as f32 * letter;
        let place = rect.left_top() + vec2(left, 1.0 + at as f32 * high);
        ui.painter().text(place, Align2::LEFT_TOP, row, font.clone(), ink);
    }
    response
}

/// The rows of a line, each with its indent, of at most `room` letters if its words allow it.
fn wrapped(text: &str, indent: usize, room: usize) -> Vec<(usize, String)> {
    let mut rows = vec![(indent, String::new())];
    for word in text.split(' ') {
        let Some((left, row)) = rows.last_mut() else { break };
        let length = *left + row.chars().count() + 1 + word.chars().count();
        if row.is_empty() {
            row.push_str(word);
        } else if length <= room {
            row.push(' ');
            row.push_str(word);
        } else {
            rows.push((indent + INDENT, word.to_owned()));
        }
    }
    rows
}

/// What became of the node at hand.
fn outcome_ui(ui: &mut Ui, explorer: &Explorer, code: Code<'_>, place: Place) {
    let told = explorer.told();
    let text = outcome(code, place, &*told);
    let cut = cut(code, place).filter(|_| !explorer.is_growing());
    let lines: Vec<String> = text.into_iter().chain(cut.map(str::to_owned)).collect();
    let text = lines.join("\n");
    // Some room is there at every line, so that the lines above seldom move.
    let least = ui.text_style_height(&egui::TextStyle::Small);
    ui.vertical(|ui| {
        ui.set_min_height(least);
        if !text.is_empty() {
            ui.label(RichText::new(text).small().color(palette(ui).mark_text));
        }
    });
}

/// The nodes one below the other, and below them the numbers in one row.
fn variables_ui(ui: &mut Ui, variables: &[Variable]) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let (numbers, nodes): (Vec<&Variable>, Vec<&Variable>) =
        variables.iter().partition(|variable| variable.is_number);
    let width = ui.available_width();
    let size = (text!("tree-code-variables"), nodes.len() + 1, 2 * numbers.len().max(1));
    tables::table_ui(ui, size, |ui| {
        for (index, variable) in nodes.iter().enumerate() {
            tables::row_ui(ui, index, |ui| row_ui(ui, &[(variable, NAMES, width - NAMES)]));
        }
        let font = egui::TextStyle::Small.resolve(ui.style());
        let wide = |text: &str| {
            ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x
        };
        // Numbers are seldom wider than this, so that the row stays as it is.
        let cells: Vec<(&Variable, f32, f32)> =
            numbers.iter().map(|&one| (one, wide(one.name) + 8.0, 40.0)).collect();
        tables::row_ui(ui, nodes.len(), |ui| row_ui(ui, &cells));
    });
}

/// Variables side by side, each with the widths of its name and of its value.
fn row_ui(ui: &mut Ui, variables: &[(&Variable, f32, f32)]) {
    let colours = palette(ui);
    let font = egui::TextStyle::Small.resolve(ui.style());
    let high = ui.text_style_height(&egui::TextStyle::Small) + 2.0;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let mut left = row.left();
    for (index, &(variable, name, rest)) in variables.iter().enumerate() {
        let value = variable.value.as_deref().unwrap_or("–");
        for (column, text, width, ink) in [
            (2 * index, variable.name, name, colours.weak),
            (2 * index + 1, value, rest, colours.text),
        ] {
            let rect = Rect::from_min_size(egui::pos2(left, row.top()), vec2(width, high));
            let painter = ui.painter().with_clip_rect(rect);
            painter.text(rect.left_center(), Align2::LEFT_CENTER, text, font.clone(), ink);
            tables::cell(ui, column, rect, text);
            left += width;
        }
    }
}
