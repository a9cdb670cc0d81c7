import type { Page } from 'playwright-core';

let watches = 0;

/**
 * What the page posts to addresses with `part` in them from now on, in order. Call before going to the page: the browser
 * tells its driver nothing of bodies that are streams, so they are read where they leave.
 */
export async function watchPosts<T>(page: Page, part: string, read: (body: string) => T): Promise<T[]> {
  const sent: T[] = [];
  const name = `notePost${(watches += 1)}`;
  await page.exposeFunction(name, (body: string) => {
    sent.push(read(body));
  });
  await page.addInitScript(
    ([note, wanted]) => {
      const send = window.fetch;
      window.fetch = async (...request) => {
        const [asked] = request;
        const copy = asked instanceof Request ? asked.clone() : new Request(...request);
        const tell = (window as unknown as Record<string, (body: string) => Promise<void>>)[note!]!;
        if (copy.method === 'POST' && copy.url.includes(wanted!)) await tell(await copy.text());
        return send(...request);
      };
    },
    [name, part],
  );
  return sent;
}
