import type { Browser, Page } from 'playwright-core';
import { buildProbe, type Built } from './buildElements';
import { openElementBench, type ElementBench, type OpenOptions } from './elementBench';
import { stubApi } from './stubApi';

/** What the probe element writes down in its page. */
interface ProbeWindow {
  probes: Record<string, { props: Record<string, unknown>; mounts: number; ticks: number }>;
}

/** The probe element, built, with a host page's site and the API. Sets itself up around the tests of the file. */
export function useProbeBench(openBrowser?: () => Promise<Browser>) {
  let built: Built;
  let bench: ElementBench;
  beforeAll(async () => {
    built = await buildProbe();
    bench = await openElementBench(built.folder, openBrowser);
  });
  afterAll(async () => {
    await bench.close();
    built.remove();
  });
  beforeEach(() => {
    bench.org.route(stubApi());
    bench.org.requests.length = 0;
  });

  const src = (file: string) => `${bench.org.origin()}/elements/${file}`;
  const script = () => `<script type="module" src="${src('org-probe.js')}"></script>`;
  return {
    bench: () => bench,
    built: () => built,
    /** Address of a built file. */
    src,
    script,
    /** Opens a host page with the probe's script in its head, and waits for the first element. */
    async open(body: string, options: OpenOptions = {}) {
      const opened = await bench.open(body, { head: script(), ...options });
      await opened.ready();
      return opened;
    },
  };
}

/** Props that the view of a probe got last. */
export const propsOf = (page: Page, id = 'p') =>
  page.evaluate((name) => (window as unknown as ProbeWindow).probes[name]?.props, id);

/** Changes the element `el` by a statement, then gives the props that its view was drawn with. */
export async function propsAfter(page: Page, change: string) {
  await page.evaluate(`{ const el = document.querySelector('#p'); ${change}; }`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return propsOf(page);
}
