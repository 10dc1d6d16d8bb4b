//! A Hidato's search, recorded and walked through: in the session, in the window, as files.

use egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::explorer::{Explorer, Jump, Kin};
use langkah::session::explore::{NodeWish, View, Wish};
use langkah::session::hidato::command::HidatoCommand;
use langkah::session::source::Source;
use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::tree::Branch;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::export::{dot, json, svg};
use langkah_engine::search::trace::layout::Layout;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::search::trace::shown::{Folds, Shown, WHOLE_MAX};
use langkah_puzzle::hidato::{self, Plan};
use langkah_puzzle::read;
use langkah_puzzle::words::grouped;

use crate::graphs::{check_dot, check_drawn};
use crate::recordings::{NEAR, wait, wish};
use crate::sessions::{load, session};
use crate::windows::{Test, assert_shows, at_size, choose, click, paste, press, shows, window};

fn text(name: &str) -> String {
    let path = format!("{}/test/data/hidato/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the file is there")
}

fn opened(text: &str) -> Command {
    let opened = read::any(text.as_bytes(), None, Topology::King).expect("a good text");
    Command::load_any(opened, Source::Clipboard)
}

fn recorded(text: &str, plan: Plan) -> Session {
    let mut session = session();
    session.apply(opened(text));
    session.apply(Command::from(HidatoCommand::Choose(plan)));
    wish(&mut session, Wish::Show(View::Tree));
    assert!(session.recording().is_some(), "the view begins to record");
    wait(&mut session);
    session
}

fn explorer(session: &Session) -> &Explorer {
    session.explorer().expect("recorded")
}

fn trace(session: &Session) -> &Trace {
    explorer(session).trace().expect("a search")
}

/// Guesses, and no restart.
const FEW: &str = "gen-08x08-few";
/// Guesses and restarts.
const RESTARTS: &str = "gen-15x15-a";

#[test]
fn the_view_records_the_chosen_search_and_walks_it() {
    for plan in Plan::ALL {
        let name = if plan == Plan::Propagate { FEW } else { "fauzia-3blank" };
        let mut session = recorded(&text(name), plan);
        let here = explorer(&session).recorded().hidato().expect("a Hidato's");
        assert_eq!(
            (here.request.plan, here.solution.as_ref().expect("it has ended").plan),
            (plan, plan)
        );
        let plain = hidato::solve(&here.board, &here.request, &mut ());
        assert_eq!(
            here.solution.as_ref().expect("it has ended").finished,
            plain.finished,
            "recording changes nothing"
        );
        let last = trace(&session).last();
        assert_eq!(explorer(&session).at(), last);
        assert!(explorer(&session).puzzle().is_none() && explorer(&session).board(0).is_none());
        for (command, at) in [
            (Command::First, 0),
            (Command::Next, 1),
            (Command::Next, 2),
            (Command::Prev, 1),
            (Command::Last, last),
        ] {
            session.apply(command);
            assert_eq!(explorer(&session).at(), at);
        }
        wish(&mut session, Wish::Go(Jump::Solution));
        let solved = trace(&session).solved_at().expect("solved");
        assert_eq!(explorer(&session).at(), solved);
        let goal = *trace(&session).solution().last().expect("solved");
        let moment = explorer(&session).moment().expect("a search");
        assert_eq!(moment.state(goal), Some(State::Goal));
        let standing = explorer(&session).standing(goal).expect("a board");
        assert_eq!(Some(&standing.board), plain.finished.solution());
        session.apply(Command::First);
        session.apply(Command::PlayPause);
        assert!(
            session.plays() && session.advance(std::time::Duration::from_millis(300)).is_some()
        );
        assert!(explorer(&session).at() > 0);
        // The track is the other view's.
        assert_eq!(session.place().count, 0);
    }
}

