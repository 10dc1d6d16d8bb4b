//! Boards in a dress that the plain reader does not know: on one line, after a size line, with
//! separators, in brackets or a table, or with other marks for holes and empty cells.

use super::fault::{Fault, FaultKind, Faults};
use super::words::{Rows, WORDS_MAX};
use super::{Format, Note, Reading, marks, read_rows, recognise};
use crate::hidato::board::Topology;
use crate::lines::sheet::size;
use crate::lines::{Dress, Sheet, Word, without_mark};

/// The least side of a square board on one line: fewer cells are a row.
const SQUARE_MIN: usize = 3;

/// Reads a text that is known to be a Hidato; `None` if this way tells no more than the plain way.
pub(super) fn read(
    text: &str,
    first: usize,
    topology: Topology,
) -> Option<Result<Reading, Faults>> {
    let dressed = Dressed::of(text, first).with_holes();
    let read = dressed.read(topology);
    (read.is_ok() || dressed.tells_faults()).then_some(read)
}

/// Reads a text that shows a Hidato in a dress; `None` for any other text.
pub(super) fn read_if_hidato(
    text: &str,
    first: usize,
    topology: Topology,
) -> Option<Result<Reading, Faults>> {
    let dressed = Dressed::of(text, first);
    let has_blocks = !matches!(dressed.dress, Dress::Table | Dress::Latex);
    let is_hidato = dressed.rows.header.is_some()
        || (recognise::is_hidato(&dressed.rows, has_blocks) && !dressed.is_nearly_sliding);
    is_hidato.then(|| dressed.with_holes().read(topology))
}

/// Reads the rows of a list of lists in a text that says which cells touch.
pub(super) fn read_list(
    sheet: &Sheet<'_>,
    first: usize,
    topology: Topology,
) -> Result<Reading, Faults> {
    let mut rows = Rows::of_sheet(sheet, first);
    rows.header = Some(topology);
    let marks = marks::resolve(&mut rows);
    let dressed = Dressed {
        rows,
        dress: sheet.dress,
        is_line: false,
        is_separated: true,
        size: None,
        is_nearly_sliding: false,
        notes: marks.map(Note::Marks).into_iter().collect(),
    };
    dressed.with_holes().read(topology)
}

/// A plain board; if its only row has the cells of a square board, that square board.
pub(super) fn squared(reading: Reading, rows: &Rows<'_>) -> Reading {
    let count = rows.words().len();
    let side = (rows.header.is_none() && rows.count() == 1).then(|| square(count)).flatten();
    let Some(side) = side.filter(|&side| side * side == reading.board.shape().dims().cells())
    else {
        return reading;
    };
    let mut rows = rows.clone();
    rows.reshape(side);
    match read_rows(&rows, reading.board.shape().topology()) {
        Ok(mut square) => {
            square.notes.push(Note::Square { side });
            square
        }
        Err(_) => reading,
    }
}

fn square(count: usize) -> Option<usize> {
    let side = count.isqrt();
    (side >= SQUARE_MIN && side * side == count).then_some(side)
}

/// A text without its dress.
struct Dressed<'a> {
    rows: Rows<'a>,
    dress: Dress,
    is_line: bool,
    /// Whether separators stand between most words.
    is_separated: bool,
    /// The size line, and the size that it gives.
    size: Option<(Word<'a>, usize, usize)>,
    /// Whether it is more likely a sliding board with a blank too many.
    is_nearly_sliding: bool,
    notes: Vec<Note>,
}

impl<'a> Dressed<'a> {
    fn of(text: &'a str, first: usize) -> Self {
        let sheet = Sheet::of(without_mark(text), first, WORDS_MAX);
        let mut rows = Rows::of_sheet(&sheet, first);
        let size = sized(&mut rows);
        let doubt = recognise::sliding_note(&rows);
        let is_nearly_sliding = recognise::has_blanks_of_sliding(&rows);
        let marks = marks::resolve(&mut rows);
        let is_one_line = rows.words().first().map(|(word, _)| word.line)
            == rows.words().last().map(|(word, _)| word.line);
        let is_line = sheet.dress == Dress::Plain && rows.count() > 1 && is_one_line;
        let is_separated = sheet.separators * 2 >= sheet.words().len();
        let notes = marks.map(Note::Marks).into_iter().chain(doubt).collect();
        let mut dressed = Self {
            rows,
            dress: sheet.dress,
            is_line,
            is_separated,
            size,
            is_nearly_sliding,
            notes,
        };
        dressed.reshape();
        dressed
    }

