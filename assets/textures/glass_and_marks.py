"""The glass as pictures of light by direction, the mark under a calculus, its soft shadow, and the room round the table."""

import numpy as np

from texture_tools import Fractal, Noise, blurred, colour, grid, normals, ramp, smoothstep, to_linear, to_srgb


def tint(hex_text):
    return to_linear(colour(hex_text))


def unit(*v):
    v = np.array(v, dtype=float)
    return v / np.linalg.norm(v)


def glass(body, heart, edge, milk, highlight=1.0, size=256):
    """A picture to be looked up by the view-space normal (x right, y up): glass under a lamp at the upper left.

    `body` is its colour, `heart` the light that gathers on the far side of the lamp, `edge` what is left at a grazing view,
    `milk` how far the light scatters inside (1 opal, 0 clear).
    """
    v, u = grid(size)
    x, y = (u * 2 - 1) / 0.98, (1 - v * 2) / 0.98
    r = np.hypot(x, y)
    over = np.maximum(r, 1.0)
    x, y = x / over, y / over
    z = np.sqrt(np.clip(1 - x * x - y * y, 0, 1))
    lamp, window = unit(-0.50, 0.62, 0.60), unit(0.80, 0.25, 0.45)
    lit = np.clip(x * lamp[0] + y * lamp[1] + z * lamp[2], -1, 1)
    wrapped = np.clip((lit + 0.75) / 1.75, 0, 1) ** 1.5
    away = np.clip(-(x * lamp[0] + y * lamp[1]) / np.hypot(lamp[0], lamp[1]), -1, 1)
    gather = np.exp(-(((x - 0.36) / 0.40) ** 2) - ((y + 0.46) / 0.34) ** 2)
    crescent = smoothstep(0.55, 0.86, r) * (1 - smoothstep(0.90, 0.985, r)) * smoothstep(0.1, 0.9, away)
    thick = z**0.8
    light = np.zeros((size, size, 3))
    light += tint(body) * ((0.30 + 0.97 * milk) * wrapped * (0.55 + 0.45 * thick))[..., None]
    light += tint(heart) * ((0.85 - 0.33 * milk) * gather)[..., None]
    light += tint(heart) * ((0.95 - 0.45 * milk) * crescent)[..., None]
    light += tint(edge) * (0.35 * (1 - thick))[..., None]
    fresnel = 0.04 + 0.96 * (1 - z) ** 5
    light *= (1 - 0.55 * smoothstep(0.86, 1.0, r) * (1 - 0.6 * milk))[..., None]
    # What the surface mirrors: the lamp, its flame, the window with its bar, the dim warm room above.
    half = (2 * z * x, 2 * z * y, 2 * z * z - 1)
    mirror = lambda d: half[0] * d[0] + half[1] * d[1] + half[2] * d[2]
    lamp_seen = mirror(unit(-0.72, 0.66, 0.25))
    halo = 0.16 * smoothstep(0.80, 1.0, lamp_seen) ** 2
    flame = 1.9 * smoothstep(0.968, 0.990, lamp_seen)
    side = unit(window[2], 0, -window[0])
    across, rise = mirror(side), mirror(np.cross(window, side))
    bars = 1 - 0.8 * np.maximum(np.exp(-((across / 0.025) ** 2)), np.exp(-((rise / 0.030) ** 2)))
    inside = smoothstep(0, 0.03, 0.20 - np.abs(across)) * smoothstep(0, 0.03, 0.27 - np.abs(rise))
    pane = 0.16 * inside * bars * (mirror(window) > 0)
    sky = np.clip(half[1] * 0.5 + 0.5, 0, 1)
    light += tint("#FFD9A0") * ((halo + flame) * highlight)[..., None]
    light += tint("#A9BCE0") * (pane * highlight)[..., None]
    light += tint("#8A6A48") * (fresnel * (0.10 + 0.55 * sky**2))[..., None]
    return to_srgb(1 - np.exp(-light * 1.35) if milk < 0.5 else light / (1 + 0.10 * light))


def matcaps():
    return {
        "matcap_opal": glass("#EDE5D6", "#FFC676", "#A9B4C4", 1.0, 0.9),
        "matcap_cobalt": glass("#16308F", "#4C86FF", "#0A1550", 0.0),
        "matcap_amber": glass("#A8560A", "#FFB234", "#5A2504", 0.0),
        "matcap_green": glass("#1F6A35", "#6FD07A", "#0C3018", 0.0),
    }


def stroke(v, u, start, end, width, wobble, rng):
    """Depth of a scratched line: deepest in its middle, thinner where the tool enters and leaves."""
    direction = np.array(end) - np.array(start)
    length = np.hypot(*direction)
    along = ((v - start[0]) * direction[0] + (u - start[1]) * direction[1]) / length**2
    across = ((v - start[0]) * direction[1] - (u - start[1]) * direction[0]) / length
    phase = rng.random(3) * 7
    across = across + wobble * (np.sin(along * 5 + phase[0]) + 0.5 * np.sin(along * 13 + phase[1]))
    taper = width * (0.55 + 0.45 * smoothstep(0.0, 0.18, along) * (1 - smoothstep(0.80, 1.0, along)))
    inside = smoothstep(-0.01, 0.01, along) * (1 - smoothstep(0.99, 1.01, along))
    return inside * (1 - smoothstep(0.35, 1.0, np.abs(across) / taper))


