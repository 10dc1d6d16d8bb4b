//! The transposition table of larger boards: it forgets, but says nothing that was not put there.

use std::collections::HashMap;

use langkah_engine::sliding::large::transpositions::{BoardKey, CELLS_MAX, Transpositions};
use proptest::prelude::*;

/// A board of some cells: the first cells are drawn, the others have the tiles that are left.
fn tiles(cells: usize, drawn: &[usize]) -> Vec<u8> {
    let mut left: Vec<u8> = (0..cells as u8).collect();
    let drawn = drawn.iter().map(|&at| left.remove(at % left.len())).collect::<Vec<_>>();
    drawn.into_iter().chain(left).collect()
}

#[test]
fn the_largest_boards_are_those_of_25_cells() {
    assert_eq!(CELLS_MAX, 25);
    assert!(Transpositions::new(63).is_none());
    for bytes in [64, 127, 1 << 20, (1 << 21) - 1] {
        let table = Transpositions::new(bytes).expect("there is memory");
        assert!(table.bytes() <= bytes && 2 * table.bytes() > bytes);
    }
}

#[test]
fn the_key_of_a_larger_board_leaves_out_the_cells_that_it_has_no_room_for() {
    let tiles = tiles(100, &[]);
    let key = BoardKey::new(&tiles);
    for (a, b) in (0..100_u8).flat_map(|a| (0..100).map(move |b| (a, b))) {
        let after = key.after([(a, tiles[usize::from(a)]), (b, tiles[usize::from(b)])]);
        let is_left_out = |cell: u8| usize::from(cell) >= CELLS_MAX;
        if a == b || is_left_out(a) && is_left_out(b) {
            assert!(after == key, "cells {a} and {b}");
        }
    }
}

proptest! {
    /// Different boards have different keys, and a move changes the key as it changes the board.
    #[test]
    fn keys_tell_boards_apart(
        cells in 4_usize..=CELLS_MAX,
        one in prop::collection::vec(0_usize..100, 4),
        other in prop::collection::vec(0_usize..100, 4),
        (a, b) in (0_usize..25, 0_usize..25),
    ) {
        let (mut one, other) = (tiles(cells, &one), tiles(cells, &other));
        prop_assert_eq!(BoardKey::new(&one) == BoardKey::new(&other), one == other);
        let (a, b) = (a % cells, b % cells);
        prop_assume!(a != b);
        let moved = BoardKey::new(&one).after([(a as u8, one[a]), (b as u8, one[b])]);
        one.swap(a, b);
        prop_assert!(moved == BoardKey::new(&one));
    }

    /// A table of any size says that a board was met only if it was, with as many moves left.
    #[test]
    fn it_remembers_nothing_that_was_not(
        bytes in 64_u64..4096,
        visits in prop::collection::vec((0_usize..6, 0_usize..6, 1_u8..200), 1..300),
    ) {
        let table = Transpositions::new(bytes).expect("there is memory");
        let mut met: HashMap<(usize, usize), u8> = HashMap::new();
        for (a, b, left) in visits {
            let board = tiles(25, &[a, b]);
            let is_met = table.meet(BoardKey::new(&board), left);
            let most = met.entry((a, b)).or_default();
            prop_assert!(!is_met || *most >= left);
            *most = left.max(*most);
            // What was just put there is there.
            prop_assert!(table.meet(BoardKey::new(&board), left));
        }
    }
}
