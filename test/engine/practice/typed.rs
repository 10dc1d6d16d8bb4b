//! Answers as people type them, and what is told of bad ones.

use langkah_engine::sliding::moves::{Move, letter};
use langkah_language::{Language, within};
use langkah_puzzle::practice::{Answer, ChildFate, Kind, Level, Question};

use super::made;

fn question(kind: Kind) -> Question {
    made(None, kind, Level::LEAST, [4, 0]).expect("a question")
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
    assert_eq!(verdict.parse("１２ yes"), Ok(Answer::Judged(12, true)));
    let cells = question(Kind::Candidates);
    for typed in ["1,2 2,1", "2,1;1,2", "r1c2 r2c1", "b1k2 2 1", "(1,2)".trim_matches(['(', ')'])] {
        let Ok(Answer::Cells(found)) = cells.parse(typed) else { panic!("{typed}") };
        assert_eq!(found, [vec![1, 3], vec![1]][usize::from(found.len() == 1)], "{typed}");
    }
    for typed in ["none", "NONE", "nihil", "-", "tidak", "TIDAK", "tidak ada", "TIDAK ADA."] {
        assert_eq!(cells.parse(typed), Ok(Answer::Cells(Vec::new())), "{typed}");
    }
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
    let fates: Vec<_> = ways.iter().map(|&way| (way, ChildFate::Bound)).collect();
    assert_eq!(read, Ok(Answer::Fates(fates.clone())));
    assert_eq!(question.parse(&typed.join(" ").to_uppercase()), Ok(Answer::Fates(fates)));
    let cells = self::question(Kind::Candidates);
    assert_eq!(fault(&cells, "1,1 1,1"), "character 5: “1”; expected each cell once");
    let first = letter(ways[0]);
    assert_eq!(
        fault(&question, &format!("{first} live {first} live")),
        format!("character 8: “{first}”; expected each node and each move once")
    );
    assert_eq!(
        fault(&question, &format!("{first} alive")),
        "character 3: “alive”; expected live, bound or reversal"
    );
}

#[test]
fn a_bad_answer_is_told_where_it_is_bad() {
    let number = question(Kind::Kurang);
    assert_eq!(fault(&number, ""), "character 1: the answer ends here; expected a whole number");
    assert_eq!(fault(&number, "two"), "character 1: “two”; expected a whole number");
    assert_eq!(fault(&number, "-2"), "character 1: “-2”; expected a whole number");
    assert_eq!(fault(&number, "2 3"), "character 3: “3”; expected the end of the answer");
    let verdict = question(Kind::Verdict);
    assert_eq!(fault(&verdict, "12"), "character 3: the answer ends here; expected yes or no");
    assert_eq!(fault(&verdict, "é maybe"), "character 1: “é”; expected a whole number");
    assert_eq!(fault(&verdict, "12 é"), "character 4: “é”; expected yes or no");
    assert_eq!(
        fault(&question(Kind::Next), "x"),
        "character 1: “x”; expected the number of a node that is asked about"
    );
    assert_eq!(
        fault(&question(Kind::Next), "99"),
        "“99”: no live node of this tree has this number"
    );
    assert_eq!(fault(&question(Kind::Live), "2 #99"), "“#99”: this tree has no such node");
    let cell = "expected row and column of a cell of this 3×3 board, such as 1,2";
    assert_eq!(fault(&question(Kind::Candidates), "1,4"), format!("character 1: “1”; {cell}"));
    assert_eq!(
        fault(&question(Kind::Settled), "5 1,1 why"),
        "character 7: “why”; expected chain or only"
    );
    assert_eq!(
        fault(&question(Kind::Dominance), "5"),
        "character 1: “5”; expected a number from 1 to 4"
    );
}

