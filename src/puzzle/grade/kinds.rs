//! What the words beside a number say that it counts.

use langkah_engine::sliding::notation;

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The moves of the solution.
    Length,
    Generated,
    Expanded,
    /// Nodes, generated or expanded.
    Nodes,
    /// Nodes that were live at one time, at most.
    Live,
    /// Kurang(i) of this number; 0 or the greatest one is the blank.
    Kurang(u16),
    /// ΣKurang.
    Kurangs,
    X,
    /// ΣKurang + X.
    Sum,
    /// Whether ΣKurang + X is odd: 1 for an odd one, 0 for an even one.
    Parity,
}

impl Kind {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Length => "moves",
            Self::Generated => "generated",
            Self::Expanded => "expanded",
            Self::Nodes => "nodes",
            Self::Live => "live",
            Self::Kurang(_) => "kurang",
            Self::Kurangs => "sum-of-kurang",
            Self::X => "x",
            Self::Sum => "sum",
            Self::Parity => "parity",
        }
    }

    /// The number whose Kurang it is.
    pub const fn tile(self) -> Option<u16> {
        match self {
            Self::Kurang(number) => Some(number),
            _ => None,
        }
    }

    /// Whether it counts nodes of a search.
    pub const fn counts_nodes(self) -> bool {
        !self.is_of_board() && !matches!(self, Self::Length)
    }

    /// Whether it is a figure of the board alone, whatever the search.
    pub const fn is_of_board(self) -> bool {
        matches!(self, Self::Kurang(_) | Self::Kurangs | Self::X | Self::Sum | Self::Parity)
    }
}

/// The words that tell what a number counts, in English and Indonesian: the first list that has one
/// of the words decides. A number that is none of these is not judged.
const KINDS: [(Option<Kind>, &[&str]); 8] = [
    // How many are live at the end is another figure.
    (
        None,
        &[
            "remaining", "sisa", "tersisa", "limit", "batas", "sisi", "side", "input", "estimated",
            "estimasi", "taksiran", "root", "akar", "current", "saat", "open", "closed", "ulang",
        ],
    ),
    (
        Some(Kind::Generated),
        &[
            "generated", "created", "made", "raised", "queued", "dibangkitkan", "dibuat",
            "terbentuk", "pembangkitan", "membangkitkan", "terbangkit", "terbangkitkan",
            "digenerate", "generate", "bangkit",
        ],
    ),
    (Some(Kind::Live), &["live", "hidup"]),
    (
        Some(Kind::Expanded),
        &[
            "expanded", "expand", "expansion", "visited", "opened", "taken", "checked", "explored",
            "evaluated", "examined", "popped", "searched", "expansions", "dieksplorasi",
            "dieksplor", "ekspan", "ekspansi", "diekspan", "diekspansi", "dibuka", "dikembangkan",
            "diproses", "processed", "dikunjungi", "diperiksa", "ditelusuri", "diambil",
        ],
    ),
    // The program has no figure for these.
    (None, &DEAD),
    // How long a queue or a path was at most depends on more than the search.
    (
        None,
        &[
            "queue", "antrean", "antrian", "heap", "longest", "terpanjang", "peak", "puncak",
            "max", "maximum", "maks", "maksimum", "maksimal",
        ],
    ),
    (
        Some(Kind::Length),
        &[
            "moves", "steps", "length", "len", "depth", "cost", "actions", "swaps", "langkah",
            "panjang", "kedalaman", "ongkos", "gerakan", "pergerakan", "pergeseran", "perpindahan",
        ],
    ),
    (Some(Kind::Nodes), &NODES),
];

/// Words that alone may tell of any node.
const OF_NODE: [&str; 8] =
    ["status", "state", "cost", "depth", "nilai", "kedalaman", "ongkos", "value"];

const DEAD: [&str; 12] = [
    "dead", "killed", "mati", "dibunuh", "dimatikan", "pruned", "cut", "dipangkas", "discarded",
    "dibuang", "skipped", "dilewati",
];

const NODES: [&str; 5] = ["nodes", "node", "simpul", "states", "status"];

