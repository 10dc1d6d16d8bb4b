//! One Markdown text with what a course asks for: the start, Kurang of every tile, the verdict, the
//! path as matrices, the time without input and output, the nodes; in English or Indonesian. The
//! report on a Hidato is in [`hidato`].

pub mod hidato;
pub mod html;
mod indonesian;
mod language;
mod page;

use std::fmt::{self, Write};

pub use language::Language;

use super::Puzzle;
use super::plan::{Plan, Preset};
use super::solve::{Outcome, Solution};
use crate::sliding::board::{BLANK, Board};
use crate::sliding::moves::{self, Move};
use crate::sliding::solvability::Solvability;
use page::Page;

/// Writes the report. Without a solution it ends with the verdict.
///
/// # Errors
/// If `out` takes no more.
pub fn write(
    out: &mut impl Write,
    puzzle: &Puzzle,
    solution: Option<&Solution>,
    language: Language,
) -> fmt::Result {
    let mut report = SlidingReport { page: Page { out, language }, puzzle };
    report.boards()?;
    report.verdict()?;
    let Some(solution) = solution else { return Ok(()) };
    // No search was begun, because the puzzle cannot be solved.
    if solution.outcome == Outcome::Unsolvable && !puzzle.solvability().is_solvable() {
        return Ok(());
    }
    report.path(solution)?;
    report.search(solution)
}

/// The report on one of several puzzles, with its number and its place below the title.
pub fn named(report: &str, number: usize, count: usize, place: &str, language: Language) -> String {
    let (title, rest) = report.split_once("\n\n").unwrap_or((report, ""));
    // The place is written as code, which a backquote would end.
    let place = place.replace('`', "'");
    let which = language
        .of(format!("Puzzle {number} of {count}"), format!("Teka-teki {number} dari {count}"));
    format!("{title}\n\n{which}: `{place}`\n\n{rest}")
}

/// The title of the reports on `count` puzzles.
pub fn title_of_several(count: usize, language: Language) -> String {
    language.of(format!("Report on {count} puzzles"), format!("Laporan {count} teka-teki"))
}

struct SlidingReport<'a, W> {
    page: Page<'a, W>,
    puzzle: &'a Puzzle,
}

