//! All that the window knows, without a window: the puzzle, the track and the place in it, the
//! running job, its result. The window sends [`Command`]s and draws what it finds here.
//!
//! The session passes each command to the part that carries it out, and keeps the settings, the
//! notice, the results, the clock and the list of a file's puzzles. For each family it holds one
//! tenant: the open puzzle of that family, its history and its jobs.
//!
//! | room | what lives there |
//! |---|---|
//! | [`command`] | what can be asked of a session |
//! | `crossing` | undo from a puzzle of one family to one of the other |
//! | `desk` | the parts of the session that a tenant works with |
//! | `digits` | a number that is typed digit by digit |
//! | [`document`] | the file of the open puzzle, and what of it is saved |
//! | `family` | the seam: which tenant is asked, and what is of either family |
//! | [`content`] | in `family`: what a file can hold, and as which text |
//! | [`filing`] | what the session does about the file of the open puzzle |
//! | `mode` | what keys and clicks on the board do |
//! | `notice` | what the person is told |
//! | `restore` | the puzzle that was open is open again at the next start |
//! | [`source`] | where a puzzle came from |
//! | `tenant` | what a session asks of the open puzzle, of whichever family it is |
//! | [`sliding`] | an open sliding puzzle |
//! | [`hidato`] | an open Hidato |
//! | [`explore`] | recorded searches, and comparisons |
//! | [`own_bound`] | what all boards of 3×3 say of an own bound |
//! | [`job`] | a search on a thread of its own |
//! | `queue` | which job begins when, and on how many threads |
//! | [`lesson`] | lessons that are played and recorded |
//! | [`pending`] | a question to a job that brings one value |
//! | [`picture`] | the open puzzle as a picture, as a film, and as what is printed |
//! | [`player`] | the track, and walking it |
//! | [`practice`] | questions, and searches that the person performs |
//! | [`puzzles`] | several puzzles of one file |
//! | [`results`] | puzzles that the person has solved by hand, and the clock |
//! | `round` | the round of play is kept in line with commands and with the board |
//! | [`settings`] | what is kept from one run of the program to the next |
//! | `undo` | changes that can be taken back |

pub mod command;
mod crossing;
mod desk;
mod digits;
pub mod document;
pub mod explore;
mod family;
pub mod filing;
pub mod hidato;
pub mod job;
mod left;
pub mod lesson;
mod mode;
mod notice;
pub mod own_bound;
pub mod pending;
pub mod picture;
pub mod player;
pub mod practice;
pub mod puzzles;
mod queue;
mod restore;
pub mod results;
mod round;
pub mod settings;
pub mod sliding;
pub mod source;
mod tenant;
mod undo;

use std::time::Duration;

use command::Command;
use crossing::Crossings;
use desk::Desk;
use explore::{Explore, View};
use family::AnyTenant;
pub use family::content;
use hidato::Hidato;
use job::{Jobs, Reporter, Waker};
use langkah_engine::sliding::board::Goal;
use langkah_engine::solve::Solution;
use langkah_puzzle::Family;
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::results::Entry;
use left::Left;
use lesson::Lessons;
pub use mode::Mode;
pub use notice::{Line, Notice, Tone, Topic, said};
use own_bound::OwnBound;
use player::{Go, Place};
use practice::Practice;
use puzzles::Puzzles;
use results::Results;
use results::clock::{Clock, Now};
use settings::Settings;
pub use sliding::Phase;
use sliding::Sliding;
use sliding::round::Cause;
use tenant::Tenant as _;

#[derive(Default)]
pub struct Session {
    pub settings: Settings,
    sliding: Sliding,
    hidato: Hidato,
    /// The family whose puzzle is open. The other family's puzzle stays as it was.
    family: Family,
    explore: Explore,
    practice: Practice,
    lessons: Lessons,
    own_bound: OwnBound,
    results: Results,
    clock: Clock,
    notice: Option<Notice>,
    puzzles: Option<Puzzles>,
    crossings: Crossings,
    left: Left,
    /// How many lists of puzzles were opened.
    lists: u64,
    /// Whether the person has thrown unsaved work away.
    discards: bool,
    jobs: Jobs,
}

impl Session {
    /// `waker` is called from a job's thread when there is something to [`Session::poll`].
    pub fn new(settings: Settings, waker: Waker) -> Self {
        Self::with_jobs(settings, Jobs::new(waker))
    }

    /// The same with `jobs` to begin the searches with.
    pub fn with_jobs(settings: Settings, jobs: Jobs) -> Self {
        Self {
            explore: Explore::with(&settings),
            settings,
            sliding: Sliding::new(jobs.clone()),
            hidato: Hidato::new(jobs.clone()),
            jobs,
            ..Self::default()
        }
    }

