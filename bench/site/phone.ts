import type { Browser, CDPSession, Page } from 'playwright-core';
import { beOnPhone } from '../phone';

/** A page of a phone that has never seen the site. */
export async function openPhone(
  browser: Browser,
): Promise<{ page: Page; session: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  return { page, session: await beOnPhone(context, page), close: () => context.close() };
}

/** The network of this machine, for what is not about it. */
export const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
