//! Reads what a program printed of a puzzle: moves, counts and expansions, with their lines.
//!
//! A line holds a list of moves, a board, a row of a board, or a number with words that say what it
//! counts. Words and a colon may stand before it, also on a line of their own. Where such a number
//! stands above each of several boards it is their label. Several lists of
//! moves are expansions, each by its path from the start; several lines of one move each are one
//! list. Boards that lead from the start to the goal by one move each are a list of moves, too.

use std::collections::{HashMap, HashSet};

use langkah_engine::fault::Fault;
use langkah_engine::lines::encoding;
use langkah_engine::shown::quoted;
use langkah_engine::sliding::board::{Board, BoardError};
use langkah_engine::sliding::notation::{self, FollowedMoves, NotationError, Wrong};
use langkah_engine::sliding::puzzle::Puzzle;

use super::boards::{self, Walk};
use super::kinds::Kind;
use super::labels::contents;
use super::line::{Content, Topic};
use super::parts::without_codes;
use super::structures::opened;

/// A number, and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub kind: Kind,
    pub value: u64,
    pub line: usize,
}

/// A node that was expanded, and the line of the text that tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    pub board: Board,
    pub line: usize,
}

/// Why a line is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It holds neither moves nor a board nor a count.
    Words(String),
    /// So many numbers are neither a board nor a row of one.
    Numbers(usize),
    /// The numbers are no board.
    Board(BoardError),
    /// The board that begins here has too few rows.
    Rows,
    /// The path goes out of the board.
    Path(Wrong),
    /// The moves cannot be followed: there are too many.
    Moves(NotationError),
}

/// What a program printed.
#[derive(Clone, Debug, Default)]
pub struct Claims {
    pub route: Option<FollowedMoves>,
    /// The line in which the route begins.
    pub route_line: usize,
    /// The line of the first board of the route to which no move leads from the board before it.
    pub gap: Option<usize>,
    pub counts: Vec<Count>,
    pub expansions: Vec<Expansion>,
    /// The line that says that there is no solution.
    pub unsolvable: Option<usize>,
    /// The line that says that there is one.
    pub solvable: Option<usize>,
    pub faults: Vec<Fault<Unread>>,
    /// The counts of the text with their words.
    worded: Vec<(String, Count)>,
}

impl Claims {
    /// Reads the bytes of a text in UTF-8, or in UTF-16 as Windows writes it; any other bytes are
    /// letters of ISO 8859-1.
    pub fn of_bytes(bytes: &[u8], puzzle: &Puzzle) -> Self {
        Self::read(&encoding::any(bytes).0, puzzle)
    }

    /// Reads a text that is about this puzzle.
    pub fn read(text: &str, puzzle: &Puzzle) -> Self {
        let mut claims = Self::default();
        let mut gathered = Gathered::default();
        let dims = puzzle.start().dims();
        let text = without_codes(text);
        let text = opened(&text, dims.cells());
        for (number, line, content) in contents(&text, dims) {
            claims.take(number, line, content, puzzle, &mut gathered);
        }
        gathered.end_rows(&mut claims);
        claims.settle(gathered, puzzle);
        claims.faults.sort_by_key(|fault| (fault.line, fault.column));
        claims
    }

    /// Whether it says nothing that can be right or wrong.
    pub fn is_empty(&self) -> bool {
        let has_none = self.route.is_none() && self.counts.is_empty();
        let has_verdict = self.unsolvable.is_some() || self.solvable.is_some();
        has_none && self.expansions.is_empty() && !has_verdict
    }

    /// Whether it says something that one search does and another may not.
    pub fn is_of_search(&self) -> bool {
        let has_list = self.route.is_some() || !self.expansions.is_empty();
        has_list || self.counts.iter().any(|count| !count.kind.is_of_board())
    }

    /// Two lines that count the same in the same words, with different results. Nodes without a
    /// word for which ones may be two things.
    pub(super) fn contradiction(&self) -> Option<(usize, usize)> {
        contradiction(&self.worded)
    }

