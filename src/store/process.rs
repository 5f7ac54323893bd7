//! What the system tells of a process.

use std::fs;
use std::time::Duration;

/// The CPU time a process has used so far; none where the system does not tell it by file (only Linux does).
#[must_use]
pub fn cpu_time(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Ticks of a hundredth of a second on every Linux that is in use.
    ticks(&stat).map(|ticks| Duration::from_millis(ticks * 10))
}

/// The memory that this process holds, in KiB; none where the system does not tell it by file.
#[must_use]
pub fn resident_kib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    resident(&status)
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_ascii_whitespace().nth(1)?.parse().ok()
}

/// User and system time in ticks: the 14th and 15th field; the second is a name in brackets, which may hold anything.
fn ticks(stat: &str) -> Option<u64> {
    let (_, after_name) = stat.rsplit_once(')')?;
    let mut fields = after_name.split_ascii_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_brackets_does_not_confuse() {
        let stat = "42 (a) b) (c)) S 1 42 42 0 -1 4194304 100 0 0 0 250 30 0 0 20 0 8 0 1000";
        assert_eq!(ticks(stat), Some(280));
        assert_eq!(ticks("nonsense"), None);
    }

    #[test]
    fn memory_is_read_from_its_line() {
        let status = "Name:\tlatrunculi\nVmHWM:\t 9000 kB\nVmRSS:\t 8324 kB\nThreads:\t3\n";
        assert_eq!(resident(status), Some(8324));
        assert_eq!(resident("nonsense"), None);
    }
}
