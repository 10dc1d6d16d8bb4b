//! The tree in the window: the player, the nodes by their names, folds, keys, the bound.

use egui::{Event, Key, Modifiers, MouseWheelUnit, Role, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::command::Command;
use langkah::session::explore::View;
use langkah::session::explore::explorer::Explorer;
use langkah::session::settings::Setting;
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::moment::{State, Why};
use langkah_engine::sliding::metric::Metric;
use langkah_language::{Language, text};
use langkah_puzzle::words;

use crate::recordings::{HARD, NEAR};
use crate::windows::{
    Test, assert_shows, at_size, click, file, harness, open, paste, press, press_with, said, shows,
    tiles, wait, window,
};

/// The window with a recorded search of a pasted puzzle.
fn recorded(text: &str, plan: Plan) -> Test {
    let mut test = harness();
    paste(&mut test, text);
    choose(&mut test, plan);
    press(&mut test, Key::Num2);
    await_tree(&mut test);
    test
}

fn choose(test: &mut Test, plan: Plan) {
    window(test).session.apply(Command::choose(plan));
}

fn await_tree(test: &mut Test) {
    wait(test, "the tree", |test| {
        test.state()
            .as_ref()
            .is_some_and(|window| window.session.explorer().is_some_and(|one| !one.is_growing()))
    });
}

fn explorer(test: &Test) -> &Explorer {
    test.state().as_ref().and_then(|window| window.session.explorer()).expect("recorded")
}

fn ida(bound: BoundKind) -> Plan {
    Plan::Ida { bound, weight: Weight::ONE }
}

#[test]
fn the_views_are_chosen_by_tabs_and_keys() {
    let mut test = harness();
    let tab = |test: &Test, name: &str| {
        let tab = test.get_by_role_and_label(Role::Tab, name);
        (tab.accesskit_node().is_disabled(), tab.accesskit_node().is_selected())
    };
    assert!(tab(&test, "Search tree").0, "nothing is open");
    paste(&mut test, NEAR);
    choose(&mut test, ida(BoundKind::Manhattan));
    test.get_by_role_and_label(Role::Tab, "Search tree").click();
    test.run();
    await_tree(&mut test);
    assert_eq!(tab(&test, "Search tree").1, Some(true));
    assert_shows(&test, "Recorded search");
    assert_shows(&test, "Iterative deepening, Manhattan distance");
    assert!(tiles(&test).is_empty(), "the board is the other view's");
    for (key, view) in [(Key::Num3, View::Compare), (Key::Num1, View::Solution)] {
        press(&mut test, key);
        assert_eq!(window(&mut test).session.view(), view);
    }
    assert_eq!(tiles(&test).len(), 16);
}

#[test]
fn the_player_walks_the_search() {
    let mut test = recorded(NEAR, ida(BoundKind::LinearConflict));
    let last = explorer(&test).trace().expect("a search").last();
    assert_shows(&test, "The end, after ");
    for label in ["First", "Next", "Next", "Next"] {
        click(&mut test, label);
    }
    assert_eq!(explorer(&test).at(), 3);
    assert_shows(&test, "Expansion 3 of ");
    assert_shows(&test, "iteration 1 of 2, ĉ ≤ 11");
    assert_shows(&test, "children, as they are made");
    let children = explorer(&test).moment().expect("a search").children();
    for child in children {
        test.get_by_role_and_label(Role::Button, &format!("Board of node {}", child + 1));
    }
    click(&mut test, "Previous");
    assert_eq!(explorer(&test).at(), 2);
    click(&mut test, "Next iteration");
    assert_shows(&test, "iteration 2 of 2, ĉ ≤ 13");
    click(&mut test, "To the solution");
    assert_shows(&test, "The goal is taken");
    for (key, at) in [(Key::Home, 0), (Key::ArrowRight, 1), (Key::ArrowLeft, 0), (Key::End, last)] {
        press(&mut test, key);
        assert_eq!(explorer(&test).at(), at, "{key:?}");
    }
    press(&mut test, Key::Home);
    test.key_press(Key::Space);
    for _ in 0..3 {
        test.step();
    }
    assert!(explorer(&test).is_playing() && explorer(&test).at() > 0);
    test.get_by_role_and_label(Role::Button, "Pause");
}

/// A search may count the goal that it takes, too: the end has its figure.
#[test]
fn the_end_tells_as_many_expansions_as_the_figures() {
    let depth_first = Plan::depth_first(true, Some(12));
    let plans = [Plan::Preset(Preset::RAHARDJO), ida(BoundKind::Misplaced), depth_first];
    for plan in plans {
        let test = recorded(NEAR, plan);
        let trace = explorer(&test).trace().expect("a search");
        let expanded = trace.moment(trace.last()).tally().expanded;
        let counts_goal = plan == Plan::Preset(Preset::RAHARDJO);
        assert_eq!(expanded, u64::from(trace.expansions()) + u64::from(counts_goal));
        let told = |text: &str| text.replace("{}", &words::grouped(expanded));
        assert_shows(&test, &told("The end, after {} expansions"));
        let mut test = test;
        click(&mut test, "Previous");
        let at = words::grouped(explorer(&test).at().into());
        assert_shows(&test, &told(&format!("Expansion {at} of {{}}")));
        click(&mut test, "First");
        assert_shows(&test, &told("The root is live; {} expansions follow"));
    }
}

#[test]
fn nodes_have_names_and_tell_their_fate() {
    let mut test = recorded(NEAR, ida(BoundKind::LinearConflict));
    let trace = explorer(&test).trace().expect("a search");
    let root = trace.iterations()[1].root;
    let goal = *trace.solution().last().expect("solved");
    let node = format!("Node {}: expanded (expansion ", root + 1);
    test.get_by(|node_at| node_at.label().is_some_and(|label| label.starts_with(&node))).click();
    test.run();
    assert_eq!(explorer(&test).selected(), Some(root));
    assert_shows(&test, "Where h comes from");
    assert_shows(&test, "h = 11");
    assert_shows(&test, "for the distances: ");

    let label = format!("Node {}: the goal, ĉ = 13 + 0 = 13", goal + 1);
    click(&mut test, &label);
    assert_shows(&test, "Path from the root, 13 moves");
    assert_shows(&test, "Every tile is at home.");
    click(&mut test, "Walk this path");
    assert_eq!(window(&mut test).session.view(), View::Solution);
    assert_shows(&test, "13 of 13");
}

/// A search on a small board.
fn by_misplaced(text: &str) -> Test {
    let bound = BoundKind::Misplaced;
    let plan = Plan::best_first(bound, Weight::ONE, Ties::LeastH, true);
    recorded(text, plan)
}

fn click_link(test: &mut Test, label: &str) {
    test.get_by_role_and_label(Role::Link, label).click();
    test.run();
}

#[test]
fn a_duplicate_tells_of_what() {
    // The search comes to one board twice.
    let mut test = by_misplaced("1 2 0\n5 3 4\n");
    let first = explorer(&test).trace().and_then(|trace| trace.expanded_at(21));
    let words = format!(
        "Node 19: dead: a duplicate of node 22, which has the same board and was expanded first, \
         in expansion {}, ĉ = 6 + 3 = 9",
        first.expect("it was expanded")
    );
    click(&mut test, &words);
    assert_shows(&test, "Dead: a duplicate of node 22, which has the same board");
    click_link(&mut test, "See node 22");
    assert_eq!(explorer(&test).selected(), Some(21));
    let board = |node| explorer(&test).board(node).expect("a node");
    assert_eq!(board(18), board(21));
}

#[test]
fn a_node_above_the_bound_tells_why() {
    let mut test = by_misplaced("0 4 3\n2 1 5\n");
    choose(&mut test, ida(BoundKind::Misplaced));
    test.run();
    assert_shows(&test, "Another search is chosen");
    click(&mut test, "Record");
    await_tree(&mut test);
    click(&mut test, "Node 29: dead: ĉ = 9 is above the bound, 7, ĉ = 4 + 5 = 9");
    assert_shows(&test, "Dead: ĉ = 9 is above the bound, 7");
}

#[test]
fn keys_go_from_node_to_node() {
    let mut test = recorded(NEAR, ida(BoundKind::Manhattan));
    let path = explorer(&test).trace().expect("a search").solution().to_vec();
    press(&mut test, Key::ArrowUp);
    assert_eq!(explorer(&test).selected(), Some(path[path.len() - 2]), "the goal's parent");
    press(&mut test, Key::ArrowDown);
    assert_eq!(explorer(&test).selected(), path.last().copied());
    let before = explorer(&test).at();
    press_with(&mut test, Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(explorer(&test).at(), before, "Shift and an arrow is no step of the player");
    for key in [Key::F, Key::C, Key::Plus, Key::Minus, Key::O, Key::O, Key::G] {
        press(&mut test, key);
    }
    assert!(explorer(&test).moment().expect("a search").is_end());
}

/// The arrows lead the focus from node to node, and a screen reader says each of them.
#[test]
fn the_focus_follows_the_selected_node() {
    let mut test = recorded(NEAR, ida(BoundKind::Manhattan));
    let begin = test.query_all_by(|node| {
        node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with("Node "))
    });
    begin.into_iter().next().expect("one is in sight").focus();
    test.run();
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowDown] {
        press(&mut test, key);
        let selected = explorer(&test).selected().expect("a node");
        let name = format!("Node {}: ", selected + 1);
        let begins = |label: Option<String>| label.is_some_and(|label| label.starts_with(&name));
        let focused = test.get_by(|node| node.is_focused() && begins(node.label()));
        let rows = focused.accesskit_node().description().expect("its board");
        assert_eq!(rows.split('/').count(), 4, "{rows}");
        let said = said(&test).into_iter().find(|text| text.starts_with(&name));
        assert!(said.is_some_and(|said| said.ends_with(&rows)), "{name}");
    }
}

