//! The tables that were made last, kept for the process: they depend only on the size of the board
//! and the blank's goal cell, so the next search can mostly use them.

use std::sync::{Arc, Mutex};

use super::blocks::{Blocks, Cells, Edges};
use super::table::{Stage, Table};
use crate::grid::Dims;
use crate::sliding::large::shared::{Tally, lock};

/// What a table is for: the goal cells of the tiles in rising order, and the blank's region at the
/// goal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    pub cells: Vec<u8>,
    pub region: Cells,
}

/// A size of board and a blank's goal cell.
type Place = (Dims, u8);

/// The tables of one place.
static STORE: Mutex<Vec<(Place, Key, Arc<Table>)>> = Mutex::new(Vec::new());

/// The table for a key, if it is kept.
fn kept(place: Place, key: &Key) -> Option<Arc<Table>> {
    let store = lock(&STORE);
    store.iter().find(|kept| (kept.0, &kept.1) == (place, key)).map(|kept| kept.2.clone())
}

/// Keeps a table. It lets go of the tables for other board sizes and goal cells of the blank:
/// together they would be more than one search may hold.
fn keep(place: Place, key: &Key, table: &Arc<Table>) {
    let mut store = lock(&STORE);
    store.retain(|kept| kept.0 == place && kept.1 != *key);
    store.push((place, key.clone(), table.clone()));
}

pub fn are_kept() -> bool {
    !lock(&STORE).is_empty()
}

/// Whether some are kept for boards of a size.
pub fn are_kept_for(dims: Dims) -> bool {
    lock(&STORE).iter().any(|kept| kept.0.0 == dims)
}

/// Lets all tables go.
pub fn let_go() {
    let kept = std::mem::take(&mut *lock(&STORE));
    drop(kept);
}

/// Lets go of the tables of other places.
fn let_others_go(place: Place) {
    lock(&STORE).retain(|kept| kept.0 == place);
}

/// The tables for some keys; it makes those that are not kept. `None` if `tally` ends it, or if the
/// system has no memory.
pub fn tables(place: Place, keys: &[Key], tally: &mut dyn Tally) -> Option<Vec<Arc<Table>>> {
    let_others_go(place);
    let mut shape: Option<(Arc<Blocks>, Edges)> = None;
    let mut tables: Vec<Arc<Table>> = Vec::with_capacity(keys.len());
    for (index, key) in keys.iter().enumerate() {
        if let Some(table) = kept(place, key) {
            tables.push(table);
            continue;
        }
        let share = |index: usize| index as f32 / keys.len() as f32;
        let mut held: u64 = lock(&STORE).iter().map(|kept| kept.2.bytes()).sum();
        let tiles = key.cells.len();
        if shape.as_ref().is_none_or(|shape| shape.0.tiles() != tiles) {
            let mut go_on = || tally.preparing(share(index), held);
            let blocks = Arc::new(Blocks::new(place.0, tiles, &mut go_on)?);
            let edges = Edges::new(&blocks, &mut go_on)?;
            shape = Some((blocks, edges));
        }
        let (blocks, edges) = shape.as_ref()?;
        held += blocks.bytes() + edges.bytes();
        let blank = key.region.trailing_zeros() as u8;
        let stage = Stage { shares: share(index)..share(index + 1), held };
        let table = Arc::new(Table::build(blocks, edges, &key.cells, blank, &stage, tally)?);
        keep(place, key, &table);
        tables.push(table);
    }
    let held = tables.iter().map(|table| table.bytes()).sum();
    tally.preparing(1.0, held).then_some(tables)
}
