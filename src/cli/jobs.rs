//! Works on several puzzles at the same time, on several threads. The answers are printed in the
//! order of the input, each part as soon as it has its turn. [`crew`] says how the work is
//! divided.

pub mod crew;

use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::args::Source;
use super::family::item::Item;
use super::input::{self, Found, Reader};
use super::interrupt::{self, Interrupted};
use super::output::{Manner, Output, Piece, Status};
use super::progress::BatchLine;
use crew::{Crew, threads_of_machine};

/// What is done with a puzzle.
pub trait Act: Fn(&Item, Crew, &mut Output) -> io::Result<()> + Sync {}

impl<F: Fn(&Item, Crew, &mut Output) -> io::Result<()> + Sync> Act for F {}

/// How many puzzles are read ahead of the puzzle whose turn it is.
const AHEAD_MAX: usize = 4096;
/// How often a waiting thread checks whether all is to end.
const LOOK: Duration = Duration::from_millis(50);

/// Hands every puzzle of the files to `act`, up to `jobs` of them at once, and tells the faults of
/// what is no puzzle at its place in the order.
pub fn each(
    source: &Source,
    jobs: Option<NonZero<usize>>,
    interrupted: Interrupted,
    output: &mut Output,
    act: impl Act,
) -> io::Result<()> {
    let most = jobs.map_or_else(threads_of_machine, NonZero::get);
    let mut reader = Reader::new(source);
    match most {
        1 => return one_by_one(reader, output, &act),
        _ if Reader::may_wait(source) => {
            return side_by_side(reader, most, interrupted, output, &act);
        }
        _ => {}
    }
    let mut first = Vec::new();
    let mut puzzles = 0;
    while puzzles < most
        && let Some(found) = interrupt::while_waiting(|| reader.next())
    {
        puzzles += usize::from(matches!(found, Found::Puzzle(_)));
        first.push(found);
    }
    let reader = first.into_iter().chain(reader);
    match most.min(puzzles) {
        0 | 1 => one_by_one(reader, output, &act),
        jobs => side_by_side(reader, jobs, interrupted, output, &act),
    }
}

fn one_by_one(
    reader: impl Iterator<Item = Found>,
    output: &mut Output,
    act: &impl Act,
) -> io::Result<()> {
    input::each(reader, output, |item, output| act(item, Crew::ALONE, output))
}

/// What the printing thread hears, with the number of the puzzle.
enum Told {
    /// No puzzle.
    Found(Found),
    Piece(Piece),
    /// Everything about this number is told.
    Done(Status),
}

type Work = (usize, Item);

/// Works with several threads: one reads, `jobs` threads work, and this one prints.
fn side_by_side(
    reader: impl Iterator<Item = Found> + Send + 'static,
    jobs: usize,
    interrupted: Interrupted,
    output: &mut Output,
    act: &impl Act,
) -> io::Result<()> {
    let (tell, told) = channel();
    let (hand, work) = sync_channel(jobs);
    let (ahead, printed) = sync_channel(AHEAD_MAX);
    let work = Mutex::new(work);
    let workers = AtomicUsize::new(0);
    let manner = output.manner();
    let crew = Crew { jobs, is_alone: false };
    // If the system gives no thread, this thread needs the reader itself.
    let reader = std::sync::Arc::new(Mutex::new(Some(reader)));
    thread::scope(|scope| {
        for _ in 0..jobs {
            let tell = tell.clone();
            let (work, workers) = (&work, &workers);
            workers.fetch_add(1, Ordering::Relaxed);
            let leaves = Leaves(workers);
            let worker = thread::Builder::new().spawn_scoped(scope, move || {
                let _leaves = leaves;
                labour(work, interrupted, |(number, item)| {
                    answer(number, &item, crew, manner, &tell, act);
                });
            });
            if worker.is_err() {
                break;
            }
        }
        let theirs = reader.clone();
        let reads = move || {
            if let Some(reader) = lock(&theirs).take() {
                read(reader, &hand, &tell, &ahead);
            }
        };
        // This thread may wait for input for ever, so nobody waits for it.
        if workers.load(Ordering::Relaxed) == 0 || thread::Builder::new().spawn(reads).is_err() {
            let rest = lock(&reader).take();
            return rest.map_or(Ok(()), |rest| one_by_one(rest, output, act));
        }
        let ended = Printer { told, printed, output, interrupted, done: 0 }.run(&workers, &work);
        if ended.is_err() {
            interrupt::end();
        }
        ended
    })
}

