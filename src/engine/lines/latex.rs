//! Matrices and tables of LaTeX: `&` between two cells, `\\` after a row.

use super::Word;
use super::sheet::{Sheet, is_null, numbered, without_comment};

/// Commands with their groups in braces that are no text of the board.
const GROUPS: [(&str, usize); 24] = [
    ("caption", 1),
    ("cellcolor", 1),
    ("cline", 1),
    ("cmidrule", 1),
    ("color", 1),
    ("columncolor", 1),
    ("documentclass", 1),
    ("end", 1),
    ("hhline", 1),
    ("hphantom", 1),
    ("hspace", 1),
    ("label", 1),
    ("multicolumn", 2),
    ("multirow", 2),
    ("newcommand", 2),
    ("phantom", 1),
    ("renewcommand", 2),
    ("rowcolor", 1),
    ("setlength", 2),
    ("specialrule", 3),
    ("textcolor", 1),
    ("title", 1),
    ("usepackage", 1),
    ("vspace", 1),
];
/// Commands that stand for nothing by themselves.
const SILENT: [&str; 27] = [
    "addlinespace", "arraystretch", "bf", "bfseries", "bottomrule", "centering", "displaystyle",
    "footnotesize", "hdashline", "hline", "it", "item", "large", "Large", "left", "limits",
    "midrule", "noindent", "normalsize", "qquad", "quad", "right", "scriptsize", "small",
    "textstyle", "tiny", "toprule",
];

/// Whether a text has rows of LaTeX: an environment with `&`, or both marks in one line.
pub(super) fn is_one(text: &str) -> bool {
    has_environment(text)
        || numbered(text, 1).any(|(_, line)| {
            let line = without_comment(line);
            line.contains('&') && line.contains("\\\\")
        })
}

/// Whether a text has an environment of LaTeX and cells.
pub(super) fn has_environment(text: &str) -> bool {
    text.contains("\\begin{") && text.contains('&')
}

/// Whether an environment has rows.
pub(super) fn has_rows(name: &str) -> bool {
    ["array", "matrix", "table", "tabular", "align", "cases"].iter().any(|one| name.contains(one))
        && !matches!(name, "table" | "table*")
}

/// Reads rows of LaTeX. A cell that holds nothing stands between two `&`, before the first one of
/// a row or after the last one. Where a table is begun, what stands outside of tables is left out.
pub(super) fn read<'a>(sheet: Sheet<'a>, text: &'a str, first: usize) -> Sheet<'a> {
    let is_bounded = { text.split("\\begin{").skip(1) }
        .any(|rest| has_rows(rest.split('}').next().unwrap_or_default()));
    let mut gatherer = Gatherer {
        sheet,
        is_bounded,
        depth: 0,
        is_filled: false,
        has_neighbour: false,
        is_beside: false,
    };
    let mut end = None;
    for (line, text) in numbered(text, first) {
        let mut cursor = Cursor { rest: text, line, column: 1 };
        while let Some(part) = cursor.next() {
            if !gatherer.take(part) {
                return gatherer.sheet;
            }
        }
        gatherer.end_line();
        end = Some(cursor.place());
    }
    if let Some(end) = end {
        gatherer.take(Part::RowEnd(end));
    }
    gatherer.sheet
}

struct Gatherer<'a> {
    sheet: Sheet<'a>,
    /// Whether rows stand in tables alone, and in how many tables this place is.
    is_bounded: bool,
    depth: usize,
    /// Whether the cell that is being read has a word.
    is_filled: bool,
    /// Whether another cell of its row stands before it.
    has_neighbour: bool,
    /// Whether the row holds a table within a table: what else it holds is no cell.
    is_beside: bool,
}

impl<'a> Gatherer<'a> {
    /// Takes a part in. Returns whether there is room for more.
    fn take(&mut self, part: Part<'a>) -> bool {
        let is_outside = self.is_bounded && self.depth == 0;
        match part {
            Part::Word(_) | Part::Between(_) if self.is_beside => true,
            Part::Word(word) => {
                self.is_filled = true;
                let text = if is_null(word.text) { "0" } else { word.text };
                self.sheet.push(Word { text, ..word })
            }
            Part::Between(_) | Part::RowEnd(_) if is_outside => true,
            Part::Between(at) => {
                self.sheet.separators += 1;
                let has_room = self.is_filled || self.sheet.push(at);
                (self.is_filled, self.has_neighbour) = (false, true);
                has_room
            }
            Part::RowEnd(at) => {
                let is_empty = self.has_neighbour && !self.is_filled;
                let has_room = !is_empty || self.sheet.push(at);
                self.end_row();
                has_room
            }
            Part::Begin(name) => {
                if is_outside || has_rows(name) {
                    self.leave_out();
                }
                self.end_row();
                self.depth += usize::from(has_rows(name));
                true
            }
            Part::End(name, at) => {
                let has_room = self.take(Part::RowEnd(at));
                self.depth = self.depth.saturating_sub(usize::from(has_rows(name)));
                self.is_beside = self.depth > 0 && has_rows(name);
                has_room
            }
        }
    }

    fn end_row(&mut self) {
        self.sheet.close();
        (self.is_filled, self.has_neighbour, self.is_beside) = (false, false, false);
    }

