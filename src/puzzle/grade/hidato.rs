//! The same for Hidato: the filled board, and the counts of the published search and of the
//! variants that its paper suggests.

use std::time::Instant;

use langkah_engine::fault::Fault;
use langkah_engine::hidato::board::Board;
use langkah_engine::hidato::published::{Measure, Variant};
use langkah_engine::hidato::solve::{Options, Verdict as Ended, solve};
use langkah_engine::lines::encoding;
use langkah_engine::search::event::Unrecorded;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::watch::Watch;
use langkah_engine::shown::quoted;
use langkah_engine::solve::clock::Clock;
use langkah_language::text;

use super::claims::{Count, Unread, contradiction};
use super::counting::{Counting, Own};
use super::filled::{FilledFlaw, flaw, said};
use super::kinds::Kind;
use super::labels::contents;
use super::line::Content;
use super::parts::without_codes;
use super::run::Run;
use super::search::is_of;
use super::words::{self, Tone};
use super::{BASE_MAX, Counted, Verdict, so_far};
use crate::hidato::{Plan, publish};

/// What a program printed of a Hidato.
#[derive(Clone, Debug, Default)]
pub struct FilledClaims {
    /// The number of each place, row by row; `None` for a mark.
    pub filled: Option<Vec<Option<u16>>>,
    /// The line in which these begin.
    pub filled_line: usize,
    /// The line that says that there is no solution.
    pub unsolvable: Option<usize>,
    /// The line that says that there is one.
    pub solvable: Option<usize>,
    pub counts: Vec<Count>,
    pub faults: Vec<Fault<Unread>>,
    /// The counts with their words.
    worded: Vec<(String, Count)>,
}

impl FilledClaims {
    /// Reads the bytes of a text that is about this board.
    pub fn of_bytes(bytes: &[u8], board: &Board) -> Self {
        Self::read(&encoding::any(bytes).0, board)
    }

    /// Reads a text that is about this board. Of several boards the last one counts.
    pub fn read(text: &str, board: &Board) -> Self {
        let dims = board.shape().dims();
        let mut claims = Self::default();
        let (mut rows, mut begin) = (Vec::new(), (0, 0));
        let text = without_codes(text);
        for (line, text, content) in contents(&text, dims) {
            let column = 1 + text.chars().take_while(|letter| letter.is_whitespace()).count();
            if !matches!(content, Content::Row(_)) && !rows.is_empty() {
                claims.faults.push(Fault { line: begin.0, column: begin.1, kind: Unread::Rows });
                rows.clear();
            }
            let Content::Row(numbers) = content else {
                if let Err(kind) = claims.take(line, text, content, board) {
                    claims.faults.push(Fault { line, column, kind });
                }
                continue;
            };
            if rows.is_empty() {
                begin = (line, column);
            }
            rows.extend(numbers);
            if rows.len() == dims.cells() {
                claims.fill(begin.0, std::mem::take(&mut rows), board);
            }
        }
        if !rows.is_empty() {
            claims.faults.push(Fault { line: begin.0, column: begin.1, kind: Unread::Rows });
        }
        claims
    }

    /// Takes what a line holds, if it is no row. The error is why it is not read.
    fn take(
        &mut self,
        line: usize,
        text: &str,
        content: Content,
        board: &Board,
    ) -> Result<(), Unread> {
        let has_digits = text.contains(|letter: char| letter.is_ascii_digit());
        match content {
            Content::Nothing => {}
            // What a cell cannot be is told with its number.
            Content::Unsolvable if !has_digits => {
                self.unsolvable = self.unsolvable.or(Some(line));
            }
            Content::Solvable if !has_digits => self.solvable = self.solvable.or(Some(line)),
            Content::Count(kind, value, words) if !kind.is_of_board() => {
                let count = Count { kind, value, line };
                self.counts.push(count);
                self.worded.push((words, count));
            }
            Content::Board(numbers) => self.fill(line, numbers, board),
            Content::Numbers(found) => return Err(Unread::Numbers(found)),
            Content::Words(words) => return Err(Unread::Words(words)),
            _ => return Err(Unread::Words(quoted(text.trim()))),
        }
        Ok(())
    }

