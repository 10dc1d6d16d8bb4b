//! One Markdown text with what a course asks for: the start, Kurang of every tile, the verdict,
//! the path as matrices, the time without input and output, the nodes; in English or Indonesian.
//! Of a Hidato [`hidato`] writes one.

pub mod hidato;
pub mod html;
mod indonesian;
mod language;

use std::fmt::{self, Write};

pub use language::Language;

use super::Puzzle;
use super::plan::{Plan, Preset};
use super::solve::{Outcome, Solution};
use super::words::grouped;
use crate::sliding::board::{BLANK, Board};
use crate::sliding::moves::{self, Move};
use crate::sliding::solvability::Solvability;

/// Writes the report. Without a solution it ends with the verdict.
pub fn write(
    out: &mut impl Write,
    puzzle: &Puzzle,
    solution: Option<&Solution>,
    language: Language,
) -> fmt::Result {
    let mut report = Report { out, puzzle, language };
    report.boards()?;
    report.verdict()?;
    let Some(solution) = solution else { return Ok(()) };
    // No search is begun on a puzzle that cannot be solved.
    if solution.outcome == Outcome::Unsolvable && !puzzle.solvability().is_solvable() {
        return Ok(());
    }
    report.path(solution)?;
    report.search(solution)
}

struct Report<'a, W> {
    out: &'a mut W,
    puzzle: &'a Puzzle,
    language: Language,
}

