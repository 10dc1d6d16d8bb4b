//! The right, middle: the search, its figures while it runs, and how it ended.

use std::time::Duration;

use egui::{RichText, Ui};
use langkah_engine::fit::is_fifteen;
use langkah_engine::grid::Dims;
use langkah_engine::plan::{Plan, Request};
use langkah_engine::search::limits::Limit;
use langkah_engine::search::watch::{Halt, Prepared, Progress, Stats};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::{Outcome, Solution, Task};
use langkah_language::{decimal, text};
use langkah_puzzle::lesson::Hidden;
use langkah_puzzle::words::{
    capital, ending, grouped, least, length, live_at_most, memory_and_tables, moves, moves_in,
    preparing, so_far, target_reached, time, used_up,
};

use super::analysis;
use super::anytime::anytime_ui;
use crate::app::actions::Action;
use crate::app::pane::Pane;
use crate::app::theme::{heading, palette};
use crate::app::widgets::figures::{figures_ui, row_ui};
use crate::app::widgets::named::announce;
use crate::session::command::Command;
use crate::session::sliding::Sliding;
use crate::session::{Phase, Session};

/// The figures of the search. `refused` is the unsolvable puzzle that was shown last, and how long
/// its verdict took.
pub fn search_ui(pane: &mut Pane<'_>, refused: &mut Option<(Puzzle, Duration)>, ui: &mut Ui) {
    let session = pane.session;
    if session.hides(Hidden::Verdict) {
        return;
    }
    let Some(sliding) = session.sliding() else { return };
    let Some(open) = sliding.open() else {
        ui.label(RichText::new(text!("window-search")).text_style(heading()));
        ui.label(RichText::new(text!("window-search-empty")).weak());
        return;
    };
    let dims = open.puzzle.start().dims();
    let on_board = |request: &Request| {
        let plan = request.plan.on(dims, request.metric).unwrap_or(request.plan);
        (plan, dims, request.metric)
    };
    if !matches!(sliding.phase(), Phase::Ended(Solution { outcome: Outcome::Solved(_), .. })) {
        ui.label(RichText::new(text!("window-search")).text_style(heading()));
    }
    let mut commands = Vec::new();
    let mut history_ui = |plan: Plan, ui: &mut Ui| {
        if plan == Plan::Anytime {
            commands = anytime_ui(sliding, &session.settings, ui);
        }
    };
    match sliding.phase() {
        Phase::Ready => {
            if !open.solvability.is_solvable() {
                let puzzle = open.puzzle.clone();
                return refused_ui(session, refused, ui, puzzle);
            }
            let request = session.settings.sliding_request();
            let (plan, dims, metric) = on_board(&request);
            ready_ui(ui, &request, (plan, dims, metric));
            history_ui(plan, ui);
        }
        Phase::Running(progress) => {
            let (plan, dims, metric) = on_board(&sliding.asked());
            running_ui(ui, (plan, dims, metric), progress, |ui| history_ui(plan, ui));
        }
        Phase::Ended(solution) => {
            ended_ui(ui, sliding, (dims, solution), |ui| history_ui(solution.plan, ui));
        }
    }
    shorter_ui(sliding, ui);
    commands.extend(course_ui(sliding, ui));
    pane.queue.extend(commands);
    analysis::every_ui(pane, ui);
}

/// What Solve would run.
fn ready_ui(ui: &mut Ui, request: &Request, (plan, dims, metric): (Plan, Dims, Metric)) {
    ui.label(RichText::new(text!("window-search-press")).weak());
    ui.label(capital(&plan.title(dims, metric)));
    if request.plan == Plan::Shortest && is_fifteen(dims) {
        let text = match request.metric {
            Metric::Single => text!("window-search-small"),
            Metric::Multi => text!("window-search-small", "multi"),
        };
        ui.label(RichText::new(text).weak().small());
    }
}