#[test]
fn live_nodes_stand_in_the_order_in_which_they_are_taken() {
    let bound = BoundKind::Misplaced;
    let plan = Plan::best_first(bound, Weight::ONE, Ties::Oldest, true);
    let mut test = recorded(NEAR, plan);
    click(&mut test, "First");
    for _ in 0..6 {
        click(&mut test, "Next");
    }
    test.get_by_role_and_label(Role::RadioButton, "Live nodes").click();
    test.run();
    let first = explorer(&test).moment().expect("a search").live(1)[0];
    let label =
        format!("Live node {}: ĉ = {} + {} = {}", first.node + 1, first.g, first.h, first.f);
    test.get_by_role_and_label(Role::Button, &label);
    click(&mut test, "Next");
    assert_eq!(explorer(&test).moment().expect("a search").e_node(), Some(first.node));
}

#[test]
fn a_large_tree_is_folded_and_opens_by_a_click() {
    let mut test = at_size(1400.0, 900.0);
    open(&mut test, file("roni-tc2.txt"));
    choose(&mut test, Plan::Preset(Preset::RONI));
    press(&mut test, Key::Num2);
    await_tree(&mut test);
    assert_shows(&test, "98\u{a0}204 nodes");
    press(&mut test, Key::C);
    press(&mut test, Key::ArrowUp);
    for _ in 0..8 {
        press(&mut test, Key::ArrowUp);
    }
    let drawn = |test: &Test| {
        let canvas = test.get_by_role(Role::Canvas).accesskit_node().label().unwrap_or_default();
        let words = canvas.trim_start_matches("Search tree, ").split(' ').next();
        words.and_then(|count| count.parse::<u32>().ok()).expect("it says how many")
    };
    let before = drawn(&test);
    assert!((1000..=5000).contains(&before), "{before}");
    let fold = test
        .query_all_by(|node| node.label().is_some_and(|label| label.contains("nodes folded below")))
        .next()
        .expect("one is in sight");
    fold.click();
    test.run();
    assert!(drawn(&test) > before);
    click(&mut test, "Fold as at the beginning");
    assert_eq!(drawn(&test), before);
}

