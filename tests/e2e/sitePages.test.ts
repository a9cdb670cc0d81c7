import type { Page } from 'playwright-core';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true });

/** An address of each type of page; of links the one that leads nowhere by itself. */
const paths = [
  '/',
  '/horaires',
  '/__horaires',
  '/activites',
  '/abonnements',
  '/evenements',
  '/evenement/gala',
  '/evenement/conferences',
  '/galeries',
  '/galerie/annee',
  '/actualites',
  '/actualites?page=2',
  '/actualite/lumieres-en-images',
  '/article/histoire',
  '/a-propos',
  '/ivrit',
  '/formulaire/tilleuls-contact',
  '/campagne/maison',
  '/don',
  '/don/toit',
  '/nowhere',
] as const;
const languages = ['fr', 'he'] as const;
const inLanguage = (lang: (typeof languages)[number], path: string) => (lang === 'fr' ? path : `/he${path}`);

/** Opens a page of a site once it and all that it holds are there. Answers the hosts that it asks. */
async function open(page: Page, address: string): Promise<Set<string>> {
  await page.addInitScript(() => {
    const ready = new Set<EventTarget | null>();
    addEventListener('org-ready', ({ target }) => {
      ready.add(target);
      const wanted = document.querySelectorAll('org-site, org-donation, org-form, org-payment, org-campaign');
      if ([...wanted].every((one) => ready.has(one))) document.documentElement.dataset['site'] = 'on';
    });
  });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(address);
  await page.locator('html[data-site=on]').waitFor({ state: 'attached' });
  return hosts;
}

/** In `npm test` axe looks at a page at one width: the other one in the other language. */
const looksAt = (lang: (typeof languages)[number], path: string, width: 'wide' | 'narrow') =>
  process.env['ORGKIT_PROOF'] !== undefined ||
  (paths.indexOf(path as (typeof paths)[number]) + languages.indexOf(lang)) % 2 === (width === 'wide' ? 0 : 1);

/** What a script finds missing on a page. */
const missing = (page: Page, isScreen: boolean) =>
  page.evaluate((whole) => {
    const all = (what: string) => [...document.querySelectorAll(what)];
    const landmarks = whole ? ['header', 'nav[aria-label]', 'main', 'footer', '[href="#main"]'] : ['main'];
    const bare = all('img').filter((image) => !image.hasAttribute('alt'));
    const unsized = all('img[src^="/media/"]').filter((image) => !image.getAttribute('width'));
    return [
      ...landmarks.filter((one) => all(one).length === 0),
      ...(all('h1').length === 1 ? [] : [`${all('h1').length} h1`]),
      ...bare.map(({ outerHTML }) => `no alt: ${outerHTML}`),
      ...unsized.map(({ outerHTML }) => `no size: ${outerHTML}`),
    ];
  }, !isScreen);

/** All but what the browser itself says of a page that is answered 404. */
const faults = () => complaints().filter((text) => !/status of 404/.test(text));

describe.each(languages)('pages in %s', (lang) => {
  it.each(paths)('SITE-15 SITE-17 %s is whole, accessible and fits a phone', async (path) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const hosts = await open(page, `${bench().server.url}${inLanguage(lang, path)}`);
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([
      lang,
      lang === 'he' ? 'rtl' : 'ltr',
    ]);
    expect(await missing(page, path === '/__horaires')).toEqual([]);
    if (looksAt(lang, path, 'wide')) expect(await accessibilityFaults(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    if (looksAt(lang, path, 'narrow')) expect(await accessibilityFaults(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect([...hosts]).toEqual([new URL(bench().server.url).host]);
    expect(faults()).toEqual([]);
  });

  it('SITE-17 every page can be read without scripts', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    for (const path of [...paths, '/l/demo', '/paiement']) {
      // A link leads on at once: here to nothing, so that it stays.
      if (path === '/l/demo') await page.route(/\/l\/demo\/go/, (route) => route.fulfill({ status: 204 }));
      await page.goto(`${bench().server.url}${inLanguage(path.startsWith('/l/') ? 'fr' : lang, path)}`);
      const heading = page.locator('h1');
      expect([path, await heading.count(), await heading.first().isVisible()]).toEqual([path, 1, true]);
      expect([path, (await page.locator('main').innerText()).length > 20]).toEqual([path, true]);
    }
  });
});

describe.each(languages)('pictures in %s', (lang) => {
  it('GAL-10 are viewed by keyboard, and give the focus back', async () => {
    const page = await openPage();
    await open(page, `${bench().server.url}${inLanguage(lang, '/galerie/annee')}`);
    const [forth, back] = lang === 'he' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const second = page.locator('.site-main a:has(img)').nth(1);
    await second.press('Enter');
    const viewer = page.getByRole('dialog');
    const place = viewer.locator('[role=status] [aria-hidden]');
    await viewer.waitFor();
    expect(await viewer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const [key, shown] of [
      [forth, '3 / 10'],
      [back, '2 / 10'],
      ['End', '10 / 10'],
      ['Home', '1 / 10'],
    ] as const) {
      await page.keyboard.press(key);
      await place.getByText(shown, { exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await second.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(faults()).toEqual([]);
  });
});

describe('the second organisation of the demo', () => {
  const own = (path: string) => `${bench().server.url.replace('localhost', 'fernhill.localhost')}${path}`;

  it('ENT-11 shows nothing of another organisation, and is not shown by it', async () => {
    const page = await openPage();
    const statusOf = async (address: string) => (await page.goto(address))?.status();
    for (const path of ['/don/toit', '/evenement/gala', '/galerie/annee', '/formulaire/tilleuls-contact', '/o/demo/'])
      expect([path, await statusOf(own(path))]).toEqual([path, 404]);
    expect(await page.locator('body').innerText()).not.toContain('Tilleuls');
    for (const path of ['/don/greenhouse', '/evenement/open-day', '/rules'])
      expect([path, await statusOf(`${bench().server.url}${path}`)]).toEqual([path, 404]);
  });

  it('ENT-11 SITE-15 asks its own host alone, and leads to nobody else’s pages', async () => {
    const page = await openPage();
    const { host } = new URL(own('/'));
    for (const path of ['/', '/don', '/don/greenhouse', '/evenements', '/nowhere']) {
      const hosts = await open(page, own(path));
      expect([path, [...hosts]]).toEqual([path, [host]]);
      const first = new URL(bench().server.url).host;
      const html = await page.content();
      expect([path, html.includes(`//${first}`), html.includes('Tilleuls')]).toEqual([path, false, false]);
    }
    expect(faults()).toEqual([]);
    for (const path of ['/rss.xml', '/sitemap.xml', '/calendrier.ics', '/robots.txt']) {
      const text = await page.evaluate(async (of) => (await fetch(of)).text(), path);
      expect([path, text.includes(host), text.includes('Tilleuls')]).toEqual([path, true, false]);
    }
  });

  it('SERV-01 SRV-04 pays at its own address, before any script has come', async () => {
    const page = await openPage();
    await page.route(/org-site\.js|boot\.js/, () => {});
    await page.goto(own('/activites'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: /compost/ }).click();
    await page.waitForURL(/\/paiement\?.*intent=/, { waitUntil: 'commit' });
    expect(new URL(page.url()).host).toBe(new URL(own('/')).host);
    await page.locator('org-payment').waitFor({ state: 'attached' });
  });
});
