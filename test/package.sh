#!/bin/bash
# Builds what is installed, the Debian package and the tarball, and tries both on this machine: it
# checks them with the tools of Debian and freedesktop.org, installs them, starts the program as a
# menu and a double click do, removes them, and looks for what is left.
#
#     test/package.sh
#
# Needs root, because it installs a package. Installs what it needs from Debian's packages, and
# cargo-deb where there is none. Prints a line a check and ends with status 1 if one of them failed.
set -euo pipefail
cd "$(dirname "$0")/.."

if ((EUID != 0)) || ! command -v dpkg >/dev/null; then
    echo "test/package.sh installs a Debian package: run it as root, on Debian." >&2
    exit 1
fi
if [[ $(dpkg-query -W -f '${Status}' langkah 2>/dev/null) == *' installed' ]]; then
    echo "langkah is installed on this machine, and would be removed: remove it first." >&2
    exit 1
fi

pictures=$PWD/target/pictures
mkdir -p "$pictures"
failed=package-failed
rm -f "$pictures/$failed"-*.png

# With the person's own home still, where cargo keeps what it has.
if ! cargo deb --version >/dev/null 2>&1; then
    PATH=$PWD/target/tools/bin:$PATH
    [[ -x target/tools/bin/cargo-deb ]] ||
        CARGO_TARGET_DIR=target/tools/target cargo install --quiet --locked --version 3.8.0 \
            --root target/tools cargo-deb
    rm -rf target/tools/target
fi
export DEBIAN_FRONTEND=noninteractive
checkers=(appstream binutils desktop-file-utils dpkg-dev gtk-update-icon-cache libglib2.0-bin
    librsvg2-bin lintian man-db python3 shared-mime-info xdg-utils)