/// A live node shows nothing of what its turn will bring.
#[test]
fn a_live_node_has_the_numbers_of_its_parent_and_its_guess() {
    let mut session = recorded(&text(FEW), Plan::Propagate);
    session.apply(Command::First);
    for _ in 0..20 {
        session.apply(Command::Next);
        let here = explorer(&session);
        let moment = here.moment().expect("a search");
        let e_node = moment.e_node().expect("an E-node");
        let mut board = here.standing(e_node).expect("a board").board;
        let children: Vec<u32> = moment.children().collect();
        let without = here.standing(children[1]).expect("a board");
        assert_eq!((without.board, without.placed), (board.clone(), Vec::new()));
        let with = here.standing(children[0]).expect("a board");
        let guess = with.branch.expect("a guess");
        board.set(guess.cell, guess.number);
        assert_eq!(with.board, board);
        assert_eq!(with.placed.len(), 1);
    }
}

#[test]
fn a_restart_is_an_iteration_that_keeps_what_is_known() {
    let mut session = recorded(&text(RESTARTS), Plan::Propagate);
    assert_eq!(trace(&session).iterations().len(), 3);
    session.apply(Command::First);
    for index in 1..3 {
        wish(&mut session, Wish::Go(Jump::NextIteration));
        let (here, trace) = (explorer(&session), trace(&session));
        assert_eq!(here.at(), trace.iterations()[index].begins);
        let root = here.root();
        assert_eq!(root, trace.iterations()[index].root);
        let from = trace.iterations()[index].resumes.expect("a restart");
        let boards = [root, from].map(|node| here.standing(node).expect("a board").board);
        assert_eq!(boards[0], boards[1], "nothing is lost at the root");
        let moment = here.moment().expect("a search");
        let dropped =
            (0..root).filter(|&node| moment.state(node) == Some(State::Dead(Why::Restart)));
        assert!(dropped.count() > 1);
    }
    wish(&mut session, Wish::Go(Jump::PreviousIteration));
    assert_eq!(explorer(&session).at(), trace(&session).iterations()[1].begins);
    // A node of an iteration before is shown where it is drawn.
    wish(&mut session, Wish::Go(Jump::Last));
    let before = trace(&session).iterations()[1].resumes.expect("a restart");
    wish(&mut session, Wish::Node(NodeWish::Select(Some(before))));
    assert_eq!(explorer(&session).selected(), Some(before));
    assert_eq!(explorer(&session).moment().and_then(|moment| moment.e_node()), Some(before));
    // From node to node by their kin.
    let expanded =
        (0..trace(&session).len()).find(|&node| trace(&session).expanded_at(node).is_some());
    wish(&mut session, Wish::Node(NodeWish::Select(expanded)));
    wish(&mut session, Wish::Node(NodeWish::Kin(Kin::Child)));
    let child = explorer(&session).selected().expect("a child");
    assert!(Branch::of(trace(&session).label(child)).is_placed, "the guess, before its other side");
    wish(&mut session, Wish::Node(NodeWish::Kin(Kin::Parent)));
    assert_eq!(explorer(&session).selected(), expanded);
}

#[test]
fn the_tree_is_that_of_the_open_puzzle() {
    let mut session = recorded(&text(FEW), Plan::Propagate);
    let nodes = trace(&session).len();
    session.apply(opened(&text("gen-10x10-few2")));
    assert!(session.explorer().is_none() && session.recording().is_some(), "recorded anew");
    wait(&mut session);
    assert_ne!(trace(&session).len(), nodes);
    session.apply(Command::from(HidatoCommand::Topology(Topology::Orthogonal)));
    assert!(session.explorer().is_none(), "another puzzle");
    wait(&mut session);
    // The choice of another search records nothing before it is asked to.
    session.apply(Command::from(HidatoCommand::Choose(Plan::Fauzia)));
    let plan =
        |session: &Session| explorer(session).recorded().hidato().map(|hidato| hidato.request.plan);
    assert_eq!(plan(&session), Some(Plan::Propagate));
    session.apply(Command::Solve);
    wait(&mut session);
    assert_eq!(plan(&session), Some(Plan::Fauzia));
    assert!(!session.is_running(), "Solve records here");
    session.apply(load(NEAR));
    wait(&mut session);
    assert!(explorer(&session).puzzle().is_some(), "the other family's");
    assert!(explorer(&session).hidato().is_none());
}

