//! Reads bytes as choices, so that any bytes are an input and fewer bytes are a simpler one.

/// Bytes to choose by; where they have ended every choice is the first one.
pub struct Choices<'a> {
    pub bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        first
    }

    /// A number less than `end`, which must not be 0.
    pub fn below(&mut self, end: usize) -> usize {
        let bytes = if end <= 1 << 8 {
            1
        } else if end <= 1 << 16 {
            2
        } else {
            8
        };
        (0..bytes).fold(0, |number, _| number << 8 | usize::from(self.byte())) % end
    }

    /// One of several; there must be one.
    pub fn of<'b, T>(&mut self, all: &'b [T]) -> &'b T {
        &all[self.below(all.len())]
    }

    /// Whether something happens that does in one of so many cases.
    pub fn one_in(&mut self, cases: usize) -> bool {
        self.below(cases) == cases - 1
    }

    pub fn word(&mut self) -> u64 {
        (0..8).fold(0, |word, _| word << 8 | u64::from(self.byte()))
    }
}
