//! What stands for a hole and for an empty cell in a text with other marks than 0, −1, dots and
//! underscores.

use std::fmt;

use langkah_language::text;

use super::words::{Meaning, Rows};

/// What a mark means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Hole,
    Empty,
}

/// The kinds of marks, each of one letter once or several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// 0 and underscores are empty cells, and so are question marks.
    Empty,
    Question,
    /// −1 is a hole; `#`, `x` and full boxes are walls.
    Hole,
    Wall,
    /// A hole or an empty cell, which depends on the other marks.
    Star,
    Dash,
    Dot,
}

impl Kind {
    fn of(word: &str, meaning: Meaning) -> Option<Self> {
        let first = word.chars().next()?;
        if word == "-1" {
            return Some(Self::Hole);
        }
        if meaning == Meaning::Empty {
            return Some(Self::Empty);
        }
        if word.chars().count() > 3 || !word.chars().all(|letter| letter == first) {
            return None;
        }
        match first {
            '?' => Some(Self::Question),
            '#' | 'x' | 'X' | '█' | '■' => Some(Self::Wall),
            '*' => Some(Self::Star),
            '-' | '–' | '—' => Some(Self::Dash),
            '.' => Some(Self::Dot),
            _ => None,
        }
    }
}

/// Whether a word stands for a cell without a number.
pub(super) fn is_mark(word: &str) -> bool {
    Kind::of(word, Meaning::of_text(word)).is_some()
}

/// How the reader read marks that could also mean something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    empties: Vec<char>,
    holes: Vec<char>,
}

impl Marks {
    /// Whether this mark alone was read as a hole, and none as an empty cell.
    pub(super) fn is_only(&self, hole: char) -> bool {
        self.empties.is_empty() && self.holes == [hole]
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |marks: &[char]| {
            let marks = marks.iter().map(|mark| format!("“{mark}”"));
            marks.reduce(|all, mark| text!("hidato-two", first = all, last = mark))
        };
        let text = match (list(&self.empties), list(&self.holes)) {
            (Some(empties), Some(holes)) => {
                text!("hidato-text-note-marks-both", empties = empties, holes = holes)
            }
            (Some(empties), None) => text!("hidato-text-note-marks-empty", empties = empties),
            (None, holes) => {
                text!("hidato-text-note-marks-hole", holes = holes.unwrap_or_default())
            }
        };
        f.write_str(&text)
    }
}

/// The kinds of marks in the order in which they come, each with its letter.
fn kinds(rows: &Rows<'_>) -> Vec<(Kind, char)> {
    let mut met: Vec<(Kind, char)> = Vec::new();
    for (word, meaning) in rows.words() {
        if let Some(kind) = Kind::of(word.text, *meaning)
            && met.iter().all(|(other, _)| *other != kind)
        {
            met.push((kind, word.text.chars().next().unwrap_or('?')));
        }
    }
    met
}

/// Writes the marks of a board in their usual spelling, 0 and −1; `None` if the board has no other
/// marks.
///
/// `?` is always an empty cell, `#` and `x` are walls unless no cell would be empty. Of `.`, `-`
/// and `*`, in this order, the first is a hole where something else is an empty cell, and the
/// others are empty cells where something else is a hole. One mark alone is an empty cell, but a
/// dot alone is a hole, as in a text of rows on lines.
pub(super) fn resolve(rows: &mut Rows<'_>) -> Option<Marks> {
    let met = kinds(rows);
    let has = |kind: Kind| met.iter().any(|(other, _)| *other == kind);
    if met.iter().all(|(kind, _)| matches!(kind, Kind::Empty | Kind::Hole)) {
        return None;
    }
    let are_dots = met.len() == 1 && has(Kind::Dot);
    let mut has_empty = has(Kind::Empty) || has(Kind::Question);
    let mut has_hole = has(Kind::Hole) || has(Kind::Wall);
    let mut roles: Vec<(Kind, Role)> = Vec::new();
    let either = [Kind::Dot, Kind::Dash, Kind::Star].into_iter().filter(|&kind| has(kind));
    let either: Vec<Kind> = either.collect();
    for (index, &kind) in either.iter().enumerate() {
        let has_others = index + 1 < either.len();
        let is_alone = !(has_empty || has_others || kind == Kind::Dot);
        let role = if has_hole || is_alone { Role::Empty } else { Role::Hole };
        has_empty |= role == Role::Empty;
        has_hole |= role == Role::Hole;
        roles.push((kind, role));
    }
    let wall = if has_empty { Role::Hole } else { Role::Empty };
    let role = |kind: Kind| match kind {
        Kind::Empty | Kind::Question => Role::Empty,
        Kind::Hole => Role::Hole,
        Kind::Wall => wall,
        _ => roles.iter().find(|(one, _)| *one == kind).map_or(Role::Hole, |(_, role)| *role),
    };
    rows.rename(|word| {
        let meaning = Meaning::of_text(word);
        // A dot alone does not show by itself that the text is a Hidato, as −1 does.
        Kind::of(word, meaning).filter(|_| !are_dots).map(|kind| match role(kind) {
            Role::Hole => "-1",
            Role::Empty => "0",
        })
    });
    let of = |wanted: Role| {
        let plain = [Kind::Empty, Kind::Question, Kind::Hole];
        let told = met.iter().filter(|(kind, _)| !plain.contains(kind));
        let told = told.filter(|(kind, _)| role(*kind) == wanted);
        told.map(|(_, mark)| *mark).collect::<Vec<_>>()
    };
    let marks = Marks { empties: of(Role::Empty), holes: of(Role::Hole) };
    (!marks.empties.is_empty() || !marks.holes.is_empty()).then_some(marks)
}
