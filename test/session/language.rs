//! What a session tells in Indonesian.

use std::sync::Arc;

use langkah::session::command::Command;
use langkah::session::content::{Format, write};
use langkah::session::explore::View;
use langkah::session::hidato::command::{Fill, HidatoCommand};
use langkah::session::job::{Event, Jobs, Reporter};
use langkah::session::player::Stride;
use langkah::session::settings::Mended;
use langkah::session::sliding::hint::Hint;
use langkah::session::source::Source;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_engine::puzzle::Of;
use langkah_engine::sliding::random::Kind;
use langkah_language::{Language, current, within};

use crate::sessions::{load, puzzle, session};

fn indonesian<T>(work: impl FnOnce() -> T) -> T {
    within(Language::of_tag("id").expect("it has a file"), work)
}

/// A language that is that of one thread alone is not lost on the job's thread.
#[test]
fn a_job_speaks_the_language_of_the_thread_that_began_it() {
    let jobs = Jobs::new(Arc::new(|| {}));
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

#[test]
fn where_a_puzzle_came_from() {
    let size = Dims::new(4, 4).expect("a size");
    let random = |kind| Source::Random { kind, size, seed: 7 };
    let made = |outline| {
        let (topology, difficulty) = (Topology::Orthogonal, Difficulty::Easy);
        Source::Made(Order { dims: size, outline, topology, difficulty, edges: 0, seed: 7 })
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
        assert_eq!(choice, "Pilihan “text scale” tidak dapat dibaca: kembali seperti semula.");
        let names = View::ALL.map(View::name);
        assert_eq!(names, ["Solusi", "Pohon", "Bandingkan", "Latihan"]);
        assert_eq!(Stride::Five.label(), "Tiap ke-5");
        let content = Of::Sliding(puzzle("1 2 3\n4 5 6\n7 0 8"));
        let hidato: Format = Of::Hidato(langkah_engine::hidato::text::Format::Matrix);
        assert_eq!(write(&content, hidato), Err("format ini untuk Hidato".to_owned()));
    });
}
