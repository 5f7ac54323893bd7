//! Where the panels lie, by the size of the window.

use bevy_egui::egui::{Frame, Margin, Panel, Vec2};

/// Height of a window, in points, from which a panel at the side has room for everything.
const ROOMY: f32 = 560.0;
/// Width of such a window.
const WIDE: f32 = 900.0;
/// How much wider than high the board with its trays is seen.
const BOARD: f32 = 1.45;

/// Where the panels lie in a window; all in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Plan {
    room: Vec2,
    /// Where the sheet lies.
    pub sheet: Sheet,
    /// Height of the banner.
    pub banner: f32,
}

/// Where the sheet lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Sheet {
    /// At the right, with room for everything.
    Full(f32),
    /// At the right, with short words.
    Side(f32),
    /// At the foot of a window that is not much wider than high.
    Foot(f32),
}

impl Plan {
    /// For a window of this size. `compact` is the height that the sheet takes at the foot with short words.
    pub fn new(room: Vec2, compact: f32) -> Self {
        let banner = match room.y {
            ..360.0 => 50.0,
            ..640.0 => 60.0,
            _ if room.x < 700.0 => 60.0,
            _ => 78.0,
        };
        let sheet = if room.x < 1.2 * room.y {
            let spare = room.y - banner - 0.95 * room.x;
            let high = if spare > compact + 120.0 {
                spare.min(0.37 * room.y).max(compact + 60.0)
            } else {
                compact
            };
            Sheet::Foot(high.min(0.45 * room.y))
        } else if room.x >= WIDE && room.y >= ROOMY {
            Sheet::Full(300.0)
        } else {
            // What the board leaves free is the sheet's.
            let free = room.x - BOARD * (room.y - banner);
            Sheet::Side(free.clamp(232.0, 440.0).min(0.4 * room.x))
        };
        Self {
            room,
            sheet,
            banner,
        }
    }

    /// Whether the rules have a panel of their own at the left, and the board loses nothing by it.
    pub fn rules_beside(&self) -> bool {
        const RULES: f32 = 420.0;
        match self.sheet {
            Sheet::Full(width) | Sheet::Side(width) => {
                self.room.x - width - RULES >= BOARD * (self.room.y - self.banner)
            }
            Sheet::Foot(_) => false,
        }
    }

    /// The sheet's panel.
    pub fn sheet_panel(&self) -> Panel {
        match self.sheet {
            Sheet::Full(width) | Sheet::Side(width) => Panel::right("sheet").exact_size(width),
            Sheet::Foot(height) => Panel::bottom("sheet at the foot").exact_size(height),
        }
    }

    /// The panel of the rules: at the left, or in the sheet's place.
    pub fn rules_panel(&self) -> Panel {
        match self.sheet {
            _ if self.rules_beside() => Panel::left("rules").exact_size(420.0),
            Sheet::Full(_) => Panel::right("rules for moves").exact_size(360.0),
            Sheet::Side(width) => {
                let width = width.max(320.0_f32.min(0.5 * self.room.x));
                Panel::right("rules for moves").exact_size(width)
            }
            Sheet::Foot(height) => {
                let height = height.max(0.5 * self.room.y);
                Panel::bottom("rules at the foot").exact_size(height)
            }
        }
    }

    /// The margin of what lies in the sheet.
    pub fn margin(&self, frame: Frame) -> Frame {
        match self.sheet {
            Sheet::Full(_) => frame,
            _ => frame.inner_margin(Margin::symmetric(12, 10)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(width: f32, height: f32) -> Plan {
        Plan::new(Vec2::new(width, height), 200.0)
    }

    #[test]
    fn the_board_keeps_most_of_every_window() {
        for (width, height) in [
            (450.0, 600.0),
            (500.0, 1125.0),
            (720.0, 1280.0),
            (800.0, 600.0),
            (960.0, 720.0),
            (1280.0, 720.0),
            (2500.0, 375.0),
        ] {
            let plan = plan(width, height);
            let (x, y) = match plan.sheet {
                Sheet::Full(sheet) | Sheet::Side(sheet) => (width - sheet, height - plan.banner),
                Sheet::Foot(sheet) => (width, height - plan.banner - sheet),
            };
            assert!(x * y > 0.4 * width * height, "{width}x{height}: {x}x{y}");
        }
    }

    #[test]
    fn the_rules_lie_beside_the_board_only_where_it_loses_nothing() {
        assert!(!plan(1280.0, 720.0).rules_beside());
        assert!(!plan(500.0, 1125.0).rules_beside());
        assert!(plan(1706.0, 720.0).rules_beside());
    }
}
