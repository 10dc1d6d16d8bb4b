//! The objects of `--json` against their schema, `assets/schema/json.schema.json`.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use langkah_engine::plan::{BoundKind, Plan, Preset, Request};
use langkah_engine::search::trace::{NODES_MAX, export};
use langkah_engine::solve::Task;
use langkah_puzzle::read;
use langkah_puzzle::tree::SlidingTree;
use serde_json::{Value, json};

use crate::{file, run, run_with};

fn schema() -> Value {
    let text = include_str!("../../assets/schema/json.schema.json");
    serde_json::from_str(text).expect("the schema is JSON")
}

/// What of the schema a value does not keep, as far as this schema's words go: those of JSON Schema
/// 2020-12.
fn breach(schema: &Value, root: &Value, value: &Value) -> Option<String> {
    for (word, wants) in schema.as_object().expect("a schema is an object") {
        let breach = match word.as_str() {
            "$schema" | "$defs" | "title" | "description" => None,
            "$ref" => {
                let path = wants.as_str().and_then(|path| path.strip_prefix('#'));
                let target = path.and_then(|path| root.pointer(path)).expect("it leads somewhere");
                breach(target, root, value)
            }
            "anyOf" => {
                let all = wants.as_array().expect("a list");
                let breaches: Option<Vec<_>> =
                    all.iter().map(|one| breach(one, root, value)).collect();
                breaches.map(|all| all.join(" | "))
            }
            "type" => {
                let kinds = wants.as_array().map_or(std::slice::from_ref(wants), Vec::as_slice);
                let is_of = kinds.iter().any(|kind| is_of(kind.as_str(), value));
                (!is_of).then(|| format!("{value} is not {wants}"))
            }
            "enum" => {
                let is_one = wants.as_array().expect("a list").contains(value);
                (!is_one).then(|| format!("{value} is none of {wants}"))
            }
            "minimum" => {
                let is_less = value.as_f64().is_some_and(|value| Some(value) < wants.as_f64());
                is_less.then(|| format!("{value} is less than {wants}"))
            }
            "maximum" => {
                let is_more = value.as_f64().is_some_and(|value| Some(value) > wants.as_f64());
                is_more.then(|| format!("{value} is more than {wants}"))
            }
            "items" => {
                value.as_array().and_then(|all| all.iter().find_map(|one| breach(wants, root, one)))
            }
            "prefixItems" => value.as_array().and_then(|all| {
                let wants = wants.as_array().expect("a list");
                wants.iter().zip(all).find_map(|(wants, one)| breach(wants, root, one))
            }),
            "minItems" | "maxItems" => {
                let count = value.as_array().map(Vec::len).map(|count| json!(count));
                (count.as_ref() != Some(wants)).then(|| format!("{value} has not {wants} items"))
            }
            "properties" => value.as_object().and_then(|object| {
                let known = |(key, one)| Some((key, wants.get(key)?, one));
                object.iter().filter_map(known).find_map(|(key, wants, one)| {
                    breach(wants, root, one).map(|why| format!("{key}: {why}"))
                })
            }),
            "required" => {
                let keys = wants.as_array().expect("a list").iter().filter_map(Value::as_str);
                let mut absent = keys.filter(|key| value.get(key).is_none());
                absent.next().map(|key| format!("no {key}"))
            }
            "additionalProperties" => value.as_object().and_then(|object| {
                assert_eq!(wants, &json!(false));
                let mut keys = object.keys();
                let unknown = keys.find(|&key| schema["properties"].get(key).is_none());
                unknown.map(|key| format!("{key} is not in the schema"))
            }),
            _ => panic!("this check does not know {word}"),
        };
        if breach.is_some() {
            return breach;
        }
    }
    None
}

fn is_of(kind: Option<&str>, value: &Value) -> bool {
    match kind.expect("a name") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("no type: {other}"),
    }
}

/// That a value is what a definition of the schema says.
#[track_caller]
fn assert_is(definition: &str, value: &Value) {
    static SCHEMA: LazyLock<Value> = LazyLock::new(schema);
    let schema = &*SCHEMA;
    assert_eq!(breach(schema, schema, value), None, "{value}");
    assert_eq!(breach(&schema["$defs"][definition], schema, value), None, "{value}");
}

