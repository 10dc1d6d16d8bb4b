//! `completions` and `man`.

use crate::run;

#[test]
fn every_shell_completes_every_subcommand() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let answer = run(&format!("completions {shell}"));
        assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{shell}");
        for word in ["check", "solve", "compare", "random", "convert", "letters"] {
            assert!(answer.out.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(run("completions none").status, 2);
}

/// What bash takes for the beginning of an argument, by its own rules.
#[cfg(unix)]
#[test]
fn bash_completes() {
    let script = "source <(\"$0\" completions bash); COMP_WORDS=(langkah solve --pre); COMP_CWORD=2; \
                  _langkah langkah --pre solve; echo \"${COMPREPLY[@]}\"";
    let mut bash = std::process::Command::new("bash");
    let output = bash.args(["-c", script, env!("CARGO_BIN_EXE_langkah")]).output();
    let output = output.expect("there is a bash");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "--preset", "{output:?}");
}

#[test]
fn manual_pages() {
    let whole = run("man");
    assert_eq!((whole.status, whole.err.as_str()), (0, ""));
    for word in [".TH langkah 1", "langkah\\-solve(1)", "EXIT STATUS", "search\\-tree.md"] {
        assert!(whole.out.contains(word), "{word}: {}", whole.out);
    }
    // Statuses stand there in the words of the manual.
    let page = include_str!("../../assets/manual/en/terminal.md");
    let plain = whole.out.replace('\\', "");
    for status in 0..4 {
        let row = page.lines().find_map(|line| line.strip_prefix(&format!("| {status} | ")));
        let meaning = row.and_then(|row| row.strip_suffix(" |")).expect("a row of the table");
        assert!(plain.contains(&format!(".TP\n{status}\n{meaning}\n")), "{status}: {}", whole.out);
    }
    for (subcommand, word) in [("solve", "pause"), ("check", "moves"), ("random", "seed")] {
        let page = run(&format!("man {subcommand}"));
        assert!(page.out.contains(&format!(".TH langkah-{subcommand} 1")), "{}", page.out);
        assert!(page.out.contains(word), "{}", page.out);
    }
    assert_eq!(run("man none").status, 2);
}

#[test]
fn a_page_names_only_pages_that_there_are() {
    let whole = run("man").out;
    let named: Vec<&str> = whole
        .split("langkah\\-")
        .skip(1)
        .filter_map(|rest| rest.split_once("(1)").map(|(name, _)| name))
        .filter(|name| name.bytes().all(|letter| letter.is_ascii_lowercase()))
        .collect();
    assert!(named.len() >= 9, "{named:?}");
    for subcommand in named {
        let page = run(&format!("man {subcommand}"));
        assert_eq!((page.status, page.err.as_str()), (0, ""), "{subcommand}");
        assert!(page.out.contains(&format!(".TH langkah-{subcommand} 1")), "{}", page.out);
    }
}
