// The pieces. Glass: the ray of sight is bent at the surface and followed to the flat base; the colour deepens with the way
// through the glass, bubbles and threads lie in it, and the lamp's light gathers on the far side. With SOLID the same body is
// bone or stone, turned and polished. The base of either is ground flat and incised.
#import bevy_pbr::forward_io::Vertex
#import bevy_pbr::mesh_functions
#import bevy_pbr::mesh_view_bindings::view
#import bevy_pbr::view_transformations::position_world_to_clip
#import latrunculi::room::{Room, lamp_reaches, room_seen, finish}

struct Body {
    // Colour of what is scattered in the glass, or of the surface; w: how milky it is, per unit of length.
    milk: vec4<f32>,
    // What the glass swallows of red, green and blue, per unit of length; w: strength of the gathered light.
    absorb: vec4<f32>,
    // Colour of the ground base.
    ground: vec4<f32>,
    // Colour of what is rubbed into the incisions.
    wax: vec4<f32>,
    // The ellipsoid that stands for the outer surface: radius, half height, height of its middle; w: 1 for a body that is
    // no ellipsoid, whose thickness is guessed from its breadth at this height.
    solid: vec4<f32>,
    // x: bubbles, y: threads or veins, z: polish, w: rings turned into the top.
    traits: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> body: Body;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> room: Room;

struct Seen {
    @builtin(position) clip: vec4<f32>,
    @location(0) world: vec3<f32>,
    @location(1) world_normal: vec3<f32>,
    @location(2) p: vec3<f32>,
    @location(3) n: vec3<f32>,
    @location(4) eye: vec3<f32>,
    @location(5) lamp: vec3<f32>,
    @location(6) @interpolate(flat) tag: u32,
}

@vertex
fn vertex(in: Vertex) -> Seen {
    var out: Seen;
    let m = mesh_functions::get_world_from_local(in.instance_index);
    let turn = mat3x3(m[0].xyz, m[1].xyz, m[2].xyz);
    let scale2 = dot(m[0].xyz, m[0].xyz);
    let world = (m * vec4(in.position, 1.0)).xyz;
    out.clip = position_world_to_clip(world);
    out.world = world;
    out.world_normal = turn * in.normal;
    out.p = in.position;
    out.n = in.normal;
    out.eye = (view.world_position - m[3].xyz) * turn / scale2;
    out.lamp = (room.lamp.xyz - m[3].xyz) * turn / scale2;
    out.tag = mesh_functions::get_tag(in.instance_index);
    return out;
}

// How deep the mark is cut at a place of the base: a star of four points in a ring. `soft` is the width of a pixel.
fn incision(q: vec2<f32>, soft: f32) -> f32 {
    let ring = abs(length(q) - 0.262) - 0.026;
    let a = abs(q);
    let along = max(a.x, a.y);
    let star = min(a.x, a.y) - 0.068 * (1.0 - along / 0.215);
    return 1.0 - smoothstep(-soft, soft, min(ring, max(star, along - 0.215)));
}

// From -1 to 1, another one for each piece and salt.
fn variety(tag: u32, salt: u32) -> f32 {
    var x = (tag ^ (salt * 0x9e3779b9u)) * 0x85ebca6bu;
    x = (x ^ (x >> 13u)) * 0xc2b2ae35u;
    return f32((x >> 16u) & 0xffu) / 127.5 - 1.0;
}

fn turned_by_hand(q: vec2<f32>, tag: u32, most: f32) -> vec2<f32> {
    let angle = most * variety(tag, 7u);
    let s = sin(angle);
    let c = cos(angle);
    return vec2(c * q.x - s * q.y, s * q.x + c * q.y);
}

fn ground_base(in: Seen, l: vec3<f32>, soft: f32) -> vec3<f32> {
    let wn = normalize(in.world_normal);
    let cut = incision(turned_by_hand(in.p.xz, in.tag, 0.25), soft);
    let grit = 0.97 + 0.03 * variety(u32(abs(in.p.x * 90.0)) * 71u + u32(abs(in.p.z * 90.0)), in.tag);
    let rim = 1.0 - 0.25 * smoothstep(0.295, 0.34, length(in.p.xz));
    let lit = room.lamp_colour.rgb * lamp_reaches(room, in.world) * (0.3 + 0.7 * max(dot(wn, l), 0.0))
        + room.fill_colour.rgb * 0.4 + room.ambient.rgb;
    return mix(body.ground.rgb * rim * grit, body.wax.rgb, cut * 0.94) * lit;
}

#ifdef SOLID
// Bone with its pores, stone with its veins: how much lighter or darker the place is.
fn veins(in: Seen) -> f32 {
    let q = turned_by_hand(in.p.xz, in.tag, 3.14) + vec2(variety(in.tag, 8u), variety(in.tag, 9u));
    let long = sin(q.x * 46.0 + 3.0 * sin(q.y * 5.0 + q.x * 9.0)) * sin(q.x * 23.0 + in.p.y * 31.0 + 1.7 * sin(q.y * 11.0));
    let fine = sin(q.x * 131.0 + 2.0 * sin(q.y * 17.0)) * sin(q.y * 29.0 + 4.0 * sin(q.x * 37.0));
    return 0.6 * long + 0.4 * fine;
}

fn surface(in: Seen, soft: f32) -> vec3<f32> {
    let wn = normalize(in.world_normal);
    let wv = normalize(view.world_position - in.world);
    let wl = normalize(room.lamp.xyz - in.world);
    let n = normalize(in.n);
    var colour = body.milk.rgb * (1.0 + 0.10 * variety(in.tag, 1u)) * (1.0 + body.traits.y * veins(in));
    // Rings turned into the top, and a dot in their middle, rubbed with what is in the incisions too.
    let r = length(in.p.xz);
    let rings = min(min(abs(r - 0.190) - 0.006 - 0.016 * body.traits.w, abs(r - 0.115) - 0.008), r - 0.042);
    let grooves = (1.0 - smoothstep(-soft, soft, rings)) * smoothstep(0.6, 0.8, n.y) * body.traits.w * (1.0 - body.solid.w);
    let bands = abs(fract(in.p.y * 9.0) - 0.5) - 0.44;
    let turned = smoothstep(-0.03, 0.03, bands) * body.solid.w * body.traits.w * 0.7 * step(in.p.y, 0.46);
    colour = mix(colour, body.absorb.rgb, max(grooves, turned));
    let lamp = room.lamp_colour.rgb * lamp_reaches(room, in.world);
    let wrap = max(dot(wn, wl) * (1.0 - 0.3 * body.milk.w) + 0.3 * body.milk.w, 0.0);
    let shade = mix(0.62 + 0.38 * smoothstep(0.0, 0.09, in.p.y), 0.75 + 0.25 * smoothstep(0.02, 0.3, in.p.y), body.solid.w);
    let hollow = 1.0 - 0.25 * smoothstep(0.30, 0.22, r) * smoothstep(0.9, 1.0, n.y) * (1.0 - body.solid.w) * body.traits.w;
    let diffuse = (lamp * wrap + room.fill_colour.rgb * max(dot(wn, room.fill.xyz), 0.0) + room.ambient.rgb * (0.7 + 0.3 * wn.y)) * shade * hollow;
    let facing = max(dot(wn, wv), 0.02);
    let fresnel = 0.04 + 0.5 * pow(1.0 - facing, 5.0);
    let mirrored = room_seen(room, reflect(-wv, wn), wl, 3.0 * body.traits.z);
    let half_way = max(dot(wn, normalize(wl + wv)), 0.0);
    let sheen = lamp * pow(half_way, 10.0 + 60.0 * body.traits.z) * 0.25 * body.traits.z;
    return colour * diffuse + mirrored * fresnel * (0.25 + body.traits.z) + sheen;
}
#else
// Small bubbles along the bent ray: a bright rim round a clear middle.
fn bubbles(p: vec3<f32>, ray: vec3<f32>, way: f32, tag: u32) -> f32 {
    var seen = 0.0;
    for (var k = 0u; k < 5u; k++) {
        let salt = 20u + k * 4u;
        let at = vec3(variety(tag, salt) * 0.23, 0.10 + 0.07 * variety(tag, salt + 1u), variety(tag, salt + 2u) * 0.23);
        let middle = select(at, vec3(at.x * 0.7, at.y * 4.0 + 0.1, at.z * 0.7), body.solid.w > 0.5);
        let size = 0.017 + 0.009 * variety(tag, salt + 3u);
        let t = dot(middle - p, ray);
        let d = length(p + ray * t - middle) / size;
        let inside = step(0.0, t) * step(t, way);
        seen += inside * (1.0 - smoothstep(0.8, 1.15, d)) * (0.35 + 0.65 * smoothstep(0.3, 0.9, d));
    }
    return min(seen, 1.0);
}

// Threads of paler glass that were drawn and twisted when the drop was hot.
fn threads(at: vec3<f32>, tag: u32) -> f32 {
    let q = turned_by_hand(at.xz, tag, 3.14);
    let bend = 0.07 * sin(q.y * 9.0 + 3.0 * variety(tag, 5u)) + 0.02 * sin(q.y * 23.0 + at.y * 20.0);
    let near = (q.x + bend - 0.16 * variety(tag, 6u)) / 0.030;
    let next = (q.x - bend * 0.7 + 0.13 + 0.06 * variety(tag, 4u)) / 0.016;
    return (0.8 * exp2(-near * near) + 0.7 * exp2(-next * next)) * (0.65 + 0.35 * sin(q.y * 7.0 + variety(tag, 3u) * 4.0));
}

fn glass(in: Seen) -> vec3<f32> {
    let wn = normalize(in.world_normal);
    let wv = normalize(view.world_position - in.world);
    let wl = normalize(room.lamp.xyz - in.world);
    let n = normalize(in.n);
    let v = normalize(in.eye - in.p);
    let l = normalize(in.lamp);
    let facing = max(dot(n, v), 0.02);
    let fresnel = 0.04 + 0.96 * pow(1.0 - facing, 5.0);
    let tall = body.solid.w;

    // The way of the bent ray to the base or to the far wall.
    let ray = refract(-v, n, 0.66);
    let inv = 1.0 / vec3(body.solid.x, body.solid.y, body.solid.x);
    let from_middle = (in.p - vec3(0.0, body.solid.z, 0.0)) * inv;
    let along = ray * inv;
    let wall = max(-2.0 * dot(from_middle, along) / dot(along, along), 0.0);
    let base = select(100.0, -in.p.y / ray.y, ray.y < -0.001);
    let breadth = length(in.p.xz);
    let way = mix(min(wall, base), breadth * (0.5 + 1.3 * facing) + 0.05, tall);
    let q = in.p + ray * way;

    // Light gathered by the dome on the side away from the lamp, where it lies on the base.
    let lamp = room.lamp_colour.rgb * lamp_reaches(room, in.world);
    let off_focus = (q.xz + l.xz * body.solid.x * 0.62) / body.solid.x;
    let focus = exp2(-6.0 * dot(off_focus, off_focus));
    // In a tall body the light leaves where the eye looks towards the lamp through it.
    let leaving = max(dot(n, normalize(v - 0.8 * l)), 0.0);
    let gathered = mix(focus, 0.75 * leaving * leaving * leaving, tall) * body.absorb.w * (1.0 + 0.15 * variety(in.tag, 3u));
    let inside = room.ambient.rgb + lamp * (0.22 + gathered);

    let hits_base = select(0.0, 1.0, base < wall) * (1.0 - tall);
    let behind = mix(mix(vec3(0.22), body.ground.rgb, 0.7 * tall), body.ground.rgb, hits_base);
    let tint = 1.0 + 0.14 * variety(in.tag, 1u);
    let thread = threads(in.p + ray * way * 0.45, in.tag) * body.traits.y;
    let clear = exp(-(body.absorb.rgb * tint + body.milk.w) * way);
    let wrap = 0.5 + 0.5 * dot(n, l);
    // Where the glass is thin, light goes through it; where it is thick, it stays and warms it.
    let scattered = room.ambient.rgb * (0.45 + 0.55 * clamp(wn.y, 0.0, 1.0)) + room.fill_colour.rgb * 0.35 * max(wn.x, 0.0) + lamp * (0.03 + 0.62 * wrap * wrap * wrap + 0.50 * gathered);
    let milk = body.milk.rgb * scattered * (1.0 - exp(-body.milk.w * way)) * (1.0 + 0.05 * variety(in.tag, 2u));
    var light = inside * behind * clear + milk;
    light = mix(light, (body.milk.rgb * 0.35 + body.ground.rgb * 0.65) * scattered, thread);
    let bubble = bubbles(in.p, ray, way, in.tag) * body.traits.x;
    light += (room.ambient.rgb + lamp * (0.16 + 0.5 * gathered)) * (0.25 + body.ground.rgb) * bubble;
    // What comes out near the edge has gone a long way through the glass.
    let edge = 1.0 - exp(-0.3 * body.absorb.rgb);
    light *= mix(vec3(1.0), vec3(smoothstep(-0.05, 0.65, facing)), edge);
    // A crescent of light inside the edge, opposite the lamp, and a thin line of it on the edge itself.
    let flat_n = in.n.xz / max(length(in.n.xz), 0.01);
    let opposite = max(dot(flat_n, -l.xz / max(length(l.xz), 0.01)), 0.0);
    let low = 1.0 - 0.6 * tall;
    let crescent = opposite * opposite * opposite * smoothstep(0.25, 0.5, n.y) * (1.0 - smoothstep(0.55, 0.85, n.y));
    let line = sqrt(opposite) * opposite * smoothstep(0.06, 0.16, n.y) * (1.0 - smoothstep(0.2, 0.36, n.y));
    light *= 1.0 - 0.30 * low * smoothstep(0.30, 0.12, n.y);
    light += lamp * (crescent * 0.55 + line * 0.7) * exp(-(body.absorb.rgb * 0.14)) * (0.25 + body.milk.rgb) * low;
    // The turned foot and neck of a tall body shade one another; a low one darkens towards the board.
    light *= mix(0.70 + 0.30 * smoothstep(0.0, 0.10, in.p.y), 0.75 + 0.25 * smoothstep(0.02, 0.3, in.p.y), tall);

    // What the surface mirrors, and a fine bright line where it turns away.
    let mirrored = room_seen(room, reflect(-wv, wn), wl, 16.0);
    return mix(light, mirrored, min(fresnel, 0.72)) + mirrored * 0.05;
}
#endif

@fragment
fn fragment(in: Seen) -> @location(0) vec4<f32> {
    let soft = max(fwidth(in.p.x) + fwidth(in.p.z), 0.004) * 0.6;
    if normalize(in.n).y < -0.97 {
        return vec4(finish(ground_base(in, normalize(room.lamp.xyz - in.world), soft)), 1.0);
    }
#ifdef SOLID
    return vec4(finish(surface(in, soft)), 1.0);
#else
    return vec4(finish(glass(in)), 1.0);
#endif
}
