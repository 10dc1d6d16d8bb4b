#!/bin/bash
# Measures the start of the window without a graphics card, on a screen of its own (Xvfb): the processor
# time of all threads until the first picture is there, and the memory when the window is at rest.
#
#     test/desktop/start.sh [FILE]
#
# The processor draws the window, or OpenGL where LANGKAH_DRAWING says `opengl`. With FILE the window
# opens with that puzzle. The program is built first, unless LANGKAH names one.
# Prints a line for each of five starts.
set -euo pipefail
cd "$(dirname "$0")/../.."

export LANGKAH_DRAWING=${LANGKAH_DRAWING:-software}

# shellcheck source=test/program.sh
. test/program.sh

# shellcheck source=test/desktop/screen.sh
. test/desktop/screen.sh

# The processor time of all threads of a process, in milliseconds.
used() { cat "/proc/$1"/task/*/schedstat | awk '{ sum += $1 } END { printf "%.0f", sum / 1e6 }'; }

# Whether the window has a picture: more than the one colour of an empty window.
has_picture() {
    find_window "$1" && shoot "$win" "$work/shots/first.ppm" 2>/dev/null || return 1
    (($(convert "$work/shots/first.ppm" -format %k info: 2>/dev/null || echo 0) > 3))
}

# The MiB that are in memory: all, and of them the program's own, its file, and the files of others.
# Others share their files with it, so the last figure counts only its share of them.
memory() {
    awk -v program="$1" '
        /^[0-9a-f]+-[0-9a-f]+ / { name = $6 }
        /^Rss:/ { all += $2; if (name == program) file += $2; else if (name ~ /^\//) others += $2 }
        /^Pss:/ { share += $2 }
        END {
            printf "%.0f MiB (own %.0f, its file %.0f, libraries %.0f), by shares %.0f MiB\n",
                all / 1024, (all - file - others) / 1024, file / 1024, others / 1024, share / 1024
        }' "/proc/$2/smaps"
}

for _ in 1 2 3 4 5; do
    "$program" "$@" >>"$work/program.log" 2>&1 &
    pid=$!
    started+=("$pid")
    within 30 has_picture "$pid" || die "no picture appears: $(tail -3 "$work/program.log")"
    first=$(used "$pid")
    at_rest "$win" || die "the window does not come to rest"
    echo "first picture within $first ms of processor time; $(memory "$program" "$pid")"
    close "$pid"
done
