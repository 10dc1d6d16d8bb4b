//! Comparisons: what they run, what stays when they are stopped, and their rows as text.

use egui::accesskit::Toggled;
use egui::{Key, Role, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::comparison::{Comparison, Field, Listed};
use langkah::session::explore::{View, Wish};
use langkah::session::settings::CompareSettings;
use langkah_language::Language;
use langkah_puzzle::compare::sliding::{self, Contender};
use langkah_puzzle::compare::{Contender as _, Found, Row};
use langkah_puzzle::words::grouped;

use crate::recordings::{HARD, NEAR, wish};
use crate::sessions::{loaded, puzzle, wait_for};
use crate::windows::{Test, assert_shows, at_size, click, harness, paste, press, shows, window};

fn contenders(names: &[&str]) -> Vec<Contender> {
    names.iter().map(|name| name.parse().expect("a search")).collect()
}

fn comparison(session: &Session) -> &Comparison {
    &session.explorings().comparison
}

fn wait(session: &mut Session, done: impl Fn(&Comparison) -> bool) {
    wait_for(session, "the comparison", |session| done(comparison(session)));
}

#[test]
fn the_open_puzzle_by_several_searches() {
    let mut session = loaded(NEAR);
    session.explorings_mut().comparison.sliding.contenders =
        contenders(&["roni", "ida:manhattan", "best-first:misplaced", "course"]);
    wish(&mut session, Wish::Show(View::Compare));
    session.apply(Command::Solve);
    assert!(session.view_runs() && !session.is_running());
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).sliding_run().expect("it ran");
    assert_eq!((run.rows.len(), run.all()), (4, 4));
    // Published: Roni's program generates 438 nodes on this board.
    let first = run.rows[0].found.result.as_ref().expect("it goes with 4×4");
    assert_eq!(first.stats.generated, 438);
    assert!(run.rows.iter().all(|row| row.found.moves() == Some(13)));
    let csv = run.csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!((lines.len(), lines[0]), (5, Contender::CSV_HEAD));
    assert!(lines[1].starts_with("a.txt,roni,solved,13,true,"), "{}", lines[1]);
}

#[test]
fn random_puzzles_and_lines_are_fields() {
    let mut session = loaded(NEAR);
    let chosen = &mut session.explorings_mut().comparison;
    chosen.sliding.contenders = contenders(&["ida:manhattan", "course"]);
    (chosen.sliding.drawn.field, chosen.sliding.drawn.count, chosen.sliding.drawn.seed) =
        (Field::Random, 3, 7);
    chosen.moves = 12;
    wish(&mut session, Wish::Compare);
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).sliding_run().expect("it ran");
    assert_eq!(run.rows.len(), 6);
    assert!(run.rows.iter().all(|row| row.found.moves().is_some_and(|moves| moves <= 12)));
    let starts: Vec<_> = run.puzzles.iter().map(|puzzle| puzzle.1.start().clone()).collect();
    assert!(starts[0] != starts[1] && starts[1] != starts[2]);

    let puzzles = vec![("f, line 1".to_owned(), puzzle(NEAR))];
    let lines = Listed { file: "f".to_owned(), puzzles: puzzles.clone(), faults: Vec::new() };
    wish(&mut session, Wish::Lines(lines));
    assert_eq!(comparison(&session).sliding.drawn.field, Field::Listed);
    wish(&mut session, Wish::Compare);
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).sliding_run().expect("it ran");
    assert_eq!((run.rows.len(), &run.puzzles), (2, &puzzles));
}

#[test]
fn what_is_done_stands_when_it_is_stopped() {
    let mut session = loaded(HARD);
    let chosen = &mut session.explorings_mut().comparison;
    // The second finds no end.
    chosen.sliding.contenders = contenders(&["rahardjo", "ida:misplaced", "rahardjo"]);
    chosen.seconds = 3600.0;
    wish(&mut session, Wish::Show(View::Compare));
    wish(&mut session, Wish::Compare);
    wait(&mut session, |comparison| {
        let run = comparison.sliding_run();
        run.is_some_and(|run| run.rows.len() == 1 && run.progress.is_some())
    });
    session.apply(Command::Stop);
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).sliding_run().expect("it ran");
    assert_eq!((run.rows.len(), run.all()), (1, 3));
    assert!(run.rows[0].found.moves().is_some());
}

