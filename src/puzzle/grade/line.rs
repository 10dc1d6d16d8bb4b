//! What a line of a program's output holds.

use langkah_engine::grid::Dims;
use langkah_engine::shown::quoted;

use super::divided::{apart, divided, last_figure, step};
use super::figures::Columns;
use super::kinds::{Kind, kind_of, words};
use super::numbers::{is_apart, is_measure, number, numbers};
use super::verdicts::{denies, is_condition, names_solution, verdict};
use super::{figures, spelling};

/// What the words before a list of moves say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    Solution,
    Nothing,
}

/// What a line holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Nothing that can be right or wrong.
    Nothing,
    Unsolvable,
    Solvable,
    /// A count, and the words that say what it counts.
    Count(Kind, u64, String),
    /// Figures of the board.
    Figures(Vec<(Kind, u64)>),
    /// Counts in a row of a table.
    Counts(Vec<(Kind, u64)>),
    /// The number of a step, above the board that it leads to.
    Step,
    /// ΣKurang, or ΣKurang + X: the words do not tell which. Whether they name Kurang.
    Total(u64, bool),
    /// A list of moves, with blanks in the place of what stands before it.
    Moves(Topic, String),
    /// A solution whose list of moves is empty; the line as it is quoted.
    NoMoves(String),
    /// The numbers of a board; `None` for a mark that stands for the blank.
    Board(Vec<Option<u16>>),
    Row(Vec<Option<u16>>),
    /// So many numbers, which are no board and no row.
    Numbers(usize),
    Words(String),
}

const ROUTES: [&str; 8] =
    ["moves", "solution", "path", "steps", "langkah", "solusi", "lintasan", "jalur"];

/// Reads line by line. A line that ends with a colon says what the next one is about.
pub(super) struct Reader {
    dims: Dims,
    heading: String,
    /// The columns of a table of Kurang(i) whose rows may follow.
    table: Option<Columns>,
    /// What the columns of a table count whose rows may follow; `None` for time.
    columns: Vec<Option<Kind>>,
    /// Whether the lines before tell figures of the board.
    is_near_figures: bool,
}

impl Reader {
    pub fn new(dims: Dims) -> Self {
        Self {
            dims,
            heading: String::new(),
            table: None,
            columns: Vec::new(),
            is_near_figures: false,
        }
    }

    pub fn read(&mut self, line: &str) -> Content {
        let content = self.content_of(line);
        self.is_near_figures = match &content {
            Content::Figures(_) | Content::Total(..) => true,
            Content::Count(kind, ..) => kind.is_of_board(),
            Content::Nothing => self.is_near_figures && !line.trim_end().ends_with(':'),
            _ => false,
        };
        content
    }

    fn content_of(&mut self, line: &str) -> Content {
        let trimmed = line.trim();
        let is_plain = trimmed.chars().any(char::is_alphanumeric);
        let is_plain = is_plain || spelling::has_arrows(trimmed);
        let is_row = |tiles: Vec<_>| tiles.len() == self.dims.cols();
        let is_title = trimmed.starts_with('#') && !tiles(trimmed).is_some_and(is_row);
        if !is_plain || is_title || trimmed.starts_with("```") {
            self.table = self.table.filter(|_| !trimmed.is_empty());
            let numbered = trimmed.strip_prefix('#').and_then(step);
            let moves = numbered.and_then(|(_, way)| spelling::moves(&way));
            let moves = moves.map(|moves| Content::Moves(Topic::Nothing, moves));
            let figure = || after_mark(trimmed).or_else(|| behind_mark(trimmed));
            return moves.or_else(figure).unwrap_or(Content::Nothing);
        }
        let lower = apart(trimmed).to_lowercase().replace('’', "'");
        if let Some(content) = self.row(&lower) {
            return content;
        }
        if let Some(is_solvable) = verdict(&lower) {
            self.table = None;
            self.heading.clear();
            return if is_solvable { Content::Solvable } else { Content::Unsolvable };
        }
        if let Some(content) = self.figure(&lower, trimmed) {
            return content;
        }
        let (label, content) = step(line).unwrap_or_else(|| last_figure(divided(line)));
        if content.trim().is_empty() {
            self.heading = label.to_lowercase();
            return self.sentence(trimmed).unwrap_or(Content::Nothing);
        }
        let heading = std::mem::take(&mut self.heading);
        if is_measure(&heading) && trimmed.replace(',', ".").parse::<f64>().is_ok() {
            return Content::Nothing;
        }
        let has_words = label.contains(char::is_alphabetic);
        let (label, content) = match (label.is_empty(), has_words) {
            (true, _) => (heading, content),
            // The point of 1.234 divides nothing.
            (false, false) if number(trimmed).is_some() => (heading, trimmed.to_owned()),
            (false, false) if number(content.trim()).is_some() => {
                return Content::Words(quoted(trimmed));
            }
            _ => (label, content),
        };
        self.content(&apart(&label).to_lowercase(), &content, trimmed)
    }

