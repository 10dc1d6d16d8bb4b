//! Figures and sentences as the window and the terminal say them.

use std::time::Duration;

use langkah_engine::plan::Plan;
use langkah_engine::search::event::Cut;
use langkah_engine::search::limits::{Limit, Limits};
use langkah_engine::search::watch::{Making, Prepared};
use langkah_engine::sliding::board::{Board, Goal};
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::{Move, Step};
use langkah_engine::sliding::notation::{Convention, FollowedMoves, Reading};
use langkah_engine::sliding::solvability::Solvability;
use langkah_engine::solve::solution::{Outcome, Solution};
pub use langkah_language::grouped;
use langkah_language::{decimal, text};

/// What a job is doing while no search runs; `None` while one runs.
pub fn preparing(prepared: &Prepared) -> Option<String> {
    let percent = decimal((prepared.share * 100.0).into(), 0);
    match prepared.making {
        Making::Tables => Some(text!("outcome-making-tables", percent = percent)),
        Making::LargerTables => Some(text!("outcome-making-larger-tables", percent = percent)),
        Making::Puzzle => Some(text!("outcome-making-puzzle", percent = percent)),
        Making::Meanwhile => None,
    }
}

/// `12 µs`, `3.4 ms`, `5.67 s` or `2 min 03 s`.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    // A number that would be rounded up to the next unit is told in that unit.
    if seconds < 0.000_999_5 {
        text!("figure-microseconds", time = decimal(seconds * 1e6, 0))
    } else if seconds < 0.099_95 {
        text!("figure-milliseconds", time = decimal(seconds * 1e3, 1))
    } else if seconds < 0.999_5 {
        text!("figure-milliseconds", time = decimal(seconds * 1e3, 0))
    } else if seconds < 59.995 {
        text!("figure-seconds", time = decimal(seconds, 2))
    } else {
        let (minutes, seconds) = minutes(time);
        text!("figure-minutes", minutes = minutes, seconds = seconds)
    }
}

/// Minutes, and the seconds of the last one with two digits. A time that rounds up to a whole
/// minute is that minute.
pub fn minutes(time: Duration) -> (u64, String) {
    let whole = time.as_secs().max(60);
    (whole / 60, format!("{:02}", whole % 60))
}

/// The most memory that the nodes of a search held, and that of its bound's tables: `12.3 KiB, and
/// 48 MiB of tables`; `…, some kept from before` if an earlier search made them.
pub fn memory_and_tables(solution: &Solution) -> String {
    let (nodes, tables) = (solution.stats.memory_peak, solution.tables_peak);
    let (held, tables_held) = (memory(nodes), memory(tables));
    match (nodes, tables, solution.tables_kept) {
        (_, 0, _) => held,
        (0, _, false) => text!("figure-tables", tables = tables_held),
        (0, _, true) => text!("figure-tables-kept", tables = tables_held),
        (_, _, false) => text!("figure-memory-and-tables", nodes = held, tables = tables_held),
        (_, _, true) => text!("figure-memory-and-tables-kept", nodes = held, tables = tables_held),
    }
}

/// `80 bytes`, `12.3 KiB` or `285 MiB`.
pub fn memory(bytes: u64) -> String {
    let kib = bytes as f64 / 1024.0;
    // A number that would be rounded up to the next unit is told in that unit.
    if kib < 1.0 {
        text!("figure-bytes", bytes = bytes)
    } else if kib < 1023.95 {
        text!("figure-kibibytes", memory = decimal(kib, 1))
    } else if kib < 99.95 * 1024.0 {
        text!("figure-mebibytes", memory = decimal(kib / 1024.0, 1))
    } else {
        text!("figure-mebibytes", memory = decimal(kib / 1024.0, 0))
    }
}

/// A value of an expression, with at most three digits after the mark.
pub fn figure(value: f64) -> String {
    decimal(value, if value.fract() == 0.0 { 0 } else { 3 })
}

