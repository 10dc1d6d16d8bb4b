//! The session's seam over the families: which tenant is asked, and what a thing of either family
//! is asked as. What a family answers stands in its own room.

pub mod content;

use langkah_engine::hidato::board::{Board, Topology};
use langkah_engine::hidato::text::Format as HidatoFormat;
use langkah_engine::plan::Request;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_language::text;
use langkah_puzzle::compare::{Allowance, hidato as hidatos, sliding as tiles};
use langkah_puzzle::family::named::Named;
use langkah_puzzle::practice::Subject;
use langkah_puzzle::read::Any;
use langkah_puzzle::{Family, Of, hidato};

use super::Session;
use super::command::Command;
use super::crossing::Crossing;
use super::desk::Desk;
use super::explore::View;
use super::explore::comparison::run::{Paired, Run, Running};
use super::explore::comparison::{Comparison, Draw};
use super::explore::explored::Explored;
use super::explore::hidato::HidatoSearch;
use super::explore::recording::{Ended, Recordable};
use super::explore::sliding::SlidingSearch;
use super::hidato::Hidato;
use super::hidato::command::HidatoCommand;
use super::mode::Mode;
use super::notice::{Line, Notice, said};
use super::sliding::Sliding;
use super::sliding::command::{Act, SlidingCommand};
use super::source::Source;
use super::tenant::Tenant;

/// A puzzle, and the search that is to be recorded on it.
pub(super) type Search = Of<(Puzzle, Request), (Board, hidato::Request)>;

/// The puzzle that was searched, the search, and its end.
pub type Searched = Of<SlidingSearch, HidatoSearch>;

impl From<SlidingSearch> for Searched {
    fn from(search: SlidingSearch) -> Self {
        Self::Sliding(search)
    }
}

/// A run of the searches of either family.
pub type AnyRun = Of<Run<tiles::Contender>, Run<hidatos::Contender>>;

/// A search on a puzzle, to be recorded. `None` if it is one of another family.
pub(super) fn search_on(
    subject: &Subject,
    search: &Named,
    allowance: &Allowance,
) -> Option<Search> {
    match (subject, search) {
        (Of::Sliding(puzzle), Of::Sliding(search)) => Some(search.search(puzzle, allowance)),
        (Of::Hidato(board), Of::Hidato(search)) => Some(search.search(board, allowance)),
        _ => None,
    }
}

/// The command that opens a puzzle that comes from no text.
pub(super) fn opened(subject: Subject, source: Source) -> Command {
    match subject {
        Of::Sliding(puzzle) => Command::open(puzzle, source),
        Of::Hidato(board) => {
            let topology = Some(board.shape().topology());
            let format = HidatoFormat::Matrix;
            let (work, text_notes) = (Box::default(), Vec::new());
            let opened = Box::new(hidato::Opened { board, format, topology, work, text_notes });
            HidatoCommand::Load { opened, source }.into()
        }
    }
}

pub(super) fn recordable(search: &Search) -> &dyn Recordable {
    search.as_ref().either(|sliding| sliding as &dyn Recordable, |hidato| hidato)
}

pub(super) fn ended(searched: &Searched) -> &dyn Ended {
    searched.as_ref().either(|sliding| sliding as &dyn Ended, |hidato| hidato)
}

pub(super) fn running(run: &AnyRun) -> &dyn Running {
    run.as_ref().either(|sliding| sliding as &dyn Running, |hidato| hidato)
}

pub(super) fn running_mut(run: &mut AnyRun) -> &mut dyn Running {
    run.as_mut().either(|sliding| sliding as &mut dyn Running, |hidato| hidato)
}

/// A command that only puzzles of one family take.
pub type Own = Of<SlidingCommand, HidatoCommand>;

pub(super) const fn opens_another(own: &Own) -> bool {
    match own {
        Of::Sliding(own) => own.opens_another(),
        Of::Hidato(own) => own.opens_another(),
    }
}

pub(super) fn opens_later(own: &Own) -> bool {
    own.as_ref().hidato().is_some_and(HidatoCommand::opens_later)
}

pub(super) const fn shows_board(own: &Own) -> bool {
    match own {
        Of::Sliding(own) => own.shows_board(),
        Of::Hidato(own) => own.shows_board(),
    }
}

