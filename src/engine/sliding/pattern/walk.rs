//! h of a pattern, where only h modulo 4 is known of each.

/// The moves on a way down to the goal: each goes to a pattern whose h is one less. `residue` is h
/// modulo 4 of a pattern, and `next` gives the patterns one move of the group away. For a pattern
/// that cannot reach the goal the number means nothing.
pub fn h<P: Copy, I: Iterator<Item = P>>(
    pattern: P,
    is_goal: impl Fn(P) -> bool,
    residue: impl Fn(P) -> u8,
    next: impl Fn(P) -> I,
) -> u32 {
    let (mut pattern, mut now, mut h) = (pattern, residue(pattern), 0);
    while !is_goal(pattern) {
        let below = (now + 3) % 4;
        let Some(after) = next(pattern).find(|&after| residue(after) == below) else { break };
        (pattern, now, h) = (after, below, h + 1);
    }
    h
}
