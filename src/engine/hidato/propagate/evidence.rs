//! The reasons of a deduction or a contradiction: the cells and the numbers that a person has to
//! look at. Cells count from 0, numbers from 1.

use langkah_language::text;

use super::rule::Contradiction;
use crate::hidato::board::Shape;

/// Why a number cannot stand in a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Evidence {
    /// The rule's name says it all.
    #[default]
    Plain,
    /// Another number stands in the cell.
    Occupied { by: u16 },
    /// The number stands in another cell.
    Elsewhere { cell: usize },
    /// Another number stands in this cell, which is too far away.
    Far { by: u16, cell: usize },
    /// The number before or after has no cell beside this one. `cells` are all cells that it can
    /// take, or empty if these are many.
    NoneBeside { number: u16, cells: Vec<usize> },
    /// The numbers before and after have only one cell beside this one, the same for both.
    OneBeside { cell: usize },
    /// The cell has one link left, so it is an end of the path.
    End { to: usize },
    /// The cell must use links to the cells `to`, and with this number it cannot. `since` says why
    /// it must: cells that have no other links.
    Forced { to: Vec<usize>, since: Vec<(usize, Vec<usize>)> },
    /// Another number stands in this cell, which is joined with the cell.
    Joined { by: u16, cell: usize },
    /// This cell is joined with the cell, and can hold neither the number before nor the one after.
    NeitherJoined { cell: usize },
    /// The number before or after stands in this cell, which is joined with two others.
    BeyondEdges { by: u16, cell: usize },
    /// The numbers from one to the other do not fit into the region of these free cells.
    Region { run: (u16, u16), cells: Vec<usize>, unfit: Unfit },
    /// A trial contradicts: from the number in the cell the numbers of `chain` follow one after the
    /// other, and then comes the clash.
    Trial { chain: Vec<(u16, usize)>, clash: Box<Clash> },
    /// A guess failed: a search from there found nothing.
    Searched,
}

/// Why a run of numbers does not lie in a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It has fewer cells.
    Small,
    /// This number has no cell in the region.
    Unreached(u16),
    /// The regions can be filled exactly only if the run lies in one of the regions around these
    /// cells.
    Exact(Vec<usize>),
}

impl Evidence {
    /// The cells that a person has to look at, besides the cell where the number cannot stand.
    pub fn named(&self) -> Vec<usize> {
        match self {
            Self::Plain | Self::Occupied { .. } | Self::Searched => Vec::new(),
            Self::Elsewhere { cell }
            | Self::Far { cell, .. }
            | Self::OneBeside { cell }
            | Self::Joined { cell, .. }
            | Self::NeitherJoined { cell }
            | Self::BeyondEdges { cell, .. }
            | Self::End { to: cell } => vec![*cell],
            Self::NoneBeside { cells, .. } => cells.clone(),
            Self::Region { cells, unfit, .. } => {
                let left: &[usize] = if let Unfit::Exact(left) = unfit { left } else { &[] };
                cells.iter().chain(left).copied().collect()
            }
            Self::Forced { to, since } => {
                let since = since.iter().flat_map(|(from, links)| [from].into_iter().chain(links));
                to.iter().chain(since).copied().collect()
            }
            Self::Trial { clash, .. } => clash.named(),
        }
    }

    /// The cells of a trial's chain that the clause names.
    pub fn told(&self) -> Vec<usize> {
        let Self::Trial { chain, .. } = self else { return Vec::new() };
        let (named, last) = told(chain);
        named.iter().chain(last).map(|&(_, cell)| cell).collect()
    }

    /// Why `number` cannot stand at `cell`, as a clause.
    pub fn clause(&self, shape: &Shape, number: u16, cell: usize) -> String {
        match self {
            Self::Plain => text!("hidato-why-plain").to_owned(),
            Self::Occupied { by } => text!("hidato-why-occupied", number = by.to_string()),
            Self::Elsewhere { cell } => {
                let cell = shape.name(*cell);
                text!("hidato-why-elsewhere", number = number.to_string(), cell = cell)
            }
            Self::Far { by, cell } => {
                text!("hidato-why-far", number = by.to_string(), cell = shape.name(*cell))
            }
            Self::NoneBeside { number, cells } => none_beside(shape, *number, cell, cells),
            Self::OneBeside { cell } => text!(
                "hidato-why-one-beside",
                before = (number - 1).to_string(),
                after = (number + 1).to_string(),
                cell = shape.name(*cell)
            ),
            Self::End { to } => {
                let most = shape.count().to_string();
                text!("hidato-why-end", cell = shape.name(*to), most = most)
            }
            Self::Forced { to, since } => forced(shape, number, cell, to, since),
            Self::Joined { by, cell } => {
                text!("hidato-why-joined-number", number = by.to_string(), cell = shape.name(*cell))
            }
            Self::NeitherJoined { cell } => neither_joined(shape, number, *cell),
            Self::BeyondEdges { by, cell } => {
                text!("hidato-why-beyond-edges", number = by.to_string(), cell = shape.name(*cell))
            }
            Self::Region { run, cells, unfit } => region(shape, *run, cells, unfit),
            Self::Trial { chain, clash } => trial(shape, chain, &clash.sentence(shape)),
            Self::Searched => text!("hidato-why-searched").to_owned(),
        }
    }
}

