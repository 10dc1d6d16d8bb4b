//! Bounds of one's own: their texts, what all boards of 3×3 say of them, and searches with them.

mod judged;
mod searched;
mod written;

use langkah_engine::sliding::bound::own::Formula;

fn formula(text: &str) -> Formula {
    Formula::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
