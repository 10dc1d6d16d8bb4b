//! All boards of a size by number, and a breadth-first search over them that keeps two bits a
//! board. Nothing of the program's is used, so that its bounds and searches can be held against
//! this.
//!
//! A board's number is that of the blank's cell and that of the order of the tiles without the
//! blank: the lexicographic rank of the order among those of its parity, which the blank's row
//! decides.

/// Boards of `rows` by `cols`, at most 16 cells. A tile has the number of its goal cell, and so has
/// the blank, whose goal cell is the last one.
pub struct Ranked {
    rows: usize,
    cols: usize,
    /// How many orders go with each cell of the blank.
    orders: usize,
    /// What each place of an order counts in its rank.
    weights: Vec<usize>,
}

/// What is known of a board: nothing, or that it is in this layer, in the next one, or in one
/// before.
const NEW: u8 = 0;
const DONE: u8 = 3;

/// The lower bit of each mark in a word.
const EVEN: u64 = 0x5555_5555_5555_5555;

/// Two bits a board.
struct Marks(Vec<u64>);

impl Marks {
    fn get(&self, at: usize) -> u8 {
        (self.0[at / 32] >> (2 * (at % 32)) & 3) as u8
    }

    fn set(&mut self, at: usize, mark: u8) {
        let shift = 2 * (at % 32);
        let word = &mut self.0[at / 32];
        *word = *word & !(3 << shift) | u64::from(mark) << shift;
    }
}

impl Ranked {
    pub fn new(rows: usize, cols: usize) -> Self {
        let tiles = rows * cols - 1;
        assert!((2..16).contains(&tiles), "a board with 3 to 15 tiles");
        let mut weights = vec![1; tiles - 2];
        for at in (1..tiles - 2).rev() {
            weights[at - 1] = weights[at] * (tiles - at);
        }
        let orders = (3..=tiles).product();
        Self { rows, cols, orders, weights }
    }

    /// How many boards there are.
    pub fn count(&self) -> usize {
        self.rows * self.cols * self.orders
    }

    /// Whether the order of the tiles is an odd one if the blank is in a cell. A tile that goes up
    /// or down jumps over one tile fewer than a row has.
    fn is_odd(&self, blank: usize) -> bool {
        (self.rows - 1 - blank / self.cols) * (self.cols - 1) % 2 == 1
    }

    pub fn rank(&self, cells: &[u8]) -> usize {
        let home = cells.len() as u8 - 1;
        let (mut left, mut rank, mut blank, mut place) = ((1_u32 << home) - 1, 0, 0, 0);
        for (cell, &tile) in cells.iter().enumerate() {
            if tile == home {
                blank = cell;
            } else {
                let Some(weight) = self.weights.get(place) else { continue };
                rank += weight * (left & ((1 << tile) - 1)).count_ones() as usize;
                left &= !(1 << tile);
                place += 1;
            }
        }
        blank * self.orders + rank
    }

    /// Writes the board of a number, and returns the blank's cell.
    pub fn unrank(&self, rank: usize, cells: &mut [u8]) -> usize {
        let home = cells.len() - 1;
        let (blank, mut rest) = (rank / self.orders, rank % self.orders);
        let (mut left, mut is_odd, mut place) = ((1_u32 << home) - 1, self.is_odd(blank), 0);
        for cell in (0..=home).filter(|&cell| cell != blank) {
            let digit = match self.weights.get(place) {
                Some(weight) => {
                    let digit = rest / weight;
                    rest %= weight;
                    is_odd ^= digit % 2 == 1;
                    digit
                }
                None if place == self.weights.len() => usize::from(is_odd),
                None => 0,
            };
            let mut bits = left;
            (0..digit).for_each(|_| bits &= bits - 1);
            let tile = bits.trailing_zeros();
            left &= !(1 << tile);
            cells[cell] = tile as u8;
            place += 1;
        }
        cells[blank] = home as u8;
        blank
    }

    /// How many boards are each number of moves away from the goal. `visit` sees each board with
    /// its number of moves.
    pub fn distances(&self, is_multi: bool, mut visit: impl FnMut(u32, &[u8])) -> Vec<u64> {
        let mut marks = Marks(vec![0; self.count().div_ceil(32)]);
        let mut cells: Vec<u8> = (0..(self.rows * self.cols) as u8).collect();
        let mut counts = vec![1];
        marks.set(self.rank(&cells), 1);
        loop {
            let moves = counts.len() as u32 - 1;
            let (now, next) = (1 + (moves % 2) as u8, 2 - (moves % 2) as u8);
            let mut found = 0;
            for word in 0..marks.0.len() {
                let (low, high) = (marks.0[word] & EVEN, marks.0[word] >> 1 & EVEN);
                let mut boards = if now == 1 { low & !high } else { high & !low };
                while boards != 0 {
                    let at = word * 32 + boards.trailing_zeros() as usize / 2;
                    boards &= boards - 1;
                    let blank = self.unrank(at, &mut cells);
                    visit(moves, &cells);
                    self.after(&mut cells, blank, is_multi, |cells| {
                        let to = self.rank(cells);
                        if marks.get(to) == NEW {
                            marks.set(to, next);
                            found += 1;
                        }
                    });
                    marks.set(at, DONE);
                }
            }
            if found == 0 {
                return counts;
            }
            counts.push(found);
        }
    }

    /// Shows each board that one move leads to; `cells` is as it was afterwards.
    fn after(&self, cells: &mut [u8], from: usize, is_multi: bool, mut visit: impl FnMut(&[u8])) {
        let (row, col) = (from / self.cols, from % self.cols);
        let ways = [
            (row, self.cols.wrapping_neg()),
            (self.rows - 1 - row, self.cols),
            (col, 1_usize.wrapping_neg()),
            (self.cols - 1 - col, 1),
        ];
        for (most, step) in ways {
            let most = if is_multi { most } else { most.min(1) };
            let mut blank = from;
            for _ in 0..most {
                let to = blank.wrapping_add(step);
                cells.swap(blank, to);
                blank = to;
                visit(cells);
            }
            while blank != from {
                let back = blank.wrapping_sub(step);
                cells.swap(blank, back);
                blank = back;
            }
        }
    }
}

/// How many boards of a size are each number of moves away from a goal, as it was published.
pub fn published(text: &str, rows: usize, cols: usize, is_multi: bool) -> Vec<u64> {
    let metric = if is_multi { "multi" } else { "single" };
    let key = format!("{rows}x{cols}\t{metric}\t");
    let lines = text.lines().filter_map(|line| line.strip_prefix(&key));
    let counts = lines.filter_map(|line| line.split('\t').nth(1)?.parse().ok());
    counts.collect()
}
