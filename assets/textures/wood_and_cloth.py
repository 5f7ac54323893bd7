"""The table: walnut planks, the maple of the boards, sandstone, linen and leather. All repeat without a seam."""

import numpy as np

from texture_tools import Fractal, Noise, blurred, grid, normals, ramp, smoothstep, surface


def year_rings(distance, rng):
    """Darkness of the year rings at a distance counted in rings: it grows through the year and ends at a sharp edge."""
    year, part = np.floor(distance).astype(int), distance % 1.0
    strength = rng.random(512)[year % 512] * 0.7 + 0.3
    return strength * smoothstep(0.05, 0.95, part) ** 2 * (1 - smoothstep(0.93, 1.0, part))


def streaks(rng, v, u, rows, columns, threshold):
    """Short fine marks along the grain: 1 in the middle of a mark, 0 between them."""
    return smoothstep(threshold, threshold + 0.22, Noise(rng, rows, columns)(v, u))


def around(x):
    """The shortest way round on a field that repeats."""
    return (x + 0.5) % 1.0 - 0.5


def scratches(rng, size, count, longest):
    """Faint hair lines in all directions."""
    field = np.zeros((size, size))
    for _ in range(count):
        y, x, angle = rng.random() * size, rng.random() * size, rng.normal(0, 0.5) + (rng.random() < 0.3) * 1.3
        length, bend, depth = rng.random() * longest * size, rng.normal(0, 0.4), rng.random() * 0.7 + 0.3
        t = np.linspace(0, 1, int(length) + 2)
        heading = angle + bend * t
        ys = np.cumsum(np.sin(heading)) + y
        xs = np.cumsum(np.cos(heading)) + x
        level = depth * np.sin(np.pi * t) ** 0.5
        np.maximum.at(field, (ys.astype(int) % size, xs.astype(int) % size), level)
    return field


def plank_rings(rng, w, u, knot):
    """Rings of one plank, cut from a trunk whose axis lies a little below or beside the plank; `w` runs across it."""
    axis, depth = rng.uniform(-0.6, 1.6), rng.uniform(0.10, 0.30)
    slow, warp = Noise(rng, 2, 2), Fractal(rng, 4, 3, 3)
    depth = depth + 0.22 * slow(np.full_like(u, rng.random()), u) + 0.05 * np.sin(2 * np.pi * (u + rng.random()))
    distance = np.hypot(w - axis + 0.05 * warp(w * 0.5, u), depth)
    if knot is not None:
        near = np.exp(-((around(u - knot[0]) / 0.060) ** 2) - ((w - knot[1]) / 0.16) ** 2)
        distance = distance + 0.13 * near
    return distance


def walnut(size=1024):
    """Oiled planks of dark walnut, one with a knot; worn paler where arms have rested."""
    rng = np.random.default_rng(1401)
    v, u = grid(size)
    edges = [0.0, 0.235, 0.515, 0.745, 1.0]
    dark, tone, seam, knots = np.zeros_like(v), np.zeros_like(v), np.zeros_like(v), np.zeros_like(v)
    sideways = v.copy()
    for k, (low, high) in enumerate(zip(edges, edges[1:])):
        rows = (v[:, 0] >= low) & (v[:, 0] < high)
        w, along = (v[rows] - low) / (high - low), u[rows]
        knot = {1: (0.31, 0.62), 3: (0.78, 0.35)}.get(k)
        distance = plank_rings(rng, w, along, knot)
        dark[rows] = year_rings(distance * 27 + 40 * k, rng)
        tone[rows] = rng.uniform(-0.10, 0.10)
        sideways[rows] = v[rows] + rng.random()
        across = np.minimum(w, 1 - w) * (high - low) * size
        wobble = 0.5 * Noise(rng, 1, 40)(np.zeros_like(along), along)
        seam[rows] = 1 - smoothstep(0.4, 2.2, across + wobble)
        if knot is not None:
            far = np.hypot(around(along - knot[0]) / 0.024, (w - knot[1]) / 0.070) * (1 + 0.25 * Noise(rng, 8, 40)(w, along))
            core = 1 - smoothstep(0.55, 1.15, far)
            knots[rows] = np.maximum(knots[rows], core * (0.82 + 0.18 * np.sin(far * 13 + w * 60)))
    broad = Fractal(rng, 5, 2, 3)(sideways, u)
    figure = Noise(rng, 4, 15)(sideways, u + 0.02 * broad) * smoothstep(-0.1, 0.5, Noise(rng, 3, 2)(v, u))
    fibre = Noise(rng, 460, 14)(sideways, u) + 0.8 * Noise(rng, 210, 6)(sideways, u)
    pores = np.maximum(streaks(rng, sideways, u, 470, 30, 0.18), 0.8 * streaks(rng, sideways, u, 380, 52, 0.24)) * (1 - 0.4 * dark)
    wear = smoothstep(-0.05, 0.42, Fractal(rng, 2, 2, 4)(v, u))
    hair = scratches(rng, size, 90, 0.10)
    light = 0.50 + tone + 0.30 * broad + 0.13 * figure + 0.17 * fibre - 0.30 * dark - 0.19 * pores + 0.09 * wear + 0.05 * hair
    light = light * (1 - 0.62 * knots)
    albedo = ramp(light, (0.0, "#150B06"), (0.22, "#2A180E"), (0.45, "#432818"), (0.65, "#5C3A23"), (0.85, "#7A5233"), (1.0, "#916741"))
    red = (0.5 + 0.9 * Noise(rng, 3, 2)(sideways, u))[..., None]
    albedo = albedo * (1 + (red - 0.5) * np.array([0.10, 0.0, -0.14]))
    albedo *= (1 - 0.72 * seam)[..., None]
    height = -0.55 * pores - 0.30 * dark - 1.6 * seam + 0.12 * fibre - 0.25 * hair * (1 - wear) - 0.2 * knots
    rough = 0.56 + 0.14 * pores - 0.14 * wear + 0.05 * fibre + 0.10 * hair + 0.2 * seam - 0.06 * dark
    return albedo, normals(blurred(height, 1), 1.5), surface(np.clip(rough, 0.3, 0.9), 1 - 0.5 * seam)


