//! The engines' large tables in files, for `app` and `cli`.

use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::pattern::shelf::{Beat, Shelf};

use crate::files::shelf::Tables;

impl Shelf for Tables {
    fn has(&self, name: &str) -> bool {
        self.has(name)
    }

    fn take(&self, name: &str, words: &mut [u64], beat: &mut Beat<'_>) -> Result<bool, Halt> {
        self.read(name, words, beat)
    }

    fn keep(&self, name: &str, words: &[u64], beat: &mut Beat<'_>) -> Result<(), Halt> {
        self.write(name, words, || beat(1.0))
    }
}
