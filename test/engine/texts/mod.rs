//! Reading texts: boards, and any text a person may bring.

mod any;
mod indonesian;
mod parsing;
