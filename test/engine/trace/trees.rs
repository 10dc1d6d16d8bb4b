//! Trees of any shape: the layout, what is folded, the exports.

use std::collections::{HashSet, VecDeque};
use std::fmt::Write as _;
use std::sync::Arc;

use langkah_engine::plan::{Plan, Preset, Request};
use langkah_engine::search::event::{NodeListener, Order, Rule};
use langkah_engine::search::outcome::Outcome;
use langkah_engine::search::trace::Trace;
use langkah_engine::search::trace::export::{Words, dot, json, svg, title};
use langkah_engine::search::trace::layout::{KeptLayout, Layout, places};
use langkah_engine::search::trace::moment::Moment;
use langkah_engine::search::trace::record::Recorder;
use langkah_engine::search::trace::shown::{Folds, Item, Shown};
use langkah_engine::search::watch::Stats;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::puzzle::Puzzle;
use langkah_engine::solve::Task;
use langkah_puzzle::tree::SlidingTree;
use proptest::prelude::*;
use serde_json::Value;

use super::searches::{Ask, Engine, engines, puzzles};
use crate::graphs::{check_dot, check_drawn};

/// Parents, level by level: each node of a level is given to one of the level before, in order.
fn tree() -> impl Strategy<Value = Vec<Option<u32>>> {
    prop::collection::vec(prop::collection::vec(0.0..1.0f64, 1..9), 0..9).prop_map(|levels| {
        let mut parents = vec![None];
        let (mut first, mut count) = (0, 1);
        for level in levels {
            let mut chosen: Vec<u32> =
                level.iter().map(|share| first + (share * f64::from(count)) as u32).collect();
            chosen.sort_unstable();
            first += count;
            count = chosen.len() as u32;
            parents.extend(chosen.into_iter().map(Some));
        }
        parents
    })
}

fn depths(parents: &[Option<u32>]) -> Vec<usize> {
    let mut depths: Vec<usize> = Vec::new();
    for parent in parents {
        depths.push(parent.map_or(0, |parent| depths[parent as usize] + 1));
    }
    depths
}

/// Nodes of one level stand apart and in order, parents over the middle of their children.
fn check_places(parents: &[Option<u32>], x: &[f32]) {
    let depths = depths(parents);
    assert_eq!(x.len(), parents.len());
    for node in 1..x.len() {
        if depths[node] == depths[node - 1] {
            assert!(x[node] - x[node - 1] > 0.999, "{node}: {x:?}");
        }
    }
    for node in 0..x.len() {
        let mine = Some(node as u32);
        let first = parents.iter().position(|&parent| parent == mine);
        let last = parents.iter().rposition(|&parent| parent == mine);
        if let (Some(first), Some(last)) = (first, last) {
            assert!((x[node] - (x[first] + x[last]) / 2.0).abs() < 0.001, "{node}: {x:?}");
        }
    }
    assert!(x.iter().all(|&x| x >= 0.0) && x.contains(&0.0));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_two_nodes_overlap(parents in tree()) {
        check_places(&parents, &places(&parents));
    }

    /// A mirrored tree has the mirrored places.
    #[test]
    fn the_mirror_of_a_tree_is_drawn_mirrored(parents in tree()) {
        let x = places(&parents);
        let width = x.iter().copied().fold(0.0, f32::max);
        let depths = depths(&parents);
        // The index of each node when every level runs backwards.
        let mirrored: Vec<u32> = (0..parents.len())
            .map(|node| {
                let first = depths.iter().position(|&depth| depth == depths[node]).unwrap();
                let last = depths.iter().rposition(|&depth| depth == depths[node]).unwrap();
                (first + last - node) as u32
            })
            .collect();
        let mut other = vec![None; parents.len()];
        for (node, parent) in parents.iter().enumerate() {
            other[mirrored[node] as usize] = parent.map(|parent| mirrored[parent as usize]);
        }
        let y = places(&other);
        check_places(&other, &y);
        let other_width = y.iter().copied().fold(0.0, f32::max);
        prop_assert!((other_width - width).abs() < 0.01 * (1.0 + width), "{} {}", width, other_width);
    }
}

