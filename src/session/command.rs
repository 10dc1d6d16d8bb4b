//! What can be asked of a session.

use langkah_engine::grid::Dims;
use langkah_engine::plan::Plan;
use langkah_engine::sliding::board::GoalChoice;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::sliding::random::Kind;
use langkah_puzzle::date::Date;
use langkah_puzzle::read::Opened;

use super::explore::{View, Wish};
pub use super::family::Own;
use super::family::{opens_another, opens_later, shows_board};
use super::filing::FileWish;
use super::hidato::command::HidatoCommand;
use super::lesson::LessonWish;
use super::mode::Mode;
use super::notice::Notice;
use super::player::{Speed, Stride};
use super::practice::PracticeWish;
use super::puzzles::Puzzles;
use super::results::ResultsWish;
use super::settings::Setting;
use super::sliding::analysis::Inquiry;
use super::sliding::command::{Act, SlidingCommand};
use super::sliding::edit::Edit;
use super::source::Source;

/// A wish of the person, or of a thread that has finished reading a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Opens the first of several puzzles. The person can choose another one later.
    Puzzles(Box<Puzzles>),
    /// Opens the puzzle at this place of the list, counted from 0.
    Pick(usize),
    /// Tells the person something; the open puzzle stays.
    Tell(Notice),
    Dismiss,
    Solve,
    /// Makes the shown board the start, and solves the puzzle from there.
    SolveHere,
    Stop,
    First,
    Prev,
    Next,
    Last,
    /// Goes to the board after this many steps.
    Seek(usize),
    PlayPause,
    Speed(Speed),
    /// Changes another setting.
    Set(Setting),
    /// Chooses which boards Next, Previous and Play go to.
    Stride(Stride),
    Mode(Mode),
    /// Takes a list of moves as the track. The text names the ways of the blank or of the tiles.
    Moves(String),
    /// Finds and marks the next best move, or makes it if it is already marked.
    Hint,
    Undo,
    Redo,
    /// A wish about the file of the open puzzle.
    File(FileWish),
    /// A wish about recorded searches or comparisons.
    Explore(Wish),
    /// A wish about questions and answers.
    Practise(PracticeWish),
    /// Asks all boards of 3×3 about an own bound.
    JudgeBound(Formula),
    /// A wish about the results of puzzles solved by hand.
    Results(ResultsWish),
    /// A wish about lessons.
    Teach(LessonWish),
    /// A command that only puzzles of one family take.
    Own(Own),
}

/// Short forms of the commands for sliding puzzles.
impl Command {
    /// Opens a puzzle that was read from a text.
    pub fn load(opened: Opened, source: Source) -> Self {
        let Opened { puzzle, format, notes, .. } = opened;
        let format = Some(format);
        SlidingCommand::Load { puzzle, source, format, notes }.into()
    }

    /// Opens a puzzle that comes from no text.
    pub fn open(puzzle: Puzzle, source: Source) -> Self {
        SlidingCommand::Load { puzzle, source, format: None, notes: Vec::new() }.into()
    }

    /// Opens the random puzzle of a seed.
    pub fn random(kind: Kind, seed: u64) -> Self {
        SlidingCommand::Random { kind, seed }.into()
    }

    /// Opens another random puzzle of the open one's size and goal, to be played at once.
    pub fn another(seed: u64) -> Self {
        SlidingCommand::Another { seed }.into()
    }

    /// Opens the puzzle of a day, to be played at once.
    pub fn daily(date: Date) -> Self {
        SlidingCommand::Daily(date).into()
    }

    /// Opens the usual goal of a size, to be edited.
    pub fn new_board(size: Dims) -> Self {
        SlidingCommand::NewBoard(size).into()
    }

    pub fn choose(plan: Plan) -> Self {
        SlidingCommand::Choose(plan).into()
    }

    pub fn slide(way: Move) -> Self {
        Act::Slide(way).into()
    }

    pub fn shift(cell: usize) -> Self {
        Act::Shift(cell).into()
    }

    pub fn goal(goal: GoalChoice) -> Self {
        Act::Goal(goal).into()
    }

    pub fn make_solvable() -> Self {
        Act::MakeSolvable.into()
    }

    pub fn count_as_course() -> Self {
        Act::CountAsCourse.into()
    }

    pub fn inquire(inquiry: Inquiry) -> Self {
        Act::Inquire(inquiry).into()
    }

    pub fn target(target: Option<u32>) -> Self {
        Act::Target(target).into()
    }

    pub fn take_solution(moves: usize) -> Self {
        Act::TakeSolution(moves).into()
    }

    pub fn edit(edit: Edit) -> Self {
        Act::Edit(edit).into()
    }
}

impl Command {
    /// Whether it opens another puzzle or shows another view.
    pub const fn replaces_what_is_shown(&self) -> bool {
        self.opens()
            || matches!(
                self,
                Self::Explore(Wish::Show(_))
                    | Self::Teach(LessonWish::Back | LessonWish::Again | LessonWish::Next)
            )
    }

    /// Whether it opens a puzzle or a lesson, at once or as soon as it is made.
    pub const fn opens(&self) -> bool {
        self.opens_another()
            || matches!(
                self,
                Self::Puzzles(_)
                    | Self::Pick(_)
                    | Self::Results(ResultsWish::Open(_))
                    | Self::Teach(
                        LessonWish::Prepare(_) | LessonWish::Open(_) | LessonWish::OpenFile(..)
                    )
                    | Self::File(FileWish::Opened { .. } | FileWish::Restore(_))
            )
    }

    /// Whether it opens a puzzle that does not belong to the list of [`Puzzles`].
    pub(super) const fn opens_another(&self) -> bool {
        match self {
            Self::Own(own) => opens_another(own),
            _ => false,
        }
    }

    /// Whether the puzzle that it opens must be made first. Until then the open one stays.
    pub(super) fn opens_later(&self) -> bool {
        matches!(self, Self::Own(own) if opens_later(own))
    }

    /// The command, if it is one that only sliding puzzles take.
    pub fn sliding(&self) -> Option<&SlidingCommand> {
        match self {
            Self::Own(own) => own.as_ref().sliding(),
            _ => None,
        }
    }

    /// The command, if it is one that only Hidatos take.
    pub fn hidato(&self) -> Option<&HidatoCommand> {
        match self {
            Self::Own(own) => own.as_ref().hidato(),
            _ => None,
        }
    }

    /// Whether the board must be shown so that its effect is seen, if another view is shown now.
    pub(super) fn shows_board_from(&self, view: View) -> bool {
        match self {
            Self::Mode(_) | Self::Hint | Self::SolveHere | Self::Moves(_) => true,
            Self::Results(ResultsWish::Open(_)) => true,
            // A view of a search shows the open puzzle; Practice shows puzzles of its own.
            Self::Solve => view == View::Practice,
            Self::Own(own) => shows_board(own) || (view == View::Practice && self.opens_another()),
            _ => false,
        }
    }
}
