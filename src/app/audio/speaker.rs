//! Plays what sounds on the machine's device, and keeps quiet where there is none.

use super::{Muted, Sound, Sounded, Volume};
use crate::app::flow::Flow;
use crate::app::game::Game;
use crate::app::pacing::Awake;
use crate::rules::Side;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::prelude::AudioSource;
use bevy_kira_audio::{AudioApp, AudioChannel, AudioControl, AudioInstance, AudioPlugin};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Table>()
        .init_resource::<Device>()
        .init_resource::<Dice>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (listen, hush.run_if(resource_changed::<Muted>), play)
                .chain()
                .in_set(Flow::Settle),
        );
}

/// Everything that sounds at the table.
#[derive(Resource)]
struct Table;

/// The recordings of each sound.
#[derive(Resource)]
struct Recordings(HashMap<Sound, Vec<Handle<AudioSource>>>);

/// Whether the machine makes sounds. The audio library tells nobody that it found no device, and keeps what it cannot play
/// for ever; but a sound that was started has an instance by the next frame, and one that was not has none.
#[derive(Resource, Debug)]
enum Device {
    /// Not known yet; these sounds were started in the last frame.
    Unknown {
        started: Vec<Handle<AudioInstance>>,
        misses: u8,
    },
    /// It plays.
    Present,
    /// There is none: nothing is queued any more.
    Absent,
}

impl Default for Device {
    fn default() -> Self {
        Self::Unknown {
            started: Vec::new(),
            misses: 0,
        }
    }
}

impl Device {
    /// So many frames in which nothing started mean that there is no device.
    const MISSES: u8 = 3;

    /// What this frame shows of the sounds that were started in the last one.
    fn judge(&mut self, plays: impl Fn(&Handle<AudioInstance>) -> bool) {
        let Self::Unknown { started, misses } = self else {
            return;
        };
        if started.iter().any(plays) {
            *self = Self::Present;
        } else if !started.is_empty() {
            started.clear();
            *misses += 1;
            if *misses >= Self::MISSES {
                *self = Self::Absent;
            }
        }
    }
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
}

fn load(mut commands: Commands, server: Res<AssetServer>, mut awake: ResMut<Awake>) {
    let recordings = Sound::ALL.map(|sound| {
        let files = sound.files().iter().map(|&file| server.load(file));
        (sound, files.collect::<Vec<Handle<AudioSource>>>())
    });
    for handle in recordings.iter().flat_map(|(_, handles)| handles) {
        awake.until_loaded(handle.clone().untyped());
    }
    commands.insert_resource(Recordings(recordings.into_iter().collect()));
}

/// Learns whether the last frame's sounds play; where none does, throws away what waits.
fn listen(
    mut device: ResMut<Device>,
    mut table: ResMut<AudioChannel<Table>>,
    instances: Res<Assets<AudioInstance>>,
) {
    if matches!(*device, Device::Present | Device::Absent) {
        return;
    }
    device.judge(|handle| instances.contains(handle));
    if matches!(*device, Device::Absent) {
        info!("no sound device answers: the game is silent");
        *table = AudioChannel::default();
    }
}

/// Ends what is being heard when the player mutes the table.
fn hush(muted: Res<Muted>, device: Res<Device>, table: Res<AudioChannel<Table>>) {
    if muted.0 && matches!(*device, Device::Present) {
        table.stop();
    }
}

fn play(
    mut sounded: MessageReader<Sounded>,
    (recordings, sources): (Res<Recordings>, Res<Assets<AudioSource>>),
    table: Res<AudioChannel<Table>>,
    game: Option<Res<Game>>,
    settings: (Res<Muted>, Res<Volume>),
    mut device: ResMut<Device>,
    mut dice: ResMut<Dice>,
) {
    let (muted, volume) = settings;
    let seen_from = game
        .and_then(|game| game.only_person())
        .unwrap_or(Side::White);
    for message in sounded.read() {
        if muted.0 || volume.0 <= 0.0 || matches!(*device, Device::Absent) {
            continue;
        }
        let Some(handles) = recordings.0.get(&message.sound) else {
            continue;
        };
        let choice = (dice.roll() * handles.len() as f32) as usize;
        let Some(handle) = handles
            .get(choice)
            .filter(|handle| sources.contains(*handle))
        else {
            continue; // not loaded yet, or missing: the server has said so
        };
        let pitch = if message.sound.varies() {
            0.96 + 0.08 * dice.roll()
        } else {
            1.0
        };
        let instance = table
            .play(handle.clone())
            .with_volume(20.0 * volume.0.log10())
            .with_playback_rate(f64::from(pitch * message.pace.clamp(0.8, 1.6)))
            .with_panning(panning(message.at, seen_from))
            .handle();
        if let Device::Unknown { started, .. } = &mut *device {
            started.push(instance);
        }
    }
}

/// From left to right, as the sitter hears the table: gently, for a table is small.
fn panning(at: Option<Vec3>, sitter: Side) -> f32 {
    let right = at.map_or(0.0, |place| match sitter {
        Side::White => place.x,
        Side::Black => -place.x,
    });
    (right / 12.0).clamp(-0.6, 0.6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_a_device_is_found_out_and_one_with_it_is_kept() {
        let started = || Device::Unknown {
            started: vec![Handle::default()],
            misses: Device::MISSES - 1,
        };
        let (mut silent, mut sounding) = (started(), started());
        silent.judge(|_| false);
        sounding.judge(|_| true);
        assert!(matches!(silent, Device::Absent));
        assert!(matches!(sounding, Device::Present));
        let mut idle = Device::default();
        idle.judge(|_| false);
        assert!(matches!(idle, Device::Unknown { misses: 0, .. }));
    }

    #[test]
    fn sounds_come_from_where_the_sitter_sees_them() {
        let right_of_white = Some(Vec3::X * 3.0);
        assert!(panning(right_of_white, Side::White) > 0.0);
        assert!(panning(right_of_white, Side::Black) < 0.0);
        assert_eq!(panning(None, Side::Black), 0.0);
    }

    #[test]
    fn dice_stay_in_range() {
        let mut dice = Dice::default();
        assert!((0..1000).all(|_| (0.0..1.0).contains(&dice.roll())));
    }
}
