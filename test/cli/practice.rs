//! `practice`: asks, marks, writes exams, saves and verifies scores.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::export::pages;
use crate::folders::folder;
use crate::{file, langkah, run, run_with, with_marks};

/// The keys of a practice, found by giving each question up.
fn keys(arguments: &str, count: usize) -> Vec<String> {
    let answer = run_with(&format!("practice --json {arguments}"), "\n".repeat(count).as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{}", answer.out);
    let objects = answer.objects();
    let key = |one: &Value| one["key"].as_str().map(str::to_owned);
    objects.iter().filter_map(key).collect()
}

/// Every kind has a key that the program itself reads as right; the score says so.
#[test]
fn the_keys_of_all_kinds_are_right_answers() {
    let arguments = "--seed 3 --level 2 --count 26";
    let keys = keys(arguments, 26);
    assert_eq!(keys.len(), 26);
    let answer = run_with(&format!("practice --json {arguments}"), keys.join("\n").as_bytes());
    let objects = answer.objects();
    assert_eq!(objects.len(), 2 * 26 + 1);
    let marks: Vec<&Value> = objects.iter().filter(|one| one.get("key").is_some()).collect();
    assert!(marks.iter().all(|mark| mark["right"] == true), "{}", answer.out);
    let end = &objects[52];
    assert_eq!((&end["right"], &end["asked"], &end["seed"]), (&26.into(), &26.into(), &3.into()));
    let kinds: Vec<&str> = objects.iter().filter_map(|one| one["kind"].as_str()).collect();
    for kind in ["kurang", "x", "verdict", "cost", "next", "fates", "live", "next-bound", "trust"] {
        assert_eq!(kinds.iter().filter(|one| **one == kind).count(), 2, "{kind}");
    }
}

/// An own bound stands in the questions that ask for one.
#[test]
fn an_own_bound() {
    let arguments = "--seed 3 --kind trust --count 2 --bound manhattan+conflicts";
    let answer = run_with(&format!("practice {arguments}"), b"\n\n");
    assert!(answer.out.contains("manhattan+conflicts"), "{}", answer.out);
    let keys = keys(arguments, 2);
    let answer = run_with(&format!("practice --json {arguments}"), keys.join("\n").as_bytes());
    assert_eq!(answer.objects().last().map(|end| end["right"].clone()), Some(2.into()));
    assert_eq!(run("practice --bound manhattan+").status, 2);
    assert_eq!(run("practice --perform 3 --bound manhattan+g").status, 2);
}

/// What stands in the way is told: the level, where no puzzle is named, or the bound.
#[test]
fn why_nothing_is_asked() {
    let arguments = "practice --kind next-bound --bound manhattan --seed 9";
    let rising = run_with(arguments, b"");
    assert_eq!((rising.status, rising.err.as_str()), (0, ""), "{}", rising.out);
    assert!(rising.out.starts_with("Question 1: "), "{}", rising.out);
    let easy = run(&format!("{arguments} --level 1"));
    assert!(easy.err.contains("no puzzle was found"), "{}", easy.err);
    assert!(!easy.err.contains("this puzzle"), "{}", easy.err);
    let large = "1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 0 24\n";
    let large = file("large-practised.txt", large.as_bytes());
    for what in ["--perform 2", "--kind cost --seed 1"] {
        let answer = run(&format!("practice {what} --bound manhattan {}", large.display()));
        assert!(answer.err.contains("does not fit the size of the board"), "{}", answer.err);
    }
}

#[test]
fn a_person_is_asked_and_told() {
    let board = "1 2 3\n4 5 6\n7 0 8\n";
    let puzzle = file("practised.txt", board.as_bytes());
    let arguments = format!("practice --seed 1 --kind verdict --count 3 {}", puzzle.display());
    let answer = run_with(&arguments, b"two\n1 no\n2 yes\n");
    let wanted = "Question 1: ΣKurang + X and the verdict, level 1\n\
                  \n\
                  1 2 3\n4 5 6\n7 0 8\n\
                  \n\
                  What is ΣKurang + X, and can the goal be reached?\n\
                  Answer (a whole number, then `yes` or `no`: `12 yes`): \
                  character 1: “two”; expected a whole number\n\
                  Answer (a whole number, then `yes` or `no`: `12 yes`): \
                  Wrong. 1 is ΣKurang alone: X is missing. Yes or no is wrong, too.\n\
                  ΣKurang + X = (0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 1) + 1 = 1 + 1 = 2. The numbers in brackets are Kurang(1) to Kurang(9).\n\
                  2 is even, so the goal can be reached.\n";
    assert!(answer.out.starts_with(wanted), "{}", answer.out);
    // There is no other verdict on this puzzle to ask for.
    assert!(answer.out.ends_with("is even, so the goal can be reached.\n\n0 of 1 right\n"));
    let fewer = "only 1 different question was found; 3 were asked for\n";
    assert_eq!((answer.status, answer.err.as_str()), (0, fewer));
}

#[test]
fn it_speaks_indonesian() {
    let mut practice = langkah();
    practice.args(["practice", "--language", "id", "--seed", "1", "--kind", "x", "--count", "1"]);
    let output = practice.output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.starts_with("Pertanyaan 1: X, tingkat 1\n"), "{text}");
    assert!(
        text.contains("Berapakah X?\nJawaban (sebuah bilangan bulat): \nTidak ada yang dijawab: "),
        "{text}"
    );
}

