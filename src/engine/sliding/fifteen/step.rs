//! What a move does to a board and to its moves to spare: a few operations on words.

use super::groups::LARGE;

/// The positions' bits that tell a large group's pattern.
pub const INDEX_BITS: u32 = 4 * LARGE as u32;
const INDEX_MASK: u64 = (1 << INDEX_BITS) - 1;

/// The blank's name among the slots.
pub const BLANK: u64 = 15;
/// Where the blank's cell stands among the positions.
pub const BLANK_SHIFT: u32 = 60;

/// A group's bytes, by the number that the tiles' cells make.
pub type Bytes = [u8; 1 << INDEX_BITS];

/// A board on its way to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The slot on each cell, four bits each. A tile's slot is its index in the list of the groups'
    /// tiles.
    pub board: u64,
    /// The cell of each slot, four bits each, on the board and on its mirror image.
    pub positions: [u64; 2],
    /// For the board in the low 32 bits, for its mirror image in the high ones: three times four
    /// bits, (h + 2) modulo 4 of each group; then, from [`SPARE`] on, half of the moves to spare,
    /// which are the moves that may be made beyond h. Their number is even, because every move
    /// changes h by 1. The highest byte has the moves from the start.
    pub budget: u64,
}

/// Where the two numbers of moves to spare stand in [`State::budget`].
const SPARE: [u32; 2] = [16, 48];
const SPARE_ONES: u64 = 1 << SPARE[0] | 1 << SPARE[1];
const SPARE_MASK: u64 = 127;
/// A factor that takes the lowest bit of any of the three residues to the lowest bit of the moves
/// to spare.
const TO_SPARE: u64 = 1 << 16 | 1 << 12 | 1 << 8;
/// Where the moves from the start stand.
pub const DEPTH_SHIFT: u32 = 56;
/// The bits of the budget that mean something; the others are cleared after each move.
pub const BUDGET: u64 = 0xff7f_0333_007f_0333;
/// The bits that show that a number of moves to spare fell below 0.
pub const OVERDRAWN: u64 = 1 << 23 | 1 << 55;
/// The bits of the three residues of the board itself.
const RESIDUES_PLAIN: u64 = 0xfff;

/// The part of a budget that tells a group's h.
pub const fn residue(view: usize, group: usize, h: u32) -> u64 {
    ((h as u64 + 2) & 3) << (32 * view + 4 * group)
}

/// The part of a budget that tells how many moves are to spare: even numbers to 254.
pub fn to_spare(moves: [u32; 2]) -> u64 {
    let [own, mirrored] = moves.map(|moves| u64::from(moves / 2) & SPARE_MASK);
    own << SPARE[0] | mirrored << SPARE[1]
}

/// How many moves a budget has to spare.
pub fn spared(budget: u64) -> [u32; 2] {
    SPARE.map(|shift| 2 * (budget >> shift & SPARE_MASK) as u32)
}

/// What a tile's move changes and looks at, for one way of the blank, on the board and on its
/// mirror image.
#[derive(Clone, Copy, Default)]
pub struct Shift {
    /// What it adds to the positions.
    by: [u64; 2],
    /// A one in the lowest bit of each residue of the tile's groups in the budget.
    ones: u64,
    /// A three in the same places, and one more move from the start.
    more: u64,
    /// The bits of the budget where these residues begin.
    residue: [u8; 2],
    /// The bits of the positions from which on they tell the groups' patterns.
    shift: [u8; 2],
    pub group: [u8; 2],
}

impl Shift {
    /// The step of the tile that has these slots in the two views. The step adds `by` to the
    /// positions.
    pub fn new(slots: [usize; 2], by: [u64; 2]) -> Self {
        let group = slots.map(|slot| (slot / LARGE) as u8);
        let residue = [4 * group[0], 32 + 4 * group[1]];
        let ones = 1 << residue[0] | 1 << residue[1];
        let shift = group.map(|group| group * INDEX_BITS as u8);
        Self { by, ones, more: 3 * ones + (1 << DEPTH_SHIFT), residue, shift, group }
    }

    /// The positions and the budget after the step. The bits of the budget beyond [`BUDGET`] tell
    /// whether it is overdrawn. `groups` are the bytes of the step's groups; `pairs` says which bit
    /// of a byte is for the blank's new cell.
    #[inline(always)]
    pub fn make(
        &self,
        groups: [&Bytes; 2],
        pairs: [u32; 2],
        mut positions: [u64; 2],
        budget: u64,
    ) -> ([u64; 2], u64) {
        let mut bits = 0;
        for view in [0, 1] {
            positions[view] = positions[view].wrapping_add(self.by[view]);
            let index = positions[view] >> self.shift[view] & INDEX_MASK;
            bits |= u64::from(groups[view][index as usize] >> pairs[view]) << self.residue[view];
        }
        (positions, self.spend(bits, self.ones, budget))
    }

    /// The same for tables without a second view.
    #[inline(always)]
    pub fn make_plain(&self, group: &Bytes, pair: u32, position: u64, budget: u64) -> (u64, u64) {
        let position = position.wrapping_add(self.by[0]);
        let index = position >> self.shift[0] & INDEX_MASK;
        let bits = u64::from(group[index as usize] >> pair) << self.residue[0];
        (position, self.spend(bits, self.ones & RESIDUES_PLAIN, budget))
    }

    /// The budget after a move. `bits` has the higher bit of h modulo 4 after the move, at each
    /// place where `ones` has a one.
    #[inline(always)]
    fn spend(&self, bits: u64, ones: u64, budget: u64) -> u64 {
        // The lower bit of h changes with every move.
        let rises = (bits ^ budget ^ budget >> 1) & ones;
        let after = budget.wrapping_add(self.more).wrapping_sub(2 * rises);
        after.wrapping_sub(rises.wrapping_mul(TO_SPARE) & SPARE_ONES)
    }
}
