//! The sentences of a report in each language.

use std::time::Duration;

use langkah_language::within;

use crate::grid::Dims;
use crate::puzzle::plan::{Plan, Preset, SearchKind, Weight};
use crate::puzzle::solve::{Outcome, Solution};
use crate::puzzle::words;
use crate::search::limits::Limit;
use crate::sliding::bound::choice::BoundKind;
use crate::sliding::moves::{Move, Step};

/// What a report is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    #[default]
    English,
    Indonesian,
}

/// The language of the texts in a report.
fn texts(language: Language) -> langkah_language::Language {
    langkah_language::Language::of_tag(language.code()).unwrap_or_default()
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::Indonesian];

    /// The code on the command line and in a page.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Indonesian => "id",
        }
    }

    /// The name in the window, in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Indonesian => "Bahasa Indonesia",
        }
    }

    pub(super) fn of<T>(self, english: T, indonesian: T) -> T {
        match self {
            Self::English => english,
            Self::Indonesian => indonesian,
        }
    }

    /// How long the solution is, and what is known of shorter ones.
    pub(super) fn length(self, count: usize, solution: &Solution) -> String {
        let least = solution.lower_bound;
        match self {
            Self::English if count == 0 => "The start is the goal.".to_owned(),
            Self::Indonesian if count == 0 => {
                "Posisi awal sudah sama dengan posisi akhir.".to_owned()
            }
            Self::English => format!("{}, {}.", words::moves(count), words::least(solution)),
            Self::Indonesian if solution.proved_least => {
                format!("{count} langkah, terbukti paling sedikit.")
            }
            Self::Indonesian if least == 0 => {
                format!("{count} langkah, belum terbukti paling sedikit.")
            }
            Self::Indonesian => {
                format!("{count} langkah; sekurang-kurangnya diperlukan {least} langkah.")
            }
        }
    }

    /// Why there is no solution.
    pub(super) fn unsolved(self, solution: &Solution) -> String {
        let (english, indonesian) = match solution.outcome {
            Outcome::Limit(Limit::Nodes) => ("the limit on nodes", "batas banyaknya simpul"),
            Outcome::Limit(Limit::Memory) => ("the limit on memory", "batas memori"),
            Outcome::Limit(Limit::Time) => ("the limit on time", "batas waktu"),
            Outcome::Limit(Limit::Depth) => {
                let texts = (
                    "Not solved: every path up to the greatest depth was tried.",
                    "Belum selesai: semua lintasan sampai kedalaman terbesar sudah dicoba.",
                );
                return self.of(texts.0, texts.1).to_owned();
            }
            _ => {
                let texts =
                    ("Not solved: the search was stopped.", "Belum selesai: pencarian dihentikan.");
                return self.of(texts.0, texts.1).to_owned();
            }
        };
        self.of(
            format!("Not solved: {english} is reached."),
            format!("Belum selesai: {indonesian} tercapai."),
        )
    }

    /// `Step 1: the blank goes left (tile 6 goes right).`
    pub(super) fn step(self, number: usize, step: &Step) -> String {
        let (blank, tile) = (self.way(step.way), self.way(step.way.opposite()));
        let name = step.tile;
        self.of(
            format!("Step {number}: the blank goes {blank} (tile {name} goes {tile})."),
            format!("Langkah {number}: sel kosong ke {blank} (ubin {name} ke {tile})."),
        )
    }

    fn way(self, way: Move) -> &'static str {
        match way {
            Move::Up => self.of("up", "atas"),
            Move::Left => self.of("left", "kiri"),
            Move::Down => self.of("down", "bawah"),
            Move::Right => self.of("right", "kanan"),
        }
    }

    pub(super) fn search(self, plan: Plan) -> String {
        let indonesian = match plan {
            Plan::Preset(preset) if preset == Preset::COURSE => {
                "branch and bound (least cost search)".to_owned()
            }
            Plan::Preset(preset) => {
                format!("program {}, seperti dipublikasikan", preset.title)
            }
            Plan::Ida { weight, .. } | Plan::BestFirst { weight, .. } => {
                let kind = if matches!(plan, Plan::Ida { .. }) {
                    SearchKind::Ida
                } else {
                    SearchKind::BestFirst
                };
                let weight = match weight {
                    Weight::ONE => String::new(),
                    weight => format!(" dengan {weight} · h"),
                };
                let visited = !matches!(plan, Plan::BestFirst { visited: false, .. });
                format!("{}{weight}{}", kind.title(), without(visited))
            }
            Plan::BreadthFirst { visited } => format!("breadth-first search{}", without(visited)),
            Plan::DepthFirst { visited, depth_max } => {
                let depth =
                    depth_max.map_or(String::new(), |depth| format!(" sampai kedalaman {depth}"));
                format!("depth-first search{depth}{}", without(visited))
            }
            Plan::Anytime => "beam search dan iterative deepening".to_owned(),
            _ => plan.search_title(),
        };
        self.of(plan.search_title(), indonesian)
    }

    pub(super) fn bound(self, plan: Plan, dims: Dims) -> String {
        let english = plan.bound_title(dims);
        let indonesian = match (plan, plan.bound()) {
            (Plan::Preset(preset), _) if preset.counts_blank => {
                "banyaknya sel yang tidak sesuai, termasuk sel kosong"
            }
            (Plan::Shortest | Plan::Anytime, _) => english,
            (_, None) => "tidak ada",
            (_, Some(BoundKind::Misplaced)) => "banyaknya ubin yang tidak pada tempatnya",
            (_, Some(BoundKind::LinearConflict)) => "jarak Manhattan dengan konflik linear",
            (_, Some(bound)) => within(texts(self), || bound.title()),
        };
        self.of(english, indonesian).to_owned()
    }

    /// `3.4 ms`, with the language's decimal mark and word for seconds.
    pub(super) fn time(self, time: Duration) -> String {
        let english = words::time(time);
        match self {
            Self::English => english,
            Self::Indonesian => match english.strip_suffix(" s") {
                Some(seconds) => seconds.replace('.', ",").replace("min", "menit") + " detik",
                None => english.replace('.', ","),
            },
        }
    }
}

const fn without(visited: bool) -> &'static str {
    if visited { "" } else { ", tanpa catatan simpul yang pernah dikunjungi" }
}
