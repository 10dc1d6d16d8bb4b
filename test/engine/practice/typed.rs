//! Answers as people type them, and what is told of bad ones.

use langkah_engine::puzzle::practice::{Answer, ChildFate, Dice, Kind, Level, Question};
use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::{Language, within};

fn question(kind: Kind) -> Question {
    Question::new(kind, Level::LEAST, &mut Dice::new(4, 0)).expect("a question")
}

fn fault(question: &Question, typed: &str) -> String {
    question.parse(typed).expect_err("it is no answer").to_string()
}

#[test]
fn answers_are_read_in_several_spellings() {
    let verdict = question(Kind::Verdict);
    for typed in ["12 yes", " 12  YES ", "12,y", "12: ya", "12 = Ya"] {
        assert_eq!(verdict.parse(typed), Ok(Answer::Judged(12, true)), "{typed}");
    }
    for typed in ["12 no", "12 tidak", "12;n"] {
        assert_eq!(verdict.parse(typed), Ok(Answer::Judged(12, false)), "{typed}");
    }
    let cells = question(Kind::Candidates);
    for typed in ["1,2 2,1", "2,1;1,2", "r1c2 r2c1", "b1k2 2 1", "(1,2)".trim_matches(['(', ')'])] {
        let Ok(Answer::Cells(found)) = cells.parse(typed) else { panic!("{typed}") };
        assert_eq!(found, [vec![1, 3], vec![1]][usize::from(found.len() == 1)], "{typed}");
    }
    assert_eq!(cells.parse("none"), Ok(Answer::Cells(Vec::new())));
}

/// The words of either language are read, in any order of the moves.
#[test]
fn fates_are_read_in_both_languages() {
    let question = question(Kind::Fates);
    let Answer::Fates(key) = question.key() else { panic!("fates are asked") };
    let ways: Vec<Move> = key.iter().map(|(way, _)| *way).collect();
    let typed: Vec<String> =
        ways.iter().rev().map(|&way| format!("{} ambang", letter(way))).collect();
    let read = within(Language::of_tag("id").expect("it has a file"), || {
        question.parse(&typed.join(", ").to_lowercase())
    });
    let fates = ways.iter().map(|&way| (way, ChildFate::Bound)).collect();
    assert_eq!(read, Ok(Answer::Fates(fates)));
    let cells = self::question(Kind::Candidates);
    assert_eq!(fault(&cells, "1,1 1,1"), "column 5: “1”; expected each cell once");
    let first = letter(ways[0]);
    assert_eq!(
        fault(&question, &format!("{first} live {first} live")),
        format!("column 8: “{first}”; expected each node and each move once")
    );
    assert_eq!(
        fault(&question, &format!("{first} alive")),
        "column 3: “alive”; expected live, bound, reversal or duplicate"
    );
}

#[test]
fn a_bad_answer_is_told_where_it_is_bad() {
    let number = question(Kind::Kurang);
    assert_eq!(fault(&number, ""), "column 1: the answer ends here; expected a whole number");
    assert_eq!(fault(&number, "two"), "column 1: “two”; expected a whole number");
    assert_eq!(fault(&number, "-2"), "column 1: “-2”; expected a whole number");
    assert_eq!(fault(&number, "2 3"), "column 3: “3”; expected the end of the answer");
    let verdict = question(Kind::Verdict);
    assert_eq!(fault(&verdict, "12"), "column 3: the answer ends here; expected yes or no");
    assert_eq!(fault(&verdict, "é maybe"), "column 1: “é”; expected a whole number");
    assert_eq!(fault(&verdict, "12 é"), "column 4: “é”; expected yes or no");
    assert!(
        fault(&question(Kind::Next), "99").starts_with("column 1: “99”; expected the number of")
    );
    let cell = "expected row and column of a cell of this 3×3 board, such as 1,2";
    assert_eq!(fault(&question(Kind::Candidates), "1,4"), format!("column 1: “1”; {cell}"));
    assert_eq!(
        fault(&question(Kind::Settled), "5 1,1 why"),
        "column 7: “why”; expected chain or only"
    );
    assert_eq!(
        fault(&question(Kind::Dominance), "5"),
        "column 1: “5”; expected a number from 1 to 4"
    );
}