    /// The settings to be stored, with the searches that are chosen for comparisons and the puzzle
    /// that is open, if it is to be restored or holds work that is in no file.
    pub fn kept_settings(&self) -> Settings {
        let compare = self.explore.comparison.kept();
        let mut settings = Settings { compare, ..self.settings.clone() };
        // As long as nothing is opened, what was kept before stays.
        let last = if self.document().is_some() { self.last() } else { settings.files.last.take() };
        settings.files.others = self.kept_left();
        settings.files.last = last.filter(|last| settings.files.restores || last.holds_work());
        settings
    }

    /// The tenant of sliding puzzles; `None` if a Hidato is open.
    pub fn sliding(&self) -> Option<&Sliding> {
        self.tenant().sliding()
    }

    /// The tenant of Hidato; `None` if no Hidato is open.
    pub fn hidato(&self) -> Option<&Hidato> {
        self.tenant().hidato()
    }

    /// The tenant of Hidato even if a sliding puzzle is open: it makes random puzzles then, too.
    pub const fn hidato_jobs(&self) -> &Hidato {
        &self.hidato
    }

    /// Both tenants, whichever puzzle is open, and the desk that they use.
    fn both(&mut self) -> (&mut Sliding, &mut Hidato, Desk<'_>) {
        let now = self.clock.now();
        let is_lesson = self.lessons.played().is_some();
        let (settings, notice) = (&mut self.settings, &mut self.notice);
        let desk = Desk { settings, notice, results: &mut self.results, now, is_lesson };
        (&mut self.sliding, &mut self.hidato, desk)
    }

    fn tenant_mut(&mut self) -> &mut dyn AnyTenant {
        self.at_work().0
    }

    /// Whether a puzzle of either family is open.
    pub fn has_puzzle(&self) -> bool {
        self.document().is_some()
    }

    /// Where the player of the open puzzle is.
    pub fn place(&self) -> Place {
        self.any_tenant().place()
    }

    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Tells the notice in the language of now: the person may have chosen another one.
    pub fn translate_notice(&mut self) {
        self.notice.iter_mut().for_each(Notice::translate);
    }

    pub fn mode(&self) -> Mode {
        self.any_tenant().mode()
    }

    /// What the session begins its jobs with.
    pub const fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    pub fn is_running(&self) -> bool {
        self.sliding.is_running() || self.hidato.is_running() || self.lessons.is_preparing()
    }

    /// Whether a search runs for the puzzle that is shown.
    pub fn is_searching(&self) -> bool {
        self.any_tenant().is_running()
    }

    /// Whether the open puzzle is known to have no solution before any search. While a lesson hides
    /// the verdict nobody knows it.
    pub fn is_hopeless(&self) -> bool {
        self.any_tenant().is_hopeless() && !self.hides(Hidden::Verdict)
    }

    /// The goal of random sliding puzzles: the goal of the open puzzle if it is a usual one, else
    /// the one that the settings name.
    pub fn random_goal(&self) -> Goal {
        let open = self.sliding().and_then(Sliding::open);
        open.and_then(|open| Goal::of(open.puzzle.goal())).unwrap_or(self.settings.sliding.goal)
    }

    /// Carries out a command. Commands that make no sense at the moment do nothing.
    pub fn apply(&mut self, command: Command) {
        let Some((provenance, command)) = self.chosen(command) else { return };
        let provenance = provenance.filter(|_| command.opens_another());
        self.lessons.overtake(&command);
        let unsaved = self.unsaved();
        self.carry_out(command);
        self.take_provenance(provenance);
        self.follow_up();
        self.note_left(unsaved);
    }

    /// Brings everything in line with the puzzle that is open now.
    fn follow_up(&mut self) {
        let is_shown = self.hidato().is_some();
        let (_, hidato, mut desk) = self.both();
        hidato.keep_up(&mut desk, is_shown);
        self.tell_left_out();
        self.keep_up();
        self.settle();
    }

    fn carry_out(&mut self, command: Command) {
        if self.refuses(&command) {
            return;
        }
        self.sliding.count_in(self.settings.sliding.metric);
        let command = self.in_view(command);
        self.note_other_search(&command);
        self.follow_round(Cause::Other);
        let cause = Cause::of(&command);
        self.hidato.pause_clock(self.clock.now());
        self.do_as_asked(command);
        // A move by hand makes the track of a search the person's own.
        self.sliding.count_in(self.settings.sliding.metric);
        self.follow_round(cause);
    }

