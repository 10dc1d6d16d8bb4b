//! Questions with their keys, and how they are made.

use std::slice;

use langkah_engine::search::trace;
use langkah_engine::sliding::board::Board;
use langkah_engine::sliding::bound::own::Formula;
use langkah_engine::sliding::moves::Move;
use langkah_language::text;

use super::answer::{Answer, Ask};
use super::dice::Dice;
use super::exact::Exact;
use super::heading::{self, Heading, Names};
use super::kind::{Kind, Level};
use super::lecture::Lecture;
use super::mark::{Mark, Wrong};
use super::measures::Measure;
use super::reasons;
use super::tree::Recorded;
use super::unasked::Unasked;
use super::wanted::{AnswerError, Wanted};
use super::write;
use crate::family::pictured::Picture;
use crate::family::subject::{Subject, questioned};

/// What is asked for.
#[derive(Clone, Copy)]
pub(crate) struct Order {
    pub kind: Kind,
    pub level: Level,
    pub lecture: Lecture,
}

/// What a puzzle answers about the questions on it.
pub(crate) trait Questioned {
    /// A question of a kind on this puzzle, by the conventions of a lecture.
    ///
    /// # Errors
    /// Why the kind, or the bound, does not fit it.
    fn make(&self, order: Order, dice: &mut Dice) -> Result<Made, Unasked>;

    /// The question whose matter is named, at the moment of `tree` if it is about a search.
    ///
    /// # Errors
    /// Why there is none.
    fn exact(&self, exact: Exact, tree: Option<Recorded>) -> Result<Made, Unasked>;

    fn asked(&self, question: &Question) -> String;

    fn ask(&self, question: &Question) -> Ask;

    fn lines(&self, question: &Question) -> Vec<String>;

    fn pictures(&self, question: &Question) -> Vec<(String, Picture)>;

    /// What an exam says once for all its questions on such puzzles; with pictures, or with the
    /// boards as text.
    fn told_once(&self, has_pictures: bool) -> Option<&'static str>;

    fn mark(&self, question: &Question, answer: &Answer) -> Mark;

    /// The right answers beside the key.
    fn others(&self, _question: &Question) -> Vec<Answer> {
        Vec::new()
    }

    /// A text that is read as the same puzzle.
    fn written(&self) -> String;
}

/// A question with its key.
#[derive(Clone, Debug)]
pub struct Question {
    pub(super) level: Level,
    pub(super) subject: Subject,
    pub(super) matter: Matter,
    pub(super) tree: Option<Recorded>,
    pub(super) key: Answer,
}

/// What a question asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Kurang of a tile; [`BLANK`](langkah_engine::sliding::board::BLANK) for the blank.
    Kurang {
        tile: u8,
    },
    X,
    /// ΣKurang + X, and whether the goal can be reached.
    Verdict,
    /// ĉ of the child that this move makes from the E-node.
    Cost {
        way: Move,
    },
    /// Which live node is expanded next.
    Next,
    /// What becomes of each child of the E-node.
    Fates,
    /// The live nodes after this expansion, in the order in which they are taken.
    Live,
    /// The bound of the next iteration of iterative deepening.
    NextBound,
    /// h of the board by this measure, and whether it is at most the fewest moves; `path` has as
    /// many.
    Trust {
        measure: Measure,
        path: Vec<Move>,
    },
    /// Which of two measures dominates on these boards; the first is the puzzle's start.
    Dominance {
        measures: [Measure; 2],
        boards: Vec<Board>,
    },
    /// A number that is settled, its cell and the rule.
    Settled,
    /// Which cells have this number within reach.
    Candidates {
        number: u16,
    },
    /// Which number has no cell left if this number is guessed in this cell.
    Guess {
        number: u16,
        cell: usize,
    },
}

/// How many puzzles are tried before a kind of question is given up.
const TRIES_MAX: u32 = 200;