    /// What a line says of Kurang or X, also in a table of them.
    fn figure(&mut self, lower: &str, line: &str) -> Option<Content> {
        let tiles = tiles(line);
        if let Some(columns) = self.table.take()
            && let Some(kurang) = tiles.as_deref().and_then(|tiles| columns.row(tiles))
        {
            self.table = Some(columns);
            return Some(Content::Figures(vec![kurang]));
        }
        if let Some(sum) = figures::sum_row(lower).filter(|_| self.is_near_figures) {
            return Some(Content::Total(sum, false));
        }
        self.table = figures::heads_table(lower);
        // An `x` may be the blank of a row.
        let is_row = |tiles: Vec<_>| [self.dims.cells(), self.dims.cols()].contains(&tiles.len());
        if self.table.is_some() || numbers_the_columns(lower) {
            return Some(Content::Nothing);
        }
        if tiles.is_some_and(is_row) { None } else { figures::content(lower) }
    }

    /// The head of a table of counts, and its rows.
    fn row(&mut self, lower: &str) -> Option<Content> {
        let line = lower.trim_matches(|letter: char| "|│┃║ ".contains(letter));
        let cells: Vec<&str> = line.split(['|', '│', '┃', '║', '\t', ',', ';']).collect();
        let columns = std::mem::take(&mut self.columns);
        if cells.len() < 2 {
            return None;
        }
        if cells.len() == columns.len() {
            let cells = columns.iter().zip(cells).filter_map(|(kind, cell)| Some(((*kind)?, cell)));
            let count = |(kind, cell): (Kind, &str)| Some((kind, number(cell.trim())?));
            let counts = cells.map(count).collect::<Option<_>>()?;
            self.columns = columns;
            return Some(Content::Counts(counts));
        }
        let column = |cell: &&str| match kind_of(cell) {
            _ if is_measure(cell) => Some(None),
            Some(Some(kind)) if !kind.is_of_board() => Some(Some(kind)),
            _ => None,
        };
        let has_digits = lower.contains(|letter: char| letter.is_ascii_digit());
        self.columns = cells.iter().map(column).collect::<Option<_>>().filter(|_| !has_digits)?;
        Some(Content::Nothing)
    }

