//! The whole window: takes in keys, dropped files, pasted text and what threads send, and lays out
//! the panels.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui};
use langkah_engine::sliding::pattern::shelf;
use langkah_language::Language;

use super::closing::Closing;
use super::family::States;
use super::files::path_field::PathField;
use super::files::save_field::SaveField;
use super::files::{Files, Show, Start, export_field, path_field, save_field};
use super::pane::{Ask, Look, Pane};
use super::play::keeper::Keeper;
use super::play::listed::ResultsWindow;
use super::random_menu::RandomMenu;
use super::text_size::TextSize;
use super::theme::{self, palette};
use super::widgets::focus;
use super::{
    actions, closing, explore, family, help, hidato, kept_tables, lesson, notices, play,
    player_bar, practice, printing, settings, side, toolbar,
};
use crate::files::shelf::Tables;
use crate::session::command::Command;
use crate::session::explore::View;
use crate::session::settings::Settings;
use crate::session::{Mode, Notice, Session};

/// The window's state. [`Window::logic`] and [`Window::ui`] make a frame.
#[derive(Default)]
pub struct Window {
    pub session: Session,
    pub system_wants_less_motion: bool,
    /// The language where the person has chosen none.
    pub system_language: Language,
    /// The language that the program was started with. It holds until the person chooses one.
    pub asked_language: Option<Language>,
    pub(super) files: Files,
    /// What the person is told about the start of the program, after everything else.
    pub(super) start_notice: Option<Notice>,
    notice_timer: notices::NoticeTimer,
    pub(super) help: help::Help,
    pub(super) path_field: PathField,
    pub(super) save_field: SaveField,
    pub(super) closing: Closing,
    pub(super) text_size: TextSize,
    /// Whether the person has hidden the panel at the right; `None` if the person has not chosen.
    pub(super) hides_side: Option<bool>,
    /// Whether the file that the program was started with is still being read.
    pub(super) awaits_file: bool,
    /// The commands of this frame. They are carried out when the next one begins.
    pub(super) queue: Vec<Command>,
    /// What the panes of this frame ask for.
    pub(super) asks: Vec<Ask>,
    pub(super) settings_shown: Option<settings::Shown>,
    pub(super) results: ResultsWindow,
    /// Where results are kept; `None` if they are not.
    pub(super) keeper: Option<Keeper>,
    random_menu: RandomMenu,
    explore: explore::ExploreState,
    practice: practice::PracticeState,
    lesson: lesson::LessonState,
    pub(super) states: States,
    /// Whether a cell of the board has the keyboard focus.
    focus_is_cell: bool,
    /// When the player last moved on, while it plays.
    played: Option<f64>,
    /// Whether commands were carried out, or something went on by itself, since somebody asked.
    was_used: bool,
    /// Whether the window has been in front of all others.
    pub(super) was_in_front: bool,
}

impl Window {
    pub fn new(ctx: &Context, settings: Settings) -> Self {
        theme::install(ctx);
        let waker = ctx.clone();
        let session = Session::new(settings, Arc::new(move || waker.request_repaint()));
        Self { session, ..Self::default() }
    }

    pub fn settings(&self) -> &Settings {
        &self.session.settings
    }

    /// The tile whose Kurang is explained: the one that is pointed at or has the focus.
    pub fn explained(&self) -> Option<u8> {
        self.states.sliding.explained
    }

    /// Reads a file on a thread of its own and opens the puzzle in it.
    pub fn read(&mut self, path: PathBuf, ctx: &Context) {
        langkah_language::within(self.language(), || self.files.read(path, ctx));
    }

    /// Writes files where `answer` says, given the proposed name: the system's dialog does not ask.
    pub fn save_without_asking(&mut self, answer: impl Fn(&str) -> PathBuf + 'static) {
        self.files.answer = Some(Box::new(answer));
    }

    /// Reads the files that `chosen` names instead of asking with the system's dialog.
    pub fn choose_without_asking(&mut self, chosen: impl Fn() -> Vec<PathBuf> + 'static) {
        self.files.chosen = Some(Box::new(chosen));
    }

    /// Starts the threads that read and write files by `start` instead of the usual way.
    pub fn start_threads_with(&mut self, start: Start) {
        self.files.start = start;
    }

    /// Opens files and folders that were written by `show` instead of by the system.
    pub fn show_files_with(&mut self, show: Show) {
        self.files.show = show;
    }

    /// Large tables are taken from this folder, and put there if the person allows it.
    pub fn keep_tables_in(&mut self, tables: Tables) {
        let tables = Arc::new(tables);
        shelf::set(Some(tables.clone()));
        self.files.tables = Some(tables);
    }

