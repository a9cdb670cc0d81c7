import { resolve } from 'node:path';
import { buildCampaign, buildDonor, buildStats } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { buildOrganisation, campaignApi, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench(resolve(__dirname, '../../dist/elements'));
  bench.org.route(stubApi(buildOrganisation({ mode: 'test' })));
  const campaign = buildCampaign({ mode: 'test', stats: buildStats(45_600, 1) });
  bench.org.route(campaignApi({ campaign, donors: [buildDonor({ mode: 'test' })] }));
});
afterAll(() => bench.close());

/** What each tag is given, and whether its height is known before it comes: those of the others are not, in any mode. */
it.each([
  ['org-donation', '', true],
  ['org-donation', 'quick', true],
  ['org-payment', 'intent="abc"', false],
  ['org-campaign', 'campaign-id="abc"', true],
  ['org-campaign', 'campaign-id="abc" widget', true],
  ['org-screen', 'campaign-id="abc" screen-id="classic-gala" embed', false],
])(
  'ENT-30 <%s %s> says on a phone, in Hebrew, that it is a trial, and moves nothing',
  async (tag, attributes, kept) => {
    const { script, markup, open } = toolsFor({ tag, bench: () => bench, attributes });
    const sheet = `<link rel="stylesheet" href="${bench.org.origin()}/elements/orgkit.css">`;
    const observe = `<script>shifts = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true })</script>`;
    const { page } = await open(`<main>${markup('org="demo" lang="he"')}</main><p>אחרי</p>`, {
      head: `<meta name="viewport" content="width=device-width">${observe}${sheet}${script()}`,
      context: { viewport: { width: 390, height: 844 } },
    });
    const line = page.locator(`${tag} p.trial`).first();
    await line.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await line.textContent()).toBe('ניסיון: לא מתבצע שום חיוב');
    expect(await line.evaluate((one) => one.getClientRects().length)).toBe(1);
    const moved = await page.evaluate('shifts');
    expect(kept ? moved : 0).toBe(0);
    await closePage(page);
  },
);