/// A narrow window has no room for the words; who hears the bar hears them.
#[test]
fn the_state_of_a_running_comparison_fits_into_its_bar() {
    let words = "1 of 2 searches done";
    for (width, drawn) in [(1280.0, words), (720.0, "1 / 2")] {
        let mut test = at_size(width, 560.0);
        paste(&mut test, HARD);
        let session = &mut window(&mut test).session;
        let chosen = &mut session.explorings_mut().comparison;
        // The second finds no end.
        chosen.sliding.contenders = contenders(&["rahardjo", "ida:misplaced"]);
        chosen.seconds = 3600.0;
        wish(session, Wish::Show(View::Compare));
        wish(session, Wish::Compare);
        wait(session, |comparison| comparison.sliding_run().is_some_and(|run| run.rows.len() == 1));
        test.step();
        test.get_by_role_and_label(Role::ProgressIndicator, words);
        let is_drawn = |text: &str| {
            test.output().shapes.iter().any(|clipped| {
                matches!(&clipped.shape, Shape::Text(shape) if shape.galley.text() == text)
            })
        };
        assert!(is_drawn(drawn));
        assert_eq!(is_drawn(words), drawn == words);
        window(&mut test).session.apply(Command::Stop);
    }
}

fn is_chosen(test: &Test, search: &str) -> bool {
    let toggled = test.get_by_role_and_label(Role::CheckBox, search).accesskit_node().toggled();
    toggled == Some(Toggled::True)
}

/// A usual search that does not go with the board is chosen only by hand.
#[test]
fn usual_searches_go_with_the_board() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    test.get_by_role_and_label(Role::Tab, "Compare").click();
    test.run();
    assert!(is_chosen(&test, "Deepening, walking distance"));
    assert!(!is_chosen(&test, "Deepening, pattern databases"));
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "3 searches are done."));
    test.get_by_label("Deepening, pattern databases").click();
    test.run();
    assert!(is_chosen(&test, "Deepening, pattern databases"));
    assert!(is_chosen(&test, "Deepening, walking distance"));
}

/// What is chosen for a small board leaves the usual searches of larger ones as they are.
#[test]
fn another_choice_leaves_usual_searches_for_other_boards() {
    let mut test = harness();
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    test.get_by_role_and_label(Role::Tab, "Compare").click();
    test.run();
    for is_added in [true, false] {
        test.get_by_label("Deepening, misplaced tiles").click();
        test.run();
        assert_eq!(is_chosen(&test, "Deepening, misplaced tiles"), is_added);
        assert!(!is_chosen(&test, "Deepening, pattern databases"));
    }
    assert_eq!(crate::windows::window(&mut test).session.kept_settings().compare.sliding, None);
    paste(&mut test, "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n");
    test.run();
    assert!(is_chosen(&test, "Deepening, pattern databases"));
}

