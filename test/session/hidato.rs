//! A Hidato in the session, without a window: opening, solving, stepping, filling by hand.

use langkah::session::command::Command;
use langkah::session::explore::{View, Wish};
use langkah::session::hidato::command::{Fill, HidatoCommand};
use langkah::session::hidato::hinting::Question;
use langkah::session::hidato::judge::Judgement;
use langkah::session::hidato::look::{Look, NumberOrigin};
use langkah::session::hidato::rated::Hardness;
use langkah::session::hidato::{Doing, Hidato};
use langkah::session::puzzles::Puzzles;
use langkah::session::source::Source;
use langkah::session::{Mode, Session};
use langkah_engine::grid::{Dims, Direction};
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_engine::hidato::hint::Hint;
use langkah_engine::hidato::solve::{How, Verdict};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::Halt;
use langkah_puzzle::hidato::Plan;
use langkah_puzzle::read;

use crate::pencil::{restarted, until};
use crate::sessions::{session, wait, wait_for};
use crate::tiles::data;

fn load(session: &mut Session, text: &str) {
    let opened = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
    session.apply(Command::load_any(opened, Source::Clipboard));
}

pub fn loaded(name: &str) -> Session {
    let mut session = session();
    let text = String::from_utf8(data(&format!("{name}.txt"))).expect("text");
    load(&mut session, &text);
    session
}

pub fn hidato(session: &Session) -> &Hidato {
    session.hidato().expect("a Hidato is open")
}

fn own(session: &mut Session, command: HidatoCommand) {
    session.apply(Command::from(command));
}

fn fill(session: &mut Session, fill: Fill) {
    own(session, HidatoCommand::Fill(fill));
}

fn solved(name: &str) -> Session {
    let mut session = loaded(name);
    session.apply(Command::Solve);
    wait(&mut session);
    session
}

fn verdict(session: &Session) -> &Verdict {
    &hidato(session).result().expect("a result").1.finished.verdict
}

/// Polls until what the background thinks of the numbers by hand is there.
fn judged(session: &mut Session) -> Judgement {
    wait_for(session, "the judgement", |session| *hidato(session).judgement() != Judgement::Asked);
    hidato(session).judgement().clone()
}

fn shown(session: &Session) -> Vec<u16> {
    hidato(session).board().expect("a board").numbers().to_vec()
}

/// 1 2 3 / 6 5 4 / 7 8 9 is the only solution, also with the 4 left out.
const SNAKE: &str = "numbrix\n1 0 3\n6 0 0\n7 0 9\n";

/// Two solutions; both have 5 in the middle.
const OPEN: &str = "numbrix\n1 0 0\n0 0 0\n0 0 9\n";

/// An order of a random Hidato.
pub fn ordered(rows: usize, cols: usize) -> Order {
    Order {
        dims: Dims::new(rows, cols).expect("cells"),
        outline: Outline::Rectangle,
        topology: Topology::King,
        difficulty: Difficulty::Medium,
        edges: 0,
        seed: 3,
    }
}

#[test]
fn the_family_follows_what_is_loaded() {
    let mut session = session();
    assert!(!session.has_puzzle());
    load(&mut session, SNAKE);
    assert!(session.has_puzzle() && session.sliding().is_none());
    assert_eq!(hidato(&session).filled().map(|board| board.count()), Some(9));
    session.apply(crate::sessions::load("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15\n"));
    assert!(session.hidato().is_none() && session.has_puzzle());
    load(&mut session, SNAKE);
    session.apply(Command::Undo);
    assert!(session.hidato().is_none() && session.has_puzzle(), "the one before it is there again");
    session.apply(Command::Undo);
    assert_eq!(shown(&session), [1, 0, 3, 6, 0, 0, 7, 0, 9], "and the one before that");
}

