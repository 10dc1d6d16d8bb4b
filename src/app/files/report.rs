//! The report on the open puzzle or on the open list: whose it is, in which form and language, and
//! where it is saved.

use std::sync::Arc;

use egui::containers::menu::MenuButton;
use egui::{Context, DragValue, RichText, TextEdit, Ui, WidgetInfo};
use egui_material_icons::icons::ICON_DOWNLOAD;
use langkah_engine::shown;
use langkah_language::{Language, text};
use langkah_puzzle::report::{self, Cover, Form, Manner};

use super::Save;
use crate::app::pane::{Ask, Pane, ReportWish};
use crate::app::printing::Printing;
use crate::app::printing::reports::Reports;
use crate::app::widgets::menus::{choices, menu_ui};
use crate::app::widgets::named::name;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::document::Document;
use crate::session::settings::{ReportSettings, Setting};

/// A button with a menu of reports on the open puzzle and its solution, and on the open list.
pub fn report_menu_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let mut asked = None;
    let count = pane.session.puzzles().map_or(1, |puzzles| puzzles.names().len());
    let button = choices(MenuButton::new(ICON_DOWNLOAD.rich_text()));
    let response = menu_ui(ui, button, |ui| {
        head_ui(pane, ui);
        ui.separator();
        asked = forms_ui(ui, false);
        if count > 1 {
            ui.separator();
            ui.label(RichText::new(text!("print-all", count = count)).weak());
            // The same labels stand above, for one puzzle.
            asked = ui.push_id("all", |ui| forms_ui(ui, true)).inner.or(asked);
        }
    });
    let response = response.on_hover_text(text!("tree-view-save-report", "hint"));
    name(&response, text!("tree-view-save-report"));
    if let Some(asked) = asked {
        pane.ask(Ask::Report(asked));
    }
}

fn forms_ui(ui: &mut Ui, is_of_all: bool) -> Option<ReportWish> {
    let mut asked = None;
    for form in Form::ALL {
        for language in Language::all() {
            let words = format!("{}, {}…", form.name(), language.name());
            let response = ui.button(words.as_str());
            if is_of_all {
                name(&response, &text!("window-report-of-all", report = words));
            }
            if response.clicked() {
                asked = Some(ReportWish { form, language, is_of_all });
                ui.close();
            }
        }
    }
    asked
}

/// The fields for the name, the student number and the depth of the tree.
fn head_ui(pane: &mut Pane<'_>, ui: &mut Ui) {
    let mut person = pane.settings().report.clone();
    ui.label(RichText::new(text!("window-report-person")).weak());
    let fields = [
        (text!("report-author"), &mut person.name),
        (text!("report-student-id"), &mut person.student_id),
    ];
    for (hint, value) in fields {
        let edit = TextEdit::singleline(value).hint_text(hint).desired_width(220.0);
        let response = ui.add(edit.char_limit(ReportSettings::LETTERS_MAX));
        let typed = shown::line(value);
        response.widget_info(|| WidgetInfo::text_edit(true, "", typed.as_str(), hint));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(hint));
    }
    ui.horizontal(|ui| {
        let label = ui.label(text!("window-report-tree"));
        let levels = 0..=ReportSettings::DEPTH_MAX;
        let shown = |depth: f64, _| match depth as u32 {
            0 => text!("window-report-tree", "none").to_owned(),
            depth => depth.to_string(),
        };
        let drag = DragValue::new(&mut person.tree_depth).range(levels).speed(0.05);
        let drag = drag.custom_formatter(shown).custom_parser(|typed| typed.trim().parse().ok());
        let response = ui.add(drag).labelled_by(label.id);
        response.on_hover_text(text!("window-report-tree", "hint"));
    });
    if person != pane.settings().report {
        pane.queue.push(Command::Set(Setting::Report(person)));
    }
}

/// What makes the report, as the window sees it, and the report as a file beside the puzzle's.
pub fn report(session: &Session, wish: ReportWish, ctx: &Context) -> (Arc<Printing>, Save) {
    let ReportWish { form, language, is_of_all } = wish;
    let puzzle = session.document().and_then(Document::file).map(|file| file.path);
    let stem = puzzle.as_ref().and_then(|path| path.file_stem());
    let stem = stem.map(|stem| stem.to_string_lossy().into_owned());
    let file = puzzle.as_ref().and_then(|path| path.file_name());
    let ReportSettings { name, student_id, tree_depth } = session.settings.report.clone();
    let file = file.map(|file| file.to_string_lossy().into_owned()).unwrap_or_default();
    let cover = Cover { name, student_id, file, which: None };
    let manner = Manner { language, form, cover, tree: None };
    let proposed = report::file_name(stem.as_deref(), language);
    let folder = puzzle.as_ref().and_then(|path| path.parent()).map(ToOwned::to_owned);
    let depth = (form == Form::Html && tree_depth > 0).then_some(tree_depth);
    let reports = Reports::new(session, is_of_all, manner, depth);
    let (printing, make) = reports.begin(ctx);
    (printing, Save::bytes(proposed, (form.name(), form.extension()), make).within(folder))
}
