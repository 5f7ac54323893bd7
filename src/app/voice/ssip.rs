//! The language of speech-dispatcher (SSIP): commands and texts go out line by line, each is answered by a line that begins with
//! three digits, and between the answers stand events that begin with a 7.

use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

/// Nobody listens longer to one thing, in characters.
const LONGEST: usize = 1500;
/// A daemon that has not answered by then is gone.
const PATIENCE: Duration = Duration::from_secs(10);
/// So long one waits for an event that may have come.
const GLANCE: Duration = Duration::from_millis(1);
/// So many things may wait to be said; the next one pushes them all away.
const MOST_WAITING: usize = 2;

/// A line to the daemon.
#[derive(Debug)]
pub struct Line {
    out: UnixStream,
    input: BufReader<UnixStream>,
    language: Option<&'static str>,
    /// What was given to it and has not ended, by its numbers.
    waiting: Vec<String>,
    /// The first line of an answer that has not ended yet.
    number: Option<String>,
    /// A line that has not ended yet.
    begun: Vec<u8>,
}

impl Line {
    /// Calls the daemon at its socket and says who calls.
    ///
    /// # Errors
    /// When nobody answers there, or not in this language.
    pub fn call(socket: &Path) -> io::Result<Self> {
        let out = UnixStream::connect(socket)?;
        out.set_write_timeout(Some(PATIENCE))?;
        let input = BufReader::new(out.try_clone()?);
        let mut line = Self {
            out,
            input,
            language: None,
            waiting: Vec::new(),
            number: None,
            begun: Vec::new(),
        };
        line.order("SET SELF CLIENT_NAME latrunculi:latrunculi:main")?;
        line.order("SET SELF PRIORITY MESSAGE")?;
        line.order("SET SELF NOTIFICATION END ON")?;
        line.order("SET SELF NOTIFICATION CANCEL ON")?;
        Ok(line)
    }

    /// Says a text in a language, after what is being said or, where it cuts in, instead of it.
    ///
    /// # Errors
    /// When the daemon is gone.
    pub fn say(&mut self, text: &str, language: &'static str, cuts_in: bool) -> io::Result<()> {
        self.hear_events()?;
        if cuts_in || self.waiting.len() >= MOST_WAITING {
            self.hush()?;
        }
        if self.language != Some(language) {
            // A voice for it may be lacking; then the daemon reads as well as it can.
            self.command(&format!("SET SELF LANGUAGE {language}"))?;
            self.language = Some(language);
        }
        self.order("SPEAK")?;
        let answer = self.order(&format!("{}\r\n.", plain(text)))?;
        self.waiting.extend(answer.number);
        Ok(())
    }

    /// Nothing more is said of what was given.
    ///
    /// # Errors
    /// When the daemon is gone.
    pub fn hush(&mut self) -> io::Result<()> {
        self.waiting.clear();
        self.order("CANCEL SELF").map(drop)
    }

    /// A command that must succeed.
    fn order(&mut self, command: &str) -> io::Result<Answer> {
        let answer = self.command(command)?;
        if answer.code.starts_with('2') {
            return Ok(answer);
        }
        Err(io::Error::other(format!("{command}: {}", answer.words)))
    }

    fn command(&mut self, command: &str) -> io::Result<Answer> {
        self.out.write_all(format!("{command}\r\n").as_bytes())?;
        self.input.get_ref().set_read_timeout(Some(PATIENCE))?;
        loop {
            let answer = self.read()?;
            if !self.is_event(&answer) {
                return Ok(answer);
            }
        }
    }

    /// Takes in the events that have come.
    fn hear_events(&mut self) -> io::Result<()> {
        self.input.get_ref().set_read_timeout(Some(GLANCE))?;
        loop {
            match self.read() {
                Ok(answer) => {
                    self.is_event(&answer);
                }
                Err(error) if is_silence(&error) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
    }

    /// The message of an event is not waiting any more.
    fn is_event(&mut self, answer: &Answer) -> bool {
        let event = answer.code.starts_with('7');
        if event {
            self.waiting
                .retain(|one| Some(one) != answer.number.as_ref());
        }
        event
    }

    /// An answer, or an event: lines `NNN-MORE`, the last one `NNN WORDS`.
    fn read(&mut self) -> io::Result<Answer> {
        loop {
            if self.input.read_until(b'\n', &mut self.begun)? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            let line = std::mem::take(&mut self.begun);
            let line = String::from_utf8_lossy(&line);
            let line = line.trim_end();
            let (code, rest) = line
                .split_at_checked(3)
                .ok_or_else(|| io::Error::other(format!("unknown answer: {line}")))?;
            if let Some(more) = rest.strip_prefix('-') {
                self.number.get_or_insert_with(|| more.to_owned());
                continue;
            }
            return Ok(Answer {
                code: code.to_owned(),
                number: self.number.take(),
                words: rest.trim_start().to_owned(),
            });
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // Whoever is gone needs no farewell.
        let _ = self.out.write_all(b"CANCEL SELF\r\nQUIT\r\n");
    }
}

/// What the daemon says.
struct Answer {
    code: String,
    /// The first of the lines before the last: a message's number, where it has one.
    number: Option<String>,
    words: String,
}

fn is_silence(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// A text as one line that cannot be taken for a command or for the end of the text.
fn plain(text: &str) -> String {
    let spaced = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let spaced: String = spaced.take(LONGEST).collect();
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let line = words.join(" ");
    match line.starts_with('.') {
        true => format!(".{line}"),
        false => line,
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn no_text_is_a_command() {
        assert_eq!(plain("d5,\r\n.\r\nQUIT\r\n white"), "d5, . QUIT white");
        assert_eq!(plain("."), "..");
        assert_eq!(plain("\u{7}  ... so"), "... so".replacen("...", "....", 1));
        assert_eq!(plain(&"ä".repeat(9000)).chars().count(), 1500);
    }
}
