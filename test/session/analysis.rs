//! The session without a window: moves judged and shortened, all shortest solutions.

use langkah::session::command::Command;
use langkah::session::player::Origin;
use langkah::session::sliding::analysis::{Doing, Inquiry};
use langkah::session::{Notice, Session};

use crate::sessions::{loaded, sliding, wait, wait_for};
use crate::sight::track;

/// Two moves from the goal: the blank goes right twice.
const NEAR: &str = "1 2 3\n4 5 6\n0 7 8\n";
/// Six moves from the goal, round a square of four cells in either way.
const TWO_WAYS: &str = "1 2 3\n4 0 8\n7 6 5\n";

/// Polls until nothing is asked any more.
fn settle(session: &mut Session) {
    wait_for(session, "the end of the job", |session| sliding(session).inquires().is_none());
}

fn ask(session: &mut Session, inquiry: Inquiry) {
    session.apply(Command::inquire(inquiry));
    settle(session);
}

fn pasted(moves: &str) -> Session {
    let mut session = loaded(NEAR);
    session.apply(Command::Moves(moves.to_owned()));
    assert_eq!(sliding(&session).player().steps().len(), moves.len());
    session.apply(Command::Dismiss);
    session
}

#[test]
fn the_moves_of_the_track_are_judged_until_the_track_changes() {
    let mut session = pasted("UDRR");
    session.apply(Command::inquire(Inquiry::Judge));
    assert!(matches!(sliding(&session).inquires(), Some((Doing::Judging, _))));
    settle(&mut session);
    let judged = sliding(&session).judged_moves();
    let lost: Vec<_> = judged.iter().map(|one| one.lost()).collect();
    assert_eq!(lost, [Some(2), Some(0), Some(0), Some(0)]);
    assert_eq!(sliding(&session).analysis().map(|one| one.lost()), Some(2));
    // Walking along the track keeps it, and playing on does not.
    session.apply(Command::Last);
    assert_eq!(sliding(&session).judged_moves().len(), 4);
    session.apply(Command::shift(5));
    assert!(sliding(&session).judged_moves().is_empty() && sliding(&session).analysis().is_none());
    // After undo the moves are the judged ones again.
    session.apply(Command::Undo);
    assert_eq!(sliding(&session).judged_moves().len(), 4);
    ask(&mut session, Inquiry::Close);
    assert!(sliding(&session).judged_moves().is_empty());
    assert_eq!(track(&session), "UDRR");
}

#[test]
fn moves_made_by_hand_are_judged() {
    let mut session = loaded(NEAR);
    for cell in [3, 6, 7] {
        session.apply(Command::shift(cell));
    }
    ask(&mut session, Inquiry::Judge);
    let analysis = sliding(&session).analysis().expect("it has ended");
    assert_eq!((analysis.lost(), analysis.ends_at_goal(), analysis.moves.len()), (2, false, 3));
}

#[test]
fn a_track_is_shortened_and_undo_brings_it_back() {
    let mut session = pasted("UDRR");
    ask(&mut session, Inquiry::Shorten);
    assert_eq!(track(&session), "RR");
    let said =
        "4 moves became 2 moves. Moves that led in circles: 2. Parts replaced by shorter ones: 0.";
    assert_eq!(session.notice(), Some(&Notice::note("Shortened", vec![said.to_owned()])));
    session.apply(Command::Undo);
    assert_eq!(track(&session), "UDRR");
    session.apply(Command::Redo);
    ask(&mut session, Inquiry::Shorten);
    assert_eq!(track(&session), "RR");
}

#[test]
fn all_shortest_solutions_can_be_stepped_through() {
    let mut session = loaded(TWO_WAYS);
    session.apply(Command::Solve);
    wait(&mut session);
    let found = track(&session);
    ask(&mut session, Inquiry::Every);
    let every = sliding(&session).every().expect("it was asked for").expect("no limit");
    assert_eq!((every.all.length(), every.all.count()), (6, 2));
    let shown = sliding(&session).taken();
    let mut all = Vec::new();
    for place in 0..2 {
        session.apply(Command::inquire(Inquiry::Take(place)));
        assert_eq!(sliding(&session).taken(), Some(place));
        assert_eq!(sliding(&session).player().origin(), Origin::Search);
        all.push(track(&session));
    }
    assert!(all[0] != all[1], "{all:?}");
    assert_eq!(shown.map(|place| &all[place as usize]), Some(&found), "the place of what is shown");
    session.apply(Command::shift(7));
    assert_eq!(sliding(&session).taken(), None, "other moves are none of them");
    session.apply(Command::Undo);
    assert_eq!(sliding(&session).taken(), Some(1));
    // There is no third one, and another puzzle has none yet.
    session.apply(Command::inquire(Inquiry::Take(2)));
    assert_eq!(track(&session), all[1]);
    session.apply(crate::sessions::load(NEAR));
    assert!(sliding(&session).every().is_none());
    session.apply(Command::inquire(Inquiry::Take(0)));
    assert_eq!(track(&session), "");
}

#[test]
fn what_has_no_solution_is_not_asked() {
    let mut session = loaded("1 2 3\n4 5 6\n8 7 0\n");
    session.apply(Command::shift(7));
    for inquiry in [Inquiry::Judge, Inquiry::Every] {
        session.apply(Command::inquire(inquiry));
        assert!(sliding(&session).inquires().is_none(), "{inquiry:?}");
    }
    // Nothing is open, and nothing is asked of it.
    let mut empty = crate::sessions::session();
    for inquiry in [Inquiry::Judge, Inquiry::Shorten, Inquiry::Every, Inquiry::Close] {
        empty.apply(Command::inquire(inquiry));
    }
}

#[test]
fn numbers_of_tiles_and_replays_become_the_track() {
    for text in ["7 8", "8", "R@0.5 R@1.25", "L2\n0,420"] {
        let mut session = loaded(NEAR);
        session.apply(Command::Moves(text.to_owned()));
        assert_eq!(track(&session), "RR", "{text}");
    }
}
