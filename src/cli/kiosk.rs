//! `kiosk`: the game in a museum.

use super::args::{Size, number, seed, size};
use super::error::CliError;
use crate::store::Folders;
use crate::store::kiosk::{Configured, configured};
use clap::Args;
use std::path::PathBuf;

/// `kiosk`.
#[derive(Debug, Clone, PartialEq, Args)]
pub struct KioskArgs {
    /// How the kiosk is set up; assets/kiosk.ron is a commented example
    #[arg(long, value_name = "FILE.ron")]
    pub config: PathBuf,
    /// In an ordinary window that can be closed
    #[arg(long)]
    pub preview: bool,
    /// Width and height of the preview in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", requires = "preview", value_parser = size)]
    pub size: Size,
    /// How it is tried with visitors who are not there.
    #[command(flatten)]
    pub soak: SoakArgs,
}

/// A trial with visitors who are not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Args)]
pub struct SoakArgs {
    /// Instead: try it with simulated visitors for so many opening hours, and tell what became of it
    #[arg(long, value_name = "HOURS", conflicts_with = "preview", value_parser = hours)]
    pub soak: Option<u32>,
    /// Simulated time goes as fast as the machine can
    #[arg(long, requires = "soak")]
    pub fast: bool,
    /// Instead: begin anew so many times, with every page really drawn
    #[arg(long, value_name = "RESETS", conflicts_with_all = ["preview", "soak"], value_parser = resets)]
    pub rendered: Option<u32>,
    /// The same seed brings the same visitors
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed)]
    pub seed: u64,
}

fn hours(text: &str) -> Result<u32, String> {
    number(text, 1..=10_000)
}

fn resets(text: &str) -> Result<u32, String> {
    number(text, 1..=100_000)
}

/// The name of the last good configuration in the user's folder of state.
const COPY: &str = "kiosk-last-good.ron";

/// The configuration that was named, or the last good one.
pub(super) fn configuration(args: &KioskArgs) -> Result<Configured, CliError> {
    // What is only tried is no good one to fall back to.
    let copy = Folders::of_user()
        .ok()
        .filter(|_| !args.preview)
        .map(|folders| folders.state.join(COPY));
    configured(&args.config, copy.as_deref()).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        CliError::Refused(faults.join("\n"))
    })
}
