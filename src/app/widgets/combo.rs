//! Lists that open.

use egui::{ComboBox, Ui};
use langkah_puzzle::words::capital;

use super::menus::give_focus_back;
use super::named::value as set_value;

/// A list that opens. It must not stand in a menu, which it would close.
pub fn combo_ui<T: Copy + PartialEq, S: AsRef<str>>(
    ui: &mut Ui,
    (id, text): (&str, &str),
    value: &mut T,
    all: &[T],
    title: impl Fn(T) -> S,
) {
    let title = |choice| capital(title(choice).as_ref());
    let label = ui.label(text);
    let combo = ComboBox::from_id_salt(id).width(96.0).selected_text(title(*value));
    let response = combo.show_ui(ui, |ui| {
        for &choice in all {
            ui.selectable_value(value, choice, title(choice));
        }
    });
    give_focus_back(&response.response);
    set_value(&response.response, &title(*value));
    response.response.labelled_by(label.id);
}