#[test]
fn solving_ends_at_the_solution_and_can_be_walked_back() {
    let mut session = solved("hidato/fauzia");
    assert!(matches!(verdict(&session), Verdict::One(_)));
    let place = session.place();
    let start = hidato(&session).open().expect("open").board.clone();
    let given = start.numbers().iter().filter(|&&number| number > 0).count();
    assert_eq!((place.position, place.count), (start.count() - given, start.count() - given));
    assert!(hidato(&session).board().expect("a board").is_solved());

    session.apply(Command::First);
    assert_eq!(shown(&session), start.numbers());
    assert!(hidato(&session).step().is_none());
    let mut before = start.numbers().iter().filter(|&&number| number > 0).count();
    for position in 1..=place.count {
        session.apply(Command::Next);
        let (step, why) = hidato(&session).step().expect("a step");
        assert!(step.how != How::Given && !why.clause.is_empty());
        assert_eq!(shown(&session)[step.cell], step.number);
        let new = hidato(&session).looks().iter().position(|look| look.is_new);
        assert_eq!(new, Some(step.cell));
        before += 1;
        let filled = shown(&session).iter().filter(|&&number| number > 0).count();
        assert_eq!((session.place().position, filled), (position, before));
    }
    session.apply(Command::Seek(3));
    session.apply(Command::Solve);
    assert_eq!((session.place().position, session.is_running()), (3, false), "it keeps the place");
}

#[test]
fn two_of_several_solutions_and_where_they_differ() {
    let mut session = solved("hidato/multi-rc-4-9x9a");
    let (first, second) = hidato(&session).two().expect("two");
    let (first, second) = (first.numbers().to_vec(), second.numbers().to_vec());
    let differ: Vec<bool> = first.iter().zip(&second).map(|(a, b)| a != b).collect();
    assert!(differ.contains(&true));
    let marked = |session: &Session| -> Vec<bool> {
        hidato(session).looks().iter().map(|look| look.differs).collect()
    };
    assert_eq!((shown(&session), marked(&session)), (first.clone(), differ.clone()));
    own(&mut session, HidatoCommand::ShowSecond(true));
    assert_eq!((shown(&session), marked(&session)), (second, differ));
    session.apply(Command::Prev);
    assert!(!hidato(&session).shows_second());
    own(&mut session, HidatoCommand::ShowSecond(false));
    assert_eq!(shown(&session), first);
}

#[test]
fn none_and_why() {
    let session = solved("hidato/none-2-deadend");
    assert!(matches!(verdict(&session), Verdict::None(_)));
    assert_eq!(hidato(&session).open().map(|open| open.faults.len()), Some(1));
    assert_eq!(session.place().count, 0);
    assert!(session.notice().is_none(), "no solution is no error");
}

#[test]
fn the_published_search_and_its_limit() {
    let mut session = loaded("hidato/gen-08x08-few");
    own(&mut session, HidatoCommand::Choose(Plan::Fauzia));
    session.settings.memory_mib = 64;
    session.apply(Command::Solve);
    wait(&mut session);
    let limit = Some(Halt::Limit(Limit::Memory));
    assert_eq!(*verdict(&session), Verdict::Unknown { first: None, halt: limit });
    own(&mut session, HidatoCommand::Choose(Plan::Propagate));
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(matches!(verdict(&session), Verdict::One(_)));
}

