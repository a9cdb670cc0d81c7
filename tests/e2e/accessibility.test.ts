import type { Page } from 'playwright-core';
import { choose, paymentForm } from './support/gift';
import { accessibilityFaults, horizontalOverflow, watchLayoutShifts, watchReady } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench({ shared: true, context: { viewport: { width: 360, height: 740 } } });

let page: Page;

const submit = () => page.locator('main button[type=submit]');

/** Card, form and pay page in a row, 360 pixels wide; `look` is called on each. */
async function walk(lang: 'fr' | 'he', look: (screen: string) => Promise<void>) {
  const ready = await watchReady(page);
  await page.goto(`${bench().server.url}/${lang}/don`);
  await ready();
  await look('card');
  await choose(page.locator('org-donation').getByRole('radio').nth(2));
  await look('card with an amount');
  await submit().click();
  await page.waitForURL(/\/paiement\?.*intent=/);
  await submit().waitFor();
  await look('payment form');
  await submit().click();
  await look('payment form with errors');
  if (lang === 'fr') await paymentForm(page).fill();
  else await fillInHebrew();
  await submit().click();
  await page.waitForURL(/\/pay\//);
  const payPage = page.url();
  await look('pay page');
  await page.locator('summary').click();
  await look('pay page with its options');
  await page.locator('button[value=pay]').click();
  await page.waitForURL(/status=success/);
  await page.locator('[role=status]').first().waitFor();
  await look('thanks');
  await page.goto(payPage);
  await look('pay page, paid');
}

/** The fields in their order: what they are called in Hebrew is for the catalogue to say. */
async function fillInHebrew() {
  const form = page.locator('org-payment');
  await choose(form.getByRole('radio').nth(1));
  const fields: Record<string, string> = {
    'given-name': 'דנה',
    'family-name': 'לוי',
    email: 'dana@example.org',
    tel: '050-123-4567',
    'address-line1': 'רחוב הגפן 12',
    'postal-code': '94101',
    'address-level2': 'ירושלים',
  };
  for (const [purpose, value] of Object.entries(fields)) {
    await form.locator(`[autocomplete="${purpose}"]`).fill(value);
  }
}

describe.each(['fr', 'he'] as const)('in %s', (lang) => {
  it('I18N-01 every screen of a gift is free of faults that axe knows, and fits 360 pixels', async () => {
    page = await openPage({ locale: lang });
    const faults: Record<string, string[]> = {};
    await walk(lang, async (screen) => {
      const overflow = await horizontalOverflow(page);
      const found = [...(await accessibilityFaults(page)), ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
      if (found.length > 0) faults[screen] = found;
    });
    expect(faults).toEqual({});
  });

  it('ELEM-01 nothing moves while the card appears', async () => {
    page = await openPage({ locale: lang });
    const shifts = await watchLayoutShifts(page);
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/${lang}/don`);
    await ready();
    expect(await shifts()).toEqual([]);
  });

  it('ELEM-01 dark colours keep their contrast', async () => {
    page = await openPage({ locale: lang, colorScheme: 'dark' });
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/${lang}/don`);
    await ready();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('the page of a fund', () => {
  it.each([
    ['above the content on phones', 360],
    ['at its side on desktops', 1280],
  ])('DON-03 has the card %s', async (_, width) => {
    page = await openPage({ locale: 'fr', viewport: { width, height: 800 } });
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/don/toit`);
    await ready();
    await page.locator('org-donation .rich-text').waitFor();
    const [card, content] = await Promise.all([
      page.locator('org-donation .donation-card').first().boundingBox(),
      page.locator('org-donation .donation-content').first().boundingBox(),
    ]);
    if (width < 760) expect(card!.y + card!.height).toBeLessThanOrEqual(content!.y);
    else expect([content!.x + content!.width <= card!.x, card!.y < content!.y + content!.height]).toEqual([true, true]);
  });
});

describe('with the keyboard alone', () => {
  /** What has the focus, inside shadow roots too: its label, and whether it shows that it has it. */
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return {
        tag: element?.localName ?? '',
        type: element?.getAttribute('type') ?? '',
        purpose: element?.getAttribute('autocomplete') ?? '',
        text: element?.textContent.trim() ?? '',
      };
    });
  /** Presses Tab until `wanted` has the focus. */
  async function tabTo(wanted: (element: Awaited<ReturnType<typeof focused>>) => boolean) {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (wanted(await focused())) return;
    }
    throw new Error(`never reached; the last was ${JSON.stringify(await focused())}`);
  }

  it('PROD-02 DON-07 a visitor gives 50 € and reaches the thanks', async () => {
    page = await openPage({ locale: 'fr' });
    const ready = await watchReady(page);
    await page.goto(`${bench().server.url}/don`);
    await ready();
    await tabTo(({ type }) => type === 'radio'); // frequency
    await tabTo(({ type }) => type === 'radio'); // amounts
    await page.keyboard.press('Space');
    await tabTo(({ tag, type }) => tag === 'button' && type === 'submit');
    expect((await focused()).text).toMatch(/^Donner 50\s€/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/paiement\?.*intent=/);
    await submit().waitFor();
    await tabTo(({ type }) => type === 'radio');
    await page.keyboard.press('Space');
    const values = { 'given-name': 'Ana', 'family-name': 'Lévy', email: 'ana@example.org', tel: '0612345678' };
    const address = { 'address-line1': '12 rue des Lilas', 'postal-code': '75020', 'address-level2': 'Paris' };
    for (const [purpose, value] of Object.entries({ ...values, ...address })) {
      await tabTo((element) => element.purpose === purpose);
      await page.keyboard.type(value);
    }
    await tabTo(({ tag, type }) => tag === 'button' && type === 'submit');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pay\//);
    await tabTo(({ text }) => /^Payer/.test(text));
    await page.keyboard.press('Enter');
    await page.getByText('Merci !').waitFor();
  });
});
