import type { Browser } from 'playwright-core';
import { openPhone } from './phone';

interface Visit {
  /** Milliseconds from the navigation to the largest paint. */
  readonly paint: number;
  /** To when the page is React's; NaN without scripts. */
  readonly hydrated: number;
  /** Sum of all layout shifts, also of those after a press. */
  readonly shift: number;
}

interface Watched {
  paint: number;
  hydrated: number;
  shift: number;
}

/** Opens a page for the first time; `scripted: false` is the same HTML without any of our scripts. */
export async function firstVisit(browser: Browser, address: string, scripted: boolean): Promise<Visit> {
  const { page, session, close } = await openPhone(browser);
  if (!scripted) await session.send('Network.setBlockedURLs', { urls: ['*/elements/*.js'] });
  await page.addInitScript(() => {
    const watched: Watched = { paint: NaN, hydrated: NaN, shift: 0 };
    Object.assign(window, { watched });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (watched.paint = startTime));
    watch('layout-shift', (entry) => (watched.shift += (entry as PerformanceEntry & { value: number }).value));
    addEventListener('org-ready', ({ target }) => {
      if (!(target instanceof Element) || target.localName !== 'org-site') return;
      watched.hydrated = performance.now();
      document.documentElement.dataset['site'] = 'on';
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  if (scripted) await page.locator('html[data-site=on]').waitFor({ state: 'attached' });
  // All that the page brings after that may still move it.
  await page.waitForLoadState('networkidle');
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await close();
  return watched;
}
