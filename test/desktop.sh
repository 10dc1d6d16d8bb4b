#!/bin/bash
# Drives the real window on a screen of its own (Xvfb) as a person would: the system's file
# dialog, keys, the clipboard. What the window shows is compared with what the command line says
# of the same file.
#
#     test/desktop.sh [PICTURES]
#
# Pictures are left in the directory PICTURES (target/pictures). The program is built first, unless
# LANGKAH names one. Prints a line a check and ends with status 1 if one of them failed. Run as
# root it installs what it needs from Debian's packages.
set -euo pipefail
cd "$(dirname "$0")/.."

pictures=$(realpath -m "${1:-target/pictures}")
mkdir -p "$pictures"
rm -f "$pictures"/failed-*.png

# With the person's own home still, where cargo keeps what it has.
# shellcheck source=test/program.sh
. test/program.sh

# shellcheck source=test/desktop/screen.sh
. test/desktop/screen.sh

# ---- what the command line says --------------------------------------------------------------

# The processor draws, on machines with a graphics card, too. What OpenGL draws is compared below.
export LANGKAH_DRAWING=software

puzzle=$work/roni-tc2.txt
cp test/data/course/roni-tc2.txt "$puzzle"
printf '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0\n' >"$work/unsolvable.txt"
printf '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 15 zero\n' >"$work/bad.txt"
printf '0 12 9 13\n15 11 10 14\n3 7 2 5\n4 8 6 1\n' >"$work/hard.txt"

moves=$("$program" solve --json "$puzzle" | sed -n 's/.*"moves":"\([UDLR]*\)".*/\1/p')
length=${#moves}
((length > 0)) || die "the command line does not solve $puzzle"

# Every board of the solution in a file of its own: 0 is the start.
cp "$puzzle" "$work/boards/0.txt"
"$program" solve --show all "$puzzle" | awk -v to="$work/boards" '
    /^[0-9]+\. [UDLR]  / { file = to "/" int($1) ".txt"; next }
    file != "" && NF { print > file }
    !NF { file = "" }'
check "the command line prints a board for each of the $length moves" \
    test -s "$work/boards/$length.txt" -a ! -e "$work/boards/$((length + 1)).txt"

# ---- open, solve, step -----------------------------------------------------------------------

# The part of a window of this size where the board is: between the modes and the player, left of
# the figures.
size=720x560
board=380x304+2+137

# Each start shows the welcome, and not the puzzle of the start before.
mkdir -p "$XDG_DATA_HOME/langkah"
printf '{"settings": "{\\"files\\":{\\"restores\\":false}}"}' >"$XDG_DATA_HOME/langkah/app.ron"
xdotool mousemove 1 1099
launch $size 20 "$program"
app=$pid main=$win
cp "$work/shots/rest.ppm" "$work/shots/welcome.ppm"
# Another window shows, for comparison, what is pasted into it.
launch $size 800 "$program"
other=$pid reference=$win

dialogs() { xdotool search --onlyvisible --class '^zenity$' 2>/dev/null; }
dialog_opens() { dialog=$(dialogs | tail -1) && [[ -n $dialog ]]; }
dialog_is_gone() { [[ -z $(dialogs) ]]; }
# Types a path into the dialog, in the field that Ctrl+L opens, as often as it takes: what is
# typed while the dialog is still busy with itself may be lost.
choose() {
    for _ in 1 2 3; do
        activate "$dialog" || return 1
        xdotool key ctrl+l
        at_rest "$dialog"
        xdotool key ctrl+a
        xdotool type --delay 15 "$1"
        at_rest "$dialog"
        xdotool key Return
        within 4 dialog_is_gone && return
    done
    return 1
}

click "$main" 60 24
check "a click on Open… opens the system's dialog" within 20 dialog_opens
check "a path typed there closes it" choose "$puzzle"

picture_of_board() {
    shoot "$reference" "$work/shots/before.ppm"
    paste "$reference" "$work/boards/$1.txt"
    changes "$reference" "$work/shots/before.ppm" "$board"
    mv "$work/shots/rest.ppm" "$work/boards/$1.ppm"
}
pictures_of_boards() {
    local step
    for ((step = 0; step <= length; step++)); do
        picture_of_board "$step" || return 1
    done
}
check "each of these boards can be pasted" pictures_of_boards
check "the window shows the file's board" within 15 shows "$main" "$work/boards/0.ppm" "$board"

at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
press "$main" Return
check "Enter solves it" changes "$main" "$work/shots/loaded.ppm"

copies_moves() {
    press "$main" ctrl+c
    within 5 copied "$moves"
}
check "Ctrl+C copies the moves that the command line prints ($moves)" copies_moves

steps_through() {
    local step
    for ((step = 1; step <= length; step++)); do
        press "$main" Right
        within 10 shows "$main" "$work/boards/$step.ppm" "$board" || return 1
    done
}
goes() {
    press "$main" "$1"
    within 10 shows "$main" "$work/boards/$2.ppm" "$board"
}
plays() {
    goes Home 0 || return 1
    press "$main" space
    within 60 shows "$main" "$work/boards/$length.ppm" "$board"
}
# The tile goes against the blank, which the first letter names.
plays_by_hand() {
    local key
    case $moves in
    U*) key=Down ;; D*) key=Up ;; L*) key=Right ;; R*) key=Left ;;
    esac
    # Play has the clock below the board, which is smaller there: the boards are compared in View.
    press "$main" p
    at_rest "$main"
    press "$main" "$key"
    goes v 1 && goes ctrl+z 0 && goes ctrl+y 1 && goes Home 0
}
check "the pictures of two boards are told apart" \
    shows_other "$main" "$work/boards/1.ppm" "$board"