#[test]
fn it_is_said_where_the_tree_stops() {
    let mut test = harness();
    open(&mut test, file("roni-tc2.txt"));
    choose(&mut test, Plan::Preset(Preset::RONI));
    window(&mut test).session.explorings_mut().nodes_max = 1000;
    press(&mut test, Key::Num2);
    await_tree(&mut test);
    assert_shows(&test, "The tree stops here");
}

#[test]
fn it_is_said_why_there_is_no_tree() {
    let mut test = harness();
    paste(&mut test, "1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 0 23 24\n");
    press(&mut test, Key::Num2);
    // At once, without a search.
    assert!(!window(&mut test).session.is_busy());
    assert_shows(&test, "There is no tree to show");
    assert_shows(&test, "The anytime search is several searches at once");
    let chosen = window(&mut test).settings().sliding.plan;
    click(&mut test, "Record iterative deepening");
    await_tree(&mut test);
    assert_shows(&test, "Iterative deepening");
    assert_eq!(
        window(&mut test).settings().sliding.plan,
        chosen,
        "later puzzles keep their search"
    );
    assert!(!shows(&test, "Another search is chosen"));
    paste(&mut test, "1 2 3\n4 5 6\n8 7 0\n");
    wait(&mut test, "the reason", |test| shows(test, "no search is begun"));
    assert!(test.get_by_role_and_label(Role::Button, "Record").accesskit_node().is_disabled());
}

