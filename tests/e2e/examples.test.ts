import type { Page } from 'playwright-core';
import { choose, donationCard } from './support/gift';
import { serveExample } from './support/hostPage';
import { accessibilityFaults, horizontalOverflow, watchLayoutShifts, watchReady } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { letClicksThrough } from './support/letClicksThrough';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true, context: { locale: 'fr-FR' } });

let page: Page;

const inFrame = 'iframe';
const examples = ['paste-a-tag', 'themed', 'hostile-host', 'strict-csp', 'rtl-hebrew', inFrame];
/** Those with a way of their own, which exampleUses.test.ts follows. */
const uses = ['five-elements', 'take-over', 'payment-link', 'scripts-blocked', 'full-site'];
/** Those with a form, which formExamples.test.ts fills in. */
const forms = ['contact-form', 'event-registration', 'membership', 'memorial-hebrew', 'appointment', 'documents'];
/** Those with a campaign, which campaignExamples.test.ts opens. */
const campaigns = ['campaign', 'campaign-widget', 'campaign-gala', 'campaign-hebrew', 'screen'];
/** Those with the builder, which builderExamples.test.ts works with. */
const builders = ['form-builder', 'form-builder-token', 'form-builder-viewer', 'form-builder-frame'];
const cardOf = (name: string) => donationCard(name === inFrame ? page.frameLocator('iframe') : page);

describe.each(examples)('the example %s', (name) => {
  const address = () => `${bench().server.url}/examples/${name}/`;

  it('ELEM-01 ELEM-03 takes a gift to the payment form, in the whole window', async () => {
    page = await openPage();
    await page.goto(address());
    const { card } = cardOf(name);
    await card.waitFor();
    if (name === inFrame) await letClicksThrough(page);
    await choose(card.getByRole('radio', { name: /50|192/ }).first());
    await card.locator('button[type=submit]').click();
    await page.waitForURL(/\/paiement\?.*intent=/);
    await page.locator('org-payment').locator('button[type=submit]').waitFor();
    expect(complaints()).toEqual([]);
  });

  it('fits a window of 360 pixels', async () => {
    page = await openPage({ viewport: { width: 360, height: 740 } });
    const ready = await watchReady(page);
    await page.goto(address());
    await ready();
    expect(await horizontalOverflow(page)).toBe(0);
  });

  it('keeps the author’s link where scripts are blocked', async () => {
    page = await openPage({ javaScriptEnabled: false });
    await page.goto(address());
    const link = page.getByRole('link', { name: name === 'rtl-hebrew' ? 'לתרומה' : 'Faire un don' }).last();
    expect(await link.isVisible()).toBe(true);
    expect(new URL((await link.getAttribute('href')) ?? '', address()).href).toBe(`${bench().server.url}/`);
  });

  it('shows the code that it runs, with the server’s address', async () => {
    page = await openPage();
    await page.goto(address());
    const code = page.locator('example-note pre');
    await code.getByText(`${bench().server.url}/elements/`).waitFor();
    expect(await code.textContent()).toMatch(/org-donation/);
    expect(await code.textContent()).not.toContain('../');
  });
});

// What styles everything away leaves no room for anything, and is no example of accessibility.
describe.each(examples.filter((name) => name !== 'hostile-host'))('the example %s', (name) => {
  it('does not move when the element appears', async () => {
    page = await openPage({ viewport: { width: 1280, height: 900 } });
    const shifts = await watchLayoutShifts(page);
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/examples/${name}/`);
    await ready();
    expect(await shifts()).toEqual([]);
  });

  it('has no fault that axe knows', async () => {
    page = await openPage();
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/examples/${name}/`);
    await ready();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

it.each(['', 'strict-csp/'])('examples/%s has no fault that axe knows before its code has come', async (path) => {
  page = await openPage();
  const ready = await watchReady(page);
  await page.route('**/examples/**', (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    return undefined; // No answer.
  });
  await page.goto(`${bench().server.url}/examples/${path}`);
  if (path) await ready();
  else await page.locator('summary').first().click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

describe.each(['paste-a-tag', 'hostile-host', 'rtl-hebrew', inFrame])('the example %s on another site', (name) => {
  it('ELEM-03 SRV-11 works as it was copied', async () => {
    page = await openPage();
    const site = await serveExample(name, bench().server.url);
    try {
      await page.goto(`${site.origin('127.0.0.1')}/examples/${name}/`);
      const { card } = cardOf(name);
      await choose(card.getByRole('radio', { name: /50|192/ }).first());
      await card.locator('button[type=submit]').click();
      await page.waitForURL(/\/paiement\?.*intent=/);
      expect(new URL(page.url()).origin).toBe(bench().server.url);
    } finally {
      await site.close();
    }
  });
});

describe('the gallery', () => {
  it('shows every example with the code to copy, and a living card', async () => {
    page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${bench().server.url}/examples/`);
    await donationCard(page).give.waitFor();
    const links = page.locator('.examples h3 a');
    expect((await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).sort()).toEqual(
      [...examples, ...uses, ...forms, ...campaigns, ...builders].map((name) => `${name}/`).sort(),
    );
    for (const item of await page.locator('.examples li').all()) {
      await item.locator('summary').click();
      await item.getByText(`${bench().server.url}/elements/`).waitFor();
      await item.getByRole('button').click();
      await item.getByRole('button', { name: 'Copié' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await item.locator('pre').textContent());
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  it('fits a window of 360 pixels and does not move', async () => {
    page = await openPage({ viewport: { width: 360, height: 740 } });
    const shifts = await watchLayoutShifts(page);
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/examples/`);
    await ready();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await shifts()).toEqual([]);
  });
});
