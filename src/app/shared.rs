//! The choices of several windows in one file. The window that is closed last writes all of them;
//! so it takes over those that only another window has changed.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Map, Value};

use crate::session::settings::Settings;
use crate::session::settings::stored::Appearance;

/// What a window keeps, without the puzzles: its settings, and how it looks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shared {
    #[serde(flatten)]
    pub settings: Settings,
    pub view: Appearance,
}

/// The groups of choices. Each choice in them is one by itself.
const GROUPS: [&str; 6] = ["hidato", "compare", "files", "report", "play", "view"];
/// The puzzles of the window itself: another room decides which of them are kept.
const PUZZLES: [&str; 2] = ["last", "others"];

/// The name of a choice, and that of its group before it if it is in one.
type Name = (String, String);

/// The choices that a window has changed since it was opened.
pub struct Changed {
    begun: BTreeMap<Name, Value>,
    names: BTreeSet<Name>,
}

impl Changed {
    pub fn since(begun: &Shared) -> Self {
        Self { begun: split(begun), names: BTreeSet::new() }
    }

    /// What is to be kept of the window's own choices, where the file holds `stored`. A choice that
    /// was changed once stays the window's own, also when it is as it was again.
    pub fn merge(&mut self, own: Shared, stored: &Shared) -> Shared {
        let (mut merged, stored) = (split(&own), split(stored));
        let all: BTreeSet<Name> = merged.keys().chain(self.begun.keys()).cloned().collect();
        let differ = all.into_iter().filter(|name| merged.get(name) != self.begun.get(name));
        self.names.extend(differ);
        merged.retain(|name, _| self.is_own(name) || stored.contains_key(name));
        merged.extend(stored.into_iter().filter(|(name, _)| !self.is_own(name)));
        joined(merged).unwrap_or(own)
    }

    fn is_own(&self, name: &Name) -> bool {
        self.names.contains(name) || name.0 == "files" && PUZZLES.contains(&name.1.as_str())
    }
}

fn split(choices: &Shared) -> BTreeMap<Name, Value> {
    let Ok(Value::Object(all)) = serde_json::to_value(choices) else { return BTreeMap::new() };
    let parts = all.into_iter().flat_map(|(name, value)| match value {
        Value::Object(group) if GROUPS.contains(&name.as_str()) => {
            group.into_iter().map(|(one, value)| ((name.clone(), one), value)).collect()
        }
        value => vec![((String::new(), name), value)],
    });
    parts.collect()
}

fn joined(parts: BTreeMap<Name, Value>) -> Option<Shared> {
    let mut all = Map::new();
    for ((group, name), value) in parts {
        if group.is_empty() {
            all.insert(name, value);
        } else {
            let group = all.entry(group).or_insert_with(|| Value::Object(Map::new()));
            group.as_object_mut()?.insert(name, value);
        }
    }
    let view = serde_json::from_value(all.remove("view")?).ok()?;
    let settings = serde_json::from_value(Value::Object(all)).ok()?;
    Some(Shared { settings, view })
}
