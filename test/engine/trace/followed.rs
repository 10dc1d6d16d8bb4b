//! A trace that is written while it is recorded, against the log and the whole trace.

use std::collections::BTreeMap;

use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::export::json;
use langkah_engine::search::trace::record::Follower;
use langkah_puzzle::tree::SlidingTree;
use serde_json::Value;

use super::searches::{Ask, engines, puzzles};

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
}

#[test]
fn every_line_as_the_search_goes() {
    let mut dead = 0;
    for (index, puzzle) in puzzles(60).enumerate() {
        for engine in engines() {
            let mut ask = Ask::whole(engine);
            if index % 2 == 0 {
                ask.limits.generated_max = 60;
            }
            let words = SlidingTree { start: puzzle.start(), are_drawn: true };
            let mut text = String::new();
            let mut see = |trace: &Trace| {
                json::write_moment(&mut text, trace, &words).expect("a String takes all");
            };
            let recorded = ask.followed_by(Follower::Moments(&mut see), &puzzle);
            let (trace, log) = (&recorded.trace, &recorded.log);
            json::write_end(&mut text, trace).expect("a String takes all");
            let lines = objects(&text);
            let [head, nodes @ .., end] = lines.as_slice() else { panic!("no head and end") };
            assert_eq!(head["trace"], "langkah 2");

            // As the engine told it: each E-node with its board, after it its children.
            let number = |node: u32| Value::from(node + 1);
            let e_nodes: Vec<&Value> =
                nodes.iter().filter(|line| line["state"] == "e-node").collect();
            assert_eq!(e_nodes.len(), log.e_nodes.len(), "{engine:?}");
            for (line, &node) in e_nodes.iter().zip(&log.e_nodes) {
                assert_eq!(line["node"], number(node), "{engine:?}");
                let board = super::searches::board(&puzzle, trace, node);
                let tiles = |&tile: &u8| if tile == 0 { String::new() } else { tile.to_string() };
                let cells: Vec<String> = board.tiles().iter().map(tiles).collect();
                let told: Vec<Vec<String>> =
                    serde_json::from_value(line["board"].clone()).expect("rows");
                assert_eq!(told.concat(), cells);
            }
            let mut parent = Value::Null;
            let mut made = 0;
            for line in nodes {
                if line["state"] == "e-node" {
                    parent = line["node"].clone();
                }
                // In the order in which they were made, the children of the E-node at hand.
                if line["node"] == made + 1 {
                    made += 1;
                    let is_child = line["parent"] == parent && line["state"] != "e-node";
                    assert!(line["parent"].is_null() || is_child, "{engine:?}: {line}");
                }
            }
            assert_eq!(made, trace.len(), "{engine:?}");

            // The last line of a node tells what became of it.
            let mut whole = String::new();
            json::write(&mut whole, trace, &words).expect("a String takes all");
            let whole = objects(&whole);
            for key in ["nodes", "expansions", "ended", "iterations", "solution"] {
                assert_eq!(end[key], whole[0][key], "{engine:?}: {key}");
            }
            let last: BTreeMap<u64, &Value> =
                nodes.iter().map(|line| (line["node"].as_u64().expect("a number"), line)).collect();
            for (told, whole) in last.values().zip(&whole[1..]) {
                for key in ["node", "parent", "move", "g", "h", "f", "made", "of"] {
                    assert_eq!(told[key], whole[key], "{engine:?}: {key}");
                }
                let state = match told["state"].as_str().expect("a word") {
                    "e-node" => "expanded",
                    // What is live at a limit dies by it, all at once and without lines.
                    "live" if whole["state"] == "limit" => "limit",
                    state => state,
                };
                assert_eq!(whole["state"], state, "{engine:?}: {told}");
                dead += usize::from(!["expanded", "live", "goal"].contains(&state));
            }
        }
    }
    assert!(dead > 1000, "{dead}");
}