#[test]
fn what_concerns_the_board_shows_the_board() {
    let mut session = recorded(&text(FEW), Plan::Propagate);
    session.apply(Command::Hint);
    assert_eq!(session.view(), View::Solution);
    crate::sessions::wait(&mut session);
    assert!(session.hidato().is_some_and(|hidato| hidato.hint().is_some()));
    wish(&mut session, Wish::Show(View::Tree));
    session.apply(Command::Mode(langkah::session::Mode::Play));
    assert_eq!((session.view(), session.mode()), (View::Solution, langkah::session::Mode::Play));
}

#[test]
fn what_is_wrong_at_once_has_no_tree_and_a_full_one_says_so() {
    let session = recorded(&text("none-2-deadend"), Plan::Propagate);
    assert!(explorer(&session).trace().is_none());
    let mut session = recorded(&text(RESTARTS), Plan::Propagate);
    session.explorings_mut().nodes_max = 100;
    session.apply(Command::Solve);
    wait(&mut session);
    assert!(trace(&session).len() <= 100 && trace(&session).outcome().is_none());
    let here = explorer(&session).recorded().hidato().expect("a Hidato's");
    assert!(
        here.solution.as_ref().expect("it has ended").finished.solution().is_some(),
        "the search goes on after it"
    );
}

#[test]
fn where_clause_learning_goes_on_the_tree_ends_and_says_so() {
    // The largest board of the folder is handed over before it is settled.
    let text = text("gen-20x20-holes");
    let session = recorded(&text, Plan::Propagate);
    let (here, trace) = (explorer(&session), trace(&session));
    let end = trace.moment(trace.last());
    assert_eq!(end.state(trace.len() - 1), Some(State::Dead(Why::HandedOver)));
    let has_restart = trace.iterations().len() > 1;
    assert_eq!(here.at() < trace.last(), has_restart, "the tree before it is shown");
    let mut test = shown(&text, Plan::Propagate);
    assert_shows(&test, "The tree ends where branch and bound handed over to clause learning");
    press(&mut test, Key::End);
    click_node(&mut test, "handed over: clause learning goes on from here");
    assert_shows(&test, "Handed over: clause learning goes on from here, and has no tree.");
}

#[test]
fn its_files_say_what_the_tree_says() {
    for (name, plan) in
        [(FEW, Plan::Propagate), (RESTARTS, Plan::Propagate), ("fauzia-3blank", Plan::Fauzia)]
    {
        let session = recorded(&text(name), plan);
        let (here, trace) = (explorer(&session), trace(&session));
        let moment = trace.moment(trace.last());
        let shown = Shown::new(moment, &Folds::default(), WHOLE_MAX);
        for are_drawn in [false, true] {
            let boards =
                hidato::tree::HidatoTree { are_drawn, ..here.hidato().expect("a Hidato's") };
            let (mut graph, mut picture) = (String::new(), String::new());
            dot::write(&mut graph, moment, &shown, &boards).expect("a text");
            svg::write(&mut picture, moment, &Layout::new(shown.clone()), &boards, true)
                .expect("a text");
            let edges = graph.matches(" -> n").count();
            assert_eq!(edges + 1, shown.len(), "{name}");
            assert_eq!(check_dot(&graph), (shown.len(), edges), "{name}");
            check_drawn(&graph, (shown.len(), edges));
            let shapes = if are_drawn { "<g>" } else { "<circle" };
            assert_eq!(picture.matches(shapes).count(), shown.len(), "{name}");
            let node = shown.items[1].node;
            let short =
                langkah_engine::search::trace::export::Words::label(&boards, trace.label(node));
            assert!(graph.contains(&format!("label=\"{short}\"")), "{short}");
            assert_eq!(picture.contains(&short), are_drawn);
            if plan == Plan::Propagate {
                assert!(
                    graph.contains("tooltip=\"the rules leave no cell for ")
                        && graph.contains("slack ")
                );
            } else {
                assert!(graph.contains("distance ") && !graph.contains("ĉ"));
            }
        }
        check_lines(&session, plan);
    }
}

