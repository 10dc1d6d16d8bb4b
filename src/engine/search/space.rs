//! What a search walks: the traits that a puzzle implements for the engines.

/// The name of a move, less than [`LABEL_NONE`].
pub type Label = u8;

/// The label of the root, to which no move led.
pub const LABEL_NONE: Label = 7;

/// A tree of states in which every move costs 1.
pub trait Space {
    /// A state, with what its bound carries from one move to the next.
    type Node: Copy;

    fn root(&self) -> Self::Node;

    /// h: the bound on the cost from here to the goal. 0 at the goal.
    fn h(&self, node: &Self::Node) -> u32;

    fn is_goal(&self, node: &Self::Node) -> bool;

    /// Makes the children of `node` in the space's order, except the one that would undo the move
    /// that led to `node`: see [`makes_reversals`](Self::makes_reversals).
    fn expand(&self, node: &Self::Node, visit: &mut impl FnMut(Label, Self::Node));

    /// The name by which a listener hears of the move that led to `child`, where it is another one
    /// than the label.
    fn told(&self, label: Label, child: &Self::Node) -> u32 {
        let _ = child;
        label.into()
    }

    /// Whether [`expand`](Self::expand) makes the child that undoes the last move, too.
    fn makes_reversals(&self) -> bool {
        false
    }
}

/// A space whose states fit into [`STATE_BITS`], so that a search can keep hundreds of millions of
/// them.
pub trait Packed: Space {
    /// Injective: different states have different words, each less than `1 << STATE_BITS`.
    fn pack(&self, node: &Self::Node) -> u64;

    /// The node of a packed state to which the move `last` led ([`LABEL_NONE`] for the root).
    fn unpack(&self, state: u64, last: Label) -> Self::Node;

    /// The packed state from which `last` led to `state`.
    fn parent(&self, state: u64, last: Label) -> u64;
}

/// How many low bits of a word a packed state may use.
pub const STATE_BITS: u32 = 60;

/// A space whose h is multiplied by a weight, rounded down.
///
/// With a weight of at most 1 an admissible bound stays admissible and a consistent one consistent
/// (h changes by at most 1 along a move, and so does the floor of the product). With a greater
/// weight it does not: the search then finds a solution sooner, which need not be a shortest one.
pub struct Weighted<S> {
    pub space: S,
    pub weight: f64,
}

impl<S: Space> Space for Weighted<S> {
    type Node = S::Node;

    fn root(&self) -> S::Node {
        self.space.root()
    }

    fn h(&self, node: &S::Node) -> u32 {
        (f64::from(self.space.h(node)) * self.weight) as u32
    }

    fn is_goal(&self, node: &S::Node) -> bool {
        self.space.is_goal(node)
    }

    fn expand(&self, node: &S::Node, visit: &mut impl FnMut(Label, S::Node)) {
        self.space.expand(node, visit);
    }

    fn told(&self, label: Label, child: &S::Node) -> u32 {
        self.space.told(label, child)
    }

    fn makes_reversals(&self) -> bool {
        self.space.makes_reversals()
    }
}

impl<S: Packed> Packed for Weighted<S> {
    fn pack(&self, node: &S::Node) -> u64 {
        self.space.pack(node)
    }

    fn unpack(&self, state: u64, last: Label) -> S::Node {
        self.space.unpack(state, last)
    }

    fn parent(&self, state: u64, last: Label) -> u64 {
        self.space.parent(state, last)
    }
}