    /// Takes a board that begins in a line. The puzzle itself, printed again, says nothing.
    fn fill(&mut self, line: usize, numbers: Vec<Option<u16>>, board: &Board) {
        let cols = board.shape().dims().cols();
        let is_same = |cell: usize| {
            let (row, col) = board.shape().coordinates(cell);
            let found = numbers.get(row * cols + col).copied().flatten();
            found.filter(|&number| number > 0) == board.number(cell)
        };
        let is_full = (0..board.count()).all(|cell| board.number(cell).is_some());
        if is_full || !(0..board.count()).all(is_same) {
            (self.filled, self.filled_line) = (Some(numbers), line);
        }
    }

    pub fn is_empty(&self) -> bool {
        let has_none = self.filled.is_none() && self.counts.is_empty();
        has_none && !self.has_verdict()
    }

    /// Whether a line says that there is a solution, or that there is none.
    const fn has_verdict(&self) -> bool {
        self.unsolvable.is_some() || self.solvable.is_some()
    }
}

/// A variant that gives all counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedVariant {
    pub variant: Variant,
    /// How it counts, for each count that is not counted in the usual way.
    pub countings: Vec<Counting>,
}

/// What is told of a text.
#[derive(Clone, Debug)]
pub struct HidatoGrade {
    pub verdict: Verdict,
    pub flaw: Option<FilledFlaw>,
    /// Whether the board has a solution, if the text says whether it has one. `None` if a limit
    /// ended the search before it could tell.
    pub is_solvable: Option<bool>,
    /// Two lines that contradict each other.
    pub contradiction: Option<(usize, usize)>,
    /// Whether a right board is the solution of the published search. `None` if a limit ended that.
    pub is_published: Option<bool>,
    pub counts: Vec<Counted>,
    pub explained: Vec<ExplainedVariant>,
    /// Whether the counts are those of Langkah's own search.
    pub is_usual: bool,
    pub is_cut: bool,
}

/// The published search comes first.
fn variants() -> impl Iterator<Item = Variant> {
    let costs = [Measure::Euclid, Measure::Steps, Measure::Slack];
    [false, true]
        .into_iter()
        .flat_map(move |filters| costs.into_iter().map(move |cost| Variant { cost, filters }))
}

/// Grades what a text says of a Hidato, against the published search.
pub fn grade(
    board: &Board,
    claims: &FilledClaims,
    limits: &Limits,
    time_max: Option<f64>,
    watch: &mut dyn Watch,
) -> HidatoGrade {
    let flaw = claims.filled.as_ref().and_then(|filled| flaw(board, filled));
    let mut clock = Clock::new(watch, Instant::now(), time_max);
    let mut grade = HidatoGrade {
        verdict: Verdict::Empty,
        flaw,
        is_solvable: match claims.has_verdict() {
            true => is_solvable(board, limits, &mut clock),
            false => None,
        },
        contradiction: contradiction(&claims.worded),
        is_published: None,
        counts: Vec::new(),
        explained: Vec::new(),
        is_usual: false,
        is_cut: false,
    };
    if let Some(filled) = claims.filled.as_ref().filter(|_| flaw.is_none()) {
        grade.is_published = is_published(board, filled, limits, &mut clock);
    }
    if !claims.counts.is_empty() {
        grade.count(board, claims, limits, &mut clock);
    }
    grade.is_cut |= claims.has_verdict() && grade.is_solvable.is_none();
    grade.verdict = grade.judge(claims);
    grade
}

/// Whether a board has a solution; `None` if a limit ended the search before it could tell.
fn is_solvable(board: &Board, limits: &Limits, clock: &mut Clock<'_>) -> Option<bool> {
    let options = Options { limits: *limits, first_only: true, ..Options::default() };
    let finished = solve(board, &options, clock);
    match finished.verdict {
        Ended::None(_) => Some(false),
        _ => finished.solution().map(|_| true),
    }
}

