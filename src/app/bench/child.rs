//! Other programs that are measured, and what they tell.

use super::BenchError;
use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What a program says when its first frame stands and it answers.
pub const READY: &str = "ready";

/// A measured program reads and writes no player's settings and games.
const HOMES: [&str; 3] = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"];

/// A program that is ended when it is no longer looked at.
pub struct Program {
    child: Child,
    name: String,
    /// From its start until it was ready.
    pub took: Duration,
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    /// Starts a program and waits until it is ready.
    pub fn start(path: &Path, args: &[&str]) -> Result<Self, BenchError> {
        let name = path.display().to_string();
        let failed = |reason: String| BenchError::Program {
            program: name.clone(),
            reason,
        };
        let begun = Instant::now();
        let mut child = Command::new(path)
            .args(args)
            .envs(HOMES.map(|name| (name, std::env::temp_dir().join("latrunculi-bench"))))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let out = child.stdout.take();
        let mut program = Self {
            child,
            name: name.clone(),
            took: Duration::ZERO,
        };
        let mut line = String::new();
        if let Some(out) = out {
            BufReader::new(out)
                .read_line(&mut line)
                .map_err(|error| failed(error.to_string()))?;
        }
        program.took = begun.elapsed();
        if line.trim_end() == READY {
            Ok(program)
        } else {
            Err(failed("it was never ready".to_owned()))
        }
    }

    /// The CPU time it has used so far.
    pub fn cpu_time(&self) -> Result<Duration, BenchError> {
        crate::store::cpu_time(self.child.id()).ok_or_else(|| BenchError::Program {
            program: self.name.clone(),
            reason: "its CPU time is not told here (only Linux tells it)".to_owned(),
        })
    }
}

/// Says that it is ready when this many frames have been drawn with what answers the player: a panel where there are panels. With
/// pipelined rendering a frame stands when the next but one begins.
pub fn say_when_ready(app: &mut App) {
    const FRAMES: u32 = 3;
    app.add_systems(
        Last,
        |panels: Query<(), With<PrimaryEguiContext>>, mut frames: Local<u32>| {
            if *frames < FRAMES && !panels.is_empty() {
                *frames += 1;
                if *frames == FRAMES {
                    let mut out = std::io::stdout();
                    // Nobody listens any more.
                    let _ = writeln!(out, "{READY}").and_then(|()| out.flush());
                }
            }
        },
    );
}