/// Tells the person who walks along a solution that a shorter one is known.
fn shorter_ui(sliding: &Sliding, ui: &mut Ui) {
    if sliding.has_shorter() {
        let metric = sliding.asked().metric;
        let steps = metric.count(&sliding.player().ways_from(0));
        let text = text!("window-search-shorter", moves = moves_in(metric, steps));
        ui.label(RichText::new(text).weak());
    }
}

/// The counts of the course's search, or a link that asks for them, and while it runs one that
/// stops it. Returns the command of the link.
fn course_ui(sliding: &Sliding, ui: &mut Ui) -> Option<Command> {
    if sliding.can_count_as_course() {
        let link = ui.link(text!("window-search-course-link"));
        let about = text!("window-search-course-link", "hint");
        return link.on_hover_text(about).clicked().then(Command::count_as_course);
    }
    let course = sliding.course()?;
    let figures = |stats: &Stats| {
        text!("window-search-counts", generated = stats.generated, expanded = stats.expanded)
    };
    ui.label(RichText::new(text!("window-search-course")).strong());
    let text = match (course.solution(), course.progress()) {
        (Some(solution), _) => {
            let counts = figures(&solution.stats);
            match &solution.outcome {
                Outcome::Solved(found) => {
                    let moves = moves(found.len());
                    text!("window-search-counts-solved", counts = counts, moves = moves)
                }
                _ => text!("window-search-counts-unended", counts = counts),
            }
        }
        (None, Some(progress)) => {
            text!("window-search-counts-running", counts = figures(&progress.stats))
        }
        (None, None) => text!("window-search-course", "counting").to_owned(),
    };
    ui.label(text);
    (course.is_running() && ui.link(text!("menu-stop")).clicked()).then_some(Command::Stop)
}

/// A search that goes on. `history` stands above its figures.
fn running_ui(
    ui: &mut Ui,
    (plan, dims, metric): (Plan, Dims, Metric),
    progress: Option<&Progress>,
    history: impl FnOnce(&mut Ui),
) {
    let Some(Progress { stats, elapsed, lower_bound, best, prepared, .. }) = progress else {
        ui.label(text!("window-search-preparing"));
        plan_grid_ui(ui, (plan, dims, metric), |_| {});
        return;
    };
    if let Some(best) = best {
        let known = text!("window-search-at-least", count = lower_bound.to_string());
        length_ui(ui, &moves_in(metric, *best), &known);
    }
    if let Some(text) = prepared.as_ref().and_then(preparing) {
        ui.label(text);
        plan_grid_ui(ui, (plan, dims, metric), |ui| {
            stats_rows_ui(ui, live_at_most(plan), stats);
        });
        return;
    }
    let time = time(*elapsed);
    ui.label(match (best, prepared) {
        (_, Some(Prepared { share, .. })) => {
            let percent = decimal((share * 100.0).into(), 0);
            text!("window-search-running", "tables", time = time, percent = percent)
        }
        (Some(_), None) => text!("window-search-running", "shorter", time = time),
        (None, None) if plan.proves_least() => {
            let least = moves_in(metric, *lower_bound as usize);
            text!("window-search-running", "bound", time = time, moves = least)
        }
        (None, None) => text!("window-search-running", time = time),
    });
    history(ui);
    plan_grid_ui(ui, (plan, dims, metric), |ui| {
        stats_rows_ui(ui, live_at_most(plan), stats);
    });
}

