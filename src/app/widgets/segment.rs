//! Buttons side by side, exactly one of which is on.

use egui::{Button, Response, RichText, Role, Ui, WidgetInfo, WidgetText, vec2};

use crate::app::theme::palette;

/// The height of a button, in points.
pub const HEIGHT: f32 = 30.0;

/// The choices side by side, each with its text, its name and what it means, in the order in which
/// they are drawn. Returns the one that was clicked.
pub fn segments_ui<T: PartialEq, A: Into<WidgetText>>(
    ui: &mut Ui,
    chosen: Option<T>,
    all: impl IntoIterator<Item = (T, (&'static str, &'static str), A)>,
) -> Option<T> {
    let space = std::mem::take(&mut ui.spacing_mut().item_spacing.x);
    let mut clicked = None;
    for (choice, (text, label), about) in all {
        let is_on = chosen.as_ref() == Some(&choice);
        if segment_ui(ui, text, label, is_on).on_hover_text(about).clicked() {
            clicked = Some(choice);
        }
    }
    ui.spacing_mut().item_spacing.x = space;
    clicked
}

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
