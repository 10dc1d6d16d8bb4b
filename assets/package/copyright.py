#!/usr/bin/python3
"""Prints the licences of all that is in the program: ours, each crate's, each font's.

    assets/package/copyright.py >copyright

The crates and their licences are what cargo tells of this checkout. Where a crate may be had under
the Apache License 2.0, we take it under that licence; of the others the licence is printed with its
copyright notice. It ends with status 1 where a licence is none of those that we know.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KNOWN = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1",
    "Ubuntu-font-1.0", "Unicode-3.0", "Unlicense", "Zlib",
}
# What a crate holds under another licence than its own, and does not name.
WITHIN = {"egui_material_icons": "its fonts, Material Symbols by Google: Apache-2.0"}


def crates():
    """The crates that are linked into the program, on this system, by name."""
    target = re.search(r"host: (\S+)", run("rustc", "-vV"))[1]
    told = json.loads(run("cargo", "metadata", "--format-version=1", "--locked",
                          f"--filter-platform={target}"))
    packages = {package["id"]: package for package in told["packages"]}
    nodes = {node["id"]: node for node in told["resolve"]["nodes"]}
    ours = set(told["workspace_members"])
    found, todo = set(), [told["resolve"]["root"]]
    while todo:
        crate = todo.pop()
        kinds = {kind for part in packages[crate]["targets"] for kind in part["kind"]}
        # What only runs while the program is compiled is not in it.
        if crate in found or "proc-macro" in kinds:
            continue
        found.add(crate)
        for needed in nodes[crate]["deps"]:
            if any(kind["kind"] is None for kind in needed["dep_kinds"]):
                todo.append(needed["pkg"])
    linked = [packages[crate] for crate in found - ours]
    return sorted(linked, key=lambda crate: (crate["name"], crate["version"]))


def run(*command):
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def is_apache(licence):
    """Whether a crate may be had under the Apache License 2.0, without conditions of others."""
    return "AND" not in licence and "Apache-2.0" in re.split(r"\s+OR\s+|/", licence)


def is_known(licence):
    """Whether we may take it: one of each choice is known, and all of what must hold together."""
    parts = re.split(r"\s+AND\s+", licence)
    return all(set(re.findall(r"[\w.+-]+", part)) & KNOWN for part in parts)


def texts(crate, is_notice_only):
    """The texts of a crate's licences and notices, but for the Apache License itself."""
    folder = Path(crate["manifest_path"]).parent
    notice = re.compile(r"(?i)notice")
    licence = re.compile(r"(?i)((un)?licen[cs]e|copying|copyright|notice|.*licen[cs]e|ofl|ufl)")
    wanted = notice if is_notice_only else licence
    files = [file for file in folder.iterdir() if wanted.match(file.name)]
    if not is_notice_only:
        files += folder.glob("fonts/*.txt")
    for file in sorted(file for file in files if file.is_file() and file.suffix != ".rs"):
        text = file.read_text(encoding="utf-8", errors="replace").strip()
        if text and "TERMS AND CONDITIONS FOR USE, REPRODUCTION" not in text:
            yield text


def main():
    linked = crates()
    unknown = [crate["name"] for crate in linked
               if not crate["license"] or not is_known(crate["license"])]
    absent = set(WITHIN) - {crate["name"] for crate in linked}
    if unknown or absent:
        sys.exit(f"copyright.py: unknown licences of {unknown}, no longer there {sorted(absent)}")

    mit = (ROOT / "LICENSE-MIT").read_text().strip()
    print("Langkah is under the MIT License or the Apache License 2.0, as you choose.\n")
    print("The text of the Apache License 2.0 is in the file LICENSE-APACHE that comes with the source,")
    print("and on Debian in /usr/share/common-licenses/Apache-2.0.\n")
    print(mit)
    print("\n\nThe program holds Rust's standard library (MIT OR Apache-2.0, taken under Apache-2.0) and")
    print("these crates:\n")
    by_text = {}
    for crate in linked:
        name, licence = f'{crate["name"]} {crate["version"]}', crate["license"]
        apache = is_apache(licence)
        taken = ", taken under Apache-2.0" if apache and licence != "Apache-2.0" else ""
        print(f"  {name}: {licence}{taken}")
        if crate["name"] in WITHIN:
            print(f'    {WITHIN[crate["name"]]}')
        found = list(texts(crate, apache))
        if not found and not apache:
            holders = ", ".join(crate["authors"]) or f'the authors of {crate["name"]}'
            terms = mit.split("\n\n", 2)[2]
            found = [f"MIT License\n\nCopyright (c) {holders}\n\n{terms}"]
            if licence != "MIT":
                sys.exit(f"copyright.py: {name} ({licence}) has no text of its licence")
        for text in found:
            by_text.setdefault(text, []).append(name)
    for text, names in by_text.items():
        print(f"\n\n---- {', '.join(names)} ----\n\n{text}")


main()
