//! A question to a job that brings one value.

use std::io;

use langkah_engine::search::watch::Progress;

use super::job::{Event, Job, Jobs, Reporter};

/// What is asked, the job that looks for the answer, and its last report, until the answer is
/// taken. Dropping it stops the job.
pub struct Pending<K, T: Send + 'static>(Option<(K, Job<T>, Option<Progress>)>);

impl<K, T: Send + 'static> Default for Pending<K, T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K, T: Send + 'static> Pending<K, T> {
    /// Asks. The job before goes on until this one has begun, or is [forgotten](Self::forget)
    /// first.
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
        self.0 = Some((asked, job, None));
        Ok(())
    }

    pub fn asked(&self) -> Option<&K> {
        self.0.as_ref().map(|(asked, ..)| asked)
    }

    pub fn progress(&self) -> Option<&Progress> {
        self.0.as_ref()?.2.as_ref()
    }

    pub const fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Asks the job to end; it answers with what it has.
    pub fn stop(&self) {
        self.0.iter().for_each(|(_, job, _)| job.stop());
    }

    /// Drops the job: nobody hears its answer.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// The question and its answer, once it is there, or the message of a fault of the program.
    pub fn take(&mut self) -> Option<(K, Result<T, String>)> {
        let (_, job, progress) = self.0.as_mut()?;
        let answer = loop {
            match job.next_event()? {
                Event::Progress(report) => *progress = Some(report),
                Event::History(_) | Event::Part(_) => {}
                Event::Done(answer) => break Ok(*answer),
                Event::Panicked(message) => break Err(message),
            }
        };
        self.0.take().map(|(asked, ..)| (asked, answer))
    }
}
