#!/bin/bash
# Builds what is installed:
#
#     assets/package/build.sh
#
#     target/package/tree               the files, as they lie under a prefix such as /usr/local
#     target/package/NAME.tar.gz        the same files with install.sh, for any Linux system
#     target/package/NAME.deb           the package for Debian and its kin
#
# Manual pages and completions come from the program itself, the icons from assets/icon.svg, the
# licences from what is compiled. Beyond Rust and a C compiler it needs rsvg-convert, Python and
# strip, and cargo-deb for the package: without cargo-deb there is no package, and it says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

cargo build --release --locked --bin langkah
program=target/release/langkah
version=$("$program" --version | cut -d' ' -f2)
out=target/package
tree=$out/tree
share=$tree/share
rm -rf "$out"
mkdir -p "$tree"

file() { install -D -m "$1" "$2" "$3"; }

file 755 "$program" "$tree/bin/langkah"
strip "$tree/bin/langkah"
file 644 assets/package/langkah.desktop "$share/applications/langkah.desktop"
file 644 assets/package/langkah.xml "$share/mime/packages/langkah.xml"
metainfo=invalid.langkah.Langkah.metainfo.xml
file 644 assets/package/langkah.metainfo.xml "$share/metainfo/$metainfo"

icons=$share/icons/hicolor
file 644 assets/icon.svg "$icons/scalable/apps/langkah.svg"
for size in 16 22 24 32 48 64 128 256 512; do
    mkdir -p "$icons/${size}x$size/apps"
    rsvg-convert -w $size -h $size assets/icon.svg -o "$icons/${size}x$size/apps/langkah.png"
done

# The page of the whole names the others.
pages=$share/man/man1
mkdir -p "$pages"
"$program" man >"$pages/langkah.1"
grep -o '^langkah\\-[a-z]*(1)' "$pages/langkah.1" | sed 's/.*-\([a-z]*\)(1)/\1/' |
    while read -r name; do
        "$program" man "$name" >"$pages/langkah-$name.1"
    done
gzip -9 -n "$pages"/*.1

mkdir -p "$share"/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}
"$program" completions bash >"$share/bash-completion/completions/langkah"
"$program" completions zsh >"$share/zsh/site-functions/_langkah"
"$program" completions fish >"$share/fish/vendor_completions.d/langkah.fish"

mkdir -p "$share/doc/langkah"
assets/package/copyright.py >"$share/doc/langkah/copyright"
gzip -9 -n <assets/package/changelog >"$share/doc/langkah/changelog.gz"
file 644 LICENSE-APACHE "$share/doc/langkah/LICENSE-APACHE"
# The manual, and what its pages link to, as they lie in assets.
for path in manual/en manual/id schema tree.png side-by-side.png; do
    mkdir -p "$share/doc/langkah/$(dirname "$path")"
    cp -r "assets/$path" "$share/doc/langkah/$path"
done
# The puzzles that the manual's examples name, under the same names.
examples() { grep -ohE '(assets|test)/[A-Za-z0-9_./-]+\.txt' assets/manual/*/*.md | sort -u; }
for path in $(examples); do
    file 644 "$path" "$share/doc/langkah/examples/$path"
done
find "$share" -type f -exec chmod 644 {} +
find "$tree" -type d -exec chmod 755 {} +

name=langkah-$version-$(uname -m)-linux
mkdir "$out/$name"
cp -a "$tree"/* "$out/$name"
file 755 assets/package/install.sh "$out/$name/install.sh"
(cd "$tree" && find . -type f | sed 's,^\./,,' | LC_ALL=C sort) >"$out/$name/files"
tar --create --gzip --owner=0 --group=0 --sort=name --directory="$out" \
    --file="$out/$name.tar.gz" "$name"
rm -r "${out:?}/$name"

if cargo deb --version >/dev/null 2>&1; then
    cargo deb --quiet --no-build --locked --package langkah --output "$out/"
else
    echo "cargo-deb is not installed, so there is no package: cargo install cargo-deb --locked" >&2
fi
ls -l "$out"/*.tar.gz "$out"/*.deb 2>/dev/null || true
