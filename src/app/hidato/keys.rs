//! Typing into cells that are filled: numbers and marks, lines, and the keys of the pencil.

use egui::{Context, Event, Key, Modifiers};
use langkah_language::text;

use super::{fill, pencil};
use crate::app::sliding::edit_keys;
use crate::session::command::Command;
use crate::session::hidato::Hidato;
use crate::session::hidato::command::{Fill, Pencilling};
use crate::session::hidato::hand::{Counting, Pen};
use crate::session::sliding::edit::Edit;

/// What was typed on the board that is filled, in order. `focus_is_cell` is as for
/// [`edit_keys::taken`]; `begins` tells whether Enter goes to the first empty cell while none is
/// chosen.
pub fn typed(
    ctx: &Context,
    hidato: &Hidato,
    (focus_is_cell, begins): (bool, bool),
) -> Vec<Command> {
    let commands = |event: &_, presses| commands_of(event, hidato, (presses, begins));
    edit_keys::taken(ctx, focus_is_cell, commands)
}

fn commands_of(event: &Event, hidato: &Hidato, (presses, begins): (bool, bool)) -> Vec<Command> {
    if let Some(wish) = pencilled_by(event, hidato) {
        return vec![pencil(wish)];
    }
    let marks = hidato.pen() == Pen::Marks;
    let is_end = match event {
        Event::Text(text) => text == ",",
        Event::Key { key: Key::Space, pressed: true, modifiers, .. } => {
            modifiers.is_none() && !presses
        }
        _ => false,
    };
    if marks && is_end && hidato.selected().is_some() {
        return vec![fill(Fill::EndNumber)];
    }
    let is_selected = hidato.selected().is_some();
    // Without a cell it goes to the first empty one: to solve the puzzle would tell too much.
    let is_begun = begins && matches!(event, Event::Key { key: Key::Enter, .. });
    let is_meant = |one: &Fill| match one {
        Fill::Next | Fill::Previous => (is_selected || is_begun) && !presses,
        Fill::Clear => is_selected,
        Fill::Deselect => is_selected || hidato.taken().is_some(),
        _ => true,
    };
    let fills = edit_keys::edits_of(event).into_iter().filter_map(fill_of);
    fills.filter(is_meant).map(fill).collect()
}

fn fill_of(edit: Edit) -> Option<Fill> {
    Some(match edit {
        Edit::Digit(digit) => Fill::Digit(digit),
        Edit::Blank => Fill::Clear,
        Edit::Go(way) => Fill::Go(way),
        Edit::Next => Fill::Next,
        Edit::Previous => Fill::Previous,
        Edit::Deselect => Fill::Deselect,
        Edit::Side(_) | Edit::Click(_) => return None,
    })
}

fn pencilled_by(event: &Event, hidato: &Hidato) -> Option<Pencilling> {
    let Event::Key { key, pressed: true, repeat, modifiers, .. } = event else { return None };
    if *modifiers == Modifiers::SHIFT {
        return Some(Pencilling::DrawTo(edit_keys::way(*key)?));
    }
    if !modifiers.is_none() || *repeat {
        return None;
    }
    Some(match key {
        Key::M => Pencilling::Pen(match hidato.pen() {
            Pen::Numbers => Pen::Marks,
            Pen::Marks => Pen::Numbers,
        }),
        Key::U => Pencilling::Count(match hidato.counting() {
            Counting::Up => Counting::Down,
            Counting::Down => Counting::Off,
            Counting::Off => Counting::Up,
        }),
        Key::L => Pencilling::NumberLines,
        Key::C => Pencilling::Check,
        _ => return None,
    })
}

/// The keys and what they do, for the list of keys.
pub fn about() -> [(&'static str, &'static str); 6] {
    [
        ("M", text!("window-help-marks")),
        (text!("window-help-end-mark", "keys"), text!("window-help-end-mark")),
        (text!("window-help-line", "keys"), text!("window-help-line")),
        ("L", text!("window-help-number-lines")),
        ("U", text!("window-help-count")),
        ("C", text!("window-help-check")),
    ]
}