    /// Divides cells that stand in one row into the rows of the size line, or of a square.
    fn reshape(&mut self) {
        let count = self.rows.words().len();
        if self.rows.count() != 1 {
            return;
        }
        match self.size {
            Some((_, rows, cols)) if rows * cols == count => self.rows.reshape(cols),
            Some(_) => {}
            None if self.rows.header.is_some() => {}
            None => {
                if let Some(side) = square(count) {
                    self.rows.reshape(side);
                    self.notes.push(Note::Square { side });
                }
            }
        }
    }

    /// Makes holes of the dots that are left, which allow no short rows here.
    fn with_holes(mut self) -> Self {
        self.rows.rename(|word| word.bytes().all(|byte| byte == b'.').then_some("-1"));
        self
    }

    fn read(&self, topology: Topology) -> Result<Reading, Faults> {
        let mut reading = read_rows(&self.rows, topology)?;
        let dims = reading.board.shape().dims();
        if let Some((word, rows, cols)) = &self.size
            && (dims.rows(), dims.cols()) != (*rows, *cols)
            && (dims.cols(), dims.rows()) != (*rows, *cols)
        {
            let kind = FaultKind::SizeLine { rows: *rows, cols: *cols, found: dims };
            return Err(Fault::of(word, kind).into());
        }
        reading.format = match self.dress {
            Dress::Separated => Format::Csv,
            Dress::Brackets => Format::Json,
            Dress::Table | Dress::Latex => Format::Table,
            Dress::Plain if self.size.is_some() => Format::Sized,
            Dress::Plain if self.is_line => Format::Line,
            Dress::Plain => reading.format,
        };
        reading.notes.extend(self.notes.iter().cloned());
        Ok(reading)
    }

    /// Whether the faults of the dress are more than those of the plain text.
    fn tells_faults(&self) -> bool {
        self.size.is_some()
            || self.is_line
            || (self.dress == Dress::Separated && self.is_separated)
            || !matches!(self.dress, Dress::Plain | Dress::Separated)
    }
}

/// Takes the size line away, if the first row is one: it is unlike the other rows, or it says how
/// many there are.
fn sized<'a>(rows: &mut Rows<'a>) -> Option<(Word<'a>, usize, usize)> {
    let (first, others) = {
        let mut all = rows.iter();
        let first: Vec<Word<'a>> = all.next()?.iter().map(|(word, _)| *word).collect();
        (first, all.map(<[_]>::len).collect::<Vec<usize>>())
    };
    let longest = *others.iter().max()?;
    let sides = size(&first).or_else(|| match first.as_slice() {
        [one] if one.is_digits() && longest > 1 => one.text.parse().ok().map(|side| (side, side)),
        _ => None,
    });
    let (high, wide) = sides.filter(|&(high, wide)| high > 0 && wide > 0)?;
    let fits = |high: usize, wide: usize| others.len() == high && longest <= wide;
    let is_list = others.len() == 1 && longest == high.checked_mul(wide)?;
    // Two numbers may be a row of their own.
    let is_row = first.len() > 1 && longest <= first.len();
    if is_row && (first.len() == 2 || !fits(high, wide)) {
        return None;
    }
    let (high, wide) =
        if fits(wide, high) && !fits(high, wide) { (wide, high) } else { (high, wide) };
    let is_plain = first.iter().all(Word::is_digits);
    let is_near = others.len() == high || longest == wide;
    if is_plain && !fits(high, wide) && !is_list && !is_near {
        return None;
    }
    rows.leave_out_first();
    Some((first[0], high, wide))
}
