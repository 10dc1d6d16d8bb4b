//! Usage: help, and what is refused with status 2.

use crate::run;

/// That the arguments are refused with `message`.
fn refused(arguments: &str, message: &str) {
    let answer = run(arguments);
    assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
    assert!(answer.err.starts_with(&format!("error: {message}")), "{arguments}: {}", answer.err);
}

const NO_QUEUE: &str =
    "is for --search best-first: iterative deepening (--search ida) keeps no queue";
const NO_SET: &str = "is for --search best-first, bfs and dfs: iterative deepening (--search ida) keeps \
                      no visited set";

#[test]
fn what_only_best_first_can_do() {
    for search in ["", "--search ida"] {
        refused(&format!("solve {search} --ties newest x"), &format!("--ties {NO_QUEUE}"));
        refused(&format!("solve {search} --no-visited x"), &format!("--no-visited {NO_SET}"));
        refused(
            &format!("solve {search} --order URDL x"),
            "--order is for --search best-first, bfs and dfs: iterative deepening (--search ida) has an order of its own",
        );
    }
}

#[test]
fn the_anytime_search_leaves_no_choice() {
    for option in
        ["--bound manhattan", "--weight 1", "--ties oldest", "--order URDL", "--no-visited"]
    {
        let name = option.split(' ').next().unwrap_or_default();
        let message =
            format!("{name} is not for --search anytime, which chooses its own bounds and order");
        refused(&format!("solve --search anytime {option} x"), &message);
    }
}

#[test]
fn presets_leave_no_choice() {
    for option in [
        "--search ida",
        "--search anytime",
        "--bound manhattan",
        "--ties oldest",
        "--order URDL",
        "--weight 1",
        "--no-visited",
    ] {
        let answer = run(&format!("solve --preset roni {option} x"));
        let name = option.split(' ').next().unwrap_or_default();
        assert!(answer.err.contains("cannot be used with"), "{option}: {}", answer.err);
        assert!(answer.err.contains(name), "{option}: {}", answer.err);
        assert_eq!(answer.status, 2);
    }
}

/// Who wants the course's search with another order of children is told how to write it: with the
/// usual order that is the same search.
#[test]
fn the_search_of_the_course_is_spelled_out() {
    let spelled = "--search best-first --bound misplaced --ties newest";
    for option in ["--order URDL", "--ties oldest"] {
        let answer = run(&format!("report --preset course {option} course/roni-tc4.txt"));
        let name = option.split(' ').next().unwrap_or_default();
        assert!(answer.err.contains(&format!("{name} cannot be used with --preset course")));
        assert!(answer.err.contains(spelled), "{option}: {}", answer.err);
        assert_eq!(answer.status, 2);
    }
    for name in ["roni-tc4", "rahardjo-valid2", "roni-tc2"] {
        let counts = |options: &str| {
            let object = run(&format!("solve --json {options} course/{name}.txt")).object();
            ["expanded", "generated", "nodes_peak", "moves"].map(|key| object[key].clone())
        };
        assert_eq!(counts("--preset course"), counts(&format!("{spelled} --order ULDR")), "{name}");
    }
}

/// After `help` the language can be chosen, as anywhere; no other option has a meaning there.
#[test]
fn options_after_help() {
    let english = run("check --help").out;
    let about = english.lines().next().expect("a line");
    for words in
        ["help check --language en", "help --language=en check", "--language en help check"]
    {
        let answer = run(words);
        assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{words}");
        assert!(answer.out.starts_with(about), "{words}: {}", answer.out);
    }
    let indonesian = run("help check --language id").out;
    assert!(indonesian.contains("Pemakaian: langkah check"), "{indonesian}");
    refused("help check --json", "--json cannot stand after 'help'");
}

/// A negative number is the value of its option, so that the person is told what the option takes.
#[test]
fn negative_numbers_are_out_of_range() {
    for (arguments, told) in [
        ("solve --nodes -1 x", "'--nodes <N>': expected a whole number of at least 0"),
        ("solve --memory -1 x", "'--memory <MIB>': expected a whole number of at least 0"),
        ("solve --jobs -2 x", "'--jobs <N>': expected a whole number of at least 1"),
        ("solve --depth -1 x", "'--depth <MOVES>': expected a whole number from 0 to 1000000000"),
        ("solve --time -1 x", "'--time <SECONDS>': expected a number of seconds"),
        ("solve --show -1 x", "'--show <all|none|N>': expected all, none or a number of steps"),
        ("grade --nodes -1 x", "'--nodes <N>': expected a whole number of at least 0"),
        ("random --count -1", "'--count <N>': expected a whole number of at least 1"),
        ("random --moves -1", "'--moves <K>': expected a whole number from 0 to 1000000"),
        ("practice --level -1", "'--level <N>': expected a number from 1 to 5"),
        ("practice --count -1", "'--count <N>': expected a whole number from 1 to 1000"),
        ("export --to x.png --width -1 x", "'--width <PIXELS>': expected a whole number from 16"),
        ("unique --seed -1 x", "'--seed <N>': expected a whole number of at least 0"),
    ] {
        let number = if arguments.contains("-2") { "-2" } else { "-1" };
        refused(arguments, &format!("invalid value '{number}' for {told}"));
    }
}