/// How a search has ended. `history` stands above its figures.
fn ended_ui(
    ui: &mut Ui,
    sliding: &Sliding,
    (dims, solution): (Dims, &Solution),
    history: impl FnOnce(&mut Ui),
) {
    let request = &sliding.asked();
    match &solution.outcome {
        Outcome::Solved(_) => {
            let least = least(solution);
            // The moves below may be others, which the person has made.
            let known = match sliding.player().origin().is_found() {
                true => least,
                false => text!("window-search-from-start", least = least),
            };
            length_ui(ui, &length(solution), &known);
            if let Some(halt) = solution.halt {
                ui.label(RichText::new(halted(halt, request)).weak());
            }
        }
        Outcome::Unsolvable => {
            ui.label(text!("window-search-nothing"));
            figures_ui(ui, "search figures", |ui| no_search_ui(ui, solution.total_time));
            return;
        }
        Outcome::Limit(limit) => limit_ui(ui, request, *limit, solution),
        Outcome::Stopped => {
            ui.label(ending(solution, &request.limits));
        }
    }
    history(ui);
    plan_grid_ui(ui, (solution.plan, dims, solution.metric), |ui| {
        stats_rows_ui(ui, live_at_most(solution.plan), &solution.stats);
        row_ui(ui, text!("figure-memory"), &memory_and_tables(solution));
        let searched = time(solution.search_time);
        let text = match solution.plan {
            Plan::Anytime => text!("window-search-time", "tables", time = searched),
            _ => {
                let before = time(solution.setup_time);
                text!("window-search-time", "set-up", time = searched, before = before)
            }
        };
        row_ui(ui, text!("window-search-time"), &text);
        let total = text!("window-search-total", "verdict", time = time(solution.total_time));
        row_ui(ui, text!("window-search-total"), &total);
    });
}

/// The figures of a puzzle that cannot be solved: there is no search, and the verdict took its
/// time.
fn refused_ui(
    session: &Session,
    refused: &mut Option<(Puzzle, Duration)>,
    ui: &mut Ui,
    puzzle: Puzzle,
) {
    ui.label(text!("window-search-nothing"));
    // The verdict is timed once, so that the figure does not change.
    let kept = refused.take().filter(|(of, _)| *of == puzzle);
    *refused = kept.or_else(|| {
        let request = session.settings.sliding_request();
        let task = Task::new(puzzle.clone(), Request { plan: Plan::Shortest, ..request }).ok()?;
        Some((puzzle, task.run(&mut ()).total_time))
    });
    if let Some((_, verdict)) = refused {
        figures_ui(ui, "search figures", |ui| no_search_ui(ui, *verdict));
    }
}

fn no_search_ui(ui: &mut Ui, verdict: Duration) {
    stats_rows_ui(ui, text!("figure-live"), &Stats::default());
    let total = text!("window-search-total", "alone", time = time(verdict));
    row_ui(ui, text!("window-search-total"), &total);
}

/// The number of moves, large, and what is known of it.
fn length_ui(ui: &mut Ui, length: &str, known: &str) {
    let colours = palette(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        announce(&ui.label(RichText::new(length).size(22.0).color(colours.accent)));
        announce(&ui.label(RichText::new(known).weak()));
    });
}

/// Why a search that has a solution did not go on.
fn halted(halt: Halt, request: &Request) -> String {
    match halt {
        Halt::Stopped => text!("window-search-stopped").to_owned(),
        Halt::Target => target_reached(request.target, request.metric),
        Halt::Limit(limit) => used_up(limit, &request.limits),
    }
}

fn limit_ui(ui: &mut Ui, request: &Request, limit: Limit, solution: &Solution) {
    ui.label(used_up(limit, &request.limits));
    ui.label(so_far(solution));
    let advice = match limit {
        Limit::Memory => text!("window-search-memory-advice").to_owned(),
        Limit::Time => {
            let key = Action::Settings.key_name(ui.ctx());
            text!("window-search-time-advice", key = key)
        }
        Limit::Nodes | Limit::Depth => return,
    };
    ui.label(RichText::new(advice).weak());
}

/// The plan in words, and below it rows of a name and a figure.
fn plan_grid_ui(
    ui: &mut Ui,
    (plan, dims, metric): (Plan, Dims, Metric),
    rows: impl FnOnce(&mut Ui),
) {
    ui.label(capital(&plan.title(dims, metric)));
    figures_ui(ui, "search figures", rows);
}

fn stats_rows_ui(ui: &mut Ui, live: &str, stats: &Stats) {
    row_ui(ui, text!("figure-expanded"), &grouped(stats.expanded));
    row_ui(ui, text!("figure-generated"), &grouped(stats.generated));
    row_ui(ui, live, &grouped(stats.live_peak));
}
