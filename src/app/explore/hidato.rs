//! The right of the tree of a Hidato's search: which search, the E-node and its children, a node
//! in detail.

use egui::{Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::Choice;
use langkah_engine::hidato::solve::{Engine, Finished, Verdict};
use langkah_engine::hidato::tree::Branch;
use langkah_engine::puzzle::hidato::tree::{self, Boards};
use langkah_engine::puzzle::hidato::{Plan, Request, words};
use langkah_engine::puzzle::words::{capital, grouped};
use langkah_engine::search::trace::moment::State;
use langkah_engine::search::trace::number;

use super::cells::Cells;
use super::{colours, panel};
use crate::app::theme::palette;
use crate::session::explore::Wish;
use crate::session::explore::explorer::{Explorer, Place};
use crate::session::explore::recording::Hidato;

/// The side of the E-node's board, where that is enough: in a low window there is less room.
fn usual_side(ui: &Ui) -> f32 {
    if ui.ctx().content_rect().height() < 800.0 { 140.0 } else { 168.0 }
}

/// Guesses of a path that are written out.
const GUESSES_MAX: usize = 12;

/// Which search is recorded, and what is to be said of its tree. `chosen` is what Solve would run.
pub fn recorded_ui(ui: &mut Ui, recorded: &Hidato, chosen: &Request) {
    let plan = recorded.request.plan;
    ui.label(RichText::new(plan.title()).strong()).on_hover_text(plan.about());
    if let Some(solution) = &recorded.solution {
        found_ui(ui, plan, &solution.finished);
    }
    if plan == Plan::Fauzia {
        let text = "The root stands for the path without a number and is counted nowhere.";
        ui.label(RichText::new(text).weak().small());
    }
    if *chosen != recorded.request {
        let text = "Another search is chosen: Record (Enter) records it.";
        ui.label(RichText::new(text).color(palette(ui).accent));
    }
}

/// What the search has found.
fn found_ui(ui: &mut Ui, plan: Plan, finished: &Finished) {
    let headline = words::headline(&finished.verdict);
    let verdict = match finished.verdict {
        Verdict::Several(..) => "the search ends with the second",
        _ => words::verdict(&finished.verdict),
    };
    ui.label(RichText::new(format!("{headline}: {verdict}.")).weak());
    if finished.engine == Engine::ClauseLearning {
        let text = "The tree ends where branch and bound handed over to clause learning, which \
                    has no tree and gave the verdict.";
        ui.label(RichText::new(text).color(palette(ui).mark_text));
    }
    if plan == Plan::Propagate && finished.probes > 0 {
        let text = format!(
            "{} values were also probed: tried only to find contradictions.",
            grouped(finished.probes)
        );
        ui.label(RichText::new(text).weak().small());
    }
}

/// Why there is no tree.
pub fn reason(recorded: &Hidato) -> Vec<String> {
    let Some(solution) = &recorded.solution else { return Vec::new() };
    let verdict = &solution.finished.verdict;
    let wrong = capital(words::verdict(verdict));
    let mut lines = vec![format!("{wrong}, so no search is needed.")];
    let reasons = words::reasons(&recorded.board, verdict);
    lines.extend(reasons.iter().map(|reason| format!("• {}.", capital(reason))));
    lines
}

/// The E-node and its children, or what stands for it before the first expansion and at the end.
pub fn e_node_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let (trace, moment, boards) = (explorer.trace()?, explorer.moment()?, explorer.hidato()?);
    let Some(e_node) = moment.e_node() else {
        let goal = trace.solution().last().copied().filter(|_| moment.is_solved());
        let text = match (goal, trace.len()) {
            (Some(_), 1) => "The rules alone place every number: no guess is needed.",
            (None, 1) if moment.is_end() => "The search ends at its root.",
            (Some(_), _) if moment.is_end() => "The search has ended. Its first solution:",
            _ if moment.is_end() => "The search has ended.",
            _ => "Before the first expansion: only the root is live.",
        };
        ui.label(text);
        return card_ui(ui, explorer, goal.unwrap_or(explorer.root()));
    };
    let mut wish = card_ui(ui, explorer, e_node);
    if let Some(why) = tree::chosen(trace, moment.at(), boards.choice) {
        ui.label(why);
    }
    ui.add_space(4.0);
    let children = moment.children();
    let count = children.len();
    let title = match boards.plan {
        Plan::Propagate => "The guess, and the same without it".to_owned(),
        Plan::Fauzia if count == 1 => "1 child, as it is made".to_owned(),
        Plan::Fauzia => format!("{count} children, as they are made"),
    };
    wish = wish.or(panel::children_ui(ui, explorer, &title));
    let usual = usual_side(ui);
    let half = ((ui.available_width() - 24.0) / 2.0).min(usual);
    let side = if count <= 2 { half } else { usual / 2.0 };
    ui.horizontal_wrapped(|ui| {
        for child in children {
            let below = ui.vertical(|ui| card_below_ui(ui, explorer, &boards, child, side));
            wish = wish.take().or(below.inner);
        }
    });
    wish
}

