//! How the interface looks in a picture: language, size, contrast, and the page that is open.

use super::args::number;
use crate::lang::Language;
use crate::store::Settings;
use clap::{Args, ValueEnum};

/// How the interface looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Args)]
pub struct InterfaceArgs {
    /// The language: en la es de fr it ru
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub language: Option<Language>,
    /// The size of text in percent, 80 to 200
    #[arg(long, value_name = "PERCENT", value_parser = text)]
    pub text: Option<u16>,
    /// Stronger contrast
    #[arg(long)]
    pub high_contrast: bool,
    /// What is open
    #[arg(long, value_name = "PAGE", value_enum, default_value = "table")]
    pub page: PicturePage,
}

/// What is open in a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum PicturePage {
    /// The table.
    #[default]
    Table,
    /// The table, and beside it the rules.
    Rules,
    /// The first page of the menu.
    Title,
    /// All rulesets, and what is left to the players.
    Rulesets,
    /// What the game is made of.
    About,
    /// The settings of language, text and motion, beside the table.
    Settings,
    /// The settings of what is seen.
    SettingsTable,
    /// The settings of what is heard.
    SettingsSound,
    /// The settings of the game itself.
    SettingsPlay,
    /// The games that are kept.
    Games,
    /// The game, looked through, at its last move but one.
    Replay,
    /// The lesson, at its first step.
    Lesson,
    /// The lesson, when a step is done.
    LessonDone,
    /// The challenge before its sand runs.
    Challenge,
    /// The challenge under way.
    ChallengeOn,
    /// The challenge when the sand has run out.
    ChallengeLost,
    /// The short game before it begins.
    ShortGame,
    /// The short game under way.
    ShortGameOn,
    /// A kiosk while nobody plays.
    KioskAttract,
    /// A kiosk asks for the language.
    KioskLanguages,
    /// A kiosk asks what one would like.
    KioskChoice,
    /// A kiosk asks for the PIN.
    KioskPin,
    /// A kiosk's page for the operator.
    KioskOperator,
    /// A kiosk asks whether one is still there.
    KioskStillHere,
    /// A kiosk outside its hours.
    KioskDark,
    /// A kiosk while its screen is wiped.
    KioskCleaning,
}

impl PicturePage {
    /// Whether it is one of a kiosk's.
    #[must_use]
    pub const fn is_kiosks(self) -> bool {
        matches!(
            self,
            Self::KioskAttract
                | Self::KioskLanguages
                | Self::KioskChoice
                | Self::KioskPin
                | Self::KioskOperator
                | Self::KioskStillHere
                | Self::KioskDark
                | Self::KioskCleaning
        )
    }
}

impl InterfaceArgs {
    /// Sets what is asked for; the rest stays.
    pub fn apply(self, settings: &mut Settings) {
        settings.language = self.language.or(settings.language);
        settings.text = self.text.unwrap_or(settings.text);
        settings.high_contrast |= self.high_contrast;
    }
}

pub(super) fn language(text: &str) -> Result<Language, String> {
    Language::of_tag(text)
        .ok_or_else(|| format!("allowed: {}", Language::ALL.map(Language::tag).join(" ")))
}

fn text(text: &str) -> Result<u16, String> {
    let (least, most) = (*Settings::TEXT.start(), *Settings::TEXT.end());
    let percent = number(text, u32::from(least)..=u32::from(most))?;
    Ok(u16::try_from(percent).unwrap_or(most))
}
