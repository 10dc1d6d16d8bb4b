//! Edges of a Hidato of one's own in the session: set and taken away by ends, strokes and arrows,
//! one undo for each, the verdict that follows, and the givens that come and go with them.

use langkah::session::command::Command;
use langkah::session::content::Which;
use langkah::session::hidato::command::HidatoCommand;
use langkah::session::hidato::compose::{Compose, Tool};
use langkah::session::{Mode, Session};
use langkah_engine::grid::{Dims, Direction};
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::compose::Symmetry;
use langkah_engine::hidato::generate::{Difficulty, Order, Outline};
use langkah_engine::hidato::solve::Verdict;

use crate::composing::{all, board, hidato, judged, new};
use crate::sessions::{session, wait};

fn edges(session: &Session) -> Vec<[u16; 2]> {
    board(session).shape().edges().to_vec()
}

fn join(from: usize, to: usize, is_joined: bool, goes_on: bool) -> Compose {
    Compose::Join { from, to, is_joined, goes_on }
}

#[test]
fn two_ends_set_an_edge_and_the_same_two_take_it_away() {
    let mut session = new(3, 3, Topology::King);
    all(&mut session, &[Compose::Tool(Tool::Edges), Compose::End(0)]);
    assert_eq!(hidato(&session).first_end(), Some(0));
    assert_eq!(hidato(&session).place_selected(), Some(0));
    // A cell that does not touch is the first one of another edge.
    all(&mut session, &[Compose::End(8)]);
    assert_eq!((hidato(&session).first_end(), edges(&session)), (Some(8), vec![]));
    all(&mut session, &[Compose::End(4)]);
    assert_eq!((hidato(&session).first_end(), edges(&session)), (None, vec![[4, 8]]));
    all(&mut session, &[Compose::End(4), Compose::Go(Direction::Up), Compose::End(1)]);
    assert_eq!(edges(&session), [[1, 4], [4, 8]]);
    all(&mut session, &[Compose::End(8), Compose::End(4)]);
    assert_eq!(edges(&session), [[1, 4]]);
    // The same cell again, Escape, or another tool give the first end up.
    for other in [Compose::End(0), Compose::Deselect, Compose::Tool(Tool::Edges)] {
        all(&mut session, &[Compose::End(0), other]);
        assert_eq!(hidato(&session).first_end(), None, "{other:?}");
    }
    for count in [2, 1, 0] {
        session.apply(Command::Undo);
        assert_eq!(edges(&session).len(), count);
    }
    assert!(!session.can_undo());
    session.apply(Command::Redo);
    assert_eq!(edges(&session), [[4, 8]]);
}

#[test]
fn a_stroke_of_edges_is_undone_as_a_whole() {
    let mut session = new(3, 3, Topology::Orthogonal);
    all(&mut session, &[join(0, 1, true, false), join(1, 4, true, true), join(4, 5, true, true)]);
    assert_eq!(edges(&session), [[0, 1], [1, 4], [4, 5]]);
    all(&mut session, &[join(4, 5, false, false), join(4, 1, false, true)]);
    assert_eq!(edges(&session), [[0, 1]]);
    session.apply(Command::Undo);
    assert_eq!(edges(&session).len(), 3);
    session.apply(Command::Undo);
    assert_eq!((edges(&session), session.can_undo()), (vec![], false));
    session.apply(Command::Redo);
    assert_eq!(edges(&session).len(), 3);
    // What cannot be is told, and changes nothing; the stroke goes on with an entry of its own.
    let before = edges(&session);
    all(&mut session, &[join(4, 3, true, false)]);
    let told = session.notice().expect("it is told");
    assert!(told.lines[0].contains("has two edges already"), "{:?}", told.lines);
    assert_eq!(edges(&session), before);
    all(&mut session, &[join(3, 6, true, true)]);
    session.apply(Command::Undo);
    assert_eq!(edges(&session), before);
}

#[test]
fn shift_with_an_arrow_joins_to_the_neighbour() {
    let mut session = new(2, 3, Topology::Hexagonal);
    let (right, down, left) = (Direction::Right, Direction::Down, Direction::Left);
    // Without a selected place it only selects the first one.
    all(&mut session, &[Compose::JoinTo(right)]);
    assert_eq!((hidato(&session).place_selected(), edges(&session)), (Some(0), vec![]));
    all(&mut session, &[Compose::JoinTo(right), Compose::JoinTo(down)]);
    assert_eq!(edges(&session), [[0, 1], [1, 4]]);
    assert_eq!(hidato(&session).place_selected(), Some(4));
    all(&mut session, &[Compose::JoinTo(down)]);
    assert_eq!(edges(&session).len(), 2, "there is no place below");
    all(&mut session, &[Compose::Go(Direction::Up), Compose::JoinTo(left)]);
    assert_eq!(edges(&session), [[1, 4]], "it was there and goes");
    // A hole has no edges.
    all(&mut session, &[Compose::Go(right), Compose::Toggle, Compose::Go(right)]);
    let before = edges(&session);
    all(&mut session, &[Compose::JoinTo(left), Compose::JoinTo(right)]);
    assert_eq!(edges(&session), before);
    assert_eq!(hidato(&session).first_end(), None);
}