    pub(super) fn pane(&mut self) -> Pane<'_> {
        let look = self.look();
        Pane::new(&self.session, &mut self.queue, &mut self.asks, look)
    }

    /// Whether the person did something, a job ran or the player went on since this was asked last.
    pub(super) fn was_used(&mut self) -> bool {
        let goes_on = self.session.is_busy() || self.session.plays();
        // What comes at its end is not there yet.
        std::mem::replace(&mut self.was_used, goes_on) || goes_on
    }

    /// Takes in what threads have sent, and carries out the commands of the last frame.
    pub fn logic(&mut self, ctx: &Context) {
        langkah_language::within(self.language(), || self.step(ctx));
    }

    fn step(&mut self, ctx: &Context) {
        self.attend(ctx);
        let document = self.session.document().cloned();
        self.session.poll();
        // A puzzle that was being made has opened: what the person saves must not become another.
        if self.session.document() != document.as_ref() && self.save_field.leave() {
            self.closing.stay();
        }
        let commands = std::mem::take(&mut self.queue);
        // A file that was asked for before must not replace what the person has opened since.
        if commands.iter().any(Command::opens) {
            self.files.overtake();
            self.awaits_file = false;
        }
        self.carry_out(commands, ctx);
        let mut arrived = self.files.poll();
        self.awaits_file &= arrived.is_empty();
        // Where the person is asked again, the window still closes after saving.
        if !self.save_field.hear(&mut arrived) {
            self.closing.hear(&arrived);
        }
        self.carry_out(arrived.into_iter().map(|one| one.command).collect(), ctx);
        self.save_again(ctx);
        if let Some(checked) = self.session.take_checked() {
            self.files.save(lesson::save(checked), ctx);
        }
        let awaits = self.awaits_file || self.session.lessons().is_preparing();
        if !awaits && self.session.notice().is_none() {
            let notice = self.start_notice.take().map(Command::Tell);
            notice.into_iter().for_each(|notice| self.session.apply(notice));
        }
        self.text_size.follow(ctx);
        self.play(ctx);
        self.keep_results(ctx);
        kept_tables::let_grow(self.files.tables.as_deref(), self.settings());
        closing::logic(self, ctx);
    }

    fn carry_out(&mut self, commands: Vec<Command>, ctx: &Context) {
        // A button that has led to another board or view must not take the keys that follow.
        if commands.iter().any(Command::replaces_what_is_shown) {
            ctx.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
            focus::forget(ctx);
        }
        if commands.iter().any(Command::opens) && self.save_field.leave() {
            self.closing.stay();
        }
        self.was_used |= !commands.is_empty();
        self.hear_language(&commands);
        for command in commands {
            self.session.apply(command);
        }
    }

    /// Lets the player's time pass. It does not use the frame's own time step, which is only a
    /// guess after a pause.
    fn play(&mut self, ctx: &Context) {
        if !self.session.plays() {
            self.played = None;
            return;
        }
        let now = ctx.input(|input| input.time);
        let elapsed = Duration::from_secs_f64((now - self.played.unwrap_or(now)).max(0.0));
        self.played = Some(now);
        if let Some(left) = self.session.advance(elapsed) {
            ctx.request_repaint_after(left);
        }
    }

    pub fn ui(&mut self, ui: &mut Ui) {
        langkah_language::within(self.language(), || self.window_ui(ui));
    }

    fn window_ui(&mut self, ui: &mut Ui) {
        self.session.translate_notice();
        self.input(ui.ctx());
        focus::go_on(ui.ctx());
        let title = format!("Langkah: {}", self.session.view().name());
        let root = egui::accesskit_root_id();
        ui.ctx().accesskit_node_builder(root, |node| node.set_label(title));
        let explained = self.states.sliding.explained;
        self.toolbar_ui(ui);
        self.act_all(ui.ctx());
        self.strips_ui(ui);
        self.focus_is_cell = false; // The board sets it where it is shown.
        self.view_ui(ui);
        self.act_all(ui.ctx());
        self.dialogs_ui(ui.ctx());
        let is_asked = !self.asks.is_empty();
        self.act_all(ui.ctx());
        focus::note(ui.ctx());
        theme::focus_ui(ui, |id| self.states.hidato.board.stop.has(id));
        // The panel, drawn before the board, marks the tile under the pointer one frame later.
        let is_other = self.states.sliding.explained != explained;
        if !self.queue.is_empty() || is_asked || is_other {
            ui.ctx().request_repaint();
        }
    }

    /// What the window is like in this frame.
    fn look(&self) -> Look {
        Look {
            language: self.language(),
            chosen_language: self.chosen_language(),
            slides: self.slides(),
            hides_side: self.hides_side,
            is_dialog_open: self.files.is_dialog_open(),
        }
    }

    fn toolbar_ui(&mut self, ui: &mut Ui) {
        let look = self.look();
        let Self { session, queue, asks, random_menu, states, .. } = self;
        let pane = &mut Pane::new(session, queue, asks, look);
        let own_bound = &mut states.sliding.own_bound;
        let menus = &mut toolbar::Menus { random: random_menu, own_bound };
        let bar = Frame::new().fill(palette(ui).panel).inner_margin(Margin::symmetric(12, 8));
        Panel::top("toolbar").frame(bar).show(ui, |ui| toolbar::toolbar_ui(pane, menus, ui));
    }

    /// What stands between the toolbar and the view.
    fn strips_ui(&mut self, ui: &mut Ui) {
        hidato::making_ui(&mut self.pane(), ui);
        lesson::preparing_ui(&mut self.pane(), ui);
        closing::stale_ui(self, ui);
        printing::printing_ui(&mut self.save_field.printing, ui);
        let look = self.look();
        let Self { session, queue, asks, lesson, .. } = self;
        lesson::lesson_ui(&mut Pane::new(session, queue, asks, look), lesson, ui);
    }

    fn view_ui(&mut self, ui: &mut Ui) {
        let look = self.look();
        let Self { session, queue, asks, explore, practice, states, .. } = self;
        let pane = &mut Pane::new(session, queue, asks, look);
        match pane.session.view() {
            View::Solution => self.focus_is_cell = solution_ui(pane, states, ui),
            View::Tree => explore::tree_view_ui(pane, explore, ui),
            View::Compare => explore::compare::compare_view_ui(pane, explore, ui),
            View::Practice => practice::practice_view_ui(pane, practice, ui),
        }
    }

    /// What stands over the view.
    fn dialogs_ui(&mut self, ctx: &Context) {
        let look = self.look();
        let Self { session, queue, asks, states, .. } = self;
        let pane = &mut Pane::new(session, queue, asks, look);
        notices::notice_ui(pane, &mut self.notice_timer, ctx);
        help::help_ui(&mut self.help, ctx);
        let choices = settings::Choices {
            asked: &mut self.asked_language,
            text_size: &mut self.text_size,
            tables: self.files.bytes_of_tables(),
        };
        settings::settings_ui(pane, &mut self.settings_shown, choices, ctx);
        play::listed::results_ui(pane, &mut self.results, ctx);
        family::forms_ui(pane, states, ctx);
        closing::replace_ui(self, ctx);
        path_field::path_field_ui(self, ctx);
        save_field::save_field_ui(self, ctx);
        export_field::export_field_ui(self, ctx);
        closing::question_ui(self, ctx);
    }

    fn input(&mut self, ctx: &Context) {
        let (pasted, dropped) = ctx.input(|input| {
            let pasted = input.events.iter().find_map(|event| match event {
                egui::Event::Paste(text) => Some(text.clone()),
                _ => None,
            });
            let dropped = input.raw.dropped_files.iter().map(|file| file.path().to_owned());
            (pasted, dropped.collect::<Vec<PathBuf>>())
        });
        if let Some(text) = pasted.filter(|_| !ctx.text_edit_focused() && !self.has_dialog()) {
            self.queue.extend(self.files.paste(text, ctx));
        }
        self.look_around_if_focused(ctx);
        if !dropped.is_empty() {
            self.files.read_all(dropped, ctx);
        }
        // An open menu or dialog keeps the keys.
        if self.has_dialog() || egui::Popup::is_any_open(ctx) {
            return;
        }
        let mode = self.session.mode();
        let view = self.session.view();
        let is_board = view == View::Solution;
        let typed = family::typed(&self.session, ctx, self.focus_is_cell);
        let answers = practice::takes_typing(&self.session) || lesson::takes_typing(&self.session);
        let types = typed.is_some() || answers;
        self.queue.extend(typed.into_iter().flatten());
        // A cell is a button while the person plays by hand.
        let focus_is_mark = self.focus_is_cell && mode != Mode::Play;
        lesson::keys::take(&mut self.pane(), ctx);
        let look = self.look();
        let Self { session, queue, asks, explore, .. } = self;
        explore::keys::take(&mut Pane::new(session, queue, asks, look), explore, answers, ctx);
        practice::take_keys(&mut self.pane(), ctx);
        if mode == Mode::View && self.focus_is_cell && is_board {
            family::stop(&self.session, &mut self.states).arrows(ctx);
        }
        let pressed = actions::pressed(ctx, mode, types, focus_is_mark);
        let is_meant = |action: &actions::Action| {
            let is_seen = match action {
                // The board that they would change is out of sight.
                actions::Action::Undo | actions::Action::Redo => view != View::Practice,
                _ => is_board || !action.plays(),
            };
            is_seen && !(answers && action.has_letter())
        };
        for action in pressed.into_iter().filter(is_meant) {
            self.act(action, ctx);
        }
    }
}

/// The board, the figures and the moves. Tells whether a cell has the keyboard focus.
fn solution_ui(pane: &mut Pane<'_>, states: &mut States, ui: &mut Ui) -> bool {
    side::side_ui(pane, ui, "figures", |pane, ui| family::figures_ui(pane, states, ui));
    let margin = if player_bar::is_low(ui) { 6 } else { 16 };
    let canvas = Frame::new().fill(palette(ui).canvas).inner_margin(Margin::same(margin));
    let shown = CentralPanel::no_frame()
        .frame(canvas)
        .show(ui, |ui| !lesson::board_ui(pane, ui) && family::centre_ui(pane, states, ui));
    shown.inner
}
