//! The published searches of both families by their names.

use langkah_engine::plan::Preset;
use langkah_puzzle::{Of, hidato as engine};

/// A published search.
pub type Published = Of<Preset, engine::Plan>;

/// The published search of a name.
pub fn published(name: &str) -> Option<Published> {
    const FAUZIA: engine::Plan = engine::Plan::Fauzia;
    let sliding = Preset::ALL.into_iter().find(|one| one.name == name).map(Of::Sliding);
    sliding.or((name == FAUZIA.name()).then_some(Of::Hidato(FAUZIA)))
}
