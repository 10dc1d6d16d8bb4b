//! What people are told in both languages: figures, outcomes, searches, comparisons, faults.

use std::time::Duration;

use langkah_engine::hidato::board::Topology;
use langkah_engine::plan::{BoundKind, Plan, Preset, Request, Weight};
use langkah_engine::search::best_first::Ties;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::metric::Metric;
use langkah_engine::sliding::notation;
use langkah_language::{Language, within};
use langkah_puzzle::compare::Contender;
use langkah_puzzle::family::named::Named;
use langkah_puzzle::words::wrapped;
use langkah_puzzle::{read, words};

use crate::support::{course, goal_of, solve};

/// A text in English and in Indonesian.
fn both(text: impl Fn() -> String) -> [String; 2] {
    ["en", "id"].map(|tag| within(Language::of_tag(tag).expect("it has a file"), &text))
}

#[test]
fn figures_have_the_decimal_mark_and_the_units() {
    for (millis, english, indonesian) in [
        (12, "12.0 ms", "12,0 ms"),
        (5670, "5.67 s", "5,67 dtk"),
        (123_000, "2 min 03 s", "2 mnt 03 dtk"),
    ] {
        assert_eq!(both(|| words::time(Duration::from_millis(millis))), [english, indonesian]);
    }
    assert_eq!(both(|| words::moves(1)), ["1 move", "1 langkah"]);
    assert_eq!(both(|| words::moves(1234)), ["1234 moves", "1234 langkah"]);
}

/// No number is rounded up to a whole unit of the next size.
#[test]
fn figures_at_the_edges_of_units() {
    for (micros, told) in [
        (999, "999 µs"),
        (99_960, "100 ms"),
        (999_400, "999 ms"),
        (999_600, "1.00 s"),
        (59_994_000, "59.99 s"),
        (59_996_000, "1 min 00 s"),
        (60_000_000, "1 min 00 s"),
    ] {
        assert_eq!(words::time(Duration::from_micros(micros)), told);
    }
    assert_eq!(words::time(Duration::from_nanos(999_600)), "1.0 ms");
    let kib = |count: f64| words::memory((count * 1024.0) as u64);
    assert_eq!([kib(1023.9), kib(1023.96)], ["1023.9 KiB", "1.0 MiB"]);
    assert_eq!([kib(99.94 * 1024.0), kib(99.96 * 1024.0)], ["99.9 MiB", "100 MiB"]);
}

#[test]
fn how_a_search_ended() {
    let puzzle = course("roni-tc4");
    let bound = BoundKind::Manhattan;
    let plan = Plan::Ida { bound, weight: Weight::ONE };
    let request = Request { plan, ..Request::default() };
    let solution = solve(&puzzle, &request, &mut ());
    assert_eq!(
        both(|| words::ending(&solution, &request.limits)),
        ["Solved: 13 moves, the fewest, proved.", "Selesai: 13 langkah, terbukti paling sedikit."]
    );
    let mut short = request;
    short.limits.generated_max = 10;
    let solution = solve(&puzzle, &short, &mut ());
    let [english, indonesian] = both(|| words::ending(&solution, &short.limits));
    assert!(english.starts_with("The limit on nodes is reached. A solution needs"), "{english}");
    assert!(
        indonesian.starts_with("Batas banyaknya simpul tercapai. Solusi memerlukan"),
        "{indonesian}"
    );
}

#[test]
fn a_list_of_moves_that_does_not_reach_the_goal() {
    let puzzle = course("roni-tc4");
    let line = |text: &str| {
        let line = notation::follow(text, puzzle.start(), puzzle.goal()).expect("moves");
        both(|| words::line(&line))
    };
    assert_eq!(
        line("U"),
        [
            "1 legal move; it does not reach the goal; the letters name the direction of the blank.",
            "1 langkah sah, tetapi status tujuan tidak tercapai; huruf menyatakan arah ubin kosong."
        ]
    );
}

