//! Results of play: dates against a calendar of other making, the file, averages, and exports.

use langkah_engine::hidato::board::Topology;
use langkah_engine::sliding::board::Goal;
use langkah_engine::sliding::text::one_line;
use langkah_puzzle::Family;
use langkah_puzzle::date::{Date, Moment};
use langkah_puzzle::read::{self, Any};
use langkah_puzzle::results::{Entry, Origin, csv, file, summary, words};
use proptest::prelude::*;

fn entry(milliseconds: u64) -> Entry {
    Entry {
        date: Moment(1_795_442_709),
        family: Family::Sliding,
        size: "3x3".to_owned(),
        goal: "snail".to_owned(),
        metric: "multi".to_owned(),
        origin: Origin::Random,
        daily: None,
        attempt: 1,
        moves: 20,
        fewest: Some(18),
        fewest_is_proved: true,
        milliseconds,
        hints: 0,
        puzzle: "1 2 3/8 0 4/7 6 5".to_owned(),
        kind: String::new(),
        made: String::new(),
        times: String::new(),
    }
}

/// The day after a day, by the rules of the calendar alone.
fn next((year, month, day): (u32, u32, u32)) -> (u32, u32, u32) {
    let is_leap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0;
    let days = [31, if is_leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    match (day < days[month as usize - 1], month < 12) {
        (true, _) => (year, month, day + 1),
        (false, true) => (year, month + 1, 1),
        (false, false) => (year + 1, 1, 1),
    }
}

#[test]
fn days_follow_each_other_as_in_the_calendar() {
    let mut day = (1970, 1, 1);
    for count in 0..200_000_u64 {
        let (year, month, of_month) = day;
        let date = Moment(count * 86_400 + 86_399).date();
        assert_eq!(Some(date), Date::new(year, month, of_month));
        let text = format!("{year:04}-{month:02}-{of_month:02}");
        assert_eq!((date.to_string(), text.parse()), (text, Ok(date)));
        assert_eq!(date.seed(), u64::from(year) * 10_000 + u64::from(month * 100 + of_month));
        day = next(day);
    }
    assert_eq!(Moment(u64::MAX).date().to_string(), "9999-12-31");
    for wrong in [
        "", "2026", "2026-2-30", "2026-02-30", "2026-13-01", "1969-12-31", "2026-11-23 ",
        "+026-11-23", "2026-00-10", "2026-11-00", "2026-11-23-1", "12026-11-23",
    ] {
        assert!(wrong.parse::<Date>().is_err(), "{wrong}");
    }
}

#[test]
fn a_moment_is_written_as_rfc_3339_has_it() {
    let moment = Moment(1_795_442_709);
    assert_eq!(moment.to_string(), "2026-11-23T14:05:09Z");
    assert_eq!(moment.short(), "2026-11-23 14:05");
    for wrong in [
        "2026-11-23T14:05:09",
        "2026-11-23T24:00:00Z",
        "2026-11-23T14:05Z",
        "2026-11-23T14:5:09Z",
        "2026-11-23 14:05:09Z",
        "2026-11-23T14:05:+9Z",
    ] {
        assert!(wrong.parse::<Moment>().is_err(), "{wrong}");
    }
}

#[test]
fn averages_leave_out_the_best_and_the_worst() {
    assert_eq!(summary::average(&[1, 2, 3, 4], 5), None);
    assert_eq!(summary::average(&[9_000, 1_000, 2_000, 3_000, 100_000, 5], 5), Some(2_000));
    assert_eq!(summary::average(&[5; 12], 12), Some(5));
    assert_eq!(summary::average(&[7, 7], 2), None);
    // 9.000, 1.000, 2.000, 3.000, 4.000: 1 and 9 are left out.
    let times = [9_000, 1_000, 2_000, 3_000, 4_000];
    assert_eq!(summary::average(&times, 5), Some(3_000));
}

#[test]
fn only_what_can_be_compared_is_summed_up() {
    let mut entries: Vec<Entry> = [9_000, 1_000, 2_000, 3_000, 4_000].map(entry).to_vec();
    entries.push(Entry { hints: 1, ..entry(1) });
    entries.push(Entry { attempt: 2, ..entry(2) });
    entries.push(Entry { origin: Origin::Walk, ..entry(3) });
    entries.push(Entry { size: "4x4".to_owned(), moves: 60, ..entry(70_000) });
    let hidato = Entry {
        family: Family::Hidato,
        size: "6x6".to_owned(),
        goal: String::new(),
        metric: String::new(),
        ..entry(65_000)
    };
    for kind in ["hidato easy", "numbrix ring hard", "hidato easy"] {
        entries.push(Entry { kind: kind.to_owned(), ..hidato.clone() });
    }
    let all = summary::all(&entries);
    let told: Vec<String> = all.iter().map(words::summary).collect();
    assert_eq!(
        told,
        [
            "6×6, Hidato, easy: 2 solved, best 1:05.0",
            "6×6, Numbrix, ring, hard: 1 solved, best 1:05.0",
            "4×4, snail, multi-tile moves: 1 solved, best 1:10.0, fewest moves 60",
            "3×3, snail, multi-tile moves: 5 solved, best 0:01.0, fewest moves 20, average of 5: 0:03.0",
        ]
    );
}

#[test]
fn times_are_told_as_a_clock_tells_them() {
    for (milliseconds, told) in [
        (0, "0:00.0"),
        (99, "0:00.0"),
        (42_199, "0:42.1"),
        (61_000, "1:01.0"),
        (3_599_999, "59:59.9"),
        (3_723_400, "1:02:03.4"),
    ] {
        assert_eq!(words::clock(milliseconds), told);
    }
}

#[test]
fn a_damaged_line_takes_no_other_with_it() {
    let text = file::write(&[entry(1), entry(2), entry(3)]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4);
    let half = &lines[2][..30];
    let damaged = [lines[0], lines[1], half, "", lines[3]].join("\n");
    let read = file::read(&damaged);
    assert_eq!((read.entries, read.damaged), (vec![entry(1), entry(3)], vec![3]));
    // The first line is missing, or that of another version.
    let read = file::read(&lines[1..].join("\n"));
    assert_eq!((read.entries.len(), read.damaged), (3, vec![1]));
    let read = file::read(&text.replacen("\"version\":1", "\"version\":2", 1));
    assert_eq!((read.entries.len(), read.damaged), (3, vec![1]));
    assert_eq!(file::read(""), file::Read::default());
}

#[test]
fn exports_are_for_other_programs() {
    let formula = Entry { goal: "=1+1, \"x\"".to_owned(), ..entry(4_000) };
    let text = csv::write(&[entry(4_000), formula]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0].split(',').count(), 18);
    assert_eq!(
        lines[1],
        "2026-11-23T14:05:09Z,sliding,3x3,snail,multi,random,,1,20,18,true,4.000,5.000,0,1 2 3/8 0 4/7 6 5,,,"
    );
    assert!(lines[2].contains("\"'=1+1, \"\"x\"\"\""), "{}", lines[2]);
    let made = Entry { made: "RD".to_owned(), times: "0,421".to_owned(), ..entry(1) };
    assert!(csv::write(&[made]).ends_with(",RD,\"0,421\"\n"));
    let json: serde_json::Value = serde_json::from_str(&csv::json(&[entry(4_000)])).expect("JSON");
    assert_eq!(json[0]["moves_a_second"], 5.0);
    assert_eq!(json[0]["family"], "sliding");
    assert_eq!(csv::json(&[]), "[]\n");
}

