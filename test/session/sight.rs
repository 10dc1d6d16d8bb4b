//! What a session shows, in short: moves, tiles, where the puzzle comes from.

use langkah::session::Session;
use langkah::session::sliding::Sliding;
use langkah_engine::sliding::moves::letters;

use crate::sessions::sliding;

/// The moves of the track.
pub fn track(session: &Session) -> String {
    let ways: Vec<_> = sliding(session).player().steps().iter().map(|step| step.way).collect();
    letters(&ways)
}

/// The tiles of the shown board.
pub fn shown(session: &Session) -> Vec<u8> {
    session
        .sliding()
        .and_then(Sliding::board)
        .map(|board| board.tiles().to_vec())
        .unwrap_or_default()
}

pub fn source(session: &Session) -> String {
    session
        .sliding()
        .and_then(Sliding::open)
        .map(|open| open.source.to_string())
        .unwrap_or_default()
}
