//! Files: written whole or not at all whatever fails, read or refused, and what is kept in them.

mod csv;
mod faults;
mod kept;
mod killed;
mod lines;
mod places;
mod read;
mod shelf;
mod stored;

use std::path::PathBuf;

use crate::folders::names;

/// A part as a killed program leaves it.
const STALE: &str = ".langkah-0123456789abcdef.part";

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    crate::folders::folder(&format!("files/{name}"))
}
