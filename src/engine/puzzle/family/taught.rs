//! What a puzzle of either family is asked about a lesson.

use super::subject::Subject;
use crate::puzzle::lesson::taught::Teachable;

/// What a puzzle is asked about the searches of a lesson.
pub(in crate::puzzle) fn taught(subject: &Subject) -> &dyn Teachable {
    subject.as_ref().either(|puzzle| puzzle as &dyn Teachable, |board| board)
}
