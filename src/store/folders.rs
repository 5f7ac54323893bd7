//! Where a user's files lie.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

const PROGRAM: &str = "latrunculi";

/// The places of a user's files. Nothing is created by asking for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// The folder of the user's own rulesets.
    pub variants: PathBuf,
    /// The file with the settings.
    pub settings: PathBuf,
    /// The folder of saved games.
    pub games: PathBuf,
    /// The folder of logs.
    pub logs: PathBuf,
    /// The folder in which a kiosk counts its visits.
    pub visits: PathBuf,
    /// The folder of what is kept from run to run and is no choice of anybody.
    pub state: PathBuf,
}

/// There is no home folder, and the environment does not say where files belong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no home folder: set {}", BASES.map(|base| base.variable).join(", "))]
pub struct NoHome;

/// A base folder of one kind: the variable that names it, and where it lies in the home folder otherwise.
struct Base {
    variable: &'static str,
    in_home: &'static str,
}

/// Data, configuration and state, by the XDG Base Directory Specification.
#[cfg(not(any(target_os = "macos", windows)))]
const BASES: [Base; 3] = [
    Base {
        variable: "XDG_DATA_HOME",
        in_home: ".local/share",
    },
    Base {
        variable: "XDG_CONFIG_HOME",
        in_home: ".config",
    },
    Base {
        variable: "XDG_STATE_HOME",
        in_home: ".local/state",
    },
];

/// Apple's file system guide names one folder for data and settings; the XDG variables are honoured when set.
#[cfg(target_os = "macos")]
const BASES: [Base; 3] = [
    Base {
        variable: "XDG_DATA_HOME",
        in_home: "Library/Application Support",
    },
    Base {
        variable: "XDG_CONFIG_HOME",
        in_home: "Library/Application Support",
    },
    Base {
        variable: "XDG_STATE_HOME",
        in_home: "Library/Logs",
    },
];

/// Windows sets these variables for every user.
#[cfg(windows)]
const BASES: [Base; 3] = [
    Base {
        variable: "APPDATA",
        in_home: "AppData/Roaming",
    },
    Base {
        variable: "APPDATA",
        in_home: "AppData/Roaming",
    },
    Base {
        variable: "LOCALAPPDATA",
        in_home: "AppData/Local",
    },
];

impl Folders {
    /// The places for whoever runs the program.
    ///
    /// # Errors
    /// [`NoHome`] where neither the environment nor the system names a home folder.
    pub fn of_user() -> Result<Self, NoHome> {
        Self::from_environment(|name| env::var_os(name), env::home_dir().as_deref())
    }

    /// The places by an environment and a home folder. Relative paths are ignored, as the XDG specification asks.
    ///
    /// # Errors
    /// [`NoHome`] where a base folder is named by neither.
    pub fn from_environment(
        variable: impl Fn(&str) -> Option<OsString>,
        home: Option<&Path>,
    ) -> Result<Self, NoHome> {
        let home = home.filter(|path| path.is_absolute());
        let folder = |base: &Base| {
            variable(base.variable)
                .map(PathBuf::from)
                .filter(|path| path.is_absolute())
                .or_else(|| home.map(|home| home.join(base.in_home)))
                .map(|path| path.join(PROGRAM))
                .ok_or(NoHome)
        };
        let [data, config, state] = &BASES;
        let (data, config, state) = (folder(data)?, folder(config)?, folder(state)?);
        Ok(Self {
            variants: data.join("variants"),
            settings: config.join("settings.ron"),
            games: data.join("games"),
            visits: data.join("visits"),
            logs: state.join("logs"),
            state,
        })
    }
}

#[cfg(all(test, not(any(target_os = "macos", windows))))]
mod tests {
    use super::*;

    fn folders(variables: &[(&str, &str)], home: Option<&str>) -> Result<Folders, NoHome> {
        Folders::from_environment(
            |name| {
                variables
                    .iter()
                    .find(|(known, _)| *known == name)
                    .map(|(_, value)| OsString::from(value))
            },
            home.map(Path::new),
        )
    }

    #[test]
    fn a_home_folder_is_enough() {
        let found = folders(&[], Some("/home/livia")).expect("home");
        assert_eq!(
            found.variants,
            Path::new("/home/livia/.local/share/latrunculi/variants")
        );
        assert_eq!(
            found.settings,
            Path::new("/home/livia/.config/latrunculi/settings.ron")
        );
        assert_eq!(
            found.games,
            Path::new("/home/livia/.local/share/latrunculi/games")
        );
        assert_eq!(
            found.logs,
            Path::new("/home/livia/.local/state/latrunculi/logs")
        );
    }

    #[test]
    fn variables_go_before_the_home_folder() {
        let found = folders(
            &[("XDG_DATA_HOME", "/d"), ("XDG_CONFIG_HOME", "")],
            Some("/h"),
        );
        let found = found.expect("home");
        assert_eq!(found.games, Path::new("/d/latrunculi/games"));
        assert_eq!(
            found.settings,
            Path::new("/h/.config/latrunculi/settings.ron")
        );
    }

    #[test]
    fn relative_variables_are_ignored() {
        let found = folders(&[("XDG_DATA_HOME", "d")], Some("/h")).expect("home");
        assert_eq!(found.games, Path::new("/h/.local/share/latrunculi/games"));
    }

    #[test]
    fn without_a_home_all_variables_are_needed() {
        assert_eq!(folders(&[("XDG_DATA_HOME", "/d")], None), Err(NoHome));
        assert_eq!(folders(&[], Some("")), Err(NoHome));
        let all = [
            ("XDG_DATA_HOME", "/d"),
            ("XDG_CONFIG_HOME", "/c"),
            ("XDG_STATE_HOME", "/s"),
        ];
        assert!(folders(&all, None).is_ok());
    }
}
