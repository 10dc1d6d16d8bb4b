# A screen, windows, keys, the clipboard, pictures and checks, for test/desktop.sh and
# test/package.sh.
# shellcheck shell=bash

# ---- what must be there ----------------------------------------------------------------------

# The libraries are opened while the program runs, so that no package asks for them.
packages=(xvfb openbox xdotool xclip zenity imagemagick libgl1 libegl1 libgl1-mesa-dri libx11-xcb1
    libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2 at-spi2-core python3-pyatspi dbus)
commands=(Xvfb openbox xdotool xclip zenity import convert compare dbus-run-session dbus-send)

missing() {
    local name
    if command -v dpkg-query >/dev/null; then
        for name in "${packages[@]}"; do
            [[ $(dpkg-query -W -f '${Status}' "$name" 2>/dev/null) == *' installed' ]] || echo "$name"
        done
    else
        for name in "${commands[@]}"; do
            command -v "$name" >/dev/null || echo "$name"
        done
    fi
}

mapfile -t needed < <(missing)
if ((${#needed[@]})); then
    if ((EUID == 0)) && command -v apt-get >/dev/null; then
        echo "installing ${needed[*]}"
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update
        apt-get -qq install -y --no-install-recommends "${needed[@]}" >/dev/null
    else
        echo "These are needed and not installed: ${needed[*]}" >&2
        echo "On Debian: apt-get install ${needed[*]}" >&2
        exit 1
    fi
fi

# ---- a screen and a home of its own ----------------------------------------------------------

work=$(mktemp -d "${TMPDIR:-/tmp}/langkah.XXXXXX")
started=()

clean_up() {
    local status=$?
    # The screen was started first and goes last; what is left hanging on it goes with it.
    local index
    for ((index = ${#started[@]} - 1; index >= 0; index--)); do
        kill "${started[index]}" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    rm -rf "$work"
    exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

mkdir -p "$work"/{home,config,cache,data,run,shots,boards,nothing}
chmod 700 "$work/run"
export HOME=$work/home XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache
export XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work/run
# Without a session bus there is no desktop portal, and the dialog is zenity's.
export DBUS_SESSION_BUS_ADDRESS=disabled: NO_AT_BRIDGE=1 GTK_A11Y=none
export LIBGL_ALWAYS_SOFTWARE=1 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY WAYLAND_SOCKET

# Runs a command every tenth of a second until it succeeds, for at most so many seconds.
within() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        ((SECONDS < end)) || return 1
        sleep 0.1
    done
}

die() {
    echo "FAILED $1" >&2
    exit 1
}

Xvfb -displayfd 3 -screen 0 1700x1100x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.log" &
started+=($!)
within 20 test -s "$work/display" || die "Xvfb does not start: $(tail -3 "$work/xvfb.log")"
DISPLAY=:$(<"$work/display")
export DISPLAY
openbox >/dev/null 2>&1 &
started+=($!)
has_manager() { xdotool get_desktop >/dev/null 2>&1; }
within 20 has_manager || die "openbox does not start"

# ---- windows, keys, pictures -----------------------------------------------------------------

find_window() { win=$(xdotool search --onlyvisible --pid "$1" 2>/dev/null | tail -1) && [[ -n $win ]]; }
has_size() { [[ $(xdotool getwindowgeometry --shell "$1") == *"WIDTH=$2"*"HEIGHT=$3"* ]]; }

# Starts a program, such as `langkah FILE`, and waits until its window has this size, stands so far
# from the left and is at rest: `launch 720x560 40 langkah FILE`. Sets pid and win.
launch() {
    local size=$1 left=$2
    shift 2
    "$@" >>"$work/program.log" 2>&1 &
    pid=$!
    started+=("$pid")
    within 30 find_window "$pid" || die "no window appears: $(tail -3 "$work/program.log")"
    xdotool windowsize "$win" "${size%x*}" "${size#*x}" windowmove "$win" "$left" 60
    within 10 has_size "$win" "${size%x*}" "${size#*x}" || die "the window is not $size"
    at_rest "$win"
}

# Ends a program that keeps nothing of this run.
close() {
    kill -KILL "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
}

is_active() { [[ $(xdotool getactivewindow 2>/dev/null) == "$1" ]]; }

# Gives a window the keyboard.
activate() {
    is_active "$1" && return
    xdotool windowactivate "$1"
    within 10 is_active "$1"
}

# Presses keys in a window.
press() {
    activate "$1" || return 1
    xdotool key --delay 30 "${@:2}"
}

# A click at a place in a window. The pointer goes back to where it points at nothing.
click() {
    xdotool mousemove --window "$1" "$2" "$3" click 1
    sleep 0.15
    xdotool mousemove 1 1099
}

shoot() { import -silent -window "$1" "$2"; }

# Whether two pictures are the same to the eye, perhaps only in a part: `same A B [WxH+X+Y]`.
same() {
    local part=() count
    [[ -z ${3:-} ]] || part=(-crop "$3" +repage)
    count=$(compare -metric AE -fuzz 2% \( "$1" "${part[@]}" \) \( "$2" "${part[@]}" \) null: 2>&1) || true
    # ImageMagick 7 puts a share in brackets after the count.
    [[ ${count%% *} =~ ^[0-9.e+]+$ ]] && awk "BEGIN { exit !(${count%% *} <= 4) }"
}

# The processor time that a process has used, in hundredths of a second.
ticks() {
    local fields
    read -r -a fields < <(sed 's/.*) //' "/proc/$1/stat")
    echo $((fields[11] + fields[12]))
}

# Waits until a window's picture stays as it is and its process does nothing, for longer than a
# tile slides, and keeps the picture in $work/shots/rest.ppm.
at_rest() {
    local end=$((SECONDS + 15)) of used
    of=$(xdotool getwindowpid "$1") || return 1
    while ((SECONDS < end)); do
        used=$(ticks "$of")
        shoot "$1" "$work/shots/rest.ppm"
        sleep 0.2
        (($(ticks "$of") - used <= 1)) || continue
        shoot "$1" "$work/shots/now.ppm"
        cmp -s "$work/shots/rest.ppm" "$work/shots/now.ppm" && return
    done
    return 1
}

shows() {
    shoot "$1" "$work/shots/now.ppm"
    same "$work/shots/now.ppm" "$2" "${3:-}"
}
shows_other() { ! shows "$@"; }

# Waits until a window shows something else than a picture did, and is at rest.
changes() {
    within 15 shows_other "$@" && at_rest "$1"
}

# Puts a text on the clipboard. xclip stays to hand it out, and must not hold our output open.
copy() { xclip -selection clipboard -in >/dev/null 2>&1; }
copied() { [[ $(timeout 5 xclip -selection clipboard -out 2>/dev/null) == "$1" ]]; }

# Puts a file's text on the clipboard and pastes it.
paste() {
    copy <"$2"
    press "$1" ctrl+v
}

# Runs a check and prints a line for it. If it fails, a picture of the screen is left in $pictures.
failures=0
check() {
    local text=$1
    shift
    if "$@"; then
        echo "ok     $text"
    else
        echo "FAILED $text"
        failures=$((failures + 1))
        import -silent -window root "$pictures/${failed:-failed}-$failures.png" || true
    fi
}

# How often the process's threads have been woken.
wakes() { cat "/proc/$1"/task/*/status | awk '/^voluntary_ctxt/ { sum += $2 } END { print sum }'; }

# Whether a process does next to nothing for so many seconds: it uses so many hundredths of a second
# at most, and is woken so often. Says what it did if not.
idles() {
    local used woken
    used=$(ticks "$1") woken=$(wakes "$1")
    sleep "$2"
    used=$(($(ticks "$1") - used)) woken=$(($(wakes "$1") - woken))
    ((used <= $3 && woken <= $4)) && return
    echo "       in $2 s it used $used hundredths of a second and was woken $woken times"
    return 1
}

# Whether a process is busy for a second.
works() {
    local used
    used=$(ticks "$1")
    sleep 1
    (($(ticks "$1") - used >= 25))
}