/// `number` would have to stand beside `cell`; `cells` are all cells that it can take.
fn none_beside(shape: &Shape, number: u16, cell: usize, cells: &[usize]) -> String {
    let number = number.to_string();
    let others: Vec<usize> = cells.iter().copied().filter(|&at| at != cell).collect();
    if others.is_empty() {
        return text!("hidato-why-none-beside", number = number);
    }
    let cells = shape.names_or(&others);
    match others.iter().any(|&other| shape.touches(other, cell)) {
        true => text!("hidato-why-not-linked", number = number, cells = cells),
        false => text!("hidato-why-not-beside", number = number, cells = cells),
    }
}

/// The cell is joined with the one of `number`, and fits neither the number before nor the one
/// after.
fn neither_joined(shape: &Shape, number: u16, cell: usize) -> String {
    let (before, after) = (number - 1, number + 1);
    let cell = shape.name(cell);
    let one = |number: u16, cell: String| {
        text!("hidato-why-not-joined", number = number.to_string(), cell = cell)
    };
    match number {
        1 => one(after, cell),
        _ if usize::from(number) == shape.count() => one(before, cell),
        _ => text!(
            "hidato-why-neither-joined",
            before = before.to_string(),
            after = after.to_string(),
            cell = cell
        ),
    }
}

/// A number of a chain, and its cell.
type Link = (u16, usize);

/// How many numbers of a chain are named.
pub(in crate::hidato) const CHAIN_MAX: usize = 5;

/// `if it is there, then 37 goes to row 1, column 2, then 36 …, so …`. Of a long chain it names the
/// first numbers and the last.
fn trial(shape: &Shape, chain: &[Link], clash: &str) -> String {
    let (first, last) = told(chain);
    let Some(last) = last else { return text!("hidato-why-trial", clash = clash) };
    let goes = |&(number, cell): &Link| {
        text!("hidato-trial-link", number = number.to_string(), cell = shape.name(cell))
    };
    let mut links: Vec<String> = first.iter().map(goes).collect();
    let more = chain.len() - first.len() - 1;
    if more > 0 {
        links.push(text!("hidato-trial-more", count = more, shown = more.to_string()));
    }
    links.push(goes(last));
    text!("hidato-why-trial-chain", links = links.join(", "), clash = clash)
}

/// The links of a chain that are named: the first ones, and the last.
fn told(chain: &[Link]) -> (&[Link], Option<&Link>) {
    match chain.split_last() {
        None => (&[], None),
        Some((last, before)) => (&before[..before.len().min(CHAIN_MAX - 1)], Some(last)),
    }
}

fn forced(
    shape: &Shape,
    number: u16,
    cell: usize,
    to: &[usize],
    since: &[(usize, Vec<usize>)],
) -> String {
    let only = |(from, links): &(usize, Vec<usize>)| {
        text!("hidato-why-can-link", cell = shape.name(*from), cells = shape.names(links))
    };
    let mut clauses: Vec<String> = since.iter().map(only).collect();
    if clauses.is_empty() {
        let (cell, cells) = (shape.name(cell), shape.names(to));
        clauses.push(text!("hidato-why-must-link", cell = cell, cells = cells));
    }
    let (before, after) = (number - 1, number + 1);
    let is_end = number == 1 || usize::from(number) == shape.count();
    clauses.push(match number {
        _ if is_end && to.len() > 1 => text!("hidato-why-one-link", number = number.to_string()),
        1 => text!("hidato-why-not-the-one", number = after.to_string()),
        _ if usize::from(number) == shape.count() => {
            text!("hidato-why-not-the-one", number = before.to_string())
        }
        _ => {
            let (first, last) = (before.to_string(), after.to_string());
            let numbers = text!("hidato-two", first = first, last = last);
            text!("hidato-why-not-both", numbers = numbers)
        }
    });
    let joined =
        |first: String, last: String| text!("hidato-why-joined", first = first, last = last);
    clauses.into_iter().reduce(joined).unwrap_or_default()
}

/// `16 to 20`, or a single number.
pub(super) fn span((from, to): (u16, u16)) -> String {
    match from == to {
        true => from.to_string(),
        false => text!("hidato-span", from = from.to_string(), to = to.to_string()),
    }
}

/// `the 7 free cells around row 1, column 2`, or the names of a few.
fn around(shape: &Shape, cells: &[usize]) -> String {
    match cells {
        [] => text!("hidato-a-region").to_owned(),
        [cell] => shape.name(*cell),
        [_, _] | [_, _, _] => shape.names(cells),
        [cell, ..] => {
            let count = cells.len().to_string();
            text!("hidato-around", count = count, cell = shape.name(*cell))
        }
    }
}

