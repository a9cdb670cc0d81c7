import { chromium, type Browser } from 'playwright-core';
import { findShell } from '../../../scripts/lib/chromium.mjs';

/** The driver switches these off; visitors' browsers have them on. */
const asVisitorsHave = ['ThirdPartyStoragePartitioning', 'PaintHolding'];
/** Of the driver's own list, what keeps a test run quiet. */
const keepsQuiet = ['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'OptimizationHints'];
/** The address bar's lists: unseen here, and drawing them takes as long as opening a page does without them. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** A process for the next site, made with each browser context and hardly ever used before that is closed. */
const spareProcess = ['SpareRendererForSitePerProcess'];

/**
 * Starts the system's Chromium. Storage is partitioned and pop-ups are blocked, as they are for visitors.
 * @param flags more command line flags
 */
export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  launch(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', flags);

/**
 * Starts Chromium's headless shell if it is installed: it renders the same, and opens pages at half the cost. It does not
 * block pop-ups, so tests about windows use the whole browser.
 */
export const openShell: typeof openBrowser = async (flags = []) => {
  const shell = findShell();
  return shell ? launch(shell, flags) : openBrowser(flags);
};

function launch(executablePath: string, flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [
      // The last one of a kind counts.
      `--disable-features=${[...keepsQuiet, ...addressBar, ...spareProcess].join(',')}`,
      `--enable-features=${asVisitorsHave.join(',')}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  });
}
