//! The keys while a board is edited.

use egui::{Context, Event, Key};
use langkah_engine::grid::Direction;
use langkah_language::text;

use crate::session::sliding::edit::Edit;

/// What was typed on the board that is edited, in order. `focus_is_cell` is as for [`taken`].
pub fn typed(ctx: &Context, is_selected: bool, focus_is_cell: bool) -> Vec<Edit> {
    let is_meant = |edit: &Edit, presses: bool| match edit {
        Edit::Next | Edit::Previous => is_selected && !presses,
        Edit::Blank | Edit::Deselect => is_selected,
        _ => true,
    };
    taken(ctx, focus_is_cell, |event, presses| {
        edits_of(event).into_iter().filter(|edit| is_meant(edit, presses)).collect()
    })
}

/// Takes what was typed, in order. `meaning` says what an event means; it is told whether Enter and
/// Space press a button. They do not if `focus_is_cell`: a cell has the focus, or nothing has it.
pub fn taken<T>(
    ctx: &Context,
    focus_is_cell: bool,
    meaning: impl Fn(&Event, bool) -> Vec<T>,
) -> Vec<T> {
    if ctx.text_edit_focused() {
        return Vec::new();
    }
    let presses = ctx.memory(|memory| memory.focused()).is_some() && !focus_is_cell;
    let mut typed = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let meant = meaning(event, presses);
            let keeps = meant.is_empty();
            typed.extend(meant);
            keeps
        });
    });
    typed
}

pub fn edits_of(event: &Event) -> Vec<Edit> {
    meant_by(event, Edit::Digit, edit_of)
}

/// What digits mean, or a key with or without Shift.
pub fn meant_by<T>(
    event: &Event,
    digit: fn(u8) -> T,
    key_meaning: fn(Key, bool) -> Option<T>,
) -> Vec<T> {
    match event {
        // The typed text counts, not the key: on some keyboards the digits need the Shift key.
        Event::Text(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.bytes().map(|byte| digit(byte - b'0')).collect()
        }
        Event::Key { key, pressed: true, modifiers, .. } => {
            let has_others = modifiers.command || modifiers.ctrl || modifiers.alt;
            let meant = if has_others { None } else { key_meaning(*key, modifiers.shift) };
            meant.into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The way that an arrow key points.
pub const fn way(key: Key) -> Option<Direction> {
    match key {
        Key::ArrowUp => Some(Direction::Up),
        Key::ArrowLeft => Some(Direction::Left),
        Key::ArrowDown => Some(Direction::Down),
        Key::ArrowRight => Some(Direction::Right),
        _ => None,
    }
}

fn edit_of(key: Key, shift: bool) -> Option<Edit> {
    match key {
        Key::Tab if shift => Some(Edit::Previous),
        _ if shift => None,
        Key::Enter | Key::Space | Key::Tab => Some(Edit::Next),
        Key::Delete | Key::Backspace => Some(Edit::Blank),
        Key::Escape => Some(Edit::Deselect),
        _ => way(key).map(Edit::Go),
    }
}

/// The keys and what they do, for the list of keys.
pub fn about() -> [(&'static str, &'static str); 5] {
    [
        (text!("window-help-digits", "keys"), text!("window-help-digits")),
        (text!("window-help-next-cell", "keys"), text!("window-help-next-cell")),
        (text!("window-help-other-cell", "keys"), text!("window-help-other-cell")),
        (text!("window-help-blank", "keys"), text!("window-help-blank")),
        (text!("window-help-no-cell", "keys"), text!("window-help-no-cell")),
    ]
}