impl From<SlidingCommand> for Command {
    fn from(command: SlidingCommand) -> Self {
        Self::Own(Of::Sliding(command))
    }
}

impl From<Act> for Command {
    fn from(act: Act) -> Self {
        SlidingCommand::Board(act).into()
    }
}

impl From<HidatoCommand> for Command {
    fn from(command: HidatoCommand) -> Self {
        Self::Own(Of::Hidato(command))
    }
}

impl Command {
    /// Opens a puzzle of either family that was read from a text.
    pub fn load_any(opened: Any, source: Source) -> Self {
        match opened {
            Any::Sliding(opened) => Self::load(opened, source),
            Any::Hidato(opened) => HidatoCommand::Load { opened: Box::new(opened), source }.into(),
        }
    }
}

impl Comparison {
    pub(super) fn draw(&mut self, family: Family, draw: Draw) {
        match family {
            Family::Sliding => self.sliding.drawn = draw,
            Family::Hidato => self.hidato.drawn = draw,
        }
    }

    pub(super) fn choose(&mut self, search: Named, is_chosen: bool) {
        match search {
            Named::Sliding(search) => self.sliding.choose(search, is_chosen),
            Named::Hidato(search) => self.hidato.choose(search, is_chosen),
        }
    }
}

/// A tenant of either family, with what it gives to recorded searches.
pub(super) trait AnyTenant: Tenant + Explored {}

impl AnyTenant for Sliding {}
impl AnyTenant for Hidato {}

/// What was before a puzzle is opened.
struct Before {
    /// How many changes of its family undo could take back.
    changes: usize,
    /// Whether what was made by hand is in no file.
    loses_work: bool,
}

impl Session {
    /// The tenant whose puzzle is open. Before any puzzle is open it is the tenant of sliding
    /// puzzles.
    pub const fn tenant(&self) -> Of<&Sliding, &Hidato> {
        match self.family {
            Family::Sliding => Of::Sliding(&self.sliding),
            Family::Hidato => Of::Hidato(&self.hidato),
        }
    }

    /// The same tenant, for what tenants of both families do.
    pub(super) fn any_tenant(&self) -> &dyn AnyTenant {
        self.tenant().either(|sliding| sliding as &dyn AnyTenant, |hidato| hidato)
    }

    /// The same tenant, to be changed, and the desk that it uses.
    pub(super) fn at_work(&mut self) -> (&mut dyn AnyTenant, Desk<'_>) {
        let family = self.family;
        let (sliding, hidato, desk) = self.both();
        match family {
            Family::Sliding => (sliding, desk),
            Family::Hidato => (hidato, desk),
        }
    }

    /// The tenants of all families.
    pub(super) fn tenants_mut(&mut self) -> [&mut dyn AnyTenant; 2] {
        [&mut self.sliding, &mut self.hidato]
    }

    /// Carries out a command that only puzzles of one family take.
    pub(super) fn apply_own(&mut self, command: Own) {
        match command {
            Of::Sliding(command) => self.apply_to_sliding(command),
            Of::Hidato(command) => self.apply_to_hidato(command),
        }
    }

    /// Carries out a command for sliding puzzles. If a Hidato is open and the command is about a
    /// board, nothing is changed, and the person is told.
    fn apply_to_sliding(&mut self, command: SlidingCommand) {
        if self.sliding().is_none() && matches!(command, SlidingCommand::Board(_)) {
            return self.tell_misplaced(said(|| text!("session-nothing-changed", "needs-sliding")));
        }
        let goal = self.random_goal();
        let before = self.before(Family::Sliding);
        let (sliding, _, mut desk) = self.both();
        if sliding.take(command, goal, &mut desk) {
            desk.settings.hidato.random = None;
            self.open_family(Family::Sliding, before);
        }
    }

    /// Carries out a command for Hidato. If no Hidato is open and the command is about a board,
    /// nothing is changed, and the person is told.
    fn apply_to_hidato(&mut self, command: HidatoCommand) {
        if command.is_for_board() && self.hidato().is_none() {
            return self.tell_misplaced(said(|| text!("session-nothing-changed", "needs-hidato")));
        }
        let before = self.before(Family::Hidato);
        let (_, hidato, mut desk) = self.both();
        if hidato.take(command, &mut desk) {
            self.open_family(Family::Hidato, before);
        }
    }