    /// Leaves out the words of the row that has not ended.
    fn leave_out(&mut self) {
        self.sheet.shorten(0);
        (self.is_filled, self.has_neighbour) = (false, false);
    }

    /// A line with one name is a row: it says which puzzle follows. Other words outside of tables
    /// are left out, and other rows go on in the next line.
    fn end_line(&mut self) {
        let is_name = match self.sheet.open_row() {
            [word] => word.text.trim_end_matches(':').chars().all(char::is_alphabetic),
            _ => false,
        };
        if is_name && !self.has_neighbour {
            self.end_row();
        } else if self.is_bounded && self.depth == 0 {
            self.leave_out();
        }
    }
}

enum Part<'a> {
    Word(Word<'a>),
    /// An `&`, as a word without letters.
    Between(Word<'a>),
    /// The end of a row, as a word without letters.
    RowEnd(Word<'a>),
    /// An environment begins, or ends: its name.
    Begin(&'a str),
    End(&'a str, Word<'a>),
}

/// A place in a line.
struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    /// A word without letters.
    const fn place(&self) -> Word<'static> {
        Word { text: "", line: self.line, column: self.column, end: self.column }
    }

    /// Goes on by so many bytes, and returns them as a word.
    fn take(&mut self, bytes: usize) -> Word<'a> {
        let (text, rest) = self.rest.split_at(bytes);
        let column = self.column;
        self.rest = rest;
        self.column += text.chars().count();
        Word { text, line: self.line, column, end: self.column }
    }

    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> Word<'a> {
        self.take(self.rest.find(|letter| !fits(letter)).unwrap_or(self.rest.len()))
    }

    /// Goes past the group that begins here with one of these pairs, and returns what is in it.
    fn group(&mut self, pairs: &[(char, char)]) -> Option<&'a str> {
        let first = self.rest.chars().next()?;
        let &(open, close) = pairs.iter().find(|(open, _)| *open == first)?;
        let mut depth = 0_usize;
        let inner = self.rest.char_indices().find_map(|(at, letter)| {
            depth += usize::from(letter == open);
            depth -= usize::from(letter == close);
            (depth == 0).then_some(at)
        });
        let end = inner.map_or(self.rest.len(), |at| at + 1);
        let text = self.take(end).text;
        Some(text.get(1..inner.unwrap_or(text.len())).unwrap_or_default())
    }

    /// Goes past the options that stand here.
    fn options(&mut self) {
        while self.group(&[('[', ']'), ('(', ')')]).is_some() {}
    }

    /// The part at a backslash, if there is one in it.
    fn command(&mut self) -> Option<Part<'a>> {
        let at = self.place();
        let after = &self.rest[1..];
        let name = &after[..after.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(after.len())];
        if name.is_empty() {
            return self.symbol();
        }
        let word = self.take(1 + name.len());
        if name == "begin" {
            let name = self.group(&[('{', '}')]).unwrap_or_default();
            // Only the starred matrices of mathtools have an option, for the columns.
            let pairs: &[_] = match name.contains("matrix") {
                false => &[('[', ']'), ('{', '}')],
                true if name.ends_with('*') => &[('[', ']')],
                true => &[],
            };
            while self.group(pairs).is_some() {}
            return Some(Part::Begin(name));
        }
        if let Some((_, count)) = GROUPS.iter().find(|(one, _)| *one == name) {
            let mut last = None;
            for _ in 0..*count {
                self.options();
                last = self.group(&[('{', '}')]);
            }
            return (name == "end").then(|| Part::End(last.unwrap_or_default(), at));
        }
        if matches!(name, "tabularnewline" | "cr") {
            return Some(Part::RowEnd(at));
        }
        if matches!(name, "left" | "right") {
            let bracket = usize::from(self.rest.starts_with('\\'));
            let bracket = self.rest.char_indices().nth(bracket + 1).map(|(end, _)| end);
            self.take(bracket.unwrap_or(self.rest.len()));
        }
        let is_wrapper = self.rest.starts_with('{') || SILENT.contains(&name);
        // A symbol in a cell is told as no tile.
        (!is_wrapper).then_some(Part::Word(word))
    }

    /// The part at a backslash before what is no letter.
    fn symbol(&mut self) -> Option<Part<'a>> {
        let at = self.place();
        self.take(1);
        let letter = self.rest.chars().next()?;
        let word = self.take(letter.len_utf8());
        match letter {
            '\\' => {
                self.take_while(|letter| letter == '*');
                self.options();
                Some(Part::RowEnd(at))
            }
            // Letters that LaTeX wants to be written so.
            '#' | '_' => Some(Part::Word(word)),
            _ => None,
        }
    }

    fn next(&mut self) -> Option<Part<'a>> {
        let is_in_word = |letter: char| {
            !letter.is_whitespace() && !matches!(letter, '&' | '\\' | '{' | '}' | '$' | '~' | '%')
        };
        loop {
            match self.rest.chars().next()? {
                '\\' => {
                    if let Some(part) = self.command() {
                        return Some(part);
                    }
                }
                '%' => {
                    self.take(self.rest.len());
                }
                '&' => {
                    let at = self.place();
                    self.take(1);
                    return Some(Part::Between(at));
                }
                letter if is_in_word(letter) => {
                    return Some(Part::Word(self.take_while(is_in_word)));
                }
                letter => {
                    self.take(letter.len_utf8());
                }
            }
        }
    }
}
