//! `grade` of Hidato.

use std::io;

use langkah_engine::hidato::published::Measure;
use langkah_language::text;
use langkah_puzzle::grade::filled::{self, FilledFlaw};
use langkah_puzzle::grade::hidato::{self, ExplainedVariant, FilledClaims, HidatoGrade};
use langkah_puzzle::grade::words;
use langkah_puzzle::hidato::Plan;
use serde::Serialize;

use super::{Counted, Unread};
use crate::cli::args;
use crate::cli::family::ToGrade;
use crate::cli::family::item::HidatoItem;
use crate::cli::family::named::Published;
use crate::cli::output::Output;
use crate::cli::progress::ProgressLine;

impl ToGrade for HidatoItem {
    fn grade(
        &self,
        arguments: &args::Grade,
        bytes: &[u8],
        output: &mut Output,
    ) -> io::Result<Result<(), String>> {
        if let Some(preset) = arguments.search.and_then(Published::sliding) {
            return Ok(Err(super::of_other_family(preset.name)));
        }
        let board = &self.opened.board;
        let claims = FilledClaims::of_bytes(bytes, board);
        let order = arguments.order();
        let grade =
            hidato::grade(board, &claims, &order.limits, order.time_max, &mut ProgressLine::new());
        output.note(super::status(grade.verdict));
        let dims = board.shape().dims();
        let unread = |fault| words::unread(fault, dims.cells(), dims.cols());
        let faults: Vec<String> = claims.faults.iter().map(unread).collect();
        if arguments.json {
            return output.json(&GradedHidato::new(self, &claims, &grade, &faults)).map(Ok);
        }
        output.line(&self.place)?;
        let (tone, verdict) = hidato::verdict(&grade, &claims);
        super::print(tone, &verdict, output)?;
        for (tone, part) in hidato::parts(&grade, &claims, board) {
            super::print(tone, &part, output)?;
        }
        for one in &grade.explained {
            let (head, points) = hidato::explained(one);
            output.line(head)?;
            points.iter().try_for_each(|point| output.line(format_args!("- {point}")))?;
        }
        if grade.is_cut {
            output.line(text!("grade-cut"))?;
        }
        super::tell_unread(arguments, &faults, output).map(Ok)
    }
}

/// The object of `--json`.
#[derive(Serialize)]
struct GradedHidato<'a> {
    file: &'a str,
    search: &'static str,
    verdict: &'static str,
    /// The line that says that there is no solution.
    unsolvable: Option<usize>,
    /// Whether there is one, if a line says whether there is.
    solvable: Option<bool>,
    filled: Option<Filled>,
    counts: Vec<Counted>,
    explained: Vec<Variant>,
    /// The search of Langkah's own, where none is named, if it has the counts.
    usual: Option<&'static str>,
    /// Whether a limit ended a search.
    limited: bool,
    errors: Vec<Unread<'a>>,
}

/// The filled board, and what is wrong with it.
#[derive(Serialize)]
struct Filled {
    line: usize,
    flaw: Option<&'static str>,
    number: Option<u16>,
    /// Whether it is the solution of the published search; `None` if that is not known.
    published: Option<bool>,
    message: Option<String>,
}

#[derive(Serialize)]
struct Variant {
    cost: &'static str,
    filter: bool,
    counts: Vec<&'static str>,
    messages: Vec<String>,
}

impl<'a> GradedHidato<'a> {
    fn new(
        entry: &'a HidatoItem,
        claims: &FilledClaims,
        grade: &HidatoGrade,
        faults: &'a [String],
    ) -> Self {
        let line = claims.filled_line;
        let message = |flaw| filled::said(flaw, &line.to_string(), &entry.opened.board);
        let filled = claims.filled.as_ref().map(|_| {
            let (flaw, number) = match grade.flaw {
                None => (None, None),
                Some(FilledFlaw::Given { given, .. }) => (Some("given"), Some(given)),
                Some(FilledFlaw::Missing { number }) => (Some("missing"), Some(number)),
                Some(FilledFlaw::Twice { number, .. }) => (Some("twice"), Some(number)),
                Some(FilledFlaw::Apart { number }) => (Some("apart"), Some(number)),
                Some(FilledFlaw::Torn { .. }) => (Some("torn"), None),
            };
            Filled {
                line,
                flaw,
                number,
                published: grade.is_published,
                message: grade.flaw.map(message),
            }
        });
        Self {
            file: &entry.place.file,
            search: Plan::Fauzia.name(),
            verdict: grade.verdict.name(),
            unsolvable: claims.unsolvable,
            solvable: grade.is_solvable,
            filled,
            counts: grade.counts.iter().map(Counted::new).collect(),
            explained: grade.explained.iter().map(Variant::new).collect(),
            usual: grade.is_usual.then(|| Plan::default().name()),
            limited: grade.is_cut,
            errors: Unread::all(&claims.faults, faults),
        }
    }
}

impl Variant {
    fn new(one: &ExplainedVariant) -> Self {
        let cost = match one.variant.cost {
            Measure::Euclid => "euclid",
            Measure::Steps => "steps",
            Measure::Slack => "slack",
        };
        Self {
            cost,
            filter: one.variant.filters,
            counts: one.countings.iter().map(|counting| counting.name()).collect(),
            messages: hidato::explained(one).1,
        }
    }
}