    fn tell_misplaced(&mut self, why: Line) {
        let title = said(|| text!("session-nothing-changed"));
        self.notice = Some(Notice::fault(title, vec![why]));
    }

    /// Takes in what the jobs of the tenants have sent.
    pub(super) fn poll_tenants(&mut self) {
        let before = self.before(Family::Hidato);
        let (_, hidato, mut desk) = self.both();
        hidato.pause_clock(desk.now);
        if hidato.poll(&mut desk) {
            self.open_family(Family::Hidato, before);
        }
        let is_shown = self.hidato().is_some();
        let (sliding, hidato, mut desk) = self.both();
        hidato.keep_up(&mut desk, is_shown);
        sliding.poll(&mut desk);
    }

    /// What is as it is before a puzzle of this family is opened.
    fn before(&self, family: Family) -> Before {
        let changes = match family {
            Family::Sliding => self.sliding.tally().changes,
            Family::Hidato => self.hidato.tally().changes,
        };
        Before { changes, loses_work: self.loses_work() }
    }

    /// Takes in that a puzzle of this family is open now, and closes the other family's.
    fn open_family(&mut self, family: Family, before: Before) {
        let from = self.family;
        if from != family && self.has_puzzle() {
            self.at_work().0.forget_undone();
            let left_at = self.any_tenant().tally().changes;
            self.show_family(family);
            let after = self.any_tenant().tally().changes;
            let before = before.changes;
            self.crossings.note(Crossing { from, to: family, left_at, before, after });
        } else {
            self.show_family(family);
        }
        if before.loses_work {
            self.tell_left();
        }
    }

    pub fn can_undo(&self) -> bool {
        let changes = self.any_tenant().tally().changes;
        changes > 0 || self.crossings.last(self.family, changes).is_some()
    }

    pub fn can_redo(&self) -> bool {
        self.any_tenant().tally().can_redo || self.crossing_again().is_some()
    }

    /// Undoes or redoes a change. Where the board is not shown, nobody plays on it or edits it.
    pub(super) fn go_back(&mut self, is_undo: bool) {
        let can = if is_undo { self.can_undo() } else { self.can_redo() };
        let before = self.topology();
        if is_undo {
            self.take_back();
        } else {
            self.make_again();
        }
        // Random puzzles are of the kind of the board that is shown, as after it was opened.
        if self.topology() != before {
            self.settings.hidato.random = self.topology();
        }
        if !can {
            return;
        }
        if self.view() != View::Solution && self.mode() != Mode::View {
            let (tenant, _) = self.at_work();
            tenant.enter(Mode::View);
        }
    }

    /// Takes the last change back. If that was the opening of this family's puzzle, the other
    /// family's is shown again.
    fn take_back(&mut self) {
        self.forget_left();
        let changes = self.any_tenant().tally().changes;
        let crossing = self.crossings.last(self.family, changes);
        if crossing.is_none_or(|crossing| changes > crossing.before) {
            self.at_work().0.go_back(true);
        }
        if let Some(crossing) = crossing {
            self.come_back_to(crossing.from);
            let noted = self.any_tenant().tally().noted;
            self.crossings.take_back(noted);
        }
    }

    /// Makes the change again that was taken back last.
    fn make_again(&mut self) {
        let Some(crossing) = self.crossing_again() else {
            return self.at_work().0.go_back(false);
        };
        self.crossings.make_again();
        self.come_back_to(crossing.to);
        if crossing.after > crossing.before {
            self.at_work().0.go_back(false);
        }
    }

    /// The crossing to the other family that redo makes again.
    fn crossing_again(&self) -> Option<Crossing> {
        self.crossings.next(self.family, self.any_tenant().tally())
    }

    /// Shows the puzzle of this family again. Nobody goes on editing it or playing.
    fn come_back_to(&mut self, family: Family) {
        self.show_family(family);
        self.at_work().0.enter(Mode::View);
    }

    /// Which cells touch on the open Hidato; `None` where none is open.
    fn topology(&self) -> Option<Topology> {
        Some(self.hidato()?.open()?.board.shape().topology())
    }

    /// Shows the puzzle of this family, and closes the other family's.
    fn show_family(&mut self, family: Family) {
        match family {
            Family::Sliding => self.hidato.close(),
            Family::Hidato => self.sliding.close(),
        }
        self.family = family;
    }
}
