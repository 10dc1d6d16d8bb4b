//! A job: work on a thread of its own, and the events that it sends.
//!
//! A job that was stopped or has answered is *ending* until it has freed its memory. No other job
//! begins while one is ending, so that a person who starts and stops again and again piles up
//! neither threads nor memory. A job that waits has no thread, and it is gone at once when nobody
//! wants its answer any more. No function here makes the session's thread wait.
//!
//! An answer does not wait until memory is freed: the job's thread sends the answer first, and then
//! drops what the search has [left](memory::leave).

use std::any::Any;
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

pub use super::queue::Census;
use super::queue::Queue;
use langkah_engine::search::history::History;
use langkah_engine::search::limits::Aim;
use langkah_engine::search::memory;
use langkah_engine::search::watch::{Halt, Progress, Watch};
use langkah_engine::solve::{Solution, rest};
use langkah_language::text;

/// The stack of a job's thread, in bytes. Iterative deepening with a weight of 10 on a 10×10 board
/// goes some 9,000 moves deep.
pub const STACK: usize = 16 << 20;

/// Called from the job's thread after each event.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

type Work = Box<dyn FnOnce() + Send>;

/// Begins jobs. All clones share one queue.
#[derive(Clone)]
pub struct Jobs {
    waker: Waker,
    stack: usize,
    queue: Arc<Mutex<Queue<Work>>>,
}

impl Default for Jobs {
    /// Jobs that wake nobody.
    fn default() -> Self {
        Self::new(Arc::new(|| {}))
    }
}

impl Jobs {
    pub fn new(waker: Waker) -> Self {
        Self { waker, stack: STACK, queue: Arc::default() }
    }

    /// The same with a stack of another size for each thread, in bytes.
    pub fn with_stack(self, stack: usize) -> Self {
        Self { stack, ..self }
    }

    /// Begins a job, or lets it wait as long as another one is ending.
    ///
    /// # Errors
    /// The system's error, if the system gives no thread.
    pub fn begin<T: Send + 'static, P: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Reporter<T, P>) -> T + Send + 'static,
    ) -> io::Result<Job<T, P>> {
        let line = Arc::new(Channel::default());
        let mut reporter = Reporter { line: line.clone(), waker: self.waker.clone() };
        let queue = self.queue.clone();
        // What the job says is in the language of the thread that has begun it.
        let language = langkah_language::current();
        let id = lock(&self.queue).add(|id| {
            Box::new(move || {
                let work = || langkah_language::within(language, || work(&mut reporter));
                let event = match catch_unwind(AssertUnwindSafe(work)) {
                    Ok(found) => Event::Done(Box::new(found)),
                    Err(payload) => Event::Panicked(panic_message(payload.as_ref())),
                };
                // The job counts as ending before its answer is heard, so that a job that is begun
                // because of the answer waits.
                lock(&queue).ends(id);
                reporter.send(event);
                memory::give_back();
                memory::trim();
            })
        });
        let job = Job { line, id, jobs: self.clone() };
        match self.start() {
            // If another thread has taken the job, the error does not matter.
            Err(error) if lock(&self.queue).forget(id).is_some() => Err(error),
            _ => Ok(job),
        }
    }

    /// Frees something large on another thread, or on this one if the system gives no thread.
    pub fn discard(&self, what: impl Send + 'static) {
        let id = lock(&self.queue).add_sweep(Box::new(move || drop(what)));
        if self.start().is_err() {
            let what = lock(&self.queue).forget(id);
            drop(what);
        }
    }

    /// How many jobs there are. Threads that only wait to free tables are not counted.
    pub fn census(&self) -> Census {
        lock(&self.queue).census()
    }

    /// Starts as many threads as find work.
    fn start(&self) -> io::Result<()> {
        while lock(&self.queue).takes_thread() {
            let jobs = self.clone();
            let thread = thread::Builder::new().name("search".to_owned()).stack_size(self.stack);
            if let Err(error) = thread.spawn(move || jobs.work()) {
                lock(&self.queue).had_no_thread();
                return Err(error);
            }
        }
        Ok(())
    }

    /// Does work as long as there is some. If the system gives no other thread, this one does its
    /// work, too, later.
    fn work(self) {
        lock(&self.queue).started();
        while let Some((id, work)) = self.next() {
            let _ = self.start();
            work();
            lock(&self.queue).done(id);
        }
        drop(self);
        rest();
    }

    fn next(&self) -> Option<(u64, Work)> {
        lock(&self.queue).next()
    }
}

/// No job runs while the lock is held, so that a job that panics leaves nothing half changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a job sends. `Done` or `Panicked` is the last event.
#[derive(Debug)]
pub enum Event<T = Solution, P = ()> {
    Progress(Progress),
    /// An anytime search has found or proved something better, and goes on.
    History(History),
    /// A part of the job is done.
    Part(Box<P>),
    Done(Box<T>),
    Panicked(String),
}

