//! Help, and what is said about wrong usage: always with what is allowed.

use super::CliError;
use super::args::Cli;
use super::choices::ruleset_ids;
use super::streams::Streams;
use crate::store;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;

/// The help of the whole program.
pub(super) fn help() -> String {
    Cli::command().render_help().to_string()
}

/// Prints the help or version that was asked for; else says what is wrong and what is allowed.
pub(super) fn explain(
    error: clap::Error,
    args: &[OsString],
    has_window: bool,
    streams: &mut Streams,
) -> Result<(), CliError> {
    let error = without_hidden(error);
    let text = error.render().to_string();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => streams.text(&text),
        _ if !has_window && needs_window(args) => Err(CliError::NoWindow),
        _ => Err(CliError::Usage(format!(
            "{}\n\n{}{}",
            text.trim_end(),
            allowed(args),
            allowed_rulesets(&error)
        ))),
    }
}

/// The same, naming no command that the help does not name.
fn without_hidden(mut error: clap::Error) -> clap::Error {
    let Some(ContextValue::Strings(names)) = error.remove(ContextKind::SuggestedSubcommand) else {
        return error;
    };
    let cli = Cli::command();
    let shown = |name: &String| {
        let command = cli.find_subcommand(name);
        command.is_some_and(|command| !command.is_hide_set())
    };
    let names: Vec<String> = names.into_iter().filter(shown).collect();
    if !names.is_empty() {
        error.insert(
            ContextKind::SuggestedSubcommand,
            ContextValue::Strings(names),
        );
    }
    error
}

fn needs_window(args: &[OsString]) -> bool {
    args.get(1)
        .is_some_and(|name| name == "play" || name == "picture" || name == "kiosk")
}

/// The arguments of the command that was named, or all commands where none or an unknown one was.
fn allowed(args: &[OsString]) -> String {
    let mut cli = Cli::command();
    cli.build();
    let named = args
        .get(1)
        .and_then(|name| name.to_str())
        .and_then(|name| cli.find_subcommand(name));
    match named {
        None => {
            let names: Vec<&str> = cli
                .get_subcommands()
                .filter(|command| !command.is_hide_set())
                .map(clap::Command::get_name)
                .collect();
            format!("allowed commands: {}", names.join(" "))
        }
        Some(command) => {
            let forms: Vec<String> = command
                .get_arguments()
                .filter(|arg| arg.get_id() != "help" && !arg.is_hide_set())
                .map(ToString::to_string)
                .collect();
            let forms = match (command.get_name(), forms.is_empty()) {
                ("ugi", true) => {
                    "nothing; its lines are 'ugi', 'setoption name Ruleset value ID', ..."
                        .to_owned()
                }
                (_, true) => "nothing".to_owned(),
                (_, false) => forms.join(" "),
            };
            format!("allowed for '{}': {forms}", command.get_name())
        }
    }
}

/// The rulesets, where the ruleset is what is missing.
fn allowed_rulesets(error: &clap::Error) -> String {
    let about_rulesets = error
        .get(ContextKind::InvalidArg)
        .is_some_and(|arg| arg.to_string().contains("--ruleset"));
    if about_rulesets {
        format!("\nallowed rulesets: {}", ruleset_ids(&store::library()))
    } else {
        String::new()
    }
}