/// The longer side of the board, in cells.
fn dims_max(explorer: &Explorer) -> f32 {
    let dims = explorer.dims();
    dims.rows().max(dims.cols()) as f32
}

/// A board with its words beside it, or below it where it needs the width.
fn card_ui(ui: &mut Ui, explorer: &Explorer, node: u32) -> Option<Wish> {
    let usual = usual_side(ui);
    let side = usual.max(dims_max(explorer) * 16.0);
    if side > 1.2 * usual {
        let wish = board_ui(ui, explorer, node, side.min(ui.available_width() - 6.0));
        words_ui(ui, explorer, node);
        return wish;
    }
    let mut wish = None;
    ui.horizontal_top(|ui| {
        wish = board_ui(ui, explorer, node, usual);
        ui.vertical(|ui| words_ui(ui, explorer, node));
    });
    wish
}

/// A board with its words below it.
fn card_below_ui(
    ui: &mut Ui,
    explorer: &Explorer,
    boards: &Boards<'_>,
    node: u32,
    side: f32,
) -> Option<Wish> {
    ui.set_width(side + 8.0);
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().interact_size.y = 14.0;
    let trace = explorer.trace()?;
    let branch = Branch::of(trace.label(node));
    let wish = board_ui(ui, explorer, node, side);
    ui.label(RichText::new(tree::short(boards.board.shape(), branch)).small().strong());
    if let Some(cost) = boards.cost(trace, node) {
        ui.label(RichText::new(cost).small());
    }
    let state = explorer.moment().and_then(|moment| moment.state(node));
    let about = state.map(langkah_engine::search::trace::export::name).unwrap_or_default();
    ui.label(RichText::new(about).small().weak());
    wish
}

/// A board in the colours of its node's state; a click selects the node.
pub fn board_ui(ui: &mut Ui, explorer: &Explorer, node: u32, side: f32) -> Option<Wish> {
    let (boards, standing) = (explorer.hidato()?, explorer.standing(node)?);
    let state = explorer.moment()?.state(node)?;
    let dims = explorer.dims();
    let (rows, cols) = (dims.rows() as f32, dims.cols() as f32);
    // Cells of less than a point need the parts of it.
    let cell = side / rows.max(cols);
    let cell = if cell >= 4.0 { cell.floor() } else { cell };
    let (space, response) =
        ui.allocate_exact_size(vec2(cell * cols + 6.0, cell * rows + 6.0), Sense::click());
    let rect = Rect::from_center_size(space.center(), vec2(cell * cols, cell * rows));
    let colours = palette(ui);
    let paint = colours::of(state, ui.visuals().dark_mode);
    let is_selected = explorer.selected() == Some(node);
    let outline = if is_selected { (2.5, colours.accent) } else { (1.5, paint.line) };
    let outline = Stroke::new(outline.0, outline.1);
    let cells = Cells { boards: &boards, standing: &standing, state, paint, outline, colours };
    cells.paint(ui.painter(), rect);
    let label = format!("Board of node {}", number(node));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    response.clicked().then_some(Wish::Select(Some(node)))
}

/// What a node is, how far it is filled, and what becomes of it.
fn words_ui(ui: &mut Ui, explorer: &Explorer, node: u32) {
    let (Some(trace), Some(moment), Some(boards)) =
        (explorer.trace(), explorer.moment(), explorer.hidato())
    else {
        return;
    };
    ui.label(RichText::new(format!("Node {}", number(node))).strong());
    let shape = boards.board.shape();
    match trace.parent(node) {
        Some(_) => ui.label(tree::branch(shape, Branch::of(trace.label(node)))),
        None => ui.label(if trace.iteration_of(node) > 0 { "a restart" } else { "the root" }),
    };
    if let Some(standing) = explorer.standing(node) {
        let placed = standing.board.numbers().iter().filter(|&&number| number > 0).count();
        ui.label(format!("{placed} of {} placed", shape.count()));
    }
    if let Some(cost) = boards.cost(trace, node) {
        let about = match boards.plan {
            Plan::Propagate => {
                "How many steps more than needed there are to the nearest numbers on the board"
            }
            Plan::Fauzia => match boards.choice {
                Choice::Euclid => {
                    "From the number just placed to the next given, in a straight line"
                }
                Choice::Steps => "The fewest steps from the number just placed to the next given",
                Choice::Slack => "How many steps more than needed there are to the next given",
            },
        };
        ui.label(capital(&cost)).on_hover_text(about);
    }
    if let Some(state) = moment.state(node) {
        let text = format!("{}.", capital(&boards.state(trace, node, state)));
        ui.label(RichText::new(text).weak());
    }
}