check "Right, $length times, shows each of the command line's boards" steps_through
check "Left goes back to the last board but one" goes Left $((length - 1))
check "Home shows the start" goes Home 0
check "P and an arrow move a tile, Ctrl+Z and Ctrl+Y take it back and make it again" plays_by_hand
check "End shows the last board" goes End "$length"
check "Space plays from the first board to the last" plays

# ---- idle ------------------------------------------------------------------------------------

# What was done is kept within five seconds, with a frame of its own.
sleep 6
check "nothing is drawn while nothing changes" idles "$app" 3 3 12

# ---- what cannot be opened, and what cannot be solved ----------------------------------------

# The corner of the window where notices appear.
notice=330x24+360+515

at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/stepped.ppm"
press "$main" ctrl+o
check "Ctrl+O opens the dialog" within 20 dialog_opens
at_rest "$dialog"
press "$dialog" Escape
check "Escape closes it" within 10 dialog_is_gone
is_as_before() {
    within 10 shows "$main" "$work/shots/stepped.ppm" && at_rest "$main" &&
        shows "$main" "$work/shots/stepped.ppm"
}
check "a cancelled dialog changes nothing in the window" is_as_before

press "$main" ctrl+o
within 20 dialog_opens || die "no dialog"
choose "$work/bad.txt" || die "the dialog does not close"
check "a bad file brings a notice" changes "$main" "$work/shots/stepped.ppm" "$notice"
check "it moves nothing" same "$work/shots/rest.ppm" "$work/shots/stepped.ppm" 380x330+0+0
press "$main" Escape
check "when Escape dismisses it, the puzzle is there as before" is_as_before
close "$app"

launch $size 20 "$program" "$work/unsolvable.txt"
app=$pid main=$win
cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
paste "$reference" "$work/unsolvable.txt"
at_rest "$reference"
check "a file given as an argument is shown" shows "$main" "$work/shots/rest.ppm" "$board"
# The verdict stands at the top of the figures: red or not, as the command line has it.
verdict=300x26+400+60
verdict_agrees() {
    local status=0 red
    "$program" check "$1" >/dev/null || status=$?
    red=$(convert "$2" -crop "$verdict" +repage -format '%[fx:mean.r>mean.g]' info:)
    [[ $status$red == "$3" ]]
}
check "it is said to be unsolvable, here as there" \
    verdict_agrees "$work/unsolvable.txt" "$work/shots/loaded.ppm" 11
