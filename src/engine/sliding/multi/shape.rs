//! What is left of a board if only the moves along one axis count, and its number.
//!
//! Take the moves up and down. Moves to the left and right cost nothing, and of a tile only its
//! goal row is known. A move to the side takes the blank to another place of its row and keeps the
//! order of the other tiles. So an order is the list of the goal rows of all tiles, row by row
//! without the blank, and the row of the blank. A tile that goes up or down takes the blank's place
//! and jumps over one tile fewer than a row has. For the other axis, read columns for rows.

use super::SIDE_MAX;

/// A list of goal lines, two bits a tile, the first tile in the lowest bits.
pub type Order = u32;

/// How many entries the left part of an order has, at most.
const LEFT: usize = 8;
/// The right part has at most so many: fifteen tiles in all.
const RIGHT: usize = SIDE_MAX * SIDE_MAX - 1 - LEFT;

/// How many tiles of each goal line there are in a part.
type Counts = [u8; SIDE_MAX];

/// The orders of boards of a size, with the goal's blank in one line.
pub struct Shape {
    lines: usize,
    length: usize,
    home: usize,
    /// The number of the first order with this left part, or [`NO_ORDER`].
    left: Vec<u32>,
    /// The place of a right part among those with the same counts.
    right: Vec<u32>,
    /// All orders, in rising order of their numbers: left parts with the right parts that fit.
    groups: Vec<Group>,
    orders: usize,
}

const NO_ORDER: u32 = 0;

/// Left parts, and the right parts of which each goes with each of them.
pub struct Group {
    pub lefts: Vec<u16>,
    pub rights: Vec<u16>,
}

impl Shape {
    /// For `lines` lines of `length` cells, both from 2 to [`SIDE_MAX`]; the goal's blank is in the
    /// line `home`. `None` for other sizes.
    pub fn new(lines: usize, length: usize, home: usize) -> Option<Self> {
        let sides = 2..=SIDE_MAX;
        if !sides.contains(&lines) || !sides.contains(&length) || home >= lines {
            return None;
        }
        let tiles = lines * length - 1;
        let most: Counts = std::array::from_fn(|line| {
            if line < lines { (length - usize::from(line == home)) as u8 } else { 0 }
        });
        let (left_tiles, right_tiles) = (tiles.min(LEFT), tiles.saturating_sub(LEFT));
        let mut shape = Self {
            lines,
            length,
            home,
            left: vec![NO_ORDER; 1 << (2 * LEFT)],
            right: vec![0; 1 << (2 * RIGHT)],
            groups: Vec::new(),
            orders: 0,
        };
        let rights = parts(right_tiles);
        for (_, list) in &rights {
            for (place, part) in list.iter().enumerate() {
                shape.right[usize::from(*part)] = place as u32;
            }
        }
        for (counts, lefts) in parts(left_tiles) {
            let Some(rest) = difference(most, counts) else { continue };
            let fitting = rights.iter().find(|(counts, _)| *counts == rest);
            let Some((_, rights)) = fitting else { continue };
            for left in &lefts {
                shape.left[usize::from(*left)] = shape.orders as u32;
                shape.orders += rights.len();
            }
            shape.groups.push(Group { lefts, rights: rights.clone() });
        }
        Some(shape)
    }

    /// How many orders there are for `lines` lines of `length` cells, whose tiles are told apart by
    /// their goal line alone; 0 for sizes that have no shape.
    pub fn orders_of(lines: usize, length: usize) -> u64 {
        let sides = 2..=SIDE_MAX;
        if !sides.contains(&lines) || !sides.contains(&length) {
            return 0;
        }
        let factorial = |count: usize| (1..=count as u64).product::<u64>();
        let alike = factorial(length).pow(lines as u32 - 1) * factorial(length - 1);
        factorial(lines * length - 1) / alike
    }

    pub fn lines(&self) -> usize {
        self.lines
    }

    /// How many cells a line has.
    pub fn length(&self) -> usize {
        self.length
    }

    /// The line of the goal's blank.
    pub fn home(&self) -> usize {
        self.home
    }

    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// How many orders there are, whichever line the blank is in.
    pub fn orders(&self) -> usize {
        self.orders
    }

    /// The order of a left and a right part of one group.
    #[inline]
    pub fn order(&self, left: u16, right: u16) -> Order {
        Order::from(left) | Order::from(right) << (2 * LEFT)
    }

    /// The number of an order, less than [`orders`](Self::orders). Another list than an order gets
    /// some number.
    #[inline]
    pub fn number(&self, order: Order) -> usize {
        let (left, right) =
            (order as usize & ((1 << (2 * LEFT)) - 1), order as usize >> (2 * LEFT));
        (self.left[left] + self.right[right & ((1 << (2 * RIGHT)) - 1)]) as usize
    }

