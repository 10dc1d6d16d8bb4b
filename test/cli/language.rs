//! The language: chosen by the option, the environment or the system, and what it does not change.

use serde_json::Value;

use crate::{Answer, langkah, run};

/// Runs the binary in Indonesian.
fn indonesian(arguments: &str) -> Answer {
    run(&format!("--language id {arguments}"))
}

/// That each line stands whole in the text.
fn has_lines(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(text.lines().any(|other| other == *line), "{line}\n{text}");
    }
}

#[test]
fn results_of_a_sliding_puzzle() {
    let solved = indonesian("solve --show none course/roni-tc4.txt");
    assert_eq!((solved.status, solved.err.as_str()), (0, ""));
    has_lines(
        &solved.out,
        &[
            "X               1   jarak ubin kosong ke tempatnya pada status tujuan ganjil",
            "Langkah       13 langkah, terbukti paling sedikit",
            "Diekspansi    21",
            "Dibangkitkan  47",
            "Lintasan maks 14",
        ],
    );
    for english in ["Moves", "Search", "Expanded", "proved", "verdict"] {
        assert!(!solved.out.contains(english), "{english}: {}", solved.out);
    }
    let hopeless = indonesian("solve course/roni-tc1.txt");
    assert_eq!(hopeless.status, 1);
    has_lines(
        &hopeless.out,
        &[
            "Tak selesai   tidak ada urutan langkah yang menuju status tujuan",
            "Pencarian     tidak ada: menurut putusan, teka-teki ini tidak mempunyai solusi",
        ],
    );
    let checked = indonesian("check course/roni-tc2.txt");
    assert_eq!(checked.status, 0);
    let why = "X               1   jarak ubin kosong ke tempatnya pada status tujuan ganjil";
    has_lines(&checked.out, &[why]);
}

#[test]
fn limits_and_advice() {
    let arguments = "solve --search best-first --bound misplaced --nodes 3 course/roni-tc4.txt";
    let answer = indonesian(arguments);
    assert_eq!((answer.status, answer.err.as_str()), (3, ""));
    has_lines(
        &answer.out,
        &[
            "Tak selesai   batas 3 simpul yang dibangkitkan tercapai",
            "              tidak ada solusi dengan kurang dari 5 langkah",
            "              naikkan --nodes, atau coba --bound pattern-db, yang lebih kuat",
        ],
    );
}

#[test]
fn results_of_a_hidato() {
    let checked = indonesian("check hidato/fauzia.txt");
    assert_eq!((checked.status, checked.err.as_str()), (0, ""));
    assert!(checked.out.contains("\nTingkat kesulitan: "), "{}", checked.out);
    let refused = indonesian("check --moves L hidato/fauzia.txt");
    assert_eq!(refused.status, 2);
    assert_eq!(refused.err, "hidato/fauzia.txt: --moves hanya untuk teka-teki geser\n");
}

#[test]
fn bad_files() {
    let answer = indonesian("check absent.txt course");
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    let expected = "absent.txt: tidak dapat dibaca: tidak ada berkas atau folder dengan nama itu\n\
                    course: ini folder; yang diharapkan berkas\n";
    assert_eq!(answer.err, expected);
    let nothing = indonesian("convert --to korf absent.txt");
    assert!(nothing.err.contains("tidak dapat dibaca"), "{}", nothing.err);
}

/// Several threads read, work and print.
#[test]
fn puzzles_side_by_side() {
    let answer = indonesian("solve --jobs 2 --show none course/roni-tc4.txt course/roni-tc1.txt");
    assert_eq!((answer.status, answer.err.as_str()), (1, ""));
    assert_eq!(answer.out.matches("\nDibangkitkan  ").count(), 2, "{}", answer.out);
    assert_eq!(answer.out.matches("Generated").count(), 0, "{}", answer.out);
}

#[test]
fn a_comparison_has_its_heads() {
    let answer = indonesian("compare --searches ida:manhattan,roni course/roni-tc4.txt");
    let head = answer.out.lines().nth(1).expect("a head");
    let words: Vec<&str> = head.split_whitespace().collect();
    assert_eq!(words[..4], ["pencarian", "langkah", "terpendek", "diekspansi"], "{head}");
    let row = answer.out.lines().nth(2).expect("a row");
    assert_eq!(row.chars().count(), head.chars().count(), "{}", answer.out);
}