check "the other one was said to be solvable" \
    verdict_agrees "$puzzle" "$work/shots/stepped.ppm" 00
has_no_moves() {
    printf 'untouched' | copy
    press "$main" Return ctrl+c Right End
    at_rest "$main" && shows "$main" "$work/shots/loaded.ppm" "$board" && copied untouched
}
check "Enter finds no moves to copy or to step through" has_no_moves
close "$app"

launch $size 20 env PATH="$work/nothing" "$program"
app=$pid main=$win
press "$main" ctrl+o
check "without a file dialog on the system a notice says so" \
    changes "$main" "$work/shots/welcome.ppm" "$notice"
close "$app"
launch $size 20 "$program" "$work/gone.txt"
check "a file that is gone is told in the window" \
    shows_other "$win" "$work/shots/welcome.ppm" "$notice"
close "$pid"
close "$other"

# ---- Hidato ----------------------------------------------------------------------------------

printf 'hidato\n1 0 0\n0 0 0\n0 0 9\n' >"$work/hidato.txt"
launch $size 20 "$program" test/data/hidato/fauzia.txt
app=$pid main=$win
cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
press "$main" Return
check "Enter solves a Hidato" changes "$main" "$work/shots/loaded.ppm" "$board"
cp "$work/shots/rest.ppm" "$work/shots/solved.ppm"
empty=$("$program" solve --show all test/data/hidato/fauzia.txt | grep -c '^[0-9]*\. ')
walks_back_and_forth() {
    local step
    for ((step = 0; step < empty; step++)); do
        press "$main" Left
    done
    within 10 shows "$main" "$work/shots/loaded.ppm" "$board" || return 1
    press "$main" End
    within 10 shows "$main" "$work/shots/solved.ppm" "$board"
}
check "Left, $empty times, goes back to its start, and End to the solution" walks_back_and_forth
solution_as_printed() {
    press "$main" ctrl+c
    timeout 5 xclip -selection clipboard -out 2>/dev/null >"$work/copied.txt"
    "$program" solve --json test/data/hidato/fauzia.txt |
        sed 's/.*"solution":\[\[\(.*\)\]\],"faults".*/\1/; s/\],\[/\n/g; s/,/ /g' >"$work/printed.txt"
    diff -bB <(sed 's/  */ /g; s/^ //' "$work/copied.txt") "$work/printed.txt"
}
check "Ctrl+C copies the solution that the command line prints" within 5 solution_as_printed
paste "$main" "$work/hidato.txt"
check "a Hidato can be pasted" changes "$main" "$work/shots/solved.ppm" "$board"
cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
fills() {
    press "$main" p Right Right 2
    changes "$main" "$work/shots/loaded.ppm" "$board" || return 1
    press "$main" BackSpace Escape v
    within 10 shows "$main" "$work/shots/loaded.ppm" "$board"
}
check "a number is typed into a cell, and Backspace takes it away" fills
# Digits that are also the keys of the views, and Home and End: the toolbar stays as it is.
toolbar=720x48+0+0
fills_alone() {
    local key
    press "$main" p Right Right
    at_rest "$main"
    cp "$work/shots/rest.ppm" "$work/shots/filling.ppm"
    for key in 1 2 3 Home End; do
        press "$main" "$key"
        at_rest "$main" && same "$work/shots/rest.ppm" "$work/shots/filling.ppm" "$toolbar" || return 1
    done
    press "$main" BackSpace BackSpace BackSpace
}
check "1, 2, 3, Home and End lead nowhere else meanwhile" fills_alone
close "$app"

# ---- the keyboard after menus and dialogs ----------------------------------------------------

launch $size 20 "$program" "$puzzle"
app=$pid main=$win
cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
# The arrow beside Open…, then Escape: Enter must not open the menu's puzzle but the menu again.
opens_menu() { changes "$main" "$work/shots/loaded.ppm" "$board"; }
escapes_menu() {
    press "$main" Tab Tab Return
    opens_menu || return 1
    press "$main" Escape
    at_rest "$main" && same "$work/shots/rest.ppm" "$work/shots/loaded.ppm" "$board" || return 1
    press "$main" Return
    opens_menu && press "$main" Escape
}
check "Escape from a menu gives the keyboard back to its button" escapes_menu
paste "$main" "$work/boards/1.txt"
at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/pasted.ppm"
press "$main" Return
check "after a puzzle is pasted Enter solves it" \
    changes "$main" "$work/shots/pasted.ppm" 300x200+400+200