/// The whole trace, an object a line.
fn check_lines(session: &Session, plan: Plan) {
    let (here, trace) = (explorer(session), trace(session));
    let mut lines = String::new();
    json::write(&mut lines, trace, &here.hidato().expect("a Hidato's")).expect("a text");
    let objects: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(objects.len() as u32, trace.len() + 1);
    assert_eq!(objects[0]["ended"], "solved");
    let restarts = objects[0]["iterations"].as_array().expect("a list");
    assert_eq!(
        restarts.iter().filter(|one| one.get("resumes").is_some()).count() + 1,
        restarts.len()
    );
    let end = trace.moment(trace.last());
    for (node, object) in objects[1..].iter().enumerate() {
        assert_eq!(object["node"], node + 1);
        assert!(object.get("f").is_none(), "no sum is meant");
        let is_contradicted =
            matches!(end.state(node as u32), Some(State::Dead(Why::Contradiction(_))));
        assert_eq!(object.get("contradicts").is_some(), is_contradicted);
    }
    let first = objects[2]["move"].as_str().expect("a move");
    assert!(first.contains(" at r"), "{first}");
    assert_eq!(objects[1]["move"], serde_json::Value::Null);
    assert!(plan == Plan::Propagate || objects[0]["order"] == "newest");
}

// ---- the window ------------------------------------------------------------------------------

fn shown(text: &str, plan: Plan) -> Test {
    let mut test = at_size(1280.0, 960.0);
    paste(&mut test, text);
    window(&mut test).session.apply(Command::from(HidatoCommand::Choose(plan)));
    press(&mut test, Key::Num2);
    crate::windows::wait(&mut test, "the tree", |test| {
        test.state()
            .as_ref()
            .is_some_and(|window| window.session.explorer().is_some_and(|one| !one.is_growing()))
    });
    test
}

fn in_window(test: &Test) -> &Explorer {
    test.state().as_ref().and_then(|window| window.session.explorer()).expect("recorded")
}

fn click_node(test: &mut Test, part: &str) {
    let has = |label: Option<String>| label.is_some_and(|label| label.contains(part));
    let node = test.query_all_by(|node| node.role() == Role::Button && has(node.label())).next();
    node.unwrap_or_else(|| panic!("no node is {part:?}")).click();
    test.run();
}

#[test]
fn the_tabs_the_player_and_the_e_node() {
    let mut test = shown(&text(FEW), Plan::Propagate);
    for name in ["Solution", "Search tree", "Compare"] {
        test.get_by_role_and_label(Role::Tab, name);
    }
    for text in [
        "Recorded search",
        "Propagation",
        "One solution: proved to be the only one.",
        "values were also probed",
        "The search has ended. Its first solution:",
        "dead: contradiction",
        "dead: restart",
    ] {
        assert_shows(&test, text);
    }
    let trace = in_window(&test).trace().expect("a search");
    let (nodes, all) = (trace.len(), trace.expansions());
    assert_shows(&test, &format!("{nodes} nodes"));
    assert_shows(&test, &format!("The end, after {all} expansions"));
    click(&mut test, "First");
    assert_shows(&test, &format!("The root is live; {all} expansions follow"));
    assert_shows(&test, "Before the first expansion");
    click(&mut test, "Next");
    assert_shows(&test, &format!("Expansion 1 of {all}"));
    assert_shows(&test, "The guess, and the same without it");
    assert_shows(&test, "The E-node: it is being expanded.");
    for child in in_window(&test).moment().expect("a search").children() {
        test.get_by_role_and_label(Role::Button, &format!("Board of node {}", child + 1));
    }
    click(&mut test, "To the solution");
    let solved = in_window(&test).trace().and_then(Trace::solved_at);
    assert_eq!(Some(in_window(&test).at()), solved);
    press(&mut test, Key::Num1);
    assert!(shows(&test, "Not solved yet"));
}

