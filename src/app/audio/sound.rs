//! All sounds and their recordings.

/// What can be heard at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Glass laid on wood: a placement, the end of a step, the landing of a jump.
    SetDown,
    /// Glass drawn over wood.
    Slide,
    /// The take-off of a jump.
    Leap,
    /// A piece is turned on its back and rattles until it lies.
    Bind,
    /// An alligatus is set on its base again.
    Free,
    /// The pinch of two neighbours, and the lift.
    Capture,
    /// A captive arrives in the tray.
    Clatter,
    /// The listener has won.
    Win,
    /// The listener has lost.
    Lose,
    /// Nobody has won.
    Draw,
    /// A click that means nothing, a refused move.
    Refuse,
    /// A piece is chosen, a button pressed.
    Select,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 12] = [
        Sound::SetDown,
        Sound::Slide,
        Sound::Leap,
        Sound::Bind,
        Sound::Free,
        Sound::Capture,
        Sound::Clatter,
        Sound::Win,
        Sound::Lose,
        Sound::Draw,
        Sound::Refuse,
        Sound::Select,
    ];

    /// Its recordings, as paths below the assets; any of them may be played.
    #[must_use]
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Sound::SetDown => &[
                "sounds/set_down_1.ogg",
                "sounds/set_down_2.ogg",
                "sounds/set_down_3.ogg",
                "sounds/set_down_4.ogg",
            ],
            Sound::Slide => &[
                "sounds/slide_1.ogg",
                "sounds/slide_2.ogg",
                "sounds/slide_3.ogg",
            ],
            Sound::Leap => &["sounds/leap_1.ogg", "sounds/leap_2.ogg"],
            Sound::Bind => &["sounds/bind_1.ogg", "sounds/bind_2.ogg"],
            Sound::Free => &["sounds/free_1.ogg", "sounds/free_2.ogg"],
            Sound::Capture => &[
                "sounds/capture_1.ogg",
                "sounds/capture_2.ogg",
                "sounds/capture_3.ogg",
            ],
            Sound::Clatter => &["sounds/clatter_1.ogg", "sounds/clatter_2.ogg"],
            Sound::Win => &["sounds/win.ogg"],
            Sound::Lose => &["sounds/lose.ogg"],
            Sound::Draw => &["sounds/draw.ogg"],
            Sound::Refuse => &["sounds/refuse.ogg"],
            Sound::Select => &["sounds/select.ogg"],
        }
    }

    /// Whether its pitch may vary from one time to the next: everything but the lyre.
    #[must_use]
    pub const fn varies(self) -> bool {
        !matches!(self, Sound::Win | Sound::Lose | Sound::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_has_recordings_of_its_own() {
        let mut files: Vec<_> = Sound::ALL.iter().flat_map(|sound| sound.files()).collect();
        let all = files.len();
        assert!(Sound::ALL.iter().all(|sound| !sound.files().is_empty()));
        files.sort();
        files.dedup();
        assert_eq!(files.len(), all);
    }
}
