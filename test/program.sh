# Sets `program`: the one that LANGKAH names, or what cargo builds. For scripts that try the program.
# shellcheck shell=bash

program=${LANGKAH:-}
if [[ -z $program ]]; then
    program=$(cargo build --release --bin langkah --message-format=json-render-diagnostics |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p')
fi
program=$(realpath "$program")
