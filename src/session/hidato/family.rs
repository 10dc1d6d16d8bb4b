//! Which of the two families is open, and which of them a command is for.

use langkah_engine::hidato::solve::Step;
use langkah_engine::puzzle::Family;

use super::Hidato;
use super::command::Command as Own;
use crate::session::command::Command;
use crate::session::explore::{View, Wish};
use crate::session::player::Player;
use crate::session::{Mode, Notice, Session};

/// Where the player of the open puzzle is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// How many steps have been made.
    pub position: usize,
    /// How many there are.
    pub count: usize,
    pub is_playing: bool,
}

impl Place {
    fn of<S>(player: &Player<S>) -> Self {
        Self {
            position: player.position(),
            count: player.steps().len(),
            is_playing: player.is_playing(),
        }
    }
}

impl Session {
    /// The Hidato that is open, unless a sliding puzzle is.
    pub fn hidato(&self) -> Option<&Hidato> {
        let is_open = self.family == Family::Hidato && self.hidato.open().is_some();
        is_open.then_some(&self.hidato)
    }

    /// The jobs of Hidato, which make puzzles also while a sliding puzzle is open.
    pub const fn hidato_jobs(&self) -> &Hidato {
        &self.hidato
    }

    /// Whether a puzzle of either family is open.
    pub fn has_puzzle(&self) -> bool {
        self.open().is_some() || self.hidato().is_some()
    }

    /// Where the player of the open puzzle is.
    pub fn place(&self) -> Place {
        match self.hidato() {
            Some(hidato) => hidato.player().map(Place::of).unwrap_or_default(),
            None => Place::of(self.player()),
        }
    }

    /// Carries out what is for Hidato; gives back what is not.
    pub(in crate::session) fn apply_to_hidato(&mut self, command: Command) -> Option<Command> {
        let left = self.sorted(command);
        self.hidato.refresh();
        self.notice = self.hidato.judge.take_refused().or(self.notice.take());
        left
    }

    fn sorted(&mut self, command: Command) -> Option<Command> {
        match command {
            Command::Hidato(own) => self.own(own),
            Command::Stop => {
                self.hidato.stop();
                return Some(command);
            }
            // What opens sliding tiles closes the Hidato when it does so: a size may be none.
            Command::Load { .. } | Command::Random { .. } | Command::NewBoard(_) => {
                return Some(command);
            }
            Command::Tell(_)
            | Command::Dismiss
            | Command::Choose(_)
            | Command::Speed(_)
            | Command::Stride(_) => {
                return Some(command);
            }
            _ if self.family == Family::Sliding => return Some(command),
            Command::Explore(_) => return Some(command),
            _ if self.view() != View::Solution => return self.elsewhere(command),
            _ => self.shared(command),
        }
        None
    }

    /// In the views of searches, what walks these is given back; what concerns the board shows that.
    fn elsewhere(&mut self, command: Command) -> Option<Command> {
        match command {
            Command::First
            | Command::Prev
            | Command::Next
            | Command::Last
            | Command::PlayPause
            | Command::Solve => Some(command),
            Command::Mode(_) | Command::Hint | Command::SolveHere | Command::Moves(_) => {
                self.explore(Wish::Show(View::Solution));
                self.shared(command);
                None
            }
            _ => {
                self.shared(command);
                None
            }
        }
    }

    fn own(&mut self, command: Own) {
        let notice = match command {
            Own::Load { opened, source } => {
                self.open_hidato();
                self.settings.hidato.random = Some(opened.board.shape().topology());
                let notes: Vec<String> =
                    opened.text_notes.iter().map(ToString::to_string).collect();
                self.hidato.open_text(*opened, source);
                (!notes.is_empty()).then(|| Notice::note("How the text was read", notes))
            }
            Own::Random(order) => {
                self.settings.hidato.random = Some(order.topology);
                self.hidato.make(order)
            }
            Own::Choose(plan) => {
                self.settings.hidato.plan = plan;
                None
            }
            Own::Topology(topology) => {
                self.settings.hidato.random = Some(topology);
                self.hidato.choose_topology(topology);
                None
            }
            Own::ShowSecond(is_second) => {
                self.hidato.show_second(is_second);
                None
            }
            Own::Fill(fill) => {
                self.hidato.fill(fill);
                None
            }
        };
        self.notice = notice.or(self.notice.take());
    }

    /// What can be asked of either family.
    fn shared(&mut self, command: Command) {
        let stride = self.settings.stride;
        let hidato = &mut self.hidato;
        let notice = match command {
            Command::First => step(hidato, |player| player.seek(0)),
            Command::Prev => step(hidato, |player| player.back(stride)),
            Command::Next => step(hidato, |player| player.forward(stride)),
            Command::Last => step(hidato, |player| player.seek(usize::MAX)),
            Command::Seek(position) => step(hidato, |player| player.seek(position)),
            Command::PlayPause => step(hidato, Player::play_pause),
            Command::Mode(mode) => {
                hidato.enter(mode);
                None
            }
            Command::Undo | Command::Redo => {
                hidato.go_back(command == Command::Undo);
                None
            }
            Command::Solve | Command::SolveHere => {
                self.notice = None;
                hidato.solve(self.settings.hidato_request())
            }
            Command::Hint => hidato.seek_hint(),
            Command::Moves(_) => {
                let line = "A list of moves is for a sliding puzzle, and a Hidato is open.";
                Some(Notice::fault("Nothing moves here", vec![line.to_owned()]))
            }
            // What is left is of sliding tiles alone.
            _ => None,
        };
        self.notice = notice.or(self.notice.take());
    }

    pub(in crate::session) fn open_sliding(&mut self) {
        self.family = Family::Sliding;
        self.settings.hidato.random = None;
        self.hidato.stop_making();
        self.hidato.pause();
    }

    fn open_hidato(&mut self) {
        self.family = Family::Hidato;
        self.notice = None;
        // A search for a sliding puzzle that is not shown would be of no use to anyone.
        self.running = None;
        if let Some(state) = &mut self.state {
            state.player.pause();
        }
    }

    /// Takes in what Hidato's jobs have sent.
    pub(in crate::session) fn poll_hidato(&mut self) {
        let (was_opened, notice) = self.hidato.poll();
        if was_opened {
            self.open_hidato();
            self.keep_up();
        }
        self.notice = notice.or(self.notice.take());
        self.hidato.refresh();
    }
}

/// Walks the track, which is what View shows.
fn step(hidato: &mut Hidato, walk: impl FnOnce(&mut Player<Step>)) -> Option<Notice> {
    if hidato.player().is_some_and(|player| !player.steps().is_empty()) {
        hidato.enter(Mode::View);
        hidato.walk(walk);
    }
    None
}
