// Flat things drawn on the table: shadows of the pieces with the light they let through, and marks of the hand.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_functions
#import latrunculi::room::{Room, finish}

struct Ink {
    // Colour and strength.
    colour: vec4<f32>,
    // A second colour: the light in a shadow.
    light: vec4<f32>,
    // x: half width of the picture in squares; y, z, w: sizes of the shape. Of a mark, w is how much bolder it is drawn
    // where contrast is high, in squares; else 0.
    size: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> ink: Ink;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> room: Room;

fn cover(d: f32, soft: f32) -> f32 {
    return 1.0 - smoothstep(-soft, soft, d);
}

fn step_between(at: f32, least: f32, most: f32) -> f32 {
    return select(0.0, 1.0, at >= least && at <= most);
}

fn rounded(q: vec2<f32>, half_size: vec2<f32>, corner: f32) -> f32 {
    let d = abs(q) - half_size + corner;
    return length(max(d, vec2(0.0))) + min(max(d.x, d.y), 0.0) - corner;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let q = (in.uv * 2.0 - 1.0) * ink.size.x;
    let soft = max(length(fwidth(q)) * 0.6, 0.004);
    let r = length(q);
    let fade = 1.0 - f32(mesh_functions::get_tag(in.instance_index) & 0xffu) / 255.0;
    var strength = 0.0;
    // How strongly the wood is darkened round a mark, so that a pale one is seen on pale wood.
    var under = 0.0;
    var light = vec3(0.0);
    var colour = ink.colour.rgb;
    var full = ink.colour.a;
    let bold = ink.size.w;

#ifdef PIECE_SHADOW
    // Radius y, reach z towards +x, narrowing w; the light that comes through gathers at the piece's foot.
    let along = clamp(q.x / ink.size.z, 0.0, 1.0);
    let d = length(q - vec2(along * ink.size.z, 0.0)) - ink.size.y * (1.0 - ink.size.w * along);
    let dark = cover(d, mix(0.06, 0.22, along)) * mix(1.0, 0.72, along);
    let contact = 1.0 - smoothstep(-0.02, 0.11, r - ink.size.y);
    strength = max(dark, contact * 0.85);
    let hug = (r - ink.size.y - 0.015) / select(0.15, 0.07, r < ink.size.y);
    let beam = smoothstep(0.55, 1.0, q.x / max(r, 0.01));
    let halo = (q - vec2(ink.size.y, 0.0)) / vec2(0.30, 0.22);
    colour = room.shadow.rgb;
    full *= room.shadow.a;
    light = ink.light.rgb * room.lamp_colour.rgb * (0.45 * exp2(-2.0 * hug * hug) * beam * beam + 0.12 * exp2(-2.0 * dot(halo, halo)));
#endif
#ifdef BOX_SHADOW
    // The quad is stretched to the box: uv is measured in its own half widths y and z, softness w.
    let box_q = (in.uv * 2.0 - 1.0) * (ink.size.yz + ink.size.w);
    strength = 1.0 - smoothstep(-ink.size.w, ink.size.w, rounded(box_q, ink.size.yz, ink.size.w));
    colour = room.shadow.rgb;
    full *= room.shadow.a;
#endif
#ifdef WASH
    let edge = rounded(q, vec2(0.43), 0.06);
    strength = cover(edge, 0.02) * mix(0.34, 0.62, exp2(-edge * edge * 260.0));
    let rim = abs(edge + 0.03) - 1.4 * bold;
    strength = select(strength, max(strength, cover(rim, soft)), bold > 0.0);
    under = select(0.0, cover(rim - 0.024, 0.02), bold > 0.0);
#endif
#ifdef OUTLINE
    let edge = rounded(q, vec2(0.42), 0.06);
    let line = abs(edge + 0.02) - 0.03;
    strength = max(cover(line - 0.5 * bold, soft + 0.008), cover(edge, 0.02) * 0.22);
    under = select(0.0, cover(line - 0.5 * bold - 0.02, 0.02), bold > 0.0);
    colour = mix(colour, colour * 0.45, cover(abs(edge + 0.05) - 0.012, soft));
#endif
#ifdef TRAIL
    // The quad is stretched to the way: half its length y, half its width z. Dots that grow towards the end, where the piece stands.
    let way_q = (in.uv * 2.0 - 1.0) * ink.size.yz;
    let walked = way_q.x + ink.size.y;
    let step = 0.2;
    let dot_at = (floor(walked / step) + 0.5) * step;
    let grown = mix(0.044, 0.074, clamp(dot_at / (2.0 * ink.size.y), 0.0, 1.0));
    let dot_d = length(vec2(walked - dot_at, way_q.y)) - grown;
    let on_way = step_between(dot_at, 0.08, 2.0 * ink.size.y - 0.42);
    strength = cover(dot_d, 0.008) * on_way;
    under = cover(dot_d - 0.03, 0.012) * on_way;
#endif
#ifdef GLOW_RING
    let ring = abs(r - ink.size.y);
    strength = cover(ring - ink.size.z - bold, soft) + 0.55 * exp2(-ring * ring * 260.0);
    under = select(0.0, cover(ring - ink.size.z - bold - 0.03, 0.02), bold > 0.0);
    colour = colour * (1.0 + 0.5 * cover(ring - ink.size.z * 0.4, soft));
#endif
#ifdef THIN_RING
    let hair = abs(r - ink.size.y) - ink.size.z - bold;
    strength = cover(hair, soft);
    under = 0.6 * cover(hair - 0.018, 0.025);
#endif
#ifdef BEAD
    // A bead of wax: lit from the left and behind, with a little shadow to the right.
    let radius = ink.size.y + bold;
    strength = cover(r - radius, soft);
    under = max(cover(length(q - vec2(0.035, -0.03)) - radius, 0.06) * 0.7, cover(r - radius - 0.026, 0.02) * 0.8);
    let lit = 0.72 + 0.5 * clamp(dot(q, normalize(vec2(-1.0, 0.8))) / radius, -0.7, 1.0);
    colour *= lit;
#endif
#ifdef NOTCHED_RING
    // An open ring of four arcs, cut at the diagonals.
    let turned = abs(vec2(q.x + q.y, q.x - q.y)) * 0.7071;
    let gap = min(turned.x, turned.y) - 0.075;
    let arc = abs(r - ink.size.y) - ink.size.z - bold;
    strength = cover(max(arc, -gap), soft) + 0.35 * exp2(-abs(arc) * abs(arc) * 300.0) * smoothstep(-0.02, 0.06, gap);
    colour = mix(colour, vec3(1.0, 0.62, 0.4), cover(max(arc + 0.022, -gap - 0.01), soft));
    under = 0.5 * cover(max(arc - 0.02, -gap - 0.02), 0.03);
#endif
#ifdef CORNERS
    let a = abs(q);
    let band = abs(max(a.x, a.y) - 0.43) - 0.034 - bold;
    let near_corner = 0.24 - min(a.x, a.y);
    strength = cover(max(band, near_corner), soft);
    under = 0.85 * cover(max(band, near_corner) - 0.026, 0.02);
#endif
#ifdef CROSSED
    let turned = abs(vec2(q.x + q.y, q.x - q.y)) * 0.7071;
    let stroke = min(max(turned.x - 0.045, turned.y - 0.26), max(turned.y - 0.045, turned.x - 0.26)) - bold;
    strength = cover(stroke, soft + 0.01) + 0.3 * exp2(-r * r * 14.0);
    under = 0.5 * cover(stroke - 0.02, 0.03);
#endif

#ifdef PINCERS
    // Four teeth at the square's edges that point inwards: this piece can be bracketed.
    let a = abs(q);
    let tooth = vec2(max(a.x, a.y), min(a.x, a.y));
    let wedge = max(max(tooth.y - (tooth.x - 0.355) * 0.95, tooth.x - 0.475), 0.355 - tooth.x) - 0.5 * bold;
    strength = cover(wedge, soft);
    under = 0.6 * cover(wedge - 0.02, 0.03);
#endif
#ifdef RAYS
    // Twelve rays from radius y to radius z.
    let sector = 6.2831853 / 12.0;
    let turn = abs(fract(atan2(q.y, q.x) / sector + 0.5) - 0.5) * sector;
    let ray = max(r * sin(turn) - 0.018 - 0.06 * (r - ink.size.y), abs(r - 0.5 * (ink.size.y + ink.size.z)) - 0.5 * (ink.size.z - ink.size.y)) - 0.5 * bold;
    strength = cover(ray, soft);
    under = 0.8 * cover(ray - 0.024, 0.03);
#endif
#ifdef LAMP_GLOW
    light = ink.light.rgb * max(exp2(-r * r * 1.6) - 0.03, 0.0);
#endif

    // Where contrast is high a mark has a black edge.
    under = select(under, min(2.0 * under, 1.0), bold > 0.0);
    let alpha = clamp(strength, 0.0, 1.0) * full * fade;
    let drawn = finish(colour) * alpha + finish(light) * fade;
    return vec4(drawn, max(alpha, under * fade));
}