    fn take(
        &mut self,
        line: usize,
        text: &str,
        content: Content,
        puzzle: &Puzzle,
        gathered: &mut Gathered,
    ) {
        let column = 1 + text.chars().take_while(|letter| letter.is_whitespace()).count();
        let fault = |kind| Fault { line, column, kind };
        if !matches!(content, Content::Row(_)) {
            gathered.end_rows(self);
        }
        match content {
            Content::Nothing | Content::Counts(_) => {}
            Content::Step => gathered.steps += 1,
            Content::Unsolvable => self.unsolvable = self.unsolvable.or(Some(line)),
            Content::Solvable => self.solvable = self.solvable.or(Some(line)),
            Content::Count(kind, value, words) => self.count(Count { kind, value, line }, words),
            Content::Total(value, names_kurang) => {
                self.total(value, names_kurang, line, puzzle, gathered);
            }
            Content::Figures(all) => {
                if !self.figures(all, line, puzzle) {
                    self.faults.push(fault(Unread::Words(quoted(text.trim()))));
                }
            }
            Content::NoMoves(_) if puzzle.start() == puzzle.goal() => {
                gathered.empty = gathered.empty.or(Some(line));
            }
            Content::NoMoves(words) => self.faults.push(fault(Unread::Words(words))),
            Content::Moves(topic, padded) => gathered.lists.push((line, topic, padded)),
            Content::Board(tiles) => self.board(line, column, &tiles, puzzle),
            Content::Row(tiles) => {
                if gathered.rows.is_empty() {
                    gathered.place = (line, column);
                }
                gathered.rows.extend(tiles);
                if gathered.rows.len() == puzzle.start().dims().cells() {
                    let (line, column) = gathered.place;
                    let tiles = std::mem::take(&mut gathered.rows);
                    self.board(line, column, &tiles, puzzle);
                }
            }
            Content::Numbers(found) => self.faults.push(fault(Unread::Numbers(found))),
            Content::Words(words) => self.faults.push(fault(Unread::Words(words))),
        }
    }

    /// Takes figures of the board, unless one is of a tile that it does not have.
    fn figures(&mut self, mut all: Vec<(Kind, u64)>, line: usize, puzzle: &Puzzle) -> bool {
        let most = Some(puzzle.start().dims().cells() as u16);
        // A sum so far is that of the board behind the last line alone, in whatever order.
        if let [(Kind::Kurang(_), _), (Kind::Kurangs, _)] = all[..] {
            all.pop();
        }
        let has_tiles = all.iter().all(|(kind, _)| kind.tile() <= most);
        let count = |(kind, value)| Count { kind, value, line };
        self.counts.extend(all.into_iter().filter(|_| has_tiles).map(count));
        has_tiles
    }

    /// A sum that is ΣKurang or ΣKurang + X, by its number.
    fn total(
        &mut self,
        value: u64,
        names_kurang: bool,
        line: usize,
        puzzle: &Puzzle,
        gathered: &mut Gathered,
    ) {
        let has_x = !names_kurang && self.counts.iter().any(|one| one.kind == Kind::X);
        let is_with_x = has_x || value == u64::from(puzzle.solvability().total());
        let kind = if is_with_x { Kind::Sum } else { Kind::Kurangs };
        if is_with_x && names_kurang {
            gathered.totals.push(self.counts.len());
        }
        self.counts.push(Count { kind, value, line });
    }

    /// Beside a sum with X, one of Kurang alone is without it. `totals` are places that rise.
    fn name_totals(&mut self, totals: &[usize]) {
        let is_with_x = |(at, count): (usize, &Count)| {
            count.kind == Kind::Sum && totals.binary_search(&at).is_err()
        };
        if self.counts.iter().enumerate().any(is_with_x) {
            totals.iter().for_each(|&at| self.counts[at].kind = Kind::Kurangs);
        }
    }

    fn count(&mut self, count: Count, words: String) {
        self.worded.push((words, count));
        self.counts.push(count);
    }

