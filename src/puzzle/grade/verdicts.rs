//! Whether a line says that the puzzle can be solved or that it cannot, also as an answer:
//! `Solvable: no`.

use super::kinds::words;

/// Words that deny a solution by themselves.
const UNSOLVABLE: [&str; 28] = [
    "not solveable",
    "unsolvable",
    "unsolveable",
    "cannot solve",
    "solution does not exist",
    "solusi tidak ada",
    "tidak terselesaikan",
    "not solvable",
    "not be solved",
    "n t be solved",
    "no solution",
    "no solutions",
    "no valid solution",
    "solution not found",
    "solution was not found",
    "not reachable",
    "unreachable",
    "not be reached",
    "n t be reached",
    "impossible to solve",
    "tidak ada solusi",
    "tidak memiliki solusi",
    "tidak mempunyai solusi",
    "tidak punya solusi",
    "tak ada solusi",
    "tanpa solusi",
    "tidak solvable",
    "mustahil diselesaikan",
];

/// Words that deny anything; what they deny stands beside them.
const NOT: [&str; 8] = [
    "tidak dapat",
    "tidak bisa",
    "tidak mungkin",
    "tidak ditemukan",
    "tak dapat",
    "tak bisa",
    "gak bisa",
    "nggak bisa",
];

const DENIED: [&str; 12] = [
    "di solve",
    "mencapai posisi",
    "solusi",
    "jawaban",
    "diselesaikan",
    "terselesaikan",
    "menyelesaikan",
    "dipecahkan",
    "memecahkan",
    "dicapai",
    "tercapai",
    "mencapai tujuan",
];

/// What a verdict names.
const PHRASES: [&str; 17] = [
    "terdapat solusi",
    "solusi ada",
    "di solve",
    "solveable",
    "mencapai",
    "solvable",
    "ada solusi",
    "memiliki solusi",
    "has a solution",
    "bisa dipecahkan",
    "reachable",
    "can be solved",
    "can be reached",
    "dapat diselesaikan",
    "bisa diselesaikan",
    "dapat dipecahkan",
    "dapat dicapai",
];

/// A verdict has no other words: one with a condition, or a title, says nothing.
const VOCABULARY: [&str; 76] = [
    "terdapat", "di", "solve", "solveable", "mencapai", "posisi", "awal", "akhir", "matriks",
    "jumlahnya", "sehingga", "from", "initial", "final", "position", "solvable", "issolvable",
    "unsolvable", "solvability", "reachable", "unreachable", "not", "can", "be", "solved",
    "reached", "is", "the", "this", "it", "so", "puzzle", "board", "goal", "state", "status",
    "result", "has", "a", "solution", "because", "since", "sum", "even", "yes", "dapat", "bisa",
    "tidak", "tak", "diselesaikan", "dipecahkan", "dicapai", "teka", "teki", "papan", "persoalan",
    "permainan", "masalah", "ini", "itu", "hasil", "adalah", "ternyata", "maka", "jadi", "tujuan",
    "apakah", "ada", "memiliki", "solusi", "karena", "genap", "ya", "hidato", "numbrix", "ok",
];

/// Words of a condition.
const CONDITIONS: [&str; 18] = [
    "may", "might", "sums", "puzzles", "some", "every", "beberapa", "setiap", "if", "iff", "when",
    "whether", "unless", "jika", "kalau", "bila", "apabila", "apakah",
];

/// What may stand between a verdict and the figures that it follows from.
const BETWEEN: [&str; 18] = [
    ":", ",", ";", ". ", " (", "->", "=>", "→", "⇒", "–", "—", " so ", " maka ", " sehingga ",
    " therefore ", " because ", " since ", " karena ",
];

/// The most bytes of a line that has a verdict beside figures.
const LINE_BYTES_MAX: usize = 500;

/// A verdict, and the rest of its line.
pub(super) struct Beside<'a> {
    pub verdict: &'a str,
    pub rest: &'a str,
    pub is_first: bool,
}

