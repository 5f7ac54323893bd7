#!/usr/bin/env python3
"""Makes the sounds of the table: calculi of glass or of bone and slate on wood, on stone and on linen, and what belongs to no piece.

    python3 assets/sounds/make_sounds.py            writes the OGG files below this script
    python3 assets/sounds/measure.py                measures what was made, and fails where a limit is broken

Needs what `acoustics.py` names. The result is the same at every run: each sound has its own seed, and the OGG streams have
fixed serial numbers.

How it works: a contact is a short pulse of force. It drives banks of damped resonators, one bank for each body that rings: the piece,
the ground, the table under it, a tray. A sound is a list of contacts, then a little room. The lyre of the three phrases is the
one of the music (`assets/music/lyre.py`).
"""

import sys
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from acoustics import RATE, band_noise, convolve, encode, finished, in_room, levelled, mix, modal_response, silence

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "music"))
from lyre import Lyre, phrase  # noqa: E402

# (frequency in Hz, seconds to fall by 60 dB, gain) of the bodies that ring. Those of glass are not harmonic: it is a thick lens.
GLASS = [(3140, 0.075, 0.50), (4870, 0.110, 0.80), (6930, 0.085, 0.62), (8410, 0.060, 0.40), (10950, 0.045, 0.26), (13300, 0.030, 0.14)]
# Bone and slate are softer inside: lower, drier, hardly a ring.
BONE = [(1720, 0.022, 0.90), (2580, 0.030, 1.00), (3910, 0.020, 0.60), (5600, 0.014, 0.30), (7300, 0.010, 0.14)]
BOARD = [(196, 0.085, 0.80), (318, 0.075, 1.00), (487, 0.060, 0.85), (705, 0.050, 0.75), (1060, 0.040, 0.60), (1620, 0.026, 0.45), (2350, 0.018, 0.30)]
# A slab gives little: short, high, with a hard click.
STONE = [(385, 0.040, 0.55), (640, 0.038, 0.70), (1050, 0.034, 0.80), (1730, 0.028, 0.75), (2780, 0.020, 0.50), (4300, 0.013, 0.30)]
TABLE = [(88, 0.120, 0.9), (131, 0.100, 0.7)]
# A tray lined with linen: the cloth swallows all but a thud.
LINEN = [(118, 0.060, 0.70), (210, 0.050, 1.00), (345, 0.036, 0.70), (560, 0.022, 0.35), (880, 0.014, 0.16)]
FINGER = [(165, 0.060, 0.8), (292, 0.050, 1.0), (448, 0.038, 0.8), (690, 0.026, 0.5), (980, 0.018, 0.3)]


@dataclass
class Piece:
    """What a calculus is made of: its modes, how much longer they ring against one another, how soft its contact is."""

    modes: list
    freely: float
    softness: float


@dataclass
class Ground:
    """What it is set on: its modes and gain, how the piece rings on it, what the table gives, and how rough it is to draw over."""

    modes: list
    gain: float
    piece: float
    table: float
    rough: float
    band: tuple


PIECES = {"glass": Piece(GLASS, 2.2, 1.0), "bone": Piece(BONE, 1.5, 1.35)}
GROUNDS = {
    "wood": Ground(BOARD, 1.0, 0.85, 0.50, 1.0, (500, 3200)),
    "stone": Ground(STONE, 0.90, 0.95, 0.42, 1.4, (1200, 6000)),
    "linen": Ground(LINEN, 1.0, 0.16, 0.25, 0.5, (300, 1600)),
}


def jittered(modes, rng, amount=0.03):
    """The same body touched at another place, or another calculus of the set."""
    return [(f * rng.uniform(1 - amount, 1 + amount), t * rng.uniform(0.85, 1.15), g * rng.uniform(0.6, 1.3)) for f, t, g in modes]


def strike(force, at, strength, width_ms, rng):
    """Adds one contact: half a sine of force, roughened a little as no surface is perfect."""
    start, width = int(at * RATE), max(3, int(width_ms * RATE / 1000))
    end = min(start + width, len(force))
    if start < end:
        push = np.sin(np.pi * np.arange(width) / width) * rng.uniform(0.8, 1.2, width) * strength / width * 8
        force[start:end] += push[: end - start]