/// `1 move` or `23 moves`.
pub fn moves(count: usize) -> String {
    // No group of digits is set apart here.
    text!("figure-moves", count = count, shown = count.to_string())
}

/// The same for what counts as one move: `23 multi-tile moves`.
pub fn moves_in(metric: Metric, count: usize) -> String {
    match metric {
        Metric::Single => moves(count),
        Metric::Multi => text!("figure-multi-moves", count = count, shown = count.to_string()),
    }
}

/// How many moves the solution has; none without one.
pub fn length(solution: &Solution) -> String {
    moves_in(solution.metric, solution.length().unwrap_or(0))
}

/// What is known of the length of a solution: that no solution is shorter, or how much shorter one
/// may be.
pub fn least(solution: &Solution) -> String {
    if solution.proved_least {
        text!("outcome-least-proved").to_owned()
    } else if solution.plan.own_bound().is_some() {
        text!("outcome-least-own").to_owned()
    } else if solution.lower_bound == 0 {
        text!("outcome-least-unknown").to_owned()
    } else {
        text!("outcome-least-bound", bound = solution.lower_bound.to_string())
    }
}

/// Which limit ended a search, in a sentence.
pub fn used_up(limit: Limit, limits: &Limits) -> String {
    let text = match limit {
        Limit::Memory => {
            let mebibytes = (limits.memory_max >> 20).to_string();
            return text!("outcome-memory-used-up", mebibytes = mebibytes);
        }
        Limit::Nodes => text!("outcome-nodes-used-up"),
        Limit::Time => text!("outcome-time-used-up"),
        Limit::Depth => text!("outcome-depth-used-up"),
    };
    text.to_owned()
}

/// That an anytime search has reached its target, in a sentence.
pub fn target_reached(target: Option<u32>, metric: Metric) -> String {
    let most = moves_in(metric, target.unwrap_or_default() as usize);
    text!("outcome-target-reached", most = most)
}

/// The name of the most nodes that a search kept to be expanded.
pub fn live_at_most(plan: Plan) -> &'static str {
    if plan.keeps_a_path() { text!("figure-path") } else { text!("figure-live") }
}

/// What a search that did not finish has proved, in a sentence.
pub fn so_far(solution: &Solution) -> String {
    match solution.lower_bound {
        0 => text!("outcome-nothing-proved").to_owned(),
        bound => text!("outcome-needs", moves = moves_in(solution.metric, bound as usize)),
    }
}

/// How a search ended and what it has proved, in a sentence or two.
pub fn ending(solution: &Solution, limits: &Limits) -> String {
    match &solution.outcome {
        Outcome::Solved(_) => {
            let (moves, least) = (length(solution), least(solution));
            text!("outcome-solved", length = text!("outcome-length", moves = moves, least = least))
        }
        Outcome::Unsolvable => text!("outcome-unsolvable").to_owned(),
        Outcome::Limit(limit) => format!("{} {}", used_up(*limit, limits), so_far(solution)),
        Outcome::Stopped => format!("{} {}", text!("outcome-stopped"), so_far(solution)),
    }
}

/// Why a search went on after its tree, as the end of a sentence.
pub fn cut(why: Cut) -> &'static str {
    match why {
        Cut::Full => text!("tree-cut-full"),
        Cut::Threads => text!("tree-cut-threads"),
        Cut::Deep => text!("tree-cut-deep"),
        Cut::Tables => text!("tree-cut-tables"),
        Cut::Met => text!("tree-cut-met"),
        Cut::Growing => text!("tree-cut-growing"),
    }
}

/// `ΣKurang 29 + X 1 = 30`.
pub fn sum(solvability: &Solvability) -> String {
    let (sum, x, total) = (solvability.sum(), solvability.x(), solvability.total());
    format!("ΣKurang {sum} + X {x} = {total}")
}

/// What Kurang compares if the goal has an order of its own; the goal follows this text.
pub fn renumbered() -> &'static str {
    text!("outcome-renumbered")
}

