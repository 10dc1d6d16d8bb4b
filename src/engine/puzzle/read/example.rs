//! How a text should look, in one line, for a person whose text is no puzzle.

use langkah_language::text;

use super::ReadError;
use crate::sliding::text::FaultKind;

impl ReadError {
    /// One line that shows how the text should look: for the family that it most resembles. `None`
    /// if nothing is wrong with the text itself.
    pub fn example(&self) -> Option<&'static str> {
        Some(match self {
            Self::Hidato(_) => text!("read-example-hidato"),
            Self::Faults(faults) => {
                let kinds = || faults.list().iter().map(|fault| fault.kind.first());
                let has = |is: fn(&FaultKind) -> bool| kinds().any(is);
                if has(|kind| matches!(kind, FaultKind::SecondBlank { .. })) {
                    text!("read-example-two")
                } else {
                    kinds().find_map(of_kind).unwrap_or_else(sliding)
                }
            }
            Self::NotUtf8 { .. } => sliding(),
            Self::GoalSize { .. } | Self::GoalOfHidato { .. } => return None,
        })
    }
}

fn sliding() -> &'static str {
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
