//! A search on a thread of its own, and what it sends.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::puzzle::solve::{Progress, Solution, Watch, rest};
use crate::search::memory;
use crate::sliding::moves::Move;

/// Bytes. Iterative deepening with a weight of 10 on a 10×10 board goes some 9,000 moves deep.
const STACK: usize = 16 << 20;

/// Called from the job's thread after each event.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// What a job sends. Nothing follows `Done` or `Panicked`.
#[derive(Debug)]
pub enum Event<T = Solution, P = ()> {
    Progress(Progress),
    /// A solution shorter than those before, while the search goes on.
    Improved(Vec<Move>),
    /// A part of what the job is for is done.
    Part(Box<P>),
    Done(Box<T>),
    Panicked(String),
}

/// A running job. Dropping it stops the search; what it still sends goes nowhere.
pub struct Job<T = Solution, P = ()> {
    stop: Arc<AtomicBool>,
    events: Receiver<Event<T, P>>,
}

impl<T: Send + 'static, P: Send + 'static> Job<T, P> {
    /// The error is the system's, if it gives no thread.
    pub fn spawn(
        waker: Waker,
        work: impl FnOnce(&mut Reporter<T, P>) -> T + Send + 'static,
    ) -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, events) = channel();
        let mut reporter = Reporter { stop: stop.clone(), sender, waker };
        let body = move || {
            let event = match catch_unwind(AssertUnwindSafe(|| work(&mut reporter))) {
                Ok(found) => Event::Done(Box::new(found)),
                Err(payload) => Event::Panicked(panic_message(payload.as_ref())),
            };
            reporter.send(event);
            drop(reporter);
            memory::give_back();
            rest();
        };
        thread::Builder::new().name("search".to_owned()).stack_size(STACK).spawn(body)?;
        Ok(Self { stop, events })
    }
}

impl<T, P> Job<T, P> {
    /// Asks the search to end; it answers with its figures so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The next event, if one has come.
    pub fn next_event(&self) -> Option<Event<T, P>> {
        self.events.try_recv().ok()
    }
}

impl<T, P> Drop for Job<T, P> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The job's end of the line.
pub struct Reporter<T = Solution, P = ()> {
    stop: Arc<AtomicBool>,
    sender: Sender<Event<T, P>>,
    waker: Waker,
}

impl<T, P> Reporter<T, P> {
    /// Tells that a part is done.
    pub fn part(&self, part: P) {
        self.send(Event::Part(Box::new(part)));
    }

    fn send(&self, event: Event<T, P>) {
        // Nobody listens any more where the person has gone on to another puzzle.
        if self.sender.send(event).is_ok() {
            (self.waker)();
        }
    }
}

impl<T, P> Watch for Reporter<T, P> {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn progress(&mut self, progress: &Progress) {
        self.send(Event::Progress(*progress));
    }

    fn improved(&mut self, moves: &[Move]) {
        self.send(Event::Improved(moves.to_vec()));
    }
}

fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}
