//! A lesson that is written is read as the same lesson.

use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::moves::Move;
use langkah_language::Language;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::lesson::{Hidden, Lesson, Step, Task, View, Words, built_in, read, write};
use langkah_puzzle::practice::{Exact, Kind, Level, Subject};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn subjects() -> impl Strategy<Value = Subject> {
    let texts = [
        "1 2 3/4 5 6/7 0 8",
        "langkah\nstart\n2 8 3\n1 6 4\n7 0 5\ngoal snail",
        "1 2 3 4 5/6 7 8 9 0",
        "hidato\n1 0 0\n0 -1 0\n0 0 8",
        "numbrix\n1 0\n0 4",
        "hidato\n0 0 16 0\n0 5 0 0\n0 7 1 0\n8 0 0 0",
    ];
    let read = |text: &str| {
        langkah_puzzle::read::any(text.as_bytes(), None, Topology::King).expect("a puzzle").into()
    };
    proptest::sample::select(texts.map(read).to_vec())
}

fn searches() -> impl Strategy<Value = Named> {
    let names = [
        "best-first:misplaced",
        "ida:manhattan:1.5",
        "dfs:30:no-visited",
        "best-first:misplaced:newest:URDL",
        "fauzia:slack",
        "course",
    ];
    proptest::sample::select(names.map(|name| name.parse().expect("a search")).to_vec())
}

/// Paragraphs of words with what a file may hold in them, such as `step`, a colon or a `#`.
fn words() -> impl Strategy<Value = Words> {
    let text = vec("[a-zé#:ĉ0-9step]{1,12}", 1..60).prop_map(|words| words.join(" "));
    let text = vec(text, 1..4).prop_map(|paragraphs| paragraphs.join("\n"));
    let indonesian = Language::all().find(|one| one.tag() == "id").expect("it is there");
    (text.clone(), option::of(text)).prop_map(move |(plain, other)| match other {
        Some(other) => Words::new(&plain).and(indonesian, &other),
        None => Words::new(&plain),
    })
}

fn title() -> impl Strategy<Value = Words> {
    "[A-Za-z#:é]{1,9}( [a-z:é#]{1,9}){0,5}".prop_map(|text| Words::new(&text))
}

fn tasks() -> impl Strategy<Value = Task> {
    let exact = [
        Exact::Kurang(0),
        Exact::Kurang(7),
        Exact::X,
        Exact::Verdict,
        Exact::Cost(Move::Left),
        Exact::Next,
        Exact::Fates,
        Exact::Live,
        Exact::NextBound,
    ];
    let level = (1..=5_u8).prop_map(|level| Level::new(level).expect("a level"));
    let dealt = (proptest::sample::select(Kind::ALL.to_vec()), level, any::<u64>());
    prop_oneof![
        proptest::sample::select(exact.to_vec()).prop_map(Task::Exact),
        dealt.prop_map(|(kind, level, seed)| Task::Dealt { kind, level, seed }),
    ]
}

fn steps() -> impl Strategy<Value = Step> {
    let view = proptest::sample::select(View::ALL.to_vec());
    let hides = proptest::sample::subsequence(Hidden::ALL.to_vec(), 0..=3);
    let parts = (
        view,
        any::<u32>(),
        option::of(0..u32::MAX),
        option::of(searches()),
        words(),
        option::of(tasks()),
        hides,
    );
    parts.prop_map(|(view, at, node, search, note, task, hides)| Step {
        view,
        at,
        node: node.filter(|_| view == View::Tree),
        search,
        note,
        task,
        hides,
    })
}

proptest! {
    #[test]
    fn a_lesson_comes_back(
        title in title(),
        author in option::of("[A-Za-z]{1,9}( [a-z:]{1,9}){0,3}"),
        puzzle in subjects(),
        search in option::of(searches()),
        steps in vec(steps(), 1..6),
    ) {
        let lesson = Lesson { title, author, puzzle, search, steps };
        let text = write(&lesson);
        let back = read(text.as_bytes());
        prop_assert_eq!(back.as_ref(), Ok(&lesson), "{}", text);
    }

    /// Whatever is cut out of a file or changed in it, it is read or refused with places in it.
    #[test]
    fn any_part_of_a_file_is_read_or_refused(
        which in 0..3_usize,
        cut in any::<(prop::sample::Index, prop::sample::Index)>(),
        put in "[ -~\n]{0,8}",
    ) {
        let text = built_in::ALL[which];
        let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let (a, b) = (*cut.0.get(&ends), *cut.1.get(&ends));
        let changed = format!("{}{put}{}", &text[..a.min(b)], &text[a.max(b)..]);
        if let Err(faults) = read(changed.as_bytes()) {
            let lines: Vec<&str> = langkah_engine::lines::lines(&changed).collect();
            for fault in faults.list() {
                let line = lines.get(fault.line - 1).expect("a line of the text");
                prop_assert!(fault.column <= line.chars().count() + 1, "{}", fault);
            }
        }
    }
}

#[test]
fn the_built_in_lessons_come_back() {
    for text in built_in::ALL {
        let lesson = read(text.as_bytes()).expect("it reads");
        assert_eq!(read(write(&lesson).as_bytes()), Ok(lesson));
    }
}
