//! The nodes of the published search, and the queue of the live ones.
//!
//! Nodes are held in parts of one size, so that no node moves when more nodes come, and their
//! memory is known to the byte. A node in the queue knows the node after it: nodes with one cost
//! are a stack, and the newest comes out first.

use crate::search::limits::Limit;
use crate::search::memory;

/// How many nodes a part has; these are 192 KiB.
const PART: usize = 1 << 14;

/// No node.
const NONE: u32 = u32::MAX;

/// A node: a number that is placed after the number of its parent.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The index of the parent; for the first number of a path, the node's own index.
    pub parent: u32,
    /// The next node with the same cost in the queue.
    next: u32,
    pub cell: u16,
    pub number: u16,
}

/// All nodes, and for each cost the newest live one.
pub(super) struct Nodes {
    parts: Vec<Vec<Node>>,
    newest: Vec<u32>,
    /// A bit for each cost that has a live node.
    is_live: Vec<u64>,
    /// No word of `is_live` before this one has a bit.
    least: usize,
    live: u64,
    memory_max: u64,
}

impl Drop for Nodes {
    fn drop(&mut self) {
        memory::leave(self.memory(), std::mem::take(&mut self.parts));
    }
}

impl Nodes {
    /// No nodes yet. Costs will be at most `cost_max`; `memory_max` is in bytes.
    pub fn new(cost_max: u32, memory_max: u64) -> Self {
        let costs = cost_max as usize + 1;
        let (newest, is_live) = (vec![NONE; costs], vec![0; costs.div_ceil(64)]);
        Self { parts: Vec::new(), newest, is_live, least: 0, live: 0, memory_max }
    }

    /// How many are live.
    pub const fn live(&self) -> u64 {
        self.live
    }

    /// Bytes held.
    pub fn memory(&self) -> u64 {
        let tables = size_of_val(&*self.newest) + size_of_val(&*self.is_live);
        let list = self.parts.capacity() * size_of::<Vec<Node>>();
        (self.parts.len() * PART * size_of::<Node>() + tables + list) as u64
    }

    pub fn get(&self, node: u32) -> Node {
        self.parts[node as usize / PART][node as usize % PART]
    }

    /// Adds a live node; `parent` is `None` for the first number of a path.
    pub fn push(
        &mut self,
        parent: Option<u32>,
        cell: u16,
        number: u16,
        cost: u32,
    ) -> Result<(), Limit> {
        if self.parts.last().is_none_or(|part| part.len() == PART) {
            self.grow()?;
        }
        let Some(part) = self.parts.last_mut() else { return Err(Limit::Memory) };
        let len = part.len();
        let node = ((self.parts.len() - 1) * PART + len) as u32;
        let newest = &mut self.newest[cost as usize];
        let next = std::mem::replace(newest, node);
        if let Some(part) = self.parts.last_mut() {
            part.push(Node { parent: parent.unwrap_or(node), next, cell, number });
        }
        let word = cost as usize / 64;
        self.is_live[word] |= 1 << (cost % 64);
        self.least = self.least.min(word);
        self.live += 1;
        Ok(())
    }

    /// Adds a part, if memory and the range of indices allow it.
    fn grow(&mut self) -> Result<(), Limit> {
        let bytes = (PART * size_of::<Node>()) as u64;
        let is_over = self.memory() + bytes > self.memory_max;
        if is_over || (self.parts.len() + 1) * PART > NONE as usize {
            return Err(Limit::Memory);
        }
        let mut part = Vec::new();
        let has_room = part.try_reserve_exact(PART).is_ok() && self.parts.try_reserve(1).is_ok();
        if !has_room {
            return Err(Limit::Memory);
        }
        self.parts.push(part);
        Ok(())
    }

    /// Takes the newest live node with the least cost out of the queue. Returns the cost and the
    /// node.
    pub fn pop(&mut self) -> Option<(u32, u32)> {
        let words = self.is_live.iter().enumerate().skip(self.least);
        let (word, bits) = { words }.find(|(_, bits)| **bits != 0)?;
        self.least = word;
        let cost = word * 64 + bits.trailing_zeros() as usize;
        let node = self.newest[cost];
        self.newest[cost] = self.get(node).next;
        if self.newest[cost] == NONE {
            self.is_live[word] &= !(1 << (cost % 64));
        }
        self.live -= 1;
        Some((node, cost as u32))
    }
}
