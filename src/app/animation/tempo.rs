//! How long everything takes, in seconds.

/// The longest an ordinary ply may take, in seconds; jumps beyond the third and the end of the game come on top.
pub const LONGEST: f32 = 0.96;

/// Setting down a piece from the hand, in seconds.
pub const SET_DOWN: f32 = 0.5;
/// Putting down a piece that the hand holds over its square.
pub const PUT_DOWN: f32 = 0.24;
/// A step to the next square.
pub const STEP: f32 = 0.26;
/// A slide over two squares; each further one takes [`SLIDE_MORE`] longer, up to [`SLIDE_MOST`].
pub const SLIDE: f32 = 0.34;
/// See [`SLIDE`].
pub const SLIDE_MORE: f32 = 0.02;
/// See [`SLIDE`].
pub const SLIDE_MOST: f32 = 0.5;
/// How long the recorded slide takes to its stop.
pub const SLIDE_RECORDED: f32 = 0.56;
/// One jump; in a chain each is shorter, down to [`LEAP_LEAST`].
pub const LEAP: f32 = 0.34;
/// See [`LEAP`].
pub const LEAP_LEAST: f32 = 0.18;
/// A pair closes in.
pub const CLOSE_IN: f32 = 0.2;
/// From one bracket to the next, and from one captive to the next; many share [`STAGGER_MOST`].
pub const STAGGER: f32 = 0.09;
/// See [`STAGGER`].
pub const STAGGER_MOST: f32 = 0.24;
/// Turning over, rocking included.
pub const TURN: f32 = 0.62;
/// From the board to the tray.
pub const CARRY: f32 = 0.46;
/// From a capture to the freeing of those whom the captive held.
pub const AFTER_CAPTURE: f32 = 0.14;
/// A dux shut in.
pub const SHUDDER: f32 = 0.4;
/// The captives at the end of the game.
pub const RATTLE: f32 = 1.25;
/// When their rattling is heard.
pub const RATTLE_HEARD: [f32; 3] = [0.06, 0.3, 0.52];
/// When the phrase that ends the game is heard over it.
pub const RATTLE_PHRASE: f32 = 0.75;
/// From one captive's rattling to the next one's.
pub const RATTLE_STAGGER: f32 = 0.025;
/// How far into the recording of a binding the piece lands.
pub const BIND_LANDS: f32 = 0.1;
/// How far into the recording of a freeing the piece lands.
pub const FREE_LANDS: f32 = 0.165;
