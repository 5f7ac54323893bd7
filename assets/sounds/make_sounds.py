#!/usr/bin/env python3
"""Makes the sounds of the table: glass calculi on a maple board in a quiet room, and three short phrases on a lyre.

    python3 assets/sounds/make_sounds.py            writes the OGG files beside this script
    python3 assets/sounds/make_sounds.py --measure  also prints a table of length, peak and loudness

Needs Python 3.9 and `oggenc` (Debian package vorbis-tools); nothing else. The result is the same at every run: each sound has its
own seed, and the OGG streams have fixed serial numbers.

How it works: a contact is a short pulse of force. It drives banks of damped resonators, one bank for each body that rings: the glass,
the board, the table under it, a wooden tray. A sound is a list of contacts, then a little room. The lyre is a plucked string
(Karplus and Strong) with a small resonant body.
"""

import math
import random
import subprocess
import sys
import tempfile
import wave
import zlib
from pathlib import Path

RATE = 44_100
HERE = Path(__file__).resolve().parent

# (frequency in Hz, seconds to fall by 60 dB, gain) of the bodies that ring. Those of glass are not harmonic: it is a thick lens.
GLASS = [(3140, 0.075, 0.50), (4870, 0.110, 0.80), (6930, 0.085, 0.62), (8410, 0.060, 0.40), (10950, 0.045, 0.26), (13300, 0.030, 0.14)]
BOARD = [(196, 0.085, 0.80), (318, 0.075, 1.00), (487, 0.060, 0.85), (705, 0.050, 0.75), (1060, 0.040, 0.60), (1620, 0.026, 0.45), (2350, 0.018, 0.30)]
TABLE = [(88, 0.120, 0.9), (131, 0.100, 0.7)]
TRAY = [(243, 0.110, 0.80), (402, 0.100, 1.00), (655, 0.085, 0.80), (930, 0.060, 0.60), (1490, 0.040, 0.45)]
FINGER = [(165, 0.060, 0.8), (292, 0.050, 1.0), (448, 0.038, 0.8), (690, 0.026, 0.5), (980, 0.018, 0.3)]


def samples(seconds):
    return [0.0] * int(seconds * RATE)


def jittered(modes, rng, amount=0.03):
    """The same body touched at another place, or another calculus of the set."""
    return [(f * rng.uniform(1 - amount, 1 + amount), t * rng.uniform(0.85, 1.15), g * rng.uniform(0.6, 1.3)) for f, t, g in modes]


def strike(force, at, strength, width_ms, rng):
    """Adds one contact: half a sine of force, roughened a little as no surface is perfect."""
    start, width = int(at * RATE), max(3, int(width_ms * RATE / 1000))
    for i in range(width):
        if start + i < len(force):
            force[start + i] += strength * math.sin(math.pi * i / width) * rng.uniform(0.8, 1.2) / width * 8


def ring(force, modes, gain=1.0, brightness=1.0):
    """What a body with these modes sounds like when driven by `force`."""
    out = [0.0] * len(force)
    for frequency, t60, level in modes:
        frequency *= brightness
        if frequency > RATE * 0.45:
            continue
        radius, angle = 10 ** (-3 / (t60 * RATE)), 2 * math.pi * frequency / RATE
        a1, a2, drive = 2 * radius * math.cos(angle), -radius * radius, gain * level * math.sin(angle)
        y1 = y2 = 0.0
        for i, x in enumerate(force):
            y1, y2 = a1 * y1 + a2 * y2 + drive * x, y1
            out[i] += y1
    return out


def noise(length, low, high, envelope, rng):
    """Noise between two frequencies, shaped by `envelope(0..1)`."""
    out, slow, fast = [], 0.0, 0.0
    keep_low, keep_high = math.exp(-2 * math.pi * low / RATE), math.exp(-2 * math.pi * high / RATE)
    count = int(length * RATE)
    for i in range(count):
        x = rng.uniform(-1, 1)
        fast = x + (fast - x) * keep_high
        slow = fast + (slow - fast) * keep_low
        out.append((fast - slow) * envelope(i / count))
    return out


def mix(*parts):
    """Sums (signal, gain, start in seconds)."""
    length = max(int(at * RATE) + len(signal) for signal, _, at in parts)
    out = [0.0] * length
    for signal, gain, at in parts:
        start = int(at * RATE)
        for i, x in enumerate(signal):
            out[start + i] += gain * x
    return out


