//! The system asks the program to end, for example when the person logs out: the window closes
//! without a question, and what was made by hand is there again at the next start.

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

    /// Hears what asks the program to end, and wakes the window then. The second signal ends the
    /// program at once. Where signals cannot be heard, they end the program as they always do.
    #[cfg(unix)]
    pub fn hear(&self, ctx: &Context) {
        use signal_hook::flag::{register, register_conditional_shutdown};
        use signal_hook::low_level::pipe;
        use std::io::Read;
        use std::os::unix::net::UnixStream;

        let Ok((mut hearer, teller)) = UnixStream::pair() else { return };
        for signal in crate::signals::asking() {
            let Ok(teller) = teller.try_clone() else { return };
            // A signal that is counted is known to the next one. As shells count it, this is the
            // status of a program that a signal has ended.
            let heard = register_conditional_shutdown(signal, 128 + signal, self.0.clone())
                .and_then(|_| register(signal, self.0.clone()))
                .and_then(|_| pipe::register(signal, teller));
            if heard.is_err() {
                return;
            }
        }
        let ctx = ctx.clone();
        let wait = move || {
            if hearer.read_exact(&mut [0]).is_ok() {
                ctx.request_repaint();
            }
        };
        // Without the thread the next frame sees the signal.
        let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
    }

    #[cfg(not(unix))]
    pub fn hear(&self, _: &Context) {}
}
