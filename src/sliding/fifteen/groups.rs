//! Which tiles are counted together.

/// How many tiles the groups have.
pub const GROUPS: [usize; 3] = [6, 6, 3];

/// The groups, by the tiles' goal cells in rising order, for one of the blank's goal cells
/// ([`super::canon::HOMES`]).
pub fn groups(home: u8) -> [Vec<u8>; 3] {
    match home {
        0 => [vec![3, 6, 7, 10, 11, 15], vec![1, 2, 4, 5, 8, 9], vec![12, 13, 14]],
        1 => [vec![0, 4, 5, 8, 9, 12], vec![2, 3, 6, 7, 10, 11], vec![13, 14, 15]],
        _ => [vec![2, 3, 6, 7, 10, 11], vec![0, 1, 4, 8, 9, 12], vec![13, 14, 15]],
    }
}
