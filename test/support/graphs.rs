//! Texts for Graphviz: that they are written as it reads them, and that it draws them.

use std::collections::HashSet;
use std::io::Write;
use std::process::{Command, Stdio};

/// What `dot` makes of a text, without a word of complaint; `None` where it is not installed. With
/// DOT_MUST_RUN in the environment it must be there, so that a run on a fresh machine cannot pass
/// over this in silence.
fn graphviz(text: &str) -> Option<String> {
    let mut command = Command::new("dot");
    command.arg("-Tsvg").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let Ok(mut child) = command.spawn() else {
        let must_run = std::env::var_os("DOT_MUST_RUN").is_some();
        assert!(!must_run, "dot is not installed, and DOT_MUST_RUN is set");
        eprintln!("not tried with dot, which is not installed");
        return None;
    };
    let mut input = child.stdin.take().expect("a pipe");
    let owned = text.to_owned();
    let writer = std::thread::spawn(move || input.write_all(owned.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("no panic").expect("it reads all");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{told}\n{text}");
    assert!(!told.contains("Warning: ") && !told.contains("Error: "), "{told}\n{text}");
    Some(String::from_utf8(output.stdout).expect("text"))
}

/// `dot` draws as many nodes and edges as were written.
pub fn check_drawn(text: &str, (nodes, edges): (usize, usize)) {
    let Some(drawn) = graphviz(text) else { return };
    let count = |class: &str| drawn.matches(&format!("class=\"{class}\"")).count();
    assert_eq!((count("node"), count("edge")), (nodes, edges), "{text}");
}

/// The statements of a DOT text: an identifier, perhaps an arrow to another, attributes in
/// brackets with quoted values.
pub fn check_dot(text: &str) -> (usize, usize) {
    let body = text.strip_prefix("digraph search {\n").and_then(|text| text.strip_suffix("}\n"));
    let (mut nodes, mut edges) = (HashSet::new(), 0);
    for line in body.expect("a graph").lines() {
        let line = line.strip_suffix("];").expect("attributes").trim();
        let (head, attributes) = line.split_once(" [").expect("attributes");
        // Quotes come in pairs; a quote after a backslash does not count.
        let plain = attributes.replace("\\\\", "").replace("\\\"", "");
        assert!(plain.matches('"').count().is_multiple_of(2), "{line}");
        match head.split_once(" -> ") {
            Some((from, to)) => {
                assert!(nodes.contains(from) && nodes.contains(to), "{line}");
                edges += 1;
            }
            None if ["node", "graph"].contains(&head) => {}
            None => assert!(nodes.insert(head.to_owned()), "{line}"),
        }
    }
    (nodes.len(), edges)
}
