//! Undo from a puzzle of one family to one of the other, and what is told of work that is left.

use langkah::session::command::Command;
use langkah::session::sliding::edit::Edit;
use langkah::session::source::Source;
use langkah::session::{Mode, Session};
use langkah_engine::hidato::board::Topology;
use langkah_puzzle::read;

use crate::sessions::{load, loaded};
use crate::sight::source;

const FIRST: &str = "1 2 3\n4 0 6\n7 5 8\n";
const SECOND: &str = "1 2 3\n4 5 6\n0 7 8\n";

fn open_hidato(session: &mut Session, text: &str) {
    let opened = read::any(text.as_bytes(), None, Topology::King).expect("a Hidato");
    session.apply(Command::load_any(opened, Source::Clipboard));
}

fn numbers(session: &Session) -> Option<Vec<u16>> {
    Some(session.hidato()?.board()?.numbers().to_vec())
}

/// An edited board that was left for a Hidato comes back, and the Hidato after it.
#[test]
fn undo_goes_back_over_the_families() {
    let mut session = loaded(FIRST);
    session.apply(Command::Mode(Mode::Edit));
    session.apply(Command::edit(Edit::Click(0)));
    session.apply(Command::edit(Edit::Click(1)));
    assert_eq!(source(&session), "Edited");
    open_hidato(&mut session, "hidato\n1 0\n0 4\n");
    let told = session.notice().expect("it is told what is left");
    assert_eq!(told.title, "Your work on an earlier board is not saved");
    open_hidato(&mut session, "hidato\n1 0 3\n0 0 0\n");
    let second = numbers(&session);
    session.apply(Command::Undo);
    assert_eq!(numbers(&session), Some(vec![1, 0, 0, 4]));
    session.apply(Command::Undo);
    assert!(session.hidato().is_none() && session.notice().is_none());
    assert_eq!(source(&session), "Edited");
    assert_eq!(session.settings.hidato.random, None, "a random puzzle is a sliding one");
    session.apply(Command::Undo);
    assert_eq!(source(&session), "a.txt");
    assert!(!session.can_undo());
    for _ in 0..3 {
        assert!(session.can_redo());
        session.apply(Command::Redo);
    }
    assert_eq!(numbers(&session), second);
    assert_eq!(session.settings.hidato.random, Some(Topology::King));
    assert!(!session.can_redo());
}

/// A sliding puzzle that replaced another one while a Hidato lay between: each step goes back by
/// one puzzle, in their order.
#[test]
fn each_opening_is_one_step() {
    let mut session = loaded(FIRST);
    open_hidato(&mut session, "hidato\n1 0\n0 4\n");
    session.apply(load(SECOND));
    let board = |session: &Session| session.sliding().and_then(|one| one.board().cloned());
    let last = board(&session);
    assert!(last.is_some());
    session.apply(Command::Undo);
    assert_eq!(numbers(&session), Some(vec![1, 0, 0, 4]));
    session.apply(Command::Undo);
    assert!(board(&session).is_some() && board(&session) != last);
    assert!(!session.can_undo());
    session.apply(Command::Redo);
    session.apply(Command::Redo);
    assert_eq!(board(&session), last);
    assert!(!session.can_redo());
}

#[test]
fn random_puzzles_are_of_the_kind_that_undo_shows() {
    let mut session = loaded(FIRST);
    for text in ["hidato\n1 0\n0 4\n", "hexagonal\n1 0 3\n0 0 0\n", "numbrix\n1 0\n0 0\n"] {
        open_hidato(&mut session, text);
    }
    session.apply(load(SECOND));
    let random = |session: &Session| session.settings.hidato.random;
    let mut kinds = vec![random(&session)];
    for command in [Command::Undo, Command::Redo, Command::Undo, Command::Undo, Command::Undo] {
        session.apply(command);
        kinds.push(random(&session));
    }
    let [king, hexagonal, numbrix] =
        [Topology::King, Topology::Hexagonal, Topology::Orthogonal].map(Some);
    assert_eq!(kinds, [None, numbrix, None, numbrix, hexagonal, king]);
    for (command, kind) in
        [(Command::Undo, None), (Command::Redo, king), (Command::Redo, hexagonal)]
    {
        session.apply(command);
        assert_eq!(random(&session), kind);
    }
}

/// Another change after undo takes the place of what was undone.
#[test]
fn a_change_after_undo_forgets_the_other_family() {
    let mut session = loaded(FIRST);
    open_hidato(&mut session, "hidato\n1 0\n0 4\n");
    session.apply(Command::Undo);
    assert!(session.can_redo());
    session.apply(load(SECOND));
    assert!(!session.can_redo());
    session.apply(Command::Undo);
    session.apply(Command::Redo);
    assert!(session.hidato().is_none());
}