impl Question {
    /// A question on this puzzle or, without one, on a fresh one, by the conventions of a lecture.
    ///
    /// # Errors
    /// Why there is none: no fresh puzzle of [`TRIES_MAX`] gives one; the kind does not fit this
    /// puzzle, which is of another family, too large, or has a search of too few nodes; or
    /// `is_stopped` says before a try that nobody waits for the question any more.
    pub fn with(
        subject: Option<&Subject>,
        (kind, level): (Kind, Level),
        lecture: Lecture,
        (dice, is_stopped): (&mut Dice, &dyn Fn() -> bool),
    ) -> Result<Self, Unasked> {
        let make = |subject: Subject, dice: &mut Dice| {
            let made = questioned(&subject).make(Order { kind, level, lecture }, dice);
            let Made { matter, tree, key } = made?;
            Ok(Self { level, subject, matter, tree, key })
        };
        match subject {
            Some(_) if is_stopped() => Err(Unasked::Stopped),
            Some(subject) => make(subject.clone(), dice),
            None => {
                let mut why = Unasked::NoPuzzle;
                let mut goes_on = || {
                    let stops = is_stopped();
                    why = if stops { Unasked::Stopped } else { why };
                    !stops
                };
                let mut tries = (0..TRIES_MAX).take_while(|_| goes_on());
                let made = tries.find_map(|_| make(kind.fresh(level, dice)?, dice).ok());
                drop(tries);
                made.ok_or(why)
            }
        }
    }

    pub fn kind(&self) -> Kind {
        match self.matter {
            Matter::Kurang { .. } => Kind::Kurang,
            Matter::X => Kind::X,
            Matter::Verdict => Kind::Verdict,
            Matter::Cost { .. } => Kind::Cost,
            Matter::Next => Kind::Next,
            Matter::Fates => Kind::Fates,
            Matter::Live => Kind::Live,
            Matter::NextBound => Kind::NextBound,
            Matter::Trust { .. } => Kind::Trust,
            Matter::Dominance { .. } => Kind::Dominance,
            Matter::Settled => Kind::Settled,
            Matter::Candidates { .. } => Kind::Candidates,
            Matter::Guess { .. } => Kind::Guess,
        }
    }

    /// The own bound that the question names.
    pub(super) fn formula(&self) -> Option<Formula> {
        let measures = match &self.matter {
            Matter::Trust { measure, .. } => slice::from_ref(measure),
            Matter::Dominance { measures, .. } => measures.as_slice(),
            _ => &[],
        };
        let named = measures.iter().find_map(|measure| match measure {
            Measure::Own(formula) => Some(*formula),
            _ => None,
        });
        named.or_else(|| self.tree.as_ref()?.plan.own_bound())
    }

    pub(super) fn is_of_parity(&self) -> bool {
        matches!(self.matter, Matter::Kurang { .. } | Matter::X | Matter::Verdict)
    }

    /// Whether the numbers that a search places later tell the answer.
    pub fn is_told_by_solution(&self) -> bool {
        matches!(self.matter, Matter::Settled | Matter::Candidates { .. } | Matter::Guess { .. })
    }

    /// An answer in the form in which [`Question::parse`] reads it, with the English words.
    pub fn written(&self, answer: &Answer) -> String {
        let board = self.subject.as_ref().hidato();
        write::written(answer, board.map(|board| &**board.shape()), false)
    }

    /// The same with the words of the current language.
    pub fn shown(&self, answer: &Answer) -> String {
        let board = self.subject.as_ref().hidato();
        write::written(answer, board.map(|board| &**board.shape()), true)
    }

    /// The mark of an answer in a form that does not go with the question, which no text gives.
    pub(super) fn of_other_form(&self) -> Mark {
        let wrong = Some(Wrong::whole(text!("practice-other-form").to_owned()));
        Mark { wrong, key: vec![self.written(&self.key)], ..Mark::default() }
    }

    pub fn level(&self) -> Level {
        self.level
    }

    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    pub fn matter(&self) -> &Matter {
        &self.matter
    }

