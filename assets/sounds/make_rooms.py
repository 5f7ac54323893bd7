#!/usr/bin/env python3
"""Makes the quiet of the two rooms: a lamp-lit room at night, a museum's hall by day. Each repeats without a seam.

    python3 assets/sounds/make_rooms.py

Needs what `acoustics.py` names. The result is the same at every run.
"""

import zlib
from pathlib import Path

import numpy as np

from acoustics import RATE, band_noise, convolve, encode, loudness, modal_response, room_response

HERE = Path(__file__).resolve().parent
SECONDS = 24
COUNT = SECONDS * RATE
# So loud, in LUFS: heard when one listens for it, gone when a piece is set down.
LOUDNESS = -51.0


def wrapped(out, signal, at, gain):
    """Adds a sound that may run over the end into the beginning."""
    index = (int(at * RATE) + np.arange(len(signal))) % COUNT
    np.add.at(out, index, gain * signal)


def air(low, high, rng, breathing):
    """Two channels of quiet air, partly the same in both, that swells and sinks a few times in a loop."""
    both = band_noise(COUNT, low, high, rng)
    t = np.arange(COUNT) / COUNT
    swell = 1 + breathing * sum(np.sin(2 * np.pi * (k * t + rng.random())) / k for k in (2, 3, 5)) / 2
    return [swell * (0.7 * both + 0.7 * band_noise(COUNT, low, high, rng)) for _ in range(2)]


def evening(rng):
    """The lamp's flame, which flutters and now and then spits; a cricket outside the window; the night's air."""
    left, right = (0.55 * channel for channel in air(70, 240, rng, 0.25))
    flame = band_noise(COUNT, 220, 1300, rng)
    t = np.arange(COUNT) / COUNT
    flutter = 1 + 0.5 * sum(np.sin(2 * np.pi * (k * t + rng.random())) for k in (77, 119, 163, 201)) / 2
    flame *= np.clip(flutter, 0, None) * 0.30
    left, right = left + 0.8 * flame, right + 0.35 * flame
    for _ in range(9):  # the wick spits
        tap = modal_response([(1800, 0.008, 1.0), (3100, 0.006, 0.8), (5200, 0.004, 0.5)])
        wrapped(left, tap, rng.uniform(0, SECONDS), rng.uniform(1.5, 4.0))
    chirp_time = np.arange(int(0.022 * RATE)) / RATE
    chirp = np.sin(2 * np.pi * 4150 * chirp_time) * np.hanning(len(chirp_time))
    at = 0.7
    while at < SECONDS - 1.5:  # far off, three pulses at a time, with pauses
        for pulse in range(3):
            wrapped(right, chirp, at + pulse * 0.042, 0.65 * rng.uniform(0.8, 1.1))
        at += 0.62 if rng.random() < 0.8 else rng.uniform(2.0, 4.0)
    return np.stack([left, right])


def daylight(rng):
    """High, still air; far steps on stone, each with the hall around it; a door."""
    left, right = (0.5 * channel for channel in air(60, 210, rng, 0.2))
    high_left, high_right = air(500, 2600, rng, 0.15)
    left, right = left + 0.07 * high_left, right + 0.07 * high_right
    halls = [room_response(rng, 2.6, 9.0, 3200.0) for _ in range(2)]

    def far(tap, at, gain, side):
        for out, hall, share in ((left, halls[0], 1 - side), (right, halls[1], side)):
            wrapped(out, convolve(tap, hall), at, gain * share)

    step = modal_response([(140, 0.05, 1.0), (310, 0.04, 0.7), (900, 0.012, 0.35), (2100, 0.006, 0.2)])
    at, side = 2.0, 0.2
    for _ in range(9):
        far(step, at, 8.0 * rng.uniform(0.8, 1.15), side)
        at, side = at + rng.uniform(0.58, 0.68), side + 0.07
    door = modal_response([(74, 0.25, 1.0), (118, 0.2, 0.8), (205, 0.12, 0.5)])
    far(door, 15.5, 7.0, 0.7)
    return np.stack([left, right])


def main():
    for name, make in {"evening": evening, "daylight": daylight}.items():
        seed = zlib.crc32(name.encode())
        signal = make(np.random.default_rng(seed))
        level, _ = loudness(np.concatenate([signal * 0.01, signal * 0.01], axis=1))
        encode(signal * 0.01 * 10 ** ((LOUDNESS - level) / 20), HERE / f"rooms/{name}.ogg", seed & 0x7FFF_FFFF, quality=3)
        print(name)


if __name__ == "__main__":
    main()
