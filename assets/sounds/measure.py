#!/usr/bin/env python3
"""Measures every sound as the game hears it, and fails where a limit is broken.

    python3 assets/sounds/measure.py                  the table, and status 1 where a limit is broken
    python3 assets/sounds/measure.py --pictures DIR   also draws a spectrogram of each file

The limits are there so that nothing startles: no sound may be much louder than a piece set down, the music stays below the pieces, the
room below the music; and every string of the music is in tune.
"""

import struct
import sys
import zlib
from pathlib import Path

import numpy as np

from acoustics import RATE, decibels, decode, loudness

HERE = Path(__file__).resolve().parent
MUSIC = HERE.parent / "music"
sys.path.append(str(MUSIC))
from lyre import pluck  # noqa: E402
from make_music import PIECES  # noqa: E402

# In dB below full scale, and LUFS of the loudest 400 ms.
PEAK = {"piece": -6.5, "table": -11.0, "music": -15.0, "rooms": -30.0}
LOUDEST = {"piece": -27.0, "table": -27.0, "music": -26.0, "rooms": -45.0}
# The music as a whole lies at least so far below the softest piece set down, the room below the music.
BELOW = {"music": 2.0, "rooms": 14.0}
# How far a string may be from its place in the tuning, in cents.
CENTS = 5.0


def kind_of(path):
    if path.parent == MUSIC:
        return "music"
    return path.parent.name if path.parent.name in ("rooms", "table") else "piece"


def pitch(signal, expected):
    """The frequency in the neighbourhood of the expected one: the peak of a windowed spectrum, refined by a parabola."""
    size = len(signal)
    spectrum = np.log(np.abs(np.fft.rfft(signal * np.blackman(size), size * 8)) + 1e-12)
    step = RATE / (size * 8)
    low, high = (int(expected * 2 ** (cents / 1200) / step) for cents in (-60, 60))
    top = low + int(np.argmax(spectrum[low : high + 1]))
    a, b, c = spectrum[top - 1 : top + 2]
    return (top + 0.5 * (a - c) / (a - 2 * b + c)) * step


def cents(found, expected):
    return 1200 * np.log2(found / expected)


def tuning(name):
    """Each string plucked alone, measured at its fundamental and its second and third partials."""
    worst = 0.0
    lyre, notes = PIECES[name](np.random.default_rng(1))
    for string in sorted({note for note, _, _ in notes}, key=lyre.frequency):
        right = lyre.frequency(string)
        sound = pluck(right, 2.0, np.random.default_rng(2))[int(0.05 * RATE) :]
        off = [cents(pitch(sound, right * k), right * k) for k in (1, 2, 3)]
        worst = max(worst, float(abs(off[0])))
        print(f"    {string:<4}{right:9.2f} Hz   off by " + "  ".join(f"{x:+5.2f}" for x in off) + " cents")
    return worst


def played(name):
    """The first notes of the file, as they come out of it, against the tuning: (worst of them in cents, how many)."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    lyre, notes = PIECES[name](rng)
    notes = sorted(notes, key=lambda note: note[1])
    signal = decode(MUSIC / f"{name}.ogg").sum(axis=0)
    worst, count = 0.0, 0
    for (string, at, _), (_, after, _) in zip(notes[:40], notes[1:41]):
        if after - at < 0.45 or after - at > 3:
            continue  # too short to be measured alone
        begin, end = int((at + 0.08) * RATE), int((after - 0.01) * RATE)
        found = pitch(signal[begin:end], lyre.frequency(string))
        worst, count = max(worst, abs(cents(found, lyre.frequency(string)))), count + 1
    return float(worst), count


def spectrogram(signal, path):
    """Time to the right, frequency up to 12 kHz (6 kHz for music) on a logarithmic scale upwards, 80 dB from black to white."""
    mono = signal.mean(axis=0)
    size, width, height = 2048, 900, 360
    hop = max(1, (len(mono) - size) // width) if len(mono) > size else 1
    starts = [min(k * hop, max(len(mono) - size, 0)) for k in range(width)]
    padded = np.concatenate([mono, np.zeros(size)])
    columns = np.stack([np.abs(np.fft.rfft(padded[s : s + size] * np.hanning(size))) for s in starts], axis=1)
    top = 6000.0 if len(mono) > 20 * RATE else 16_000.0
    rows = 40.0 * (top / 40.0) ** (np.arange(height) / (height - 1))
    picked = columns[np.clip((rows / (RATE / size)).astype(int), 0, size // 2)]
    level = np.clip(1 + 20 * np.log10(picked / columns.max() + 1e-9) / 80, 0, 1)[::-1]
    grey = (level * 255).astype(np.uint8)

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    lines = b"".join(b"\0" + row.tobytes() for row in grey)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b""))


def main():
    pictures = Path(sys.argv[2]) if sys.argv[1:2] == ["--pictures"] else None
    files = sorted(HERE.glob("*/*.ogg")) + sorted(MUSIC.glob("*.ogg"))
    faults, whole, loudest, size = [], {}, {}, 0
    print(f"{'file':<34}{'s':>7}{'peak dB':>9}{'LUFS':>8}{'loudest':>9}{'bytes':>9}")
    for path in files:
        signal, kind = decode(path), kind_of(path)
        (level, most), peak = loudness(signal), decibels(np.abs(signal).max())
        name, size = str(path.relative_to(HERE.parent)), size + path.stat().st_size
        print(f"{name:<34}{signal.shape[1] / RATE:>7.2f}{peak:>9.1f}{level:>8.1f}{most:>9.1f}{path.stat().st_size:>9}")
        whole.setdefault(kind, []).append(level)
        if path.stem.startswith("set_down"):
            loudest.setdefault(path.parent.name, []).append(most)
        faults += [f"{name}: peak {peak:.1f} dB"] * (peak > PEAK[kind]) + [f"{name}: {most:.1f} LUFS"] * (most > LOUDEST[kind])
        if pictures:
            spectrogram(signal, pictures / (name.replace("/", "-")[:-4] + ".png"))
    piece = min(min(levels) for levels in loudest.values())
    for kind, upper in (("music", piece), ("rooms", min(whole["music"]))):
        if max(whole[kind]) > upper - BELOW[kind]:
            faults.append(f"{kind}: {max(whole[kind]):.1f} LUFS, not {BELOW[kind]:.0f} below {upper:.1f}")
    for name in PIECES:
        print(f"{name}: its strings")
        worst = tuning(name)
        heard, count = played(name)
        print(f"    worst {worst:.2f} cents; {count} notes of the file itself: worst {heard:.2f} cents")
        faults += [f"{name}: out of tune"] * (max(worst, heard) > CENTS or count < 5)
    print(f"{len(files)} files, {size / 1e6:.2f} MB; a piece set down: " + ", ".join(f"{k} {np.mean(v):.1f}" for k, v in loudest.items()))
    print("\n".join(faults) if faults else "all within the limits")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
