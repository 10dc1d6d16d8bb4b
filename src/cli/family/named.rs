//! The published searches of both families by their names, and the board of a puzzle that was read.

use langkah_engine::puzzle::plan::Preset;
use langkah_engine::puzzle::read::Any;
use langkah_engine::puzzle::{Of, hidato as engine};
use langkah_engine::sliding::board::Board;

/// A published search.
pub type Published = Of<Preset, engine::Plan>;

/// The published search of a name.
pub fn published(name: &str) -> Option<Published> {
    const FAUZIA: engine::Plan = engine::Plan::Fauzia;
    let sliding = Preset::ALL.into_iter().find(|one| one.name == name).map(Of::Sliding);
    sliding.or((name == FAUZIA.name()).then_some(Of::Hidato(FAUZIA)))
}

/// The board of a sliding puzzle, or else the name of its family.
pub fn board(any: &Any) -> Result<Board, &'static str> {
    match any {
        Of::Sliding(opened) => Ok(opened.puzzle.start().clone()),
        Of::Hidato(opened) => Err(engine::words::family(opened.board.shape().topology())),
    }
}