/// An object without such a name keeps the schema, so the other tests do not miss it.
#[test]
fn the_names_of_bounds_and_presets() {
    let schema = schema();
    for (definition, names) in [
        ("bound_name", BoundKind::ALL.map(BoundKind::name).to_vec()),
        ("preset_name", Preset::ALL.map(|preset| preset.name).to_vec()),
    ] {
        let listed = schema["$defs"][definition]["enum"].as_array().expect("a list").iter();
        let listed: BTreeSet<&str> = listed.filter_map(Value::as_str).collect();
        let names: BTreeSet<&str> = names.into_iter().collect();
        let missing: Vec<_> = names.difference(&listed).collect();
        let unknown: Vec<_> = listed.difference(&names).collect();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{definition} in json.schema.json: {missing:?} missing, {unknown:?} unknown"
        );
    }
}

#[test]
fn objects_of_both_families() {
    for options in ["", "--preset roni", "--nodes 100", "--search anytime", "--letters words"] {
        for board in ["roni-tc1", "roni-tc4", "rahardjo-valid3"] {
            let nodes = if board == "rahardjo-valid3" { "--nodes 1000" } else { "" };
            let nodes = if options.contains("nodes") { "" } else { nodes };
            let arguments = format!("solve --json --time 20 {options} {nodes} course/{board}.txt");
            assert_is("sliding_solve", &run(&arguments).object());
        }
    }
    for expression in ["walking", "misplaced+(blank>0)", "kurang+g"] {
        assert_is("bound", &run(&format!("bound --json {expression}")).object());
    }
    assert_is("bound_refused", &run("bound --json 2x").object());
    assert_is("sliding_check", &run("check --json formats/princeton.txt").object());
    for moves in ["LRLR", "LLLLL", "what"] {
        let object = run(&format!("check --json --moves {moves} course/roni-tc2.txt")).object();
        assert!(object.get("followed").is_some());
        assert_is("sliding_check", &object);
    }
    let numbers = file("schema-numbers.txt", b"12 8");
    let call = format!("check --json --moves @{} course/roni-tc4.txt", numbers.display());
    let object = run(&call).object();
    assert_eq!(object["followed"]["convention"], "numbers");
    assert_is("sliding_check", &object);
    for arguments in [
        "course/roni-tc4.txt RULLDRRULLDRR",
        "course/roni-tc4.txt RULLDR --all=3 --shorten",
        "course/roni-tc4.txt R@0.5,U@0.75",
        "course/roni-tc4.txt --all",
        "course/roni-tc4.txt LR --nodes 0 --all",
        "formats/langkah-line.txt --all",
    ] {
        let object = run(&format!("analyse --json {arguments}")).object();
        if object.get("error").is_none() {
            assert_is("sliding_analyse", &object);
        }
    }
    for board in ["hidato/fauzia.txt", "hidato/multi-rc-4-9x9a.txt", "hidato/none-2-deadend.txt"] {
        for options in ["", "--first", "--preset fauzia --memory 1", "--nodes 0"] {
            assert_is("hidato_solve", &run(&format!("solve --json {options} {board}")).object());
        }
        assert_is("hidato_check", &run(&format!("check --json {board}")).object());
    }
    let edges = b"numbrix\n1 0 0\n0 0 0\nedge 1,1 2,1\n";
    for (kind, command) in [("hidato_solve", "solve"), ("hidato_check", "check")] {
        let object = run_with(&format!("{command} --json -"), edges).object();
        assert_eq!(object["edges"], json!([[[1, 1], [2, 1]]]));
        assert_is(kind, &object);
    }
    let head = &run_with("solve --json --trace - -", edges).objects()[0];
    assert_eq!(head["edges"], json!([[[1, 1], [2, 1]]]));
    assert_is("trace_head", head);
}

