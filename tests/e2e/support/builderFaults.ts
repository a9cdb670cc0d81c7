import type { Page, Request, Route } from 'playwright-core';

const said = (status: number, code: string, error: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: JSON.stringify({ success: false, code, error }),
  });

/** What a bad network, or a server in trouble, does with a call. */
const faults = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  'status 500': said(500, 'internal', 'Something went wrong on the server.'),
  'status 403': said(403, 'scope', 'A token of the scope "forms" may not do this.'),
  /** The server does it, and half of its answer comes. */
  'cut off': async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  /** The server does it, and nothing comes of its answer. */
  lost: async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
} as const;
export type Fault = keyof typeof faults;

/** A call of the builder: its method, and how its path ends. */
export interface Call {
  readonly method: string;
  readonly path: RegExp;
}

/** Breaks a call of a page's builder, and counts how often it is made. */
export async function breakable(page: Page, { method, path }: Call) {
  let how: ((route: Route) => Promise<void>) | null = null;
  let asked = 0;
  let answered = 0;
  let onAnswer = () => {};
  const isIt = (request: Request) => request.method() === method && path.test(new URL(request.url()).pathname);
  await page.route(
    (url) => url.pathname.startsWith('/v1/'),
    async (route) => {
      if (!isIt(route.request())) return route.fallback();
      asked += 1;
      await (how ? how(route) : route.continue());
      answered += 1;
      return onAnswer();
    },
  );
  return {
    asked: () => asked,
    /** Every such call from now on fails so. */
    breaks: (fault: Fault) => void (how = faults[fault]),
    /** Once so many calls have failed, and the page knows. */
    async fails(count: number) {
      while (answered < count) await new Promise<void>((resolve) => (onAnswer = resolve));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    },
    /** Calls wait until what is returned is called, and go on then. */
    holds() {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      how = async (route) => {
        await held;
        await route.continue();
      };
      return () => {
        how = null;
        release();
      };
    },
  };
}