def room(signal, wet=0.16, t60=0.38, tail=0.25):
    """A small plastered room: four damped delay lines that feed each other."""
    signal = signal + samples(tail)
    lengths = [1031, 1327, 1523, 1871]
    lines = [[0.0] * n for n in lengths]
    loss = [10 ** (-3 * n / (t60 * RATE)) for n in lengths]
    dull, heads, out = [0.0] * 4, [0] * 4, []
    for x in signal:
        taps = []
        for k in range(4):
            dull[k] += 0.45 * (lines[k][heads[k]] - dull[k])
            taps.append(dull[k] * loss[k])
        half = sum(taps) / 2
        for k in range(4):
            lines[k][heads[k]] = x + taps[k] - half
            heads[k] = (heads[k] + 1) % lengths[k]
        out.append(x + wet * (taps[0] - taps[1] + taps[2] - taps[3]))
    return out


def contacts(seconds, hits, rng, bodies):
    """Strikes the bodies by (time, strength, width in ms); `bodies` are (modes, gain)."""
    force = samples(seconds)
    for at, strength, width in hits:
        strike(force, at, strength, width, rng)
    return mix(*((ring(force, jittered(modes, rng), gain), 1.0, 0.0) for modes, gain in bodies))


ON_BOARD = [(GLASS, 0.85), (BOARD, 1.0), (TABLE, 0.50)]


def set_down(rng):
    """Laid on the wood by fingers: the edge first, then the whole base."""
    gap = rng.uniform(0.014, 0.030)
    hits = [(0.004, rng.uniform(0.25, 0.45), 0.35), (0.004 + gap, 1.0, rng.uniform(0.40, 0.55)), (0.004 + gap * 2.1, 0.10, 0.3)]
    return room(contacts(0.32, hits, rng, ON_BOARD))


def rub(seconds, rng, rough=1.0):
    """Glass drawn over wood: fine grains of contact, as many as the hand is fast, over a breath of noise."""
    def hand(t):
        return math.sin(math.pi * min(1.0, t ** 0.7)) ** 1.4
    force, at = samples(seconds), rng.expovariate(900)
    while at < seconds - 0.01:
        speed = hand(at / seconds)
        if rng.random() < speed:
            strike(force, at, rng.uniform(0.02, 0.16) * speed * rough, rng.uniform(0.2, 0.5), rng)
        at += rng.expovariate(900)
    breath = noise(seconds, 500, 3200, lambda t: hand(t) * 0.05 * rough, rng)
    return mix((ring(force, jittered(BOARD, rng), 0.5), 1, 0), (ring(force, jittered(GLASS, rng), 0.10), 1, 0), (breath, 1, 0))


def slide(rng):
    """From square to square without leaving the wood, with a small stop."""
    seconds = rng.uniform(0.34, 0.44)
    stop = contacts(0.22, [(0.0, 0.5, 0.7)], rng, ON_BOARD)
    return room(mix((rub(seconds, rng), 1.0, 0.0), (stop, 0.35, seconds * 0.93)))


def leap(rng):
    """Picked up and carried over: a tick as it leaves the wood, then moved air. The landing is a set-down."""
    tick = contacts(0.2, [(0.004, 0.35, 0.35), (0.016, 0.15, 0.3)], rng, [(GLASS, 0.7), (BOARD, 0.6)])
    air = noise(0.30, 350, 1500, lambda t: 0.12 * math.sin(math.pi * t) ** 2, rng)
    return room(mix((tick, 1.0, 0.0), (air, 1.0, 0.01)))


def rocking(first, count, start, strength, rng):
    """The times of a calculus that rocks on its dome: ever quicker, ever softer."""
    hits, at, gap = [], start, first
    for _ in range(count):
        hits.append((at, strength * rng.uniform(0.8, 1.15), rng.uniform(0.35, 0.5)))
        at, gap, strength = at + gap, gap * rng.uniform(0.76, 0.86), strength * 0.74
    return hits


def bind(rng):
    """Turned on to its back: a tick of the edge, the dome meets the wood, and it rattles until it lies still."""
    hits = [(0.004, 0.35, 0.4)] + rocking(0.085, 11, 0.10, 0.95, rng)
    return room(contacts(0.80, hits, rng, [(GLASS, 1.0), (BOARD, 0.75), (TABLE, 0.2)]))


def free(rng):
    """Turned up again: a short rock the other way, then a clear set-down on the base."""
    hits = [(0.004, 0.25, 0.4), (0.075, 0.32, 0.4), (0.165, 1.0, 0.6), (0.185, 0.22, 0.5)]
    bright = [(f * 1.12, t * 1.5, g) for f, t, g in GLASS]
    return room(contacts(0.50, hits, rng, [(bright, 0.9), (BOARD, 0.9), (TABLE, 0.4)]))


