//! Ways to divide the tiles of larger boards into groups: `cargo bench -- divide SIZE SECONDS`,
//! where a SIZE is as 4x5 and the blank's goal is the first cell, begins with the divisions in use,
//! those of the last tables that a search makes. `cargo bench -- divide SIZE SECONDS DIVISION
//! [DIVISION]` begins with others. A DIVISION is as 1,2,5/3,4,6/7: the goal cells of its groups'
//! tiles.
//!
//! One or two tiles at a time change their groups. What counts is how many nodes one iteration
//! makes on random boards, compared with the divisions in use: the mean of the logarithms, so 0 is
//! as many and -0.7 half as many. Each improvement is printed. All tables are kept: some GB in some
//! minutes.
//!
//! Three variables of the environment: `FIRST` is the number of the first random board (other
//! boards show whether a gain was chance), `BOARDS` is how many boards there are, and the iteration
//! that counts is the first one with more than `NODES` nodes.

use std::collections::HashSet;
use std::time::Instant;

use langkah_engine::grid::Dims;
use langkah_engine::search::space::{LABEL_NONE, Label};
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::large::additive::Additive;
use langkah_engine::sliding::large::bound::Bound;
use langkah_engine::sliding::large::frame::{Frame, Slide};
use langkah_engine::sliding::large::layout::{Division, Layout};
use langkah_engine::sliding::large::layouts;
use langkah_engine::sliding::pattern::blocks::TILES_MAX;
use langkah_engine::sliding::random::{self, Kind};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const LANES: usize = 16;
/// As many bytes as a search with the usual limits has for its tables.
const BYTES: u64 = 224 << 20;
/// A board counts if the divisions in use make at most so many times `NODES` nodes and do not find
/// the goal. Other divisions count as making so many where they make more or find the goal.
const TIMES_MAX: u64 = 250;
/// A change must lower the score by at least this.
const GAIN_MIN: f64 = 0.003;
/// It ends after so many pairs of changes in vain.
const VAIN_MAX: u32 = 300;

type Divisions = Vec<Division>;

pub fn main(words: &[&str]) {
    let [size, seconds, divisions @ ..] = words else {
        println!("divide SIZE SECONDS [DIVISION…]");
        return;
    };
    let sides: Vec<usize> = size.split('x').map(|side| side.parse().expect("a side")).collect();
    let dims = Dims::new(sides[0], sides[1]).expect("the size is supported");
    let goal = Goal::BlankFirst.board(dims).expect("the goal has this size");
    let numbers = [("FIRST", 40_000), ("BOARDS", 100), ("NODES", 20_000)];
    let [first, count, nodes_min] = numbers.map(|(name, usual)| {
        std::env::var(name).ok().and_then(|word| word.parse().ok()).unwrap_or(usual)
    });
    let frames = (first..first + count).map(|seed| {
        let start = random::board(&goal, Kind::Solvable, seed);
        Frame::new(&start, &goal)
    });
    let judge = Judge::new(frames.collect(), nodes_min);
    if judge.boards.is_empty() {
        println!("no board has such an iteration");
        return;
    }
    let mut best = match divisions {
        [] => judge.in_use.clone(),
        divisions => divisions.iter().map(|word| division(word)).collect(),
    };
    assert!(best.len() <= 2 && best.concat().len() <= LANES, "too many divisions or groups");
    for groups in &best {
        assert!(groups.len() >= 2 && groups.iter().all(|group| group.len() <= TILES_MAX));
        let mut tiles = groups.concat();
        tiles.sort_unstable();
        assert!(tiles.into_iter().eq(1..dims.cells() as u8), "not every tile once");
    }
    println!("{} boards", judge.boards.len());
    let score = judge.score(&best);
    tell(score, &best);
    let seconds = seconds.parse().expect("a number of seconds");
    improve(&judge, dims, &mut best, score, seconds);
}

fn division(word: &str) -> Division {
    let cells = |group: &str| group.split(',').map(|cell| cell.parse().expect("a cell")).collect();
    word.split('/').map(cells).collect()
}

fn tell(score: f64, divisions: &Divisions) {
    let group = |cells: &Vec<u8>| cells.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let words = divisions.iter().map(|groups| {
        let groups: Vec<String> = groups.iter().map(group).collect();
        groups.join("/")
    });
    println!("{score:+.3}  {}", words.collect::<Vec<_>>().join("  "));
}

/// Exchanges tiles between groups for some seconds.
fn improve(judge: &Judge, dims: Dims, best: &mut Divisions, mut score: f64, seconds: f64) {
    let begun = Instant::now();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut tried = HashSet::from([best.clone()]);
    let mut vain = 0;
    while begun.elapsed().as_secs_f64() < seconds && vain < VAIN_MAX {
        let pair = [0; 2].map(|_| exchanged(best, dims, &mut rng));
        let pair = pair.map(|other| tried.insert(other.clone()).then_some(other));
        let scores = std::thread::scope(|scope| {
            pair.each_ref()
                .map(|other| scope.spawn(|| other.as_ref().map(|other| judge.score(other))))
                .map(|thread| thread.join().expect("the score is found"))
        });
        vain += 1;
        for (other, found) in pair.into_iter().zip(scores) {
            if let (Some(other), Some(found)) = (other, found)
                && found < score - GAIN_MIN
            {
                (*best, score, vain) = (other, found, 0);
                tell(score, best);
            }
        }
    }
    println!("{} tried in {:.0} s", tried.len(), begun.elapsed().as_secs_f64());
}

