//! What is said, to a daemon that only writes down what it is told.

use super::mouth::{self, Daemon, Order};
use crate::store::Scratch;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(20);

/// A daemon at a socket of its own: tells what it hears, line by line, and answers as the real one does.
fn daemon(scratch: &Scratch) -> (Daemon, Receiver<String>) {
    make_folder(scratch.path());
    let socket = scratch.path().join("s");
    let listener = UnixListener::bind(&socket).expect("a socket");
    let (heard, hears) = channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let heard = heard.clone();
            thread::spawn(move || answer(stream.expect("a caller"), &heard));
        }
    });
    let program = "/nowhere/speech-dispatcher".into();
    (Daemon { socket, program }, hears)
}

fn make_folder(path: &Path) {
    // The store writes files, and makes the folders that they lie in.
    crate::store::write_atomic(&path.join("made"), b"").expect("a folder");
}

fn answer(mut out: UnixStream, heard: &Sender<String>) {
    let input = BufReader::new(out.try_clone().expect("a socket"));
    let (mut text, mut number) = (false, 0);
    for line in input.lines() {
        let Ok(line) = line else { return };
        let answer = match (text, line.as_str()) {
            (true, ".") => {
                text = false;
                number += 1;
                // An event may come before the answer.
                format!(
                    "701-{number}\r\n701-1\r\n701 BEGIN\r\n225-{number}\r\n225 OK MESSAGE QUEUED\r\n"
                )
            }
            (true, _) => String::new(),
            (false, "SPEAK") => {
                text = true;
                "230 OK RECEIVING DATA\r\n".to_owned()
            }
            (false, "break") => return,
            (false, _) => "200 OK\r\n".to_owned(),
        };
        // A caller who has said farewell reads no answer.
        let _ = out.write_all(answer.as_bytes());
        if heard.send(line).is_err() {
            return;
        }
    }
}

fn next(hears: &Receiver<String>) -> String {
    hears.recv_timeout(PATIENCE).expect("something is told")
}

/// The lines up to the end of the next text.
fn until_said(hears: &Receiver<String>) -> Vec<String> {
    let mut lines = Vec::new();
    while lines.last().is_none_or(|line| line != ".") {
        lines.push(next(hears));
    }
    lines
}

fn say(text: &str, cuts_in: bool) -> Order {
    Order::Say {
        text: text.to_owned(),
        language: "de",
        cuts_in,
    }
}

#[test]
fn the_daemon_is_told_who_calls_and_what_to_say() {
    let scratch = Scratch::new("voice-said");
    let (daemon, hears) = daemon(&scratch);
    let orders = mouth::open(daemon, |fault| panic!("{fault}")).expect("a thread");
    orders.send(say("Weiß: c1 nach c4", false)).expect("sent");
    let lines = until_said(&hears);
    assert_eq!(
        lines,
        [
            "SET SELF CLIENT_NAME latrunculi:latrunculi:main",
            "SET SELF PRIORITY MESSAGE",
            "SET SELF NOTIFICATION END ON",
            "SET SELF NOTIFICATION CANCEL ON",
            "SET SELF LANGUAGE de",
            "SPEAK",
            "Weiß: c1 nach c4",
            "."
        ]
    );
    orders.send(say(".\r\nQUIT", true)).expect("sent");
    assert_eq!(until_said(&hears), ["CANCEL SELF", "SPEAK", ".. QUIT", "."]);
    // Two are waiting for their turn by then, and a third pushes them away.
    orders.send(say("eins", false)).expect("sent");
    assert_eq!(until_said(&hears), ["SPEAK", "eins", "."]);
    orders.send(say("zwei", false)).expect("sent");
    assert_eq!(until_said(&hears), ["CANCEL SELF", "SPEAK", "zwei", "."]);
    drop(orders);
    assert_eq!([next(&hears), next(&hears)], ["CANCEL SELF", "QUIT"]);
}

#[test]
fn without_a_daemon_one_line_is_told_and_nothing_waits() {
    let scratch = Scratch::new("voice-none");
    let (told, tells) = channel();
    let daemon = Daemon {
        socket: scratch.path().join("s"),
        program: "/nowhere/speech-dispatcher".into(),
    };
    let orders =
        mouth::open(daemon, move |fault| told.send(fault).expect("heard")).expect("a thread");
    orders.send(say("eins", false)).expect("sent");
    let fault = tells.recv_timeout(PATIENCE).expect("a line");
    assert_eq!(
        fault,
        "nothing is read aloud: speech-dispatcher is not installed"
    );
    assert!(
        tells.recv_timeout(PATIENCE).is_err(),
        "the thread has ended"
    );
    assert!(orders.send(say("zwei", false)).is_err());
}

#[test]
fn a_daemon_that_breaks_down_is_told_once() {
    let scratch = Scratch::new("voice-lost");
    let (daemon, hears) = daemon(&scratch);
    let (told, tells) = channel();
    let orders =
        mouth::open(daemon, move |fault| told.send(fault).expect("heard")).expect("a thread");
    orders.send(Order::Hush).expect("sent");
    while next(&hears) != "CANCEL SELF" {}
    // The daemon takes this language for a word to break down at.
    orders
        .send(Order::Say {
            text: String::new(),
            language: "x\r\nbreak",
            cuts_in: false,
        })
        .expect("sent");
    let fault = tells.recv_timeout(PATIENCE).expect("a line");
    assert!(fault.starts_with("speech-dispatcher was lost: "), "{fault}");
    orders
        .send(say("eins", false))
        .expect("the thread lives on");
    orders
        .send(say("zwei", false))
        .expect("the thread lives on");
    assert!(tells.recv_timeout(Duration::from_millis(200)).is_err());
}
