//! The colours: browns, cream and ochre; blue and white belong to the glass.

use bevy_egui::egui::Color32;

/// Background of the room.
pub const SOOT: Color32 = Color32::from_rgb(0x12, 0x0d, 0x0a);
/// A panel.
pub const DARK_WAX: Color32 = Color32::from_rgb(0x1e, 0x17, 0x12);
/// A panel that is raised.
pub const WALNUT: Color32 = Color32::from_rgb(0x33, 0x26, 0x1b);
/// Borders and rules.
pub const BRONZE: Color32 = Color32::from_rgb(0x5b, 0x46, 0x30);
/// A button.
pub const OAK: Color32 = Color32::from_rgb(0x43, 0x31, 0x1f);
/// A button that is pressed.
pub const UMBER: Color32 = Color32::from_rgb(0x2a, 0x1e, 0x13);
/// The page for long texts.
pub const PAPYRUS: Color32 = Color32::from_rgb(0xe6, 0xd5, 0xae);
/// Papyrus in shade.
pub const PAPYRUS_SHADE: Color32 = Color32::from_rgb(0xd6, 0xc3, 0x98);
/// Ink on papyrus.
pub const INK: Color32 = Color32::from_rgb(0x2b, 0x1d, 0x12);
/// Second ink on papyrus.
pub const PALE_INK: Color32 = Color32::from_rgb(0x6a, 0x50, 0x34);
/// Text on dark.
pub const CANDLE: Color32 = Color32::from_rgb(0xf1, 0xe4, 0xc8);
/// Second text on dark.
pub const TALLOW: Color32 = Color32::from_rgb(0xb9, 0xa6, 0x86);
/// What cannot be pressed.
pub const SMOKE: Color32 = Color32::from_rgb(0x7a, 0x6a, 0x55);
/// What is chosen or in focus.
pub const LAMP: Color32 = Color32::from_rgb(0xe3, 0xa1, 0x3c);
/// The accent under the pointer.
pub const GLOW: Color32 = Color32::from_rgb(0xf0, 0xb6, 0x5a);
/// The accent, pressed.
pub const EMBER: Color32 = Color32::from_rgb(0xb9, 0x70, 0x1f);
/// Danger and refusal.
pub const MADDER: Color32 = Color32::from_rgb(0xb4, 0x43, 0x2f);
/// Good and won.
pub const VERDIGRIS: Color32 = Color32::from_rgb(0x6f, 0x9c, 0x84);
/// White's glass.
pub const OPAL: Color32 = Color32::from_rgb(0xed, 0xe6, 0xd6);
/// Black's glass.
pub const COBALT: Color32 = Color32::from_rgb(0x2a, 0x4f, 0xa8);
