//! A question to a job that brings one value.

use std::io;

use langkah_engine::search::watch::Progress;

use super::job::{Event, Job, Jobs, Reporter};

/// What is asked, and the job that looks for the answer, until the answer is taken. Dropping it
/// stops the job.
pub struct Pending<K, T: Send + 'static>(Option<Running<K, T>>);

struct Running<K, T: Send + 'static> {
    asked: K,
    job: Job<T>,
    progress: Option<Progress>,
}

impl<K, T: Send + 'static> Default for Pending<K, T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K, T: Send + 'static> Pending<K, T> {
    /// Asks. The job before goes on until this one has begun, or is dropped [first](Self::forget).
    ///
    /// # Errors
    /// The system's error, if the system gives no thread. Then nothing is changed.
    pub fn ask(
        &mut self,
        asked: K,
        jobs: &Jobs,
        work: impl FnOnce(&mut Reporter<T>) -> T + Send + 'static,
    ) -> io::Result<()> {
        let job = jobs.begin(work)?;
        self.0 = Some(Running { asked, job, progress: None });
        Ok(())
    }

    /// What is asked, until the answer is taken.
    pub fn asked(&self) -> Option<&K> {
        self.0.as_ref().map(|running| &running.asked)
    }

    /// How far the job has come; `None` before its first report.
    pub fn progress(&self) -> Option<&Progress> {
        self.0.as_ref()?.progress.as_ref()
    }

    pub const fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Asks the job to end; it answers with what it has.
    pub fn stop(&self) {
        self.0.iter().for_each(|running| running.job.stop());
    }

    /// Drops the job: nobody hears its answer.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// The question and its answer, once it is there, or the message of a fault of the program.
    pub fn take(&mut self) -> Option<(K, Result<T, String>)> {
        loop {
            let running = self.0.as_mut()?;
            let answer = match running.job.next_event()? {
                Event::Progress(progress) => {
                    running.progress = Some(progress);
                    continue;
                }
                Event::History(_) | Event::Part(_) => continue,
                Event::Done(answer) => Ok(*answer),
                Event::Panicked(message) => Err(message),
            };
            return self.0.take().map(|running| (running.asked, answer));
        }
    }
}