#[test]
fn edges_come_in_pairs_and_go_with_their_cells() {
    let mut session = new(3, 3, Topology::King);
    all(&mut session, &[Compose::Symmetry(Symmetry::HalfTurn), join(0, 1, true, false)]);
    assert_eq!(edges(&session), [[0, 1], [7, 8]]);
    all(&mut session, &[Compose::Symmetry(Symmetry::None)]);
    all(&mut session, &[Compose::Paint { place: 0, is_cell: false, goes_on: false }]);
    assert_eq!(edges(&session), [[6, 7]], "one cell fewer, and one edge");
    all(&mut session, &[Compose::Size(Dims::new(2, 3).expect("a size"))]);
    assert_eq!(edges(&session), [[0_u16; 2]; 0]);
    session.apply(Command::Undo);
    session.apply(Command::Undo);
    assert_eq!(edges(&session), [[0, 1], [7, 8]]);
}

/// The verdict follows each edge, and the text has them.
#[test]
fn the_verdict_follows_the_edges() {
    let mut session = new(2, 2, Topology::Orthogonal);
    all(&mut session, &[Compose::Click(0), Compose::Put(1)]);
    assert!(matches!(judged(&mut session), Verdict::Several(..)));
    all(&mut session, &[join(0, 1, true, false)]);
    let Verdict::One(solution) = judged(&mut session) else { panic!("one") };
    assert_eq!(solution.numbers(), [1, 2, 4, 3]);
    assert_eq!(hidato(&session).told_of_work(), None);
    all(&mut session, &[Compose::Click(2), Compose::Put(2)]);
    assert!(matches!(judged(&mut session), Verdict::None(_)));
    session.apply(Command::Undo);
    session.apply(Command::Undo);
    assert!(matches!(judged(&mut session), Verdict::Several(..)));
    session.apply(Command::Redo);
    let text = session.whole_text().expect("a puzzle is open");
    assert!(text.ends_with("edge 1,1 1,2\n"), "{text}");
    assert!(session.is_changed() && session.content(Which::Start).is_some());
}

#[test]
fn givens_are_added_and_taken_away_along_the_edges() {
    let mut session = new(4, 4, Topology::King);
    let stroke = [join(0, 5, true, false), join(5, 1, true, true), join(10, 15, true, false)];
    all(&mut session, &stroke);
    let before = edges(&session);
    let follows = |session: &mut Session| {
        let Verdict::One(solution) = judged(session) else { panic!("one solution") };
        assert!(solution.is_solved() && solution.shape().edges() == before);
    };
    all(&mut session, &[Compose::Unique(3)]);
    wait(&mut session);
    follows(&mut session);
    session.apply(Command::Undo);
    all(&mut session, &[Compose::Fill(5)]);
    wait(&mut session);
    assert!(board(&session).is_solved());
    follows(&mut session);
    all(&mut session, &[Compose::Thin(Difficulty::Medium, 2)]);
    wait(&mut session);
    assert!(board(&session).numbers().contains(&0));
    follows(&mut session);
    // Taking all numbers away leaves the edges, and so does walking to the solution.
    all(&mut session, &[Compose::Empty]);
    assert_eq!(edges(&session), before);
    session.apply(Command::Mode(Mode::View));
    assert_eq!(edges(&session), before);
}

/// All edges go at once, and one undo brings them back. Numbers stay, and the symmetry does not
/// count.
#[test]
fn all_edges_go_at_once() {
    let mut session = new(3, 3, Topology::King);
    let drawn = [join(0, 1, true, false), join(1, 4, true, true), join(7, 8, true, false)];
    all(&mut session, &drawn);
    all(&mut session, &[Compose::Symmetry(Symmetry::HalfTurn)]);
    all(&mut session, &[Compose::Click(0), Compose::Put(1)]);
    let (before, numbers) = (edges(&session), board(&session).numbers().to_vec());
    assert_eq!(before.len(), 3);
    all(&mut session, &[Compose::NoEdges]);
    assert_eq!(edges(&session), [[0_u16; 2]; 0]);
    assert_eq!(board(&session).numbers(), numbers);
    session.apply(Command::Undo);
    assert_eq!((edges(&session), board(&session).numbers()), (before.clone(), &numbers[..]));
    session.apply(Command::Redo);
    assert!(edges(&session).is_empty());
    // With none nothing changes, and undo takes back what was before.
    all(&mut session, &[Compose::NoEdges]);
    session.apply(Command::Undo);
    assert_eq!(edges(&session), before);
}

/// A random board has the edges that are ordered, or one for each step, and that is told.
#[test]
fn edges_without_room_are_told() {
    for (edges, told) in [(15, None), (20, Some("15 edges in place of 20"))] {
        let mut session = session();
        let order = Order {
            dims: Dims::new(4, 4).expect("a size"),
            outline: Outline::Rectangle,
            topology: Topology::King,
            difficulty: Difficulty::Easy,
            edges,
            seed: 4,
        };
        session.apply(Command::from(HidatoCommand::Random(order, None)));
        wait(&mut session);
        assert_eq!(board(&session).shape().edges().len(), 15);
        let line = session.notice().map(|notice| notice.lines.concat());
        assert_eq!(line.is_some(), told.is_some(), "{line:?}");
        assert!(line.unwrap_or_default().starts_with(told.unwrap_or_default()));
    }
}