/// Answers as the program itself writes them, and as people write them on paper.
#[test]
fn notations_of_the_program_are_read() {
    let node = question(Kind::Next);
    let Answer::Node(key) = *node.key() else { panic!("a node") };
    let shown = key + 1;
    for typed in ["#@", "node @", "Node #@", "simpul @", "@.", "= @", "E-node = #@", "next: @"] {
        let typed = typed.replace('@', &shown.to_string());
        assert_eq!(node.parse(&typed), Ok(Answer::Node(key)), "{typed}");
    }
    let live = question(Kind::Live);
    for typed in ["#2 #3", "node 2, node 3.", "nodes 2, 3", "live: 2, 3", "simpul 2, simpul 3"] {
        assert_eq!(live.parse(typed), Ok(Answer::Nodes(vec![1, 2])), "{typed}");
    }
    let x = question(Kind::X);
    for typed in ["X = 0", "x=0", "0.", "= 0", "X: 0", "(0)", "9 + 3 = 0"] {
        assert_eq!(x.parse(typed), Ok(Answer::Number(0)), "{typed}");
    }
    assert_eq!(question(Kind::Kurang).parse("Kurang(7) = 3"), Ok(Answer::Number(3)));
    let verdict = question(Kind::Verdict);
    for typed in ["44 (yes)", "44 even", "44 genap.", "ΣKurang + X = 44, yes", "44 = ya"] {
        assert_eq!(verdict.parse(typed), Ok(Answer::Judged(44, true)), "{typed}");
    }
    // As the sheets ask, and in the other order.
    for typed in ["X = 1, ΣKurang + X = 44, yes", "X=1 44 yes", "yes 44", "even, 44"] {
        assert_eq!(verdict.parse(typed), Ok(Answer::Judged(44, true)), "{typed}");
    }
    for typed in [
        "13 + 0 = 13, not solvable",
        "13, unsolvable",
        "13 cannot be solved",
        "13 tidak dapat diselesaikan",
        "tidak bisa, 13",
    ] {
        assert_eq!(verdict.parse(typed), Ok(Answer::Judged(13, false)), "{typed}");
    }
    for typed in ["13 + 1 = 14, solvable.", "14 can be solved", "14 dapat diselesaikan"] {
        assert_eq!(verdict.parse(typed), Ok(Answer::Judged(14, true)), "{typed}");
    }
    assert_eq!(verdict.parse("45 ganjil"), Ok(Answer::Judged(45, false)));
    let cells = question(Kind::Candidates);
    for typed in ["(3,3) (2,1)", "row 3, column 3; row 2, column 1", "baris 3 kolom 3, r2c1."] {
        assert_eq!(cells.parse(typed), Ok(Answer::Cells(vec![3, 8])), "{typed}");
    }
    let settled = question(Kind::Settled);
    for typed in ["5 (1,2) chain.", "5 row 1, column 2 chain", "5: 1,2, rantai"] {
        let read = settled.parse(typed);
        assert!(matches!(read, Ok(Answer::Placed { number: 5, cell: 1, .. })), "{typed}: {read:?}");
    }
}

/// Where two numbers stand beside each other and none of them is named, neither is left out.
#[test]
fn ambiguous_answers_are_refused() {
    let x = question(Kind::X);
    for typed in ["1 = 0", "0 1", "X 0", "0 = X", "1.5", "X = no"] {
        assert!(x.parse(typed).is_err(), "{typed}");
    }
    // A file can have an answer that nobody types.
    assert!(x.parse(&"=1".repeat(200_000)).is_err());
    // Even and odd are about a sum, and h is none.
    assert!(question(Kind::Trust).parse("4 even").is_err());
    assert!(question(Kind::Next).parse("X#2").is_err());
}

/// A best-first search has no bound that kills children, so it is no answer there.
#[test]
fn a_search_without_a_bound_has_no_child_dead_by_it() {
    let question = made(None, Kind::Fates, Level::MOST, [4, 0]).expect("a question");
    let Answer::Fates(key) = question.key() else { panic!("fates are asked") };
    assert_eq!(
        fault(&question, &format!("{} bound", letter(key[0].0))),
        "character 3: “bound”; expected live, reversal or duplicate"
    );
    assert!(!question.ask().hint().contains("bound"));
    assert!(self::question(Kind::Fates).ask().hint().contains("bound"));
}

/// Of a number with yes or no the mark says which half is right.
#[test]
fn what_is_right_of_a_half_right_answer() {
    for kind in [Kind::Verdict, Kind::Trust] {
        let question = question(kind);
        let Answer::Judged(number, holds) = *question.key() else { panic!("a number") };
        let reason = |number, holds| {
            let mark = question.mark(&Answer::Judged(number, holds));
            mark.wrong.map(|wrong| wrong.reason).unwrap_or_default()
        };
        assert!(reason(number, !holds).ends_with(" The number is right."));
        assert!(reason(number + 2, holds).ends_with(" Yes or no is right."));
        assert!(!reason(number + 2, !holds).contains(" is right."));
    }
}

