#!/usr/bin/env python3
"""Makes every texture of the table, beside this script. The result is the same at every run.

    pip install numpy
    python3 assets/textures/make_textures.py [NAME ...]      all, or only some: walnut maple linen leather stone

Needs Python 3.9 and numpy; the PNG files are written with the standard library.
"""

import sys
from pathlib import Path

import wood_and_cloth
from texture_tools import write_png

HERE = Path(__file__).resolve().parent


def of_a_material(name, make):
    def write():
        for kind, image in zip(("albedo", "normal", "orm"), make()):
            write_png(HERE / f"{name}_{kind}.png", image)

    return write


GROUPS = {
    "walnut": of_a_material("walnut", wood_and_cloth.walnut),
    "maple": of_a_material("maple", wood_and_cloth.maple),
    "linen": of_a_material("linen", wood_and_cloth.linen),
    "leather": of_a_material("leather", wood_and_cloth.leather),
    "stone": of_a_material("stone", wood_and_cloth.stone),
}


def main():
    chosen = sys.argv[1:] or list(GROUPS)
    unknown = [name for name in chosen if name not in GROUPS]
    if unknown:
        sys.exit(f"unknown: {', '.join(unknown)}; there are: {', '.join(GROUPS)}")
    for name in chosen:
        GROUPS[name]()


if __name__ == "__main__":
    main()
