//! The figures of solvability in a line: Kurang(i), ΣKurang and X.

use langkah_engine::shown::quoted;

use super::kinds::{Kind, words};
use super::line::Content;
use super::numbers::number;
use super::verdicts::is_condition;

/// Words that may stand before the X of solvability. With any other word an `x` is something else,
/// a column for one.
const OF_X: [&str; 11] =
    ["x", "nilai", "value", "the", "of", "σ", "variabel", "variable", "arsiran", "adalah", "is"];

/// Words of the blank's place, which may stand before X, too. With them a number above 1 may be a
/// column.
const OF_PLACE: [&str; 10] =
    ["posisi", "position", "kosong", "sel", "ubin", "petak", "blank", "tile", "cell", "empty"];

/// Words of a sum.
const SUMS: [&str; 5] = ["sum", "jumlah", "total", "σ", "sigma"];

/// Words that may stand beside these.
const BESIDE_SUMS: [&str; 7] =
    ["nilai", "value", "grand", "keseluruhan", "akhir", "final", "semua"];

/// What a line in small letters says of Kurang or X; `None` if it says nothing of them, or nothing
/// that can be read.
pub(super) fn content(lower: &str) -> Option<Content> {
    if is_condition(lower) {
        let is_rule = words(lower).any(|word| matches!(word, "x" | "kurang" | "σkurang"));
        return is_rule.then_some(Content::Nothing);
    }
    let lower = &without_range(lower);
    let parity = parity(lower).map(|value| (Kind::Parity, value));
    match (figure(lower), parity) {
        (Some(Content::Count(Kind::Sum, sum, _)), Some(parity)) => {
            Some(Content::Figures(vec![(Kind::Sum, sum), parity]))
        }
        (Some(Content::Figures(mut all)), Some(parity)) if all.last()?.0 == Kind::Sum => {
            all.push(parity);
            Some(Content::Figures(all))
        }
        (None, Some(parity)) => {
            let sum = value(lower).filter(|_| is_sum(lower)).map(|sum| (Kind::Sum, sum));
            Some(Content::Figures(sum.into_iter().chain([parity]).collect()))
        }
        (figure, _) => figure,
    }
}

/// Whether a line that has no other words calls ΣKurang + X odd.
fn parity(lower: &str) -> Option<u64> {
    const BESIDE: [&str; 25] = [
        "bernilai", "berjumlah", "yaitu", "maka", "jadi", "karena", "parity", "paritas", "kurang",
        "σkurang", "sigma", "i", "x", "nilai", "value", "hasil", "result", "number", "bilangan",
        "a", "of", "is", "the", "adalah", "merupakan",
    ];
    let is_word =
        |word: &str| SUMS.contains(&word) || BESIDE.contains(&word) || word.parse::<u64>().is_ok();
    let is_parity = |word: &str| matches!(word, "even" | "odd" | "genap" | "ganjil");
    let mut named = words(lower).filter(|word| is_parity(word));
    let value = u64::from(matches!(named.next()?, "odd" | "ganjil"));
    let is_rest =
        named.next().is_none() && words(lower).all(|word| is_parity(word) || is_word(word));
    let is_sum = lower.contains("parit")
        || lower.contains('+')
        || words(lower).any(|word| SUMS.contains(&word));
    (is_rest && is_sum).then_some(value)
}

/// What a line says of X, or of a sum with it, that does not name Kurang.
fn without_kurang(lower: &str) -> Option<Content> {
    let is_sum = adds_x(lower) && words(lower).next().is_some_and(|word| SUMS.contains(&word));
    if let Some(figures) = terms(lower).filter(|_| is_sum || self::is_sum(lower)) {
        return Some(Content::Figures(figures));
    }
    if is_sum {
        return value(lower).map(|sum| counted(Kind::Sum, sum));
    }
    let is_place = |word: &str| OF_PLACE.contains(&word);
    match value(lower).filter(|_| is_x(lower))? {
        2.. if words(lower).any(is_place) => Some(Content::Words(quoted(lower))),
        x => Some(counted(Kind::X, x)),
    }
}

