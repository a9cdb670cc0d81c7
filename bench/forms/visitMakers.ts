import type { Page } from 'playwright-core';
import { openBrowser } from '../../tests/e2e/support/browser';
import { startOrgkit } from '../../tests/e2e/support/orgkitServer';
import type { Finding } from '../statistics';
import { type BenchWindow, servePages } from './servePages';

/** Pairs of fields in each form. */
export const pairs = 500;
/** Pairs whose first field is typed in: near the start, in the middle, near the end. */
const typedIn = [3, 250, 496];
const rounds = 5;
const makers = ['orgForm', 'rjsf', 'formJs'] as const;

/** Results of the visits, by maker. */
export type ByMaker<T> = Readonly<Record<(typeof makers)[number], readonly T[]>>;

/** Opens each maker's page in turn, several rounds, each time as a visitor who has never seen it. */
export async function visitMakers<T>(
  query: string,
  visit: (page: Page, address: string) => Promise<T>,
): Promise<ByMaker<T>> {
  const orgkit = await startOrgkit();
  const pages = await servePages(orgkit.url);
  const browser = await openBrowser();
  const found = { orgForm: [] as T[], rjsf: [] as T[], formJs: [] as T[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const maker of makers) {
        const context = await browser.newContext();
        found[maker].push(await visit(await context.newPage(), `${pages.url}/${maker}${query}`));
        await context.close();
      }
    }
  } finally {
    await browser.close();
    pages.stop();
    await orgkit.stop();
  }
  return found;
}

/** Mounts a form of so many pairs. @returns milliseconds until it is painted */
export const mount = (page: Page, count: number): Promise<number> =>
  page.evaluate((wanted) => (window as unknown as BenchWindow).bench.mounted(wanted), count);

/**
 * Presses keys in a few fields.
 * @param keys each with the number of fields it leaves on the page
 * @returns milliseconds from each key to its frame
 */
export async function typeKeys(
  page: Page,
  keys: readonly (readonly [key: string, fields: number])[],
): Promise<number[]> {
  const times: number[] = [];
  for (const pair of typedIn) {
    await page.evaluate((at) => (window as unknown as BenchWindow).bench.focus(at), pair);
    for (const [key, fields] of keys) {
      await page.evaluate((wanted) => (window as unknown as BenchWindow).bench.typed(wanted), fields);
      await page.keyboard.press(key);
      times.push(await page.evaluate(() => (window as unknown as BenchWindow).shown));
    }
  }
  return times;
}

/** Holds org-form's figure against the lowest of its rivals'. @param take a maker's figure, in milliseconds, from its visits */
export function compare<T>(
  what: string,
  found: ByMaker<T>,
  take: (visits: readonly T[]) => number,
  { rivals = ['rjsf', 'formJs'], limit }: { rivals?: readonly ('rjsf' | 'formJs')[]; limit: number },
): Finding {
  const figures = { orgForm: take(found.orgForm), rjsf: take(found.rjsf), formJs: take(found.formJs) };
  const [ours, rjsf, formJs] = [figures.orgForm, figures.rjsf, figures.formJs].map((figure) => figure.toFixed(1));
  return {
    what,
    details: `org-form ${ours} ms, RJSF ${rjsf} ms, form-js ${formJs} ms, ${found.orgForm.length} visits each`,
    ratio: figures.orgForm / Math.min(...rivals.map((rival) => figures[rival])),
    limit,
    must: 'stay below',
  };
}
