//! Standard output, whose reader may go away, and the exit status.

use std::fmt;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, StdoutLock, Write};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use langkah_engine::fault::LISTED_MAX;
use langkah_engine::shown;
use langkah_language::text;
use serde_json::ser::{Formatter, Serializer};

use super::json::refused::Refused;
use super::place::{Bad, Place};
use crate::files::system_words;

/// The status of a whole run, the worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    Solved,
    Unsolvable,
    /// A search was ended by a limit.
    Limit,
    /// Bad usage or input, or output that cannot be written.
    Bad,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Solved => 0,
            Status::Unsolvable => 1,
            Status::Bad => 2,
            Status::Limit => 3,
        })
    }
}

/// Standard output, or the answer of one of several jobs, and the worst status so far.
pub struct Output {
    sink: Sink,
    status: Status,
    manner: Manner,
    /// Whether an answer was already written: then an empty line comes before the next one.
    is_begun: bool,
    /// How many faults the current file has.
    faults: usize,
    /// How a text should look, for the last of these faults.
    example: Option<&'static str>,
    /// Whether Ctrl+C has left a part of the input unanswered.
    is_cut: bool,
}

/// How the output is written.
#[derive(Clone, Copy)]
pub struct Manner {
    /// Whether faults are objects on standard output, or lines on standard error.
    are_faults_objects: bool,
    /// Whether standard output is a terminal that shows colours, and `NO_COLOR` is not set.
    is_coloured: bool,
}

/// What a line means to the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Good,
    Bad,
}

enum Sink {
    Standard(BufWriter<StdoutLock<'static>>),
    Job(Vec<u8>, Box<dyn FnMut(Piece) -> io::Result<()>>),
}

/// A part of a job's answer.
pub enum Piece {
    /// The pieces after this one belong to another puzzle.
    Apart,
    Text(Vec<u8>),
    /// Lines for standard error.
    Complaint(String),
    /// Nobody begins this puzzle.
    Cut,
}

impl Output {
    pub fn new() -> Self {
        let is_coloured = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        let manner = Manner { are_faults_objects: false, is_coloured };
        Self::of(Sink::Standard(BufWriter::new(io::stdout().lock())), manner)
    }

    /// The answer of a job, whose pieces go to `send`.
    pub fn job(manner: Manner, send: impl FnMut(Piece) -> io::Result<()> + 'static) -> Self {
        Self::of(Sink::Job(Vec::new(), Box::new(send)), manner)
    }

    fn of(sink: Sink, manner: Manner) -> Self {
        Self {
            sink,
            status: Status::Solved,
            manner,
            is_begun: false,
            faults: 0,
            example: None,
            is_cut: false,
        }
    }

    pub fn manner(&self) -> Manner {
        self.manner
    }

    /// From now on faults are objects on standard output.
    pub fn tell_faults_as_objects(&mut self) {
        self.manner.are_faults_objects = true;
    }

    /// Makes this the status, if it is worse than the one so far.
    pub fn note(&mut self, status: Status) {
        self.status = self.status.max(status);
    }

    /// Notes that Ctrl+C has left a part of the input unanswered. It is told once, at the end.
    pub fn cut(&mut self) -> io::Result<()> {
        self.note(Status::Limit);
        match &mut self.sink {
            Sink::Standard(_) => {
                self.is_cut = true;
                Ok(())
            }
            Sink::Job(_, send) => send(Piece::Cut),
        }
    }

    /// The worst status so far.
    pub fn status(&self) -> Status {
        self.status
    }

    pub fn line(&mut self, text: impl fmt::Display) -> io::Result<()> {
        writeln!(self.out(), "{text}")
    }

    /// Writes a line in the colour of its meaning, if the output has colours.
    pub fn toned(&mut self, tone: Tone, text: impl fmt::Display) -> io::Result<()> {
        if !self.manner.is_coloured {
            return self.line(text);
        }
        let style = match tone {
            Tone::Good => AnsiColor::Green.on_default(),
            Tone::Bad => BAD,
        };
        self.line(format_args!("{style}{text}{style:#}"))
    }

