#!/usr/bin/env python3
"""Shows the picture book as others see it: contact sheets in colour, in greyscale, and as people with each of the three colour-vision
deficiencies see it.

    python3 assets/pictures/eyes.py [BOOK [SHEETS]]     by default out/book and out/eyes

Needs Python 3.9, numpy and Pillow (Debian packages python3-numpy, python3-pil).

The deficiencies are full ones, by the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
Color Vision Deficiency" (2009), applied to linear light.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent.parent
EYES = {
    "colour": np.eye(3),
    "grey": np.tile([0.2126, 0.7152, 0.0722], (3, 1)),
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritanopia": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
}
# A page's height on a sheet, in pixels, and how many pages a row holds.
HEIGHT, COLUMNS = 270, 4


def linear(shades):
    x = shades / 255.0
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


def shades(light):
    light = np.clip(light, 0, 1)
    return np.round(255 * np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)).astype(np.uint8)


def seen(picture, eye):
    return Image.fromarray(shades(linear(np.asarray(picture, dtype=float)) @ EYES[eye].T))


def sheet(pages, eye):
    rows = [pages[start : start + COLUMNS] for start in range(0, len(pages), COLUMNS)]
    width = max(sum(page.width + 6 for page in row) for row in rows) + 6
    out = Image.new("RGB", (width, len(rows) * (HEIGHT + 6) + 6), (40, 34, 30))
    for number, row in enumerate(rows):
        x = 6
        for page in row:
            out.paste(seen(page, eye), (x, 6 + number * (HEIGHT + 6)))
            x += page.width + 6
    return out


def main():
    book = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out/book"
    sheets = Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "out/eyes"
    sheets.mkdir(parents=True, exist_ok=True)
    pages = []
    for path in sorted(book.glob("*.png")):
        page = Image.open(path).convert("RGB")
        pages.append(page.resize((round(page.width * HEIGHT / page.height), HEIGHT), Image.LANCZOS))
    if not pages:
        sys.exit(f"{book}: no pages; draw them with: latrunculi book")
    for eye in EYES:
        sheet(pages, eye).save(sheets / f"{eye}.png")
        print(sheets / f"{eye}.png")


if __name__ == "__main__":
    main()
