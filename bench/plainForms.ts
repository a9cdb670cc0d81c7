import type { Browser } from 'playwright-core';
import { openBrowser } from '../tests/e2e/support/browser';
import { startOrgkit } from '../tests/e2e/support/orgkitServer';
import { type BenchWindow, servePages } from './forms/servePages';
import { median, percentile, type Finding } from './statistics';

const pairs = 500;
const rounds = 5;
const typedIn = [3, 250, 496];
const keys = ['a', 'b', 'Backspace', 'c'];
const makers = ['orgForm', 'rjsf', 'formJs'] as const;

/** One visit: what the main thread worked until the form could be used, and milliseconds from each key to its frame. */
async function measure(browser: Browser, address: string): Promise<{ work: number; keys: number[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.evaluate((count) => (window as unknown as BenchWindow).bench.mounted(count), pairs);
  const { metrics } = await session.send('Performance.getMetrics');
  const found = {
    work: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN),
    keys: [] as number[],
  };
  for (const pair of typedIn) {
    await page.evaluate((at) => (window as unknown as BenchWindow).bench.focus(at), pair);
    for (const key of keys) {
      await page.evaluate((fields) => (window as unknown as BenchWindow).bench.typed(fields), 2 * pairs);
      await page.keyboard.press(key);
      found.keys.push(await page.evaluate(() => (window as unknown as BenchWindow).shown));
    }
  }
  await context.close();
  return found;
}

/** `<org-form>` beside RJSF and form-js: 1000 text fields that nothing depends on. */
export async function benchPlainForms(): Promise<Finding[]> {
  const orgkit = await startOrgkit();
  const pages = await servePages(orgkit.url);
  const browser = await openBrowser();
  const works = { orgForm: [] as number[], rjsf: [] as number[], formJs: [] as number[] };
  const paints = { orgForm: [] as number[], rjsf: [] as number[], formJs: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const maker of makers) {
        const found = await measure(browser, `${pages.url}/${maker}?plain`);
        works[maker].push(found.work);
        paints[maker].push(...found.keys);
      }
    }
  } finally {
    await browser.close();
    pages.stop();
    await orgkit.stop();
  }
  const [work, paint] = [
    { ours: median(works.orgForm), rjsf: median(works.rjsf), formJs: median(works.formJs) },
    {
      ours: percentile(paints.orgForm, 0.95),
      rjsf: percentile(paints.rjsf, 0.95),
      formJs: percentile(paints.formJs, 0.95),
    },
  ];
  const details = ({ ours, rjsf, formJs }: typeof work) =>
    `org-form ${ours.toFixed(1)} ms, RJSF ${rjsf.toFixed(1)} ms, form-js ${formJs.toFixed(1)} ms`;
  return [
    {
      what: 'work of the main thread until 1000 plain fields can be used, against RJSF',
      details: details(work),
      ratio: work.ours / work.rjsf,
      limit: 1,
      must: 'stay below',
    },
    {
      what: '95th percentile from a key to paint, 1000 plain fields, against form-js',
      details: details(paint),
      ratio: paint.ours / paint.formJs,
      limit: 1,
      must: 'stay below',
    },
  ];
}
