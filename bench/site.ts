import { openBrowser } from '../tests/e2e/support/browser';
import { startOrgkit } from '../tests/e2e/support/orgkitServer';
import { firstVisit } from './site/firstVisit';
import { nextPage } from './site/nextPage';
import { serverCosts } from './site/serverCost';
import type { StartPostgres } from './liveGifts';
import { median, type Finding } from './statistics';

const rounds = 5;
/** Milliseconds. */
const routeChange = 50;
const serverCpu = 5;
const next = ['/don/toit', '/evenements', '/actualites'];
const answered = [
  '/',
  '/don',
  '/evenements',
  '/actualites',
  '/horaires',
  '/campagne/maison',
  '/formulaire/tilleuls-contact',
];

const ms = (values: readonly number[]) => `${median(values).toFixed(0)} ms`;

/**
 * The home page on a slow phone against the same HTML without scripts, the change to a page that was fetched before, and what a page
 * costs the server. Bytes are in the sizes that are printed before (`scripts/checks/sizes.mjs`).
 */
export async function benchSite(startPostgres: StartPostgres): Promise<Finding[]> {
  const orgkit = await startOrgkit();
  const browser = await openBrowser();
  const home = `${orgkit.url}/`;
  const own: Awaited<ReturnType<typeof firstVisit>>[] = [];
  const plain: typeof own = [];
  const changes = new Map<string, number[]>(next.map((path) => [path, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await firstVisit(browser, home, false));
      own.push(await firstVisit(browser, home, true));
      for (const path of next) changes.get(path)?.push(await nextPage(browser, home, path));
    }
  } finally {
    await browser.close();
    await orgkit.stop();
  }
  const paint = plain.map((visit) => visit.paint);
  const ownPaint = own.map((visit) => visit.paint);
  const hydrated = own.map((visit) => visit.hydrated);
  const medians = `medians of ${rounds}`;
  const slowest = [...changes].map(([path, times]) => ({ path, time: median(times) })).sort((a, b) => b.time - a.time);
  const costs = [...(await serverCosts(startPostgres, answered))].sort(([, a], [, b]) => b - a);
  return [
    {
      what: 'largest paint of the home page on a phone, against the same HTML without scripts',
      details: `${ms(ownPaint)}, without ${ms(paint)}, ${medians}`,
      ratio: median(ownPaint) / median(paint),
      limit: 1.1,
      must: 'stay below',
    },
    {
      what: 'time until it is taken over, against that paint without scripts',
      details: `${ms(hydrated)}, ${medians}`,
      ratio: median(hydrated) / median(paint),
      limit: 3.5,
      must: 'stay below',
    },
    {
      what: 'layout shift of the home page, in its worst visit',
      details: `without scripts ${Math.max(...plain.map(({ shift }) => shift)).toFixed(4)}`,
      ratio: Math.max(...own.map(({ shift }) => shift)),
      limit: 0,
      must: 'stay below',
    },
    {
      what: `change to a page that was fetched before, of ${routeChange} ms`,
      details: `${slowest.map(({ path, time }) => `${path} ${time.toFixed(0)} ms`).join(', ')}, ${medians}`,
      ratio: (slowest[0]?.time ?? NaN) / routeChange,
      limit: 1,
      must: 'stay below',
    },
    {
      what: `processor time of the server for a page, of ${serverCpu} ms`,
      details: costs.map(([path, cost]) => `${path} ${cost.toFixed(1)} ms`).join(', '),
      ratio: (costs[0]?.[1] ?? NaN) / serverCpu,
      limit: 1,
      must: 'stay below',
    },
  ];
}