    fn do_as_asked(&mut self, command: Command) {
        let stride = self.settings.stride;
        let (tenant, mut desk) = self.at_work();
        match command {
            // These two were replaced above by the command that opens a puzzle.
            Command::Puzzles(_) | Command::Pick(_) => {}
            Command::Tell(notice) => self.notice = Some(notice),
            Command::Dismiss => self.notice = None,
            Command::Stop => self.stop(),
            Command::Set(setting) => {
                self.settings.set(setting);
                self.sliding.aim(&self.settings);
            }
            Command::Speed(speed) => self.settings.speed = speed,
            Command::Stride(stride) => self.settings.stride = stride,
            Command::First => tenant.go(Go::First),
            Command::Prev => tenant.go(Go::Back(stride)),
            Command::Next => tenant.go(Go::Forward(stride)),
            Command::Last => tenant.go(Go::Last),
            Command::Seek(position) => tenant.go(Go::To(position)),
            Command::PlayPause => tenant.go(Go::PlayPause),
            Command::Mode(mode) => tenant.enter(mode),
            Command::Undo => self.go_back(true),
            Command::Redo => self.go_back(false),
            Command::Solve => tenant.solve(&mut desk),
            Command::SolveHere => tenant.solve_here(&mut desk),
            Command::Hint => tenant.hint(&mut desk),
            Command::Moves(text) => tenant.follow(text, &mut desk),
            Command::Own(own) => self.apply_own(own),
            Command::File(wish) => self.apply_to_file(wish),
            Command::Explore(wish) => self.explore(wish),
            Command::Practise(wish) => self.practise(wish),
            Command::Teach(wish) => self.teach(wish),
            Command::Results(wish) => self.apply_to_results(wish),
            Command::JudgeBound(formula) => {
                let notice = self.own_bound.ask(formula, &self.jobs);
                self.notice = notice.or(self.notice.take());
            }
        }
    }

    /// Takes in what the jobs have sent.
    pub fn poll(&mut self) {
        self.poll_explore();
        self.settle();
        self.poll_lessons();
        let told = self.practice.poll().or_else(|| self.own_bound.poll());
        self.notice = told.or(self.notice.take());
        let (before, document) = (self.subject(), self.document().cloned());
        // Only a job opens a puzzle by itself.
        let unsaved = self.is_running().then(|| self.unsaved()).flatten();
        self.poll_tenants();
        self.note_left(unsaved);
        // A puzzle that was made has opened.
        if self.document() != document.as_ref() {
            self.puzzles = None;
        }
        // A job that ends may change the open puzzle, as a command does.
        if self.subject() != before {
            self.follow_up();
        }
        self.sliding.count_in(self.settings.sliding.metric);
        self.follow_round(Cause::Other);
    }

    /// Runs `work` as the search for the open sliding puzzle's track, and drops the result so far.
    pub fn run(&mut self, work: impl FnOnce(&mut Reporter) -> Solution + Send + 'static) {
        let (sliding, _, mut desk) = self.both();
        sliding.run(&mut desk, work);
    }

    /// Lets time pass for the player of the view. Returns the time until its next step, if it
    /// plays.
    pub fn advance(&mut self, elapsed: Duration) -> Option<Duration> {
        if self.view() != View::Solution {
            return self.explore.advance(elapsed);
        }
        self.sliding.count_in(self.settings.sliding.metric);
        let (tenant, desk) = self.at_work();
        tenant.advance(elapsed, desk.settings)
    }
}

impl Session {
    /// The results of puzzles that the person has solved by hand.
    pub fn results(&self) -> &Results {
        &self.results
    }

    pub fn results_mut(&mut self) -> &mut Results {
        &mut self.results
    }

    /// Takes the results that were kept from earlier runs of the program.
    pub fn restore_results(&mut self, entries: Vec<Entry>) {
        self.results = Results::of(entries);
    }

    /// Takes the results that are kept now: another window may have changed them.
    pub fn renew_results(&mut self, entries: Vec<Entry>) {
        self.results.renew(entries);
    }

    /// Takes in whether the person looks at the board, or does something outside of it, as in a
    /// dialog: then the clock of a Hidato pauses.
    pub const fn attend(&mut self, is_there: bool) {
        self.hidato.attend(is_there);
    }

    /// The time of now.
    pub fn now(&self) -> Now {
        self.clock.now()
    }

    /// From now on `clock` tells the time.
    pub fn tell_time_by(&mut self, clock: Clock) {
        self.clock = clock;
    }

    pub const fn own_bound(&self) -> &OwnBound {
        &self.own_bound
    }
}
