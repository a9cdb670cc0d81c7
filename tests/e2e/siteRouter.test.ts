import type { Page } from 'playwright-core';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite } from './support/serveFiles';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true, wholeBrowser: true });

let page: Page;
beforeEach(async () => {
  page = await openPage({ viewport: { width: 1280, height: 700 } });
  await page.addInitScript(() => {
    addEventListener('org-ready', ({ target }) => {
      if (target instanceof Element && target.localName === 'org-site') document.documentElement.dataset['site'] = 'on';
    });
  });
});

const ready = () => page.locator('html[data-site=on]').waitFor({ state: 'attached' });
const at = (path: string) => `${bench().server.url}${path}`;
/** Set on the window: a document that is loaded anew has lost it. */
const mark = () => page.evaluate(() => void Object.assign(window, { same: true }));
const isSame = () => page.evaluate(() => 'same' in window);
const heading = () => page.locator('h1').innerText();

describe('going from page to page of a site', () => {
  it('SITE-16 shows the next page without loading a document: address, title, focus, announcement', async () => {
    await page.goto(at('/'));
    await ready();
    await mark();
    await page.getByRole('link', { name: 'Un toit pour la bibliothèque' }).click();
    await page.waitForURL(at('/don/toit'));
    await page.locator('h1', { hasText: 'Un toit' }).waitFor();
    expect(await page.title()).toBe('Un toit pour la bibliothèque | Communauté des Tilleuls');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('org-site [role=status]').first().textContent()).toContain('Un toit');
    await page.locator('org-donation button').first().waitFor();
    expect(await isSame()).toBe(true);
    expect(complaints()).toEqual([]);
  });

  it('SITE-16 goes back to where the page was left, and forward; a reload shows the same', async () => {
    await page.goto(at('/'));
    await ready();
    await mark();
    const link = page.locator('.site-main a[href="/campagne/maison"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForFunction(() => scrollY === 300);
    await link.evaluate((one: HTMLElement) => one.click());
    await page.waitForURL(at('/campagne/maison'));
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/' && scrollY === 300);
    expect(await isSame()).toBe(true);
    await page.goForward();
    await page.locator('org-campaign').waitFor();
    await page.reload();
    await ready();
    expect(page.url()).toBe(at('/campagne/maison'));
    await page.goBack();
    await page.locator('.site-page-home').waitFor();
    expect(page.url()).toBe(at('/'));
  });

  it('SITE-20 changes the language, keeps the query, and remembers the choice', async () => {
    await page.goto(at('/don/toit?a=7'));
    await ready();
    await mark();
    await page.locator('.site-languages > summary').click();
    await page.locator('.site-languages a[lang=he]').click();
    await page.waitForURL(at('/he/don/toit?a=7'));
    await page.locator('html[lang=he][dir=rtl]').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('LANGUE'))).toBe('he');
    expect(await isSame()).toBe(true);
  });

  it('SITE-16 leaves to the browser what is not a plain press on a link of the site', async () => {
    await page.goto(at('/don'));
    await ready();
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('.site-brand').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.close();
    expect(page.url()).toBe(at('/don'));
  });

  it('SITE-16 goes to the page itself where it cannot be loaded', async () => {
    await page.goto(at('/don'));
    await ready();
    await mark();
    await page.route('**/v1/pages/resolve*', (route) => route.abort());
    await page.locator('.site-brand').click();
    await page.locator('.site-page-home').waitFor();
    expect([page.url(), await isSame()]).toEqual([at('/'), false]);
  });

  /** A link to no page of the site. */
  const follow = (path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'x' });
      document.querySelector('.site-main')!.append(link);
      link.click();
    }, path);

  it('NF-01 goes to what is not there, which answers 404', async () => {
    await page.goto(at('/don'));
    await ready();
    await mark();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().isNavigationRequest()),
      follow('/nowhere'),
    ]);
    await page.locator('h1', { hasText: 'Page non trouvée' }).waitFor();
    expect([answer.status(), await heading(), await isSame()]).toEqual([404, 'Page non trouvée', false]);
  });

  it('SITE-16 NL-01 goes to pages of the server that are none of the site', async () => {
    await page.goto(at('/'));
    await ready();
    await page.getByRole('link', { name: 'Recevoir la lettre du mois' }).click();
    await page.locator('h1', { hasText: 'Lettre d’information' }).waitFor();
    expect(page.url()).toBe(at('/lettre'));
    await page.getByRole('link', { name: 'Retour au site' }).click();
    await page.locator('.site-page-home').waitFor();
  });
});

describe('a site in a page of somebody', () => {
  const policy = (server: string) =>
    `default-src 'none'; script-src ${server}; style-src ${server}; connect-src ${server}; img-src ${server} data:; require-trusted-types-for 'script'; trusted-types 'none'`;

  it.each(['', 'hash'])('SITE-03 ELEM-01 shows its pages in a shadow root, under a strict policy %s', async (hash) => {
    const server = bench().server.url;
    const markup = `<!doctype html><html lang="fr"><title>Nous</title><body>
      <org-site org="demo" base="${hash ? '' : '/site'}" ${hash} api-host="${server}"></org-site>
      <script type="module" src="${server}/elements/autoload.js"></script>`;
    const host = await serveSite({
      routes: { 'GET /site*': () => ({ body: markup }) },
      headers: { 'content-security-policy': policy(server) },
    });
    const start = `${host.origin()}/site`;
    await page.goto(start);
    await ready();
    expect(await page.evaluate(() => Boolean(document.querySelector('org-site')?.shadowRoot))).toBe(true);
    await mark();
    await page.getByRole('link', { name: 'Un toit pour la bibliothèque' }).click();
    await page.waitForURL(hash ? `${start}#/don/toit` : `${start}/don/toit`);
    await page.locator('org-site org-donation button').first().waitFor();
    expect(await isSame()).toBe(true);
    await page.goBack();
    await page.locator('.site-page-home').waitFor();
    expect(complaints()).toEqual([]);
    await page.evaluate(() => {
      const link = document.querySelector('org-site')!.shadowRoot!.querySelector<HTMLAnchorElement>('.site-main a')!;
      link.href += '/nowhere';
      link.click();
    });
    await page.locator('org-site h1', { hasText: 'Page non trouvée' }).waitFor();
    expect(await isSame()).toBe(true);
    await host.close();
  });

  it.each([
    ['', 'he', 'rtl', 'אירעה שגיאה'],
    ['lang="en"', 'en', 'ltr', 'Something went wrong'],
  ])(
    'SITE-08 SITE-03 HTTP-04 in a Hebrew page with %s it fails in %s, and shows once it can',
    async (attribute, lang, dir, told) => {
      const server = bench().server.url;
      const markup = `<!doctype html><html lang="he" dir="rtl"><title>Nous</title><body>
      <org-site org="demo" base="/site" ${attribute} api-host="${server}"></org-site>
      <script type="module" src="${server}/elements/autoload.js"></script>`;
      const host = await serveSite({ routes: { 'GET /site': () => ({ body: markup }) } });
      const calls = /\/pages\/resolve/;
      await page.route(calls, (route) => route.abort());
      await page.goto(`${host.origin()}/site`);
      const notice = page.getByText(told);
      await notice.waitFor();
      expect(await notice.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang)).toBe(lang);
      expect(await notice.evaluate((one) => getComputedStyle(one).direction)).toBe(dir);
      await page.unroute(calls);
      await page.evaluate(() => void dispatchEvent(new Event('online')));
      await page.locator('.site-page-home h1').waitFor();
      expect(await notice.count()).toBe(0);
      await host.close();
    },
  );
});