    /// The recorded search that the question is about, up to its moment.
    pub fn tree(&self) -> Option<&Recorded> {
        self.tree.as_ref()
    }

    /// The right answer, or one of several.
    pub fn key(&self) -> &Answer {
        &self.key
    }

    /// What is asked, in sentences.
    pub fn asked(&self) -> String {
        let asked = questioned(&self.subject).asked(self);
        reasons::with_rounding(asked, self.formula())
    }

    /// How it is answered.
    pub fn ask(&self) -> Ask {
        questioned(&self.subject).ask(self)
    }

    /// The lines of the recorded search that a person needs, for a terminal or a sheet; none if
    /// there is no such search.
    pub fn lines(&self) -> Vec<String> {
        questioned(&self.subject).lines(self)
    }

    /// The boards that a person looks at, each with a caption; one that is the puzzle's start alone
    /// needs none.
    pub fn pictures(&self) -> Vec<(String, Picture)> {
        questioned(&self.subject).pictures(self)
    }

    /// Marks an answer, which is quick. A mark has its texts in the language of now.
    pub fn mark(&self, answer: &Answer) -> Mark {
        questioned(&self.subject).mark(self, answer)
    }

    /// The mark of a person who gives no answer.
    pub fn given_up(&self) -> Mark {
        let wrong = Some(Wrong::whole(text!("practice-given-up").to_owned()));
        let Mark { mut key, cells, nodes, .. } = self.mark(&self.key);
        key.extend(self.also_right());
        Mark { wrong, key, cells, nodes }
    }

    /// The right answers beside the key, in a sentence; `None` if there is no other.
    pub fn also_right(&self) -> Option<String> {
        let others = questioned(&self.subject).others(self);
        let shown: Vec<String> =
            others.iter().take(OTHERS_MAX).map(|one| self.shown(one)).collect();
        let answers = shown.join("; ");
        match others.len().saturating_sub(OTHERS_MAX) {
            _ if others.is_empty() => None,
            0 => Some(text!("practice-also-right", answers = answers)),
            more => Some(text!("practice-also-right-more", answers = answers, count = more)),
        }
    }

    /// Reads an answer as a person types it: see [`Ask::hint`].
    ///
    /// # Errors
    /// If the text is no answer to this question: what is wrong, and where.
    pub fn parse(&self, text: &str) -> Result<Answer, AnswerError> {
        self.parse_as(None, text)
    }

    /// Reads an answer to the question of this number.
    ///
    /// # Errors
    /// As of [`Self::parse`], and if the text says that it answers another question.
    pub fn parse_as(&self, number: Option<usize>, text: &str) -> Result<Answer, AnswerError> {
        self.check(number, text)?;
        self.ask().parse(text)
    }

    /// Looks whether a text says that it answers another question than that of this number.
    ///
    /// # Errors
    /// If it does.
    pub fn check(&self, number: Option<usize>, text: &str) -> Result<(), AnswerError> {
        let e_node = self.tree.as_ref().and_then(|tree| tree.moment().e_node());
        let e_node = e_node.map(|node| trace::number(node) as usize);
        let is_other = |heading: &Heading| {
            let asked = match heading.names {
                Names::Question => number,
                Names::Node => e_node,
                Names::Place => None,
            };
            asked.is_some_and(|asked| asked != heading.number as usize)
        };
        let Some(Heading { end, .. }) = heading::all(text).find(is_other) else { return Ok(()) };
        let found = text[..end].trim().to_owned();
        Err(AnswerError { column: 1, found, wanted: Wanted::Asked })
    }
}

/// The most other right answers that are written out.
const OTHERS_MAX: usize = 12;

/// What makes a question out of a puzzle.
pub(crate) struct Made {
    pub(super) matter: Matter,
    pub(super) tree: Option<Recorded>,
    pub(super) key: Answer,
}

impl Made {
    pub(super) fn plain(matter: Matter, key: Answer) -> Self {
        Self { matter, tree: None, key }
    }
}
