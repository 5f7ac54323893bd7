// Wood, leather and metal for machines without a GPU: one lamp, one sheen, no shadow map.
#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view
#import latrunculi::room::{Room, lamp_reaches, room_seen, finish}

struct Paint {
    colour: vec4<f32>,
    // x: strength of the sheen, y: its exponent, z: 1 for metal.
    gloss: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> paint: Paint;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> room: Room;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var grain_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = in.world_position.xyz;
    var n = normalize(in.world_normal);
#ifdef METAL
    // Hammered.
    n = normalize(n + 0.05 * vec3(sin(p.x * 41.0 + 2.0 * sin(p.z * 23.0)), 0.0, sin(p.z * 37.0 + 2.0 * sin(p.x * 19.0))));
#endif
    let albedo = paint.colour.rgb * textureSample(grain, grain_sampler, in.uv).rgb * in.color.rgb;
    let l = normalize(room.lamp.xyz - p);
    let v = normalize(view.world_position - p);
    let lamp = room.lamp_colour.rgb * lamp_reaches(room, p);
    let diffuse = lamp * max(dot(n, l) * 0.92 + 0.08, 0.0)
        + room.fill_colour.rgb * max(dot(n, room.fill.xyz), 0.0)
        + room.ambient.rgb * (0.75 + 0.25 * n.y);
    let half_way = max(dot(n, normalize(l + v)), 0.0);
    let sheen = pow(half_way, paint.gloss.y) * paint.gloss.x;
    var light = albedo * diffuse + mix(vec3(1.0), albedo * 3.0, paint.gloss.z) * lamp * sheen;
#ifdef METAL
    // Old bronze: worn bright in places, brown or with a breath of green in others.
    let stain = 0.5 + 0.25 * sin(p.x * 7.0 + 2.0 * sin(p.z * 5.0)) + 0.25 * sin(p.z * 11.0 + 2.0 * sin(p.x * 3.0 + p.y * 9.0));
    let worn = mix(mix(0.42, 1.0, paint.gloss.x * 4.0), 1.0, stain);
    let metal = mix(albedo * worn, albedo.ggr * vec3(0.62, 0.9, 0.9), 0.30 * (1.0 - stain) * step(paint.gloss.x, 0.2));
    light = metal * (diffuse * 0.55 + 2.0 * min(room_seen(room, reflect(-v, n), l, 0.0), vec3(0.2))) + lamp * metal * sheen * 3.5;
#endif
    // The curve that finishes the picture deepens colours; wood is kept from turning orange.
    let grey = dot(light, vec3(0.3, 0.59, 0.11));
    return vec4(finish(mix(vec3(grey), light, 0.82)), 1.0);
}