/// Without the fields that tell times, which hold a point.
fn untimed(text: &str) -> Vec<&str> {
    text.split(['\n', ',']).filter(|field| !field.contains('.')).collect()
}

/// Other programs read these.
#[test]
fn objects_and_tables_are_the_same_in_every_language() {
    for arguments in [
        "check --json course/roni-tc4.txt hidato/fauzia.txt absent.txt texts.tsv",
        "solve --json course/roni-tc4.txt course/roni-tc1.txt hidato/fauzia.txt",
    ] {
        let objects = |answer: &Answer| {
            let mut objects = answer.objects();
            for object in objects.iter_mut().filter_map(Value::as_object_mut) {
                object.retain(|key, _| !key.ends_with("_seconds"));
            }
            objects
        };
        let (english, other) = (run(arguments), indonesian(arguments));
        assert_eq!((english.status, objects(&english)), (other.status, objects(&other)));
    }
    for arguments in [
        "compare --csv --searches ida:manhattan,roni course/roni-tc4.txt",
        "convert --to langkah course/roni-tc4.txt",
        "random --seed 7",
    ] {
        let (english, other) = (run(arguments), indonesian(arguments));
        assert!(!english.out.is_empty(), "{arguments}");
        assert_eq!(untimed(&english.out), untimed(&other.out), "{arguments}");
    }
    let trace = |language: &str| {
        let arguments = format!("--language {language} solve --preset roni --trace -");
        let out = run(&format!("{arguments} --show none course/roni-tc4.txt")).out;
        out.lines().filter(|line| line.starts_with('{')).map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(trace("en").len() > 100);
    assert_eq!(trace("en"), trace("id"));
}

/// What an absent file is told with, where the environment has these variables alone.
fn told(variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let mut command = langkah();
    for name in ["LANGKAH_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"] {
        command.env_remove(name);
    }
    let output = command.envs(variables.iter().copied()).args(arguments).output();
    String::from_utf8(output.expect("the binary runs").stderr).expect("text")
}

#[test]
fn the_option_goes_before_the_environment_and_that_before_the_system() {
    let check = ["check", "absent.txt"];
    let (english, indonesian) = ("cannot be read", "tidak dapat dibaca");
    for (variables, word) in [
        (&[][..], english),
        (&[("LANG", "id_ID.UTF-8")][..], indonesian),
        (&[("LANG", "fr_FR.UTF-8")], english),
        (&[("LANGKAH_LANGUAGE", "id")], indonesian),
        (&[("LANGKAH_LANGUAGE", "en"), ("LANG", "id_ID.UTF-8")], english),
        // As for the system's own variables, a language that is not there is passed over.
        (&[("LANGKAH_LANGUAGE", "fr"), ("LANG", "id_ID.UTF-8")], indonesian),
        (&[("LANGKAH_LANGUAGE", ""), ("LANG", "id_ID.UTF-8")], indonesian),
    ] {
        let answer = told(variables, &check);
        assert!(answer.contains(word), "{variables:?}: {answer}");
    }
    for arguments in [
        &["--language", "id", "check", "absent.txt"][..],
        &["check", "--language", "id", "absent.txt"],
        &["check", "absent.txt", "--language=id"],
    ] {
        let answer = told(&[("LANGKAH_LANGUAGE", "en")], arguments);
        assert!(answer.contains(indonesian), "{arguments:?}: {answer}");
    }
}

#[test]
fn a_subcommand_after_a_file_is_told_in_the_language() {
    for (language, told) in [
        ("en", "error: a subcommand cannot follow the file 'a.txt'\n"),
        ("id", "kesalahan: subperintah tidak boleh mengikuti berkas 'a.txt'\n"),
    ] {
        let answer = run(&format!("a.txt --language {language} solve b.txt"));
        assert_eq!(answer.status, 2);
        assert!(answer.err.starts_with(told), "{}", answer.err);
    }
}

#[test]
fn the_option_is_shown_with_every_subcommand() {
    for page in ["", "check", "solve", "compare", "report", "random", "convert"] {
        let help = run(&format!("{page} --help")).out;
        assert!(help.contains("--language <TAG>"), "{page}: {help}");
        let manual = run(&format!("man {page}")).out;
        assert!(manual.contains("language"), "{page}: {manual}");
        assert!(manual.contains("LANGKAH_LANGUAGE"), "{page}: {manual}");
    }
    for shell in ["bash", "fish", "zsh"] {
        let script = run(&format!("completions {shell}")).out;
        assert!(script.contains("language"), "{shell}");
    }
}

/// Help of every subcommand, with nothing of clap's own words.
#[test]
fn help_is_in_the_language() {
    let whole = indonesian("--help");
    assert_eq!((whole.status, whole.err.as_str()), (0, ""));
    has_lines(
        &whole.out,
        &["Subperintah:", "Argumen:", "Pilihan:", "  solve        Menyelesaikan teka-teki"],
    );
    let subcommands = ["check", "solve", "analyse", "moves", "bound", "merge", "compare", "report"];
    let others = ["grade", "export", "random", "practice", "results", "tables", "lesson"];
    let more = ["unique", "thin", "convert", "completions", "man"];
    for subcommand in subcommands.iter().chain(&others).chain(&more) {
        for form in ["-h", "--help"] {
            let answer = indonesian(&format!("{subcommand} {form}"));
            assert_eq!((answer.status, answer.err.as_str()), (0, ""));
            assert!(answer.out.contains("\nPemakaian: langkah "), "{}", answer.out);
            let words =
                ["Usage:", "Options:", "default:", "ossible values", "Print ", "OPTIONS", "FILE"];
            for english in words {
                assert!(!answer.out.contains(english), "{subcommand}: {english}: {}", answer.out);
            }
        }
    }
    let moves = indonesian("moves -h").out;
    let at = |name: &str| moves.find(&format!("\n  {name}")).expect("an argument");
    assert!(at("<TEKA-TEKI>") < at("[LANGKAH]"), "{moves}");
    let told = moves.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("[bawaan: blank] [nilai yang mungkin: blank, tile, words"), "{moves}");
}

