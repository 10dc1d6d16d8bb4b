//! A run of questions, which gets harder as they are answered.

use langkah_engine::plan::Plan;

use super::answer::Answer;
use super::apart;
use super::dice::Dice;
use super::kind::{Kind, Level};
use super::lecture::Lecture;
use super::mark::Mark;
use super::question::{Matter, Question};
use super::score::{Entry, Score};
use super::unasked::Unasked;
use crate::family::subject::Subject;

/// What a run of questions is made of: the same set-up has the same questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub seed: u64,
    /// The kinds that are asked in turn, in an order from the seed; all if there are none.
    pub kinds: Vec<Kind>,
    /// The level of all questions; `None` for a run that begins with the easiest and gets harder.
    pub level: Option<Level>,
    /// The puzzle of all questions; `None` for a fresh one each.
    pub subject: Option<Subject>,
    /// What a lecture fixes for all questions.
    pub lecture: Lecture,
}

/// The streams of random numbers from here on choose kinds; those before make questions.
const KINDS: u64 = 1 << 32;

/// How often a kind is tried again after a question that was asked before. On one puzzle some
/// kinds have only few questions.
const AGAIN_MAX: u32 = 40;

impl Setup {
    /// The question of this number, from 0, at a level, which is none of those that were `met`. On
    /// one puzzle a kind that does not fit is passed over. Where a level has no question and the
    /// person has chosen none, a harder one is taken, or else an easier one.
    ///
    /// # Errors
    /// Why there is none. If the kinds have several reasons, it is that of the first one.
    pub fn question(&self, number: u64, level: Level, met: &Met) -> Result<Question, Unasked> {
        self.question_unless(&|| false, number, level, met)
    }

    /// The same; none as soon as `is_stopped` says that nobody waits for it any more.
    fn question_unless(
        &self,
        is_stopped: &dyn Fn() -> bool,
        number: u64,
        level: Level,
        met: &Met,
    ) -> Result<Question, Unasked> {
        let first = self.question_at(is_stopped, number, level, met);
        let Err(why) = first else { return first };
        if self.level.is_some() || why == Unasked::Stopped {
            return Err(why);
        }
        let (easier, harder): (Vec<_>, Vec<_>) =
            Level::all().filter(|&other| other != level).partition(|&other| other < level);
        let mut others = harder.into_iter().chain(easier.into_iter().rev());
        let other = others.find_map(|level| self.question_at(is_stopped, number, level, met).ok());
        other.ok_or(why)
    }

    /// The question of one level.
    fn question_at(
        &self,
        is_stopped: &dyn Fn() -> bool,
        number: u64,
        level: Level,
        met: &Met,
    ) -> Result<Question, Unasked> {
        let mut dice = Dice::new(self.seed, number % KINDS);
        let mut make = |kind: Kind| {
            let mut again = || {
                let dice = (&mut dice, is_stopped);
                Question::with(self.subject.as_ref(), (kind, level), self.lecture, dice)
            };
            // A kind that does not fit the puzzle does not fit it the next time.
            let all = std::iter::repeat_with(&mut again).take(AGAIN_MAX as usize);
            let all = all.map(|made| made.map(|one| (!met.has(&one)).then_some(one)));
            { all }.find_map(Result::transpose).unwrap_or(Err(Unasked::Met))
        };
        let kinds = self.chosen();
        let (round, place) =
            (number / kinds.len().max(1) as u64, number % kinds.len().max(1) as u64);
        let order = shuffled(&kinds, &mut Dice::new(self.seed, KINDS + round % KINDS));
        let from = place as usize;
        let mut why = None;
        for &kind in order.iter().cycle().skip(from).take(order.len()) {
            match make(kind) {
                Ok(question) => return Ok(question),
                // That a question was met says more than that another kind never fits.
                Err(Unasked::Met) => why = Some(Unasked::Met),
                Err(other) => why = why.or(Some(other)),
            }
        }
        Err(why.unwrap_or_else(|| self.unfit()))
    }

    /// Why no kind is left: those that are chosen are of the other family.
    fn unfit(&self) -> Unasked {
        let kind = self.kinds.first().copied().unwrap_or(Kind::X);
        Unasked::Family(kind.family())
    }

    /// The level of a question on a sheet of `count` questions: one for all, or rising.
    pub fn level_of(&self, number: u64, count: u64) -> Level {
        let rising = 1 + number * u64::from(Level::MOST.get()) / count.max(1);
        self.level.or_else(|| Level::new(rising as u8)).unwrap_or(Level::MOST)
    }