fn figure(lower: &str) -> Option<Content> {
    let is_kurang = words(lower).any(|word| matches!(word, "kurang" | "σkurang"));
    if !is_kurang {
        return without_kurang(lower);
    }
    // A sum so far is no figure of the board.
    if words(lower).any(|word| matches!(word, "sampai" | "hingga")) {
        return Some(Content::Nothing);
    }
    if let Some(both) = with_sum_so_far(lower) {
        return Some(Content::Figures(both));
    }
    // A sum of several Kurang(i) is told after them.
    let is_sum = lower.contains('+');
    let row = (!is_sum).then(|| row(lower)).flatten();
    let single = || (!is_sum && names_tile(lower)).then(|| single(lower)).flatten();
    // In `Kurang(6): 8 -> 5 = 1` the first number is not the figure.
    let has_one = lower.matches("kurang").count() > 1 || lower.matches(['=', ':']).count() < 2;
    let listed = || (!is_sum && has_one).then(|| listed(lower)).filter(|all| !all.is_empty());
    if let Some(all) = row.or_else(single).or_else(listed) {
        let kurang = all.into_iter().map(|(tile, value)| (Kind::Kurang(tile), value));
        return Some(Content::Figures(kurang.collect()));
    }
    // Of one tile in words that are not understood, the number is no sum.
    if !is_sum && names_tile(lower) {
        return None;
    }
    // Whether the sum is even, as 0 or 1, is another figure.
    if words(lower).any(|word| matches!(word, "mod" | "modulo")) {
        return Some(Content::Nothing);
    }
    let is_sum = lower.contains('σ') || words(lower).any(|word| word == "sigma");
    let is_without = ["tanpa x", "without x"].iter().any(|words| lower.contains(words));
    let has_x = words(lower).any(|word| word == "x") && !is_without;
    if has_x && !adds_x(lower) {
        return None;
    }
    if let Some(figures) = terms(lower) {
        return Some(Content::Figures(figures));
    }
    let value = value(lower)?;
    Some(match has_x {
        true => counted(Kind::Sum, value),
        false if is_sum || is_without => counted(Kind::Kurangs, value),
        false => Content::Total(value, true),
    })
}

/// The figures of a sum that is written out: `6 + 0 = 6`. Of more than two terms only the sum is
/// told, and once more where the terms have another one. X is among them where it is named, or
/// where there is one term more than cells.
fn terms(lower: &str) -> Option<Vec<(Kind, u64)>> {
    let before_sign = lower.split(['=', ':']).next().unwrap_or_default();
    let names: Vec<&str> = words(before_sign).collect();
    let place = |name: &str| names.iter().position(|word| word.trim_start_matches('σ') == name);
    let mut parts = lower.split(['=', ':']).skip_while(|part| terms_of(part).is_none());
    let terms = terms_of(parts.next()?)?;
    let (sum, _) = leading(parts.next()?.trim_start())?;
    Some(match terms[..] {
        [x, kurangs] if place("x").is_some_and(|x| Some(x) < place("kurang")) => {
            vec![(Kind::Kurangs, kurangs), (Kind::X, x), (Kind::Sum, sum)]
        }
        [kurangs, x] => vec![(Kind::Kurangs, kurangs), (Kind::X, x), (Kind::Sum, sum)],
        _ => {
            let cells = terms.len() - 1;
            let is_with_x = place("x").is_some() || cells.isqrt().pow(2) == cells;
            let kind = if is_with_x { Kind::Sum } else { Kind::Kurangs };
            let added = terms.iter().fold(0_u64, |sum, term| sum.saturating_add(*term));
            let mut both = vec![(kind, added), (kind, sum)];
            both.dedup();
            both
        }
    })
}

/// The numbers of a text that only adds numbers.
fn terms_of(text: &str) -> Option<Vec<u64>> {
    let terms: Option<Vec<u64>> = text.split('+').map(|term| term.trim().parse().ok()).collect();
    terms.filter(|terms| terms.len() > 1)
}

/// A line without the range of its sum: `i = 1 sampai 16`, `i=1..16`.
fn without_range(lower: &str) -> String {
    const TO: [&str; 5] = ["..", "to", "sampai", "hingga", "until"];
    let range = ["i=", "i ="].iter().find_map(|begin| {
        let at = lower.find(begin).filter(|&at| !lower[..at].ends_with(char::is_alphabetic))?;
        let (_, rest) = leading(lower[at + begin.len()..].trim_start())?;
        let rest = TO.iter().find_map(|to| rest.trim_start().strip_prefix(to))?;
        let (_, rest) = leading(rest.trim_start_matches(['.', ' ']))?;
        Some((at, lower.len() - rest.len()))
    });
    range.map_or_else(|| lower.to_owned(), |(from, to)| lower[..from].to_owned() + &lower[to..])
}

/// The sum in a row of a table that has no other cells.
pub(super) fn sum_row(lower: &str) -> Option<u64> {
    let mut all = words(lower);
    let is_sum = all.next().is_some_and(|word| SUMS.contains(&word));
    let value = all.next()?.parse().ok();
    value.filter(|_| is_sum && all.next().is_none())
}