/// Words beside the noun that do not say which nodes are counted: generated or expanded ones. Any
/// other word names nodes of which the program has no figure.
const BESIDE_NODES: [&str; 59] = [
    "a", "ada", "adalah", "after", "all", "amount", "are", "banyak", "banyaknya", "been", "buah",
    "by", "count", "counted", "counter", "dalam", "dengan", "di", "ditemukan", "found", "has",
    "have", "ialah", "in", "is", "jumlah", "jumlahnya", "nilai", "no", "num", "number", "of",
    "overall", "pada", "pencarian", "pohon", "s", "search", "sebanyak", "sejumlah", "selesai",
    "seluruh", "semua", "setelah", "solusi", "solution", "solved", "sum", "terdapat", "the",
    "there", "total", "totalnya", "tree", "used", "was", "were", "with", "yang",
];

/// What the words say that a number counts: `Some(None)` for what is not judged.
pub(super) fn kind_of(text: &str) -> Option<Option<Kind>> {
    if names_e_node(text) {
        return Some(Some(Kind::Expanded));
    }
    let all: Vec<&str> = words(text).collect();
    let has = |one: &str| all.contains(&one);
    // A state of 0 or 1 is no count, and the cost of a node is not that of the solution.
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let is_of_node = |word: &&str| OF_NODE.contains(word) || is_number(word);
    if all.iter().any(|word| !is_number(word)) && all.iter().all(is_of_node) {
        return Some(None);
    }
    let found = KINDS.iter().find(|(_, all)| all.iter().any(|one| has(one)));
    let found = found.map(|(kind, _)| kind.filter(|kind| *kind != Kind::Nodes || says_nodes(text)));
    // How many are live at the beginning is another figure, too.
    if found == Some(Some(Kind::Live)) && (has("awal") || has("initial")) {
        return Some(None);
    }
    // Moves are taken, made and skipped, too.
    let is_of_nodes = matches!(found, Some(Some(Kind::Generated | Kind::Expanded)))
        || found.is_some() && DEAD.iter().any(|one| has(one));
    let is_move = |word: &str| matches!(word, "move" | "moves" | "step" | "steps" | "langkah");
    if is_of_nodes && words(text).any(is_move) && !NODES.iter().any(|one| has(one)) {
        return Some(Some(Kind::Length));
    }
    found.or_else(|| counts_one_noun(text).then_some(Some(Kind::Length)))
}

/// Whether a text names the E-node, which is expanded: `E-nodes`, `simpul-E`.
fn names_e_node(text: &str) -> bool {
    let all: Vec<&str> = words(text).collect();
    all.windows(2).any(|pair| {
        pair[0] == "e" && NODES.contains(&pair[1]) || NODES.contains(&pair[0]) && pair[1] == "e"
    })
}

/// Whether no word beside the noun of nodes says which ones they are.
fn says_nodes(text: &str) -> bool {
    let is_known = |word: &str| {
        NODES.contains(&word)
            || BESIDE_NODES.contains(&word)
            || word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut phrases = text.split([',', ';', ':', '=', '.', '|', '(', ')']);
    let has_noun = |phrase: &&str| words(phrase).any(|word| NODES.contains(&word));
    phrases.find(has_noun).is_some_and(|phrase| words(phrase).all(is_known))
}

/// Whether a number stands before the noun of one move, as in `1 move`. In `step 1 move right` it
/// belongs to the word before it.
fn counts_one_noun(text: &str) -> bool {
    let all: Vec<&str> = words(text).collect();
    let is_one = |word: &&str| matches!(*word, "move" | "step" | "aksi");
    let is_sum = |word: &&str| matches!(*word, "count" | "total" | "jumlah" | "banyaknya");
    if all.iter().any(is_one) && all.iter().any(is_sum) {
        return true;
    }
    // In `1. Move blank DOWN` the number is that of the step.
    let number = text.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit());
    if number.starts_with(['.', ')']) {
        return false;
    }
    let is_noun = |word: &str| matches!(word, "move" | "step");
    let is_count = |at: usize| {
        let is_number = all[at].bytes().all(|byte| byte.is_ascii_digit());
        let is_step = at > 0 && is_noun(all[at - 1]);
        let has_way = all.get(at + 2).is_some_and(|next| notation::is_moves(next));
        is_number && !is_step && !has_way && all.get(at + 1).is_some_and(|next| is_noun(next))
    };
    (0..all.len()).any(is_count)
}

pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}
