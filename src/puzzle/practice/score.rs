//! A score as a file: seed, answers, marks and time. Whoever has the file can make the questions
//! again and mark the answers again.
//!
//! A score is not signed: the check finds marks that do not go with the answers, and questions that
//! do not go with the seed, but not a run that somebody answered with help.

use langkah_engine::hidato::board::Topology;
use langkah_engine::lines::encoding;
use langkah_language::text;
use serde::{Deserialize, Serialize};

use super::kind::{Kind, Level};
use super::lecture::Lecture;
use super::run::{Practice, Setup};
use crate::family::subject::{Subject, questioned};
use crate::read;

/// What the file is, so that it is not taken for another.
const NAME: &str = "practice";
const VERSION: u32 = 1;

/// A run of questions with its answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Score {
    langkah: String,
    version: u32,
    pub seed: u64,
    /// The chosen kinds; all if there are none.
    pub kinds: Vec<Kind>,
    /// The level of all questions, if one was chosen.
    pub level: Option<Level>,
    /// The puzzle of all questions as text, if there was one.
    pub puzzle: Option<String>,
    #[serde(flatten)]
    pub lecture: Lecture,
    pub right: usize,
    pub asked: usize,
    pub seconds: f64,
    pub questions: Vec<Entry>,
}

/// A question's answer and mark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// From 1.
    pub question: u32,
    pub kind: Kind,
    pub level: Level,
    /// The answer as text; `None` if the person gave up.
    pub answer: Option<String>,
    pub right: bool,
    pub seconds: f64,
}

/// Why a score is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.sentence())]
pub struct Forged {
    /// The line of the file, from 1; `None` if a fault has no line.
    pub line: Option<usize>,
    pub what: What,
}

/// What does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The text is no score. The column, from 1, is where it ceases to be one; `None` if the whole
    /// text is something else.
    NoScore { column: Option<usize> },
    /// The puzzle cannot be read, or no kind of question fits it.
    Puzzle,
    /// The question of this number, from 1, has another number, kind or level in this run.
    Question { number: usize, kind: Kind, level: Level },
    /// The answer to this question is no answer; the reader's words.
    Answer { number: usize, fault: String },
    /// The answer to this question is marked right though it is wrong, or the other way round.
    Mark { number: usize, is_right: bool },
    /// The time for this question is no time.
    Time { number: usize },
    /// The sums at the beginning are not those of the questions.
    Sum { right: usize, asked: usize },
}

impl Forged {
    fn sentence(&self) -> String {
        let what = match &self.what {
            What::NoScore { .. } => text!("practice-forged-no-score").to_owned(),
            What::Puzzle => text!("practice-forged-puzzle").to_owned(),
            What::Question { number, kind, level } => text!(
                "practice-forged-question",
                number = (*number),
                kind = kind.title(),
                level = level.get()
            ),
            What::Answer { number, fault } => {
                text!("practice-forged-answer", number = (*number), fault = fault.as_str())
            }
            What::Mark { number, is_right: true } => {
                text!("practice-forged-right", number = (*number))
            }
            What::Mark { number, .. } => text!("practice-forged-wrong", number = (*number)),
            What::Time { number } => text!("practice-forged-time", number = (*number)),
            What::Sum { right, asked } => {
                text!("practice-forged-sum", right = (*right), asked = (*asked))
            }
        };
        let Some(line) = self.line.map(|line| line.to_string()) else { return what };
        match self.what {
            What::NoScore { column: Some(column) } => {
                let column = column.to_string();
                text!("practice-forged-line", "column", line = line, column = column, what = what)
            }
            _ => text!("practice-forged-line", line = line, what = what),
        }
    }
}

impl Score {
    pub(super) fn new(setup: &Setup, questions: Vec<Entry>) -> Self {
        Self {
            langkah: NAME.to_owned(),
            version: VERSION,
            seed: setup.seed,
            kinds: setup.kinds.clone(),
            level: setup.level,
            lecture: setup.lecture,
            puzzle: setup.subject.as_ref().map(|subject| questioned(subject).written()),
            right: questions.iter().filter(|entry| entry.right).count(),
            asked: questions.len(),
            // The sum of nothing is -0, which no reader expects.
            seconds: 0.0 + questions.iter().map(|entry| entry.seconds).sum::<f64>(),
            questions,
        }
    }

