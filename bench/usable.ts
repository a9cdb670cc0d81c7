import type { Browser } from 'playwright-core';
import { openBrowser } from '../tests/e2e/support/browser';
import { startOrgkit } from '../tests/e2e/support/orgkitServer';
import { countWaves } from '../tests/e2e/support/waves';
import { median, type Finding } from './statistics';
import { beOnPhone } from './phone';
import { serveSubjects } from './usable/serveSubjects';
import { elementSubjects, peerSubjects, type Subject } from './usable/subjects';

const rounds = 5;
const mostWaves = 4;
interface BenchWindow {
  readonly usable: Promise<number>;
}

/** Milliseconds from the navigation to the frame that shows the control, on a slow phone that has never seen the page. */
async function timeOf(browser: Browser, address: string, { control }: Subject): Promise<number> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await beOnPhone(context, page);
  await page.addInitScript((selector) => {
    const hosts = 'hello-element, org-donation, org-payment, org-form, org-campaign, org-screen';
    const isIn = (root: ParentNode | null | undefined) => root?.querySelector(selector)?.getClientRects().length;
    const usable = new Promise<number>((resolve) => {
      const look = () => {
        if (isIn(document) || isIn(document.querySelector(hosts)?.shadowRoot)) resolve(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    });
    Object.assign(window, { usable });
  }, control);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.evaluate(() => (window as unknown as BenchWindow).usable);
  await context.close();
  return time;
}

async function wavesOf(browser: Browser, address: string, { control }: Subject): Promise<number> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const waves = await countWaves(await context.newPage(), address, control);
  await context.close();
  return waves.length;
}

/** Waves and milliseconds until usable, by subject. */
type Taken = ReadonlyMap<string, { readonly waves: number; readonly time: number }>;

async function measure(): Promise<Taken> {
  const orgkit = await startOrgkit();
  const subjects = [...(await elementSubjects(orgkit)), ...peerSubjects];
  const pages = await serveSubjects(subjects);
  const browser = await openBrowser();
  const times = subjects.map((): number[] => []);
  const waves: number[] = [];
  try {
    for (const [index, subject] of subjects.entries())
      waves.push(await wavesOf(browser, pages.address(index), subject));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, subject] of subjects.entries())
        times[index]?.push(await timeOf(browser, pages.address(index), subject));
    }
  } finally {
    await browser.close();
    pages.stop();
    await orgkit.stop();
  }
  const taken = (index: number) => ({ waves: waves[index] ?? NaN, time: median(times[index] ?? []) });
  return new Map(subjects.map(({ name }, index) => [name, taken(index)]));
}

/**
 * Waves of requests, and time until the first key or press is handled: every element on a page of another origin, against a plain
 * React page of one bundle and against form-js, RJSF and JSON Forms, each one bundle on the page's own origin (docs/adr/0021).
 */
export async function benchUsable(): Promise<Finding[]> {
  const taken = await measure();
  const timeFor = (name: string) => taken.get(name)?.time ?? NaN;
  const compare = (name: string, others: readonly string[], limit: number): Finding => {
    const best = others.reduce((one, other) => (timeFor(one) <= timeFor(other) ? one : other));
    return {
      what: `time until ${name} can be used, against ${best}`,
      details: `${name} ${timeFor(name).toFixed(0)} ms, ${others.map((other) => `${other} ${timeFor(other).toFixed(0)} ms`).join(', ')}, medians of ${rounds}`,
      ratio: timeFor(name) / timeFor(best),
      limit,
      must: 'stay below',
    };
  };
  const most = [...taken].reduce((one, other) => (one[1].waves >= other[1].waves ? one : other));
  const waves: Finding = {
    what: `waves of requests until an element can be used, at most (${most[0]})`,
    details: [...taken].map(([name, { waves: count, time }]) => `${name} ${count} (${time.toFixed(0)} ms)`).join(', '),
    ratio: most[1].waves,
    limit: mostWaves,
    must: 'stay below',
  };
  return [
    waves,
    compare('donation', ['plain React'], 1.6),
    compare('form in the page', ['form-js', 'RJSF', 'JSON Forms'], 0.9),
    compare('form in the page', ['donation'], 1.1),
    compare('gala form', ['donation'], 1.3),
    compare('screen', ['donation'], 1.2),
  ];
}