#[test]
fn a_search_is_named_while_it_is_recorded() {
    let mut test = harness();
    // 80 moves: this search does not end.
    paste(&mut test, HARD);
    choose(&mut test, Plan::Ida { bound: BoundKind::Misplaced, weight: Weight::ONE });
    press(&mut test, Key::Num2);
    wait(&mut test, "the first figures", |test| shows(test, "Running: "));
    assert_shows(&test, "Iterative deepening, misplaced tiles");
    wait(&mut test, "the tree that stays", |test| shows(test, "The tree stops here: "));
    assert_shows(&test, "and the search goes on.");
    assert_shows(&test, "Stop (Esc) ends the search; the tree stays.");
    let at = explorer(&test).at();
    press(&mut test, Key::ArrowLeft);
    assert_eq!(explorer(&test).at(), at - 1, "it is walked through while the search goes on");
    press(&mut test, Key::Escape);
    await_tree(&mut test);
    assert!(!shows(&test, "Running: "));
    assert_shows(&test, "Stopped. A solution needs at least");
    assert_eq!(explorer(&test).at(), at - 1);
}

#[test]
fn a_weight_above_one_is_warned_of() {
    let weight = Weight::new(2.0).expect("in range");
    let bound = BoundKind::Manhattan;
    let mut test = recorded(NEAR, Plan::Ida { bound, weight });
    test.get_by_role_and_label(Role::RadioButton, "The node in detail").click();
    test.run();
    assert_shows(&test, "A weight of 2 makes the search hurry");
    assert_shows(&test, "With the weight: ");
}

/// From the next frame on the window speaks this language.
fn speak(test: &mut Test, tag: &str) {
    window(test).session.settings.language = Some(tag.to_owned());
    test.run();
}

#[test]
fn the_panel_and_the_player_speak_indonesian_at_once() {
    let mut test = recorded(NEAR, ida(BoundKind::LinearConflict));
    assert_shows(&test, "Recorded search");
    speak(&mut test, "id");
    let trace = explorer(&test).trace().expect("a search");
    let (nodes, bytes) = (words::grouped(trace.len().into()), trace.bytes());
    let indonesian = Language::of_tag("id").expect("it has a file");
    let memory = langkah_language::within(indonesian, || words::memory(bytes));
    assert!(memory.contains(','), "{memory}");
    let end = format!("Akhir, setelah {} ekspansi", words::grouped(trace.expansions().into()));
    for text in [
        "Pencarian terekam",
        "Dibangkitkan",
        &format!("{nodes} simpul, {memory}"),
        &format!("{end}   ·   iterasi 2 dari 2, ĉ ≤ 13"),
        "simpul digambar",
    ] {
        assert_shows(&test, text);
    }
    click(&mut test, "Awal");
    assert_shows(&test, "Akar masih hidup; ");
    for _ in 0..3 {
        click(&mut test, "Berikutnya");
    }
    assert_eq!(explorer(&test).at(), 3);
    assert_shows(&test, "Ekspansi 3 dari ");
    for child in explorer(&test).moment().expect("a search").children() {
        test.get_by_role_and_label(Role::Button, &format!("Papan simpul {}", child + 1));
    }
    test.get_by_role_and_label(Role::RadioButton, "Rincian simpul").click();
    test.run();
    assert_shows(&test, "Asal nilai h");
    assert!(shows(&test, " untuk jarak: ") && !shows(&test, "Where h comes from"));
    press(&mut test, Key::F1);
    assert_shows(&test, "Pohon: seluruh pohon");
    press(&mut test, Key::Escape);
    speak(&mut test, "en");
    assert!(shows(&test, "Where h comes from") && !shows(&test, "Asal nilai h"));
}

#[test]
fn the_legend_finds_its_nodes_in_indonesian() {
    let mut test = recorded(NEAR, ida(BoundKind::Manhattan));
    speak(&mut test, "id");
    click(&mut test, "mati: ambang");
    let found = explorer(&test);
    let state = found.selected().and_then(|node| found.moment()?.state(node));
    assert_eq!(state, Some(State::Dead(Why::Bound)));
    click(&mut test, "tujuan");
    let found = explorer(&test);
    assert_eq!(found.selected(), found.trace().and_then(|one| one.solution().last().copied()));
    assert_shows(&test, "Setiap ubin sudah di tempatnya.");
    assert!(!shows(&test, "dead: bound"));
}

