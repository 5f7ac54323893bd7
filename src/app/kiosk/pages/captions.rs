//! What is told while nobody plays: each caption in all languages before the next.

use crate::app::game::Game;
use crate::app::wording;
use crate::data::kiosk::Kiosk;
use crate::lang::{Language, Words};
use crate::say;
use std::time::Duration;

/// What captions tell, in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Caption {
    /// What it is.
    Game,
    /// How a piece is lost.
    Capture,
    /// What one sees, and that it is a reconstruction.
    Rules,
}

const CAPTIONS: [Caption; 3] = [Caption::Game, Caption::Capture, Caption::Rules];

/// What is said at a moment, and in which language: each caption in all languages before the next.
pub(super) fn caption(kiosk: &Kiosk, running: Duration) -> (Caption, Language) {
    let length = kiosk.attract.caption.as_secs().max(1);
    let turn = usize::try_from(running.as_secs() / length).unwrap_or(0);
    let count = kiosk.languages.len().max(1);
    let language = kiosk.languages.get(turn % count).copied();
    (
        CAPTIONS[turn / count % CAPTIONS.len()],
        language.unwrap_or_default(),
    )
}

/// A caption in words.
pub(super) fn said(words: &Words, caption: Caption, game: Option<&Game>) -> String {
    match (caption, game) {
        (Caption::Game, _) => say!(words, "kiosk-caption-game"),
        (Caption::Rules, Some(game)) => {
            let name = wording::ruleset::name(words, &game.setup().variant);
            say!(words, "kiosk-caption-rules", name = name)
        }
        (Caption::Capture | Caption::Rules, _) => say!(words, "kiosk-caption-capture"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::kiosk::built_in_kiosk;

    #[test]
    fn each_caption_is_said_in_every_language_before_the_next() {
        let kiosk = built_in_kiosk().expect("a good file");
        let at = |seconds| caption(&kiosk, Duration::from_secs(seconds));
        assert_eq!(at(0), (Caption::Game, Language::English));
        assert_eq!(at(8), (Caption::Game, Language::German));
        assert_eq!(at(8 * 7), (Caption::Capture, Language::English));
        assert_eq!(at(8 * 7 * 3), (Caption::Game, Language::English));
    }
}
