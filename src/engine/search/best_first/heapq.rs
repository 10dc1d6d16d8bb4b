//! A binary heap with the exact order of Python's `heapq`, for any "less than".
//!
//! Which of several equal items such a heap gives depends on the steps that it takes. So a
//! published program that uses `heapq` gives the same counts here only if this heap takes the same
//! steps: after a pop it puts the last leaf at the root, moves it down to the bottom along the
//! smaller child (the right one unless the left one is less), and then raises it while it is less
//! than its parent.
//! <https://docs.python.org/3/library/heapq.html>
//!
//! libstdc++'s `pop_heap` and `push_heap` take the same steps (`__adjust_heap` moves the hole to
//! the bottom along the right child unless the left one goes before it, then `__push_heap` raises),
//! so a `std::priority_queue` over "greater" gives the same order.
//! <https://gcc.gnu.org/onlinedocs/libstdc++/>

use std::collections::TryReserveError;

#[derive(Clone)]
pub(in crate::search) struct Heap<T, F> {
    items: Vec<T>,
    less: F,
}

impl<T: Copy, F: Fn(&T, &T) -> bool> Heap<T, F> {
    pub fn new(less: F) -> Self {
        Self { items: Vec::new(), less }
    }

    /// A heap from the [`items`](Self::items) of an earlier heap, in the same order.
    pub fn resume(items: Vec<T>, less: F) -> Self {
        Self { items, less }
    }

    /// The items in the order of the heap's array: the least item is first.
    pub fn items(&self) -> &[T] {
        &self.items
    }

    pub fn into_items(self) -> Vec<T> {
        self.items
    }

    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn capacity(&self) -> usize {
        self.items.capacity()
    }

    pub fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        self.items.try_reserve(more)
    }

    pub fn push(&mut self, item: T) {
        self.items.push(item);
        self.raise(0, self.items.len() - 1);
    }

    pub fn pop(&mut self) -> Option<T> {
        let last = self.items.pop()?;
        let Some(first) = self.items.first_mut() else { return Some(last) };
        let least = std::mem::replace(first, last);
        self.sink_and_raise();
        Some(least)
    }

    fn raise(&mut self, top: usize, mut at: usize) {
        let item = self.items[at];
        while at > top {
            let parent = (at - 1) / 2;
            if !(self.less)(&item, &self.items[parent]) {
                break;
            }
            self.items[at] = self.items[parent];
            at = parent;
        }
        self.items[at] = item;
    }

    fn sink_and_raise(&mut self) {
        let item = self.items[0];
        let mut at = 0;
        let mut child = 1;
        while child < self.items.len() {
            let right = child + 1;
            if right < self.items.len() && !(self.less)(&self.items[child], &self.items[right]) {
                child = right;
            }
            self.items[at] = self.items[child];
            at = child;
            child = 2 * at + 1;
        }
        self.items[at] = item;
        self.raise(0, at);
    }
}

#[cfg(test)]
mod tests {
    use super::Heap;

    #[test]
    fn equals_come_out_as_from_heapq() {
        // The order that Python 3.11 gives for the same items, compared by their number alone.
        let mut heap = Heap::new(|a: &(u8, char), b: &(u8, char)| a.0 < b.0);
        for item in [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd'), (1, 'e'), (2, 'f'), (1, 'g')] {
            heap.push(item);
        }
        let order: String = std::iter::from_fn(|| heap.pop()).map(|item| item.1).collect();
        assert_eq!(order, "bgdefac");
    }
}
