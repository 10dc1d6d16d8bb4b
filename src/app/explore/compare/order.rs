//! The order of the rows: as they came, or by a column that the person has clicked.

use std::cmp::Ordering;

use langkah_puzzle::compare::{Found, Row};

use super::columns::Columns;
use super::table::WORDS;
use crate::session::explore::comparison::run::Run;

/// What a cell is sorted by. A column has keys of one kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Key {
    Count(u64),
    Share(f64),
    /// A rank, and a count among those of this rank.
    Ranked(u8, u64),
}

impl Key {
    fn order(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Count(one), Self::Count(two)) => one.cmp(two),
            (Self::Share(one), Self::Share(two)) => one.total_cmp(two),
            (Self::Ranked(one, count), Self::Ranked(two, other)) => (one, count).cmp(&(two, other)),
            _ => Ordering::Equal,
        }
    }
}

/// The keys of `Expanded`, `Generated`, `Live peak`, `Memory` and `Time`.
pub fn keys_of(found: &impl Found) -> [Option<Key>; 5] {
    let key = |figure: Option<u64>| figure.map(Key::Count);
    let stats = found.stats();
    let nanos = u64::try_from(found.search_time().as_nanos()).unwrap_or(u64::MAX);
    [
        key(stats.map(|stats| stats.expanded)),
        key(stats.map(|stats| stats.generated)),
        key(stats.map(|stats| stats.live_peak)),
        key(found.memory()),
        key(stats.map(|_| nanos)),
    ]
}

/// The order of each family's rows; `None` as they came.
#[derive(Default)]
pub struct Orders {
    pub sliding: Option<Order>,
    pub hidato: Option<Order>,
}

/// The column by which the rows are sorted, counted as all columns are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub column: usize,
    pub is_descending: bool,
}

impl Order {
    /// The order after a click on the head of a column: ascending, descending, and as they came.
    pub fn clicked(before: Option<Self>, column: usize) -> Option<Self> {
        match before.filter(|before| before.column == column) {
            None => Some(Self { column, is_descending: false }),
            Some(Self { is_descending: false, .. }) => Some(Self { column, is_descending: true }),
            Some(_) => None,
        }
    }

    /// The places of the rows in this order. Rows without a figure come last, and equal ones stay
    /// as they came.
    pub fn places<C: Columns>(self, run: &Run<C>) -> Vec<usize> {
        let keys: Vec<Option<Key>> = run.rows.iter().map(|row| self.key(run, row)).collect();
        let mut places: Vec<usize> = (0..keys.len()).collect();
        places.sort_by(|&one, &two| match (&keys[one], &keys[two]) {
            (Some(one), Some(two)) if self.is_descending => two.order(one),
            (Some(one), Some(two)) => one.order(two),
            (one, two) => one.is_none().cmp(&two.is_none()),
        });
        places
    }

    fn key<C: Columns>(self, run: &Run<C>, row: &Row<C::Found>) -> Option<Key> {
        // Names have the order in which they were chosen.
        let figure = match self.column {
            0 => return Some(Key::Count(row.puzzle as u64)),
            1 => return Some(Key::Count(row.contender as u64)),
            column => column - WORDS.len(),
        };
        let (_, puzzle) = run.puzzles.get(row.puzzle)?;
        C::keys(puzzle, &row.found).into_iter().nth(figure)?
    }
}