#[test]
fn the_window_compares() {
    let mut test = harness();
    paste(&mut test, NEAR);
    test.get_by_role_and_label(Role::Tab, "Compare").click();
    test.run();
    assert_shows(&test, "Choose puzzles and searches");
    test.get_by_label("Deepening, pattern databases").click();
    test.run();
    test.get_by_label("Roni’s program").scroll_to_me();
    test.run();
    test.get_by_label("Roni’s program").click();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Name of a search").type_text("ida:manhattan:2");
    test.run();
    click(&mut test, "Add");
    assert_shows(&test, "Deepening, Manhattan distance, weight 2");
    test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Name of a search").type_text("nobody");
    test.run();
    click(&mut test, "Add");
    assert_shows(&test, "No search is called “nobody”");
    // Enter leaves the field only if the name is right, so that the next keys are typed there.
    test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
    test.run();
    press(&mut test, Key::Enter);
    let field = test.get_by_role_and_label(Role::TextInput, "Name of a search");
    assert!(field.accesskit_node().is_focused(), "the field has the keyboard");
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "5 searches are done."));
    for text in [
        "Roni’s program on Pasted: 13 (fewest)",
        "Deepening, Manhattan distance, weight 2 on Pasted: 13",
        "438 generated",
    ] {
        assert_shows(&test, text);
    }
    for chart in ["Nodes by length", "Growth of iterations", "Expanded by search"] {
        test.get_by_role_and_label(Role::RadioButton, chart).click();
        test.run();
    }
    let place = crate::folders::folder("saved plots");
    let chosen = place.clone();
    window(&mut test).save_without_asking(move |name| chosen.join(name));
    for (item, name) in [("Picture (SVG)…", "plot.svg"), ("Picture (PNG)…", "plot.png")] {
        click(&mut test, "Save the plot");
        click(&mut test, item);
        let told = format!("{name} is saved");
        crate::windows::wait(&mut test, "the plot", |test| shows(test, &told));
        press(&mut test, Key::Escape);
    }
    let svg = std::fs::read_to_string(place.join("plot.svg")).expect("it is written");
    for told in ["Expanded by search", "Roni’s program", "nodes expanded"] {
        assert!(svg.contains(told), "{told}: {svg}");
    }
    // The page, and a bar for each of the five searches.
    assert_eq!(svg.matches("<rect ").count(), 6);
    let png = std::fs::read(place.join("plot.png")).expect("it is written");
    let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).expect("a PNG");
    assert_eq!(pixels.width(), 1800);
    click(&mut test, "Copy CSV");
    assert!(shows(&test, "Save CSV…"));
}

/// What is said of several puzzles together: sums, means and medians, each by its name.
#[test]
fn sums_means_and_medians_are_told_apart() {
    let mut test = harness();
    paste(&mut test, NEAR);
    press(&mut test, Key::Num3);
    let chosen = &mut window(&mut test).session.explorings_mut().comparison;
    chosen.sliding.contenders = contenders(&["ida:manhattan"]);
    (chosen.sliding.drawn.count, chosen.moves) = (4, 12);
    chosen.sliding.drawn.field = Field::Random;
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "4 searches are done."));
    let session = &window(&mut test).session;
    let run = session.explorings().comparison.sliding_run().expect("it ran");
    let stats = run.rows.iter().filter_map(|row| row.found.stats());
    let mut expanded: Vec<u64> = stats.map(|stats| stats.expanded).collect();
    expanded.sort_unstable();
    let sum: u64 = expanded.iter().sum();
    let mean = (sum as f64 / 4.0).round() as u64;
    let median = (expanded[1] + expanded[2]).div_ceil(2);
    for text in [
        format!("Deepening, Manhattan distance: 4 of 4 solved, {sum} expanded in all"),
        format!("Deepening, Manhattan distance: {mean} expanded on average"),
        format!("Deepening, Manhattan distance: {median} expanded, the median"),
    ] {
        assert_shows(&test, &text);
    }
    assert_shows(&test, "random moves from the goal");
}

/// The cells of the column with this head, from the top, behind those of the sums.
fn column(test: &Test, head: &str, sums: usize) -> Vec<String> {
    let head = test.get_by_role_and_label(Role::ColumnHeader, head);
    let index = head.accesskit_node().data().column_index();
    let cells = test.query_all_by_role(Role::Cell).map(|cell| cell.accesskit_node());
    let of_column = cells.filter(|cell| cell.data().column_index() == index);
    of_column.filter_map(|cell| cell.label()).skip(sums).collect()
}

