#!/bin/bash
# Runs the recipes of the manual's page "More than one machine" with GNU parallel: a study and a
# proof, each with two workers, of which one is killed in the middle of its work. What comes of the
# parts is compared with what one run prints.
#
#     test/machines.sh
#
# The program is built first, unless LANGKAH names one. Prints a line a check and ends with status 1
# if one of them failed. Run as root it installs GNU parallel from Debian's packages.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
    if ((EUID != 0)) || ! command -v apt-get >/dev/null; then
        echo "This is needed and not installed: parallel. On Debian: apt-get install parallel" >&2
        exit 1
    fi
    echo "installing parallel"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq install -y --no-install-recommends parallel >/dev/null
fi

# shellcheck source=test/program.sh
. test/program.sh
boards=$PWD/test/data/korf100-blank-last.txt

work=$(mktemp -d "${TMPDIR:-/tmp}/langkah.XXXXXX")
trap 'rm -rf "$work"' EXIT
# A copy, so that the workers are told from every other process by what they run.
mkdir "$work/bin" "$work/home"
cp "$program" "$work/bin/langkah"
export PATH=$work/bin:$PATH LANGKAH_LANGUAGE=en HOME=$work/home
cd "$work"

failures=0
check() {
    local what=$1
    shift
    if "$@"; then
        echo "ok     $what"
    else
        echo "FAILED $what"
        failures=$((failures + 1))
    fi
}

# Kills one of the workers of a running `parallel`, as soon as both work. Only workers run the copy
# then.
kill_one() {
    local runner=$1 process running
    while kill -0 "$runner" 2>/dev/null; do
        running=()
        for process in /proc/[0-9]*; do
            if [[ $process/exe -ef $work/bin/langkah ]]; then running+=("${process#/proc/}"); fi
        done
        if ((${#running[@]} == 2)); then
            kill -9 "${running[0]}"
            return 0
        fi
        sleep 0.05
    done
    return 1
}
# Between `parallel` and a worker that reads a pipe there is a shell, which tells 128 + 9.
was_killed() { awk -F '\t' '$7 == 137 || $8 == 9 { found = 1 } END { exit !found }' "$1"; }

# ---- a study in shares -----------------------------------------------------------------------

head -12 "$boards" >puzzles.txt
search=(--search ida --bound manhattan --jobs 1 --threads 1)
without_times() { sed 's/"[a-z]*_seconds":[^,}]*//g; s/"tables_kept":[a-z]*//g' "$1"; }

langkah solve --lines --json "${search[@]}" puzzles.txt >one.jsonl
parallel --jobs 2 --joblog jobs.txt \
    langkah solve --lines --json "${search[@]}" --part {}/4 puzzles.txt ::: 1 2 3 4 \
    >results.jsonl 2>errors.txt &
runner=$!
check "a worker of the study is killed" kill_one "$runner"
wait "$runner" || true
check "GNU parallel tells that it was" was_killed jobs.txt
status=0
langkah merge results.jsonl >merged.txt || status=$?
check "merge tells what is missing" grep -q '^Missing: puzzles' merged.txt
check "its status says so" test "$status" = 3
langkah merge --todo results.jsonl >todo.txt
check "one share is to be done again" test "$(wc -l <todo.txt)" = 1
parallel --jobs 2 langkah solve --lines --json "${search[@]}" --part {} puzzles.txt \
    <todo.txt >>results.jsonl
langkah merge --json results.jsonl >merged.jsonl
check "the shares together are one run" diff <(without_times one.jsonl) <(without_times merged.jsonl)

# ---- a proof in subtrees ---------------------------------------------------------------------

sed -n 56p "$boards" >position.txt
langkah solve --json --search ida --bound manhattan position.txt >one.json
langkah solve --split 8 --bound manhattan position.txt >todo.jsonl
: >done.jsonl
figures() { grep -o "\"$1\":[^,}]*" "$2" | head -1; }
length=$(figures length one.json)
# The iteration before the last one takes long enough, and no solution ends it.
long='"within":'$((${length#*:} - 2))
killed=0
while [[ -s todo.jsonl ]]; do
    parallel --jobs 2 --pipe -N 20 --joblog jobs.txt langkah solve --lines --json --jobs 1 - \
        <todo.jsonl >>done.jsonl 2>errors.txt &
    runner=$!
    if ((killed == 0)) && grep -q "$long," todo.jsonl && kill_one "$runner"; then
        killed=1
        wait "$runner" || true
        check "a worker of the proof is killed" was_killed jobs.txt
        langkah merge done.jsonl >merged.txt || true
        check "merge tells what is missing" grep -q '^Missing: subtrees' merged.txt
        langkah merge --todo done.jsonl >todo.jsonl
        check "the same iteration is to be done again" \
            test "$(grep -o '"within":[0-9]*' todo.jsonl | sort -u)" = "$long"
    else
        wait "$runner"
        langkah merge --todo done.jsonl >todo.jsonl
    fi
done
check "a worker was killed" test "$killed" = 1
langkah merge --json done.jsonl >merged.json
for name in moves length proved_least lower_bound; do
    check "$name is that of one run" test "$(figures $name one.json)" = "$(figures $name merged.json)"
done
run=$(grep -o '"one_run":{[^}]*}' merged.json)
for name in expanded generated live_peak; do
    check "$name is that of one run" grep -qF "$(figures $name one.json)," <<<"${run%\}},"
done

if ((failures)); then
    echo "$failures checks failed"
    exit 1
fi
echo "All checks passed."
