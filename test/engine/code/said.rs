//! The lines in words: short enough for the panel, no two of a listing alike in both languages.

use langkah_engine::hidato::propagate::Rule;
use langkah_engine::hidato::published::{Measure, Variant};
use langkah_language::Language;
use langkah_puzzle::code::{Act, Listing, hidato};
use langkah_puzzle::hidato::{Plan, Request};

use super::{listing, plans};

/// The most letters of a line with its indent.
const LETTERS_MAX: usize = 46;

fn listings() -> Vec<Listing> {
    let mut listings: Vec<Listing> = plans().into_iter().map(listing).collect();
    listings.push(listing(langkah_engine::plan::Plan::Shortest));
    let order = "URDL".parse().expect("an order");
    listings.extend(plans().into_iter().map(|plan| listing(plan.in_order(order))));
    for plan in Plan::ALL {
        for first_only in [false, true] {
            for level in [Rule::Chain, Rule::Guess] {
                for cost in [Measure::Euclid, Measure::Slack] {
                    let variant = Variant { cost, filters: first_only };
                    let request =
                        Request { plan, first_only, level, variant, ..Request::default() };
                    listings.push(hidato::listing(&request));
                }
            }
        }
    }
    listings
}

#[test]
fn lines_are_short_in_both_languages() {
    let mut told = Vec::new();
    for language in Language::all() {
        langkah_language::within(language, || {
            for listing in listings() {
                let lines = listing.lines();
                assert!((7..=17).contains(&lines.len()), "{listing:?}");
                for line in lines {
                    let letters = line.text().chars().count() + 2 * usize::from(line.indent);
                    if letters > LETTERS_MAX {
                        told.push(format!("{}: {letters}: {}", language.tag(), line.text()));
                    }
                }
            }
        });
    }
    told.sort();
    told.dedup();
    assert!(told.is_empty(), "{told:#?}");
}

#[test]
fn a_chosen_order_of_children_is_told() {
    let order = "URDL".parse().expect("an order");
    for plan in plans() {
        let told = |plan| {
            let listing = listing(plan);
            listing.lines().iter().any(|line| line.text().contains("(URDL)"))
        };
        assert!(!told(plan), "{plan:?}");
        assert_eq!(told(plan.in_order(order)), plan.order().is_some(), "{plan:?}");
    }
}

#[test]
fn every_listing_has_a_loop_and_a_block_below_each_head() {
    for listing in listings() {
        let lines = listing.lines();
        assert_eq!(lines.iter().filter(|line| line.act == Act::While).count(), 1);
        assert_eq!(lines[0].indent, 0);
        for (index, line) in lines.iter().enumerate() {
            let is_head = matches!(
                line.act,
                Act::While | Act::Repeat | Act::If(_) | Act::ElseIf(_) | Act::Else | Act::For(_)
            );
            assert_eq!(!listing.block(index).is_empty(), is_head, "{line:?}");
        }
    }
}
