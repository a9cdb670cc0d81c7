import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { startOrgkit, type OrgkitServer } from './orgkitServer';

export interface PaymentBench {
  readonly server: OrgkitServer;
  readonly browser: Browser;
}

/** The built server and a browser for all tests of a file; pages are closed after each test. */
export function usePaymentBench() {
  let bench: PaymentBench | null = null;
  const pages: Page[] = [];
  const running = () => {
    if (!bench) throw new Error('the bench is not up yet');
    return bench;
  };
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startOrgkit(), openBrowser()]);
    bench = { server, browser };
  }, 90_000);
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
  });
  afterAll(async () => {
    await bench?.browser.close();
    await bench?.server.stop();
  }, 30_000);
  return {
    bench: running,
    /** A page in a browser context of its own, in French unless told otherwise, without motion. */
    async openPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await running().browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      pages.push(page);
      return page;
    },
  };
}