/// Whether a solution is the one that the published search gives.
fn is_published(
    board: &Board,
    filled: &[Option<u16>],
    limits: &Limits,
    clock: &mut Clock<'_>,
) -> Option<bool> {
    // On a great board it would go on for ever, and nothing else waits for this.
    let limits = Limits { generated_max: limits.generated_max.min(BASE_MAX), ..*limits };
    let variant = Variant::default();
    let finished = publish(board, variant, &limits, &mut Unrecorded::new(clock));
    let solution = finished.solution()?;
    Some(flaw(solution, filled).is_none())
}

impl HidatoGrade {
    /// Compares the counts with those of the published search, and of its variants if they differ.
    fn count(
        &mut self,
        board: &Board,
        claims: &FilledClaims,
        limits: &Limits,
        clock: &mut Clock<'_>,
    ) {
        for variant in variants() {
            let listener = &mut Unrecorded::new(&mut *clock);
            let finished = publish(board, variant, limits, listener);
            let is_ended =
                !matches!(finished.verdict, Ended::Unknown { halt: Some(_), first: None });
            self.is_cut |= !is_ended;
            let run = Run::of_path(&finished);
            if self.counts.is_empty() {
                let counted = |&count: &Count| counted(count, &run, is_ended, board);
                self.counts = claims.counts.iter().map(counted).collect();
                let is_right = self.counts.iter().all(|count| count.is_right == Some(true));
                // What contradicts itself is no search's.
                if is_right || self.contradiction.is_some() {
                    break;
                }
            }
            let found = if is_ended { countings(claims, &run, board) } else { None };
            self.explained.extend(found.map(|countings| ExplainedVariant { variant, countings }));
        }
        let is_right = |count: &Counted| count.is_right == Some(true);
        let is_open = self.explained.is_empty() && self.contradiction.is_none();
        if is_open && !self.counts.iter().all(is_right) {
            let options = Options { limits: *limits, ..Options::default() };
            let stats = solve(board, &options, clock).stats;
            let numbers = Some(board.count() as u64);
            self.is_usual = claims.counts.iter().all(|count| is_of(count, &stats, numbers));
        }
    }

    fn judge(&self, claims: &FilledClaims) -> Verdict {
        let is_open = claims.has_verdict() && self.is_solvable.is_none();
        let is_refuted = self.flaw.is_some()
            || self.contradiction.is_some()
            || claims.unsolvable.is_some() && self.is_solvable == Some(true)
            || claims.solvable.is_some() && self.is_solvable == Some(false);
        let mut counts = self.counts.iter().map(|count| count.is_right);
        match counts.clone().all(|is_right| is_right == Some(true)) {
            _ if claims.is_empty() => Verdict::Empty,
            _ if is_refuted => Verdict::Wrong,
            true if !is_open => Verdict::Right,
            _ if counts.all(|is_right| is_right != Some(false)) => Verdict::Unknown,
            _ if !self.explained.is_empty() || self.is_usual => Verdict::Explained,
            _ => Verdict::Wrong,
        }
    }
}

/// What the published search counts.
const OWN: Own = Own { generated: Counting::Made, expanded: Counting::Expanded };

fn counted(count: Count, run: &Run, is_ended: bool, board: &Board) -> Counted {
    let expected = match count.kind {
        Kind::Length => Some(board.count() as u64),
        _ if !is_ended => None,
        Kind::Generated | Kind::Nodes => Some(OWN.generated.of(run)),
        Kind::Expanded => Some(OWN.expanded.of(run)),
        _ => Some(run.live),
    };
    let is_other = count.kind == Kind::Nodes && count.value == OWN.expanded.of(run);
    let is_right = match expected {
        Some(expected) => Some(expected == count.value || is_other),
        None => (count.value < so_far(count.kind, OWN, run)).then_some(false),
    };
    Counted { count, expected, is_right }
}

