//! Folders for tests, gone when the test is over.

use super::Folders;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

/// A folder of its own for a test. Nothing is in it, and it is not there before something is written.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Where a test of this name may write.
    pub fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("latrunculi-{name}-{}", process::id()));
        // What an ended run has left there.
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// A user's folders in it.
    pub fn folders(&self) -> Folders {
        let variable = |_: &str| Some(self.0.as_os_str().to_owned());
        Folders::from_environment(variable, None).expect("folders")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
