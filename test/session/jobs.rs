//! Jobs of a session: one that was stopped ends before another begins, nobody waits for memory to
//! be given back, and a message says if the system gives no thread.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::hidato::command::{Fill, HidatoCommand};
use langkah::session::hidato::judge::Judgement;
use langkah::session::job::{Census, Event, Jobs};
use langkah::session::settings::Settings;
use langkah::session::source::Source;
use langkah::session::{Mode, Phase, Session};
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order};
use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::history::History;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::memory;
use langkah_engine::search::watch::{Progress, Watch};
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_puzzle::hidato;

use crate::hidato::ordered;
use crate::sessions::{load, loaded, puzzle, session, sliding, wait};

const NEAR: &str = "1 2 3\n4 5 6\n0 7 8";
const FAR: &str = "8 6 7\n2 5 4\n3 0 1";

const PATIENCE: Duration = Duration::from_secs(60);

fn solution() -> Solution {
    let request = Request { plan: Plan::default(), limits: Limits::usual(), ..Request::default() };
    Task::new(puzzle(NEAR), request).expect("a plan for any board").run(&mut ())
}

fn until(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A session whose job does not heed that it is to stop until it is let go.
pub fn stubborn() -> (Session, Sender<()>) {
    let mut session = loaded(NEAR);
    let (release, released) = channel::<()>();
    let (begins, begun) = channel();
    session.run(move |_| {
        begins.send(()).expect("the test is there");
        let _ = released.recv();
        solution()
    });
    begun.recv_timeout(PATIENCE).expect("the job has begun");
    (session, release)
}

#[test]
fn a_job_waits_for_the_one_that_was_stopped() {
    let _turn = alone();
    let (mut session, release) = stubborn();
    for _ in 0..50 {
        session.apply(load(FAR));
        session.apply(Command::Solve);
        session.poll();
    }
    assert!(session.is_running(), "for the person the search is on its way");
    let waits = Census { waiting: 1, working: 0, ending: 1, threads: 1 };
    assert_eq!(session.jobs().census(), waits);
    release.send(()).expect("the job is there");
    wait(&mut session);
    let Phase::Ended(solution) = sliding(&session).phase() else { panic!("no end") };
    assert!(matches!(solution.outcome, Outcome::Solved(_)));
    until("the thread", || session.jobs().census() == Census::default());
}

#[test]
fn a_job_that_waits_answers_at_once_when_it_is_stopped() {
    let _turn = alone();
    let (mut session, release) = stubborn();
    session.apply(load(FAR));
    session.apply(Command::Solve);
    session.apply(Command::Stop);
    wait(&mut session);
    let Phase::Ended(solution) = sliding(&session).phase() else { panic!("no end") };
    assert_eq!(solution.outcome, Outcome::Stopped);
    until("the other thread", || session.jobs().census().threads == 1);
    drop(release);
    until("the thread", || session.jobs().census() == Census::default());
}

/// Something that takes as long to be given back as the test likes.
struct Slow(Receiver<()>);

/// The tests of this file go one after the other: what one's search leaves, another's would give
/// back.
fn alone() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Slow {
    fn drop(&mut self) {
        let _ = self.0.recv();
    }
}

#[test]
fn an_answer_does_not_wait_for_memory_to_be_given_back() {
    let _turn = alone();
    let mut session = loaded(NEAR);
    let (release, released) = channel::<()>();
    session.run(move |_| {
        let found = solution();
        memory::leave(u64::MAX, Slow(released));
        found
    });
    wait(&mut session);
    assert!(matches!(sliding(&session).phase(), Phase::Ended(_)));
    assert_eq!(session.jobs().census().ending, 1);
    session.apply(load(FAR));
    session.apply(Command::Solve);
    assert_eq!(session.jobs().census().waiting, 1, "both at once would be too much memory");
    drop(release);
    wait(&mut session);
    assert!(matches!(sliding(&session).phase(), Phase::Ended(_)));
}

#[test]
fn what_is_discarded_goes_one_by_one_beside_the_jobs() {
    let _turn = alone();
    let jobs = Jobs::default();
    let (releases, slow): (Vec<_>, Vec<_>) = (0..20).map(|_| channel::<()>()).unzip();
    slow.into_iter().for_each(|released| jobs.discard(Slow(released)));
    assert_eq!(jobs.census().threads, 1);
    let job = jobs.begin(|_: &mut langkah::session::job::Reporter<u8>| 7).expect("a thread");
    until("the answer", || matches!(job.next_event(), Some(Event::Done(seven)) if *seven == 7));
    drop(releases);
    until("the threads", || jobs.census() == Census::default());
}

#[test]
fn what_nobody_hears_does_not_pile_up() {
    let _turn = alone();
    let jobs = Jobs::default();
    let job = jobs.begin(|reporter: &mut langkah::session::job::Reporter<(), u8>| {
        for best in 0..10_000 {
            let progress = Progress { best: Some(best), ..Progress::default() };
            reporter.beat(&progress).expect("nobody stops it");
        }
        reporter.part(1);
        let mut history = History::default();
        history.find(Duration::ZERO, 2, &[0, 1], 0);
        reporter.progressed(&history);
        history.find(Duration::ZERO, 1, &[0], 0);
        reporter.progressed(&history);
        let progress = Progress { best: Some(3), ..Progress::default() };
        reporter.beat(&progress).expect("nobody stops it");
    });
    let job = job.expect("a thread");
    until("the end", || jobs.census() == Census::default());
    let heard: Vec<String> = std::iter::from_fn(|| job.next_event())
        .map(|event| match event {
            Event::Part(part) => format!("part {part}"),
            Event::History(history) => format!("{} points", history.points().len()),
            Event::Progress(progress) => format!("at {:?}", progress.best),
            Event::Done(_) => "done".to_owned(),
            Event::Panicked(message) => message,
        })
        .collect();
    assert_eq!(heard, ["part 1", "2 points", "at Some(3)", "done"]);
}

/// A session on a system that gives no threads: the stack is too large for any thread.
fn threadless() -> Session {
    let jobs = Jobs::default().with_stack(usize::MAX >> 4);
    Session::with_jobs(Settings::default(), jobs)
}

/// That a command is refused with a notice of this title, and nothing runs.
fn refused(session: &mut Session, command: Command, title: &str) {
    session.apply(Command::Dismiss);
    let told = format!("{command:?}");
    session.apply(command);
    let notice = session.notice().unwrap_or_else(|| panic!("{told}: no notice"));
    assert!(notice.title.contains(title), "{told}: {notice:?}");
    assert!(!notice.lines.is_empty() && !session.is_busy(), "{told}");
    assert_eq!(session.jobs().census(), Census::default());
}

#[test]
fn a_system_without_threads_is_told_of() {
    let _turn = alone();
    const TITLE: &str = "could not be started";
    let mut session = threadless();
    session.apply(load(NEAR));
    refused(&mut session, Command::Solve, TITLE);
    refused(&mut session, Command::Hint, TITLE);
    session.apply(Command::Mode(Mode::Play));
    session.apply(Command::slide(langkah_engine::sliding::moves::Move::Right));
    assert_eq!(session.place().position, 1, "the rest goes on");
    refused(&mut session, Command::SolveHere, TITLE);
    refused(&mut session, Command::Explore(Wish::Record), TITLE);
    refused(&mut session, Command::Explore(Wish::Show(View::Tree)), TITLE);
    refused(&mut session, Command::Explore(Wish::Compare), TITLE);

    let opened = hidato::read("numbrix\n1 0 0\n0 0 0\n0 0 9\n", Topology::King).expect("a text");
    let own = HidatoCommand::Load { opened: Box::new(opened), source: Source::Clipboard };
    session.apply(Command::from(own));
    refused(&mut session, Command::Solve, TITLE);
    refused(&mut session, Command::Hint, TITLE);
    session.apply(Command::from(HidatoCommand::Fill(Fill::Click(1))));
    refused(&mut session, Command::from(HidatoCommand::Fill(Fill::Put(2))), TITLE);
    let judgement = session.hidato().map(|hidato| hidato.judgement().clone());
    assert_eq!(judgement, Some(Judgement::Unknown));
    let order = Order { difficulty: Difficulty::Easy, seed: 1, ..ordered(4, 4) };
    refused(&mut session, Command::from(HidatoCommand::Random(order, None)), TITLE);
    refused(&mut session, Command::Explore(Wish::Compare), TITLE);
}

#[test]
fn two_searches_side_by_side_leave_no_thread() {
    let _turn = alone();
    let mut session = session();
    session.apply(load(NEAR));
    session.apply(Command::Explore(Wish::Show(View::Compare)));
    session.apply(Command::Explore(Wish::Compare));
    until("the rows", || {
        session.poll();
        !session.is_busy()
    });
    session.apply(Command::Explore(Wish::SideBySide([0, 1])));
    until("the trees", || {
        session.poll();
        !session.is_busy()
    });
    assert!(session.pair().is_some_and(|pair| !pair.is_recording()));
    assert!(session.explorings().comparison.run().is_some());
    until("the threads", || session.jobs().census() == Census::default());
}
