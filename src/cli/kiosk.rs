//! `kiosk`: the game in a museum.

use super::args::{Size, size};
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
}

/// The name of the last good configuration in the user's folder of state.
const COPY: &str = "kiosk-last-good.ron";

/// The configuration that was named, or the last good one.
pub(super) fn configuration(args: &KioskArgs) -> Result<Configured, CliError> {
    let copy = Folders::of_user()
        .ok()
        .map(|folders| folders.state.join(COPY));
    configured(&args.config, copy.as_deref()).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        CliError::Refused(faults.join("\n"))
    })
}
