//! What the report on a Hidato says in Indonesian.

use crate::hidato::board::Shape;
use crate::hidato::feasibility::BoardFault;
use crate::hidato::propagate::{Contradiction, Rule};
use crate::hidato::solve::{Engine, How, Refutation, Step, Verdict};
use crate::search::limits::Limit;
use crate::search::watch::Halt;

pub(super) fn verdict(verdict: &Verdict) -> String {
    let text = match verdict {
        Verdict::One(_) => "Tepat satu solusi: terbukti satu-satunya.",
        Verdict::Several(..) => "Beberapa solusi: dua di antaranya ditampilkan.",
        Verdict::None(Refutation::Faults(_)) => "Tidak ada solusi: teka-teki ini keliru.",
        Verdict::None(Refutation::AtOnce(_)) => {
            "Tidak ada solusi: bilangan yang diberikan saling bertentangan."
        }
        Verdict::None(_) => "Tidak ada solusi: terbukti dengan pencarian.",
        Verdict::Unknown { first: Some(_), .. } => {
            "Satu solusi ditemukan; mungkin masih ada yang lain."
        }
        Verdict::Unknown { halt: Some(Halt::Stopped), .. } => {
            "Belum selesai: pencarian dihentikan."
        }
        Verdict::Unknown { halt: Some(Halt::Limit(limit)), .. } => match limit {
            Limit::Nodes => "Belum selesai: batas banyaknya simpul tercapai.",
            Limit::Memory => "Belum selesai: batas memori tercapai.",
            Limit::Time | Limit::Depth => "Belum selesai: batas waktu tercapai.",
        },
        Verdict::Unknown { .. } => "Belum selesai: diperlukan tebakan.",
    };
    text.to_owned()
}

pub(super) const fn engine(engine: Engine) -> &'static str {
    match engine {
        Engine::BranchAndBound => "branch and bound",
        Engine::ClauseLearning => "pembelajaran klausa",
        Engine::BestFirst => "best-first search",
    }
}

/// Why there is no solution: sentences without their full stops.
pub(super) fn reasons(shape: &Shape, verdict: &Verdict) -> Vec<String> {
    let Verdict::None(refutation) = verdict else { return Vec::new() };
    match refutation {
        Refutation::Faults(faults) => faults.iter().map(|one| fault(shape, one)).collect(),
        Refutation::AtOnce(clash) => vec![contradiction(shape, clash.contradiction)],
        Refutation::Exhausted(clash) => vec![format!(
            "setiap tebakan sudah dicoba dan bertentangan; pada tebakan terakhir {}",
            contradiction(shape, clash.contradiction)
        )],
        Refutation::Tried => vec!["setiap lintasan dari 1 sudah dicoba".to_owned()],
        Refutation::Learnt => {
            vec!["pembelajaran klausa menolak setiap cara melengkapinya".to_owned()]
        }
    }
}

fn cell(shape: &Shape, cell: usize) -> String {
    let (row, col) = shape.coordinates(cell);
    format!("baris {}, kolom {}", row + 1, col + 1)
}

fn cells(shape: &Shape, all: &[usize]) -> String {
    all.iter().map(|&one| cell(shape, one)).collect::<Vec<_>>().join("; ")
}

fn fault(shape: &Shape, fault: &BoardFault) -> String {
    let most = shape.count();
    match fault {
        BoardFault::OutOfRange { number, cell: at } => format!(
            "{number} di {} di luar batas: {most} sel memuat bilangan 1 sampai {most}",
            cell(shape, *at)
        ),
        BoardFault::Repeated { number, cells: all } => {
            format!("{number} diberikan {} kali: di {}", all.len(), cells(shape, all))
        }
        BoardFault::TooFar { from, to, distance } => format!(
            "{from} dan {to} paling jauh terpisah {} langkah; lintasan terpendek di antaranya \
             {distance} langkah",
            to - from
        ),
        BoardFault::NoWay { from, to } => {
            format!("tidak ada lintasan dari {from} ke {to} melalui sel kosong")
        }
        BoardFault::CutOff { cell: at, size } => {
            format!("{size} sel di {} terpisah dari yang lain", cell(shape, *at))
        }
        BoardFault::DeadEnds { cells: all, .. } => format!(
            "hanya 1 atau {most} dapat menempati jalan buntu, dan jalan buntunya terlalu banyak: {}",
            cells(shape, all)
        ),
        BoardFault::GivenInDeadEnd { number, cell: at } => format!(
            "{number} menempati jalan buntu di {}, yang hanya dapat memuat 1 atau {most}",
            cell(shape, *at)
        ),
        BoardFault::Colours { more, fewer } => format!(
            "diwarnai seperti papan catur, ada {more} sel berwarna satu dan {fewer} sel berwarna \
             lain, padahal lintasan melaluinya bergantian"
        ),
        BoardFault::Parity { from, to } => format!(
            "{from} dan {to} tidak dapat berada di selnya: diwarnai seperti papan catur, lintasan \
             {} langkah berakhir pada warna yang lain",
            to - from
        ),
    }
}

fn contradiction(shape: &Shape, contradiction: Contradiction) -> String {
    match contradiction {
        Contradiction::NoCell(number) => format!("tidak ada sel tersisa untuk {number}"),
        Contradiction::NoNumber(at) => {
            format!("tidak ada bilangan tersisa untuk {}", cell(shape, at))
        }
        Contradiction::DeadEnd(at) => format!("{} adalah jalan buntu", cell(shape, at)),
        Contradiction::Crowded(at, _) => {
            format!("terlalu banyak sel harus bersambung dengan {}", cell(shape, at))
        }
        Contradiction::Torn(a, b) => format!(
            "{} dan {} harus berurutan, tetapi tidak ada bilangan berurutan yang tersisa",
            cell(shape, a),
            cell(shape, b)
        ),
        Contradiction::Loop(a, b) => format!(
            "{} dan {} harus berurutan, sehingga lintasan menjadi lingkaran",
            cell(shape, a),
            cell(shape, b)
        ),
        Contradiction::Region(at) => {
            format!("daerah kosong di sekitar {} tidak dapat diisi tepat", cell(shape, at))
        }
        Contradiction::Gap(from, to) => {
            format!("bilangan {from} sampai {to} tidak muat di daerah kosong mana pun")
        }
    }
}

/// The numbers placed, each with the rule that placed it: sentences without their full stops.
pub(super) fn steps(shape: &Shape, steps: &[Step]) -> Vec<String> {
    let placed = steps.iter().filter(|step| step.how != How::Given);
    let told =
        |step: &Step| format!("{} di {}: {}", step.number, cell(shape, step.cell), how(step.how));
    placed.map(told).collect()
}

const fn how(how: How) -> &'static str {
    match how {
        How::Given | How::Deduced(Rule::Given) => "diberikan",
        How::Guessed => "tebakan yang ternyata benar",
        How::Learnt => "ditemukan dengan pembelajaran klausa",
        How::Deduced(rule) => match rule {
            Rule::Given => "diberikan",
            Rule::Taken => "tidak ada sel lain yang kosong",
            Rule::Chain => "menurut aturan rantai",
            Rule::Cell => "satu-satunya bilangan untuk selnya",
            Rule::Link => "menurut aturan sambungan",
            Rule::Region => "menurut aturan daerah",
            Rule::Probe => "dengan percobaan",
            Rule::Guess => "setelah sebuah tebakan gagal",
        },
    }
}
