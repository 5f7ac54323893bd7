#!/usr/bin/env python3
"""Writes packages.txt: every package the program with its window is built from, its version and its licence.

    python3 assets/licences/list.py

It asks `cargo metadata`, and nothing else; run it again whenever Cargo.lock changes.
"""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def metadata():
    """What cargo knows of the packages for a Linux machine, as it is built by default."""
    command = ["cargo", "metadata", "--format-version=1", "--locked",
               "--filter-platform=x86_64-unknown-linux-gnu"]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)


def built_in(known):
    """The ids of everything that is linked in: not what only tests or builds need."""
    nodes = {node["id"]: node for node in known["resolve"]["nodes"]}
    found, waiting = set(), [known["resolve"]["root"]]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        for dependency in nodes[name]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    found.discard(known["resolve"]["root"])
    return found


def main():
    known = metadata()
    wanted = built_in(known)
    packages = [package for package in known["packages"] if package["id"] in wanted]
    lines = sorted(
        f"{package['name']} {package['version']}: {package['license'] or 'see its licence file'}"
        for package in packages)
    target = pathlib.Path(__file__).with_name("packages.txt")
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} packages in {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