/// A click on a head sorts the rows by its column, the next one turns the order, and the third one
/// takes it away. The sums stay above, and rows without a figure below.
#[test]
fn a_head_sorts_the_rows() {
    let mut test = at_size(1280.0, 1200.0);
    paste(&mut test, NEAR);
    press(&mut test, Key::Num3);
    let chosen = &mut window(&mut test).session.explorings_mut().comparison;
    // Pattern databases are for 4×4.
    chosen.sliding.contenders = contenders(&["ida:pattern-db", "ida:manhattan", "ida:misplaced"]);
    let starts = ["1 2 3\n4 5 6\n0 7 8\n", "8 6 7\n2 5 4\n3 0 1\n", "1 2 3\n4 0 6\n7 5 8\n"];
    let named = |(at, start): (usize, &&str)| (format!("f, line {}", at + 1), puzzle(start));
    let puzzles = starts.iter().enumerate().map(named).collect();
    let lines = Listed { file: "f".to_owned(), puzzles, faults: Vec::new() };
    window(&mut test).session.apply(Command::Explore(Wish::Lines(lines)));
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "6 searches are done"));
    let run = comparison(&window(&mut test).session).sliding_run().expect("it ran");
    let of = |row: &Row<sliding::Found>| row.found.stats().map(|stats| stats.expanded);
    let came: Vec<u64> = run.rows.iter().filter_map(of).collect();
    let mut sorted = came.clone();
    sorted.sort_unstable();
    assert_ne!(sorted, came);
    let shown = |figures: &[u64]| figures.iter().map(|&one| grouped(one)).collect::<Vec<_>>();
    assert_eq!(column(&test, "Expanded", 6), shown(&came));
    click_head(&mut test, "Expanded");
    assert_eq!(column(&test, "Expanded", 6), shown(&sorted));
    let last = column(&test, "Search", 6).split_off(6);
    assert!(last.iter().all(|name| name.contains("pattern")), "{last:?}");
    click_head(&mut test, "Expanded");
    sorted.reverse();
    assert_eq!(column(&test, "Expanded", 6), shown(&sorted));
    assert_eq!(column(&test, "Search", 6).split_off(6), last);
    // What is chosen is the row that is seen.
    let least = test.get_all_by_label_contains("on f, line 1: 2 (fewest), 2 expanded");
    least.last().expect("a row").click();
    test.run();
    click_head(&mut test, "Expanded");
    assert_eq!(column(&test, "Expanded", 6), shown(&came));
    let chosen = chosen_rows(&test);
    assert_eq!(chosen.len(), 1);
    assert!(chosen[0].contains("on f, line 1"), "{chosen:?}");
}

/// Each family keeps the column that its rows are sorted by.
#[test]
fn each_family_has_its_own_order() {
    let mut test = at_size(1280.0, 1200.0);
    paste(&mut test, NEAR);
    press(&mut test, Key::Num3);
    let sorted = |test: &Test, head: &str| {
        let head = test.get_by_role_and_label(Role::ColumnHeader, head);
        head.accesskit_node().data().sort_direction()
    };
    let compare = |test: &mut Test| {
        click(test, "Compare");
        crate::windows::wait(test, "the rows", |test| shows(test, "searches are done"));
    };
    compare(&mut test);
    click_head(&mut test, "Expanded");
    let up = Some(egui::accesskit::SortDirection::Ascending);
    assert_eq!(sorted(&test, "Expanded"), up);
    paste(&mut test, "hidato\n1 0 0\n0 0 0\n0 0 9\n");
    press(&mut test, Key::Num3);
    compare(&mut test);
    assert_eq!(sorted(&test, "Search"), None);
    click_head(&mut test, "Search");
    assert_eq!(sorted(&test, "Search"), up);
    paste(&mut test, NEAR);
    press(&mut test, Key::Num3);
    compare(&mut test);
    assert_eq!((sorted(&test, "Expanded"), sorted(&test, "Search")), (up, None));
}

