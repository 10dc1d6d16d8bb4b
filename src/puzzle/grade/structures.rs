//! Results that a program printed as a structure of its language, such as an object of JSON, a
//! dictionary of Python or a `struct` of Go or Rust, on one line or on several.

use std::borrow::Cow;

use super::parts::is_board;
use super::spelling::moves;
use super::verdicts::verdict;

/// What stands between the members of a structure in the text that [`opened`] gives. No program
/// prints it.
pub(super) const BETWEEN: char = '\u{1e}';

/// The most structures in each other.
const DEPTH_MAX: usize = 16;

/// Names of what tells of a node only what its board says, too.
const OF_NODE: [&str; 41] = [
    "g", "h", "f", "c", "cost", "fcost", "gcost", "hcost", "depth", "level", "priority", "parent",
    "action", "move", "direction", "dir", "way", "id", "index", "name", "path", "moves", "blank",
    "zero", "empty", "children", "step", "row", "col", "x", "y", "i", "j", "node", "simpul",
    "biaya", "langkah", "arah", "kedalaman", "prev", "previous",
];
/// Names of the board before that of a node.
const BEFORE: [&str; 6] = ["parent", "from", "prev", "previous", "induk", "asal"];
/// Names of a figure inside of what it is a figure of.
const FIGURES: [&str; 6] = ["count", "total", "value", "n", "jumlah", "nilai"];
/// Words before a bracket that are no name of a structure: what a search is told, and what the
/// figures in the bracket are about.
const WORDS: [&str; 16] = [
    "options", "config", "settings", "limits", "args", "params", "step", "langkah", "level",
    "moves", "path", "total", "sum", "nodes", "generated", "expanded",
];
/// Names of the board of a whole puzzle.
const OF_PUZZLE: [&str; 6] = ["start", "initial", "awal", "goal", "puzzle", "input"];

/// The text with the members of each structure apart, each in the line where it began:
/// `{"x": 1, "sum": 16}` becomes `x: 1` and `sum: 16`. Of a node only its board is left.
pub(super) fn opened(text: &str, cells: usize) -> Cow<'_, str> {
    if !text.contains([':', '=']) || !text.contains(['{', '(', '[']) {
        return Cow::Borrowed(text);
    }
    let (mut all, mut at) = (String::with_capacity(text.len()), 0);
    while at < text.len() {
        let end = text[at..].find('\n').map_or(text.len(), |length| at + length + 1);
        match structure(text, at, end) {
            Some((value, to)) => {
                let mut told = Told { text, cells, ended: at, all: &mut all };
                told.value("", &value);
                told.lines_to(to);
                at = to;
            }
            None => {
                all.push_str(&text[at..end]);
                at = end;
            }
        }
    }
    Cow::Owned(all)
}

/// The structure that begins in this line, and the place where its last line ends. Words before it
/// are a member without a name. A word with a meaning of its own is no name of a structure.
fn structure(text: &str, begin: usize, end: usize) -> Option<(Value, usize)> {
    let line = &text[begin..end];
    let at = begin + line.find(['{', '(', '['])?;
    let before = text[begin..at].trim_end().trim_end_matches(|one: char| is_of_name(one));
    let name = text[begin + before.len()..at].trim_end();
    let lower = name.to_lowercase();
    let has_meaning =
        verdict(&lower).is_some() || moves(&lower).is_some() || WORDS.contains(&&*lower);
    let is_attached = before.len() + name.len() == at - begin;
    let is_name = name.starts_with(char::is_uppercase) || name.starts_with('&');
    let is_named = is_name && !has_meaning && (is_attached || text[at..].starts_with('{'));
    let is_bare = name.is_empty() && !text[at..].starts_with('(');
    let is_apart = before.is_empty() || before.ends_with([' ', ':', '=', '>']);
    if !(is_named || is_bare) || !is_apart {
        return None;
    }
    let mut parser = Parser { text, at };
    let value = parser.value(DEPTH_MAX)?;
    parser.skip(&[' ', '\t', ',', ';', '.', '\r']);
    let rest = &text[parser.at..];
    // `Kurang = {1: 0, 2: 1}` is a list of figures.
    let is_name = |(name, _): &(Value, Value)| !is_number(&text[name.from..name.to]);
    // `{U: up, D: down}` tells what letters mean.
    let is_way =
        |(name, _): &(Value, Value)| moves(&text[name.from..name.to].to_lowercase()).is_some();
    let is_list = matches!(&value.form, Form::Object(all)
        if !all.iter().any(is_name) || all.len() > 1 && all.iter().all(is_way));
    if is_list || value.members() < 2 || !(rest.is_empty() || rest.starts_with('\n')) {
        return None;
    }
    let words = Value { from: begin, to: begin + before.trim_end().len(), form: Form::Plain };
    let form = Form::List(vec![words, value]);
    Some((Value { from: begin, to: parser.at, form }, parser.at))
}

fn is_number(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '&'
}

/// What is read of a text, from one place to another.
struct Value {
    from: usize,
    to: usize,
    form: Form,
}

enum Form {
    /// A number, a word, or what stands between quotes.
    Plain,
    List(Vec<Value>),
    /// Members, each with its name.
    Object(Vec<(Value, Value)>),
}