def maple(size=1024):
    """Pale maple, cut so that the rings run nearly straight, with a soft curl and fine brown flecks."""
    rng = np.random.default_rng(1996)
    v, u = grid(size)
    bend = 0.020 * Fractal(rng, 2, 1, 3)(v, u) + 0.0025 * Fractal(rng, 9, 4, 2)(v, u)
    along = v + bend
    count = 46
    place = along * count + 0.9 * Noise(rng, 9, 1)(along, u)
    dark = year_rings(place % count, rng)
    shade = Noise(rng, 23, 1)(along, u) + 0.8 * Noise(rng, 7, 1)(along, u)
    broad = Fractal(rng, 3, 2, 3)(along, u)
    lean = u + 0.030 * Noise(rng, 2, 2)(v, u) + 0.010 * Noise(rng, 9, 5)(v, u)
    curl = Noise(rng, 5, 34)(along, lean) + 0.6 * Noise(rng, 9, 58)(along, lean)
    curl = curl * smoothstep(-0.30, 0.50, Noise(rng, 3, 3)(v, u))
    fibre = Noise(rng, 460, 12)(along, u) + 0.8 * Noise(rng, 190, 5)(along, u)
    fleck = streaks(rng, along, u, 330, 40, 0.33)
    pores = streaks(rng, along, u, 480, 60, 0.24)
    wear = smoothstep(0.0, 0.5, Fractal(rng, 3, 3, 4)(v, u))
    hair = scratches(rng, size, 130, 0.06)
    light = 0.62 + 0.17 * broad + 0.10 * shade + 0.13 * curl + 0.13 * fibre
    light -= 0.13 * dark + 0.20 * fleck + 0.09 * pores + 0.05 * wear + 0.05 * hair
    albedo = ramp(light, (0.0, "#5A3A20"), (0.25, "#966740"), (0.45, "#BF9061"), (0.62, "#D4AB7C"), (0.80, "#E4C79E"), (1.0, "#F0DCBC"))
    height = -0.40 * pores - 0.15 * dark + 0.16 * fibre - 0.30 * hair - 0.15 * fleck + 0.10 * curl
    rough = 0.50 + 0.08 * pores - 0.10 * wear + 0.05 * fibre + 0.12 * hair - 0.05 * curl
    return albedo, normals(blurred(height, 1), 1.1), surface(np.clip(rough, 0.3, 0.85))


def linen(size=512, threads=64):
    """Undyed linen in plain weave; the threads are thick and thin as spun by hand."""
    rng = np.random.default_rng(77)
    v, u = grid(size)
    du, dv = 0.0016 * Fractal(rng, 9, 4, 3)(v, u), 0.0016 * Fractal(rng, 4, 9, 3)(v, u)

    def set_of_threads(across, along, turn):
        """One of the two sets: height of its threads, and shade of each."""
        number = np.floor(across * threads).astype(int) % threads
        width = rng.uniform(0.30, 0.47, threads)[number] * (1 + 0.5 * Noise(rng, threads, 7)((number + 0.5) / threads, along))
        middle = across * threads % 1.0 - 0.5
        over = np.cos(np.pi * (along * threads - 0.5 + turn + number))
        round_top = np.sqrt(np.clip(1 - (middle / np.clip(width, 0.2, 0.5)) ** 2, 0, 1))
        shade = rng.normal(0, 0.06, threads)[number] + 0.10 * Noise(rng, threads, 24)((number + 0.5) / threads, along)
        twist = 0.10 * np.sin(2 * np.pi * (along * threads * 2.0 + middle * 1.2))
        return round_top * (0.62 + 0.38 * over), shade + twist * 0.5

    weft, weft_shade = set_of_threads(v + dv, u, 0)
    warp, warp_shade = set_of_threads(u + du, v, 1)
    height = np.maximum(weft, warp)
    shade = np.where(weft > warp, weft_shade, warp_shade)
    slub = Noise(rng, 3, 3)(v, u)
    light = 0.20 + 0.52 * height + 0.8 * shade + 0.08 * slub
    albedo = ramp(light, (0.0, "#3F3324"), (0.3, "#8B795B"), (0.6, "#B8A68A"), (0.85, "#D3C4A8"), (1.0, "#E2D6BE"))
    return albedo, normals(height, 2.2), surface(np.full_like(v, 0.88))