/// The rows that are chosen, as sentences.
fn chosen_rows(test: &Test) -> Vec<String> {
    let boxes = test.get_all_by_role(Role::CheckBox).map(|one| one.accesskit_node());
    let chosen = boxes.filter(|one| one.toggled() == Some(Toggled::True));
    // The searches at the right are boxes, too.
    chosen.filter_map(|one| one.label()).filter(|label| label.contains("expanded")).collect()
}

fn click_head(test: &mut Test, head: &str) {
    test.get_by_role_and_label(Role::ColumnHeader, head).click();
    test.run();
}

/// The heads stay above the rows that pass beneath them, and take their clicks.
#[test]
fn the_heads_stay_in_sight() {
    let mut test = at_size(1000.0, 640.0);
    paste(&mut test, NEAR);
    press(&mut test, Key::Num3);
    let chosen = &mut window(&mut test).session.explorings_mut().comparison;
    chosen.sliding.contenders = contenders(&["ida:manhattan"]);
    (chosen.sliding.drawn.count, chosen.moves, chosen.sliding.drawn.field) =
        (30, 12, Field::Random);
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "30 searches are done."));
    let head = |test: &Test| test.get_by_role_and_label(Role::ColumnHeader, "Expanded").rect();
    let before = head(&test);
    test.hover_at(before.center() + egui::vec2(0.0, 60.0));
    for _ in 0..3 {
        test.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, -80.0),
            source: egui::MouseWheelSource::Unknown,
            modifiers: egui::Modifiers::NONE,
            phase: egui::TouchPhase::Move,
        });
        test.run();
    }
    assert_eq!(head(&test), before);
    assert!(!shows(&test, "expanded in all"), "the sum is out of sight");
    for position in [before.center(), before.center() + egui::vec2(0.0, 8.0)] {
        test.drag_at(position);
        test.drop_at(position);
        test.run();
    }
    assert_eq!(chosen_rows(&test), [""; 0], "a click on a head chooses no row");
}

/// A puzzle that has no solution is not searched, so it has no part in means and medians; the mean
/// of moves has its digit after the point.
#[test]
fn means_are_of_what_was_searched() {
    let mut test = at_size(1280.0, 800.0);
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    press(&mut test, Key::Num3);
    let hopeless = puzzle("1 2 3\n4 5 6\n8 7 0\n");
    let starts = ["1 2 3\n4 5 6\n0 7 8\n", "1 2 3\n4 5 6\n7 0 8\n"];
    let named = |(at, puzzle): (usize, _)| (format!("f, line {}", at + 1), puzzle);
    let puzzles: Vec<_> =
        starts.map(puzzle).into_iter().chain([hopeless.clone(), hopeless]).collect();
    let puzzles = puzzles.into_iter().enumerate().map(named).collect();
    let chosen = &mut window(&mut test).session.explorings_mut().comparison;
    chosen.sliding.contenders = contenders(&["ida:manhattan"]);
    let lines = Listed { file: "f".to_owned(), puzzles, faults: Vec::new() };
    window(&mut test).session.apply(Command::Explore(Wish::Lines(lines)));
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "4 searches are done."));
    let run = comparison(&window(&mut test).session).sliding_run().expect("it ran");
    let expanded = |at: usize| run.rows[at].found.stats().expect("it was searched").expanded;
    assert_eq!((expanded(2), expanded(3)), (0, 0), "these cannot be solved");
    let mean = (expanded(0) + expanded(1)).div_ceil(2);
    for name in ["expanded on average", "expanded, the median"] {
        assert_shows(&test, &format!("Deepening, Manhattan distance: {mean} {name}"));
    }
    let cells = test.query_all_by_role(Role::Cell).filter_map(|cell| cell.accesskit_node().label());
    assert_eq!(cells.filter(|label| label == "1.5").count(), 2, "two moves and one");
}

