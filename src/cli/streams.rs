//! The two streams of a text command.

use super::error::CliError;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// Results go to `out`, messages to `err`. What has been written to one is seen before what is written later to the other.
pub(super) struct Streams {
    out: Box<dyn Write>,
    err: Box<dyn Write>,
}

impl Streams {
    /// Those of the process, the results buffered.
    pub(super) fn standard() -> Self {
        Self {
            out: Box::new(io::BufWriter::new(io::stdout())),
            err: Box::new(io::stderr()),
        }
    }

    /// Writes a line of results.
    pub(super) fn line(&mut self, line: impl fmt::Display) -> Result<(), CliError> {
        writeln!(self.out, "{line}")?;
        Ok(())
    }

    /// Writes results that bring their own line breaks.
    pub(super) fn text(&mut self, text: &str) -> Result<(), CliError> {
        self.out.write_all(text.as_bytes())?;
        Ok(())
    }

    /// Lets a reader see what has been written so far.
    pub(super) fn flush(&mut self) -> Result<(), CliError> {
        self.out.flush()?;
        Ok(())
    }

    /// Writes a line of messages. Nobody is left to be told when that fails.
    pub(super) fn say(&mut self, message: impl fmt::Display) -> Result<(), CliError> {
        self.out.flush()?;
        let _ = writeln!(self.err, "{message}");
        Ok(())
    }

    /// Writes what is left and turns the result of a command into an exit status.
    pub(super) fn finish(&mut self, result: Result<ExitCode, CliError>) -> ExitCode {
        let flushed = self.out.flush().map_err(CliError::from);
        let error = match result.and_then(|status| flushed.map(|()| status)) {
            Ok(status) => return status,
            Err(error) => error,
        };
        if let Some(message) = error.message() {
            let _ = writeln!(self.err, "{}", message.trim_end());
        }
        ExitCode::from(error.status())
    }
}
