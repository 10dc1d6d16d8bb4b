//! Which job begins when, and how many threads there are: the bookkeeping of [`job`](super::job).
//! It starts no thread itself.
//!
//! A job that was stopped or has answered is *ending* until it has freed its memory. No other job
//! begins while one is ending: it waits, and needs neither a thread nor memory.

/// What a piece of work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Job,
    /// Memory is freed: one sweep at a time, beside the jobs.
    Sweep,
}

enum Stage<W> {
    Waiting(W),
    Working,
    Ending,
}

struct Entry<W> {
    id: u64,
    kind: Kind,
    /// The job was stopped before it began, and somebody still wants its answer: it begins at once,
    /// only to say that it was stopped.
    is_hurried: bool,
    stage: Stage<W>,
}

/// How many jobs there are, and threads for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Jobs that have not begun.
    pub waiting: usize,
    pub working: usize,
    /// Jobs that were stopped or have answered, and are freeing their memory.
    pub ending: usize,
    pub threads: usize,
}

/// All work that waits or runs.
pub(super) struct Queue<W> {
    entries: Vec<Entry<W>>,
    next: u64,
    threads: usize,
    /// Threads that were begun and have not yet asked for work.
    starting: usize,
}

impl<W> Default for Queue<W> {
    fn default() -> Self {
        Self { entries: Vec::new(), next: 0, threads: 0, starting: 0 }
    }
}

impl<W> Queue<W> {
    /// Adds a job, and returns its number. `work` is given the number, too.
    pub fn add(&mut self, work: impl FnOnce(u64) -> W) -> u64 {
        self.enter(Kind::Job, work)
    }

    /// Adds a sweep, which frees memory.
    pub fn add_sweep(&mut self, work: W) -> u64 {
        self.enter(Kind::Sweep, |_| work)
    }

    fn enter(&mut self, kind: Kind, work: impl FnOnce(u64) -> W) -> u64 {
        let id = self.next;
        self.next += 1;
        let stage = Stage::Waiting(work(id));
        self.entries.push(Entry { id, kind, is_hurried: false, stage });
        id
    }

    fn is_ready(&self, entry: &Entry<W>) -> bool {
        let is_now = |stage: &Stage<W>, kind: Kind| match stage {
            Stage::Waiting(_) => false,
            Stage::Working => kind == Kind::Sweep,
            Stage::Ending => true,
        };
        let blocks =
            |other: &Entry<W>| other.kind == entry.kind && is_now(&other.stage, other.kind);
        matches!(entry.stage, Stage::Waiting(_))
            && (entry.is_hurried || !self.entries.iter().any(blocks))
    }

    /// How many threads could begin something now.
    fn ready(&self) -> usize {
        let ready = |kind| {
            let of_kind = self.entries.iter().filter(move |entry| entry.kind == kind);
            of_kind.filter(|entry| self.is_ready(entry)).count()
        };
        ready(Kind::Job) + ready(Kind::Sweep).min(1)
    }

    /// Whether one more thread would find work. If so, the thread is counted as begun.
    pub fn takes_thread(&mut self) -> bool {
        let takes = self.starting < self.ready();
        if takes {
            self.starting += 1;
            self.threads += 1;
        }
        takes
    }

    /// The system did not give the thread that was counted.
    pub fn had_no_thread(&mut self) {
        self.starting -= 1;
        self.threads -= 1;
    }

    /// A thread that was begun asks for work from now on.
    pub fn started(&mut self) {
        self.starting -= 1;
    }

    /// The next work for a thread. If there is none, the thread ends and is no longer counted.
    pub fn next(&mut self) -> Option<(u64, W)> {
        let ready = self.entries.iter().position(|entry| self.is_ready(entry));
        let Some(entry) = ready.map(|index| &mut self.entries[index]) else {
            self.threads -= 1;
            return None;
        };
        let stage = if entry.is_hurried { Stage::Ending } else { Stage::Working };
        match std::mem::replace(&mut entry.stage, stage) {
            Stage::Waiting(work) => Some((entry.id, work)),
            Stage::Working | Stage::Ending => None,
        }
    }

    /// A job has answered, or somebody stops it.
    pub fn ends(&mut self, id: u64) {
        if let Some(entry) = self.find(id) {
            match entry.stage {
                Stage::Waiting(_) => entry.is_hurried = true,
                Stage::Working | Stage::Ending => entry.stage = Stage::Ending,
            }
        }
    }

