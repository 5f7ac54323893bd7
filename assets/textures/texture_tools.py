"""What every texture needs: noise that repeats without a seam, colour ramps, normals from heights, and a PNG writer."""

import struct
import zlib

import numpy as np


def grid(size):
    """Pixel middles as (v down, u right), both 0 to 1."""
    axis = (np.arange(size) + 0.5) / size
    return np.meshgrid(axis, axis, indexing="ij")


def smoothstep(low, high, x):
    t = np.clip((x - low) / (high - low), 0.0, 1.0)
    return t * t * (3 - 2 * t)


class Noise:
    """Gradient noise on a lattice that repeats once over the unit square; about -0.7 to 0.7."""

    def __init__(self, rng, rows, columns):
        angle = rng.random((rows, columns)) * 2 * np.pi
        self.rows, self.columns = rows, columns
        self.down, self.right = np.sin(angle), np.cos(angle)

    def __call__(self, v, u):
        y, x = v * self.rows, u * self.columns
        row, column = np.floor(y).astype(int), np.floor(x).astype(int)
        fy, fx = y - row, x - column
        sy, sx = (f * f * f * (f * (f * 6 - 15) + 10) for f in (fy, fx))

        def corner(dy, dx):
            at = ((row + dy) % self.rows, (column + dx) % self.columns)
            return self.down[at] * (fy - dy) + self.right[at] * (fx - dx)

        top = corner(0, 0) + sx * (corner(0, 1) - corner(0, 0))
        bottom = corner(1, 0) + sx * (corner(1, 1) - corner(1, 0))
        return top + sy * (bottom - top)


class Fractal:
    """Octaves of noise, each twice as fine and `fall` as strong as the one before."""

    def __init__(self, rng, rows, columns, octaves=4, fall=0.5):
        self.layers = [(fall**i, Noise(rng, rows * 2**i, columns * 2**i)) for i in range(octaves)]

    def __call__(self, v, u):
        return sum(weight * layer(v, u) for weight, layer in self.layers)


def colour(hex_text):
    return np.array([int(hex_text[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def ramp(t, *stops):
    """Colours along 0 to 1: stops are (place, '#RRGGBB')."""
    places = [place for place, _ in stops]
    values = np.array([colour(text) for _, text in stops])
    return np.stack([np.interp(t, places, values[:, channel]) for channel in range(3)], axis=-1)


def to_linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def to_srgb(linear):
    linear = np.clip(linear, 0.0, 1.0)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def normals(height, strength):
    """Tangent-space normals with green up, of a height field that repeats; `strength` is height in pixels."""
    right = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * strength / 2
    down = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * strength / 2
    length = np.sqrt(right**2 + down**2 + 1)
    return np.stack([-right / length, down / length, 1 / length], axis=-1) * 0.5 + 0.5


def surface(roughness, occlusion=None):
    """The packed map of glTF: red occlusion, green roughness, blue metal (none)."""
    full = np.ones_like(roughness) if occlusion is None else occlusion
    return np.stack([full, roughness, np.zeros_like(roughness)], axis=-1)


def blurred(field, radius):
    """A field that repeats, softened by three box passes along each axis."""
    for _ in range(3):
        for axis in (0, 1):
            field = sum(np.roll(field, shift, axis) for shift in range(-radius, radius + 1)) / (2 * radius + 1)
    return field


def write_png(path, image):
    """Writes values of 0 to 1: grey, RGB or RGBA, 8 bits. Each row takes the filter that leaves the smallest numbers."""
    pixels = np.clip(np.round(image * 255), 0, 255).astype(np.uint8)
    if pixels.ndim == 2:
        pixels = pixels[..., None]
    rows, columns, channels = pixels.shape
    raw = pixels.reshape(rows, columns * channels).astype(np.int16)
    left, above = np.zeros_like(raw), np.zeros_like(raw)
    left[:, channels:], above[1:] = raw[:, :-channels], raw[:-1]
    corner = np.zeros_like(raw)
    corner[1:, channels:] = raw[:-1, :-channels]
    guess = left + above - corner
    to_left, to_above, to_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    paeth = np.where((to_left <= to_above) & (to_left <= to_corner), left, np.where(to_above <= to_corner, above, corner))
    filtered = np.stack([(raw - p) & 255 for p in (np.zeros_like(raw), left, above, (left + above) // 2, paeth)])
    size = np.minimum(filtered, 256 - filtered).sum(axis=2)
    best = size.argmin(axis=0)
    data = b"".join(bytes([best[r]]) + filtered[best[r], r].astype(np.uint8).tobytes() for r in range(rows))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    kind = {1: 0, 3: 2, 4: 6}[channels]
    header = struct.pack(">IIBBBBB", columns, rows, 8, kind, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b""))
