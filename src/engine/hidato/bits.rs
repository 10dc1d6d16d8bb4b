//! Sets of small numbers in one table; each set is a row of words.

/// A square table of bits: for each of `count` rows a set of numbers less than `count`.
#[derive(Clone, Debug)]
pub(super) struct Table {
    words: Vec<u64>,
    width: usize,
}

impl Table {
    pub fn new(count: usize) -> Self {
        let width = count.div_ceil(64);
        Self { words: vec![0; width * count], width }
    }

    pub fn full(count: usize) -> Self {
        let mut table = Self::new(count);
        for row in table.words.chunks_mut(table.width.max(1)) {
            row.fill(u64::MAX);
            if let (Some(last), rest @ 1..) = (row.last_mut(), count % 64) {
                *last = (1 << rest) - 1;
            }
        }
        table
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        held(&self.words)
    }

    pub fn set_row(&mut self, row: usize, words: &[u64]) {
        self.words[row * self.width..(row + 1) * self.width].copy_from_slice(words);
    }

    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    pub fn rows(&self) -> usize {
        self.words.len() / self.width.max(1)
    }

    /// Words in a row.
    pub const fn width(&self) -> usize {
        self.width
    }

    #[inline]
    pub fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..(row + 1) * self.width]
    }

    #[inline]
    pub fn word(&self, row: usize, word: usize) -> u64 {
        self.words[row * self.width + word]
    }

    #[inline]
    pub fn has(&self, row: usize, at: usize) -> bool {
        self.word(row, at / 64) >> (at % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, row: usize, at: usize) {
        self.words[row * self.width + at / 64] |= 1 << (at % 64);
    }

    #[inline]
    pub fn remove(&mut self, row: usize, at: usize) {
        self.words[row * self.width + at / 64] &= !(1 << (at % 64));
    }

    pub fn first(&self, row: usize) -> Option<usize> {
        members(self.row(row)).next()
    }

    pub fn members(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        members(self.row(row))
    }

    pub fn len(&self, row: usize) -> usize {
        self.row(row).iter().map(|word| word.count_ones() as usize).sum()
    }
}

/// Bytes that a list holds.
pub(super) const fn held<T>(list: &Vec<T>) -> usize {
    list.capacity() * size_of::<T>()
}

/// The numbers of a set, ascending.
pub(super) fn members(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(at, &word)| ones(word).map(move |bit| at * 64 + bit))
}

/// The places of the ones of a word, ascending.
#[inline]
pub(super) fn ones(word: u64) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)))
        .take_while(|&word| word != 0)
        .map(|word| word.trailing_zeros() as usize)
}

/// Whether a number of `a` and a number of `b` differ by one.
pub(super) fn has_consecutive(a: &[u64], b: &[u64]) -> bool {
    let mut below = 0;
    for at in 0..a.len() {
        let above = b.get(at + 1).copied().unwrap_or(0);
        let beside = b[at] << 1 | below >> 63 | b[at] >> 1 | above << 63;
        if a[at] & beside != 0 {
            return true;
        }
        below = b[at];
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consecutive_numbers_are_found_across_words() {
        for (a, b, expected) in
            [(63, 64, true), (64, 63, true), (5, 6, true), (5, 5, false), (0, 127, false)]
        {
            let (mut left, mut right) = ([0_u64; 2], [0_u64; 2]);
            left[a / 64] |= 1 << (a % 64);
            right[b / 64] |= 1 << (b % 64);
            assert_eq!(has_consecutive(&left, &right), expected, "{a} {b}");
        }
        // 64 between 63 and 65.
        assert!(has_consecutive(&[0, 1], &[1 << 63, 1 << 1]));
    }

    #[test]
    fn members_ascend() {
        let set = [1 | 1 << 63, 1 << 2];
        assert_eq!(members(&set).collect::<Vec<_>>(), [0, 63, 66]);
    }
}
