//! The text of an expression: what it means, and what is wrong with a bad one.

use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::bound::Bound;
use langkah_engine::sliding::bound::explain::Part;
use langkah_engine::sliding::bound::own::name::{Function, Name, OfTile};
use langkah_engine::sliding::bound::own::told::explained;
use langkah_engine::sliding::bound::own::{Flaw, Formula, H_MAX, Own};
use langkah_engine::sliding::packed::pack;
use langkah_engine::sliding::random::{self, Kind};
use langkah_language::{Language, within};
use proptest::prelude::*;

use super::formula;
use crate::support::{board, goal_of};

/// h on a board of 3×3 whose figures are counted by hand: 3 2 1 / 4 5 6 / 7 8 0 has two tiles that
/// are not at home, each two steps away, and in the first row two of three tiles must leave.
fn h(text: &str) -> u32 {
    let (board, goal) = (board("3 2 1\n4 5 6\n7 8 0\n"), goal_of(Goal::BlankLast, 3, 3));
    let bound = Own::new(formula(text), &goal);
    let h = bound.h(bound.carry(pack(&board)));
    assert_eq!(explained(formula(text), &board, &goal, 0).map(|told| told.h), Some(h), "{text}");
    h
}

#[test]
fn every_name_means_what_is_said() {
    let figures = [("misplaced", 2), ("manhattan", 4), ("conflicts", 2), ("size", 9), ("g", 0)];
    for (text, expected) in figures {
        assert_eq!(h(text), expected, "{text}");
    }
    // 3 before 2 and 1, 2 before 1; the blank is the ninth and the last.
    assert_eq!((h("kurang"), h("blank")), (3, 0));
    // Only the columns ask for moves. The blank changes the column between any two steps of a tile
    // towards its own.
    assert_eq!(h("walking"), 8);
    assert_eq!(h("sum(distance)"), 4);
    assert_eq!(h("sum(tile)"), 36);
    assert_eq!(h("sum(row)"), 3 * (1 + 2) + 2 * 3);
    assert_eq!(h("sum(goal_row) * 10 + sum(goal_column)"), 165);
    assert_eq!(h("sum(column * (tile == 3)) + 10 * sum(goal_column * (tile == 3))"), 31);
    assert_eq!(h("sum(distance * (tile > 2))"), 2);
    assert_eq!(h("sum(size)"), 72);
}

#[test]
fn operators_bind_as_in_school() {
    for (text, expected) in [
        ("2 + 3 * 4", 14),
        ("(2 + 3) * 4", 20),
        ("20 - 3 - 4", 13),
        ("24 / 2 / 3", 4),
        ("17 % 5 * 2", 4),
        ("10 + -3", 7),
        ("10 - -3", 13),
        ("+7", 7),
        ("-2 * -3", 6),
        ("1 + 1 == 2", 1),
        ("3 > 2 and 2 > 3 or 1 == 1", 1),
        ("1 == 1 or 1 == 1 and 1 == 2", 1),
        ("0.5 and 2", 1),
        ("0 or 0", 0),
        ("2 <= 2", 1),
        ("2 >= 3", 0),
        ("2 != 3", 1),
        ("2 = 2", 1),
        ("7 × 6 ÷ 2 − 1", 20),
        ("max(3, min(9, 7), 5)", 7),
        ("max(2, max(3, 4))", 4),
        ("abs(3 - 8)", 5),
        ("floor(7 / 2) + ceil(7 / 2)", 7),
        ("sqrt(50)", 7),
        ("if(3 > 2, 10, 20)", 10),
        ("if(0/0, 10, 20)", 20),
        ("if(1, if(0, 1, 2), 3)", 2),
        (".5 * 4.", 2),
        ("MANHATTAN + Misplaced", 6),
        ("manhattan+2*conflicts", 8),
    ] {
        assert_eq!(h(text), expected, "{text}");
    }
}

