import type { Page } from 'playwright-core';
import type { Campaign } from '../../src/contract/campaigns/campaigns';
import { buildCampaign, buildStats } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { campaignApi, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
});
afterAll(() => bench.close());

const { markup, open } = toolsFor({ tag: 'org-campaign', bench: () => bench });
const ladder = { objectif: 100_000, bonus: [120_000, 150_000] };
const at = (sum: number, more: Partial<Campaign> = {}): Partial<Campaign> => ({ stats: buildStats(sum, 9), ...more });

/** What a campaign is, and what its widget says: label, goal, struck through, percentage, width of the bar in percent. */
const cases: readonly (readonly [Partial<Campaign>, string])[] = [
  [at(99_999, ladder), 'OBJECTIF 100 000 € | | 99% | 99.999'],
  [at(100_000, ladder), 'NOUVEL OBJECTIF 120 000 € | 100 000 € | 83% | 83.333'],
  [at(120_000, ladder), 'NOUVEL OBJECTIF 150 000 € | 100 000 € | 80% | 80'],
  [at(150_000, ladder), 'NOUVEL OBJECTIF 150 000 € | 100 000 € | 100% | 100'],
  [at(160_000, ladder), 'NOUVEL OBJECTIF 150 000 € | 100 000 € | 106% | 100'],
  [at(100_000), 'OBJECTIF 100 000 € | | 100% | 100'],
  [at(456), 'OBJECTIF 100 000 € | | 0,5% | 10'],
  [at(999), 'OBJECTIF 100 000 € | | 0,9% | 10'],
  [at(1000), 'OBJECTIF 100 000 € | | 1% | 10'],
  [at(45_600), 'OBJECTIF 100 000 € | | 45% | 45.6'],
  [at(0), 'OBJECTIF 100 000 € | | 0% | 0'],
  [at(12_600, { type: 'PARTNER', objectif: 100, partnerMontant: 180 }), 'OBJECTIF 100 parrainages | | 70% | 70'],
  [at(500, { type: 'COUNT', objectif: 20 }), 'OBJECTIF 20 dons | | 45% | 45'],
];

it('ACC-23 ACC-24 WID-02 shows goal, bonus goals, percentage and bar of every kind of campaign', async () => {
  bench.org.route(stubApi());
  for (const [place, [campaign]] of cases.entries())
    bench.org.route(campaignApi({ campaign: buildCampaign({ id: `c${place}`, ...campaign }), donors: [] }));
  const all = cases.map((_, place) => markup(`campaign-id="c${place}" widget`)).join('');
  const { page, ready, errors } = await open(`<main style="width: 300px">${all}</main>`);
  await ready(cases.length);
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('org-campaign')].filter((one) => one.shadowRoot?.querySelector('.goal-percent'))
        .length === count,
    cases.length,
  );
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('org-campaign')].map((element) => {
      const part = (selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);
      const text = (selector: string) => (part(selector)?.textContent ?? '').replace(/\s/g, ' ');
      const bar = part('.progress-bar')!.style.inlineSize;
      const struck = text('.goal-reached [aria-hidden]');
      return `${text('.goal-label')} ${text('.goal-line strong')} | ${struck && `${struck} `}| ${text('.goal-percent')} | ${Math.round(parseFloat(bar) * 1000) / 1000}`;
    }),
  );
  expect(said).toEqual(cases.map(([, wanted]) => wanted));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(errors).toEqual([]);
  await closePage(page);
});

it('ACC-25 PING-01 pings as a visitor whose id stays, and shows what came with one new reading of donors', async () => {
  const known = { campaign: buildCampaign({ stats: buildStats(500, 1) }), donors: [] };
  bench.org.route({ ...stubApi(), ...campaignApi(known) });
  bench.org.requests.length = 0;
  const calls = (part: string) =>
    bench.org.requests.filter(({ method, path }) => method !== 'OPTIONS' && path.includes(part));
  const pings = () =>
    calls('/campagne/ping/abc/').map(({ body, path }) => ({
      visitor: path.split('/').at(-1) ?? '',
      initial: (JSON.parse(body) as { target: { initial: boolean } }).target.initial,
    }));
  const nextPing = (page: Page) =>
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/ping/'));
  let started: Promise<unknown> = Promise.resolve();
  const { page, ready } = await open(markup('campaign-id="abc"'), {
    prepare: async (page) => {
      await page.clock.install();
      started = nextPing(page);
    },
  });
  await ready();
  await expect(page.locator('org-campaign .raised-amount').textContent()).resolves.toMatch(/^500\s€$/);
  await started;
  await page.locator('org-campaign .empty').waitFor();
  const donorsBefore = calls('/campagne/donors/').length;
  known.campaign = { ...known.campaign, stats: buildStats(650, 2), version: 2 };
  const pinged = nextPing(page);
  await page.clock.runFor(5000);
  await pinged;
  await page.locator('org-campaign .raised-amount', { hasText: '650' }).waitFor();
  expect(calls('/campagne/donors/').length - donorsBefore).toBe(1);
  const [first, ...later] = pings();
  expect(first?.initial).toBe(true);
  expect(later.length).toBeGreaterThan(0);
  expect(later.every(({ initial }) => !initial)).toBe(true);
  expect(first?.visitor).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const again = nextPing(page);
  await page.reload();
  await again;
  expect(new Set(pings().map(({ visitor }) => visitor)).size).toBe(1);

  // ELEM-02: nothing goes on after the element is removed.
  await page.evaluate(() => document.querySelector('org-campaign')?.remove());
  await page.clock.runFor(1000);
  const asked = bench.org.requests.length;
  await page.clock.runFor(30_000);
  expect(bench.org.requests.length).toBe(asked);
  await closePage(page);
});
