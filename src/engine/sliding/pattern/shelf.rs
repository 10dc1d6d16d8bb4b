//! A place where large tables stay from one run of the program to the next. The program gives one
//! to the engines, which open no files themselves.

use std::sync::{Arc, PoisonError, RwLock};

use crate::search::watch::Halt;

/// What hears of the share that is done, from 0 to 1, and ends the work with an error.
pub type Beat<'a> = dyn FnMut(f32) -> Result<(), Halt> + 'a;

/// Keeps tables by their names.
pub trait Shelf: Send + Sync {
    /// Whether something is kept under this name. It may be damaged.
    fn has(&self, name: &str) -> bool;

    /// Fills `words` with what is kept under this name. `false` if there is nothing, if it is
    /// damaged, or if it is not of this length; `words` mean nothing then.
    ///
    /// # Errors
    /// That of `beat`, which ends it.
    fn take(&self, name: &str, words: &mut [u64], beat: &mut Beat<'_>) -> Result<bool, Halt>;

    /// Keeps the words, if the person allows it. A failure costs only the time to make them again.
    ///
    /// # Errors
    /// That of `beat`, which ends it. Nothing is kept then.
    fn keep(&self, name: &str, words: &[u64], beat: &mut Beat<'_>) -> Result<(), Halt>;
}

static SHELF: RwLock<Option<Arc<dyn Shelf>>> = RwLock::new(None);

/// From now on tables stay on this shelf. `None` takes the shelf away.
pub fn set(shelf: Option<Arc<dyn Shelf>>) {
    *SHELF.write().unwrap_or_else(PoisonError::into_inner) = shelf;
}

/// The shelf on which tables stay.
pub fn get() -> Option<Arc<dyn Shelf>> {
    SHELF.read().unwrap_or_else(PoisonError::into_inner).clone()
}