/// The node that is shown in detail.
pub fn node_ui(ui: &mut Ui, explorer: &Explorer) -> Option<Wish> {
    let node = explorer.shown()?;
    let (trace, boards) = (explorer.trace()?, explorer.hidato()?);
    explorer.moment()?.state(node)?;
    let sought = panel::go_to_ui(ui, explorer);
    let most = dims_max(explorer) * 20.0;
    let side = (ui.available_width() - 6.0).min(most.max(264.0));
    let mut wish = board_ui(ui, explorer, node, side).or(sought);
    words_ui(ui, explorer, node);
    placed_ui(ui, explorer, node);
    let iteration = trace.iterations().get(trace.iteration_of(node));
    let before = iteration.and_then(|one| one.resumes).filter(|_| trace.parent(node).is_none());
    if let Some(before) = before {
        ui.label("All guesses were taken back. What was known without them still holds.");
        if ui.link(format!("It is node {} again", number(before))).clicked() {
            wish = Some(Wish::Select(Some(before)));
        }
    }
    if let Some(parent) = trace.parent(node)
        && ui.link(format!("Made from node {}", number(parent))).clicked()
    {
        wish = Some(Wish::Select(Some(parent)));
    }
    if let Some(at) = trace.expanded_at(node)
        && ui.link(format!("Go to its expansion, {}", grouped(at.into()))).clicked()
    {
        wish = Some(Wish::Go(Place::At(at)));
    }
    if boards.plan == Plan::Propagate {
        guesses_ui(ui, explorer, &boards, node);
    }
    wish
}

/// How many numbers were placed at a node, by which rules.
fn placed_ui(ui: &mut Ui, explorer: &Explorer, node: u32) {
    let Some(standing) = explorer.standing(node) else { return };
    let is_guess =
        |cell| standing.branch.is_some_and(|branch| branch.is_placed && branch.cell == cell);
    let rules: Vec<Rule> = { standing.placed.iter() }
        .filter(|fact| !is_guess(fact.cell))
        .map(|fact| fact.rule)
        .collect();
    let parts: Vec<String> = { Rule::ALL.iter() }
        .filter_map(|&rule| {
            let count = rules.iter().filter(|&&other| other == rule).count();
            (count > 0).then(|| words::counted(rule, count))
        })
        .collect();
    if !parts.is_empty() {
        ui.label(format!("Placed here by the rules: {}.", parts.join(", ")));
    }
}

/// The guesses on the way from the root, and those that failed.
fn guesses_ui(ui: &mut Ui, explorer: &Explorer, boards: &Boards<'_>, node: u32) {
    let Some(trace) = explorer.trace() else { return };
    // The guess is not settled while the same without it is live.
    let is_live = explorer.moment().and_then(|one| one.state(node)) == Some(State::Live);
    let is_open = |of: u32| of == node && is_live && !Branch::of(trace.label(of)).is_placed;
    let way = trace.lineage(node).into_iter();
    let way = way.filter(|&node| trace.parent(node).is_some() && !is_open(node));
    let (held, failed): (Vec<Branch>, Vec<Branch>) =
        { way }.map(|node| Branch::of(trace.label(node))).partition(|branch| branch.is_placed);
    for (title, branches) in [("Guesses that stand", held), ("Guesses that failed", failed)] {
        if branches.is_empty() {
            continue;
        }
        let more = branches.len().saturating_sub(GUESSES_MAX);
        let name = |branch: &Branch| {
            tree::branch(boards.board.shape(), Branch { is_placed: true, ..*branch })
        };
        let names: Vec<String> = branches.iter().rev().take(GUESSES_MAX).map(name).collect();
        let more = if more > 0 { format!("; and {more} before") } else { String::new() };
        ui.label(RichText::new(format!("{title}, the latest first")).strong());
        ui.label(names.join("; ") + &more);
    }
}