/// Whether a part of a line tells Kurang, X or a sum of them by its number.
pub(super) fn tells(lower: &str) -> bool {
    !matches!(content(lower), None | Some(Content::Nothing)) || is_sum(lower)
}

/// Whether the label of a number is a sum without a noun, which is that of the Kurang(i).
pub(super) fn is_sum(lower: &str) -> bool {
    let label = lower.split([':', '=']).next().unwrap_or_default();
    let is_sum = |word: &str| SUMS.contains(&word);
    words(label).any(is_sum) && words(label).all(|word| is_sum(word) || BESIDE_SUMS.contains(&word))
}

/// Whether a line adds X to Kurang: with a sign or a word, or with both names before one number. In
/// `Kurang = 6, X = 0` they are two figures.
fn adds_x(lower: &str) -> bool {
    let names = lower.split(['=', ':']).next().unwrap_or_default();
    let has = |name: &str| words(names).any(|word| word.trim_start_matches('σ') == name);
    lower.contains('+') || words(lower).any(|word| word == "plus") || has("kurang") && has("x")
}

/// The columns of a table of Kurang(i), such as `| i | Kurang(i) |`.
#[derive(Clone, Copy)]
pub(super) struct Columns {
    count: usize,
    tile: usize,
    kurang: usize,
}

impl Columns {
    /// What a row of numbers tells, if it has as many columns.
    pub fn row(&self, row: &[Option<u16>]) -> Option<(Kind, u64)> {
        let row = Some(row).filter(|row| row.len() == self.count)?;
        Some((Kind::Kurang(row[self.tile]?), row[self.kurang]?.into()))
    }
}