#[test]
fn numbers_are_typed_judged_and_taken_back() {
    let mut session = session();
    load(&mut session, SNAKE);
    fill(&mut session, Fill::Click(1));
    assert_eq!((session.mode(), hidato(&session).selected()), (Mode::Play, Some(1)));
    assert_eq!(hidato(&session).candidates(), [2, 4], "beside 3, and two steps from 6");
    fill(&mut session, Fill::Digit(2));
    assert_eq!(judged(&mut session), Judgement::Solvable);
    let look = hidato(&session).looks()[1];
    let expected =
        Look { number: Some((2, NumberOrigin::Hand)), is_selected: true, ..Look::default() };
    assert_eq!(look, expected);

    fill(&mut session, Fill::Next);
    assert_eq!(hidato(&session).selected(), Some(4), "the next empty cell");
    fill(&mut session, Fill::Digit(8));
    let Judgement::Broken(faults, cells) = judged(&mut session) else { panic!("not broken") };
    let shape = hidato(&session).filled().expect("it is open").shape();
    let sentences: Vec<String> = faults.iter().map(|fault| fault.sentence(shape)).collect();
    assert!(sentences.iter().any(|sentence| sentence.contains(" 8 ")), "{sentences:?}");
    assert_eq!(cells, [4]);
    fill(&mut session, Fill::Digit(1));
    assert_eq!(shown(&session)[4], 1, "81 is too great: 1 begins anew");
    fill(&mut session, Fill::Digit(0));
    let told = session.notice().map(|notice| notice.title.as_str());
    assert_eq!((shown(&session)[4], told), (1, Some("10 is too great")));
    session.apply(Command::Undo);
    session.apply(Command::Undo);
    assert_eq!((shown(&session)[4], judged(&mut session)), (0, Judgement::Solvable));
    session.apply(Command::Redo);
    assert_eq!(shown(&session)[4], 8);

    fill(&mut session, Fill::Clear);
    for (cell, number) in [(4, 5), (5, 4), (7, 8)] {
        fill(&mut session, Fill::Click(cell));
        if hidato(&session).selected() != Some(cell) {
            fill(&mut session, Fill::Click(cell));
        }
        fill(&mut session, Fill::Put(number));
    }
    assert_eq!(*hidato(&session).judgement(), Judgement::Solved);
    while session.can_undo() {
        session.apply(Command::Undo);
    }
    assert_eq!(shown(&session), [1, 0, 3, 6, 0, 0, 7, 0, 9]);
    assert_eq!(*hidato(&session).judgement(), Judgement::Nothing);
}

#[test]
fn a_number_of_two_digits_is_one_change() {
    let mut session = loaded("hidato/fauzia");
    fill(&mut session, Fill::Click(0));
    fill(&mut session, Fill::Digit(4));
    fill(&mut session, Fill::Digit(5));
    assert_eq!(shown(&session)[0], 45);
    session.apply(Command::Undo);
    assert_eq!((shown(&session)[0], session.can_undo()), (0, false));
}

#[test]
fn a_wrong_number_that_breaks_no_rule_is_told() {
    let mut session = session();
    load(&mut session, OPEN);
    fill(&mut session, Fill::Click(4));
    fill(&mut session, Fill::Digit(3));
    assert_eq!(judged(&mut session), Judgement::Lost, "the corner beside 1 is a dead end then");
    assert!(hidato(&session).looks()[4].is_wrong);
    fill(&mut session, Fill::Clear);
    fill(&mut session, Fill::Digit(5));
    assert_eq!(judged(&mut session), Judgement::Solvable);
    // If the only solution is known the session tells it at once.
    load(&mut session, &OPEN.replace("1 0 0", "1 2 0"));
    session.apply(Command::Solve);
    wait(&mut session);
    session.apply(Command::Mode(Mode::Play));
    for (number, judgement) in [(3, Judgement::Lost), (5, Judgement::Solvable)] {
        if hidato(&session).selected() != Some(4) {
            fill(&mut session, Fill::Click(4));
        }
        fill(&mut session, Fill::Put(number));
        assert_eq!(*hidato(&session).judgement(), judgement, "{number}");
    }
}

/// Where a wrong number is marked, and what is told of it.
fn marked(session: &Session) -> Vec<usize> {
    let looks = hidato(session).looks().into_iter().enumerate();
    looks.filter(|(_, look)| look.is_wrong).map(|(cell, _)| cell).collect()
}

fn put(session: &mut Session, cell: usize, number: u16) {
    if hidato(session).selected() != Some(cell) {
        fill(session, Fill::Click(cell));
    }
    fill(session, Fill::Put(number));
}

/// A second wrong number hides the first from a look at the whole board.
#[test]
fn every_number_that_breaks_a_rule_stays_marked() {
    let mut session = session();
    load(&mut session, "hidato\n1 0 0 0\n0 0 0 0\n0 0 0 16\n0 0 0 0\n");
    put(&mut session, 14, 2);
    assert!(matches!(judged(&mut session), Judgement::Broken(..)));
    assert_eq!(marked(&session), [14], "2 is far from 1");
    for (cell, number, cells) in [(3, 1, vec![3, 14]), (2, 15, vec![2, 3, 14])] {
        put(&mut session, cell, number);
        assert!(matches!(judged(&mut session), Judgement::Broken(..)));
        assert_eq!(marked(&session), cells, "{number}");
    }
}

