import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, openShell } from './browser';
import { joinOrgkit, startOrgkit, type OrgkitServer, type OrgkitServerOptions } from './orgkitServer';
import { closePage, createPagePool, type PagePool } from './pagePool';

export interface OrgkitBench {
  readonly server: OrgkitServer;
  readonly browser: Browser;
}

export interface OrgkitBenchOptions extends OrgkitServerOptions {
  /** What the browser context of every page has. Default: French, without motion. */
  readonly context?: BrowserContextOptions;
  /** The file changes nothing on the server that another could notice: one server does for all such files. */
  readonly shared?: boolean;
  /** More command line flags of the browser. */
  readonly flags?: readonly string[];
  /** The file is about windows. */
  readonly wholeBrowser?: boolean;
}

/**
 * The built server and a browser for all tests of a file; pages are closed after each test. Sets itself up around the tests
 * of the file, before any `beforeAll` that comes after it.
 */
export function useOrgkitBench({
  context: usual,
  shared = false,
  env,
  embedded = false,
  flags,
  wholeBrowser = false,
}: OrgkitBenchOptions = {}) {
  const open = wholeBrowser ? openBrowser : openShell;
  let bench: (OrgkitBench & { pool: PagePool }) | null = null;
  const pages: Page[] = [];
  let complaints: string[] = [];
  const running = () => {
    if (!bench) throw new Error('the bench is not up yet');
    return bench;
  };
  beforeAll(async () => {
    const [server, browser] = await Promise.all([shared ? joinOrgkit() : startOrgkit({ env, embedded }), open(flags)]);
    bench = { server, browser, pool: createPagePool(browser, () => `${server.url}/readyz`) };
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map(closePage));
    complaints = [];
  });
  afterAll(async () => {
    await bench?.browser.close();
    await bench?.server.stop();
  });
  return {
    bench: running,
    /** A page in a browser context of its own. */
    async openPage(options: BrowserContextOptions = {}): Promise<Page> {
      const page = await running().pool.open({ ...(usual ?? frenchAndStill), ...options });
      page.setDefaultTimeout(45_000);
      page.removeAllListeners('pageerror');
      page.removeAllListeners('console');
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      pages.push(page);
      return page;
    },
    /** Errors that reached the test's pages so far, and those that their consoles show. */
    complaints: () => complaints,
  };
}

const frenchAndStill: BrowserContextOptions = { locale: 'fr-FR', reducedMotion: 'reduce' };
