import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

interface Kept {
  readonly page: Page;
  /** Context options, except the window's size, as JSON. */
  readonly kind: string;
  readonly session: CDPSession;
  /** Init scripts of this visit. */
  readonly scripts: { dispose(): Promise<void> }[];
  /** False once the next visit could notice this one. */
  clean: boolean;
}

export interface PagePool {
  /** A fresh page in a browser context of its own. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** Ends a visit. */
  close(page: Page): Promise<void>;
}

const pools = new WeakMap<Page, PagePool>();

/** Ends the visit of a page that a bench opened. */
export const closePage = (page: Page): Promise<void> => pools.get(page)?.close(page) ?? page.context().close();

/**
 * Pages of one browser. A page that is closed serves again when nothing is left of its visit: making a context, its window
 * and its process costs as much as showing most pages.
 * @param site address of a small page on the origin that is visited
 */
export function createPagePool(browser: Browser, site: () => string): PagePool {
  const inUse = new Map<Page, Kept>();
  const free: Kept[] = [];

  async function make(options: BrowserContextOptions, kind: string): Promise<Kept> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const clean = options.viewport !== null && options.javaScriptEnabled !== false;
    const kept: Kept = { page, kind, session, scripts: [], clean };
    watch(kept, site);
    pools.set(page, pool);
    return kept;
  }

  const pool: PagePool = {
    async open(options = {}) {
      const { viewport, ...others } = options;
      const kind = JSON.stringify(others);
      const index = viewport === null ? -1 : free.findIndex((one) => one.kind === kind);
      const [again] = index < 0 ? [] : free.splice(index, 1);
      await again?.page.setViewportSize(viewport ?? usualSize);
      const kept = again ?? (await make(options, kind));
      inUse.set(kept.page, kept);
      return kept.page;
    },
    async close(page) {
      const kept = inUse.get(page);
      // Already closed: it may be serving another test.
      if (!kept) return;
      inUse.delete(page);
      if (kept.clean && !page.isClosed() && (await isTidied(kept, site())) && kept.clean) free.push(kept);
      else await page.context().close();
    },
  };
  return pool;
}

/** The window's size where nobody asks for another. */
const usualSize = { width: 1280, height: 720 };

/** Notes what is done with a page that lasts longer than a visit. */
function watch(kept: Kept, site: () => string): void {
  const { page } = kept;
  const context = page.context();
  const spoil = () => void (kept.clean = false);
  const spoiledBy = <Target extends Page | BrowserContext>(target: Target, names: readonly (keyof Target)[]) => {
    for (const name of names) {
      const own = (target[name] as (...args: unknown[]) => unknown).bind(target);
      Object.assign(target, { [name]: (...args: unknown[]) => (spoil(), own(...args)) });
    }
  };
  spoiledBy(page, ['route', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'emulateMedia']);
  spoiledBy(context, ['route', 'newCDPSession', 'setOffline', 'grantPermissions', 'addInitScript']);
  const { clock } = page;
  Object.defineProperty(page, 'clock', { get: () => (spoil(), clock) });
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
    const script = await addInitScript(...args);
    kept.scripts.push(script);
    return script;
  };
  context.on('page', spoil);
  page.on('crash', spoil);
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (!url.startsWith('about:') && new URL(url).origin !== new URL(site()).origin) spoil();
  });
}

/** Leaves the page and takes away what the visit kept; whether that went well. */
async function isTidied({ page, session, scripts }: Kept, site: string): Promise<boolean> {
  try {
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await page.mouse.move(-1, -1);
    await page.goto(site);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await session.send('Network.clearBrowserCache');
    await page.context().clearCookies();
    return true;
  } catch {
    return false;
  }
}