/// A score of right answers, wrong ones and one that was given up.
fn saved(folder: &Path) -> PathBuf {
    let path = folder.join("score.json");
    let arguments = "--seed 5 --level 1 --count 8";
    let mut answers = keys(arguments, 8);
    answers[2] = String::new();
    let arguments = format!("practice {arguments} --save {}", path.display());
    let answer = run_with(&arguments, answers.join("\n").as_bytes());
    assert!(answer.out.ends_with("7 of 8 right\n"), "{}", answer.out);
    path
}

#[test]
fn a_score_is_saved_and_verified() {
    let folder = folder("practice-score");
    let path = saved(&folder);
    let check = |path: &Path| run(&format!("practice --check {}", path.display()));
    let answer = check(&path);
    assert_eq!((answer.status, answer.out.as_str()), (0, "The score is valid: 7 of 8 right.\n"));
    let json = run(&format!("practice --json --check {}", path.display())).object();
    assert_eq!((&json["holds"], &json["right"]), (&true.into(), &7.into()));
    let text = fs::read_to_string(&path).expect("it is written");
    for bytes in with_marks(&text) {
        let other = folder.join("windows.json");
        fs::write(&other, bytes).expect("it is written");
        let answer = check(&other);
        assert_eq!(
            (answer.status, answer.out.as_str()),
            (0, "The score is valid: 7 of 8 right.\n")
        );
    }

    let line = text.lines().position(|line| line.contains("\"question\":3,")).expect("one") + 1;
    let changed = folder.join("changed.json");
    fs::write(&changed, text.replace("\"right\":false", "\"right\":true")).expect("it is written");
    let answer = check(&changed);
    assert_eq!((answer.status, answer.out.as_str()), (1, "The score is not valid.\n"));
    let told = format!(
        "line {line}: the answer to question 3 is wrong, and the file says that it is right"
    );
    assert!(answer.err.contains(&told), "{}", answer.err);
    let json = run(&format!("practice --json --check {}", changed.display()));
    assert_eq!((json.status, &json.object()["line"]), (1, &line.into()));

    fs::write(&changed, "{\"langkah\": 1}").expect("it is written");
    let answer = check(&changed);
    let told = "line 1, column 13: this is not the score of a practice; expected a file that practice \
                --save has written\n";
    assert!(answer.status == 2 && answer.err.ends_with(told), "{}", answer.err);
    assert_eq!(check(&folder.join("none.json")).status, 2);
}

