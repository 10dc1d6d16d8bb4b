//! Parts that scroll, and keys that scroll.

use egui::{Key, Modifiers, ScrollArea, Ui};

/// The room for the bar beside what is scrolled, in points.
const BAR: f32 = 8.0;

/// A part that scrolls where it is too high. It leaves room for the bar even if there is none:
/// else a picture that is as high as it is wide could make the bar come and go without end.
pub fn scrolled<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    let area = area.auto_shrink([false, false]);
    let shown = area.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - BAR);
        let inner = content(ui);
        show_focused(ui);
        inner
    });
    shown.inner
}

/// Scrolls to the control that the Tab key has led to.
pub fn show_focused(ui: &Ui) {
    let focused = ui.memory(|memory| memory.focused());
    let response = focused.and_then(|id| ui.ctx().read_response(id));
    let here = response.filter(|response| {
        response.gained_focus() && ui.min_rect().contains(response.rect.center())
    });
    if let Some(response) = here {
        ui.scroll_to_rect(response.rect.expand(6.0), None);
    }
}

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
