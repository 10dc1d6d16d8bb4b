//! Everything that can be asked of a session, in any order.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::target::Target;
use crate::walk;

/// Acts of one walk: a power of two, so that halves of the bytes are walks as well.
const ACTS: usize = 256;

pub fn target() -> Target {
    Target { name: "session", usual: 300, corpus: Vec::new(), make, judge }
}

fn make(_: &[Vec<u8>], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = vec![0; ACTS * walk::CHUNK];
    rng.fill_bytes(&mut bytes);
    bytes
}

fn judge(input: &[u8]) {
    let mut acts = Vec::new();
    let hear = |act: &str| acts.push(act.to_owned());
    let walked = catch_unwind(AssertUnwindSafe(|| {
        walk::walk(input, &mut walk::Counts::new(), hear);
    }));
    if let Err(payload) = walked {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        match text.or_else(|| payload.downcast_ref::<String>().cloned()) {
            Some(what) => panic!("{what}\nafter\n{}", acts.join("\n")),
            None => resume_unwind(payload),
        }
    }
}