/// The puzzle of a result is read again, with its goal.
#[test]
fn a_result_is_a_puzzle_again() {
    let goals = ["blank-last", "blank-first", "snail", "8 7 6/5 4 3/2 1 0"];
    for name in goals {
        let one =
            Entry { goal: name.to_owned(), puzzle: "1 2 3/8 4 0/7 6 5".to_owned(), ..entry(1) };
        let text = one.text().expect("a puzzle");
        let read = read::any(text.as_bytes(), None, Topology::King).expect("a text of a puzzle");
        let puzzle = Any::sliding(read).expect("sliding tiles").puzzle;
        assert_eq!(one_line(puzzle.start()), one.puzzle);
        let usual = Goal::of(puzzle.goal()).map(|goal| goal.name().to_owned());
        assert_eq!(usual.unwrap_or_else(|| one_line(puzzle.goal())), name);
    }
    let hidato = "numbrix 1 0/0 4".to_owned();
    let one = Entry { goal: String::new(), puzzle: hidato.clone(), ..entry(1) };
    assert_eq!(one.text(), Some(hidato));
    for (goal, puzzle) in
        [("somewhere", "1 2 3/8 0 4/7 6 5"), ("snail", "1 2 3"), ("1 2/3 0", "1 2 3/8 0 4/7 6 5")]
    {
        let bad = Entry { goal: goal.to_owned(), puzzle: puzzle.to_owned(), ..entry(1) };
        assert_eq!(bad.text(), None, "{goal}: {puzzle}");
    }
}

