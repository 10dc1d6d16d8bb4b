//! Lines that tell the cost of a node, which is not that of the solution.

use super::kinds::words;

/// Words of a cost.
const COSTS: [&str; 14] = [
    "cost", "costs", "ongkos", "ongkosnya", "biaya", "biayanya", "fcost", "gcost", "hcost", "c",
    "ĉ", "f", "g", "h",
];

/// Words of how deep a node lies, which are no cost, but are judged as the same figure.
const DEPTHS: [&str; 3] = ["depth", "kedalaman", "kedalamannya"];

/// Words of one node.
const NODES: [&str; 19] = [
    "node", "simpul", "enode", "state", "status", "vertex", "child", "anak", "parent", "induk",
    "orangtua", "leaf", "daun", "successor", "neighbor", "neighbour", "tetangga", "root", "akar",
];

/// Words of the ways to which a child lies.
const WAYS: [&str; 8] = ["up", "down", "left", "right", "atas", "bawah", "kiri", "kanan"];

/// Words of the root. With a word of the goal, too, they name the way between both.
const STARTS: [&str; 3] = ["start", "starting", "mula"];

/// Words of the solution, and of the node where it ends.
const GOALS: [&str; 12] = [
    "goal", "solution", "answer", "target", "final", "end", "tujuan", "solusi", "jawaban", "akhir",
    "solved", "selesai",
];

/// Words that say that the solution was found at a node.
const FOUND: [&str; 8] =
    ["found", "reached", "ditemukan", "dicapai", "tercapai", "solved", "selesai", "terselesaikan"];

/// Words that count nodes.
const COUNTS: [&str; 9] = [
    "nodes", "number", "count", "counter", "jumlah", "banyak", "banyaknya", "sebanyak", "sejumlah",
];

/// Words of places in a search, if a number follows them.
const PLACES: [&str; 8] =
    ["step", "move", "langkah", "gerakan", "depth", "kedalaman", "level", "tingkat"];

/// Words of what happens to a node that is not named.
const EVENTS: [&str; 14] = [
    "live", "hidup", "expanded", "expand", "opened", "popped", "visited", "checked", "generated",
    "created", "diekspan", "dibuka", "dibangkitkan", "diperiksa",
];

/// Whether a text in small letters tells the cost or the depth of one node, and not of the solution.
pub(super) fn tells(text: &str) -> bool {
    let all: Vec<&str> = words(text).collect();
    let has = |list: &[&str]| all.iter().any(|word| list.contains(word));
    let has_cost = has(&COSTS);
    if !has_cost && !has(&DEPTHS) || has(&COUNTS) || names_solution(&all) {
        return false;
    }
    let is_of_place = has_cost && (is_of_way(&all) || numbers_place(&all) || ends_event(&all));
    has(&NODES) || has(&STARTS) && !has(&GOALS) || is_of_place
}

/// Whether the words name the node of the goal, or the cost of the solution, or say that the
/// solution was found.
fn names_solution(all: &[&str]) -> bool {
    let is_small = |word: &&&str| !matches!(**word, "of" | "the" | "dari");
    let told: Vec<&str> = all.iter().filter(is_small).copied().collect();
    let is_noun = |word: &str| NODES.contains(&word) || COSTS.contains(&word);
    let is_pair = |one: &str, other: &str| GOALS.contains(&one) && is_noun(other);
    let has_goal = all.iter().any(|word| GOALS.contains(word));
    let is_found = all.iter().any(|word| FOUND.contains(word));
    has_goal && is_found
        || told.windows(2).any(|pair| is_pair(pair[0], pair[1]) || is_pair(pair[1], pair[0]))
}

/// Whether there are no words but of a cost and of a way. Beside others a way may be a move of the
/// solution.
fn is_of_way(all: &[&str]) -> bool {
    let is_way = |word: &&str| WAYS.contains(word);
    all.iter().any(is_way)
        && all.iter().all(|word| is_way(word) || COSTS.contains(word) || is_number(word))
}

/// Whether a place in the search has its number, as in `step 3 cost`.
fn numbers_place(all: &[&str]) -> bool {
    all.windows(2).any(|pair| PLACES.contains(&pair[0]) && is_number(pair[1]))
}

/// Whether the words end with a cost, after what happens to its node: `popped: cost 12`.
fn ends_event(all: &[&str]) -> bool {
    let last = all.iter().rfind(|word| !is_number(word));
    last.is_some_and(|last| COSTS.contains(last)) && all.iter().any(|word| EVENTS.contains(word))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}