def clink(rng, strength=1.0):
    """Glass against glass: brief, high, two bodies at once."""
    force = samples(0.35)
    strike(force, 0.003, strength, 0.16, rng)
    longer = [(f, t * 2.2, g) for f, t, g in GLASS]
    return mix((ring(force, jittered(longer, rng, 0.07), 0.5), 1, 0), (ring(force, jittered(longer, rng, 0.07), 0.5, 1.09), 1, 0))


def capture(rng):
    """The pinch of two neighbours, then the taken piece leaves the wood."""
    gap = rng.uniform(0.028, 0.045)
    press = contacts(0.3, [(0.004, 0.9, 0.6), (0.004 + gap, 0.75, 0.6)], rng, ON_BOARD)
    lift = rub(0.22, rng, 0.8)
    return room(mix((press, 1.0, 0.0), (clink(rng), 0.55, 0.006), (clink(rng), 0.45, 0.006 + gap), (lift, 0.8, 0.13)))


def clatter(rng):
    """Dropped among the other captives in the tray."""
    at, parts, strength = 0.0, [], 1.0
    for step in range(rng.randint(6, 7)):
        parts.append((contacts(0.3, [(0.003, strength, 0.5)], rng, [(TRAY, 0.8), (GLASS, 0.5)]), 1.0, at))
        if step % 2 == 0:
            parts.append((clink(rng, strength), 0.6, at + rng.uniform(0.004, 0.012)))
        at, strength = at + rng.uniform(0.04, 0.10) * (1 - step * 0.08), strength * rng.uniform(0.55, 0.75)
    return room(mix(*parts))


def refuse(rng):
    """Two soft taps of a finger beside the board: not that one, please."""
    hits = [(0.004, 0.8, 1.8), (0.135, 0.6, 2.1)]
    return room(contacts(0.30, hits, rng, [(FINGER, 1.0), (TABLE, 0.4)]), wet=0.10)


def select(rng):
    """A finger-nail on the top of the dome."""
    return room(contacts(0.16, [(0.003, 0.5, 0.6)], rng, [(GLASS, 0.70), (BOARD, 0.35)]), wet=0.10)


def pluck(frequency, seconds, rng, soft=0.5):
    """One string of a lyre: a burst of noise in a loop that loses its brightness as it goes round."""
    period = RATE / frequency
    size = int(period - 0.5)
    part = period - 0.5 - size
    tune, loss = (1 - part) / (1 + part), 10 ** (-3 / (frequency * seconds * 1.1))
    burst, level = [], 0.0
    for _ in range(size):
        level += (1 - soft) * (rng.uniform(-1, 1) - level)
        burst.append(level)
    mean, place = sum(burst) / size, int(size * 0.23)
    line = [burst[i] - mean - 0.8 * (burst[i - place] - mean) for i in range(size)]
    out, head, last, all_in, all_out = [], 0, 0.0, 0.0, 0.0
    for i in range(int(seconds * RATE)):
        x = line[head]
        smooth = loss * (0.5 * x + 0.5 * last)
        last = x
        all_out = tune * (smooth - all_out) + all_in
        all_in = smooth
        line[head] = all_out
        head = (head + 1) % size
        out.append(x * min(1.0, i / 150))
    fade = int(0.15 * RATE)
    for i in range(fade):
        out[-1 - i] *= i / fade
    return out


# The octave from e to e, tuned in pure fifths and fourths as a ratio to its lowest string.
STRINGS = {"e": 1, "f": 256 / 243, "g": 32 / 27, "a": 4 / 3, "b": 3 / 2, "c": 128 / 81, "d": 16 / 9}


def phrase(notes, rng, ring_seconds=1.6):
    """Plays (name, octave, start in seconds, gain)."""
    parts = []
    for name, octave, at, gain in notes:
        frequency = 329.63 * STRINGS[name] * 2.0 ** octave
        string = pluck(frequency, ring_seconds * rng.uniform(0.9, 1.1), rng, soft=0.72)
        parts.append((string, gain, at + rng.uniform(0, 0.008)))
    dry = mix(*parts)
    body = ring([x * 0.02 for x in dry], [(210, 0.05, 1.0), (345, 0.04, 0.8), (590, 0.03, 0.5)])
    return room(mix((dry, 1.0, 0.0), (body, 1.0, 0.0)), wet=0.22, t60=0.7, tail=0.4)


