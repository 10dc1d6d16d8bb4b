//! What each key and button does: most queue a command for the session.

use std::path::Path;

use egui::Context;
use langkah_engine::sliding::moves::Move;
use langkah_language::text;
use langkah_puzzle::lesson::Hidden;

use super::actions::Action;
use super::files::Opening;
use super::files::report::report;
use super::hidato::compose::form::Form;
use super::pane::Ask;
use super::random_menu::deal_usual;
use super::settings::Shown;
use super::side::hides_side;
use super::window::Window;
use super::{family, toolbar};
use crate::export;
use crate::session::command::Command;
use crate::session::explore::{View, Wish};
use crate::session::source::new_seed;
use crate::session::{Mode, Notice, said};

impl Window {
    /// Does what the panes that were drawn last ask for.
    pub(super) fn act_all(&mut self, ctx: &Context) {
        for ask in std::mem::take(&mut self.asks) {
            match ask {
                Ask::Act(action) => self.act(action, ctx),
                Ask::Save(save) => {
                    self.files.save(save, ctx);
                }
                Ask::Choose(what) => self.files.open_dialog(what, ctx),
                Ask::Recent(path) => self.files.read_recent(path, ctx),
                Ask::Report(_) if self.tells_hidden() => {}
                Ask::Report(asked) => {
                    let (printing, save) = report(&self.session, asked, ctx);
                    self.save_field.printing.push(printing);
                    self.files.save(save, ctx);
                }
                Ask::Show(what) => self.show_outside(&what),
                Ask::DeleteTables => self.files.delete_tables(ctx),
            }
        }
    }

    /// Whether a lesson hides something that a report or a sheet would show. Then the person is
    /// told so.
    pub(super) fn tells_hidden(&mut self) -> bool {
        let notice = self.session.hidden_notice();
        let is_hidden = notice.is_some();
        self.queue.extend(notice.map(Command::Tell));
        is_hidden
    }

    fn show_outside(&mut self, what: &Path) {
        if let Err(error) = self.files.show_outside(what) {
            let lines = vec![what.display().to_string(), error.to_string()];
            let notice = Notice::fault(said(|| text!("window-file-no-program")), lines);
            self.queue.push(Command::Tell(notice));
        }
    }

    pub(super) fn act(&mut self, action: Action, ctx: &Context) {
        let command = match action {
            Action::Random => deal_usual(self.settings()),
            // The button for this is disabled then, too.
            Action::Solve if toolbar::is_in_vain(&self.session) => return,
            Action::Solve => Command::Solve,
            // If nothing runs here, the key closes the notice.
            Action::Stop if !self.session.is_view_busy() => self.leave(),
            Action::Stop => Command::Stop,
            Action::First => Command::First,
            Action::Prev => Command::Prev,
            Action::Next => Command::Next,
            Action::Last => Command::Last,
            Action::PlayPause => Command::PlayPause,
            Action::View => Command::Mode(Mode::View),
            Action::Play => Command::Mode(Mode::Play),
            Action::Edit => Command::Mode(Mode::Edit),
            // A move names the way the blank goes.
            Action::TileUp => Command::slide(Move::Down),
            Action::TileLeft => Command::slide(Move::Right),
            Action::TileDown => Command::slide(Move::Up),
            Action::TileRight => Command::slide(Move::Left),
            Action::NextPuzzle => Command::another(new_seed()),
            Action::Hint => Command::Hint,
            Action::SolveHere => Command::SolveHere,
            Action::Undo => Command::Undo,
            Action::Redo => Command::Redo,
            Action::ViewSolution => Command::Explore(Wish::Show(View::Solution)),
            Action::ViewTree => Command::Explore(Wish::Show(View::Tree)),
            Action::ViewCompare => Command::Explore(Wish::Show(View::Compare)),
            Action::ViewPractice => Command::Explore(Wish::Show(View::Practice)),
            Action::NewHidato
            | Action::Results
            | Action::Open
            | Action::OpenPath
            | Action::SaveAs
            | Action::Save
            | Action::Export
            | Action::Print
            | Action::CopyBoard
            | Action::CopyMoves
            | Action::Settings
            | Action::Help
            | Action::Quit
            | Action::SidePanel
            | Action::FullScreen => return self.act_alone(action, ctx),
        };
        self.queue.push(command);
    }

    /// What Escape does where nothing runs: it takes the notice away, or else ends the editing, or
    /// leads from two trees back to the comparison.
    fn leave(&self) -> Command {
        let session = &self.session;
        match (session.notice(), session.view()) {
            (None, View::Compare) if session.pair().is_some() => Command::Explore(Wish::Apart),
            (None, _) if session.mode() == Mode::Edit => Command::Mode(Mode::View),
            _ => Command::Dismiss,
        }
    }

    /// Does what the session need not know of.
    fn act_alone(&mut self, action: Action, ctx: &Context) {
        match action {
            Action::Results => {
                self.renew_results();
                self.results.open();
            }
            Action::NewHidato => self.states.hidato.form = Some(Form::default()),
            Action::Open => self.files.open_dialog(Opening::Puzzle, ctx),
            Action::OpenPath => self.path_field.open(&self.files.folder()),
            Action::SaveAs => self.open_save_field(),
            Action::Save => self.save_puzzle(ctx),
            Action::Export | Action::Print if self.tells_hidden() => {}
            Action::Export => self.open_export_field(export::Kind::Png, ctx),
            Action::Print => self.open_export_field(export::Kind::Pdf, ctx),
            Action::CopyBoard => {
                let told = said(|| text!("window-file-copied-board"));
                let text = self.session.board_text();
                self.pane().copy_text(text, told, ctx);
            }
            Action::CopyMoves if self.session.hides(Hidden::Verdict) => {
                self.tells_hidden();
            }
            Action::CopyMoves => family::copy(&self.session, &mut self.states, ctx),
            Action::Settings => {
                self.settings_shown = Some(Shown::new());
                self.files.measure_tables(ctx);
            }
            Action::Help => self.help.is_open = true,
            // The window's own button asks in the same way.
            Action::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
            Action::SidePanel => {
                let width = ctx.content_rect().width();
                let hides = |chosen| hides_side(&self.session, chosen, width);
                // What goes without a choice is none: in a lesson the panel makes room again.
                let wanted = !hides(self.hides_side);
                self.hides_side = (wanted != hides(None)).then_some(wanted);
                ctx.request_repaint();
            }
            Action::FullScreen => {
                let is_full = ctx.input(|input| input.viewport().fullscreen == Some(true));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!is_full));
            }
            _ => {}
        }
    }

    /// Tells the session whether the person looks at the board. Where no system ever says that the
    /// window is in front, it always is.
    pub(super) fn attend(&mut self, ctx: &Context) {
        let is_in_front = ctx.input(|input| input.focused);
        self.was_in_front |= is_in_front;
        let is_there = (is_in_front || !self.was_in_front) && !self.has_dialog();
        self.session.attend(is_there);
    }

    /// Whether a dialog of the window is open, which takes the keys.
    pub(super) fn has_dialog(&self) -> bool {
        self.help.is_open
            || self.settings_shown.is_some()
            || self.results.is_open()
            || self.states.sliding.own_bound.is_some()
            || self.states.hidato.form.is_some()
            || self.files.asks().is_some()
            || self.path_field.is_open()
            || self.save_field.is_open()
            || self.closing.is_asked()
    }
}