/// Lowers a count by one when it is dropped, also by a panic.
struct Leaves<'a>(&'a AtomicUsize);

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Takes the lock, even after a panic: what it holds is always whole.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Numbers what is read, and hands the puzzles out.
fn read(
    reader: impl Iterator<Item = Found>,
    hand: &SyncSender<Work>,
    tell: &Sender<(usize, Told)>,
    ahead: &SyncSender<()>,
) {
    for (number, found) in reader.enumerate() {
        // This fails if everything has ended.
        let is_handed = ahead.send(()).is_ok()
            && match found {
                Found::Puzzle(item) => hand.send((number, item)).is_ok(),
                other => tell.send((number, Told::Found(other))).is_ok(),
            };
        if !is_handed {
            return;
        }
    }
}

/// Works until there is no more work.
fn labour(work: &Mutex<Receiver<Work>>, interrupted: Interrupted, mut act: impl FnMut(Work)) {
    while !interrupted.is_set() {
        let next = lock(work).recv_timeout(LOOK);
        match next {
            Ok(next) => act(next),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Works on one puzzle and tells the answer.
fn answer(
    number: usize,
    item: &Item,
    crew: Crew,
    manner: Manner,
    tell: &Sender<(usize, Told)>,
    act: &impl Act,
) {
    let pieces = tell.clone();
    let mut output = Output::job(manner, move |piece| {
        // Nobody listens if everything has ended.
        let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
        pieces.send((number, Told::Piece(piece))).map_err(gone)
    });
    let acted = act(item, crew, &mut output);
    // Nobody can be told of an error here.
    let _ = acted.and_then(|()| output.flush());
    let _ = tell.send((number, Told::Done(output.status())));
}

/// Prints in the order of the input.
struct Printer<'a> {
    told: Receiver<(usize, Told)>,
    printed: Receiver<()>,
    output: &'a mut Output,
    interrupted: Interrupted,
    /// How many puzzles are done.
    done: usize,
}

impl Printer<'_> {
    fn run(mut self, workers: &AtomicUsize, work: &Mutex<Receiver<Work>>) -> io::Result<()> {
        let mut turn = 0;
        let mut waiting: BTreeMap<usize, Vec<Told>> = BTreeMap::new();
        let mut progress = BatchLine::new();
        loop {
            let are_none = workers.load(Ordering::Relaxed) == 0;
            match self.told.recv_timeout(LOOK) {
                Ok((number, told)) => {
                    waiting.entry(number).or_default().push(told);
                }
                // After a Ctrl+C the reader may still wait for input.
                Err(RecvTimeoutError::Timeout) if are_none && self.interrupted.is_set() => {
                    self.output.note(Status::Limit);
                    break;
                }
                Err(RecvTimeoutError::Timeout) => {}
                // All have ended. After a Ctrl+C there may be puzzles that nobody has begun.
                Err(RecvTimeoutError::Disconnected) => {
                    if self.interrupted.is_set() && lock(work).try_recv().is_ok() {
                        self.output.note(Status::Limit);
                    }
                    break;
                }
            }
            while let Some(told) = waiting.remove(&turn) {
                progress.erase();
                let mut is_done = false;
                for one in told {
                    is_done |= self.print(one)?;
                }
                if !is_done {
                    break;
                }
                // One more puzzle may be read ahead now.
                let _ = self.printed.try_recv();
                turn += 1;
            }
            progress.show(self.done);
        }
        progress.erase();
        Ok(())
    }

    /// Prints it. Returns whether nothing more comes for this number.
    fn print(&mut self, told: Told) -> io::Result<bool> {
        match told {
            Told::Found(found) => input::tell(&found, self.output).map(|()| true),
            Told::Piece(piece) => self.output.play(piece).map(|()| false),
            Told::Done(status) => {
                self.output.note(status);
                self.done += 1;
                Ok(true)
            }
        }
    }
}