#[test]
fn a_weight_has_the_decimal_mark_of_the_language() {
    let weight = Weight::new(1.5).expect("in range");
    let mut test = recorded(NEAR, Plan::Ida { bound: BoundKind::Manhattan, weight });
    speak(&mut test, "id");
    test.get_by_role_and_label(Role::RadioButton, "Rincian simpul").click();
    test.run();
    assert_shows(&test, "Bobot 1,5 membuat pencarian bergegas");
    assert_shows(&test, "Dengan bobot: 1,5 · ");
}

/// The buttons above and below a tree stay in the window and apart, in every language.
#[test]
fn no_button_of_a_tree_covers_another() {
    for (width, height) in [(480.0, 373.0), (640.0, 440.0), (720.0, 560.0), (1280.0, 800.0)] {
        for language in Language::all() {
            let mut test = at_size(width, height);
            paste(&mut test, NEAR);
            choose(&mut test, ida(BoundKind::LinearConflict));
            press(&mut test, Key::Num2);
            await_tree(&mut test);
            speak(&mut test, language.tag());
            let names = langkah_language::within(language, || {
                [
                    text!("tree-view-fit"),
                    text!("tree-view-centre", "name"),
                    text!("tree-view-show", "name"),
                    text!("tree-view-save"),
                    text!("tree-view-first"),
                    text!("tree-view-previous-iteration"),
                    text!("tree-view-previous"),
                    text!("tree-view-play"),
                    text!("tree-view-next"),
                    text!("tree-view-next-iteration"),
                    text!("tree-view-last"),
                    text!("tree-view-to-solution"),
                ]
            });
            let rects = names.map(|name| test.get_by_role_and_label(Role::Button, name).rect());
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
            for (index, (name, rect)) in names.iter().zip(rects).enumerate() {
                assert!(screen.contains_rect(rect), "{name} is at {rect} in {width}×{height}");
                for (other, beside) in names.iter().zip(rects).skip(index + 1) {
                    let shared = rect.intersect(beside);
                    let is_apart = shared.width() < 1.0 || shared.height() < 1.0;
                    assert!(is_apart, "{name} covers {other} in {width}×{height}");
                }
            }
        }
    }
}

/// A dialog in front of the tree has the wheel.
#[test]
fn the_wheel_over_a_dialog_leaves_the_tree_as_it_is() {
    let mut test = recorded(NEAR, ida(BoundKind::LinearConflict));
    let number = explorer(&test).trace().expect("a search").iterations()[1].root + 1;
    let begin = format!("Node {number}: ");
    let root = |test: &Test| {
        let is_root = |label: Option<String>| label.is_some_and(|label| label.starts_with(&begin));
        test.query_all_by(|node| is_root(node.label())).next().expect("the root is shown").rect()
    };
    let before = root(&test);
    let turn = |test: &mut Test| {
        test.hover_at(before.center());
        test.run();
        test.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -40.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Unknown,
            modifiers: Modifiers::NONE,
        });
        test.run();
    };
    press(&mut test, Key::F1);
    let help = test.get_by_label("Keys").rect();
    assert!(help.top() < before.center().y, "the help covers the root: {help} {before}");
    turn(&mut test);
    press(&mut test, Key::F1);
    assert_eq!(root(&test), before);
    turn(&mut test);
    assert!(root(&test).width() < before.width());
}

/// Of moves of several tiles a weighted search has recorded only the product: no other h is told.
#[test]
fn a_weight_on_multi_tile_moves_tells_no_wrong_sum() {
    let weight = Weight::new(1.5).expect("in range");
    let bound = BoundKind::Manhattan;
    for (weight, tells) in [(weight, false), (Weight::ONE, true)] {
        let mut test = harness();
        paste(&mut test, NEAR);
        window(&mut test).session.apply(Command::Set(Setting::Metric(Metric::Multi)));
        choose(&mut test, Plan::Ida { bound, weight });
        press(&mut test, Key::Num2);
        await_tree(&mut test);
        test.get_by_role_and_label(Role::RadioButton, "The node in detail").click();
        test.run();
        let all = test.query_all_by_label_contains("h = ");
        let text = |one: &Node<'_>| one.accesskit_node().value().or(one.accesskit_node().label());
        let is_alone = all.filter_map(|one| text(&one)).any(|text| text.starts_with("h = "));
        assert_eq!(is_alone, tells);
        assert!(!shows(&test, "With the weight: "));
    }
}