/// How a run gives all counts, if it does.
fn countings(claims: &FilledClaims, run: &Run, board: &Board) -> Option<Vec<Counting>> {
    let mut countings = Vec::new();
    for count in &claims.counts {
        let ways = || Counting::all(count.kind).filter(|way| way.of(run) == count.value);
        match count.kind {
            Kind::Length if count.value == board.count() as u64 => {}
            Kind::Live if count.value == run.live => {}
            _ if ways().any(|way| OWN.is(way)) => {}
            _ => countings.push(ways().next()?),
        }
    }
    Some(countings)
}

/// The result in one sentence.
pub fn verdict(grade: &HidatoGrade, claims: &FilledClaims) -> (Tone, String) {
    let search = Plan::Fauzia.name();
    match grade.verdict {
        Verdict::Right => (Tone::Good, right(grade, claims)),
        Verdict::Explained if grade.is_usual => {
            (Tone::Plain, text!("grade-explained-usual", search = search))
        }
        Verdict::Explained => (Tone::Plain, text!("grade-explained", search = search)),
        Verdict::Wrong => (Tone::Bad, text!("grade-wrong-plain").to_owned()),
        Verdict::Unknown => (Tone::Plain, text!("grade-unknown").to_owned()),
        Verdict::Empty => (Tone::Bad, text!("grade-empty").to_owned()),
    }
}

/// What is right: a Hidato can have several solutions, and the published search gives one of them.
fn right(grade: &HidatoGrade, claims: &FilledClaims) -> String {
    let search = Plan::Fauzia.name();
    match grade.is_published {
        _ if claims.unsolvable.is_some() => text!("grade-right-unsolvable").to_owned(),
        Some(false) => text!("grade-right-other", search = search),
        None if claims.filled.is_some() => text!("grade-right-unknown", search = search),
        None if claims.counts.is_empty() => text!("grade-right-plain").to_owned(),
        _ => text!("grade-right", search = search),
    }
}

/// What is told of the board and of the counts, in the order of their lines.
pub fn parts(grade: &HidatoGrade, claims: &FilledClaims, board: &Board) -> Vec<(Tone, String)> {
    let mut told = words::counts(&grade.counts, Plan::Fauzia.name(), true);
    if claims.filled.is_some() {
        let line = claims.filled_line.to_string();
        let (tone, text) = match grade.flaw {
            None => (Tone::Good, text!("grade-filled", line = line)),
            Some(flaw) => (Tone::Bad, said(flaw, &line, board)),
        };
        told.push((claims.filled_line, tone, text));
    }
    if let Some(is_solvable) = grade.is_solvable {
        told.extend(words::verdicts(claims.unsolvable, claims.solvable, is_solvable));
    }
    told.extend(words::contradiction(grade.contradiction));
    // The verdict says it where another search is known to give other counts.
    if grade.is_usual && grade.verdict != Verdict::Explained {
        let text = text!("grade-usual", search = Plan::default().title());
        told.push((usize::MAX, Tone::Plain, text));
    }
    told.sort_by_key(|&(line, ..)| line);
    told.into_iter().map(|(_, tone, text)| (tone, text)).collect()
}

/// What gives the same: a sentence, and a list of the points in which it differs.
pub fn explained(one: &ExplainedVariant) -> (&'static str, Vec<String>) {
    let head = match one.variant == Variant::default() {
        true => text!("grade-same-search"),
        false => text!("grade-same-variant"),
    };
    let cost = match one.variant.cost {
        Measure::Euclid => None,
        Measure::Steps => Some(text!("grade-variant-steps")),
        Measure::Slack => Some(text!("grade-variant-slack")),
    };
    let filters = one.variant.filters.then(|| text!("grade-variant-filters"));
    let points = cost.into_iter().chain(filters);
    let countings = one.countings.iter().map(|&counting| counting.words());
    (head, points.chain(countings).map(str::to_owned).collect())
}
