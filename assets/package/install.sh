#!/bin/sh
# Installs Langkah under a prefix, and takes it away again:
#
#     ./install.sh [PREFIX]
#     PREFIX/share/langkah/install.sh --uninstall
#
# Without PREFIX it is /usr/local for root and ~/.local for others. What was installed is kept in
# PREFIX/share/langkah/files.
set -eu

here=$(cd "$(dirname "$0")" && pwd)

die() {
    echo "install.sh: $*" >&2
    exit 1
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

install_files() {
    prefix=$1 share=$1/share
    while IFS= read -r file; do
        mkdir -p "$prefix/$(dirname "$file")"
        cp -f "$here/$file" "$prefix/$file"
    done <"$here/files"
    # A desktop may not look for programs under the prefix, so the entry names the program whole.
    # There a backslash stands before a few signs, twice before a backslash, and % is %%.
    quoted=$(printf '%s' "$prefix/bin/langkah" |
        sed 's/\\/\\\\\\\\/g; s/["$`]/\\\\&/g; s/%/%%/g')
    entry=$share/applications/langkah.desktop
    { while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s" %%F\n' "$quoted" ;;
        TryExec=*) ;;
        *) printf '%s\n' "$line" ;;
        esac
    done; } <"$here/share/applications/langkah.desktop" >"$entry"
    mkdir -p "$share/langkah"
    cp "$here/files" "$here/install.sh" "$share/langkah"
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

case ${1:-} in
--uninstall) uninstall_files ;;
-*) die "usage: install.sh [PREFIX], or PREFIX/share/langkah/install.sh --uninstall" ;;
*)
    if [ -n "${1:-}" ]; then
        to=$1
    elif [ "$(id -u)" = 0 ]; then
        to=/usr/local
    else
        to=$HOME/.local
    fi
    [ -f "$here/bin/langkah" ] || die "call the one that lies beside bin and share"
    mkdir -p "$to"
    install_files "$(cd "$to" && pwd)"
    ;;
esac
