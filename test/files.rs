//! Files: written whole or not at all whatever fails, read or refused, and what is kept in them.

#[path = "files/csv.rs"]
mod csv;
#[path = "files/faults.rs"]
mod faults;
#[path = "support/folders.rs"]
mod folders;
#[path = "files/kept.rs"]
mod kept;
#[path = "files/killed.rs"]
mod killed;
#[path = "files/lines.rs"]
mod lines;
#[path = "files/memory.rs"]
mod memory;
#[path = "files/places.rs"]
mod places;
#[path = "files/stored.rs"]
mod stored;

use std::path::PathBuf;

use folders::names;

/// A part as a killed program leaves it.
const STALE: &str = ".langkah-0123456789abcdef.part";

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    folders::folder(&format!("files/{name}"))
}