    /// The kinds that may be asked, each once. With a puzzle they are those of its family.
    fn chosen(&self) -> Vec<Kind> {
        let is_chosen = |kind: &Kind| self.kinds.is_empty() || self.kinds.contains(kind);
        let family = self.subject.as_ref().map(Subject::family);
        let fits = |kind: &Kind| family.is_none_or(|family| family == kind.family());
        Kind::ALL.into_iter().filter(is_chosen).filter(fits).collect()
    }
}

fn shuffled(kinds: &[Kind], dice: &mut Dice) -> Vec<Kind> {
    let mut kinds = kinds.to_vec();
    for last in (1..kinds.len()).rev() {
        kinds.swap(last, dice.below(last + 1));
    }
    kinds
}

/// What was asked so far in a run.
#[derive(Clone, Debug, Default)]
pub struct Met {
    asked: Vec<(Subject, Matter, Option<Moment>)>,
    /// The questions that stand on one sheet with the next one.
    sheet: Option<Vec<Question>>,
}

/// A moment of a search: its rules, its number, and whether it is before the children.
type Moment = (Plan, u32, bool);

impl Met {
    /// For a sheet on one puzzle, on which no question may tell the answer of another.
    pub(super) fn on_sheet() -> Self {
        Self { sheet: Some(Vec::new()), ..Self::default() }
    }

    /// Whether this was asked, the same of the same puzzle, however much of it is shown; or whether
    /// it cannot stand on the sheet.
    fn has(&self, question: &Question) -> bool {
        let was_asked = self.asked.iter().any(|(subject, matter, moment)| {
            *moment == moment_of(question)
                && matter == question.matter()
                && subject == question.subject()
        });
        let mut sheet = self.sheet.iter().flatten();
        was_asked || sheet.any(|other| !apart::go_together(other, question))
    }

    pub fn add(&mut self, question: &Question) {
        let (subject, matter) = (question.subject().clone(), question.matter().clone());
        self.asked.push((subject, matter, moment_of(question)));
        self.sheet.iter_mut().for_each(|sheet| sheet.push(question.clone()));
    }
}

fn moment_of(question: &Question) -> Option<Moment> {
    question.tree().map(|tree| (tree.plan, tree.at, tree.is_before_children))
}

/// After so many right answers in a row questions get harder, and easier after so many wrong ones.
const IN_A_ROW: u32 = 2;

/// A run with its answers so far.
#[derive(Clone, Debug)]
pub struct Practice {
    setup: Setup,
    level: Level,
    /// How many answers of one kind, right or wrong, came last.
    in_a_row: (bool, u32),
    entries: Vec<Entry>,
    met: Met,
}

impl Practice {
    pub fn new(setup: Setup) -> Self {
        let level = setup.level.unwrap_or_default();
        Self { setup, level, in_a_row: (true, 0), entries: Vec::new(), met: Met::default() }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The level of the next question.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The next question, which was not asked before.
    ///
    /// # Errors
    /// Why there is none: no kind fits the puzzle, or all its questions were asked.
    pub fn question(&self) -> Result<Question, Unasked> {
        self.question_unless(&|| false)
    }

    /// The same; none as soon as `is_stopped` says that nobody waits for it any more.
    ///
    /// # Errors
    /// As of [`Practice::question`].
    pub fn question_unless(&self, is_stopped: &dyn Fn() -> bool) -> Result<Question, Unasked> {
        self.setup.question_unless(is_stopped, self.entries.len() as u64, self.level, &self.met)
    }

    /// Marks the answer to [`Practice::question`] and goes on to the next question. Without an
    /// answer the question counts as wrong. `seconds` is how long the person took.
    pub fn take(&mut self, question: &Question, answer: Option<&Answer>, seconds: f64) -> Mark {
        let mark = match answer {
            Some(answer) => question.mark(answer),
            None => question.given_up(),
        };
        self.met.add(question);
        self.entries.push(Entry {
            question: self.entries.len() as u32 + 1,
            kind: question.kind(),
            level: question.level(),
            answer: answer.map(|answer| question.written(answer)),
            right: mark.is_right(),
            seconds,
        });
        self.move_on(mark.is_right());
        mark
    }

    fn move_on(&mut self, is_right: bool) {
        let (last, count) = self.in_a_row;
        let count = if last == is_right { count + 1 } else { 1 };
        self.in_a_row = (is_right, count % IN_A_ROW);
        if self.setup.level.is_none() && count == IN_A_ROW {
            self.level = if is_right { self.level.harder() } else { self.level.easier() };
        }
    }

    /// How many answers were right, and how many questions were answered.
    pub fn right_of(&self) -> (usize, usize) {
        (self.entries.iter().filter(|entry| entry.right).count(), self.entries.len())
    }

    /// The run so far as a file has it.
    pub fn score(&self) -> Score {
        Score::new(&self.setup, self.entries.clone())
    }
}
