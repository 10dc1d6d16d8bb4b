//! A beam search that sorts boards by linear conflict or by a network, and the shortening of its
//! solutions.

use super::boards::{CELLS_MAX, Chance, Shape, Tiles};
use super::network::Quick;

#[derive(Clone, Copy)]
pub struct Node {
    pub tiles: Tiles,
    hash: u64,
    blank: u8,
    last: u8,
    manhattan: i32,
    pub conflicts: i32,
    /// What the beam sorted it by.
    pub rank: i32,
    /// Its parent's place in the layer before.
    pub parent: usize,
}

struct Candidate {
    /// The rank, and below it bits of the hash, which decide between equal ranks.
    key: u64,
    parent: usize,
    to: u8,
    hash: u64,
    manhattan: i32,
    conflicts: i32,
}

pub struct Found {
    /// The cells that the blank goes to.
    pub path: Option<Vec<u8>>,
    /// Boards of the beam that were drawn by chance.
    pub drawn: Vec<Tiles>,
}

/// The hashes of the layers of late.
struct Seen(Vec<(u64, usize)>);

impl Seen {
    /// Whether the layer of a number, or the layer two before, has not met a hash.
    fn is_new(&mut self, hash: u64, layer: usize) -> bool {
        let mask = self.0.len() - 1;
        let mut at = hash as usize & mask;
        while self.0[at].1 + 2 >= layer {
            if self.0[at].0 == hash && (self.0[at].1 == layer || self.0[at].1 + 2 == layer) {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.0[at] = (hash, layer);
        true
    }
}

struct Beam<'a> {
    shape: &'a Shape,
    network: Option<&'a Quick>,
    width: usize,
    layer: Vec<Node>,
    /// For each layer the parent and the blank's cell of each board.
    history: Vec<Vec<(usize, u8)>>,
    seen: Seen,
    chosen: usize,
    doubles: usize,
}

/// Searches for a path of at most `most` moves. `drawing` draws boards.
pub fn search(
    shape: &Shape,
    network: Option<&Quick>,
    start: &Tiles,
    (width, most): (usize, usize),
    mut drawing: Option<&mut Chance>,
) -> Found {
    let mut beam = Beam::new(shape, network, start, width);
    let mut drawn = Vec::new();
    if beam.is_at_goal() {
        return Found { path: Some(Vec::new()), drawn };
    }
    for g in 0..most {
        let mut candidates = Vec::new();
        if let Some((parent, to)) = beam.rank(most - g - 1, &mut candidates) {
            return Found { path: Some(beam.path_to(parent, to)), drawn };
        }
        if candidates.is_empty() {
            break;
        }
        beam.make(g, &candidates);
        if let Some(chance) = &mut drawing
            && chance.below(40) == 0
            && let Some(node) = beam.layer.get(chance.below(beam.layer.len()))
        {
            drawn.push(node.tiles);
        }
    }
    Found { path: None, drawn }
}

/// All layers of a beam that finds the goal within `most` moves, and the place of the goal's parent
/// in the last one.
pub fn layers(
    shape: &Shape,
    network: &Quick,
    start: &Tiles,
    (width, most): (usize, usize),
) -> Option<(Vec<Vec<Node>>, usize)> {
    let mut beam = Beam::new(shape, Some(network), start, width);
    let mut layers = Vec::new();
    if beam.is_at_goal() {
        return None;
    }
    let mut candidates = Vec::new();
    for g in 0..most {
        candidates.clear();
        let goal = beam.rank(most - g - 1, &mut candidates);
        layers.push(beam.layer.clone());
        if let Some((parent, _)) = goal {
            return Some((layers, parent));
        }
        beam.make(g, &candidates);
    }
    None
}

impl Candidate {
    fn made(&self, parent: &Node) -> Node {
        let mut tiles = parent.tiles;
        tiles.swap(self.to.into(), parent.blank.into());
        let &Self { to, hash, manhattan, conflicts, parent: place, .. } = self;
        let (rank, last) = ((self.key >> 48) as i32, parent.blank);
        Node { tiles, hash, blank: to, last, manhattan, conflicts, rank, parent: place }
    }
}

impl<'a> Beam<'a> {
    fn new(shape: &'a Shape, network: Option<&'a Quick>, start: &Tiles, width: usize) -> Self {
        let root = Node {
            tiles: *start,
            hash: 0,
            blank: shape.blank(start) as u8,
            last: u8::MAX,
            manhattan: shape.manhattan(start),
            conflicts: shape.conflicts(start),
            rank: 0,
            parent: 0,
        };
        let seen = Seen(vec![(0, 0); (width * 8).next_power_of_two()]);
        let (layer, history) = (vec![root], Vec::new());
        Beam { shape, network, width, layer, history, seen, chosen: 0, doubles: 0 }
    }

