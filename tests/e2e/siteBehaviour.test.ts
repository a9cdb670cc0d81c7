import type { Page } from 'playwright-core';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true });

let page: Page;
beforeEach(async () => {
  page = await openPage({ viewport: { width: 1280, height: 700 } });
  await page.addInitScript(() => {
    addEventListener('org-ready', ({ target }) => {
      if (target instanceof Element && target.localName === 'org-site') document.documentElement.dataset['site'] = 'on';
    });
  });
});

const at = (path: string) => `${bench().server.url}${path}`;
const ready = () => page.locator('html[data-site=on]').waitFor({ state: 'attached' });
const offline = (isOff: boolean) => page.context().setOffline(isOff);
/** Set on the window: a document that is loaded anew has lost it. */
const mark = () => page.evaluate(() => void Object.assign(window, { same: true }));
const isSame = () => page.evaluate(() => 'same' in window);
const heading = (text: string) => page.locator('h1', { hasText: text }).waitFor();

async function open(path: string) {
  await page.goto(at(path));
  await ready();
  await mark();
}

describe('a network that dies', () => {
  it('SITE-16 HTTP-04 back and forward show pages as they were left', async () => {
    await open('/don/toit');
    await page.locator('.site-header a[href="/evenements"]').first().click();
    await heading('Événements');
    await offline(true);
    await page.goBack();
    await heading('Un toit');
    await page.goForward();
    await heading('Événements');
    expect([page.url(), await isSame()]).toEqual([at('/evenements'), true]);
    await offline(false);
  });

  it.each([
    ['a link', '/evenements', 'Événements', () => page.locator('.site-header a[href="/evenements"]').first().click()],
    [
      'another language',
      '/he/don/toit',
      'גג לספרייה',
      async () => {
        await page.locator('.site-languages > summary').click();
        await page.locator('.site-languages a[lang=he]').click();
      },
    ],
  ])(
    'SITE-16 %s leads to its address, where the browser says so; a reload goes on from there',
    async (...[, path, text, press]) => {
      await open('/don/toit');
      await offline(true);
      const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
      await press();
      expect((await failed).url()).toBe(at(path));
      await offline(false);
      await page.goto(at(path));
      await heading(text);
      expect(await page.locator('html').getAttribute('lang')).toBe(path.startsWith('/he') ? 'he' : 'fr');
    },
  );

  it('SITE-16 a reload or a deep link without a network is the browser’s, and works again afterwards', async () => {
    await open('/evenements');
    await offline(true);
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await offline(false);
    await page.reload();
    await heading('Événements');
    await offline(true);
    await expect(page.goto(at('/don/toit'))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await offline(false);
    await page.goto(at('/don/toit'));
    await ready();
    await heading('Un toit');
  });

  it('SITE-04 SITE-16 a page that does not come shows that it is awaited, and holds up no other', async () => {
    await open('/don/toit');
    let asked = () => {};
    const isAsked = new Promise<void>((done) => (asked = done));
    await page.route(/pages\/resolve.*actualites/, () => asked());
    await page.locator('.site-header a[href="/actualites"]').first().click();
    await isAsked;
    await page.locator('.site-progress').waitFor({ state: 'attached' });
    await page.locator('.site-header a[href="/evenements"]').first().click();
    await heading('Événements');
    expect([page.url(), await isSame()]).toEqual([at('/evenements'), true]);
    expect(await page.locator('.site-progress').count()).toBe(0);
  });

  it('GAL-10 HTTP-04 a press on a picture whose viewer does not come leads to the picture', async () => {
    await open('/galerie/annee');
    const picture = page.locator('.masonry a').first();
    const address = at((await picture.getAttribute('href'))!);
    const held: (() => Promise<void>)[] = [];
    await page.route(/chunks\/Viewer/, (route) => void held.push(() => route.abort()));
    const asked = page.waitForRequest(/chunks\/Viewer/);
    await picture.click();
    await asked;
    await page.locator('.masonry .site-progress').waitFor({ state: 'attached' });
    for (const abort of held) await abort();
    await page.waitForURL(address);
  });

  it('SITE-17 HTTP-04 scripts that did not come are asked for again when the network is back', async () => {
    await page.route(/\/chunks\/|org-site\.js/, (route) => route.abort());
    await page.goto(at('/don/toit'));
    await page.waitForRequest(/org-site\.js/);
    await page.unroute(/\/chunks\/|org-site\.js/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await ready();
    await mark();
    await page.locator('.site-header a[href="/evenements"]').first().click();
    await heading('Événements');
    expect(await isSame()).toBe(true);
  });
});

describe('the shell of a site', () => {
  it('SITE-12 leads back to the top, once that is far', async () => {
    await open('/');
    const button = page.locator('.site-top-link');
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 5000));
    await button.waitFor();
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    await button.waitFor({ state: 'hidden' });
    expect(await isSame()).toBe(true);
  });

  it('SITE-11 is that of a telephone up to 768 px', async () => {
    await page.setViewportSize({ width: 768, height: 700 });
    await open('/don/toit');
    expect(await page.locator('.site-topbar').isVisible()).toBe(false);
    await page.setViewportSize({ width: 769, height: 700 });
    await page.locator('.site-topbar').waitFor();
  });
});

