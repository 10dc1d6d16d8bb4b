//! What answers for a thing of either family where it is shown or printed.

use langkah_puzzle::Family;

use crate::app::explore::face::Face;
use crate::app::explore::legend::{self, Kind};
use crate::app::printing::Printable;
use crate::session::explore::explorer::Explorer;
use crate::session::picture::Printed;

/// What answers for the search that an explorer shows.
pub fn face(explorer: &Explorer) -> &dyn Face {
    explorer.recorded().of.as_ref().either(|sliding| sliding as &dyn Face, |hidato| hidato)
}

/// A puzzle with its solution as it is printed.
pub fn printable(printed: &Printed) -> &dyn Printable {
    printed.as_ref().either(|one| one as &dyn Printable, |one| one)
}

/// The kinds of nodes that a search of a family may have, in the order of the legend.
pub fn kinds(family: Family) -> &'static [Kind] {
    match family {
        Family::Sliding => &legend::TILES,
        Family::Hidato => &legend::HIDATO,
    }
}
