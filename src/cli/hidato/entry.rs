//! A Hidato, as the subcommands see it.

use std::io;

use langkah_engine::hidato::text::{Format, with_work};
use langkah_language::text;
use langkah_puzzle::picture::film::Film;
use langkah_puzzle::picture::sheet::SheetItem;
use langkah_puzzle::report::Manner;

use crate::cli::args::{Check, Composing, Export, Grade, Report, Solve, To};
use crate::cli::family::item::HidatoItem;
use crate::cli::family::{Converted, Entry};
use crate::cli::interrupt::Interrupted;
use crate::cli::jobs::crew::Crew;
use crate::cli::output::Output;
use crate::cli::pause::Pauses;
use crate::cli::progress::ProgressLine;
use crate::cli::trace::Target;
use crate::cli::{export, grade, report};

impl Entry for HidatoItem {
    fn check(
        &self,
        check: &Check,
        interrupted: Interrupted,
        _pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()> {
        super::check(check, self, ProgressLine::new(interrupted), output)
    }

    fn solve(
        &self,
        arguments: &Solve,
        crew: Crew,
        heard: (ProgressLine, Option<&mut Target<'_>>),
        _pauses: &Pauses,
        output: &mut Output,
    ) -> io::Result<()> {
        super::solve(arguments, crew, self, heard, output)
    }

    fn converted(&self, to: To, _number: usize) -> Converted {
        let Some(to) = to.hidato else {
            let text = Err(text!("terminal-format-of-sliding").to_owned());
            return Converted { text, is_one_line: false, is_own: false };
        };
        let text = Ok(with_work(&self.opened.board, &self.opened.work, to));
        Converted { text, is_one_line: matches!(to, Format::Line | Format::Json), is_own: true }
    }

    fn filmed(
        &self,
        arguments: &Export,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<Option<(Film, SheetItem)>> {
        export::of_hidato(arguments, self, interrupted, output)
    }

    fn tree(
        &self,
        arguments: &Export,
        progress: ProgressLine,
        output: &mut Output,
    ) -> io::Result<Option<Result<Vec<u8>, String>>> {
        export::tree_of_hidato(arguments, self, progress, output)
    }

    fn composed(
        &self,
        wish: Composing,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<()> {
        super::compose::compose(self, wish, interrupted, output)
    }

    fn grade(
        &self,
        arguments: &Grade,
        bytes: &[u8],
        progress: ProgressLine,
        output: &mut Output,
    ) -> io::Result<Result<(), String>> {
        grade::hidato::run(arguments, self, bytes, progress, output)
    }

    fn report(
        &self,
        arguments: &Report,
        manner: &Manner,
        interrupted: Interrupted,
        output: &mut Output,
    ) -> io::Result<Option<String>> {
        report::of_hidato(arguments, self, manner, interrupted, output)
    }
}