class Voice:
    """One kind of piece on one kind of ground."""

    def __init__(self, piece, ground, rng):
        self.piece, self.ground, self.rng = piece, ground, rng

    def ring(self, force, modes, gain=1.0, brightness=1.0):
        response = modal_response(jittered(modes, self.rng), brightness)
        return gain * convolve(force, response)[: len(force)]

    def contacts(self, seconds, hits, piece=1.0, ground=1.0, table=1.0, longer=1.0):
        """Strikes piece, ground and table by (time, strength, width in ms)."""
        force = silence(seconds)
        for at, strength, width in hits:
            strike(force, at, strength, width * self.piece.softness, self.rng)
        modes = [(f, t * longer, g) for f, t, g in self.piece.modes]
        return (
            self.ring(force, modes, self.ground.piece * piece)
            + self.ring(force, self.ground.modes, self.ground.gain * ground)
            + self.ring(force, TABLE, self.ground.table * table)
        )

    def rub(self, seconds, strength=1.0):
        """Drawn over the ground: fine grains of contact, as many as the hand is fast, over a breath of noise."""
        rng, rough = self.rng, self.ground.rough * strength

        def hand(t):
            return np.sin(np.pi * np.minimum(1.0, t**0.7)) ** 1.4

        force, at = silence(seconds), rng.exponential(1 / 900)
        while at < seconds - 0.01:
            speed = float(hand(at / seconds))
            if rng.random() < speed:
                strike(force, at, rng.uniform(0.02, 0.16) * speed * rough, rng.uniform(0.2, 0.5) * self.piece.softness, rng)
            at += rng.exponential(1 / 900)
        breath = band_noise(len(force), *self.ground.band, rng) * hand(np.arange(len(force)) / len(force)) * 0.017 * rough
        return self.ring(force, self.ground.modes, 0.5) + self.ring(force, self.piece.modes, 0.10 + 0.06 * (self.ground.rough > 1)) + breath

    def clink(self, strength=1.0):
        """Piece against piece: brief, high, two bodies at once."""
        force = silence(0.35)
        strike(force, 0.003, strength, 0.16 * self.piece.softness, self.rng)
        freely = [(f, t * self.piece.freely, g) for f, t, g in self.piece.modes]
        return self.ring(force, freely, 0.5) + self.ring(force, freely, 0.5, 1.09)

    def room(self, signal, wet=0.16):
        return in_room(signal, self.rng, wet)

    def set_down(self):
        """Laid down by fingers: the edge first, then the whole base."""
        rng = self.rng
        gap = rng.uniform(0.014, 0.030)
        hits = [(0.004, rng.uniform(0.25, 0.45), 0.35), (0.004 + gap, 1.0, rng.uniform(0.40, 0.55)), (0.004 + gap * 2.1, 0.10, 0.3)]
        return self.room(self.contacts(0.32, hits))

    def slide(self):
        """From square to square without leaving the ground, with a small stop."""
        seconds = self.rng.uniform(0.34, 0.44)
        stop = self.contacts(0.22, [(0.0, 0.5, 0.7)])
        return self.room(mix((self.rub(seconds), 1.0, 0.0), (stop, 0.35, seconds * 0.93)))

    def leap(self):
        """Picked up and carried over: a tick as it leaves the ground, then moved air. The landing is a set-down."""
        tick = self.contacts(0.2, [(0.004, 0.35, 0.35), (0.016, 0.15, 0.3)], 0.8, 0.6, 0.0)
        count = int(0.30 * RATE)
        air = band_noise(count, 350, 1500, self.rng) * np.sin(np.pi * np.arange(count) / count) ** 2 * 0.035
        return self.room(mix((tick, 1.0, 0.0), (air, 1.0, 0.01)))

    def bind(self):
        """Turned on to its back: a tick of the edge, the dome meets the ground, and it rattles until it lies still."""
        rng = self.rng
        hits, at, gap, strength = [(0.004, 0.35, 0.4)], 0.10, 0.085, 0.95
        for _ in range(11):  # ever quicker, ever softer
            hits.append((at, strength * rng.uniform(0.8, 1.15), rng.uniform(0.35, 0.5)))
            at, gap, strength = at + gap, gap * rng.uniform(0.76, 0.86), strength * 0.74
        return self.room(self.contacts(0.80, hits, 1.15, 0.75, 0.4))

    def free(self):
        """Turned up again: a short rock the other way, then a clear set-down on the base."""
        hits = [(0.004, 0.25, 0.4), (0.075, 0.32, 0.4), (0.165, 1.0, 0.6), (0.185, 0.22, 0.5)]
        return self.room(self.contacts(0.50, hits, 1.05, 0.9, 0.8, 1.5))

    def capture(self):
        """The pinch of two neighbours, then the taken piece leaves the ground."""
        gap = self.rng.uniform(0.028, 0.045)
        press = self.contacts(0.3, [(0.004, 0.9, 0.6), (0.004 + gap, 0.75, 0.6)])
        parts = [(press, 1.0, 0.0), (self.clink(), 0.55, 0.006), (self.clink(), 0.45, 0.006 + gap), (self.rub(0.22, 0.8), 0.8, 0.13)]
        return self.room(mix(*parts))

    def lift(self):
        """Taken out of the tray: a stir among its neighbours, the cloth under the fingers."""
        rng = self.rng
        stir = self.clink(0.30)
        cloth = band_noise(int(0.16 * RATE), 400, 2400, rng) * np.hanning(int(0.16 * RATE)) * 0.02
        thud = self.contacts(0.2, [(0.003, 0.3, 1.2)], 1.0, 0.7, 0.4)
        return self.room(mix((stir, 0.5, 0.02), (self.clink(0.16), 0.5, rng.uniform(0.06, 0.09)), (cloth, 1.0, 0.0), (thud, 1.0, 0.0)), 0.12)

    def clatter(self):
        """Dropped among the other captives, on linen."""
        rng, at, parts, strength = self.rng, 0.0, [], 1.0
        for step in range(rng.integers(6, 8)):
            parts.append((self.contacts(0.3, [(0.003, strength, 0.9)], 2.0), 1.0, at))
            if step % 2 == 0:
                parts.append((self.clink(strength), 0.75, at + rng.uniform(0.004, 0.012)))
            at, strength = at + rng.uniform(0.04, 0.10) * (1 - step * 0.08), strength * rng.uniform(0.55, 0.75)
        return self.room(mix(*parts))