/// The whole text of each kind of fault of arguments.
#[test]
fn faults_of_arguments_are_in_the_language() {
    for (arguments, fault) in [
        (
            "solve --bogus x",
            "argumen '--bogus' tidak dikenal\n\n  saran: ada nama yang mirip: '--bound'",
        ),
        ("solve", "argumen berikut diperlukan, tetapi tidak ada:\n  <BERKAS>..."),
        (
            "solve --nodes -1 x",
            "nilai '-1' tidak sah untuk '--nodes <N>': yang diharapkan bilangan bulat mulai dari 0",
        ),
        (
            "solve --metric x y",
            "nilai 'x' tidak sah untuk '--metric <METRIK>'\n  [nilai yang mungkin: single, multi]",
        ),
        (
            "solve x --metric",
            "'--metric <METRIK>' memerlukan nilai, tetapi tidak ada\n  [nilai yang mungkin: single, multi]",
        ),
        (
            "solve --search ida --preset roni x",
            "argumen '--search <PENCARIAN>' tidak boleh dipakai bersama '--preset <NAMA>'",
        ),
        ("check --json --json x", "argumen '--json' tidak boleh dipakai lebih dari sekali"),
        ("check --json=1 x", "nilai '1' tidak diharapkan: '--json' tidak menerima nilai lagi"),
        ("help slove", "subperintah 'slove' tidak dikenal"),
        (
            "solve --ties newest x",
            "--ties hanya untuk --search best-first: iterative deepening (--search ida) tidak menyimpan antrean",
        ),
        ("random --shape ring", "--shape hanya dapat dipakai bersama --hidato"),
    ] {
        let answer = indonesian(arguments);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{arguments}");
        let told = format!("kesalahan: {fault}\n");
        assert!(answer.err.starts_with(&told), "{arguments}: {}", answer.err);
        assert!(answer.err.ends_with("\n\nKeterangan lebih lanjut: '--help'.\n"), "{}", answer.err);
        assert!(!answer.err.contains("Usage"), "{}", answer.err);
    }
}

/// The language is known before the arguments are understood, wherever it is named.
#[test]
fn faults_come_in_the_language_that_is_named_after_them() {
    for arguments in [
        "--bogus --language id",
        "check --bogus --language=id",
        "check x --lines --lines --language id",
    ] {
        let answer = run(arguments);
        assert!(answer.err.starts_with("kesalahan: "), "{arguments}: {}", answer.err);
    }
    let answer = run("check --bogus -- --language id");
    assert!(answer.err.starts_with("error: "), "{}", answer.err);
}