mapfile -t absent < <(for name in "${checkers[@]}"; do
    [[ $(dpkg-query -W -f '${Status}' "$name" 2>/dev/null) == *' installed' ]] || echo "$name"
done)
if ((${#absent[@]})); then
    echo "installing ${absent[*]}"
    apt-get -qq update
    apt-get -qq install -y --no-install-recommends "${absent[@]}" >/dev/null
fi
assets/package/build.sh
package=$(realpath target/package/*.deb)
tarball=$(realpath target/package/*.tar.gz)
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
cargo install --quiet --locked --offline --path . --root target/package/cargo --no-track

# shellcheck source=test/desktop/screen.sh
. test/desktop/screen.sh
leave() {
    local status=$?
    dpkg --purge langkah >/dev/null 2>&1 || true
    # It ends with the status that it finds.
    if (exit "$status"); then clean_up; else clean_up; fi
}
trap leave EXIT

# shellcheck disable=SC1111 # These are the quotes of what is printed.
is() { [[ $1 == "$2" ]] || { echo "       “$1”, expected “$2”" && return 1; }; }

# ---- what the package has --------------------------------------------------------------------

tree=$work/tree
dpkg-deb --extract "$package" "$tree"
metainfo=usr/share/metainfo/invalid.langkah.Langkah.metainfo.xml
lints() { lintian --allow-root --fail-on error "$package"; }
check "lintian finds no error" lints
check "appstreamcli accepts the metainfo" \
    appstreamcli validate --no-net "$tree/$metainfo"
check "desktop-file-validate accepts the menu entry" \
    desktop-file-validate "$tree/usr/share/applications/langkah.desktop"
check "the metainfo tells this version" grep -q "<release version=\"$version\"" "$tree/$metainfo"
changelog_tells() { zcat "$tree/usr/share/doc/langkah/changelog.gz" | head -1 | grep -qF "($version)"; }
check "so does the changelog" changelog_tells
check "so does the package" is "$(dpkg-deb --field "$package" Version)" "$version"
in_indonesian() {
    is "$(grep -c '<[a-z]* xml:lang="id">' "$tree/$metainfo")" \
        "$(grep -cE '<(summary|p|li)>' "$tree/$metainfo")" &&
        grep -q '^Comment\[id\]=' "$tree/usr/share/applications/langkah.desktop"
}
check "what a person reads there is in Indonesian, too" in_indonesian
has_icons() {
    local size
    for size in 16 22 24 32 48 64 128 256 512; do
        is "$(identify -format '%wx%h' "$tree/usr/share/icons/hicolor/${size}x$size/apps/langkah.png")" \
            "${size}x$size" || return 1
    done
    cmp assets/icon.svg "$tree/usr/share/icons/hicolor/scalable/apps/langkah.svg"
}
check "there are icons of each size" has_icons
# Other releases of librsvg draw edges a little otherwise.
icon_is_current() {
    local share
    share=$(compare -metric RMSE assets/icon.png \
        "$tree/usr/share/icons/hicolor/256x256/apps/langkah.png" null: 2>&1) || true
    share=${share##*(}
    awk "BEGIN { exit !(${share%)} <= 0.02) }"
}
check "assets/icon.png is a picture of assets/icon.svg" icon_is_current
pages_are_sound() {
    local page told
    for page in "$tree"/usr/share/man/man1/*.gz; do
        told=$(LC_ALL=C.UTF-8 MANWIDTH=100 man --warnings=mac -l "$page" 2>&1 >"$work/page.txt")
        is "$told" "" && grep -q 'langkah' "$work/page.txt" || return 1
    done
    zgrep -o 'langkah\\-[a-z]*(1)' "$tree/usr/share/man/man1/langkah.1.gz" | tr -d '\\' |
        sed 's/(1)//' | sort >"$work/named.txt"
    (cd "$tree/usr/share/man/man1" && ls langkah-*.1.gz) | sed 's/\.1\.gz//' | sort |
        diff "$work/named.txt" -
}
check "man shows each page, and each page that is named is there" pages_are_sound
bash_completes() {
    # shellcheck disable=SC2016
    is "$(bash -c '. "$0"; COMP_WORDS=(langkah conv); COMP_CWORD=1; _langkah langkah conv langkah
        echo "${COMPREPLY[@]}"' "$tree/usr/share/bash-completion/completions/langkah")" convert
}
check "bash completes by the package's file" bash_completes
for name in zsh/vendor-completions/_langkah fish/vendor_completions.d/langkah.fish; do
    check "there is $name" grep -q langkah "$tree/usr/share/$name"
done
has_licences() {
    grep -q 'Copyright (c) 2026 The Langkah developers' "$tree/usr/share/doc/langkah/copyright" &&
        grep -q '^  egui 0' "$tree/usr/share/doc/langkah/copyright" &&
        grep -q 'UBUNTU FONT LICENCE' "$tree/usr/share/doc/langkah/copyright"
}
check "copyright tells our licence, the crates' and the fonts'" has_licences
# In both languages, and with what they link to.
has_manual() {
    diff -r assets/manual "$tree/usr/share/doc/langkah/manual" &&
        cmp assets/tree.png "$tree/usr/share/doc/langkah/tree.png" &&
        cmp assets/side-by-side.png "$tree/usr/share/doc/langkah/side-by-side.png" &&
        cmp assets/schema/json.schema.json "$tree/usr/share/doc/langkah/schema/json.schema.json"
}
check "the manual is there" has_manual
has_examples() {
    local path
    for path in $(grep -ohE '(assets/samples|test/data)/[A-Za-z0-9_./-]+\.txt' assets/manual/*/*.md); do
        cmp "$path" "$tree/usr/share/doc/langkah/examples/$path" || return 1
    done
}
check "so are the puzzles that its examples name" has_examples
untried_say_so() {
    local file
    for file in assets/package/flatpak/*.yml assets/package/windows/*.iss; do
        head -1 "$file" | grep -q 'was not tried' || return 1
    done
}
check "the manifests that nobody tried say so" untried_say_so
# The tarball has the same files, but for where Debian wants completions of zsh, and the licence
# that Debian has already.
same_files() {
    (cd "$tree/usr" && find . -type f | sed 's,^\./,,; s,vendor-completions/_,site-functions/_,') |
        sort >"$work/packaged.txt"
    tar --extract --to-stdout --file "$tarball" --wildcards '*/files' |
        grep -v '/LICENSE-APACHE$' | sort | diff "$work/packaged.txt" -
}
check "the tarball has the files of the package" same_files

# ---- installed as a package ------------------------------------------------------------------

# Every file that a package may leave something in, and what the caches hold. A folder of this
# machine that nobody can read (a mount whose other side is gone) is no fault of the package.
left() {
    { find /usr /etc /opt /var/lib /var/cache /root -xdev \
        \( -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/cache/apt -o -path "$PWD" \
        -o -path /var/cache/debconf -o -path '/root/.cargo' -o -path /root/.rustup \) -prune \
        -o -name '*langkah*' -print || true; } | sort
    cat /usr/share/applications/mimeinfo.cache /usr/share/mime/{globs2,magic,types} |
        { grep -a langkah || true; } | sort
    { find /usr/share/{applications,mime,icons/hicolor,metainfo,man/man1,zsh,fish} \
        /usr/share/bash-completion 2>/dev/null || true; } | sort
}
# What the package depends on comes first, so that it is not taken for something left.
check "apt installs it, with what it depends on" \
    apt-get -qq install -y --no-install-recommends -o Dpkg::Use-Pty=0 "$package"
check "dpkg removes it" dpkg --purge langkah
left >"$work/before.txt"
check "dpkg installs it" dpkg --install "$package"
check "the program answers" is "$(/usr/bin/langkah --version)" "langkah $version"

# Waits for the window of a program that others have started. Sets pid and win.
appears() {
    appeared() {
        win=$(xdotool search --onlyvisible --class '^langkah$' 2>/dev/null | tail -1) && [[ -n $win ]]
    }
    within 30 appeared || return 1
    pid=$(xdotool getwindowpid "$win") && started+=("$pid")
    xdotool windowsize "$win" 900 640 windowmove "$win" 20 60
    within 10 has_size "$win" 900 640 && at_rest "$win"
}
# It is no child of this shell.
ends() {
    kill "$pid"
    gone() { [[ ! -e /proc/$pid ]]; }
    within 10 gone
}
runs() { is "$(readlink "/proc/$pid/exe")" "$1"; }
titled() { [[ $(xdotool getwindowname "$win") == *Langkah* ]]; }
# Starts it as a desktop does; `gio` waits for nothing. Ends with what the window showed in a file.
starts() {
    local picture=$1
    shift
    "$@" >>"$work/program.log" 2>&1 && appears && cp "$work/shots/rest.ppm" "$work/shots/$picture.ppm"
}
looks_like() { same "$work/shots/$1.ppm" "$work/shots/$2.ppm"; }

cp test/data/course/roni-tc2.txt "$work/puzzle.txt"
{ echo langkah && cat test/data/course/roni-tc2.txt; } >"$work/a puzzle"
entry=/usr/share/applications/langkah.desktop
xdotool mousemove 1 1099
check "its menu entry starts it" starts menu gio launch "$entry"
check "what runs is the package's program" runs /usr/bin/langkah
check "its window has its name" titled
convert "$work/shots/rest.ppm" "$pictures/package-menu.png"
check "it ends" ends

kind() { gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }
check "a file whose first line is ours is of our kind" is "$(kind "$work/a puzzle")" application/x-langkah
cp "$work/puzzle.txt" "$work/named.langkah"
check "so is one whose name ends with .langkah" is "$(kind "$work/named.langkah")" application/x-langkah
check "its kind is a kind of text" grep -qx 'application/x-langkah text/plain' /usr/share/mime/subclasses
check "our kind is opened by us" is "$(xdg-mime query default application/x-langkah)" langkah.desktop
check "a double click on such a file opens it" starts double gio open "$work/a puzzle"
check "by the package's program" runs /usr/bin/langkah
check "the window shows the puzzle, not the welcome" eval '! looks_like double menu'
convert "$work/shots/rest.ppm" "$pictures/package-double-click.png"
check "it ends" ends
offers_text() { gio mime text/plain | grep 'langkah.desktop' >"$work/text.txt"; }
check "for text it is one of the programs to open it with" offers_text
check "it opens text that is chosen so" starts with gio launch "$entry" "$work/puzzle.txt"
check "the window shows the same puzzle" same "$work/shots/double.ppm" "$work/shots/with.ppm" 440x400+0+130
check "it ends" ends

# What is ours by its beginning, and what is not.
of_kind() {
    printf '%b' "$2" >"$work/kind"
    is "$(kind "$work/kind")" "$1"
}
for text in 'langkah\nstart\n1 2 3\n4 5 6\n7 0 8\n' 'langkah\r\n1 2/3 0\r\n' 'langkah 1 2 3/4 5 6/7 0 8\n' \
    'hidato 1 0 3/0 5 0/-1 0 8\n' 'hidato\n1 0 3\n0 5 0\n-1 0 8\n' 'hidato __ 1/3 4' \
    'numbrix -1 1/3 2\n' 'numbrix\n1 0\n0 4\n' 'rikudo\n1 0\n0 4\n' 'hidato\t1 0/0 4\n'; do
    check "“$text” is ours" of_kind application/x-langkah "$text"
done
for text in 'langkah pertama adalah\n' 'hidato is a puzzle\n' 'numbrix, too\n' '1 2 3\n4 5 6\n7 0 8\n'; do
    check "“$text” is text" of_kind text/plain "$text"
done

left >"$work/installed.txt"
check "its files are seen here" grep -qx /usr/bin/langkah "$work/installed.txt"
check "dpkg purges it" dpkg --purge langkah
left >"$work/after.txt"
check "nothing is left of it" diff "$work/before.txt" "$work/after.txt"

# ---- installed from the tarball --------------------------------------------------------------

prefix="$work/a \$prefix"
mkdir "$work/unpacked" "$prefix"
tar --extract --file "$tarball" --directory "$work/unpacked" --strip-components=1
check "the tarball installs under a prefix" "$work/unpacked/install.sh" "$prefix"
rm -r "$work/unpacked"
everything_is_there() {
    local file
    while IFS= read -r file; do
        [[ -f $prefix/$file ]] || { echo "       $file is missing" && return 1; }
    done <"$prefix/share/langkah/files"
    [[ -s $prefix/share/langkah/files ]]
}
check "all its files are there" everything_is_there
check "its program answers" is "$("$prefix/bin/langkah" --version)" "langkah $version"
check "its menu entry is sound" desktop-file-validate "$prefix/share/applications/langkah.desktop"
XDG_DATA_DIRS=$prefix/share:/usr/share
export XDG_DATA_DIRS
check "a file is of our kind there, too" is "$(kind "$work/a puzzle")" application/x-langkah
check "a double click opens it there, too" starts unpacked gio open "$work/a puzzle"
check "by that program" runs "$prefix/bin/langkah"
check "the window shows the same puzzle" looks_like unpacked double
check "it ends, too" ends
unset XDG_DATA_DIRS
check "its script removes it" "$prefix/share/langkah/install.sh" --uninstall
check "nothing is left under the prefix" is "$(find "$prefix" -mindepth 1)" ""
# Beside other programs, whose files it must leave as they are.
mkdir -p "$prefix"/{bin,share/mime/packages,share/applications,share/icons/hicolor/256x256/apps}
cp assets/icon.png "$prefix/share/icons/hicolor/256x256/apps/other.png"
touch "$prefix/bin/other"
sed 's/langkah/other/g' assets/package/langkah.desktop >"$prefix/share/applications/other.desktop"
sed 's/langkah/other/g' assets/package/langkah.xml >"$prefix/share/mime/packages/other.xml"
update-mime-database "$prefix/share/mime" 2>/dev/null
update-desktop-database -q "$prefix/share/applications"
gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor"
sums() { find "$prefix" -type d -print -o ! -name icon-theme.cache -exec cksum {} + | sort; }
sums >"$work/before.txt"
mkdir "$work/unpacked"
tar --extract --file "$tarball" --directory "$work/unpacked" --strip-components=1
check "beside other programs it installs" "$work/unpacked/install.sh" "$prefix"
check "and is removed" "$prefix/share/langkah/install.sh" --uninstall
sums >"$work/after.txt"
check "and leaves all as it was" diff "$work/before.txt" "$work/after.txt"

# Whatever stands there, and whatever this shell lets others read.
rm -r "$prefix"
mkdir -p "$prefix/bin"
echo other >"$work/other"
ln -s "$work/other" "$prefix/bin/langkah"
check "it installs for everybody" bash -c 'umask 077; "$0" "$1"' "$work/unpacked/install.sh" "$prefix"
rights() { stat -c '%a' "$prefix/bin" "$prefix/bin/langkah" "$prefix/share/langkah/files" | xargs; }
check "who may read and run it" is "$(rights)" "755 755 644"
check "and follows no link" is "$(cat "$work/other")" other
echo share/metainfo/old.xml >>"$prefix/share/langkah/files"
touch "$prefix/share/metainfo/old.xml"
check "over an older version it installs, too" "$work/unpacked/install.sh" "$prefix"
check "and is removed" "$prefix/share/langkah/install.sh" --uninstall
check "with what the older one had" is "$(find "$prefix" -mindepth 1)" ""
refuses() { ! "$work/unpacked/install.sh" "$@" >/dev/null 2>&1; }
check "an argument too many is refused" refuses "$prefix" --uninstall
ln -s unpacked "$work/link"
check "so is its own folder by another name" refuses "$work/link"
staged() { DESTDIR=$work/staged "$work/unpacked/install.sh" /usr; }
check "files for a package are staged" staged
check "for the place where they will stand" \
    grep -qxF 'Exec="/usr/bin/langkah" %F' "$work/staged/usr/share/applications/langkah.desktop"

# ---- installed by cargo ----------------------------------------------------------------------

check "cargo install gives the program" \
    is "$(target/package/cargo/bin/langkah --version)" "langkah $version"
rm -r target/package/cargo

ls -l "$package" "$tarball" | awk '{ print $5, "bytes", $9 }'
echo "It took $SECONDS s."
((failures == 0)) || { echo "$failures checks FAILED"; exit 1; }