# ---- the tree at its beginning ---------------------------------------------------------------

# How many pixels of the last picture have the colour of an E-node.
e_node() {
    local colour count=0
    for colour in '#FFB347' '#9A5708'; do
        count=$((count + $(convert "$work/shots/rest.ppm" -fill black +opaque "$colour" \
            -fill white -opaque "$colour" -format '%[fx:round(mean*w*h)]' info:)))
    done
    echo "$count"
}
press "$main" 2
at_rest "$main"
press "$main" Home Right
at_rest "$main"
begins_large() { (($(e_node) > 2500)); }
check "the first E-node of the tree is a board that can be read" begins_large
press "$main" Right Right
at_rest "$main"
has_node() { (($(e_node) > 250)); }
check "two steps on it is in sight still" has_node
press "$main" 1
at_rest "$main"

# ---- near, large and small -------------------------------------------------------------------

paste "$main" test/data/hidato/gen-20x20-holes.txt
at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/far.ppm"
press "$main" plus plus plus
check "plus brings a large board nearer" changes "$main" "$work/shots/far.ppm" "$board"
press "$main" minus minus minus
check "minus takes it back" within 10 shows "$main" "$work/shots/far.ppm" "$board"
paste "$main" "$puzzle"
at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
# How many pixels of the upper edge have the colour of the button Solve.
has_solve() {
    local colour count=0
    for colour in '#0F766E' '#126F67'; do
        count=$((count + $(convert "$work/shots/rest.ppm" -crop 720x130+0+0 +repage \
            -fill black +opaque "$colour" -fill white -opaque "$colour" \
            -format '%[fx:round(mean*w*h)]' info:)))
    done
    ((count > 500))
}
press "$main" ctrl+plus ctrl+plus ctrl+plus ctrl+plus ctrl+plus
at_rest "$main"
check "where everything is larger Solve is still there" has_solve
press "$main" ctrl+0
check "Ctrl+0 takes it back" within 10 shows "$main" "$work/shots/loaded.ppm"
press "$main" F9
check "F9 hides the panel at the right" changes "$main" "$work/shots/loaded.ppm"
press "$main" F9
check "and shows it again" within 10 shows "$main" "$work/shots/loaded.ppm"
close "$app"

# ---- what assistive technologies read --------------------------------------------------------

# On a session bus of its own, with a screen reader said to be there.
cat >"$work/read.sh" <<'SCRIPT'
for launcher in /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher; do
    [[ ! -x $launcher ]] || break
done
"$launcher" --launch-immediately >/dev/null 2>&1 &
bus=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
    dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus \
        org.freedesktop.DBus.Properties.Set string:org.a11y.Status \
        string:ScreenReaderEnabled variant:boolean:true >/dev/null 2>&1 && break
    sleep 0.5
done
"$1" "$2" &
program=$!
/usr/bin/python3 test/desktop/read.py "$program"
kill "$program" "$bus"
SCRIPT
read_aloud() {
    env -u DBUS_SESSION_BUS_ADDRESS -u NO_AT_BRIDGE timeout 60 dbus-run-session -- \
        bash "$work/read.sh" "$program" "$puzzle" >"$work/read.txt" 2>"$work/read.log"
    [[ -s $work/read.txt ]]
}
check "the window tells AT-SPI of itself" read_aloud
for line in 'frame: ' 'page tab: Search tree' 'push button: Solve' 'combo box: Speed' \
    'slider: Step' 'label: Tile 5, row 1, column 1' 'label: ΣKurang 29 + X 1 = 30'; do
    check "it says “$line”" grep -q "^ *$line" "$work/read.txt"
done
no_icon_codes() { ! grep -qP '[\x{E000}-\x{F8FF}]' "$work/read.txt"; }
check "no name is the code of an icon" no_icon_codes

