//! Tells the mixer what sounds: which recording, at which pitch, from where.

use super::mixer::{Mix, Mixer, Order};
use super::{Sound, Sounded, Voice};
use crate::app::flow::Flow;
use crate::app::layout::Layout;
use crate::app::pacing::{Awake, TitleStands};
use crate::app::setup::{Chosen, Laid, Loan};
use crate::app::table::camera::TableCamera;
use crate::store::{Settings, TableSetting};
use bevy::asset::io::file::FileAssetReader;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioSource, OggLoader};
use kira::{Decibels, Panning};
use std::sync::mpsc::{self, Sender};
use std::thread;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<AudioSource>()
        .init_asset_loader::<OggLoader>()
        .init_resource::<Recordings>()
        .init_resource::<Dice>()
        .add_systems(
            Update,
            (
                begin.run_if(resource_added::<TitleStands>),
                (
                    (load, set_levels).run_if(told_anew),
                    play.run_if(resource_exists::<Speaker>),
                )
                    .chain(),
            )
                .chain()
                .in_set(Flow::Settle),
        );
}

/// The way to the mixer.
#[derive(Resource)]
struct Speaker(Sender<Order>);

/// The recordings of each sound for the pieces and the board in use.
#[derive(Resource, Default)]
struct Recordings {
    voice: Option<Voice>,
    files: HashMap<Sound, Vec<Handle<AudioSource>>>,
    /// Which recording of each was heard last.
    last: HashMap<Sound, usize>,
}

/// Varies the recordings and their pitch. No game depends on it.
#[derive(Resource, Debug)]
struct Dice(u32);

impl Default for Dice {
    fn default() -> Self {
        Self(0x2545_f491)
    }
}

impl Dice {
    /// A number from 0 up to, but not including, 1 (xorshift).
    fn roll(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1u32 << 24) as f32
    }

    /// Any of so many, but not the last one again.
    fn other_than(&mut self, last: Option<usize>, count: usize) -> usize {
        let Some(last) = last.filter(|&last| last < count && count > 1) else {
            return (self.roll() * count as f32) as usize;
        };
        let choice = (self.roll() * (count - 1) as f32) as usize;
        choice + usize::from(choice >= last)
    }
}

/// The mixer has a thread of its own: opening a sound device may take a while, and music needs no frames. It begins when the title
/// stands.
fn begin(mut commands: Commands) {
    let (orders, told) = mpsc::channel();
    let assets = FileAssetReader::get_base_path().join("assets");
    let thread = thread::Builder::new()
        .name("mixer".into())
        .spawn(move || Mixer::<kira::DefaultBackend>::new(assets).run(&told));
    match thread {
        Ok(_) => commands.insert_resource(Speaker(orders)),
        Err(error) => error!("nothing will be heard: {error}"),
    }
}

/// Whether there is something to be told: a change of the settings, or all of them to a speaker that has just come.
fn told_anew(
    chosen: Option<Res<Chosen>>,
    loan: Option<Res<Loan>>,
    speaker: Option<Res<Speaker>>,
    mut lent: Local<bool>,
) -> bool {
    let (Some(chosen), Some(speaker)) = (chosen, speaker) else {
        return false;
    };
    let lent_before = std::mem::replace(&mut *lent, loan.is_some());
    chosen.is_changed() || speaker.is_added() || lent_before != *lent
}

/// The recordings follow the board and the pieces in use.
fn load(
    laid: Laid,
    mut recordings: ResMut<Recordings>,
    server: Res<AssetServer>,
    awake: Option<ResMut<Awake>>,
) {
    let voice = Voice::on_board(laid.pieces(), laid.board());
    if recordings.voice == Some(voice) {
        return;
    }
    recordings.voice = Some(voice);
    recordings.files = Sound::ALL
        .into_iter()
        .map(|sound| {
            let files = sound.files(voice).into_iter();
            (sound, files.map(|file| server.load(file)).collect())
        })
        .collect();
    if let Some(mut awake) = awake {
        for handle in recordings.files.values().flatten() {
            awake.until_loaded(handle.clone().untyped());
        }
    }
}

fn set_levels(chosen: Res<Chosen>, speaker: Res<Speaker>, mut last: Local<Option<Mix>>) {
    let mix = mix_of(&chosen);
    if last.replace(mix) != Some(mix) {
        // A mixer that has gone has said why.
        let _ = speaker.0.send(Order::Mix(mix));
    }
}

