//! The choice of search and bound.

use std::mem::discriminant;

use egui::containers::menu::MenuButton;
use egui::{CollapsingHeader, DragValue, Grid, RadioButton, RichText, Ui};
use egui_material_icons::icons::ICON_EXPAND_MORE;
use langkah_engine::fit::{is_small, strongest};
use langkah_engine::grid::Dims;
use langkah_engine::plan::BoundKind::Manhattan;
use langkah_engine::plan::{BoundKind, ChildOrder, Plan, Preset, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::moves::Move;
use langkah_language::text;
use langkah_puzzle::words::capital;

use super::own_bound::Writing;
use crate::app::pane::Pane;
use crate::app::widgets::menus::{
    SEARCH_WIDTH, choices, choices_ui, menu_ui, pairs_ui, search_text, with_decimal_mark,
};
use crate::app::widgets::named::{folds, name};
use crate::session::Session;
use crate::session::command::Command;
use crate::session::settings::{Setting, Settings};
use crate::session::sliding::Sliding;

/// The name of a plan in the toolbar.
fn short_name(plan: Plan) -> &'static str {
    match plan {
        Plan::Shortest => text!("menu-search-shortest"),
        Plan::Anytime => text!("menu-search-anytime"),
        Plan::Ida { .. } => text!("menu-search-deepening"),
        Plan::BestFirst { .. } => text!("menu-search-best-first"),
        Plan::BreadthFirst { .. } => text!("menu-search-breadth-first"),
        Plan::DepthFirst { .. } => text!("menu-search-depth-first"),
        Plan::Preset(preset) => preset.title(),
    }
}

/// Whether a plan is of a kind, whatever its bound and its other choices are.
fn is_of_kind(plan: Plan, kind: Plan) -> bool {
    match (plan, kind) {
        (Plan::Preset(one), Plan::Preset(other)) => one == other,
        _ => discriminant(&plan) == discriminant(&kind),
    }
}

/// The name of the search that the menu shows. On a large board the default is another search,
/// which does not prove the fewest moves.
pub fn shown_name(session: &Session) -> &'static str {
    let plan = session.settings.sliding.plan;
    let dims = session.sliding().and_then(Sliding::dims);
    let running = dims.and_then(|dims| plan.on(dims, session.settings.sliding.metric).ok());
    short_name(if running == Some(Plan::Anytime) { Plan::Anytime } else { plan })
}

/// The choice of search and bound. `own_bound` is the window in which a bound is written.
pub fn search_menu_ui(pane: &mut Pane<'_>, own_bound: &mut Option<Writing>, ui: &mut Ui) {
    let dims = pane.session.sliding().and_then(Sliding::dims);
    let plan = pane.session.settings.sliding.plan;
    let metric = pane.session.settings.sliding.metric;
    let board = dims.map(|dims| (dims, metric));
    let shown = shown_name(pane.session);
    let title = text!("menu-search", name = shown);
    let label = (search_text(ui, SEARCH_WIDTH, &title, shown), ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
        ui.set_min_width(300.0);
        choices_ui(ui, |ui| {
            let mut memory = pane.settings().memory_mib;
            let mut own = Offer { bound: pane.settings().sliding.own_bound, opens: false };
            let counted = metric_ui(ui, metric);
            let order = pane.settings().sliding.child_order;
            let chosen = plans_ui(ui, (plan, order), board, (&mut memory, &mut own));
            if own.opens {
                *own_bound = Some(Writing::new(own.bound));
                ui.close();
            }
            let reordered =
                chosen.filter(|&new| is_of_kind(new, plan) && new.order() != plan.order());
            if let Some(order) = reordered.and_then(Plan::order) {
                pane.queue.push(Command::Set(Setting::ChildOrder(order)));
            }
            pane.queue.extend(chosen.map(Command::choose));
            if let Some(metric) = counted {
                pane.queue.push(Command::Set(Setting::Metric(metric)));
                // The default search works with each of them.
                if board.is_some_and(|(dims, _)| plan.on(dims, metric).is_err()) {
                    pane.queue.push(Command::choose(Plan::Shortest));
                }
            }
            if memory != pane.settings().memory_mib {
                pane.queue.push(Command::Set(Setting::Memory(memory)));
            }
        });
    });
    name(&response.on_hover_text(text!("menu-search", "hint")), &title);
}