    fn content(&self, label: &str, content: &str, line: &str) -> Content {
        if let Some(tiles) = spelling::digits(content, self.dims.cells()) {
            return Content::Board(tiles);
        }
        let bare = content.trim_matches(|letter: char| " \t,;*|│║┃{}[]\"'`".contains(letter));
        if let Some(value) = number(bare) {
            return match kind_of(label) {
                _ if is_measure(label) || goes_on(label) => Content::Nothing,
                Some(Some(kind)) => Content::Count(kind, value, label.to_owned()),
                None if figures::is_sum(label) && (self.is_near_figures || !is_total(label)) => {
                    Content::Total(value, false)
                }
                None if value < 2 && words(label).last() == Some("x") => {
                    Content::Count(Kind::X, value, String::new())
                }
                // No word says what it counts.
                None if label.is_empty() => Content::Words(quoted(line)),
                Some(None) | None => Content::Nothing,
            };
        }
        if let Some(tiles) = tiles(content) {
            return match tiles.len() {
                count if count == self.dims.cells() => Content::Board(tiles),
                count if count == self.dims.cols() => Content::Row(tiles),
                count => Content::Numbers(count),
            };
        }
        let names_route = || words(label).any(|word| ROUTES.contains(&word));
        if matches!(content.trim(), "[]" | "()" | "{}") && names_route() {
            return Content::NoMoves(quoted(line));
        }
        if let Some(moves) = spelling::moves(content) {
            let topic = if names_route() { Topic::Solution } else { Topic::Nothing };
            return Content::Moves(topic, moves);
        }
        if tells_step(label, content) {
            return Content::Nothing;
        }
        self.sentence(line).unwrap_or_else(|| Content::Words(quoted(line)))
    }

    /// What a sentence says: a verdict, or a number with its noun.
    fn sentence(&self, line: &str) -> Option<Content> {
        let lower = line.to_lowercase();
        if denies(&lower) {
            let is_length = kind_of(&lower) == Some(Some(Kind::Length));
            let is_log = is_apart(&lower) || is_length || goes_on(&lower);
            let is_open = is_log || is_condition(&lower);
            return Some(if is_open { Content::Nothing } else { Content::Unsolvable });
        }
        if let Some(length) = length_first(&lower) {
            return Some(Content::Count(Kind::Length, length, without_digits(&lower)));
        }
        let numbers = numbers(&lower);
        if numbers.len() == 1 && goes_on(&lower) {
            return Some(Content::Nothing);
        }
        if let ([value], Some(kind)) = (&numbers[..], kind_of(&lower)) {
            let count = |kind| Content::Count(kind, *value, without_digits(&lower));
            return Some(kind.map_or(Content::Nothing, count));
        }
        let is_count = numbers.len() > 1 && matches!(kind_of(&lower), Some(Some(_)));
        if is_count && !is_apart(&lower) {
            return None;
        }
        let has_count = matches!(kind_of(&lower), Some(Some(_))) && lower.matches('=').count() > 1;
        let is_time = is_measure(&lower) && !has_count && !is_followed_by_moves(line);
        (names_solution(&lower) || is_time).then_some(Content::Nothing)
    }
}

/// Whether moves stand behind the `s` of `it's`, which is no unit of time.
fn is_followed_by_moves(line: &str) -> bool {
    let behind = ["'s ", "’s "].iter().find_map(|mark| line.split_once(mark));
    let is_list = |word: &str| {
        word.len() > 1
            && word.chars().all(char::is_uppercase)
            && spelling::moves(&word.to_lowercase()).is_some()
    };
    behind.is_some_and(|(_, rest)| words(rest).any(is_list))
}

/// The count of a line such as `# of nodes expanded: 999`. Any other line with this mark is a title
/// or a comment.
fn after_mark(line: &str) -> Option<Content> {
    let rest = line.strip_prefix('#')?;
    let (label, content) = divided(rest);
    let value = number(content.trim()).filter(|_| label.ends_with([':', '=']))?;
    let label = label.to_lowercase();
    let kind = kind_of(&label)??;
    (!is_measure(&label)).then_some(Content::Count(kind, value, label))
}

/// The verdict or the figures of the board behind the marks of a title.
fn behind_mark(line: &str) -> Option<Content> {
    let lower = line.strip_prefix('#')?.trim_matches(['#', ' ']).to_lowercase();
    match verdict(&lower) {
        Some(true) => Some(Content::Solvable),
        Some(false) => Some(Content::Unsolvable),
        None if denies(&lower) && !is_condition(&lower) => Some(Content::Unsolvable),
        None => figures::content(&lower),
    }
}