/// After a number that left no solution the next ones are not to blame.
#[test]
fn the_number_that_left_no_solution_stays_marked() {
    let mut session = session();
    load(&mut session, OPEN);
    put(&mut session, 4, 3);
    assert_eq!(judged(&mut session), Judgement::Lost);
    assert!(marked(&session) == [4] && hidato(&session).undo_takes_lost());
    put(&mut session, 1, 2);
    assert_eq!(judged(&mut session), Judgement::Lost);
    assert!(marked(&session) == [4] && !hidato(&session).undo_takes_lost());
    fill(&mut session, Fill::Click(4));
    fill(&mut session, Fill::Clear);
    assert_eq!((judged(&mut session), marked(&session)), (Judgement::Solvable, vec![]));
}

/// Where the only solution is known, each number that it does not have is marked and no other one,
/// whichever came first, also after the puzzle was opened again.
#[test]
fn all_wrong_numbers_are_marked_if_the_only_solution_is_known() {
    let mut session = session();
    // 8 in the middle breaks a rule, and 4 at its side is right.
    for (filled, expected) in [
        ("filled 2,2 8\n", vec![4]),
        ("filled 3,2 4\nfilled 2,2 8\n", vec![4, 7]),
        ("filled 2,2 8\nfilled 2,3 4\n", vec![4]),
    ] {
        load(&mut session, &format!("{SNAKE}{filled}"));
        until(&mut session, "the rating", |hidato| hidato.hardness() != Hardness::Asked);
        assert!(matches!(judged(&mut session), Judgement::Broken(..)));
        assert_eq!(marked(&session), expected, "{filled}");
    }
}

/// The same for numbers that break no rule.
#[test]
fn wrong_numbers_that_break_no_rule_are_all_marked() {
    let mut session = loaded("hidato/gen-05x05-few");
    session.apply(Command::Solve);
    wait(&mut session);
    let solution = shown(&session);
    session.apply(Command::Mode(Mode::Play));
    let (mut put, mut right) = (Vec::new(), 0);
    for (cell, &fits) in solution.iter().enumerate() {
        if shown(&session)[cell] != 0 {
            continue;
        }
        fill(&mut session, Fill::Click(cell));
        for number in hidato(&session).candidates().to_vec() {
            fill(&mut session, Fill::Put(number));
            let is_wrong = number != fits;
            let breaks = matches!(hidato(&session).judgement(), Judgement::Broken(..));
            // Two wrong ones, and then a right one.
            if !breaks && is_wrong == (put.len() < 2) {
                match is_wrong {
                    true => put.push(cell),
                    false => right += 1,
                }
                break;
            }
            session.apply(Command::Undo);
        }
        if put.len() > 1 && right > 0 {
            break;
        }
    }
    assert_eq!(*hidato(&session).judgement(), Judgement::Lost);
    assert!(put.len() > 1 && right > 0, "{put:?} {right}");
    assert_eq!(marked(&session), put);
}

/// Nobody knows which of the numbers of a file is wrong, and a right one after them is not blamed.
#[test]
fn a_right_number_is_not_blamed_for_one_that_was_there() {
    for marks in ["", "marked 3,2 5\n"] {
        let mut session = session();
        load(&mut session, &format!("{OPEN}filled 2,2 3\n{marks}"));
        assert_eq!((judged(&mut session), marked(&session)), (Judgement::Lost, vec![]));
        put(&mut session, 1, 2);
        assert_eq!((judged(&mut session), marked(&session)), (Judgement::Lost, vec![]));
        assert!(!hidato(&session).undo_takes_lost());
    }
}