    /// Several lines, each with its own end.
    pub fn block(&mut self, text: impl fmt::Display) -> io::Result<()> {
        write!(self.out(), "{text}")
    }

    /// Begins the output for another puzzle: writes an empty line after the one before.
    pub fn apart(&mut self) -> io::Result<()> {
        self.flush()?;
        match &mut self.sink {
            Sink::Job(_, send) => send(Piece::Apart),
            Sink::Standard(_) if std::mem::replace(&mut self.is_begun, true) => self.line(""),
            Sink::Standard(_) => Ok(()),
        }
    }

    /// Writes a value as JSON on a line of its own, at once. It escapes characters that are not
    /// safe to show; for a reader of JSON the value stays the same.
    pub fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        value.serialize(&mut Serializer::with_formatter(self.out(), Escaped))?;
        writeln!(self.out())?;
        self.flush()
    }

    /// Writes a JSON list with a value on each line.
    pub fn json_list<T: serde::Serialize>(
        &mut self,
        values: impl Iterator<Item = T>,
    ) -> io::Result<()> {
        let mut before = "[\n";
        for value in values {
            self.block(std::mem::replace(&mut before, ",\n"))?;
            value.serialize(&mut Serializer::with_formatter(self.out(), Escaped))?;
        }
        self.line(if before == ",\n" { "\n]" } else { "[]" })
    }

    /// Writes some lines of a longer text; at once, if a person may be watching.
    pub fn piece(&mut self, text: &str) -> io::Result<()> {
        self.out().write_all(text.as_bytes())
    }

    pub fn flush(&mut self) -> io::Result<()> {
        match &mut self.sink {
            Sink::Standard(out) => out.flush(),
            Sink::Job(text, _) if text.is_empty() => Ok(()),
            Sink::Job(text, send) => send(Piece::Text(std::mem::take(text))),
        }
    }

    fn out(&mut self) -> &mut dyn Write {
        match &mut self.sink {
            Sink::Standard(out) => out,
            Sink::Job(text, _) => text,
        }
    }

    /// Prints a part of a job's answer.
    pub fn play(&mut self, piece: Piece) -> io::Result<()> {
        match piece {
            Piece::Apart => self.apart(),
            Piece::Text(text) => {
                self.out().write_all(&text)?;
                self.flush()
            }
            Piece::Complaint(message) => self.complain(&message),
            Piece::Cut => self.cut(),
        }
    }

    /// Tells a fault of no single file, or one that names its files itself.
    pub fn fault(&mut self, message: &str) -> io::Result<()> {
        self.tell_fault(message, message)
    }

    /// Tells why the program can do nothing, with its name in front.
    pub fn fail(&mut self, message: impl fmt::Display) -> io::Result<()> {
        let message = message.to_string();
        self.tell_fault(&format!("langkah: {message}"), &message)
    }

    fn tell_fault(&mut self, line: &str, message: &str) -> io::Result<()> {
        self.note(Status::Bad);
        if self.manner.are_faults_objects {
            return self.json(&Refused::of_none(message));
        }
        self.complain(line)
    }

    /// Tells a fault of a puzzle that is still worked on; the puzzle's object also tells it.
    pub fn warn(&mut self, place: &Place, message: &str) -> io::Result<()> {
        self.note(Status::Bad);
        if self.manner.are_faults_objects {
            return Ok(());
        }
        self.complain(&format!("{place}: {message}"))
    }

    /// Tells why a puzzle that was read, or a file, cannot be worked on.
    pub fn refuse(&mut self, place: &Place, message: &str) -> io::Result<()> {
        self.note(Status::Bad);
        if self.manner.are_faults_objects {
            return self.json(&Refused::new(place, &[message.to_owned()], 0));
        }
        self.complain(&format!("{place}: {message}"))
    }

