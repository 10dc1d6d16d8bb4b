//! How a text should look, in one line, for a person whose text is no puzzle.

use super::ReadError;
use crate::sliding::text::FaultKind;

const SLIDING: &str = "for example, a sliding puzzle: 1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12 (or each \
                       row on a line of its own), 0 for the blank";
const HIDATO: &str = "for example, a Hidato: hidato 1 0 0/0 -1 0/0 0 8 (or each row on a line of its \
                      own), 0 for an empty cell, -1 for a hole";
const TWO: &str = "for example, a sliding puzzle with its one blank: 1 2 3/4 0 5/6 7 8; or a Hidato, \
                   with its name before it: hidato 1 0 3/0 5 0/7 8 9";

impl ReadError {
    /// One line that shows how the text should look: for the family that it most resembles. `None`
    /// if nothing is wrong with the text itself.
    pub fn example(&self) -> Option<&'static str> {
        Some(match self {
            Self::Hidato(_) => HIDATO,
            Self::Faults(faults) => {
                let kinds = || faults.list().iter().map(|fault| fault.kind.first());
                let has = |is: fn(&FaultKind) -> bool| kinds().any(is);
                if has(|kind| matches!(kind, FaultKind::SecondBlank { .. })) {
                    TWO
                } else {
                    kinds().find_map(of_kind).unwrap_or(SLIDING)
                }
            }
            Self::NotUtf8 { .. } => SLIDING,
            Self::GoalSize { .. } | Self::GoalOfHidato { .. } => return None,
        })
    }
}

/// The example of the format to which a fault belongs, if it belongs to one.
fn of_kind(kind: &FaultKind) -> Option<&'static str> {
    Some(match kind {
        FaultKind::SizedCount { .. } | FaultKind::NotASize(_) | FaultKind::Seed(_) => {
            "for example, a game ID, width first: 3x3:1,2,3,4,0,5,7,8,6"
        }
        FaultKind::SizeDiffers { .. }
        | FaultKind::SizedRowLength { .. }
        | FaultKind::SizedRowCount { .. }
        | FaultKind::SizeLine { .. }
        | FaultKind::SizeLineCount { .. }
        | FaultKind::SizeRange(_) => {
            "for example, a size line and as many rows of as many numbers: 3/1 2 3/4 0 5/7 8 6, each \
             on a line of its own"
        }
        FaultKind::SecondSection(..)
        | FaultKind::LateHeader(_)
        | FaultKind::NoStart
        | FaultKind::NoGoal
        | FaultKind::NotAGoal(_)
        | FaultKind::GoalSize { .. } => {
            "for example, with a goal, a line for each of: start/1 2 3/4 0 5/7 8 6/goal snail"
        }
        FaultKind::Glyphs(..) => "for example, a digit or a letter for each tile: 51739264AB8CDE0F",
        FaultKind::GlyphGap { .. } => {
            "for example, a digit for each tile, 0 for the blank: 123/506/478 (or each row on a line \
             of its own)"
        }
        FaultKind::DigitCount(_) => "for example, nine digits for a 3×3 board: 123405786",
        FaultKind::Scramble { .. } | FaultKind::NotAMove(_) => {
            "for example, moves of the blank from its corner of a 4×4 board: ULDLUR"
        }
        _ => return None,
    })
}
