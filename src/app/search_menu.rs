//! The choice of search and bound.

use egui::containers::menu::MenuButton;
use egui::{DragValue, RichText, Ui};
use egui_material_icons::icons::ICON_EXPAND_MORE;

use super::toolbar::{choices, choices_ui, name};
use super::window::Window;
use crate::puzzle::plan::{BoundKind, Plan, Preset, Weight};
use crate::puzzle::words::capital;
use crate::search::best_first::Ties;

/// The name of a plan in the toolbar.
pub(super) fn short_name(plan: Plan) -> String {
    match plan {
        plan if plan == Plan::default() => "Shortest".to_owned(),
        Plan::Ida { .. } => "Deepening".to_owned(),
        Plan::BestFirst { .. } => "Best-first".to_owned(),
        Plan::Preset(preset) => preset.title().to_owned(),
    }
}

pub(super) fn search_menu_ui(window: &mut Window, ui: &mut Ui) {
    let plan = window.session.settings.plan;
    let title = format!("Search: {}", short_name(plan));
    let label = (title.clone(), ICON_EXPAND_MORE.rich_text());
    let (response, _) = choices(MenuButton::new(label)).ui(ui, |ui| {
        ui.set_min_width(300.0);
        choices_ui(ui, |ui| {
            if let Some(chosen) = plans_ui(ui, plan, &mut window.session.settings.memory_mib) {
                window.session.settings.plan = chosen;
            }
        });
    });
    name(&response.on_hover_text("Which search Solve runs"), &title);
}

/// The menu. Tells the plan that was chosen.
fn plans_ui(ui: &mut Ui, plan: Plan, memory_mib: &mut u64) -> Option<Plan> {
    let mut chosen = None;
    let mut choice_ui = |ui: &mut Ui, choice: Plan, text: &str, about: &str| {
        let selected = short_name(choice) == short_name(plan);
        if ui.radio(selected, text).on_hover_text(about).clicked() && !selected {
            chosen = Some(choice);
        }
    };
    choice_ui(
        ui,
        Plan::default(),
        "Shortest",
        "Iterative deepening with the strongest bound: always ends with the fewest moves",
    );
    choice_ui(
        ui,
        deepening(plan),
        "Iterative deepening",
        "Depth-first with a growing bound on ĉ; needs next to no memory",
    );
    let (bound, weight) = (plan.bound(), weight(plan));
    choice_ui(
        ui,
        Plan::BestFirst { bound, weight, ties: Ties::LeastH, visited: true },
        "Best-first",
        "Least-cost branch and bound: a queue of live nodes by ĉ",
    );
    ui.separator();
    ui.label(RichText::new("As published").weak());
    for preset in Preset::ALL {
        choice_ui(ui, Plan::Preset(preset), preset.title(), preset.about());
    }
    if plan != Plan::default() && !matches!(plan, Plan::Preset(_)) {
        ui.separator();
        chosen = chosen.or(options_ui(ui, plan));
    }
    if !matches!(plan, Plan::Ida { .. }) {
        ui.horizontal(|ui| {
            let label = ui.label("Memory");
            let drag = DragValue::new(memory_mib).range(64..=65_536).speed(16).suffix(" MiB");
            ui.add(drag).labelled_by(label.id);
        });
    }
    chosen
}

/// Iterative deepening with the bound at hand. With the default's own bound it would be the
/// default, so it then starts from another.
fn deepening(plan: Plan) -> Plan {
    let weight = weight(plan);
    let same = Plan::Ida { bound: plan.bound(), weight };
    if same == Plan::default() {
        Plan::Ida { bound: BoundKind::LinearConflict, weight }
    } else {
        same
    }
}

fn weight(plan: Plan) -> Weight {
    match plan {
        Plan::Ida { weight, .. } | Plan::BestFirst { weight, .. } => weight,
        Plan::Preset(_) => Weight::ONE,
    }
}

/// The bound, the weight and, for best-first, ties and the visited set.
fn options_ui(ui: &mut Ui, plan: Plan) -> Option<Plan> {
    let mut new = plan;
    ui.label(RichText::new("Bound h").weak());
    let (Plan::Ida { bound, weight } | Plan::BestFirst { bound, weight, .. }) = &mut new else {
        return None;
    };
    for kind in BoundKind::ALL {
        ui.radio_value(bound, kind, capital(kind.title()));
    }
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
