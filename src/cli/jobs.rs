//! Works on several puzzles at the same time, on several threads. The answers are printed in the
//! order of the input, each part as soon as it has its turn. [`crew`] says how threads and memory
//! are divided, [`batch`] how many puzzles are handed out at a time, and [`labour`] what each
//! thread does.

mod batch;
pub mod crew;
mod labour;

use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, SendError, Sender, SyncSender, TrySendError, channel, sync_channel,
};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;

use langkah_engine::solve::threads_of_machine;

use super::args::Source;
use super::family::item::Item;
use super::input::{self, Found, Reader};
use super::interrupt;
use super::output::{Manner, Output, Piece, Status};
use super::progress::BatchLine;
use batch::{Messages, Pace};
use crew::Crew;
use labour::{Leaves, Shared, labour, lock};

/// What is done with a puzzle.
pub trait Act: Fn(&Item, Crew, &mut Output) -> io::Result<()> + Sync {}

impl<F: Fn(&Item, Crew, &mut Output) -> io::Result<()> + Sync> Act for F {}

/// How many puzzles are read ahead of the puzzle whose turn it is.
const AHEAD_MAX: usize = 4096;
/// The reader may wait for room. It is woken only after so many results are printed, because waking
/// it takes longer than solving an easy puzzle.
const ROOM: usize = AHEAD_MAX / 4;
/// How often a waiting thread checks whether all is to end.
const LOOK: Duration = Duration::from_millis(50);

/// Hands every puzzle of the files to `act`, up to `jobs` of them at once, and tells the faults of
/// what is no puzzle at its place in the order.
pub fn each(
    source: &Source,
    jobs: Option<NonZero<usize>>,
    output: &mut Output,
    act: impl Act,
) -> io::Result<()> {
    let most = jobs.map_or_else(threads_of_machine, NonZero::get);
    let mut reader = Reader::new(source);
    match most {
        1 => return one_by_one(reader, output, &act),
        // Whoever waits for each answer gets it before the next puzzle is there.
        _ if Reader::may_wait(source) => {
            return side_by_side(reader, (most, false), output, &act);
        }
        _ => {}
    }
    let mut first = Vec::new();
    let mut puzzles = 0;
    while puzzles < most
        && let Some(found) = reader.wait_for_next()
    {
        puzzles += usize::from(matches!(found, Found::Puzzle(_)));
        first.push(found);
    }
    let reader = reader.with(first);
    match most.min(puzzles) {
        0 | 1 => one_by_one(reader, output, &act),
        jobs => side_by_side(reader, (jobs, true), output, &act),
    }
}

/// Draws or writes. `None` if a Ctrl+C ends it; one that has ended the search before does not.
pub fn drawn<T: Send + 'static>(draw: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    if interrupt::is_set() { Some(draw()) } else { unless_interrupted(draw) }
}

/// Does something that hears no Ctrl+C itself, and waits for its end. `None` after a Ctrl+C:
/// then it goes on until the process ends, and nobody hears of it.
pub fn unless_interrupted<T: Send + 'static>(
    act: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (tell, told) = channel();
    // If the system gives no thread, this thread does it.
    let act = Arc::new(Mutex::new(Some(act)));
    let theirs = act.clone();
    let acts = move || {
        let act = lock(&theirs).take();
        // Nobody listens after a Ctrl+C.
        let _ = act.map(|act| tell.send(act()));
    };
    let Ok(thread) = thread::Builder::new().spawn(acts) else {
        let act = lock(&act).take();
        return act.map(|act| act());
    };
    while !interrupt::is_set() {
        match told.recv_timeout(LOOK) {
            Ok(done) => return Some(done),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                // A fault of the program ends it, as it would without a thread.
                let Err(panic) = thread.join() else { return None };
                std::panic::resume_unwind(panic);
            }
        }
    }
    None
}

fn one_by_one(reader: Reader, output: &mut Output, act: &impl Act) -> io::Result<()> {
    input::each(reader, output, |item, output| act(item, Crew::ALONE, output))
}

/// What the printing thread hears, with the number of the puzzle.
enum Told {
    /// No puzzle.
    Found(Found),
    Piece(Piece),
    /// Everything about this number is told.
    Done(Status),
    /// Nobody begins it any more.
    Left,
}

type Work = (usize, Item);
type Tells = Messages<(usize, Told)>;

/// Works with several threads: one reads, `jobs` threads work, and this one prints.
fn side_by_side(
    reader: Reader,
    (jobs, is_batched): (usize, bool),
    output: &mut Output,
    act: &impl Act,
) -> io::Result<()> {
    let (tell, told) = channel();
    let (hand, work) = sync_channel(jobs);
    let (ahead, printed) = sync_channel(AHEAD_MAX);
    let work = Mutex::new(work);
    let (workers, busy) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let returned = Mutex::new(Vec::new());
    let shared = Arc::new(Shared { workers, busy, returned, pace: Pace::new(is_batched) });
    let mut kept = Vec::new();
    let manner = output.manner();
    let crew = Crew { jobs, is_alone: false };
    // If the system gives no thread, this thread needs the reader itself.
    let reader = Arc::new(Mutex::new(Some(reader)));
    thread::scope(|scope| {
        for _ in 0..jobs {
            let tells = Arc::new(Messages::new(tell.clone()));
            kept.push(Arc::downgrade(&tells));
            let (work, shared) = (&work, &*shared);
            shared.workers.fetch_add(1, Ordering::Relaxed);
            let leaves = Leaves(&shared.workers);
            let worker = thread::Builder::new().spawn_scoped(scope, move || {
                let _leaves = leaves;
                labour(work, shared, &tells, |(number, item)| {
                    answer(number, &item, crew, manner, &tells, act);
                });
            });
            if worker.is_err() {
                break;
            }
        }
        let (theirs, pacing) = (reader.clone(), shared.clone());
        let reads = move || read(&theirs, &pacing.pace, &hand, &tell, &ahead);
        // This thread may wait for input for ever, so nobody waits for it.
        if shared.workers.load(Ordering::Relaxed) == 0
            || thread::Builder::new().spawn(reads).is_err()
        {
            let rest = lock(&reader).take();
            return rest.map_or(Ok(()), |rest| one_by_one(rest, output, act));
        }
        let waits = !is_batched;
        let printer = Printer { told, kept, printed, output, waits, done: 0 };
        printer.run(&shared, &work).inspect_err(|_| interrupt::end())
    })
}