#[test]
fn a_value_becomes_a_whole_number_from_0_on() {
    for (text, expected) in [
        ("2.9", 2),
        ("0 - 5", 0),
        ("0/0", 0),
        ("1/0", 0),
        ("0 - 1/0", 0),
        ("sqrt(0 - 1)", 0),
        ("1000", H_MAX),
        // In binary fractions this is a little less than 1.
        ("0.1+0.1+0.1+0.1+0.1+0.1+0.1+0.1+0.1+0.1", 1),
        ("sum(distance / 10) * 10", 4),
    ] {
        assert_eq!(h(text), expected, "{text}");
    }
}

/// The same in other words is the same handle, and reads as it is written.
#[test]
fn one_handle_for_one_expression() {
    let one = formula("manhattan + 2*conflicts");
    for text in [
        "  Manhattan   +\t2*conflicts ",
        "(manhattan + 2*conflicts)",
        "((manhattan + 2*conflicts))",
    ] {
        assert_eq!(formula(text), one, "{text}");
    }
    assert_eq!(one.text(), "manhattan + 2*conflicts");
    assert_eq!(formula("(misplaced) + (g)").text(), "(misplaced) + (g)");
    assert_ne!(formula("manhattan+2*conflicts"), one);
    let written = serde_json::to_string(&one).expect("a text");
    assert_eq!(written, "\"manhattan + 2*conflicts\"");
    assert_eq!(serde_json::from_str::<Formula>(&written).expect("it was written"), one);
    assert!(serde_json::from_str::<Formula>("\"manhattan +\"").is_err());
    assert!(one.uses(Name::Conflicts) && !one.uses(Name::Walking));
}

#[test]
fn every_fault_has_its_column() {
    let name = |found: &str| Flaw::Name { found: found.to_owned() };
    let mark = |found: &str| Flaw::Mark { found: found.to_owned() };
    for (text, column, flaw) in [
        ("", 1, Flaw::Empty),
        ("   ", 1, Flaw::Empty),
        ("manhatan", 1, name("manhatan")),
        ("2 * (misplaced + foo)", 18, name("foo")),
        ("distance", 1, Flaw::Outside { found: "distance" }),
        ("sum(distance) + tile", 17, Flaw::Outside { found: "tile" }),
        ("sum(distance + manhattan)", 16, Flaw::Inside { found: "manhattan" }),
        ("sum(sum(distance))", 5, Flaw::Nested),
        ("median(1, 2)", 1, Flaw::Function { found: "median".to_owned() }),
        ("misplaced(2)", 1, Flaw::Called { found: "misplaced".to_owned() }),
        ("max + 1", 1, Flaw::Bare { function: Function::Max }),
        ("1 + max()", 5, Flaw::Arguments { function: Function::Max }),
        ("if(1, 2)", 1, Flaw::Arguments { function: Function::If }),
        ("abs(1, 2)", 1, Flaw::Arguments { function: Function::Abs }),
        ("manhattan +", 12, Flaw::Value),
        ("manhattan + * 2", 13, Flaw::Value),
        ("manhattan ** 2", 12, Flaw::Value),
        ("manhattan // 2", 12, Flaw::Value),
        ("()", 2, Flaw::Value),
        ("max(1,)", 7, Flaw::Value),
        ("and 2", 1, Flaw::Value),
        ("(manhattan", 11, Flaw::Closing),
        ("max(1, 2", 9, Flaw::Closing),
        ("manhattan)", 10, Flaw::Opening),
        ("2 manhattan", 3, Flaw::Between),
        ("2misplaced", 2, Flaw::Between),
        ("(2)(3)", 4, Flaw::Between),
        ("max(1 2)", 7, Flaw::Between),
        ("1 < 2 < 3", 7, Flaw::Chain),
        ("1 < 2 == 1", 7, Flaw::Chain),
        ("manhattan ^ 2", 11, mark("^")),
        ("manhattan é", 11, mark("é")),
        ("×2", 1, Flaw::Value),
        ("2 $", 3, mark("$")),
        ("2, 3", 2, mark(",")),
        ("1.2.3", 1, Flaw::Number { found: "1.2.3".to_owned() }),
        ("\t\u{a0}2 x", 5, Flaw::Between),
        (&"(".repeat(60), 34, Flaw::Deep),
        (&"1+(".repeat(20), 61, Flaw::Value),
        (&"1+".repeat(120), 201, Flaw::Long { most: 200 }),
        (&"sum(1)+".repeat(9), 57, Flaw::Sums { most: 8 }),
    ] {
        let error = Formula::fault(text).unwrap_or_else(|| panic!("{text} is read"));
        assert_eq!((error.column, error.flaw), (column, flaw), "{text}");
        assert!(Formula::read(text).is_err());
    }
    // Too much waits for an operator.
    let deep = "1+(".repeat(20) + "1" + &")".repeat(20);
    assert_eq!(Formula::fault(&deep).map(|error| error.flaw), Some(Flaw::Deep));
}

