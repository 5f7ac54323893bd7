#!/usr/bin/env python3
"""Measures whether a bound piece can be told from an upright one, and one side's from the other's, by every kind of eye.

    python3 assets/pictures/apart.py PROGRAM [SET ...]     by default all sets: glass amber bone distinct

Draws a position with the program, cuts out an upright and a bound piece of either side, and prints how far they differ in
lightness (CIE L*, root of the mean square), in colour, in greyscale and with each of the three colour-vision deficiencies:
at 76 pixels, which is 20 mm on a screen of 96 dots an inch, and at 24 pixels. The exit status is 1 when a pair is nearer
than 10. Needs what `eyes.py` needs.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from eyes import EYES, linear, seen

POSITION = "bw-b5/1w3b2/8/1b2w3/8/8/wb-w3b1/8 w - 0"
PICTURE = ("--ruleset", "schadler", "--from", POSITION, "--quality", "low", "--no-hud", "--size", "800x600")
# Where the pieces are seen in that picture: middle x and y, in pixels; and half the size of what is cut out.
PIECES = {"white": (274, 166), "white bound": (276, 121), "blue": (270, 258), "blue bound": (264, 405)}
REACH = 23
PAIRS = (("white", "white bound"), ("blue", "blue bound"), ("white", "blue"), ("white bound", "blue bound"))
LEAST = 10.0


def lightness(patch):
    grey = linear(np.asarray(patch, dtype=float)) @ [0.2126, 0.7152, 0.0722]
    return np.where(grey > 0.008856, 116 * np.cbrt(grey) - 16, 903.3 * grey)


def apart(one, other, size):
    one, other = (lightness(patch.resize((size, size), Image.LANCZOS)) for patch in (one, other))
    return float(np.sqrt(np.mean((one - other) ** 2)))


def draw(program, pieces, folder):
    path = Path(folder) / f"{pieces}.png"
    subprocess.run([program, "picture", *PICTURE, "--pieces", pieces, "--out", path], check=True)
    return Image.open(path).convert("RGB")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    nearest = float("inf")
    with tempfile.TemporaryDirectory() as folder:
        for pieces in sys.argv[2:] or ("glass", "amber", "bone", "distinct"):
            picture = draw(sys.argv[1], pieces, folder)
            for eye in EYES:
                image = seen(picture, eye)
                cut = {name: image.crop((x - REACH, y - REACH, x + REACH, y + REACH)) for name, (x, y) in PIECES.items()}
                far = [[apart(cut[one], cut[other], size) for size in (76, 24)] for one, other in PAIRS]
                nearest = min(nearest, *(value for pair in far for value in pair))
                told = ", ".join(f"{one} - {other} {pair[0]:.0f} {pair[1]:.0f}" for (one, other), pair in zip(PAIRS, far))
                print(f"{pieces:9} {eye:13} {told}")
    if nearest < LEAST:
        sys.exit(f"a pair is only {nearest:.1f} apart")


if __name__ == "__main__":
    main()