    /// The text of the file: JSON with each question on a line of its own.
    pub fn write(&self) -> String {
        let json = |value: &dyn Fn() -> serde_json::Result<String>| value().unwrap_or_default();
        let head = Self { questions: Vec::new(), ..self.clone() };
        let head = json(&|| serde_json::to_string_pretty(&head));
        let lines = self.questions.iter();
        let lines = lines.map(|entry| format!("    {}", json(&|| serde_json::to_string(entry))));
        let lines: Vec<String> = lines.collect();
        let list =
            if lines.is_empty() { String::new() } else { format!("\n{}\n  ", lines.join(",\n")) };
        // The head ends with the empty list of questions.
        let begin = head.rfind("[]").map_or(head.as_str(), |at| &head[..at]);
        format!("{begin}[{list}]\n}}\n")
    }

    /// Checks a file, as [`Score::check`] does. Its bytes are UTF-8, or UTF-16 as Windows writes
    /// it.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn check_bytes(bytes: &[u8]) -> Result<Self, Forged> {
        Self::check(&encoding::lossy(bytes))
    }

    /// Reads the text of a file and makes the questions and marks again.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn check(text: &str) -> Result<Self, Forged> {
        let score: Self = serde_json::from_str(text).map_err(|error| {
            let [line, column] =
                [error.line(), error.column()].map(|place| Some(place).filter(|&place| place > 0));
            Forged { line, what: What::NoScore { column } }
        })?;
        score.verify().map_err(|what| Forged { line: line_of(text, &what), what })?;
        Ok(score)
    }

    fn verify(&self) -> Result<(), What> {
        if self.langkah != NAME || self.version != VERSION {
            return Err(What::NoScore { column: None });
        }
        let mut practice = Practice::new(self.setup()?);
        for (at, entry) in self.questions.iter().enumerate() {
            let number = at + 1;
            let question = practice.question().map_err(|_| What::Puzzle)?;
            let (kind, level) = (question.kind(), question.level());
            if (entry.question as usize, entry.kind, entry.level) != (number, kind, level) {
                return Err(What::Question { number, kind, level });
            }
            let answer = entry.answer.as_ref().map(|text| question.parse(text)).transpose();
            let answer =
                answer.map_err(|fault| What::Answer { number, fault: fault.to_string() })?;
            let is_right = practice.take(&question, answer.as_ref(), entry.seconds).is_right();
            if is_right != entry.right {
                return Err(What::Mark { number, is_right });
            }
            // JSON has neither infinity nor what is no number.
            if entry.seconds < 0.0 {
                return Err(What::Time { number });
            }
        }
        let (right, asked) = practice.right_of();
        let seconds: f64 = self.questions.iter().map(|entry| entry.seconds).sum();
        // Other programs may write fewer digits.
        let is_sum = (self.right, self.asked) == (right, asked)
            && (self.seconds - seconds).abs() < 0.01 * (1.0 + asked as f64);
        if is_sum { Ok(()) } else { Err(What::Sum { right, asked }) }
    }

    /// The set-up of the run.
    fn setup(&self) -> Result<Setup, What> {
        let read = |text: &String| {
            let read = read::any(text.as_bytes(), None, Topology::default());
            read.map(Subject::from).map_err(|_| What::Puzzle)
        };
        let subject = self.puzzle.as_ref().map(read).transpose()?;
        let Self { seed, level, lecture, .. } = *self;
        Ok(Setup { seed, kinds: self.kinds.clone(), level, subject, lecture })
    }
}

/// The line of a fault's question, in a file as [`Score::write`] writes it.
fn line_of(text: &str, what: &What) -> Option<usize> {
    let key = match what {
        What::Question { number, .. }
        | What::Answer { number, .. }
        | What::Mark { number, .. }
        | What::Time { number } => {
            format!("{{\"question\":{number},")
        }
        What::Sum { .. } => "\"right\":".to_owned(),
        What::Puzzle => "\"puzzle\":".to_owned(),
        What::NoScore { .. } => return None,
    };
    text.lines().position(|line| line.trim_start().starts_with(&key)).map(|at| at + 1)
}