#[test]
fn searches_and_what_does_not_go_with_a_board() {
    let (bound, ties) = (BoundKind::Manhattan, Ties::LeastH);
    let weight = Weight::new(1.5).expect("not too large");
    let plan = Plan::best_first(bound, weight, ties, false);
    let four = goal_of(Goal::BlankLast, 4, 4).dims();
    assert_eq!(
        both(|| plan.title(four, Metric::Single)),
        [
            "best-first with 1.5 · h, no visited set, Manhattan distance",
            "best-first dengan 1,5 · h, tanpa himpunan terkunjungi, jarak Manhattan"
        ]
    );
    let in_order = plan.in_order("urdl".parse().expect("an order"));
    assert_eq!(
        both(|| in_order.search_title()),
        [
            "best-first with 1.5 · h, no visited set, children in the order URDL",
            "best-first dengan 1,5 · h, tanpa himpunan terkunjungi, anak dengan urutan URDL"
        ]
    );
    let oldest = Plan::best_first(bound, Weight::ONE, Ties::Oldest, true);
    assert_eq!(
        both(|| oldest.search_title()),
        ["best-first, equal ĉ: oldest first", "best-first, ĉ sama: terlama dahulu"]
    );
    let five = goal_of(Goal::BlankLast, 5, 5).dims();
    let misfit = plan.on(five, Metric::Single).expect_err("25 cells are too many");
    assert_eq!(
        both(|| misfit.to_string()),
        [
            "best-first keeps boards of at most 16 cells and this board has 25; choose the shortest \
             solution or iterative deepening",
            "best-first menyimpan papan dengan paling banyak 16 sel, sedangkan papan ini memiliki \
             25 sel; pilih solusi terpendek atau iterative deepening"
        ]
    );
}

#[test]
fn contenders_and_their_faults() {
    for (name, english, indonesian) in [
        (
            "best-first:misplaced:2:oldest",
            "Best-first, misplaced tiles, weight 2, oldest first",
            "Best-first, ubin salah tempat, bobot 2, terlama dahulu",
        ),
        ("bfs:URDL", "Breadth-first, children URDL", "Breadth-first, anak URDL"),
        ("dfs:20", "Depth-first, to depth 20", "Depth-first, sampai kedalaman 20"),
        ("roni", "Roni’s program", "Program Roni"),
        ("rules:only-number", "Rules, up to only number", "Aturan, sampai bilangan tunggal"),
        (
            "fauzia:slack:filter",
            "Fauzia’s program, slack, filter",
            "Program Fauzia, kelonggaran, saringan",
        ),
    ] {
        let named: Named = name.parse().expect("a name");
        let title = || named.either(|sliding| sliding.title(), |hidato| hidato.title());
        assert_eq!(both(title), [english, indonesian]);
    }
    let fault = "bfs:30".parse::<Named>().expect_err("no bound");
    assert_eq!(
        both(|| fault.to_string()),
        [
            "30 means nothing to bfs: say no-visited, or name an order of children (URDL)",
            "30 tidak berarti bagi bfs: tulis no-visited, atau sebutkan urutan anak (URDL)"
        ]
    );
    // Names that one types stay.
    let fault = "a-star".parse::<Named>().expect_err("no such search");
    for text in both(|| fault.to_string()) {
        assert!(text.contains("a-star") && text.contains("shortest, anytime, ida"), "{text}");
        for preset in Preset::ALL {
            assert!(text.contains(preset.name), "{preset:?}: {text}");
        }
    }
}

#[test]
fn a_file_that_is_no_text() {
    let fault = read::any(b"1 2 3\n4 \xff 5\n", None, Topology::King).expect_err("no text");
    assert_eq!(
        both(|| fault.to_string()),
        [
            "2:3: not text in UTF-8; expected rows of numbers",
            "2:3: bukan teks UTF-8; yang diharapkan baris-baris bilangan"
        ]
    );
    let [english, indonesian] = both(|| fault.example().expect("an example").to_owned());
    assert!(english.starts_with("for example, a sliding puzzle: 1 2 3 4/5 6 7 8/"), "{english}");
    assert!(indonesian.starts_with("misalnya teka-teki geser: 1 2 3 4/5 6 7 8/"), "{indonesian}");
}

/// An empty line would end a paragraph.
#[test]
fn blanks_before_a_long_word_make_no_empty_line() {
    for (text, lines) in [
        (" abcdef gh", &["abcdef", "gh"][..]),
        ("gh  abcdef", &["gh ", "abcdef"]),
        ("   abcdef", &["abcdef"]),
        ("abcdef  ", &["abcdef"]),
        (" a  b", &[" a  b"]),
        ("", &[""]),
    ] {
        assert_eq!(wrapped(text, 5), lines, "{text:?}");
    }
}
