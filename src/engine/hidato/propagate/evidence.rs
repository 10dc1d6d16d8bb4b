//! The reasons of a deduction or a contradiction: the cells and the numbers that a person has to
//! look at. Cells count from 0, numbers from 1.

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
            Self::Elsewhere { cell } | Self::OneBeside { cell } | Self::End { to: cell } => {
                vec![*cell]
            }
            Self::NoneBeside { cells, .. } | Self::Region { cells, .. } => cells.clone(),
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
        let names = |cells: &[usize], word| shape.names(cells, word);
        match self {
            Self::Plain => "the rules speak against it".to_owned(),
            Self::Occupied { by } => format!("{by} goes there"),
            Self::Elsewhere { cell } => format!("{number} goes to {}", shape.name(*cell)),
            Self::NoneBeside { number, cells } => {
                let others: Vec<usize> = cells.iter().copied().filter(|&at| at != cell).collect();
                let touches = others.iter().any(|&other| shape.touches(other, cell));
                let beside = if touches { "to which it cannot link" } else { "not beside it" };
                match others.is_empty() {
                    true => format!("{number} would have no cell beside it"),
                    false => format!("{number} then stands at {}, {beside}", names(&others, "or")),
                }
            }
            Self::OneBeside { cell } => format!(
                "{} and {} would both have to stand at {}",
                number - 1,
                number + 1,
                shape.name(*cell)
            ),
            Self::End { to } => format!(
                "it can link only to {}, so it is an end of the path: 1 or {}",
                shape.name(*to),
                shape.count()
            ),
            Self::Forced { to, since } => forced(shape, number, cell, to, since),
            Self::Region { run, cells, unfit } => region(shape, *run, cells, unfit),
            Self::Trial { chain, clash } => trial(shape, chain, &clash.sentence(shape)),
            Self::Searched => "a search from there found no solution".to_owned(),
        }
    }
}

/// A number of a chain, and its cell.
type Link = (u16, usize);

/// How many numbers of a chain are named.
const CHAIN_MAX: usize = 5;

/// `if it is there, then 37 goes to row 1, column 2, then 36 …, so …`. Of a long chain it names the
/// first numbers and the last.
fn trial(shape: &Shape, chain: &[Link], clash: &str) -> String {
    let (first, last) = told(chain);
    let Some(last) = last else { return format!("if it is there, {clash}") };
    let goes = |(number, cell): &Link| format!("then {number} goes to {}", shape.name(*cell));
    let mut links: Vec<String> = first.iter().map(goes).collect();
    match chain.len() - first.len() - 1 {
        0 => {}
        1 => links.push("then 1 more number follows".to_owned()),
        more => links.push(format!("then {more} more numbers follow")),
    }
    links.push(goes(last));
    format!("if it is there, {}, so {clash}", links.join(", "))
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
    let beside = if number == 1 {
        "2".to_owned()
    } else if usize::from(number) == shape.count() {
        (number - 1).to_string()
    } else {
        format!("{} and {}", number - 1, number + 1)
    };
    let only = |(from, links): &(usize, Vec<usize>)| {
        format!("{} can link only to {}", shape.name(*from), shape.names(links, "and"))
    };
    let since: Vec<String> = since.iter().map(only).collect();
    let not = format!("{beside} cannot both be beside it then");
    match since.is_empty() {
        true => format!("{} must link to {}, and {not}", shape.name(cell), shape.names(to, "and")),
        false => format!("{}, and {not}", since.join(", and ")),
    }
}

/// `16 to 20`, or a single number.
fn span((from, to): (u16, u16)) -> String {
    if from == to { from.to_string() } else { format!("{from} to {to}") }
}

/// `the 7 free cells around row 1, column 2`, or the names of a few.
fn around(shape: &Shape, cells: &[usize]) -> String {
    match cells {
        [] => "a region".to_owned(),
        [cell] => shape.name(*cell),
        [_, _] | [_, _, _] => shape.names(cells, "and"),
        [cell, ..] => format!("the {} free cells around {}", cells.len(), shape.name(*cell)),
    }
}

fn region(shape: &Shape, run: (u16, u16), cells: &[usize], unfit: &Unfit) -> String {
    let (runs, place) = (span(run), around(shape, cells));
    match unfit {
        Unfit::Small => {
            let more = run.1 - run.0 + 1;
            format!("{runs} need {more} cells together, and {place} are cut off from others")
        }
        Unfit::Unreached(number) => {
            format!("{runs} lie together, and {number} cannot lie in {place}")
        }
        Unfit::Exact(left) => format!(
            "only with {runs} around {} can every region of free cells be filled exactly",
            shape.names(left, "or")
        ),
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
    /// The runs of numbers that could lie in the region.
    pub runs: Vec<(u16, u16)>,
}

impl Clash {
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
                let to = match &*self.cells {
                    [] => "to no other cell".to_owned(),
                    cells => format!("only to {}", shape.names(cells, "and")),
                };
                format!("{} is a dead end: it can link {to}", shape.name(cell))
            }
            Contradiction::Crowded(cell, _) => {
                let (name, to) = (shape.name(cell), shape.names(&self.cells, "and"));
                match self.cells.len() {
                    0..=2 => format!("{name} is 1 or {}, but must link to {to}", shape.count()),
                    _ => format!("{name} must link to {to}, and can to two alone"),
                }
            }
            Contradiction::Region(_) => {
                let runs: Vec<String> = self.runs.iter().map(|&run| span(run)).collect();
                let place = around(shape, &self.cells);
                match runs.is_empty() {
                    true => format!("no run of missing numbers fits into {place}"),
                    false => format!(
                        "{place} cannot be filled exactly by the runs that fit: {}",
                        runs.join(", ")
                    ),
                }
            }
            Contradiction::Gap(from, to) if !self.cells.is_empty() => format!(
                "{} fit into no region of free cells: these lie around {}",
                span((from, to)),
                shape.names(&self.cells, "and")
            ),
            other => other.sentence(shape),
        }
    }

    fn no_cell(&self, shape: &Shape, number: u16) -> String {
        let at = |&(number, cell): &(u16, usize)| format!("{number} at {}", shape.name(cell));
        let between: Vec<String> = self.between.iter().map(at).collect();
        let between = between.join(" and ");
        match (&*self.cells, self.between.len()) {
            ([], 1) => format!("no cell is left for {number} within reach of {between}"),
            ([], _) => format!("no cell is left for {number} between {between}"),
            ([cell, ..], _) => {
                let name = shape.name(*cell);
                format!("no path leads through {number} at {name} and {between}")
            }
        }
    }
}
