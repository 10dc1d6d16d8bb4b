//! A number that is typed digit by digit.

/// The number that the next digit makes of the one before it, if it is at most `most`. Where there
/// is none, the digit begins a new number.
pub(super) fn longer(before: Option<usize>, digit: usize, most: usize) -> Option<usize> {
    before.map(|number| 10 * number + digit).filter(|&number| number <= most)
}
