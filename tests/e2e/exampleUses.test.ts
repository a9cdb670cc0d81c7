import type { Page } from 'playwright-core';
import { choose, donationCard, payAsVisitor, paymentForm, payPage, spaced } from './support/gift';
import { accessibilityFaults, horizontalOverflow, watchLayoutShifts, watchReady } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench({ shared: true, context: { locale: 'fr-FR' } });

let page: Page;

const address = (name: string) => `${bench().server.url}/examples/${name}/`;
const fallbacks = {
  'five-elements': ['Faire un don', '/'],
  'take-over': ['Faire un don', '/'],
  'payment-link': ['Régler mon compte', '/l/demo'],
  'scripts-blocked': ['Faire un don', '/'],
  'full-site': ['Entrer sur le site', '/'],
} as const;
const names = Object.keys(fallbacks) as (keyof typeof fallbacks)[];

describe.each(names)('the example %s', (name) => {
  it('keeps the author’s link where scripts are blocked', async () => {
    page = await openPage({ javaScriptEnabled: false });
    await page.goto(address(name));
    const [text, path] = fallbacks[name];
    const link = page.getByRole('link', { name: text }).first();
    expect(await link.isVisible()).toBe(true);
    await link.click();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('fits a window of 360 pixels, does not move, and has no fault that axe knows', async () => {
    page = await openPage({ viewport: { width: 360, height: 740 } });
    const shifts = await watchLayoutShifts(page);
    const ready = await watchReady(page);
    await page.goto(address(name));
    if (name !== 'scripts-blocked') await ready();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await shifts()).toEqual([]);
    // Where no script of ours runs, that of axe is none of the page's own.
    if (name !== 'scripts-blocked') expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('five elements on one page', () => {
  it('ELEM-02 ask for the organisation once, stay independent, and are measured together', async () => {
    page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address('five-elements'));
    const cards = page.locator('org-donation');
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await card.getByRole('button', { name: /^Donner/ }).waitFor();
    }
    expect(asked.filter((path) => path.includes('/organisations/id/'))).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('/org-donation.js'))).toHaveLength(1);

    const cantine = cards.filter({ hasText: 'La cantine du soir' }).first();
    await cantine.getByRole('textbox').fill('12,50');
    expect(await cards.first().getByRole('textbox').inputValue()).toBe('');
    await page.evaluate(() => {
      const keep = (entry: unknown) => localStorage.setItem('last', JSON.stringify(entry));
      Object.assign(window, { dataLayer: { push: keep } });
    });
    await cantine.getByRole('button', { name: /^Donner/ }).click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    expect(await page.evaluate(() => localStorage.getItem('last'))).toContain('"item_id":"cantine"');
    const { pay } = paymentForm(page);
    expect(await pay.textContent()).toMatch(spaced('12,50 €'));
  });
});

describe('a page that takes over the redirect', () => {
  it('ELEM-03 opens the form in its own window, again after closing it, and gets the payer back', async () => {
    page = await openPage();
    await page.goto(address('take-over'));
    const { preset, give } = donationCard(page);
    for (const amount of ['100 €', '50 €']) {
      await choose(preset(amount));
      await give.click();
      const { pay } = paymentForm(page);
      await pay.getByText(spaced(amount)).waitFor();
      expect(page.url()).toBe(address('take-over'));
      expect(await accessibilityFaults(page)).toEqual([]);
      if (amount === '100 €') await page.getByRole('button', { name: 'Fermer' }).click();
    }
    await payAsVisitor(page);
    await page.getByText('Merci !').waitFor();
    expect(page.url()).toBe(address('take-over'));
  });
});

describe('a payment link in a page', () => {
  it('ELEM-01 LINK-02 shows what is owed and pays it', async () => {
    page = await openPage();
    await page.goto(address('payment-link'));
    const form = paymentForm(page);
    await form.pay.getByText(spaced('200 €')).waitFor();
    await form.fill();
    await form.pay.click();
    await page.waitForURL(/\/pay\//);
    await payPage(page).accept.waitFor();
  });
});

describe('a page whose scripts are blocked', () => {
  it('leads where people can write to the organisation, without a script anywhere', async () => {
    page = await openPage({ javaScriptEnabled: false });
    await page.goto(address('scripts-blocked'));
    await page.getByRole('link', { name: 'Faire un don' }).click();
    const mail = page.getByRole('main').getByRole('link', { name: /@/ });
    expect(await mail.getAttribute('href')).toMatch(/^mailto:/);
  });
});

describe('a whole site in an empty page', () => {
  it('SITE-03 SITE-16 goes from page to page behind the #, in its language, and back', async () => {
    page = await openPage();
    await page.goto(address('full-site'));
    const site = page.locator('org-site');
    await site.getByRole('heading', { level: 1 }).waitFor();
    await site.getByRole('link', { name: 'Événements' }).first().click();
    await site.getByRole('heading', { level: 1, name: 'Événements' }).waitFor();
    expect(page.url()).toBe(`${address('full-site')}#/evenements`);
    await page.reload();
    await site.getByRole('heading', { level: 1, name: 'Événements' }).waitFor();
    await page.goBack();
    await site.getByRole('heading', { level: 1, name: /maison ouverte/ }).waitFor();
  });
});