/// Of a puzzle that never had a solution no number by hand is said to be wrong.
#[test]
fn a_puzzle_without_a_solution_is_not_the_number_s_fault() {
    let mut session = loaded("hidato/none-1-distance");
    let free = shown(&session).iter().position(|&number| number == 0).expect("an empty cell");
    fill(&mut session, Fill::Click(free));
    let number = *hidato(&session).candidates().first().expect("a number within reach");
    fill(&mut session, Fill::Put(number));
    assert_eq!(judged(&mut session), Judgement::Hopeless);
    assert!(marked(&session).is_empty());
}

#[test]
fn givens_stay_and_cells_are_reached_by_arrows() {
    let mut session = loaded("hidato/fauzia");
    // The 4 of the second row.
    let given = shown(&session).iter().position(|&number| number == 4).expect("a given");
    fill(&mut session, Fill::Click(given));
    fill(&mut session, Fill::Digit(7));
    fill(&mut session, Fill::Clear);
    assert_eq!(shown(&session)[given], 4);
    assert!(hidato(&session).candidates().is_empty() && !session.can_undo());
    fill(&mut session, Fill::Go(Direction::Right));
    assert_eq!(hidato(&session).selected(), Some(given + 1));
    fill(&mut session, Fill::Go(Direction::Left));
    fill(&mut session, Fill::Go(Direction::Left));
    assert_eq!(hidato(&session).selected(), Some(given), "left of it is the edge");
}

