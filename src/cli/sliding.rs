//! A sliding puzzle, as the subcommands see it.

use std::io;

use langkah_engine::sliding::text::write;
use langkah_language::text;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::sheet::SheetItem;
use langkah_puzzle::report::Manner;

use super::args::{Check, Composing, Export, Grade, Report, Solve, To};
use super::family::item::SlidingItem;
use super::family::{Converted, Entry};
use super::interrupt::Interrupted;
use super::jobs::crew::Crew;
use super::output::Output;
use super::pause::Pauses;
use super::progress::ProgressLine;
use super::trace::Target;
use super::{check, export, grade, report, solve};

impl Entry for SlidingItem {
    fn check(
        &self,
        check: &Check,
        _interrupted: Interrupted,
        pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()> {
        check::sliding(check, self, pauses, output)
    }

    fn solve(
        &self,
        arguments: &Solve,
        crew: Crew,
        heard: (ProgressLine, Option<&mut Target<'_>>),
        pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()> {
        solve::sliding(arguments, crew, self, heard, pauses, output)
    }

    fn converted(&self, to: To, number: usize) -> Converted {
        let Some(to) = to.sliding else {
            let text = Err(text!("session-format-of-hidato").to_owned());
            return Converted { text, is_one_line: false, is_own: false };
        };
        let text = write(self.puzzle.start(), self.puzzle.goal(), to, number);
        let text = text.map_err(|error| error.to_string());
        Converted { text, is_one_line: to.is_one_line(), is_own: true }
    }

    fn filmed(
        &self,
        arguments: &Export,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<Option<(Film, SheetItem)>> {
        export::of_sliding(arguments, self, interrupted, output)
    }

    fn tree(
        &self,
        arguments: &Export,
        progress: ProgressLine,
        output: &mut Output,
    ) -> io::Result<Option<Result<Vec<u8>, String>>> {
        export::tree_of_sliding(arguments, self, progress, output)
    }

    fn composed(
        &self,
        _wish: Composing,
        _interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<()> {
        output.refuse(&self.place, text!("terminal-only-hidato"))
    }

    fn grade(
        &self,
        arguments: &Grade,
        bytes: &[u8],
        progress: ProgressLine,
        output: &mut Output,
    ) -> io::Result<Result<(), String>> {
        grade::sliding(arguments, self, bytes, progress, output)
    }

    fn report(
        &self,
        arguments: &Report,
        manner: &Manner,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<Option<String>> {
        report::of_sliding(arguments, self, manner, interrupted, output)
    }
}