/// A search that does not fit the board is not counted as done, has no sums, and has no place in
/// the plot by length.
#[test]
fn searches_that_do_not_fit_are_told_apart() {
    let mut test = at_size(1000.0, 640.0);
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    press(&mut test, Key::Num3);
    let chosen = &mut window(&mut test).session.explorings_mut().comparison;
    chosen.sliding.contenders.clear();
    for search in contenders(&["ida:manhattan", "ida:pattern-db"]) {
        chosen.sliding.choose(search, true);
    }
    (chosen.sliding.drawn.count, chosen.moves) = (4, 12);
    chosen.sliding.drawn.field = Field::Random;
    click(&mut test, "Compare");
    let done = "4 searches are done; 4 do not fit.";
    crate::windows::wait(&mut test, "the rows", |test| shows(test, done));
    let has = |test: &Test, role: Role, name: &str| {
        test.query_all_by_role_and_label(role, name).next().is_some()
    };
    assert!(has(&test, Role::Cell, "sum: 4 of 4 solved"));
    assert!(!has(&test, Role::Cell, "sum: 0 of 4 solved"));
    // The most of all puzzles stands beside sums: it says so.
    let cells = test.query_all_by_role(Role::Cell).filter_map(|cell| cell.accesskit_node().label());
    assert_eq!(cells.filter(|label| label.starts_with("≤ ")).count(), 2);
    test.get_by_role_and_label(Role::RadioButton, "Nodes by length").click();
    test.run();
    assert!(has(&test, Role::Label, "Deepening, Manhattan distance"));
    assert!(!has(&test, Role::Label, "Deepening, pattern databases"));
    let is_drawn = |text: &str| {
        test.output().shapes.iter().any(
            |clipped| matches!(&clipped.shape, Shape::Text(shape) if shape.galley.text() == text),
        )
    };
    assert!(is_drawn("nodes expanded (logarithmic scale)"));
}

#[test]
fn the_chosen_searches_are_there_at_the_next_start() {
    use langkah::session::settings::Settings;
    let mut session = loaded(NEAR);
    assert_eq!(
        session.kept_settings().compare,
        session.settings.compare,
        "the usual ones are not written down"
    );
    let chosen =
        contenders(&["course", "ida:manhattan:1.5", "best-first:misplaced:oldest:no-visited"]);
    session.explorings_mut().comparison.sliding.contenders = chosen.clone();
    session.explorings_mut().comparison.hidato.contenders = Vec::new();
    let text = serde_json::to_string(&session.kept_settings()).expect("a text");
    let (settings, mended) = Settings::read(&text);
    assert!(mended.is_empty());
    let comparison = Comparison::with(&settings.compare);
    assert_eq!(comparison.sliding.contenders, chosen);
    assert!(comparison.hidato.contenders.is_empty(), "none is a choice, too");
    // By its name or from the list, a search is the same.
    for offered in Comparison::offered() {
        assert_eq!(contenders(&[&offered.to_string()]), [offered]);
    }
    // What no search is called is left out.
    let kept = CompareSettings {
        sliding: Some(vec!["nobody".to_owned(), "roni".to_owned()]),
        ..CompareSettings::default()
    };
    assert_eq!(Comparison::with(&kept).sliding.contenders, contenders(&["roni"]));
}

