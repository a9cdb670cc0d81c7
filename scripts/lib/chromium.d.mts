/** Path of a Chromium (or Chrome) of this machine, or null. `CHROMIUM_PATH` decides when it is set. */
export function findChromium(): string | null;
/** Path of Chromium's headless shell, a package of its own on Debian, or null. */
export function findShell(): string | null;
/** Path of a Chromium, installed from the system's packages when it is missing. Throws with what to do. */
export function ensureChromium(): string;