/// An object for each search, with the figures that `solve` gives for it.
#[test]
fn objects_of_comparisons() {
    let searches =
        "roni,ida:manhattan:1.5,best-first:misplaced:oldest,bfs,dfs:2,propagate,rules,fauzia";
    let files = "course/rahardjo-valid1.txt course/roni-tc1.txt hidato/rc-1-task40.txt";
    let answer = run(&format!("compare --json --searches {searches} {files}"));
    let objects = answer.objects();
    assert_eq!((objects.len(), answer.err.as_str()), (13, ""));
    for object in &objects[..10] {
        assert_is("compare_sliding", object);
    }
    for object in &objects[10..] {
        assert_is("compare_hidato", object);
    }
    let options = "--search best-first --bound misplaced --ties oldest";
    let solved = run(&format!("solve --json {options} course/rahardjo-valid1.txt")).object();
    assert_eq!(objects[2]["contender"], "best-first:misplaced:oldest");
    for name in ["file", "search", "bound", "weight", "ties", "moves", "expanded", "generated"] {
        assert_eq!(objects[2][name], solved[name], "{name}");
    }
    for (arguments, told) in [
        ("--searches best-first:walking-distance -", "best-first:walking-distance: "),
        ("--searches fauzia -", "fauzia is a search of Hidatos, and there are none"),
    ] {
        let answer = run_with(&format!("compare --json {arguments}"), b"1 2 3 4 5\n6 7 8 9 0\n");
        assert_eq!((answer.status, answer.err.as_str()), (2, ""), "{}", answer.out);
        answer.objects().iter().for_each(|object| assert_is("refused", object));
        assert!(answer.out.contains(told), "{}", answer.out);
    }
}

/// A share's results, a subtree to do, subtrees done and ended, and a whole proof.
#[test]
fn objects_of_divided_work() {
    let lines = b"1 2 0 3\n2 1 3 0\nhidato 1 0/0 4\n1 2\n";
    let path = file("schema-lines.txt", lines);
    let share = run(&format!("solve --lines --json --part 1/1 {}", path.display())).objects();
    let kinds = ["sliding_solve", "sliding_solve", "hidato_solve", "refused"];
    assert_eq!(share.len(), kinds.len());
    for (kind, object) in kinds.iter().zip(&share) {
        assert_is(kind, object);
        assert_eq!(object["part"]["count"], 1);
    }
    let todo = run("solve --split 3 --bound manhattan course/roni-tc4.txt");
    todo.objects().iter().for_each(|line| assert_is("subtree_line", line));
    let path = file("schema-todo.jsonl", todo.out.as_bytes());
    for options in ["", "--nodes 1 ", "--part 1/1 "] {
        let done = run(&format!("solve --lines --json {options}{}", path.display()));
        done.objects().iter().for_each(|one| assert_is("subtree_solve", one));
        let merged = run_with("merge --json -", done.out.as_bytes()).object();
        assert_is("merge_subtrees", &merged);
        assert!(merged["one_run"].is_null(), "the first iteration has no solution");
    }
    let easy = run("solve --split 1 course/rahardjo-valid1.txt");
    let done = run_with("solve --lines --json -", easy.out.as_bytes());
    let merged = run_with("merge --json -", done.out.as_bytes()).object();
    assert_is("merge_subtrees", &merged);
    assert!(merged["one_run"].is_object(), "{merged}");
}

#[test]
fn objects_of_grades() {
    for (board, text) in [
        ("roni-tc4", "438 created\n13 moves"),
        ("roni-tc4", "expanded: 190\nHello\n"),
        ("roni-tc1", "unsolvable\n31 KURANG"),
        ("roni-tc4", "Kurang(1) = 0\nX = 2\nSigma Kurang: 3\nLive nodes at most: 5"),
        ("rahardjo-valid1", "DRDD"),
        ("rahardjo-valid1", "LRDRD\ngenerated: 5"),
        ("rahardjo-valid1", "1 2 3 4 5 6 0 8 9 10 7 11 13 14 15 12\nD\nU"),
        ("rahardjo-valid1", "1 2 0 4 5 6 3 8 9 10 7 11 13 14 15 12"),
        ("rahardjo-valid1", ""),
    ] {
        let arguments = format!("grade --json --nodes 100000 course/{board}.txt");
        assert_is("grade", &run_with(&arguments, text.as_bytes()).object());
    }
    let solution = run("convert --to matrix hidato/fauzia.solution.txt").out;
    for text in [
        &solution,
        "no solution",
        "1 2 3\n4\n",
        "generated: 7\nWhat?",
        &solution.replace("48", "1"),
    ] {
        let answer = run_with("grade --json --nodes 1000 hidato/fauzia.txt", text.as_bytes());
        assert_is("grade_hidato", &answer.object());
    }
}

