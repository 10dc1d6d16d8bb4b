//! The tables that were made last, kept for the process: they depend only on the size of the board
//! and the blank's goal cell, so the next search can mostly use them.

use std::sync::{Arc, Mutex};

use super::tally::Tally;
use crate::grid::Dims;
use crate::search::watch::{Halt, Progress};
use crate::sliding::crew::lock;
use crate::sliding::pattern::NoTables;
use crate::sliding::pattern::flood::Maker;
use crate::sliding::pattern::grid::{Cells, Grid};
use crate::sliding::pattern::table::Table;

/// What a table is for: the goal cells of the tiles in rising order, and the blank's region at the
/// goal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    pub cells: Vec<u8>,
    pub region: Cells,
}

/// A size of board and a blank's goal cell.
type BoardOf = (Dims, u8);

/// The tables of one place.
static STORE: Mutex<Vec<(BoardOf, Key, Arc<Table>)>> = Mutex::new(Vec::new());

/// The table for a key, if it is kept.
fn kept(place: BoardOf, key: &Key) -> Option<Arc<Table>> {
    let store = lock(&STORE);
    store.iter().find(|kept| (kept.0, &kept.1) == (place, key)).map(|kept| kept.2.clone())
}

/// Keeps a table. It lets go of the tables for other board sizes and goal cells of the blank:
/// together they would be more than one search may hold.
fn keep(place: BoardOf, key: &Key, table: &Arc<Table>) {
    let mut store = lock(&STORE);
    store.retain(|kept| kept.0 == place && kept.1 != *key);
    store.push((place, key.clone(), table.clone()));
}

pub fn are_kept() -> bool {
    !lock(&STORE).is_empty()
}

/// Whether some are kept for a size of board and a blank's goal cell.
pub fn are_kept_for(place: BoardOf) -> bool {
    lock(&STORE).iter().any(|kept| kept.0 == place)
}

/// Lets all tables go.
pub fn let_go() {
    let kept = std::mem::take(&mut *lock(&STORE));
    drop(kept);
}

/// Lets go of the tables of other places.
fn let_others_go(place: BoardOf) {
    lock(&STORE).retain(|kept| kept.0 == place);
}

/// The tables for some keys; it makes those that are not kept.
///
/// # Errors
/// If `tally` ends it, and if the system has no memory.
pub fn tables(
    place: BoardOf,
    keys: &[Key],
    tally: &mut dyn Tally,
) -> Result<Vec<Arc<Table>>, NoTables> {
    let_others_go(place);
    let grid = Grid::by_rows(place.0);
    let mut made: Option<Maker> = None;
    let mut tables: Vec<Option<Arc<Table>>> = vec![None; keys.len()];
    // Groups of one size share what is made for that size.
    let mut order: Vec<usize> = (0..keys.len()).collect();
    order.sort_by_key(|&number| keys[number].cells.len());
    for (done, number) in order.into_iter().enumerate() {
        let key = &keys[number];
        if let Some(table) = kept(place, key) {
            tables[number] = Some(table);
            continue;
        }
        let share = |part: f32| (done as f32 + part) / keys.len() as f32;
        let mut held: u64 = lock(&STORE).iter().map(|kept| kept.2.bytes()).sum();
        let tiles = key.cells.len();
        let maker = match made.take().filter(|maker| maker.shape.blocks.tiles() == tiles) {
            Some(maker) => maker,
            None => {
                let watch = &mut |_: &Progress| heard(tally.preparing(share(0.0), held));
                Maker::new(&grid, tiles, 1, watch)?
            }
        };
        let maker = made.insert(maker);
        held += maker.bytes_peak();
        let blank = key.region.trailing_zeros() as u8;
        let watch = &mut |progress: &Progress| {
            let part = progress.prepared.map_or(0.0, |prepared| prepared.share);
            heard(tally.preparing(share(part), held))
        };
        let table = Arc::new(Table::make(maker, &key.cells, blank, watch)?);
        keep(place, key, &table);
        tables[number] = Some(table);
    }
    let tables: Vec<Arc<Table>> = tables.into_iter().flatten().collect();
    let held = tables.iter().map(|table| table.bytes()).sum();
    heard(tally.preparing(1.0, held))?;
    Ok(tables)
}

fn heard(goes_on: bool) -> Result<(), Halt> {
    if goes_on { Ok(()) } else { Err(Halt::Stopped) }
}
