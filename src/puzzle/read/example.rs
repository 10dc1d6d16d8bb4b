//! How a text should look, in one line, for a person whose text is no puzzle.

use langkah_engine::sliding::text::{FaultKind, Faults};
use langkah_language::text;

/// The example for a text with these faults.
pub(super) fn of_faults(faults: &Faults) -> &'static str {
    let kinds = || faults.list().iter().map(|fault| fault.kind.first());
    if kinds().any(|kind| matches!(kind, FaultKind::SecondBlank { .. })) {
        return text!("read-example-two");
    }
    kinds().find_map(of_kind).unwrap_or_else(sliding)
}

pub(super) fn sliding() -> &'static str {
    text!("read-example-sliding")
}

/// The example of the format to which a fault belongs, if it belongs to one.
fn of_kind(kind: &FaultKind) -> Option<&'static str> {
    Some(match kind {
        FaultKind::SizedCount { .. } | FaultKind::NotASize(_) | FaultKind::Seed(_) => {
            text!("read-example-game-id")
        }
        FaultKind::SizeDiffers { .. }
        | FaultKind::SizedRowLength { .. }
        | FaultKind::SizedRowCount { .. }
        | FaultKind::SizeLine { .. }
        | FaultKind::SizeLineCount { .. }
        | FaultKind::SizeRange(_) => {
            text!("read-example-size-line")
        }
        FaultKind::SecondSection(..)
        | FaultKind::LateHeader(_)
        | FaultKind::NoStart
        | FaultKind::NoGoal
        | FaultKind::NotAGoal(_)
        | FaultKind::GoalSize { .. } => {
            text!("read-example-goal")
        }
        FaultKind::Glyphs(..) => text!("read-example-letters"),
        FaultKind::GlyphGap { .. } => {
            text!("read-example-digits")
        }
        FaultKind::DigitCount(_) => text!("read-example-nine-digits"),
        FaultKind::Scramble { .. } | FaultKind::NotAMove(_) => {
            text!("read-example-moves")
        }
        _ => return None,
    })
}
