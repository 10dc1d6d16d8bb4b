#!/bin/sh
# Installs Langkah under a prefix, and takes it away again:
#
#     ./install.sh [PREFIX]
#     PREFIX/share/langkah/install.sh --uninstall
#
# Without PREFIX it is /usr/local for root and ~/.local for others. What was installed is kept in
# PREFIX/share/langkah/files. DESTDIR=FOLDER puts all files below that folder, for those who make a
# package of them.
set -eu
# Everybody may read and run what is installed.
umask 022

here=$(cd "$(dirname "$0")" && pwd)

die() {
    echo "install.sh: $*" >&2
    exit 1
}

usage() {
    echo "usage: install.sh [PREFIX], or PREFIX/share/langkah/install.sh --uninstall"
}

# What desktops keep of the files that they know, made anew. A system without these commands makes
# it itself.
refresh() {
    if [ -d "$share/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$share/mime" 2>/dev/null || true
    fi
    if [ -d "$share/applications" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || true
    fi
    icons=$share/icons/hicolor
    if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$icons" || true
    fi
}

# Removes a file's folder, and those above it up to the prefix, as far as they are empty.
tidy() {
    folder=$(dirname "$1")
    while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
}

# Copies a file to a place with a mode, in one step: a program that runs stays whole, and a link
# that stands there is replaced, not followed.
put() {
    mkdir -p "$(dirname "$2")"
    cp "$1" "$2.new"
    chmod "$3" "$2.new"
    mv -f "$2.new" "$2"
}

# Notes what is installed before it is, so that a broken installation can be removed. What an older
# version has left stays noted until it is gone.
note() {
    put "$here/install.sh" "$share/langkah/install.sh" 755
    old=$share/langkah/files
    { cat "$here/files"; if [ -f "$old" ]; then cat "$old"; fi; } | sort -u >"$old.new"
    mv -f "$old.new" "$old"
}

# Removes what an older version has installed and this one has not.
drop_old() {
    while IFS= read -r file; do
        if ! grep -qxF -e "$file" "$here/files"; then
            rm -f "$prefix/$file"
            tidy "$file"
        fi
    done <"$share/langkah/files"
    put "$here/files" "$share/langkah/files" 644
}

install_files() {
    final=$1 prefix=$staged$1
    [ "$(cd "$prefix" && pwd -P)" != "$(cd "$here" && pwd -P)" ] || die "choose another folder than the one of install.sh"
    share=$prefix/share
    while IFS= read -r file; do
        [ -f "$here/$file" ] || die "$file is missing beside install.sh; unpack the archive again"
    done <"$here/files"
    note
    while IFS= read -r file; do
        case $file in
        bin/*) put "$here/$file" "$prefix/$file" 755 ;;
        *) put "$here/$file" "$prefix/$file" 644 ;;
        esac
    done <"$here/files"
    drop_old
    # A desktop may not look for programs under the prefix, so the entry names the program whole.
    # There a backslash stands before a few signs, twice before a backslash, and % is %%.
    quoted=$(printf '%s' "$final/bin/langkah" |
        sed 's/\\/\\\\\\\\/g; s/["$`]/\\\\&/g; s/%/%%/g')
    entry=$share/applications/langkah.desktop
    { while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s" %%F\n' "$quoted" ;;
        TryExec=*) ;;
        *) printf '%s\n' "$line" ;;
        esac
    done; } <"$here/share/applications/langkah.desktop" >"$entry.new"
    mv -f "$entry.new" "$entry"
    if [ -n "$staged" ]; then
        echo "the files for $final are below $staged"
        return
    fi
    refresh
    echo "installed in $prefix; to remove it: \"$share/langkah/install.sh\" --uninstall"
    case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "$prefix/bin is not among the folders of PATH: add it to call langkah in a terminal" ;;
    esac
}

uninstall_files() {
    [ "$(basename "$here")" = langkah ] || die "call the one in PREFIX/share/langkah"
    prefix=$(cd "$here/../.." && pwd) share=$prefix/share
    list=$(cat "$here/files")
    printf '%s\n' "$list" | while IFS= read -r file; do rm -f "$prefix/$file"; done
    rm -f "$here/files" "$here/install.sh"
    refresh
    # Where nothing else is left, what was made of our files alone goes, too.
    if rmdir "$share/mime/packages" 2>/dev/null; then
        for made in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache \
            subclasses treemagic types version; do
            rm -f "$share/mime/$made"
        done
    fi
    if [ -z "$(find "$share/applications" -name '*.desktop' 2>/dev/null | head -n 1)" ]; then
        rm -f "$share/applications/mimeinfo.cache"
    fi
    printf '%s\n' "$list" share/mime/application/x-langkah.xml share/mime/mime.cache \
        share/langkah/files |
        while IFS= read -r file; do tidy "$file"; done
    echo "removed from $prefix"
}

[ $# -le 1 ] || die "$(usage)"
case ${1:-} in
--help | -h) usage ;;
--uninstall) uninstall_files ;;
-*) die "$(usage)" ;;
*)
    if [ -n "${1:-}" ]; then
        to=$1
    elif [ "$(id -u)" = 0 ]; then
        to=/usr/local
    else
        to=$HOME/.local
    fi
    [ -f "$here/bin/langkah" ] || die "call the one that lies beside bin and share"
    case $to in
    /*) ;;
    *) to=$PWD/$to ;;
    esac
    staged=
    if [ -n "${DESTDIR:-}" ]; then
        mkdir -p "$DESTDIR"
        staged=$(cd "$DESTDIR" && pwd)
    fi
    mkdir -p "$staged$to"
    to=$(cd "$staged$to" && pwd)
    install_files "${to#"$staged"}"
    ;;
esac
