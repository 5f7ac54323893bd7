"""What every sound needs: bodies that ring, rooms, a loudness meter, and Ogg Vorbis in and out.

Needs Python 3.9, numpy, and `oggenc` and `oggdec` (Debian packages python3-numpy, vorbis-tools).
"""

import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

RATE = 44_100


def silence(seconds):
    return np.zeros(int(seconds * RATE))


def convolve(signal, response):
    """The whole convolution of two signals."""
    length = len(signal) + len(response) - 1
    size = 1 << (length - 1).bit_length()
    product = np.fft.rfft(signal, size) * np.fft.rfft(response, size)
    return np.fft.irfft(product, size)[:length]


def mix(*parts):
    """Sums (signal, gain, start in seconds)."""
    out = np.zeros(max(int(at * RATE) + len(signal) for signal, _, at in parts))
    for signal, gain, at in parts:
        start = int(at * RATE)
        out[start : start + len(signal)] += gain * signal
    return out


def modal_response(modes, brightness=1.0):
    """What a body with these modes, (frequency in Hz, seconds to fall by 60 dB, gain), answers to a tap."""
    length = max(time for _, time, _ in modes) * 1.2
    t = np.arange(int(length * RATE)) / RATE
    out = np.zeros(len(t))
    for frequency, t60, gain in modes:
        frequency *= brightness
        if frequency < RATE * 0.45:
            out += gain * np.sin(2 * np.pi * frequency * t) * 10 ** (-3 * t / t60)
    return out


def band_noise(count, low, high, rng, slope=1.0):
    """Noise between two frequencies with soft flanks, about 1 in root mean square."""
    spectrum = np.fft.rfft(rng.standard_normal(count))
    f = np.fft.rfftfreq(count, 1 / RATE) + 1e-3
    shape = 1 / (1 + (low / f) ** (4 * slope)) / (1 + (f / high) ** (4 * slope))
    out = np.fft.irfft(spectrum * np.sqrt(shape), count)
    return out / max(np.sqrt(np.mean(out**2)), 1e-12)


def room_response(rng, t60, size, dull=4500.0):
    """A plastered room: a few early walls, then a tail that grows dull as it fades. `size` is the way to a wall in metres."""
    t = np.arange(int(t60 * 1.1 * RATE)) / RATE
    out = np.zeros(len(t))
    for wall in range(1, 8):
        at = int(wall ** 0.8 * size / 343 * 2 * rng.uniform(0.85, 1.15) * RATE)
        if at < len(out):
            out[at] += rng.choice([-1, 1]) * 0.55 / wall
    tail = np.zeros(len(t))
    for low, high, part in [(120, 700, 1.0), (700, 2200, 0.8), (2200, dull, 0.5)]:
        tail += band_noise(len(t), low, high, rng) * 10 ** (-3 * t / (t60 * part))
    begin = np.clip((t - size / 343 * 3) / 0.012, 0, 1)
    tail *= begin
    return out + 0.9 * tail / np.sqrt(np.sum(tail**2))


def in_room(signal, rng, wet, t60=0.38, size=2.2):
    """The same sound in a room."""
    around = convolve(signal, room_response(rng, t60, size))
    return mix((signal, 1.0, 0.0), (around, wet, 0.0))


def finished(signal, peak_db, fade_out=0.03):
    """Removes what is below hearing, trims the silent end, fades it out and sets the peak. Mono or (channels, samples)."""
    channels = np.atleast_2d(signal)
    size = channels.shape[1]
    padded = 1 << (2 * size - 1).bit_length()
    spectrum = np.fft.rfft(channels, padded)
    f = np.fft.rfftfreq(padded, 1 / RATE)
    spectrum *= f**2 / (f**2 + 35.0**2)
    channels = np.fft.irfft(spectrum, padded)[:, :size]
    top = np.abs(channels).max()
    last = int(np.nonzero(np.abs(channels).max(axis=0) > top * 0.0015)[0][-1])
    channels = channels[:, : last + 1]
    fade = min(channels.shape[1] // 4, int(fade_out * RATE))
    channels[:, -fade:] *= np.linspace(1, 0, fade)
    channels *= 10 ** (peak_db / 20) / top
    return channels if np.ndim(signal) == 2 else channels[0]


def levelled(signal, lufs, most_peak_db):
    """The signal so loud that its loudest 400 ms have this loudness, but never with a higher peak."""
    gain = 10 ** ((lufs - loudness(signal)[1]) / 20)
    return signal * min(gain, 10 ** (most_peak_db / 20) / np.abs(signal).max())


def encode(signal, target, serial, quality=5):
    """Writes Ogg Vorbis; the same signal and serial number give the same file."""
    channels = np.atleast_2d(signal)
    samples = np.clip(np.round(channels.T * 32767), -32768, 32767).astype("<i2")
    target = Path(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sound.wav"
        with wave.open(str(source), "wb") as file:
            file.setparams((channels.shape[0], 2, RATE, len(samples), "NONE", ""))
            file.writeframes(samples.tobytes())
        command = ["oggenc", "--quiet", "--quality", str(quality), "--serial", str(serial)]
        subprocess.run([*command, "--output", str(target), str(source)], check=True)


def decode(source):
    """Reads Ogg Vorbis as (channels, samples), as the game hears it."""
    raw = subprocess.run(["oggdec", "--quiet", "--output", "-", str(source)], check=True, capture_output=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sound.wav"
        path.write_bytes(raw)
        with wave.open(str(path), "rb") as file:
            count = file.getnchannels()
            samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    return samples.reshape(-1, count).T / 32768.0


def decibels(x):
    return float(20 * np.log10(max(float(x), 1e-9)))


def weighted(signal):
    """The signal as the ear weighs it: the K filter of ITU-R BS.1770, applied in the spectrum."""
    size = signal.shape[-1]
    padded = 1 << (size + 4096 - 1).bit_length()
    z = np.exp(2j * np.pi * np.fft.rfftfreq(padded))  # z to the power of 1
    back = 1 / z

    def biquad(b, a):
        return (b[0] + b[1] * back + b[2] * back**2) / (a[0] + a[1] * back + a[2] * back**2)

    # Both stages for 48 kHz, from the recommendation; at 44.1 kHz they lie 8 % lower, which is below what matters here.
    shelf = biquad((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
    low_cut = biquad((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
    return np.fft.irfft(np.fft.rfft(signal, padded) * shelf * low_cut, padded)[..., :size]


def loudness(signal, window=0.4):
    """(integrated, loudest window) in LUFS, mono counted as it sounds from two loudspeakers. Integrated as in BS.1770: windows
    below -70 LUFS and those 10 below the mean of the rest are not counted."""
    channels = np.atleast_2d(signal)
    if channels.shape[0] == 1:
        channels = np.repeat(channels, 2, axis=0) * np.sqrt(0.5)
    power = (weighted(channels) ** 2).sum(axis=0)
    size = int(window * RATE)
    if len(power) < size:
        power = np.concatenate([power, np.zeros(size - len(power))])
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - size + 1, size // 4)
    means = np.maximum((sums[starts + size] - sums[starts]) / size, 1e-12)
    levels = -0.691 + 10 * np.log10(means)
    kept = means[levels > -70]
    if len(kept) == 0:
        return -70.0, float(levels.max())
    gate = -0.691 + 10 * np.log10(kept.mean()) - 10
    kept = means[levels > max(gate, -70)]
    return float(-0.691 + 10 * np.log10(kept.mean())), float(levels.max())
