//! Walking through a recorded search: the tree of the moment, child by child, and from node to
//! node.

use egui::{Key, Rect, vec2};
use egui_kittest::kittest::Queryable;
use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::explorer::{Explorer, Jump, Sought};
use langkah::session::explore::recording::Recording;
use langkah::session::explore::{NodeWish, View, Wish};
use langkah::session::settings::Motion;
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::moment::{Moment, State, Why};
use langkah_engine::sliding::moves::Move;
use langkah_puzzle::tree;

use crate::recordings::{HARD, NEAR, wait, wish};
use crate::sessions::loaded;
use crate::windows::{
    Test, assert_shows, at_size, click, file, open, paste, press, shows, window, with_frames,
};

fn ida(bound: BoundKind) -> Plan {
    Plan::Ida { bound, weight: Weight::ONE }
}

fn queue(ties: Ties) -> Plan {
    let bound = BoundKind::Misplaced;
    Plan::best_first(bound, Weight::ONE, ties, true)
}

fn recorded(text: &str, plan: Plan) -> Session {
    let mut session = loaded(text);
    session.apply(Command::choose(plan));
    wish(&mut session, Wish::Show(View::Tree));
    wait(&mut session);
    session
}

fn explorer(session: &Session) -> &Explorer {
    session.explorer().expect("recorded")
}

/// How many nodes of the moment are in a state.
fn count(moment: Moment<'_>, is: fn(State) -> bool) -> u64 {
    (0..moment.nodes()).filter(|&node| moment.state(node).is_some_and(is)).count() as u64
}

#[test]
fn the_children_of_an_e_node_come_one_by_one() {
    for plan in [ida(BoundKind::Manhattan), queue(Ties::Oldest), Plan::Preset(Preset::RONI)] {
        let mut session = recorded(NEAR, plan);
        let trace = explorer(&session).trace().expect("a search");
        let (last, sizes) = (trace.last().min(40), trace.expansions());
        let sizes: Vec<u32> =
            (0..=sizes).map(|at| trace.moment(at).children().len() as u32).collect();
        wish(&mut session, Wish::Go(Jump::First));
        let mut walked = vec![(0, None)];
        while explorer(&session).at() < last {
            wish(&mut session, Wish::Go(Jump::NextChild));
            let here = explorer(&session);
            walked.push((here.at(), here.children_made()));
            let (moment, made) = (here.moment().expect("a search"), here.children_made());
            if moment.is_end() {
                break;
            }
            let made = made.unwrap_or(sizes[here.at() as usize]);
            assert_eq!(moment.children().len() as u32, made);
            let before = moment.trace().moment(here.at() - 1);
            assert_eq!(
                moment.tally().generated,
                before.tally().generated + u64::from(made),
                "{plan:?}"
            );
            let live = count(moment, |state| state == State::Live);
            let dead = count(moment, |state| matches!(state, State::Dead(_)));
            assert_eq!((moment.tally().live, moment.tally().dead), (live, dead), "{plan:?}");
            let list = moment.live(usize::MAX);
            assert_eq!(list.len() as u64, live);
            assert!(list.iter().all(|one| moment.state(one.node) == Some(State::Live)));
        }
        let expected: Vec<(u32, Option<u32>)> = (1..last)
            .flat_map(|at| {
                let all = sizes[at as usize];
                (0..=all).map(move |made| (at, Some(made).filter(|&made| made < all)))
            })
            .collect();
        assert_eq!(walked[1..=expected.len()], expected, "{plan:?}");
        // And back.
        for &(at, made) in walked.iter().rev().skip(1) {
            wish(&mut session, Wish::Go(Jump::PreviousChild));
            let here = explorer(&session);
            assert_eq!((here.at(), here.children_made()), (at, made), "{plan:?}");
        }
    }
}

#[test]
fn next_finishes_an_expansion_that_has_begun() {
    let mut session = recorded(NEAR, ida(BoundKind::Manhattan));
    wish(&mut session, Wish::Go(Jump::At(3)));
    wish(&mut session, Wish::Go(Jump::NextChild));
    assert_eq!((explorer(&session).at(), explorer(&session).children_made()), (4, Some(0)));
    session.apply(Command::Next);
    assert_eq!((explorer(&session).at(), explorer(&session).children_made()), (4, None));
    wish(&mut session, Wish::Go(Jump::PreviousChild));
    session.apply(Command::Prev);
    assert_eq!((explorer(&session).at(), explorer(&session).children_made()), (3, None));
}

