"""A lyre: gut strings over a small wooden body, plucked by a finger.

Each string is a digital waveguide (Karplus and Strong's loop, extended as Jaffe and Smith describe): a burst that a finger would
give runs round a delay as long as one vibration, and loses its brightness at every round. Each has two planes of vibration,
a third of a cent apart and fading at different rates, so that a note begins full and dies away slowly. The loop is tuned exactly: the
delay of its filters at the note's own frequency is measured and taken off its length.
"""

import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).resolve().parent.parent / "sounds"))
from acoustics import RATE, convolve, modal_response, room_response  # noqa: E402

# The body: a bowl of wood with a skin. (Hz, seconds to fall by 60 dB, gain).
BODY = [(176, 0.075, 0.9), (248, 0.085, 1.0), (365, 0.060, 0.8), (540, 0.050, 0.7), (815, 0.035, 0.5), (1240, 0.025, 0.35), (1930, 0.016, 0.22)]


def note_name(name):
    """("letter", octave) of a name: capitals lie an octave below small letters, each ' an octave above. `#` and `b` follow the letter."""
    letter = name.rstrip("'")
    octave = len(name) - len(letter)
    return (letter[0].lower() + letter[1:], octave - (1 if letter[0].isupper() else 0))


class Lyre:
    """A tuning: what each string's name sounds like, in Hz."""

    def __init__(self, ratios, a):
        self.ratios, self.a = ratios, a

    @classmethod
    def pythagorean(cls, a, fifths):
        """Tuned in pure fifths along this chain of names, which holds `a`; all names lie within the octave from e up."""
        place = fifths.index("a")
        ratios = {}
        for idx, name in enumerate(fifths):
            ratio = (3 / 2) ** (idx - place)
            while ratio >= 3 / 2 * 1.0001:
                ratio /= 2
            while ratio < 3 / 4:
                ratio *= 2
            ratios[name] = ratio
        # e below a is 3/4; names from a to d lie above a, from e to g below it.
        for name in fifths:
            above = name[0] in "abcd"
            ratio = ratios[name]
            while above and ratio < 1:
                ratio *= 2
            while not above and ratio >= 1:
                ratio /= 2
            ratios[name] = ratio
        return cls(ratios, a)

    def frequency(self, name):
        letter, octave = note_name(name)
        return self.a * self.ratios[letter] * 2.0**octave


def fractional_delay(part):
    """Four taps that delay by 1 + part samples (Lagrange)."""
    taps, d = [], 1 + part
    for k in range(4):
        tap = 1.0
        for m in range(4):
            if m != k:
                tap *= (d - m) / (k - m)
        taps.append(tap)
    return np.array(taps)


def phase_delay(taps, frequency):
    w = 2 * np.pi * frequency / RATE
    response = np.sum(taps * np.exp(-1j * w * np.arange(len(taps))))
    return -np.angle(response) / w


def vibrate(burst, frequency, seconds, t60, dullness):
    """One plane of vibration: `burst` runs round the string for `seconds`."""
    smooth = np.array([dullness / 2, 1 - dullness, dullness / 2])
    period = RATE / frequency
    size = int(period) - 2
    part = period - size - 2.0
    for _ in range(4):  # the delay of the interpolation depends a little on what is asked of it
        taps = np.convolve(smooth, fractional_delay(part))
        part += period - size - phase_delay(taps, frequency)
    taps = np.convolve(smooth, fractional_delay(part))
    loss = 10 ** (-3 * period / (t60 * RATE))
    gain = loss / abs(np.sum(taps * np.exp(-2j * np.pi * frequency / RATE * np.arange(len(taps)))))
    taps = taps * min(gain, 0.99999 / max(abs(np.fft.rfft(taps, 512))))
    count, reach = int(seconds * RATE), len(taps)
    out = np.zeros(count + size + reach)
    out[: len(burst)] = burst[: len(out)]
    block = size  # what comes back was made at least `size` samples before
    for start in range(size, count, block):
        end = min(start + block, count)
        for k, tap in enumerate(taps):
            lo = start - size - k
            source = out[max(lo, 0) : end - size - k]
            out[start + max(-lo, 0) : end] += tap * source
    return out[:count]


def pluck(frequency, seconds, rng, strength=1.0, place=0.21):
    """A string plucked at this part of its length, by the flesh of a finger: softer is also duller."""
    period = RATE / frequency
    size = int(period)
    burst = rng.standard_normal(size)
    soft = np.fft.rfft(burst)
    f = np.fft.rfftfreq(size, 1 / RATE)
    soft *= 1 / (1 + (f / (1100 + 1500 * strength)) ** 2)
    # A finger's pull is a triangle, which falls with the harmonics; the noise in it is its skin.
    harmonic = np.arange(len(soft))
    triangle = np.where(harmonic > 0, np.sin(np.pi * harmonic * place) / np.maximum(harmonic, 1) ** 1.5, 0.0)
    skin = soft / max(np.abs(soft).max(), 1e-9) * 0.16
    wave = np.fft.irfft(size * (triangle * np.exp(-0.5j * np.pi) + skin * np.where(harmonic > 0, 1, 0)), size)
    wave -= wave.mean()
    wave /= np.abs(wave).max()
    t60 = 3.4 * (220 / frequency) ** 0.45
    first = vibrate(wave, frequency * 2 ** (0.3 / 2400), seconds, t60, 0.14)
    second = vibrate(wave * 0.45, frequency * 2 ** (-0.3 / 2400), seconds, t60 * 1.7, 0.10)
    out = first + second
    rise = np.clip(np.arange(len(out)) / (0.0025 * RATE), 0, 1)
    fade = int(0.25 * RATE)
    out[-fade:] *= np.linspace(1, 0, fade) ** 2
    return strength * rise * out


def play(lyre, notes, rng, ring=3.2):
    """Plays (name, start in seconds, strength) and lets every string ring until it is plucked again or `ring` is over."""
    seconds = max(at for _, at, _ in notes) + ring + 0.3
    out = np.zeros(int(seconds * RATE))
    for idx, (name, at, strength) in enumerate(notes):
        again = [later for other, later, _ in notes[idx + 1 :] if other == name and later > at + 0.02]
        length = min([ring] + [later - at + 0.03 for later in again[:1]])
        string = pluck(lyre.frequency(name), max(length, 0.4), rng, strength, rng.uniform(0.18, 0.25))
        if length < ring:  # the finger that plucks again stops it first
            stop = min(len(string), int(0.02 * RATE))
            string[-stop:] *= np.linspace(1, 0, stop)
        start = int((at + rng.uniform(0, 0.006)) * RATE)
        end = min(start + len(string), len(out))
        out[start:end] += string[: end - start]
    return out


def with_body(strings):
    """The strings as the body gives them out."""
    return strings * 0.55 + 0.030 * convolve(strings, modal_response(BODY))[: len(strings)]


def phrase(lyre, notes, rng):
    """A short phrase in a small room, in one channel."""
    dry = with_body(play(lyre, notes, rng, 1.9))
    around = convolve(dry, room_response(rng, 0.8, 2.6))
    out = np.zeros(len(around))
    out[: len(dry)] = dry
    return out + 0.16 * around


def in_hall(dry, rng, t60=1.1, size=3.4, wet=0.20):
    """A lyre in a room, in two channels: it sits in the middle, the room is around."""
    sides = [convolve(dry, room_response(rng, t60, size)) for _ in range(2)]
    out = np.zeros((2, len(sides[0])))
    for channel, around in enumerate(sides):
        out[channel, : len(dry)] += dry
        out[channel] += wet * around
    return out
