//! How words are hashed: the states that a search has met, and tables of counts.

use std::hash::Hasher;

/// A hasher for one word: a product, whose high half is mixed into all bits.
#[derive(Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15;
        self.0 = ((product >> 64) as u64 ^ product as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
}
