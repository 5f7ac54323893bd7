//! Mixes pieces, room and music on a thread of its own, which sleeps until it is told something or the next melody is due. Where
//! nothing is to be heard it gives the sound device back: muted, the game costs no sound at all.

use bevy::log::{info, warn};
use bevy_kira_audio::prelude::StaticSoundData;
use kira::backend::Backend;
use kira::sound::PlaybackState;
use kira::sound::static_sound::StaticSoundHandle;
use kira::track::{TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Decibels, DefaultBackend, Tween};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// What is to be heard, as a whole. A level of 0 is silence, 1 is as recorded.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mix {
    /// Pieces, fingers, phrases.
    pub pieces: f32,
    /// The quiet of the room, as a path below the assets.
    pub room: Option<&'static str>,
    /// The lyre.
    pub music: f32,
}

impl Mix {
    fn is_silent(&self) -> bool {
        self.pieces <= 0.0 && self.music <= 0.0
    }
}

/// What the mixer is told.
pub enum Order {
    /// From now on this is to be heard.
    Mix(Mix),
    /// This sounds once, now.
    Play(Box<StaticSoundData>),
}

/// The melodies, in the order in which they are played, over and over.
pub const MELODIES: [&str; 3] = [
    "music/seikilos.ogg",
    "music/helios.ogg",
    "music/seikilos_low.ogg",
];

/// From the moment music is wanted to its first note.
const LEAD_IN: Duration = Duration::from_secs(3);
/// Silence between two melodies: music that never stops is no longer heard.
const PAUSE: Duration = Duration::from_secs(25);
/// How long a change of level takes.
const FADE: Duration = Duration::from_millis(120);
/// How long the room takes to be there.
const ROOM_FADE: Duration = Duration::from_secs(2);

/// The mixer; `B` is what it plays on.
pub struct Mixer<B: Backend = DefaultBackend> {
    assets: PathBuf,
    wanted: Mix,
    desk: Option<Desk<B>>,
    /// No device answered when one was wanted last.
    deaf: bool,
    next: usize,
    due: Option<Instant>,
}