/// A question of each kind, a line that is no answer, a mark of a right answer and of none.
#[test]
fn objects_of_practice() {
    let mut kinds = BTreeSet::new();
    let arguments = "practice --json --seed 4 --level 5 --count 13";
    let given_up = run_with(arguments, "\n".repeat(13).as_bytes()).objects();
    let keys = given_up.iter().filter_map(|one| one["key"].as_str());
    let typed: String = keys.map(|key| format!("?!\n{key}\n")).collect();
    let mut answered = run_with(arguments, typed.as_bytes()).objects();
    assert_eq!((given_up.len(), answered.len()), (27, 40));
    assert_is("practice_score", &answered.pop().expect("the last one"));
    for three in answered.chunks(3) {
        assert_is("practice_question", &three[0]);
        assert_is("practice_unread", &three[1]);
        assert_is("practice_mark", &three[2]);
        assert_eq!(three[2]["right"], true);
        kinds.insert(three[0]["kind"].as_str().expect("a name").to_owned());
    }
    assert_eq!(kinds.len(), 13);
    for mark in given_up[..26].iter().skip(1).step_by(2) {
        assert_is("practice_mark", mark);
    }
    let path = file("schema-score.json", b"");
    let saved = format!("practice --seed 4 --count 2 --save {}", path.display());
    assert_eq!(run_with(&saved, b"\n\n").status, 0);
    let check = || run(&format!("practice --json --check {}", path.display())).object();
    assert_eq!(check()["holds"], true);
    assert_is("practice_check", &check());
    let text = std::fs::read_to_string(&path).expect("it is written");
    std::fs::write(&path, text.replace("\"seed\": 4", "\"seed\": 5")).expect("it is written");
    assert_eq!(check()["holds"], false);
    assert_is("practice_check", &check());
}

#[test]
fn what_cannot_be_worked_on_is_an_object_too() {
    for (arguments, text, line) in [
        ("solve --json absent.txt", "", json!(null)),
        ("solve --json -", "1 2\n3 y\n", json!(null)),
        ("solve --json -", "hidato\n1 0 q\n", json!(null)),
        ("check --json --lines -", "1 2 3\n", json!(1)),
        ("solve --json --lines -", "\n\n1 \u{1b} 3\n", json!(3)),
        ("solve --json --bound walking-distance -", "1 2 3 4 5\n6 7 8 9 0", json!(null)),
        ("solve --json --bound manhattan hidato/fauzia.txt", "", json!(null)),
        ("solve --json --preset fauzia course/roni-tc2.txt", "", json!(null)),
        ("check --json --moves UD hidato/fauzia.txt", "", json!(null)),
        ("check --json --moves @absent.txt course/roni-tc4.txt", "", json!(null)),
        ("solve --json --trace no-such-folder/x.jsonl course/roni-tc4.txt", "", json!(null)),
        ("solve --json --trace no-such-folder/x.jsonl hidato/fauzia.txt", "", json!(null)),
        ("grade --json absent.txt -", "", json!(null)),
        ("grade --json course/roni-tc4.txt absent.txt", "", json!(null)),
        ("analyse --json course/roni-tc4.txt @absent.txt", "", json!(null)),
        ("practice --json absent.txt", "", json!(null)),
        ("practice --json --check absent.json", "", json!(null)),
        ("merge --json absent.jsonl", "", json!(null)),
        ("merge --json -", "", json!(null)),
        ("merge --json -", "\n3\n", json!(2)),
    ] {
        let answer = run_with(arguments, text.as_bytes());
        let object = answer.object();
        assert_is("refused", &object);
        assert_eq!(object["line"], line, "{arguments}");
        let is_of_none =
            arguments.starts_with("merge") && text.is_empty() && arguments.ends_with('-');
        assert_eq!(object["file"].is_null(), is_of_none, "{arguments}");
        assert_eq!((answer.status, answer.err.as_str()), (2, ""), "{arguments}");
    }
}

