//! What a puzzle of either family is asked about a lesson.

use super::subject::Subject;
use crate::lesson::taught::Teachable;

/// What a puzzle is asked about the searches of a lesson.
pub(crate) fn taught(subject: &Subject) -> &dyn Teachable {
    subject.as_ref().either(|puzzle| puzzle as &dyn Teachable, |board| board)
}
