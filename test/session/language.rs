//! What a session tells in Indonesian.

use std::fmt::Debug;

use langkah::session::command::Command;
use langkah::session::content::{Format, write};
use langkah::session::explore::View;
use langkah::session::hidato::command::{Fill, HidatoCommand};
use langkah::session::job::{Event, Jobs, Reporter};
use langkah::session::lesson::LessonWish;
use langkah::session::lesson::played::Played;
use langkah::session::player::Stride;
use langkah::session::practice::draft::Put;
use langkah::session::practice::{PracticeWish, Wanted};
use langkah::session::settings::Mended;
use langkah::session::sliding::edit::Edit;
use langkah::session::sliding::hint::Hint;
use langkah::session::source::{Name, Source};
use langkah::session::{Mode, Session, Topic};
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_engine::hidato::hint::Hint as HidatoHint;
use langkah_engine::sliding::random::Kind;
use langkah_language::{Language, current, within};
use langkah_puzzle::Of;
use langkah_puzzle::lesson::{Taught, built_in};
use langkah_puzzle::practice::Kind as QuestionKind;
use langkah_puzzle::read;

use crate::hidato::{hidato, loaded};
use crate::practice::{asking, wish};
use crate::sessions::{load, loaded as loaded_tiles, puzzle, session, wait};

fn indonesian<T>(work: impl FnOnce() -> T) -> T {
    within(Language::of_tag("id").expect("it has a file"), work)
}

/// A language that is that of one thread alone is not lost on the job's thread.
#[test]
fn a_job_speaks_the_language_of_the_thread_that_began_it() {
    let jobs = Jobs::default();
    let tag = |_: &mut Reporter<String>| current().tag().to_owned();
    let begin = || jobs.begin::<String, ()>(tag).expect("a thread");
    let told = [indonesian(begin), begin()].map(|job| {
        loop {
            match job.next_event() {
                Some(Event::Done(tag)) => return *tag,
                Some(_) => panic!("nothing else is sent"),
                None => std::thread::yield_now(),
            }
        }
    });
    assert_eq!(told, ["id", "en"]);
}

/// What is told in one language is taken away when it no longer holds, also if another language was
/// chosen meanwhile.
#[test]
fn notices_are_taken_away_in_another_language() {
    const OTHER: &str = "1 2 3\n4 5 6\n0 7 8\n";
    let mut session = session();
    session.apply(load("1 2 3\n4 5 6\n7 0 8\n"));
    session.apply(Command::Mode(Mode::Edit));
    session.apply(Command::edit(Edit::Click(0)));
    session.apply(Command::edit(Edit::Click(1)));
    session.apply(load(OTHER));
    assert_eq!(session.notice().map(|notice| notice.topic.clone()), Some(Topic::Left));
    indonesian(|| session.apply(Command::Undo));
    assert_eq!(session.notice(), None);

    let mut session = loaded_tiles(OTHER);
    session.apply(Command::Teach(LessonWish::Record));
    session.apply(Command::Teach(LessonWish::Bookmark));
    session.apply(load("1 2 3\n4 0 6\n7 5 8\n"));
    assert_eq!(session.notice().map(|notice| notice.topic.clone()), Some(Topic::LessonAside));
    indonesian(|| session.apply(Command::Teach(LessonWish::Record)));
    assert_eq!(session.notice(), None);
}

#[test]
fn where_a_puzzle_came_from() {
    let sample = Source::Sample(Name(|| current().tag()));
    assert_eq!([sample.to_string(), indonesian(|| sample.to_string())], ["en", "id"]);
    let size = Dims::new(4, 4).expect("a size");
    let random = |kind| Source::Random { kind, size, seed: 7 };
    let made = |outline| {
        let (topology, difficulty) = (Topology::Orthogonal, Difficulty::Easy);
        Source::Made(Order { dims: size, outline, topology, difficulty, edges: 0, seed: 7 }, None)
    };
    let after = |moves| Source::After { source: Box::new(Source::Clipboard), moves };
    for (source, english, other) in [
        (random(Kind::Solvable), "Random 4×4, seed 7", "Acak 4×4, benih 7"),
        (
            random(Kind::Walk(1200)),
            "1200 random moves on 4×4, seed 7",
            "1200 langkah acak pada 4×4, benih 7",
        ),
        (made(Outline::Rectangle), "Random Numbrix 4×4, seed 7", "Numbrix acak 4×4, benih 7"),
        (
            made(Outline::Hourglass),
            "Random Numbrix 4×4, hourglass, seed 7",
            "Numbrix acak 4×4, jam pasir, benih 7",
        ),
        (after(1), "Pasted, after 1 move", "Tempelan, setelah 1 langkah"),
        (after(1234), "Pasted, after 1234 moves", "Tempelan, setelah 1234 langkah"),
    ] {
        assert_eq!(source.to_string(), english);
        assert_eq!(indonesian(|| source.to_string()), other);
    }
}

