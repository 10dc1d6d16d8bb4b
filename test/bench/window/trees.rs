//! What a frame of the search tree costs. A line is `name  figure unit`.

use std::time::Instant;

use egui::Key;
use langkah::session::Session;
use langkah::session::command::Command;
use langkah::session::explore::explorer::Jump;
use langkah::session::explore::{View, Wish};
use langkah::session::source::Source;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{BoundKind, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::search::trace::shown::WHOLE_MAX;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::{self, Kind};

use crate::windows::{Test, window, with_frames};

/// Frames of each kind.
const FRAMES: u32 = 60;

pub fn main() {
    let mut test = recorded(wide(), Plan::Preset(Preset::RONI), WHOLE_MAX - 10);
    tell(&test, "5,000 nodes");
    measure(&mut test, "5,000 nodes");
    let (bound, weight) = (BoundKind::Misplaced, Weight::ONE);
    for (name, plan) in [
        ("a million, ida", Plan::Ida { bound, weight }),
        ("a million, visited set", Plan::best_first(bound, weight, Ties::LeastH, true)),
        ("a million, roni's heap", Plan::Preset(Preset::RONI)),
    ] {
        let mut test = recorded(wide(), plan, 1_000_000);
        tell(&test, name);
        measure(&mut test, name);
    }
    let mut test = pair(wide(), 1_000_000);
    let last = window(&mut test).session.pair().map_or(0, |pair| pair.last());
    let name = "two of a million, side by side";
    frames(&mut test, &format!("{name}: at rest"), |_, _| {});
    frames(&mut test, &format!("{name}: a step back"), |test, _| test.key_press(Key::ArrowLeft));
    frames(&mut test, &format!("{name}: to and fro"), |test, frame| go(test, frame, last));
}

/// To one of several moments, far from the one before.
fn go(test: &mut Test, frame: u32, last: u32) {
    let share = f64::from(frame * 37 % FRAMES) / f64::from(FRAMES - 1);
    let place = Jump::At((share * f64::from(last)) as u32);
    window(test).session.apply(Command::Explore(Wish::Go(place)));
}

/// A wide window.
fn wide() -> Test {
    with_frames(1.0 / 60.0, egui::vec2(1600.0, 1000.0))
}

/// A window, and in it a puzzle far from its goal.
fn opened(mut test: Test, nodes_max: u32) -> Test {
    let dims = Dims::new(4, 4).and_then(|dims| Goal::BlankLast.board(dims).ok());
    let start = random::board(&dims.expect("4×4 is supported"), Kind::Walk(60), 35);
    let session = &mut window(&mut test).session;
    session.explorings_mut().nodes_max = nodes_max;
    let puzzle = Puzzle::new(start, Goal::BlankLast);
    let source = Source::Clipboard;
    session.apply(Command::open(puzzle, source));
    test
}

/// Two searches side by side, until both trees are full.
pub fn pair(test: Test, nodes_max: u32) -> Test {
    let mut test = opened(test, nodes_max);
    let session = &mut window(&mut test).session;
    let names = ["ida:misplaced", "best-first:misplaced"];
    let comparison = &mut session.explorings_mut().comparison;
    comparison.sliding.contenders = names.iter().filter_map(|name| name.parse().ok()).collect();
    comparison.seconds = 0.1;
    session.apply(Command::Explore(Wish::Show(View::Compare)));
    session.apply(Command::Explore(Wish::Compare));
    wait(session);
    session.explorings_mut().comparison.seconds = 60.0;
    session.apply(Command::Explore(Wish::SideBySide([0, 1])));
    wait(session);
    test.run();
    test
}

/// Until nothing runs in the view.
fn wait(session: &mut Session) {
    while session.view_runs() {
        std::thread::sleep(std::time::Duration::from_millis(1));
        session.poll();
    }
}

/// A window with the recorded search of a puzzle far from its goal, stopped when the trace is full.
pub fn recorded(test: Test, plan: Plan, nodes_max: u32) -> Test {
    let mut test = opened(test, nodes_max);
    let session = &mut window(&mut test).session;
    session.apply(Command::choose(plan));
    session.apply(Command::Explore(Wish::Show(View::Tree)));
    while let Some(recording) = window(&mut test).session.recording() {
        let progress = recording.progress.as_ref();
        if progress.is_some_and(|progress| progress.stats.generated > nodes_max.into()) {
            window(&mut test).session.apply(Command::Stop);
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
        window(&mut test).session.poll();
    }
    test.run();
    test
}

fn tell(test: &Test, name: &str) {
    let session = &test.state().as_ref().expect("made").session;
    let explorer = session.explorer().expect("recorded");
    let trace = explorer.trace().expect("a search");
    println!("{:<52}{:>10}", format!("{name}: nodes recorded"), trace.len());
}

fn measure(test: &mut Test, name: &str) {
    let last = window(test).session.explorer().and_then(|one| one.trace()).map_or(0, |t| t.last());
    frames(test, &format!("{name}: at rest, fitted"), |_, _| {});
    frames(test, &format!("{name}: zooming"), |test, frame| {
        test.key_press(if frame < FRAMES / 2 { Key::Plus } else { Key::Minus });
    });
    frames(test, &format!("{name}: to and fro in time"), |test, frame| go(test, frame, last));
    frames(test, &format!("{name}: a step back"), |test, _| test.key_press(Key::ArrowLeft));
    test.key_press(Key::C);
    test.run();
    frames(test, &format!("{name}: a step back, near"), |test, _| test.key_press(Key::ArrowLeft));
}

/// Frames with what comes before each of them: the layout, the shapes and their triangles.
fn frames(test: &mut Test, name: &str, before: impl Fn(&mut Test, u32)) {
    let (mut times, mut vertices) = (Vec::new(), 0);
    for frame in 0..FRAMES {
        before(test, frame);
        let begun = Instant::now();
        test.step();
        let shapes = test.output().shapes.clone();
        let meshes = test.ctx.tessellate(shapes, 1.0);
        let took = begun.elapsed().as_secs_f64() * 1e3;
        vertices = meshes
            .iter()
            .map(|mesh| match &mesh.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
                egui::epaint::Primitive::Callback(_) => 0,
            })
            .sum();
        times.push(took);
    }
    // The least time tells the work best, because the machine also does other things.
    times.sort_by(f64::total_cmp);
    let (least, median) = (times[0], times[times.len() / 2]);
    let most = times[times.len() - 1];
    println!("{name:<46}{median:>8.2} ms, from {least:.2} to {most:.2} ms, {vertices} vertices");
}
