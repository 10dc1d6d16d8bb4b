//! What tests of the editor for Hidatos do and ask.

use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::hidato::Hidato;
use langkah::session::hidato::command::HidatoCommand;
use langkah::session::hidato::compose::{Compose, NewBoard};
use langkah::session::hidato::rated::Live;
use langkah_engine::grid::Dims;
use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::generate::Outline;
use langkah_engine::hidato::solve::Verdict;

use crate::sessions::{session, wait_for};

pub fn hidato(session: &Session) -> &Hidato {
    session.hidato().expect("a Hidato is open")
}

pub fn board(session: &Session) -> &Board {
    &hidato(session).open().expect("open").board
}

/// A session with a new rectangle.
pub fn new(rows: usize, cols: usize, topology: Topology) -> Session {
    let mut session = session();
    let dims = Dims::new(rows, cols).expect("a size");
    let new = NewBoard { dims, outline: Outline::Rectangle, topology };
    session.apply(Command::from(HidatoCommand::New(new)));
    session
}

pub fn compose(session: &mut Session, compose: Compose) {
    session.apply(Command::from(HidatoCommand::Compose(compose)));
}

pub fn all(session: &mut Session, wishes: &[Compose]) {
    wishes.iter().for_each(|&wish| compose(session, wish));
}

/// Waits for the verdict on the board as it is now.
pub fn judged(session: &mut Session) -> Verdict {
    wait_for(session, "the verdict", |session| *hidato(session).live() != Live::Asked);
    match hidato(session).live() {
        Live::Known(judged) => judged.verdict.clone(),
        other => panic!("{other:?}"),
    }
}
