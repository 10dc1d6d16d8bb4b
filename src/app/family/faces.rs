//! What a thing of either family is asked as, where it is shown or printed.

use crate::app::explore::face::Face;
use crate::app::printing::Printable;
use crate::session::explore::recording::Searched;
use crate::session::picture::Printed;

/// What the explorer shows of a recorded search.
pub fn face(searched: &Searched) -> &dyn Face {
    searched.as_ref().either(|sliding| sliding as &dyn Face, |hidato| hidato)
}

/// A puzzle with its solution as it is printed.
pub fn printable(printed: &Printed) -> &dyn Printable {
    printed.as_ref().either(|one| one as &dyn Printable, |one| one)
}