#[test]
fn an_exam_is_the_same_for_the_same_seed() {
    let folder = folder("practice-exam");
    let exam = |name: &str, more: &str| {
        let path = folder.join(name);
        let arguments = format!("practice --count 13 {more} --to {}", path.display());
        let answer = run(&arguments);
        assert_eq!((answer.status, answer.out.as_str()), (0, ""), "{}", answer.err);
        fs::read(path).expect("it is written")
    };
    for ending in ["pdf", "html", "md"] {
        let [a, b, c, bare] = [
            exam(&format!("a.{ending}"), "--seed 7"),
            exam(&format!("b.{ending}"), "--seed 7"),
            exam(&format!("c.{ending}"), "--seed 8"),
            exam(&format!("d.{ending}"), "--seed 7 --no-key"),
        ];
        // A PDF has the time in it.
        assert!(if ending == "pdf" { a.len() == b.len() } else { a == b }, "{ending}");
        assert!(a != c && bare.len() < a.len(), "{ending}");
    }
    let text = String::from_utf8(exam("e.md", "--seed 7 --title Midterm")).expect("text");
    let (asked, key) = text.split_once("\n---\n").expect("a rule");
    assert!(asked.starts_with("# Midterm\n\nName ____") && asked.contains("Score ____"), "{asked}");
    assert!(key.contains("# Midterm: key, seed 7\n\n## 1. ") && !key.contains("Name"), "{key}");
    assert_eq!((asked.matches("\n## ").count(), key.matches("\n## ").count()), (13, 13));
    assert_eq!(asked.matches("\nAnswer:").count(), 13);
    // What is asked for tells how it is answered: by lines, boxes to tick, or boxes for values.
    for question in asked.split("\n## ").skip(1) {
        let room = question.split_once("\nAnswer:").expect("room").1;
        let has_room = ["____", "☐", "|   |"].into_iter().any(|room_of| room.contains(room_of));
        assert!(has_room, "{question}");
    }
    assert!(asked.contains("where the blank goes: up, down, left, right."), "{asked}");
    assert!(!key.contains("Answer:"));
    let page = String::from_utf8(exam("f.html", "--seed 7")).expect("text");
    assert_eq!(page.matches("<section style=\"break-before:page\">").count(), 1);
    assert!(page.matches("<svg").count() >= 13 && !page.contains("http://www.w3.org/1999"));
    let pdf = exam("g.pdf", "--seed 7");
    let bare = exam("h.pdf", "--seed 7 --no-key");
    assert!(pages(&pdf) > pages(&bare), "{} {}", pages(&pdf), pages(&bare));
}

/// The questions that a terminal asks are those of the exam.
#[test]
fn a_puzzle_gets_the_kinds_that_fit() {
    let puzzle = file("practised-hidato.txt", b"hidato\n1 0 0\n0 0 0\n0 0 9\n");
    let arguments = format!("practice --seed 1 --count 6 --json {}", puzzle.display());
    let objects = run_with(&arguments, b"").objects();
    assert!(
        ["settled", "candidates", "guess"].contains(&objects[0]["kind"].as_str().expect("one"))
    );
    let none = run(&format!("practice --kind x --seed 1 {}", puzzle.display()));
    assert_eq!(none.status, 2);
    assert!(
        none.err.contains("no kind of question that is chosen fits this puzzle"),
        "{}",
        none.err
    );
}

#[test]
fn wrong_arguments_are_refused() {
    for (arguments, why) in [
        ("practice --kind none", "invalid value 'none' for '--kind"),
        ("practice --level 6", "expected a number from 1 to 5"),
        ("practice --count 0", "expected a whole number from 1 to 1000"),
        ("practice --to exam.doc", "must end with .pdf, .html or .md"),
        ("practice --check a.json --seed 1", "cannot be used with"),
        ("practice -", "answers are read from standard input"),
        ("practice --no-key", "--to <FILE>"),
    ] {
        let answer = run(arguments);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        assert!(answer.err.contains(why), "{arguments}: {}", answer.err);
    }
}

/// A node with the same board and a greater g makes no child a duplicate; the reason names it.
#[test]
fn a_duplicate_has_a_node_that_is_no_further() {
    let puzzle = file("performed-far.txt", b"1 10 0 6\n9 4 3 2\n8 5 11 7\n");
    let puzzle = puzzle.display();
    let arguments = format!("practice --perform 90 --level 2 --goal blank-first {puzzle}");
    let answer = run_with(&arguments, "?\n".repeat(400).as_bytes());
    assert!(answer.out.contains("A child is a duplicate if another node"), "{}", answer.out);
    let told = "D: live, ĉ = g + h = 5 + 8 = 13. Node 55 has the same board, but a greater g.";
    assert!(answer.out.contains(told), "{}", answer.out);
}

