//! Menus behind buttons.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::style::StyleModifier;
use egui::{DragValue, Grid, Key, Popup, PopupCloseBehavior, Response, Ui};
use langkah_language::text;

/// A window narrower than this, in points, has no room for the word before the name of a search.
pub const SEARCH_WIDTH: f32 = 800.0;
/// The same for searches of Hidato, whose names are longer: the toolbar would break into two rows.
pub const HIDATO_SEARCH_WIDTH: f32 = 1060.0;

/// The least width of one of two columns of choices, so that both begin at one place in each part
/// of a menu.
const PAIR_WIDTH: f32 = 160.0;

/// The text of the button that chooses a search.
pub fn search_text<'a>(ui: &Ui, least: f32, title: &'a str, name: &'a str) -> &'a str {
    if ui.ctx().content_rect().width() < least { name } else { title }
}

/// A button with a menu. Escape from the menu gives the focus back to the button.
pub fn menu_ui(ui: &mut Ui, button: MenuButton<'_>, content: impl FnOnce(&mut Ui)) -> Response {
    let (response, _) = button.ui(ui, content);
    give_focus_back(&response);
    response
}

/// Gives the focus back to the button whose popup Escape has just closed, if the person used keys
/// in it: after clicks of the mouse Enter is not for the button.
pub fn give_focus_back(button: &Response) {
    let popup = Popup::default_response_id(button);
    let is_open = Popup::is_id_open(&button.ctx, popup);
    let clicks = button.ctx.input(|input| input.pointer.any_click());
    let escapes = button.ctx.input(|input| input.key_pressed(Key::Escape));
    let has_focus = button.ctx.memory(|memory| memory.focused()).is_some();
    let (was_open, by_mouse) = button.ctx.data_mut(|data| {
        let before = data.get_temp_mut_or_default::<(bool, bool)>(popup.with("was open"));
        let by_mouse = if before.0 { before.1 && !has_focus } else { clicks };
        std::mem::replace(before, (is_open, by_mouse))
    });
    if was_open && !is_open && escapes && !by_mouse {
        button.request_focus();
    }
}

/// A menu of fields and choices. They look as they do elsewhere, and a click on them does not close
/// the menu.
pub fn choices(button: MenuButton<'_>) -> MenuButton<'_> {
    let behavior = PopupCloseBehavior::CloseOnClickOutside;
    button.config(MenuConfig::new().style(StyleModifier::default()).close_behavior(behavior))
}

/// The content of such a menu. It scrolls if the window is lower than the menu.
pub fn choices_ui<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.spacing_mut().interact_size.y = 22.0;
    // The bar has room of its own, so that it hides no edge.
    ui.spacing_mut().scroll = egui::style::ScrollStyle::thin();
    let height = ui.ctx().content_rect().height() - 80.0;
    egui::ScrollArea::vertical()
        .max_height(height)
        .min_scrolled_height(height)
        .show(ui, content)
        .inner
}

/// Choices in two columns, so that a long menu stays on a low screen.
pub fn pairs_ui<T>(
    ui: &mut Ui,
    id: &str,
    choices: impl IntoIterator<Item = T>,
    mut choice_ui: impl FnMut(&mut Ui, T),
) {
    Grid::new(id).num_columns(2).min_col_width(PAIR_WIDTH).show(ui, |ui| {
        for (at, choice) in choices.into_iter().enumerate() {
            choice_ui(ui, choice);
            if at % 2 == 1 {
                ui.end_row();
            }
        }
    });
}

/// A field that shows a number with the language's decimal mark, and takes a point as well.
pub fn with_decimal_mark(field: DragValue<'_>) -> DragValue<'_> {
    let mark = text!("decimal-mark");
    field
        .custom_formatter(move |number, places| {
            egui::emath::format_with_decimals_in_range(number, places).replace('.', mark)
        })
        .custom_parser(move |typed| typed.trim().replace(mark, ".").parse().ok())
}
