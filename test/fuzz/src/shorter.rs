//! Makes an input that fails shorter.

/// Trials to make one input shorter.
const TRIALS_MAX: usize = 2_000;

/// The same input with pieces of `chunk` bytes cut out, as many as `fails` lets go: first halves of
/// it, then less and less. `chunk` must not be 0.
pub fn shorter(input: &[u8], chunk: usize, mut fails: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut chunks: Vec<&[u8]> = input.chunks(chunk).collect();
    let mut trials = 0;
    let mut length = chunks.len().div_ceil(2);
    while length > 0 {
        let mut at = 0;
        while at < chunks.len() && trials < TRIALS_MAX {
            let mut less = chunks.clone();
            less.drain(at..chunks.len().min(at + length));
            trials += 1;
            if fails(&less.concat()) {
                chunks = less;
            } else {
                at += length;
            }
        }
        length /= 2;
    }
    chunks.concat()
}
