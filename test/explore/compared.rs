//! Comparisons: what is run, what stays when they are stopped, their rows as text.

use std::time::{Duration, Instant};

use egui::Role;
use egui_kittest::kittest::Queryable;
use langkah::puzzle::compare::tiles::{Contender, csv};
use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::comparison::{Comparison, Field, Listed};
use langkah::session::explore::{View, Wish};

use crate::recorded::{HARD, NEAR, wish};
use crate::sessions::{loaded, puzzle};
use crate::windows::{self, assert_shows, click, harness, paste, shows};

fn contenders(names: &[&str]) -> Vec<Contender> {
    names.iter().map(|name| name.parse().expect("a search")).collect()
}

fn comparison(session: &Session) -> &Comparison {
    &session.explorings().comparison
}

fn wait(session: &mut Session, done: impl Fn(&Comparison) -> bool) {
    let begun = Instant::now();
    while !done(comparison(session)) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the comparison does not go on");
        std::thread::sleep(Duration::from_millis(1));
        session.poll();
    }
}

#[test]
fn the_open_puzzle_by_several_searches() {
    let mut session = loaded(NEAR);
    session.explorings_mut().comparison.tiles.contenders =
        contenders(&["roni", "ida:manhattan", "best-first:misplaced", "course"]);
    wish(&mut session, Wish::Show(View::Compare));
    session.apply(Command::Solve);
    assert!(session.view_runs() && !session.is_running());
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).tiles_run().expect("it ran");
    assert_eq!((run.rows.len(), run.all()), (4, 4));
    // Published: Roni's program generates 438 nodes on this board.
    let first = run.rows[0].found.result.as_ref().expect("it goes with 4×4");
    assert_eq!(first.stats.generated, 438);
    assert!(run.rows.iter().all(|row| row.found.moves() == Some(13)));
    let csv = run.csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!((lines.len(), lines[0]), (5, csv::HEAD));
    assert!(lines[1].starts_with("a.txt,roni,solved,13,true,"), "{}", lines[1]);
}

#[test]
fn random_puzzles_and_lines_are_fields() {
    let mut session = loaded(NEAR);
    let chosen = &mut session.explorings_mut().comparison;
    chosen.tiles.contenders = contenders(&["ida:manhattan", "course"]);
    (chosen.tiles.field, chosen.tiles.count, chosen.tiles.seed) = (Field::Random, 3, 7);
    chosen.moves = 12;
    wish(&mut session, Wish::Compare);
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).tiles_run().expect("it ran");
    assert_eq!(run.rows.len(), 6);
    assert!(run.rows.iter().all(|row| row.found.moves().is_some_and(|moves| moves <= 12)));
    let starts: Vec<_> = run.puzzles.iter().map(|puzzle| puzzle.1.start().clone()).collect();
    assert!(starts[0] != starts[1] && starts[1] != starts[2]);

    let puzzles = vec![("f, line 1".to_owned(), puzzle(NEAR))];
    let lines = Listed { file: "f".to_owned(), puzzles: puzzles.clone(), faults: Vec::new() };
    wish(&mut session, Wish::Lines(lines));
    assert_eq!(comparison(&session).tiles.field, Field::Listed);
    wish(&mut session, Wish::Compare);
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).tiles_run().expect("it ran");
    assert_eq!((run.rows.len(), &run.puzzles), (2, &puzzles));
}

#[test]
fn what_is_done_stands_when_it_is_stopped() {
    let mut session = loaded(HARD);
    let chosen = &mut session.explorings_mut().comparison;
    // The second finds no end.
    chosen.tiles.contenders = contenders(&["rahardjo", "ida:misplaced", "rahardjo"]);
    chosen.seconds = 3600.0;
    wish(&mut session, Wish::Show(View::Compare));
    wish(&mut session, Wish::Compare);
    wait(&mut session, |comparison| {
        let run = comparison.tiles_run();
        run.is_some_and(|run| run.rows.len() == 1 && run.progress.is_some())
    });
    session.apply(Command::Stop);
    wait(&mut session, |comparison| !comparison.is_running());
    let run = comparison(&session).tiles_run().expect("it ran");
    assert_eq!((run.rows.len(), run.all()), (1, 3));
    assert!(run.rows[0].found.moves().is_some());
}

#[test]
fn the_window_compares() {
    let mut test = harness();
    paste(&mut test, NEAR);
    test.get_by_role_and_label(Role::RadioButton, "Compare").click();
    test.run();
    assert_shows(&test, "Choose puzzles and searches");
    test.get_by_label("ida:pattern-db").click();
    test.run();
    test.get_by_label("roni").click();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Name of a search").type_text("ida:manhattan:2");
    test.run();
    click(&mut test, "Add");
    assert_shows(&test, "ida:manhattan:2");
    test.get_by_role_and_label(Role::TextInput, "Name of a search").focus();
    test.run();
    test.get_by_role_and_label(Role::TextInput, "Name of a search").type_text("nobody");
    test.run();
    click(&mut test, "Add");
    assert_shows(&test, "No search is called nobody");
    click(&mut test, "Compare");
    windows::wait(&mut test, "the rows", |test| shows(test, "5 searches are done."));
    for text in ["roni on Pasted: 13 (fewest)", "ida:manhattan:2 on Pasted: 13", "438 generated"] {
        assert_shows(&test, text);
    }
    for chart in ["Nodes by length", "Growth of iterations", "Expanded by search"] {
        test.get_by_role_and_label(Role::RadioButton, chart).click();
        test.run();
    }
    click(&mut test, "Copy CSV");
    assert!(shows(&test, "Save CSV…"));
}