    fn board(&mut self, line: usize, column: usize, tiles: &[Option<u16>], puzzle: &Puzzle) {
        let cells = tiles.len() as u16;
        // Without a 0 or a mark the greatest number is the blank.
        let has_blank = tiles.contains(&Some(0)) || tiles.contains(&None);
        // A number that is no tile stays none.
        let narrow = |tile: u16| u8::try_from(tile).unwrap_or(u8::MAX);
        let tile = |tile: &Option<u16>| match tile {
            Some(tile) if !has_blank && *tile == cells => 0,
            Some(tile) => narrow(*tile),
            None => 0,
        };
        let tiles: Vec<u8> = tiles.iter().map(tile).collect();
        match Board::new(puzzle.start().dims(), &tiles) {
            Ok(board) => self.expansions.push(Expansion { board, line }),
            Err(error) => self.faults.push(Fault { line, column, kind: Unread::Board(error) }),
        }
    }

    /// Decides which of the lists of moves is the solution, and which are expansions.
    fn settle(&mut self, gathered: Gathered, puzzle: &Puzzle) {
        let (start, goal) = (puzzle.start(), puzzle.goal());
        let has_verdict = self.solvable.is_some() || self.unsolvable.is_some();
        let has_more = has_verdict || !self.counts.is_empty() || !gathered.lists.is_empty();
        self.name_totals(&gathered.totals);
        self.drop_progress();
        let mut lists = gathered.lists;
        let named = lists.iter().position(|(_, topic, _)| *topic == Topic::Solution);
        let is_each_one = |list: &(usize, Topic, String)| {
            notation::follow_from(&list.2, list.0, start, goal).is_ok_and(|list| list.length == 1)
        };
        let is_in_steps = lists.len() > 1 && lists.iter().all(is_each_one);
        let behind = |line| self.expansions.iter().filter(|one| one.line > line).count();
        let has_boards = is_in_steps && behind(lists[0].0) >= lists.len();
        let steps = gathered.steps.max(if has_boards { lists.len() } else { 0 });
        let walk = boards::walk(&mut self.expansions, puzzle, has_more, steps);
        if is_in_steps {
            let (first, ..) = lists[0];
            let (mut text, mut at) = (String::new(), first);
            for (line, _, padded) in lists.drain(..) {
                text.push_str(&"\n".repeat(line - at));
                text.push_str(&padded);
                at = line;
            }
            self.follow(&text, first, puzzle);
        } else if named.is_some() || lists.len() == 1 {
            let (line, _, padded) = lists.remove(named.unwrap_or(0));
            self.follow(&padded, line, puzzle);
        }
        for (line, _, padded) in lists {
            let Ok(path) = notation::follow_from(&padded, line, start, goal) else { continue };
            match path.wrong {
                None => {
                    let board = path.steps.last().map_or(start, |step| &step.board).clone();
                    self.expansions.push(Expansion { board, line });
                }
                Some(wrong) => {
                    let column = wrong.place.column;
                    self.faults.push(Fault { line, column, kind: Unread::Path(wrong) });
                }
            }
        }
        self.expansions.sort_by_key(|expansion| expansion.line);
        if let Some(walk) = walk {
            self.walk(walk, puzzle);
        }
        self.take_no_moves(gathered.empty, puzzle);
    }

    /// The solution without moves that stands in a line, if the text has no other one.
    fn take_no_moves(&mut self, line: Option<usize>, puzzle: &Puzzle) {
        if let Some(line) = line.filter(|_| self.route.is_none()) {
            self.route = Some(FollowedMoves::none(puzzle.start(), puzzle.goal()));
            self.route_line = line;
        }
    }

