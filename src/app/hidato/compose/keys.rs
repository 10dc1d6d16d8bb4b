//! The keys while the outline and the givens are edited.

use egui::{Context, Event, Key};
use langkah_engine::grid::Direction;
use langkah_language::text;

use crate::session::hidato::Hidato;
use crate::session::hidato::compose::{Compose, Tool};

/// What was typed, in order. `focus_is_cell` tells that a place has the focus, or nothing has it:
/// then Enter and Space press no button.
pub fn typed(ctx: &Context, hidato: &Hidato, focus_is_cell: bool) -> Vec<Compose> {
    let selected = hidato.place_selected();
    let is_selected = selected.is_some();
    let joins = hidato.tool() == Tool::Edges;
    if ctx.text_edit_focused() {
        return Vec::new();
    }
    let presses = ctx.memory(|memory| memory.focused()).is_some() && !focus_is_cell;
    let is_meant = |compose: &Compose| match compose {
        Compose::Offered | Compose::Toggle | Compose::Next | Compose::Previous => {
            is_selected && !presses
        }
        Compose::Clear | Compose::Deselect => is_selected,
        _ => true,
    };
    let mut typed = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let meant: Vec<Compose> = composed_by(event).into_iter().filter(is_meant).collect();
            let keeps = meant.is_empty();
            typed.extend(meant.into_iter().map(|compose| match (compose, selected) {
                (Compose::Offered, Some(place)) if joins => Compose::End(place),
                _ => compose,
            }));
            keeps
        });
    });
    typed
}

fn composed_by(event: &Event) -> Vec<Compose> {
    match event {
        // The typed text counts, not the key: on some keyboards the digits need the Shift key.
        Event::Text(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.bytes().map(|byte| Compose::Digit(byte - b'0')).collect()
        }
        Event::Key { key, pressed: true, modifiers, .. } => {
            let has_others = modifiers.command || modifiers.ctrl || modifiers.alt;
            let one = if has_others { None } else { composed_by_key(*key, modifiers.shift) };
            one.into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn composed_by_key(key: Key, shift: bool) -> Option<Compose> {
    match key {
        Key::Tab if shift => Some(Compose::Previous),
        Key::ArrowUp => Some(arrow(Direction::Up, shift)),
        Key::ArrowLeft => Some(arrow(Direction::Left, shift)),
        Key::ArrowDown => Some(arrow(Direction::Down, shift)),
        Key::ArrowRight => Some(arrow(Direction::Right, shift)),
        Key::Backspace if shift => Some(Compose::NoEdges),
        _ if shift => None,
        Key::Enter => Some(Compose::Offered),
        Key::Space => Some(Compose::Toggle),
        Key::Tab => Some(Compose::Next),
        Key::Delete | Key::Backspace => Some(Compose::Clear),
        Key::Escape => Some(Compose::Deselect),
        _ => None,
    }
}

fn arrow(way: Direction, shift: bool) -> Compose {
    if shift { Compose::JoinTo(way) } else { Compose::Go(way) }
}

/// The keys and what they do, for the list of keys.
pub fn about() -> [(&'static str, &'static str); 6] {
    [
        (text!("window-help-edge", "keys"), text!("window-help-edge")),
        (text!("window-help-edge-end", "keys"), text!("window-help-edge-end")),
        (text!("window-help-no-edges", "keys"), text!("window-help-no-edges")),
        (text!("window-help-offered", "keys"), text!("window-help-offered")),
        (text!("window-help-hole", "keys"), text!("window-help-hole")),
        (text!("window-help-partner", "keys"), text!("window-help-partner")),
    ]
}
