//! The keys while the outline and the givens are edited.

use egui::{Context, Key};
use langkah_language::text;

use crate::app::sliding::edit_keys::{meant_by, taken, way};
use crate::session::hidato::Hidato;
use crate::session::hidato::compose::{Compose, Tool};

/// What was typed, in order. `focus_is_cell` is as for [`taken`].
pub fn typed(ctx: &Context, hidato: &Hidato, focus_is_cell: bool) -> Vec<Compose> {
    let selected = hidato.place_selected();
    let is_selected = selected.is_some();
    let joins = hidato.tool() == Tool::Edges;
    let is_meant = |compose: &Compose, presses: bool| match compose {
        Compose::Offered | Compose::Toggle | Compose::Next | Compose::Previous => {
            is_selected && !presses
        }
        Compose::Clear | Compose::Deselect => is_selected,
        _ => true,
    };
    taken(ctx, focus_is_cell, |event, presses| {
        let composed = meant_by(event, Compose::Digit, composed_by_key).into_iter();
        let meant = composed.filter(|compose| is_meant(compose, presses));
        let meant = meant.map(|compose| match (compose, selected) {
            (Compose::Offered, Some(place)) if joins => Compose::End(place),
            _ => compose,
        });
        meant.collect()
    })
}

fn composed_by_key(key: Key, shift: bool) -> Option<Compose> {
    if let Some(way) = way(key) {
        return Some(if shift { Compose::JoinTo(way) } else { Compose::Go(way) });
    }
    match key {
        Key::Tab if shift => Some(Compose::Previous),
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