#[test]
fn a_search_is_performed() {
    let puzzle = file("performed.txt", b"1 2 3\n4 0 6\n7 5 8\n");
    let arguments = format!("practice --perform 5 --seed 1 {}", puzzle.display());
    let input = b"1\nU live L live D duplicate R live\nD live\n2\n5\n?\n?\nR live\n6\n";
    let answer = run_with(&arguments, input);
    for told in [
        "of nodes with the same \u{109} any one may be taken. A child is a duplicate if another node",
        "Node 1: the root, g = 0; 1 2 3 / 4 0 6 / 7 5 8\nThe next E-node: Node 1, with",
        "What becomes of U, L, D, R: U: live,",
        "Wrong. D: look at the board that this move makes. ",
        "\nR: live, \u{109}",
        "\nWhat becomes of D: ",
        "Wrong. The node is live, but another live node has a smaller \u{109}",
        "U: dead, because it undoes D, the last move.",
    ] {
        assert!(answer.out.contains(told), "{told} is not in\n{}", answer.out);
    }
    assert!(answer.out.ends_with(" right\n") && answer.err.is_empty(), "{}", answer.out);
    assert_eq!(answer.status, 0);
    let none = file("not-performed.txt", b"2 1 3\n4 5 6\n7 8 0\n");
    let none = run(&format!("practice --perform 5 --seed 1 {}", none.display()));
    assert!(none.status == 2 && none.err.contains("can be performed here"), "{}", none.err);
}

/// Who types the whole answer again after a half-right one need not leave out what is done.
#[test]
fn what_is_judged_already_may_be_said_again() {
    let puzzle = file("performed-again.txt", b"1 2 3\n4 0 6\n7 5 8\n");
    let arguments = format!("practice --perform 1 --seed 1 {}", puzzle.display());
    let again = "U live L live D live R live";
    let input = format!("1\nU live L live D duplicate R live\n{again}\n");
    let answer = run_with(&arguments, input.as_bytes());
    assert!(
        answer.out.contains("\nD: live, ") || answer.out.contains(" D: live, "),
        "{}",
        answer.out
    );
    assert!(!answer.out.contains("character "), "{}", answer.out);
    // What is missing is still told, and by what is still due.
    let input = format!("1\nU live L live D duplicate R live\nU live L live\n{again}\n");
    let answer = run_with(&arguments, input.as_bytes());
    assert_eq!(answer.out.matches("expected").count(), 1, "{}", answer.out);
}

/// On a board with faults nothing is asked, and a puzzle with few questions has a short exam; both
/// are told.
#[test]
fn what_is_not_asked_is_told() {
    let board = "numbrix\n0 -1 1\n-1 6 0\n-1 0 0\n0 0 0\n";
    let path = file("faulty-numbrix.txt", board.as_bytes());
    let answer = run(&format!("practice {} --seed 7 --count 6", path.display()));
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.err.contains("the board has faults"), "{}", answer.err);
    let path = file("few-questions.txt", b"1 2 3\n4 5 6\n8 7 0\n");
    let exam = folder("few-questions").join("exam.md");
    let arguments = format!("practice {} --kind x,verdict --seed 2 --count 5", path.display());
    let answer = run(&format!("{arguments} --to {}", exam.display()));
    assert_eq!(answer.status, 0);
    assert!(answer.err.contains("only 2 different questions"), "{}", answer.err);
    let text = fs::read_to_string(&exam).expect("it is written");
    assert_eq!(text.matches("What is X?").count(), 1, "{text}");
    let answer = run_with(&arguments, b"X = 0\n2 odd\n3\n");
    assert!(answer.out.contains("of 2 right"), "{}", answer.out);
    assert!(answer.err.contains("only 2 different questions"), "{}", answer.err);
}

/// The live nodes are written into boxes, in a browser as in Markdown; wide tables scroll alone.
#[test]
fn a_page_has_boxes_for_live_nodes() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let exam = |name: &str| {
        let path = folder.join(name);
        let call = "practice --kind live --seed 3 --count 2 --to";
        assert_eq!(run(&format!("{call} {}", path.display())).status, 0);
        fs::read_to_string(path).expect("it is written")
    };
    let boxes = exam("live.md").matches("   |").count();
    let page = exam("live.html");
    assert_eq!((boxes, page.matches("<td></td>").count()), (11, 11), "{page}");
    assert_eq!(page.matches("<div class=\"table\">\n<table>\n<tr><th></th>").count(), 2, "{page}");
}

/// Without an answer there is no score.
#[test]
fn an_input_that_ends_at_once_is_told() {
    for arguments in ["practice --seed 1", "practice --seed 1 --perform 3"] {
        let ended = run_with(arguments, b"");
        assert_eq!(ended.status, 0);
        let told = "\nNothing was answered: the input ended before the first answer.\n";
        assert!(ended.out.ends_with(told), "{}", ended.out);
    }
    let given_up = run_with("practice --seed 1", b"\n");
    assert!(given_up.out.ends_with("0 of 1 right\n"), "{}", given_up.out);
}
