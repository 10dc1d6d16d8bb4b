//! Under the tree: the moments of the search, one expansion after another.

use egui::{Button, Label, Role, Slider, Ui, WidgetInfo, vec2};
use egui_material_icons::MaterialIcon;
use egui_material_icons::icons::{
    ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT, ICON_FIRST_PAGE, ICON_FLAG, ICON_LAST_PAGE, ICON_PAUSE,
    ICON_PLAY_ARROW, ICON_SKIP_NEXT, ICON_SKIP_PREVIOUS,
};
use langkah_engine::search::trace::export::iteration;
use langkah_language::text;

use crate::app::actions::Action;
use crate::app::widgets::menus::give_focus_back;
use crate::app::widgets::named::{announce, button_if_ui, value};
use crate::session::Session;
use crate::session::command::Command;
use crate::session::explore::Wish;
use crate::session::explore::explorer::{Explorer, Jump, Pace};

pub fn player_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    let Some(explorer) = session.explorer() else { return };
    let Some(trace) = explorer.trace() else { return };
    let (at, last) = (explorer.at(), trace.last());
    let text = caption(explorer);
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        let size = [ui.available_width(), 20.0];
        announce(&ui.add_sized(size, Label::new(text).truncate()));
    });
    let mut place = at;
    ui.spacing_mut().slider_width = ui.available_width();
    let slider = Slider::new(&mut place, 0..=last.max(1)).show_value(false).step_by(1.0);
    let response = ui.add_enabled(last > 0, slider);
    response.widget_info(|| WidgetInfo::slider(true, at.into(), text!("tree-view-slider")));
    if response.changed() {
        queue.push(Command::Explore(Wish::Go(Jump::At(place))));
    }
    ui.add_space(2.0);
    buttons_ui(session, queue, ui);
}

/// The moment at which a search is shown, in words.
pub fn caption(explorer: &Explorer) -> String {
    let (Some(trace), Some(moment)) = (explorer.trace(), explorer.moment()) else {
        return String::new();
    };
    let at = moment.at();
    // The search's own figure may count the goal that it takes. Where it leaves out the root, the
    // expansions are those of the tree.
    let figure = trace.moment(trace.last()).tally().expanded;
    let all = figure.max(trace.expansions().into());
    let mut text = if moment.is_end() {
        text!("tree-view-at-end", count = all)
    } else if at == 0 {
        text!("tree-view-at-root", count = all)
    } else {
        match explorer.children_made() {
            None => text!("tree-view-at", at = at, all = all),
            Some(0) => text!("tree-view-at-no-child", at = at, all = all),
            Some(made) => text!("tree-view-at-child", at = at, all = all, child = made),
        }
    };
    if let Some(iteration) = iteration(moment) {
        text += "   ·   ";
        text += &iteration;
    }
    text
}

/// A button: its picture, its name, its purpose, and the moment that it goes to.
type JumpButton = (MaterialIcon, &'static str, &'static str, Jump);

fn buttons_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    let Some(explorer) = session.explorer() else { return };
    let Some(trace) = explorer.trace() else { return };
    let (at, last) = (explorer.at(), trace.last());
    let (before, after) = (at > 0, at < last);
    let has_iterations = trace.iterations().len() > 1;
    let has_next = trace.next_iteration(at).is_some();
    let solved_at = trace.solved_at().filter(|&solved| solved != at).is_some();
    let is_playing = explorer.is_playing();
    let ctx = ui.ctx().clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding.x = 5.0;
        let first = Action::First.key_name(&ctx);
        let about = text!("tree-view-first", "hint", key = first);
        if icon_ui(ui, ICON_FIRST_PAGE, text!("tree-view-first"), &about, before) {
            jump(queue, Jump::First);
        }
        let [iteration_before, iteration_after] = iteration_buttons();
        if has_iterations {
            jump_ui(ui, queue, iteration_before, before);
        }
        let (label, about) = (text!("tree-view-previous"), text!("tree-view-previous", "hint"));
        jump_ui(ui, queue, (ICON_CHEVRON_LEFT, label, about, Jump::Previous), before);
        let (icon, label) = play_words(is_playing);
        if icon_ui(ui, icon, label, text!("tree-view-play", "hint"), last > 0) {
            queue.push(Command::Explore(Wish::PlayPause));
        }
        let (label, about) = (text!("tree-view-next"), text!("tree-view-next", "hint"));
        jump_ui(ui, queue, (ICON_CHEVRON_RIGHT, label, about, Jump::Next), after);
        if has_iterations {
            jump_ui(ui, queue, iteration_after, has_next);
        }
        let (label, about) = (text!("tree-view-last"), text!("tree-view-last", "hint"));
        jump_ui(ui, queue, (ICON_LAST_PAGE, label, about, Jump::Last), after);
        let label = text!("tree-view-to-solution");
        let about = text!("tree-view-to-solution", "hint");
        jump_ui(ui, queue, (ICON_FLAG, label, about, Jump::Solution), solved_at);
        pace_ui(session, queue, ui);
    });
}

/// The buttons to the iteration before and to the next one.
fn iteration_buttons() -> [JumpButton; 2] {
    [
        (
            ICON_SKIP_PREVIOUS,
            text!("tree-view-previous-iteration"),
            text!("tree-view-previous-iteration", "hint"),
            Jump::PreviousIteration,
        ),
        (
            ICON_SKIP_NEXT,
            text!("tree-view-next-iteration"),
            text!("tree-view-next-iteration", "hint"),
            Jump::NextIteration,
        ),
    ]
}

fn jump_ui(
    ui: &mut Ui,
    queue: &mut Vec<Command>,
    (icon, label, about, place): JumpButton,
    enabled: bool,
) {
    if icon_ui(ui, icon, label, about, enabled) {
        jump(queue, place);
    }
}

/// The picture and the name of the button that plays or pauses.
pub fn play_words(is_playing: bool) -> (MaterialIcon, &'static str) {
    if is_playing {
        (ICON_PAUSE, text!("tree-view-pause"))
    } else {
        (ICON_PLAY_ARROW, text!("tree-view-play"))
    }
}

fn jump(queue: &mut Vec<Command>, place: Jump) {
    queue.push(Command::Explore(Wish::Go(place)));
}

/// A button of the player.
pub fn icon_ui(ui: &mut Ui, icon: MaterialIcon, label: &str, about: &str, enabled: bool) -> bool {
    let button = Button::new(icon.rich_text().size(20.0)).min_size(vec2(31.0, 32.0));
    button_if_ui(ui, enabled, button, label, about)
}

/// The choice of how many expansions a second the player plays.
pub fn pace_ui(session: &Session, queue: &mut Vec<Command>, ui: &mut Ui) {
    let words = |pace: Pace| text!("tree-view-pace", rate = pace.rate());
    let chosen = session.explorings().pace;
    let mut pace = chosen;
    let response = egui::ComboBox::from_id_salt("pace")
        .width(56.0)
        .selected_text(words(pace))
        .show_ui(ui, |ui| {
            for choice in Pace::ALL {
                ui.selectable_value(&mut pace, choice, words(choice));
            }
        })
        .response;
    let now = words(pace);
    if pace != chosen {
        queue.push(Command::Explore(Wish::Pace(pace)));
    }
    give_focus_back(&response);
    response
        .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, text!("tree-view-pace", "name")));
    value(&response, &now);
    response.on_hover_text(text!("tree-view-pace", "hint"));
}