# ---- stop ------------------------------------------------------------------------------------

# What is kept from an earlier run: a theme, and the choice of a search.
remember() {
    local theme=$1 settings=${2:-"{}"}
    mkdir -p "$XDG_DATA_HOME/langkah"
    printf '{"egui": "(options:(theme_preference:%s))", "settings": "%s"}' \
        "$theme" "${settings//\"/\\\"}" >"$XDG_DATA_HOME/langkah/app.ron"
}

# A search that nobody will see the end of: 80 moves by the weakest bound.
remember Dark '{"plan":{"Ida":{"bound":"Misplaced","weight":1.0}}}'
launch $size 20 "$program" "$work/hard.txt"
app=$pid main=$win
cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
press "$main" Return
check "Enter begins a long search" within 10 shows_other "$main" "$work/shots/loaded.ppm"
check "it searches" within 10 works "$app"
press "$main" Escape
sleep 1
# A frame in which it is kept may come in this second.
check "Escape ends it within a second" idles "$app" 1 6 45
at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/stopped.ppm"
opens_help() {
    press "$main" F1
    changes "$main" "$work/shots/stopped.ppm"
}
closes_help() {
    press "$main" Escape
    within 10 shows "$main" "$work/shots/stopped.ppm"
}
check "the window is alive: F1 opens the help" opens_help
check "Escape closes it, and the figures of the search are still there" closes_help
close "$app"

# ---- settings that are damaged ---------------------------------------------------------------

kept=$XDG_DATA_HOME/langkah/app.ron
# Starts the program with a file of settings, and waits for its window where it appears by itself.
starts_with() {
    [[ -z $1 ]] || printf '%s' "$1" >"$kept"
    "$program" >>"$work/program.log" 2>&1 &
    app=$!
    started+=("$app")
    within 20 find_window "$app" && at_rest "$win" || return 1
    main=$win
}
# Whether a person sees the window's upper edge, on the screen of 1700x1100.
is_in_reach() {
    local X Y WIDTH HEIGHT
    eval "$(xdotool getwindowgeometry --shell "$main")"
    ((X + WIDTH >= 100 && X <= 1600 && Y >= 0 && Y <= 1060 && WIDTH >= 700 && HEIGHT >= 500))
}
# Whether the window's lower right corner has the colour of a note, light or dark.
tells() {
    local colour
    colour=$(convert "$work/shots/rest.ppm" -gravity SouthEast -crop 1x1+18+18 +repage -depth 8 txt:-)
    [[ $colour == *"#E3F1EF"* || $colour == *"#172D2B"* ]]
}
tells_nothing() { ! tells; }
place() {
    printf '(normal_geometry:(outer_position_pixels:Some((x:%s,y:%s)),scale_factor:1.0,' "$1" "$2"
    printf 'inner_size_points:(x:%s,y:%s)),fullscreen:false,maximized:false)' "$3" "$4"
}
sound="{\"egui\": \"(options:(theme_preference:Light))\", \"window\": \"$(place 120.0 90.0 900.0 640.0)\"}"
stands_as_kept() {
    local X Y WIDTH HEIGHT
    eval "$(xdotool getwindowgeometry --shell "$main")"
    ((X >= 118 && X <= 130 && Y >= 88 && Y <= 130 && WIDTH == 900 && HEIGHT == 640))
}
check "a window opens" starts_with '{}'
# The first board is kept with its own frame, the second one a little later.
for _ in 1 2; do
    press "$main" ctrl+n
    at_rest "$main"