def refuse(rng):
    """Two soft taps of a finger beside the board: not that one, please."""
    finger = Voice(Piece(FINGER, 1.0, 1.0), GROUNDS["wood"], rng)
    force = silence(0.30)
    for at, strength, width in [(0.004, 0.8, 1.8), (0.135, 0.6, 2.1)]:
        strike(force, at, strength, width, rng)
    return finger.room(finger.ring(force, FINGER) + finger.ring(force, TABLE, 0.4), 0.10)


def select(rng):
    """A finger-nail on the top of the dome."""
    voice = Voice(PIECES["glass"], GROUNDS["wood"], rng)
    return voice.room(voice.contacts(0.16, [(0.003, 0.5, 0.6)], 0.8, 0.35, 0.0), 0.10)


def win(rng):
    """Rises to the upper e and rests on an open chord."""
    notes = [("e", 0.0, 0.7), ("a", 0.20, 0.75), ("b", 0.40, 0.8), ("d", 0.60, 0.8), ("c", 0.74, 0.7), ("b", 0.88, 0.75)]
    chord = [("E", 1.16, 0.8), ("B", 1.20, 0.7), ("e", 1.24, 0.75), ("a", 1.28, 0.6), ("e'", 1.33, 0.95)]
    return phrase(PHRASES, notes + chord, rng)


def lose(rng):
    """Falls by steps to the lowest string, slower at the end."""
    notes = [("c", 0.0, 0.7), ("b", 0.24, 0.7), ("a", 0.50, 0.65), ("g", 0.78, 0.6), ("f", 1.10, 0.6), ("e", 1.50, 0.7), ("E", 1.54, 0.6)]
    return phrase(PHRASES, notes, rng)


def draw(rng):
    """Two voices that meet on the same fifth: neither up nor down."""
    notes = [("b", 0.0, 0.7), ("a", 0.24, 0.65), ("b", 0.48, 0.7), ("e", 0.80, 0.65), ("B", 0.84, 0.6), ("b", 0.88, 0.7)]
    return phrase(PHRASES, notes, rng)


# The lyre of the three phrases: the octave from e to e, tuned in pure fifths, an octave above the one that plays the music.
PHRASES = Lyre.pythagorean(440.0, "f c g d a e b".split())

# What a piece does on the board, and in the tray: name: (variants, loudness of the loudest 400 ms in LUFS).
ON_BOARD = {"set_down": (4, -31), "slide": (3, -31), "leap": (2, -38), "bind": (2, -30), "free": (2, -32), "capture": (3, -28.5)}
IN_TRAY = {"lift": (2, -41), "clatter": (2, -31)}
ALONE = {"refuse": (refuse, -35), "select": (select, -41), "win": (win, -28), "lose": (lose, -29), "draw": (draw, -29)}
# No piece may peak higher than this, in dB below full scale: a hard ground is rather a little softer.
PEAK = -7.0


def write(stem, make, lufs):
    seed = zlib.crc32(stem.encode())
    signal = levelled(finished(make(np.random.default_rng(seed)), PEAK), lufs, PEAK)
    encode(signal, HERE / f"{stem}.ogg", seed & 0x7FFF_FFFF)
    print(stem)


def main():
    for piece in PIECES:
        for ground in GROUNDS:
            for name, (variants, lufs) in (IN_TRAY if ground == "linen" else ON_BOARD).items():
                for variant in range(1, variants + 1):

                    def make(rng, name=name, piece=piece, ground=ground):
                        return getattr(Voice(PIECES[piece], GROUNDS[ground], rng), name)()

                    write(f"{piece}_{ground}/{name}_{variant}", make, lufs)
    for name, (make, lufs) in ALONE.items():
        write(f"table/{name}", make, lufs)


if __name__ == "__main__":
    main()
