//! Typing into cells: the keys with which a sliding board is edited, and their meaning here.

use egui::Context;

use crate::app::edit_keys;
use crate::session::hidato::command::Fill;
use crate::session::sliding::edit::Edit;

/// What was typed on the board that is filled, in order.
pub fn typed(ctx: &Context, is_selected: bool, focus_is_cell: bool) -> Vec<Fill> {
    let typed = edit_keys::typed(ctx, is_selected, focus_is_cell);
    typed.into_iter().filter_map(fill).collect()
}

fn fill(edit: Edit) -> Option<Fill> {
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
