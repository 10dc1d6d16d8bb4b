//! The lessons that come with the program are walked to their end, every question answered.

use langkah_language::Language;
use langkah_puzzle::lesson::{Hidden, Lesson, Taught, View, built_in, is_lesson};
use langkah_puzzle::practice::Kind;

fn all() -> Vec<Taught> {
    let open = |text: &&str| {
        Taught::open(text.as_bytes()).unwrap_or_else(|faults| {
            panic!("{}\n{faults}", text.lines().nth(1).unwrap_or_default());
        })
    };
    built_in::ALL.iter().map(open).collect()
}

#[test]
fn each_is_taught_with_its_questions() {
    let all = all();
    let titles: Vec<&str> = all.iter().map(|taught| taught.lesson.title.plain()).collect();
    assert_eq!(titles, ["Can it be solved?", "The next E-node", "Why Hidato needs a bound"]);
    for (text, taught) in built_in::ALL.iter().zip(&all) {
        assert!(is_lesson(text.as_bytes()));
        let Lesson { title, steps, .. } = &taught.lesson;
        assert!((5..=8).contains(&steps.len()), "{}: {} steps", title.plain(), steps.len());
        for (number, (step, question)) in (1..).zip(steps.iter().zip(&taught.questions)) {
            let place = format!("{}, step {number}", title.plain());
            assert_eq!(step.task.is_some(), question.is_some(), "{place}");
            let Some(question) = question else { continue };
            assert!(question.mark(question.key()).is_right(), "{place}");
            let typed = question.parse(&question.written(question.key())).expect(&place);
            assert_eq!(&typed, question.key(), "{place}");
            assert!(!question.given_up().is_right(), "{place}");
        }
    }
}

/// Every text stands there in both languages, and short enough to be read beside a board.
#[test]
fn each_speaks_both_languages() {
    let indonesian = Language::all().find(|one| one.tag() == "id").expect("it is there");
    for taught in all() {
        let steps = taught.lesson.steps.iter().map(|step| &step.note);
        for words in std::iter::once(&taught.lesson.title).chain(steps) {
            let other = langkah_language::within(indonesian, || words.shown().to_owned());
            assert_ne!(words.plain(), other);
            assert!(other.len() < 2 * words.plain().len(), "{other}");
            assert!(words.plain().split_whitespace().count() < 130, "{}", words.plain());
        }
    }
}

/// The figures and nodes that the notes tell are those of the searches.
#[test]
fn what_the_notes_say_holds() {
    let [parity, e_node, hidato] = &all()[..] else { panic!("three") };
    let asked = |taught: &Taught| -> Vec<Kind> {
        taught.questions.iter().flatten().map(|question| question.kind()).collect()
    };
    assert_eq!(asked(parity), [Kind::Kurang, Kind::Kurang, Kind::X, Kind::Verdict]);
    assert_eq!(asked(e_node), [Kind::Next, Kind::Next, Kind::Next, Kind::Live, Kind::Fates]);
    assert_eq!(asked(hidato), [Kind::Candidates]);
    let key = |taught: &Taught, step: usize| {
        let question = taught.questions[step].as_ref().expect("there is one");
        question.written(question.key())
    };
    assert_eq!(key(parity, 1), "1");
    assert_eq!(key(parity, 2), "0");
    assert_eq!(key(parity, 3), "0");
    assert_eq!(key(parity, 4), "1 no");
    assert_eq!([2, 3, 4].map(|step| key(e_node, step)), ["2", "6", "5"]);
    let hides = |taught: &Taught, what| {
        taught.lesson.steps.iter().filter(|step| step.hides.contains(&what)).count()
    };
    assert_eq!(hides(parity, Hidden::Verdict), 5);
    assert_eq!(hides(parity, Hidden::Kurang), 5);
    assert_eq!(hides(e_node, Hidden::ENode), 5);
    assert!(hidato.lesson.steps.iter().any(|step| step.view == View::Tree && step.at == 246));
}