def win(rng):
    """Rises to the upper e and rests on an open chord."""
    notes = [("e", 0, 0.0, 0.7), ("a", 0, 0.20, 0.75), ("b", 0, 0.40, 0.8), ("d", 0, 0.60, 0.8), ("c", 0, 0.74, 0.7), ("b", 0, 0.88, 0.75)]
    chord = [("e", -1, 1.16, 0.8), ("b", -1, 1.20, 0.7), ("e", 0, 1.24, 0.75), ("a", 0, 1.28, 0.6), ("e", 1, 1.33, 0.95)]
    return phrase(notes + chord, rng, 1.7)


def lose(rng):
    """Falls by steps to the lowest string, slower at the end."""
    notes = [("c", 0, 0.0, 0.7), ("b", 0, 0.24, 0.7), ("a", 0, 0.50, 0.65), ("g", 0, 0.78, 0.6), ("f", 0, 1.10, 0.6), ("e", 0, 1.50, 0.7), ("e", -1, 1.54, 0.6)]
    return phrase(notes, rng, 1.5)


def draw(rng):
    """Two voices that meet on the same fifth: neither up nor down."""
    notes = [("b", 0, 0.0, 0.7), ("a", 0, 0.24, 0.65), ("b", 0, 0.48, 0.7), ("e", 0, 0.80, 0.65), ("b", -1, 0.84, 0.6), ("b", 0, 0.88, 0.7)]
    return phrase(notes, rng, 1.5)


# name: (maker, variants, peak in dB below full scale)
SOUNDS = {
    "set_down": (set_down, 4, -7), "slide": (slide, 3, -14), "leap": (leap, 2, -13), "bind": (bind, 2, -8), "free": (free, 2, -8),
    "capture": (capture, 3, -6), "clatter": (clatter, 2, -9), "win": (win, 1, -11), "lose": (lose, 1, -12), "draw": (draw, 1, -12),
    "refuse": (refuse, 1, -11), "select": (select, 1, -16),
}


def finished(signal, peak_db):
    """Removes what is below hearing, trims the silent end, fades it out and sets the peak."""
    out, last_in, last_out = [], 0.0, 0.0
    for x in signal:
        last_out, last_in = x - last_in + 0.995 * last_out, x
        out.append(last_out)
    top = max(map(abs, out))
    end = max(i for i, x in enumerate(out) if abs(x) > top * 0.0015)
    out = out[: end + 1]
    fade = min(len(out) // 4, int(0.03 * RATE))
    for i in range(fade):
        out[-1 - i] *= i / fade
    scale = 10 ** (peak_db / 20) / top
    return [x * scale for x in out]


def encode(signal, target, serial):
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sound.wav"
        with wave.open(str(source), "wb") as file:
            file.setparams((1, 2, RATE, len(signal), "NONE", ""))
            file.writeframes(b"".join(int(round(max(-1.0, min(1.0, x)) * 32767)).to_bytes(2, "little", signed=True) for x in signal))
        subprocess.run(["oggenc", "--quiet", "--quality", "5", "--serial", str(serial), "--output", str(target), str(source)], check=True)


def decibels(x):
    return 20 * math.log10(max(x, 1e-9))


def loudest(signal, window=0.05):
    """The root mean square of the loudest stretch of `window` seconds."""
    size, best = int(window * RATE), 0.0
    for start in range(0, max(1, len(signal) - size), size // 4):
        piece = signal[start : start + size]
        best = max(best, math.sqrt(sum(x * x for x in piece) / len(piece)))
    return best


def main():
    measure = "--measure" in sys.argv[1:]
    if measure:
        print(f"{'file':<16}{'s':>6}{'peak dB':>9}{'RMS dB':>8}{'loudest 50 ms':>15}{'bytes':>8}")
    for name, (make, variants, peak) in SOUNDS.items():
        for variant in range(1, variants + 1):
            stem = f"{name}_{variant}" if variants > 1 else name
            seed = zlib.crc32(stem.encode())
            signal = finished(make(random.Random(seed)), peak)
            target = HERE / f"{stem}.ogg"
            encode(signal, target, seed & 0x7FFF_FFFF)
            if measure:
                rms = math.sqrt(sum(x * x for x in signal) / len(signal))
                print(f"{target.name:<16}{len(signal) / RATE:>6.2f}{decibels(max(map(abs, signal))):>9.1f}{decibels(rms):>8.1f}"
                      f"{decibels(loudest(signal)):>15.1f}{target.stat().st_size:>8}")


if __name__ == "__main__":
    main()
