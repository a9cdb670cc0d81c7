import type { Page } from 'playwright-core';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true });

const pages = ['/', '/don', '/don/toit', '/paiement', '/formulaire/tilleuls-contact', '/campagne/maison', '/nowhere'];

/** Answers when the site of the page that is opened next has been taken over. */
async function openSite(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('org-ready', ({ target }) => {
      if (target instanceof Element && target.localName === 'org-site') document.documentElement.dataset['site'] = 'on';
    });
  });
  await page.goto(`${bench().server.url}${path}`);
  await page.locator('html[data-site=on]').waitFor({ state: 'attached' });
}

/** All but what the browser itself says of a page that is answered 404. */
const faults = () => complaints().filter((text) => !/status of 404/.test(text));

describe('a page that the server has drawn', () => {
  // Payment without an intent leads home at once.
  it.each(pages.filter((path) => path !== '/paiement'))(
    'SITE-17 %s is taken over without being drawn anew',
    async (path) => {
      const page = await openPage();
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => Object.assign(window, { drawn: document.querySelector('h1') }));
      });
      await openSite(page, path);
      expect(await page.evaluate(`window.drawn === document.querySelector('h1') && drawn.isConnected`)).toBe(true);
      expect(await page.evaluate(`document.querySelector('org-site').shadowRoot`)).toBeNull();
      expect(faults()).toEqual([]);
    },
  );

  it.each(pages)('SITE-17 %s can be read without scripts', async (path) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${bench().server.url}${path}`);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('h1').textContent()).toMatch(/\p{L}/u);
    expect(await page.locator('.site-header a', { hasText: 'Faire un don' }).first().isVisible()).toBe(true);
    expect(await page.locator('footer').innerText()).toContain('Tilleuls');
  });

  it('SITE-17 leads on by links, menus and the button to give before any script has come', async () => {
    const page = await openPage({ viewport: { width: 390, height: 800 } });
    await page.route(/org-site\.js|boot\.js/, () => {});
    await page.goto(`${bench().server.url}/don/toit`, { waitUntil: 'commit' });
    await page.locator('.site-drawer > summary').click();
    await page.locator('.site-drawer-panel').getByRole('link', { name: 'Horaires' }).waitFor();
    await page.locator('a[data-give]').click();
    await page.waitForURL(`${bench().server.url}/don`, { waitUntil: 'commit' });
    await page.locator('.site-drawer > summary').click();
    await page.locator('.site-drawer-languages a[lang=he]').click();
    await page.waitForURL(`${bench().server.url}/he/don`, { waitUntil: 'commit' });
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  it.each(['fr', 'he'] as const)('SITE-15 is accessible, and fits a phone in %s', async (lang) => {
    for (const width of [360, 1280]) {
      const page = await openPage({ viewport: { width, height: 800 } });
      await openSite(page, lang === 'fr' ? '/' : '/he');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    }
  });
});