/// The events that were sent and not yet heard. A newer progress or history replaces the older
/// one, so that nothing piles up while nobody listens.
struct Inbox<T, P> {
    parts: VecDeque<Box<P>>,
    history: Option<History>,
    progress: Option<Progress>,
    end: Option<Event<T, P>>,
}

/// What a job and its listener share.
struct Channel<T, P> {
    stop: AtomicBool,
    /// When the search is to end, if the person has changed that since it began.
    aim: Mutex<Option<Aim>>,
    /// `None` if nobody listens any more.
    inbox: Mutex<Option<Inbox<T, P>>>,
}

impl<T, P> Default for Channel<T, P> {
    fn default() -> Self {
        let parts = VecDeque::new();
        let inbox = Inbox { parts, history: None, progress: None, end: None };
        let (stop, aim) = (AtomicBool::new(false), Mutex::default());
        Self { stop, aim, inbox: Mutex::new(Some(inbox)) }
    }
}

/// A running job. Dropping it stops the search, and nobody hears what the search still sends.
pub struct Job<T: Send + 'static = Solution, P: Send + 'static = ()> {
    line: Arc<Channel<T, P>>,
    id: u64,
    jobs: Jobs,
}

impl<T: Send + 'static, P: Send + 'static> Job<T, P> {
    /// Asks the search to end; it answers with its figures so far.
    pub fn stop(&self) {
        self.line.stop.store(true, Ordering::Relaxed);
        lock(&self.jobs.queue).ends(self.id);
        // A job that has not begun answers at once or, if the system gives no thread, when its turn
        // comes.
        let _ = self.jobs.start();
    }

    /// Changes when the search is to end.
    pub fn aim(&self, aim: Aim) {
        *lock(&self.line.aim) = Some(aim);
    }

    /// The next event, if one has come.
    pub fn next_event(&self) -> Option<Event<T, P>> {
        let mut inbox = lock(&self.line.inbox);
        let inbox = inbox.as_mut()?;
        let part = inbox.parts.pop_front().map(Event::Part);
        part.or_else(|| inbox.history.take().map(Event::History))
            .or_else(|| inbox.progress.take().map(Event::Progress))
            .or_else(|| inbox.end.take())
    }
}

impl<T: Send + 'static, P: Send + 'static> Drop for Job<T, P> {
    fn drop(&mut self) {
        self.line.stop.store(true, Ordering::Relaxed);
        let unheard = lock(&self.line.inbox).take();
        let unbegun = lock(&self.jobs.queue).forget(self.id);
        drop(unbegun);
        if let Some(unheard) = unheard.filter(|inbox| inbox.end.is_some()) {
            self.jobs.discard(unheard);
        }
    }
}

/// The job's end of the channel.
pub struct Reporter<T = Solution, P = ()> {
    line: Arc<Channel<T, P>>,
    waker: Waker,
}

impl<T, P> Clone for Reporter<T, P> {
    fn clone(&self) -> Self {
        Self { line: self.line.clone(), waker: self.waker.clone() }
    }
}

impl<T, P> Reporter<T, P> {
    /// Tells that a part is done.
    pub fn part(&self, part: P) {
        self.send(Event::Part(Box::new(part)));
    }

    /// Lets so much time pass, or less if the person stops the job.
    pub fn rest(&self, time: Duration) {
        const LOOK: Duration = Duration::from_millis(10);
        let mut left = time;
        while !left.is_zero() && !self.is_stopped() {
            let pause = left.min(LOOK);
            thread::sleep(pause);
            left -= pause;
        }
    }

    fn send(&self, event: Event<T, P>) {
        {
            let mut inbox = lock(&self.line.inbox);
            // Nobody listens any more if the person has gone on to another puzzle.
            let Some(inbox) = inbox.as_mut() else { return };
            match event {
                Event::Progress(progress) => inbox.progress = Some(progress),
                Event::History(history) => inbox.history = Some(history),
                Event::Part(part) => {
                    inbox.parts.push_back(part);
                    // The progress that was sent before was about that part.
                    inbox.progress = None;
                }
                Event::Done(_) | Event::Panicked(_) => inbox.end = Some(event),
            }
        }
        (self.waker)();
    }
}

impl<T, P> Watch for Reporter<T, P> {
    fn is_stopped(&self) -> bool {
        self.line.stop.load(Ordering::Relaxed)
    }

    fn beat(&mut self, progress: &Progress) -> Result<(), Halt> {
        self.send(Event::Progress(*progress));
        Ok(())
    }

    fn aim(&self) -> Option<Aim> {
        *lock(&self.line.aim)
    }

    fn progressed(&mut self, history: &History) {
        self.send(Event::History(history.clone()));
    }
}

fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| text!("session-no-message").to_owned())
}
