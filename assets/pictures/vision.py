#!/usr/bin/env python3
"""How a picture of the table is seen by other eyes: in greyscale and with each of the three colour-vision deficiencies.

    pip install numpy pillow
    python3 assets/pictures/vision.py PICTURE.png --out SHEET.png [--small 240] [--patch NAME X,Y,SIZE ...] [--apart A B ...]

Writes one sheet: the picture as it is, grey, and as protanopes, deuteranopes and tritanopes see it (Machado, Oliveira and
Fernandes 2009, full strength), each also `--small` pixels wide. Patches are squares cut from the picture; for every pair in
`--apart` it prints how far their patches differ in lightness (CIE L*, root of the mean square) at 76 pixels, which is 20 mm
on a screen of 96 dots an inch, and at 24 pixels; the exit status is 1 when a pair is nearer than 8.
"""

import argparse
import sys

import numpy as np
from PIL import Image

EYES = {
    "as it is": np.eye(3),
    "grey": np.tile([0.2126, 0.7152, 0.0722], (3, 1)),
    "protan": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deutan": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritan": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
}
LEAST = 8.0


def to_linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def to_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def seen(picture, eyes):
    """The picture as an image for these eyes."""
    linear = to_linear(np.asarray(picture.convert("RGB")) / 255.0) @ eyes.T
    return Image.fromarray(np.round(to_srgb(linear) * 255).astype(np.uint8))


def lightness(patch):
    grey = to_linear(np.asarray(patch) / 255.0) @ [0.2126, 0.7152, 0.0722]
    return np.where(grey > 0.008856, 116 * np.cbrt(grey) - 16, 903.3 * grey)


def apart(one, other, size):
    """How far two patches differ at this size."""
    one, other = (lightness(patch.resize((size, size), Image.LANCZOS)) for patch in (one, other))
    return float(np.sqrt(np.mean((one - other) ** 2)))


def sheet(picture, small):
    """All eyes below one another, each with its small picture."""
    low = (small, round(picture.height * small / picture.width))
    page = Image.new("RGB", (picture.width + small, picture.height * len(EYES)))
    for row, eyes in enumerate(EYES.values()):
        image = seen(picture, eyes)
        page.paste(image, (0, row * picture.height))
        page.paste(image.resize(low, Image.LANCZOS), (picture.width, row * picture.height))
    return page


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("picture")
    parser.add_argument("--out", required=True)
    parser.add_argument("--small", type=int, default=240)
    parser.add_argument("--patch", nargs=2, action="append", default=[], metavar=("NAME", "X,Y,SIZE"))
    parser.add_argument("--apart", nargs=2, action="append", default=[], metavar=("A", "B"))
    args = parser.parse_args()
    picture = Image.open(args.picture).convert("RGB")
    sheet(picture, args.small).save(args.out)
    boxes = {}
    for name, text in args.patch:
        x, y, size = (int(part) for part in text.split(","))
        boxes[name] = (x - size // 2, y - size // 2, x + size // 2, y + size // 2)
    nearest = float("inf")
    for name, eyes in EYES.items():
        image = seen(picture, eyes)
        for one, other in args.apart:
            pair = [image.crop(boxes[patch]) for patch in (one, other)]
            far = [apart(*pair, size) for size in (76, 24)]
            nearest = min(nearest, *far)
            print(f"{name:9} {one} and {other}: {far[0]:.1f} at 76 pixels, {far[1]:.1f} at 24")
    if nearest < LEAST:
        sys.exit(f"a pair is only {nearest:.1f} apart")


if __name__ == "__main__":
    main()
