//! The right, bottom: the numbers in the order in which they were placed, with the current one
//! marked, and the reason for its place.

use egui::{Align2, FontId, Id, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use langkah_engine::hidato::solve::{How, Step};
use langkah_engine::puzzle::hidato::words;
use langkah_engine::puzzle::words::capital;
use langkah_language::text;

use crate::app::theme::{heading, palette};
use crate::app::window::Window;
use crate::session::command::Command;

/// The list scrolls if it is higher than this, in points. A higher window gives it more room.
pub(super) const HEIGHT_MIN: f32 = 94.0;
pub(super) const HEIGHT_MAX: f32 = 220.0;

/// The room of a number, in points.
const CHIP: Vec2 = vec2(38.0, 22.0);

/// The width that is left free for the scroll bar, in points.
pub(super) const SCROLL_BAR: f32 = 4.0;

/// The most other choices that are named, each with what rules it out.
const OTHERS_MAX: usize = 6;

/// The most failed guesses that are named.
const FAILED_MAX: usize = 8;

/// The number that was placed last, the rule in a sentence, and the guesses that failed before it.
pub(super) fn step_ui(window: &Window, ui: &mut Ui) {
    let colours = palette(ui);
    ui.label(RichText::new(text!("window-hidato-this-step")).text_style(heading()));
    let Some(hidato) = window.session.hidato() else { return };
    let (Some((step, why)), Some(open)) = (hidato.step(), hidato.open()) else {
        let text = if hidato.shows_second() {
            text!("window-hidato-steps-of-first")
        } else {
            text!("window-hidato-start")
        };
        ui.label(RichText::new(text).weak());
        return;
    };
    let place = open.board.shape().name(step.cell);
    let place = text!("window-hidato-number-at", number = step.number.to_string(), place = place);
    let ink = if is_choice(step) { colours.mark_text } else { colours.accent };
    ui.label(RichText::new(place).color(ink).strong());
    ui.label(format!("{}.", capital(&why.clause)));
    for other in why.others.iter().take(OTHERS_MAX) {
        ui.label(RichText::new(format!("• {}.", capital(other))).weak());
    }
    if why.others.len() > OTHERS_MAX {
        let more = (why.others.len() - OTHERS_MAX).to_string();
        let more = text!("window-hidato-more", count = more);
        ui.label(RichText::new(more).weak());
    }
    for is_fact in [true, false] {
        let failed = words::failed(&open.board, step, is_fact);
        if !failed.is_empty() {
            let text = match is_fact {
                true => text!("window-hidato-failed-first", guesses = join(&failed)),
                false => text!("window-hidato-failed-here", guesses = join(&failed)),
            };
            ui.label(RichText::new(text).color(colours.mark_text));
        }
    }
    let unlisted = hidato.result().and_then(|(_, solution)| words::unlisted(solution));
    if let Some(unlisted) = unlisted {
        ui.label(RichText::new(format!("{}.", capital(&unlisted))).weak());
    }
}

fn join(failed: &[String]) -> String {
    let mut names: Vec<String> = failed.iter().take(FAILED_MAX).cloned().collect();
    if failed.len() > FAILED_MAX {
        let more = (failed.len() - FAILED_MAX).to_string();
        names.push(text!("window-hidato-and-more", count = more));
    }
    names.join("; ")
}

pub(super) fn steps_ui(window: &mut Window, ui: &mut Ui) {
    ui.label(RichText::new(text!("window-hidato-numbers")).text_style(heading()));
    let Some(player) = window.session.hidato().and_then(|hidato| hidato.player()) else { return };
    let (count, position) = (player.steps().len(), player.position());
    if count == 0 {
        let text = if window.session.is_hopeless() {
            text!("window-hidato-no-numbers")
        } else {
            text!("window-hidato-numbers-to-come")
        };
        ui.label(RichText::new(text).weak());
        return;
    }
    let spare = ui.ctx().content_rect().height() - 560.0;
    let height = (HEIGHT_MIN + spare).clamp(HEIGHT_MIN, HEIGHT_MAX);
    let area = egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    let cols = ((ui.available_width() - SCROLL_BAR) / CHIP.x).max(1.0) as usize;
    let mut jump = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        area.show_rows(ui, CHIP.y, count.div_ceil(cols), |ui, rows| {
            ui.spacing_mut().interact_size.y = CHIP.y;
            follow(ui, position, cols, rows.start);
            for row in rows {
                ui.horizontal(|ui| {
                    for index in row * cols..((row + 1) * cols).min(count) {
                        if step_chip_ui(ui, window, index) {
                            jump = Some(index + 1);
                        }
                    }
                });
            }
        });
    });
    window.queue.extend(jump.map(Command::Seek));
}

/// Brings the row of the current step into view once, when it has become the current one.
fn follow(ui: &Ui, position: usize, cols: usize, first: usize) {
    let id = Id::unique("step in view");
    if ui.data(|data| data.get_temp::<usize>(id)) == Some(position) {
        return;
    }
    let row = position.saturating_sub(1) / cols;
    let pitch = CHIP.y + ui.spacing().item_spacing.y;
    let top = ui.min_rect().top() + (row as f32 - first as f32) * pitch;
    ui.scroll_to_rect(Rect::from_min_size(pos2(ui.min_rect().left(), top), CHIP), None);
    ui.data_mut(|data| data.insert_temp(id, position));
}

/// One number. Tells whether it was clicked.
fn step_chip_ui(ui: &mut Ui, window: &Window, index: usize) -> bool {
    let Some(player) = window.session.hidato().and_then(|hidato| hidato.player()) else {
        return false;
    };
    let Some(step) = player.steps().get(index) else { return false };
    let is_current = player.position() == index + 1;
    let (rect, response) = ui.allocate_exact_size(CHIP, Sense::CLICK | Sense::HOVER);
    let (at, number) = ((index + 1).to_string(), step.number.to_string());
    let label = text!("window-hidato-step", at = at, number = number);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, &label));
    let colours = palette(ui);
    let (fill, ink) = if is_current {
        (colours.home, colours.home_text)
    } else if response.hovered() {
        (colours.line, colours.text)
    } else if is_choice(step) {
        (egui::Color32::TRANSPARENT, colours.mark_text)
    } else if index < player.position() {
        (egui::Color32::TRANSPARENT, colours.weak)
    } else {
        (egui::Color32::TRANSPARENT, colours.text)
    };
    ui.painter().rect_filled(rect.shrink(1.0), 4, fill);
    let font = FontId::monospace(13.5);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, chip(step), font, ink);
    let is_clicked = response.clicked();
    response.on_hover_text(format!("{}. {} {}", index + 1, step.number, words::how(step.how)));
    is_clicked
}

/// Whether the rules left a choice.
const fn is_choice(step: &Step) -> bool {
    matches!(step.how, How::Guessed | How::Learnt)
}

/// A choice has a question mark.
fn chip(step: &Step) -> String {
    match is_choice(step) {
        true => format!("{}?", step.number),
        false => step.number.to_string(),
    }
}