    /// Drops the counts of a search that goes on: at least three in the same words, of which none
    /// is less than the one before. The last one stays, if no later one in other words is as great.
    fn drop_progress(&mut self) {
        let mut series: HashMap<(&str, Kind), Vec<Count>> = HashMap::new();
        for (words, count) in self.worded.iter().filter(|(_, one)| !one.kind.is_of_board()) {
            series.entry((words, count.kind)).or_default().push(*count);
        }
        let is_told_later = |last: &Count| {
            let is_later = |one: &Count| one.kind == last.kind && one.line > last.line;
            self.counts.iter().any(|one| is_later(one) && one.value >= last.value)
        };
        let early = series.values().flat_map(|all| {
            let is_later = all.last().is_some_and(is_told_later);
            let grows = all.is_sorted_by_key(|count| count.value);
            let early = match all.len() {
                2.. if grows && is_later => all.len(),
                // How many are live changes, and the most of them is another figure.
                3.. if grows && all[0].kind == Kind::Live => all.len(),
                3.. if grows => all.len() - 1,
                _ => 0,
            };
            &all[..early]
        });
        let early: HashSet<(usize, u64)> = early.map(|count| (count.line, count.value)).collect();
        let stays = |count: &Count| !early.contains(&(count.line, count.value));
        self.worded.retain(|(_, count)| stays(count));
        self.counts.retain(stays);
        self.drop_sums_so_far();
    }

    /// Drops the sums of Kurang(i) that a program tells after each number, but for the last one.
    fn drop_sums_so_far(&mut self) {
        let is_sum = |count: &&Count| matches!(count.kind, Kind::Kurangs | Kind::Sum);
        let sums: Vec<Count> = self.counts.iter().filter(is_sum).copied().collect();
        let Some(last) = sums.last().filter(|_| sums.len() > 3) else { return };
        if sums.is_sorted_by_key(|count| count.value) {
            self.counts.retain(|count| !is_sum(&count) || count == last);
        }
    }

    fn follow(&mut self, text: &str, line: usize, puzzle: &Puzzle) {
        match notation::follow_from(text, line, puzzle.start(), puzzle.goal()) {
            Ok(route) => self.route = Some(route),
            Err(error) => {
                self.faults.push(Fault { line, column: 1, kind: Unread::Moves(error) });
            }
        }
        self.route_line = line;
    }

    /// The boards of a solution are its moves. Beside moves in letters they say nothing new, unless
    /// those lead to the goal, too, and the boards make a detour.
    fn walk(&mut self, walk: Walk, puzzle: &Puzzle) {
        self.gap = walk.gap;
        let is_told = |route: &FollowedMoves| {
            self.gap.is_none() && (!route.ends_at_goal() || route.length >= walk.length)
        };
        if walk.letters.is_empty() {
            self.route = Some(FollowedMoves::none(puzzle.start(), puzzle.goal()));
            self.route_line = walk.line;
        } else if !self.route.as_ref().is_some_and(is_told) {
            self.follow(&walk.letters, walk.line, puzzle);
        }
    }
}

/// Two lines that count the same in the same words, with different results.
pub(super) fn contradiction(worded: &[(String, Count)]) -> Option<(usize, usize)> {
    let mut first: HashMap<(&str, Kind), Count> = HashMap::new();
    worded.iter().filter(|(_, one)| one.kind != Kind::Nodes).find_map(|(words, one)| {
        let met = *first.entry((words, one.kind)).or_insert(*one);
        (met.value != one.value).then_some((met.line, one.line))
    })
}

/// What is put together from several lines.
#[derive(Default)]
struct Gathered {
    /// Lists of moves, by their lines, with blanks in the place of what stood before them.
    lists: Vec<(usize, Topic, String)>,
    /// The numbers of a board's first rows; `None` for the blank.
    rows: Vec<Option<u16>>,
    /// The places of counts that name Kurang alone, and are ΣKurang + X.
    totals: Vec<usize>,
    /// The line of a solution without moves, where the start is the goal.
    empty: Option<usize>,
    /// How many boards have the number of a step above them.
    steps: usize,
    /// Where these begin.
    place: (usize, usize),
}

impl Gathered {
    /// The rows end here, whether they are a whole board or not.
    fn end_rows(&mut self, claims: &mut Claims) {
        if !std::mem::take(&mut self.rows).is_empty() {
            let (line, column) = self.place;
            claims.faults.push(Fault { line, column, kind: Unread::Rows });
        }
    }
}
