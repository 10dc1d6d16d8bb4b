//! The moves of the track judged one by one, the track shortened, and all shortest solutions.

use langkah_engine::fit;
use langkah_engine::plan::Request;
use langkah_engine::search::watch::Progress;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, steps};
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{EverySolution, NotEvery, every};
use langkah_language::text;
use langkah_puzzle::analyse::shorten::{Shortened, WINDOW, shorten};
use langkah_puzzle::analyse::{Analysis, Judged, NoAnalysis, analyse, words};

use super::Sliding;
use crate::session::desk::Desk;
use crate::session::job::{Event, Job, Reporter};
use crate::session::notice::{Notice, said};
use crate::session::player::Origin;

/// How long such a job may take on a board larger than 4×4, in seconds.
const SECONDS: f64 = 30.0;

/// A wish about the moves of the track, or about all shortest solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// Judges each move of the track.
    Judge,
    /// Replaces parts of the track by shortest ways between their ends.
    Shorten,
    /// Finds all shortest solutions of the puzzle.
    Every,
    /// Takes the shortest solution at this place from 0 as the track.
    Take(u64),
    /// Stops the job, or takes away what was judged.
    Close,
}

/// What a job answers.
enum Answer {
    Judged(Result<Analysis, NoAnalysis>),
    Shortened(Shortened),
    Every(Result<EverySolution, NotEvery>),
}

/// What a job does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    Judging,
    Shortening,
    Counting,
}

/// A job that runs.
struct Asked {
    doing: Doing,
    job: Job<Answer, Judged>,
    progress: Option<Progress>,
}

/// What is known of the moves of a track, and of all shortest solutions.
pub(super) struct Analyses {
    puzzle: Puzzle,
    /// The moves that are judged or shortened.
    ways: Vec<Move>,
    running: Option<Asked>,
    /// The moves that were judged so far.
    judged: Vec<Judged>,
    analysis: Option<Analysis>,
    every: Option<Result<EverySolution, NotEvery>>,
}

impl Analyses {
    fn new(puzzle: Puzzle) -> Self {
        Self {
            puzzle,
            ways: Vec::new(),
            running: None,
            judged: Vec::new(),
            analysis: None,
            every: None,
        }
    }
}

impl Sliding {
    /// The moves that were judged, as far as they have come; empty if the track is not the one that
    /// was analysed.
    pub fn judged_moves(&self) -> &[Judged] {
        let analyses = self.analyses.as_ref().filter(|_| self.is_track_analysed());
        analyses.map_or(&[], |analyses| &analyses.judged)
    }

    /// The analysis of the track, if it has ended.
    pub fn analysis(&self) -> Option<&Analysis> {
        let analyses = self.analyses.as_ref().filter(|_| self.is_track_analysed());
        analyses?.analysis.as_ref()
    }

    /// What is being done, and how far it has come.
    pub fn inquires(&self) -> Option<(Doing, Option<&Progress>)> {
        let running = self.of_open()?.running.as_ref()?;
        Some((running.doing, running.progress.as_ref()))
    }

    /// All shortest solutions of the open puzzle, if they were asked for, or why there are none.
    pub fn every(&self) -> Option<Result<&EverySolution, NotEvery>> {
        let every = self.of_open()?.every.as_ref()?;
        Some(every.as_ref().map_err(|why| *why))
    }

    /// The place of the shortest solution that is the track, from 0.
    pub fn taken(&self) -> Option<u64> {
        let analyses = self.of_open()?;
        let Some(Ok(every)) = &analyses.every else { return None };
        let ways: Vec<Move> = self.player().steps().iter().map(|step| step.way).collect();
        u64::try_from(every.place(&ways)?).ok()
    }

    /// Whether all shortest solutions can be asked for.
    pub fn can_count_every(&self) -> bool {
        let fits = self.dims().is_some_and(fit::is_small);
        let open = self.open().is_some_and(|open| open.solvability.is_solvable());
        fits && open && self.inquires().is_none()
    }

    fn of_open(&self) -> Option<&Analyses> {
        let open = self.open()?;
        self.analyses.as_ref().filter(|analyses| analyses.puzzle == open.puzzle)
    }

    fn is_track_analysed(&self) -> bool {
        self.of_open().is_some_and(|analyses| self.is_track(&analyses.ways))
    }

    fn is_track(&self, ways: &[Move]) -> bool {
        let steps = self.player().steps();
        steps.len() == ways.len() && steps.iter().zip(ways).all(|(step, way)| step.way == *way)
    }

    pub(super) fn inquire(&mut self, inquiry: Inquiry, desk: &mut Desk<'_>) {
        match inquiry {
            Inquiry::Judge => self.judge(desk),
            Inquiry::Shorten => self.shorten(desk),
            Inquiry::Every => self.count_every(desk),
            Inquiry::Take(place) => self.take_shortest(place),
            Inquiry::Close => self.close_analysis(),
        }
    }

    /// What is known of the open puzzle, ready for the moves of its track.
    fn renewed(&mut self) -> Option<&mut Analyses> {
        let puzzle = self.open()?.puzzle.clone();
        let is_known = self.of_open().is_some();
        let analyses = self.analyses.take().filter(|_| is_known);
        Some(self.analyses.insert(analyses.unwrap_or_else(|| Analyses::new(puzzle))))
    }

    /// The request of a job for the open puzzle.
    fn inquiry_request(&self, desk: &Desk<'_>) -> Request {
        let is_large = !self.dims().is_some_and(fit::is_small);
        let time_max = desk.settings.seconds(is_large.then_some(SECONDS));
        Request { time_max, ..desk.settings.sliding_request() }
    }

