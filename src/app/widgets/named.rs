//! Names and values for screen readers and tests, and buttons that show only an icon.

use egui::accesskit::Live;
use egui::{
    Button, CollapsingResponse, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, WidgetText, vec2,
};
use egui_material_icons::MaterialIcon;

/// The width of a button that shows only an icon, in points.
pub const ICON_WIDTH: f32 = 36.0;

/// A button that shows only an icon, with a name for screen readers.
pub fn icon_button(ui: &mut Ui, icon: MaterialIcon, label: &str) -> Response {
    let size = vec2(ICON_WIDTH, 28.0);
    let response = ui.add(Button::new(icon.rich_text().size(18.0)).min_size(size));
    name(&response, label);
    response
}

/// A button with a name for screen readers and tests, and a tooltip. Tells whether it was clicked.
pub fn button_ui(
    ui: &mut Ui,
    button: Button<'_>,
    label: &str,
    about: impl Into<WidgetText>,
) -> bool {
    button_if_ui(ui, true, button, label, about)
}

/// The same for a button that cannot always be used.
pub fn button_if_ui(
    ui: &mut Ui,
    enabled: bool,
    button: Button<'_>,
    label: &str,
    about: impl Into<WidgetText>,
) -> bool {
    let response = ui.add_enabled(enabled, button);
    name(&response, label);
    response.on_hover_text(about).clicked()
}

/// Makes a screen reader say the text when it changes.
pub fn announce(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Makes a screen reader say a text when it changes, where it is seen in a picture.
pub fn say(ui: &Ui, salt: &str, text: &str) {
    let place = Rect::from_min_size(ui.min_rect().min, Vec2::ZERO);
    let response = ui.interact(place, ui.scope_id().with(("say", salt)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    announce(&response);
}

/// Describes a widget to screen readers beyond its name.
pub fn describe(response: &Response, text: impl FnOnce() -> Option<String>) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        text().into_iter().for_each(|text| node.set_description(text));
    });
}

/// Tells screen readers whether what stands below a title is seen.
pub fn folds<T>(shown: &CollapsingResponse<T>) {
    let title = &shown.header_response;
    let is_open = shown.body_response.is_some();
    title.ctx.accesskit_node_builder(title.id, |node| node.set_expanded(is_open));
}

/// Tells screen readers and tests the value of a choice.
pub fn value(response: &Response, text: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_value(text));
}

/// Names a widget by its whole text, of which it shows only a part, for screen readers and tests.
pub fn whole_text(response: &Response, text: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(text));
}

/// One of several choices. A screen reader hears the title before it, because several titles have
/// the same choices.
pub fn radio_ui(ui: &mut Ui, title: &str, is_on: bool, text: &str) -> Response {
    let response = ui.radio(is_on, text);
    let name = format!("{title}: {text}");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, &name));
    response
}

/// Names a button for screen readers and tests.
pub fn name(response: &Response, label: &str) {
    let enabled = response.enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
}
