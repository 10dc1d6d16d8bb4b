//! The session's notice, over a corner of the window. A note goes by itself; a fault stays until
//! the person closes it.

use std::path::Path;

use egui::accesskit::Live;
use egui::{
    Align2, Area, Context, FontId, Frame, Id, Order, RichText, ScrollArea, Sense, Ui, vec2,
};
use egui_material_icons::icons::{ICON_CLOSE, ICON_ERROR, ICON_INFO};
use langkah_language::text;

use super::pane::{Ask, Pane};
use super::practice::save_ui;
use super::theme::palette;
use super::widgets::named::{icon_button, name};
use crate::session::command::Command;
use crate::session::{Notice, Tone, Topic};

/// How long a note stays, in seconds: the time to see it, and the time to read it.
const SEEN: f64 = 5.0;
const READ_A_LETTER: f64 = 0.06;

const WIDTH: f32 = 380.0;
const WIDTH_MIN: f32 = 240.0;
/// The gap between the notice and the window's edge, in points.
const AWAY: f32 = 12.0;

/// Since when a notice is shown.
#[derive(Default)]
pub struct NoticeTimer {
    of: Option<Notice>,
    since: f64,
}

impl NoticeTimer {
    /// For how many seconds a notice is still shown; `None` if it stays.
    fn left(&mut self, ctx: &Context, notice: &Notice, is_held: bool) -> Option<f64> {
        let now = ctx.input(|input| input.time);
        if self.of.as_ref() != Some(notice) || is_held {
            (self.of, self.since) = (Some(notice.clone()), now);
        }
        let letters: usize = notice.lines.iter().map(String::len).sum();
        let time = SEEN + READ_A_LETTER * letters as f64;
        (notice.tone == Tone::Note).then_some(time - (now - self.since))
    }
}

pub fn notice_ui(pane: &mut Pane<'_>, clock: &mut NoticeTimer, ctx: &Context) {
    let Some(notice) = pane.session.notice().cloned() else {
        *clock = NoticeTimer::default();
        return;
    };
    let screen = ctx.content_rect();
    let area = Area::new(Id::unique("notice")).order(Order::Foreground).constrain(true);
    let area = area.anchor(Align2::RIGHT_BOTTOM, vec2(-AWAY, -AWAY));
    let response = area.show(ctx, |ui| {
        let colours = palette(ui);
        let fill = match notice.tone {
            Tone::Fault => colours.error_surface,
            Tone::Note => colours.note_surface,
        };
        let frame = Frame::popup(ui.style()).fill(fill).inner_margin(12);
        frame.show(ui, |ui| {
            // It stands over the panel at the right, and not over the board.
            ui.set_width((0.45 * screen.width() - AWAY - 30.0).clamp(WIDTH_MIN, WIDTH));
            card_ui(pane, ui, &notice, screen.height() * 0.4);
        });
    });
    // A person who points at the notice is reading it.
    let is_held = response.response.contains_pointer();
    match clock.left(ctx, &notice, is_held) {
        Some(left) if left <= 0.0 => {
            pane.queue.push(Command::Dismiss);
            ctx.request_repaint();
        }
        Some(left) => ctx.request_repaint_after(std::time::Duration::from_secs_f64(left)),
        None => {}
    }
}

fn card_ui(pane: &mut Pane<'_>, ui: &mut Ui, notice: &Notice, height: f32) {
    let colours = palette(ui);
    let (icon, ink, live) = match notice.tone {
        Tone::Fault => (ICON_ERROR, colours.error, Live::Assertive),
        Tone::Note => (ICON_INFO, colours.accent, Live::Polite),
    };
    ui.horizontal_top(|ui| {
        // The picture alone has no name for screen readers.
        let (space, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
        let font = FontId::new(20.0, icon.font_family());
        ui.painter().text(space.center(), Align2::CENTER_CENTER, icon.codepoint, font, ink);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - 40.0);
            let title = ui.label(RichText::new(&notice.title).strong().color(ink));
            ui.ctx().accesskit_node_builder(title.id, |node| node.set_live(live));
            // The room that the notice had before must not clip it.
            let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            area.show(ui, |ui| {
                for line in &notice.lines {
                    ui.label(line);
                }
            });
            match &notice.topic {
                Topic::Written(file) => {
                    ui.add_space(4.0);
                    file_ui(pane, ui, file);
                }
                Topic::Result(result) => {
                    ui.add_space(4.0);
                    save_ui(pane, ui, result.as_ref().clone());
                }
                Topic::Any
                | Topic::Unwritten
                | Topic::Left
                | Topic::LessonAside
                | Topic::LessonUnfinished => {}
            }
        });
        if icon_button(ui, ICON_CLOSE, text!("window-file-dismiss")).clicked() {
            pane.queue.push(Command::Dismiss);
        }
    });
}

/// Buttons to open a file that was written, and its folder.
fn file_ui(pane: &mut Pane<'_>, ui: &mut Ui, file: &Path) {
    ui.horizontal(|ui| {
        let folder = file.parent().unwrap_or(file);
        let show = text!("window-file-show-folder");
        for (text, label, what) in [
            (text!("window-file-open"), text!("window-file-open", "label"), file),
            (show, show, folder),
        ] {
            let response = ui.button(text);
            name(&response, label);
            if response.clicked() {
                pane.ask(Ask::Show(what.to_owned()));
            }
        }
    });
}
