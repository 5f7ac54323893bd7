//! The command line as types.

use super::choices::{Choices, FirstSide};
use super::engine_args::{BenchArgs, MatchArgs, TuneArgs};
use super::interface::{InterfaceArgs, language};
use super::kiosk::KioskArgs;
use super::look::LookArgs;
use crate::ai::Level;
use crate::lang::Language;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

/// Deeper counts would outlast whoever asks, and each level takes room on the stack.
const DEEPEST_PERFT: u32 = 100;
/// Frames a second of a film.
const FASTEST_FILM: u32 = 240;
/// The sides of a picture, in pixels.
const PICTURE_SIDES: std::ops::RangeInclusive<u32> = 16..=8192;

#[derive(Debug, Parser)]
#[command(name = "latrunculi", version, about, disable_help_subcommand = true)]
pub(super) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

/// One command with its arguments.
#[derive(Debug, Clone, PartialEq, Subcommand)]
pub enum Command {
    /// Play at the table (also without any command)
    Play(PlayArgs),
    /// List the rulesets with their boards, the default board first
    Rulesets,
    /// Print a position, after moves if any are given, and its result
    Position(PositionArgs),
    /// Count the sequences of legal actions
    Perft(PerftArgs),
    /// Check data files and report all their faults
    Check(CheckArgs),
    /// Replay the record of a game
    Record(RecordArgs),
    /// Print where a user's own files lie
    Where,
    /// Play a match between two engines
    Match(MatchArgs),
    /// Measure the speed of counting, playing and searching
    Bench(BenchArgs),
    /// Be played by another program (UGI)
    Ugi,
    /// Fit the weights of a family of rulesets by self-play
    Tune(TuneArgs),
    /// Draw a position, or a film of its last move
    Picture(PictureArgs),
    /// Draw the picture book and compare it with its references: for those who change the looks
    #[command(hide = true)]
    Book(BookArgs),
    /// Draw a page of the Stanway exhibit
    Exhibit(ExhibitArgs),
    /// Run the game in a museum, where nobody stands beside it
    Kiosk(KioskArgs),
}

/// `position`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct PositionArgs {
    /// Which position.
    #[command(flatten)]
    pub choices: Choices,
    /// First a line per move: move, number of legal moves before it, position after it
    #[arg(long)]
    pub trace: bool,
    /// At the end the legal moves, one a line
    #[arg(long = "moves")]
    pub list_moves: bool,
}

/// `perft`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct PerftArgs {
    /// Which position.
    #[command(flatten)]
    pub choices: Choices,
    /// How many actions deep
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = depth)]
    pub depth: u32,
    /// A line per legal action with its own count
    #[arg(long)]
    pub divide: bool,
}

/// `check`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct CheckArgs {
    /// Data files in RON
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// `record`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct RecordArgs {
    /// The record of a game (.lat)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// First a line per move: move, number of legal moves before it, position after it
    #[arg(long)]
    pub trace: bool,
}

/// `play`: everything may be left to the menu; naming a ruleset starts a game at once.
#[derive(Debug, Clone, PartialEq, Default, Args)]
pub struct PlayArgs {
    /// Start a game by this ruleset instead of showing the menu
    #[arg(long, value_name = "ID")]
    pub ruleset: Option<String>,
    /// Board, files by ranks
    #[arg(long, value_name = "FxR", requires = "ruleset")]
    pub board: Option<String>,
    /// Men a side
    #[arg(
        long,
        value_name = "N",
        requires = "ruleset",
        allow_negative_numbers = true
    )]
    pub men: Option<String>,
    /// Who acts first
    #[arg(long, value_name = "w|b", value_enum, requires = "ruleset")]
    pub first: Option<FirstSide>,
    /// The side or sides a person plays
    #[arg(long, value_name = "SIDE", value_enum)]
    pub side: Option<PlayedBy>,
    /// How strong the computer plays
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    pub level: Option<Level>,
    /// Seeds the computer's choices
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,
    /// Without a display: two engines play a short game; pictures and the record are written to this folder
    #[arg(long, value_name = "DIR")]
    pub offscreen: Option<PathBuf>,
    /// Says 'ready' when the first frame answers: for `bench`
    #[arg(long, hide = true)]
    pub say_when_ready: bool,
}

/// Which sides a person plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PlayedBy {
    /// A person plays White, the computer Black.
    White,
    /// A person plays Black, the computer White.
    Black,
    /// Two persons.
    Both,
    /// Two computers.
    None,
}

/// `picture`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct PictureArgs {
    /// Which position.
    #[command(flatten)]
    pub choices: Choices,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    pub size: Size,
    /// From where the table is seen
    #[arg(long, value_name = "VIEW", value_enum, default_value = "slant")]
    pub view: PictureView,
    /// How much light the picture costs [default: what suits the graphics adapter]
    #[arg(long, value_name = "QUALITY", value_enum)]
    pub quality: Option<PictureQuality>,
    /// How the table is set.
    #[command(flatten)]
    pub look: LookArgs,
    /// How the interface looks.
    #[command(flatten)]
    pub interface: InterfaceArgs,
    /// The table alone, without panels
    #[arg(long)]
    pub no_hud: bool,
    /// The picture to write, in a folder that is there
    #[arg(
        long,
        value_name = "FILE.png",
        required_unless_present = "film",
        conflicts_with = "film",
        value_parser = png
    )]
    pub out: Option<PathBuf>,
    /// Instead of --out: the folder to write the frames of the last move to; needs --fps
    #[arg(long, value_name = "DIR", requires = "fps")]
    film: Option<PathBuf>,
    /// Frames a second of the film, 1 to 240
    #[arg(long, value_name = "N", requires = "film", allow_negative_numbers = true, value_parser = fps)]
    fps: Option<u32>,
}