#[test]
fn the_table_and_the_plots_speak_indonesian() {
    let mut test = harness();
    paste(&mut test, NEAR);
    press(&mut test, Key::Num3);
    let session = &mut window(&mut test).session;
    session.settings.language = Some("id".to_owned());
    let chosen = &mut session.explorings_mut().comparison;
    chosen.sliding.contenders = contenders(&["ida:manhattan", "best-first:manhattan"]);
    (chosen.sliding.drawn.count, chosen.moves, chosen.sliding.drawn.field) = (4, 12, Field::Random);
    test.run();
    assert_shows(&test, "langkah acak dari tujuan");
    wish(&mut window(&mut test).session, Wish::Compare);
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "8 pencarian selesai."));
    for head in ["Teka-teki", "Pencarian", "Langkah", "Diekspansi", "Dibangkitkan", "Hidup maks."] {
        test.get_by_role_and_label(Role::ColumnHeader, head);
    }
    let run = window(&mut test).session.explorings().comparison.sliding_run().expect("it ran");
    let csv = run.csv();
    let indonesian = Language::of_tag("id").expect("it has a file");
    assert_eq!(langkah_language::within(indonesian, || run.csv()), csv, "programs read it");
    let first = &run.rows[0].found;
    let (moves, expanded) =
        (first.moves().expect("solved"), first.stats().expect("it ran").expanded);
    let branching = first.branching().expect("it deepens");
    for text in [
        format!("{moves} (terpendek)"),
        format!("{branching:.2}").replace('.', ","),
        "jumlah: 4 dari 4 selesai".to_owned(),
        "rata-rata".to_owned(),
    ] {
        assert!(test.query_all_by_role_and_label(Role::Cell, &text).next().is_some(), "{text}");
    }
    let row = format!(": {moves} (terpendek), {expanded} diekspansi, ");
    assert_shows(&test, &row);
    assert_shows(&test, &format!("diperlukan sedikitnya {moves} langkah"));
    assert_shows(&test, "Grafik simpul yang diekspansi: ");
    test.get_by_role_and_label(Role::RadioButton, "Pertumbuhan iterasi").click();
    test.run();
    assert_shows(&test, "Grafik simpul yang dibangkitkan menurut ambang: ");
    assert!(!shows(&test, "solved") && !shows(&test, "Expanded"));
}

/// Every search has its name beside its bar, in full ink, however many there are; and what a limit
/// ended has expanded at least so many nodes.
#[test]
fn many_bars_have_names_and_say_what_a_limit_ended() {
    const NAMES: [&str; 11] = [
        "ida:manhattan",
        "ida:misplaced",
        "ida:linear-conflict",
        "ida:walking-distance",
        "best-first:manhattan",
        "best-first:misplaced",
        "best-first:linear-conflict",
        "best-first:walking-distance",
        "bfs",
        "roni",
        "course",
    ];
    let mut test = at_size(1080.0, 720.0);
    paste(&mut test, "1 2 3\n4 5 6\n0 7 8\n");
    press(&mut test, Key::Num3);
    let puzzles = vec![("f, line 1".to_owned(), puzzle("1 2 3\n4 5 6\n0 7 8\n"))];
    let lines = Listed { file: "f".to_owned(), puzzles, faults: Vec::new() };
    let session = &mut window(&mut test).session;
    session.explorings_mut().comparison.sliding.contenders = contenders(&NAMES);
    session.apply(Command::Explore(Wish::Lines(lines)));
    click(&mut test, "Compare");
    crate::windows::wait(&mut test, "the rows", |test| shows(test, "11 searches are done."));
    test.run();
    let ink = test.ctx.global_style().visuals.text_color();
    let names: Vec<String> = contenders(&NAMES).iter().map(Contender::title).collect();
    for name in &names {
        let named = test.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text() == name => {
                Some(text.galley.job.sections[0].format.color)
            }
            _ => None,
        });
        // One stands in the table or in the list of searches at most once more.
        let inks: Vec<_> = named.collect();
        assert!(inks.len() >= 2 && inks.contains(&ink), "{name}: {inks:?}");
    }
    assert!(!shows(&test, "a limit ended it"));

    let mut test = at_size(1080.0, 720.0);
    paste(&mut test, HARD);
    press(&mut test, Key::Num3);
    let session = &mut window(&mut test).session;
    session.settings.time_max = Some(1);
    let chosen = &mut session.explorings_mut().comparison;
    (chosen.sliding.contenders, chosen.sliding.drawn.field) =
        (contenders(&["course"]), Field::Open);
    wish(&mut window(&mut test).session, Wish::Compare);
    crate::windows::wait(&mut test, "the row", |test| shows(test, "The search is done."));
    let run = comparison(&window(&mut test).session).sliding_run().expect("it ran");
    let expanded = grouped(run.rows[0].found.stats().expect("it ran").expanded);
    assert_shows(&test, &format!(": at least {expanded} expanded, a limit ended it"));
}
