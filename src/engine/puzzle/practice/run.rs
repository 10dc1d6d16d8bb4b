//! A run of questions, which gets harder as they are answered.

use super::answer::Answer;
use super::dice::Dice;
use super::kind::{Kind, Level};
use super::mark::Mark;
use super::question::Question;
use super::score::{Entry, Score};
use crate::puzzle::family::subject::Subject;
use crate::sliding::bound::own::Formula;

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
    /// The bound of all questions that ask for one; `None` for those of each level.
    pub bound: Option<Formula>,
}

/// The streams of random numbers from here on choose kinds; those before make questions.
const KINDS: u64 = 1 << 32;

impl Setup {
    /// The question of this number, from 0, at a level. On one puzzle a kind that does not fit is
    /// passed over. `None` if no kind fits.
    pub fn question(&self, number: u64, level: Level) -> Option<Question> {
        self.question_unless(&|| false, number, level)
    }

    /// The same; `None` as soon as `is_stopped` says that nobody waits for it any more.
    fn question_unless(
        &self,
        is_stopped: &dyn Fn() -> bool,
        number: u64,
        level: Level,
    ) -> Option<Question> {
        let mut dice = Dice::new(self.seed, number % KINDS);
        let make = |kind: Kind, dice: &mut Dice| {
            let dice = (dice, is_stopped);
            Question::with(self.subject.as_ref(), (kind, level), self.bound, dice)
        };
        let kinds = self.chosen();
        let (round, place) =
            (number / kinds.len().max(1) as u64, number % kinds.len().max(1) as u64);
        let order = shuffled(&kinds, &mut Dice::new(self.seed, KINDS + round % KINDS));
        let from = place as usize;
        let all = order.iter().cycle().skip(from).take(order.len());
        { all }.find_map(|&kind| make(kind, &mut dice))
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
}

impl Practice {
    pub fn new(setup: Setup) -> Self {
        let level = setup.level.unwrap_or_default();
        Self { setup, level, in_a_row: (true, 0), entries: Vec::new() }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The level of the next question.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The next question. `None` if no kind fits the puzzle.
    pub fn question(&self) -> Option<Question> {
        self.question_unless(&|| false)
    }

    /// The same; `None` as soon as `is_stopped` says that nobody waits for it any more.
    pub fn question_unless(&self, is_stopped: &dyn Fn() -> bool) -> Option<Question> {
        self.setup.question_unless(is_stopped, self.entries.len() as u64, self.level)
    }

    /// Marks the answer to [`Practice::question`] and goes on to the next question. Without an
    /// answer the question counts as wrong. `seconds` is how long the person took.
    pub fn take(&mut self, question: &Question, answer: Option<&Answer>, seconds: f64) -> Mark {
        let mark = match answer {
            Some(answer) => question.mark(answer),
            None => question.given_up(),
        };
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
