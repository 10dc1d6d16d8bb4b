//! The key with which the search met each state last: a map in parts. One part grows at a time, so
//! that no growth takes longer than a moment and memory rises smoothly.

use std::collections::HashMap;

use super::table::hash;

const PARTS: usize = 256;

/// The bytes of a map's slot: a key, a value and a byte of control.
const SLOT: u64 = 2 * size_of::<u64>() as u64 + 1;

#[derive(Default)]
pub(in crate::search) struct Met {
    /// The top bits of a state's hash choose its part.
    parts: Vec<HashMap<u64, u64>>,
    bytes: u64,
}

impl Met {
    pub fn new() -> Self {
        Self { parts: (0..PARTS).map(|_| HashMap::new()).collect(), bytes: 0 }
    }

    /// Bytes that the parts hold.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub fn get(&self, state: u64) -> Option<u64> {
        self.parts[part_of(state)].get(&state).copied()
    }

    /// Sets a state's key. `false` if there is no room for one more state within `spare` bytes:
    /// while a part grows it holds its old and its new memory at once.
    #[must_use]
    pub fn set(&mut self, state: u64, key: u64, spare: u64) -> bool {
        let part = &mut self.parts[part_of(state)];
        if part.len() == part.capacity() && !part.contains_key(&state) {
            let before = held(part);
            if 2 * before > spare || part.try_reserve(1).is_err() {
                return false;
            }
            self.bytes += held(part) - before;
        }
        part.insert(state, key);
        true
    }
}

fn part_of(state: u64) -> usize {
    (hash(state) >> 56) as usize % PARTS
}

/// Bytes that a part holds: a map has slots for a load of at most 7/8.
fn held(part: &HashMap<u64, u64>) -> u64 {
    part.capacity() as u64 * 8 / 7 * SLOT
}
