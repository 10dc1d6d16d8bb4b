//! Where the keyboard goes on when what had the focus is gone, and after a dialog.
//!
//! A control that is used may vanish: a question is answered, an editor is left. The Tab key then
//! goes on from the place of that control, as in a browser, not from the window's beginning. When
//! a dialog closes, what had the focus before has it again.

use egui::{Context, Event, Id, Key, LayerId, Modifiers};

/// The controls of a layer in the order of the Tab key, and which of them had the focus.
#[derive(Clone)]
struct Place {
    layer: LayerId,
    ids: Vec<Id>,
    at: usize,
}

/// An open dialog.
#[derive(Clone)]
struct Opened {
    id: Id,
    /// What had the focus before.
    before: Option<Id>,
    place: Option<Place>,
    /// The dialog that was open when it opened.
    after: Option<Id>,
    /// The frame in which it was last drawn.
    frame: u64,
}

/// What the frames before have left.
#[derive(Clone, Default)]
struct Trail {
    place: Option<Place>,
    dialogs: Vec<Opened>,
}

fn with<R>(ctx: &Context, change: impl FnOnce(&mut Trail) -> R) -> R {
    let id = Id::unique("focus trail");
    ctx.data_mut(|data| change(data.get_temp_mut_or_default::<Trail>(id)))
}

/// Takes the Tab key to the neighbours of what had the focus, before a frame is drawn and after the
/// keys of the view are taken.
pub fn go_on(ctx: &Context) {
    if ctx.input(|input| input.pointer.any_pressed()) {
        with(ctx, |trail| trail.place = None);
    }
    let is_pressed = |modifiers| {
        ctx.input(|input| {
            input.events.iter().any(|event| {
                matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers: held, .. }
                    if held.matches_exact(modifiers))
            })
        })
    };
    let (next, previous) = (is_pressed(Modifiers::NONE), is_pressed(Modifiers::SHIFT));
    if !(next || previous) || ctx.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let Some(Place { layer, ids, at }) = with(ctx, |trail| trail.place.clone()) else { return };
    if ctx.memory(|memory| memory.top_modal_layer()).is_some_and(|top| top != layer) {
        return;
    }
    let (before, after) = (&ids[..=at], &ids[at..]);
    let nearest = ctx.viewport(|viewport| {
        let is_there = |id: &&Id| viewport.prev_pass.widgets.get(**id).is_some_and(senses_focus);
        if next { before.iter().rev().find(is_there) } else { after.iter().find(is_there) }.copied()
    });
    if let Some(id) = nearest {
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
}

/// Notes what has the focus after a frame is drawn, and gives it back if a dialog has closed.
pub fn note(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    let closed = with(ctx, |trail| {
        let (open, closed) =
            std::mem::take(&mut trail.dialogs).into_iter().partition(|one| one.frame == frame);
        trail.dialogs = open;
        let first = closed.into_iter().next()?;
        // A dialog that comes directly after another one gives the focus back for both.
        if let Some(next) = trail.dialogs.iter_mut().find(|next| next.after == Some(first.id)) {
            (next.before, next.place) = (first.before, first.place);
            return None;
        }
        trail.place = first.place.or(trail.place.take());
        first.before
    });
    let is_there = |id: Id| {
        ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).is_some_and(senses_focus))
    };
    let focused = ctx.memory(|memory| memory.focused());
    if let Some(before) = closed.filter(|&before| is_there(before))
        && focused.is_none_or(|focused| !is_there(focused))
    {
        return ctx.memory_mut(|memory| memory.request_focus(before));
    }
    let place = focused.and_then(|focused| {
        ctx.viewport(|viewport| {
            let widgets = &viewport.this_pass.widgets;
            let layer = widgets.get(focused)?.layer_id;
            let ids = widgets.get_layer(layer).filter(|one| senses_focus(one)).map(|one| one.id);
            let ids = ids.collect::<Vec<_>>();
            let at = ids.iter().position(|&id| id == focused)?;
            Some(Place { layer, ids, at })
        })
    });
    if place.is_some() {
        with(ctx, |trail| trail.place = place);
    }
}

/// Something else is shown than before: no dialog gives the focus back to what led to it.
pub fn forget(ctx: &Context) {
    with(ctx, |trail| trail.dialogs.iter_mut().for_each(|dialog| dialog.before = None));
}

fn senses_focus(widget: &egui::WidgetRect) -> bool {
    widget.enabled && widget.sense.is_focusable()
}

/// A dialog is drawn.
pub fn dialog_is_open(ctx: &Context, id: Id) {
    let frame = ctx.cumulative_frame_nr();
    let before = ctx.memory(|memory| memory.focused());
    with(ctx, |trail| match trail.dialogs.iter_mut().find(|dialog| dialog.id == id) {
        Some(dialog) => dialog.frame = frame,
        None => {
            let place = trail.place.clone();
            let after = trail.dialogs.last().map(|last| last.id);
            trail.dialogs.push(Opened { id, before, place, after, frame });
        }
    });
}

#[cfg(test)]
mod tests {
    use egui::RawInput;

    use super::*;

    /// Draws a frame with a button and dialogs, and tells whether the button has the focus then.
    fn frame(ctx: &Context, asks: bool, dialogs: &[&str]) -> bool {
        let mut has_focus = false;
        let _ = ctx.run_ui(RawInput::default(), |ui| {
            let button = ui.button("Next");
            if asks {
                button.request_focus();
            }
            for dialog in dialogs {
                dialog_is_open(ui.ctx(), Id::unique(dialog));
                ui.ctx().memory_mut(|memory| memory.surrender_focus(button.id));
            }
            note(ui.ctx());
            has_focus = ui.memory(|memory| memory.has_focus(button.id));
        });
        has_focus
    }

    #[test]
    fn the_last_of_dialogs_that_follow_each_other_gives_the_focus_back() {
        for ways in [
            // One after the other, in the same frame or in the next one; and one above the other.
            [&["first"][..], &["first", "second"], &["second"], &[]],
            [&["first"], &["first"], &["second"], &[]],
            [&["first"], &["first", "second"], &["first"], &[]],
            [&["first"], &["first", "second"], &["first", "second"], &[]],
        ] {
            let ctx = Context::default();
            assert!(frame(&ctx, true, &[]));
            for (at, dialogs) in ways.iter().enumerate() {
                let has_focus = frame(&ctx, false, dialogs);
                assert_eq!(has_focus, at + 1 == ways.len(), "{ways:?}: {at}");
            }
        }
    }

    #[test]
    fn nothing_is_given_back_to_what_led_elsewhere() {
        let ctx = Context::default();
        assert!(frame(&ctx, true, &[]) && !frame(&ctx, false, &["first"]));
        forget(&ctx);
        assert!(!frame(&ctx, false, &[]));
    }
}
