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

/// A hash with the number of its layer and its place there.
#[derive(Clone, Copy)]
struct Mark {
    hash: u64,
    layer: usize,
    place: usize,
}

/// The hashes of the layers of late.
struct Seen(Vec<Mark>);

/// Where a hash was met.
enum Met {
    Nowhere,
    /// At this place of the same layer.
    Here(usize),
    /// In the layer two before.
    Before,
}

impl Seen {
    /// Meets a hash, which gets a mark if it is new.
    fn meet(&mut self, mark: Mark) -> Met {
        let Mark { hash, layer, .. } = mark;
        let mask = self.0.len() - 1;
        let mut at = hash as usize & mask;
        while self.0[at].layer + 2 >= layer {
            let met = self.0[at];
            if met.hash == hash && met.layer == layer {
                return Met::Here(met.place);
            }
            if met.hash == hash && met.layer + 2 == layer {
                return Met::Before;
            }
            at = (at + 1) & mask;
        }
        self.0[at] = mark;
        Met::Nowhere
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
    /// What became of the children of the layer before.
    children: Children,
}

/// What became of the children of a layer.
#[derive(Clone, Default)]
pub struct Children {
    /// Those that are in the next layer: the places of the parent and of the child. A child may
    /// have several parents.
    pub edges: Vec<(usize, usize)>,
    /// For each board the least rank of its children that were left out of the next layer.
    pub left_out: Vec<Option<i32>>,
}

/// A layer that is kept.
pub struct Layer {
    pub nodes: Vec<Node>,
    /// Some boards that were left out of it.
    pub left_out: Vec<Node>,
    pub children: Children,
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
/// in the last one. From the candidates of each layer so many are drawn as `draws` says, and those
/// of them that were left out of it are kept.
pub fn layers(
    shape: &Shape,
    network: &Quick,
    start: &Tiles,
    (width, most): (usize, usize),
    (draws, chance): (usize, &mut Chance),
) -> Option<(Vec<Layer>, usize)> {
    let mut beam = Beam::new(shape, Some(network), start, width);
    let mut layers: Vec<Layer> = Vec::new();
    if beam.is_at_goal() {
        return None;
    }
    let (mut candidates, mut left_out) = (Vec::new(), Vec::new());
    for g in 0..most {
        candidates.clear();
        let goal = beam.rank(most - g - 1, &mut candidates);
        let nodes = beam.layer.clone();
        layers.push(Layer { nodes, left_out, children: Children::default() });
        if let Some((parent, _)) = goal {
            return Some((layers, parent));
        }
        if candidates.is_empty() {
            break;
        }
        let greatest = beam.make(g, &candidates);
        let layer = &mut layers[g];
        layer.children = beam.children.clone();
        let drawn = (0..draws).map(|_| &candidates[chance.below(candidates.len())]);
        let is_left_out = |one: &&Candidate| one.key > greatest;
        left_out =
            drawn.filter(is_left_out).map(|one| one.made(&layer.nodes[one.parent])).collect();
    }
    None
}

impl Candidate {
    const fn rank(&self) -> i32 {
        (self.key >> 48) as i32
    }

    fn made(&self, parent: &Node) -> Node {
        let mut tiles = parent.tiles;
        tiles.swap(self.to.into(), parent.blank.into());
        let &Self { to, hash, manhattan, conflicts, parent: place, .. } = self;
        let (rank, last) = (self.rank(), parent.blank);
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
        let none = Mark { hash: 0, layer: 0, place: 0 };
        let seen = Seen(vec![none; (width * 8).next_power_of_two()]);
        let (layer, history, children) = (vec![root], Vec::new(), Children::default());
        Beam { shape, network, width, layer, history, seen, chosen: 0, doubles: 0, children }
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

    /// Makes the best candidates, and returns the greatest key that they may have. It leaves room
    /// for as many doubles as the last layer makes likely.
    fn make(&mut self, g: usize, candidates: &[Candidate]) -> u64 {
        let wanted = self.width + self.width * self.doubles / (self.chosen - self.doubles).max(1);
        (self.chosen, self.doubles) = (0, 0);
        let mut greatest = u64::MAX;
        if candidates.len() > wanted {
            let mut keys: Vec<u64> = candidates.iter().map(|one| one.key).collect();
            greatest = *keys.select_nth_unstable(wanted).1;
        }
        let (mut next, mut made) = (Vec::new(), Vec::new());
        let mut edges = Vec::new();
        let mut left_out: Vec<Option<i32>> = vec![None; self.layer.len()];
        for one in candidates {
            let (parent, rank) = (one.parent, one.rank());
            if one.key > greatest || next.len() >= self.width {
                let least = left_out[parent].get_or_insert(rank);
                *least = rank.min(*least);
                continue;
            }
            self.chosen += 1;
            let place = next.len();
            let met = self.seen.meet(Mark { hash: one.hash, layer: g + 4, place });
            self.doubles += usize::from(!matches!(met, Met::Nowhere));
            match met {
                Met::Before => continue,
                Met::Here(place) => {
                    edges.push((parent, place));
                    continue;
                }
                Met::Nowhere => edges.push((parent, place)),
            }
            next.push(one.made(&self.layer[parent]));
            made.push((parent, one.to));
        }
        self.children = Children { edges, left_out };
        self.history.push(made);
        self.layer = next;
        greatest
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
