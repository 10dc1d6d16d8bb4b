//! The lines of a table, and what each search cost on all puzzles together.

use std::io;

use langkah_engine::search::watch::Stats;
use langkah_language::text;
use langkah_puzzle::compare::{Allowance, Contender, Found, Row};
use langkah_puzzle::words;

use crate::cli::output::{self, Output, Status};
use crate::cli::place::Place;

/// A column's head and its width, which is that of the head where it is longer.
pub type Column = (fn() -> &'static str, usize);

/// The columns that end every line.
const LAST: [Column; 5] = [
    (|| text!("terminal-head-expanded"), 13),
    (|| text!("terminal-head-generated"), 13),
    (|| text!("terminal-head-live"), 12),
    (|| text!("terminal-head-memory"), 10),
    (|| text!("terminal-head-search-time"), 11),
];

/// A family's searches as a table shows them.
pub trait Table: Contender {
    /// The word by which messages choose what they say of the family.
    const FAMILY: &'static str;
    /// The columns after the name of the search.
    const FIRST: [Column; 2];
    /// The same columns in the table of totals.
    const TOTALS: [Column; 2];

    /// The cells of these two columns.
    fn first(puzzle: &Self::Puzzle, found: &Self::Found) -> [String; 2];

    /// The same cells for all results of a search together.
    fn sums(found: &[&Self::Found]) -> [String; 2];

    /// The status that a row gives to the whole run.
    ///
    /// # Errors
    /// Why the search does not fit the puzzle.
    fn status(found: &Self::Found) -> Result<Status, String>;

    /// Writes the object of a row; none where the search does not fit the puzzle.
    ///
    /// # Errors
    /// If output cannot be written.
    fn write_json(
        &self,
        at: (&Place, &Self::Puzzle),
        allowance: &Allowance,
        found: &Self::Found,
        output: &mut Output,
    ) -> io::Result<()>;

    /// All cells of a row.
    fn cells(puzzle: &Self::Puzzle, found: &Self::Found) -> Cells {
        let figures = found.stats().map(|stats| {
            [
                words::grouped(stats.expanded),
                words::grouped(stats.generated),
                words::grouped(stats.live_peak),
                words::memory(found.memory().unwrap_or(0)),
                words::time(found.search_time()),
            ]
        });
        Cells {
            columns: Self::FIRST,
            first: Self::first(puzzle, found),
            last: figures.unwrap_or_default(),
        }
    }
}

/// The cells of a line after the name of the search.
pub struct Cells {
    columns: [Column; 2],
    first: [String; 2],
    last: [String; 5],
}

/// The line of heads.
pub fn head<C: Contender>(searches: &[C], columns: [Column; 2]) -> String {
    let heads = |column: Column| (column.0)().to_owned();
    let name = text!("terminal-head-search");
    line(searches, name, Cells { columns, first: columns.map(heads), last: LAST.map(heads) })
}

/// A line of the table: the name to the left, the others to the right.
pub fn line<C: Contender>(searches: &[C], name: &str, cells: Cells) -> String {
    let widths = searches.iter().map(|search| search.to_string().len());
    let head = text!("terminal-head-search").chars().count();
    let width = widths.max().unwrap_or(0).max(head);
    let mut text = format!("{name:<width$}");
    let room = output::width().unwrap_or(usize::MAX);
    let (indent, mut used) = (width, width);
    let columns = cells.columns.iter().chain(&LAST);
    for ((head, width), cell) in columns.zip(cells.first.iter().chain(&cells.last)) {
        let width = head().chars().count().max(*width);
        // Cells for which the terminal has no room stand in a line below.
        if used + 2 + width > room && used > indent {
            text.push_str(&format!("\n{:indent$}", ""));
            used = indent;
        }
        text.push_str(&format!("  {cell:>width$}"));
        used += 2 + width;
    }
    text
}

/// What each search cost on all puzzles together.
pub fn totals<C: Table>(
    searches: &[C],
    rows: &[Row<C::Found>],
    output: &mut Output,
) -> io::Result<()> {
    output.line("")?;
    output.line(text!("terminal-all-puzzles"))?;
    output.line(head(searches, C::TOTALS))?;
    for (index, search) in searches.iter().enumerate() {
        let rows = rows.iter().filter(|row| row.contender == index);
        let found: Vec<&C::Found> = rows.map(|row| &row.found).collect();
        let figures = |figure: fn(&Stats) -> u64| {
            found.iter().filter_map(move |found| found.stats().map(figure))
        };
        let last = [
            words::grouped(figures(|stats| stats.expanded).sum()),
            words::grouped(figures(|stats| stats.generated).sum()),
            words::grouped(figures(|stats| stats.live_peak).max().unwrap_or(0)),
            words::memory(found.iter().filter_map(|found| found.memory()).max().unwrap_or(0)),
            words::time(found.iter().map(|found| found.search_time()).sum()),
        ];
        let cells = Cells { columns: C::TOTALS, first: C::sums(&found), last };
        output.line(line(searches, &search.to_string(), cells))?;
    }
    Ok(())
}
