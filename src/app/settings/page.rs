//! The page of the settings, in four sections.

use super::rows::{loudness, one_of, switch};
use crate::ai::Level;
use crate::app::tongue::SystemLanguage;
use crate::app::{pages, theme};
use crate::lang::{Language, Words};
use crate::say;
use crate::store::{AnimationSpeed, BoardMaterial, PieceSet, Preset, Settings, TableSetting};
use bevy::prelude::Resource;
use bevy_egui::egui::{Button, Ui, vec2};

/// The part of the page that is open.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Section {
    /// Language, size, contrast, motion.
    #[default]
    Comfort,
    /// Everything that is seen of the table.
    Table,
    /// Everything that is heard.
    Sound,
    /// What is shown and allowed while a game is played.
    Play,
}

impl Section {
    /// All of them, in their order.
    pub const ALL: [Self; 4] = [Self::Comfort, Self::Table, Self::Sound, Self::Play];

    fn said(self, words: &Words) -> String {
        match self {
            Self::Comfort => say!(words, "settings-section-comfort"),
            Self::Table => say!(words, "settings-section-table"),
            Self::Sound => say!(words, "settings-section-sound"),
            Self::Play => say!(words, "settings-section-play"),
        }
    }
}

/// The sizes of text that are offered, in percent.
const SIZES: [u16; 8] = [80, 90, 100, 115, 130, 150, 175, 200];

pub(super) fn show(
    ui: &mut Ui,
    (words, system): (&Words, SystemLanguage),
    section: &mut Section,
    settings: &mut Settings,
) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for choice in Section::ALL {
            if theme::choice(ui, *section == choice, &choice.said(words)) {
                *section = choice;
            }
        }
    });
    ui.add_space(4.0);
    pages::scrolled(ui, "settings", |ui| {
        match section {
            Section::Comfort => comfort(ui, words, system, settings),
            Section::Table => table(ui, words, settings),
            Section::Sound => sound(ui, words, settings),
            Section::Play => play(ui, words, settings),
        }
        ui.add_space(14.0);
        let again = Button::new(say!(words, "settings-first-values"));
        if ui.add(again.min_size(vec2(0.0, theme::TARGET))).clicked() {
            *settings = first_values(settings);
        }
    });
}

/// As at the first start, in the same language, and with what was played last.
fn first_values(settings: &Settings) -> Settings {
    Settings {
        language: settings.language,
        level: settings.level,
        ruleset: settings.ruleset.clone(),
        ..Settings::default()
    }
}

fn comfort(ui: &mut Ui, words: &Words, system: SystemLanguage, settings: &mut Settings) {
    let spoken = system.0.unwrap_or_default().own_name();
    let follow = say!(words, "settings-language-system", language = spoken);
    let languages: Vec<_> = std::iter::once((None, follow))
        .chain(Language::ALL.map(|it| (Some(it), it.own_name().to_owned())))
        .collect();
    let name = say!(words, "settings-language");
    one_of(ui, &name, None, &mut settings.language, &languages);
    let sizes = SIZES.map(|size| (size, say!(words, "settings-percent", value = size)));
    let name = say!(words, "settings-text");
    one_of(ui, &name, None, &mut settings.text, &sizes);
    let name = say!(words, "settings-contrast");
    switch(ui, words, &name, None, &mut settings.high_contrast);
    let motions = [
        (None, say!(words, "settings-motion-system")),
        (Some(true), say!(words, "settings-on")),
        (Some(false), say!(words, "settings-off")),
    ];
    let name = say!(words, "settings-motion");
    one_of(ui, &name, None, &mut settings.reduced_motion, &motions);
    let speeds = [
        (AnimationSpeed::Slow, say!(words, "settings-animation-slow")),
        (
            AnimationSpeed::Normal,
            say!(words, "settings-animation-normal"),
        ),
        (AnimationSpeed::Fast, say!(words, "settings-animation-fast")),
        (AnimationSpeed::None, say!(words, "settings-animation-none")),
    ];
    let name = say!(words, "settings-animation");
    one_of(ui, &name, None, &mut settings.animation, &speeds);
}

fn table(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    let rooms = [
        (TableSetting::Evening, say!(words, "settings-table-evening")),
        (
            TableSetting::Daylight,
            say!(words, "settings-table-daylight"),
        ),
    ];
    let name = say!(words, "settings-table");
    one_of(ui, &name, None, &mut settings.table, &rooms);
    let boards = [
        (BoardMaterial::Wood, say!(words, "settings-board-wood")),
        (BoardMaterial::Stone, say!(words, "settings-board-stone")),
        (BoardMaterial::Hinged, say!(words, "settings-board-hinged")),
    ];
    let name = say!(words, "settings-board");
    one_of(ui, &name, None, &mut settings.board, &boards);
    let sets = [
        (PieceSet::Glass, say!(words, "settings-pieces-glass")),
        (PieceSet::Amber, say!(words, "settings-pieces-amber")),
        (PieceSet::Bone, say!(words, "settings-pieces-bone")),
        (PieceSet::Distinct, say!(words, "settings-pieces-distinct")),
    ];
    let name = say!(words, "settings-pieces");
    one_of(ui, &name, None, &mut settings.pieces, &sets);
    let name = say!(words, "settings-coordinates");
    switch(ui, words, &name, None, &mut settings.coordinates);
    let qualities = [
        (None, say!(words, "settings-quality-automatic")),
        (Some(Preset::Low), say!(words, "settings-quality-low")),
        (Some(Preset::Medium), say!(words, "settings-quality-medium")),
        (Some(Preset::High), say!(words, "settings-quality-high")),
    ];
    let name = say!(words, "settings-quality");
    one_of(ui, &name, None, &mut settings.quality, &qualities);
    let name = say!(words, "settings-full-screen");
    switch(ui, words, &name, None, &mut settings.full_screen);
    let name = say!(words, "settings-face-to-face");
    let note = say!(words, "settings-face-to-face-note");
    switch(ui, words, &name, Some(&note), &mut settings.face_to_face);
}

fn sound(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    let name = say!(words, "settings-sound");
    loudness(ui, words, &name, &mut settings.sound, Settings::LOUDNESS);
    let name = say!(words, "settings-music");
    loudness(ui, words, &name, &mut settings.music, Settings::LOUDNESS);
    let name = say!(words, "settings-muted");
    let note = say!(words, "settings-muted-note");
    switch(ui, words, &name, Some(&note), &mut settings.muted);
}

fn play(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    let levels = Level::ALL.map(|level| (super::rank(level), level.name().to_owned()));
    let name = say!(words, "settings-level");
    let note = say!(words, "settings-level-note");
    one_of(ui, &name, Some(&note), &mut settings.level, &levels);
    let name = say!(words, "settings-show-legal");
    switch(ui, words, &name, None, &mut settings.show_legal);
    let name = say!(words, "settings-show-last");
    switch(ui, words, &name, None, &mut settings.show_last);
    let name = say!(words, "settings-show-threats");
    switch(ui, words, &name, None, &mut settings.show_threats);
    let name = say!(words, "settings-hints");
    switch(ui, words, &name, None, &mut settings.hints);
    let name = say!(words, "settings-reasons");
    switch(ui, words, &name, None, &mut settings.reasons);
    let name = say!(words, "settings-undo");
    switch(ui, words, &name, None, &mut settings.undo);
}
