//! Keys that scroll.

use egui::{Key, Modifiers, Ui};

/// The keys for pages scroll; `page` is the height that is seen, in points.
pub fn scroll_pages(ui: &Ui, page: f32) {
    scroll_by(ui, &[(Key::PageDown, -page), (Key::PageUp, page)]);
}

/// Each key scrolls by so many points.
pub fn scroll_by(ui: &Ui, steps: &[(Key, f32)]) {
    for &(key, by) in steps {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        if times > 0 {
            ui.scroll_with_delta(egui::vec2(0.0, by * times as f32));
        }
    }
}
