//! `--trace`: the search as it is recorded, to a file or to standard output.

use std::cell::Cell;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use langkah_engine::search::trace::export::{Words, json};
use langkah_engine::search::trace::record::Follower;
use langkah_engine::search::trace::shown::Folds;
use langkah_engine::search::trace::{NODES_MAX, Trace};
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_language::{Language, text, within};

use super::output::{Output, complain};
use super::place::Place;
use super::progress::ProgressLine;
use crate::export::Kind;
use crate::export::kind::TreeMaker;
use crate::files::{self, Growing};

/// The longest time that lines wait for others before a reader gets them.
const WAIT: Duration = Duration::from_millis(100);

/// Where the traces of a run go.
pub struct Target<'a> {
    path: &'a Path,
    /// Whether it has taken a puzzle.
    is_taken: bool,
}

impl<'a> Target<'a> {
    pub fn new(path: &'a Path) -> Self {
        Self { path, is_taken: false }
    }

    fn is_output(&self) -> bool {
        self.path.as_os_str() == "-"
    }

    /// How to draw the tree, by the ending of the file's name; `None` if the trace is written line
    /// by line.
    fn drawing(&self) -> Option<TreeMaker> {
        if self.is_output() { None } else { Kind::of(self.path)?.tree() }
    }

    /// Runs a search with a follower, and writes what the follower sees. `search` takes the most
    /// nodes to record and returns the trace, if there is one; `progress` shows how far it is.
    /// `None` if the file cannot be written: this is told as a fault.
    pub fn record<'w, R>(
        &mut self,
        place: &Place,
        words: impl Fn(bool) -> Box<dyn Words + 'w>,
        progress: ProgressLine,
        output: &mut Output,
        search: impl FnOnce(&mut dyn Watch, u32, Option<Follower<'_>>) -> (R, Option<Arc<Trace>>),
    ) -> io::Result<Option<R>> {
        if std::mem::replace(&mut self.is_taken, true) && !self.is_output() {
            return output.refuse(place, text!("terminal-trace-one")).map(|()| None);
        }
        let failed = Cell::new(false);
        let search = |follower: Option<Follower<'_>>| {
            search(&mut Guarded { watch: progress, failed: &failed }, NODES_MAX, follower)
        };
        match self.drawing() {
            None if self.is_output() => {
                let words = words(true);
                let mut lines = Lines::new(TraceSink::Output(output), &*words, &failed);
                let (solution, trace) = lines.of(search);
                lines.end(trace.as_deref())?;
                output.flush()?;
                Ok(Some(solution))
            }
            None => self.record_lines(&*words(true), &failed, output, search),
            Some(maker) => {
                let (solution, trace) = search(None);
                self.write_tree(maker, trace.as_deref(), words, output)?;
                Ok(Some(solution))
            }
        }
    }

    fn record_lines<R>(
        &self,
        words: &dyn Words,
        failed: &Cell<bool>,
        output: &mut Output,
        search: impl FnOnce(Option<Follower<'_>>) -> (R, Option<Arc<Trace>>),
    ) -> io::Result<Option<R>> {
        let place = Place::file(self.path);
        let growing = match Growing::begin(self.path) {
            Ok(growing) => growing,
            Err(error) => {
                output.refuse(&place, &error.to_string())?;
                return Ok(None);
            }
        };
        let mut lines = Lines::new(TraceSink::File(growing), words, failed);
        let (solution, trace) = lines.of(search);
        let written = lines.end(trace.as_deref());
        match (written, trace, lines.sink) {
            (Err(error), ..) => {
                output.refuse(&place, &files::system_words(&error))?;
            }
            (Ok(()), Some(_), TraceSink::File(growing)) => {
                if let Err(error) = growing.finish() {
                    output.refuse(&place, &error.to_string())?;
                }
            }
            _ => self.tell_none(),
        }
        Ok(Some(solution))
    }

    fn write_tree<'w>(
        &self,
        maker: TreeMaker,
        trace: Option<&Trace>,
        words: impl Fn(bool) -> Box<dyn Words + 'w>,
        output: &mut Output,
    ) -> io::Result<()> {
        let Some(trace) = trace else {
            self.tell_none();
            return Ok(());
        };
        let (end, folds) = (trace.moment(trace.last()), Folds::default());
        let titled = (None, text!("terminal-trace-title"));
        let made = maker.bytes(end, &folds, titled, words).map_err(|error| error.to_string());
        let written = made
            .and_then(|bytes| files::write(self.path, &bytes).map_err(|error| error.to_string()));
        match written {
            Ok(()) => Ok(()),
            Err(error) => output.refuse(&Place::file(self.path), &error),
        }
    }

    fn tell_none(&self) {
        complain(&format!("{}: {}", self.path.display(), text!("terminal-trace-none")));
    }
}

enum TraceSink<'a> {
    Output(&'a mut Output),
    File(Growing<'static>),
}

impl TraceSink<'_> {
    fn write(&mut self, text: &str) -> io::Result<()> {
        match self {
            Self::Output(output) => output.piece(text),
            Self::File(file) => file.write_all(text.as_bytes()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Output(output) => output.flush(),
            Self::File(file) => file.flush(),
        }
    }
}

/// Writes every moment as it comes.
struct Lines<'a> {
    sink: TraceSink<'a>,
    words: &'a dyn Words,
    text: String,
    flushed: Option<Instant>,
    /// The first error, after which the search need not go on.
    error: Option<io::Error>,
    failed: &'a Cell<bool>,
}

impl<'a> Lines<'a> {
    fn new(sink: TraceSink<'a>, words: &'a dyn Words, failed: &'a Cell<bool>) -> Self {
        Self { sink, words, text: String::new(), flushed: None, error: None, failed }
    }

    /// Runs a search and writes its moments.
    fn of<R>(&mut self, search: impl FnOnce(Option<Follower<'_>>) -> R) -> R {
        search(Some(Follower::Moments(&mut |trace| self.follow(trace))))
    }

    /// Writes the last line, and tells the first error.
    fn end(&mut self, trace: Option<&Trace>) -> io::Result<()> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let Some(trace) = trace else { return Ok(()) };
        self.text.clear();
        // To write to a String cannot fail.
        let _ = json::write_end(&mut self.text, trace);
        self.sink.write(&self.text)
    }

    fn write(&mut self) -> io::Result<()> {
        self.sink.write(&self.text)?;
        if self.flushed.is_none_or(|flushed| flushed.elapsed() >= WAIT) {
            self.sink.flush()?;
            self.flushed = Some(Instant::now());
        }
        Ok(())
    }

    fn follow(&mut self, trace: &Trace) {
        if self.error.is_some() {
            return;
        }
        self.text.clear();
        // To write to a String cannot fail. Programs read these lines, in one language.
        let _ =
            within(Language::english(), || json::write_moment(&mut self.text, trace, self.words));
        if let Err(error) = self.write() {
            self.failed.set(true);
            self.error = Some(error);
        }
    }
}

/// Stops a search when its trace can no longer be written.
struct Guarded<'a> {
    watch: ProgressLine,
    failed: &'a Cell<bool>,
}

impl Watch for Guarded<'_> {
    fn is_stopped(&self) -> bool {
        self.failed.get() || self.watch.is_stopped()
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.watch.beat(progress)
    }
}
