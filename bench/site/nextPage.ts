import type { Browser } from 'playwright-core';
import { openPhone, unlimited } from './phone';

/**
 * Milliseconds on a slow phone from the press on a link whose page was fetched before to the end of the first frame that shows it. The
 * network is out of it.
 */
export async function nextPage(browser: Browser, address: string, path: string): Promise<number> {
  const { page, session, close } = await openPhone(browser);
  await session.send('Network.emulateNetworkConditions', unlimited);
  await page.addInitScript(() => {
    addEventListener('org-ready', ({ target }) => {
      if (target instanceof Element && target.localName === 'org-site') document.documentElement.dataset['site'] = 'on';
    });
  });
  await page.goto(address);
  await page.locator('html[data-site=on]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForResponse((response) => response.url().includes('/v1/pages/resolve'));
  // The menu holds it too, closed on a phone.
  const link = page.locator(`org-site a[href="${path}"]:visible`).first();
  await link.focus();
  await fetched;
  await page.waitForLoadState('networkidle');
  const time = await link.evaluate(async (found: HTMLElement) => {
    const heading = document.querySelector('h1');
    const start = performance.now();
    found.click();
    while (document.querySelector('h1') === heading) await new Promise((done) => requestAnimationFrame(done));
    const { port1, port2 } = new MessageChannel();
    return new Promise<number>((done) => {
      port2.onmessage = () => done(performance.now() - start);
      // Sent before this frame is drawn, it comes after it.
      port1.postMessage(null);
    });
  });
  await close();
  return time;
}
