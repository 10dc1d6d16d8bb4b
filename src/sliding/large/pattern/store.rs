//! The tables that were made, kept for the process: they depend on the size of the board and the
//! blank's goal cell alone.

use std::sync::{Arc, Mutex};

use super::blocks::{Blocks, Cells, Edges};
use super::table::Table;
use crate::grid::Dims;
use crate::sliding::large::shared::{Pulse, lock};

/// What a table is for: the tiles' goal cells in rising order, and the blank's region then.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    pub cells: Vec<u8>,
    pub region: Cells,
}

/// The tables of one size of board.
struct Store {
    tables: Vec<(Dims, Key, Arc<Table>)>,
}

static STORE: Mutex<Store> = Mutex::new(Store { tables: Vec::new() });

fn kept(dims: Dims, key: &Key) -> Option<Arc<Table>> {
    let mut store = lock(&STORE);
    store.tables.retain(|kept| kept.0 == dims);
    store.tables.iter().find(|kept| kept.1 == *key).map(|kept| kept.2.clone())
}

/// The tables for some keys. `None` where `pulse` ends it.
pub fn tables(dims: Dims, keys: &[Key], pulse: &mut dyn Pulse) -> Option<Vec<Arc<Table>>> {
    let missing: Vec<&Key> = keys.iter().filter(|key| kept(dims, key).is_none()).collect();
    let mut shape: Option<(Arc<Blocks>, Edges)> = None;
    for (index, key) in missing.iter().enumerate() {
        let tiles = key.cells.len();
        if shape.as_ref().is_none_or(|shape| shape.0.tiles() != tiles) {
            let mut go_on = || pulse.preparing(index as f32 / missing.len() as f32);
            let blocks = Arc::new(Blocks::new(dims, tiles, &mut go_on)?);
            let edges = Edges::new(&blocks, &mut go_on)?;
            shape = Some((blocks, edges));
        }
        let Some((blocks, edges)) = &shape else { return None };
        let share = |index| index as f32 / missing.len() as f32;
        let blank = key.region.trailing_zeros() as u8;
        let shares = share(index)..share(index + 1);
        let table = Table::build(blocks, edges, &key.cells, blank, shares, pulse)?;
        lock(&STORE).tables.push((dims, (*key).clone(), Arc::new(table)));
    }
    pulse.preparing(1.0);
    keys.iter().map(|key| kept(dims, key)).collect()
}
