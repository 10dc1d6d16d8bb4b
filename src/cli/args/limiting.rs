//! When a search gives up.

use clap::Args;
use langkah_engine::search::limits::Limits;

use super::values::{seconds, whole};

#[derive(Args, Debug)]
pub(super) struct Limiting {
    /// Give up after this much searching [default for anytime: 60, in a comparison: 10 each]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time: Option<f64>,
    #[command(flatten)]
    size: Size,
}

/// How large a search may become.
#[derive(Args, Debug)]
pub(super) struct Size {
    /// Give up before the search uses more memory than this [default: 2048; anytime at most 448]
    #[arg(long, value_name = "MIB", value_parser = whole::<u64>)]
    memory: Option<u64>,
    /// Give up after generating this many nodes
    #[arg(long, value_name = "N", value_parser = whole::<u64>)]
    nodes: Option<u64>,
}

impl Limiting {
    /// The limits of a search.
    pub(super) fn limits(&self) -> Limits {
        self.size.limits()
    }
}

impl Size {
    pub(super) fn limits(&self) -> Limits {
        let usual = Limits::usual();
        Limits {
            generated_max: self.nodes.unwrap_or(usual.generated_max),
            memory_max: self.memory.map_or(usual.memory_max, |mib| mib.saturating_mul(1 << 20)),
        }
    }
}
