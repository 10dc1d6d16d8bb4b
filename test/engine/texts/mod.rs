//! Reading texts: boards, and any text a person may bring.

mod any;
mod fences;
mod indonesian;
mod parsing;
