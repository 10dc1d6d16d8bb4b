//! Above the board: walking or filling by hand, undo and redo, hints, which cells touch.

use egui::Ui;
use egui::containers::menu::MenuButton;
use egui_material_icons::icons::{ICON_EXPAND_MORE, ICON_LIGHTBULB};
use langkah_engine::hidato::board::Topology;
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;

use super::{compose, tools};
use crate::app::actions::Action;
use crate::app::files::report;
use crate::app::mode_bar::{apart_ui, mode_ui, source_ui, undo_ui, wordy_ui};
use crate::app::pane::Pane;
use crate::app::widgets::menus::{choices, menu_ui};
use crate::app::widgets::named::name;
use crate::app::widgets::segment::segments_ui;
use crate::session::Mode;
use crate::session::command::Command;
use crate::session::hidato::Doing;
use crate::session::hidato::command::HidatoCommand;

/// The name of the puzzle and the clock need at least this width, in points.
const SOURCE_MIN: f32 = 120.0;

pub(in crate::app) fn bar_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let Some(open) = pane.session.hidato().and_then(|hidato| hidato.open()) else { return };
    let (source, topology) = (open.source.to_string(), open.board.shape().topology());
    let left = |pane: &mut Pane<'_>, ui: &mut Ui| {
        modes_ui(pane, ui);
        ui.add_space(4.0);
        undo_ui(pane, ui);
    };
    apart_ui(pane, ui, 410.0, left, |pane, ui| topology_ui(pane, ui, topology));
    if pane.session.mode() == Mode::Edit {
        return compose::bar::bar_ui(pane, ui, &source);
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(30.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        let is_free = pane
            .session
            .hidato()
            .is_some_and(|hidato| matches!(hidato.doing(), Doing::Nothing | Doing::SeekingHint));
        wordy_ui(pane, ui, (ICON_LIGHTBULB, text!("window-hidato-hint")), Action::Hint, is_free);
        let is_by_hand = pane.session.mode() == Mode::Play;
        if is_by_hand {
            tools::pen_ui(pane, ui);
        }
        report::report_menu_ui(pane, ui);
        second_ui(pane, ui);
        if is_by_hand && ui.available_size_before_wrap().x < SOURCE_MIN {
            ui.end_row();
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if is_by_hand {
                tools::clock_ui(pane.session, ui);
            }
            source_ui(pane, ui, &source);
        });
    });
}

fn modes_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    let view = text!("window-hidato-view");
    let modes = [
        (Mode::View, Action::View, (view, view), text!("window-hidato-view", "hint")),
        (
            Mode::Play,
            Action::Play,
            (text!("window-hidato-fill"), text!("window-hidato-fill", "name")),
            text!("window-hidato-fill", "hint"),
        ),
        (
            Mode::Edit,
            Action::Edit,
            (text!("menu-edit"), text!("window-compose-edit", "name")),
            text!("window-compose-edit"),
        ),
    ];
    for (mode, action, words, about) in modes {
        let about = format!("{about} ({})", action.key_name(&ctx));
        mode_ui(pane, ui, (mode, action), words, &about);
    }
}

/// Which of two solutions is shown.
fn second_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    if pane.session.hides(Hidden::Verdict) {
        return;
    }
    let Some(hidato) = pane.session.hidato().filter(|hidato| hidato.two().is_some()) else {
        return;
    };
    let shown = (hidato.mode() == Mode::View).then(|| hidato.shows_second());
    ui.add_space(4.0);
    let first = (text!("window-hidato-first"), text!("window-hidato-first", "name"));
    let second = (text!("window-hidato-second"), text!("window-hidato-second", "name"));
    let solutions = [
        (false, first, text!("window-hidato-first", "hint")),
        (true, second, text!("window-hidato-second", "hint")),
    ];
    let clicked = segments_ui(ui, shown, solutions);
    pane.queue.extend(clicked.map(|second| Command::from(HidatoCommand::ShowSecond(second))));
}

fn topology_ui(pane: &mut Pane<'_>, ui: &mut Ui, topology: Topology) {
    let title = match topology {
        Topology::King => text!("window-hidato-corners-touch"),
        Topology::Orthogonal => text!("window-hidato-sides-touch"),
        Topology::Hexagonal => text!("window-hidato-hexagons-touch"),
    };
    let label = (title, ICON_EXPAND_MORE.rich_text());
    let response = menu_ui(ui, choices(MenuButton::new(label)), |ui| {
        for (choice, text) in [
            (Topology::King, text!("window-hidato-corners-touch", "choice")),
            (Topology::Orthogonal, text!("window-hidato-sides-touch", "choice")),
            (Topology::Hexagonal, text!("window-hidato-hexagons-touch", "choice")),
        ] {
            if ui.radio(choice == topology, text).clicked() {
                pane.queue.push(Command::from(HidatoCommand::Topology(choice)));
                ui.close();
            }
        }
    });
    name(&response.on_hover_text(text!("window-hidato-which-touch")), title);
}
