import type { Page } from 'playwright-core';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true });

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('org-ready', ({ target }) => {
      if (target instanceof Element && target.localName === 'org-site') document.documentElement.dataset['site'] = 'on';
    });
  });
  await page.goto(`${bench().server.url}${path}`);
  await page.locator('html[data-site=on]').waitFor({ state: 'attached' });
}

describe.each([
  ['fr', '', ['Dons de la communauté', 'Un toit pour la bibliothèque', 'La cantine du soir', 'Fonds de solidarité']],
  ['he', '/he', ['תרומות לקהילה', 'גג לספרייה', 'מטבח הערב', 'קרן העזרה ההדדית']],
])('menus in %s', (_lang, start, funds) => {
  it('DON-10 SITE-30 open beside the button to give, within the window, and lead to each fund', async () => {
    const page = await openPage({ viewport: { width: 1000, height: 700 } });
    await open(page, `${start}/horaires`);
    const menu = page.locator('.site-giving details');
    await menu.locator('summary').click();
    const panel = await menu.locator('.site-panel').boundingBox();
    expect(panel!.x).toBeGreaterThanOrEqual(0);
    expect(panel!.x + panel!.width).toBeLessThanOrEqual(1000);
    expect(await menu.locator('a').allInnerTexts()).toEqual(funds);
    expect(await accessibilityFaults(page)).toEqual([]);
    await menu.getByRole('link', { name: funds[2] ?? '' }).click();
    await page.waitForURL(`${bench().server.url}${start}/don/cantine`);
    expect(await menu.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(false);
    expect(complaints()).toEqual([]);
  });

  it('SITE-30 can be read on every level', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 700 } });
    await open(page, `${start}/horaires`);
    await page.locator('.site-nav > ul > li > details > summary').click();
    const inner = page.locator('.site-nav details details > summary');
    await inner.click();
    expect(await accessibilityFaults(page)).toEqual([]);
    // Entries of an entry are set in.
    const [outer, within] = await Promise.all(
      [inner, page.locator('.site-nav details details a').first()].map((one) => one.locator('bdi').boundingBox()),
    );
    const inset = start ? outer!.x + outer!.width - (within!.x + within!.width) : within!.x - outer!.x;
    expect(inset).toBeGreaterThan(8);
  });
});

/** Lines of text, among these, that do not begin where lines of the page do: how far off, and which. */
const linesAstray = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = (one.closest('li, div') ?? one).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(one);
      const offs = [...range.getClientRects()].map((line) => Math.round(box.right - line.right));
      return Math.max(...offs) > 60 && offs.length > 0 ? [`${offs.join()}: ${one.textContent}`] : [];
    }),
  );

it('SITE-38 words in another direction than the page’s stand where its own do', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await open(page, '/he/don/toit');
  const title = page.locator('.site-main > .site-narrow > .site-intro h1');
  await title.evaluate((one) => one.replaceChildren('Un toit pour la bibliothèque des Tilleuls'));
  expect(await linesAstray(page, '.site-main > .site-narrow > .site-intro h1')).toEqual([]);
  expect(await linesAstray(page, '.site-footer li a')).toEqual([]);
  await page.locator('.site-drawer > summary').click();
  for (const summary of await page.locator('.site-drawer-panel > ul > li > details > summary').all())
    await summary.click();
  expect(await page.locator('.site-drawer-panel a:visible').count()).toBeGreaterThan(12);
  expect(await linesAstray(page, '.site-drawer-panel > ul:first-child a:visible')).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});

it('SITE-33 addresses in the footer stay in one piece, and nothing in it stands alone', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 740 } });
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    if (width === 1280) await open(page, '/don');
    const lines = await page
      .locator('.site-footer [href^="mailto:"] bdi')
      .evaluate((one) => one.getClientRects().length);
    expect([width, lines]).toEqual([width, 1]);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  const tops = await page
    .locator('.site-columns > *')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

it('SERV-01 a service is chosen by a press anywhere on its card', async () => {
  const page = await openPage({ viewport: { width: 1000, height: 700 } });
  await open(page, '/activites');
  const box = (await page.locator('.service').first().boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20);
  await page.waitForURL(/\/paiement\?intent=/);
});

it('HOME-04 three cards of news stand in one row on a tablet', async () => {
  const page = await openPage({ viewport: { width: 768, height: 900 } });
  await open(page, '/');
  const tops = await page
    .locator('.card-grid', { has: page.locator('a[href*="/actualite/"]') })
    .first()
    .locator(':scope > li')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

it('SITE-38 what is pressed with a finger is 44 pixels high', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await open(page, '/');
  await page.locator('.site-drawer > summary').click();
  const low = await page
    .locator('.site-header :is(a, summary):visible, .site-footer :is(a, button, input):visible, .home-section-head a')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { height } = one.getBoundingClientRect();
        return height < 43.5 ? [`${height}: ${one.outerHTML.slice(0, 80)}`] : [];
      }),
    );
  expect(low).toEqual([]);
});

it('SITE-38 EVT-10 on paper an event is what, when and where', async () => {
  const page = await openPage();
  await open(page, '/evenement/gala');
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.site-header', '.event-nav', '.event-forms', '.contact-form', '.share', '.site-footer'])
    expect([gone, await page.locator(gone).isVisible()]).toEqual([gone, false]);
  for (const kept of ['.event-title', '.event-facts', '#details', '#carte address'])
    expect([kept, await page.locator(kept).isVisible()]).toEqual([kept, true]);
});

it('SCHED-12 the week on paper takes its whole width', async () => {
  const page = await openPage({ viewport: { width: 1000, height: 700 } });
  await open(page, '/horaires');
  await page.emulateMedia({ media: 'print' });
  expect((await page.locator('.printed-week').boundingBox())!.width).toBeGreaterThan(900);
});

it('GAL-10 a picture in the viewer stands in the middle of what the bar leaves', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await open(page, '/galerie/annee');
  await page.locator('.masonry a').first().click();
  const { y, height } = (await page.locator('.viewer li').first().locator('img').boundingBox())!;
  expect(height).toBeLessThan(300);
  expect(Math.abs(y + height / 2 - (64 + (740 - 24)) / 2)).toBeLessThan(2);
});

it('GAL-10 pictures stand in one, two or three columns', async () => {
  const page = await openPage({ viewport: { width: 1000, height: 700 } });
  await open(page, '/galerie/annee');
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    const starts = await page
      .locator('.masonry-grid > li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    return new Set(starts).size;
  };
  expect([await columns(360), await columns(768), await columns(1000)]).toEqual([1, 2, 3]);
});
