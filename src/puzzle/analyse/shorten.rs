//! A list of moves shortened by windows, on boards of any size.

use std::ops::RangeInclusive;
use std::time::Instant;

use langkah_engine::plan::Request;
use langkah_engine::search::watch::Watch;
use langkah_engine::sliding::large;
pub use langkah_engine::sliding::large::Shortened;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::clock::Clock;

/// The moves of a window, where nobody chooses another number.
pub const WINDOW: usize = 20;

/// The numbers that a person can choose.
pub const WINDOWS: RangeInclusive<usize> = 4..=60;

/// Replaces each window of `window` moves of a list by a shortest way between its ends, until none
/// can be replaced. The moves must be possible; the last board stays the same. Of the request only
/// the time counts.
pub fn shorten(
    puzzle: &Puzzle,
    moves: &[Move],
    window: usize,
    request: &Request,
    watch: &mut dyn Watch,
) -> Shortened {
    let clock = &mut Clock::new(watch, Instant::now(), request.time_max);
    large::shorten(puzzle.start(), moves, window, clock)
}
