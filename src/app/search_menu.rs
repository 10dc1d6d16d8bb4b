//! The choice of search and bound.

use egui::containers::menu::MenuButton;
use egui::{DragValue, RadioButton, RichText, Ui};
use egui_material_icons::icons::ICON_EXPAND_MORE;

use super::hidato::menus;
use super::menus::{choices, choices_ui, menu_ui};
use super::toolbar::name;
use super::window::Window;
use crate::grid::Dims;
use crate::puzzle::fit::{is_small, strongest};
use crate::puzzle::plan::BoundKind::Manhattan;
use crate::puzzle::plan::{BoundKind, Plan, Preset, Weight};
use crate::puzzle::words::capital;
use crate::search::best_first::Ties;
use crate::session::command::Command;

/// The name of a plan in the toolbar.
pub(super) fn short_name(plan: Plan) -> &'static str {
    match plan {
        Plan::Shortest => "Shortest",
        Plan::Anytime => "Anytime",
        Plan::Ida { .. } => "Deepening",
        Plan::BestFirst { .. } => "Best-first",
        Plan::Preset(preset) => preset.title(),
    }
}

pub(super) fn search_menu_ui(window: &mut Window, ui: &mut Ui) {
    if window.session.hidato().is_some() {
        return menus::search_menu_ui(window, ui);
    }
    let plan = window.session.settings.plan;
    let dims = window.session.open().map(|open| open.puzzle.start().dims());
    let running = dims.and_then(|dims| plan.on(dims).ok()).unwrap_or(plan);
    // On a large board the best search is not one that proves the fewest moves.
    let shown = if running == Plan::Anytime { running } else { plan };
    let title = format!("Search: {}", short_name(shown));
    // In the narrowest window there is no room for the word.
    let is_narrow = ui.ctx().content_rect().width() < 800.0;
    let text = if is_narrow { short_name(shown).to_owned() } else { title.clone() };
    let label = (text, ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
        ui.set_min_width(300.0);
        choices_ui(ui, |ui| {
            if let Some(chosen) = plans_ui(ui, plan, dims, &mut window.session.settings.memory_mib)
            {
                window.queue.push(Command::Choose(chosen));
            }
        });
    });
    name(&response.on_hover_text("Which search Solve runs"), &title);
}

/// The menu. Tells the plan that was chosen. What does not go with the open board is there to be
/// read, with the reason.
fn plans_ui(ui: &mut Ui, plan: Plan, dims: Option<Dims>, memory_mib: &mut u64) -> Option<Plan> {
    let mut chosen = None;
    let mut choice_ui = |ui: &mut Ui, choice: Plan, text: &str, about: &str| {
        let selected = short_name(choice) == short_name(plan);
        let misfit = dims.and_then(|dims| choice.on(dims).err());
        let response = ui.add_enabled(misfit.is_none(), RadioButton::new(selected, text));
        let response = match misfit {
            Some(misfit) => response.on_disabled_hover_text(capital(&misfit.to_string())),
            None => response.on_hover_text(about),
        };
        if response.clicked() && !selected {
            chosen = Some(choice);
        }
    };
    let is_large = dims.is_some_and(|dims| Plan::Shortest.on(dims) == Ok(Plan::Anytime));
    let best = if is_large { "Best for the size: Anytime" } else { "Shortest" };
    choice_ui(
        ui,
        Plan::Shortest,
        best,
        "What is best for the size: up to 4×4 iterative deepening with the strongest bound, which \
         always ends with the fewest moves; beyond, Anytime",
    );
    let bound = fitting_bound(plan.bound(), dims);
    let weight = weight(plan);
    choice_ui(
        ui,
        Plan::Ida { bound, weight },
        "Iterative deepening",
        "Depth-first with a growing bound on ĉ; needs very little memory",
    );
    let queue_bound = if dims.is_some_and(|dims| !is_small(dims)) { Manhattan } else { bound };
    choice_ui(
        ui,
        Plan::BestFirst { bound: queue_bound, weight, ties: Ties::LeastH, visited: true },
        "Best-first",
        "Least-cost branch and bound: a queue of live nodes by ĉ",
    );
    choice_ui(
        ui,
        Plan::Anytime,
        "Anytime",
        "A solution at once, shorter ones while you wait, and a lower bound that grows until both \
         meet",
    );
    ui.separator();
    ui.label(RichText::new("As published").weak());
    for preset in Preset::ALL {
        choice_ui(ui, Plan::Preset(preset), preset.title(), preset.about());
    }
    if matches!(plan, Plan::Ida { .. } | Plan::BestFirst { .. }) {
        ui.separator();
        chosen = chosen.or(options_ui(ui, plan, dims));
    }
    if matches!(plan, Plan::BestFirst { .. } | Plan::Preset(_)) {
        ui.horizontal(|ui| {
            let label = ui.label("Memory");
            let drag = DragValue::new(memory_mib).range(64..=65_536).speed(16).suffix(" MiB");
            ui.add(drag).labelled_by(label.id);
        });
    }
    chosen
}

/// The bound at hand where it goes with the open board, else the strongest that does.
fn fitting_bound(bound: BoundKind, dims: Option<Dims>) -> BoundKind {
    let Some(dims) = dims else { return bound };
    let plan = Plan::Ida { bound, weight: Weight::ONE };
    if plan.on(dims).is_ok() { bound } else { strongest(dims) }
}

fn weight(plan: Plan) -> Weight {
    match plan {
        Plan::Ida { weight, .. } | Plan::BestFirst { weight, .. } => weight,
        Plan::Preset(_) | Plan::Shortest | Plan::Anytime => Weight::ONE,
    }
}

/// The bound, the weight and, for best-first, ties and the visited set.
fn options_ui(ui: &mut Ui, plan: Plan, dims: Option<Dims>) -> Option<Plan> {
    let mut new = plan;
    ui.label(RichText::new("Bound h").weak());
    for kind in BoundKind::ALL {
        let mut choice = plan;
        let (Plan::Ida { bound, .. } | Plan::BestFirst { bound, .. }) = &mut choice else {
            return None;
        };
        *bound = kind;
        let misfit = dims.and_then(|dims| choice.on(dims).err());
        let radio = RadioButton::new(choice == plan, capital(kind.title()));
        let response = ui.add_enabled(misfit.is_none(), radio);
        let why = misfit.map(|misfit| capital(&misfit.to_string())).unwrap_or_default();
        if response.on_disabled_hover_text(why).clicked() {
            new = choice;
        }
    }
    let (Plan::Ida { weight, .. } | Plan::BestFirst { weight, .. }) = &mut new else {
        return None;
    };
    ui.horizontal(|ui| {
        let label = ui.label("Weight on h");
        let mut factor = weight.get();
        ui.add(DragValue::new(&mut factor).range(0.0..=10.0).speed(0.05)).labelled_by(label.id);
        *weight = Weight::new(factor).unwrap_or(*weight);
        if *weight > Weight::ONE {
            ui.label(RichText::new("no proof of least").weak());
        }
    });
    if let Plan::BestFirst { ties, visited, .. } = &mut new {
        ui.label(RichText::new("Ties go to").weak());
        ui.horizontal(|ui| {
            ui.radio_value(ties, Ties::LeastH, "least h");
            ui.radio_value(ties, Ties::Newest, "newest");
            ui.radio_value(ties, Ties::Oldest, "oldest");
        });
        ui.checkbox(visited, "Visited set (each state once)");
    }
    (new != plan).then_some(new)
}