    /// The order after the blank has gone from `line` to the next one, at this place of the line.
    #[inline]
    pub fn down(&self, order: Order, line: usize, place: usize) -> Order {
        let (at, segment) = self.segment(order, line, place);
        let last = 2 * (self.length - 1);
        let after = (segment << 2 | segment >> last) & self.mask();
        order ^ (segment ^ after) << at
    }

    /// The order after the blank has gone from the line after `line` to `line`, at this place of
    /// the line: the inverse of [`down`](Self::down).
    #[inline]
    pub fn up(&self, order: Order, line: usize, place: usize) -> Order {
        let (at, segment) = self.segment(order, line, place);
        let last = 2 * (self.length - 1);
        let after = (segment >> 2 | segment << last) & self.mask();
        order ^ (segment ^ after) << at
    }

    /// The tiles that a tile jumps over, with that tile: the shift to the first, and the list.
    #[inline]
    fn segment(&self, order: Order, line: usize, place: usize) -> (usize, Order) {
        let at = (2 * (line * self.length + place)) & 31;
        (at, order >> at & self.mask())
    }

    #[inline]
    fn mask(&self) -> Order {
        (1 << (2 * self.length)) - 1
    }

    /// The orders that a move along the axis leads to, with the line of the blank, until `visit`
    /// says that it has seen enough.
    #[inline]
    pub fn around(&self, order: Order, line: usize, mut visit: impl FnMut(Order, usize) -> bool) {
        for place in 0..self.length {
            let mut after = order;
            for from in line..self.lines - 1 {
                after = self.down(after, from, place);
                if !visit(after, from + 1) {
                    return;
                }
            }
            let mut after = order;
            for to in (0..line).rev() {
                after = self.up(after, to, place);
                if !visit(after, to) {
                    return;
                }
            }
        }
    }

    /// The order of the board's mirror image, last line first, with the goal lines told from the
    /// last one, too. It is an order of the shape whose home is the mirror image of this one's.
    #[inline]
    pub fn mirrored(&self, order: Order) -> Order {
        let tiles = self.lines * self.length - 1;
        let every = LOW & ((1 << (2 * tiles)) - 1);
        every * (self.lines as Order - 1) - reversed(order, tiles)
    }

    /// The order with the tiles of each line last first, with the blank in `line`. It is as far
    /// from the goal's: to see the board in a mirror changes no move along the axis.
    #[inline]
    pub fn turned(&self, order: Order, line: usize) -> Order {
        let (mut turned, mut at) = (0, 0);
        for own in 0..self.lines {
            let tiles = self.length - usize::from(own == line);
            let list = order >> at & ((1 << (2 * tiles)) - 1);
            turned |= reversed(list, tiles) << at;
            at += 2 * tiles;
        }
        turned
    }

    /// The goal's order, whose blank is in [`home`](Self::home).
    pub fn goal(&self) -> Order {
        let in_line = |line: usize| self.length - usize::from(line == self.home);
        let lines = (0..self.lines).flat_map(|line| std::iter::repeat_n(line, in_line(line)));
        lines.enumerate().fold(0, |order, (at, line)| order | (line as Order) << (2 * at))
    }
}

/// The lower one of each pair of bits.
const LOW: Order = 0x5555_5555;

/// A list of so many goal lines, at least one, last first.
#[inline]
fn reversed(list: Order, tiles: usize) -> Order {
    let turned = list.reverse_bits() >> (Order::BITS as usize - 2 * tiles);
    (turned & LOW) << 1 | turned >> 1 & LOW
}

/// All lists of so many goal lines, in rising order, by their counts.
fn parts(tiles: usize) -> Vec<(Counts, Vec<u16>)> {
    let mut parts: Vec<(Counts, Vec<u16>)> = Vec::new();
    for part in 0..1_u32 << (2 * tiles) {
        let mut counts = Counts::default();
        (0..tiles).for_each(|at| counts[(part >> (2 * at) & 3) as usize] += 1);
        match parts.iter_mut().find(|one| one.0 == counts) {
            Some((_, list)) => list.push(part as u16),
            None => parts.push((counts, vec![part as u16])),
        }
    }
    parts
}

fn difference(all: Counts, some: Counts) -> Option<Counts> {
    let mut rest = Counts::default();
    for ((rest, all), some) in rest.iter_mut().zip(all).zip(some) {
        *rest = all.checked_sub(some)?;
    }
    Some(rest)
}

#[cfg(test)]
mod tests {
    use super::{SIDE_MAX, Shape};

    #[test]
    fn orders_are_counted_without_a_shape() {
        for lines in 0..=SIDE_MAX + 1 {
            for length in 0..=SIDE_MAX + 1 {
                let shape = Shape::new(lines, length, 0);
                let counted = shape.map_or(0, |shape| shape.orders() as u64);
                assert_eq!(Shape::orders_of(lines, length), counted, "{lines} lines of {length}");
            }
        }
    }
}
