#!/usr/bin/env python3
"""Plays the melodies on the lyre and writes them as OGG files beside this script.

    python3 assets/music/make_music.py [NAME...]    all pieces, or those named

Needs what `assets/sounds/acoustics.py` names. The result is the same at every run.
"""

import sys
import zlib
from pathlib import Path

import numpy as np

from lyre import Lyre, in_hall, play, with_body
from tunes import SEIKILOS, helios

from acoustics import encode, finished, loudness

HERE = Path(__file__).resolve().parent
# Every piece is this loud, in LUFS, and never peaks above this, in dB below full scale.
LOUDNESS, PEAK = -36.5, -9.0


class Hand:
    """Plays lines of a melody one after the other, as a hand does: the beat breathes at the end of each line."""

    def __init__(self, rng, beat, low):
        self.rng, self.beat, self.low = rng, beat, low
        self.notes, self.now = [], 0.6

    def strike(self, name, at, strength):
        self.notes.append((name, at, strength * self.rng.uniform(0.93, 1.07)))

    def roll(self, names, strength, apart=0.055):
        """Strings from low to high, one after the other."""
        for idx, name in enumerate(names):
            self.strike(name, self.now + idx * apart, strength * (0.85 + 0.15 * idx / len(names)))

    def rest(self, beats):
        self.now += beats * self.beat

    def prelude(self, names):
        """The strings are tried, as one does before playing."""
        for name in names:
            self.strike(name, self.now, 0.5)
            self.rest(1.6)
        self.rest(2)

    def line(self, melody, under=None, echo=False, breath=1.2):
        """One line. `under`: a string struck with every note that bears weight; `echo`: weighty notes are answered at the octave."""
        total = sum(beats for _, beats in melody)
        gone = 0
        for name, beats in melody:
            heavy = beats > 1 or gone == 0
            self.strike(name, self.now, 0.86 if heavy else 0.70)
            if under and heavy:
                self.strike(under, self.now - 0.03, 0.42)
            if echo and beats >= 2:
                self.strike(octave_below(name), self.now + self.beat, 0.40)
            slow = 1 + 0.22 * max(0.0, gone + beats - total + 3) / 3  # the last three beats of a line broaden
            self.now += beats * self.beat * slow
            gone += beats
        self.rest(breath)


def octave_below(name):
    return name[:-1] if name.endswith("'") else name[0].upper() + name[1:]


def seikilos(rng):
    """Plain; with the strings below; with answers at the octave."""
    hand = Hand(rng, 0.40, "E")
    hand.prelude(["a", "e", "e'", "b", "a"])
    for line in SEIKILOS:
        hand.line(line)
    hand.rest(3)
    for line in SEIKILOS:
        hand.line(line, under="A")
    hand.rest(2)
    hand.roll(["E", "A", "e"], 0.5)
    hand.rest(6)
    for line in SEIKILOS:
        hand.line(line, under="A", echo=True)
    hand.roll(["E", "B", "e", "a", "e'"], 0.6, 0.09)
    return Lyre.pythagorean(220.0, "g d a e b f# c#".split()), hand.notes


def seikilos_low(rng):
    """The same on a larger, lower instrument, slowly, as one hums it to oneself."""
    hand = Hand(rng, 0.52, "E")
    hand.prelude(["E", "A", "e", "a"])
    for _ in range(2):
        for line in SEIKILOS:
            hand.line(line, under="E", breath=2.0)
        hand.rest(2)
        hand.roll(["E", "A", "e", "a"], 0.5, 0.08)
        hand.rest(6)
    return Lyre.pythagorean(174.6, "g d a e b f# c#".split()), hand.notes


def sun(rng):
    """All verses with notes, in one breath each; from the eighth on with the string of the middle beneath."""
    hand = Hand(rng, 0.29, "A")
    hand.prelude(["a", "d", "A", "e'", "a"])
    for idx, verse in enumerate(helios()):
        hand.line(verse, under="A" if idx >= 7 else None, echo=idx >= 15, breath=1.4 if idx % 4 != 3 else 3.0)
    hand.roll(["D", "A", "e", "a"], 0.6, 0.09)
    return Lyre.pythagorean(220.0, "bb f c g d a e".split()), hand.notes


PIECES = {"seikilos": seikilos, "helios": sun, "seikilos_low": seikilos_low}


def main():
    for name in sys.argv[1:] or PIECES:
        seed = zlib.crc32(name.encode())
        rng = np.random.default_rng(seed)
        lyre, notes = PIECES[name](rng)
        signal = finished(in_hall(with_body(play(lyre, sorted(notes, key=lambda n: n[1]), rng)), rng), PEAK, 1.5)
        level, _ = loudness(signal)
        gain = min(10 ** ((LOUDNESS - level) / 20), 1.0)
        encode(signal * gain, HERE / f"{name}.ogg", seed & 0x7FFF_FFFF, quality=4)
        print(f"{name}: {signal.shape[1] / 44_100:.1f} s, {len(notes)} notes")


if __name__ == "__main__":
    main()