def incision(v, u, rng):
    """A cross of two strokes in a ring cut by hand: the ring does not quite meet, each stroke was gone over twice."""
    y, x = v - 0.5, u - 0.5
    angle = np.arctan2(y, x)
    ring = 0.350 + 0.004 * np.sin(angle * 2 + 1) + 0.002 * np.sin(angle * 5)
    width = 0.034 * (1 + 0.20 * np.sin(angle * 3 + 2))
    cut = 1 - smoothstep(0.35, 1.0, np.abs(np.hypot(y, x) - ring) / width)
    cut *= 1 - 0.85 * np.exp(-(((angle - 0.62) / 0.05) ** 2))
    for a, b in (((0.275, 0.270), (0.735, 0.728)), ((0.262, 0.735), (0.730, 0.268))):
        cut = np.maximum(cut, stroke(v, u, a, b, 0.042, 0.004, rng))
        again = rng.normal(0, 0.008, 4)
        cut = np.maximum(cut, 0.8 * stroke(v, u, (a[0] + again[0], a[1] + again[1]), (b[0] + again[2], b[1] + again[3]), 0.020, 0.004, rng))
    return cut


def marks(size=256):
    rng = np.random.default_rng(53)
    v, u = grid(size)
    r = np.hypot(v - 0.5, u - 0.5) * 2
    cut = incision(v, u, rng)
    ground, grain = Fractal(rng, 5, 5, 4)(v, u), Noise(rng, 90, 90)(v, u)
    rubbed = np.clip(1 + 0.5 * Noise(rng, 22, 22)(v, u), 0.55, 1.0)
    # Ground glass as a grey of about 0.8 to be multiplied by the colour of the glass; the edge is chipped and paler.
    chip = smoothstep(0.93, 1.0, r + 0.04 * Noise(rng, 30, 30)(v, u))
    pale = np.clip(0.80 + 0.10 * ground + 0.05 * grain + 0.14 * chip, 0, 1)
    wax = ramp(np.clip(0.3 + ground, 0, 1), (0, "#120B07"), (1, "#2E1E14"))
    alpha = cut * rubbed
    disc = pale[..., None] * (1 - alpha[..., None]) + wax * alpha[..., None]
    height = -cut + 0.05 * grain + 0.04 * ground
    shade_v, shade_u = grid(128)
    far = np.hypot(shade_v - 0.5, shade_u - 0.5) * 2
    soft = 0.55 * np.exp(-((far / 0.52) ** 2.4)) + 0.40 * np.exp(-((far / 0.60) ** 6))
    soft = soft * (1 - smoothstep(0.80, 1.0, far))
    shadow = np.dstack([np.broadcast_to(colour("#0C0704"), (128, 128, 3)), soft])
    return {
        "base_mark_albedo": disc,
        "base_mark_alpha": np.dstack([wax, alpha]),
        "base_mark_normal": normals(blurred(height, 1), 6.0),
        "blob_shadow": shadow,
    }


def room():
    """The room all round, as a longitude and latitude picture; the middle of the picture is -z, up is up."""
    height, width = 256, 512
    rng = np.random.default_rng(9)
    v, u = np.meshgrid((np.arange(height) + 0.5) / height, (np.arange(width) + 0.5) / width, indexing="ij")
    up = np.sin((0.5 - v) * np.pi)
    plaster = Fractal(rng, 6, 10, 4)(v, u)

    def glow(cu, cv, su, sv, power=2.0):
        du = (u - cu + 0.5) % 1.0 - 0.5
        return np.exp(-(np.abs(du / su) ** power) - np.abs((v - cv) / sv) ** power)

    light = tint("#5A3D28") * (0.35 + 0.25 * plaster + 0.25 * (1 - np.abs(up)))[..., None]
    light *= (1 - 0.80 * smoothstep(0.25, 0.85, up))[..., None]
    dado = smoothstep(0.500, 0.512, v) * (1 - smoothstep(0.60, 0.62, v))
    light = light * (1 - 0.45 * dado[..., None]) + tint("#6B2417") * (0.16 * dado)[..., None]
    beams = smoothstep(0.72, 0.78, np.sin(u * 2 * np.pi * 7) * smoothstep(0.25, 0.6, up)) * 0.6
    light *= (1 - beams)[..., None]
    table = smoothstep(0.615, 0.640, v)
    light = light * (1 - table[..., None]) + tint("#4A2C1A") * (0.55 * table * (0.6 + 0.8 * glow(0.5, 1.0, 0.8, 0.35)))[..., None]
    for cu, cv, size, power in ((0.20, 0.30, 1.0, 1.0), (0.62, 0.44, 0.45, 0.5)):
        light += tint("#FF9E45") * (power * (0.75 * glow(cu, cv, 0.16 * size, 0.20 * size, 1.3)))[..., None]
        light += tint("#FFE2B0") * (power * 6.0 * glow(cu, cv, 0.018 * size, 0.030 * size))[..., None]
    window = smoothstep(0, 0.004, 0.030 - np.abs(u - 0.83)) * smoothstep(0, 0.008, 0.095 - np.abs(v - 0.36))
    bars = 1 - 0.85 * np.maximum(np.exp(-(((u - 0.83) / 0.003) ** 2)), np.exp(-(((v - 0.36) / 0.006) ** 2)))
    light += tint("#8FA8D8") * (0.75 * window * bars + 0.06 * glow(0.83, 0.36, 0.10, 0.16))[..., None]
    return {"lamp_room": to_srgb(light)}
