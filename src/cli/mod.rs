//! Arguments, running, printing.
