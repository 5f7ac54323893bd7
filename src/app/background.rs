//! Work on a thread of its own, for answers that may take a while: dropping it tells the work to stop.

use super::pacing::Waker;
use bevy::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Arc, Mutex};
use std::thread;

/// Work under way, and the answer it will give.
#[derive(Debug)]
pub struct Background<T> {
    stop: Arc<AtomicBool>,
    answer: Mutex<Receiver<T>>,
}

/// How far the work is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress<T> {
    /// It goes on.
    Underway,
    /// It is done.
    Done(T),
    /// No answer will come: the thread could not be started, or broke off.
    Lost,
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T: Send + 'static> Background<T> {
    /// Begins the work; it is to look at the flag from time to time, and to end when it is set. When it is done the loop is
    /// woken.
    pub fn begin(
        name: &str,
        waker: Option<&Waker>,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answer) = mpsc::channel();
        let (told, waker) = (Arc::clone(&stop), waker.cloned());
        let thread = thread::Builder::new().name(name.into()).spawn(move || {
            let answer = work(&told);
            // Whoever has dropped the work does not listen.
            let _ = sender.send(answer);
            if let Some(waker) = waker {
                waker.wake();
            }
        });
        if let Err(error) = thread {
            error!("no work can be done in the background: {error}");
        }
        Self {
            stop,
            answer: Mutex::new(answer),
        }
    }

    /// How far the work is; an answer is given once.
    pub fn progress(&self) -> Progress<T> {
        let answer = self.answer.lock().map(|answer| answer.try_recv());
        match answer {
            Ok(Ok(answer)) => Progress::Done(answer),
            Ok(Err(TryRecvError::Empty)) => Progress::Underway,
            Ok(Err(TryRecvError::Disconnected)) | Err(_) => Progress::Lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn finished<T: Send + 'static>(work: &Background<T>) -> Progress<T> {
        for _ in 0..2000 {
            match work.progress() {
                Progress::Underway => thread::sleep(Duration::from_millis(1)),
                done => return done,
            }
        }
        Progress::Underway
    }

    #[test]
    fn an_answer_comes_once() {
        let work = Background::begin("count", None, |_| 7);
        assert_eq!(finished(&work), Progress::Done(7));
        assert_eq!(work.progress(), Progress::Lost);
    }

    #[test]
    fn what_is_dropped_is_told_to_stop() {
        let (sender, ended) = mpsc::channel();
        let work = Background::begin("wait", None, move |stop| {
            while !stop.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            let _ = sender.send(());
        });
        drop(work);
        assert_eq!(ended.recv_timeout(Duration::from_secs(10)), Ok(()));
    }
}
