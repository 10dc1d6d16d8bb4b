//! A number that is typed digit by digit.

use langkah_language::text;

use super::notice::{Notice, said};

/// The number that the next digit makes of the one before it, if it is at most `most`. Where there
/// is none, the digit begins a new number.
pub(super) fn longer(before: Option<usize>, digit: usize, most: usize) -> Option<usize> {
    before.map(|number| 10 * number + digit).filter(|&number| number <= most)
}

/// What is told of a 0 that makes a number greater than `greatest`. No number begins with 0, so the
/// person means the longer one.
pub(super) fn too_great(before: usize, digit: u8, greatest: usize) -> Option<Notice> {
    let number = 10 * before;
    (digit == 0 && before > 0 && number > greatest).then(|| {
        let why = said(move || text!("session-too-great", "why", most = greatest));
        Notice::note(said(move || text!("session-too-great", number = number)), vec![why])
    })
}
