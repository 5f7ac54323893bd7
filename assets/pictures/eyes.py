#!/usr/bin/env python3
"""Shows the picture book as others see it: contact sheets in colour, in greyscale, and as people with each of the three colour-vision
deficiencies see it.

    python3 assets/pictures/eyes.py [BOOK [SHEETS]]     by default out/book and out/eyes

Needs what `vision.py` needs, which looks at one picture closely.
"""

import sys
from pathlib import Path

from PIL import Image

from vision import EYES, seen

ROOT = Path(__file__).resolve().parent.parent.parent
# A page's height on a sheet, in pixels, and how many pages a row holds.
HEIGHT, COLUMNS = 270, 4


def sheet(pages, eyes):
    rows = [pages[start : start + COLUMNS] for start in range(0, len(pages), COLUMNS)]
    width = max(sum(page.width + 6 for page in row) for row in rows) + 6
    out = Image.new("RGB", (width, len(rows) * (HEIGHT + 6) + 6), (40, 34, 30))
    for number, row in enumerate(rows):
        x = 6
        for page in row:
            out.paste(seen(page, eyes), (x, 6 + number * (HEIGHT + 6)))
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
    for name, eyes in EYES.items():
        path = sheets / f"{name.replace(' ', '-')}.png"
        sheet(pages, eyes).save(path)
        print(path)


if __name__ == "__main__":
    main()