#[test]
fn values_out_of_range() {
    for weight in ["-1", "101", "NaN", "inf", "x"] {
        let message = format!(
            "invalid value '{weight}' for '--weight <W>': expected a number from 0 to 10\n"
        );
        refused(&format!("solve --weight {weight} x"), &message);
    }
    for time in ["-1", "NaN", "inf", "soon"] {
        let message = format!(
            "invalid value '{time}' for '--time <SECONDS>': expected a number of seconds, such as \
             10 or 0.5\n"
        );
        refused(&format!("solve --time {time} x"), &message);
    }
    refused("solve --show 0 x", "invalid value '0' for '--show <all|none|N>': expected all, none");
    for (option, given, why) in [
        ("--memory <MIB>", "much", "expected a whole number\n"),
        ("--nodes <N>", "1.5", "expected a whole number\n"),
        ("--threads <N>", "0", "expected a whole number of at least 1\n"),
        ("--jobs <N>", "99999999999999999999", "the number is too great\n"),
    ] {
        let name = option.split(' ').next().expect("a word");
        let message = format!("invalid value '{given}' for '{option}': {why}");
        refused(&format!("solve {name} {given} x"), &message);
    }
    refused("random --size 4x11", "invalid value '4x11' for '--size <RxC>': a 4×11 board is not");
    refused("random --size 0x3", "invalid value '0x3' for '--size <RxC>': expected rows and");
    refused("random --size 99999999999x99999999999", "invalid value '99999999999x99999999999'");
    refused("random --count 0", "invalid value '0' for '--count <N>': expected a whole number of");
    refused("random --moves 5000000000", "invalid value '5000000000' for '--moves <K>'");
}

#[test]
fn names_that_are_none() {
    refused("solve --bound best x", "invalid value 'best' for '--bound <BOUND>'");
    refused("solve --search a-star x", "invalid value 'a-star' for '--search <SEARCH>'");
    refused("solve --preset me x", "invalid value 'me' for '--preset <NAME>'");
    refused("check --goal home x", "invalid value 'home' for '--goal <GOAL>'");
    refused(
        "solve --search bfs --order ULDU x",
        "invalid value 'ULDU' for '--order <ORDER>': an order of children has each of the letters U, L, D and R once, such as URDL",
    );
    refused("solve --ties most x", "invalid value 'most' for '--ties <RULE>'");
}

#[test]
fn what_cannot_go_together() {
    refused("solve", "the following required arguments were not provided:\n  <FILE>...");
    refused("check", "the following required arguments were not provided:\n  <FILE>...");
    refused("random --any --moves 3", "the argument '--any' cannot be used with '--moves <K>'");
    refused(
        &format!("random --seed {} --count 2", u64::MAX),
        "--seed and --count together go past",
    );
    refused("solve --within 20 -", "--within is for --split");
    refused("solve --within 20 --show none -", "--within is for --split");
    for option in ["--orthogonal", "--hexagonal", "--shape heart", "--difficulty easy", "--edges 4"]
    {
        let name = option.split(' ').next().expect("a word");
        refused(&format!("random {option}"), &format!("{name} is for --hidato"));
        refused(&format!("random --size 3x3 {option}"), &format!("{name} is for --hidato"));
    }
    refused("--windowed", "unexpected argument '--windowed' found");
}

#[test]
fn help_tells_the_options_and_the_statuses() {
    let help = run("--help");
    assert_eq!((help.status, help.err.as_str()), (0, ""));
    for word in [
        "check",
        "solve",
        "compare",
        "random",
        "completions",
        "man",
        "[FILE]...",
        "Exit status: 0 all solved",
    ] {
        assert!(help.out.contains(word), "{word}");
    }
    let help = run("solve --help").out;
    for option in [
        "--search",
        "--bound",
        "--preset",
        "--ties",
        "--order",
        "--weight",
        "--no-visited",
        "--time",
        "--memory",
        "--nodes",
        "--lines",
        "--goal",
        "--show",
        "--json",
        "--threads",
        "--jobs",
        "--pause",
        "words",
        "walking-distance",
        "pattern-db",
        "rahardjo",
        "blank-first",
        "oldest",
    ] {
        assert!(help.contains(option), "{option}");
    }
    assert_eq!(run("--version").out, format!("langkah {}\n", env!("CARGO_PKG_VERSION")));
}

/// If a subcommand is typed wrongly, the one that was meant is named, whatever follows.
#[test]
fn a_mistyped_subcommand_is_named() {
    for (arguments, word, near) in [
        ("slove", "slove", "solve"),
        ("cehck --json course/roni-tc4.txt", "cehck", "check"),
        ("--language en reprot x.txt", "reprot", "report"),
        ("Compare", "Compare", "compare"),
        ("hlep", "hlep", "help"),
    ] {
        let answer = run(arguments);
        let told =
            format!("langkah: {word}: no subcommand and no file; did you mean `langkah {near}`?\n");
        assert_eq!((answer.status, answer.err), (2, told), "{arguments}");
        assert_eq!(answer.out, "");
    }
    assert!(run("--help slove").out.contains("Usage: langkah"), "help is no fault");
    let unlike = run("--nothing xyzzy");
    assert!(unlike.err.starts_with("error: unexpected argument '--nothing'"), "{}", unlike.err);
}