def leather(size=512, grains=2700):
    """Brown leather: small uneven cells between creases, darker in the creases."""
    rng = np.random.default_rng(311)
    v, u = grid(size)
    wu, wv = u + 0.006 * Fractal(rng, 12, 12, 2)(v, u), v + 0.006 * Fractal(rng, 12, 12, 2)(v, u)
    side = int(np.sqrt(grains))
    py, px = rng.random((side, side)) * 0.9, rng.random((side, side)) * 0.9
    y, x = wv * side, wu * side
    row, column = np.floor(y).astype(int), np.floor(x).astype(int)
    near, second = np.full_like(v, 9.0), np.full_like(v, 9.0)
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            at = ((row + dr) % side, (column + dc) % side)
            far = np.hypot(row + dr + py[at] - y, column + dc + px[at] - x)
            second = np.minimum(second, np.maximum(near, far))
            near = np.minimum(near, far)
    crease = (1 - smoothstep(0.0, 0.26, second - near)) * np.clip(0.62 + 0.9 * Noise(rng, 26, 26)(v, u), 0.1, 1.0)
    broad, fine = Fractal(rng, 3, 3, 4)(v, u), Noise(rng, 170, 170)(v, u)
    wear = smoothstep(0.0, 0.5, Fractal(rng, 2, 2, 4)(v, u))
    light = 0.50 + 0.22 * broad - 0.19 * crease + 0.07 * fine + 0.12 * wear * (1 - crease)
    albedo = ramp(light, (0.0, "#1E0F08"), (0.35, "#40220F"), (0.6, "#5F3620"), (0.85, "#83512F"), (1.0, "#A06B43"))
    height = -crease - 0.25 * near + 0.06 * fine
    rough = 0.62 + 0.16 * crease - 0.14 * wear
    return albedo, normals(blurred(height, 1), 2.0), surface(rough)


def stone(size=512):
    """Fine sandstone, worn smooth by hands: grains, thin beds, small pits, stains of iron, the traces of a chisel."""
    rng = np.random.default_rng(122)
    v, u = grid(size)
    broad, middle = Fractal(rng, 2, 3, 5)(v, u), Fractal(rng, 9, 9, 4)(v, u)
    bent = v + 0.05 * Fractal(rng, 3, 2, 3)(v, u)
    beds = Noise(rng, 26, 1)(bent, u) + 0.7 * Noise(rng, 61, 2)(bent, u)
    sand = rng.normal(0, 1, (size, size))
    sand = 0.6 * blurred(sand, 1) * 3.0 + 0.35 * sand
    glints = smoothstep(2.1, 3.0, rng.normal(0, 1, (size, size)))
    pits = streaks(rng, v, u, 120, 120, 0.36) + 0.7 * streaks(rng, v, u, 61, 74, 0.42)
    pits = np.clip(pits, 0, 1) * smoothstep(-0.25, 0.25, Noise(rng, 5, 4)(v, u))
    iron = smoothstep(0.10, 0.55, Fractal(rng, 3, 3, 4)(v, u))
    chisel = blurred(scratches(rng, size, 70, 0.07), 1) * 2.0
    wear = smoothstep(-0.1, 0.45, Fractal(rng, 2, 2, 4)(v, u))
    light = 0.56 + 0.17 * broad + 0.10 * middle + 0.10 * beds + 0.055 * sand - 0.28 * pits + 0.05 * chisel + 0.05 * wear
    albedo = ramp(light, (0.0, "#4E4130"), (0.25, "#81704F"), (0.45, "#A8956F"), (0.6, "#BFAE88"), (0.8, "#D3C6A5"), (1.0, "#E9E0C8"))
    albedo = albedo * (1 - iron[..., None] * np.array([0.0, 0.07, 0.17])) + 0.10 * glints[..., None]
    height = -1.3 * pits + 0.35 * middle + 0.20 * beds + 0.16 * blurred(sand, 1) - 0.5 * chisel
    rough = 0.86 + 0.06 * pits - 0.16 * wear - 0.2 * glints
    return np.clip(albedo, 0, 1), normals(blurred(height, 1), 1.8), surface(np.clip(rough, 0.5, 0.95), 1 - 0.4 * pits)
