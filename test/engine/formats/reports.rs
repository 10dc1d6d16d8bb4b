//! Reports that this program wrote, with their solutions, are read back. A solution has more words
//! than other texts, and a text may have several reports, on puzzles of both families.

use langkah_engine::hidato::board::{Board as Hidato, Topology};
use langkah_engine::hidato::text;
use langkah_engine::plan::Request;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::solve;
use langkah_language::{Language, within};
use langkah_puzzle::hidato;
use langkah_puzzle::read::{self, Any};
use langkah_puzzle::report::{self, Form, Manner, html};

use super::{board, opened};

fn puzzles() -> [Puzzle; 3] {
    [
        Puzzle::new(board("1 2 3\n4 0 5\n7 8 6"), Goal::Snail),
        // It cannot be solved.
        opened("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0").puzzle,
        opened("13 11 3 5\n9 8 4 1\n7 14 6 12\n10 15 2 0").puzzle,
    ]
}

fn on_sliding(puzzle: &Puzzle, manner: &Manner) -> String {
    let solution = solve(puzzle, &Request::default(), &mut ()).expect("it fits");
    report::write(puzzle, Some(&solution), manner)
}

fn on_hidato(board: &Hidato, manner: &Manner) -> String {
    let solution = hidato::solve(board, &hidato::Request::default(), &mut ());
    report::hidato::write(board, Some(&solution), manner)
}

/// The report as a file has it.
fn whole(text: String, manner: &Manner) -> String {
    if manner.form == Form::Html { html::page(&text, manner.language) } else { text }
}

fn found(text: &str) -> Vec<Any> {
    let all = read::all(text.as_bytes(), None, Topology::King);
    all.map(|found| found.read.unwrap_or_else(|error| panic!("{error}: {text}"))).collect()
}

#[test]
fn reports_are_their_puzzles() {
    let board = text::read("1 0 0\n0 -1 0\n0 0 8\n", Topology::King).expect("a Hidato").board;
    for tag in ["en", "id"] {
        let language = Language::of_tag(tag).expect("it has a file");
        for form in Form::ALL {
            let manner = Manner { form, language, ..Manner::default() };
            within(language, || {
                let puzzles = puzzles();
                let mut texts: Vec<String> =
                    puzzles.iter().map(|puzzle| on_sliding(puzzle, &manner)).collect();
                for (text, puzzle) in texts.iter().zip(&puzzles) {
                    assert_eq!(&opened(&whole(text.clone(), &manner)).puzzle, puzzle, "{tag}");
                }
                texts.push(on_hidato(&board, &manner));
                let found = found(&whole(texts.join("\n"), &manner));
                assert_eq!(found.len(), 4, "{tag}");
                for (any, puzzle) in found.iter().zip(&puzzles) {
                    assert_eq!(any.as_ref().sliding().map(|one| &one.puzzle), Some(puzzle));
                }
                assert_eq!(found[3].as_ref().hidato().map(|one| &one.board), Some(&board));
            });
        }
    }
}
