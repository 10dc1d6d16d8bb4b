//! A machine that runs a listing on a board, without any search engine: it knows what each line
//! means, and nothing of traces.

use std::collections::HashMap;

use langkah_engine::search::event::{Cost, Rule};
use langkah_engine::sliding::board::{BLANK, Board};
use langkah_engine::sliding::moves::Move;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_puzzle::code::{Act, Children, Known, Listing, Root, Take, Test, Who};

/// A line that has run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub line: usize,
    pub e: Option<u32>,
    pub x: Option<u32>,
    /// How many nodes are live.
    pub live: u64,
    /// B and N of iterative deepening.
    pub bounds: Option<[String; 2]>,
    /// Whether the line's test holds.
    pub holds: Option<bool>,
}

struct Node {
    board: Board,
    made_by: Option<Move>,
    g: u32,
    h: u32,
    key: u64,
}

pub struct Machine<'a> {
    listing: &'a Listing,
    puzzle: &'a Puzzle,
    h: &'a dyn Fn(&Board) -> u32,
    ways: [Move; 4],
    nodes: Vec<Node>,
    live: Vec<u32>,
    /// The live nodes in the order of Python's `heapq`.
    heap: Vec<u32>,
    met: HashMap<Vec<u8>, (u32, u64)>,
    e: Option<u32>,
    x: Option<u32>,
    bound: u32,
    next: Option<u32>,
    ends: bool,
    pub ran: Vec<Ran>,
}

impl<'a> Machine<'a> {
    pub fn new(
        listing: &'a Listing,
        puzzle: &'a Puzzle,
        h: &'a dyn Fn(&Board) -> u32,
        ways: [Move; 4],
    ) -> Self {
        Self {
            listing,
            puzzle,
            h,
            ways,
            nodes: Vec::new(),
            live: Vec::new(),
            heap: Vec::new(),
            met: HashMap::new(),
            e: None,
            x: None,
            bound: 0,
            next: None,
            ends: false,
            ran: Vec::new(),
        }
    }

    /// Runs the listing to its end.
    pub fn run(&mut self) {
        self.block(0, 0);
        assert!(self.ends, "it ends by one of its lines");
    }

    fn indent(&self, line: usize) -> Option<u8> {
        self.listing.lines().get(line).map(|line| line.indent)
    }

    /// The line after the block below a line.
    fn after(&self, line: usize) -> usize {
        let own = self.indent(line);
        let mut end = line + 1;
        while self.indent(end).is_some() && self.indent(end) > own {
            end += 1;
        }
        end
    }

    fn block(&mut self, mut line: usize, indent: u8) {
        let mut has_held = false;
        while !self.ends && self.indent(line) == Some(indent) {
            let inner = line + 1;
            match self.listing.lines()[line].act {
                Act::Repeat => {
                    self.tell(line);
                    while !self.ends {
                        self.block(inner, indent + 1);
                    }
                }
                Act::While => loop {
                    self.e = None;
                    self.tell(line);
                    if self.live.is_empty() {
                        break;
                    }
                    self.block(inner, indent + 1);
                    if self.ends {
                        return;
                    }
                },
                Act::If(test) => {
                    self.tell(line);
                    has_held = self.holds(test);
                    if has_held {
                        self.block(inner, indent + 1);
                    }
                }
                Act::Else if !has_held => self.block(inner, indent + 1),
                Act::Else => {}
                Act::For(children) => {
                    for (way, board) in self.boards(children) {
                        self.make(board, Some(way));
                        self.tell(line);
                        self.block(inner, indent + 1);
                        if self.ends {
                            return;
                        }
                    }
                    self.x = None;
                }
                act => self.act(line, act),
            }
            line = self.after(line);
        }
    }

    fn act(&mut self, line: usize, act: Act) {
        match act {
            Act::Root(root) => self.root(root),
            Act::FirstBound => self.bound = (self.h)(self.puzzle.start()),
            Act::Take(take) => self.take(take),
            Act::Kill(Who::X, _) if self.node(Who::X).key > u64::from(self.bound) => {
                let key = self.node(Who::X).key as u32;
                self.next = Some(self.next.map_or(key, |next| next.min(key)));
            }
            Act::Remember(who, _) => self.remember(who),
            Act::Push => {
                let x = self.x.expect("a child");
                self.live.push(x);
                self.heap_push(x);
            }
            Act::StopIf(test) => self.ends = self.holds(test),
            Act::Stop(_) => self.ends = true,
            Act::NextBound => self.bound = self.next.expect("something was cut off"),
            Act::Key(..) | Act::Kill(..) => {}
            other => panic!("{other:?} is no line of a search of tiles"),
        }
        self.tell(line);
    }

    fn tell(&mut self, line: usize) {
        let live = self.live.len();
        let next = self.next.map_or("∞".to_owned(), |next| next.to_string());
        let has_bound = self.listing.lines().iter().any(|line| line.act == Act::NextBound);
        let bounds = (has_bound && !self.nodes.is_empty()).then(|| [self.bound.to_string(), next]);
        let holds = match self.listing.lines()[line].act {
            Act::If(test) | Act::ElseIf(test) | Act::StopIf(test) => Some(self.holds(test)),
            _ => None,
        };
        let (e, x, live) = (self.e, self.x, live as u64);
        self.ran.push(Ran { line, e, x, live, bounds, holds });
    }