/// Why a board can be solved, or cannot, in one sentence.
pub fn verdict(solvability: &Solvability) -> String {
    let total = solvability.total().to_string();
    if solvability.is_solvable() {
        text!("outcome-even", total = total)
    } else {
        text!("outcome-odd", total = total)
    }
}

/// The result of following a list of moves, in a sentence or two.
pub fn line(line: &FollowedMoves) -> String {
    let letters = match line.reading {
        _ if line.fits_both => text!("outcome-letters-both"),
        Reading::Letters(Convention::Blank) => text!("outcome-letters-blank"),
        Reading::Letters(Convention::Tile) => text!("outcome-letters-tile"),
        Reading::Numbers => text!("outcome-letters-numbers"),
    };
    let (count, shown) = (line.length, line.length.to_string());
    if let Some(wrong) = &line.wrong {
        let (possible, wrong) = (line.steps.len().to_string(), wrong.to_string());
        let moves = moves(count);
        return text!(
            "outcome-line-wrong",
            possible = possible,
            moves = moves,
            wrong = wrong,
            letters = letters
        );
    }
    match line.reaches_goal {
        Some(0) if count == 0 => text!("outcome-line-none").to_owned(),
        Some(at) if at == count => {
            text!("outcome-line-to-goal", moves = moves(count), letters = letters)
        }
        Some(at) => text!(
            "outcome-line-past-goal",
            count = count,
            shown = shown,
            at = at.to_string(),
            letters = letters
        ),
        None => {
            text!("outcome-line-elsewhere", count = count, shown = shown, letters = letters)
        }
    }
}

/// A board in a line: `1 2 3 / 4 5 6 / 7 8 0`.
pub fn rows(board: &Board) -> String {
    board.to_string().trim_end().replace('\n', " / ")
}

/// The name of a goal: `snail`, for example, or `own` if it is not one of the usual goals.
pub fn goal(goal: &Board) -> &'static str {
    Goal::of(goal).map_or_else(|| text!("outcome-own-goal"), Goal::title)
}

/// The text for a goal under which Kurang has other numbers than under that with the blank last.
pub fn numbering(solvability: &Solvability) -> Option<&'static str> {
    match solvability.is_renumbered() {
        true => Some(text!("outcome-numbering")),
        false => blank_first(solvability),
    }
}

/// What the blank counts as where the goal begins with it.
pub fn blank_first(solvability: &Solvability) -> Option<&'static str> {
    solvability.has_blank_first().then(|| text!("practice-blank-first"))
}

/// `tile 7 left`.
pub fn slide(step: &Step) -> String {
    text!("outcome-slide", tile = step.tile, way = way(step.way.opposite()))
}

/// `tile 7 goes left`.
pub fn step(step: &Step) -> String {
    text!("outcome-step", tile = step.tile, way = way(step.way.opposite()))
}

/// The tiles that one move has shifted so far: `tiles 7, 12 go left`. Empty without steps.
pub fn shift(steps: &[Step]) -> String {
    match steps {
        [] => String::new(),
        [one] => step(one),
        [first, ..] => {
            let tiles: Vec<String> = steps.iter().map(|step| step.tile.to_string()).collect();
            text!("outcome-shift", tiles = tiles.join(", "), way = way(first.way.opposite()))
        }
    }
}

/// The word for a way, of the blank or of a tile.
pub fn way(way: Move) -> &'static str {
    match way {
        Move::Up => text!("figure-way-up"),
        Move::Left => text!("figure-way-left"),
        Move::Down => text!("figure-way-down"),
        Move::Right => text!("figure-way-right"),
    }
}

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text on lines of at most so many letters; a longer word has a line of its own. No line is
/// empty unless the text is.
pub fn wrapped(text: &str, letters_max: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters_max => {
                line.push(' ');
                line.push_str(word);
            }
            Some(line) if line.trim().is_empty() => word.clone_into(line),
            Some(_) if word.is_empty() => {}
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