/// The columns of a table of Kurang(i), if a line is its head. With more than two columns one of
/// them must name the tile.
pub(super) fn heads_table(lower: &str) -> Option<Columns> {
    const OF_TILE: [&str; 8] = ["i", "tile", "ubin", "no", "nomor", "number", "angka", "ke"];
    const TILES: [&str; 4] = ["tile", "ubin", "angka", "number"];
    if lower.contains(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let is_tile = |word: &str| OF_TILE.contains(&word);
    let is_kurang = |cell: &&str| words(cell).any(|word| word == "kurang");
    let is_name = |word: &str| is_tile(word) || matches!(word, "kurang" | "nilai" | "value");
    let cells = lower.trim_matches(|letter: char| "|│┃║ ".contains(letter));
    let bars: Vec<&str> = cells.split(['|', '│', '┃', '║', '\t', ',', ';']).collect();
    let all: Vec<&str> = cells.split_whitespace().collect();
    let columns = if bars.len() > 1 { bars } else { all };
    let kurang = columns.iter().position(is_kurang).filter(|&at| at > 0)?;
    let names_tile = |cell: &&str| words(cell).any(|word| TILES.contains(&word));
    let tile = columns[..kurang].iter().rposition(names_tile).or((kurang == 1).then_some(0))?;
    let is_first = words(columns[tile]).next().is_some() && words(columns[tile]).all(is_tile);
    let count = columns.len();
    (is_first && words(columns[kurang]).all(is_name)).then_some(Columns { count, tile, kurang })
}

fn is_x(lower: &str) -> bool {
    let before = lower.split(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default();
    let has_x = words(before).any(|word| word == "x");
    let is_of_x = |word: &str| OF_X.contains(&word) || OF_PLACE.contains(&word);
    // In `X = 0, total = 6` the last number is not X.
    let mut signs = lower.match_indices(['=', ':']).skip(1);
    let is_named = signs.any(|(at, _)| lower[..at].trim_end().ends_with(char::is_alphabetic));
    has_x && !is_named && words(before).all(is_of_x)
        // A place has both.
        && words(lower).all(|word| word != "y")
}

/// Whether a line names one tile: by its number behind Kurang, in brackets, or behind a word.
fn names_tile(lower: &str) -> bool {
    const NAMES: [&str; 9] =
        ["kurang(", "kurang (", "kurang[", "ubin ", "tile ", "ke-", "i=", "i =", "kurang ke "];
    let begins = |rest: &str| rest.starts_with(|letter: char| letter.is_ascii_digit());
    let is_blank = |rest: &str| ["kosong)", "blank)"].iter().any(|name| rest.starts_with(name));
    let named = |name: &&str| {
        lower.match_indices(*name).any(|(at, name)| {
            let rest = lower[at + name.len()..].trim_start();
            begins(rest) || is_blank(rest)
        })
    };
    NAMES.iter().any(named) || lower.starts_with('[') && begins(&lower[1..])
}

/// The Kurang of the only tile that a line names, if the line has no other number than the tile and
/// its Kurang.
fn single(lower: &str) -> Option<Vec<(u16, u64)>> {
    let parts = lower.split(|letter: char| !letter.is_ascii_digit());
    let all: Vec<u64> = parts.filter_map(|part| part.parse().ok()).collect();
    let is_blank = ["(kosong)", "(blank)"].iter().any(|name| lower.contains(name));
    match all[..] {
        [tile, value] if !is_blank => Some(vec![(u16::try_from(tile).ok()?, value)]),
        [value] if is_blank => Some(vec![(0, value)]),
        _ => None,
    }
}

/// The Kurang of one tile, and the sum up to it behind an arrow: `kurang(9) = 4 => total 12`.
fn with_sum_so_far(lower: &str) -> Option<Vec<(Kind, u64)>> {
    let (one, sum) = ["=>", "->", "→"].iter().find_map(|arrow| lower.split_once(arrow))?;
    let mut all: Vec<&str> = words(sum).collect();
    let sum = all.pop()?.parse().ok()?;
    let names_sum = all.iter().any(|word| SUMS.contains(word))
        && all.iter().all(|word| SUMS.contains(word) || BESIDE_SUMS.contains(word));
    let (tile, value) = single(one).filter(|_| names_sum && names_tile(one))?[0];
    Some(vec![(Kind::Kurang(tile), value), (Kind::Kurangs, sum)])
}

/// The numbers that stand as `kurang(1) = 0`, `kurang[1]: 0` or `kurang 1 = 0`, by their tiles.
fn listed(lower: &str) -> Vec<(u16, u64)> {
    let mut found = Vec::new();
    for part in lower.split("kurang").skip(1) {
        let part = part.trim_start_matches(|letter: char| " ([_-".contains(letter));
        let named =
            ["i=", "i = ", "ubin ", "tile "].iter().find_map(|name| part.strip_prefix(name));
        let part = named.unwrap_or(part);
        let Some((tile, rest)) = leading(part) else { continue };
        let bare = rest.trim_start_matches(|letter: char| " )]".contains(letter));
        let is_told = rest.starts_with([')', ']']) || bare.starts_with(['=', ':']);
        let rest = bare.trim_start_matches(|letter: char| " =:>-|".contains(letter));
        if let (true, Ok(tile), Some((value, _))) = (is_told, u16::try_from(tile), leading(rest)) {
            found.push((tile, value));
        }
    }
    found
}

/// A row of a table or a list: the name, and the Kurang of each number from 1.
fn row(lower: &str) -> Option<Vec<(u16, u64)>> {
    let (name, list) = match lower.find(['=', ':']) {
        Some(at) => (&lower[..at], &lower[at + 1..]),
        None => lower.split_at(lower.find("kurang")? + "kurang".len()),
    };
    if !name.contains("kurang") {
        return None;
    }
    let is_between = |letter: char| letter.is_whitespace() || "|│,;:=()[]{}".contains(letter);
    let all = list.split(is_between).filter(|word| !word.is_empty());
    let mut values: Vec<u64> =
        all.skip_while(|word| *word == "i").map(|word| word.parse().ok()).collect::<Option<_>>()?;
    // `{1: 0, 2: 1}` has the tiles, too.
    if list.trim_start().starts_with('{') && list.contains(':') {
        let pairs = values.chunks(2).map(|pair| (u16::try_from(pair[0]).ok(), pair.get(1)));
        return pairs.map(|(tile, value)| Some((tile?, *value?))).collect();
    }
    (values.len() > 3).then(|| (1..).zip(values.drain(..)).collect())
}

/// The number that a figure is said to have: after the last sign that gives one.
fn value(lower: &str) -> Option<u64> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let first = |part: &str| {
        let mut words = part.split_whitespace();
        words.find_map(|word| number(word.trim_matches(|letter| !is_digit(letter))))
    };
    let is_list = |part: &str| {
        let numbers = part.split_whitespace().filter(|word| {
            number(word.trim_matches(|letter: char| ",;.[](){}".contains(letter))).is_some()
        });
        numbers.count() > 1
    };
    let told = lower.rsplit(['=', ':']).find(|part| first(part).is_some())?;
    // The first of a list is no figure.
    if is_list(told) { None } else { first(told) }
}

/// The digits with which a text begins, and what follows.
fn leading(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// A figure of the board. Its words do not matter: each board has one.
const fn counted(kind: Kind, value: u64) -> Content {
    Content::Count(kind, value, String::new())
}