    fn root(&mut self, root: Root) {
        self.make(self.puzzle.start().clone(), None);
        let node = self.x.take().expect("the root");
        self.nodes[node as usize].key *= u64::from(self.cost() == Cost::F);
        self.live.push(node);
        self.heap_push(node);
        self.next = None;
        if root == Root::WithState {
            let Node { board, g, key, .. } = &self.nodes[node as usize];
            self.met.insert(board.tiles().to_vec(), (*g, *key));
        }
    }

    fn cost(&self) -> Cost {
        let cost = self.listing.lines().iter().find_map(|line| match line.act {
            Act::Key(cost, _) => Some(cost),
            _ => None,
        });
        cost.unwrap_or(Cost::F)
    }

    /// Makes x.
    fn make(&mut self, board: Board, made_by: Option<Move>) {
        let g = made_by.map_or(0, |_| self.node(Who::E).g + 1);
        let h = (self.h)(&board);
        let key = match self.cost() {
            Cost::F => u64::from(g + h),
            Cost::H => u64::from(h),
            Cost::HThenMilliG => u64::from(1000 * h + g),
        };
        self.x = Some(self.nodes.len() as u32);
        self.nodes.push(Node { board, made_by, g, h, key });
    }

    fn boards(&self, children: Children) -> Vec<(Move, Board)> {
        let e = self.node(Who::E);
        let back = e.made_by.map(Move::opposite);
        let is_made = |way: &Move| matches!(children, Children::Moves(_)) || Some(*way) != back;
        let board = |way| e.board.after(way).map(|board| (way, board));
        self.ways.into_iter().filter(is_made).filter_map(board).collect()
    }

    fn node(&self, who: Who) -> &Node {
        let node = match who {
            Who::E => self.e,
            Who::X => self.x,
        };
        &self.nodes[node.expect("it has a value") as usize]
    }

    fn remember(&mut self, who: Who) {
        let Node { board, g, key, .. } = self.node(who);
        let (board, value) = (board.tiles().to_vec(), (*g, *key));
        self.met.insert(board, value);
    }

    fn holds(&self, test: Test) -> bool {
        match test {
            Test::Known(who, known) => {
                let node = self.node(who);
                let met = self.met.get(node.board.tiles());
                met.is_some_and(|&(g, key)| match known {
                    Known::Always => true,
                    Known::NoFarther => g <= node.g,
                    Known::Cheaper => key < node.key,
                })
            }
            Test::Goal(who) => self.node(who).board == *self.puzzle.goal(),
            Test::Deepest(depth) => self.node(Who::E).g == depth,
            Test::Beyond => self.node(Who::X).key > u64::from(self.bound),
            Test::NoNext => self.next.is_none(),
            other => panic!("{other:?} is no test of a search of tiles"),
        }
    }

    fn take(&mut self, take: Take) {
        let node = |node: u32| &self.nodes[node as usize];
        let live = self.live.iter().copied();
        let e = match take {
            Take::Least(Cost::F, Rule::LeastH) => {
                live.min_by_key(|&one| (node(one).key, node(one).h, !one))
            }
            Take::Least(_, Rule::Newest) => live.min_by_key(|&one| (node(one).key, !one)),
            Take::Least(_, Rule::Oldest) => live.min_by_key(|&one| (node(one).key, one)),
            Take::Least(..) => Some(self.heap[0]),
            Take::Oldest => live.min(),
            Take::Deepest => {
                let deepest = live.clone().map(|one| node(one).g).max();
                live.filter(|&one| Some(node(one).g) == deepest).min()
            }
            other => panic!("{other:?} is not run here"),
        };
        let e = e.expect("a live node");
        if matches!(take, Take::Least(_, Rule::Heap | Rule::HeapLessOnTies)) {
            self.heap_pop();
        }
        self.live.retain(|&one| one != e);
        self.e = Some(e);
    }

    fn less(&self, a: u32, b: u32) -> bool {
        let [a, b] = [a, b].map(|one| self.nodes[one as usize].key);
        let is_less_on_ties = self
            .listing
            .lines()
            .iter()
            .any(|line| matches!(line.act, Act::Take(Take::Least(_, Rule::HeapLessOnTies))));
        if is_less_on_ties { a <= b } else { a < b }
    }

    /// `heappush` of Python's library, line for line.
    fn heap_push(&mut self, item: u32) {
        self.heap.push(item);
        self.sift_down(0, self.heap.len() - 1);
    }

    /// `heappop` of Python's library.
    fn heap_pop(&mut self) {
        let last = self.heap.pop().expect("not empty");
        if self.heap.is_empty() {
            return;
        }
        self.heap[0] = last;
        let (mut pos, end) = (0, self.heap.len());
        let mut child = 1;
        while child < end {
            let right = child + 1;
            if right < end && !self.less(self.heap[child], self.heap[right]) {
                child = right;
            }
            self.heap.swap(pos, child);
            pos = child;
            child = 2 * pos + 1;
        }
        self.sift_down(0, pos);
    }

    fn sift_down(&mut self, start: usize, mut pos: usize) {
        while pos > start {
            let parent = (pos - 1) / 2;
            if !self.less(self.heap[pos], self.heap[parent]) {
                break;
            }
            self.heap.swap(pos, parent);
            pos = parent;
        }
    }
}

/// How many tiles are not in their places, by counting.
pub fn misplaced(board: &Board, goal: &Board, counts_blank: bool) -> u32 {
    let pairs = board.tiles().iter().zip(goal.tiles());
    pairs.filter(|&(a, b)| a != b && (counts_blank || *a != BLANK)).count() as u32
}