/// Numbers what is read, and hands the puzzles out. It returns early if everything has ended.
fn read(
    reader: &Mutex<Option<Reader>>,
    pace: &Pace,
    hand: &SyncSender<Vec<Work>>,
    tell: &Sender<Vec<(usize, Told)>>,
    ahead: &SyncSender<()>,
) {
    let Some(reader) = lock(reader).take() else { return };
    let mut batch = Vec::new();
    for (number, found) in reader.enumerate() {
        let has_room = match ahead.try_send(()) {
            // Those that were read must be answered before there is room.
            Err(TrySendError::Full(())) => {
                hand_over(&mut batch, hand).is_ok() && ahead.send(()).is_ok()
            }
            other => other.is_ok(),
        };
        let is_handed = match found {
            Found::Puzzle(item) => {
                batch.push((number, item));
                batch.len() < pace.batch() || hand_over(&mut batch, hand).is_ok()
            }
            other => tell.send(vec![(number, Told::Found(other))]).is_ok(),
        };
        if !(has_room && is_handed) {
            return;
        }
    }
    let _ = hand_over(&mut batch, hand);
}

/// Hands the puzzles of a batch out, if there are any.
fn hand_over(
    batch: &mut Vec<Work>,
    hand: &SyncSender<Vec<Work>>,
) -> Result<(), SendError<Vec<Work>>> {
    if batch.is_empty() { Ok(()) } else { hand.send(std::mem::take(batch)) }
}

/// Works on one puzzle and tells the answer.
fn answer(
    number: usize,
    item: &Item,
    crew: Crew,
    manner: Manner,
    tells: &Arc<Tells>,
    act: &impl Act,
) {
    let pieces = tells.clone();
    let mut output = Output::job(manner, move |piece| {
        // Nobody listens if everything has ended.
        let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
        pieces.send((number, Told::Piece(piece))).map_err(gone)
    });
    let acted = act(item, crew, &mut output);
    // Nobody can be told of an error here.
    let _ = acted.and_then(|()| output.flush());
    let _ = tells.send((number, Told::Done(output.status())));
}

/// Prints in the order of the input.
struct Printer<'a> {
    told: Receiver<Vec<(usize, Told)>>,
    /// What the threads that still work keep back.
    kept: Vec<Weak<Tells>>,
    printed: Receiver<()>,
    output: &'a mut Output,
    /// Whether nobody knows if more input would have come.
    waits: bool,
    /// How many puzzles are done.
    done: usize,
}

impl Printer<'_> {
    fn run(mut self, shared: &Shared, work: &Mutex<Receiver<Vec<Work>>>) -> io::Result<()> {
        let (mut turn, mut room) = (0, 0);
        let mut waiting: BTreeMap<usize, Vec<Told>> = BTreeMap::new();
        let mut progress = BatchLine::new();
        loop {
            let are_none = shared.workers.load(Ordering::Relaxed) == 0;
            match self.told.recv_timeout(LOOK) {
                Ok(messages) => {
                    for (number, told) in messages {
                        waiting.entry(number).or_default().push(told);
                    }
                }
                // After a Ctrl+C the reader may still wait for input.
                Err(RecvTimeoutError::Timeout) if are_none && interrupt::is_set() => {
                    let is_left = !waiting.is_empty() || lock(work).try_recv().is_ok();
                    match self.waits && !is_left {
                        true => self.output.note(Status::Limit),
                        false => self.output.cut()?,
                    }
                    break;
                }
                Err(RecvTimeoutError::Timeout) => self.ask_for_more(),
                // All have ended. After a Ctrl+C there may be puzzles that nobody has begun.
                Err(RecvTimeoutError::Disconnected) => {
                    if interrupt::is_set() && lock(work).try_recv().is_ok() {
                        self.output.cut()?;
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
                (turn, room) = (turn + 1, room + 1);
            }
            if room >= ROOM {
                let _ = self.printed.try_iter().take(room).count();
                room = 0;
            }
            progress.show(self.done);
        }
        progress.erase();
        Ok(())
    }

    /// Asks for what the threads keep back.
    fn ask_for_more(&self) {
        for tells in self.kept.iter().filter_map(Weak::upgrade) {
            // Somebody listens: this thread.
            let _ = tells.flush();
        }
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
            Told::Left => {
                self.output.cut()?;
                Ok(true)
            }
        }
    }
}