done
board=$(xdotool getwindowname "$main") stamp=$work/stamp
touch "$stamp"
is_kept() { [[ $kept -nt $stamp ]]; }
shows_board() { [[ $board == *Random* && $(xdotool getwindowname "$main") == "$board" ]]; }
check "a board is kept within some seconds, though nothing moves" within 8 is_kept
kill -KILL "$app"
wait "$app" || true
check "after a kill the window opens again" starts_with ""
check "with that board" shows_board
close "$app"
check "a window opens" starts_with "$sound"
check "it stands where it is kept" stands_as_kept
check "no note tells anything" tells_nothing
cp "$work/shots/rest.ppm" "$work/shots/sound.ppm"
close "$app"
check "a torn file of settings is set aside" starts_with "${sound:0:70}"
check "a note tells it" tells
close "$app"
check "the next start" starts_with ""
check "has no note, and the settings of the last sound file" same "$work/shots/rest.ppm" "$work/shots/sound.ppm"
close "$app"
check "a zoom of 0 and a window of 1e9 points do not end the program" starts_with \
    "{\"egui\": \"(options:(theme_preference:Light,zoom_factor:0.0))\", \"window\": \"$(place 120.0 90.0 1e9 1.0)\"}"
check "a note tells it" tells
close "$app"
check "a window kept far off the screen opens" starts_with \
    "{\"egui\": \"(options:(theme_preference:Light))\", \"window\": \"$(place 20000.0 9000.0 900.0 640.0)\"}"
check "it is where a person can reach it" is_in_reach
check "a note tells it" tells
close "$app"

# ---- asked to end ----------------------------------------------------------------------------

check "a window opens" starts_with "$sound"
paste "$main" "$work/boards/1.txt"
at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/pasted.ppm"
# A system that ends a session sends both.
ends() { kill -TERM "$app"; kill -HUP "$app" 2>/dev/null || true; wait "$app"; }
check "asked by the system, the program ends with status 0" ends
check "the next start" starts_with ""
check "has the puzzle that was pasted" \
    same "$work/shots/rest.ppm" "$work/shots/pasted.ppm" 400x300+20+150
close "$app"
rm -r "$XDG_DATA_HOME/langkah"

# ---- files that are written ------------------------------------------------------------------

remember Light
launch $size 20 "$program" "$work/unsolvable.txt"
app=$pid main=$win
press "$main" 3 Return
at_rest "$main"
cp "$work/shots/rest.ppm" "$work/shots/compared.ppm"
saves() {
    click "$main" 185 75
    within 20 dialog_opens && choose "$work/rows"
}
has_rows() { [[ $(head -c 7 "$work/rows.csv" 2>/dev/null) == puzzle, ]]; }
check "a comparison is saved under the name that is typed, with its extension" saves
check "its file has rows" within 10 has_rows
# The notice that says so lies over the window.
press "$main" Escape
at_rest "$main"
printf 'other' >"$work/rows.csv"
cp "$work/shots/rest.ppm" "$work/shots/compared.ppm"
asks() { saves && changes "$main" "$work/shots/compared.ppm"; }
check "where the file is there already, the window asks" asks
is_other() { [[ $(<"$work/rows.csv") == other ]]; }
check "nothing is written meanwhile" is_other
press "$main" Tab Return
check "Replace writes it" within 10 has_rows
close "$app"

# ---- pictures --------------------------------------------------------------------------------