    fn is_at_goal(&self) -> bool {
        self.layer.iter().any(|node| node.manhattan == 0)
    }

    /// Ranks the children from which at most `left` moves may be needed. Returns the goal's parent
    /// and the cell that the blank goes to, if it meets the goal.
    fn rank(&mut self, left: usize, candidates: &mut Vec<Candidate>) -> Option<(usize, u8)> {
        let shape = self.shape;
        let mut sums = None;
        for parent in 0..self.layer.len() {
            let mut node = self.layer[parent];
            if let Some(network) = self.network {
                match &mut sums {
                    None => sums = Some(network.sums(shape, &node.tiles)),
                    Some(sums) => network.turn(sums, &self.layer[parent - 1].tiles, &node.tiles),
                }
            }
            for &to in &shape.ways[usize::from(node.blank)] {
                if to == node.last {
                    continue;
                }
                let (from, free) = (usize::from(to), usize::from(node.blank));
                let tile = node.tiles[from];
                let manhattan = node.manhattan - shape.steps(tile, from) + shape.steps(tile, free);
                let conflicts = node.conflicts + shape.conflicts_more(&mut node.tiles, from, free);
                if manhattan == 0 {
                    return Some((parent, to));
                }
                let h = manhattan + 2 * conflicts;
                if h as usize > left {
                    continue;
                }
                let rank = match (self.network, &sums) {
                    (Some(network), Some(sums)) => {
                        network.after(sums, tile.into(), (from, free), conflicts)
                    }
                    _ => h * 8,
                };
                let hash = shape.hash_after(node.hash, tile, from, free);
                let tie = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16;
                let key = (rank.max(0) as u64) << 48 | tie;
                candidates.push(Candidate { key, parent, to, hash, manhattan, conflicts });
            }
        }
        None
    }

    /// Makes the best candidates. It leaves room for as many doubles as the last layer makes
    /// likely.
    fn make(&mut self, g: usize, candidates: &[Candidate]) {
        let wanted = self.width + self.width * self.doubles / (self.chosen - self.doubles).max(1);
        (self.chosen, self.doubles) = (0, 0);
        let mut greatest = u64::MAX;
        if candidates.len() > wanted {
            let mut keys: Vec<u64> = candidates.iter().map(|one| one.key).collect();
            greatest = *keys.select_nth_unstable(wanted).1;
        }
        let (mut next, mut made) = (Vec::new(), Vec::new());
        for one in candidates {
            if one.key > greatest || next.len() >= self.width {
                continue;
            }
            self.chosen += 1;
            if !self.seen.is_new(one.hash, g + 4) {
                self.doubles += 1;
                continue;
            }
            next.push(one.made(&self.layer[one.parent]));
            made.push((one.parent, one.to));
        }
        self.history.push(made);
        self.layer = next;
    }

    fn path_to(&self, mut at: usize, last: u8) -> Vec<u8> {
        let mut path = vec![last];
        for made in self.history.iter().rev() {
            path.push(made[at].1);
            at = made[at].0;
        }
        path.reverse();
        path
    }
}

/// The moves of a part that is looked at, and the width of the beam.
const WINDOW: usize = 50;
const WIDTH: usize = 128;

/// Goes along a path, and replaces its parts where a beam finds a shorter way.
pub fn shortened(shape: &Shape, start: &Tiles, mut path: Vec<u8>) -> Vec<u8> {
    let (mut tiles, mut blank, mut begin) = (*start, shape.blank(start), 0);
    loop {
        let end = (begin + WINDOW).min(path.len());
        if end - begin > 4 {
            let (after, home) = played(tiles, blank, &path[begin..end]);
            let mut names = [0; CELLS_MAX];
            for cell in 0..shape.cells {
                names[usize::from(after[cell])] = cell as u8;
            }
            let renamed = std::array::from_fn(|cell| {
                if cell < shape.cells { names[usize::from(tiles[cell])] } else { 0 }
            });
            let part = Shape { home, ..shape.clone() };
            let most = end - begin - 2;
            if let Some(way) = search(&part, None, &renamed, (WIDTH, most), None).path {
                path.splice(begin..end, way);
            }
        }
        if begin + WINDOW >= path.len() {
            return path;
        }
        (tiles, blank) = played(tiles, blank, &path[begin..begin + WINDOW / 2]);
        begin += WINDOW / 2;
    }
}

/// The board and the blank's cell after some moves.
pub fn played(mut tiles: Tiles, mut blank: usize, path: &[u8]) -> (Tiles, usize) {
    for &to in path {
        tiles.swap(blank, to.into());
        blank = to.into();
    }
    (tiles, blank)
}
