import type { Page, Request, Route } from 'playwright-core';

/** How the server, or the way to it, fails. */
export type Outage = 'offline' | 'status 500' | 'refused' | 'captive portal';

/** What was asked for while it lasted: in all, and the address that was asked for most often. */
export interface Asked {
  readonly total: number;
  readonly most: number;
  readonly of: string;
}

const answers: Record<Exclude<Outage, 'offline'>, (route: Route) => Promise<void>> = {
  'status 500': (route) =>
    route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      body: 'no',
      contentType: 'text/plain',
    }),
  refused: (route) => route.abort('connectionrefused'),
  'captive portal': (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><h1>Wi-Fi</h1>',
      contentType: 'text/html',
    }),
};

/** Lets the server at `origin` be away for a page whose clock is in the test's hands, and counts what is asked meanwhile. */
export function outages(page: Page, origin: string) {
  const counts = new Map<string, number>();
  const open = new Set<Request>();
  let counting = false;
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return;
    // A stream stays open for as long as it works.
    if (!request.url().includes('/stream/')) open.add(request);
    const path = request
      .url()
      .replace(/[?#].*/, '')
      .slice(origin.length);
    if (counting) counts.set(path, (counts.get(path) ?? 0) + 1);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  /** A round trip through the page, after which what has failed is known there. */
  const settle = async () => {
    do await page.evaluate(() => 0);
    while (open.size > 0);
  };

  return {
    async begin(outage: Outage, { but }: { but?: string } = {}) {
      counting = true;
      if (outage === 'offline' && !but) return page.context().setOffline(true);
      const answer = outage === 'offline' ? (route: Route) => route.abort('internetdisconnected') : answers[outage];
      await page.route(`${origin}/**`, (route) =>
        but && route.request().url().endsWith(but) ? route.continue() : answer(route),
      );
    },
    /** Lets time pass. */
    async last(milliseconds: number): Promise<Asked> {
      // Else the page's clock would go on by itself beside, the further the slower the machine is. It goes on until the pause
      // takes hold, and cannot be turned back: hence a moment well ahead.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
      for (let passed = 0; passed < milliseconds; passed += 2000) {
        await page.clock.runFor(2000);
        await settle();
      }
      await page.clock.resume();
      const [of = '', most = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
      return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), most, of };
    },
    /** Lets time pass until the page has what is waited for, but never faster than its files come: pages stop waiting for them. */
    async until(isThere: () => Promise<boolean>): Promise<boolean> {
      for (let seconds = 0; seconds < 90; seconds += 2) {
        if (await isThere()) return true;
        await page.clock.runFor(2000);
        await settle();
      }
      return isThere();
    },
    async end() {
      counting = false;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().setOffline(false);
    },
  };
}
