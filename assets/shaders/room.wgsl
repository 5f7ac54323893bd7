// The light of the room, shared by our own materials: one warm lamp, a weak cool fill, a dark warm rest.
#define_import_path latrunculi::room

struct Room {
    // Where the lamp hangs; w: radius of its pool of light on the table.
    lamp: vec4<f32>,
    lamp_colour: vec4<f32>,
    // Direction to the window.
    fill: vec4<f32>,
    fill_colour: vec4<f32>,
    ambient: vec4<f32>,
    // Middle of the pool of light on the table, x and z.
    pool: vec4<f32>,
}

// How much of the lamp's light arrives at a point: full on the board, falling away into the room.
fn lamp_reaches(room: Room, p: vec3<f32>) -> f32 {
    let away = (p.xz - room.pool.xy) / room.lamp.w;
    let d2 = dot(away, away);
    return 1.0 / (1.0 + d2 * (0.35 + d2));
}

// What a mirror would see in this direction: walls in the dark, a lighter ceiling, the lamp's glow, a cool window.
fn room_seen(room: Room, dir: vec3<f32>, to_lamp: vec3<f32>, sharpness: f32) -> vec3<f32> {
    let up = clamp(dir.y, -1.0, 1.0);
    let wood = vec3(0.055, 0.03, 0.016);
    let wall = vec3(0.05, 0.034, 0.024);
    let ceiling = vec3(0.16, 0.11, 0.075);
    var seen = select(mix(wall, ceiling, up * up), mix(wall, wood, -up), up < 0.0);
    let near_lamp = max(dot(dir, to_lamp), 0.0);
    seen += room.lamp_colour.rgb * (0.32 * pow(near_lamp, 18.0) + sharpness * smoothstep(0.982, 0.992, near_lamp));
    let window = dot(dir, room.fill.xyz);
    seen += room.fill_colour.rgb * 4.0 * smoothstep(0.86, 0.93, window);
    return seen;
}

// Without a tonemapping pass the picture is finished here (a filmic curve); with one, it is left as light.
fn finish(light: vec3<f32>) -> vec3<f32> {
#ifdef TONEMAP_IN_SHADER
    let x = light * 0.82;
    return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), vec3(0.0), vec3(1.0));
#else
    return light * 1.35;
#endif
}
