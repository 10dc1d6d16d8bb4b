//! What each family is called in files and dialogs.

use langkah_language::text;
use langkah_puzzle::Family;

use crate::session::content::{Format, Which};

/// What is said of a puzzle of this family where those of another one are taken.
pub fn is_other(family: Family, place: &str) -> String {
    match family {
        Family::Sliding => text!("window-dialog-is-sliding", place = place),
        Family::Hidato => text!("window-dialog-is-hidato", place = place),
    }
}

/// The title of the dialog that chooses files with puzzles of a family.
pub fn opening(family: Family) -> &'static str {
    match family {
        Family::Sliding => text!("window-file-open-sliding"),
        Family::Hidato => text!("window-file-open-hidatos"),
    }
}

/// What the board of a file is called before anything is done on it.
pub fn start(family: Family) -> &'static str {
    match family {
        Family::Sliding => text!("window-file-start"),
        Family::Hidato => text!("window-file-givens"),
    }
}

/// What a file keeps of a Hidato if this board is written.
pub fn about_written(family: Family, which: Which) -> Option<&'static str> {
    (family == Family::Hidato).then(|| match which {
        Which::Start => text!("window-file-about-givens"),
        Which::Shown => text!("window-file-about-shown"),
        Which::Worked => text!("window-file-about-worked"),
    })
}

/// The usual extension of a file in a format.
pub fn extension(format: Format) -> &'static str {
    format.either(|one| one.extension(), |one| one.extension())
}

/// The name of a format, and what it is.
pub fn format(format: Format) -> (&'static str, &'static str) {
    format.either(|one| (one.name(), one.about()), |one| (one.name(), one.about()))
}