/// The divisions after one or two exchanges of near tiles in one of them.
fn exchanged(divisions: &Divisions, dims: Dims, rng: &mut ChaCha8Rng) -> Divisions {
    let mut divisions = divisions.clone();
    let number = rng.random_range(0..divisions.len());
    let groups = &mut divisions[number];
    let near = |cell: u8, group: &[u8], leaves: u8| {
        let others = || group.iter().filter(|&&other| other != leaves);
        let is_near = |other: &u8| dims.taxicab(usize::from(cell), usize::from(*other)) <= 2;
        others().next().is_none() || others().any(is_near)
    };
    for _ in 0..rng.random_range(1..=2) {
        loop {
            let [a, b] = [0; 2].map(|_| rng.random_range(0..groups.len()));
            let [at, to] = [a, b].map(|group| rng.random_range(0..groups[group].len()));
            let [one, other] = [groups[a][at], groups[b][to]];
            if a != b && near(one, &groups[b], other) && near(other, &groups[a], one) {
                (groups[a][at], groups[b][to]) = (other, one);
                break;
            }
        }
    }
    groups.iter_mut().for_each(|group| group.sort_unstable());
    divisions
}

/// Boards, the f that counts on each, and how many nodes the divisions in use make up to it.
struct Judge {
    in_use: Divisions,
    boards: Vec<(Frame, u32, u64)>,
    nodes_max: u64,
}

impl Judge {
    fn new(frames: Vec<Frame>, nodes_min: u64) -> Self {
        let nodes_max = TIMES_MAX * nodes_min;
        let in_use = layouts(&frames[0], BYTES).pop().expect("the size has tables");
        let bound = Additive::<LANES>::prepare(&frames[0], &in_use, &mut ());
        let bound = bound.expect("nothing ends it");
        let boards = frames.into_iter().filter_map(|frame| {
            let h = bound.h(&bound.carry(frame.start()));
            let mut all = (h..).step_by(2).map(|f| (f, nodes(&frame, &bound, f, nodes_max)));
            let (f, nodes) = all.find(|(_, nodes)| nodes.is_none_or(|nodes| nodes > nodes_min))?;
            Some((frame, f, nodes?))
        });
        let boards = boards.collect();
        Self { in_use: in_use.divisions(), boards, nodes_max }
    }

    fn score(&self, divisions: &Divisions) -> f64 {
        let frame = &self.boards[0].0;
        let layout = Layout::of(frame, divisions.clone());
        let bound = Additive::<LANES>::prepare(frame, &layout, &mut ());
        let bound = bound.expect("nothing ends it");
        let logarithms = self.boards.iter().map(|(frame, f, usual)| {
            let nodes = nodes(frame, &bound, *f, self.nodes_max).unwrap_or(self.nodes_max);
            (nodes as f64 / *usual as f64).ln()
        });
        logarithms.sum::<f64>() / self.boards.len() as f64
    }
}

/// How many nodes the iteration up to an f makes. `None` if it finds the goal or makes too many.
fn nodes(frame: &Frame, bound: &Additive<LANES>, f: u32, nodes_max: u64) -> Option<u64> {
    let carry = bound.carry(frame.start());
    let mut dive = Dive { frame, bound, tiles: frame.start().to_vec(), f, nodes: 1, nodes_max };
    let blank = frame.blank(frame.start());
    (bound.h(&carry) > f || dive.goes_on(blank, LABEL_NONE, 0, &carry)).then_some(dive.nodes)
}

struct Dive<'a> {
    frame: &'a Frame,
    bound: &'a Additive<LANES>,
    tiles: Vec<u8>,
    f: u32,
    nodes: u64,
    nodes_max: u64,
}

impl Dive<'_> {
    fn goes_on(
        &mut self,
        blank: u8,
        last: Label,
        g: u32,
        carry: &<Additive<LANES> as Bound>::Carry,
    ) -> bool {
        let frame = self.frame;
        frame.ways(blank, last).iter().all(|&(label, to)| {
            self.nodes += 1;
            let slide = Slide { tile: self.tiles[usize::from(to)], from: to, to: blank };
            let within = self.bound.after_within(carry, &self.tiles, slide, self.f - g - 1);
            let Ok(after) = within else { return true };
            if self.bound.h(&after) == 0 || self.nodes > self.nodes_max {
                return false;
            }
            self.tiles.swap(usize::from(to), usize::from(blank));
            let goes_on = self.goes_on(to, label, g + 1, &after);
            self.tiles.swap(usize::from(to), usize::from(blank));
            goes_on
        })
    }
}