/// A person who works it out on paper writes down more than the number. What it belongs to is read
/// if it is sure; else it is told before the mark.
#[test]
fn of_several_numbers_the_answer_is_read_or_none() {
    let number = |kind, typed: &str, wanted: u32| {
        let read = question(kind).parse(typed);
        assert_eq!(read, Ok(Answer::Number(wanted)), "{typed}");
    };
    number(Kind::Cost, "The child of D has ĉ = g + h = 3 + 9 = 12.", 12);
    number(Kind::Cost, "g = 3, h = 9, ĉ = 12", 12);
    number(Kind::Cost, "g = 3, h = 9, g + h = 3 + 9 = 12", 12);
    number(Kind::Cost, "h = 1 + 1 + 3 = 5", 5);
    number(Kind::Cost, "(ĉ = 12)", 12);
    number(Kind::Cost, "ĉ (child U) = 12", 12);
    number(Kind::Cost, "ĉ(5) = (3 + 9) = 12", 12);
    number(Kind::X, "X = (3 + 4) mod 2 = 1", 1);
    number(Kind::X, "row = 4; column = 3; X = 1", 1);
    number(Kind::Kurang, "Kurang 7 = 3", 3);
    let refused = [
        (Kind::Cost, "12 (g = 3, h = 9)"),
        (Kind::Cost, "ĉ = 12, g = 3"),
        (Kind::Cost, "ĉ 12 g = 3"),
        (Kind::Cost, "7 or ĉ = 12"),
        (Kind::Cost, "answer = 10, ĉ = 12"),
        (Kind::Cost, "h = 5 = 7"),
        (Kind::Next, "2 (ĉ = 4)"),
        (Kind::Next, "node 2: ĉ = 4"),
        (Kind::Live, "#2 (ĉ = 4), #3 (ĉ = 2)"),
        (Kind::Live, "2: ĉ = 4, 3: ĉ = 2"),
        (Kind::Verdict, "ΣKurang + X = 43, X = 0, no"),
        (Kind::Verdict, "ΣKurang = 43, X = 1, yes"),
        (Kind::Verdict, "no, 7 = 3"),
        (Kind::Verdict, "no, ΣKurang + X = 43, yes"),
        (Kind::Trust, "h = 5, moves = 7, yes"),
        (Kind::Trust, "h = 5, yes, moves = 7"),
    ];
    for (kind, typed) in refused {
        assert!(question(kind).parse(typed).is_err(), "{typed}: {:?}", question(kind).parse(typed));
    }
    let judged = |kind, typed: &str, wanted: (u32, bool)| {
        let read = question(kind).parse(typed);
        assert_eq!(read, Ok(Answer::Judged(wanted.0, wanted.1)), "{typed}");
    };
    for typed in ["no: 43", "no, ΣKurang + X = 43", "not solvable: 43 + 0 = 43", "No; X = 0 43"] {
        judged(Kind::Verdict, typed, (43, false));
    }
    judged(Kind::Verdict, "ΣKurang = 43, X = 1, ΣKurang + X = 43 + 1 = 44, yes", (44, true));
    judged(Kind::Verdict, "yes, because ΣKurang + X = 44: even", (44, true));
    judged(Kind::Trust, "moves = 7, h = 1 + 1 + 3 = 5, yes", (5, true));
}

/// What the key and the sheets write is read, too; a letter that means two things is not.
#[test]
fn more_spellings_of_lists_and_verdicts() {
    let cells = question(Kind::Candidates);
    for typed in ["row 3, column 3 and row 2, column 1", "baris 3, kolom 3 dan baris 2, kolom 1"] {
        assert_eq!(cells.parse(typed), Ok(Answer::Cells(vec![3, 8])), "{typed}");
    }
    assert_eq!(question(Kind::Live).parse("2 and 3"), Ok(Answer::Nodes(vec![1, 2])));
    let trust = question(Kind::Trust);
    let all = [
        "5 ≤ 5, yes",
        "5 <= 7 yes",
        "5 =< 5 yes",
        "yes: 5 < = 5",
        "5 dapat dipercaya",
        "5 can be trusted",
    ];
    for typed in all {
        assert_eq!(trust.parse(typed), Ok(Answer::Judged(5, true)), "{typed}");
    }
    for typed in ["5 > 4, no", "5 >= 5, no", "5 tidak dapat dipercaya.", "5 cannot be trusted"] {
        assert_eq!(trust.parse(typed), Ok(Answer::Judged(5, false)), "{typed}");
    }
    // In these the number before the sign is that of the moves.
    for typed in ["7 > 5, yes", "7 ≥ 5, yes", "5 < 7 no", "5 t"] {
        assert!(trust.parse(typed).is_err(), "{typed}");
    }
    // A comparison that does not hold says nothing, whatever is said behind it.
    for typed in ["4 > 9 no", "9 <= 4 yes", "9 ≤ 4, yes", "5 < 5 yes", "5 > 5 no", "4 >= 9 no"] {
        let fault = trust.parse(typed).expect_err("it does not hold");
        assert_eq!(fault.column, 3, "{typed}");
    }
    let read = within(Language::of_tag("id").expect("it has a file"), || trust.parse("5 t"));
    assert_eq!(read, Ok(Answer::Judged(5, false)));
}

