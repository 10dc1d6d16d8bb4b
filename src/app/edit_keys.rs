//! The keys while a board is edited.

use egui::{Context, Event, Key};
use langkah_engine::grid::Direction;
use langkah_language::text;

use crate::session::sliding::edit::Edit;

/// What was typed on the board that is edited, in order. `focus_is_cell` tells that a cell has the
/// focus, or nothing has it: then Enter and Space press no button.
pub fn typed(ctx: &Context, is_selected: bool, focus_is_cell: bool) -> Vec<Edit> {
    if ctx.text_edit_focused() {
        return Vec::new();
    }
    let presses = ctx.memory(|memory| memory.focused()).is_some() && !focus_is_cell;
    let is_meant = |edit: &Edit| match edit {
        Edit::Next | Edit::Previous => is_selected && !presses,
        Edit::Blank | Edit::Deselect => is_selected,
        _ => true,
    };
    let mut typed = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let edits: Vec<Edit> = edits_of(event).into_iter().filter(is_meant).collect();
            let keeps = edits.is_empty();
            typed.extend(edits);
            keeps
        });
    });
    typed
}

pub(super) fn edits_of(event: &Event) -> Vec<Edit> {
    match event {
        // The typed text counts, not the key: on some keyboards the digits need the Shift key.
        Event::Text(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.bytes().map(|byte| Edit::Digit(byte - b'0')).collect()
        }
        Event::Key { key, pressed: true, modifiers, .. } => {
            let has_others = modifiers.command || modifiers.ctrl || modifiers.alt;
            let edit = if has_others { None } else { edit_of(*key, modifiers.shift) };
            edit.into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn edit_of(key: Key, shift: bool) -> Option<Edit> {
    match key {
        Key::Tab if shift => Some(Edit::Previous),
        _ if shift => None,
        Key::ArrowUp => Some(Edit::Go(Direction::Up)),
        Key::ArrowLeft => Some(Edit::Go(Direction::Left)),
        Key::ArrowDown => Some(Edit::Go(Direction::Down)),
        Key::ArrowRight => Some(Edit::Go(Direction::Right)),
        Key::Enter | Key::Space | Key::Tab => Some(Edit::Next),
        Key::Delete | Key::Backspace => Some(Edit::Blank),
        Key::Escape => Some(Edit::Deselect),
        _ => None,
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
