// The light of the room, shared by our own materials: one key light, a weak fill, and what is all round.
#define_import_path latrunculi::room

struct Room {
    // Where the lamp hangs; w: radius of its pool of light on the table.
    lamp: vec4<f32>,
    // Its light; w: 1 for a window with panes, 0 for a flame.
    lamp_colour: vec4<f32>,
    // Direction to the window.
    fill: vec4<f32>,
    fill_colour: vec4<f32>,
    ambient: vec4<f32>,
    // Middle of the pool of light on the table, x and z.
    pool: vec4<f32>,
    // What a mirror sees below, level and above.
    floor: vec4<f32>,
    wall: vec4<f32>,
    ceiling: vec4<f32>,
    // Colour and strength of shadows.
    shadow: vec4<f32>,
}

// How much of the lamp's light arrives at a point: full on the board, falling away into the room.
fn lamp_reaches(room: Room, p: vec3<f32>) -> f32 {
    let away = (p.xz - room.pool.xy) / room.lamp.w;
    let d2 = dot(away, away);
    return 1.0 / (1.0 + d2 * (0.35 + d2));
}

// A window of four panes round a direction, as large as it looks from the table.
fn panes(dir: vec3<f32>, to_window: vec3<f32>) -> f32 {
    let side = normalize(vec3(to_window.z, 0.0, -to_window.x));
    let at = vec2(dot(dir, side), dot(dir, cross(to_window, side)));
    let inside = smoothstep(vec2(0.0), vec2(0.03), vec2(0.17, 0.26) - abs(at));
    let bars = smoothstep(vec2(0.012), vec2(0.03), abs(at));
    return inside.x * inside.y * bars.x * bars.y * step(0.0, dot(dir, to_window));
}

// What a mirror would see in this direction: floor, walls, a ceiling, the lamp's glow, a cool window.
fn room_seen(room: Room, dir: vec3<f32>, to_lamp: vec3<f32>, sharpness: f32) -> vec3<f32> {
    let up = clamp(dir.y, -1.0, 1.0);
    var seen = select(mix(room.wall.rgb, room.ceiling.rgb, up * up), mix(room.wall.rgb, room.floor.rgb, -up), up < 0.0);
    let near_lamp = max(dot(dir, to_lamp), 0.0);
    let flame = smoothstep(0.980, 0.993, near_lamp);
    let shape = mix(flame, panes(dir, to_lamp) * 0.5, room.lamp_colour.w);
    seen += room.lamp_colour.rgb * (0.30 * pow(near_lamp, 18.0) + sharpness * shape);
    seen += room.fill_colour.rgb * 5.0 * panes(dir, room.fill.xyz);
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
