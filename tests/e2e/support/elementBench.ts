import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openShell } from './browser';
import { createPagePool } from './pagePool';
import { serveSite, type Answer, type Site } from './serveFiles';
import { stubApi } from './stubApi';

/** A browser, a host page's site, and another site with the built files and a stub of the API. */
export interface ElementBench {
  browser: Browser;
  /** Where host pages live: `localhost`. */
  host: Site;
  /** Where the built files and the API live: `127.0.0.1`, another site to the browser. */
  org: Site;
  /** Opens a host page with this body, in a browser context of its own, until `closePage`. Scripts are where `/elements/` points. */
  open(body: string, options?: OpenOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** In the head, before anything else. Default: the element's module script. */
  head?: string;
  headers?: Record<string, string>;
  context?: BrowserContextOptions;
  /** What follows the path in the address. */
  query?: string;
  /** Prepares the browser page before it goes to the host page. */
  prepare?: (page: Page) => Promise<void>;
}

export interface OpenPage {
  page: Page;
  /** Errors that reached the page, and messages of the console by kind. */
  errors: string[];
  console: { type: string; text: string }[];
  /** Waits for a message in the console, also one that came before. */
  said(part: string): Promise<void>;
  /** Names of the org-* events that reached the document so far. */
  events(): Promise<string[]>;
  /** Waits until `count` elements have announced that they can be used. */
  ready(count?: number): Promise<void>;
}

interface Recorder {
  orgEvents: string[];
}

/** Runs in the page before its own scripts. */
function recordEvents() {
  const seen = ((window as unknown as Recorder).orgEvents = [] as string[]);
  const names = ['org-ready', 'org-error', 'org-donation-start', 'org-checkout-open'];
  names.push('org-payment-submit', 'org-payment-complete', 'org-payment-fail');
  names.push('org-form-submit', 'org-form-success', 'org-form-error');
  for (const name of names) document.addEventListener(name, () => seen.push(name));
}

/** @param folder what was built; served as `/elements/` of the org's site */
export async function openElementBench(folder: string, openBrowser = openShell): Promise<ElementBench> {
  const browser = await openBrowser();
  const org = await serveSite({ folders: { '/elements/': folder }, routes: stubApi() });
  const host = await serveSite({
    routes: { 'GET /favicon.ico': () => ({ status: 204 }), 'GET /page-0.html': () => ({ body: hostPage('', '') }) },
  });
  const pool = createPagePool(browser, () => `${host.origin('localhost')}/page-0.html`);
  let pages = 0;
  return {
    browser,
    host,
    org,
    async open(body, { head = '', headers = {}, context, query = '', prepare } = {}) {
      const address = `/page-${++pages}.html`;
      const answer: Answer = { body: hostPage(head, body), headers };
      host.route({ [`GET ${address}`]: () => answer });
      const page = await pool.open(context);
      page.removeAllListeners('pageerror');
      page.removeAllListeners('console');
      await page.addInitScript(recordEvents);
      const open: OpenPage = {
        page,
        errors: [],
        console: [],
        said: async (part) => {
          const has = (text: string) => text.includes(part);
          if (open.console.some(({ text }) => has(text))) return;
          await page.waitForEvent('console', (message) => has(message.text()));
        },
        events: () => page.evaluate(() => (window as unknown as Recorder).orgEvents),
        ready: async (count = 1) => {
          const isReady = (wanted: number) =>
            (window as unknown as Recorder).orgEvents.filter((name) => name === 'org-ready').length >= wanted;
          await page.waitForFunction(isReady, count);
        },
      };
      page.on('pageerror', (error) => open.errors.push(String(error)));
      page.on('console', (message) => open.console.push({ type: message.type(), text: message.text() }));
      await prepare?.(page);
      await page.goto(`${host.origin('localhost')}${address}${query}`);
      return open;
    },
    close: async () => {
      await browser.close();
      await Promise.all([org.close(), host.close()]);
    },
  };
}

const hostPage = (head: string, body: string) => `<!doctype html>
<html lang="fr">
  <head><meta charset="utf-8"><title>Host</title>${head}</head>
  <body>${body}</body>
</html>`;