fn mix_of(settings: &Settings) -> Mix {
    if settings.muted {
        return Mix::default();
    }
    let part = |percent: u8| f32::from(percent.min(100)) / 100.0;
    Mix {
        pieces: part(settings.sound),
        music: part(settings.music),
        room: Some(match settings.table {
            TableSetting::Evening => "sounds/rooms/evening.ogg",
            TableSetting::Daylight => "sounds/rooms/daylight.ogg",
        }),
    }
}

fn play(
    mut sounded: MessageReader<Sounded>,
    (mut recordings, sources): (ResMut<Recordings>, Res<Assets<AudioSource>>),
    speaker: Res<Speaker>,
    chosen: Res<Chosen>,
    (layout, cameras): (
        Option<Res<Layout>>,
        Query<&GlobalTransform, With<TableCamera>>,
    ),
    mut dice: ResMut<Dice>,
) {
    let right = cameras
        .iter()
        .next()
        .map_or(Vec3::X, |camera| camera.right().into());
    for message in sounded.read() {
        if chosen.muted || chosen.sound == 0 {
            continue;
        }
        let Some(source) = recordings.choose(message.sound, &mut dice, &sources) else {
            continue; // not loaded yet, or missing: the server has said so
        };
        let pitch = if message.sound.varies() {
            0.96 + 0.08 * dice.roll()
        } else {
            1.0
        };
        let sound = source
            .sound
            .clone()
            .volume(Decibels::IDENTITY)
            .playback_rate(f64::from(pitch * message.pace.clamp(0.8, 1.6)))
            .panning(panning(message.at, right, layout.as_deref()));
        let _ = speaker.0.send(Order::Play(Box::new(sound)));
    }
}

impl Recordings {
    /// One of a sound's recordings, and not the one that was heard last.
    fn choose<'a>(
        &mut self,
        sound: Sound,
        dice: &mut Dice,
        sources: &'a Assets<AudioSource>,
    ) -> Option<&'a AudioSource> {
        let handles = self.files.get(&sound)?;
        let choice = dice.other_than(self.last.get(&sound).copied(), handles.len());
        self.last.insert(sound, choice);
        sources.get(handles.get(choice)?)
    }
}

/// From left to right, as the eye sees the table: the last file is heard on the right by who sits at White's side, and on the
/// left from the other one. Not to the very edge: the table is a small thing before the listener.
fn panning(at: Option<Vec3>, right: Vec3, layout: Option<&Layout>) -> Panning {
    const WIDEST: f32 = 0.7;
    let half = layout.map_or(6.0, |layout| layout.reach().x);
    let side = at.map_or(0.0, |place| place.dot(right) / half);
    Panning((side * WIDEST).clamp(-WIDEST, WIDEST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::Trays;
    use crate::rules::{Dimensions, Square};

    #[test]
    fn every_file_has_a_place_between_left_and_right() {
        let board = Dimensions {
            files: 12,
            ranks: 8,
        };
        let layout = Layout::new(board, Trays::default());
        let heard = |file: u8, right: Vec3| {
            let place = layout.place(Square::new(file, 3));
            panning(Some(place), right, Some(&layout)).0
        };
        let from_white: Vec<f32> = (0..12).map(|file| heard(file, Vec3::X)).collect();
        assert!(from_white.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(from_white[0] < -0.3 && from_white[11] > 0.3);
        assert!(from_white.iter().all(|pan| pan.abs() < 0.7));
        let from_black: Vec<f32> = (0..12).map(|file| heard(file, Vec3::NEG_X)).collect();
        assert_eq!(from_black[0], from_white[11]);
        assert_eq!(panning(None, Vec3::X, None).0, 0.0);
    }

    #[test]
    fn the_settings_are_followed() {
        let heard = mix_of(&Settings {
            sound: 50,
            music: 0,
            table: TableSetting::Daylight,
            ..Settings::default()
        });
        assert_eq!(heard.pieces, 0.5);
        assert_eq!(heard.music, 0.0);
        assert_eq!(heard.room, Some("sounds/rooms/daylight.ogg"));
        let muted = mix_of(&Settings {
            muted: true,
            ..Settings::default()
        });
        assert_eq!(muted, Mix::default());
    }

    #[test]
    fn dice_stay_in_range_and_do_not_repeat_a_recording() {
        let mut dice = Dice::default();
        assert!((0..1000).all(|_| (0.0..1.0).contains(&dice.roll())));
        let mut last = None;
        for _ in 0..200 {
            let choice = dice.other_than(last, 3);
            assert!(choice < 3 && Some(choice) != last);
            last = Some(choice);
        }
        assert_eq!(dice.other_than(Some(0), 1), 0);
    }
}
