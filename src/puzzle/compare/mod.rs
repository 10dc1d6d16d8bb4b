//! Several searches on several puzzles of one family, and what each of them cost.
//!
//! | room | what lives there |
//! |---|---|
//! | [`sliding`] | the searches of sliding puzzles, and the result of one |
//! | [`hidato`] | the same of Hidato |
//! | [`csv`] | what the rows of both families have in common as text |

pub mod csv;
pub mod hidato;
pub mod sliding;

use std::fmt::{self, Write};
use std::num::NonZero;
use std::time::Duration;

use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{Counted, Halt, Stats, Watch};
use langkah_language::text;

/// A search that can be compared with others on puzzles of its family.
pub trait Contender: Clone + PartialEq + fmt::Display + Send + 'static {
    type Puzzle: Clone + Send + 'static;
    type Found: Found;

    /// The first line of the rows as comma-separated values.
    const CSV_HEAD: &'static str;

    /// The search in words; its name, which is its text, is for the command line and files.
    fn title(&self) -> String;

    /// Whether the search goes with the puzzle.
    fn fits(&self, puzzle: &Self::Puzzle) -> bool;

    /// Runs the search. `None` if the watch has stopped it.
    fn run(
        &self,
        puzzle: &Self::Puzzle,
        allowance: &Allowance,
        watch: &mut dyn Watch,
    ) -> Option<Self::Found>;

    /// Writes a row as comma-separated values; `name` is the puzzle's.
    ///
    /// # Errors
    /// If `out` takes no more.
    fn write_csv(
        &self,
        out: &mut impl Write,
        name: &str,
        puzzle: &Self::Puzzle,
        found: &Self::Found,
    ) -> fmt::Result;
}

/// The result of one search on one puzzle: the part that both families have.
pub trait Found: Clone + Send + 'static {
    /// The figures. `None` if nothing was searched, because the search does not fit the puzzle.
    fn stats(&self) -> Option<&Stats>;

    /// The most bytes that the tables of the search's bound held, which the figures leave out.
    fn tables(&self) -> u64 {
        0
    }

    /// The most bytes that nodes and tables held. `None` if nothing was searched.
    fn memory(&self) -> Option<u64> {
        self.stats().map(|stats| stats.memory_peak + self.tables())
    }

    fn search_time(&self) -> Duration;

    /// Whether there was a search: none is needed where the verdict is that there is no solution.
    fn is_searched(&self) -> bool {
        self.stats().is_some()
    }

    /// Whether a limit ended the search before its end, so that it takes more than its figures say.
    fn is_cut(&self) -> bool;

    /// Whether the search found a solution.
    fn is_solved(&self) -> bool;
}

/// What each search may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Allowance {
    pub limits: Limits,
    /// The most seconds of search; `None` for no limit.
    pub time_max: Option<f64>,
    /// How many threads a search that can use several may use; `None` for all that the machine has.
    pub threads: Option<NonZero<usize>>,
}

/// The searches to run on each puzzle, and what each run may use.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest<C> {
    pub contenders: Vec<C>,
    pub allowance: Allowance,
}

/// The result of one search on one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<F> {
    /// The index of the puzzle.
    pub puzzle: usize,
    /// The index of the contender.
    pub contender: usize,
    pub found: F,
}

/// Hears of a running comparison, and may stop it. The progress is that of the running search, with
/// the number of searches that have ended.
pub trait RowWatch<F>: Watch {
    /// Hears the row of a search that has ended.
    fn row(&mut self, _row: &Row<F>) {}
}

/// Lets a comparison run to its end.
impl<F> RowWatch<F> for () {}

impl<C: Contender> Contest<C> {
    /// Runs every search on every puzzle, puzzle by puzzle. If the watch stops it, the rows are
    /// those of the searches that have ended.
    pub fn run(
        &self,
        puzzles: &[C::Puzzle],
        watch: &mut dyn RowWatch<C::Found>,
    ) -> Vec<Row<C::Found>> {
        let all = puzzles.len() * self.contenders.len();
        let mut rows = Vec::with_capacity(all);
        for (at, puzzle) in puzzles.iter().enumerate() {
            for (contender, search) in self.contenders.iter().enumerate() {
                if watch.is_stopped() {
                    return rows;
                }
                let done = rows.len();
                let mut counted = Counted { watch, done: (done, all) };
                let Some(found) = search.run(puzzle, &self.allowance, &mut counted) else {
                    return rows;
                };
                let row = Row { puzzle: at, contender, found };
                watch.row(&row);
                rows.push(row);
            }
        }
        rows
    }
}

/// The search of a name: `begin` makes it of the first word, `with` adds each of the others.
fn read_name<C: PartialEq, E>(
    name: &str,
    begin: impl Fn(&str) -> Result<C, E>,
    with: impl Fn(C, &str) -> Result<C, E>,
    twice: impl FnOnce(String) -> E,
) -> Result<C, E> {
    let mut words = name.split(':').map(str::trim);
    let search = words.next().unwrap_or_default();
    let contender = words.clone().try_fold(begin(search)?, &with)?;
    // If a name says one thing twice and differently, its meaning depends on the order: such a name
    // is refused.
    match words.try_rfold(begin(search)?, &with)? == contender {
        true => Ok(contender),
        false => Err(twice(name.to_owned())),
    }
}

/// What ended a search before it had found its answer, in a word.
pub fn ended(halt: Halt) -> &'static str {
    match halt {
        Halt::Stopped | Halt::Target => text!("compare-ended-stopped"),
        Halt::Limit(Limit::Nodes) => text!("compare-ended-nodes"),
        Halt::Limit(Limit::Memory) => text!("compare-ended-memory"),
        Halt::Limit(Limit::Time) => text!("compare-ended-time"),
        Halt::Limit(Limit::Depth) => text!("compare-ended-depth"),
    }
}