/// The column and what to do, in both languages.
#[test]
fn faults_in_words() {
    let told = |language: Language| {
        within(language, || Formula::fault("sum(manhattan)").expect("a fault").to_string())
    };
    let english = told(Language::english());
    assert!(english.starts_with("column 5: “manhattan” belongs to the whole board"), "{english}");
    assert!(OfTile::ALL.iter().all(|one| english.contains(one.name())), "{english}");
    let indonesian = told(Language::of_tag("id").expect("it is there"));
    assert!(indonesian.starts_with("kolom 5: “manhattan” milik seluruh papan"), "{indonesian}");
}

const WORDS: &[&str] = &[
    "manhattan",
    "conflicts",
    "walking",
    "misplaced",
    "kurang",
    "blank",
    "g",
    "size",
    "tile",
    "distance",
    "row",
    "goal_row",
    "sum(",
    "max(",
    "min(",
    "if(",
    "abs(",
    "sqrt(",
    "floor(",
    "(",
    ")",
    ")",
    ")",
    ",",
    "+",
    "-",
    "*",
    "/",
    "%",
    "<",
    "==",
    "!=",
    " and ",
    " or ",
    " ",
    "2",
    "0.5",
    "0",
    "9999999999999999999999",
    "^",
    "é",
    "×",
    "=",
    "!",
    ".",
];

/// Parts of expressions, so that many texts are nearly right.
fn parts() -> impl Strategy<Value = String> {
    proptest::collection::vec(proptest::sample::select(WORDS), 0..24)
        .prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    /// No text ends in a panic, a fault is in the text, and what is read has h on every board: the
    /// same as from the definitions, also along moves.
    #[test]
    fn any_text_of_parts(text in parts(), seed in 0..200_u64) {
        match Formula::fault(&text) {
            Some(error) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{text}");
                prop_assert!(error.to_string().contains(&error.column.to_string()));
            }
            None => {
                let formula = formula(&text);
                prop_assert_eq!(Formula::read(formula.text()), Ok(formula));
                for (rows, cols) in [(3, 3), (4, 3), (4, 4)] {
                    let goal = goal_of(Goal::ALL[seed as usize % 3], rows, cols);
                    let start = random::board(&goal, Kind::Any, seed);
                    let bound = Own::new(formula, &goal);
                    let h = bound.h(bound.carry(pack(&start)));
                    let told = explained(formula, &start, &goal, 0).expect("small boards");
                    prop_assert_eq!(h, told.h, "{}", text);
                    let are_values = told.parts.iter().all(|part| matches!(part, Part::Value { .. }));
                    prop_assert!(are_values);
                }
            }
        }
    }

    #[test]
    fn any_text(text in "\\PC{0,240}") {
        if let Some(error) = Formula::fault(&text) {
            prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{text}");
        }
    }
}
