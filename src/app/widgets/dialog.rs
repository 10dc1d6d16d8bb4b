//! Windows that stand before everything else until they are closed.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Context, Frame, Id, Modal, Ui, UiKind};

use super::focus;
use super::named::say;

/// The least width of the contents, in points, however narrow the window of the program is.
const WIDTH_MIN: f32 = 240.0;

/// A window before everything else, with contents of this width in points, or of less where the
/// window of the program has no room. Screen readers read its name. Returns what the contents
/// return, and whether Esc or a click beside the window closes it.
pub fn dialog_ui<R>(
    ctx: &Context,
    salt: impl Hash + Debug,
    name: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    let id = Id::unique(salt);
    focus::dialog_is_open(ctx, id);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(20);
    let modal = Modal::new(id).frame(frame).show(ctx, |ui| {
        let room = ctx.content_rect().width() - 60.0;
        ui.set_width(width.min(room).max(WIDTH_MIN));
        let outer = ui.stack().iter().find(|outer| outer.kind() == Some(UiKind::Modal));
        if let Some(outer) = outer {
            ctx.accesskit_node_builder(outer.unique_id, |node| {
                node.set_label(name);
                node.set_modal();
            });
        }
        say(ui, "dialog", name);
        contents(ui)
    });
    let closes = modal.should_close();
    (modal.inner, closes)
}