/// What counts as one move. Returns what was chosen.
fn metric_ui(ui: &mut Ui, metric: Metric) -> Option<Metric> {
    let mut chosen = metric;
    let hints = [text!("menu-metric", "single-hint"), text!("menu-metric", "multi-hint")];
    let texts = [text!("menu-metric", "single"), text!("menu-metric", "multi")];
    ui.horizontal(|ui| {
        ui.label(RichText::new(text!("menu-metric")).weak());
        for ((one, text), hint) in Metric::ALL.into_iter().zip(texts).zip(hints) {
            ui.radio_value(&mut chosen, one, text).on_hover_text(hint);
        }
    });
    ui.separator();
    (chosen != metric).then_some(chosen)
}

/// The size of the open board, and what counts as one move.
type Board = (Dims, Metric);

/// A line of the menu.
struct PlanChoice {
    plan: Plan,
    text: &'static str,
    about: &'static str,
}

/// The searches under their headings.
fn groups(
    (plan, order): (Plan, Option<ChildOrder>),
    board: Option<Board>,
) -> [(Option<&'static str>, Vec<PlanChoice>); 3] {
    let is_large =
        board.is_some_and(|(dims, metric)| Plan::Shortest.on(dims, metric) == Ok(Plan::Anytime));
    let best = if is_large { text!("menu-search-large") } else { text!("menu-search-shortest") };
    let bound = fitting_bound(plan.bound().unwrap_or_default(), board);
    let queue_bound =
        if board.is_some_and(|(dims, _)| !is_small(dims)) { Manhattan } else { bound };
    let weight = plan.weight().unwrap_or(Weight::ONE);
    let (visited, depth_max) = blind(plan);
    let in_order = |other: Plan| order.map_or(other, |order| other.in_order(order));
    let choice = |plan, text, about| PlanChoice { plan, text, about };
    let informed = vec![
        choice(Plan::Shortest, best, text!("menu-search-shortest", "hint")),
        choice(
            Plan::Ida { bound, weight },
            text!("menu-search-deepening", "title"),
            text!("menu-search-deepening", "hint"),
        ),
        choice(
            in_order(Plan::best_first(queue_bound, weight, Ties::LeastH, true)),
            text!("menu-search-best-first"),
            text!("menu-search-best-first", "hint"),
        ),
        choice(Plan::Anytime, text!("menu-search-anytime"), text!("menu-search-anytime", "hint")),
    ];
    let blind = vec![
        choice(
            in_order(Plan::breadth_first(visited)),
            text!("menu-search-breadth-first"),
            text!("menu-search-breadth-first", "hint"),
        ),
        choice(
            in_order(Plan::depth_first(visited, depth_max)),
            text!("menu-search-depth-first"),
            text!("menu-search-depth-first", "hint"),
        ),
    ];
    let published = Preset::ALL.map(|one| choice(Plan::Preset(one), one.title(), one.about()));
    [
        (None, informed),
        (Some(text!("menu-search-blind")), blind),
        (Some(text!("menu-search-published")), published.into()),
    ]
}

/// The content of the menu. Returns the plan that was chosen. A search that does not go with the
/// open board cannot be chosen, and the menu says why.
fn plans_ui(
    ui: &mut Ui,
    (plan, order): (Plan, Option<ChildOrder>),
    board: Option<Board>,
    (memory_mib, own): (&mut u64, &mut Offer),
) -> Option<Plan> {
    let mut chosen = None;
    for (heading, choices) in groups((plan, order), board) {
        if let Some(heading) = heading {
            ui.separator();
            ui.label(RichText::new(heading).weak());
        }
        pairs_ui(ui, heading.unwrap_or_default(), choices, |ui, choice| {
            let selected = is_of_kind(choice.plan, plan);
            let misfit = board.and_then(|(dims, metric)| choice.plan.on(dims, metric).err());
            let radio = RadioButton::new(selected, choice.text);
            let response = ui.add_enabled(misfit.is_none(), radio);
            let response = match misfit {
                Some(misfit) => response.on_disabled_hover_text(capital(&misfit.to_string())),
                None => response.on_hover_text(choice.about),
            };
            if response.clicked() && !selected {
                chosen = Some(choice.plan);
            }
        });
    }
    if matches!(plan, Plan::Ida { .. } | Plan::BestFirst { .. }) {
        ui.separator();
        chosen = chosen.or(options_ui(ui, plan, board, own));
    }
    if plan.bound().is_none() {
        ui.separator();
        chosen = chosen.or(blind_options_ui(ui, plan));
    }
    if !matches!(plan, Plan::Ida { .. } | Plan::BestFirst { .. }) {
        ui.separator();
        own_ui(ui, own);
    }
    if !matches!(plan, Plan::Shortest | Plan::Anytime | Plan::Ida { .. }) {
        ui.horizontal(|ui| {
            let label = ui.label(text!("menu-memory"));
            let drag =
                DragValue::new(memory_mib).range(Settings::MEMORY_MIB).speed(16).suffix(" MiB");
            ui.add(drag).labelled_by(label.id);
        });
    }
    chosen
}

/// The chosen bound if it goes with the open board, else the strongest one that does.
fn fitting_bound(bound: BoundKind, board: Option<Board>) -> BoundKind {
    let Some((dims, metric)) = board else { return bound };
    let plan = Plan::Ida { bound, weight: Weight::ONE };
    if plan.on(dims, metric).is_ok() { bound } else { strongest(dims, metric) }
}

/// Whether a blind search has a visited set, and its greatest depth; the usual choices for any
/// other search.
fn blind(plan: Plan) -> (bool, Option<u32>) {
    match plan {
        Plan::DepthFirst { visited, depth_max, .. } => (visited, depth_max),
        Plan::BreadthFirst { visited, .. } => (visited, None),
        _ => (true, None),
    }
}

/// The greatest depth that the field begins with, and the most that it can be set to.
const DEPTH: u32 = 30;
const DEPTH_MAX: u32 = 1_000_000;

/// The visited set and, for depth-first, the greatest depth.
fn blind_options_ui(ui: &mut Ui, plan: Plan) -> Option<Plan> {
    let mut new = plan;
    if let Plan::BreadthFirst { visited, .. } | Plan::DepthFirst { visited, .. } = &mut new {
        ui.checkbox(visited, text!("menu-visited"));
    }
    if let Plan::DepthFirst { depth_max, .. } = &mut new {
        ui.horizontal(|ui| {
            let mut is_set = depth_max.is_some();
            let about = text!("menu-depth", "hint");
            ui.checkbox(&mut is_set, text!("menu-depth")).on_hover_text(about);
            let mut depth = depth_max.unwrap_or(DEPTH);
            let drag =
                DragValue::new(&mut depth).range(1..=DEPTH_MAX).suffix(text!("menu-depth-unit"));
            let response = ui.add_enabled(is_set, drag);
            name(&response, text!("menu-depth", "label"));
            *depth_max = is_set.then_some(depth);
        });
    }
    order_ui(ui, &mut new);
    (new != plan).then_some(new)
}

/// The order of children, in a fold: few people change it, and it has 24 choices. Those of a column
/// begin with the same way.
fn order_ui(ui: &mut Ui, plan: &mut Plan) {
    let Some(mut order) = plan.order() else { return };
    let title = text!("menu-order", order = order.to_string());
    let fold = CollapsingHeader::new(title).id_salt("child-order");
    let shown = fold.show(ui, |ui| {
        let orders: Vec<ChildOrder> = ChildOrder::all().collect();
        Grid::new("child-orders").show(ui, |ui| {
            for row in 0..orders.len() / Move::ALL.len() {
                for &other in orders.iter().skip(row).step_by(orders.len() / Move::ALL.len()) {
                    ui.radio_value(&mut order, other, other.to_string());
                }
                ui.end_row();
            }
        });
    });
    folds(&shown);
    shown.header_response.on_hover_text(text!("menu-order", "hint"));
    *plan = plan.in_order(order);
}

/// The own bound that was used last, and whether the person wants to write one.
struct Offer {
    bound: Option<Formula>,
    opens: bool,
}

/// The button that opens the window of the own bound.
fn own_ui(ui: &mut Ui, own: &mut Offer) {
    let button = ui.button(text!("menu-own-bound"));
    own.opens |= button.on_hover_text(text!("menu-own-bound", "hint")).clicked();
}

/// The bounds of the list, and an own one that was written. Returns the plan with the bound that
/// was chosen.
fn bounds_ui(ui: &mut Ui, plan: Plan, board: Option<Board>, own: &Offer) -> Option<Plan> {
    let mut chosen = None;
    let mut bound_ui = |ui: &mut Ui, kind: BoundKind| {
        let mut choice = plan;
        let (Plan::Ida { bound, .. } | Plan::BestFirst { bound, .. }) = &mut choice else {
            return;
        };
        *bound = kind;
        let misfit = board.and_then(|(dims, metric)| choice.on(dims, metric).err());
        let title = match kind.formula() {
            Some(formula) => formula.text().to_owned(),
            None => capital(kind.title()),
        };
        let response = ui.add_enabled(misfit.is_none(), RadioButton::new(choice == plan, title));
        let why = misfit.map(|misfit| capital(&misfit.to_string())).unwrap_or_default();
        if response.on_disabled_hover_text(why).clicked() {
            chosen = Some(choice);
        }
    };
    ui.label(RichText::new(text!("menu-bound")).weak());
    pairs_ui(ui, "bounds", BoundKind::ALL, &mut bound_ui);
    if let Some(written) = own.bound.or(plan.own_bound()) {
        bound_ui(ui, BoundKind::Own(written));
    }
    chosen
}

/// The bound, the weight and, for best-first, ties and the visited set.
fn options_ui(ui: &mut Ui, plan: Plan, board: Option<Board>, own: &mut Offer) -> Option<Plan> {
    let mut new = bounds_ui(ui, plan, board, own).unwrap_or(plan);
    own_ui(ui, own);
    let (Plan::Ida { weight, .. } | Plan::BestFirst { weight, .. }) = &mut new else {
        return None;
    };
    ui.horizontal(|ui| {
        let label = ui.label(text!("menu-weight"));
        let mut factor = weight.get();
        let drag = DragValue::new(&mut factor).range(0.0..=Weight::MAX).speed(0.05);
        ui.add(with_decimal_mark(drag)).labelled_by(label.id);
        *weight = Weight::new(factor).unwrap_or(*weight);
        if *weight > Weight::ONE {
            ui.label(RichText::new(text!("menu-no-proof")).weak());
        }
    });
    if let Plan::BestFirst { ties, visited, .. } = &mut new {
        ui.label(RichText::new(text!("menu-ties")).weak());
        ui.horizontal(|ui| {
            ui.radio_value(ties, Ties::LeastH, text!("menu-ties-least-h"));
            ui.radio_value(ties, Ties::Newest, text!("menu-ties-newest"));
            ui.radio_value(ties, Ties::Oldest, text!("menu-ties-oldest"));
        });
        ui.checkbox(visited, text!("menu-visited"));
    }
    order_ui(ui, &mut new);
    (new != plan).then_some(new)
}