/// What an answer belongs to may stand before it.
#[test]
fn labels_before_an_answer_are_read() {
    let read = |kind, typed: &str, wanted: Answer| {
        assert_eq!(question(kind).parse(typed), Ok(wanted), "{typed}");
    };
    for typed in [
        "Q1: 5",
        "Q1. 5",
        "Q1) 5",
        "question 1: 5",
        "Pertanyaan 1: ĉ = 5",
        "h = 5",
        "h1 = 5",
        "c4 = 5",
        "step 3: h = 5",
        "Step 3: 5",
        "Q1: step 3: 5",
        "2(g)+3(h)=5",
        "2 (g) + 3 (h) = 5",
        "ĉ = 2(g)+3(h) = 5",
    ] {
        read(Kind::Cost, typed, Answer::Number(5));
    }
    read(Kind::NextBound, "iteration 2: 5", Answer::Number(5));
    for typed in ["h1 = 5, yes", "Q1: 5 yes", "step 3: h = 5, yes", "Q1: yes, h = 5"] {
        read(Kind::Trust, typed, Answer::Judged(5, true));
    }
    let live = question(Kind::Live);
    let moment = live.tree().expect("a search").moment();
    let e_node = moment.e_node().expect("an expansion") + 1;
    for typed in [
        "after node @: 2 3",
        "live after node @: 2 3",
        "live nodes after expanding node @: 2, 3",
        "setelah simpul @: 2 dan 3",
        "simpul hidup setelah ekspansi simpul @: 2 3",
        "Q1: 2 3",
        "step 3: 2 3",
    ] {
        let typed = typed.replace('@', &e_node.to_string());
        assert_eq!(live.parse(&typed), Ok(Answer::Nodes(vec![1, 2])), "{typed}");
    }
    read(Kind::Next, "Q1: 2", Answer::Node(1));
    read(Kind::Dominance, "Q1: 2", Answer::Choice(1));
    read(Kind::Candidates, "Q1: none", Answer::Cells(Vec::new()));
    let placed = question(Kind::Settled).parse("Q1: 5 1,2 chain");
    assert!(matches!(placed, Ok(Answer::Placed { number: 5, cell: 1, .. })), "{placed:?}");
}

/// A label that may be the answer itself, or names another question, is none.
#[test]
fn labels_with_two_readings_are_refused() {
    let live = question(Kind::Live);
    let moment = live.tree().expect("a search").moment();
    let other = moment.e_node().expect("an expansion") + 2;
    let fault = fault(&live, &format!("after node {other}: 2 3"));
    assert!(fault.ends_with("expected an answer to the question that is asked"), "{fault}");
    let one = question(Kind::Cost);
    assert_eq!(one.parse_as(Some(2), "Q2: 5"), Ok(Answer::Number(5)));
    assert!(one.parse_as(Some(1), "Q2: 5").is_err());
    for (kind, typed) in [
        (Kind::Next, "node 2: 3"),
        (Kind::Next, "c2 = 3"),
        (Kind::Cost, "g3 = 5"),
        (Kind::Cost, "h1 5"),
        (Kind::Cost, "depth1 = 5"),
        (Kind::Cost, "moves1 = 5"),
        (Kind::Kurang, "Kurang3 = 5"),
        (Kind::Kurang, "number 5: 0"),
        (Kind::Live, "after 4: 2 3"),
        (Kind::Live, "after #4: 2 3"),
        (Kind::Cost, "Q1 5"),
        (Kind::Cost, "Q1.5"),
        (Kind::Cost, "5 (g)"),
        (Kind::Cost, "step 3"),
        (Kind::Cost, "step 3: h = 5 = 7"),
        (Kind::Trust, "n1 = 5"),
        (Kind::Trust, "5 (yes) + 1 (h) = 6, no"),
    ] {
        assert!(question(kind).parse(typed).is_err(), "{typed}: {:?}", question(kind).parse(typed));
    }
}
