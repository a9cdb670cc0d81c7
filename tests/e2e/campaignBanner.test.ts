import type { Campaign } from '../../src/contract/campaigns/campaigns';
import { buildCampaign } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { accessibilityFaults } from './support/inspect';
import { campaignApi, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
});
afterAll(() => bench.close());

const { markup, open } = toolsFor({ tag: 'org-campaign', bench: () => bench });

const STEP = 100;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const picture = () => ({ body: svg, headers: { 'content-type': 'image/svg+xml' } });
const names = (addresses: string[]) => addresses.map((address) => /(\w+)\.svg$/.exec(address)?.[1]);
const config: Campaign['config'] = {
  primaryColor: '#7a1f5c',
  secondaryColor: '#ffcc00',
  banners: [
    { type: 'DESKTOP', image: '/pictures/wide1.svg' },
    { type: 'DESKTOP', image: '/pictures/wide2.svg' },
    { type: 'MOBILE', image: '/pictures/narrow.svg' },
  ],
  'banners.youtube': 'dQw4w9WgXcQ',
};

async function visit(width: number) {
  bench.org.route({
    'GET /pictures/*': picture,
    ...stubApi(),
    ...campaignApi({ campaign: buildCampaign({ config }), donors: [] }),
  });
  const outside: string[] = [];
  const { page, ready } = await open(`<main><h1>Nous</h1>${markup('campaign-id="abc"')}</main>`, {
    context: { viewport: { width, height: 800 } },
    prepare: async (page) => {
      await page.route(/youtube/, (route) => {
        outside.push(route.request().url());
        return route.fulfill({ body: 'video' });
      });
      await page.clock.install();
    },
  });
  await ready();
  const shown = page.locator('org-campaign .campaign-banner:visible');
  await shown.locator('img').first().waitFor();
  const box = (await shown.boundingBox())!;
  const images = await shown.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  return { page, shown, outside, ratio: Math.round((box.width / box.height) * 100) / 100, images: names(images) };
}

it('CAMP-03 CAMP-08 wide pages have the pictures for them at 3.84 to 1, turned every 5000 ms, and the colours', async () => {
  const { page, shown, ratio, images } = await visit(1280);
  expect([ratio, images]).toEqual([3.84, ['wide1', 'wide2']]);
  /** The picture that stands in the middle of its frame. */
  const current = async () => {
    const view = (await shown.boundingBox())!;
    const found = await page.evaluate(
      ({ x, y }) => document.querySelector('org-campaign')!.shadowRoot!.elementFromPoint(x, y)?.getAttribute('src'),
      { x: view.x + view.width / 2, y: view.y + view.height / 2 },
    );
    return names([found ?? ''])[0];
  };
  // By the page's own clock, from one turn to the next.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  const turned = async () => {
    const before = await current();
    for (let passed = STEP; passed < 3 * 5000; passed += STEP) {
      await page.clock.runFor(STEP);
      const now = await current();
      if (now !== undefined && now !== before) return { to: now, passed };
    }
    throw new Error('it did not turn');
  };
  const first = await turned();
  const second = await turned();
  expect([first.to, second.to].sort()).toEqual(['wide1', 'wide2']);
  expect(Math.abs(second.passed - 5000)).toBeLessThanOrEqual(STEP);
  const colours = await page
    .locator('org-campaign .progress-bar')
    .evaluate((bar) => getComputedStyle(bar).backgroundImage);
  // The first one in a shade that can be read on, the second one as it is; hues stay.
  expect(colours).toMatch(/oklch\([\d.]+ [\d.]+ 344\.\d+\), oklch\(0\.865\d* 0\.176\d* 90\.\d+\)\)$/);
  await closePage(page);
});

it('CAMP-03 phones have the pictures for them at 1.46 to 1, and a video that asks nobody before it is played', async () => {
  const { page, outside, ratio, images } = await visit(360);
  expect([ratio, images]).toEqual([1.46, ['narrow']]);
  await page.getByRole('button', { name: 'Voir la vidéo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vidéo de la campagne' });
  await dialog.waitFor();
  expect([await accessibilityFaults(page), outside]).toEqual([[], []]);
  await dialog.getByRole('button', { name: 'Lancer' }).click();
  await dialog.locator('iframe').waitFor();
  expect(await dialog.locator('iframe').getAttribute('src')).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await closePage(page);
});