# Whether the picture of a window at rest is as bright or dark as the theme.
has_theme() {
    local bright
    bright=$(convert "$work/shots/rest.ppm" -format '%[fx:mean>0.5]' info:)
    [[ $1$bright == Light1 || $1$bright == Dark0 ]]
}
# Of the function that calls them, these use size and theme.
take() { convert "$work/shots/rest.ppm" "$pictures/$size-${theme,,}-$1.png"; }
then_take() {
    changes "$win" "$work/shots/rest.ppm" || return 1
    take "$1"
}
pictured() {
    local size=$1 theme=$2
    remember "$theme"
    launch "$size" 20 "$program"
    has_theme "$theme" || return 1
    take welcome
    close "$pid"
    launch "$size" 20 "$program" "$puzzle"
    take loaded
    press "$win" Return
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Right Right Right Right Right Right Right
    then_take stepping || return 1
    paste "$win" "$work/hard.txt"
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Return
    within 10 shows_other "$win" "$work/shots/rest.ppm" || return 1
    sleep 1
    shoot "$win" "$pictures/$size-${theme,,}-running.png"
    press "$win" Escape
    changes "$win" "$work/shots/rest.ppm" || return 1
    paste "$win" "$work/unsolvable.txt"
    then_take unsolvable || return 1
    paste "$win" "$work/bad.txt"
    then_take error || return 1
    close "$pid"
}
# The views of the search, of a search that needs no tables.
explored() {
    local size=$1 theme=$2
    remember "$theme" '{"plan":{"Ida":{"bound":"LinearConflict","weight":1.0}}}'
    launch "$size" 20 "$program" test/data/course/roni-tc4.txt
    cp "$work/shots/rest.ppm" "$work/shots/loaded.ppm"
    press "$win" 2
    then_take tree || return 1
    press "$win" Home Right Right Right
    then_take moment || return 1
    press "$win" Up
    then_take node || return 1
    press "$win" 3
    then_take comparison || return 1
    press "$win" Return
    then_take compared || return 1
    # The first two rows, and the button below the four, and below the bar of a table that is wider
    # than the window.
    click "$win" 100 128
    click "$win" 100 150
    changes "$win" "$work/shots/rest.ppm" || return 1
    local button=225
    if [[ $size == 720x560 ]]; then button=247; fi
    click "$win" 70 $button
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Home Right Right Right Right
    then_take side-by-side || return 1
    press "$win" 1
    within 10 shows "$win" "$work/shots/loaded.ppm" || return 1
    close "$pid"
}
# The same of a Hidato: a file, its solution, searches compared, a guess, two solutions, a tree,
# numbers by hand.
hidato_pictured() {
    local size=$1 theme=$2
    remember "$theme"
    launch "$size" 20 "$program" test/data/hidato/fauzia.txt
    take hidato-opened
    press "$win" Return
    then_take hidato-solved || return 1
    press "$win" Home Right Right Right Right Right Right Right Right
    then_take hidato-stepping || return 1
    press "$win" 3 Return
    then_take hidato-compared || return 1
    press "$win" 1
    changes "$win" "$work/shots/rest.ppm" || return 1
    paste "$win" test/data/hidato/multi-rc-4-9x9a.txt
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Return
    then_take hidato-several || return 1
    # The last step but one is a guess.
    press "$win" Left
    then_take hidato-guess || return 1
    paste "$win" test/data/hidato/gen-08x08-few.txt
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" 2
    then_take hidato-tree || return 1
    press "$win" Home Right Right Right
    then_take hidato-moment || return 1
    press "$win" 1
    changes "$win" "$work/shots/rest.ppm" || return 1
    paste "$win" assets/samples/numbrix-9x9.txt
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" p Right
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Tab
    then_take hidato-candidates || return 1
    xdotool type --delay 30 80
    then_take hidato-wrong || return 1
    press "$win" ctrl+z h
    then_take hidato-hint || return 1
    close "$pid"
}
for size in 720x560 1600x1000; do
    for theme in Light Dark; do
        check "pictures of a Hidato at $size, ${theme,,}" hidato_pictured "$size" "$theme"
    done
done
for size in 720x560 1600x1000; do
    for theme in Light Dark; do
        check "pictures at $size, ${theme,,}" pictured "$size" "$theme"
        check "pictures of the search at $size, ${theme,,}" explored "$size" "$theme"
    done
done

# ---- what draws the window ---------------------------------------------------------------------

# The drawing that a process of the program was asked for.
drawing_of() { tr '\0' '\n' <"/proc/$1/environ" | sed -n 's/^LANGKAH_DRAWING=//p'; }

# What stands in the file of settings about the window.
keeps_size() { grep -q "inner_size_points:(x:$1[.0]*,y:$2[.0]*)" "$XDG_DATA_HOME/langkah/app.ron"; }
is_gone() { ! kill -0 "$1" 2>/dev/null; }