/// The file is read up to a size, so only the newest keep their moves.
#[test]
fn old_results_lose_their_moves() {
    let made = |time| Entry { made: "RD".to_owned(), times: "0,9".to_owned(), ..entry(time) };
    let all: Vec<Entry> = (0..file::MADE_ENTRIES_MAX as u64 + 3).map(made).collect();
    let read = file::read(&file::write(&all)).entries;
    assert_eq!(read[..3], [entry(0), entry(1), entry(2)]);
    assert_eq!(read[3..], all[3..]);
    let longest = Entry {
        made: "R".repeat(Entry::MADE_MAX),
        times: vec![u64::from(u32::MAX).to_string(); Entry::MADE_MAX].join(","),
        ..entry(u64::MAX)
    };
    let text = file::write(&[longest, entry(u64::MAX)]);
    let bytes = |line: usize| text.lines().nth(line).map_or(0, str::len);
    let most = file::MADE_ENTRIES_MAX * bytes(1) + file::ENTRIES_MAX * 2 * bytes(2);
    assert!((most as u64) < file::BYTES_MAX, "{most} bytes");
}

/// Where no time has passed there is no speed.
#[test]
fn a_result_in_no_time_has_no_speed() {
    assert_eq!(words::row(&Entry { milliseconds: 0, ..entry(1) })[5], "");
    assert_ne!(words::row(&Entry { milliseconds: 1, ..entry(1) })[5], "");
}

/// Escapes that would change what a terminal shows are made plain.
#[test]
fn texts_of_a_file_are_safe_to_show() {
    let [size, puzzle, kind] = ["4x4\u{1b}[2J", "\u{202e}1", "numbrix \u{1b}"].map(str::to_owned);
    for family in [Family::Sliding, Family::Hidato] {
        let (size, puzzle, kind) = (size.clone(), puzzle.clone(), kind.clone());
        let evil = Entry { size, puzzle, kind, family, ..entry(1) };
        let read = file::read(&file::write(&[evil]));
        let cells = words::row(&read.entries[0]).concat();
        assert!(!cells.contains(['\u{1b}', '\u{202e}']), "{cells:?}");
    }
}

proptest! {
    /// What is written is read again, and any text is read without a fault of the program.
    #[test]
    fn files_go_round(times in prop::collection::vec(any::<u64>(), 0..20), text in ".{0,200}") {
        let entries: Vec<Entry> = times.into_iter().map(entry).collect();
        let read = file::read(&file::write(&entries));
        prop_assert_eq!(read.entries, entries);
        prop_assert!(read.damaged.is_empty());
        let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
        prop_assert_eq!(file::read(&text).damaged.len(), lines);
    }

    #[test]
    fn moments_go_round(seconds in 0_u64..253_402_300_800) {
        let moment = Moment(seconds);
        prop_assert_eq!(moment.to_string().parse(), Ok(moment));
    }

    /// An average is that of the sorted times without their ends.
    #[test]
    fn averages_are_those_of_sorted_times(times in prop::collection::vec(0_u64..10_000_000, 0..20), count in 0_usize..14) {
        let expected = (count > 2 && times.len() >= count).then(|| {
            let mut last = times[times.len() - count..].to_vec();
            last.sort_unstable();
            let inner = &last[1..count - 1];
            (inner.iter().sum::<u64>() as f64 / inner.len() as f64 + 0.5).floor() as u64
        });
        prop_assert_eq!(summary::average(&times, count), expected);
    }
}