fn region(shape: &Shape, run: (u16, u16), cells: &[usize], unfit: &Unfit) -> String {
    let (runs, place) = (span(run), around(shape, cells));
    match unfit {
        Unfit::Small => {
            let count = (run.1 - run.0 + 1).to_string();
            text!("hidato-why-small", run = runs, count = count, place = place)
        }
        Unfit::Unreached(number) => {
            let number = number.to_string();
            text!("hidato-why-unreached", run = runs, number = number, place = place)
        }
        Unfit::Exact(left) => text!("hidato-why-exact", run = runs, cells = shape.names_or(left)),
    }
}

/// A contradiction, and what a person can see of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    pub contradiction: Contradiction,
    /// The cells that belong to the contradiction, by its kind: those to which a cell can or must
    /// link; the cells of a region; a cell of each region; the cell of a number that can stand
    /// nowhere.
    pub cells: Vec<usize>,
    /// The nearest placed numbers below and above, and where they stand.
    pub between: Vec<(u16, usize)>,
    /// The runs of numbers that can lie in the region.
    pub runs: Vec<Lying>,
}

/// A run of numbers that can lie in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lying {
    pub run: (u16, u16),
    /// Whether it can lie nowhere else.
    pub is_sure: bool,
}

impl Clash {
    /// A contradiction of which nothing more is told.
    pub const fn of(contradiction: Contradiction) -> Self {
        Self { contradiction, cells: Vec::new(), between: Vec::new(), runs: Vec::new() }
    }

    /// The cells that a person has to look at.
    pub fn named(&self) -> Vec<usize> {
        let between = self.between.iter().map(|&(_, cell)| cell);
        self.contradiction
            .cells()
            .into_iter()
            .chain(self.cells.iter().copied())
            .chain(between)
            .collect()
    }

    /// As a sentence without its full stop.
    pub fn sentence(&self, shape: &Shape) -> String {
        match self.contradiction {
            Contradiction::NoCell(number) if !self.between.is_empty() => {
                self.no_cell(shape, number)
            }
            Contradiction::DeadEnd(cell) => {
                let cell = shape.name(cell);
                match &*self.cells {
                    [] => text!("hidato-clash-dead-end-alone", cell = cell),
                    cells => {
                        text!("hidato-clash-dead-end-to", cell = cell, cells = shape.names(cells))
                    }
                }
            }
            Contradiction::Crowded(cell, _) => {
                let (cell, cells) = (shape.name(cell), shape.names(&self.cells));
                let most = shape.count().to_string();
                match self.cells.len() {
                    0..=2 => {
                        text!("hidato-clash-crowded-end", cell = cell, most = most, cells = cells)
                    }
                    _ => text!("hidato-clash-crowded-to", cell = cell, cells = cells),
                }
            }
            Contradiction::Region(_) if !self.cells.is_empty() => self.region(shape),
            Contradiction::Gap(from, to) if !self.cells.is_empty() => {
                let cells = shape.names(&self.cells);
                text!("hidato-clash-gap-around", run = span((from, to)), cells = cells)
            }
            other => other.sentence(shape),
        }
    }

    /// Why no runs fill the region.
    fn region(&self, shape: &Shape) -> String {
        let place = around(shape, &self.cells);
        let spans =
            |runs: &[Lying]| runs.iter().map(|one| span(one.run)).collect::<Vec<_>>().join(", ");
        let sure: Vec<Lying> = self.runs.iter().filter(|one| one.is_sure).copied().collect();
        let (runs, musts) = (spans(&self.runs), spans(&sure));
        match (self.runs.len(), sure.len()) {
            (0, _) => text!("hidato-clash-region-no-run", place = place),
            (_, 0) => text!("hidato-clash-region-runs", place = place, runs = runs),
            (all, some) if all == some => {
                text!("hidato-clash-region-all", place = place, runs = runs)
            }
            _ => text!("hidato-clash-region-musts", place = place, runs = runs, musts = musts),
        }
    }

    /// As a sentence without its full stop, if a person sees it at once: no cell or no number is
    /// within reach.
    pub fn seen(&self, shape: &Shape) -> String {
        match self.contradiction {
            Contradiction::NoCell(number) if !self.between.is_empty() => text!(
                "hidato-clash-seen-cell",
                number = number.to_string(),
                places = self.places(shape)
            ),
            Contradiction::NoNumber(cell) => {
                text!("hidato-clash-seen-number", cell = shape.name(cell))
            }
            _ => self.sentence(shape),
        }
    }

    /// The nearest placed numbers, with their cells.
    fn places(&self, shape: &Shape) -> String {
        let at = |&(number, cell): &(u16, usize)| {
            text!("hidato-number-at", number = number.to_string(), cell = shape.name(cell))
        };
        let two = |first: String, last: String| text!("hidato-two", first = first, last = last);
        self.between.iter().map(at).reduce(two).unwrap_or_default()
    }

    fn no_cell(&self, shape: &Shape, number: u16) -> String {
        let (number, places) = (number.to_string(), self.places(shape));
        match (&*self.cells, self.between.len()) {
            ([], 1) => text!("hidato-clash-no-cell-by", number = number, place = places),
            ([], _) => text!("hidato-clash-no-cell-between", number = number, places = places),
            ([cell, ..], _) => {
                let cell = shape.name(*cell);
                text!("hidato-clash-no-path", number = number, cell = cell, places = places)
            }
        }
    }
}