    /// Nobody wants a job's answer any more. A job that has begun ends; one that waits is removed,
    /// and its work is handed back.
    pub fn forget(&mut self, id: u64) -> Option<W> {
        let index = self.entries.iter().position(|entry| entry.id == id)?;
        if !matches!(self.entries[index].stage, Stage::Waiting(_)) {
            self.entries[index].stage = Stage::Ending;
            return None;
        }
        match self.entries.remove(index).stage {
            Stage::Waiting(work) => Some(work),
            Stage::Working | Stage::Ending => None,
        }
    }

    /// Work is done, and its memory is freed.
    pub fn done(&mut self, id: u64) {
        self.entries.retain(|entry| entry.id != id);
    }

    fn find(&mut self, id: u64) -> Option<&mut Entry<W>> {
        self.entries.iter_mut().find(|entry| entry.id == id)
    }

    pub fn census(&self) -> Census {
        let mut census = Census { threads: self.threads, ..Census::default() };
        for entry in self.entries.iter().filter(|entry| entry.kind == Kind::Job) {
            match entry.stage {
                Stage::Waiting(_) => census.waiting += 1,
                Stage::Working => census.working += 1,
                Stage::Ending => census.ending += 1,
            }
        }
        census
    }
}

#[cfg(test)]
mod tests {
    use super::{Census, Queue};

    /// Begins a thread that takes work, if one would find work.
    fn take(queue: &mut Queue<char>) -> Option<(u64, char)> {
        if !queue.takes_thread() {
            return None;
        }
        queue.started();
        queue.next()
    }

    #[test]
    fn a_job_waits_for_one_that_is_ending() {
        let mut queue = Queue::default();
        let a = queue.add(|_| 'a');
        assert_eq!(take(&mut queue), Some((a, 'a')));
        let b = queue.add(|_| 'b');
        assert_eq!(take(&mut queue), Some((b, 'b')), "beside one that nobody has stopped");
        assert_eq!(queue.forget(a), None);
        let c = queue.add(|_| 'c');
        assert_eq!(take(&mut queue), None);
        assert_eq!(queue.census(), Census { waiting: 1, working: 1, ending: 1, threads: 2 });
        queue.done(a);
        assert_eq!(queue.next(), Some((c, 'c')), "on the thread of the one that has ended");
        queue.ends(b);
        queue.done(b);
        assert_eq!(queue.next(), None);
        assert_eq!(queue.census(), Census { waiting: 0, working: 1, ending: 0, threads: 1 });
    }

    #[test]
    fn a_job_that_waits_is_taken_away_or_hurried() {
        let mut queue = Queue::default();
        let a = queue.add(|_| 'a');
        assert_eq!(take(&mut queue), Some((a, 'a')));
        queue.ends(a);
        let (b, c) = (queue.add(|_| 'b'), queue.add(|_| 'c'));
        assert_eq!(queue.forget(b), Some('b'));
        queue.ends(c);
        assert_eq!(take(&mut queue), Some((c, 'c')), "it is to tell that it was stopped");
        assert_eq!(queue.census(), Census { waiting: 0, working: 0, ending: 2, threads: 2 });
    }

    #[test]
    fn one_thread_gives_back_at_a_time() {
        let mut queue = Queue::default();
        let (a, b) = (queue.add_sweep('a'), queue.add_sweep('b'));
        assert_eq!(take(&mut queue), Some((a, 'a')));
        assert!(!queue.takes_thread());
        let c = queue.add(|_| 'c');
        assert_eq!(take(&mut queue), Some((c, 'c')), "a job begins meanwhile");
        queue.done(a);
        assert_eq!(queue.next(), Some((b, 'b')));
    }

    #[test]
    fn no_more_threads_begin_than_find_work() {
        let mut queue = Queue::default();
        let a = queue.add(|_| 'a');
        assert!(queue.takes_thread());
        assert!(!queue.takes_thread(), "one is on its way");
        assert_eq!(queue.forget(a), Some('a'));
        queue.started();
        assert_eq!(queue.next(), None);
        queue.add(|_| 'b');
        assert!(queue.takes_thread());
        queue.had_no_thread();
        assert_eq!(queue.census().threads, 0);
        assert!(queue.takes_thread(), "another try");
    }
}
