// A piece of glass: the ray of sight is bent at the surface and followed to the flat base, through which the incised
// mark shows; the colour deepens with the way through the glass, and the lamp's light gathers on the far side.
#import bevy_pbr::forward_io::Vertex
#import bevy_pbr::mesh_functions
#import bevy_pbr::mesh_view_bindings::view
#import bevy_pbr::view_transformations::position_world_to_clip
#import latrunculi::room::{Room, lamp_reaches, room_seen, finish}

struct Body {
    // Colour of what is scattered in the glass; w: how milky it is, per unit of length.
    milk: vec4<f32>,
    // What the glass swallows of red, green and blue, per unit of length; w: strength of the gathered light.
    absorb: vec4<f32>,
    // Colour of the ground base; w: 1 where the base is seen through the glass.
    ground: vec4<f32>,
    // The ellipsoid that stands for the outer surface: radius, half height, height of its middle; w: 1 for a body that is
    // no ellipsoid, whose thickness is guessed from its breadth at this height.
    solid: vec4<f32>,
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

// How deep the mark is cut at a place of the base: a cross in a ring. `soft` is the width of a pixel.
fn incision(q: vec2<f32>, soft: f32) -> f32 {
    let ring = abs(length(q) - 0.235) - 0.024;
    let arm = vec2(0.026, 0.15);
    let a = abs(q);
    let cross = min(max(a.x - arm.x, a.y - arm.y), max(a.x - arm.y, a.y - arm.x));
    return 1.0 - smoothstep(-soft, soft, min(ring, cross));
}

fn variety(tag: u32, salt: u32) -> f32 {
    var x = (tag ^ (salt * 0x9e3779b9u)) * 0x85ebca6bu;
    x = (x ^ (x >> 13u)) * 0xc2b2ae35u;
    return f32((x >> 16u) & 0xffu) / 127.5 - 1.0;
}

fn ground_base(in: Seen, l: vec3<f32>, soft: f32) -> vec3<f32> {
    let wn = normalize(in.world_normal);
    let cut = incision(in.p.xz, soft);
    let grit = 0.97 + 0.03 * variety(u32(abs(in.p.x * 90.0)) * 71u + u32(abs(in.p.z * 90.0)), in.tag);
    let rim = 1.0 - 0.25 * smoothstep(0.27, 0.33, length(in.p.xz));
    let lit = room.lamp_colour.rgb * lamp_reaches(room, in.world) * (0.3 + 0.7 * max(dot(wn, l), 0.0))
        + room.fill_colour.rgb * 0.4 + room.ambient.rgb;
    return mix(body.ground.rgb * rim * grit, vec3(0.022, 0.016, 0.012), cut * 0.94) * lit;
}

@fragment
fn fragment(in: Seen) -> @location(0) vec4<f32> {
    let soft = max(fwidth(in.p.x) + fwidth(in.p.z), 0.004) * 0.6;
    let wn = normalize(in.world_normal);
    let wv = normalize(view.world_position - in.world);
    let wl = normalize(room.lamp.xyz - in.world);
    let n = normalize(in.n);
    if n.y < -0.97 {
        return vec4(finish(ground_base(in, wl, soft)), 1.0);
    }
    let v = normalize(in.eye - in.p);
    let l = normalize(in.lamp);
    let facing = max(dot(n, v), 0.02);
    let fresnel = 0.04 + 0.96 * pow(1.0 - facing, 5.0);

    // The way of the bent ray to the base or to the far wall.
    let ray = refract(-v, n, 0.66);
    let inv = 1.0 / vec3(body.solid.x, body.solid.y, body.solid.x);
    let from_middle = (in.p - vec3(0.0, body.solid.z, 0.0)) * inv;
    let along = ray * inv;
    let wall = max(-2.0 * dot(from_middle, along) / dot(along, along), 0.0);
    let base = select(100.0, -in.p.y / ray.y, ray.y < -0.001);
    let breadth = length(in.p.xz);
    let way = mix(min(wall, base), breadth * (0.5 + 1.3 * facing) + 0.05, body.solid.w);
    let q = in.p + ray * way;

    // Light gathered by the dome on the side away from the lamp, where it lies on the base.
    let lamp = room.lamp_colour.rgb * lamp_reaches(room, in.world);
    let off_focus = (q.xz + l.xz * body.solid.x * 0.62) / body.solid.x;
    let focus = exp2(-6.5 * dot(off_focus, off_focus));
    // In a tall body the light leaves where the eye looks towards the lamp through it.
    let leaving = max(dot(n, normalize(v - 0.8 * l)), 0.0);
    let gathered = mix(focus, 0.75 * leaving * leaving * leaving, body.solid.w) * body.absorb.w * (1.0 + 0.12 * variety(in.tag, 3u));
    let inside = room.ambient.rgb + lamp * (0.22 + gathered);

    let hits_base = select(0.0, 1.0, base < wall) * (1.0 - body.solid.w);
    let cut = incision(q.xz, 0.018) * hits_base * body.ground.w;
    let behind = mix(mix(vec3(0.22), body.ground.rgb, 0.7 * body.solid.w), body.ground.rgb, hits_base) * (1.0 - 0.5 * cut);
    let tint = 1.0 + 0.10 * variety(in.tag, 1u);
    let clear = exp(-(body.absorb.rgb * tint + body.milk.w) * way);
    let wrap = 0.5 + 0.5 * dot(n, l);
    let milk = body.milk.rgb * (room.ambient.rgb + room.fill_colour.rgb * 0.35 * max(wn.x, 0.0) + lamp * (0.03 + 0.58 * wrap * wrap * wrap + 0.40 * gathered))
        * (1.0 - exp(-body.milk.w * way)) * (1.0 + 0.05 * variety(in.tag, 2u));
    var light = inside * behind * clear + milk;
    // What comes out near the edge has gone a long way through the glass.
    let edge = 1.0 - exp(-0.3 * body.absorb.rgb);
    light *= mix(vec3(1.0), vec3(smoothstep(-0.05, 0.65, facing)), edge);
    // A fine crescent of light inside the edge, opposite the lamp.
    let flat_n = in.n.xz / max(length(in.n.xz), 0.01);
    let opposite = max(dot(flat_n, -l.xz / max(length(l.xz), 0.01)), 0.0);
    let crescent = opposite * opposite * opposite * smoothstep(0.25, 0.5, n.y) * (1.0 - smoothstep(0.55, 0.85, n.y));
    light += lamp * crescent * 0.5 * exp(-(body.absorb.rgb * 0.12)) * (0.3 + body.milk.rgb) * (1.0 - 0.6 * body.solid.w);
    // The turned foot and neck of a tall body shade one another.
    light *= mix(1.0, 0.75 + 0.25 * smoothstep(0.02, 0.3, in.p.y), body.solid.w);

    // What the surface mirrors, and a fine bright line where it turns away.
    let mirrored = room_seen(room, reflect(-wv, wn), wl, 16.0);
    light = mix(light, mirrored, min(fresnel, 0.75)) + mirrored * 0.045;
    return vec4(finish(light), 1.0);
}
