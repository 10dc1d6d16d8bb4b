//! Buttons side by side, exactly one of which is on.

use egui::{Button, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::theme::palette;

/// The height of a button, in points.
pub const HEIGHT: f32 = 30.0;

/// One of several buttons side by side, exactly one of which is on.
pub fn segment_ui(ui: &mut Ui, text: &str, label: &str, is_on: bool) -> Response {
    let colours = palette(ui);
    let mut text = RichText::new(text);
    let mut fill = colours.panel;
    if is_on {
        (text, fill) = (text.color(colours.home_text), colours.home);
    }
    let response =
        ui.add(Button::new(text).fill(fill).corner_radius(4).min_size(vec2(0.0, HEIGHT)));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_on, label));
    response
}
