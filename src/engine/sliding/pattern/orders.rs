//! The orders of a group's tiles along the path.
//!
//! The last four tiles of a group, in the group's own order, are its rest; all of them if there are
//! fewer. Two things tell an
//! order: the places of all other tiles, which are its unit, and the order of the rest among
//! themselves, which is one of at most 24 orders. If a tile goes from one place to another, all
//! orders of a unit become orders of one other unit, and the orders of the rest all turn in the
//! same way: the 24 bits of a unit move together.

use super::grid::{Cells, below};

/// The most tiles of a rest.
pub const REST: usize = 4;
/// How many bits a unit has: the most orders of a rest.
pub const LOWS: usize = 24;
/// The number of turns of a rest. In a turn a tile goes from one of four places to another.
pub const TURNS: usize = REST * REST;

/// An order: the unit, and in the low five bits the order of the rest.
pub type Order = u16;

/// Where a group's tiles stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pattern {
    pub set: Cells,
    pub order: Order,
}

const LOW_BITS: u32 = 5;

#[inline]
pub fn unit(order: Order) -> u16 {
    order >> LOW_BITS
}

/// The bit of an order in its block.
#[inline]
pub fn bit(order: Order) -> usize {
    usize::from(unit(order)) * LOWS + usize::from(low(order))
}

#[inline]
pub fn low(order: Order) -> u16 {
    order & ((1 << LOW_BITS) - 1)
}

/// What units become when a tile goes from one place to another.
pub struct Window {
    /// Each unit and the unit that it becomes, sorted by the turn.
    pub pairs: Vec<[u16; 2]>,
    /// The turns, and where the pairs of each end. The first turn changes nothing.
    pub runs: Vec<(u8, usize)>,
}

/// The orders of a number of tiles.
pub struct Orders {
    tiles: usize,
    rest: usize,
    units: usize,
    /// Words for the bits of a block.
    words: usize,
    /// For each way from place to place, and each unit, the unit that it becomes and, in the high
    /// four bits, the turn of the rest.
    steps: Vec<u16>,
    lows: Lows,
}

impl Orders {
    /// The orders of 1 to [`super::blocks::TILES_MAX`] tiles.
    pub fn new(tiles: usize) -> Self {
        let rest = tiles.min(REST);
        let units: usize = (rest + 1..=tiles).product();
        let mut steps = Vec::with_capacity(tiles * tiles * units);
        for (from, to) in (0..tiles).flat_map(|from| (0..tiles).map(move |to| (from, to))) {
            steps.extend((0..units).map(|unit| {
                let mut slots = slots_of(unit, tiles);
                let rank = |slots: &[Option<usize>], at: usize| {
                    slots[..at].iter().filter(|slot| slot.is_none()).count()
                };
                let (slot, before) = (slots.remove(from), rank(&slots, from));
                let turn = match slot {
                    Some(_) => 0,
                    None => before * REST + rank(&slots, to),
                };
                slots.insert(to, slot);
                (unit_of(&slots) | turn << 12) as u16
            }));
        }
        let words = Self::bits_of(tiles).div_ceil(64);
        Self { tiles, rest, units, words, steps, lows: Lows::new(rest) }
    }

    /// How many units there are.
    pub fn units(&self) -> usize {
        self.units
    }

    /// How many orders of the rest there are.
    pub fn lows(&self) -> usize {
        (1..=self.rest).product()
    }

    /// How many bits a block has.
    pub fn bits(&self) -> usize {
        Self::bits_of(self.tiles)
    }

    /// How many bits a block of some tiles has: as many as there are orders.
    pub fn bits_of(tiles: usize) -> usize {
        (1..=tiles).product()
    }

    /// Words for the bits of a block. Eight units are three words.
    pub fn words(&self) -> usize {
        self.words
    }

    /// The slots along the path of a unit's orders, `None` for those of the rest.
    pub fn slots(&self, unit: usize) -> Vec<Option<usize>> {
        slots_of(unit, self.tiles)
    }

    /// The pattern of tiles. `cells` has the cell of the tile in slot 0, in slot 1 and so on.
    pub fn pattern(&self, cells: &[u8]) -> Pattern {
        let set = cells.iter().fold(0, |set, cell| set | 1 << cell);
        let places: Vec<usize> = cells.iter().map(|&cell| below(set, cell)).collect();
        let mut slots = vec![None; self.tiles];
        let placed = self.tiles - self.rest;
        places[..placed].iter().enumerate().for_each(|(slot, &place)| slots[place] = Some(slot));
        let mut rest: Vec<usize> = (0..self.rest).collect();
        rest.sort_by_key(|slot| places[placed + slot]);
        Pattern { set, order: (unit_of(&slots) << LOW_BITS | low_of(&rest)) as Order }
    }

    /// The pattern after a tile has gone from a cell of the set to a free one.
    #[inline]
    pub fn slide(&self, pattern: Pattern, from: u8, to: u8) -> Pattern {
        let set = pattern.set ^ 1 << from ^ 1 << to;
        Pattern { set, order: self.step(pattern.order, below(pattern.set, from), below(set, to)) }
    }

