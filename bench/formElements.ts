import type { Browser } from 'playwright-core';
import { openBrowser } from '../tests/e2e/support/browser';
import { startOrgkit } from '../tests/e2e/support/orgkitServer';
import { type BenchWindow, servePages } from './forms/servePages';
import { median, percentile, type Finding } from './statistics';

const pairs = 500;
const rounds = 5;
/** Pairs whose first field is typed in, and what: the second field goes, comes, stays and stays. */
const typedIn = [3, 250, 496];
const keys = [
  ['Backspace', 2 * pairs - 1],
  ['x', 2 * pairs],
  ['y', 2 * pairs],
  ['Backspace', 2 * pairs],
] as const;

/** One visit: milliseconds to mount the form, and from each key to the frame that shows what it changed. */
async function measure(browser: Browser, address: string): Promise<{ mount: number; keys: number[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const mount = (count: number) =>
    page.evaluate((wanted) => (window as unknown as BenchWindow).bench.mounted(wanted), count);
  await mount(1); // scripts, the organisation
  const found = { mount: await mount(pairs), keys: [] as number[] };
  for (const pair of typedIn) {
    await page.evaluate((at) => (window as unknown as BenchWindow).bench.focus(at), pair);
    for (const [key, fields] of keys) {
      await page.evaluate((wanted) => (window as unknown as BenchWindow).bench.typed(wanted), fields);
      await page.keyboard.press(key);
      found.keys.push(await page.evaluate(() => (window as unknown as BenchWindow).shown));
    }
  }
  await context.close();
  return found;
}

/** `<org-form>` against the quicker of RJSF and form-js: 1000 fields, half of them shown by the field before. */
export async function benchFormElements(): Promise<Finding[]> {
  const orgkit = await startOrgkit();
  const pages = await servePages(orgkit.url);
  const browser = await openBrowser();
  const makers = ['orgForm', 'rjsf', 'formJs'] as const;
  const mounts = { orgForm: [] as number[], rjsf: [] as number[], formJs: [] as number[] };
  const paints = { orgForm: [] as number[], rjsf: [] as number[], formJs: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const maker of makers) {
        const found = await measure(browser, `${pages.url}/${maker}`);
        mounts[maker].push(found.mount);
        paints[maker].push(...found.keys);
      }
    }
  } finally {
    await browser.close();
    pages.stop();
    await orgkit.stop();
  }
  const compare = (
    what: string,
    of: typeof mounts,
    take: (all: readonly number[]) => number,
    limit: number,
  ): Finding => {
    const [ours, rjsf, formJs] = [take(of.orgForm), take(of.rjsf), take(of.formJs)];
    const details = `org-form ${ours.toFixed(1)} ms, RJSF ${rjsf.toFixed(1)} ms, form-js ${formJs.toFixed(1)} ms, ${of.orgForm.length} times each`;
    return { what, details, ratio: ours / Math.min(rjsf, formJs), limit, must: 'stay below' };
  };
  const best = 'against the better of RJSF and form-js, 1000 fields';
  return [
    compare(`median time to mount a form, ${best}`, mounts, median, 1),
    compare(`95th percentile from a key to paint, ${best}`, paints, (all) => percentile(all, 0.95), 1.3),
  ];
}
