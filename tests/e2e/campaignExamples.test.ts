import type { Page } from 'playwright-core';
import { accessibilityFaults, horizontalOverflow, watchReady } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  shared: true,
  context: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
});

let page: Page;

/** What the element says, and where the author's link leads. */
const examples = [
  { name: 'campaign', says: ['Une maison pour tous'], link: '/campagne/maison' },
  { name: 'campaign-widget', says: ['120 000', '120', '420'], link: '/campagne/maison' },
  { name: 'campaign-gala', says: ['Le gala des Tilleuls'], link: '/campagne/gala' },
  { name: 'campaign-hebrew', says: ['הגן, מטר אחר מטר'], link: '/he/campagne/jardin' },
  { name: 'screen', says: ['Le gala des Tilleuls'], link: '/campagne/gala/__screen' },
];

describe.each(examples)('the example $name', ({ name, says, link }) => {
  const address = () => `${bench().server.url}/examples/${name}/`;

  it('CAMP-01 SCREEN-01 shows the campaign, fits 360 pixels, and has no fault that axe knows', async () => {
    page = await openPage({ viewport: { width: 360, height: 740 } });
    const ready = await watchReady(page);
    await page.goto(address());
    await ready();
    const elements = page.locator('org-campaign, org-screen');
    for (const text of says)
      await elements.getByText(text.replaceAll(' ', '\u202f')).or(elements.getByText(text)).first().waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    const code = page.locator('example-note pre');
    await code.getByText(`${bench().server.url}/elements/`).waitFor();
    expect(await code.textContent()).toMatch(/<org-(campaign|screen)/);
  });

  it('keeps the author’s link where scripts are blocked, to a page that is there', async () => {
    page = await openPage({ javaScriptEnabled: false });
    await page.goto(address());
    const own = page.locator('org-campaign a, org-screen a').first();
    expect(await own.isVisible()).toBe(true);
    const target = new URL((await own.getAttribute('href')) ?? '', address());
    expect(target.href).toBe(bench().server.url + link);
    expect((await page.request.get(target.href)).status()).toBe(200);
  });
});

describe('the example campaign-gala', () => {
  it('CAMP-05 shows every layout that its buttons name', async () => {
    page = await openPage({ viewport: { width: 1280, height: 800 } });
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/examples/campaign-gala/`);
    await ready();
    const campaign = page.locator('org-campaign');
    for (const button of await page.locator('[data-layout]').all()) {
      await button.click();
      const layout = (await button.getAttribute('data-layout')) ?? '';
      expect(await campaign.getAttribute('layout')).toBe(layout);
      await campaign.getByText('Le gala des Tilleuls').first().waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
    }
    expect(complaints()).toEqual([]);
  });
});
