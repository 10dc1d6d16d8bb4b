//! When there is a panel of a lesson, and when it needs the room of the panel at the right.

use crate::session::Session;
use crate::session::explore::View;

/// A window narrower than this, in points, has a narrower panel, and often none at the right.
pub const NARROW: f32 = 1000.0;

/// Whether the panel of a lesson is there.
pub fn is_shown(session: &Session) -> bool {
    let lessons = session.lessons();
    session.view() != View::Practice && (lessons.played().is_some() || lessons.notebook().is_some())
}

/// Whether the view needs the room of the panel at its right for a question of a lesson, or for the
/// tree.
pub fn needs_room(session: &Session, width: f32) -> bool {
    let is_tree = is_shown(session) && session.view() == View::Tree;
    let is_asked = session.lessons().played().is_some_and(|played| played.asked().is_some());
    width < NARROW && (is_tree || is_asked)
}