    /// The value, or `None` where there is a reason why the puzzle or the file cannot be worked on:
    /// this is told.
    pub fn or_refuse<T>(
        &mut self,
        place: &Place,
        value: Result<T, impl fmt::Display>,
    ) -> io::Result<Option<T>> {
        match value {
            Ok(value) => Ok(Some(value)),
            Err(why) => self.refuse(place, &why.to_string()).map(|()| None),
        }
    }

    /// Tells the faults of something that is no puzzle. As text, the first faults of a file one by
    /// one, and the number of the others when the file ends; as objects, all.
    pub fn bad(&mut self, bad: &Bad) -> io::Result<()> {
        self.note(Status::Bad);
        if self.manner.are_faults_objects {
            return self.json(&Refused::of(bad));
        }
        for message in &bad.messages {
            self.faults += 1;
            if self.faults <= LISTED_MAX {
                self.complain(&format!("{}:{message}", shown::line(&bad.place.file)))?;
            }
        }
        self.faults += bad.more;
        self.example = bad.example.or(self.example);
        Ok(())
    }

    /// Ends a file: tells how many more faults it has.
    pub fn end_file(&mut self, file: &str) -> io::Result<()> {
        let faults = std::mem::take(&mut self.faults);
        let file = shown::line(file);
        if faults > LISTED_MAX {
            let more = text!("figure-more", count = (faults - LISTED_MAX).to_string());
            self.complain(&format!("{file}: {more}"))?;
        }
        match self.example.take() {
            Some(example) => self.complain(&format!("{file}: {example}")),
            None => Ok(()),
        }
    }

    /// Writes lines on standard error, after everything that was written on standard output before.
    fn complain(&mut self, message: &str) -> io::Result<()> {
        self.flush()?;
        match &mut self.sink {
            Sink::Standard(_) => {
                complain_of_fault(message);
                Ok(())
            }
            Sink::Job(_, send) => send(Piece::Complaint(message.to_owned())),
        }
    }

    /// The status of a run that ended, or whose output could not be written.
    pub fn finish(mut self, ended: io::Result<()>) -> Status {
        match ended.and_then(|()| self.flush()) {
            Ok(()) => {}
            // The reader has seen enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
            Err(error) => {
                self.note(Status::Bad);
                complain_of_fault(&text!("terminal-standard-output", error = system_words(&error)));
            }
        }
        if self.is_cut {
            complain(text!("terminal-cut"));
        }
        if let Sink::Standard(out) = self.sink {
            // What is still buffered cannot be written: another try would only fail again.
            let (_, _) = out.into_parts();
        }
        self.status
    }
}

/// Lines on standard error, if there is one to write to, made safe to show.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "{}", shown::lines(message));
}

/// The colour of what is impossible or wrong.
const BAD: Style = AnsiColor::Red.on_default();

/// The same for a fault, in its colour if standard error shows colours.
fn complain_of_fault(message: &str) {
    if AutoStream::choice(&io::stderr()) == ColorChoice::Never {
        return complain(message);
    }
    let _ = writeln!(io::stderr(), "{BAD}{}{BAD:#}", shown::lines(message));
}

/// How many columns the terminal has, if standard output is a terminal.
pub fn width() -> Option<usize> {
    let (width, _) = io::stdout().is_terminal().then(terminal_size::terminal_size)??;
    Some(usize::from(width.0)).filter(|&width| width > 0)
}

/// JSON on one line, with `\u` escapes for characters that are not safe to show.
struct Escaped;

impl Formatter for Escaped {
    fn write_string_fragment<W>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()>
    where
        W: ?Sized + Write,
    {
        for part in fragment.split_inclusive(shown::is_hidden) {
            let hidden = part.chars().next_back().filter(|&last| shown::is_hidden(last));
            let plain = part.len() - hidden.map_or(0, char::len_utf8);
            writer.write_all(&part.as_bytes()[..plain])?;
            for unit in hidden.iter().flat_map(|letter| letter.encode_utf16(&mut [0; 2]).to_vec()) {
                write!(writer, "\\u{unit:04x}")?;
            }
        }
        Ok(())
    }
}
