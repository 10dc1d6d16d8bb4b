//! What the session has to tell, above the board until the person puts it away.

use egui::{Frame, Margin, Panel, RichText, ScrollArea, Ui};
use egui_material_icons::icons::{ICON_CLOSE, ICON_ERROR, ICON_INFO};

use super::theme::palette;
use super::toolbar;
use super::window::Window;
use crate::session::Tone;
use crate::session::command::Command;

pub fn notice_ui(window: &mut Window, ui: &mut Ui) {
    let Some(notice) = window.session.notice() else { return };
    let colours = palette(ui);
    let (icon, ink, fill) = match notice.tone {
        Tone::Fault => (ICON_ERROR, colours.error, colours.error_surface),
        Tone::Note => (ICON_INFO, colours.accent, colours.note_surface),
    };
    let height = ui.ctx().content_rect().height() * 0.25;
    let queue = &mut window.queue;
    let frame = Frame::new().fill(fill).inner_margin(Margin::same(12));
    Panel::top("notice").frame(frame).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.label(icon.rich_text().size(20.0).color(ink));
            let width = ui.available_width() - 44.0;
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.label(RichText::new(&notice.title).strong().color(ink));
                ScrollArea::vertical().max_height(height).show(ui, |ui| {
                    for line in &notice.lines {
                        ui.label(line);
                    }
                });
            });
            if toolbar::icon_button(ui, ICON_CLOSE, "Dismiss").clicked() {
                queue.push(Command::Dismiss);
            }
        });
    });
}
