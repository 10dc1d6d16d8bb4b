//! A block's frontier in another order: the block's orders as units, and units turned as a move
//! turns them.

use super::orders::{LOWS, Orders, Window};

const UNIT: u64 = (1 << LOWS) - 1;

/// Turns the frontiers of blocks as windows say.
pub struct Turner {
    windows: Vec<Window>,
    turns: Vec<[[u32; 256]; 3]>,
}

impl Turner {
    pub fn new(orders: &Orders) -> Self {
        Self { windows: orders.windows(), turns: orders.turned_bytes() }
    }

    /// The window of a number: see [`Orders::windows`].
    pub fn window(&self, number: u8) -> &Window {
        &self.windows[usize::from(number)]
    }

    /// Turns a frontier as the window says and adds it to `units`.
    pub fn turn(&self, window: &Window, frontier: &[u32], units: &mut [u32]) {
        let mut begin = 0;
        for &(turn, end) in &window.runs {
            let pairs = &window.pairs[begin..end];
            begin = end;
            if turn == 0 {
                for &[from, to] in pairs {
                    units[usize::from(to)] |= frontier[usize::from(from)];
                }
                continue;
            }
            let [low, middle, high] = &self.turns[usize::from(turn)];
            for &[from, to] in pairs {
                let bits = frontier[usize::from(from)];
                units[usize::from(to)] |= low[(bits & 255) as usize]
                    | middle[(bits >> 8 & 255) as usize]
                    | high[(bits >> 16 & 255) as usize];
            }
        }
    }
}

/// The units of a frontier, eight for three words.
pub fn unpack(values: &[u64], known: &[u64], units: &mut [u32]) {
    let eights = units.chunks_exact_mut(8);
    for (units, (values, known)) in eights.zip(values.chunks(3).zip(known.chunks(3))) {
        let word = |at: usize| match (values.get(at), known.get(at)) {
            (Some(value), Some(known)) => value & !known,
            _ => 0,
        };
        let (a, b, c) = (word(0), word(1), word(2));
        units[0] = (a & UNIT) as u32;
        units[1] = (a >> 24 & UNIT) as u32;
        units[2] = ((a >> 48 | b << 16) & UNIT) as u32;
        units[3] = (b >> 8 & UNIT) as u32;
        units[4] = (b >> 32 & UNIT) as u32;
        units[5] = ((b >> 56 | c << 8) & UNIT) as u32;
        units[6] = (c >> 16 & UNIT) as u32;
        units[7] = (c >> 40 & UNIT) as u32;
    }
}

/// Adds units to words.
pub fn pack(units: &[u32], words: &mut [u64]) {
    for (units, words) in units.chunks_exact(8).zip(words.chunks_mut(3)) {
        let unit = |at: usize| u64::from(units[at]);
        let packed = [
            unit(0) | unit(1) << 24 | unit(2) << 48,
            unit(2) >> 16 | unit(3) << 8 | unit(4) << 32 | unit(5) << 56,
            unit(5) >> 8 | unit(6) << 16 | unit(7) << 40,
        ];
        words.iter_mut().zip(packed).for_each(|(word, packed)| *word |= packed);
    }
}
