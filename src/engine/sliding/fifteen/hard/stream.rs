//! A subtree's search that pauses where it would wait for memory, so that other searches can go on.

use super::pool::{Pool, Subtree};
use super::tables::{HardTables, View};
use crate::search::prefetch::prefetch;
use crate::search::transpositions::{Key, Transpositions};
use crate::search::watch::Nodes;
use crate::sliding::fifteen::cells::{CELLS, NONE};

/// The longest path.
pub const PATH_MAX: usize = 128;
/// If fewer moves than this remain, the search does not look in the transposition table.
const TRANSPOSITIONS_MIN: u8 = 26;
/// If fewer moves than this remain, a subtree is not handed to another thread.
const GIVE_MIN: u8 = 22;

/// A board on the stack. Its h is that of the board before it until its bits have been read.
#[derive(Clone, Copy)]
pub struct StreamNode {
    /// The board and its mirror image.
    views: [View; 2],
    /// Where the bits of the moved tile's patterns are; `groups` has the tile's groups.
    bits: [u32; 2],
    groups: [u8; 2],
    /// h of both groups in both views.
    h: [[u8; 2]; 2],
    blank: u8,
    /// The blank's move that led here, or [`NONE`].
    way: u8,
    /// How many moves remain.
    left: u8,
    is_read: bool,
}

impl StreamNode {
    /// A start with `left` moves left. If the tables have no mirrored view, the node's is not used.
    pub fn start(tables: &HardTables, tiles: &[u8; CELLS], left: u8) -> Self {
        let tiles = tables.along(tiles);
        let mirrored = if tables.is_mirrored { tables.mirrored(&tiles) } else { tiles };
        let boards = [&tiles, &mirrored];
        let mut h = boards.map(|tiles| tables.parts(tiles).map(|h| h as u8));
        if !tables.is_mirrored {
            // The search does not carry this view along, so it must not count.
            h[1] = [0; 2];
        }
        Self {
            views: boards.map(|tiles| tables.view(tiles)),
            bits: [0; 2],
            groups: [0; 2],
            h,
            blank: tiles.iter().position(|tile| *tile == tables.home).unwrap_or(0) as u8,
            way: NONE,
            left,
            is_read: true,
        }
    }

    pub fn h(&self) -> u8 {
        let [plain, mirrored] = self.h.map(|[a, b]| a + b);
        plain.max(mirrored)
    }

    fn key<const MIRRORED: bool>(&self) -> Key {
        let [plain, mirrored] = self.views.map(|view| view.board);
        Key::new(if MIRRORED { plain.min(mirrored) } else { plain })
    }

    /// Reads the bits of h. A move changes the h of its tile's group by one, up or down, and the
    /// bit tells which.
    #[inline]
    fn read<const MIRRORED: bool>(&mut self, tables: &HardTables) {
        for view in 0..if MIRRORED { 2 } else { 1 } {
            let bit = self.bits[view];
            let value = (tables.word(bit) >> (bit & 63)) as u8 & 1;
            let h = &mut self.h[view][usize::from(self.groups[view]) & 1];
            let more = *h + 1;
            *h = if more >> 1 & 1 == value { more } else { more - 2 };
        }
        self.is_read = true;
    }

    /// The node after a move. Its bits have been asked for and not yet read.
    #[inline]
    fn child<const MIRRORED: bool>(&self, tables: &HardTables, way: u8, from: u8) -> Self {
        let mut child = *self;
        let [plain, mirrored] = &mut child.views;
        let (group, bit) = tables.slide(plain, from, self.blank);
        prefetch(tables.word(bit));
        (child.groups[0], child.bits[0]) = (group as u8, bit);
        if MIRRORED {
            let mirror = |cell: u8| tables.path.mirror[usize::from(cell) % CELLS];
            let (group, bit) = tables.slide(mirrored, mirror(from), mirror(self.blank));
            prefetch(tables.word(bit));
            (child.groups[1], child.bits[1]) = (group as u8, bit);
        }
        child.blank = from;
        child.way = way;
        child.left -= 1;
        child.is_read = false;
        child
    }
}

/// What a stream's pause is for.
#[derive(PartialEq, Eq)]
pub enum Turn {
    /// The stream has asked for memory.
    Paused,
    /// The task is done.
    Done,
    Solved,
}

pub struct Stream {
    stack: Vec<StreamNode>,
    path: [u8; PATH_MAX],
    pub is_idle: bool,
}

impl Stream {
    pub fn new() -> Self {
        Self { stack: Vec::with_capacity(2 * PATH_MAX), path: [NONE; PATH_MAX], is_idle: true }
    }

    pub fn take(&mut self, task: Subtree) {
        self.path = task.path;
        self.stack.push(task.node);
        self.is_idle = false;
    }

    /// Hands the subtree nearest to the start to the pool, if the stream has another one.
    #[cold]
    pub fn give(&mut self, pool: &Pool) {
        if self.stack.len() > 1 && self.stack[0].left >= GIVE_MIN {
            pool.give(Subtree { node: self.stack.remove(0), path: self.path });
        }
    }

    /// The way to the goal of an iteration that has solved the puzzle.
    pub fn solution(&self, threshold: u8) -> Vec<u8> {
        self.path[..usize::from(threshold)].to_vec()
    }

    /// Goes on until it has asked for memory, or until the task is done.
    #[inline]
    pub fn go<const MIRRORED: bool>(
        &mut self,
        tables: &HardTables,
        transpositions: &Transpositions,
        threshold: u8,
        counts: &mut Nodes,
    ) -> Turn {
        while let Some(mut node) = self.stack.pop() {
            if node.is_read {
                if transpositions.meet(node.key::<MIRRORED>(), node.left) {
                    continue;
                }
            } else {
                node.read::<MIRRORED>(tables);
                let h = node.h();
                if h > node.left {
                    continue;
                }
                self.path[usize::from(threshold - node.left - 1) % PATH_MAX] = node.way;
                if h == 0 {
                    return Turn::Solved;
                }
                if node.left >= TRANSPOSITIONS_MIN {
                    transpositions.fetch(node.key::<MIRRORED>());
                    self.stack.push(node);
                    return Turn::Paused;
                }
            }
            counts.expanded += 1;
            let next = tables.path.next[usize::from(node.blank) % CELLS];
            for (way, from) in (0..).zip(next) {
                // Two moves are opposite if their labels differ by 2.
                if from != NONE && way ^ 2 != node.way {
                    counts.generated += 1;
                    self.stack.push(node.child::<MIRRORED>(tables, way, from));
                }
            }
            return Turn::Paused;
        }
        Turn::Done
    }
}
