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

    /// Makes it, so that others may write there.
    pub fn made(self) -> Self {
        fs::create_dir_all(&self.0).expect("a folder");
        self
    }

    /// Writes a file in it, past the house's own ways of writing.
    pub fn write(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap_or(&self.0)).expect("a folder");
        fs::write(path, text).expect("written");
    }

    /// The text of a file in it.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect(name)
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