/// A verdict that stands in one line with figures, before or after them.
pub(super) fn beside_verdict(line: &str) -> Option<Beside<'_>> {
    // A longer line is a list, and each of its marks would be tried.
    if line.len() > LINE_BYTES_MAX {
        return None;
    }
    let is_figure = |text: &str| {
        let lower = text.to_lowercase();
        let is_sum =
            words(&lower).any(|word| word.trim_start_matches('σ') == "kurang" || word == "jumlah");
        is_sum && !is_condition(&lower)
    };
    let is_verdict = |text: &str| says(&text.to_lowercase()).is_some();
    let cuts = |mark: &&'static str| {
        let mark: &'static str = mark;
        line.match_indices(mark).map(move |(at, _)| (at, at + mark.len()))
    };
    let mut cuts: Vec<(usize, usize)> = BETWEEN.iter().flat_map(cuts).collect();
    cuts.sort_unstable();
    // `Solvable: no, Kurang + X = 7` has its answer behind the first mark.
    let first = cuts.iter().rev().find_map(|&(end, begin)| {
        let (verdict, rest) = (&line[..end], &line[begin..]);
        (is_verdict(verdict) && is_figure(rest)).then_some((verdict, rest))
    });
    if let Some((verdict, rest)) = first {
        return Some(Beside { verdict, rest, is_first: true });
    }
    cuts.iter().find_map(|&(end, begin)| {
        let (rest, verdict) = (&line[..end], &line[begin..]);
        let is_one = is_verdict(verdict) && is_figure(rest);
        is_one.then_some(Beside { verdict, rest, is_first: false })
    })
}

/// Whether a line in small letters says that the puzzle can be solved; `None` if it is no verdict.
pub(super) fn verdict(lower: &str) -> Option<bool> {
    // A title may stand between rules.
    let lower = if lower.starts_with("==") { lower.trim_matches(['=', ' ']) } else { lower };
    let all: Vec<&str> = words(lower).collect();
    let is_title = |at: usize| {
        let is_puzzle = all.get(at + 1).is_some_and(|next| matches!(*next, "puzzle" | "teka"));
        is_puzzle && all[at].bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut all: Vec<&str> = (0..all.len()).filter(|&at| !is_title(at)).map(|at| all[at]).collect();
    let answer = all.last().and_then(|last| match *last {
        "yes" | "true" | "ya" | "benar" | "1" => Some(true),
        "no" | "false" | "salah" | "0" => Some(false),
        "tidak" if all.len() > 1 => Some(false),
        _ => None,
    });
    let is_open = lower.ends_with([':', '=', '?']);
    if answer.is_some() {
        all.pop();
    } else if is_open {
        return None;
    }
    let said = all.join(" ");
    if said == "impossible" {
        return Some(false);
    }
    let is_told = PHRASES.iter().any(|phrase| said.contains(phrase));
    if !is_told || !all.iter().all(|word| VOCABULARY.contains(word)) {
        return None;
    }
    let is_denied = all.iter().any(|word| matches!(*word, "tidak" | "tak" | "not"));
    Some(answer.unwrap_or(true) != (is_denied || denies(&said)))
}

/// What a part of a line says, as a verdict or as words that deny a solution.
fn says(lower: &str) -> Option<bool> {
    let denied = || (denies(lower) && !is_condition(lower)).then_some(false);
    verdict(lower).or_else(denied)
}

/// Whether a text in small letters says that there is no solution.
pub(super) fn denies(lower: &str) -> bool {
    let said: Vec<&str> = words(lower).collect();
    let said = said.join(" ");
    let is_denied = || DENIED.iter().any(|word| said.contains(word));
    // A search that goes on denies nothing.
    let is_open = words(lower).any(|word| matches!(word, "yet" | "belum"));
    !is_open && UNSOLVABLE.iter().any(|words| said.contains(words))
        || NOT.iter().any(|words| said.contains(words)) && is_denied()
}

/// Whether a text in small letters has a condition or asks.
pub(super) fn is_condition(lower: &str) -> bool {
    let is_of_some = lower.contains("yang ganjil") || lower.contains("yang genap");
    is_of_some
        || lower.trim_end().ends_with('?')
        || words(lower).any(|word| CONDITIONS.contains(&word))
}

/// Whether a text in small letters speaks of a solution without a verdict: it was found, or it is
/// asked for.
pub(super) fn names_solution(lower: &str) -> bool {
    let is_found = lower.contains("solution found")
        || lower.contains("ditemukan") && !words(lower).any(|word| word == "tidak");
    is_found || PHRASES.iter().any(|phrase| lower.contains(phrase)) && is_condition(lower)
}
