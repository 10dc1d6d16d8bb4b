//! The choice of a view, in the toolbar.

use egui::{Button, Id, RichText, Role, Ui, WidgetInfo, vec2};
use egui_material_icons::MaterialIcon;
use egui_material_icons::icons::{ICON_ACCOUNT_TREE, ICON_BAR_CHART, ICON_GRID_VIEW, ICON_SCHOOL};
use langkah_language::text;

use crate::app::actions::Action;
use crate::app::pane::Pane;
use crate::app::theme::palette;
use crate::session::Session;
use crate::session::explore::View;

/// In a window narrower than this, in points, the tabs show only icons.
pub const WORDS_WIDTH: f32 = 940.0;

/// The width of the tabs in the last frame, in points.
pub fn width(ui: &Ui) -> f32 {
    ui.data(|data| data.get_temp(Id::unique(WIDTH))).unwrap_or(0.0)
}

const WIDTH: &str = "width of the tabs";

pub fn tabs_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let before = std::mem::take(&mut ui.spacing_mut().item_spacing.x);
    let padding = ui.spacing().button_padding.x;
    if ui.ctx().content_rect().width() < WORDS_WIDTH {
        ui.spacing_mut().button_padding.x = 6.0;
    }
    let left = ui.cursor().left();
    for (view, action, icon) in [
        (View::Solution, Action::ViewSolution, ICON_GRID_VIEW),
        (View::Tree, Action::ViewTree, ICON_ACCOUNT_TREE),
        (View::Compare, Action::ViewCompare, ICON_BAR_CHART),
        (View::Practice, Action::ViewPractice, ICON_SCHOOL),
    ] {
        if tab_ui(pane.session, ui, view, action, icon) {
            pane.act(action);
        }
    }
    let width = ui.cursor().left() - left;
    if (width - self::width(ui)).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(Id::unique(WIDTH), width));
        ui.ctx().request_repaint();
    }
    ui.spacing_mut().item_spacing.x = before;
    ui.spacing_mut().button_padding.x = padding;
    ui.add_space(before);
}

/// The tab of a view. Tells whether it was clicked.
fn tab_ui(session: &Session, ui: &mut Ui, view: View, action: Action, icon: MaterialIcon) -> bool {
    let colours = palette(ui);
    let has_words = ui.ctx().content_rect().width() >= WORDS_WIDTH;
    let is_on = session.view() == view;
    let (ink, fill) =
        if is_on { (colours.home_text, colours.home) } else { (colours.text, colours.panel) };
    let icon = icon.rich_text().color(ink);
    let button = if has_words {
        Button::new((icon, RichText::new(view.name()).color(ink)))
    } else {
        Button::new(icon.size(18.0))
    };
    let enabled = session.has_puzzle() || view != View::Tree;
    let button = button.fill(fill).corner_radius(4).min_size(vec2(30.0, 30.0));
    let response = ui.add_enabled(enabled, button);
    let name = view.name();
    // A search that runs in a view that is not shown.
    let runs = !is_on && session.runs(view);
    let label = if runs { text!("tree-view-tab-running", view = name) } else { name.to_owned() };
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, is_on, &label));
    let role = egui::accesskit::Role::Tab;
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(role);
        node.clear_toggled();
        node.set_selected(is_on);
    });
    if runs {
        let at = response.rect.right_top() + vec2(-7.0, 7.0);
        ui.painter().circle_filled(at, 3.5, colours.mark);
    }
    let mut about = action.tooltip(ui.ctx());
    if runs {
        about += "\n";
        about += text!("tree-view-tab-running", "hint");
    }
    let response = response.on_hover_text(about);
    response.on_disabled_hover_text(text!("menu-open-first")).clicked()
}
