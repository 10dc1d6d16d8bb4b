//! The size of text: as the person has chosen it, as far as the window has room for it.

use egui::{Context, Vec2, vec2};

/// The least room for what the window shows, in points. In less, its parts would lie over each
/// other.
const ROOM: Vec2 = vec2(480.0, 370.0);

/// The least size of text. Keys ask for less, which nobody can read.
const LEAST: f32 = 0.75;

/// A size of text is a factor.
pub(super) struct TextSize {
    /// What the person has chosen, which is kept for the next start.
    pub chosen: f32,
    shown: f32,
}

impl Default for TextSize {
    fn default() -> Self {
        Self { chosen: 1.0, shown: 1.0 }
    }
}

impl TextSize {
    /// The size that is shown, as long as the window has no room for the chosen one.
    pub fn shown_instead(&self) -> Option<f32> {
        (self.shown < self.chosen).then_some(self.shown)
    }

    /// What was chosen, where the window has no room for it, and else nothing.
    fn limited(&self) -> f32 {
        self.shown_instead().map_or(0.0, |_| self.chosen)
    }

    /// The sides of a window in points of the chosen size, divided by those in points of the shown
    /// size.
    pub fn points(&self) -> f32 {
        self.shown / self.chosen
    }

    /// Takes in what the person has chosen, by keys or in the settings, and how large the window
    /// is.
    pub fn follow(&mut self, ctx: &Context) {
        let now = ctx.zoom_factor();
        if now != self.shown {
            // Where the window holds text smaller than was chosen, a key for more changes nothing.
            let wanted = if now > self.shown { now.max(self.limited()) } else { now };
            self.chosen = wanted.max(LEAST);
        }
        self.shown = fitting(self.chosen, ctx.content_rect().size() * now);
        if self.shown != now {
            ctx.set_zoom_factor(self.shown);
        }
    }
}

/// How large text is shown, in percent.
pub(super) fn percent(factor: f32) -> u32 {
    (factor * 100.0).round() as u32
}

/// As much of a size as a window has room for. Its own size is in points of the size 1.
fn fitting(chosen: f32, window: Vec2) -> f32 {
    chosen.min((window / ROOM).min_elem().max(1.0))
}

#[cfg(test)]
mod tests {
    use super::{TextSize, fitting, percent};
    use egui::{Context, Rect, Vec2, vec2};

    #[test]
    fn a_size_fits_into_the_window() {
        for (chosen, window, shown) in [
            (2.0, vec2(600.0, 740.0), 1.25),
            (2.0, vec2(2000.0, 555.0), 1.5),
            (2.0, vec2(1280.0, 800.0), 2.0),
            (2.0, vec2(400.0, 300.0), 1.0),
            (0.8, vec2(400.0, 300.0), 0.8),
        ] {
            assert_eq!(fitting(chosen, window), shown, "{chosen} in {window}");
        }
    }

    /// What was chosen comes back when the window has room for it again.
    #[test]
    fn what_was_chosen_is_kept() {
        let (ctx, mut size) = (Context::default(), TextSize::default());
        let mut shown = |window: Vec2, chosen: Option<f32>| {
            for wanted in [chosen, None, None] {
                if let Some(wanted) = wanted {
                    ctx.set_zoom_factor(wanted);
                }
                // The system gives the size of the window in points of the next frame.
                let _ = ctx.run_ui(egui::RawInput::default(), |_| {});
                let points = window / ctx.zoom_factor();
                let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, points));
                let input = egui::RawInput { screen_rect, ..egui::RawInput::default() };
                let _ = ctx.run_ui(input, |ui| size.follow(ui.ctx()));
            }
            (percent(ctx.zoom_factor()), size.chosen)
        };
        assert_eq!(shown(vec2(600.0, 740.0), Some(2.0)), (125, 2.0));
        assert_eq!(shown(vec2(1280.0, 800.0), None), (200, 2.0));
        assert_eq!(shown(vec2(600.0, 740.0), None), (125, 2.0));
        // Keys take the size that is shown as their beginning.
        assert_eq!(shown(vec2(600.0, 740.0), Some(1.35)), (125, 2.0));
        assert_eq!(shown(vec2(600.0, 740.0), Some(1.1)), (110, 1.1));
        assert_eq!(shown(vec2(600.0, 740.0), Some(1.2)), (120, 1.2));
        assert_eq!(shown(vec2(600.0, 740.0), Some(0.2)), (75, 0.75));
    }
}