impl<W: Write> Report<'_, W> {
    fn boards(&mut self) -> fmt::Result {
        let dims = self.puzzle.start().dims();
        let tiles = dims.cells() - 1;
        let title = self.language.of(
            format!("{tiles}-puzzle, {dims}: report"),
            format!("Laporan {tiles}-puzzle, {dims}"),
        );
        writeln!(self.out, "# {title}\n")?;
        self.heading("Start", "Posisi awal")?;
        self.matrix(self.puzzle.start())?;
        self.heading("Goal", "Posisi akhir")?;
        self.matrix(self.puzzle.goal())
    }

    fn heading(&mut self, english: &str, indonesian: &str) -> fmt::Result {
        writeln!(self.out, "## {}\n", self.language.of(english, indonesian))
    }

    fn matrix(&mut self, board: &Board) -> fmt::Result {
        let width = (board.tiles().len() - 1).to_string().len();
        writeln!(self.out, "```text")?;
        for row in board.tiles().chunks(board.dims().cols()) {
            let cells = row.iter().map(|&tile| match tile {
                BLANK => format!("{:>width$}", "-"),
                tile => format!("{tile:>width$}"),
            });
            writeln!(self.out, "{}", cells.collect::<Vec<_>>().join(" "))?;
        }
        writeln!(self.out, "```\n")
    }

    fn verdict(&mut self) -> fmt::Result {
        let solvability = self.puzzle.solvability();
        self.heading("Can the goal be reached?", "Apakah posisi akhir dapat dicapai?")?;
        let kurang = self.language.of(
            "Kurang(i) is the number of tiles j < i that stand after tile i.",
            "Kurang(i) adalah banyaknya ubin bernomor j < i yang terletak sesudah ubin i.",
        );
        writeln!(self.out, "{kurang}")?;
        if solvability.is_renumbered() {
            let order = self.language.of(
                "The goal has an order of its own, so each tile counts by the number of its cell \
                 in the goal.",
                "Posisi akhir memiliki urutan sendiri, sehingga setiap ubin dihitung dengan nomor \
                 selnya pada posisi akhir.",
            );
            writeln!(self.out, "{order}")?;
        }
        writeln!(self.out)?;
        self.kurang(&solvability)?;
        let (sum, x, total) = (solvability.sum(), solvability.x(), solvability.total());
        let why_x = match (self.language, x) {
            (Language::English, 1) => "the blank is an odd number of steps from its goal cell",
            (Language::English, _) => "the blank is an even number of steps from its goal cell",
            (_, 1) => "jarak sel kosong ke tempatnya pada posisi akhir ganjil",
            (_, _) => "jarak sel kosong ke tempatnya pada posisi akhir genap",
        };
        let verdict = match (self.language, solvability.is_solvable()) {
            (Language::English, true) => "even: the goal can be reached.",
            (Language::English, false) => "odd: the goal cannot be reached. No search is made.",
            (_, true) => "genap: posisi akhir dapat dicapai dari posisi awal.",
            (_, false) => {
                "ganjil: posisi akhir tidak dapat dicapai dari posisi awal. Pencarian tidak \
                 dilakukan."
            }
        };
        writeln!(self.out, "- ΣKurang(i) = {sum}")?;
        writeln!(self.out, "- X = {x} ({why_x})")?;
        writeln!(self.out, "- ΣKurang(i) + X = {sum} + {x} = {total}, {verdict}")
    }

    /// A row for each tile, the blank last.
    fn kurang(&mut self, solvability: &Solvability) -> fmt::Result {
        let has_numbers = solvability.is_renumbered();
        let (tile, number) =
            (self.language.of("Tile", "Ubin"), self.language.of("Number", "Nomor"));
        if has_numbers {
            writeln!(self.out, "| {tile} | {number} | Kurang |\n|---:|---:|---:|")?;
        } else {
            writeln!(self.out, "| i | Kurang(i) |\n|---:|---:|")?;
        }
        let tiles = (1..solvability.kurang().len() as u8).chain([BLANK]);
        for (tile, kurang) in tiles.zip(solvability.kurang()) {
            let number = solvability.number(tile);
            let name = match (tile, has_numbers) {
                (BLANK, true) => self.language.of("blank", "kosong").to_owned(),
                // The blank's number where the goal begins with it is 0, as people write it.
                (BLANK, false) if number == 1 => "0".to_owned(),
                (BLANK, false) => number.to_string(),
                _ => tile.to_string(),
            };
            if has_numbers {
                writeln!(self.out, "| {name} | {number} | {kurang} |")?;
            } else {
                writeln!(self.out, "| {name} | {kurang} |")?;
            }
        }
        writeln!(self.out)
    }

    fn path(&mut self, solution: &Solution) -> fmt::Result {
        writeln!(self.out)?;
        self.heading("Solution", "Solusi")?;
        let moves: &[Move] = match &solution.outcome {
            Outcome::Solved(moves) => moves,
            _ => return writeln!(self.out, "{}\n", self.language.unsolved(solution)),
        };
        writeln!(self.out, "{}\n", self.language.length(moves.len(), solution))?;
        if !moves.is_empty() {
            writeln!(self.out, "`{}`\n", moves::letters(moves))?;
        }
        for (index, step) in moves::steps(self.puzzle.start(), moves).iter().enumerate() {
            writeln!(self.out, "{}\n", self.language.step(index + 1, step))?;
            self.matrix(&step.board)?;
        }
        Ok(())
    }

    fn search(&mut self, solution: &Solution) -> fmt::Result {
        let language = self.language;
        let dims = self.puzzle.start().dims();
        self.heading("Search", "Pencarian")?;
        let stats = &solution.stats;
        writeln!(self.out, "| {} | |\n|---|---:|", language.of("Figure", "Besaran"))?;
        let rows = [
            (language.of("Algorithm", "Algoritma"), language.search(solution.plan)),
            (language.of("Lower bound", "Batas bawah"), language.bound(solution.plan, dims)),
            (language.of("Nodes generated", "Simpul dibangkitkan"), grouped(stats.generated)),
            (language.of("Nodes expanded", "Simpul diekspansi"), grouped(stats.expanded)),
            (language.of("Live nodes at most", "Simpul hidup terbanyak"), grouped(stats.live_peak)),
            (
                language.of(
                    "Time without input and output",
                    "Waktu eksekusi tanpa masukan dan keluaran",
                ),
                language.time(solution.search_time),
            ),
            (
                language.of("Time to make the bound's tables", "Waktu penyiapan tabel batas bawah"),
                language.time(solution.setup_time),
            ),
        ];
        for (name, value) in rows {
            writeln!(self.out, "| {name} | {value} |")?;
        }
        if let Plan::Preset(preset @ (Preset::Handoyo | Preset::Rahardjo)) = solution.plan {
            let note = language.of(
                format!("The nodes are counted as {}'s program counts them.", preset.title()),
                format!("Simpul dihitung seperti pada program {}.", preset.title()),
            );
            writeln!(self.out, "\n{note}")?;
        } else if solution.plan != Plan::Preset(Preset::Course) {
            let note = language.of(
                "The nodes are those of this search. The course's search (least cost, misplaced \
                 tiles) generates others.",
                "Simpul di atas adalah simpul pencarian ini. Pencarian pada kuliah (ongkos \
                 terkecil, ubin salah letak) membangkitkan simpul yang lain.",
            );
            writeln!(self.out, "\n{note}")?;
        }
        Ok(())
    }
}