    fn judge(&mut self, desk: &mut Desk<'_>) {
        let ways = self.player().ways_from(0);
        let can_be_solved = self.open().is_some_and(|open| open.solvability.is_solvable());
        if ways.is_empty() || !can_be_solved {
            return;
        }
        let request = self.inquiry_request(desk);
        let Some(analyses) = self.renewed() else { return };
        let (puzzle, list) = (analyses.puzzle.clone(), ways.clone());
        (analyses.ways, analyses.analysis) = (ways, None);
        analyses.judged.clear();
        self.begin(Doing::Judging, desk, move |reporter| {
            let parts = reporter.clone();
            let each = &mut |judged: &Judged| parts.part(judged.clone());
            Answer::Judged(analyse(&puzzle, &list, &request, reporter, each))
        });
    }

    fn shorten(&mut self, desk: &mut Desk<'_>) {
        let ways = self.player().ways_from(0);
        if ways.is_empty() {
            return;
        }
        let request = self.inquiry_request(desk);
        let Some(analyses) = self.renewed() else { return };
        let puzzle = analyses.puzzle.clone();
        if analyses.ways != ways {
            (analyses.ways, analyses.analysis) = (ways.clone(), None);
            analyses.judged.clear();
        }
        self.begin(Doing::Shortening, desk, move |reporter| {
            Answer::Shortened(shorten(&puzzle, &ways, WINDOW, &request, reporter))
        });
    }

    fn count_every(&mut self, desk: &mut Desk<'_>) {
        if !self.can_count_every() {
            return;
        }
        let request = self.inquiry_request(desk);
        let Some(analyses) = self.renewed() else { return };
        let puzzle = analyses.puzzle.clone();
        analyses.every = None;
        self.begin(Doing::Counting, desk, move |reporter| {
            Answer::Every(every(&puzzle, &request, reporter))
        });
    }

    fn begin(
        &mut self,
        doing: Doing,
        desk: &mut Desk<'_>,
        work: impl FnOnce(&mut Reporter<Answer, Judged>) -> Answer + Send + 'static,
    ) {
        let job = self.jobs.begin(work);
        let Some(analyses) = &mut self.analyses else { return };
        match job {
            Ok(job) => analyses.running = Some(Asked { doing, job, progress: None }),
            Err(error) => *desk.notice = Some(Notice::not_started(&error)),
        }
    }

    fn take_shortest(&mut self, place: u64) {
        let Some(Analyses { every: Some(Ok(every)), puzzle, .. }) = &self.analyses else { return };
        let is_open = self.open().is_some_and(|open| open.puzzle == *puzzle);
        let Some(ways) = every.get(place.into()).filter(|_| is_open) else { return };
        let steps = steps(puzzle.start(), &ways);
        self.track_in(steps, Origin::Search, Some(Metric::Single));
    }

    fn close_analysis(&mut self) {
        if let Some(analyses) = &mut self.analyses {
            analyses.running = None;
            (analyses.analysis, analyses.ways) = (None, Vec::new());
            analyses.judged.clear();
        }
    }

    /// Asks the job to end; it answers with what it has.
    pub(super) fn stop_analysis(&self) {
        let running = self.analyses.iter().filter_map(|analyses| analyses.running.as_ref());
        running.for_each(|running| running.job.stop());
    }

    /// Drops the job: nobody hears its answer.
    pub(super) fn drop_inquiry(&mut self) {
        if let Some(analyses) = &mut self.analyses {
            analyses.running = None;
        }
    }

    /// Forgets what is known of another puzzle's moves.
    pub(in crate::session) fn leave_analysis(&mut self) {
        if self.of_open().is_none() {
            self.analyses = None;
        }
    }

    /// Takes in what the job has sent.
    pub(super) fn poll_analysis(&mut self, desk: &mut Desk<'_>) {
        let Some(analyses) = &mut self.analyses else { return };
        while let Some(running) = &mut analyses.running {
            match running.job.next_event() {
                None => return,
                Some(Event::Progress(progress)) => running.progress = Some(progress),
                Some(Event::History(_)) => {}
                Some(Event::Part(judged)) => analyses.judged.push(*judged),
                Some(Event::Done(answer)) => {
                    analyses.running = None;
                    return self.take_answer(*answer, desk);
                }
                Some(Event::Panicked(message)) => {
                    analyses.running = None;
                    return desk.fault(said(|| text!("session-search-failed")), message);
                }
            }
        }
    }

    fn take_answer(&mut self, answer: Answer, desk: &mut Desk<'_>) {
        let is_open = self.of_open().is_some();
        let is_track = self.is_track_analysed();
        let Some(analyses) = self.analyses.as_mut().filter(|_| is_open) else { return };
        match answer {
            Answer::Judged(Ok(analysis)) => analyses.analysis = Some(analysis),
            Answer::Judged(Err(_)) => {
                let line = said(|| text!("session-not-analysed", "why"));
                desk.fault(said(|| text!("session-not-analysed")), line);
            }
            Answer::Every(every) => analyses.every = Some(every),
            // Where the person has changed the moves meanwhile, there is nothing to be exchanged.
            Answer::Shortened(_) if !is_track => {}
            Answer::Shortened(shortened) => {
                let made = analyses.ways.len();
                let told = shortened.clone();
                let lines = vec![said(move || words::shortened(made, &told))];
                *desk.notice = Some(Notice::note(said(|| text!("session-shortened")), lines));
                if shortened.moves.len() < made {
                    let steps = steps(analyses.puzzle.start(), &shortened.moves);
                    self.track(steps, Origin::Pasted);
                }
            }
        }
    }
}
