//! What is told of texts and puzzles in another language: whole sentences, and none of them
//! English.

use std::sync::Arc;

use langkah_engine::hidato::board::Topology;
use langkah_engine::hidato::hint::{Hint, hint};
use langkah_engine::hidato::text as hidato;
use langkah_engine::search::limits::Limits;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::export::{Drawing, draw, json};
use langkah_engine::search::trace::record::Recorder;
use langkah_engine::search::trace::shown::Folds;
use langkah_engine::sliding::bound::choice::BoundKind;
use langkah_engine::sliding::notation;
use langkah_engine::sliding::text::{self, Format, WriteError, write};
use langkah_language::{Language, within};
use langkah_puzzle::hidato::tree::HidatoTree;
use langkah_puzzle::hidato::{Plan, words};
use langkah_puzzle::told::Told;

use crate::support::{board, dims};

fn indonesian<T>(work: impl FnOnce() -> T) -> T {
    within(Language::of_tag("id").expect("a file for Indonesian"), work)
}

#[test]
fn faults_of_sliding_tiles() {
    let faults = |bytes: &str| text::read(bytes).expect_err("faults");
    let (ragged, missing) = (faults("1 2 3\n4 5 6\n7\n"), faults("1 2 3\n4 5 x\n7 8 yy\n"));
    let many = faults(&"1 1 1 1 1\n".repeat(9));
    // A fault is put in words when it is shown, not when it is found.
    let told = indonesian(|| [ragged, missing, many].map(|faults| faults.to_string()));
    assert_eq!(
        told[0],
        "3:2: baris ini memuat 1 bilangan; yang diharapkan 3 seperti pada baris lain"
    );
    assert_eq!(told[1], "3:5: “yy” menempati tempat ubin 6; tulis 6");
    assert!(told[2].ends_with("\n… dan 25 lagi"), "{}", told[2]);
}

#[test]
fn notes_and_formats() {
    let reading = text::read("3\n1 2 3\n4 5 6\n7 8 0\n").expect("a board");
    let moves = text::read("U\n").or_else(|_| text::read("DDRR\n")).expect("moves");
    let start = board("1 2 3\n4 5 6\n7 8 0\n");
    let error = WriteError::Size { format: Format::Digits, found: dims(4, 4) };
    assert!(write(&start, &start, Format::Digits, 1).is_ok());
    indonesian(|| {
        assert!(reading.notes[0].to_string().starts_with("Baris ukuran tanpa komentar #: "));
        let scramble = moves.notes[0].to_string();
        assert!(scramble.contains("setiap huruf adalah arah gerak ubin kosong."), "{scramble}");
        assert_eq!(
            error.to_string(),
            "digits hanya memuat papan 3×3, sedangkan papan ini 4×4; langkah memuat teka-teki apa \
             pun"
        );
        assert_eq!(Format::Csv.about(), "bilangan yang dipisahkan koma, titik koma, atau tab");
        assert_eq!(BoundKind::PatternDb.title(), "pattern database");
        assert_eq!(BoundKind::PatternDb.name(), "pattern-db");
    });
}

#[test]
fn moves_that_are_not_possible() {
    let start = board("1 2 3\n4 5 6\n7 8 0\n");
    let followed = notation::follow("ULD D", &start, &start).expect("moves");
    let wrong = followed.wrong.expect("a wrong move").to_string();
    assert_eq!(wrong, "1:5: move 4, D, is not possible: the blank is in the bottom row");
    let wrong = indonesian(|| followed.wrong.map(|wrong| wrong.to_string()));
    let expected =
        "1:5: langkah 4, D, tidak dapat dilakukan: ubin kosong ada di baris paling bawah";
    assert_eq!(wrong.as_deref(), Some(expected));
}

#[test]
fn what_follows_on_a_hidato() {
    let faulty = hidato::read("1 0 0\n0 4\n", Topology::King).expect_err("faults");
    let marks = hidato::read("1 # 0\n* 4 0\n", Topology::King).expect("a board").notes;
    let reading = hidato::read("1 0 0\n3 4 0\n0 0 0\n", Topology::King).expect("a board");
    let board = reading.board;
    indonesian(|| {
        assert_eq!(
            faulty.to_string(),
            "2:3: baris ini memuat 2 sel; yang diharapkan 3 seperti pada baris lain, atau -1 untuk \
             setiap lubang"
        );
        assert_eq!(
            marks[0].to_string(),
            "“*” dibaca sebagai sel kosong, “#” dibaca sebagai lubang. 0 selalu berarti sel kosong \
             dan -1 lubang."
        );
        let Hint::Place(deduction, reason) = hint(&board, &Limits::usual(), &mut ()) else {
            panic!("no hint")
        };
        assert_eq!(deduction.sentence(board.shape()), "2 harus ada di baris 1, kolom 2");
        assert_eq!(
            reason.clause,
            "tidak ada sel kosong lain yang bersinggungan dengan 1 di baris 1, kolom 1 dan 3 di \
             baris 2, kolom 1 sekaligus"
        );
        assert_eq!(words::summary(&board), "Hidato 3×3, 9 sel, 3 diberikan");
    });
}

/// The nodes of a search of a board with few givens.
fn recorded(board: &langkah_engine::hidato::board::Board) -> Arc<Trace> {
    let options = langkah_engine::hidato::solve::Options::default();
    let quiet = &mut ();
    let mut recorder = Recorder::new(quiet, 60);
    langkah_engine::hidato::solve::record(board, &options, &mut recorder);
    recorder.finish()
}

#[test]
fn pictures_of_a_tree_speak_it_and_lines_for_programs_do_not() {
    let text = "1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n";
    let board = hidato::read(text, Topology::King).expect("a board").board;
    let trace = recorded(&board);
    let tree = |are_drawn| {
        let choice = langkah_engine::hidato::published::Measure::Euclid;
        HidatoTree { board: &board, plan: Plan::Propagate, choice, are_drawn }
    };
    let lines = || {
        let mut lines = String::new();
        json::write(&mut lines, &trace, &tree(false)).expect("a String takes all");
        lines
    };
    let picture = |drawing| {
        let (mut picture, end) = (String::new(), trace.moment(trace.last()));
        let words = |are_drawn| -> Box<dyn langkah_engine::search::trace::export::Words + '_> {
            Box::new(tree(are_drawn))
        };
        draw(&mut picture, drawing, end, &Folds::default(), words).expect("a String takes all");
        picture
    };
    let english = lines();
    assert!(english.contains(" at r"), "{english}");
    indonesian(|| {
        assert_eq!(lines(), english);
        let (svg, dot) = (picture(Drawing::Svg), picture(Drawing::Dot));
        assert!(svg.contains("<title>simpul 1, diekspansi</title>"), "{svg}");
        assert!(dot.contains("tooltip=\"diekspansi\""), "{dot}");
        assert!(!svg.contains(" at r") && svg.contains(" di b"), "{svg}");
        let root =
            tree(false).state(&trace, 0, trace.moment(trace.last()).state(0).expect("a root"));
        assert!(root.starts_with("diekspansi (ekspansi ke-"), "{root}");
    });
}
