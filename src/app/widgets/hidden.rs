//! What stands in the place of what a lesson hides.

use egui::{Frame, Label, Margin, RichText, Ui};
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;

use crate::app::theme::palette;
use crate::session::Session;

/// A plain place with words, if this is hidden. Tells whether it is.
pub fn covered_ui(session: &Session, ui: &mut Ui, what: Hidden) -> bool {
    if !session.hides(what) {
        return false;
    }
    cover_ui(session, ui, what.title());
    true
}

/// A plain place with words in the place of something.
pub fn cover_ui(session: &Session, ui: &mut Ui, what: &str) {
    let colours = palette(ui);
    let frame = Frame::new().fill(colours.canvas).corner_radius(6).inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let played = session.lessons().played();
        let words = match played.is_some_and(|played| played.open_question().is_some()) {
            true => text!("lesson-view-hidden", what = what),
            false => text!("lesson-view-hidden", "later", what = what),
        };
        ui.add(Label::new(RichText::new(words).color(colours.weak)).wrap());
    });
    ui.add_space(4.0);
}