/// Whether a line in small letters tells how far a search has come, and not what came of it.
fn goes_on(lower: &str) -> bool {
    const PROGRESS: [&str; 12] = [
        "progress", "far", "sejauh", "yet", "checking", "processing", "memeriksa", "memproses",
        "iterasi", "iteration", "size", "ukuran",
    ];
    let has = |one: &str| words(lower).any(|word| word == one);
    let is_first = ["awal", "initial", "best"].into_iter().any(has);
    let is_cost = ["cost", "ongkos", "biaya"].into_iter().any(has);
    let lower = lower.trim();
    lower.starts_with("...")
        || lower.ends_with("...")
        || PROGRESS.into_iter().any(has)
        || is_first && is_cost
}

/// Whether a label in small letters is a total of anything.
fn is_total(label: &str) -> bool {
    !words(label).all(|word| matches!(word, "sum" | "jumlah"))
}

fn without_digits(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

/// The number of moves with which a figure begins, if it says more: `Moves 10 moves, not proved the
/// fewest; at least 6 are needed`.
fn length_first(lower: &str) -> Option<u64> {
    let is_length = |word: &str| kind_of(word) == Some(Some(Kind::Length));
    let mut all = lower.split_whitespace().skip_while(|word| is_length(word));
    let value = number(all.next()?)?;
    let noun = all.next()?;
    (noun.ends_with([',', ';']) && is_length(noun)).then_some(value)
}

/// Whether a line says in words which tile a numbered step moves. The board after it says the same.
fn tells_step(label: &str, content: &str) -> bool {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let is_name = |word: &str| is_number(word) || matches!(word, "step" | "langkah");
    let is_step = words(label).all(is_name) && words(label).any(is_number);
    let lower = content.to_lowercase();
    is_step && words(&lower).any(|word| matches!(word, "tile" | "ubin"))
}

/// Whether the line is the head of a table that numbers its columns: `i  1  2  3`.
fn numbers_the_columns(lower: &str) -> bool {
    let mut all = words(lower);
    all.next() == Some("i")
        && all.map(str::parse).eq((1_u16..).map(Ok).take(words(lower).count() - 1))
}

/// The numbers of a line of numbers and marks alone; `None` for a mark, and for the only empty cell
/// of a row between bars.
pub(super) fn tiles(content: &str) -> Option<Vec<Option<u16>>> {
    let is_bar = |letter: char| "|│┃║".contains(letter);
    let is_between =
        |letter: char| letter.is_whitespace() || is_bar(letter) || ",;/[](){}".contains(letter);
    let tile = |word: &str| match word {
        "_" | "-" | "." | "x" | "X" | "*" | "#" | "-1" | "__" | "--" | "**" | "##" | "xx"
        | "XX" | "□" | "▢" | "⬜" | "B" | "kosong" | "blank" | "None" | "null" | "nil" => {
            Some(None)
        }
        _ if word.bytes().all(|byte| byte.is_ascii_digit()) => word.parse().ok().map(Some),
        _ => None,
    };
    let content = content.trim().replace("[]", " _ ");
    let is_empty = |cell: &&str| cell.trim().is_empty();
    let row = content.strip_prefix(is_bar).and_then(|row| row.strip_suffix(is_bar));
    let tiles: Vec<Option<u16>> = match row.map(|row| row.split(is_bar)) {
        Some(cells) if cells.clone().filter(is_empty).count() == 1 => {
            let cell = |cell: &str| if is_empty(&cell) { Some(None) } else { tile(cell.trim()) };
            cells.map(cell).collect::<Option<_>>()?
        }
        _ => {
            let all = content.split(is_between).filter(|word| !word.is_empty());
            all.map(tile).collect::<Option<_>>()?
        }
    };
    tiles.iter().any(Option::is_some).then_some(tiles)
}