    /// The order after a tile has gone from one place in it to another.
    #[inline]
    pub fn step(&self, order: Order, from: usize, to: usize) -> Order {
        if from == to {
            return order;
        }
        let step = self.steps[(from * self.tiles + to) * self.units + usize::from(unit(order))];
        (step & 0xFFF) << LOW_BITS | self.lows.turned(step >> 12, low(order))
    }

    /// For each byte of a unit, and each value of it, what it gives of the unit's bits after each
    /// turn.
    pub fn turned_bytes(&self) -> Vec<[[u32; 256]; 3]> {
        (0..TURNS as u16).map(|turn| self.lows.turned_bytes(turn)).collect()
    }

    /// The ways from place to place, by `from * tiles + to`.
    pub fn windows(&self) -> Vec<Window> {
        self.steps
            .chunks(self.units)
            .map(|steps| {
                let is_whole = |turn: u16| turn as usize / REST == turn as usize % REST;
                let mut sorted: Vec<(u8, [u16; 2])> = (0..)
                    .zip(steps)
                    .map(|(unit, &step)| {
                        let turn = if is_whole(step >> 12) { 0 } else { step >> 12 };
                        (turn as u8, [unit, step & 0xFFF])
                    })
                    .collect();
                sorted.sort_unstable();
                let runs = sorted.chunk_by(|a, b| a.0 == b.0).scan(0, |end, run| {
                    *end += run.len();
                    Some((run[0].0, *end))
                });
                let runs = runs.collect();
                Window { pairs: sorted.into_iter().map(|(_, pair)| pair).collect(), runs }
            })
            .collect()
    }
}

/// The turns of the rest's orders.
struct Lows([u8; TURNS << LOW_BITS]);

impl Lows {
    fn new(tiles: usize) -> Self {
        let mut lows = [0; TURNS << LOW_BITS];
        let count = (1..=tiles).product();
        let turns = (0..TURNS).filter(|turn| turn / REST < tiles && turn % REST < tiles);
        for (turn, low) in turns.flat_map(|turn| (0..count).map(move |low| (turn, low))) {
            let mut rest = rest_of(low, tiles);
            let slot = rest.remove(turn / REST);
            rest.insert(turn % REST, slot);
            lows[turn << LOW_BITS | low] = low_of(&rest) as u8;
        }
        Self(lows)
    }

    #[inline]
    fn turned(&self, turn: u16, low: u16) -> u16 {
        u16::from(self.0[usize::from(turn << LOW_BITS | low) % (TURNS << LOW_BITS)])
    }

    fn turned_bytes(&self, turn: u16) -> [[u32; 256]; 3] {
        let mut bytes = [[0; 256]; 3];
        for (number, table) in bytes.iter_mut().enumerate() {
            for (byte, turned) in table.iter_mut().enumerate() {
                for bit in (0..8).filter(|bit| byte >> bit & 1 == 1) {
                    *turned |= 1 << self.turned(turn, (8 * number + bit) as u16);
                }
            }
        }
        bytes
    }
}

/// The unit of slots along the path, `None` for one of the rest.
fn unit_of(slots: &[Option<usize>]) -> usize {
    let placed = slots.len().saturating_sub(REST);
    let place = |slot: usize| slots.iter().position(|other| *other == Some(slot)).unwrap_or(0);
    (0..placed).fold(0, |unit, slot| {
        let taken = (0..slot).filter(|&other| place(other) < place(slot)).count();
        unit * (slots.len() - slot) + place(slot) - taken
    })
}

/// The slots along the path of a unit.
fn slots_of(unit: usize, tiles: usize) -> Vec<Option<usize>> {
    let placed = tiles.saturating_sub(REST);
    let mut digits = vec![0; placed];
    let mut left = unit;
    for slot in (0..placed).rev() {
        digits[slot] = left % (tiles - slot);
        left /= tiles - slot;
    }
    let mut slots = vec![None; tiles];
    for (slot, digit) in digits.into_iter().enumerate() {
        let mut free = (0..tiles).filter(|&place| slots[place].is_none());
        if let Some(place) = free.nth(digit) {
            slots[place] = Some(slot);
        }
    }
    slots
}

/// The number of an order of the rest among all, sorted as words.
fn low_of(rest: &[usize]) -> usize {
    rest.iter().enumerate().fold(0, |number, (place, slot)| {
        let less = rest[place + 1..].iter().filter(|other| *other < slot).count();
        number * (rest.len() - place) + less
    })
}

/// The slots of a rest of some tiles, counted from its first, in the order of a number.
pub fn rest_of(low: usize, tiles: usize) -> Vec<usize> {
    let mut digits = vec![0; tiles];
    let mut left = low;
    for place in (0..tiles).rev() {
        digits[place] = left % (tiles - place);
        left /= tiles - place;
    }
    let mut free: Vec<usize> = (0..tiles).collect();
    digits.into_iter().map(|digit| free.remove(digit)).collect()
}
