//! The colours: browns, cream and ochre; bright ones belong to the pieces.

use bevy_egui::egui::{Color32, Context, Id};

/// White's glass.
pub const OPAL: Color32 = Color32::from_rgb(0xed, 0xe6, 0xd6);
/// Blue's glass.
pub const COBALT: Color32 = Color32::from_rgb(0x2a, 0x4f, 0xa8);

/// The colours everything is drawn in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// Background of the room.
    pub soot: Color32,
    /// A panel.
    pub dark_wax: Color32,
    /// A panel that is raised.
    pub walnut: Color32,
    /// Borders and rules.
    pub bronze: Color32,
    /// A button.
    pub oak: Color32,
    /// A button that is pressed.
    pub umber: Color32,
    /// The page for long texts.
    pub papyrus: Color32,
    /// Papyrus in shade.
    pub papyrus_shade: Color32,
    /// Ink on papyrus.
    pub ink: Color32,
    /// Second ink on papyrus.
    pub pale_ink: Color32,
    /// Text on dark.
    pub candle: Color32,
    /// Second text on dark.
    pub tallow: Color32,
    /// What is chosen or in focus.
    pub lamp: Color32,
    /// The accent under the pointer.
    pub glow: Color32,
    /// The accent, pressed.
    pub ember: Color32,
    /// Danger.
    pub madder: Color32,
    /// A refusal in words, on dark.
    pub rose: Color32,
    /// Good and won.
    pub verdigris: Color32,
    /// A rule that an ancient text attests, on papyrus.
    pub attested: Color32,
    /// A rule that a reconstruction concludes, on papyrus.
    pub inferred: Color32,
    /// A rule that is a modern addition, on papyrus.
    pub modern: Color32,
}

impl Palette {
    /// The colours of the room by lamp light.
    pub const LAMPLIGHT: Self = Self {
        soot: Color32::from_rgb(0x12, 0x0d, 0x0a),
        dark_wax: Color32::from_rgb(0x1e, 0x17, 0x12),
        walnut: Color32::from_rgb(0x33, 0x26, 0x1b),
        bronze: Color32::from_rgb(0x5b, 0x46, 0x30),
        oak: Color32::from_rgb(0x43, 0x31, 0x1f),
        umber: Color32::from_rgb(0x2a, 0x1e, 0x13),
        papyrus: Color32::from_rgb(0xe6, 0xd5, 0xae),
        papyrus_shade: Color32::from_rgb(0xd6, 0xc3, 0x98),
        ink: Color32::from_rgb(0x2b, 0x1d, 0x12),
        pale_ink: Color32::from_rgb(0x5e, 0x45, 0x2b),
        candle: Color32::from_rgb(0xf1, 0xe4, 0xc8),
        tallow: Color32::from_rgb(0xc3, 0xb1, 0x92),
        lamp: Color32::from_rgb(0xe3, 0xa1, 0x3c),
        glow: Color32::from_rgb(0xf0, 0xb6, 0x5a),
        ember: Color32::from_rgb(0xb9, 0x70, 0x1f),
        madder: Color32::from_rgb(0xa8, 0x3c, 0x29),
        rose: Color32::from_rgb(0xee, 0x8d, 0x76),
        verdigris: Color32::from_rgb(0x6f, 0x9c, 0x84),
        attested: Color32::from_rgb(0x2f, 0x5a, 0x44),
        inferred: Color32::from_rgb(0x6a, 0x4a, 0x12),
        modern: Color32::from_rgb(0x8a, 0x2c, 0x1c),
    };

    /// Black, white and one clear accent, for eyes that need them.
    pub const CONTRAST: Self = Self {
        soot: Color32::BLACK,
        dark_wax: Color32::BLACK,
        walnut: Color32::from_rgb(0x2c, 0x2c, 0x2c),
        bronze: Color32::from_rgb(0xd8, 0xd0, 0xc0),
        oak: Color32::from_rgb(0x18, 0x18, 0x18),
        umber: Color32::BLACK,
        papyrus: Color32::WHITE,
        papyrus_shade: Color32::from_rgb(0xdd, 0xdd, 0xdd),
        ink: Color32::BLACK,
        pale_ink: Color32::from_rgb(0x22, 0x22, 0x22),
        candle: Color32::WHITE,
        tallow: Color32::from_rgb(0xee, 0xee, 0xee),
        lamp: Color32::from_rgb(0xff, 0xc8, 0x40),
        glow: Color32::from_rgb(0xff, 0xde, 0x8a),
        ember: Color32::from_rgb(0x9a, 0x56, 0x00),
        madder: Color32::from_rgb(0xa4, 0x18, 0x06),
        rose: Color32::from_rgb(0xff, 0xb0, 0x9c),
        verdigris: Color32::from_rgb(0x9c, 0xf0, 0xc8),
        attested: Color32::from_rgb(0x00, 0x48, 0x28),
        inferred: Color32::from_rgb(0x4c, 0x34, 0x00),
        modern: Color32::from_rgb(0x80, 0x10, 0x00),
    };

    /// Everything that is drawn from now on is drawn in these colours.
    pub(super) fn lay_out(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, self));
    }
}

/// The colours in use.
#[must_use]
pub fn palette(ctx: &Context) -> Palette {
    ctx.data(|data| data.get_temp(Id::NULL))
        .unwrap_or(Palette::LAMPLIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much lighter one colour is than another, 1 to 21 (WCAG 2.1).
    fn contrast(one: Color32, other: Color32) -> f32 {
        let light = |color: Color32| {
            let linear = |part: u8| {
                let part = f32::from(part) / 255.0;
                if part <= 0.04045 {
                    part / 12.92
                } else {
                    ((part + 0.055) / 1.055).powf(2.4)
                }
            };
            0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
        };
        let (one, other) = (light(one) + 0.05, light(other) + 0.05);
        (one / other).max(other / one)
    }

    #[test]
    fn every_text_stands_out_from_its_ground() {
        for (palette, least) in [(Palette::LAMPLIGHT, 4.5), (Palette::CONTRAST, 7.0)] {
            let pairs = [
                (palette.candle, palette.dark_wax),
                (palette.candle, palette.walnut),
                (palette.candle, palette.oak),
                (palette.candle, palette.madder),
                (palette.tallow, palette.dark_wax),
                (palette.tallow, palette.walnut),
                (palette.rose, palette.dark_wax),
                (palette.lamp, palette.dark_wax),
                (palette.soot, palette.lamp),
                (palette.soot, palette.glow),
                (palette.ink, palette.papyrus),
                (palette.ink, palette.papyrus_shade),
                (palette.pale_ink, palette.papyrus),
                (palette.attested, palette.papyrus),
                (palette.inferred, palette.papyrus),
                (palette.modern, palette.papyrus),
            ];
            for (text, ground) in pairs {
                let contrast = contrast(text, ground);
                assert!(contrast >= least, "{text:?} on {ground:?}: {contrast}");
            }
        }
    }
}