#[test]
fn a_dead_node_tells_what_it_contradicts_and_a_live_one_its_turn() {
    let mut test = shown(&text(FEW), Plan::Propagate);
    click_node(&mut test, ": dead: the rules leave no cell for ");
    assert_shows(&test, "Dead: the rules leave no cell for ");
    assert_shows(&test, "Generated from node");
    assert_shows(&test, "Guesses that ");
    let here = in_window(&test);
    let node = here.selected().expect("clicked");
    let state = here.moment().and_then(|moment| moment.state(node));
    assert!(matches!(state, Some(State::Dead(Why::Contradiction(_)))));
    click(&mut test, "First");
    for _ in 0..6 {
        click(&mut test, "Next");
    }
    choose(&mut test, "Live nodes");
    assert_shows(&test, "what it is, and why it is taken before the next");
    assert_shows(&test, "the guess goes first");
    let first = in_window(&test).moment().expect("a search").live(1)[0].node;
    click_node(&mut test, &format!("Live node {}: ", first + 1));
    assert_eq!(in_window(&test).selected(), Some(first));
    assert_shows(&test, "Live: its turn has not come.");
}

#[test]
fn a_restart_says_what_it_stands_for() {
    let mut test = shown(&text(RESTARTS), Plan::Propagate);
    assert_shows(&test, "restart 2 of 2");
    press(&mut test, Key::Home);
    press(&mut test, Key::PageDown);
    assert_shows(&test, "restart 1 of 2");
    let root = in_window(&test).root();
    let from = in_window(&test).trace().and_then(|trace| trace.iterations()[1].resumes);
    click_node(&mut test, &format!("Node {}: ", root + 1));
    assert_shows(&test, "a restart");
    let link = format!("It is node {} again", from.expect("a restart") + 1);
    test.get_by_label(&link).click();
    test.run();
    assert_eq!(in_window(&test).selected(), from);
    assert!(!shows(&test, "restart 1 of 2"), "it is of the first iteration");
}

#[test]
fn the_published_search_shows_distances() {
    let mut test = shown(&text("fauzia"), Plan::Fauzia);
    assert_shows(&test, "Fauzia");
    click(&mut test, "First");
    click(&mut test, "Next");
    assert_shows(&test, "1 child, as it is generated");
    for _ in 0..100 {
        if shows(&test, " children, as they are generated") {
            break;
        }
        click(&mut test, "Next");
    }
    assert_shows(&test, " children, as they are generated");
    assert_shows(&test, "distance ");
    let here = in_window(&test);
    let tally = here.moment().expect("a search").tally();
    assert_eq!(tally.expanded, u64::from(here.at()) - 1, "the root is before the first step");
    assert!(!shows(&test, "dead: contradiction") && !shows(&test, "ĉ"));
    // The root is an expansion of the tree, and none of the figures: a note below them says so.
    let all = grouped(in_window(&test).trace().expect("a search").expansions().into());
    assert_shows(&test, &format!("Expansion {} of {all}", in_window(&test).at()));
    click(&mut test, "Last");
    assert_shows(&test, &format!("The end, after {all} expansions"));
}

#[test]
fn a_tree_without_a_guess_is_its_root_and_a_wrong_board_has_none() {
    let mut test = shown(&text("fauzia"), Plan::Propagate);
    assert_shows(&test, "The rules, trials among them, place every number: no guess is needed.");
    assert_shows(&test, "1 node, ");
    choose(&mut test, "The node in detail");
    assert_shows(&test, "Placed here by the rules: ");
    let test = shown(&text("none-2-deadend"), Plan::Propagate);
    assert_shows(&test, "There is no tree to show");
    assert_shows(&test, "It cannot be solved, so no search is needed.");
    assert_shows(&test, "nly 1 or 20 can stand in a dead end");
}