impl Value {
    /// How many members it has, with those of the structures in it.
    fn members(&self) -> usize {
        match &self.form {
            Form::Plain => 0,
            Form::List(all) => all.iter().map(Self::members).sum(),
            Form::Object(all) => all.iter().map(|(_, value)| 1 + value.members()).sum(),
        }
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn skip(&mut self, letters: &[char]) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches(letters).len();
    }

    fn take(&mut self, letter: char) -> bool {
        let is_there = self.text[self.at..].starts_with(letter);
        self.at += if is_there { letter.len_utf8() } else { 0 };
        is_there
    }

    /// A value with at most `depth` brackets in each other.
    fn value(&mut self, depth: usize) -> Option<Value> {
        match self.text[self.at..].chars().next()? {
            '{' => self.bracket('}', depth),
            '[' => self.bracket(']', depth),
            '(' => self.bracket(')', depth),
            quote @ ('"' | '\'') => {
                self.take(quote);
                let plain = self.plain(&[quote, '\n'])?;
                self.take(quote).then_some(plain)
            }
            _ => {
                const SIGNS: [char; 16] = [
                    ' ', '\t', '\r', '\n', ',', ';', ':', '=', '(', ')', '{', '}', '[', ']', '"',
                    '\'',
                ];
                let word = self.plain(&SIGNS).filter(|word| word.to > word.from)?;
                // The name of a structure: `Node(…)`, `Node { … }`.
                self.skip(&[' ']);
                if depth > 0 && self.text[self.at..].starts_with(['(', '{', '[']) {
                    return self.value(depth);
                }
                self.at = word.to;
                Some(word)
            }
        }
    }

    fn plain(&mut self, ends: &[char]) -> Option<Value> {
        let from = self.at;
        self.at += self.text[from..].find(ends).unwrap_or(self.text.len() - from);
        Some(Value { from, to: self.at, form: Form::Plain })
    }

    /// Members, or else a list.
    fn bracket(&mut self, end: char, depth: usize) -> Option<Value> {
        let (from, depth) = (self.at, depth.checked_sub(1)?);
        let form = match self.all(end, |parser| parser.member(depth)) {
            Some(members) if !members.is_empty() => Form::Object(members),
            _ => {
                self.at = from;
                Form::List(self.all(end, |parser| parser.value(depth))?)
            }
        };
        Some(Value { from, to: self.at, form })
    }

    fn all<T>(&mut self, end: char, one: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        self.at += 1;
        let mut all = Vec::new();
        loop {
            self.skip(&[' ', '\t', '\r', '\n', ',', ';']);
            if self.take(end) {
                return Some(all);
            }
            all.push(one(self)?);
        }
    }

    fn member(&mut self, depth: usize) -> Option<(Value, Value)> {
        let name = self.value(0)?;
        self.skip(&[' ']);
        if !self.take(':') && !self.take('=') {
            return None;
        }
        self.take('>');
        self.skip(&[' ', '\t', '\r', '\n']);
        Some((name, self.value(depth)?))
    }
}

/// What becomes of the text.
struct Told<'a> {
    text: &'a str,
    cells: usize,
    /// The place up to which lines have ended.
    ended: usize,
    all: &'a mut String,
}

impl Told<'_> {
    /// Ends the lines that end before this place.
    fn lines_to(&mut self, at: usize) {
        let count = self.text[self.ended..at].matches('\n').count();
        self.all.extend(std::iter::repeat_n('\n', count));
        self.ended = at;
    }

    fn slice(&self, value: &Value) -> &str {
        self.text[value.from..value.to].trim()
    }

    fn is_board(&self, value: &Value) -> bool {
        matches!(value.form, Form::List(_)) && is_board(self.slice(value), self.cells)
    }

    fn line(&mut self, name: &str, value: &Value) {
        self.lines_to(value.from);
        let told = self.slice(value).replace(['\n', '\r'], " ");
        if !name.is_empty() {
            self.all.push_str(name);
            self.all.push_str(": ");
        }
        self.all.push_str(&told);
        self.all.push(BETWEEN);
    }

    fn value(&mut self, name: &str, value: &Value) {
        match &value.form {
            Form::Object(members) => self.members(name, members),
            Form::List(all) if value.members() > 0 => {
                all.iter().for_each(|one| self.value("", one));
            }
            Form::List(all) if all.iter().any(|one| self.is_board(one)) => {
                all.iter().for_each(|one| self.line("", one));
            }
            _ => self.line(name, value),
        }
    }

    fn members(&mut self, name: &str, members: &[(Value, Value)]) {
        let lower = |name: &Value| self.slice(name).to_lowercase().replace('_', "");
        let is_node = |(name, value): &(Value, Value)| {
            let name = lower(name);
            OF_NODE.contains(&&*name)
                || self.is_board(value) && !OF_PUZZLE.iter().any(|one| name.starts_with(one))
        };
        let is_before = |name: &Value| BEFORE.contains(&&*lower(name));
        let mut boards = members.iter().filter(|(_, value)| self.is_board(value));
        let board = boards.find(|(name, _)| !is_before(name)).map(|(_, board)| board);
        if let Some(board) = board.filter(|_| members.iter().all(is_node)) {
            return self.line("", board);
        }
        for (key, value) in members {
            let key = self.slice(key);
            let is_figure = !name.is_empty() && FIGURES.contains(&&*key.to_lowercase());
            let key = match is_number(key) {
                true => format!("{name}({key})"),
                false if is_figure => name.to_owned(),
                false => key.to_owned(),
            };
            self.value(&key, value);
        }
    }
}