describe('a press before the page is taken over', () => {
  /** Holds the site's script back; the function that lets it come. */
  async function openHeld(path: string) {
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    await page.route(/org-site\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(at(path), { waitUntil: 'commit' });
    return release;
  }

  it('SITE-17 a menu that is open stays open', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await openHeld('/don/toit');
    await page.locator('.site-drawer > summary').click();
    await page.locator('.site-drawer[open]').waitFor();
    release();
    await ready();
    expect(await page.locator('.site-drawer').getAttribute('open')).not.toBeNull();
    await page.locator('.site-drawer-panel').getByRole('link', { name: 'Événements' }).click();
    await heading('Événements');
  });

  it.each([
    ['a link', '.site-header a[href="/evenements"]', '/evenements'],
    ['the give button', 'a[data-give]', '/don'],
  ])('SITE-17 %s leads on', async (_what, link, path) => {
    const release = await openHeld('/actualites');
    await page.locator(link).first().click();
    await page.waitForURL(at(path), { waitUntil: 'commit' });
    release();
    await ready();
    expect(page.url()).toBe(at(path));
  });
});

it('SITE-09 SITE-17 a page in a frame is taken over as it was drawn, and then shows its content alone', async () => {
  await open('/evenements');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.prepend(Object.assign(frame, { src: '/don/toit' }));
  });
  const framed = page.frameLocator('iframe');
  await framed.locator('.site-embedded h1', { hasText: 'Un toit' }).waitFor();
  expect([await framed.locator('.site-header').count(), complaints()]).toEqual([0, []]);
});

it('NF-01 SITE-21 a page that is not there is asked for once, whatever the browser’s language', async () => {
  const english = await openPage({ locale: 'en-GB' });
  const asked: string[] = [];
  english.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('/pages/resolve')) asked.push(request.url());
  });
  await english.goto(at('/nowhere'));
  await english.waitForLoadState('networkidle');
  expect(asked).toEqual([at('/nowhere')]);
});

it('DON-02 DON-07 what comes late beside the card does not move it under the finger', async () => {
  await open('/don/toit');
  const give = page.locator('org-donation button[type=submit]');
  await page.locator('org-donation .donation-content .carousel').waitFor();
  await give.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await give.boundingBox();
  await page.locator('org-donation .donation-content').evaluate(async (content) => {
    const late = document.createElement('div');
    late.setAttribute('style', 'block-size: 150px');
    content.prepend(late);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });
  expect(await give.boundingBox()).toEqual(before);
});

it('CUR-04 a currency chosen beside the languages holds for gifts on all pages, and the next time', async () => {
  await open('/');
  const gift = page.locator('org-donation');
  await gift.locator('.quick').getByText('€').waitFor();
  await page.locator('.site-languages > summary').click();
  await page.locator('.site-languages').getByRole('combobox', { name: 'Devise' }).selectOption('usd');
  await gift.locator('.quick').getByText('$').waitFor();
  await page.locator('.site-header a[href="/don"]').first().click();
  await gift.getByText('$').first().waitFor();
  expect(await isSame()).toBe(true);
  await page.reload();
  await gift.getByText('$').first().waitFor();
});

it('LINK-02 a payment link among the site’s own links leads to its payment', async () => {
  await open('/');
  await page.locator('.site-main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/l/demo';
    link.textContent = 'Cotisation';
    main.prepend(link);
  });
  await page.getByRole('link', { name: 'Cotisation' }).click();
  await page.waitForURL(/\/paiement/);
  await page.locator('org-payment').waitFor({ state: 'attached' });
});
