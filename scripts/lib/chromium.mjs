import { existsSync } from 'node:fs';
import { findProgram, installSystemPackage } from './systemPackages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS'];

/** Path of a Chromium (or Chrome) of this machine, or null. `CHROMIUM_PATH` decides when it is set. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH || findProgram(names) || findProgram(['Google Chrome', 'Chromium'], elsewhere);

/** Path of Chromium's headless shell, a package of its own on Debian, or null. */
export const findShell = () => findProgram(['chromium-headless-shell']);

/** Letters as wide as those of most visitors. Without them Debian's widest stand in, and texts are cut that fit elsewhere. */
function ensureLetters() {
  if (findProgram(['apt-get']) && !existsSync('/usr/share/fonts/truetype/liberation'))
    installSystemPackage('fonts-liberation');
}

/** Path of a Chromium, installed from the system's packages when it is missing. Throws with what to do. */
export function ensureChromium() {
  const found = findChromium() ?? (installSystemPackage('chromium') ? findChromium() : null);
  if (found) {
    if (existsSync('/usr/lib/chromium/chromium') && !findShell()) installSystemPackage('chromium-headless-shell');
    ensureLetters();
    return found;
  }
  throw new Error(
    'no Chromium was found. Install it (Debian, Ubuntu: sudo apt-get install chromium) or Google Chrome, ' +
      'or set CHROMIUM_PATH to its program, and run the command again.',
  );
}
