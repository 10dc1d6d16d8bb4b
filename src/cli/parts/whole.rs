//! The fingerprint by which parts of the same whole know each other.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A fingerprint; as text 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Whole(u64);

/// Makes a fingerprint of what it is given: FNV-1a of 64 bits.
///
/// G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm",
/// Internet draft draft-eastlake-fnv (2019).
pub struct Mark(u64);

impl Mark {
    /// `kind` says what the whole is. Another version of the program may search in another way, so
    /// that it has other wholes.
    pub fn new(kind: &str) -> Self {
        let mut mark = Self(0xcbf2_9ce4_8422_2325);
        mark.add(kind.as_bytes());
        mark.add(env!("CARGO_PKG_VERSION").as_bytes());
        mark
    }

    /// Takes in a piece, with its end.
    pub fn add(&mut self, piece: &[u8]) {
        for &byte in piece.iter().chain(b"\n") {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub fn whole(&self) -> Whole {
        Whole(self.0)
    }
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<Whole> for String {
    fn from(whole: Whole) -> Self {
        whole.to_string()
    }
}

impl TryFrom<String> for Whole {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_right = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = is_right.then(|| u64::from_str_radix(&text, 16).ok()).flatten();
        number.map(Self).ok_or("expected 16 hexadecimal digits")
    }
}
