//! Puzzles that are solved in microseconds are handed out many at a time: to wake another thread
//! for each of them takes longer than to solve it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SendError, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// About how long the work on one batch takes.
pub const TIME: Duration = Duration::from_millis(1);
/// The most puzzles of a batch.
const MOST: u64 = 64;

/// How long a puzzle takes, as a mean in which the last ones count most.
pub struct Pace {
    nanos: AtomicU64,
    most: u64,
}

impl Pace {
    /// `is_batched` is whether batches may have more than one puzzle.
    pub fn new(is_batched: bool) -> Self {
        let most = if is_batched { MOST } else { 1 };
        Self { nanos: AtomicU64::new(TIME.as_nanos() as u64), most }
    }

    /// Takes in how long a puzzle took. Of two at the same time one may be lost.
    pub fn note(&self, took: Duration) {
        let before = self.nanos.load(Ordering::Relaxed);
        let took = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX) / 8;
        self.nanos.store(before / 8 * 7 + took, Ordering::Relaxed);
    }

    /// How many puzzles the next batch has.
    pub fn batch(&self) -> usize {
        let nanos = self.nanos.load(Ordering::Relaxed).max(1);
        (TIME.as_nanos() as u64 / nanos).clamp(1, self.most) as usize
    }
}

/// Messages to one listener. They are kept back for a short time, so that the listener wakes once
/// for many. Whoever has not heard for long asks for them with [`flush`](Self::flush).
pub struct Messages<T> {
    to: Sender<Vec<T>>,
    kept: Mutex<Kept<T>>,
}

struct Kept<T> {
    messages: Vec<T>,
    since: Instant,
}

impl<T> Messages<T> {
    pub fn new(to: Sender<Vec<T>>) -> Self {
        let kept = Kept { messages: Vec::new(), since: Instant::now() };
        Self { to, kept: Mutex::new(kept) }
    }

    /// The messages that follow belong to another batch.
    pub fn begin(&self) {
        self.lock().since = Instant::now();
    }

    /// Sends a message, at once if the batch takes longer than usual.
    ///
    /// # Errors
    /// If nobody listens any more.
    pub fn send(&self, message: T) -> Result<(), SendError<Vec<T>>> {
        let mut kept = self.lock();
        kept.messages.push(message);
        if kept.since.elapsed() >= TIME { self.send_kept(&mut kept) } else { Ok(()) }
    }

    /// Sends what was kept back.
    ///
    /// # Errors
    /// If nobody listens any more.
    pub fn flush(&self) -> Result<(), SendError<Vec<T>>> {
        self.send_kept(&mut self.lock())
    }

    /// While the lock is held, nothing overtakes these messages.
    fn send_kept(&self, kept: &mut Kept<T>) -> Result<(), SendError<Vec<T>>> {
        let messages = std::mem::take(&mut kept.messages);
        if messages.is_empty() { Ok(()) } else { self.to.send(messages) }
    }

    /// Takes the lock, even after a panic: what it holds is always whole.
    fn lock(&self) -> std::sync::MutexGuard<'_, Kept<T>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::{MOST, Messages, Pace, TIME};

    #[test]
    fn easy_puzzles_come_in_batches_and_hard_ones_alone() {
        let pace = Pace::new(true);
        assert_eq!(pace.batch(), 1);
        (0..100).for_each(|_| pace.note(Duration::from_micros(10)));
        assert_eq!(pace.batch(), MOST as usize);
        pace.note(Duration::from_secs(5));
        assert_eq!(pace.batch(), 1);
        let alone = Pace::new(false);
        (0..100).for_each(|_| alone.note(Duration::from_micros(1)));
        assert_eq!(alone.batch(), 1);
    }

    #[test]
    fn messages_come_together_and_in_order() {
        let (to, heard) = channel();
        let messages = Messages::new(to);
        std::thread::sleep(TIME);
        messages.send(1).expect("somebody listens");
        assert_eq!(heard.try_recv(), Ok(vec![1]), "the batch takes long");
        messages.begin();
        for message in [2, 3] {
            messages.send(message).expect("somebody listens");
        }
        messages.flush().expect("somebody listens");
        let rest: Vec<i32> = heard.try_iter().flatten().collect();
        assert_eq!(rest, [2, 3]);
    }
}
