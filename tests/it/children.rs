//! Children that are killed or put on a disk of their own: this very program, asked for one of the tests that begin with
//! `child_`, with a folder in its environment. `LATRUNCULI_KILLS=1000` has a thousand of them killed instead of a few
//! (`tests/kills.sh`).

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// Names the folder that a child works in.
const FOLDER: &str = "LATRUNCULI_CHILD";
/// How many children are killed.
const KILLS: &str = "LATRUNCULI_KILLS";

/// The folder to work in; none: this is no child.
pub fn own_folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// How many are to be killed, if nobody asks for more.
pub fn kills(few: u32) -> u32 {
    let asked = env::var(KILLS).ok().and_then(|it| it.parse().ok());
    asked.unwrap_or(few)
}

/// A child that runs a test, `survival::child_that_plays`, in a folder.
pub fn child(test: &str, folder: &Path) -> Child {
    Command::new(env::current_exe().expect("this program"))
        .args(["--exact", test, "--nocapture"])
        .env(FOLDER, folder)
        .env_remove(KILLS)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program")
}

/// A child tells something.
pub fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // Whoever listened may be gone; then this child is about to be ended.
    let _ = writeln!(out, "\n{line}");
}

/// Waits until a child tells a line that begins so, lets it go on for a while, kills it, and gives back all that it told; a
/// line that was cut off in the middle was not told.
pub fn hear_and_kill(mut child: Child, first: &str, pause: Duration) -> Vec<String> {
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut said = String::new();
    let begun = format!("\n{first}");
    while !said.contains(&begun) && out.read_line(&mut said).expect("a pipe") > 0 {}
    thread::sleep(pause);
    child.kill().expect("a child at work");
    out.read_to_string(&mut said).expect("a pipe");
    child.wait().expect("a killed child");
    let whole = said.rfind('\n').map_or("", |end| &said[..end]);
    whole.lines().map(str::to_owned).collect()
}

/// Fills the disk to the last byte.
pub fn fill(path: &Path) {
    let mut filler = fs::File::create(path).expect("filler");
    for size in [4096, 512, 1] {
        while filler.write_all(&vec![0; size]).is_ok() {}
    }
}

/// Runs `child_that_fills_the_disk` and `child_that_may_not_write` of a module on a small disk, which is only read the second
/// time; each tells `survived`. A disk of its own needs a name space of its own, which not every machine gives.
pub fn on_a_small_disk(module: &str, folder: &Path) {
    let script = format!(
        "mount -t tmpfs -o size=96k none \"$0\" || {{ echo no disk; exit 0; }}
        \"$1\" --exact {module}::child_that_fills_the_disk --nocapture &&
        mount -o remount,ro \"$0\" &&
        \"$1\" --exact {module}::child_that_may_not_write --nocapture"
    );
    let run = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", &script])
        .arg(folder)
        .arg(env::current_exe().expect("this program"))
        .env(FOLDER, folder)
        .stdin(Stdio::null())
        .output();
    let Ok(run) = run else {
        return;
    };
    let said = String::from_utf8_lossy(&run.stdout);
    let refused = !run.status.success() && said.is_empty() || said.contains("no disk");
    if refused {
        return;
    }
    let complaint = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}\n{complaint}");
    assert_eq!(said.matches("survived").count(), 2, "{said}\n{complaint}");
}