drawn_both_ways() {
    remember Dark
    LANGKAH_DRAWING=software launch 900x640 20 "$program" "$puzzle"
    press "$win" Right h
    at_rest "$win" || return 1
    cp "$work/shots/rest.ppm" "$work/shots/software.ppm"
    press "$win" ctrl+q
    within 5 is_gone "$pid" && within 5 keeps_size 900 640 || return 1
    # The other way goes on from there: the theme, and the size of the window.
    LANGKAH_DRAWING=opengl "$program" "$puzzle" >>"$work/program.log" 2>&1 &
    pid=$!
    started+=("$pid")
    within 30 find_window "$pid" && has_size "$win" 900 640 && at_rest "$win" || return 1
    [[ $(drawing_of "$pid") == opengl ]] || return 1
    press "$win" Right h
    at_rest "$win" || return 1
    same "$work/shots/rest.ppm" "$work/shots/software.ppm" || return 1
    press "$win" ctrl+q
    within 5 is_gone "$pid"
}
check "OpenGL and the processor draw the same window, and keep its place for each other" drawn_both_ways

# Mesa finds no driver here.
without_opengl() {
    LIBGL_DRIVERS_PATH=$work/nothing LANGKAH_DRAWING=opengl launch 900x640 20 "$program" "$puzzle"
    [[ $(drawing_of "$pid") == software ]] || return 1
    press "$win" Right h
    at_rest "$win" || return 1
    same "$work/shots/rest.ppm" "$work/shots/software.ppm" || return 1
    close "$pid"
}
check "where OpenGL is not to be had, the processor draws the window" without_opengl

# A menu names its start. Where that is answered, another window of the program is destroyed.
from_a_menu() {
    for start in "software " "software nothing" "opengl nothing"; do
        read -r drawing compositor <<<"$start"
        WAYLAND_DISPLAY=$compositor DESKTOP_STARTUP_ID=menu_TIME1 LANGKAH_DRAWING=$drawing \
            launch 900x640 20 "$program" "$puzzle"
        at_rest "$win" || return 1
        close "$pid"
    done
}
check "a menu opens a window that stays, on the X server where no Wayland compositor is" from_a_menu

# It is not drawn, and the player waits.
hidden_in_the_bar() {
    launch 900x640 20 "$program" "$puzzle"
    press "$win" Return
    at_rest "$win"
    press "$win" space
    xdotool windowminimize "$win"
    sleep 0.5
    idles "$pid" 2 4 60 || return 1
    close "$pid"
}
check "a window that is hidden in the bar of tasks rests" hidden_in_the_bar

# The pictures of the README and of the manual, which are kept in assets/ and must be as the program
# is. After a change to the window: cp target/pictures/readme/*.png assets/
mkdir -p "$pictures/readme"
keep() { convert "$work/shots/rest.ppm" -strip -define png:compression-level=9 "$pictures/readme/$1.png"; }
for_the_readme() {
    xdotool mousemove 1 1099
    remember Light
    launch 1080x720 20 "$program" "$puzzle"
    press "$win" Return
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Right Right Right Right Right Right Right
    changes "$win" "$work/shots/rest.ppm" || return 1
    keep window
    press "$win" 2
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Home Page_Down Right Right Right Right
    changes "$win" "$work/shots/rest.ppm" || return 1
    keep tree
    close "$pid"
    remember Light '{"compare":{"tiles":["course","ida:manhattan"]}}'
    launch 1080x720 20 "$program" test/data/course/roni-tc4.txt
    press "$win" 3 Return
    changes "$win" "$work/shots/rest.ppm" || return 1
    click "$win" 100 128
    click "$win" 100 150
    changes "$win" "$work/shots/rest.ppm" || return 1
    click "$win" 70 181
    changes "$win" "$work/shots/rest.ppm" || return 1
    press "$win" Home Right Right Right Right Right Right
    changes "$win" "$work/shots/rest.ppm" || return 1
    keep side-by-side
    close "$pid"
}
check "the pictures of the README and of the manual are taken" for_the_readme
# Times differ from run to run, and nothing else does.
is_as_kept() {
    local share
    share=$(compare -metric RMSE "$pictures/readme/$1.png" "assets/$1.png" null: 2>&1) || true
    share=${share##*(}
    awk "BEGIN { exit !(${share%)} <= 0.03) }"
}
for name in window tree side-by-side; do
    check "assets/$name.png shows the program as it is" is_as_kept "$name"
done

echo "The pictures are in $pictures; it took $SECONDS s."
((failures == 0)) || { echo "$failures checks FAILED"; exit 1; }