#[test]
fn notices_and_hints() {
    indonesian(|| {
        let mut session = session();
        session.apply(load("1 2 3\n4 5 6\n7 0 8"));
        session.apply(Command::from(HidatoCommand::Fill(Fill::Next)));
        let notice = session.notice().expect("no Hidato is open");
        assert_eq!(notice.title, "Tidak ada yang berubah");
        let why = "Ini untuk Hidato, sedangkan tidak ada Hidato yang terbuka.";
        assert_eq!(notice.lines, [why]);
        assert_eq!(Hint::AtGoal.to_string(), "Ini status tujuan");
        let choice = Mended::Choice("text_scale".to_owned()).to_string();
        assert_eq!(choice, "Pilihan “text scale” tidak dapat dibaca: kembali ke nilai bawaan.");
        let names = View::ALL.map(View::name);
        assert_eq!(names, ["Solusi", "Pohon", "Bandingkan", "Latihan"]);
        assert_eq!(Stride::Five.label(), "Tiap ke-5");
        let content = Of::Sliding(puzzle("1 2 3\n4 5 6\n7 0 8"));
        let hidato: Format = Of::Hidato(langkah_engine::hidato::text::Format::Matrix);
        assert_eq!(write(&content, hidato), Err("format ini untuk Hidato".to_owned()));
    });
}

/// Two sessions do the same, one in English and one in Indonesian. After the first one has changed
/// its language it tells what the other tells, and in English again what it told before.
fn follows_the_language<T: PartialEq + Debug>(
    done: impl Fn() -> Session,
    told: impl Fn(&Session) -> T,
) {
    let mut session = done();
    let english = told(&session);
    let other = indonesian(|| told(&done()));
    assert_ne!(english, other);
    indonesian(|| session.poll());
    assert_eq!(told(&session), other);
    session.poll();
    assert_eq!(told(&session), english);
}

#[test]
fn marks_of_questions_follow_the_language() {
    for kind in QuestionKind::ALL {
        let given_up = || {
            let mut session = asking(kind);
            wish(&mut session, PracticeWish::GiveUp);
            session
        };
        follows_the_language(given_up, |session| {
            session.practice().asked().and_then(|asked| asked.mark.clone()).expect("it is marked")
        });
    }
    for holds in [true, false] {
        let answered = || {
            let mut session = asking(QuestionKind::Verdict);
            wish(&mut session, PracticeWish::Put(Put::Text("1".to_owned())));
            wish(&mut session, PracticeWish::Put(Put::Holds(holds)));
            wish(&mut session, PracticeWish::Answer);
            session
        };
        follows_the_language(answered, |session| {
            session.practice().asked().and_then(|asked| asked.mark.clone()).expect("it is marked")
        });
    }
}

/// What is wrong with an act is told when it is tried again, and then in the other language.
#[test]
fn a_fault_of_an_act_does_not_outlive_its_language() {
    let mut session = session();
    let wanted = Wanted { perform: Some(3), seed: Some(5), ..Wanted::default() };
    wish(&mut session, PracticeWish::Choose(wanted));
    wish(&mut session, PracticeWish::Begin);
    wish(&mut session, PracticeWish::Put(Put::Text("one".to_owned())));
    wish(&mut session, PracticeWish::Answer);
    let has_fault = |session: &Session| {
        session.practice().performing().expect("it is performed").fault.is_some()
    };
    session.poll();
    assert!(has_fault(&session));
    indonesian(|| session.poll());
    assert!(!has_fault(&session));
}

#[test]
fn what_is_told_of_performed_acts_follows_the_language() {
    let performed = || {
        let mut session = session();
        let wanted = Wanted { perform: Some(3), seed: Some(5), ..Wanted::default() };
        wish(&mut session, PracticeWish::Choose(wanted));
        wish(&mut session, PracticeWish::Begin);
        // The root is right as the first act; what comes after it is helped with.
        wish(&mut session, PracticeWish::Put(Put::Node(0)));
        wish(&mut session, PracticeWish::Answer);
        (0..3).for_each(|_| wish(&mut session, PracticeWish::GiveUp));
        // The root is expanded already.
        wish(&mut session, PracticeWish::Put(Put::Node(0)));
        wish(&mut session, PracticeWish::Answer);
        session
    };
    follows_the_language(performed, |session| {
        let told = &session.practice().performing().expect("it is performed").told;
        assert!(told.len() >= 4, "{told:?}");
        told.clone()
    });
}

#[test]
fn marks_of_a_lesson_follow_the_language() {
    let answered = || {
        let mut session = session();
        let taught = Taught::open(built_in::ALL[0].as_bytes()).expect("it is a lesson");
        session.apply(Command::Teach(LessonWish::Open(Box::new(taught))));
        let asked =
            |session: &Session| session.lessons().played().expect("played").asked().is_some();
        while !asked(&session) {
            session.apply(Command::Teach(LessonWish::Next));
        }
        session.apply(Command::Teach(LessonWish::GiveUp));
        session
    };
    follows_the_language(answered, |session| {
        let asked = session.lessons().played().and_then(Played::asked).expect("a question");
        asked.mark.clone().expect("it is marked")
    });
}

#[test]
fn the_reason_of_a_hint_follows_the_language() {
    let hinted = || {
        let mut session = loaded("hidato/gen-05x05-few");
        session.apply(Command::Hint);
        wait(&mut session);
        session
    };
    follows_the_language(hinted, |session| match hidato(session).hint().expect("a hint") {
        HidatoHint::Place(_, reason) => reason.clone(),
        other => panic!("{other:?}"),
    });
}

#[test]
fn how_a_puzzle_was_read_follows_the_language() {
    let read = || {
        let mut session = session();
        let opened = read::puzzle(b"3\n1 2 3\n4 5 6\n7 0 8\n", None).expect("a board");
        session.apply(Command::load(opened, Source::Clipboard));
        session
    };
    let told = |session: &Session| session.notice().expect("a note").lines.clone();
    let mut session = read();
    let english = told(&session);
    let other = indonesian(|| told(&read()));
    assert_ne!(english, other);
    indonesian(|| session.translate_notice());
    assert_eq!(told(&session), other);
}