/// What there is only while something is to be heard.
struct Desk<B: Backend> {
    pieces: TrackHandle,
    room: TrackHandle,
    music: TrackHandle,
    murmur: Option<(&'static str, StaticSoundHandle)>,
    melody: Option<StaticSoundHandle>,
    /// Dropped last: it closes the device.
    _manager: AudioManager<B>,
}

impl<B: Backend> Mixer<B>
where
    B::Settings: Default,
{
    /// A silent mixer that finds melodies and rooms below this folder.
    pub fn new(assets: PathBuf) -> Self {
        Self {
            assets,
            wanted: Mix::default(),
            desk: None,
            deaf: false,
            next: 0,
            due: None,
        }
    }

    /// Does what it is told until nobody is left who could tell it anything.
    pub fn run(mut self, orders: &Receiver<Order>) {
        loop {
            let order = match self.due {
                Some(due) => orders.recv_timeout(due.saturating_duration_since(Instant::now())),
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match order {
                Ok(Order::Mix(mix)) => self.follow(mix),
                Ok(Order::Play(sound)) => self.play(*sound),
                Err(RecvTimeoutError::Timeout) => self.begin_melody(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn follow(&mut self, mix: Mix) {
        let before = std::mem::replace(&mut self.wanted, mix);
        if mix.is_silent() {
            self.close();
            return;
        }
        if self.desk.is_none() && (!self.deaf || before.is_silent()) {
            self.open();
        }
        let Some(desk) = &mut self.desk else {
            return;
        };
        desk.pieces.set_volume(decibels(mix.pieces), tween(FADE));
        desk.room.set_volume(decibels(mix.pieces), tween(FADE));
        desk.music.set_volume(decibels(mix.music), tween(FADE));
        desk.murmur_of(mix.room.filter(|_| mix.pieces > 0.0), &self.assets);
        if mix.music <= 0.0 {
            desk.stop_melody();
            self.due = None;
        } else if self.due.is_none() {
            self.due = Some(Instant::now() + LEAD_IN);
        }
    }

    fn open(&mut self) {
        match Desk::open() {
            Ok(desk) => self.desk = Some(desk),
            Err(reason) => {
                info!("no sound device answers ({reason}): the game is silent");
                self.deaf = true;
            }
        }
    }

    /// Fades out and gives the device back.
    fn close(&mut self) {
        self.due = None;
        if let Some(mut desk) = self.desk.take() {
            for track in [&mut desk.pieces, &mut desk.room, &mut desk.music] {
                track.set_volume(Decibels::SILENCE, tween(FADE));
            }
            std::thread::sleep(FADE + FADE / 4);
        }
        self.deaf = false;
    }

    fn play(&mut self, sound: StaticSoundData) {
        if let Some(desk) = &mut self.desk
            && self.wanted.pieces > 0.0
            && let Err(error) = desk.pieces.play(sound)
        {
            warn!("a sound is left out: {error}");
        }
    }

    fn begin_melody(&mut self) {
        self.due = None;
        let Some(desk) = &mut self.desk else {
            return;
        };
        let file = MELODIES[self.next % MELODIES.len()];
        self.next += 1;
        let length = load(&self.assets, file).map_or(Duration::ZERO, |melody| {
            let length = melody.duration();
            desk.melody = desk.music.play(melody).ok();
            length
        });
        self.due = Some(Instant::now() + length + PAUSE);
    }
}

impl<B: Backend> Desk<B>
where
    B::Settings: Default,
{
    fn open() -> Result<Self, &'static str> {
        let mut manager = AudioManager::<B>::new(AudioManagerSettings::default())
            .map_err(|_| "none could be opened")?;
        let mut track = || {
            let silent = TrackBuilder::new().volume(Decibels::SILENCE);
            manager
                .add_sub_track(silent)
                .map_err(|_| "no room for a track")
        };
        Ok(Self {
            pieces: track()?,
            room: track()?,
            music: track()?,
            murmur: None,
            melody: None,
            _manager: manager,
        })
    }

    /// The room sounds like this one from now on.
    fn murmur_of(&mut self, wanted: Option<&'static str>, assets: &Path) {
        if self.murmur.as_ref().map(|(file, _)| *file) == wanted {
            return;
        }
        if let Some((_, mut murmur)) = self.murmur.take() {
            murmur.stop(tween(ROOM_FADE));
        }
        let murmur = wanted.and_then(|file| {
            let sound = load(assets, file)?;
            let endless = sound.loop_region(..).fade_in_tween(tween(ROOM_FADE));
            Some((file, self.room.play(endless).ok()?))
        });
        self.murmur = murmur;
    }

    fn stop_melody(&mut self) {
        if let Some(mut melody) = self.melody.take()
            && melody.state() != PlaybackState::Stopped
        {
            melody.stop(tween(FADE * 4));
        }
    }
}

fn load(assets: &Path, file: &str) -> Option<StaticSoundData> {
    StaticSoundData::from_file(assets.join(file))
        .inspect_err(|error| warn!("assets/{file}: {error}"))
        .ok()
}

fn tween(duration: Duration) -> Tween {
    Tween {
        duration,
        ..Tween::default()
    }
}

fn decibels(level: f32) -> Decibels {
    if level <= 0.0 {
        return Decibels::SILENCE;
    }
    Decibels(20.0 * level.log10())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kira::backend::mock::MockBackend;

    const HEARD: Mix = Mix {
        pieces: 0.8,
        room: Some("sounds/rooms/evening.ogg"),
        music: 0.4,
    };

    fn mixer() -> Mixer<MockBackend> {
        Mixer::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"))
    }

    #[test]
    fn muted_it_holds_no_device_and_waits_for_nothing() {
        let mut mixer = mixer();
        mixer.follow(HEARD);
        assert!(mixer.desk.is_some() && mixer.due.is_some());
        mixer.follow(Mix::default());
        assert!(mixer.desk.is_none() && mixer.due.is_none());
        mixer.follow(HEARD);
        assert!(mixer.desk.is_some() && mixer.due.is_some());
    }

    #[test]
    fn without_music_the_room_is_heard_and_no_melody_is_due() {
        let mut mixer = mixer();
        mixer.follow(Mix {
            music: 0.0,
            ..HEARD
        });
        let desk = mixer.desk.as_ref().expect("something is heard");
        assert_eq!(desk.murmur.as_ref().map(|(file, _)| *file), HEARD.room);
        assert_eq!(mixer.due, None);
    }

    #[test]
    fn melodies_follow_one_another_with_a_pause() {
        let mut mixer = mixer();
        mixer.follow(HEARD);
        for number in 1..=MELODIES.len() + 1 {
            mixer.begin_melody();
            assert_eq!(mixer.next, number);
            let desk = mixer.desk.as_ref().expect("something is heard");
            assert!(desk.melody.is_some(), "melody {number}");
            let wait = mixer.due.expect("another one is due") - Instant::now();
            assert!(wait > PAUSE + Duration::from_secs(60), "{wait:?}");
        }
    }

    #[test]
    fn a_missing_file_costs_one_melody_only() {
        let mut mixer = Mixer::<MockBackend>::new(PathBuf::from("nowhere"));
        mixer.follow(HEARD);
        mixer.begin_melody();
        assert!(mixer.due.is_some());
    }
}