/// `exhibit`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct ExhibitArgs {
    /// What is looked at: whole, reading, spot-N, stop-N or what-if-N
    #[arg(long, value_name = "PAGE", default_value = "whole", value_parser = exhibit_page)]
    pub page: ExhibitPage,
    /// The language of the labels: en la es de fr it ru
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    pub language: Option<Language>,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    pub size: Size,
    /// How much light the picture costs [default: what suits the graphics adapter]
    #[arg(long, value_name = "QUALITY", value_enum)]
    pub quality: Option<PictureQuality>,
    /// The size of text in percent, 80 to 200
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u16).range(80..=200))]
    pub text: u16,
    /// The picture to write, in a folder that is there
    #[arg(long, value_name = "FILE.png", value_parser = png)]
    pub out: PathBuf,
}

/// A page of the exhibit; hot spots, stops and games are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExhibitPage {
    /// Everything, from the view of the whole.
    Whole,
    /// The label of a hot spot.
    Spot(usize),
    /// A stop of the tour.
    Stop(usize),
    /// The counters on a grid, for one of the games.
    WhatIf(usize),
    /// The ancient texts.
    Reading,
}

/// The frames of the last move, `0000.png` and on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Film {
    /// The folder they are written to.
    pub folder: PathBuf,
    /// Frames a second.
    pub fps: u32,
}

impl PictureArgs {
    /// The film that is asked for, if it is no single picture.
    #[must_use]
    pub fn film(&self) -> Option<Film> {
        let folder = self.film.clone()?;
        Some(Film {
            folder,
            fps: self.fps?,
        })
    }
}

/// `book`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct BookArgs {
    /// The folder for the pages
    #[arg(long, value_name = "DIR", default_value = "out/book")]
    pub out: PathBuf,
    /// The folder of the references
    #[arg(long, value_name = "DIR", default_value = "tests/book")]
    pub references: PathBuf,
    /// Make the references anew instead of comparing with them
    #[arg(long)]
    pub accept: bool,
    /// Only chapters whose names hold this
    #[arg(long, value_name = "WORD")]
    pub only: Option<String>,
}

/// Width and height in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

/// From where the table is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PictureView {
    /// From a player's seat.
    Slant,
    /// Straight down.
    Top,
}

/// How much light a picture costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PictureQuality {
    /// For machines without a graphics card.
    Low,
    /// Small shadows.
    Medium,
    /// Everything.
    High,
}

/// Reads the command line; `None` where there is no command.
pub(super) fn parse(args: &[OsString]) -> Result<Option<Command>, clap::Error> {
    Ok(Cli::try_parse_from(args)?.command)
}

fn exhibit_page(text: &str) -> Result<ExhibitPage, String> {
    let numbered = |word: &str| text.strip_prefix(word)?.parse().ok();
    let page = match text {
        "whole" => Some(ExhibitPage::Whole),
        "reading" => Some(ExhibitPage::Reading),
        _ => numbered("spot-")
            .map(ExhibitPage::Spot)
            .or_else(|| numbered("stop-").map(ExhibitPage::Stop))
            .or_else(|| numbered("what-if-").map(ExhibitPage::WhatIf)),
    };
    page.ok_or_else(|| "allowed: whole reading spot-1 stop-1 what-if-1".to_owned())
}

fn depth(text: &str) -> Result<u32, String> {
    number(text, 0..=DEEPEST_PERFT)
}

fn fps(text: &str) -> Result<u32, String> {
    number(text, 1..=FASTEST_FILM)
}

pub(super) fn seed(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("allowed: a whole number from 0 to {}", u64::MAX))
}

pub(super) fn number(text: &str, allowed: std::ops::RangeInclusive<u32>) -> Result<u32, String> {
    text.parse()
        .ok()
        .filter(|number| allowed.contains(number))
        .ok_or_else(|| {
            let (least, most) = (allowed.start(), allowed.end());
            format!("allowed: a whole number from {least} to {most}")
        })
}

fn level(text: &str) -> Result<Level, String> {
    Level::ALL
        .into_iter()
        .find(|level| level.word() == text)
        .ok_or_else(|| format!("allowed: {}", Level::ALL.map(Level::word).join(" ")))
}

pub(super) fn size(text: &str) -> Result<Size, String> {
    let side = |text: &str| number(text, PICTURE_SIDES).ok();
    text.split_once('x')
        .and_then(|(width, height)| {
            Some(Size {
                width: side(width)?,
                height: side(height)?,
            })
        })
        .ok_or_else(|| {
            let (least, most) = (PICTURE_SIDES.start(), PICTURE_SIDES.end());
            format!("allowed: WxH such as 1280x720, each side from {least} to {most}")
        })
}

fn png(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let named_so = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("png"));
    if named_so {
        Ok(path)
    } else {
        Err("allowed: a file name that ends in .png".to_owned())
    }
}