impl<W: Write> SlidingReport<'_, W> {
    fn boards(&mut self) -> fmt::Result {
        let dims = self.puzzle.start().dims();
        self.page.title(format_args!("{}-puzzle", dims.cells() - 1), dims)?;
        self.page.heading("Start", "Posisi awal")?;
        self.matrix(self.puzzle.start())?;
        self.page.heading("Goal", "Posisi akhir")?;
        self.matrix(self.puzzle.goal())
    }

    fn matrix(&mut self, board: &Board) -> fmt::Result {
        let width = (board.tiles().len() - 1).to_string().len();
        let cell = |&tile: &u8| match tile {
            BLANK => format!("{:>width$}", "-"),
            tile => format!("{tile:>width$}"),
        };
        let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = board.tiles().chunks(board.dims().cols()).map(row).collect();
        self.page.board(&rows.join("\n"))
    }

    fn verdict(&mut self) -> fmt::Result {
        let solvability = self.puzzle.solvability();
        self.page.heading("Can the goal be reached?", "Apakah posisi akhir dapat dicapai?")?;
        let kurang = self.page.language.of(
            "Kurang(i) is the number of tiles j < i that stand after tile i.",
            "Kurang(i) adalah banyaknya ubin bernomor j < i yang terletak sesudah ubin i.",
        );
        writeln!(self.page.out, "{kurang}")?;
        if solvability.is_renumbered() {
            let order = self.page.language.of(
                "The goal has an order of its own, so each tile counts by the number of its cell \
                 in the goal.",
                "Posisi akhir memiliki urutan sendiri, sehingga setiap ubin dihitung dengan nomor \
                 selnya pada posisi akhir.",
            );
            writeln!(self.page.out, "{order}")?;
        }
        writeln!(self.page.out)?;
        self.kurang(&solvability)?;
        let (sum, x, total) = (solvability.sum(), solvability.x(), solvability.total());
        let why_x = match (self.page.language, x) {
            (Language::English, 1) => "the blank is an odd number of steps from its goal cell",
            (Language::English, _) => "the blank is an even number of steps from its goal cell",
            (_, 1) => "jarak sel kosong ke tempatnya pada posisi akhir ganjil",
            (_, _) => "jarak sel kosong ke tempatnya pada posisi akhir genap",
        };
        let verdict = match (self.page.language, solvability.is_solvable()) {
            (Language::English, true) => "even: the goal can be reached.",
            (Language::English, false) => "odd: the goal cannot be reached. No search is made.",
            (_, true) => "genap: posisi akhir dapat dicapai dari posisi awal.",
            (_, false) => {
                "ganjil: posisi akhir tidak dapat dicapai dari posisi awal. Pencarian tidak \
                 dilakukan."
            }
        };
        writeln!(self.page.out, "- ΣKurang(i) = {sum}")?;
        writeln!(self.page.out, "- X = {x} ({why_x})")?;
        writeln!(self.page.out, "- ΣKurang(i) + X = {sum} + {x} = {total}, {verdict}")
    }

    /// A row for each tile, the blank last.
    fn kurang(&mut self, solvability: &Solvability) -> fmt::Result {
        let has_numbers = solvability.is_renumbered();
        let (tile, number) =
            (self.page.language.of("Tile", "Ubin"), self.page.language.of("Number", "Nomor"));
        if has_numbers {
            writeln!(self.page.out, "| {tile} | {number} | Kurang |\n|---:|---:|---:|")?;
        } else {
            writeln!(self.page.out, "| i | Kurang(i) |\n|---:|---:|")?;
        }
        let tiles = (1..solvability.kurang().len() as u8).chain([BLANK]);
        for (tile, kurang) in tiles.zip(solvability.kurang()) {
            let number = solvability.number(tile);
            let name = match (tile, has_numbers) {
                (BLANK, true) => self.page.language.of("blank", "kosong").to_owned(),
                // If the goal begins with the blank its number is 0, as people write it.
                (BLANK, false) if number == 1 => "0".to_owned(),
                (BLANK, false) => number.to_string(),
                _ => tile.to_string(),
            };
            if has_numbers {
                writeln!(self.page.out, "| {name} | {number} | {kurang} |")?;
            } else {
                writeln!(self.page.out, "| {name} | {kurang} |")?;
            }
        }
        writeln!(self.page.out)
    }

    fn path(&mut self, solution: &Solution) -> fmt::Result {
        writeln!(self.page.out)?;
        self.page.heading("Solution", "Solusi")?;
        let moves: &[Move] = match &solution.outcome {
            Outcome::Solved(moves) => moves,
            _ => return writeln!(self.page.out, "{}\n", self.page.language.unsolved(solution)),
        };
        writeln!(self.page.out, "{}\n", self.page.language.length(moves.len(), solution))?;
        if !moves.is_empty() {
            writeln!(self.page.out, "`{}`\n", moves::letters(moves))?;
        }
        for (index, step) in moves::steps(self.puzzle.start(), moves).iter().enumerate() {
            writeln!(self.page.out, "{}\n", self.page.language.step(index + 1, step))?;
            self.matrix(&step.board)?;
        }
        Ok(())
    }

    fn search(&mut self, solution: &Solution) -> fmt::Result {
        let language = self.page.language;
        let dims = self.puzzle.start().dims();
        let first = [
            (language.of("Algorithm", "Algoritma"), language.search(solution.plan)),
            (language.of("Lower bound", "Batas bawah"), language.bound(solution.plan, dims)),
        ];
        let setup = (
            language.of("Time to make the bound's tables", "Waktu penyiapan tabel batas bawah"),
            language.time(solution.setup_time),
        );
        let times = [self.page.time(solution.search_time), setup];
        self.page.figures(&first, &solution.stats, &times)?;
        if let Plan::Preset(preset) = solution.plan
            && preset.counts_otherwise()
        {
            let note = language.of(
                format!("The nodes are counted as {}'s program counts them.", preset.title),
                format!("Simpul dihitung seperti pada program {}.", preset.title),
            );
            writeln!(self.page.out, "\n{note}")?;
        } else if solution.plan != Plan::Preset(Preset::COURSE) {
            let note = language.of(
                "The nodes are those of this search. The course's search (least cost, misplaced \
                 tiles) generates others.",
                "Simpul di atas adalah simpul pencarian ini. Pencarian pada kuliah (ongkos \
                 terkecil, ubin salah letak) membangkitkan simpul yang lain.",
            );
            writeln!(self.page.out, "\n{note}")?;
        }
        Ok(())
    }
}