#[test]
fn the_next_of_a_kind_is_found_round_about() {
    let mut session = recorded("8 1 3\n4 0 2\n7 6 5\n", queue(Ties::LeastH));
    let dead = |state| matches!(state, Some(State::Dead(Why::Duplicate(_))));
    let moment = explorer(&session).moment().expect("a search");
    let all: Vec<u32> = (0..moment.nodes()).filter(|&node| dead(moment.state(node))).collect();
    assert!(all.len() > 1);
    for &node in all.iter().chain(&all) {
        wish(&mut session, Wish::Node(NodeWish::Seek(Sought::Duplicate)));
        assert_eq!(explorer(&session).selected(), Some(node));
    }
    wish(&mut session, Wish::Node(NodeWish::Seek(Sought::Goal)));
    let goal = explorer(&session).trace().and_then(|trace| trace.solution().last().copied());
    assert_eq!(explorer(&session).selected(), goal);
    // There is no node of this kind, so the selection stays.
    wish(&mut session, Wish::Node(NodeWish::Seek(Sought::Bound)));
    assert_eq!(explorer(&session).selected(), goal);
}

/// What is selected is shown, whatever is folded and whenever it is made.
#[test]
fn a_node_that_is_selected_is_there() {
    let mut session = recorded(NEAR, ida(BoundKind::Misplaced));
    let last = explorer(&session).trace().expect("a search").len() - 1;
    wish(&mut session, Wish::Go(Jump::First));
    wish(&mut session, Wish::Node(NodeWish::Select(Some(last))));
    assert_eq!(explorer(&session).selected(), Some(last));
    let path = explorer(&session).trace().expect("a search").path(last);
    wish(&mut session, Wish::Node(NodeWish::Fold(path[1])));
    wish(&mut session, Wish::Node(NodeWish::Select(Some(last))));
    assert_eq!(explorer(&session).folds(), &Default::default(), "nothing above it is folded");
}

#[test]
fn it_is_said_why_this_node_is_taken_now() {
    for ties in Ties::ALL {
        let session = recorded(NEAR, queue(ties));
        let trace = explorer(&session).trace().expect("a search");
        let mut met = [0; 3];
        for at in 1..=trace.expansions() {
            let (e_node, before) = (trace.moment(at).e_node(), trace.moment(at - 1));
            let e_node = e_node.expect("it is being expanded");
            let said = tree::chosen(trace, at).expect("a sentence");
            let live: Vec<u32> =
                (0..before.nodes()).filter(|&n| before.state(n) == Some(State::Live)).collect();
            // What is taken first is dead as a duplicate by now.
            let stays = |node: &u32| {
                Some(*node) == trace.moment(at).e_node()
                    || trace.moment(at).state(*node) == Some(State::Live)
            };
            let first = before.live(usize::MAX).iter().take_while(|one| !stays(&one.node)).count();
            let passed: Vec<u32> = before.live(first).iter().map(|one| one.node).collect();
            let live: Vec<u32> = live.into_iter().filter(|node| !passed.contains(node)).collect();
            let least = live.iter().map(|&node| trace.f(node)).min().expect("it was live");
            if live.len() == 1 {
                assert_eq!(said, "It was the only live node.");
                met[0] += 1;
            } else {
                assert_eq!(trace.f(e_node), least);
                let begin = format!("Least ĉ, {least}, of {} live nodes", live.len());
                let rest = said.strip_prefix(&begin).expect("the figures");
                let ties = live.iter().filter(|&&node| trace.f(node) == least).count();
                assert_eq!(rest == ".", ties == 1, "{said}");
                met[1 + usize::from(ties > 1)] += 1;
            }
        }
        assert!(met.iter().all(|&count| count > 0), "{ties:?}: {met:?}");
    }
    let session = recorded(NEAR, ida(BoundKind::Manhattan));
    let trace = explorer(&session).trace().expect("a search");
    let second = trace.iterations()[1].begins;
    assert!(tree::chosen(trace, second).is_some_and(|text| text.starts_with("A new iteration")));
    assert!(tree::chosen(trace, 2).is_some_and(|text| text.starts_with("Depth-first")));
}

/// The board of a node, as the tree draws it, by its number.
fn node(test: &Test, number: u32) -> Rect {
    let begin = format!("Node {number}: ");
    let is_it = |label: Option<String>| label.is_some_and(|label| label.starts_with(&begin));
    test.get_by(|node| is_it(node.label())).rect()
}

fn tree_of(size: [f32; 2]) -> Test {
    let mut test = at_size(size[0], size[1]);
    open(&mut test, file("roni-tc2.txt"));
    record(&mut test);
    test
}

fn record(test: &mut Test) {
    press(test, Key::Num2);
    crate::windows::wait(test, "the tree", |test| {
        test.state()
            .as_ref()
            .is_some_and(|window| window.session.explorer().is_some_and(|one| !one.is_growing()))
    });
}

