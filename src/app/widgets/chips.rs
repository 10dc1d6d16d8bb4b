//! A list of chips to click, in as many columns as there is room for: the moves of a solution, or
//! numbers.

use egui::{
    Align2, Color32, FontId, Id, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::app::theme::palette;

/// The list scrolls if it is higher than this, in points. A window higher than 560 points gives it
/// more.
const HEIGHT_MIN: f32 = 94.0;

/// The width that is left free for the scroll bar, in points.
const SCROLL_BAR: f32 = 4.0;

/// How a list looks.
pub struct Chips {
    /// No other list has this name.
    pub name: &'static str,
    /// The room of a chip, in points.
    pub room: Vec2,
    pub font_size: f32,
    pub height_max: f32,
}

/// A chip.
pub struct Chip {
    pub text: String,
    /// What a screen reader says.
    pub label: String,
    pub is_current: bool,
    /// The colour of the text, if the chip is not the current one and the pointer is elsewhere.
    pub ink: Color32,
    pub is_struck: bool,
    pub sense: Sense,
}

impl Chips {
    /// Shows so many chips, each by `chip_ui`, which tells whether the person clicks it. Gives the
    /// one that was clicked. `position` is the place in a track, and its chip is brought into view.
    pub fn list_ui(
        &self,
        ui: &mut Ui,
        count: usize,
        position: Option<usize>,
        mut chip_ui: impl FnMut(&mut Ui, usize) -> bool,
    ) -> Option<usize> {
        let mut clicked = None;
        let spare = ui.ctx().content_rect().height() - 560.0;
        let height = (HEIGHT_MIN + spare).clamp(HEIGHT_MIN, self.height_max);
        let area = ScrollArea::vertical().id_salt(self.name);
        let area = area.max_height(height).min_scrolled_height(height);
        let cols = ((ui.available_width() - SCROLL_BAR) / self.room.x).max(1.0) as usize;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
            // A long play has thousands of moves: only the rows in view are laid out.
            area.show_rows(ui, self.room.y, count.div_ceil(cols), |ui, rows| {
                ui.spacing_mut().interact_size.y = self.room.y;
                if let Some(position) = position {
                    self.follow(ui, position, cols, rows.start);
                }
                for row in rows {
                    ui.horizontal(|ui| {
                        for index in row * cols..((row + 1) * cols).min(count) {
                            if chip_ui(ui, index) {
                                clicked = Some(index);
                            }
                        }
                    });
                }
            });
        });
        clicked
    }

    /// Brings the row of the current chip into view once, when it has become the current one: it
    /// does not move the list again for a person who scrolls elsewhere. `first` is the first row
    /// that is laid out here.
    fn follow(&self, ui: &Ui, position: usize, cols: usize, first: usize) {
        let id = Id::unique(("in view", self.name));
        if ui.data(|data| data.get_temp::<usize>(id)) == Some(position) {
            return;
        }
        // At the start the first chip is brought into view.
        let row = position.saturating_sub(1) / cols;
        let pitch = self.room.y + ui.spacing().item_spacing.y;
        let top = ui.min_rect().top() + (row as f32 - first as f32) * pitch;
        let rect = Rect::from_min_size(pos2(ui.min_rect().left(), top), self.room);
        ui.scroll_to_rect(rect, None);
        ui.data_mut(|data| data.insert_temp(id, position));
    }

    /// Draws a chip.
    pub fn chip_ui(&self, ui: &mut Ui, chip: &Chip) -> Response {
        let colours = palette(ui);
        let (rect, response) = ui.allocate_exact_size(self.room, chip.sense);
        response
            .widget_info(|| WidgetInfo::selected(Role::Button, true, chip.is_current, &chip.label));
        let (fill, ink) = if chip.is_current {
            (colours.home, colours.home_text)
        } else if response.hovered() {
            (colours.line, colours.text)
        } else {
            (Color32::TRANSPARENT, chip.ink)
        };
        ui.painter().rect_filled(rect.shrink(1.0), 4, fill);
        let font = FontId::monospace(self.font_size);
        let drawn = ui.painter().text(rect.center(), Align2::CENTER_CENTER, &chip.text, font, ink);
        if chip.is_struck {
            let line = [drawn.left_center(), drawn.right_center()];
            ui.painter().line_segment(line, Stroke::new(1.0, ink.gamma_multiply(0.6)));
        }
        response
    }
}