/// The lines of a trace, of every search that writes them and of both families.
#[test]
fn lines_of_a_trace() {
    let mut states = BTreeSet::new();
    for arguments in [
        "--preset roni course/roni-tc4.txt",
        "--search dfs --depth 4 course/rahardjo-valid1.txt",
        "--search bfs course/rahardjo-valid1.txt",
        "--preset lcsearch course/rahardjo-valid1.txt",
        "--search ida --bound manhattan course/roni-tc4.txt",
        "--search best-first --bound misplaced --nodes 50 course/roni-tc4.txt",
        "hidato/rc-1-task40.txt",
        "hidato/gen-10x10-few2.txt",
        "--preset fauzia hidato/gen-05x05-a.txt",
    ] {
        let objects = run(&format!("solve --json --trace - {arguments}")).objects();
        let [head, nodes @ .., end, _] = objects.as_slice() else { panic!("{arguments}") };
        assert_is("trace_head", head);
        assert_is("trace_end", end);
        for node in nodes {
            assert_is("trace_node", node);
            states.insert(node["state"].as_str().expect("a name").to_owned());
        }
        let path = file("schema.jsonl", b"");
        assert_eq!(
            run(&format!("solve --trace {} {arguments}", path.display())).err,
            "",
            "{arguments}"
        );
        let text = std::fs::read_to_string(&path).expect("it is written");
        let lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
        assert_eq!(lines, objects[..objects.len() - 1], "{arguments}");
    }
    for state in ["live", "e-node", "goal", "duplicate", "bound", "depth", "contradiction"] {
        assert!(states.contains(state), "{state}: {states:?}");
    }
}

/// A whole trace, as the window saves it.
#[test]
fn a_whole_trace() {
    let bytes = b"1 2 3 4\n5 6 0 8\n9 10 7 11\n13 14 15 12\n";
    let puzzle = read::puzzle(bytes, None).expect("a puzzle").puzzle;
    for plan in [Plan::Preset(Preset::RONI), Plan::Preset(Preset::COURSE)] {
        let request = Request { plan, ..Request::default() };
        let task = Task::new(puzzle.clone(), request).expect("it goes with the board");
        let trace = task.record(&mut (), NODES_MAX).1.expect("a search was made");
        let mut text = String::new();
        let boards = SlidingTree { start: puzzle.start(), are_drawn: true };
        export::json::write(&mut text, &trace, &boards).expect("a String takes all");
        let mut lines = text.lines().map(|line| serde_json::from_str(line).expect("an object"));
        assert_is("trace_search", &lines.next().expect("a line"));
        assert!(lines.inspect(|node| assert_is("trace_node", node)).count() > 5);
    }
}

/// The check of the schema finds wrong values.
#[test]
fn other_values_are_refused() {
    let schema = schema();
    let good = run("check --json course/roni-tc2.txt").object();
    let changed = |key: &str, value: Option<Value>| {
        let mut object = good.clone();
        let fields = object.as_object_mut().expect("an object");
        match value {
            Some(value) => fields.insert(key.to_owned(), value),
            None => fields.remove(key),
        };
        breach(&schema, &schema, &object)
    };
    assert_eq!(changed("x", Some(json!(1))), None);
    for (key, value) in [
        ("x", Some(json!(2))),
        ("x", None),
        ("rows", Some(json!(-4))),
        ("rows", Some(json!(4.5))),
        ("start", Some(json!([1, 2, 3]))),
        ("notes", Some(json!([0]))),
        ("file", Some(json!(null))),
        ("else", Some(json!(0))),
    ] {
        assert!(changed(key, value).is_some(), "{key}");
    }
}