#[test]
fn hints_lead_to_the_solution() {
    let mut session = loaded("hidato/gen-05x05-few");
    let (mut placed, mut asked_which) = (0, 0);
    for _ in 0..100 {
        session.apply(Command::Hint);
        wait(&mut session);
        match hidato(&session).hint().expect("a hint") {
            Hint::Done => break,
            Hint::Place(deduction, _) => {
                let (cell, number) = (deduction.cell, deduction.number);
                let question = hidato(&session).question().expect("it asks first");
                let is_told = |session: &Session| hidato(session).looks()[cell].is_hinted;
                match question {
                    Question::Where(asked) => {
                        assert_eq!((asked, is_told(&session)), (number, false));
                    }
                    Question::Which(asked) => {
                        assert_eq!((asked, is_told(&session)), (cell, true));
                        asked_which += 1;
                    }
                }
                placed += 1;
                assert_eq!(hidato(&session).hints(), placed);
                session.apply(Command::Hint);
                assert_eq!((hidato(&session).question(), is_told(&session)), (None, true));
                assert_eq!(hidato(&session).board().expect("open").number(cell), None);
                assert_eq!(hidato(&session).hints(), placed, "it counts once");
                session.apply(Command::Hint);
                assert_eq!(shown(&session)[cell], number);
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(*hidato(&session).judgement(), Judgement::Solved);
    assert_eq!(hidato(&session).hints(), placed);
    assert!(asked_which > 0 && placed > asked_which);
    assert_eq!(hidato(&restarted(&session)).hints(), placed);
    session.apply(Command::Undo);
    assert_eq!(hidato(&session).hints(), placed, "what was told stays told");
}

#[test]
fn a_hint_marks_the_numbers_beside_and_then_the_cells_of_its_reason() {
    let mut session = session();
    load(&mut session, "numbrix\n1 0 3\n6 0 0\n7 0 9\n");
    session.apply(Command::Hint);
    wait(&mut session);
    assert_eq!(hidato(&session).question(), Some(Question::Where(2)));
    let named = |session: &Session| {
        let looks = hidato(session).looks();
        (0..9).filter(|&cell| looks[cell].is_named).collect::<Vec<_>>()
    };
    assert_eq!(named(&session), [0, 2], "1 and 3");
    session.apply(Command::Hint);
    assert_eq!(named(&session), [0, 2]);
    assert!(hidato(&session).looks()[1].is_hinted);
    // Another number ends the hint, and a hint for the new board asks again.
    fill(&mut session, Fill::Click(5));
    fill(&mut session, Fill::Put(4));
    assert_eq!((hidato(&session).hint(), named(&session)), (None, vec![]));
    session.apply(Command::Hint);
    wait(&mut session);
    assert!(hidato(&session).question().is_some());
}

#[test]
fn a_random_puzzle_is_made_in_the_background() {
    let mut session = session();
    let order = Order { outline: Outline::Disc, topology: Topology::Orthogonal, ..ordered(7, 9) };
    own(&mut session, HidatoCommand::Random(order, None));
    assert!(matches!(session.hidato_jobs().doing(), Doing::Making(..)) && session.is_running());
    wait(&mut session);
    let open = hidato(&session).open().expect("open");
    assert_eq!(open.source.to_string(), "Random Numbrix 7×9, disc, seed 3");
    assert_eq!(open.board.shape().topology(), Topology::Orthogonal);
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(matches!(verdict(&session), Verdict::One(_)));
    // One that nobody waits for goes away.
    own(
        &mut session,
        HidatoCommand::Random(Order { dims: Dims::new(30, 30).expect("cells"), ..order }, None),
    );
    session.apply(Command::Stop);
    wait(&mut session);
    assert_eq!(hidato(&session).open().map(|open| open.board.shape().dims()), Some(order.dims));
    // Its strip stands over every view, and so Stop ends it there, too.
    for view in [View::Tree, View::Compare, View::Practice] {
        session.apply(Command::Explore(Wish::Show(view)));
        let order = Order { dims: Dims::new(30, 30).expect("cells"), ..order };
        own(&mut session, HidatoCommand::Random(order, None));
        assert!(session.is_view_busy(), "{view:?}");
        session.apply(Command::Stop);
        wait(&mut session);
        assert_eq!(
            hidato(&session).open().map(|open| open.board.shape().dims()),
            Some(Dims::new(7, 9).expect("cells"))
        );
    }
}

/// The puzzles of a file stay until the random one is open.
#[test]
fn a_random_puzzle_that_does_not_come_leaves_the_list() {
    let mut session = session();
    let texts = ["1 0\n0 4\n", "numbrix\n1 0 3\n"].map(|text| {
        let any = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
        (text.to_owned(), any)
    });
    let puzzles = Puzzles::new(Source::Clipboard, texts.into(), Vec::new()).expect("two");
    session.apply(Command::Puzzles(Box::new(puzzles)));
    let order = Order { seed: 1, ..ordered(30, 30) };
    own(&mut session, HidatoCommand::Random(order, None));
    session.apply(Command::Stop);
    wait(&mut session);
    assert_eq!(session.puzzles().map(|puzzles| puzzles.names().len()), Some(2));
    own(
        &mut session,
        HidatoCommand::Random(Order { dims: Dims::new(4, 4).expect("cells"), ..order }, None),
    );
    assert!(session.puzzles().is_some());
    wait(&mut session);
    assert!(session.puzzles().is_none(), "another puzzle is open");
}

/// A list of puzzles, named by their texts.
fn list(texts: &[&str]) -> Command {
    let item = |text: &&str| {
        let any = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
        ((*text).to_owned(), any)
    };
    let puzzles = Puzzles::new(Source::Clipboard, texts.iter().map(item).collect(), Vec::new());
    Command::Puzzles(Box::new(puzzles.expect("some")))
}

/// The place in the list of the puzzle that is shown, and how many puzzles the list has.
fn place(session: &Session) -> Option<(usize, usize)> {
    session.puzzles().map(|puzzles| (puzzles.at(), puzzles.names().len()))
}

/// Undo and redo go through the puzzles of a list, and out of it.
#[test]
fn the_place_in_a_list_is_that_of_the_puzzle_that_is_shown() {
    let mut session = session();
    load(&mut session, "1 2 3\n4 5 6\n7 0 8\n");
    assert_eq!(place(&session), None);
    session.apply(list(&["1 2 3\n4 5 6\n0 7 8\n", "1 2 3\n4 0 6\n7 5 8\n", "1 2\n3 0\n"]));
    session.apply(Command::Pick(2));
    assert_eq!(place(&session), Some((2, 3)));
    session.apply(Command::Undo);
    assert_eq!(place(&session), Some((0, 3)));
    session.apply(Command::Undo);
    assert_eq!(place(&session), None, "the puzzle before is not one of the list");
    session.apply(Command::Pick(1));
    assert_eq!(place(&session), None, "nor can one of it be picked");
    session.apply(Command::Redo);
    session.apply(Command::Redo);
    assert_eq!(place(&session), Some((2, 3)));
    session.apply(Command::Undo);
    session.apply(Command::Pick(2));
    assert_eq!(place(&session), Some((2, 3)));
    session.apply(list(&["1 0\n3 2\n", "1 2\n3 0\n"]));
    assert_eq!(place(&session), Some((0, 2)));
    session.apply(Command::Undo);
    assert_eq!(place(&session), None, "it is one of another list");
}

#[test]
fn touching_another_way_is_another_puzzle() {
    let mut session = loaded("numbrix/rc-numbrix-1");
    own(&mut session, HidatoCommand::Topology(Topology::Orthogonal));
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(matches!(verdict(&session), Verdict::One(_)));
    session.apply(Command::Undo);
    let topology = hidato(&session).filled().map(|board| board.shape().topology());
    assert_eq!(topology, Some(Topology::King));
}

/// What a person has filled in is not lost by saying which cells touch.
#[test]
fn numbers_by_hand_stay_where_cells_touch_another_way() {
    let mut session = session();
    load(&mut session, "1 0 0\n0 0 0\n0 0 9\n");
    session.apply(Command::Mode(Mode::Play));
    for one in [Fill::Click(1), Fill::Put(2), Fill::Click(2), Fill::Put(3)] {
        fill(&mut session, one);
    }
    assert!(session.loses_work());
    own(&mut session, HidatoCommand::Topology(Topology::Orthogonal));
    let board = hidato(&session).filled().expect("a board");
    assert_eq!(board.shape().topology(), Topology::Orthogonal);
    assert_eq!(board.numbers()[..3], [1, 2, 3]);
    assert!(session.loses_work() && session.mode() == Mode::Play);
    session.apply(Command::Undo);
    let board = hidato(&session).filled().expect("a board");
    assert_eq!((board.shape().topology(), &board.numbers()[..3]), (Topology::King, &[1, 2, 3][..]));
}

#[test]
fn commands_of_sliding_tiles_do_nothing_to_a_hidato() {
    use langkah_engine::sliding::moves::Move;
    let mut session = solved("hidato/gen-05x05-a");
    let before = shown(&session);
    for command in [Command::slide(Move::Up), Command::shift(3), Command::make_solvable()] {
        session.apply(command);
        assert_eq!(shown(&session), before);
        assert!(session.notice().is_some(), "it is told");
        session.apply(Command::Dismiss);
    }
    session.apply(Command::Moves("UDLR".to_owned()));
    assert!(session.notice().is_some());
}

#[test]
fn commands_of_hidato_do_nothing_to_sliding_tiles() {
    let mut session = solved("hidato/gen-05x05-a");
    let topology = hidato(&session).open().map(|open| open.board.shape().topology());
    session.apply(crate::sessions::load("1 2 3\n4 0 6\n7 5 8"));
    let random = session.settings.hidato.random;
    own(&mut session, HidatoCommand::Topology(Topology::Orthogonal));
    assert!(session.notice().is_some(), "it is told");
    assert_eq!(session.settings.hidato.random, random);
    let kept = session.hidato_jobs().open().map(|open| open.board.shape().topology());
    assert_eq!(kept, topology);
}

/// Polls until the search for the other way of touching is done.
fn looked_otherwise(session: &mut Session) -> Option<Topology> {
    let works = |session: &Session| {
        let census = session.jobs().census();
        census.waiting + census.working > 0
    };
    wait_for(session, "the end of the search", |session| !works(session));
    session.poll();
    hidato(session).fits_otherwise()
}

#[test]
fn a_numbrix_without_a_header_is_found_out() {
    for number in 1..=4 {
        let mut session = solved(&format!("numbrix/rc-numbrix-{number}"));
        assert!(!matches!(verdict(&session), Verdict::One(_)), "{number}");
        assert_eq!(looked_otherwise(&mut session), Some(Topology::Orthogonal), "{number}");
        own(&mut session, HidatoCommand::Topology(Topology::Orthogonal));
        assert_eq!(hidato(&session).fits_otherwise(), None);
        session.apply(Command::Solve);
        wait(&mut session);
        assert!(matches!(verdict(&session), Verdict::One(_)), "{number}");
        assert_eq!(looked_otherwise(&mut session), None);
        // Undo goes back to what was said of the board as it was.
        session.apply(Command::Undo);
        assert_eq!(looked_otherwise(&mut session), Some(Topology::Orthogonal), "{number}");
    }
    // What says which cells touch, or has several solutions both ways, is left alone.
    let mut session = session();
    for text in [OPEN, "hidato\n1 0 0\n0 0 0\n0 0 9\n", "1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n"] {
        load(&mut session, text);
        session.apply(Command::Solve);
        wait(&mut session);
        assert!(matches!(verdict(&session), Verdict::Several(..)), "{text}");
        assert_eq!(looked_otherwise(&mut session), None, "{text}");
    }
}

/// What a reason names is marked, what it rules out is a ghost in its cell, and so is what stands
/// only within its trial.
#[test]
fn a_reason_marks_the_cells_that_it_names() {
    let mut session = solved("hidato/gen-08x08-few");
    let (mut named, mut ghosts, mut tried) = (0, 0, 0);
    for _ in 0..40 {
        let here = hidato(&session);
        let Some((step, why)) = here.step() else { break };
        let (looks, board) = (here.looks(), here.board().expect("a board"));
        for (cell, look) in looks.iter().enumerate() {
            assert_eq!(look.is_named, why.named.contains(&cell) && cell != step.cell);
            let out = why.out.iter().find(|&&(_, at)| at == cell).map(|&(number, _)| number);
            assert_eq!(look.ruled_out, out.filter(|_| board.number(cell).is_none()));
            let within = why.trial.iter().find(|&&(_, at)| at == cell).map(|&(number, _)| number);
            assert_eq!(look.tried, within.filter(|_| board.number(cell).is_none()));
            tried += usize::from(look.tried.is_some());
            named += usize::from(look.is_named);
            ghosts += usize::from(look.ruled_out.is_some());
        }
        session.apply(Command::Prev);
    }
    assert!(named > 30 && ghosts > 5 && tried > 5, "{named} {ghosts} {tried}");
}

#[test]
fn what_makes_a_puzzle_impossible_is_marked() {
    let mut session = session();
    // 1 and 9 touch their neighbours in number nowhere.
    load(&mut session, "hidato\n1 0 3\n0 0 0\n2 0 9\n");
    let marked = |session: &Session| {
        let looks = hidato(session).looks();
        (0..looks.len()).filter(|&cell| looks[cell].is_named).collect::<Vec<usize>>()
    };
    assert_eq!(marked(&session), [0, 2, 6], "the givens that are too far from each other");
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(matches!(verdict(&session), Verdict::None(_)));
    assert_eq!(marked(&session), [0, 2, 6]);
}

#[test]
fn how_marks_were_read_is_told() {
    let mut session = session();
    load(&mut session, "hidato\n1 0 3\n0 x 0\n7 0 8\n");
    let notice = session.notice().expect("the cross can mean two things");
    assert_eq!(notice.title, "How the text was read");
    assert!(notice.lines[0].starts_with("“x” is read as a hole."), "{notice:?}");
}

/// The search of a puzzle that is not shown says nothing about the one that is.
#[test]
fn a_search_ends_where_another_puzzle_opens() {
    let mut session = loaded("hidato/blank20");
    session.apply(Command::Solve);
    assert!(session.is_searching());
    session.apply(Command::load_any(
        read::any(b"1 2 3\n4 5 6\n7 0 8\n", None, Topology::King).expect("a good text"),
        Source::Clipboard,
    ));
    assert!(!session.is_running() && !session.is_searching() && !session.is_busy());
}
