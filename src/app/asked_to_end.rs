//! The system asks the program to end, for example when the person logs out: the window closes
//! without a question. Of what was made by hand the open puzzle is there again at the next start;
//! what was left for another puzzle, lessons and answers are not.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;

/// Whether the system has asked.
#[derive(Clone, Default)]
pub(super) struct Asked(Arc<AtomicBool>);

impl Asked {
    pub fn is_there(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }

    /// Hears what asks the program to end, and wakes the window then. Only a second Ctrl+C ends the
    /// program at once: a system that ends a session sends several signals together. A signal that
    /// cannot be heard ends the program as it always does.
    #[cfg(unix)]
    pub fn hear(&self, ctx: &Context) {
        use signal_hook::consts::SIGINT;
        use signal_hook::flag::{register, register_conditional_shutdown};
        use signal_hook::low_level::pipe;
        use std::io::Read;
        use std::os::unix::net::UnixStream;

        let Ok((mut hearer, teller)) = UnixStream::pair() else { return };
        let (asked, ctx) = (self.0.clone(), ctx.clone());
        let wait = move || {
            while hearer.read_exact(&mut [0]).is_ok() {
                asked.store(true, Ordering::SeqCst);
                ctx.request_repaint();
            }
        };
        if std::thread::Builder::new().name("signals".to_owned()).spawn(wait).is_err() {
            return;
        }
        // Registered in this order the first Ctrl+C is known to the second one. As shells count it,
        // this is the status of a program that a signal has ended.
        let again = Arc::new(AtomicBool::new(false));
        let _ = register_conditional_shutdown(SIGINT, 128 + SIGINT, again.clone())
            .and_then(|_| register(SIGINT, again));
        for signal in crate::signals::asking() {
            if let Ok(teller) = teller.try_clone() {
                let _ = pipe::register(signal, teller);
            }
        }
    }

    #[cfg(not(unix))]
    pub fn hear(&self, _: &Context) {}
}
