//! Tables on disk: they come back word by word, or not at all.

use std::fs;

use langkah::files::shelf::Tables;
use langkah_engine::search::watch::Halt;
use langkah_engine::sliding::pattern::shelf::Shelf;
use proptest::prelude::*;

use crate::folders::{folder, names};

fn go_on(_: f32) -> Result<(), Halt> {
    Ok(())
}

/// What is taken from the tables under a name.
fn taken(tables: &Tables, name: &str, len: usize) -> Option<Vec<u64>> {
    let mut words = vec![7; len];
    let is_whole = tables.take(name, &mut words, &mut go_on).expect("nothing ends it");
    is_whole.then_some(words)
}

#[test]
fn every_damage_is_seen() {
    let tables = Tables::within(&folder("shelf"));
    let words: Vec<u64> =
        (0..300_u64).map(|word| word.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    assert!(!tables.has("a") && taken(&tables, "a", 300).is_none());
    // Nothing is written without the person's word.
    tables.keep("a", &words, &mut go_on).expect("nothing ends it");
    assert!(!tables.has("a"));
    tables.let_grow(true);
    tables.keep("a", &words, &mut go_on).expect("nothing ends it");
    assert!(tables.has("a") && taken(&tables, "a", 300) == Some(words.clone()));
    assert_eq!((taken(&tables, "a", 299), taken(&tables, "a", 301)), (None, None));

    let path = tables.folder().join("a.table");
    let whole = fs::read(&path).expect("it reads");
    assert_eq!((whole.len(), tables.kept()[0].bytes), (2432, 2432));
    for at in (0..whole.len()).filter(|at| *at < 40 || at % 7 == 0) {
        let mut damaged = whole.clone();
        damaged[at] ^= 1 << (at % 8);
        fs::write(&path, damaged).expect("it is written");
        assert_eq!(taken(&tables, "a", 300), None, "{at}");
    }
    for cut in [0, 31, 32, 2431] {
        fs::write(&path, &whole[..cut]).expect("it is written");
        assert_eq!(taken(&tables, "a", 300), None, "{cut}");
    }
    // A table under another table's name is foreign.
    fs::write(tables.folder().join("b.table"), &whole).expect("it is written");
    assert_eq!(taken(&tables, "b", 300), None);
    // A damaged one is written again even if no new ones may come.
    tables.let_grow(false);
    tables.keep("a", &words, &mut go_on).expect("nothing ends it");
    assert_eq!(taken(&tables, "a", 300), Some(words));
    tables.delete().expect("the system allows it");
    assert!(names(tables.folder()).is_empty() && tables.kept().is_empty());
}

#[test]
fn what_is_stopped_leaves_nothing() {
    let tables = Tables::within(&folder("shelf-stopped"));
    tables.let_grow(true);
    let words = vec![5; 700_000];
    for most in 0..6 {
        let mut beats = 0;
        let kept = tables.keep("a", &words, &mut |_| {
            beats += 1;
            if beats > most { Err(Halt::Stopped) } else { Ok(()) }
        });
        assert_eq!(kept, Err(Halt::Stopped), "{most}");
        assert!(names(tables.folder()).is_empty());
    }
    tables.keep("a", &words, &mut go_on).expect("nothing ends it");
    let mut taken = vec![0; words.len()];
    let halted = tables.take("a", &mut taken, &mut |share| {
        if share > 0.5 { Err(Halt::Stopped) } else { Ok(()) }
    });
    assert_eq!(halted, Err(Halt::Stopped));
}

proptest! {
    #[test]
    fn words_go_round(words in prop::collection::vec(any::<u64>(), 0..200)) {
        let tables = Tables::within(&folder("shelf-round"));
        tables.let_grow(true);
        tables.keep("x", &words, &mut go_on).expect("nothing ends it");
        prop_assert_eq!(taken(&tables, "x", words.len()), Some(words));
    }
}
