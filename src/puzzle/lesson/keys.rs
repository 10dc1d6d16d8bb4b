//! The keys of a lesson and of its steps in a file.

pub(super) const TITLE: &str = "title";
pub(super) const AUTHOR: &str = "author";
pub(super) const PUZZLE: &str = "puzzle";
pub(super) const SEARCH: &str = "search";

pub(super) const STEP: &str = "step";
pub(super) const VIEW: &str = "view";
pub(super) const AT: &str = "at";
pub(super) const NODE: &str = "node";
pub(super) const NOTE: &str = "note";
pub(super) const QUESTION: &str = "question";
pub(super) const HIDE: &str = "hide";