#[test]
fn the_beginning_of_a_tree_can_be_read() {
    for (size, least) in [([1280.0, 800.0], 60.0), ([1920.0, 1080.0], 80.0)] {
        let mut test = tree_of(size);
        press(&mut test, Key::Home);
        assert!(node(&test, 1).width() > least, "{}", node(&test, 1));
        for _ in 0..5 {
            press(&mut test, Key::ArrowRight);
        }
        let explorer = window(&mut test).session.explorer().expect("recorded");
        let there = explorer.moment().expect("a search").nodes();
        let root = explorer.root();
        for number in root + 1..=there {
            assert!(node(&test, number).width() > least, "{number}");
        }
        // What the person has zoomed stays as it is.
        press(&mut test, Key::Plus);
        let zoomed = node(&test, root + 1).width();
        press(&mut test, Key::ArrowRight);
        assert!((node(&test, root + 1).width() - zoomed).abs() < 0.1);
        press(&mut test, Key::F);
        assert!((node(&test, root + 1).width() - zoomed).abs() > 0.1);
    }
}

#[test]
fn from_moment_to_moment_nodes_glide() {
    let mut test = with_frames(0.05, vec2(1280.0, 800.0));
    open(&mut test, file("roni-tc2.txt"));
    record(&mut test);
    press(&mut test, Key::Home);
    for motion in [Motion::On, Motion::Off] {
        window(&mut test).session.settings.motion = motion;
        press(&mut test, Key::Home);
        for _ in 0..3 {
            press(&mut test, Key::ArrowRight);
        }
        for _ in 0..20 {
            test.step();
        }
        let before = node(&test, 6);
        test.key_press(Key::ArrowRight);
        test.step();
        test.step();
        let under_way = node(&test, 6);
        test.run();
        let after = node(&test, 6);
        assert_eq!(under_way == after, motion == Motion::Off, "{motion:?}: {before} {after}");
    }
}

#[test]
fn the_e_node_tells_why_and_its_children_come_by_buttons() {
    let mut test = tree_of([1280.0, 960.0]);
    press(&mut test, Key::Home);
    click(&mut test, "Next");
    assert_shows(&test, "It was the only live node.");
    click(&mut test, "Next child");
    assert_shows(&test, "no child made yet");
    press(&mut test, Key::Period);
    assert_shows(&test, "Children made so far: 1");
    click(&mut test, "Previous child");
    assert_shows(&test, "Children made so far: 0");
    press(&mut test, Key::Comma);
    assert_shows(&test, "children, as they are made");
    click(&mut test, "dead: bound");
    let selected = window(&mut test).session.explorer().and_then(Explorer::selected);
    assert!(selected.is_some());
    assert_shows(&test, "above the bound");
    assert_shows(&test, "Go to node");
}

#[test]
fn moves_that_are_left_out_are_named() {
    let mut named = 0;
    for plan in [Plan::Shortest, ida(BoundKind::Manhattan)] {
        let session = recorded("5 6 4 3\n2 1 0 8\n9 10 7 11\n13 14 15 12\n", plan);
        let here = explorer(&session);
        let trace = here.trace().expect("a search");
        for at in 1..=trace.expansions() {
            let e_node = trace.moment(at).e_node().expect("it is being expanded");
            let board = here.board(e_node).expect("of tiles");
            let missing = tree::left_out(&board, trace, e_node);
            let legal = Move::ALL.iter().filter(|way| board.after(**way).is_some()).count();
            let back = usize::from(trace.parent(e_node).is_some());
            assert_eq!(legal, trace.children(e_node).len() + back + missing.len());
            assert!(plan == Plan::Shortest || missing.is_empty());
            named += missing.len();
        }
    }
    assert!(named > 10, "{named}");
}

#[test]
fn the_tree_says_how_the_search_ended() {
    let mut test = tree_of([1280.0, 800.0]);
    assert_shows(&test, "Solved: 23 moves, the fewest, proved.");
    assert!(!shows(&test, "went on"));
    // Its tree is full long before its end.
    window(&mut test).session.apply(Command::choose(ida(BoundKind::Manhattan)));
    window(&mut test).session.explorings_mut().nodes_max = 2000;
    paste(&mut test, HARD);
    crate::windows::wait(&mut test, "a full tree", |test| {
        let window = test.state().as_ref().expect("made");
        window.session.recording().is_some_and(Recording::is_full)
    });
    press(&mut test, Key::Escape);
    crate::windows::wait(&mut test, "the end", |test| {
        test.state()
            .as_ref()
            .is_some_and(|window| window.session.explorer().is_some_and(|one| !one.is_growing()))
    });
    assert_shows(&test, "Stopped. A solution needs at least ");
    assert_shows(&test, "and the search went on.");
}
