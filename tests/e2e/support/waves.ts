import type { Page, Request, Route } from 'playwright-core';

/** Milliseconds between two looks at a page that seems to have asked for all that it can. */
const pause = 100;
const looks = 3;

/** Addresses of requests, wave by wave: a wave is what a page asks for before any answer to it has come. */
export type Waves = readonly (readonly string[])[];

/** Whether the control is there and can be seen, in the page or in the shadow root of an element. */
export const isShown = (page: Page, control: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const found = roots.map((root) => root.querySelector(selector)).find((element) => element !== null);
    return (found?.getClientRects().length ?? 0) > 0;
  }, control);

/**
 * The waves of requests until `control` can be used, the page itself not counted. All requests are held back until the page
 * asks for nothing more, then answered together: a busy machine takes longer and counts the same.
 */
export async function countWaves(page: Page, address: string, control: string): Promise<Waves> {
  const waves: string[][] = [];
  const underWay = new Set<Request>();
  let held: Route[] = [];
  const over = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    return void held.push(route);
  });
  const settled = async () => {
    for (let calm = 0, before = -1; calm < looks;) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      await page.waitForTimeout(pause);
      calm = before === held.length && underWay.size === 0 ? calm + 1 : 0;
      before = held.length;
    }
  };
  await page.goto(address, { waitUntil: 'commit' });
  for (;;) {
    await settled();
    if (await isShown(page, control)) break;
    const wave = held;
    held = [];
    if (wave.length > 0) waves.push(wave.map((route) => route.request().url()));
    for (const route of wave) {
      if (!/stream/.test(route.request().url())) underWay.add(route.request());
      void route.continue();
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return waves;
}