/// A chain, a fan and a comb, drawn as by hand; depth costs no stack.
#[test]
fn trees_drawn_as_by_hand() {
    assert_eq!(places(&[None, Some(0), Some(0), Some(0)]), [1.0, 0.0, 1.0, 2.0]);
    // The subtree on the right is kept clear of the deeper one on the left.
    let two = [None, Some(0), Some(0), Some(1), Some(1), Some(2), Some(2)];
    assert_eq!(places(&two), [1.5, 0.5, 2.5, 0.0, 1.0, 2.0, 3.0]);
    // A leaf between two broad trees stands in the middle.
    let between =
        [None, Some(0), Some(0), Some(0), Some(1), Some(1), Some(1), Some(3), Some(3), Some(3)];
    assert_eq!(places(&between), [2.5, 1.0, 2.5, 4.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    let chain: Vec<Option<u32>> = (0..200_000u32).map(|node| node.checked_sub(1)).collect();
    assert!(places(&chain).iter().all(|&x| x == 0.0));
    assert!(places(&[]).is_empty());
}

/// A search by hand, as another puzzle's own would tell it: `arity` children each, depth first or
/// the oldest first, the goal at the node `goal` or nowhere.
fn by_hand(rule: Rule, arity: u32, expansions: u32, goal: Option<u32>) -> Arc<Trace> {
    let stats = Stats::default();
    let listener = &mut ();
    let mut recorder = Recorder::new(listener, 1_000_000);
    recorder.begin(Order::by_f(rule));
    let mut live = VecDeque::from([(recorder.root(9, None), 0)]);
    for _ in 0..expansions {
        let (node, g) = live.pop_front().expect("the tree has no end");
        recorder.take(node);
        if Some(node) == goal {
            recorder.goal(node);
            recorder.end(&Outcome::Solved(Vec::new()), &stats);
            return recorder.finish();
        }
        recorder.expand(node);
        let children: Vec<(u32, u32)> =
            (0..arity).map(|label| (recorder.child(300 + label, g + 1, 9), g + 1)).collect();
        if rule == Rule::DepthFirst {
            children.into_iter().rev().for_each(|child| live.push_front(child));
        } else {
            live.extend(children);
        }
        recorder.done(&stats, live.len() as u64);
    }
    recorder.end(&Outcome::NoSolution, &stats);
    recorder.finish()
}

#[test]
fn a_search_of_another_kind_is_recorded_like_any() {
    let trace = by_hand(Rule::DepthFirst, 3, 4, None);
    assert_eq!(trace.len(), 13);
    let moment = trace.moment(2);
    assert_eq!(moment.e_node(), Some(1));
    let live: Vec<u32> = moment.live(9).iter().map(|live| live.node).collect();
    assert_eq!(live, [4, 5, 6, 2, 3]);
    assert_eq!(trace.labels(5), [300, 301]);
}

/// Every node that is there is shown, or is counted by one mark.
fn check_shown(trace: &Trace, at: u32, folds: &Folds, most: u32) -> Shown {
    let moment = trace.moment(at);
    let shown = Shown::new(moment, folds, most);
    let all = trace.nodes_of(moment.iteration());
    let there = moment.nodes().min(all.end) - all.start;
    let folded: u32 = shown.items.iter().map(|item| item.folded).sum();
    assert_eq!(shown.len() as u32 + folded, there);
    let ids: HashSet<u32> = shown.items.iter().map(|item| item.node).collect();
    assert_eq!(ids.len(), shown.len());
    for (index, item) in shown.items.iter().enumerate() {
        let parent = item.parent.map(|parent| shown.items[parent as usize]);
        assert!(item.parent.is_none_or(|parent| (parent as usize) < index));
        assert_eq!(parent.map(|parent| parent.node), trace.parent(item.node));
        assert_eq!(item.depth, parent.map_or(0, |parent| parent.depth + 1));
        assert_eq!(shown.find(item.node), Some(index));
    }
    let parents: Vec<Option<u32>> = shown.items.iter().map(|item| item.parent).collect();
    let layout = Layout::new(shown.clone());
    check_places(&parents, &layout.x);
    assert_eq!(layout.edges().count() + 1, layout.places().count());
    shown
}

#[test]
fn large_trees_are_folded_and_opened() {
    let trace = by_hand(Rule::Oldest, 3, 9000, Some(8_000));
    assert!(trace.len() > 8_000);
    let none = Folds::default();
    let most = 400;
    for at in [0, 1, 2, 50, 100, 133, 200, 1500, trace.last()] {
        let shown = check_shown(&trace, at, &none, most);
        let besides = 3 * trace.path(trace.len() - 1).len() + 3 * trace.solution().len();
        assert!(shown.len() <= most as usize + besides, "{}", shown.len());
        if let Some(e_node) = trace.moment(at).e_node() {
            assert!(shown.find(e_node).is_some());
            assert!(trace.moment(at).children().all(|child| shown.find(child).is_some()));
        }
        let here = |node: &&u32| **node < trace.moment(at).nodes();
        assert!(trace.solution().iter().filter(here).all(|&node| shown.find(node).is_some()));
    }
    let end = trace.last();
    let shown = check_shown(&trace, end, &none, most);
    let mark = *shown.items.iter().max_by_key(|item| item.folded).expect("marks");
    assert!(mark.folded > 100);
    let mut folds = Folds::default();
    folds.open(mark.node);
    let opened = check_shown(&trace, end, &folds, most);
    let index = opened.find(mark.node).expect("it stays");
    assert_eq!(opened.items[index].folded, 0);
    assert!(opened.len() > shown.len() && opened.len() <= shown.len() + 210);
    folds.fold(mark.node);
    assert_eq!(check_shown(&trace, end, &folds, most), shown);
    // A small tree shows all, unless the person folds some of it.
    let small = by_hand(Rule::DepthFirst, 2, 20, None);
    let last = small.last();
    assert_eq!(check_shown(&small, last, &none, most).len(), small.len() as usize);
    let early = check_shown(&small, 2, &none, most);
    assert_eq!(early.len() as u32, small.moment(2).nodes());
    let mut folds = Folds::default();
    folds.fold(0);
    assert_eq!(check_shown(&small, last, &folds, most).items[0].folded, small.len() - 1);
    folds.clear();
    assert_eq!(folds, none);
}

#[test]
fn every_moment_of_searches_can_be_drawn() {
    for puzzle in puzzles(18) {
        for engine in engines() {
            let trace = Ask::whole(engine).misplaced(&puzzle).trace;
            let mut drawing = KeptLayout::default();
            for at in (0..=trace.last()).step_by(1 + trace.last() as usize / 20) {
                let shown = check_shown(&trace, at, &Folds::default(), 60);
                let layout = drawing.at(trace.moment(at), &Folds::default(), None, 60);
                assert_eq!(layout, &Layout::new(shown));
            }
        }
    }
}

/// Names with what formats take for their own.
struct Odd;

impl Words for Odd {
    fn label(&self, label: u32) -> String {
        format!("\"<{label}>\\&")
    }

    fn rows(&self, _: Moment<'_>, node: u32) -> Option<Vec<Vec<String>>> {
        Some(vec![vec![node.to_string(), "\"".to_owned()], vec!["<&>".to_owned(), "\\".to_owned()]])
    }
}

/// Well-formed enough: every tag is closed in its turn, and no bare `&` or `<` stands in a text.
fn check_xml(text: &str) -> Vec<String> {
    let (mut open, mut met): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for part in text.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').expect("a tag ends");
        assert!(tag.matches('"').count().is_multiple_of(2), "{tag}");
        let entities = ["amp;", "lt;", "gt;"];
        assert!(rest.split('&').skip(1).all(|rest| entities.iter().any(|e| rest.starts_with(e))));
        let name: String = tag.chars().take_while(|c| c.is_alphabetic() || *c == '/').collect();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
        } else {
            met.push(name.trim_end_matches('/').to_owned());
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
    }
    assert!(open.is_empty());
    met
}

#[test]
fn exports_parse() {
    let mut folded = 0;
    for (index, puzzle) in puzzles(24).enumerate() {
        for engine in engines() {
            let trace = Ask::whole(engine).misplaced(&puzzle).trace;
            let moment = trace.moment([trace.last(), 3][index % 2]);
            let shown = Shown::new(moment, &Folds::default(), 80);
            let there = shown.items.iter().filter(|item| item.node < moment.nodes());
            let marks = there.clone().filter(|item| item.folded > 0).count();
            let count = there.count();
            folded += marks;
            let boards = SlidingTree { start: puzzle.start(), are_drawn: index % 3 > 0 };
            let mut text = String::new();
            dot::write(&mut text, moment, &shown, &boards).expect("a String takes all");
            assert_eq!(check_dot(&text), (count + marks, count - 1 + marks), "{engine:?}");
            if index < 2 {
                check_drawn(&text, (count + marks, count - 1 + marks));
            }
            let mut text = String::new();
            let layout = Layout::new(shown);
            svg::write(&mut text, moment, &layout, &boards, true).expect("a String takes all");
            let tags = check_xml(&text);
            let tags_of = |name: &str| tags.iter().filter(|tag| *tag == name).count();
            let paths = marks + usize::from(marks > 0);
            let drawn = if boards.are_drawn { tags_of("g") } else { tags_of("circle") };
            assert_eq!((drawn, tags_of("line"), tags_of("path")), (count, count - 1, paths));
            check_letters(&text);
            check_legend(&text, moment, &layout);
            check_json(&trace, &boards);
        }
    }
    assert!(folded > 20, "{folded}");
}

/// The legend has each state that occurs once, in the colour of its nodes, the path if there is
/// one, and the mark of nodes that are not drawn; it stands below all nodes and within the picture.
fn check_legend(text: &str, moment: Moment<'_>, layout: &Layout) {
    let nodes: Vec<u32> = layout.shown.items.iter().map(|item| item.node).collect();
    let states = nodes.iter().filter_map(|&node| moment.state(node));
    let wanted: HashSet<&str> = states.map(title).collect();
    let has_path = nodes.iter().any(|&node| moment.is_on_solution(node));
    let lines: Vec<&str> = text.lines().filter(|line| line.contains("\"start\"")).collect();
    let is_mark = |item: &Item| item.folded > 0 && moment.state(item.node).is_some();
    let has_folded = layout.shown.items.iter().any(is_mark);
    let has_several = moment.trace().iterations().len() > 1;
    let others = [has_path, has_folded, has_several].map(usize::from).iter().sum::<usize>();
    assert_eq!(lines.len(), wanted.len() + others, "{lines:?}");
    let has = |words: &str| lines.iter().any(|line| line.contains(words));
    assert_eq!(has(">solution path<"), has_path);
    assert_eq!(has(">iteration ") || has(">restart "), has_several);
    assert_eq!(has(">nodes that are not drawn<"), has_folded);
    for name in wanted {
        let is_it = |line: &&&str| line.to_lowercase().contains(&format!("{name}</text>"));
        assert_eq!(lines.iter().filter(is_it).count(), 1, "{name}: {lines:?}");
    }
    let number = |line: &str, name: &str| -> f32 {
        let value = line.split(name).nth(1).and_then(|rest| rest.split('"').next());
        value.and_then(|value| value.parse().ok()).expect("a number")
    };
    let (width, height) = (number(text, " width=\""), number(text, " height=\""));
    let node = |line: &&str| line.starts_with("<g><rect") || line.starts_with("<circle");
    let place = |line: &str| number(line, if line.starts_with("<g") { " y=\"" } else { " cy=\"" });
    let lowest = text.lines().filter(node).map(place).fold(0.0, f32::max);
    for line in lines {
        let letters = line.rsplit('>').nth(1).expect("words").len() - "</text".len();
        let (_, words) = line.split_once("<text").expect("the words");
        let (x, y) = (number(words, " x=\""), number(words, " y=\""));
        assert!(y > lowest && y < height && x + 6.0 * (letters as f32) < width, "{line}");
    }
}

/// The letter of a move stands on its line, which is interrupted for it, and within the gap
/// between the figures of the parent and the child.
fn check_letters(text: &str) {
    let number = |line: &str, name: &str| -> f32 {
        let (_, rest) = line.split_once(&format!(" {name}=\"")).expect("it has this attribute");
        rest.split('"').next().and_then(|value| value.parse().ok()).expect("a number")
    };
    let lines: Vec<&str> = text.lines().collect();
    for three in lines.windows(3).filter(|three| three[2].contains("fill=\"#555555\"")) {
        if !three[0].starts_with("<line ") {
            continue;
        }
        let [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map(|name| number(three[0], name));
        let [left, top, width, height] =
            ["x", "y", "width", "height"].map(|name| number(three[1], name));
        assert!(top > y1 && top + height < y2, "{three:?}");
        let share = (top + height / 2.0 - y1) / (y2 - y1);
        assert!((x1 + share * (x2 - x1) - (left + width / 2.0)).abs() < 0.2, "{three:?}");
        assert!((number(three[2], "x") - (left + width / 2.0)).abs() < 0.2, "{three:?}");
    }
    let letters = lines.iter().filter(|line| line.starts_with("<line "));
    let grounds = lines.iter().filter(|line| line.starts_with("<rect x="));
    assert!(!text.contains("<g><rect") || letters.count() <= grounds.count(), "{text}");
}

fn check_json(trace: &Trace, words: &impl Words) {
    let mut text = String::new();
    json::write(&mut text, trace, words).expect("a String takes all");
    let mut lines =
        text.lines().map(|line| serde_json::from_str::<Value>(line).expect("an object"));
    let head = lines.next().expect("a first line");
    assert_eq!(head["nodes"], trace.len());
    let ended = match trace.outcome() {
        Some(Outcome::Solved(_)) => "solved",
        Some(Outcome::Halted(_)) => "halted",
        other => panic!("{other:?}"),
    };
    assert_eq!(head["ended"], ended);
    assert_eq!(head["expansions"], trace.expansions());
    let mut node = 0;
    for line in lines {
        assert_eq!(line["node"], node + 1);
        assert_eq!(line["f"], trace.g(node) + trace.h(node));
        assert_eq!(line["parent"].as_u64(), trace.parent(node).map(|parent| u64::from(parent) + 1));
        assert_eq!(line["expanded"].as_u64(), trace.expanded_at(node).map(u64::from));
        assert_eq!(line["move"].is_null(), trace.parent(node).is_none());
        assert_eq!(line["of"].is_null(), line["state"] != "duplicate");
        node += 1;
    }
    assert_eq!(node, trace.len());
}

/// Down to a level, exactly the nodes of these levels are drawn, and marks count all others.
#[test]
fn a_tree_down_to_a_level() {
    let start = crate::support::board("5 1 3 4\n2 0 7 8\n9 6 10 12\n13 14 11 15\n");
    let puzzle = Puzzle::new(start, Goal::BlankLast);
    let mut cut = 0;
    for plan in [Plan::Preset(Preset::COURSE), Plan::Shortest] {
        let request = Request { plan, ..Request::default() };
        let task = Task::new(puzzle.clone(), request).expect("4×4");
        let (_, trace) = task.record(&mut (), 10_000);
        let trace = trace.expect("it is recorded");
        for at in [trace.last() / 2, trace.last()] {
            let moment = trace.moment(at);
            let all: Vec<u32> = trace.nodes_of(moment.iteration()).collect();
            let all: Vec<u32> = all.into_iter().filter(|&node| node < moment.nodes()).collect();
            for depth in 0..8 {
                let level = |node: u32| trace.path(node).len() - 1;
                let expected = all.iter().copied().filter(|&node| level(node) <= depth as usize);
                let folds = Folds::to_depth(moment, depth);
                let shown = Shown::new(moment, &folds, 100_000);
                let mut drawn: Vec<u32> = shown.items.iter().map(|item| item.node).collect();
                drawn.sort_unstable();
                assert_eq!(drawn, expected.collect::<Vec<_>>());
                let folded: u32 = shown.items.iter().map(|item| item.folded).sum();
                assert_eq!(drawn.len() + folded as usize, all.len());
                cut += usize::from(folded > 0);
            }
        }
    }
    assert!(cut > 10, "{cut}");
}

#[test]
fn odd_names_are_quoted() {
    let trace = by_hand(Rule::DepthFirst, 2, 3, None);
    let moment = trace.moment(2);
    let shown = Shown::new(moment, &Folds::default(), 100);
    let mut text = String::new();
    dot::write(&mut text, moment, &shown, &Odd).expect("a String takes all");
    assert_eq!(check_dot(&text), (5, 4));
    assert!(text.contains("n1 -> n2 [label=\"\\\"<300>\\\\&\"];"), "{text}");
    check_drawn(&text, (5, 4));
    let mut text = String::new();
    svg::write(&mut text, moment, &Layout::new(shown), &Odd, true).expect("a String takes all");
    check_xml(&text);
    assert!(text.contains(">&lt;&amp;&gt;<"), "{text}");
    let mut text = String::new();
    json::write(&mut text, &trace, &Odd).expect("a String takes all");
    let second = text.lines().nth(2).expect("a node");
    let second: Value = serde_json::from_str(second).expect("an object");
    assert_eq!(second["move"], "\"<300>\\&");
}

/// The tree of the published example as text, whole.
#[test]
fn the_published_tree_as_dot() {
    let puzzle = super::published::example();
    let trace = Ask::whole(Engine::Script(super::searches::RONI)).misplaced(&puzzle).trace;
    let moment = trace.moment(1);
    let shown = Shown::new(moment, &Folds::default(), 100);
    let mut text = String::new();
    let boards = SlidingTree { start: puzzle.start(), are_drawn: true };
    dot::write(&mut text, moment, &shown, &boards).expect("a String takes all");
    let mut expected = String::new();
    let colours = ["#ffb347", "#ffffff", "#ffffff", "#ffffff"];
    let labels = [
        r"1 2 3\n5 6  \n7 8 4\n1: ĉ = 0 + 3 = 3",
        r"1 2  \n5 6 3\n7 8 4\n2: ĉ = 1 + 4 = 5",
        r"1 2 3\n5   6\n7 8 4\n3: ĉ = 1 + 2 = 3",
        r"1 2 3\n5 6 4\n7 8  \n4: ĉ = 1 + 4 = 5",
    ];
    let states = ["e-node", "live", "live", "live"];
    expected.push_str("digraph search {\n");
    expected.push_str("  node [shape=box style=filled fontname=\"monospace\"];\n");
    expected.push_str(
        "  graph [labelloc=b label=\"Each node has its number and, after the colon, ĉ = g + h: the \
         cost of the moves so far, g, plus what the search counts for those still to come, h (its \
         bound, times the weight if there is one; 0 in a blind search).\"];\n",
    );
    for node in 0..4 {
        let (label, colour, state) = (labels[node], colours[node], states[node]);
        writeln!(
            expected,
            "  n{} [label=\"{label}\", fillcolor=\"{colour}\", tooltip=\"{state}\"];",
            node + 1
        )
        .expect("a String takes all");
    }
    expected.push_str("  n1 -> n2 [label=\"U\"];\n");
    expected.push_str("  n1 -> n3 [label=\"L\"];\n");
    expected.push_str("  n1 -> n4 [label=\"D\"];\n}\n");
    assert_eq!(text, expected);
    check_drawn(&text, (4, 3));
}
