//! Comma-separated values, by RFC 4180 but for the line ends, which are single.

use crate::search::limits::Limit;

/// A field, in quotes where its text needs them.
pub fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// `nodes`, `memory` or `time`.
pub const fn limit(limit: Limit) -> &'static str {
    match limit {
        Limit::Nodes => "nodes",
        Limit::Memory => "memory",
        Limit::Time => "time",
    }
}
